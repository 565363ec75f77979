//! Writes pictures of tables in play for the tests of the browser client: crowded ones for 3, 5 and 8 seats, and one
//! for each kind of question. The same seeds give the same files: `cargo run -p hypergate-protocol --example fixtures`.

use std::fs;
use std::path::Path;

use bots::{Budget, Level as BotLevel};
use engine::ask::{Ask, Question, Topic};
use engine::table::{Seat, Seats};
use engine::view::Eye;
use engine::{Game, Options};
use protocol::*;

/// A table, whose eyes see it, and what they see.
#[derive(serde::Serialize)]
struct Fixture {
    you: Option<Seat>,
    table: TableInfo,
    snapshot: Snapshot,
}

fn table(players: u8) -> TableInfo {
    let names = ["Ada", "Boris", "Chiyo", "Dana", "Emil", "Fatima", "Goran", "Hana"];
    let seat = |name: &&str| SeatInfo { name: name.to_string(), sitter: Sitter::Bot { level: Level::Rookie } };
    let mut seats: Vec<SeatInfo> = names[..players as usize].iter().map(seat).collect();
    seats[0].sitter = Sitter::Person { present: true, covered: false };
    TableInfo {
        code: "fixture".into(),
        options: TableOptions { listed: true, ..TableOptions::new(players, Preset::Standard).timed(60) },
        stage: Stage::Playing,
        seats,
        host: Seat(0),
        watching: 2,
        paused: false,
    }
}

/// The word for a kind of question.
fn kind(ask: &Ask) -> &'static str {
    match &ask.question {
        Question::Use { .. } if ask.topic == Topic::Respond => "respond",
        Question::Use { .. } => "use",
        Question::YesNo => "yes-no",
        Question::Choice { .. } if ask.topic == Topic::Ally => "ally",
        Question::Choice { .. } => "choice",
        Question::Number { .. } => "number",
        Question::Seat { .. } => "seat",
        Question::Seats { .. } => "seats",
        Question::Allot { .. } => "allot",
        Question::Split { .. } => "split",
        Question::Face { .. } => "face",
        Question::Cards { .. } if ask.topic == Topic::Select => "select",
        Question::Cards { .. } => "cards",
        Question::Planet { .. } => "planet",
        Question::Ships { .. } => "ships",
        Question::Spread { .. } => "spread",
        Question::Deal(table) if table.offer.is_some() => "deal-offer",
        Question::Deal(_) => "deal",
    }
}

fn fixture(game: &Game, ask: &Ask, log: &[engine::view::What]) -> Fixture {
    let eye = game.players[ask.seat.ix()].controller;
    let view = game.view(eye);
    let labels = match (&ask.question, ask.source) {
        (Question::Choice { .. }, Some(source)) => {
            game.cast().ability(source).labels.iter().map(|l| l.to_string()).collect()
        }
        _ => Vec::new(),
    };
    let prompt = Prompt {
        id: 1,
        ask: ask.clone(),
        named: view.named.clone(),
        labels,
        filed: None,
        loud: true,
        again: false,
        ahead: false,
    };
    let waiting = match (&ask.question, ask.topic) {
        (Question::Deal(_), _) => Waiting::Deal,
        (Question::Use { .. }, Topic::Respond) => Waiting::Response,
        (Question::Use { .. }, _) => Waiting::LastCall,
        _ => Waiting::Decision,
    };
    let conditions = Condition::all(game, ask.seat, &view.sheets);
    Fixture {
        you: Some(ask.seat),
        table: table(game.players.len() as u8),
        snapshot: Snapshot {
            seq: 1,
            names: Names::of(game),
            board: view.into(),
            wait: Some(Wait {
                kind: waiting,
                seats: if ask.open { Seats::one(ask.seat) } else { Seats::NONE },
                moment: None,
                about: None,
                left: Some(42_000),
                length: Some(60_000),
                held: false,
                may_win: Seats::NONE,
            }),
            prompts: vec![prompt],
            wishes: Wishes::default(),
            conditions,
            undo: false,
            log: log.iter().rev().take(60).rev().map(|w| w.for_eye(Eye::Of(eye))).collect(),
        },
    }
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/fixtures");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let write = |name: &str, fixture: &Fixture| {
        let text = serde_json::to_string(fixture).expect("plain data");
        fs::write(folder.join(format!("{name}.json")), text).expect("the file can be written");
    };
    let mut seen: Vec<&'static str> = Vec::new();
    for (players, seed) in [(3u8, 7u64), (4, 11), (5, 5), (5, 6), (4, 12), (8, 3)] {
        let Ok(mut game) = Game::new(content::catalogue(), Options::new(players, seed).with_sets(&["base"])) else {
            eprintln!("no game for {players} players");
            continue;
        };
        game.record();
        let mut sitters: Vec<_> =
            (0..players).map(|i| bots::player(BotLevel::Rookie, seed + i as u64, Budget::Iterations(1))).collect();
        let (mut log, mut crowded) = (Vec::new(), false);
        while game.finish().is_none() {
            let ask = game.pending()[0].clone();
            log.extend(game.take_events());
            let kind = kind(&ask);
            if !seen.contains(&kind) && log.len() > 100 {
                seen.push(kind);
                write(&format!("ask-{kind}"), &fixture(&game, &ask, &log));
            }
            let far = log.len() > 400 && ask.topic == Topic::Select;
            if far && !crowded {
                crowded = true;
                write(&format!("crowded-{players}"), &fixture(&game, &ask, &log));
            }
            let answer = sitters[ask.seat.ix()].answer(&game, &ask);
            game.answer(ask.seat, game.version(), answer).expect("bots answer legally");
        }
    }
    println!("{} kinds of questions: {}", seen.len(), seen.join(", "));
}

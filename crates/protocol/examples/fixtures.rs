//! Writes pictures of tables in play for the tests of the browser client: crowded ones for 3 to 8 seats, one for each
//! kind of question, and one with a kicker. The same seeds give the same files: `cargo run -p hypergate-protocol --example fixtures`.

use std::fs;
use std::path::Path;

use bots::{Budget, Level as BotLevel};
use engine::ask::{Ask, Question, Topic};
use engine::flow::Encounter;
use engine::options::Rewards;
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

fn table(players: u8, rewards: Rewards) -> TableInfo {
    let names = ["Ada", "Boris", "Chiyo", "Dana", "Emil", "Fatima", "Goran", "Hana"];
    let seat = |name: &&str| SeatInfo { name: name.to_string(), sitter: Sitter::Bot { level: Level::Rookie } };
    let mut seats: Vec<SeatInfo> = names[..players as usize].iter().map(seat).collect();
    seats[0].sitter = Sitter::Person { present: true, covered: false };
    TableInfo {
        code: "fixture".into(),
        options: TableOptions { listed: true, rewards, ..TableOptions::new(players, Preset::Standard).timed(60) },
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

fn fixture(game: &Game, rewards: Rewards, ask: &Ask, log: &[engine::view::What]) -> Fixture {
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
        table: table(game.players.len() as u8, rewards),
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
    let (base, both): (&[&str], &[&str]) = (&["base"], &["base", "incursion"]);
    let (none, deck) = (Rewards::None, Rewards::Deck);
    let tables = [
        (3u8, 7u64, base, none),
        (4, 11, base, none),
        (5, 5, base, none),
        (5, 6, base, none),
        (4, 12, base, none),
        (8, 3, base, none),
        (6, 1, both, deck),
        (6, 6, both, deck),
    ];
    let mut kicked = false;
    for (players, seed, sets, rewards) in tables {
        let options = Options::new(players, seed).with_sets(sets).with_rewards(rewards);
        let Ok(mut game) = Game::new(content::catalogue(), options) else {
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
            // Rewards are split in three where there is a reward deck.
            let whole = kind != "split" || rewards == Rewards::Deck;
            if !seen.contains(&kind) && log.len() > 100 && whole {
                seen.push(kind);
                write(&format!("ask-{kind}"), &fixture(&game, rewards, &ask, &log));
            }
            let far = log.len() > 400 && ask.topic == Topic::Select;
            if far && !crowded {
                crowded = true;
                let name = if rewards == Rewards::None { "crowded" } else { "rewards" };
                write(&format!("{name}-{players}"), &fixture(&game, rewards, &ask, &log));
            }
            // Both sides have laid their cards, one of them with a kicker, and the totals are known.
            let kicker = |e: &Encounter| e.kickers.iter().any(|k| k.is_some()) && e.revealed;
            if !kicked && log.len() > 200 && game.maybe_encounter().is_some_and(kicker) {
                kicked = true;
                write("kicker-6", &fixture(&game, rewards, &ask, &log));
            }
            let answer = sitters[ask.seat.ix()].answer(&game, &ask);
            game.answer(ask.seat, game.version(), answer).expect("bots answer legally");
        }
    }
    println!("{} kinds of questions: {}", seen.len(), seen.join(", "));
}

//! Writes pictures of tables in play for the tests of the browser client: crowded ones for 3 to 7 seats, one for each
//! kind of question, and rare things; and the catalogue. All come from games that bots play, the same ones every time:
//! `cargo run -p hypergate-server --example fixtures`; with names, only these.

use std::fs;
use std::path::Path;

use bots::{Budget, Level as BotLevel};
use engine::ability::Source;
use engine::ask::{Ask, Question, Topic};
use engine::options::Rewards;
use engine::table::{DeckId, Place, Seat, Seats, ShipGroup};
use engine::view::{EncounterView, Event, Eye, View};
use engine::{Game, Options};
use protocol::cosmic::{Condition, Known, MorePrompt, MoreWait, Names, Prompt, Snapshot, Wait, Wishes};
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
        proposal: None,
        paused: false,
        stalled: false,
        archived: false,
        muted: Muted::default(),
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
        Question::Cards { .. } if ask.topic == Topic::ChooseAlien => "alien",
        Question::Cards { .. } => "cards",
        Question::Planet { .. } => "planet",
        Question::Ships { .. } => "ships",
        Question::Spread { .. } => "spread",
        Question::Deal(table) if table.offer.is_some() => "deal-offer",
        Question::Deal(_) => "deal",
    }
}

fn fixture(game: &Game, rewards: Rewards, ask: &Ask, log: &[Event]) -> Fixture {
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
        more: MorePrompt { named: view.named.clone(), labels, words: Vec::new() },
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
    let conditions = Condition::all(game, ask.seat, &view.pieces);
    Fixture {
        you: Some(ask.seat),
        table: table(game.players.len() as u8, rewards),
        snapshot: Snapshot {
            seq: 1,
            more: Known { names: Names::of(game), wishes: Wishes::default(), conditions },
            board: view.into(),
            wait: Some(Wait {
                kind: waiting,
                seats: if ask.open { Seats::one(ask.seat) } else { Seats::NONE },
                left: Some(42_000),
                length: Some(60_000),
                held: false,
                more: MoreWait { moment: None, about: None, may_win: Seats::NONE, said: game.said().to_vec() },
            }),
            prompts: vec![prompt],
            undo: false,
            log: log.iter().rev().take(60).rev().map(|w| w.for_eye(Eye::Of(eye))).collect(),
        },
    }
}

/// A moment of a game, as the one sees it who is asked then.
struct Moment<'a> {
    view: &'a View,
    log: &'a [Event],
    ask: &'a Ask,
    game: &'a Game,
}

impl Moment<'_> {
    fn encounter(&self, fits: impl Fn(&EncounterView) -> bool) -> bool {
        self.view.encounter.as_ref().is_some_and(fits)
    }
    fn ships(&self, fits: impl Fn(&ShipGroup) -> bool) -> bool {
        self.view.ships.iter().any(fits)
    }
    /// Was a card used of late by one of its abilities?
    fn used(&self, card: &str, index: u8) -> bool {
        let is = |source| matches!(source, Source::Card(kind) if self.game.cast().cards[kind.ix()].id == card);
        let used =
            |what: &Event| matches!(what, Event::Uses { ability, .. } if is(ability.source) && ability.index == index);
        self.log.iter().rev().take(12).any(used)
    }
}

/// A moment that is looked for in the games of these aliens.
struct Scene {
    name: &'static str,
    aliens: &'static [&'static str],
    rewards: Rewards,
    variants: &'static [&'static str],
    is: fn(&Moment) -> bool,
}

const SCENES: &[Scene] = &[
    Scene {
        name: "crowded-6",
        aliens: &["cryo", "miser", "citadel", "fungus", "warpish", "pacifist"],
        rewards: Rewards::Deck,
        variants: &[],
        is: |m| {
            let hidden =
                |deck| m.view.pieces.iter().flat_map(|s| &s.cards).any(|(_, c)| c.face.is_none() && c.back == deck);
            let stored = hidden(DeckId::Cosmic) && hidden(DeckId::Reward);
            let ships = m.ships(|g| g.height > 1) && m.ships(|g| matches!(g.place, Place::Around(..)));
            m.ask.topic == Topic::Select && stored && m.view.beside.len() > 1 && ships
        },
    },
    Scene {
        name: "seconds-5",
        aliens: &["deuce", "human", "trader", "virus", "macron"],
        rewards: Rewards::Deck,
        variants: &[],
        is: |m| m.encounter(|e| e.totals.is_some() && e.seconds.iter().any(Option::is_some)),
    },
    Scene {
        name: "hired-5",
        aliens: &["merchant", "human", "trader", "virus", "macron"],
        rewards: Rewards::None,
        variants: &[],
        is: |m| m.encounter(|e| e.totals.is_some()) && m.ships(|g| g.hired && g.count > 2),
    },
    Scene {
        name: "vessel-5",
        aliens: &["leviathan", "human", "trader", "virus", "macron"],
        rewards: Rewards::None,
        variants: &[],
        is: |m| m.ask.topic == Topic::Select && m.view.planets.iter().any(|p| p.in_gate),
    },
    Scene {
        name: "captives-5",
        aliens: &["fungus", "human", "trader", "virus", "macron"],
        rewards: Rewards::None,
        variants: &[],
        is: |m| m.ask.topic == Topic::Select && m.ships(|g| matches!(g.place, Place::Around(..))),
    },
    Scene {
        name: "rift-6",
        aliens: &["hacker", "human", "trader", "virus", "macron", "filch"],
        rewards: Rewards::Deck,
        variants: &[],
        is: |m| m.used("rift", 1),
    },
    Scene {
        name: "counts-4",
        aliens: &["chosen", "human", "trader", "virus"],
        rewards: Rewards::None,
        variants: &[],
        is: |m| m.log.len() > 100 && m.encounter(|e| e.counts.iter().any(Option::is_some) && e.totals.is_some()),
    },
    Scene {
        name: "outcome-4",
        aliens: &["healer", "human", "trader", "virus"],
        rewards: Rewards::None,
        variants: &[],
        is: |m| {
            let left = !m.ships(|g| matches!(g.place, Place::Gate | Place::Beside));
            m.log.len() > 100 && left && m.encounter(|e| e.outcome.is_some() && e.totals.is_some())
        },
    },
    Scene {
        name: "between-4",
        aliens: &["human", "zombie", "trader", "virus"],
        rewards: Rewards::None,
        variants: &[],
        is: |m| m.log.len() > 100 && m.view.begun && m.view.encounter.is_none(),
    },
    Scene {
        name: "asked-4",
        aliens: &["seeker", "human", "trader", "virus"],
        rewards: Rewards::None,
        variants: &[],
        is: |m| m.ask.topic == Topic::Answer && m.log.len() > 100,
    },
    Scene {
        name: "techs-5",
        aliens: &["human", "trader", "virus", "macron", "filch"],
        rewards: Rewards::None,
        variants: &["technology"],
        is: |m| {
            let techs = m.view.pieces.iter().filter(|p| p.back.is_some() && p.holder.is_some());
            let up = techs.filter(|p| !p.down).count();
            let crew = m.view.ships.iter().filter(|g| matches!(g.place, Place::On(_))).count();
            m.ask.topic == Topic::Select && up > 1 && crew > 2
        },
    },
];

/// Bots play a game; at every question the moment is looked at, until that has seen enough.
fn play(options: Options, mut look: impl FnMut(&Game, &Ask, &[Event]) -> bool) {
    let (players, seed) = (options.players, options.seed);
    let mut game = Game::new(content::catalogue(), options).expect("there is such a table");
    game.record();
    let mut sitters: Vec<_> =
        (0..players).map(|i| bots::player(BotLevel::Rookie, seed + i as u64, Budget::Iterations(1))).collect();
    let mut log = Vec::new();
    while game.finish().is_none() {
        let ask = game.pending()[0].clone();
        log.extend(game.take_events());
        if look(&game, &ask, &log) {
            return;
        }
        let answer = sitters[ask.seat.ix()].answer(&game, &ask);
        game.answer(ask.seat, game.version(), answer).expect("bots answer legally");
    }
}

const BOTH: &[&str] = &["base", "incursion"];

/// One picture for each kind of question, and crowded tables.
fn questions(write: &dyn Fn(&str, &Fixture)) {
    let mut seen: Vec<&'static str> = Vec::new();
    let base: &[&str] = &["base"];
    let (none, deck) = (Rewards::None, Rewards::Deck);
    let tables = [
        (3u8, 7u64, base, none),
        (4, 11, base, none),
        (5, 5, base, none),
        (5, 6, base, none),
        (4, 12, base, none),
        (6, 1, BOTH, deck),
        (6, 6, BOTH, deck),
        (7, 1, BOTH, none),
    ];
    let mut kicked = false;
    for (players, seed, sets, rewards) in tables {
        let mut crowded = false;
        play(Options::new(players, seed).with_sets(sets).with_rewards(rewards), |game, ask, log| {
            let picture = || fixture(game, rewards, ask, log);
            let kind = kind(ask);
            // Rewards are split in three where there is a reward deck.
            let whole = kind != "split" || rewards == Rewards::Deck;
            // Aliens are chosen at the beginning; everything else is asked at a table at which much has happened.
            let late = log.len() > 100 || kind == "alien";
            if !seen.contains(&kind) && late && whole {
                seen.push(kind);
                write(&format!("ask-{kind}"), &picture());
            }
            if !crowded && log.len() > 400 && ask.topic == Topic::Select {
                crowded = true;
                let name = if rewards == Rewards::None { "crowded" } else { "rewards" };
                write(&format!("{name}-{players}"), &picture());
            }
            // Both sides have laid their cards, one of them with a kicker, and the totals are known.
            let kicker = |e: &EncounterView| e.kickers.iter().any(Option::is_some) && e.totals.is_some();
            if !kicked && log.len() > 200 && game.view_for(Eye::Watcher).encounter.as_ref().is_some_and(kicker) {
                kicked = true;
                write("kicker-6", &picture());
            }
            false
        });
    }
    println!("{} kinds of questions: {}", seen.len(), seen.join(", "));
}

/// What is rare is looked for in one game after the other.
fn scenes(write: &dyn Fn(&str, &Fixture)) {
    for scene in SCENES {
        let players = scene.aliens.len() as u8;
        let found = (1..=400).find(|seed| {
            let options = Options::new(players, *seed).with_sets(BOTH).with_aliens(scene.aliens);
            let mut found = false;
            let options = options.with_rewards(scene.rewards).with_variants(scene.variants);
            play(options, |game, ask, log| {
                let view = game.view(game.players[ask.seat.ix()].controller);
                found = (scene.is)(&Moment { view: &view, log, ask, game });
                if found {
                    write(scene.name, &fixture(game, scene.rewards, ask, log));
                }
                found
            });
            found
        });
        match found {
            Some(seed) => println!("{}: seed {seed}", scene.name),
            None => println!("{}: in no game", scene.name),
        }
    }
}

fn main() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests");
    let file = |name: &str, text: String| fs::write(tests.join(name), text).expect("the file can be written");
    let only: Vec<String> = std::env::args().skip(1).collect();
    let write = |name: &str, fixture: &Fixture| {
        if !only.is_empty() && !only.iter().any(|wanted| wanted == name) {
            return;
        }
        file(&format!("fixtures/{name}.json"), serde_json::to_string(fixture).expect("plain data"));
    };
    file("fixture/catalogue.json", serde_json::to_string(&server::facts::catalogue()).expect("plain data"));
    questions(&write);
    scenes(&write);
}

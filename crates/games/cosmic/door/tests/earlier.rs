//! Games of earlier builds are played again from their beginning: their chance is the quick generator's, and their aliens are
//! numbered as they were dealt. `crates/house/server/tests/earlier.rs` opens whole tables.

use cosmic::Cosmic;
use cosmic::tables::{Entry, Saved, Table};
use engine::Game;
use engine::save::LoadError;
use engine::table::Seat;
use protocol::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use table::*;

fn setup() -> Setup {
    let options = TableOptions::new(4, Preset::Standard).choosing("sets", ["base", "incursion"]);
    Setup { options, chairs: vec![Who::Bot(Level::Rookie); 4], seed: Seed::Earlier(11) }
}

/// A table as an earlier build has stored it: a position alone.
const DRAFT: &str = include_str!("earlier/draft.json");

#[test]
fn a_position_of_an_earlier_build_is_told_from_others() {
    assert!(matches!(Game::load(content::catalogue(), DRAFT), Err(LoadError::Earlier)));
    let saved = Saved { game: DRAFT.into(), inputs: 0, wishes: Vec::new(), ahead: Vec::new(), paused: false };
    let restored = Table::restore(setup(), Some(&saved), &[], 0).err();
    assert!(matches!(restored, Some(RestoreError::Load(LoadError::Earlier))));
}

#[test]
fn a_game_played_again_from_its_beginning_is_dealt_as_it_was() {
    let draft: serde_json::Value = serde_json::from_str(DRAFT).unwrap();
    let anew = setup().begin::<Cosmic>().unwrap();
    assert_eq!(serde_json::json!(anew.cast_ids().collect::<Vec<_>>()), draft["aliens"]);
    assert_eq!(serde_json::json!(anew.state().dealt), draft["state"]["dealt"]);
}

#[test]
fn a_game_with_a_key_goes_on_with_the_same_chance() {
    let setup = Setup { seed: Seed::Key(7.into()), ..setup() };
    let mut game = setup.begin::<Cosmic>().unwrap();
    game.stop_at_edges(false);
    let mut dice = Pcg32::seed_from_u64(7);
    let mut copy = game.clone();
    for _ in 0..200 {
        let ask = game.pending()[0].clone();
        let answer = ask.question.sample(&mut dice);
        game.answer(ask.seat, game.version(), answer.clone()).unwrap();
        copy = Game::load(content::catalogue(), &copy.save()).unwrap();
        copy.answer(ask.seat, copy.version(), answer).unwrap();
        assert_eq!(copy, game);
    }
}

/// Words of the code may change; those that lie in databases and files stay.
#[test]
fn what_is_stored_is_called_as_before() {
    let written = serde_json::to_value(setup()).unwrap();
    assert_eq!(written["places"][0], serde_json::json!({ "bot": "rookie" }));
    let lapse =
        r#"{"place":2,"level":"veteran","topic":"Act","open":true,"version":1,"seed":7,"why":"Late","position":null}"#;
    let read: Lapse = serde_json::from_str(lapse).unwrap();
    assert_eq!((read.chair, serde_json::to_string(&read).unwrap().as_str()), (engine::table::Seat(2), lapse));
}

/// A game of people in the middle of this encounter, and its entries. Bots have played it.
fn played(encounter: usize) -> (Setup, Vec<Entry>) {
    let setup = Setup { seed: Seed::Key(5.into()), ..setup() };
    let (table, step) = Table::new(setup.clone(), 0).unwrap();
    assert!(table.is_over(), "bots do not wait");
    let mut entries = step.entries;
    let rests = entries.iter().enumerate().filter(|(_, e)| matches!(e, Entry::Rest { .. }));
    let (begun, _) = rests.into_iter().nth(encounter - 1).expect("an encounter");
    let later = entries[begun..].iter().enumerate().filter(|(_, e)| matches!(e, Entry::Input(_)));
    let third = later.into_iter().nth(2).expect("three inputs").0;
    entries.truncate(begun + third + 1);
    (Setup { chairs: vec![Who::Person; 4], ..setup }, entries)
}

/// Where the entries say that the game was at rest.
fn rests(entries: &[Entry]) -> Vec<u32> {
    let rest = |e: &Entry| if let Entry::Rest { inputs, .. } = e { Some(*inputs) } else { None };
    entries.iter().filter_map(rest).collect()
}

/// Bots take over and play on.
fn play_on(table: &mut Table) -> Vec<Entry> {
    let mut entries = Vec::new();
    for seat in 0..4 {
        entries.extend(table.sit(0, Seat(seat), Who::Bot(Level::Rookie)).entries);
    }
    assert!(table.is_over());
    entries
}

#[test]
fn what_the_rules_refuse_by_now_sends_the_game_back_to_the_beginning_of_its_encounter() {
    let (setup, mut entries) = played(4);
    let rest = *rests(&entries).last().unwrap();
    let (table, step) = Table::restore(setup.clone(), None, &entries, 0).unwrap();
    assert!(!step.anew && table.inputs() > rest);
    // the last input is one that no rule allows
    let last = entries.iter().rposition(|e| matches!(e, Entry::Input(_))).unwrap();
    entries[last] = Entry::Input(engine::save::Input::Expire);
    let (table, step) = Table::restore(setup.clone(), None, &entries, 0).unwrap();
    assert!(step.anew);
    assert_eq!(table.inputs(), rest);
    assert_eq!(table.game().since_rest(), []);
    assert!(matches!(&step.entries[0], Entry::Anew { inputs, .. } if *inputs == rest));
    // from then on it comes back to the same, whatever was stored before
    entries.extend(step.entries);
    let (mut again, step) = Table::restore(setup.clone(), None, &entries, 0).unwrap();
    assert!(!step.anew);
    assert_eq!(again.game(), table.game());
    entries.extend(play_on(&mut again));
    let (mut later, step) = Table::restore(setup, None, &entries, 0).unwrap();
    assert!(!step.anew);
    assert_eq!(later.inputs(), again.inputs());
    play_on(&mut later); // the last windows are open again
}

#[test]
fn an_encounter_that_goes_otherwise_by_now_begins_anew() {
    let (setup, mut entries) = played(4);
    let [.., before, last] = rests(&entries)[..] else { panic!("several encounters") };
    for entry in &mut entries {
        if let Entry::Rest { inputs, mark } = entry
            && *inputs == last
        {
            *mark = "0123456789abcdef".into();
        }
    }
    let (mut table, step) = Table::restore(setup, None, &entries, 0).unwrap();
    assert!(step.anew);
    assert_eq!(table.inputs(), before);
    play_on(&mut table);
}

#[test]
fn a_snapshot_whose_inputs_lead_elsewhere_by_now_is_taken_at_rest() {
    let (setup, entries) = played(3);
    let (table, _) = Table::restore(setup.clone(), None, &entries, 0).unwrap();
    let saved = table.saved().unwrap();
    let (back, step) = Table::restore(setup.clone(), Some(&saved), &[], 0).unwrap();
    assert!(!step.anew);
    assert_eq!((back.inputs(), back.game().mark()), (table.inputs(), table.game().mark()));
    let saved = Saved { game: with_other_mark(&saved.game), ..saved };
    let (mut back, step) = Table::restore(setup, Some(&saved), &[], 0).unwrap();
    assert!(step.anew);
    assert_eq!(back.game().since_rest(), []);
    play_on(&mut back);
}

/// The same save as if another build had come to another position.
fn with_other_mark(game: &str) -> String {
    let at = game.find("\"mark\":\"").unwrap() + 8;
    let other = game.replace(&game[at..at + 16], "0123456789abcdef");
    let start = other.find("\"body\":").unwrap() + 7;
    let body = &other[start..other.len() - 1];
    let sum =
        body.bytes().fold(0xcbf2_9ce4_8422_2325u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    let before = other.find("\"sum\":\"").unwrap() + 7;
    other.replace(&other[before..before + 16].to_string(), &format!("{sum:016x}"))
}

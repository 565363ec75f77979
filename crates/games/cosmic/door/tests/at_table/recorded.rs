//! Tables whose every message and entry is recorded: four presets, three seeds each, with aliens of the closed boxes. People
//! answer by chance, and also wish, hold, take back, pause, leave and come back.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use bots::{Budget, Player};
use content::official::CLOSED;
use cosmic::Cosmic;
use cosmic::says::{Bell, BellOn, Choices, SkipTo, Wishes};
use cosmic::tables::{Request, Step, Table, Thought};
use engine::ask::{Answer, DealMove};
use engine::options::Rewards;
use engine::table::Seat;
use engine::windows::Phase;
use protocol::*;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use serde::Serialize;
use serde_json::to_value;
use table::*;

/// People who play by chance may play for hours: after so many inputs there is enough to compare.
const INPUTS: u32 = 250;
/// Lines with one digest: it says about where two builds part.
const LINES: usize = 40;

/// The digests of what is said at each table, by its name.
pub type Digests = BTreeMap<String, Vec<String>>;

/// Where the digests are stored.
pub fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded/digests.json")
}

/// All tables by their names.
pub fn tables() -> impl Iterator<Item = (String, Setup)> {
    let presets = [
        ("casual", Preset::Casual),
        ("standard", Preset::Standard),
        ("solo", Preset::Solo),
        ("tournament", Preset::Tournament),
    ];
    presets
        .into_iter()
        .flat_map(|(name, preset)| (1..=3).map(move |seed| (format!("{name}-{seed}"), setup(preset, seed))))
}

/// Bots of each level but the best in turn; the number of people, rewards and planets differ.
fn setup(preset: Preset, seed: u64) -> Setup {
    let people = if preset == Preset::Solo { 1 } else { 1 + seed as usize };
    let players = 3 + seed as u8;
    let bot = [Level::Rookie, Level::Random, Level::Veteran][seed as usize % 3];
    let choices = Choices {
        sets: CLOSED.map(String::from).to_vec(),
        four_planets: seed == 2,
        rewards: [Rewards::None, Rewards::Deck, Rewards::Common][seed as usize % 3],
        ..Choices::default()
    };
    let options = TableOptions::new(players, preset).timed(60).with(&choices);
    let who = |i| if i < people { Who::Person } else { Who::Bot(bot) };
    Setup { options, chairs: (0..players as usize).map(who).collect(), seed: Seed::Key(seed.into()) }
}

/// Everything that is stored and said at a table, a line each.
pub fn told(setup: Setup) -> Vec<String> {
    let is_person = |(i, who): (u8, &Who)| (*who == Who::Person).then_some(Seat(i));
    let people: Vec<Seat> = (0..).zip(&setup.chairs).filter_map(is_person).collect();
    let dice = Pcg32::seed_from_u64(setup.options.players.into());
    let (table, step) = Table::new(setup, 0).expect("a possible table");
    let mut room = Room { table, people, now: 0, dice, lines: Vec::new() };
    room.hear(step);
    room.table.watched(Audience::Watchers, true);
    for seat in room.people.clone() {
        room.table.watched(Audience::Chair(seat), true);
        let step = room.table.presence(0, seat, true);
        room.hear(step);
    }
    while !room.table.is_over() && room.table.inputs() < INPUTS {
        room.go_on();
    }
    room.look();
    room.lines
}

/// The digests of lines: each of some.
pub fn digests(lines: &[String]) -> Vec<String> {
    let digest = |lines: &[String]| {
        let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
        let sum = bytes.fold(0xcbf2_9ce4_8422_2325u64, |sum, b| (sum ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        format!("{:08x}", (sum >> 32) as u32 ^ sum as u32)
    };
    lines.chunks(LINES).map(digest).collect()
}

/// Bots that think for a moment, always for the same one.
fn hasty(level: bots::Level, seed: u64, _: Budget) -> Box<dyn Player<Cosmic> + Send> {
    cosmic::player(level, seed, Budget::Iterations(6))
}

/// A table and those around it.
struct Room {
    table: Table,
    people: Vec<Seat>,
    now: Millis,
    dice: Pcg32,
    lines: Vec<String>,
}

impl Room {
    /// Keys in their order: in which one fields are declared is no difference.
    fn note(&mut self, what: impl Display, said: &impl Serialize) {
        let said = to_value(said).expect("plain data");
        self.lines.push(format!("{} {what} {said}", self.now));
    }
    fn hear(&mut self, step: Step) {
        let mut steps = vec![step];
        while let Some(step) = steps.pop() {
            step.entries.iter().for_each(|entry| self.note("stored", entry));
            for (audience, message) in &step.frames {
                self.note(format_args!("to {audience:?}"), message);
            }
            assert_eq!(step.lapses, []);
            for thought in step.thoughts.into_iter().rev().filter(Thought::is_wanted) {
                let idea = thought.think(hasty);
                steps.push(self.table.idea(self.now, idea));
            }
        }
    }
    fn ask(&mut self, seat: Seat, request: Request) {
        match self.table.request(self.now, seat, request) {
            Ok(step) => self.hear(step),
            Err(why) => self.note("refused", &why),
        }
    }
    /// What each audience sees who comes now.
    fn look(&mut self) {
        let chairs = self.people.iter().map(|seat| Audience::Chair(*seat));
        for audience in chairs.chain([Audience::Watchers]).collect::<Vec<_>>() {
            let snapshot = self.table.snapshot(self.now, audience);
            self.note(format_args!("seen by {audience:?}"), &snapshot);
        }
    }
    /// Somebody does something by chance, or answers what must be answered, or time passes.
    fn go_on(&mut self) {
        if self.dice.random_range(0..12u32) == 0 {
            self.digress();
        }
        for seat in self.people.clone() {
            let prompts = self.table.snapshot(self.now, Audience::Chair(seat)).prompts;
            let asked =
                prompts.into_iter().find(|p| p.filed.is_none() && (p.loud || self.dice.random_range(0..4) == 0));
            if let Some(prompt) = asked {
                let answer = match prompt.ask.question.sample(&mut self.dice) {
                    // talks by chance would never end
                    Answer::Deal(_) if self.dice.random_range(0..3) > 0 => Answer::Deal(Box::new(DealMove::Refuse)),
                    answer => answer,
                };
                return self.ask(seat, Request::Answer { prompt: prompt.id, answer });
            }
        }
        self.now = self.table.next().expect("the table does not stand still").max(self.now);
        let step = self.table.advance(self.now);
        self.hear(step);
    }
    /// What people do besides answering.
    fn digress(&mut self) {
        let seat = *self.people.choose(&mut self.dice).expect("there are people");
        match self.dice.random_range(0..9) {
            0 => self.ask(seat, Request::Hold),
            1 => self.ask(seat, Request::MoreTime),
            2 | 3 => self.ask(seat, Request::Undo),
            4 => self.ask(seat, Request::Wish(Wishes { stops: vec![Phase::Planning], ..Wishes::default() })),
            5 => self.ask(seat, Request::Wish(Wishes { skip: Some(SkipTo::EncounterEnd), ..Wishes::default() })),
            6 => {
                let bells = vec![(BellOn::Power, Bell::Ask)];
                self.ask(
                    seat,
                    Request::Wish(Wishes { bells, full_control: self.now.is_multiple_of(2), ..Wishes::default() }),
                );
            }
            7 => {
                for on in [true, false] {
                    let step = self.table.pause(self.now, on);
                    self.hear(step);
                    self.now += 700;
                }
            }
            _ => {
                for here in [false, true] {
                    let step = self.table.presence(self.now, seat, here);
                    self.hear(step);
                    self.now = self.table.next().unwrap_or(self.now).max(self.now);
                    let step = self.table.advance(self.now);
                    self.hear(step);
                }
                self.look();
            }
        }
    }
}

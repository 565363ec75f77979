//! Whole games at a real table: people beside bots of each level, saved and brought back on the way, with clocks and answers
//! that are taken back; and nobody is told what it may not know.

use protocol::{Level, Preset, TableOptions, ToClient};
use rules::{Controller, Eye, Rules, Seat};
use salvage::{Bid, Board, Event, Game, Options, Salvage};
use table::{AtTable, Audience, Entry, Millis, Prompt, Request, Saved, Seed, Setup, Snapshot, Step, Telling, Who};

type Table = table::Table<Salvage>;

fn setup(chairs: &[Who], seed: u64) -> Setup {
    let options = TableOptions::new(chairs.len() as u8, Preset::Standard);
    Setup { options, chairs: chairs.into(), seed: Seed::Key(seed.into()) }
}

/// One who sits at the table and knows what it was told.
struct Client {
    seat: Seat,
    seq: u32,
    board: Board,
    prompts: Vec<Prompt<Salvage>>,
    events: Vec<Event>,
}

impl Client {
    /// Comes to a table and is told all there is to know.
    fn new(seat: Seat, table: &mut Table, now: Millis) -> Client {
        table.watched(Audience::Chair(seat), true);
        let Snapshot::<Salvage> { seq, board, prompts, log: events, .. } = table.snapshot(now, Audience::Chair(seat));
        Client { seat, seq, board, prompts, events }
    }
    fn hear(&mut self, message: Telling<Salvage>) {
        match through_the_wire(&message) {
            ToClient::Update(update) => {
                assert_eq!(update.seq, self.seq + 1, "numbered without gaps");
                self.seq = update.seq;
                update.patch.iter().for_each(|board| self.board.clone_from(board));
                self.prompts.clone_from(&update.prompts);
                self.events.extend(update.events.iter().map(|event| (**event).clone()));
            }
            ToClient::Anew(all) => {
                (self.seq, self.board, self.prompts, self.events) = (all.seq, all.board, all.prompts, all.log);
            }
            other => panic!("a table does not say {other:?}"),
        }
    }
}

/// What is said, as it comes out of a connection.
fn through_the_wire(message: &Telling<Salvage>) -> Telling<Salvage> {
    let text = serde_json::to_string(message).unwrap();
    let read: Telling<Salvage> = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    read
}

/// A table, the people at it, and what was stored.
struct World {
    table: Table,
    now: Millis,
    people: Vec<Client>,
    entries: Vec<Entry<Salvage>>,
    saved: Option<Saved<Salvage>>,
    thoughts: usize,
}

impl World {
    fn new(setup: Setup) -> World {
        let (table, step) = Table::new(setup, 0).unwrap();
        World::around(table, step, 0)
    }
    fn around(mut table: Table, step: Step<Salvage>, now: Millis) -> World {
        let chairs = table.setup().chairs.clone();
        let sits = |i: &u8| chairs[*i as usize] == Who::Person;
        let people = (0..chairs.len() as u8).filter(sits).map(|i| Client::new(Seat(i), &mut table, now)).collect();
        let mut world = World { table, now, people, entries: Vec::new(), saved: None, thoughts: 0 };
        world.take(step);
        world
    }
    /// What a step brings is stored, told and thought about.
    fn take(&mut self, step: Step<Salvage>) {
        assert!(step.lapses.is_empty() && step.stuck.is_none() && !step.anew, "{step:?}");
        let text = serde_json::to_string(&step.entries).unwrap();
        self.entries.extend(serde_json::from_str::<Vec<_>>(&text).unwrap());
        for (audience, message) in step.frames {
            let Audience::Chair(seat) = audience else { panic!("nobody watches") };
            self.people.iter_mut().find(|client| client.seat == seat).expect("it sits there").hear(message);
        }
        for thought in step.thoughts {
            self.thoughts += 1;
            let idea = thought.think(Salvage::player);
            let step = self.table.idea(self.now, idea);
            self.take(step);
        }
        for client in &self.people {
            let eye = Eye::Of(Controller(client.seat.0));
            let board = Salvage::through(&Salvage::board(self.table.game()), self.table.game(), eye);
            assert_eq!(client.board, board, "patches lead to what lies there");
        }
    }
    /// Everybody answers what it is asked, by a rule of its own; time goes by.
    fn play(&mut self, mut choose: impl FnMut(&Prompt<Salvage>) -> Bid, stop: impl Fn(&Game) -> bool) {
        while !self.table.is_over() && !stop(self.table.game()) {
            let asked = self.people.iter().find_map(|c| c.prompts.first().map(|p| (c.seat, p.clone())));
            if let Some((seat, prompt)) = asked {
                self.answer(seat, prompt.id, choose(&prompt));
            } else {
                self.now = self.table.next().expect("somebody is waited for").max(self.now);
                let step = self.table.advance(self.now);
                self.take(step);
            }
        }
    }
    fn answer(&mut self, seat: Seat, prompt: u32, answer: Bid) {
        let step = self.table.request(self.now, seat, Request::Answer { prompt, answer }).unwrap();
        self.take(step);
    }
    /// The table goes down and comes back, from what was saved or from entries alone.
    fn come_back(self) -> World {
        let (setup, now) = (self.table.setup().clone(), self.now + 1);
        let (table, step) = Table::restore(setup, self.saved.as_ref(), &self.entries, now).unwrap();
        assert_eq!(table.game(), self.table.game());
        assert_eq!(table.inputs(), self.table.inputs());
        let mut world = World { saved: self.saved, ..World::around(table, step, now) };
        world.entries.splice(0..0, self.entries);
        world.thoughts += self.thoughts;
        world
    }
}

fn low(prompt: &Prompt<Salvage>) -> Bid {
    Bid(prompt.ask.hand[0])
}

const PERSON: Who = Who::Person;

#[test]
fn people_and_bots_of_each_level_play_to_the_end() {
    let [random, rookie, veteran] = [Level::Random, Level::Rookie, Level::Veteran].map(Who::Bot);
    for (chairs, thinkers) in [
        (vec![PERSON, random, rookie, veteran], 1),
        (vec![veteran, PERSON, PERSON, rookie], 1),
        (vec![PERSON, veteran, veteran], 2),
        (vec![rookie, PERSON], 0),
        (vec![PERSON, PERSON, PERSON], 0),
    ] {
        for seed in 0..4 {
            let mut world = World::new(setup(&chairs, seed));
            world.play(low, |_| false);
            // One who is asked for its last card need not think, but its table does not know that.
            assert_eq!(world.thoughts, thinkers * 5, "veterans think on a thread of their own");
            let game = world.table.game();
            let winners = Salvage::winners(game).expect("it is over");
            for client in &world.people {
                assert_eq!(client.events.last(), Some(&Event::Over { winners }));
                assert_eq!((client.board.left, client.board.wreck), (0, None));
                assert!(client.prompts.is_empty());
            }
        }
    }
}

#[test]
fn bots_alone_play_in_no_time() {
    for level in [Level::Random, Level::Rookie] {
        let world = World::new(setup(&[Who::Bot(level); 4], 1));
        assert!(world.table.is_over() && world.now == 0);
    }
}

#[test]
fn a_table_comes_back_from_what_was_stored() {
    let mut saves = 0;
    for seed in 0..16 {
        let chairs = [PERSON, Who::Bot(Level::Veteran), PERSON, Who::Bot(Level::Random)];
        let mut world = World::new(setup(&chairs, seed));
        for round in 1..=4 {
            let bids = seed as usize / 2 % 4;
            let stop = |game: &Game| game.rounds() == round && game.asks().len() <= 4 - bids;
            world.play(low, stop);
            // Every other table is saved where that can be, and only what came later is kept beside.
            if let Some(saved) = world.table.saved().filter(|_| seed % 2 == 0) {
                world.saved = serde_json::from_str(&serde_json::to_string(&saved).unwrap()).unwrap();
                world.entries.clear();
                saves += 1;
            }
            world = world.come_back();
        }
        world.play(low, |_| false);
        assert_eq!(world.table.inputs(), 20);
    }
    assert!(saves >= 16, "hardly any table could be saved: {saves}");
}

#[test]
fn a_sealed_bid_may_be_taken_back_until_another_is_there() {
    let mut world = World::new(setup(&[PERSON, PERSON], 3));
    let before = world.table.game().clone();
    let [first, second] = [0, 1].map(|i| world.people[i].prompts[0].clone());
    world.answer(Seat(0), first.id, low(&first));
    assert!(world.table.saved().is_none(), "of what may be taken back the entries know");
    let step = world.table.request(world.now, Seat(0), Request::Undo).unwrap();
    world.take(step);
    assert_eq!(*world.table.game(), before);
    assert!(world.people[1].events.is_empty(), "it has never been");
    let mut world = world.come_back();
    assert_eq!(*world.table.game(), before);

    let prompts = [0, 1].map(|i| world.people[i].prompts[0].clone());
    world.answer(Seat(0), prompts[0].id, low(&first));
    world.answer(Seat(1), prompts[1].id, low(&second));
    assert_eq!(world.table.game().rounds(), 1);
    for seat in [Seat(0), Seat(1)] {
        let refused = world.table.request(world.now, seat, Request::Undo).unwrap_err();
        assert_eq!(refused.code, "no_undo", "the bids have been seen");
    }
}

#[test]
fn what_is_not_legal_is_refused_and_a_clock_stands_in() {
    let mut setup = setup(&[PERSON, PERSON], 5);
    setup.options = setup.options.timed(30);
    let mut world = World::new(setup);
    let prompt = world.people[0].prompts[0].clone();
    let theirs = world.people[1].board.places[1].hand.clone().unwrap()[0];
    let answer = Request::Answer { prompt: prompt.id, answer: Bid(theirs) };
    assert_eq!(world.table.request(0, Seat(0), answer).unwrap_err().code, "not_legal");
    while let Some(next) = world.table.next() {
        world.now = next;
        let step = world.table.advance(next);
        world.take(step);
    }
    assert!(world.table.is_over(), "rookies bid for those who do not");
}

/// Two tables, alike but for what the first seat and those who watch cannot know, tell them the same, word for word.
#[test]
fn nobody_is_told_what_it_may_not_know() {
    let mut differed = 0;
    for seed in 0..30 {
        let players = 2 + (seed % 3) as u8;
        let setup = setup(&vec![PERSON; players as usize], seed);
        let mut truth = setup.begin::<Salvage>().unwrap();
        let mut random = bots::Random::<Salvage>::new(seed);
        let rounds = seed as usize % 5;
        Salvage::play_out(&mut truth, |_, ask| random.answer(ask), |game| game.rounds() == rounds);
        let mut other = Salvage::imagine(&truth, Controller(0), seed);
        Salvage::record(&mut other, |_| true);
        differed += usize::from(Salvage::mark(&truth) != Salvage::mark(&other));
        Salvage::take_events(&mut truth);
        let [told, told_too] = [truth, other].map(|game| {
            let (mut table, _) = Table::with(setup.clone(), game, 0);
            let audiences = [Audience::Chair(Seat(0)), Audience::Watchers];
            audiences.iter().for_each(|audience| table.watched(*audience, true));
            let mut told: Vec<String> = Vec::new();
            // All but one bid, in the same order, the cards at the same places in their hands.
            for seat in (1..players).map(Seat) {
                told.extend(audiences.map(|who| serde_json::to_string(&table.snapshot(0, who)).unwrap()));
                let prompt = table.prompts_of(Audience::Chair(seat)).remove(0);
                let request = Request::Answer { prompt: prompt.id, answer: low(&prompt) };
                let step = table.request(0, seat, request).unwrap();
                let to_them = step.frames.iter().filter(|(who, _)| audiences.contains(who));
                told.extend(to_them.map(|frame| format!("{frame:?}")));
            }
            told
        });
        assert!(told.len() >= 4);
        assert_eq!(told, told_too, "game {seed}");
    }
    assert!(differed > 25, "the worlds were the same");
}

/// Bots look at what their seat may know alone: worlds that differ in the rest get the same answer.
#[test]
fn bots_do_not_peek() {
    for seed in 0..40 {
        let mut truth = Salvage::new(&Options { players: 3, key: seed.into() }).unwrap();
        let mut random = bots::Random::<Salvage>::new(seed);
        Salvage::play_out(&mut truth, |_, ask| random.answer(ask), |game| game.rounds() as u64 == seed % 4);
        let other = Salvage::imagine(&truth, Controller(0), seed);
        let ask = truth.asks()[0].clone();
        assert_eq!(ask.seat, Seat(0));
        for level in bots::Level::ALL {
            let budget = bots::Budget::Iterations(60);
            let answer = |game: &Game| Salvage::player(level, seed, budget).answer(game, &ask);
            assert_eq!(answer(&truth), answer(&other), "a bot of level {level} in game {seed}");
        }
    }
}

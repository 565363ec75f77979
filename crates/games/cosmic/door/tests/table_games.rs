//! Whole games at a table: with bots, with people who pass, with one who comes and goes; saved and restored on the way.

use cosmic::Cosmic;
use cosmic::says::{Bell, BellOn, Board, Condition, Known, Prompt, SkipTo, Snapshot, ToClient, Wishes};
use cosmic::tables::{Entry, Request, Step, Table};
use engine::Game;
use engine::ask::{Answer, Question};
use engine::table::{DefIx, Seat, Seats};
use engine::view::PieceView;
use protocol::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use table::*;

fn options(players: u8, preset: Preset) -> TableOptions {
    TableOptions::new(players, preset).timed(60).choosing("four_planets", true)
}

fn setup(players: u8, people: u8, preset: Preset, seed: u64) -> Setup {
    let who = |i: u8| if i < people { Who::Person } else { Who::Bot(Level::Rookie) };
    Setup { options: options(players, preset), chairs: (0..players).map(who).collect(), seed: Seed::Key(seed.into()) }
}

/// A client: a board kept up to date by patches, as every client does it.
struct Client {
    seat: Seat,
    board: Option<Board>,
    seq: u32,
    prompts: Vec<Prompt>,
    conditions: Vec<Condition>,
    seen: usize,
}

impl Client {
    fn hear(&mut self, message: &ToClient) {
        match message {
            ToClient::Update(update) => {
                assert_eq!(update.seq, self.seq + 1, "numbered without gaps");
                self.seq = update.seq;
                update.patch.clone().apply(self.board.as_mut().unwrap());
                self.prompts.clone_from(&update.prompts);
                update.more.conditions.iter().for_each(|now| self.conditions.clone_from(now));
                self.seen += update.events.len();
            }
            ToClient::Anew(snapshot) => self.start(snapshot),
            ToClient::Kept { .. } => {}
            other => panic!("a table does not say {other:?}"),
        }
    }
    fn start(&mut self, snapshot: &Snapshot) {
        (self.board, self.seq) = (Some(snapshot.board.clone()), snapshot.seq);
        self.prompts.clone_from(&snapshot.prompts);
        self.conditions.clone_from(&snapshot.more.conditions);
    }
}

struct World {
    table: Table,
    clients: Vec<Client>,
    now: Millis,
    entries: Vec<Entry>,
}

impl World {
    fn new(setup: Setup) -> World {
        let people = setup.chairs.iter().filter(|w| **w == Who::Person).count();
        let (table, step) = Table::new(setup, 0).unwrap();
        let clients = (0..people)
            .map(|i| Client {
                seat: Seat(i as u8),
                board: None,
                seq: 0,
                prompts: Vec::new(),
                conditions: Vec::new(),
                seen: 0,
            })
            .collect();
        let mut world = World { table, clients, now: 0, entries: step.entries };
        world.come();
        world
    }
    fn come(&mut self) {
        for i in 0..self.clients.len() {
            let seat = self.clients[i].seat;
            self.table.watched(Audience::Chair(seat), true);
            let snapshot = self.table.snapshot(self.now, Audience::Chair(seat));
            self.clients[i].start(&snapshot);
        }
        for i in 0..self.clients.len() {
            let step = self.table.presence(self.now, self.clients[i].seat, true);
            self.take(step);
        }
    }
    fn take(&mut self, step: Step) {
        assert!(step.thoughts.is_empty(), "rookies answer at once");
        self.entries.extend(step.entries);
        for (audience, message) in step.frames {
            match audience {
                Audience::Chair(seat) => self.clients[seat.ix()].hear(&message),
                Audience::Watchers => panic!("nobody watches"),
            }
        }
        for client in self.clients.iter().filter(|c| c.board.is_some()) {
            let Snapshot { board, more, .. } = self.table.snapshot(self.now, Audience::Chair(client.seat));
            assert!(client.board.as_ref() == Some(&board), "patches lead to what the table shows");
            assert_eq!(client.conditions, more.conditions, "changes are told");
        }
    }
    /// Every client answers what it must; windows are passed or left alone.
    fn play(&mut self, dice: &mut Pcg32, mut between: impl FnMut(&mut World)) {
        // People who play by chance may play for hours.
        while !self.table.is_over() && self.table.inputs() < 800 {
            let must = |p: &Prompt| matches!(p.ask.question, Question::Use { pass: false, .. });
            let loud = |p: &&Prompt| p.filed.is_none() && (p.loud || must(p));
            let todo = self.clients.iter().find_map(|c| c.prompts.iter().find(loud).map(|p| (c.seat, p.clone())));
            if let Some((seat, prompt)) = todo {
                let answer = match prompt.ask.question.sample(dice) {
                    Answer::Deal(_) => Answer::Deal(Box::new(engine::ask::DealMove::Refuse)),
                    answer => answer,
                };
                let request = Request::Answer { prompt: prompt.id, answer };
                let step = self.table.request(self.now, seat, request).unwrap();
                self.take(step);
            } else if let Some(next) = self.table.next() {
                self.now = next.max(self.now);
                let step = self.table.advance(self.now);
                self.take(step);
            } else {
                panic!("the table stands still");
            }
            between(self);
        }
    }
}

#[test]
fn bots_play_a_whole_game_in_no_time() {
    for seed in 0..5 {
        let (table, step) = Table::new(setup(4, 0, Preset::Standard, seed), 0).unwrap();
        assert!(table.is_over(), "nobody is waited for");
        assert!(step.over && step.frames.is_empty());
    }
}

#[test]
fn people_play_a_whole_game_at_every_pace() {
    for (preset, seed) in [(Preset::Standard, 1), (Preset::Casual, 2), (Preset::Solo, 3), (Preset::Tournament, 4)] {
        let people = if preset == Preset::Solo { 1 } else { 2 };
        let mut world = World::new(setup(4, people, preset, seed));
        world.play(&mut Pcg32::seed_from_u64(seed), |_| {});
        assert!(world.clients[0].seen > 100);
    }
}

#[test]
fn a_table_comes_back_where_it_was() {
    let mut world = World::new(setup(3, 2, Preset::Standard, 7));
    let mut dice = Pcg32::seed_from_u64(7);
    let (mut steps, mut saved, mut restores) = (0, None, 0);
    world.play(&mut dice, |world| {
        steps += 1;
        if steps % 7 == 0
            && let Some(now) = world.table.saved()
        {
            world.entries.clear();
            saved = Some(now);
        }
        if steps % 11 == 0 {
            let setup = world.table.setup().clone();
            let (table, step) = Table::restore(setup, saved.as_ref(), &world.entries, world.now).unwrap();
            assert!(step.entries.is_empty(), "nothing happens by coming back");
            assert_eq!(table.inputs(), world.table.inputs());
            world.table = table;
            world.come();
            restores += 1;
        }
    });
    assert!(restores > 10);
}

#[test]
fn one_who_is_gone_is_played_by_a_bot_and_comes_back() {
    let mut world = World::new(setup(3, 1, Preset::Standard, 9));
    let me = Seat(0);
    let step = world.table.presence(0, me, false);
    world.take(step);
    let mut covered = false;
    while !world.table.is_over() && world.table.inputs() < 60 {
        world.now = world.table.next().expect("time goes on").max(world.now);
        let step = world.table.advance(world.now);
        world.take(step);
        covered |= matches!(world.table.sitters()[0], Sitter::Person { covered: true, .. });
    }
    assert!(covered);
    let step = world.table.presence(world.now, me, true);
    world.take(step);
    assert_eq!(world.table.sitters()[0], Sitter::Person { present: true, covered: false });
}

#[test]
fn bad_requests_change_nothing() {
    let mut world = World::new(setup(3, 2, Preset::Standard, 5));
    let before = world.table.game().clone();
    let prompt = world.clients[0].prompts[0].clone();
    let codes = [
        (Seat(0), Request::Answer { prompt: prompt.id + 50, answer: Answer::Pass }, "stale"),
        (Seat(1), Request::Answer { prompt: prompt.id + 1, answer: Answer::Pass }, "stale"),
        (Seat(0), Request::Answer { prompt: prompt.id, answer: Answer::Number(99) }, "not_legal"),
        (Seat(9), Request::Hold, "not_yours"),
        (Seat(0), Request::Undo, "no_undo"),
        (Seat(0), Request::MoreTime, "no_deal"),
        (Seat(0), Request::Hold, "no_window"),
    ];
    for (seat, request, code) in codes {
        let refused = world.table.request(1, seat, request.clone()).unwrap_err();
        assert_eq!(refused.code, code, "{request:?}: {}", refused.why);
        assert_eq!(*world.table.game(), before);
    }
}

#[test]
fn what_was_filed_for_a_window_is_still_filed_when_the_table_comes_back() {
    let filed: u32 = (7..10).map(filed_and_back).sum();
    assert!(filed > 10, "{filed}");
}

/// How often something was filed in a game and still there when the table came back.
fn filed_and_back(seed: u64) -> u32 {
    let mut world = World::new(setup(3, 2, Preset::Standard, seed));
    let (mut filed, mut all) = (0, world.entries.clone());
    world.play(&mut Pcg32::seed_from_u64(seed), |world| {
        all.append(&mut world.entries);
        let window = |p: &&Prompt| {
            p.filed.is_none() && matches!(&p.ask.question, Question::Use { offers, pass: true } if !offers.is_empty())
        };
        let open = world.clients.iter().find_map(|c| c.prompts.iter().find(window).map(|p| (c.seat, p.clone())));
        let Some((seat, prompt)) = open.filter(|_| filed < 20) else { return };
        let request = Request::Answer { prompt: prompt.id, answer: Answer::Choice(0) };
        let step = world.table.request(world.now, seat, request).unwrap();
        let window = step.entries.iter().any(|e| matches!(e, Entry::Filed(..)));
        world.take(step);
        all.append(&mut world.entries);
        if window {
            let setup = world.table.setup().clone();
            let (mut back, _) = Table::restore(setup, None, &all, world.now).unwrap();
            // edges at which nobody acted since the last input come first
            let same = loop {
                let prompts = back.snapshot(world.now, Audience::Chair(seat)).prompts;
                if let Some(same) = prompts.into_iter().find(|p| p.ask == prompt.ask) {
                    break same;
                }
                let step = back.advance(back.next().expect("time goes on"));
                let decided = step.entries.iter().any(|e| !matches!(e, Entry::Rest { .. }));
                assert!(!decided, "nothing is decided before the window opens again");
            };
            assert_eq!(same.filed, Some(Answer::Choice(0)));
            filed += 1;
        }
    });
    filed
}

/// While two talk, each may name the ships it loses if there is no deal (table 3.1): it is not asked again, also by a table
/// that has come back meanwhile, and nobody else learns of it.
#[test]
fn ships_to_lose_are_named_while_a_deal_is_talked_about() {
    let mut lost = 0;
    for seed in 0..20 {
        let mut world = World::new(setup(3, 2, Preset::Standard, seed));
        let (mut named, mut all) = (Vec::<(Seat, Answer)>::new(), world.entries.clone());
        let mut dice = Pcg32::seed_from_u64(seed);
        world.play(&mut Pcg32::seed_from_u64(seed), |world| {
            for entry in &world.entries {
                let Entry::Input(engine::save::Input::Answer(seat, answer)) = entry else { continue };
                named.retain(|(who, ships)| {
                    let given = who == seat && answer == ships;
                    lost += given as u32;
                    !given
                });
            }
            all.append(&mut world.entries);
            let loud = world.clients.iter().flat_map(|c| &c.prompts).filter(|p| p.loud && !p.ahead);
            for asked in loud.filter(|p| p.ask.topic == engine::ask::Topic::LoseShips) {
                assert!(named.iter().all(|(seat, _)| *seat != asked.ask.seat), "what was named is not asked");
            }
            let ahead = |p: &&Prompt| p.ahead && p.filed.is_none();
            let open = world.clients.iter().find_map(|c| c.prompts.iter().find(ahead).map(|p| (c.seat, p.clone())));
            let Some((seat, prompt)) = open else { return };
            let other = world.clients.iter().find(|c| c.seat != seat).unwrap().seq;
            let wrong = Request::Answer { prompt: prompt.id, answer: Answer::YesNo(true) };
            assert_eq!(world.table.request(world.now, seat, wrong).unwrap_err().code, "not_legal");
            let answer = prompt.ask.question.sample(&mut dice);
            let request = Request::Answer { prompt: prompt.id, answer: answer.clone() };
            let step = world.table.request(world.now, seat, request).unwrap();
            world.take(step);
            all.append(&mut world.entries);
            assert_eq!(world.clients.iter().find(|c| c.seat != seat).unwrap().seq, other, "nobody else is told");
            let kept = |prompts: &[Prompt]| prompts.iter().find(|p| p.ahead).and_then(|p| p.filed.clone());
            assert_eq!(kept(&world.clients[seat.ix()].prompts), Some(answer.clone()));
            for saved in [None, world.table.saved()] {
                let entries = if saved.is_some() { &[][..] } else { &all[..] };
                let setup = world.table.setup().clone();
                let (mut back, _) = Table::restore(setup, saved.as_ref(), entries, world.now).unwrap();
                // edges at which nobody acted since the last input come first
                let prompts = loop {
                    let prompts = back.snapshot(world.now, Audience::Chair(seat)).prompts;
                    if prompts.iter().any(|p| p.ahead) {
                        break prompts;
                    }
                    back.advance(back.next().expect("time goes on"));
                };
                assert_eq!(kept(&prompts), Some(answer.clone()), "it is kept");
            }
            named.push((seat, answer));
        });
    }
    assert!(lost > 3, "talks failed, and the ships that were named were lost: {lost}");
}

/// All players talk: the clock of a deal runs three times as long, everybody may name the ships it would lose, and when the
/// time is up there is no deal.
#[test]
fn a_deal_of_all_has_three_times_as_long() {
    let options = options(3, Preset::Standard).choosing("variants", ["hazards"]);
    let of_all = |game: &Game| {
        game.pending().iter().any(|a| matches!(&a.question, Question::Deal(table) if table.parties.len() == 3))
    };
    let found = (0..50).find_map(|seed: u64| {
        let chairs = vec![Who::Person; 3];
        let setup = Setup { options: options.clone(), chairs, seed: Seed::Key(seed.into()) };
        let mut game = Game::new(content::catalogue(), setup.game_options::<Cosmic>().unwrap()).unwrap();
        let mut dice = Pcg32::seed_from_u64(seed);
        game.play_out(|_, ask| ask.question.sample(&mut dice), of_all);
        game.finish().is_none().then_some((setup, game))
    });
    let (setup, mut game) = found.expect("some game has a council");
    let colonies = |seat: Seat| game.colonies_of(seat).len();
    let choosers: Seats = (0..3).map(Seat).filter(|s| colonies(*s) > 1).collect();
    game.record();
    game.stop_at_edges(true);
    let (mut table, _) = Table::with(setup, game, 0);
    let view = |table: &mut Table, now: Millis, seat: u8| table.snapshot(now, Audience::Chair(Seat(seat)));
    for seat in 0..3 {
        table.watched(Audience::Chair(Seat(seat)), true);
        table.presence(0, Seat(seat), true);
    }
    let wait = view(&mut table, 0, 0).wait.expect("the table waits");
    assert_eq!((wait.kind, wait.length, wait.seats), (Waiting::Deal, Some(180_000), Seats::first(3)));
    for seat in 0..3 {
        let prompts = view(&mut table, 0, seat).prompts;
        assert!(prompts.iter().any(|p| matches!(p.ask.question, Question::Deal(_))), "all talk");
        // who has one kind of ships in one place has nothing to choose
        let ahead = prompts.iter().any(|p| p.ahead);
        assert_eq!(ahead, choosers.has(Seat(seat)), "all may name what they would lose");
    }
    table.advance(179_000);
    assert_eq!(view(&mut table, 179_000, 0).wait.map(|w| w.kind), Some(Waiting::Deal));
    let step = table.advance(180_000);
    assert!(step.entries.iter().any(|e| matches!(e, Entry::Input(engine::save::Input::Expire))), "the time is up");
}

/// A skip that has come to its end and a card that was armed for an encounter are taken off, and the seat is told.
#[test]
fn wishes_that_run_out_are_told() {
    let (mut table, _) = Table::new(setup(3, 1, Preset::Solo, 2), 0).unwrap();
    let (me, audience) = (Seat(0), Audience::Chair(Seat(0)));
    table.watched(audience, true);
    table.presence(0, me, true);
    let (mut now, mut dice) = (0, Pcg32::seed_from_u64(2));
    let mut wished = Wishes::default();
    let mut told = Vec::new();
    while !table.is_over() {
        let Snapshot { board, more: Known { wishes, .. }, prompts, .. } = table.snapshot(now, audience);
        if wished == Wishes::default() && board.encounter.is_some() && board.turn != me {
            let (card, _) = board.seats[0].hand[0];
            let armed = Bell::Armed { when: Condition::AgainstMe };
            wished = Wishes {
                skip: Some(SkipTo::MyTurn),
                bells: vec![(BellOn::Card { card: card.unwrap() }, armed)],
                ..wishes
            };
            table.request(now, me, Request::Wish(wished.clone())).unwrap();
            continue;
        }
        let step = match prompts.iter().find(|p| p.filed.is_none()) {
            Some(prompt) => {
                let answer = match prompt.ask.question.sample(&mut dice) {
                    Answer::Deal(_) => Answer::Deal(Box::new(engine::ask::DealMove::Refuse)),
                    answer => answer,
                };
                table.request(now, me, Request::Answer { prompt: prompt.id, answer }).unwrap()
            }
            None => {
                now = table.next().expect("time goes on").max(now);
                table.advance(now)
            }
        };
        let updates = step.frames.iter().filter_map(|(_, m)| if let ToClient::Update(u) = m { Some(u) } else { None });
        told.extend(updates.filter_map(|u| u.more.wishes.clone()));
    }
    assert!(wished.skip.is_some(), "somebody else had a turn");
    let left = told.last().expect("it is told that wishes have run out");
    assert_eq!(*left, Wishes::default());
}

#[test]
fn what_a_card_can_be_armed_with_is_told() {
    let mut world = World::new(setup(3, 3, Preset::Casual, 11));
    let powers = |conditions: &[Condition]| -> Vec<engine::table::AlienIx> {
        let power = |c: &Condition| if let Condition::Power { alien } = c { Some(*alien) } else { None };
        conditions.iter().filter_map(power).collect()
    };
    let alien = |piece: &PieceView| match piece.def {
        Some(DefIx::Alien(alien)) => Some(alien),
        _ => None,
    };
    assert!(powers(&world.clients[0].conditions).is_empty(), "no alien lies open yet");
    world.play(&mut Pcg32::seed_from_u64(11), |_| {});
    for client in &world.clients {
        let board = client.board.as_ref().unwrap();
        let aliens: Vec<_> = board.pieces.iter().filter_map(alien).collect();
        assert_eq!(powers(&client.conditions), aliens);
        assert!(client.conditions.starts_with(&[Condition::Usable, Condition::AgainstMe]));
        let me = board.seats.iter().position(|s| s.controller.0 == client.seat.0).unwrap();
        for seat in (0..3).map(Seat) {
            assert_eq!(client.conditions.contains(&Condition::By { seat }), seat.ix() != me);
        }
    }
    assert!(world.table.snapshot(world.now, Audience::Watchers).more.conditions.is_empty());
}

#[test]
fn a_pause_outlasts_the_table() {
    let mut world = World::new(setup(3, 3, Preset::Standard, 3));
    let step = world.table.pause(10, true);
    assert_eq!(step.entries, [Entry::Pause(true)]);
    world.take(step);
    assert!(world.table.pause(20, true).entries.is_empty(), "it stands already");
    let setup = world.table.setup().clone();
    let (mut back, _) = Table::restore(setup.clone(), None, &world.entries, 0).unwrap();
    assert!(back.is_paused() && back.next().is_none());
    let saved = back.saved().unwrap();
    assert!(saved.paused);
    let (again, _) = Table::restore(setup.clone(), Some(&saved), &[Entry::Pause(false)], 0).unwrap();
    assert!(!again.is_paused() && again.next().is_some());
    // where it stood it goes on
    let asked =
        |table: &mut Table| (0..3).map(|i| table.snapshot(5, Audience::Chair(Seat(i))).prompts.len()).sum::<usize>();
    assert!(asked(&mut back) > 0);
    let step = back.pause(5_000, false);
    assert_eq!(step.entries, [Entry::Pause(false)]);
    assert!(back.next().is_some());
}

//! What bells betray (table 2.9): by the holds they cause, how much likelier is it that somebody has something to play?

use cosmic::says::{Bell, BellOn, Prompt, ToClient, Wait, Wishes};
use cosmic::tables::{Request, Step, Table};
use engine::ask::{Answer, DealMove, Question};
use engine::table::Seat;
use protocol::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use table::*;

/// A window as one saw it who watches, and what lay behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Window {
    opened: Millis,
    held: bool,
    /// Somebody held a card that could be used in it.
    usable: bool,
}

/// A table of five who never act in windows; they pass, or have not made up their minds when the time is up.
struct World {
    table: Table,
    now: Millis,
    dice: Pcg32,
    bells: bool,
    /// Of a hundred prompts so many are passed in time.
    passed: u32,
    windows: Vec<Window>,
    /// Everything that those who watch were told, and when.
    told: Vec<(Millis, ToClient)>,
}

impl World {
    fn new(preset: Preset, bells: bool, passed: u32, seed: u64) -> World {
        let options = TableOptions::new(5, preset).timed(60);
        let (mut table, _) =
            Table::new(Setup { options, chairs: vec![Who::Person; 5], seed: Seed::Key(seed.into()) }, 0).unwrap();
        (0..5).map(Seat).for_each(|seat| drop(table.presence(0, seat, true)));
        table.watched(Audience::Watchers, true);
        table.snapshot(0, Audience::Watchers);
        let dice = Pcg32::seed_from_u64(seed);
        World { table, now: 0, dice, bells, passed, windows: Vec::new(), told: Vec::new() }
    }

    fn take(&mut self, step: Step) {
        let open = step.frames.into_iter().filter(|(to, _)| *to == Audience::Watchers);
        self.told.extend(open.map(|(_, message)| (self.now, message)));
    }

    /// Everybody hangs a bell on every card it has: there are no stronger tells than these.
    fn hang_bells(&mut self) {
        for chair in (0..if self.bells { 5 } else { 0 }).map(Seat) {
            let snapshot = self.table.snapshot(self.now, Audience::Chair(chair));
            let mine = snapshot.board.seats.iter().find(|s| s.controller.0 == chair.0).expect("a seat");
            let bells: Vec<(BellOn, Bell)> =
                mine.hand.iter().filter_map(|(id, _)| Some((BellOn::Card { card: (*id)? }, Bell::Ask))).collect();
            if bells != snapshot.more.wishes.bells {
                let step = self.table.request(self.now, chair, Request::Wish(Wishes { bells, ..Wishes::default() }));
                self.take(step.unwrap());
            }
        }
    }

    fn prompts(&mut self) -> Vec<(Seat, Prompt)> {
        let of =
            |chair| self.table.snapshot(self.now, Audience::Chair(chair)).prompts.into_iter().map(move |p| (chair, p));
        (0..5).map(Seat).flat_map(of).collect()
    }

    /// Looks at the window that is open, as those who watch see it.
    fn look(&mut self, wait: &Wait) {
        if wait.held {
            let window = self.windows.last_mut().expect("it was open before");
            let length = Millis::from(wait.length.expect("a length"));
            assert_eq!(self.now, window.opened + length, "a bell and chance hold it at the same moment");
            assert!(!window.held, "only once");
            window.held = true;
        } else {
            let by_card = |p: &Prompt| match &p.ask.question {
                Question::Use { offers, .. } => offers.iter().any(|o| o.card.is_some()),
                _ => false,
            };
            let prompts = self.prompts();
            let usable = prompts.iter().any(|(_, p)| by_card(p));
            self.windows.push(Window { opened: self.now, held: false, usable });
            let may_pass = |p: &Prompt| p.loud && p.ask.question.check(&Answer::Pass).is_ok();
            for (seat, prompt) in prompts.iter().filter(|(_, p)| may_pass(p)) {
                if self.passed > 0 && self.dice.random_ratio(self.passed, 100) {
                    let pass = Request::Answer { prompt: prompt.id, answer: Answer::Pass };
                    let step = self.table.request(self.now, *seat, pass).unwrap();
                    self.take(step);
                }
            }
        }
    }

    fn play(mut self) -> World {
        while !self.table.is_over() && self.table.inputs() < 500 {
            self.hang_bells();
            let wait = self.table.snapshot(self.now, Audience::Watchers).wait;
            let beat = wait.filter(|w| !matches!(w.kind, Waiting::Decision | Waiting::Deal));
            if let Some(wait) = &beat {
                self.look(wait);
            }
            let must = |p: &Prompt| p.loud && p.filed.is_none() && beat.is_none();
            let step = match self.prompts().into_iter().find(|(_, p)| must(p)) {
                Some((seat, prompt)) => {
                    let answer = match prompt.ask.question.sample(&mut self.dice) {
                        Answer::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
                        answer => answer,
                    };
                    self.table.request(self.now, seat, Request::Answer { prompt: prompt.id, answer }).unwrap()
                }
                None => {
                    self.now = self.table.next().expect("time goes on").max(self.now);
                    self.table.advance(self.now)
                }
            };
            self.take(step);
        }
        self
    }
}

/// How much likelier a hold makes it that somebody holds a usable card, as one finds who has watched many windows.
fn ratio(passed: u32) -> f64 {
    let games = (0..12).map(|seed| World::new(Preset::Standard, true, passed, seed).play());
    let windows: Vec<Window> = games.flat_map(|world| world.windows).collect();
    let held = |usable: bool| {
        let all = windows.iter().filter(|w| w.usable == usable);
        let held = all.clone().filter(|w| w.held).count();
        assert!(held > 0, "{usable}");
        held as f64 / all.count() as f64
    };
    let (with, without) = (held(true), held(false));
    println!(
        "{} windows, {passed} of 100 prompts passed in time: held {:.1} % with a usable card, {:.1} % without; ratio {:.2}",
        windows.len(),
        with * 100.0,
        without * 100.0,
        with / without
    );
    with / without
}

#[test]
fn a_hold_is_weak_evidence_at_a_standard_table() {
    // the strongest tell: nobody ever makes up its mind in time
    assert!(ratio(0) <= 5.0);
    assert!(ratio(25) <= 5.0);
}

#[test]
fn bells_are_not_heard_by_others_at_a_tournament() {
    for seed in 0..4 {
        let [with, without] = [true, false].map(|bells| World::new(Preset::Tournament, bells, 0, seed).play());
        assert!(with.windows.len() > 50 && with.windows.iter().all(|w| !w.held), "nothing is held");
        assert!(with.told == without.told, "those who watch are told the same at the same times");
    }
}

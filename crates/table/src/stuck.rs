//! A table that stands: the game refused something because it would not come to an end.

use engine::save::Input;
use engine::table::Seats;
use protocol::cosmic::Wait;
use protocol::{Trouble, Waiting};

use crate::cosmic;
use crate::step::Entry;
use crate::table::{Table, trouble};

/// What whoever asks something of such a table is told.
pub(crate) fn stuck() -> Trouble {
    trouble("stuck", "the rules do not come to an end here; the table stands, and its record is kept")
}

impl Table {
    /// Does the table stand because something would not come to an end?
    pub fn is_stuck(&self) -> bool {
        self.stuck
    }
    /// From now on the table stands.
    pub(crate) fn get_stuck(&mut self, input: Option<Input>) {
        (self.stuck, self.news) = (true, true);
        (self.waits, self.decided, self.undo) = (None, None, None);
        self.step.entries.push(Entry::Stuck(input));
        self.step.stuck = Some(stuck());
    }
    /// What everybody is told then.
    pub(crate) fn wait_for_nothing(&self) -> Wait {
        Wait {
            kind: Waiting::Stuck,
            seats: Seats::NONE,
            left: None,
            length: None,
            held: false,
            more: cosmic::more_wait(&self.game, None, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::ability::Source;
    use engine::ask::{Answer, Offer};
    use engine::table::Seat;
    use engine::{Game, Options};
    use protocol::cosmic::ToClient;
    use protocol::{Preset, TableOptions};

    use super::*;
    use crate::setup::{Seed, Setup, Who};
    use crate::step::{Audience, Millis, Request, Step};

    /// A table of three persons, of whom the first has a power that never comes to an end, at the moment it may use it.
    fn before_it() -> (Table, Millis) {
        let setup = Setup {
            options: TableOptions::new(3, Preset::Standard),
            chairs: vec![Who::Person; 3],
            seed: Seed::Named(1),
        };
        let mut options = Options::new(3, 1).with_aliens(&["eddy", "plain-1", "plain-2"]);
        (options.patient, options.first) = (true, Some(0));
        let mut game = Game::new(content::test_catalogue(), options).expect("three can play");
        game.record();
        game.stop_at_edges(true);
        let mut table = Table::around(setup, game, 0);
        table.watched(Audience::Watchers, true);
        let mut now = 0;
        table.advance(now);
        while endless(&table).is_none() {
            play_on(&mut table, &mut now);
        }
        (table, now)
    }

    /// Time passes, or somebody who is waited for gives any answer.
    fn play_on(table: &mut Table, now: &mut Millis) {
        if let Some(next) = table.next() {
            *now = next;
            table.advance(next);
            return;
        }
        let asked = table.waits.iter().flat_map(|w| &w.asked).find(|a| a.id > 0 && a.is_waited_for());
        let asked = asked.expect("somebody is asked").clone();
        let answer = asked.ask.question.default_answer();
        let request = Request::Answer { prompt: asked.id, answer };
        table.request(*now, Seat(asked.chair as u8), request).expect("a legal answer");
    }

    /// The prompt at which the power may be used, and the answer that does it.
    fn endless(table: &Table) -> Option<(u32, Answer)> {
        table.waits.iter().flat_map(|w| &w.asked).find_map(|asked| {
            let power = |o: &Offer| matches!(o.ability.source, Source::Power(_));
            let at = crate::cosmic::plays(&asked.ask).iter().position(power)?;
            Some((asked.id, Answer::Choice(at as u8)))
        })
    }

    fn words(step: &Step) -> Vec<Option<Waiting>> {
        let wait = |(to, message): &(Audience, ToClient)| match message {
            ToClient::Update(update) if *to == Audience::Watchers => Some(update.wait.as_ref().map(|w| w.kind)),
            _ => None,
        };
        step.frames.iter().filter_map(wait).collect()
    }

    #[test]
    fn an_endless_effect_stops_the_table_and_nothing_else() {
        let (mut table, mut now) = before_it();
        let before = table.game().digest();
        let (version, inputs) = (table.game().version(), table.inputs());
        let (prompt, answer) = endless(&table).expect("it may be used");
        let mut step = table.request(now, Seat(0), Request::Answer { prompt, answer }).expect("it is on offer");
        while !table.is_stuck() {
            now = table.next().expect("the beat closes");
            step = table.advance(now);
        }
        assert_eq!((table.game().version(), table.inputs(), table.next()), (version, inputs, None));
        assert!(matches!(step.entries.last(), Some(Entry::Stuck(Some(Input::Answer(Seat(0), Answer::Choice(_)))))));
        assert_eq!(words(&step).last(), Some(&Some(Waiting::Stuck)));
        assert_eq!(step.stuck, Some(stuck()));
        let wish = table.request(now, Seat(1), Request::Hold);
        assert_eq!(wish.expect_err("the table stands"), stuck());
        assert!(table.snapshot(now, Audience::Chair(Seat(2))).prompts.is_empty());
        // where it comes back it asks again, and another answer may go on
        let mut game = Game::load(content::test_catalogue(), &table.game().save()).expect("it is sound");
        game.record();
        game.stop_at_edges(true);
        let mut again = Table::around(table.setup.clone(), game, inputs);
        again.advance(now);
        while again.game().version() == version {
            play_on(&mut again, &mut now);
        }
        assert!(!again.is_stuck());
        assert_ne!(again.game().digest(), before);
    }
}

//! How the others are taken to play: by rules of thumb, but in talks, when they select an encounter card and when they
//! ally by the habits of those who look ahead. The shares are those of veterans among themselves.

use engine::Game;
use engine::ask::{Answer, Ask, DealMove, DealTable, Question, Topic};
use engine::table::{CardId, CardList, Controller, Face};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::playout::play_on;
use crate::rookie::PATIENCE;
use crate::{Player, Rookie, Sight};

/// How often a main player of the offense, of the defense negotiates out of habit, if it can. To lose with a negotiate
/// is to keep one's attacks and to be compensated (R15).
const NEGOTIATES: [f32; 2] = [0.2, 0.45];
/// How often an attack is thrown away: the lowest one.
const THROWS_AWAY: f32 = 0.2;
/// How often somebody who would help the defense stays out of it, and who would help the offense helps the defense.
const STAYS_OUT: f32 = 0.43;
const TURNS_COAT: f32 = 0.25;
/// By what share in the win an offer must be better than failing to be taken before it is the last one.
const HOPES: f32 = 0.12;

/// Plays all seats of an imagined game for somebody who searches.
pub(super) struct Others {
    rookie: Rookie,
    dice: Pcg32,
    /// Whose search it is: its own cards are selected by rules of thumb.
    searcher: Controller,
}

impl Others {
    /// The same seed gives the same answers in the same game.
    pub(super) fn new(seed: u64, searcher: Controller) -> Others {
        // A stream of its own, so that the rookie's dice fall as they would without it.
        Others { rookie: Rookie::new(seed), dice: Pcg32::seed_from_u64(!seed), searcher }
    }
    /// The card somebody lays by habit, if this is such a time.
    fn habit(&mut self, sight: &Sight, among: &CardList) -> Option<CardId> {
        let side = sight.scene()?.leads(sight.me())?;
        let negotiates = self.dice.random::<f32>() < NEGOTIATES[side.ix()];
        let throws_away = self.dice.random::<f32>() < THROWS_AWAY;
        let negotiate = among.iter().find(|c| sight.face(**c).is_some_and(Face::is_negotiate)).filter(|_| negotiates);
        let value = |c: &&CardId| sight.face(**c).and_then(Face::attack);
        let lowest = || among.iter().filter(|c| value(c).is_some()).min_by_key(value).filter(|_| throws_away);
        negotiate.or_else(lowest).copied()
    }
    /// Which side somebody joins who would join this one by rules of thumb: 0 the offense, 1 the defense, 2 neither.
    fn second_thoughts(&mut self, open: u16, first: Answer) -> Answer {
        let (other, often) = match first {
            Answer::Choice(0) => (1, TURNS_COAT),
            Answer::Choice(1) => (2, STAYS_OUT),
            _ => return first,
        };
        if open & 1 << other != 0 && self.dice.random::<f32>() < often { Answer::Choice(other) } else { first }
    }
}

impl Player for Others {
    fn answer(&mut self, game: &Game, ask: &Ask) -> Answer {
        let sight = Sight::new(game, ask.seat);
        match &ask.question {
            Question::Deal(table) if table.offer.as_ref().is_some_and(|(by, _)| *by != ask.seat) => {
                let taken = accepts(game, ask, table).then_some(DealMove::Accept(table.version));
                return Answer::Deal(Box::new(taken.unwrap_or_else(|| self.rookie.counter(&sight, ask, table))));
            }
            _ if game.players[ask.seat.ix()].controller == self.searcher => {}
            Question::Cards { among, min: 1, max: 1 } if ask.topic == Topic::Select => {
                if let Some(card) = self.habit(&sight, among) {
                    return Answer::Cards(CardList::from_slice(&[card]));
                }
            }
            Question::Choice { open, .. } if ask.topic == Topic::Ally => {
                let answer = self.rookie.decide(&sight, ask);
                return self.second_thoughts(*open, answer);
            }
            _ => {}
        }
        self.rookie.decide(&sight, ask)
    }
}

/// Is what an offer brings the asked seat by the end of the encounter better than failing? Before the last offer one
/// hopes for a better one.
fn accepts(game: &Game, ask: &Ask, table: &DealTable) -> bool {
    let controller = game.players[ask.seat.ix()].controller;
    let after = |step: DealMove| {
        let mut world = game.clone();
        let said = world.answer(ask.seat, world.version(), Answer::Deal(Box::new(step)));
        said.expect("an offer can be taken or left");
        play_on(&mut world, controller, &mut Rookie::new(0), 0)
    };
    let hope = if table.version < PATIENCE { HOPES } else { 0.0 };
    after(DealMove::Accept(table.version)) > after(DealMove::Refuse) + hope
}

#[cfg(test)]
mod tests {
    use engine::Options;
    use engine::flow::Finish;

    use super::*;

    #[test]
    fn others_play_whole_games_and_take_last_offers_that_are_better_than_failing() {
        let (mut taken, mut left) = (0, 0);
        for seed in 0..12 {
            let mut game = Game::new(content::catalogue(), Options::new(4, seed)).expect("four can play");
            let mut others = Others::new(seed, Controller(0));
            game.play_out(
                |game, ask| {
                    let answer = others.answer(game, ask);
                    assert_eq!(ask.question.check(&answer), Ok(()));
                    if let (Question::Deal(table), Answer::Deal(step)) = (&ask.question, &answer)
                        && table.offer.as_ref().is_some_and(|(by, _)| *by != ask.seat)
                    {
                        let accepted = matches!(**step, DealMove::Accept(_));
                        assert_eq!(accepted, accepts(game, ask, table));
                        *(if accepted { &mut taken } else { &mut left }) += 1;
                    }
                    answer
                },
                |_| false,
            );
            assert!(matches!(game.finish(), Some(Finish::Won(_))), "game {seed} was drawn");
        }
        assert!(taken > 0 && left > 0, "{taken} offers were taken, {left} left");
    }

    #[test]
    fn second_thoughts_are_legal() {
        let mut others = Others::new(1, Controller(0));
        for open in 1..8u16 {
            for first in (0..3).filter(|i| open & 1 << i != 0) {
                for _ in 0..50 {
                    let Answer::Choice(n) = others.second_thoughts(open, Answer::Choice(first)) else { panic!() };
                    assert!(open & 1 << n != 0);
                }
            }
        }
    }
}

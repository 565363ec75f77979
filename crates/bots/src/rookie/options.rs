//! Yes or no, numbers, and options whose meaning only the asking effect knows.

use engine::ask::{Labels, Topic};
use rand::Rng;

use super::Mind;

impl Mind<'_> {
    /// Yes or no?
    pub(super) fn whether(&mut self) -> bool {
        let me = self.sight.me();
        match self.ask.topic {
            Topic::SecondEncounter => true,
            // A win is not shared for nothing.
            Topic::Agree if self.sight.winners().is_some_and(|w| w.has(me)) => false,
            Topic::Agree => true,
            Topic::Pay => self.sight.warp(me) < 5,
            _ => self.chance(0.75),
        }
    }
    /// One of several options.
    pub(super) fn option(&mut self, labels: Labels, open: u16) -> u8 {
        match labels {
            Labels::Ally => self.join(open),
            Labels::OwnColour => self.own_colour(open),
            Labels::Side => self.sight.scene().and_then(|s| self.helps(&s)).map_or(0, |s| s.ix() as u8),
            Labels::Redraft | Labels::Hands | Labels::Ability => {
                // The first option is mostly what the effect is there for.
                if self.chance(0.4) {
                    return open.trailing_zeros() as u8;
                }
                let nth = self.dice.random_range(0..open.count_ones()) as usize;
                (0..16).filter(|i| open & (1 << i) != 0).nth(nth).expect("an option is open")
            }
        }
    }
    /// The own colour: a planet to settle again if the power needs it, else another card (R6.2).
    fn own_colour(&mut self, open: u16) -> u8 {
        let few = self.sight.home(self.sight.me()) <= self.sight.to_keep_power();
        match open {
            o if o & 0b10 != 0 && few => 1,
            o if o & 0b100 != 0 => 2,
            o => o.trailing_zeros() as u8,
        }
    }
    /// A number.
    pub(super) fn number(&mut self, min: i16, max: i16) -> i16 {
        let me = self.sight.me();
        match self.ask.topic {
            // Ships when many are away, else cards.
            Topic::SplitRewards => {
                let away = self.sight.warp(me) as i16;
                (away - 2).clamp(min, max)
            }
            _ => {
                let low = if self.chance(0.6) { max } else { min };
                low + self.dice.random_range(0..(max - low) as u32 + 1) as i16
            }
        }
    }
}

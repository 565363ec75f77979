//! Yes or no, numbers, and options whose meaning only the asking effect knows.

use engine::ability::Pick;
use engine::ask::{Labels, Topic};
use engine::table::Face;
use rand::Rng;

use super::Mind;

/// A second encounter is not worth a colony that has to be left for it.
const ENOUGH: f32 = 0.8;

impl Mind<'_> {
    /// Yes or no?
    pub(super) fn whether(&mut self) -> bool {
        let me = self.sight.me();
        match self.ask.topic {
            Topic::SecondEncounter => self.first_ship() < ENOUGH,
            // A win is not shared for nothing.
            Topic::Agree if self.sight.winners().is_some_and(|w| w.has(me)) => false,
            Topic::Agree => self.hint(Pick::Yes) >= self.hint(Pick::No),
            Topic::Pay => self.sight.warp(me) < 5,
            _ => match self.hint(Pick::Yes) - self.hint(Pick::No) {
                0.0 => self.chance(0.75),
                n => n > 0.0,
            },
        }
    }
    /// How welcome a choice is by the hint of the effect that asks.
    pub(super) fn hint(&self, pick: Pick) -> f32 {
        self.ask.source.map_or(0.0, |ability| self.sight.prefers(ability, pick) as f32)
    }
    /// One of several options.
    pub(super) fn option(&mut self, labels: Labels, open: u16) -> u8 {
        match labels {
            Labels::Ally => self.join(open),
            Labels::Side if self.ask.topic == Topic::Ally => self.join(open),
            Labels::OwnColour => self.own_colour(open),
            Labels::Side => {
                let side = self.sight.scene().map_or(0, |s| self.helps(&s).ix() as u8);
                if open & (1 << side) != 0 { side } else { open.trailing_zeros() as u8 }
            }
            Labels::Redraft | Labels::Hands | Labels::NoSecond | Labels::Type | Labels::Answer | Labels::Ability => {
                // The first option is mostly what the effect is there for.
                let mut best = (f32::MIN, 0);
                for i in (0..16).filter(|i| open & (1 << i) != 0) {
                    let first = if open.trailing_zeros() == i as u32 { 0.3 } else { 0.0 };
                    let n = self.hint(Pick::Option(i)) + first + self.dice.random::<f32>();
                    if n > best.0 {
                        best = (n, i);
                    }
                }
                best.1
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
    /// Ships when many are away, else cards; of the reward deck where it can be, for these are the better ones.
    pub(super) fn split(&self, most: &[u8; 3], total: u8) -> [u8; 3] {
        let away = self.sight.warp(self.sight.me()) as u8;
        let least = total.saturating_sub(most[1]).saturating_sub(most[2]);
        let ships = away.saturating_sub(self.style.away).min(most[0]).min(total).max(least);
        let rewards = most[2].min(total - ships);
        [ships, total - ships - rewards, rewards]
    }
    /// A card to name: one that would be worth having.
    pub(super) fn name(&mut self, among: &[Face]) -> Face {
        let mut best = (f32::MIN, among[0]);
        for face in among {
            let n = self.keep_face(*face) + self.hint(Pick::Face(*face)) + self.dice.random::<f32>() * 0.3;
            if n > best.0 {
                best = (n, *face);
            }
        }
        best.1
    }
    /// A number.
    pub(super) fn number(&mut self, min: i16, max: i16) -> i16 {
        match self.ask.topic {
            // The cards of that deck are the better ones.
            Topic::Backs => max,
            _ => {
                let low = if self.chance(0.6) { max } else { min };
                let by_chance = low + self.dice.random_range(0..(max - low) as u32 + 1) as i16;
                let best = (min..=max).map(|n| (self.hint(Pick::Number(n)), n)).max_by(|a, b| a.0.total_cmp(&b.0));
                best.filter(|(n, _)| *n > 0.0).map_or(by_chance, |(_, n)| n)
            }
        }
    }
}

//! What cards are worth, and which ones go or come.

use engine::ability::Pick;
use engine::ask::Topic;
use engine::table::*;
use rand::Rng;
use smallvec::SmallVec;

use super::Mind;
use crate::sight::Scene;

impl Mind<'_> {
    /// What a card is worth in hand, in colonies.
    pub(super) fn keep(&self, card: CardId) -> f32 {
        match self.sight.face(card) {
            Some(face) => self.keep_face(face),
            None => self.style.card,
        }
    }
    pub(super) fn keep_face(&self, face: Face) -> f32 {
        match face {
            Face::Attack(n) => self.style.point * n.max(0) as f32,
            Face::Negotiate => self.style.negotiate,
            Face::NamedNegotiate(_) => 0.15,
            Face::Morph => 0.25,
            Face::Reinforcement(n) => 0.05 + 0.03 * n as f32,
            Face::Flare(_) => 0.2,
            Face::Card(..) => match self.sight.card_type(face) {
                CardType::Rift => 0.05,
                _ => 0.25,
            },
            Face::Destiny(destiny) => self.destiny(destiny),
            Face::Piece(_) => 0.25,
        }
    }
    /// How welcome a destiny card is for somebody's encounter: best against a rival who is ahead, never against me.
    fn destiny(&self, destiny: Destiny) -> f32 {
        let (sight, me) = (self.sight, self.sight.me());
        let offense = sight.scene().map(|s| s.offense);
        match destiny {
            Destiny::Colour(colour, _) => match sight.seat_of(colour) {
                Some(seat) if seat == me => -1.0,
                Some(seat) if Some(seat) == offense => 0.8, // nobody loses a planet by it at once
                Some(seat) => self.danger(seat),
                None => 0.0,
            },
            Destiny::Wild if offense == Some(me) => 1.0,
            _ => 0.0,
        }
    }

    /// Cards for anything but an encounter.
    pub(super) fn cards(&mut self, among: &CardList, min: u8, max: u8) -> CardList {
        let max = (max as usize).min(among.len());
        let min = min as usize;
        let scene = self.sight.scene();
        if self.ask.topic == Topic::ForOffense {
            let all = scene.is_some_and(|s| self.helps(&s) == Side::Offense);
            return among.iter().copied().take(if all { max } else { min }).collect();
        }
        let mut sorted: SmallVec<[(f32, CardId); 10]> = SmallVec::new();
        for card in among {
            let n = self.keep(*card) + self.hint(Pick::Card(*card)) + self.dice.random::<f32>() * 0.01;
            sorted.push((n, *card));
        }
        sorted.sort_by(|a, b| b.0.total_cmp(&a.0)); // the best first
        let (n, best) = match self.ask.topic {
            Topic::Take => (max, true),
            _ if max > 1.max(min) && scene.is_some_and(|s| s.revealed && s.outcome.is_none()) => {
                (self.to_get_ahead(&sorted).unwrap_or(min), false)
            }
            Topic::Discard | Topic::Give => (min, false),
            _ if max == 1 => (1, true),
            _ => (min.max(self.dice.random_range(0..max as u32 + 1) as usize), false),
        };
        let n = n.clamp(min, max);
        if best {
            sorted.iter().take(n).map(|(_, c)| *c).collect()
        } else {
            sorted.iter().rev().take(n).map(|(_, c)| *c).collect()
        }
    }
    /// How many of these cards, from the last one on, bring my side ahead if they add to its total.
    fn to_get_ahead(&self, cards: &[(f32, CardId)]) -> Option<usize> {
        let side = self.helps(&self.sight.scene()?);
        let mut behind = self.sight.total(side.other())? - self.sight.total(side)?;
        let values = cards.iter().rev().map(|(_, c)| self.sight.face(*c).and_then(Face::attack).unwrap_or(0));
        for (i, value) in values.enumerate() {
            behind -= value;
            if behind < 0 {
                return Some(i + 1);
            }
        }
        None
    }
    /// The side on which something that adds to a total is in my interest.
    pub(super) fn helps(&self, scene: &Scene) -> Side {
        let mine = scene.side_of(self.sight.me()).unwrap_or_else(|| {
            let [offense, defense] = self.outcomes(scene);
            if offense > defense { Side::Offense } else { Side::Defense }
        });
        if scene.lower_wins != scene.upset { mine.other() } else { mine }
    }
}

//! Who will win, what is at stake, and which card to play for it.

use engine::deeds::Deed;
use engine::flow::{Bend, Outcome, Standing};
use engine::table::*;
use smallvec::SmallVec;

use super::Mind;
use crate::sight::Scene;

/// How far apart totals must be before a fight is as good as decided, while both cards are unknown: twice this.
const DOUBT: f32 = 24.0;
/// The same with the cards known: there is only what others may still add.
const SMALL_DOUBT: f32 = 5.0;
/// An average attack.
const AVERAGE: i32 = 10;

/// The chance to win with a lead in the totals.
fn by_lead(lead: f32, doubt: f32) -> f32 {
    (0.5 + lead / doubt).clamp(0.04, 0.96)
}
/// What a deed adds to the lead of the offense before the cards are revealed.
fn adds(deed: &Deed) -> i32 {
    match deed {
        Deed::Impose(Standing { bend: Bend::Total(side, Some(n)), .. }) if *side == Side::Offense => *n as i32,
        Deed::Impose(Standing { bend: Bend::Total(_, Some(n)), .. }) => -(*n as i32),
        _ => 0,
    }
}
/// How much a ship more adds to the chance to win.
pub(super) const PER_SHIP: f32 = 1.0 / DOUBT;

/// What may come of an encounter, seen from one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    /// What winning is worth.
    pub win: f32,
    /// What losing is worth.
    pub lose: f32,
}

impl Stakes {
    /// How much depends on it.
    pub(super) fn weight(&self) -> f32 {
        self.win - self.lose
    }
}

/// What one side has to expect from the other one's card.
pub(super) struct Opposition {
    /// By how many ships I lead.
    ships: f32,
    /// What a tie is worth.
    tie: f32,
    /// The card they have laid, if I know it.
    laid: Option<Face>,
    /// Attacks they may have, and how much each counts.
    attacks: SmallVec<[(f32, f32); 24]>,
    sum: f32,
    /// How likely they are to negotiate, if nothing is known.
    negotiates: f32,
}

impl Opposition {
    fn add(&mut self, theirs: f32, often: f32) {
        // Who fights plays high cards rather than low ones.
        let weight = often * (0.6 + theirs.max(0.0) / 16.0);
        self.attacks.push((theirs, weight));
        self.sum += weight;
    }
    /// The chance to win with an attack of this value against whatever the other side may play.
    pub(super) fn attack_wins(&self, value: f32) -> f32 {
        let mine = value + self.ships + self.tie;
        match self.laid {
            Some(Face::Attack(theirs)) => return by_lead(mine - theirs as f32, SMALL_DOUBT),
            Some(face) if face.is_negotiate() => return 0.96,
            Some(Face::Morph) => return by_lead(self.ships + self.tie, SMALL_DOUBT),
            _ => {}
        }
        let wins: f32 = self.attacks.iter().map(|(theirs, w)| w * by_lead(mine - theirs, SMALL_DOUBT)).sum();
        let attacks = if self.sum > 0.0 { wins / self.sum } else { by_lead(mine - AVERAGE as f32, DOUBT) };
        self.negotiates + (1.0 - self.negotiates) * attacks
    }
}

impl Mind<'_> {
    /// What it is worth to me if the offense wins, and if the defense wins.
    pub(super) fn outcomes(&self, scene: &Scene) -> [f32; 2] {
        let sight = self.sight;
        let me = sight.me();
        let lost = |side: Side| {
            let mut sum = 0.0;
            for seat in scene.members(side).iter() {
                let ships = sight.ships_of(seat, side) as f32 * self.style.ship;
                sum += if seat == me { -ships } else { ships * 0.3 };
            }
            sum
        };
        let mut offense = lost(Side::Defense);
        if let Some(target) = scene.target {
            let landing = scene.members(Side::Offense);
            let gaining: Seats = landing.iter().filter(|s| self.gains_on(*s, target)).collect();
            offense += self.colonies(gaining);
            if scene.defense == Some(me) && sight.on_planet(target, me) > 0 {
                offense -= self.my_colony_on(target);
            }
        } else {
            offense += self.colonies(scene.members(Side::Offense));
        }
        offense += if scene.offense == me { self.style.encounter } else { -0.3 * self.style.encounter };
        offense += self.other_ways(Outcome::Won(Side::Offense));
        let rewards = |seat: Seat| {
            let cards = sight.ships_of(seat, Side::Defense) as f32 * self.style.card;
            if seat == me { cards } else { -0.2 * cards }
        };
        let defense = lost(Side::Offense)
            + scene.allies[1].iter().map(rewards).sum::<f32>()
            + self.other_ways(Outcome::Won(Side::Defense));
        [offense, defense]
    }
    /// Would a seat gain a foreign colony on a planet?
    fn gains_on(&self, seat: Seat, planet: PlanetId) -> bool {
        self.is_foreign(planet, seat) && self.sight.on_planet(planet, seat) == 0
    }
    /// What is at stake for me on a side.
    pub(super) fn stakes(&self, scene: &Scene, side: Side) -> Stakes {
        let outcomes = self.outcomes(scene);
        Stakes { win: outcomes[side.ix()], lose: outcomes[side.other().ix()] }
    }

    /// The chance that the offense wins, as far as I can see; nothing if there will be a deal.
    pub(super) fn offense_wins(&self, scene: &Scene) -> Option<f32> {
        self.offense_wins_after(scene, &[])
    }
    /// The same after deeds that are foreseen; the scene is as they make it.
    pub(super) fn offense_wins_after(&self, scene: &Scene, deeds: &[Deed]) -> Option<f32> {
        if let Some(outcome) = scene.outcome {
            return match outcome {
                Outcome::Won(side) => Some((side == Side::Offense) as u8 as f32),
                _ => None,
            };
        }
        let chance = match scene.decided {
            Some(side) => (side == Side::Offense) as u8 as f32,
            None if scene.revealed => self.by_revealed_cards(scene, deeds)?,
            None => {
                let value = |side: Side| self.sight.laid(side).map_or(AVERAGE, |f| f.attack().unwrap_or(AVERAGE));
                let lead = value(Side::Offense) + self.sight.ships(Side::Offense) as i32
                    - value(Side::Defense)
                    - self.sight.ships(Side::Defense) as i32
                    + deeds.iter().map(adds).sum::<i32>();
                let negotiates = |side: Side| self.sight.laid(side).is_some_and(Face::is_negotiate);
                match (negotiates(Side::Offense), negotiates(Side::Defense)) {
                    (true, true) => return None,
                    (true, false) => 0.04,
                    (false, true) => 0.96,
                    _ => by_lead(lead as f32 - 0.5, DOUBT),
                }
            }
        };
        Some(if scene.upset { 1.0 - chance } else { chance })
    }
    /// R11: with the cards open there is only what others may still add.
    fn by_revealed_cards(&self, scene: &Scene, deeds: &[Deed]) -> Option<f32> {
        let faces = Side::BOTH.map(|s| self.sight.laid_after(s, deeds));
        let negotiates = faces.map(|f| f.is_some_and(Face::is_negotiate));
        Some(match negotiates {
            [true, true] => return None,
            [true, false] => 0.0,
            [false, true] => 1.0,
            _ => {
                let [offense, defense] = Side::BOTH.map(|s| self.sight.total_after(s, deeds));
                let lead = offense? - defense?;
                let ahead = if scene.lower_wins { lead < 0 } else { lead > 0 };
                ahead as u8 as f32
            }
        })
    }
    /// The chance that a side wins.
    pub(super) fn wins(&self, scene: &Scene, side: Side) -> Option<f32> {
        let offense = self.offense_wins(scene)?;
        Some(if side == Side::Offense { offense } else { 1.0 - offense })
    }

    /// What the other side may play against this one.
    pub(super) fn opposition(&self, side: Side) -> Opposition {
        let sight = self.sight;
        let tie = if side == Side::Offense { -0.5 } else { 0.5 }; // O6
        let ships = sight.ships(side) as f32 - sight.ships(side.other()) as f32;
        let mut opposition = Opposition {
            ships,
            tie,
            laid: sight.laid(side.other()),
            attacks: SmallVec::new(),
            sum: 0.0,
            negotiates: self.style.negotiates,
        };
        if matches!(opposition.laid, Some(Face::Attack(_) | Face::Morph))
            || opposition.laid.is_some_and(Face::is_negotiate)
        {
            return opposition; // there is nothing to be guessed
        }
        let mut unknown = 0;
        if let Some(opponent) = sight.scene().and_then(|s| s.main(side.other())) {
            for face in sight.known_in_hand(opponent) {
                unknown -= 1;
                if let Some(theirs) = face.attack() {
                    opposition.add(theirs as f32, 1.0);
                }
            }
            // The rest of that hand may be any of the cards I have not seen.
            unknown += sight.hand_size(opponent) as i32;
        }
        let unseen = sight.unseen();
        let share = unknown as f32 / (unseen.cards as f32).max(1.0);
        for (theirs, n) in unseen.attacks.iter().enumerate().filter(|(_, n)| **n > 0) {
            opposition.add(theirs as f32, share * *n as f32);
        }
        opposition
    }

    /// The encounter card: the best by what it may win, less what it is worth in a later fight.
    pub(super) fn select(&mut self, among: &CardList) -> CardList {
        let sight = self.sight;
        let Some((scene, side)) = sight.scene().and_then(|s| s.leads(sight.me()).map(|side| (s, side))) else {
            return self.cards(among, 1, 1);
        };
        let opposition = self.opposition(side);
        let stakes = self.stakes(&scene, side);
        let agreed = self.other_ways(Outcome::Deal);
        let me = sight.me();
        let mine = sight.ships_of(me, side) as f32;
        let card = self.best_card(among, |mind, card| {
            let Some(face) = sight.face(card) else { return 0.0 };
            let suits = sight.suits(card);
            let negotiating = match opposition.laid {
                Some(face) => face.is_negotiate() as u8 as f32,
                None => mind.style.negotiates,
            };
            let mut chance = match face {
                Face::Attack(value) => {
                    let kicked = value as i32 * sight.kicker(side).unwrap_or(1);
                    opposition.attack_wins((kicked + suits) as f32)
                }
                face if face.is_negotiate() && suits > 0 => 0.5 + 0.005 * suits as f32,
                face if face.is_negotiate() => 0.0,
                _ => by_lead(opposition.ships, SMALL_DOUBT),
            };
            let mut value = 0.0;
            if face.is_negotiate() || face == Face::Morph {
                // A deal, or compensation for the ships that are lost (R15).
                let deal = if side == Side::Offense { 0.5 } else { 0.25 };
                value += negotiating * (deal + agreed);
                if face.is_negotiate() {
                    value += (1.0 - negotiating) * (1.0 - chance) * mine.min(4.0) * mind.style.card * 0.8;
                }
                value += (1.0 - negotiating) * (chance * stakes.win + (1.0 - chance) * stakes.lose);
            } else {
                if scene.upset {
                    chance = 1.0 - chance;
                }
                value += chance * stakes.win + (1.0 - chance) * stakes.lose;
            }
            value - mind.keep(card)
        });
        CardList::from(card)
    }
    fn best_card(&mut self, among: &CardList, score: impl Fn(&Self, CardId) -> f32) -> CardId {
        let mut best = (f32::MIN, among[0]);
        for card in among {
            let n = score(self, *card);
            if n > best.0 {
                best = (n, *card);
            }
        }
        best.1
    }
    /// My best attack, if I have one.
    pub(super) fn best_attack(&self) -> Option<i32> {
        let value = |c: &CardId| {
            let attack = self.sight.face(*c)?.attack()?;
            Some(attack + self.sight.suits(*c))
        };
        self.sight.hand().iter().filter_map(value).max()
    }
}

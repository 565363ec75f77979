//! Against whom, with whom.

use engine::ability::Pick;
use engine::ask::{Answer, Topic};
use engine::flow::Outcome;
use engine::table::*;
use rand::Rng;
use smallvec::SmallVec;

use super::Mind;
use super::fight::PER_SHIP;
use crate::sight::Scene;

/// What must be gained by joining a side.
const LOYALTY: f32 = 0.02;
/// Ships an ally is expected to send.
pub(super) const HELP: f32 = 2.5;
/// How likely somebody joins a side.
const JOINS: f32 = 0.7;

impl Mind<'_> {
    /// The planet to aim at: where a colony comes of it against the fewest ships.
    pub(super) fn aim(&mut self, among: &[PlanetId]) -> PlanetId {
        let (sight, me) = (self.sight, self.sight.me());
        let scene = sight.scene();
        let defense = scene.and_then(|s| s.defense);
        let mut best = (f32::MIN, among[0]);
        for planet in among {
            let rival = defense.or(sight.owner_of(*planet).filter(|s| *s != me));
            let ships = rival.map_or(0, |s| sight.on_planet(*planet, s));
            let gains = self.is_foreign(*planet, me) && sight.on_planet(*planet, me) == 0;
            let mut n = -0.08 * ships as f32 + gains as u8 as f32;
            if rival.is_some_and(|s| sight.home(s) == sight.to_keep_power()) && ships > 0 {
                n += 0.1; // the power goes with this colony
            }
            n += self.dice.random::<f32>() * 0.02;
            if n > best.0 {
                best = (n, *planet);
            }
        }
        best.1
    }
    /// How good a target a rival is: weak planets, a small hand, far ahead in the race.
    fn target(&self, seat: Seat) -> f32 {
        let (sight, me) = (self.sight, self.sight.me());
        let weakest = |p: PlanetId| sight.on_planet(p, seat);
        let free = sight.system(seat).filter(|p| sight.on_planet(*p, me) == 0).map(weakest).min();
        let ships = free.map_or(4, |n| n) as f32;
        0.4 * self.danger(seat).min(1.5) - 0.12 * ships - 0.03 * sight.hand_size(seat) as f32
    }

    /// One seat.
    pub(super) fn seat(&mut self, among: Seats, none: bool) -> Answer {
        let (topic, me) = (self.ask.topic, self.sight.me());
        let mut best: Option<(f32, Seat)> = None;
        for seat in among.iter() {
            let mine = if seat == me { -10.0 } else { 0.0 };
            let n = match topic {
                Topic::Target => self.target(seat),
                Topic::Take => 0.1 * self.sight.hand_size(seat) as f32 + 0.2 * self.danger(seat),
                _ => self.danger(seat),
            };
            let n = n + mine + self.hint(Pick::Seat(seat)) + self.dice.random::<f32>() * 0.05;
            if best.is_none_or(|(top, _)| n > top) {
                best = Some((n, seat));
            }
        }
        match best {
            Some((n, seat)) if !none || (n > -5.0 && self.chance(0.7)) => Answer::Seat(seat),
            _ => Answer::Pass,
        }
    }
    /// Those an effect falls on: all rivals but those on my side.
    pub(super) fn victims(&mut self, among: Seats, min: u8, max: u8) -> Seats {
        let me = self.sight.me();
        let scene = self.sight.scene();
        let friends = scene.map_or(Seats::NONE, |s| s.side_of(me).map_or(Seats::NONE, |side| s.members(side)));
        let mut chosen = Seats::NONE;
        while chosen.len() < max as usize {
            let rest = among.minus(chosen);
            let score = |s: Seat| {
                let spared = if s == me { 20.0 } else { 0.0 } + if friends.has(s) { 10.0 } else { 0.0 };
                self.danger(s) - spared + self.hint(Pick::Seat(s))
            };
            let next = rest.iter().max_by(|a, b| score(*a).total_cmp(&score(*b)));
            let Some(next) = next else { break };
            if score(next) < -1.0 && chosen.len() >= min as usize {
                break;
            }
            chosen.add(next);
        }
        chosen
    }
    /// Harm to be shared out: as much as possible on the leader, then on the next one.
    pub(super) fn allot(&mut self, most: &[u8; MAX_SEATS], total: u8) -> [u8; MAX_SEATS] {
        let mut out = [0; MAX_SEATS];
        let mut left = total;
        let mut rest = self.sight.rivals();
        while left > 0 && !rest.is_empty() {
            let worst = rest.iter().max_by(|a, b| self.danger(*a).total_cmp(&self.danger(*b)));
            let Some(seat) = worst else { break };
            rest.drop(seat);
            out[seat.ix()] = most[seat.ix()].min(left);
            left -= out[seat.ix()];
        }
        out
    }

    /// Whom to invite: helpers who are not helped too much themselves.
    pub(super) fn invite(&mut self, among: Seats) -> Seats {
        let me = self.sight.me();
        let Some(scene) = self.sight.scene() else { return Seats::NONE };
        if scene.leads(me) == Some(Side::Defense) {
            // Rewards are cheap, a colony is not; but nobody helps me to what I do not want.
            return if self.stakes(&scene, Side::Defense).weight() < 0.0 { Seats::NONE } else { among };
        }
        // Whom I do not invite is likely to help the defense.
        let against = JOINS * HELP * among.len() as f32;
        let attack = self.best_attack().unwrap_or(0) as f32 - against;
        let mut chance = self.opposition(Side::Offense).attack_wins(attack);
        let mut gainers = Seats::one(me);
        let mut invited = Seats::NONE;
        let [won, lost] = Side::BOTH.map(|s| self.other_ways(Outcome::Won(s)));
        let worth = |chance: f32, gainers: Seats| {
            chance * (self.colonies(gainers) + self.style.encounter + won) + (1.0 - chance) * lost
        };
        let mut order: SmallVec<[Seat; MAX_SEATS]> = among.iter().collect();
        order.sort_by(|a, b| self.danger(*a).total_cmp(&self.danger(*b)));
        for seat in order {
            let more = (chance + 2.0 * JOINS * HELP * PER_SHIP).min(0.96);
            let with = gainers.or(Seats::one(seat));
            if worth(more, with) > worth(chance, gainers) {
                (chance, gainers) = (more, with);
                invited.add(seat);
            }
        }
        invited
    }

    /// Which side to join: 0 the offense, 1 the defense, 2 neither.
    pub(super) fn join(&mut self, open: u16) -> u8 {
        let Some(scene) = self.sight.scene() else { return open.trailing_zeros() as u8 };
        let chance = self.offense_wins(&scene);
        let decline = if open & 0b100 != 0 { self.prospects(&scene, chance, None) + LOYALTY } else { f32::MIN };
        let mut best = (decline, 2);
        for side in Side::BOTH.into_iter().filter(|s| open & (1 << s.ix()) != 0) {
            let n = self.prospects(&scene, chance, Some(side));
            if n > best.0 {
                best = (n, side.ix() as u8);
            }
        }
        best.1
    }
    /// What it is worth to me to join the better one of both sides, rather than neither.
    pub(super) fn joining(&self, scene: &Scene) -> f32 {
        let chance = self.offense_wins(scene);
        let joined = Side::BOTH.map(|s| self.prospects(scene, chance, Some(s)));
        joined[0].max(joined[1]) - self.prospects(scene, chance, None) - LOYALTY
    }
    /// What the encounter is worth to me if I join a side, or none; the chance is that of the offense as it stands.
    fn prospects(&self, scene: &Scene, chance: Option<f32>, join: Option<Side>) -> f32 {
        let me = self.sight.me();
        let mut scene = *scene;
        let Some(mut offense) = chance else { return 0.0 };
        let help = HELP * PER_SHIP;
        let mut risk = [0.0; 2];
        let mut price = 0.0;
        if let Some(side) = join {
            price = self.first_ship();
            scene.allies[side.ix()].add(me);
            offense += if side == Side::Offense { help } else { -help };
            risk[side.other().ix()] = -HELP * self.style.ship;
            if side == Side::Defense {
                risk[1] += HELP * self.style.card;
            }
        }
        let offense = offense.clamp(0.04, 0.96);
        let [won, lost] = self.outcomes(&scene);
        offense * (won + risk[0]) + (1.0 - offense) * (lost + risk[1]) - price
    }
    /// How many ships an ally sends: more where more depends on it.
    pub(super) fn commit(&mut self, most: u8) -> u8 {
        let me = self.sight.me();
        let Some(scene) = self.sight.scene() else { return most.min(2) };
        let Some(side) = scene.side_of(me) else { return most.min(2) };
        let stakes = self.stakes(&scene, side);
        let chance = self.wins(&scene, side).unwrap_or(0.5);
        if stakes.weight() > 4.0 {
            return most;
        }
        match chance {
            c if c > 0.7 && side == Side::Defense => most, // rewards by the ship
            c if c > 0.7 => 2.min(most),
            c if c > 0.3 => self.style.even.min(most),
            _ => 1,
        }
    }
}

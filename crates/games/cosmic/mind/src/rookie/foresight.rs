//! What comes of a use, as far as its deeds can be foreseen.

use engine::ask::Offer;
use engine::deeds::{CourseDeed, Deed};
use engine::flow::{Bend, Kind, Outcome, Rule, Standing};
use engine::table::*;

use super::Mind;
use super::allies::HELP;
use super::fight::PER_SHIP;
use super::stakes::WIN;
use crate::sight::Scene;

/// A difference that matters, in colonies.
const NOTABLE: f32 = 0.01;

/// Does it bear on who wins the encounter or the game?
fn bears(deed: &Deed) -> bool {
    match deed {
        Deed::Impose(standing) => matches!(
            standing.bend.kind(),
            Kind::Total | Kind::Product | Kind::Worth | Kind::Card | Kind::LowerWins | Kind::Decided | Kind::Upset
        ),
        Deed::Course(CourseDeed::Win { .. }) => true,
        Deed::Course(CourseDeed::Follow { rule, .. }) => *rule == Rule::Join,
        _ => false,
    }
}

impl Mind<'_> {
    /// What the encounter is worth to me after these deeds; nothing can be said if there will be a deal.
    fn worth_after(&self, scene: &Scene, deeds: &[Deed]) -> Option<f32> {
        let (me, mut scene, mut help) = (self.sight.me(), *scene, 0.0);
        for deed in deeds {
            match deed {
                Deed::Course(CourseDeed::Win { seats }) if seats.has(me) => return Some(WIN / seats.len() as f32),
                Deed::Course(CourseDeed::Win { .. }) => return Some(-WIN),
                Deed::Impose(Standing { bend: Bend::Decided(Outcome::Won(side)), .. }) => {
                    scene.decided = scene.decided.or(Some(*side)); // R11.6
                }
                Deed::Impose(Standing { bend: Bend::Upset, .. }) => scene.upset = true,
                Deed::Impose(Standing { bend: Bend::LowerWins, .. }) => scene.lower_wins = true,
                Deed::Course(CourseDeed::Follow { rule: Rule::Join, seat, amount }) => {
                    let side = Side::BOTH[*amount as usize];
                    scene.allies[side.ix()].add(*seat);
                    help += if side == Side::Offense { HELP * PER_SHIP } else { -HELP * PER_SHIP };
                }
                _ => {}
            }
        }
        let offense = (self.offense_wins_after(&scene, deeds)? + help).clamp(0.0, 1.0);
        let [won, lost] = self.outcomes(&scene);
        Some(offense * won + (1.0 - offense) * lost)
    }

    /// How much I like to use something while the fight is decided: what turns it around is for those who are losing it.
    pub(super) fn in_a_fight(&self, scene: &Scene, side: Side, offer: &Offer) -> f32 {
        let Some(chance) = self.wins(scene, side) else { return -1.0 };
        let Some(deeds) = self.sight.foresee(offer).filter(|deeds| deeds.iter().any(bears)) else {
            return 0.5 - chance;
        };
        let (now, then) = (self.worth_after(scene, &[]), self.worth_after(scene, &deeds));
        match (now, then) {
            (Some(now), Some(then)) if (then - now).abs() > NOTABLE => then - now,
            // It turns nothing by itself; but it must not make things worse.
            _ if self.leads_by(scene, side, &deeds) > self.leads_by(scene, side, &[]) => 0.5 - chance,
            _ => -1.0,
        }
    }
    /// By how much a side leads after these deeds, as totals count in this encounter.
    fn leads_by(&self, scene: &Scene, side: Side, deeds: &[Deed]) -> i32 {
        let total = |s: Side| self.sight.total_after(s, deeds).unwrap_or(0);
        let lead = total(side) - total(side.other());
        if scene.lower_wins != scene.upset { -lead } else { lead }
    }

    /// What I gain by cancelling the use in question, if that is what is on offer and both can be foreseen: what the use
    /// does, and what happens instead.
    pub(super) fn stopping(&self, offer: &Offer) -> Option<f32> {
        let cancels = self.sight.foresee(offer)?.iter().any(|d| matches!(d, Deed::Course(CourseDeed::Cancel { .. })));
        let scene = self.sight.scene().filter(|_| cancels)?;
        let foreseen = |deeds: &Option<engine::ability::Deeds>| {
            let deeds = deeds.as_ref().filter(|deeds| deeds.iter().any(bears))?;
            self.worth_after(&scene, deeds)
        };
        let (then, instead) = (foreseen(&self.sight.foresee_use()), foreseen(&self.sight.foresee_cancelled()));
        if then.is_none() && instead.is_none() {
            return None;
        }
        let now = self.worth_after(&scene, &[]);
        Some(instead.or(now)? - then.or(now)?)
    }
}

//! When to use a power or to play a card, and when to answer one.

use engine::ability::Source;
use engine::ask::{Answer, Offer};
use engine::flow::Outcome;
use engine::table::*;
use engine::windows::Moment;

use super::Mind;
use super::stakes::steps_for;
use crate::sight::{Scene, Used};

/// From how much on a fight is worth a card that is gone afterwards.
const MATTERS: f32 = 0.8;

impl Mind<'_> {
    /// Uses the best of what is offered, or passes.
    pub(super) fn act(&mut self, offers: &[Offer], pass: bool) -> Answer {
        self.use_best(offers, pass, |mind, offer| mind.appeal(offer))
    }
    /// Answers a use, or lets it happen.
    pub(super) fn respond(&mut self, offers: &[Offer], pass: bool) -> Answer {
        self.use_best(offers, pass, |mind, offer| mind.reply(offer))
    }
    fn use_best(&mut self, offers: &[Offer], pass: bool, score: impl Fn(&mut Self, &Offer) -> f32) -> Answer {
        let mut best = (f32::MIN, 0);
        for (i, offer) in offers.iter().enumerate() {
            let n = match self.sight.welcome(offer) {
                0 => score(self, offer),
                hint => hint as f32,
            };
            if n > best.0 {
                best = (n, i as u8);
            }
        }
        if pass && best.0 <= 0.0 { Answer::Pass } else { Answer::Choice(best.1) }
    }

    /// How much I like to use something that gives no hint.
    fn appeal(&mut self, offer: &Offer) -> f32 {
        let ability = self.sight.ability(offer.ability);
        let scene = self.sight.scene();
        let side = scene.and_then(|s| s.side_of(self.sight.me()));
        if let (Some(scene), Some(side)) = (scene, side) {
            match ability.when {
                Moment::Reinforce | Moment::Behind if offer.ability.source == Source::Reinforcement => {
                    return self.reinforcement(&scene, side, offer);
                }
                // What turns a fight around is used by those who are losing it.
                Moment::Selected
                | Moment::RevealedFirst
                | Moment::Revealed
                | Moment::Reinforce
                | Moment::Behind
                | Moment::Deciding => return self.in_a_fight(&scene, side, offer),
                _ => {}
            }
        }
        if let (Some(scene), Moment::TurnToAlly) = (scene, ability.when) {
            return self.joining(&scene);
        }
        let about_me = offer.about == Some(self.sight.me());
        match offer.ability.source {
            Source::Power(_) | Source::Super(_) | Source::Piece(_) => 1.0,
            Source::Wild(_) if about_me || self.chance(self.style.wild) => 0.8,
            Source::Card(_) if self.chance(0.3) => 0.5,
            _ => -1.0,
        }
    }
    /// A reinforcement is played if with my others it turns the totals (R10.4).
    fn reinforcement(&self, scene: &Scene, side: Side, offer: &Offer) -> f32 {
        let Some(true) = self.wins(scene, side).map(|c| c < 0.5) else { return -1.0 };
        let (Some(mine), Some(theirs)) = (self.sight.total(side), self.sight.total(side.other())) else { return -1.0 };
        let value = |c: &CardId| match self.sight.face(*c) {
            Some(Face::Reinforcement(n)) => n as i32,
            _ => 0,
        };
        let attack = Side::BOTH.iter().all(|s| self.sight.laid(*s).is_some_and(|f| f.attack().is_some()));
        let sum: i32 = self.sight.hand().iter().map(value).sum();
        let behind = if scene.lower_wins != scene.upset { mine - theirs } else { theirs - mine };
        let enough = sum > behind || (sum == behind && side == Side::Defense);
        if !attack || !enough || self.stakes(scene, side).weight() < 0.3 {
            return -1.0;
        }
        let this = offer.card.map_or(0, |c| value(&c));
        // The smallest that is enough by itself, else the greatest.
        if this > behind { 2.0 - this as f32 * 0.01 } else { 1.0 + this as f32 * 0.01 }
    }

    /// How much I like to answer a use that gives no hint.
    fn reply(&mut self, offer: &Offer) -> f32 {
        let me = self.sight.me();
        let Some(used) = self.sight.used() else { return self.appeal(offer) };
        let dear = matches!(offer.ability.source, Source::Card(_));
        let stopping = self.stopping(offer);
        if used.by == me {
            return stopping.map_or(-1.0, |gain| gain - MATTERS);
        }
        if let Some(winners) = self.sight.winners() {
            return if winners.has(me) { -1.0 } else { 1.0 };
        }
        if let Some(gain) = stopping {
            return gain - if dear { MATTERS } else { 0.0 };
        }
        let scene = self.sight.scene();
        let threat = scene.map_or(0.0, |s| self.threat(&s, &used));
        if dear {
            // A zap is not wasted on small things.
            return threat - MATTERS;
        }
        let friend = scene.is_some_and(|s| s.side_of(me).is_some_and(|side| s.members(side).has(used.by)));
        if friend { -1.0 } else { 0.5 }
    }
    /// How much the use of another may cost me: what is at stake if it turns a fight that goes well.
    fn threat(&self, scene: &Scene, used: &Used) -> f32 {
        let me = self.sight.me();
        if let Some(outcome) = scene.outcome {
            return self.step(used, outcome);
        }
        let Some(theirs) = scene.side_of(used.by) else { return 0.0 };
        let outcomes = self.outcomes(scene);
        let weight = outcomes[theirs.other().ix()] - outcomes[theirs.ix()];
        let Some(chance) = self.wins(scene, theirs.other()) else { return 0.0 };
        let early = if scene.revealed { 1.0 } else { 0.5 };
        let involved = if scene.side_of(me).is_some() { 1.0 } else { 0.6 };
        // A use by those who are ahead anyway changes nothing.
        weight * chance * early * involved
    }
    /// How much it costs me if a use, now that the outcome is known, is the step by which its user comes nearer to winning
    /// in a way of its own.
    fn step(&self, used: &Used, outcome: Outcome) -> f32 {
        let (sight, me) = (self.sight, self.sight.me());
        if !sight.has_goal(used.ability) {
            return 0.0;
        }
        -steps_for(self.style, sight, me, used.by, sight.brings(used.by, outcome).max(1))
    }
}

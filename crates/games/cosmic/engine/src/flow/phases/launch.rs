//! R7: launch.

use super::destiny::again;
use crate::ability::{Effect, Ruling, Telling};
use crate::ask::Topic;
use crate::deeds::{CourseDeed, Deed, Settling};
use crate::flow::{Bend, Label, Outcome};
use crate::game::Game;
use crate::table::*;

pub(super) static AIM: &[Effect] = &[aim];
pub(super) static LAUNCH: &[Effect] = &[launch];

/// R7.1, R7.2: at one planet on which the defense can be encountered.
fn aim(t: &mut Telling) -> Ruling {
    let e = t.encounter();
    if e.target.is_some() {
        return Ok(());
    }
    let system = e.system.expect("the defense is known");
    let mut among = t.legal_targets(t.me, system);
    if let Some(defense) = e.defense.filter(|_| t.bent(Bend::Anywhere)) {
        among.extend(t.far_targets(t.me, defense));
    }
    if among.is_empty() {
        again(t, Label::Destiny); // R6.5: the offense has come to the last of them since destiny
        return Ok(());
    }
    let planet = t.planet_among(Topic::Aim, among)?;
    t.tell(CourseDeed::Aim { planet });
    Ok(())
}

/// R7.3: one to four ships from any own colonies; R7.4: with no ship the encounter goes on.
fn launch(t: &mut Telling) -> Ruling {
    if t.planet_in_gate().is_some() {
        return Ok(()); // R27.6: a planet has gone in their place
    }
    let already = t.count_at(t.colour(t.me), Place::Gate) as usize;
    let limit = t.ship_limit(t.me).saturating_sub(already);
    let least = (already == 0) as usize;
    let ships = t.ships_from_colonies(Topic::Launch, least, limit)?;
    t.commit(ships, Side::Offense);
    Ok(())
}

impl Game {
    /// R6.4: the ships settle, and nothing after the launch is played (rulings G-011, G-020).
    pub(crate) fn resettling_ends(&mut self) {
        let e = self.encounter();
        if !e.resettles() {
            return;
        }
        let target = e.target.expect("the gate is aimed");
        let colour = self.colour(e.offense);
        let shut = self.bent(Bend::Shut(target)); // then the ships return when the encounter is cleared up
        let landing = self.ships_at(colour, Place::Gate).filter(|_| !shut);
        let moves = landing.map(|s| (s, target)).collect();
        self.goto(Label::End);
        self.perform(&mut Deed::Course(CourseDeed::Outcome(Outcome::Resettled)));
        self.place_ships(moves, Settling::Land);
    }
}

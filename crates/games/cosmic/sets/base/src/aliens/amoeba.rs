//! Amoeba: its ships flow into the encounter or out of it once cards are selected.

use engine::prelude::*;

use crate::BASE;

/// Amoeba.
pub static AMOEBA: Alien = Alien {
    id: "amoeba",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| takes_part(look) && ways(look) != 0,
        effect: &[ooze],
        labels: &["more", "fewer"],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        // AL-AMOEBA-3: even from no ship at all
        applies: |look| ways(look) != 0,
        effect: &[ooze_four],
        labels: &["more", "fewer"],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Ally,
        applies: |look| takes_part(look) && ways(look) != 0,
        effect: &[ooze],
        labels: &["more", "fewer"],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn takes_part(look: &Look) -> bool {
    !in_encounter(look).is_empty()
}

fn in_encounter(look: &Look) -> ShipList {
    look.my_side().map_or(ShipList::new(), |side| look.ships_in_encounter(look.me, side))
}

/// The colonies outside the encounter.
fn refuges(look: &Look) -> Vec<PlanetId> {
    let e = look.encounter();
    let defended = e.target.filter(|_| e.defense == Some(look.me));
    look.colonies_of(look.me).into_iter().filter(|p| Some(*p) != defended).collect()
}

/// What is possible: more ships, fewer ships.
fn ways(look: &Look) -> u16 {
    let more = !look.ships_on_colonies(look.me).is_empty();
    let fewer = takes_part(look) && !refuges(look).is_empty();
    more as u16 | (fewer as u16) << 1
}

fn ooze(t: &mut Telling) -> Ruling {
    flow(t, usize::MAX)
}

fn ooze_four(t: &mut Telling) -> Ruling {
    flow(t, 4)
}

/// AL-AMOEBA-1: the whole move is one act, whatever becomes of the colonies.
fn flow(t: &mut Telling, most: usize) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    let open = ways(t);
    if open == 0 {
        return Ok(()); // an answer to the use has taken the ships away
    }
    if t.choice(open)? == 1 {
        let own = in_encounter(t);
        let ships = t.ships(Topic::MoveShips, &own, 1, most)?;
        let home = refuges(t).into_iter().collect();
        let moves = t.spread(Topic::ReturnShips, &ships, home)?;
        t.settle(moves, Settling::Return);
        return Ok(());
    }
    let own = t.ships_on_colonies(t.me);
    let ships = t.ships(Topic::MoveShips, &own, 1, most)?;
    let e = t.game.encounter();
    match e.target {
        // R2.6: the ships of the defense are in the encounter by being on the planet
        Some(planet) if e.defense == Some(t.me) => {
            let how = if t.has_colony(t.me, planet) { Settling::Return } else { Settling::Found };
            t.settle(ships.into_iter().map(|s| (s, planet)).collect::<Moves>(), how);
        }
        _ => t.commit(ships, side),
    }
    Ok(())
}

//! Force Field: alliances are cancelled; the ships go home, but who allied has allied (R8.5).

use engine::prelude::*;

/// Force Field.
pub static FORCE_FIELD: CardDef = CardDef {
    id: "force-field",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::Formed,
        applies: |look| !allies(look).is_empty(),
        effect: &[repel],
        welcome: against_me,
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

/// How many allied ships there are against my side.
fn against_me(look: &Look) -> i8 {
    let Some(mine) = look.my_side() else { return -1 };
    let main = look.encounter().main(mine.other());
    let own = main.map_or(0, |seat| look.count_in_encounter(seat, mine.other()));
    (look.side_ships(mine.other()) - own) as i8 * 2 - 3
}

fn allies(look: &Look) -> Seats {
    let e = look.encounter();
    e.allies[0].or(e.allies[1])
}

fn repel(t: &mut Telling) -> Ruling {
    let among = allies(t);
    let chosen = t.seats_among(Topic::Victim, among, 1, among.len())?;
    let mut repelled = Vec::new();
    for seat in t.timing_order() {
        for (side, place) in [(Side::Offense, Place::Gate), (Side::Defense, Place::Beside)] {
            if chosen.has(seat) && t.encounter().allies[side.ix()].has(seat) {
                repelled.push((seat, t.ships_at(t.colour(seat), place).collect()));
            }
        }
    }
    let ways = t.ways_home(&repelled)?;
    t.send_home(ways);
    Ok(())
}

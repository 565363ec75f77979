//! Will: encounters whom and where it wants, whatever destiny says.

use engine::prelude::*;

use crate::BASE;

/// Will.
pub static WILL: Alien = Alien {
    id: "will",
    set: BASE,
    alert: Alert::Green,
    // E-WILL-2: in the destiny phase
    power: &[Ability {
        when: Moment::NamingDefense,
        who: Who::Offense,
        applies: |look| undecided(look) && !look.targets_anywhere(look.me).is_empty(),
        effect: &[choose_defense],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::NamingDefense,
        who: Who::Offense,
        applies: |look| undecided(look) && reaches_further(look),
        effect: &[roam],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::NamingDefense,
        who: Who::Offense,
        applies: |look| undecided(look) && !readable(look).is_empty(),
        effect: &[read_a_hand],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// Nobody has been named; a card that belongs to an alien does its own work, as usual.
fn undecided(look: &Look) -> bool {
    look.defense().is_none() && !matches!(look.destiny(), Some(Destiny::Alien(..)))
}

/// E-WILL-1: anybody who can be encountered somewhere. Who is the defense is settled now, on which planet by aiming.
fn choose_defense(t: &mut Telling) -> Ruling {
    let among = t.targets_anywhere(t.me);
    let defense = t.seat(Topic::Target, among)?;
    let system = t.colour(defense);
    t.tell(CourseDeed::Against { defense, system });
    t.impose_until(Bend::Anywhere, Until::Destiny(t.encounter_id()));
    Ok(())
}

/// The colour of another player was drawn, who can be encountered in other systems, too.
fn reaches_further(look: &Look) -> bool {
    let Some(Destiny::Colour(colour, _)) = look.destiny() else { return false };
    let other = look.seat_of(colour).filter(|s| *s != look.me);
    other.is_some_and(|s| !look.far_targets(look.me, s).is_empty())
}

fn roam(t: &mut Telling) -> Ruling {
    t.impose_until(Bend::Anywhere, Until::Destiny(t.encounter_id()));
    Ok(())
}

/// The others who hold any cards.
fn readable(look: &Look) -> Seats {
    look.reaching(look.others(look.me), Purpose::Show)
}

fn read_a_hand(t: &mut Telling) -> Ruling {
    let among = readable(t);
    let (at, by) = (t.seat(Topic::Victim, among)?, t.me);
    t.tell(CardDeed::Look { at: Zone::Hand(at), by });
    Ok(())
}

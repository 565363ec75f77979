//! Chosen: after the reveal it draws three cards and may take one of them as its encounter card.

use engine::ability::*;
use engine::ask::Topic;
use engine::deeds::Deed;
use engine::flow::Change;
use engine::table::*;
use engine::windows::Moment;

use crate::BASE;

/// Chosen.
pub static CHOSEN: Alien = Alien {
    id: "chosen",
    name: "Chosen",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        limit: Limit::Encounter,
        effect: &[draw_three, choose],
        announce: 1, // AL-CHOSEN-2, Z-05: the draw and the choice are seen before a zap
        on_zapped: Some(drop_all),
        labels: &["replace", "add"],
        ..Ability::PLAIN
    }],
    wild: &[Ability { when: Moment::BeforeSelect, who: Who::Main, effect: &[draw_one], ..Ability::PLAIN }],
    super_flare: &[],
    ..Alien::PLAIN
};

fn draw_three(t: &mut Telling) -> Ruling {
    t.draw_aside(3);
    Ok(())
}

fn drawn(look: &Look) -> CardList {
    look.cards_in(Zone::Aside(look.me)).into_iter().collect()
}

/// One of the drawn encounter cards replaces the revealed one, or adds to it if both are attacks.
fn choose(t: &mut Telling) -> Ruling {
    let side = t.i_lead().expect("a main player");
    let cards = drawn(t);
    let encounter: CardList = cards.iter().copied().filter(|c| t.face(*c).is_encounter()).collect();
    let chosen = t.cards(Topic::Choose, encounter, 0, 1)?;
    let Some(card) = chosen.first().copied() else {
        t.discard(cards);
        return Ok(());
    };
    let face = t.face(card);
    let both_attacks = face.attack().is_some() && t.current(side).is_some_and(|c| c.is_attack());
    if both_attacks && t.choice(0b11)? == 1 {
        t.change(side, Change::Add(face.attack().unwrap_or(0) as i16));
        t.discard(cards);
        return Ok(());
    }
    // R10.2: a morph copies what the opponent's card showed
    let counts_as = if face == Face::Morph { t.shown(side.other()).unwrap_or(face) } else { face };
    t.tell(Deed::Replace { side, card });
    t.change(side, Change::Become(counts_as));
    t.discard(cards.into_iter().filter(|c| *c != card).collect());
    Ok(())
}

/// Zapped after the draw: the drawn cards are gone, the revealed card stands.
fn drop_all(t: &mut Telling) -> Ruling {
    let cards = drawn(t);
    t.discard(cards);
    Ok(())
}

fn draw_one(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.draw(me, 1);
    Ok(())
}

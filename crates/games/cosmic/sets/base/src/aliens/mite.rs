//! Mite: a defense with a full hand lets it have a colony or throws cards away.

use engine::prelude::*;

use crate::BASE;

/// So many cards the defense may keep.
const SPARED: usize = 3;
const GRANT: u8 = 1;
const LABELS: &[&str] = &["discard", "grant-a-colony"];

/// Mite.
pub static MITE: Alien = Alien {
    id: "mite",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Launched,
        who: Who::Offense,
        applies: rich_defense,
        effect: &[bluster, give_in, throw_away],
        labels: LABELS,
        prefers: Some(to_give_in),
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Formed,
        who: Who::Main,
        applies: outnumbered,
        effect: &[send_allies_home],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Launched,
        who: Who::Offense,
        applies: rich_defense,
        effect: &[bluster, give_in, look_through, keep_some],
        labels: LABELS,
        prefers: Some(to_give_in),
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// How many cards the defense has too many.
fn too_many(look: &Look) -> usize {
    look.defense().map_or(0, |d| look.reach_count(d, Purpose::Count).saturating_sub(SPARED))
}

fn rich_defense(look: &Look) -> bool {
    look.defense() != Some(look.me) && too_many(look) > 0
}

/// A colony is worth more than some cards, and the last one more than any.
fn to_give_in(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Option(GRANT) if look.missing(look.offense()) <= 1 => -100,
        Pick::Option(GRANT) => -1,
        _ => 0,
    }
}

/// The demand is made, and may be zapped before the defense gives in.
fn bluster(_: &mut Telling) -> Ruling {
    Ok(())
}

/// The defense chooses. With the colony the encounter ends at once, as a success; nobody has won or lost.
fn give_in(t: &mut Telling) -> Ruling {
    let n = too_many(t) as u8;
    let Some(from) = t.defense().filter(|_| n > 0) else { return t.stop() };
    if t.asking(from).choice(0b11)? != GRANT {
        let (backs, among, lots) = (t.backs(t.me, from, n as usize)?, t.hand(from).into(), CardList::new());
        t.tell(CardDeed::DrawLots { among, n, backs, lots });
        return Ok(());
    }
    let me = t.me;
    t.tell(CourseDeed::Outcome(Outcome::Granted));
    t.follow(Rule::Land, me, 0);
    t.tell(CourseDeed::Goto(Label::ResolutionEnds));
    t.stop()
}

fn throw_away(t: &mut Telling) -> Ruling {
    t.discard(t.done().cards.clone());
    Ok(())
}

/// RW-07: the super side catches the cards on their way to the discard pile.
fn look_through(t: &mut Telling) -> Ruling {
    let (by, cards) = (t.me, t.done().cards.clone());
    for card in &cards {
        t.keep(*card);
    }
    t.tell(CardDeed::Show { cards, to: Some(by) });
    Ok(())
}

fn keep_some(t: &mut Telling) -> Ruling {
    let all: CardList = t.kept().since(0).collect();
    let kept = t.cards(Topic::Take, all.clone(), 0, all.len())?;
    let me = t.me;
    t.discard(all.into_iter().filter(|c| !kept.contains(c)).collect());
    t.give(kept, me);
    Ok(())
}

/// How many ships are allied with a side.
fn allied_ships(look: &Look, side: Side) -> usize {
    let main = look.encounter().main(side).map_or(0, |s| look.count_in_encounter(s, side));
    look.side_ships(side) - main
}

fn outnumbered(look: &Look) -> bool {
    look.i_lead().is_some_and(|mine| allied_ships(look, mine.other()) > allied_ships(look, mine))
}

/// R8.5: of both sides; who has allied stays an ally.
fn send_allies_home(t: &mut Telling) -> Ruling {
    let offense = t.offense();
    t.follow(Rule::GoHome, offense, 0);
    Ok(())
}

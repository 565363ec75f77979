//! Mimic: brings its hand to the size of its opponent's; wild: copies a wild flare or artifact just played.

use engine::prelude::*;

use crate::CONFLICT;

/// The hand size that the super flare allows instead.
const USUAL_HAND: usize = 8;

/// Mimic.
pub static MIMIC: Alien = Alien {
    id: "mimic",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        limit: Limit::Encounter, // R9.6: against an empty hand, a new one would have to be cut down without end
        applies: |look| opponents_hand(look) != look.reach_count(look.me, Purpose::Count),
        effect: &[match_opponent],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Played,
        applies: can_copy,
        effect: &[copy],
        after: After::ToItsAlien,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        // the flare itself leaves the hand while it is played
        applies: |look| look.reach_count(look.me, Purpose::Count) != USUAL_HAND + 1,
        effect: &[match_eight],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn opponents_hand(look: &Look) -> usize {
    look.opponent().map_or(look.reach_count(look.me, Purpose::Count), |o| look.reach_count(o, Purpose::Count))
}

/// Draws up to this number of cards, or discards down to it.
fn reach(t: &mut Telling, size: usize) -> Ruling {
    let me = t.me;
    let hand: CardList = t.hand(me).into();
    if hand.len() < size {
        t.draw(me, (size - hand.len()) as u8);
    } else if hand.len() > size {
        let surplus = hand.len() - size;
        let cards = t.cards(Topic::Discard, hand, surplus, surplus)?;
        t.discard(cards);
    }
    Ok(())
}

fn match_opponent(t: &mut Telling) -> Ruling {
    let size = opponents_hand(t);
    reach(t, size)
}

fn match_eight(t: &mut Telling) -> Ruling {
    reach(t, USUAL_HAND)
}

/// The card that was just played, as if I had played it: what I would look at.
fn as_if_mine<'g>(look: &Look<'g>) -> Option<(Look<'g>, &'static Ability)> {
    let used = look.live_use().filter(|u| u.by != look.me)?;
    let (card, _) = used.card?;
    let copyable = match used.ability.source {
        Source::Wild(_) => true,
        Source::Card(_) => look.card_type(card) == CardType::Artifact,
        _ => false,
    };
    let def = look.game.cast().ability(used.ability);
    let mine = Look {
        game: look.game,
        me: look.me,
        ability: Some(used.ability),
        piece: None,
        card: Some(card),
        about: None,
        subject: used.subject,
    };
    copyable.then_some((mine, def))
}

/// Those the copy could be about, if the card is used about somebody.
fn targets(mine: &Look, def: &Ability) -> Option<Seats> {
    let about = def.about?;
    let fits = |s: &Seat| def.suits_now(&Look { about: Some(*s), ..*mine });
    Some(about(mine).iter().filter(fits).collect())
}

/// R22.5, AL-MIMIC-1: the card's own conditions hold for the copier, role included.
fn can_copy(look: &Look) -> bool {
    as_if_mine(look).is_some_and(|(mine, def)| {
        let fits = match targets(&mine, def) {
            Some(seats) => !seats.is_empty(),
            None => def.suits_now(&mine),
        };
        fits && look.plays_role(def.who, look.me)
    })
}

fn copy(t: &mut Telling) -> Ruling {
    let (Some(frame), Some((mine, def))) = (t.use_frame(), as_if_mine(t)) else { return Ok(()) };
    let about = match targets(&mine, def) {
        Some(seats) if seats.is_empty() => return Ok(()),
        Some(seats) => Some(t.seat(Topic::Victim, seats)?),
        None => None,
    };
    let (ability, by) = (mine.ability.expect("a card in use has an ability"), t.me);
    t.tell(CourseDeed::Copy { ability, frame, by, about });
    Ok(())
}

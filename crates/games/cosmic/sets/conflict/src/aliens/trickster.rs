//! Trickster: lets the opponent guess in which hand a token is, and that decides the encounter; wild: tosses a coin.

use engine::prelude::*;

use crate::CONFLICT;

/// What a toss of the coin is worth.
const STAKE: i32 = 10;
/// Before anything that follows from winning or losing (Guerrilla).
const REPLACES: i8 = -10;
const HANDS: &[&str] = &["left-hand", "right-hand"];
const WORDS: &[&str] = &["left-hand", "right-hand", "heads", "tails"];

/// Trickster.
pub static TRICKSTER: Alien = Alien {
    id: "trickster",
    set: CONFLICT,
    alert: Alert::Green,
    power: &[Ability { when: Moment::Formed, who: Who::Main, welcome: hopeless, ..GUESS }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Involved,
        applies: |look| look.both_selected(),
        effect: &[toss, settle],
        welcome: |look| if look.my_side() == Some(look.ahead()) { -1 } else { 2 },
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::ResolutionBegins,
        who: Who::Main,
        layer: REPLACES,
        applies: |look| look.encounter().lost_by(look.me) && !look.used_power(),
        uses_power: true,
        welcome: |_| 10,
        ..GUESS
    }],
    words: WORDS,
    ..Alien::PLAIN
};

const GUESS: Ability = Ability { effect: &[take_token, guess], labels: HANDS, ..Ability::PLAIN };

/// My side is the weaker one by more than an average card.
fn hopeless(look: &Look) -> i8 {
    let ships = |side: Side| look.side_ships(side) as i32;
    let best = look.my_attacks().map_or(0, |(_, high)| high);
    look.i_lead().map_or(0, |mine| (10 + ships(mine.other()) - ships(mine) - best).clamp(-2, 10) as i8)
}

/// It is announced, and may be zapped, before anybody chooses.
fn take_token(_: &mut Telling) -> Ruling {
    Ok(())
}

/// O42: both choose at the same time, and the outcome follows from that alone.
fn guess(t: &mut Telling) -> Ruling {
    let (me, mine, opponent) = (t.me, t.lead(), t.other_lead());
    let question = || Question::Choice { labels: Labels::Ability, open: 0b11 };
    let answers = t.ask_all(Topic::Option, &[(me, question()), (opponent, question())])?;
    let Answer::Choice(token) = answers[0] else { unreachable!("checked answer") };
    let winner = if answers[0] == answers[1] { mine.other() } else { mine };
    t.say(me, WORDS[token as usize], &[]);
    t.tell(CourseDeed::Outcome(Outcome::Won(winner)));
    t.tell(CourseDeed::Goto(Label::Resolution));
    Ok(())
}

/// The coin: one of the two encounter cards, by lot.
fn toss(t: &mut Telling) -> Ruling {
    let among = t.encounter().slots.of(Role::Main).map(|s| s.card).collect();
    t.tell(CardDeed::DrawLots { among, n: 1, backs: None, lots: CardList::new() });
    Ok(())
}

fn settle(t: &mut Telling) -> Ruling {
    let Some(side) = t.my_side() else { return Ok(()) };
    let heads = t.done().cards.first().copied() == t.encounter().card(Side::Offense);
    let (word, n) = if heads { (WORDS[2], STAKE) } else { (WORDS[3], -STAKE) };
    t.say(t.me, word, &[]);
    t.add_to_total(side, n);
    Ok(())
}

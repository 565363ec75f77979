//! Seeker: asks a main player one question, and the answer is true: of facts by itself, of intentions because it binds.

use engine::prelude::*;

use crate::INCURSION;

// What is asked about; the first nine can be answered by yes or no.
const HOLD_CARD: u8 = 0;
const HOLD_TYPE: u8 = 1;
const HOLD_HIGH: u8 = 2;
const HOLD_LOW: u8 = 3;
const PLAY_CARD: u8 = 4;
const PLAY_TYPE: u8 = 5;
const PLAY_HIGH: u8 = 6;
const PLAY_LOW: u8 = 7;
const USE_POWER: u8 = 8;
const WHICH_PLAY: u8 = 9;
const WHICH_HOLD: u8 = 10;
const HOW_MANY: u8 = 11;
const HIGHEST: u8 = 12;
const LOWEST: u8 = 13;
/// What is said aloud: the questions, the answers by their numbers, and what else is answered.
const WORDS: &[&str] = &[
    "do-you-hold-this-card",
    "do-you-hold-so-many-of-this-type",
    "do-you-hold-an-attack-at-least-this-high",
    "do-you-hold-an-attack-at-most-this-high",
    "will-you-play-this-card",
    "will-you-play-a-card-of-this-type",
    "will-you-play-an-attack-at-least-this-high",
    "will-you-play-an-attack-at-most-this-high",
    "will-you-use-your-power",
    "which-encounter-card-will-you-play",
    "which-cards-of-this-type-do-you-hold",
    "how-many-cards-of-this-type-do-you-hold",
    "which-is-your-highest-attack",
    "which-is-your-lowest-attack",
    "yes",
    "no",
    "it-depends",
    "none",
    NAMES,
    COUNTS,
];
const LABELS: &[&str] = WORDS.split_at(14).0;
const ANSWERS: &[&str] = WORDS.split_at(14).1;
const NAMES: &str = "names";
const COUNTS: &str = "counts";
const YES_OR_NO: u16 = 0b1_1111_1111;
const ANYTHING: u16 = 0b11_1111_1111_1111;

/// One question in an encounter, at any time between the alliances and the selection.
const POWER: Ability = Ability {
    who: Who::Involved,
    about: Some(whom_to_ask),
    applies: |look| !look.used_power(),
    effect: &[put_yes_or_no, voice, hear],
    announce: 1, // ruling Z-05: the question is known before it can no longer be zapped
    labels: LABELS,
    prefers: Some(shrewd),
    ..Ability::PLAIN
};
const SUPER: Ability = Ability { effect: &[put_anything, voice, hear], uses_power: true, ..POWER };

/// Seeker.
pub static SEEKER: Alien = Alien {
    id: "seeker",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[Ability { when: Moment::Formed, ..POWER }, Ability { when: Moment::BeforeSelect, ..POWER }],
    wild: &[Ability {
        when: Moment::Invited,
        who: Who::NotMain,
        about: Some(hosts),
        effect: &[demand, bind],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability { when: Moment::Formed, ..SUPER }, Ability { when: Moment::BeforeSelect, ..SUPER }],
    words: WORDS,
    ..Alien::PLAIN
};

/// The opponent of a main player; an ally asks either main player.
fn whom_to_ask(look: &Look) -> Seats {
    let e = look.encounter();
    match look.i_lead() {
        Some(side) => e.main(side.other()).into_iter().collect(),
        None => [Some(e.offense), e.defense].into_iter().flatten().collect(),
    }
}

// ---- the question ----------------------------------------------------------------------------------------------------

fn put_yes_or_no(t: &mut Telling) -> Ruling {
    put(t, YES_OR_NO)
}

fn put_anything(t: &mut Telling) -> Ruling {
    put(t, ANYTHING)
}

/// What is asked, with the card, type or value it is about. All of it is said aloud and kept: kind, subject, number.
fn put(t: &mut Telling, open: u16) -> Ruling {
    let kind = t.choice(open)?;
    let (me, word) = (t.me, LABELS[kind as usize]);
    match kind {
        HOLD_CARD | PLAY_CARD => {
            let face = t.name(Topic::Name, t.namable())?;
            t.keep(kind);
            t.keep(face);
            t.say(me, word, &[face.into()]);
        }
        HOLD_HIGH | HOLD_LOW | PLAY_HIGH | PLAY_LOW => {
            let attacks = t.namable().into_iter().filter(|f| f.attack().is_some()).collect();
            let face = t.name(Topic::Name, attacks)?;
            t.keep(kind);
            t.keep(face);
            t.say(me, word, &[(face.attack().expect("an attack was named") as i16).into()]);
        }
        HOLD_TYPE | PLAY_TYPE | WHICH_HOLD | HOW_MANY => {
            let types = t.namable().into_iter().fold(0, |bits, f| bits | 1 << t.cast().card_type(f) as u16);
            let of_type = t.option(Topic::Option, Labels::Type, types)?;
            let most = t.reach_count(t.victim(), Purpose::Count).max(1) as i32;
            let n = if kind == HOLD_TYPE { t.number(Topic::HowMany, 1, most)? as i16 } else { 1 };
            t.keep(kind);
            t.keep(CardType::ALL[of_type as usize]);
            t.keep(n);
            t.say(me, word, &[CardType::ALL[of_type as usize].into(), n.into()]);
        }
        _ => {
            t.keep(kind);
            t.say(me, word, &[]);
        }
    }
    Ok(())
}

/// The question is put, and may be zapped before it is answered.
fn voice(_: &mut Telling) -> Ruling {
    Ok(())
}

/// What kind of question was put.
fn kind(kept: &Kept) -> u8 {
    kept.get(0).expect("a question was put")
}

/// The cards a question of this kind is about.
fn sort(kept: &Kept) -> Sort {
    let named = || kept.get::<Face>(1).expect("a card was named");
    let value = || named().attack().expect("an attack was named") as i16;
    match kind(kept) {
        HOLD_CARD | PLAY_CARD => Sort::Face(named()),
        HOLD_HIGH | PLAY_HIGH => Sort::AtLeast(value()),
        HOLD_LOW | PLAY_LOW => Sort::AtMost(value()),
        _ => Sort::Type(kept.get(1).expect("a type was named")),
    }
}

/// What a question of this kind would bind to, if it is about an intention.
fn intent(kept: &Kept) -> Option<Intent> {
    match kind(kept) {
        PLAY_CARD | PLAY_TYPE | PLAY_HIGH | PLAY_LOW => Some(Intent::Play(sort(kept))),
        USE_POWER => Some(Intent::UsePower),
        _ => None,
    }
}

// ---- the answer ------------------------------------------------------------------------------------------------------

/// Facts answer themselves; intentions are the player's own, and bind.
fn hear(t: &mut Telling) -> Ruling {
    let (seat, kept) = (t.victim(), t.kept());
    if let Some(intent) = intent(kept) {
        return promise(t, seat, intent);
    }
    let held = |t: &Telling| -> CardList {
        let sort = sort(kept);
        t.reach(seat, Purpose::Show).into_iter().filter(|c| t.is_sort(*c, sort)).collect()
    };
    match kind(kept) {
        WHICH_PLAY => return disclose(t, seat),
        HIGHEST | LOWEST => {
            let attacks = t.reach_where(seat, Purpose::Show, |f| f.attack().is_some());
            let faces = attacks.iter().map(|c| t.face(*c));
            match if kind(kept) == HIGHEST { faces.max() } else { faces.min() } {
                Some(face) => t.say(seat, NAMES, &[face.into()]),
                None => answer(t, seat, NONE),
            }
        }
        WHICH_HOLD if held(t).is_empty() => answer(t, seat, NONE),
        WHICH_HOLD => t.tell(CardDeed::Show { cards: held(t), to: None }),
        HOW_MANY => t.say(seat, COUNTS, &[(held(t).len() as i16).into()]),
        _ => {
            let enough = kept.get::<i16>(2).unwrap_or(1) as usize;
            answer(t, seat, if held(t).len() >= enough { YES } else { NO });
        }
    }
    Ok(())
}

/// Said aloud.
fn answer(t: &mut Telling, seat: Seat, answer: u8) {
    t.say(seat, ANSWERS[answer as usize], &[]);
}

/// What the powers of a seat can do.
fn abilities(look: &Look, seat: Seat) -> Vec<&'static Ability> {
    let pieces = look.powers(seat).filter(|s| !look.is_zapped(*s));
    pieces.flat_map(|s| look.cast().def(look.piece(s).def).abilities).collect()
}

/// AL-SEEKER-2: whose power settles how cards are selected only when they are cannot know before.
fn chooses_later(look: &Look, seat: Seat) -> bool {
    abilities(look, seat).iter().any(|a| a.when == Moment::Selecting)
}

fn can_be_selected(sort: Sort) -> bool {
    match sort {
        Sort::Face(face) => face.is_encounter(),
        Sort::Type(kind) => kind.is_encounter(),
        Sort::Card(_) | Sort::AtLeast(_) | Sort::AtMost(_) => true,
    }
}

/// Will there be a moment at which its player could be held to playing it? Not of what is played at any time.
fn comes_up(look: &Look, card: CardId) -> bool {
    let timed = |list: &[Ability]| list.iter().any(|a| a.when != Moment::Anytime);
    match look.face(card) {
        Face::Card(kind, _) => timed(look.cast().cards[kind.ix()].abilities),
        Face::Flare(alien) => {
            let alien = look.cast().aliens[alien.ix()];
            timed(alien.wild) || timed(alien.super_flare)
        }
        _ => true,
    }
}

/// The answers that are true if their giver abides by them, as bits; AL-SEEKER-5: where it is open what will happen, that
/// it depends is true as well.
fn true_answers(look: &Look, seat: Seat, intent: Intent) -> u16 {
    let bits = |yes: bool, no: bool, depends: bool| yes as u16 | (no as u16) << NO | (depends as u16) << DEPENDS;
    match intent {
        Intent::Play(sort) => {
            let fits = |c: &CardId| look.is_sort(*c, sort);
            if !can_be_selected(sort) {
                let promised = |c: &CardId| fits(c) && comes_up(look, *c);
                return bits(look.reach(seat, Purpose::Play).iter().any(promised), true, true);
            }
            let Some(side) = look.encounter().leads(seat) else { return bits(false, false, true) };
            let cards = look.selectable(side);
            if cards.is_empty() {
                return bits(true, true, true); // a new hand is due
            }
            bits(cards.iter().any(fits), !cards.iter().all(fits), chooses_later(look, seat))
        }
        Intent::UsePower => {
            let mut uses = abilities(look, seat);
            uses.retain(|a| a.is_use);
            bits(!uses.is_empty(), uses.iter().all(|a| !a.must), true)
        }
        Intent::Invite(_) => bits(true, true, true),
    }
}

/// The asked player decides now, and has to abide by it.
fn promise(t: &mut Telling, seat: Seat, intent: Intent) -> Ruling {
    let open = true_answers(t, seat, intent);
    let given = t.asking(seat).secretly().option(Topic::Answer, Labels::Answer, open)?;
    answer(t, seat, given);
    if given != DEPENDS {
        t.vow(seat, intent, given == YES);
    }
    Ok(())
}

/// Which encounter card it will be: named, and then it has to be played. No card: that depends.
fn disclose(t: &mut Telling, seat: Seat) -> Ruling {
    let Some(side) = t.encounter().leads(seat) else { return Ok(()) };
    let cards = t.selectable(side);
    let least = !chooses_later(t, seat) as usize;
    let chosen = if cards.is_empty() { cards } else { t.asking(seat).cards(Topic::Select, cards, least, 1)? };
    let Some(card) = chosen.first() else {
        answer(t, seat, DEPENDS);
        return Ok(());
    };
    let face = t.face(*card);
    t.say(seat, NAMES, &[face.into()]);
    t.vow(seat, Intent::Play(Sort::Face(face)), true);
    Ok(())
}

/// Whether a high attack comes is what one wants to know; and one promises what lets one play the own highest attack.
fn shrewd(look: &Look, pick: Pick) -> i8 {
    let asked = look.pending().iter().find(|a| a.seat == look.me).map(|a| &a.question);
    let answering = matches!(asked, Some(Question::Choice { labels: Labels::Answer, .. }));
    match (pick, look.state().stack.last()) {
        (Pick::Option(DEPENDS), _) if answering => 3,
        (Pick::Option(answer), Some(Frame::Use(used))) if answering => {
            let attacks = look.reach_where(look.me, Purpose::Select, |f| f.attack().is_some());
            let best = attacks.into_iter().max_by_key(|c| look.face(*c).attack());
            let fits = match intent(&used.kept) {
                Some(Intent::Play(sort)) => best.is_some_and(|c| look.is_sort(c, sort)),
                _ => false,
            };
            if (answer == YES) == fits { 2 } else { 0 }
        }
        (Pick::Option(WHICH_PLAY), _) => 5,
        (Pick::Option(PLAY_HIGH), _) => 2,
        (Pick::Face(Face::Attack(n)), _) => 12 - (n - 15).abs().min(12),
        _ => 0,
    }
}

// ---- the wild flare --------------------------------------------------------------------------------------------------

/// The main players who have invited me.
fn hosts(look: &Look) -> Seats {
    let e = look.encounter();
    Side::BOTH.into_iter().filter(|s| e.invited[s.ix()].has(look.me)).filter_map(|s| e.main(s)).collect()
}

/// The card is shown to me alone; whether it binds is seen when alliances are formed.
fn demand(t: &mut Telling) -> Ruling {
    let (me, host) = (t.me, t.victim());
    let Some(side) = t.encounter().leads(host) else { return t.stop() };
    let among = t.selectable(side);
    let card = t.asking(host).card_among(Topic::Select, among)?;
    t.keep(card);
    t.tell(CardDeed::Show { cards: CardList::from(card), to: Some(me) });
    t.later(Moment::Formed)
}

fn bind(t: &mut Telling) -> Ruling {
    let (me, host, card) = (t.me, t.victim(), t.recall(0));
    if let Some(side) = t.encounter().leads(host)
        && t.encounter().allies[side.ix()].has(me)
    {
        t.vow(host, Intent::Play(Sort::Card(card)), true);
    }
    Ok(())
}

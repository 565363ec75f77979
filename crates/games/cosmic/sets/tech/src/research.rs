//! How techs are dealt, researched, completed and abandoned (tech.md T1 to T12): the law of the variant.

use engine::prelude::*;

use crate::TECH;
use crate::techs::{is_hidden_until_used, is_tech};

/// The deck that techs are dealt from.
pub(crate) const DECK: &str = "tech";

/// The variant, and its law, by which techs can be part of deals.
pub(crate) const IN_DEALS: &str = "techs-in-deals";

/// A law for those who trade techs; without it they are no part of a deal (T13, ruling D-04).
pub static TECHS_IN_DEALS: PieceDef =
    PieceDef { id: IN_DEALS, set: TECH, kind: PieceKind::LAW, users: |game, _| game.seats(), ..PieceDef::PLAIN };

/// The law of technology.
pub static RESEARCH: PieceDef = PieceDef {
    id: "research",
    set: TECH,
    kind: PieceKind::LAW,
    users: |game, _| game.seats(),
    enters: &[deal, keep_one_each],
    abilities: &[
        // T4: once in every regroup phase, before the offense retrieves; T5, ruling T-03: one ship in all
        Ability {
            when: Moment::RegroupBegins,
            is_use: false,
            limit: Limit::Encounter,
            applies: |look| !hidden(look).is_empty(),
            effect: &[choose, crew_returns],
            labels: &["research", "complete", "abandon"],
            welcome: |look| if has_ships_to_spare(look) || !ready(look).is_empty() { 2 } else { -1 },
            prefers: Some(to_go_on),
            ..Ability::PLAIN
        },
        // T11: in place of an encounter that the owner of the turn could have
        Ability {
            when: Moment::NextEncounter,
            is_use: false,
            applies: |look| is_entitled(look) && techs_left(look) > 0,
            holds: |look| look.has_enough_encounter_cards(look.me) || !look.state().turn.promises.is_empty(),
            effect: &[draw_instead, keep_one],
            welcome: |look| if look.my_attacks().is_some_and(|(_, best)| best >= 12) { -1 } else { 2 },
            ..Ability::PLAIN
        },
    ],
    ..PieceDef::PLAIN
};

fn deck(look: &Look) -> DeckId {
    look.cast().find_deck(DECK).expect("the deck of the same variant")
}

/// My techs that lie face down.
fn hidden(look: &Look) -> Vec<PieceId> {
    let mine = |piece: &Piece| piece.spot == Spot::Seat(look.me) && !piece.up && is_tech(look, piece);
    look.pieces().filter(|(_, piece)| mine(piece)).map(|(id, _)| id).collect()
}

/// Those of them with as many ships on them as their number says (T6). What is hidden until it is used is not completed (T9).
fn ready(look: &Look) -> Vec<PieceId> {
    let is_ready = |id: &PieceId| {
        let def = look.cast().def(look.piece(*id).def);
        let number = def.number.filter(|_| !is_hidden_until_used(&def));
        number.is_some_and(|n| look.crew(*id, look.me).len() >= n as usize)
    };
    hidden(look).into_iter().filter(is_ready).collect()
}

/// T1: two for each player.
fn deal(t: &mut Telling) -> Ruling {
    for seat in t.seats().iter() {
        draw(t, seat, 2);
    }
    Ok(())
}

fn draw(t: &mut Telling, seat: Seat, n: u8) {
    let (deck, to, why, drawn) = (deck(t), Zone::Aside(seat), DrawWhy::Effect, CardList::new());
    t.tell(CardDeed::Draw { seat, n, deck, to, why, drawn });
}

/// T1: everybody keeps one of the two, face down.
fn keep_one_each(t: &mut Telling) -> Ruling {
    let of = |seat: Seat| (seat, t.cards_in(Zone::Aside(seat)).into_iter().filter(|c| t.cards[c.ix()].back == deck(t)));
    let dealt: Vec<(Seat, CardList)> = t.seats().iter().map(of).map(|(seat, cards)| (seat, cards.collect())).collect();
    let question = |(seat, among): &(Seat, CardList)| (*seat, Question::Cards { among: among.clone(), min: 1, max: 1 });
    let questions: Vec<(Seat, Question)> = dealt.iter().filter(|(_, cards)| !cards.is_empty()).map(question).collect();
    let answers = t.ask_all(Topic::Choose, &questions)?;
    for ((seat, question), answer) in questions.iter().zip(answers) {
        let (Question::Cards { among, .. }, Answer::Cards(kept)) = (question, answer) else {
            unreachable!("checked answer")
        };
        lay_down(t, *seat, kept[0], among);
    }
    Ok(())
}

/// A seat lays one of these cards face down before it and discards the others, which everybody sees.
fn lay_down(t: &mut Telling, seat: Seat, kept: CardId, drawn: &[CardId]) {
    t.tell(PieceDeed::Enter { what: Entrant::Card(kept), spot: Spot::Seat(seat), up: false, by: seat });
    t.discard(drawn.iter().copied().filter(|c| *c != kept).collect());
}

/// T4: research, complete or abandon, and which of my techs. What is possible depends on cards that lie face down.
fn choose(t: &mut Telling) -> Ruling {
    let (all, ready) = (hidden(t), ready(t));
    let ships = t.has_free_ship(t.me);
    let open = ships as u16 | (!ready.is_empty() as u16) << 1 | (!all.is_empty() as u16) << 2;
    let what = t.secretly().choice(open)?;
    let among = if what == 1 { ready } else { all };
    let card = |id: PieceId| t.piece(id).card.expect("a tech is a card");
    let chosen = t.card_among(Topic::Choose, among.iter().map(|id| card(*id)).collect())?;
    let piece = among.into_iter().find(|id| t.piece(*id).card == Some(chosen)).expect("one of them was chosen");
    match what {
        0 => {
            let ships = t.ships_from_colonies(Topic::MoveShips, 1, 1)?; // T5
            t.tell(ShipDeed::Capture { ships, to: Place::On(piece) });
        }
        1 => {
            t.keep(chosen);
            t.tell(PieceDeed::Turn { piece, up: true, by: t.me });
            return Ok(());
        }
        _ => t.tell(PieceDeed::Leave { piece }), // T7, ruling T-06: its ships return
    }
    t.stop()
}

/// T6: those who completed a tech return to colonies, unless what it does has sent them elsewhere.
fn crew_returns(t: &mut Telling) -> Ruling {
    let card: CardId = t.recall(0);
    let Some((piece, _)) = t.game.pieces().find(|(_, piece)| piece.card == Some(card)) else { return Ok(()) };
    let ways = t.ways_home(&[(t.me, t.crew(piece, t.me))])?;
    t.send_home(ways);
    Ok(())
}

/// T11: a further encounter is due, by the rules or by an effect.
fn is_entitled(look: &Look) -> bool {
    let turn = &look.state().turn;
    let due = look.is_planned(When::InTurn) || turn.had == 1 && turn.success;
    turn.owner == look.me && due && !look.turn_is_over()
}

/// Techs that can be drawn, now or after shuffling (T12).
fn techs_left(look: &Look) -> usize {
    let deck = &look.decks[deck(look).ix()];
    deck.draw.len() + deck.discard.len()
}

fn draw_instead(t: &mut Telling) -> Ruling {
    let n = 1 + t.foreign_colonies(t.me);
    t.end_turn();
    draw(t, t.me, n.min(techs_left(t)) as u8);
    Ok(())
}

fn keep_one(t: &mut Telling) -> Ruling {
    let drawn = &t.done().cards;
    if !drawn.is_empty() {
        let kept = t.card_among(Topic::Choose, drawn.clone())?;
        lay_down(t, t.me, kept, drawn);
    }
    Ok(())
}

// ---- hints ------------------------------------------------------------------------------------------------------

/// Some colony would not be missed: it has two ships at least, and more remain than an encounter takes.
fn has_ships_to_spare(look: &Look) -> bool {
    let colour = look.colour(look.me);
    let free = look.ships_on_colonies(look.me).len();
    free > 10 && look.colonies(colour).iter().any(|p| look.on_planet(p, colour) > 1)
}

fn to_go_on(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Option(1) => 5,
        Pick::Option(0) => 3,
        Pick::Option(_) => -3,
        Pick::Card(card) => {
            let piece = look.pieces().find(|(_, piece)| piece.card == Some(card));
            piece.map_or(0, |(id, _)| look.crew(id, look.me).len() as i8)
        }
        _ => 0,
    }
}

//! Pieces that are no aliens' sheets, as a box would bring them: tables alone, not a line of the engine.

mod tiny;

use std::sync::LazyLock;

use engine::ask::Ask;
use engine::prelude::*;
use engine::view::{Event, Eye};
use engine::{Options, SetupError};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Pieces that are laws of the table.
static LAW: PieceKind = PieceKind::of("law");
/// Pieces that change the rules for everybody while they lie there.
static HAZARD: PieceKind = PieceKind::of("hazard");
/// Pieces that lie face down before a seat until they are built.
static TECH: PieceKind = PieceKind { crewed: true, ..PieceKind::of("tech") };

/// Everybody may ring it once cards are revealed, for a point.
static BELL: PieceDef = PieceDef {
    id: "bell",
    kind: &LAW,
    users: |game, _| game.seats(),
    abilities: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        effect: &[|t| {
            t.add_to_total(t.lead(), 1);
            Ok(())
        }],
        ..Ability::PLAIN
    }],
    ..PieceDef::PLAIN
};

/// As long as it lies there, nobody sends more than one ship. Nobody uses it.
static FOG: PieceDef = PieceDef {
    id: "fog",
    kind: &HAZARD,
    users: |_, _| Seats::NONE,
    enters: &[|t| {
        for seat in t.seats().iter() {
            t.impose_lasting(Bend::Number(Query::ShipLimit, seat, Fold::Is(1)));
        }
        Ok(())
    }],
    ..PieceDef::PLAIN
};

/// The offense may let fog in, or drive it away.
static WEATHER: PieceDef = PieceDef {
    id: "weather",
    kind: &LAW,
    users: |game, _| game.seats(),
    abilities: &[Ability {
        when: Moment::Regroup,
        who: Who::Offense,
        is_use: false,
        effect: &[|t| {
            let fog = DefIx::Piece(t.cast().find_piece("fog").expect("a piece of the same box"));
            match t.game.pieces().find(|(_, piece)| piece.def == fog) {
                Some((piece, _)) => t.tell(PieceDeed::Leave { piece }),
                None => t.tell(enter(Entrant::Def(fog), Spot::Centre, true, t.me)),
            }
            Ok(())
        }],
        ..Ability::PLAIN
    }],
    ..PieceDef::PLAIN
};

/// Built, it is worth five to its holder once cards are revealed; it counts how often.
static LENS: PieceDef = PieceDef {
    id: "lens",
    kind: &TECH,
    abilities: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        effect: &[|t| {
            let uses = t.noted::<u8>("uses").unwrap_or(0);
            t.note("uses", uses + 1);
            t.add_to_total(t.lead(), 5);
            Ok(())
        }],
        ..Ability::PLAIN
    }],
    notes: &[NoteDef::open("uses")],
    ..PieceDef::PLAIN
};

/// In regroup the offense may lay a lens face down before it, or build the one it has.
static WORKSHOP: PieceDef = PieceDef {
    id: "workshop",
    kind: &LAW,
    users: |game, _| game.seats(),
    abilities: &[Ability {
        when: Moment::Regroup,
        who: Who::Offense,
        effect: &[|t| {
            let lens = DefIx::Piece(t.cast().find_piece("lens").expect("a piece of the same box"));
            let mine = |(_, piece): &(PieceId, &Piece)| piece.def == lens && piece.spot == Spot::Seat(t.me);
            match t.game.pieces().find(mine) {
                Some((piece, _)) => t.tell(PieceDeed::Turn { piece, up: true, by: t.me }),
                None => t.tell(enter(Entrant::Def(lens), Spot::Seat(t.me), false, t.me)),
            }
            Ok(())
        }],
        ..Ability::PLAIN
    }],
    ..PieceDef::PLAIN
};

/// Of no use: there are three of it in the deck.
static GEAR: PieceDef = PieceDef { id: "gear", kind: &TECH, ..PieceDef::PLAIN };

/// A deck of pieces.
static PLANS: DeckDef =
    DeckDef { id: "plans", cards: &[(Print::Piece(&LENS), 1), (Print::Piece(&GEAR), 3)], ..DeckDef::PLAIN };

/// In regroup the offense draws a plan, lays it face down before it, and sends a ship from a colony to work on it; or it
/// gives up what it works on.
static LABORATORY: PieceDef = PieceDef {
    id: "laboratory",
    kind: &LAW,
    users: |game, _| game.seats(),
    abilities: &[Ability {
        when: Moment::Regroup,
        who: Who::Offense,
        is_use: false,
        effect: &[draw_a_plan, lay_it_down, send_a_ship],
        ..Ability::PLAIN
    }],
    ..PieceDef::PLAIN
};

fn worked_on(look: &Look) -> Option<PieceId> {
    look.game.pieces().find(|(_, piece)| piece.spot == Spot::Seat(look.me) && piece.card.is_some()).map(|(id, _)| id)
}

fn draw_a_plan(t: &mut Telling) -> Ruling {
    if let Some(piece) = worked_on(t) {
        t.tell(PieceDeed::Leave { piece });
        return t.stop();
    }
    let (seat, deck) = (t.me, t.cast().find_deck("plans").expect("a deck of the same box"));
    t.tell(CardDeed::Draw { seat, n: 1, deck, to: Zone::Aside(seat), why: DrawWhy::Effect, drawn: CardList::new() });
    Ok(())
}

fn lay_it_down(t: &mut Telling) -> Ruling {
    if let Some(&card) = t.done().cards.first() {
        t.tell(enter(Entrant::Card(card), Spot::Seat(t.me), false, t.me));
    }
    Ok(())
}

fn send_a_ship(t: &mut Telling) -> Ruling {
    if let Some(piece) = worked_on(t) {
        let ships = t.ships_from_colonies(Topic::MoveShips, 1, 1)?;
        t.tell(ShipDeed::Capture { ships, to: Place::On(piece) });
    }
    Ok(())
}

fn enter(what: Entrant, spot: Spot, up: bool, by: Seat) -> PieceDeed {
    PieceDeed::Enter { what, spot, up, by }
}

/// Lies beside a planet: whoever has a colony there may use it.
static STATION: PieceDef = PieceDef {
    id: "station",
    kind: &LAW,
    users: |game, piece| match game.piece(piece).spot {
        Spot::Planet(planet) => game.seats().iter().filter(|seat| game.has_colony(*seat, planet)).collect(),
        _ => Seats::NONE,
    },
    ..PieceDef::PLAIN
};

/// Lies around a system: whoever plays its colour may use it.
static BUOY: PieceDef = PieceDef {
    id: "buoy",
    kind: &LAW,
    users: |game, piece| match game.piece(piece).spot {
        Spot::System(colour) => game.seat_of(colour).map_or(Seats::NONE, Seats::one),
        _ => Seats::NONE,
    },
    ..PieceDef::PLAIN
};

/// On coming into play it lays the other two: at the first planet, and around the system of the second seat.
static SURVEY: PieceDef = PieceDef {
    id: "survey",
    kind: &LAW,
    enters: &[|t| {
        let find = |id| Entrant::Def(DefIx::Piece(t.cast().find_piece(id).expect("a piece of the same box")));
        let (station, buoy, system) = (find("station"), find("buoy"), t.colour(B));
        t.tell(enter(station, Spot::Planet(PlanetId(0)), true, t.me));
        t.tell(enter(buoy, Spot::System(system), true, t.me));
        Ok(())
    }],
    ..PieceDef::PLAIN
};

static RINGING: Variant = Variant { id: "ringing", rules: &[&BELL], pieces: &[], decks: &[] };
static SEASONS: Variant = Variant { id: "seasons", rules: &[&WEATHER], pieces: &[&FOG], decks: &[] };
static CRAFT: Variant = Variant { id: "craft", rules: &[&WORKSHOP], pieces: &[&LENS], decks: &[] };
static RESEARCH: Variant = Variant { id: "research", rules: &[&LABORATORY], pieces: &[], decks: &[&PLANS] };
static CHARTS: Variant = Variant { id: "charts", rules: &[&SURVEY], pieces: &[&STATION, &BUOY], decks: &[] };

fn catalogue() -> &'static Catalogue {
    static ALL: LazyLock<Catalogue> = LazyLock::new(|| {
        let tiny = tiny::catalogue();
        let variants = vec![&RINGING, &SEASONS, &CRAFT, &RESEARCH, &CHARTS];
        Catalogue { version: 1, aliens: tiny.aliens.clone(), cosmic: tiny.cosmic, variants, ..Catalogue::default() }
    });
    &ALL
}

/// A game of three with a variant; the first seat encounters the second, again and again, and all hold the same cards.
fn play(variant: &str) -> Game {
    let mut options = Options::new(3, 1).with_aliens(&["one", "two", "three"]).with_variants(&[variant]);
    (options.arranged, options.first) = (true, Some(0));
    let mut game = Game::new_recorded(catalogue(), options).expect("three can play");
    let mut table = game.arrange().expect("it waits");
    for seat in [A, B, Seat(2)] {
        table.hand(seat, &[Face::Attack(12); 8]);
    }
    let colour = table.game().colour(B);
    table.on_top(DeckId::Destiny, &[Face::Destiny(Destiny::Colour(colour, false)); 2]);
    game.begin().expect("a turn begins");
    game
}

/// Goes on with plain answers to the next question that passes a test; nothing if the turn is over before.
fn until(game: &mut Game, wanted: impl Fn(&Ask) -> bool) -> Option<Ask> {
    loop {
        let ask = game.pending().first()?.clone();
        if wanted(&ask) {
            return Some(ask);
        }
        let answer = match &ask.question {
            Question::Cards { among, .. } => Answer::Cards(CardList::from_slice(&among[..1])),
            question => question.default_answer(),
        };
        game.answer(ask.seat, game.version(), answer).expect("a legal answer");
    }
}

/// Who may use a piece next.
fn offered(game: &mut Game) -> Option<Seat> {
    let ask = until(game, |ask| matches!(ask.question, Question::Use { .. }))?;
    let Question::Use { offers, .. } = &ask.question else { unreachable!("looked for") };
    assert!(offers.iter().all(|o| matches!(o.ability.source, Source::Piece(_)) && o.piece.is_some()), "{offers:?}");
    Some(ask.seat)
}

fn answer(game: &mut Game, answer: Answer) {
    let seat = game.pending()[0].seat;
    game.answer(seat, game.version(), answer).expect("a legal answer");
}

/// Saved and read back, a game is the same; so is each of its pieces.
fn is_whole(game: &Game) {
    assert_eq!(Game::load(catalogue(), &game.save()).expect("it is whole"), *game);
}

fn find(game: &Game, id: &str) -> Option<PieceId> {
    let def = DefIx::Piece(game.cast().find_piece(id)?);
    game.pieces().find(|(_, piece)| piece.def == def).map(|(id, _)| id)
}

#[test]
fn everybody_uses_a_piece_in_the_middle() {
    let mut game = play("ringing");
    assert_eq!(offered(&mut game), Some(A));
    let before = game.total(Side::Offense);
    answer(&mut game, Answer::Choice(0));
    is_whole(&game);
    assert_eq!(game.total(Side::Offense), before + 1);
    assert_eq!(offered(&mut game), Some(B));
    answer(&mut game, Answer::Pass);
    let rung = |e: &&Event| matches!(e, Event::Uses { ability, .. } if matches!(ability.source, Source::Piece(_)));
    assert_eq!(game.take_events().iter().filter(rung).count(), 1);
}

#[test]
fn what_a_piece_bends_is_bent_as_long_as_it_lies_there() {
    let mut game = play("seasons");
    assert_eq!((offered(&mut game), game.ship_limit(B)), (Some(A), 4));
    answer(&mut game, Answer::Choice(0));
    assert_eq!((game.ship_limit(A), game.ship_limit(B)), (1, 1));
    is_whole(&game);
    // The next encounter: it lies there still.
    until(&mut game, |_| false);
    game.begin().expect("another turn");
    assert!(offered(&mut game).is_some());
    assert_eq!(game.ship_limit(A), 1);
    let fog = find(&game, "fog").expect("it lies there");
    answer(&mut game, Answer::Choice(0));
    assert!(game.piece(fog).is_gone());
    assert_eq!((game.ship_limit(A), game.ship_limit(B)), (4, 4));
    is_whole(&game);
}

#[test]
fn a_piece_face_down_is_turned_up_and_used_by_its_holder() {
    let mut game = play("craft");
    offered(&mut game).expect("the workshop");
    answer(&mut game, Answer::Choice(0));
    let lens = find(&game, "lens").expect("it lies before the offense");
    assert_eq!((game.holder(lens), game.piece(lens).up), (Some(A), false));
    assert_eq!(game.users(lens), Seats::NONE);
    assert_eq!(offered(&mut game), None, "nobody uses what lies face down");
    is_whole(&game);
    // The offense has it turned up in its next turn.
    game.arrange().expect("it waits").turn(A);
    game.begin().expect("another turn");
    offered(&mut game).expect("the workshop");
    answer(&mut game, Answer::Choice(0));
    assert_eq!((game.users(lens), game.piece(lens).up), (Seats::one(A), true));
    assert_eq!(offered(&mut game), Some(A));
    answer(&mut game, Answer::Choice(0));
    assert_eq!(game.piece(lens).noted(0), Some(Value::Number(1)));
    is_whole(&game);
    let view = &game.view_for(Eye::Watcher).pieces[lens.ix()];
    assert_eq!((view.def, view.holder, view.notes.len()), (Some(game.piece(lens).def), Some(A), 1));
}

/// What a card is that lies face down as a piece, only its holder knows; others imagine any of the deck.
#[test]
fn a_box_brings_its_own_deck_and_its_cards_lie_face_down_as_pieces() {
    let mut game = play("research");
    let plans = game.cast().find_deck("plans").expect("it came with the variant");
    assert_eq!(game.decks[plans.ix()].draw.len(), 4);
    offered(&mut game).expect("the laboratory");
    answer(&mut game, Answer::Choice(0));
    until(&mut game, |ask| !matches!(ask.question, Question::Ships { .. }));
    let (id, piece) = game.pieces().find(|(_, piece)| piece.card.is_some()).expect("it lies before the offense");
    let (card, def) = (piece.card.expect("looked for"), piece.def);
    assert_eq!((game.cards[card.ix()].zone, game.decks[plans.ix()].draw.len()), (Zone::Laid(id), 3));
    assert_eq!(game.count_at(game.colour(A), Place::On(id)), 1, "a ship works on it");
    is_whole(&game);
    let seen = |eye| game.view_for(eye).pieces[id.ix()].def;
    assert_eq!(
        (seen(Eye::Of(Controller(0))), seen(Eye::Of(Controller(1))), seen(Eye::Watcher)),
        (Some(def), None, None)
    );
    assert_eq!(game.view_for(Eye::Watcher).pieces[id.ix()].back, Some(plans));
    // In what its holder imagines it is what it is; in what others do it may be anything.
    let imagined = |who: u8| (0..40).map(move |seed| (Controller(who), seed));
    let worlds = |who| imagined(who).map(|(who, seed)| game.imagine(who, seed).piece(id).def).collect::<Vec<_>>();
    assert!(worlds(0).iter().all(|d| *d == def));
    assert!(worlds(1).contains(&def) && worlds(1).iter().any(|d| *d != def));
}

/// A piece that leaves goes to the discard pile of its deck, and the ships on it return to colonies.
#[test]
fn ships_on_a_piece_return_when_it_leaves() {
    let mut game = play("research");
    let colour = game.colour(A);
    offered(&mut game).expect("the laboratory");
    answer(&mut game, Answer::Choice(0));
    until(&mut game, |_| false);
    let (id, piece) = game.pieces().find(|(_, piece)| piece.card.is_some()).expect("it lies before the offense");
    let card = piece.card.expect("looked for");
    assert_eq!(game.count_at(colour, Place::On(id)), 1);
    game.arrange().expect("it waits").turn(A);
    game.begin().expect("another turn");
    offered(&mut game).expect("the laboratory");
    answer(&mut game, Answer::Choice(0));
    until(&mut game, |ask| !matches!(ask.topic, Topic::ReturnShips));
    assert_eq!(game.count_at(colour, Place::On(id)), 0);
    let plans = game.cast().find_deck("plans").expect("it came with the variant");
    assert_eq!(game.decks[plans.ix()].discard, [card]);
    assert!(game.piece(id).is_gone());
    is_whole(&game);
}

#[test]
fn who_uses_a_piece_follows_from_where_it_lies() {
    let mut options = Options::new(3, 1).with_aliens(&["one", "two", "three"]).with_variants(&["charts"]);
    options.arranged = true;
    let mut game = Game::new(catalogue(), options).expect("three can play");
    let (station, buoy) = (find(&game, "station").expect("it was laid"), find(&game, "buoy").expect("it was laid"));
    assert_eq!((game.users(station), game.users(buoy)), (Seats::one(A), Seats::one(B)));
    assert_eq!((game.holder(station), game.holder(buoy)), (None, None));
    let mut table = game.arrange().expect("it waits");
    table.ships(B, Place::Planet(PlanetId(0)), 1).expect("it has ships");
    table.ships(A, Place::Planet(PlanetId(0)), 0).expect("they go elsewhere");
    assert_eq!(game.users(station), Seats::one(B));
    is_whole(&game);
}

#[test]
fn a_variant_nobody_knows_is_refused_by_name() {
    let options = Options::new(3, 1).with_variants(&["ringing", "chess"]);
    assert_eq!(Game::new(catalogue(), options).err(), Some(SetupError::UnknownVariant("chess".into())));
}

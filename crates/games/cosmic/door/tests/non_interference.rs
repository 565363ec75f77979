//! What one is sent depends on what one may know, on what lies open and on the table's own chance, until somebody acts
//! (table 2.2): every frame, byte for byte, and the time at which it is sent.
//!
//! Two worlds that look the same to an audience, a seat or those who watch, with other hidden things, go on in the same way
//! while nobody acts: the audience must be sent the same at the same times, until hidden cards come to light by the rules.

mod at_table;

use at_table::*;
use cosmic::Cosmic;
use cosmic::says::{Pool, ToClient, Update};
use cosmic::tables::{Request, Table};
use engine::Game;
use engine::ability::{AbilityRef, Source};
use engine::ask::{Answer, Offer, Question};
use engine::flow::Frame;
use engine::table::{AlienIx, CardId, PieceId, Seat, Spot};
use engine::view::Event;
use engine::windows::Moment;
use protocol::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use table::*;

/// Games in which there are all kinds of hidden things: aliens nobody plays that may come, notes on sheets, cards on sheets.
const ALIENS: [&[&str]; 4] = [
    &[],
    &["reincarnator", "hate", "miser", "oracle"],
    &["fido", "seeker", "trader", "gambler"],
    &["swindler", "clone", "void", "cudgel"],
];

/// Beyond the usual cases any aliens meet, of any box.
const USUAL: u64 = 24;

fn any_aliens(seed: u64) -> Vec<String> {
    let rules = content::catalogue();
    let mut left: Vec<_> = rules.aliens.iter().filter(|a| a.complete).collect();
    let (mut dice, mut seats) = (Pcg32::seed_from_u64(seed), Vec::new());
    while seats.len() < 4 {
        let next = *left.swap_remove(dice.random_range(0..left.len() as u32) as usize);
        if next.may_join(&seats, rules.spare_colours(4, &[])) {
            seats.push(next);
        }
    }
    seats.iter().map(|a| a.id.to_string()).collect()
}

fn setup(preset: Preset, seed: u64) -> Setup {
    let any = seed >= USUAL && !seed.is_multiple_of(4);
    let listed = || ALIENS[seed as usize % ALIENS.len()].iter().map(|id| id.to_string()).collect();
    let aliens = if any { any_aliens(seed) } else { listed() };
    let sets = if any { Vec::new() } else { vec!["base", "incursion"] };
    // Pieces face down let a table wait more often: without them less is hidden by that.
    let all = content::catalogue().variants.iter().map(|v| v.id.to_string());
    let variants = if seed % 5 < 3 { all.collect() } else { Vec::new() };
    let options = TableOptions::new(4, preset)
        .timed(60)
        .choosing("aliens", aliens)
        .choosing("sets", sets)
        .choosing("variants", variants);
    // Of what bots that search think nothing comes here: others answer for them when their time is up.
    let level = if seed.is_multiple_of(2) { Level::Veteran } else { Level::Rookie };
    let others = if preset == Preset::Solo { Who::Bot(level) } else { Who::Person };
    Setup { options, chairs: vec![Who::Person, others, others, others], seed: Seed::Key(seed.into()) }
}

/// The one who is asked openly to decide something, and what that one answers: the same in both worlds where everybody sees
/// the question; where a card is laid down unseen, any.
fn decision(game: &Game, me: Audience, dice: &mut Pcg32) -> Option<(Seat, engine::ask::Ask, Answer)> {
    let [ask, ..] = game.pending() else { return None };
    let alone = game.pending().len() == 1;
    let chair = chair_of(game, ask.seat);
    match &ask.question {
        Question::Deal(_) => None,
        Question::Cards { .. } if Audience::Chair(chair) == me => Some((chair, ask.clone(), ask.question.sample(dice))),
        Question::Cards { among, min: 1, max: 1 } if ask.open => {
            let from_hand = among.iter().copied().find(|c| game.hand(ask.seat).contains(c))?;
            Some((chair, ask.clone(), Answer::Cards([from_hand].into_iter().collect())))
        }
        Question::Cards { .. } => None,
        _ if ask.open && alone => Some((chair, ask.clone(), ask.question.sample(dice))),
        _ => None,
    }
}

/// All people decide, nobody acts in windows. What the audience is sent, and when.
fn stream(table: &mut Table, me: Audience, dice: &mut Pcg32) -> Vec<(Millis, ToClient)> {
    let (mut now, mut told) = (0, Vec::new());
    told.push((now, ToClient::Anew(table.snapshot(now, me))));
    let mut decisions = 0;
    while decisions < 16 && now < 600_000 && !table.is_over() {
        let game = table.game();
        if game.pending().is_empty() || game.edge().is_some() || game.pending().iter().any(|a| !a.open) {
            // a beat, or something that others do not see
        } else if let Some((chair, ask, answer)) = decision(game, me, dice) {
            let prompts = table.snapshot(now, Audience::Chair(chair)).prompts;
            if let Some(prompt) = prompts.iter().find(|p| p.ask == ask).map(|p| p.id) {
                told.extend(refusals(table, now, me));
                let step = table.request(now, chair, Request::Answer { prompt, answer }).unwrap();
                told.extend(sent(now, step, me));
                decisions += 1;
                continue;
            }
        } else {
            break; // several decide, or a deal is talked about
        }
        let private = |a: &engine::ask::Ask| !matches!(a.question, Question::Use { .. });
        let pending = table.game().pending();
        if pending.iter().any(private) && !pending.iter().any(|a| a.open) {
            break; // a private decision: its owner takes its time
        }
        let Some(next) = table.next() else { break };
        now = now.max(next);
        let step = table.advance(now);
        told.extend(sent(now, step, me));
    }
    told
}

/// What one is answered who asks for what cannot be.
fn refusals(table: &mut Table, now: Millis, me: Audience) -> Vec<(Millis, ToClient)> {
    let Audience::Chair(chair) = me else { return Vec::new() };
    let seq = table.snapshot(now, me).seq;
    let ability = AbilityRef { source: Source::Wild(AlienIx(3)), index: 0 };
    let offer = Offer { ability, card: Some(CardId(5)), piece: None, about: None };
    let requests = [
        Request::Answer { prompt: u32::MAX, answer: Answer::Pass },
        Request::Interrupt { seq: seq + 1, offer },
        Request::Interrupt { seq, offer },
    ];
    let refused = |request| table.request(now, chair, request).err();
    requests.into_iter().filter_map(refused).map(|trouble| (now, ToClient::Refused { id: 1, trouble })).collect()
}

/// Does it bring hidden cards to light, or leave something to chance, by the rules?
fn reveals(what: &Event) -> bool {
    use Event::*;
    matches!(
        what,
        Draws { .. }
            | Takes { .. }
            | DestinyDrawn(_)
            | Shows { .. }
            | Discards { .. }
            | LooksAt { .. }
            | Plays { .. }
            | Reveals { .. }
            | CardMoves { .. }
            | HandsSwapped(..)
            | HandsMixed(..)
            | Quake(_)
            | Shuffled(_)
            | Becomes { .. }
            | Against { .. }
            | AlienDiscarded { .. }
            | AliensRevealed { .. }
    ) || matches!(what, Did { values, .. } if values.is_empty()) // an answer that must be true
}

/// Was a card of a variant's deck turned up in the middle of the table, or did one that lay face down come to somebody who may
/// look at it now, another one in each world? What follows is its doing.
fn another_piece_came(x: &Update, y: &Update, me: Audience) -> bool {
    let (Some(one), Some(other)) = (&x.patch.pieces, &y.patch.pieces) else { return false };
    let differs = |id: PieceId| one.get(id.ix()).map(|p| &p.def) != other.get(id.ix()).map(|p| &p.def);
    let to_light = |to: Spot| to == Spot::Centre || matches!(to, Spot::Seat(seat) if me == Audience::Chair(seat));
    let came = |e: &Shared<Event>| matches!(**e, Event::PieceMoves { piece, to } if to_light(to) && differs(piece));
    x.events.iter().zip(&y.events).take_while(|(x, y)| x == y).any(|(e, _)| came(e))
}

/// Compares two streams up to the first difference; a difference must come from cards that came to light, or from
/// what a bot did.
fn compare(a: &[(Millis, ToClient)], b: &[(Millis, ToClient)], bots: bool, me: Audience, what: &str) -> usize {
    // Where bots alone are waited for nobody is told of the beat before a hand is shown: what comes next shows it.
    let shown_next = |all: &[(Millis, ToClient)], i: usize, u: &Update| {
        let next =
            all.get(i + 1).and_then(|(_, m)| if let ToClient::Update(next) = m { next.events.first() } else { None });
        bots && u.wait.is_none() && next.is_some_and(|e| reveals(e))
    };
    let reveals = |e: &Shared<Event>| bots || reveals(e);
    for (i, (one, other)) in a.iter().zip(b).enumerate() {
        if bytes(one) == bytes(other) {
            continue;
        }
        let (ToClient::Update(x), ToClient::Update(y)) = (&one.1, &other.1) else {
            panic!("{what}, message {i}:\n{}\n{}", bytes(one), bytes(other))
        };
        let differs = x.events.iter().zip(&y.events).find(|(x, y)| x != y);
        let n = x.events.len().min(y.events.len());
        let lawful = match differs {
            _ if another_piece_came(x, y, me) => true,
            Some((x, y)) => reveals(x) || reveals(y),
            None => {
                let looks = |e: &Shared<Event>| matches!(**e, Event::LooksThrough { .. } | Event::LooksAtHand { .. });
                let only_ids = x.wait == y.wait && x.events == y.events && x.events.iter().any(reveals);
                // R4.1: who has no encounter card is about to show that
                let new_hand = |u: &Update| u.wait.as_ref().is_some_and(|w| w.more.moment == Some(Moment::NewHand));
                // what a seat draws it sees before it is told that the cards have reached the hand
                let arriving = |u: &Update| u.wait.as_ref().is_some_and(|w| w.more.moment == Some(Moment::Arriving));
                // what lay face down and is turned up does what is noted on it
                let turned = |e: &Shared<Event>| matches!(**e, Event::PowerFlips { down: false, .. });
                only_ids
                    || x.events[..n].iter().any(turned)
                    || (arriving(x) && x.wait == y.wait)
                    || new_hand(x)
                    || new_hand(y)
                    || shown_next(a, i, x)
                    || shown_next(b, i, y)
                    || x.events.iter().any(looks)
                    || x.events[n..].iter().chain(&y.events[n..]).next().is_some_and(reveals)
            }
        };
        assert!(lawful, "{what}, message {i}:\n{}\n{}", bytes(one), bytes(other));
        // Bots decide one thing or the other by their hands; the same thing they do at the same time.
        assert!(one.0 == other.0 || (bots && x != y), "{what}, message {i}: something came to light at another time");
        return i;
    }
    a.len().min(b.len())
}

/// Plays a game by chance and stops where somebody decides something openly.
fn positions(setup: &Setup, dice: &mut Pcg32) -> Vec<Game> {
    let mut game = Game::new(content::catalogue(), setup.game_options::<Cosmic>().unwrap()).unwrap();
    let mut all = Vec::new();
    while game.finish().is_none() && all.len() < 12 {
        let ask = game.pending()[0].clone();
        // destiny says who begins (R1.8): what is sent until then is another test's
        let begun = !matches!(game.state().stack.first(), Some(Frame::Setup(_)));
        let open = begun && game.pending().len() == 1 && ask.open;
        if open && !matches!(ask.question, Question::Deal(_)) && dice.random_ratio(1, 6) {
            all.push(game.clone());
        }
        let answer = match &ask.question {
            Question::Use { pass: true, .. } if dice.random_ratio(2, 3) => Answer::Pass,
            question => question.sample(dice),
        };
        game.answer(ask.seat, game.version(), answer).unwrap();
    }
    all
}

/// What kinds of hidden things were really different in two worlds.
#[derive(Debug, Default)]
struct Hidden {
    hands: u32,
    decks: u32,
    destiny: u32,
    unused: u32,
    face_down: u32,
    notes: u32,
    flares: u32,
}

impl Hidden {
    fn note(&mut self, a: &Game, b: &Game) {
        use engine::table::{DeckId, Zone};
        let differ = |zone: fn(Zone) -> bool| {
            a.cards.iter().zip(&b.cards).any(|(a, b)| a.zone == b.zone && zone(a.zone) && a.face != b.face)
        };
        self.hands += differ(|z| matches!(z, Zone::Hand(_))) as u32;
        self.decks += differ(|z| z == Zone::Deck(DeckId::Cosmic)) as u32;
        self.destiny += differ(|z| z == Zone::Deck(DeckId::Destiny)) as u32;
        self.face_down += differ(|z| matches!(z, Zone::Piece(_) | Zone::Slot(_))) as u32;
        self.unused += (a.state().unused != b.state().unused) as u32;
        self.notes += a.pieces.iter().zip(&b.pieces).any(|(a, b)| a.notes != b.notes) as u32;
        self.flares += (flares(a) != flares(b)) as u32;
    }
}

#[test]
fn nothing_hidden_can_be_told_from_what_is_sent_and_when() {
    let (mut compared, mut lengths, mut hidden) = (0, 0, Hidden::default());
    let cases: u64 = std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(USUAL);
    for seed in 0..cases {
        let preset = [Preset::Standard, Preset::Tournament, Preset::Solo][seed as usize % 3];
        let setup = setup(preset, seed);
        let mut dice = Pcg32::seed_from_u64(seed);
        for (n, game) in positions(&setup, &mut dice).into_iter().enumerate() {
            let asked = chair_of(&game, game.pending()[0].seat);
            // the one who decides, those who watch, and in turn another seat
            let other = Seat((asked.0 + 1 + n as u8 % 3) % 4);
            let all = [Audience::Chair(asked), Audience::Watchers, Audience::Chair(other)];
            // where one person plays with bots, that one alone must not be told anything by pauses
            let alone = [Audience::Chair(Seat(0))];
            for me in if preset == Preset::Solo { &alone[..] } else { &all } {
                let me = *me;
                let worlds = [0, 1].map(|world| {
                    let mut game = game.imagine(controller(me), seed * 100 + world);
                    game.reseed(seed);
                    game
                });
                if worlds.iter().any(|world| world.pending() != game.pending()) {
                    continue; // what is asked of another depends on that one's hand
                }
                hidden.note(&worlds[0], &worlds[1]);
                let streams = worlds.map(|world| {
                    let mut table = open(&setup, &world, me);
                    stream(&mut table, me, &mut Pcg32::seed_from_u64(n as u64))
                });
                let what = format!("{preset:?}, seed {seed}, position {n}, {me:?}");
                lengths += compare(&streams[0], &streams[1], preset == Preset::Solo, me, &what);
                compared += 1;
            }
        }
    }
    assert!(compared > 12 * cases as usize && lengths > 3 * compared, "{compared} positions, {lengths} messages alike");
    let Hidden { hands, decks, destiny, unused, face_down, notes, flares } = hidden;
    let least = [hands, decks, destiny, unused, face_down, notes, flares].into_iter().min().expect("kinds");
    assert!(least > 0 || cases < USUAL, "{hidden:?}");
}

/// Everybody chooses an alien. What an audience is sent until the last one has chosen.
fn draft(setup: &Setup, game: &Game, me: Audience) -> Vec<String> {
    let mut table = open(setup, game, me);
    let mut told = vec![(0, ToClient::Anew(table.snapshot(0, me)))];
    let players = setup.chairs.len() as u8;
    for chair in (0..players - 1).map(Seat) {
        let now = 1000 * u64::from(chair.0);
        told.extend(refusals(&mut table, now, me));
        let prompt = table.snapshot(now, Audience::Chair(chair)).prompts[0].clone();
        let Question::Cards { among, .. } = &prompt.ask.question else { panic!("a draft") };
        // others choose one or the other; the own choice is the same in both worlds
        let answer = Answer::Cards([among[(chair.0 % 2) as usize]].into_iter().collect());
        let step = table.request(now, chair, Request::Answer { prompt: prompt.id, answer }).unwrap();
        told.extend(sent(now, step, me));
        told.push((now, ToClient::Anew(table.snapshot(now, me))));
    }
    told.iter().map(bytes).collect()
}

#[test]
fn nothing_undealt_or_face_down_can_be_told_from_the_draft() {
    let mut frames = 0;
    for seed in 0..24u64 {
        let players = 3 + (seed % 4) as u8;
        let pool = [Pool::First, Pool::Intermediate, Pool::Expert][seed as usize % 3];
        let preset = [Preset::Standard, Preset::Casual, Preset::Tournament][seed as usize % 3];
        let options = TableOptions::new(players, preset).choosing("pool", pool).choosing("sets", ["base", "incursion"]);
        let setup = Setup { options, chairs: vec![Who::Person; players as usize], seed: Seed::Key(seed.into()) };
        let game = setup.begin::<Cosmic>().unwrap();
        assert!(matches!(game.state().stack.first(), Some(Frame::Setup(_))));
        for me in (0..players).map(|i| Audience::Chair(Seat(i))).chain([Audience::Watchers]) {
            let other = game.imagine(controller(me), seed);
            assert_ne!(flares(&game), flares(&other), "other flares are in the game");
            assert_ne!(game.state().dealt, other.state().dealt);
            let (one, other) = (draft(&setup, &game, me), draft(&setup, &other, me));
            assert_eq!(one, other, "seed {seed}, {me:?}");
            frames += one.len();
        }
    }
    assert!(frames > 500);
}

#[test]
fn two_games_of_the_same_options_begin_alike_for_those_who_watch() {
    let first = |seed: u64| {
        let options = TableOptions::new(4, Preset::Standard);
        let setup = Setup { options, chairs: vec![Who::Person; 4], seed: Seed::Key(seed.into()) };
        let (mut table, _) = Table::new(setup, 0).unwrap();
        bytes(&(0, ToClient::Anew(table.snapshot(0, Audience::Watchers))))
    };
    assert!((1..20).all(|seed| first(seed) == first(0)));
}

#[test]
fn nothing_that_is_sent_holds_the_key_or_the_generator() {
    let setup = setup(Preset::Standard, 4);
    let key: String = engine::Key::from(4).into();
    let mut table = open(&setup, &setup.begin::<Cosmic>().unwrap(), Audience::Watchers);
    for me in (0..4).map(|i| Audience::Chair(Seat(i))).chain([Audience::Watchers]) {
        let frame = bytes(&(0, ToClient::Anew(table.snapshot(0, me))));
        assert!(!frame.contains(&key) && !frame.contains("drawn") && !frame.contains("rng"), "{frame}");
    }
    assert!(table.saved().is_some_and(|saved| saved.game.contains(&key)), "it is stored, though");
    assert!(!format!("{table:?}").contains(&key), "and never printed");
}

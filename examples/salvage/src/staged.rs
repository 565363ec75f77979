//! The words in which its scenarios are written (`rulings/*.feature`).

use rules::{MAX_SEATS, Names, Rules, Seat, Seats};
use scenarios::lists::items;
use scenarios::pattern::is_letter;
use scenarios::read::{check, equal, number, player, players, small};
use scenarios::{Arg, Fail, Phrase, Refused, Shape, Staged, Step, given, then, when};

use crate::game::{self, ROUNDS, State, WRECKS};
use crate::spoken::winners;
use crate::{Bid, Game, Options, Salvage};

/// The position a scenario starts from.
#[derive(Default)]
pub struct Plan {
    players: usize,
    /// Hands that are given, by the number of the step.
    hands: Vec<(usize, Seat, Vec<u8>)>,
    /// What later steps have players bid: it is in the hands that are not given.
    bids: Vec<(Seat, u8)>,
    /// The wrecks that come up first.
    wrecks: Vec<u8>,
}

type World = scenarios::World<Salvage>;

const BIDS: &str = "{player} bids {number}";
const ALL_BID: &str = "the bids are {bids}";

const PHRASES: &[Phrase<Salvage>] = &[
    given("players {players}", |w, a| {
        let letters = players(a[0], MAX_SEATS)?;
        w.plan.players = letters.len();
        check(letters == Seats::first(letters.len()), a[0], "players are A, B, C …")
    }),
    given("{player} holds {cards}", |w, a| {
        let (seat, cards) = (w.player(a[0])?, cards(a[1])?);
        w.plan.hands.push((w.step, seat, cards));
        Ok(())
    }),
    given("the first wrecks are worth {wrecks}", |w, a| {
        w.plan.wrecks = cards(a[0])?;
        let known = w.plan.wrecks.iter().all(|wreck| WRECKS.contains(wreck));
        check(known, a[0], "wrecks are worth 1 to 7")
    }),
    when("the game is set up", |w, _| match w.lay_out() {
        Err(fail) if w.refused.is_none() => Err(fail),
        _ => Ok(()),
    }),
    when(BIDS, |w, a| {
        let seat = w.player(a[0])?;
        w.say(seat, a[1])
    }),
    when(ALL_BID, |w, a| {
        let bids: Step<Vec<_>> = items(a[0]).into_iter().map(bid).collect();
        bids?.into_iter().try_for_each(|(seat, card)| w.answer(seat, Bid(card)))
    }),
    then("{player} is asked for a bid: {cards}", |w, a| {
        let seat = w.player(a[0])?;
        let ask = w.asked(seat)?;
        w.notice(seat);
        check(ask.hand == cards(a[1])?, a[1], &format!("it has {:?}", ask.hand))
    }),
    then("everybody is asked for a bid", |w, _| {
        let asked: Vec<Seat> = w.game()?.asks().iter().map(|ask| ask.seat).collect();
        asked.iter().for_each(|seat| w.notice(*seat));
        if asked.len() == w.plan.players { Ok(()) } else { Err(Fail::new("somebody is not asked")) }
    }),
    then("{player} is not asked anything", |w, a| {
        let seat = w.player(a[0])?;
        check(w.maybe_asked(seat).is_none(), a[0], "that one is asked for a bid")
    }),
    then("{player} may not bid {number}", |w, a| {
        let seat = w.player(a[0])?;
        let legal = w.asked(seat)?.check(Bid(small(a[1])?));
        w.notice(seat);
        check(legal.is_err(), a[1], "that is a legal bid")
    }),
    then("the wreck is worth {number}", |w, a| {
        let wreck = w.game()?.wreck().ok_or_else(|| Fail::new("all wrecks are gone"))?;
        equal(wreck.into(), number(a[0])?, a[0])
    }),
    then("{player} has {number} point(s)", |w, a| {
        let seat = w.player(a[0])?;
        equal(w.game()?.points()[seat.ix()].into(), number(a[1])?, a[1])
    }),
    then("{players} wins the game", won),
    then("{players} win the game", won),
    then("the game goes on", |w, _| match w.game()?.winners() {
        None => Ok(()),
        Some(_) => Err(Fail::new("the game is over")),
    }),
    then("the log says: {words}", |w, a| {
        let lines = w.lines()?;
        check(lines.iter().any(|line| line.contains(a[0].text)), a[0], &format!("it says:\n{}", lines.join("\n")))
    }),
    then("the setup is refused: {words}", |w, a| {
        let why = w.refused.clone().ok_or_else(|| Fail::new("it is not refused"))?;
        check(why.contains(a[0].text), a[0], &why)
    }),
];

/// `A, B`, or all of them.
fn is_players(text: &str) -> bool {
    text == "everybody" || text.split(", ").all(|name| name.len() == 1 && name.starts_with(is_letter))
}

/// Cards, or wrecks, by their numbers.
fn cards(arg: Arg) -> Step<Vec<u8>> {
    items(arg).into_iter().map(small).collect()
}

/// `A 12`: who bids which card.
fn bid(arg: Arg) -> Step<(Seat, u8)> {
    let shape = || Fail::word(arg.at, "say who bids what, for instance «A 12»");
    let (who, card) = arg.text.split_once(' ').ok_or_else(shape)?;
    let seat = player(Arg { text: who, at: arg.at }, MAX_SEATS)?;
    Ok((seat, small(Arg { text: card, at: arg.at + who.len() + 1 })?))
}

fn won(world: &mut World, args: &[Arg]) -> Step {
    let wanted = players(args[0], world.plan.players)?;
    let seats = world.game()?.winners().ok_or_else(|| Fail::new("the game goes on"))?;
    check(seats == wanted, args[0], &winners(&world.names, seats))
}

impl Plan {
    /// The hand of a seat: what is given, or what it bids later and any other cards.
    fn hand(&self, seat: Seat, rest: &mut Vec<u8>) -> Result<Vec<u8>, Refused> {
        let given = self.hands.iter().find(|(_, s, _)| *s == seat);
        let bids = || self.bids.iter().filter(|(s, _)| *s == seat).map(|(_, card)| *card).collect();
        let mut hand = given.map_or_else(bids, |(_, _, cards)| cards.clone());
        hand.sort_unstable();
        hand.dedup();
        if given.is_none() {
            let more = ROUNDS.saturating_sub(hand.len()).min(rest.len());
            hand.extend(rest.drain(..more));
            hand.sort_unstable();
        }
        if hand.len() == ROUNDS {
            return Ok(hand);
        }
        let fail = Fail::new(format!("a hand has {ROUNDS} cards, each another; this one has {}", hand.len()));
        Err(given.map_or(Refused::Plain(fail.clone()), |(step, ..)| Refused::Step(*step, fail)))
    }
}

impl Staged for Salvage {
    type Rules = Salvage;
    type Plan = Plan;
    type Memory = ();

    fn phrases() -> &'static [&'static [Phrase<Salvage>]] {
        &[PHRASES]
    }
    fn slot(name: &str) -> Shape {
        match name {
            "players" => Shape::Words(is_players),
            _ => Shape::Any,
        }
    }
    /// Cards that are bid are in the hands of those who bid them.
    fn foresee(plan: &mut Plan, pattern: &'static str, args: &[Arg]) -> Step {
        match pattern {
            BIDS => plan.bids.push((player(args[0], MAX_SEATS)?, small(args[1])?)),
            ALL_BID => plan.bids.extend(items(args[0]).into_iter().map(bid).collect::<Step<Vec<_>>>()?),
            _ => {}
        }
        Ok(())
    }
    fn players(plan: &Plan) -> usize {
        plan.players
    }
    fn lay_out(plan: &Plan) -> Result<Game, Refused> {
        let options = Options { players: plan.players as u8, key: 1.into() };
        let dealt = Game::new(&options).map_err(Refused::Setup)?;
        let spoken_of = |card: &u8| {
            plan.bids.iter().any(|(_, bid)| bid == card) || plan.hands.iter().any(|(_, _, hand)| hand.contains(card))
        };
        let mut rest: Vec<u8> = game::cards(options.players).filter(|card| !spoken_of(card)).collect();
        let seats = (0..options.players).map(Seat);
        let hands = seats.map(|seat| plan.hand(seat, &mut rest)).collect::<Result<_, _>>()?;
        let later = WRECKS.filter(|wreck| !plan.wrecks.contains(wreck));
        let wrecks = plan.wrecks.iter().copied().chain(later).collect();
        let state = State { wrecks, hands, ..dealt.state };
        state.invariants().map_err(|why| Refused::Plain(Fail::new(format!("it cannot be laid out: {why}"))))?;
        let mut game = Game::at(state);
        Salvage::record(&mut game, |_| true);
        Ok(game)
    }
    fn idle(game: &Game, names: &Names) -> String {
        game.winners().map_or_else(String::new, |seats| winners(names, seats))
    }
}

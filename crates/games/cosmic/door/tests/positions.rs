//! Positions in which a bot must not play the fool: each is told as a scenario (docs/scenarios.md) up to a question, and
//! then bots are asked, whatever their dice.

use std::path::Path;

use bots::{Budget, Level};
use cosmic::player;
use engine::Game;
use engine::ask::{Answer, Ask, DealMove, Question, Terms};
use engine::flow::Outcome;
use engine::table::Seat;
use engine::view::Event;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// How many bots are asked.
const BOTS: u64 = 20;

/// The game after the steps of a scenario.
fn after(steps: &str) -> Game {
    let text = format!("Feature: A position\n\n  Scenario: A position\n{steps}\n");
    let cases = rulings::cases_in(&text, Path::new("a position")).unwrap_or_else(|why| panic!("{}", why.why));
    let last = rulings::walk(&cases[0]).pop().expect("there are steps");
    assert!(last.failure.is_none(), "{}", last.failure.expect("checked"));
    last.game.expect("the game has begun")
}

/// What a seat is asked.
fn asked(game: &Game, seat: Seat) -> &Ask {
    let ask = game.pending().iter().find(|a| a.seat == seat);
    ask.unwrap_or_else(|| panic!("{seat:?} is not asked; open are {:?}", game.pending()))
}

/// What bots of a level answer.
fn answers(level: Level, game: &Game, seat: Seat) -> Vec<Answer> {
    let ask = asked(game, seat);
    (0..BOTS).map(|seed| player(level, seed, Budget::Iterations(60)).answer(game, ask)).collect()
}

/// Every rookie gives this answer.
#[track_caller]
fn all_say(game: &Game, seat: Seat, wanted: Answer) {
    let said = answers(Level::Rookie, game, seat);
    let wrong = said.iter().filter(|a| **a != wanted).count();
    assert!(wrong == 0, "{wrong} of {BOTS} do not say {wanted:?} to {:?}, but: {said:?}", asked(game, seat));
}

// ---- what a zap sets off ---------------------------------------------------------------------------------------

#[test]
fn nobody_zaps_a_power_that_then_wins() {
    let game = after(
        "Given players A (Human), B (-), C (-)
         And B holds attack 12, Cosmic Zap
         When A encounters B on B1 with 4 ships
         And nobody is invited
         And A plays attack 10 and B plays attack 12
         Then B is asked to respond",
    );
    all_say(&game, B, Answer::Pass);
}

#[test]
fn one_zaps_the_own_power_if_that_wins_a_lost_fight() {
    let game = after(
        "Given players A (Human), B (-), C (-)
         And A holds attack 04, Cosmic Zap
         When A encounters B on B1 with 4 ships
         And nobody is invited
         And A plays attack 04 and B plays attack 40
         Then A is asked to respond",
    );
    all_say(&game, A, Answer::Choice(0));
}

#[test]
fn a_power_that_turns_a_fight_is_zapped_as_before() {
    let game = after(
        "Given players A (Tripler), B (-), C (-)
         And B holds attack 12, Cosmic Zap
         When A encounters B on B1 with 4 ships
         And nobody is invited
         And A plays attack 08 and B plays attack 12
         Then B is asked to respond",
    );
    all_say(&game, B, Answer::Choice(0));
}

// ---- other ways to win -----------------------------------------------------------------------------------------

#[test]
fn the_last_token_is_zapped_although_the_outcome_is_known() {
    let tokens = |n: u8| {
        after(&format!(
            "Given players A (-), B (-), C (Tick-Tock)
             And the note tokens on C's sheet is {n}
             And A holds attack 04, Cosmic Zap
             When A encounters B on B1 with 1 ship
             And nobody is invited
             And A plays attack 04 and B plays attack 10
             Then A is asked to respond"
        ))
    };
    all_say(&tokens(1), A, Answer::Choice(0));
    // there is time enough
    all_say(&tokens(9), A, Answer::Pass);
}

#[test]
fn nobody_helps_a_defense_by_which_somebody_else_wins() {
    let game = after(
        "Given players A (-), B (-), C (Tick-Tock), D (-)
         And the note tokens on C's sheet is 1
         And D has 1 ship on B1
         When A encounters B on B1 with 1 ship
         And A invites D
         And B invites D
         Then D is asked which side to join",
    );
    all_say(&game, D, Answer::Choice(0));
}

#[test]
fn no_deal_is_made_by_which_somebody_else_wins() {
    let game = after(
        "Given players A (-), B (-), C (Tick-Tock)
         And the note tokens on C's sheet is 1
         And A holds negotiate, attack 08
         And B holds negotiate, attack 08
         When A encounters B on B1 with 1 ship
         And nobody is invited
         And A plays negotiate and B plays negotiate
         And A offers: gives colony on A1; gets colony on B2
         Then B is asked for a deal",
    );
    let refuse = Answer::Deal(Box::new(DealMove::Refuse));
    all_say(&game, B, refuse.clone());
    assert_eq!(answers(Level::Veteran, &game, B), vec![refuse; BOTS as usize]);
}

// ---- the own power ---------------------------------------------------------------------------------------------

#[test]
fn no_ally_gives_up_its_power_for_a_fight_of_others() {
    let position = |ships: &str| {
        after(&format!(
            "Given players A (-), B (-), C (-)
             And C's ships are {ships}
             When A encounters B on B1 with 4 ships
             And A invites C
             And B invites C
             Then C is asked which side to join"
        ))
    };
    all_say(&position("1 on C1, 1 on C2, 1 on C3, 17 in the warp"), C, Answer::Choice(2));
    let spare = position("3 on C1, 1 on C2, 1 on C3, 15 in the warp");
    assert!(answers(Level::Rookie, &spare, C).iter().all(|a| *a != Answer::Choice(2)));
}

#[test]
fn no_second_encounter_costs_the_own_power() {
    let game = after(
        "Given players A (-), B (-), C (-)
         And A's ships are 1 on A1, 1 on A2, 1 on A3, 17 in the warp
         And A holds attack 20, attack 30
         When the turn begins
         And A retrieves a ship to A3
         And A encounters B on B1 with 1 ship from A3
         And nobody is invited
         And A plays attack 20 and B plays attack 04
         Then A is asked whether to have a second encounter",
    );
    all_say(&game, A, Answer::YesNo(false));
}

// ---- joining into a win ----------------------------------------------------------------------------------------

#[test]
fn who_joins_into_a_win_is_zapped_first() {
    let position = |foreign: &str| {
        after(&format!(
            "Given players A (-), B (-), C (Parasite)
             And C's ships are 4 on C1, 4 on C2, 4 on C3{foreign}
             And B holds attack 10, Cosmic Zap
             When A encounters B on B1 with 4 ships
             And nobody is invited
             And C uses Parasite's power
             And C answers offense
             Then B is asked to respond"
        ))
    };
    all_say(&position(", 2 on A1, 2 on A2, 2 on B4, 2 on B5"), B, Answer::Choice(0));
    all_say(&position(", 4 on C4, 4 on C5"), B, Answer::Pass);
}

// ---- deals -----------------------------------------------------------------------------------------------------

/// Two talk about a deal; more steps say what is on the table.
fn talks(steps: &str) -> Game {
    after(&format!(
        "Given players A (-), B (-), C (-)
         And A holds negotiate, attack 08, attack 10
         And B holds negotiate, attack 08, attack 10
         When A encounters B on B1 with 1 ship
         And nobody is invited
         And A plays negotiate and B plays negotiate
         {steps}"
    ))
}

/// Rookies talk on until they have agreed or given up.
fn talk_on(game: &mut Game) {
    let seats = 0..game.players.len() as u64;
    let mut bots: Vec<_> = seats.map(|i| player(Level::Rookie, i, Budget::Iterations(0))).collect();
    while let Some(ask) = game.pending().first().filter(|a| matches!(a.question, Question::Deal(_))).cloned() {
        let answer = bots[ask.seat.ix()].answer(game, &ask);
        game.answer(ask.seat, game.version(), answer).expect("a legal answer");
    }
}

/// The terms that two rookies agree on, if they do.
fn agreed(mut game: Game) -> Option<Terms> {
    talk_on(&mut game);
    let e = game.encounter();
    (e.outcome == Some(Outcome::Deal)).then(|| e.deal.as_ref().expect("there are terms").1.clone())
}

#[test]
fn nobody_gives_a_colony_for_nothing() {
    let game = talks("And B offers: gives nothing; gets colony on A1\nThen A is asked for a deal");
    for level in [Level::Rookie, Level::Veteran] {
        for answer in answers(level, &game, A) {
            assert!(!matches!(&answer, Answer::Deal(step) if matches!(**step, DealMove::Accept(_))), "{level} accepts");
        }
    }
}

#[test]
fn rookies_agree_on_colony_for_colony() {
    let terms = agreed(talks("Then A is asked for a deal")).expect("a deal is made");
    assert!(terms.gives.iter().all(|g| g.colony.is_some()), "{terms:?}");
}

/// All of these players talk about one deal.
fn council(players: &str, steps: &str) -> Game {
    after(&format!(
        "Given players {players}
         And the variant hazards
         And the hazard deck begins with Galactic Council
         And the next destiny is B's colour with a warning
         And A holds negotiate, attack 08, attack 10
         And B holds negotiate, attack 08, attack 10
         When the turn begins
         {steps}"
    ))
}

#[test]
fn rookies_of_a_council_find_a_deal() {
    for players in ["A (-), B (-), C (-)", "A (-), B (-), C (-), D (-)", "A (-), B (-), C (-), D (-), E (-)"] {
        let mut game = council(players, "Then A is asked for a deal");
        game.record();
        talk_on(&mut game);
        let told = game.take_events();
        assert!(told.contains(&Event::DealAgreed), "{players} lose three ships each: {told:?}");
    }
}

#[test]
fn a_council_that_makes_one_of_them_win_is_refused() {
    let steps = "And A offers: B gives A: colony on B1; A gives C: colony on A1\nThen B is asked for a deal";
    let nearly = "A (-), B (-), C (-)\nAnd A has 1 ship on B2\nAnd A has 1 ship on B3\nAnd A has 1 ship on C2\nAnd A has 1 ship on C3";
    let game = council(nearly, steps);
    for level in [Level::Rookie, Level::Veteran] {
        for answer in answers(level, &game, B) {
            assert!(!matches!(&answer, Answer::Deal(step) if matches!(**step, DealMove::Accept(_))), "{level} accepts");
        }
    }
}

#[test]
fn veterans_take_colony_for_colony() {
    let game = talks("And A offers: gives colony on A1; gets colony on B2\nThen B is asked for a deal");
    let accept = Answer::Deal(Box::new(DealMove::Accept(1)));
    let said = answers(Level::Veteran, &game, B);
    let agree = said.iter().filter(|a| **a == accept).count();
    assert!(agree * 10 >= said.len() * 9, "only {agree} of {BOTS} agree: {said:?}");
}

// ---- on whose side an effect is --------------------------------------------------------------------------------

/// A fight in which somebody holds a flare, when both have played these attacks.
fn fight(holds: &str, joined: &str, [attack, defense]: [u8; 2]) -> Game {
    after(&format!(
        "Given players A (-), B (-), C (-)
         And {holds}
         When A encounters B on B1 with 4 ships
         {joined}
         And A plays attack {attack:02} and B plays attack {defense:02}"
    ))
}
const ALONE: &str = "And nobody is invited";

#[test]
fn a_flare_is_not_played_for_the_other_side() {
    all_say(&fight("A holds attack 10, Citadel flare", ALONE, [10, 12]), A, Answer::Pass);
    all_say(&fight("B holds attack 10, Citadel flare", ALONE, [12, 10]), B, Answer::Choice(0));
}

#[test]
fn a_flare_that_cuts_the_own_total_is_not_played() {
    let holds = "A holds attack 10, Virus flare";
    all_say(&fight(holds, ALONE, [10, 12]), A, Answer::Pass);
    let allied = "And A invites C\nAnd B invites nobody\nAnd C joins the offense with 4 ships";
    all_say(&fight(holds, allied, [10, 20]), A, Answer::Choice(0)); // 18 becomes 26, against 24
}

#[test]
fn ships_are_not_freed_for_rivals() {
    let game = after(
        "Given players A (-), B (-), C (-)
         And A has 2 ships in the warp
         And B has 1 ship in the warp
         And C has 0 ships in the warp
         And A holds attack 10, Mobius Tubes
         When the turn begins
         Then A is asked to use",
    );
    all_say(&game, A, Answer::Pass);
}

// ---- yes and no ------------------------------------------------------------------------------------------------

#[test]
fn an_offer_is_taken_if_it_is_worth_something() {
    let offered = |card: &str| {
        after(&format!(
            "Given players A (Fido), B (-), C (-)
             And A holds attack {card}
             And B holds attack 20, attack 08
             When A encounters B on B1 with 1 ship
             And nobody is invited
             And A plays attack {card} and B plays attack 20
             And A uses Fido's power
             And A, asked which cards to take, answers attack {card}
             And A, asked which player, answers B
             Then B is asked whether to agree"
        ))
    };
    all_say(&offered("15"), B, Answer::YesNo(true));
    all_say(&offered("01"), B, Answer::YesNo(false));
}

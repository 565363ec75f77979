//! One game between bots.

use bots::{Level, Minds};
use rules::{Controller, Record, Recorded, Seat, Seats, SetupError};

use crate::Counted;
use crate::counted::Ended;
use crate::plan::{Plan, Setup};
use crate::row::{GameRow, SeatRow};

/// A finished game.
pub struct Played {
    /// What is kept of it.
    pub row: GameRow,
    /// Its record as text, if it is to be saved.
    pub record: Option<String>,
}

/// Plays the game of a plan with this number, from 0 on.
pub fn play<R: Counted + Minds>(plan: &Plan<R>, number: u64, save: bool) -> Result<Played, SetupError> {
    let setup = plan.setup(number);
    let player = |(level, dice): &(Level, u64)| bots::player::<R>(*level, *dice, plan.budget(*level));
    let mut bots: Vec<_> = setup.bots.iter().map(player).collect();
    let mut game = R::new(&setup.options)?;
    R::record(&mut game, R::counts);
    R::unsaved(&mut game);
    let (mut inputs, mut answers) = (Vec::new(), 0);
    let mut count: Option<R::Count> = None;
    while R::winners(&game).is_none() {
        let now = R::chapters(&game);
        R::play_out(
            &mut game,
            |game, ask| {
                // who has changed places plays on from the other seat
                let seat = R::asked(ask).0;
                let answer = bots[R::sits(game, seat).ix()].answer(game, ask);
                answers += 1;
                if save {
                    inputs.push(R::input(seat, answer.clone()));
                }
                answer
            },
            |game| R::chapters(game) != now,
        );
        let events = R::take_events(&mut game);
        let count = count.get_or_insert_with(|| R::start(&game));
        events.iter().for_each(|event| R::count(count, &game, event));
    }
    let ended = R::end(count.unwrap_or_else(|| R::start(&game)), &game);
    let row = row::<R>(number + 1, &setup, &game, answers, ended);
    let record = || Record::<R>::new(&game, inputs).played_by(recorded(&setup.bots)).write();
    Ok(Played { row, record: save.then(record) })
}

/// What is kept of a game that is over.
fn row<R: Counted>(number: u64, setup: &Setup<R>, game: &R::Game, answers: u32, ended: Ended) -> GameRow {
    let winners = R::winners(game).unwrap_or(Seats::NONE);
    let players = setup.bots.len() as u8;
    let won = |player: u8| {
        let mut seats = (0..players).map(Seat);
        let seat = seats.find(|seat| R::sits(game, *seat) == Controller(player));
        winners.has(seat.expect("everybody sits somewhere"))
    };
    let seats = (0..players).zip(&setup.bots).zip(ended.players).map(|((seat, (level, _)), told)| SeatRow {
        seat,
        order: told.order,
        faction: told.faction,
        level: *level,
        won: won(seat),
        counts: told.counts,
    });
    GameRow {
        game: number,
        seed: setup.seed,
        chapters: R::length(game),
        answers,
        end: ended.end,
        counts: ended.counts,
        seats: seats.collect(),
        pieces: ended.pieces,
    }
}

/// Who played, for a record: A, B, C and so on.
fn recorded(bots: &[(Level, u64)]) -> Vec<Recorded> {
    let named = |(seat, (level, _)): (u8, &(Level, u64))| Recorded {
        name: char::from(b'A' + seat).to_string(),
        level: Some(level.name().into()),
    };
    (0..).zip(bots).map(named).collect()
}

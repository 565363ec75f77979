//! What the laboratory counts of it.

use std::convert::Infallible;

use lab::plan::Wanted;
use lab::{Account, Columns, Counted, Ended, Group, Name, Noun, SeatColumn};

use crate::{Event, Game, Options, Salvage};

/// How many wrecks went for which bids.
#[derive(Default)]
pub struct Wrecks {
    taken: Vec<u32>,
    bids: [u32; 3],
}

impl Counted for Salvage {
    const COLUMNS: &'static Columns = &Columns {
        program: "salvage",
        chapter: Noun { one: "round", many: "rounds" },
        faction: None,
        turns: false,
        ends: &[Name { name: "one", words: "by one" }, Name { name: "several", words: "by several" }],
        groups: &[Group {
            name: "bids",
            head: "wrecks went for",
            title: "Bids",
            about: "What the wrecks went for.",
            parts: &[
                Name { name: "low", words: "a low card" },
                Name { name: "middle", words: "a middle card" },
                Name { name: "high", words: "a high card" },
            ],
        }],
        seats: &[
            SeatColumn { name: "points", short: "points", width: 6, of_faction: false },
            SeatColumn { name: "wrecks", short: "wrecks", width: 6, of_faction: false },
        ],
        pieces: "Cards",
    };
    /// There is nothing to choose, and so nothing to refuse.
    type Wanted = ();
    type Pool = ();
    type Unfit = Infallible;
    type Count = Wrecks;

    fn pool(_: &Wanted<()>) -> Result<(), Infallible> {
        Ok(())
    }
    fn deal(_: &(), players: u8, seed: u64, _moved: u8) -> Options {
        Options { players, key: seed.into() }
    }

    fn counts(event: &Event) -> bool {
        matches!(event, Event::Takes { .. })
    }
    fn start(game: &Game) -> Wrecks {
        Wrecks { taken: vec![0; game.points().len()], bids: [0; 3] }
    }
    fn count(count: &mut Wrecks, game: &Game, event: &Event) {
        if let Event::Takes { seat, bids, .. } = event {
            count.taken[seat.ix()] += 1;
            count.bids[game.third(bids[seat.ix()])] += 1;
        }
    }
    fn end(count: Wrecks, game: &Game) -> Ended {
        let points = game.points().into_iter().zip(count.taken);
        let account = |(points, taken)| Account { order: None, faction: "", counts: vec![u32::from(points), taken] };
        let alone = game.winners().is_some_and(|winners| winners.len() == 1);
        Ended {
            end: usize::from(!alone),
            counts: count.bids.to_vec(),
            players: points.map(account).collect(),
            pieces: Vec::new(),
        }
    }

    fn length(game: &Game) -> u32 {
        game.rounds() as u32
    }
    fn bytes(game: &Game) -> usize {
        game.bytes()
    }
}

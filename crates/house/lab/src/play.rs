//! One game between bots.

use engine::ability::{AbilityRef, Source};
use engine::flow::Finish;
use engine::save::Input;
use engine::table::{AlienIx, Controller, DefIx, Seat, Seats, Spot};
use engine::view::Event;
use engine::{Game, SetupError};

use cosmic::Record;
use rules::Recorded;

use crate::plan::Plan;
use crate::row::{DEALS, End, GameRow, Given, OUTCOMES, PieceRow, SeatRow};
use engine::ask::deal::ways;

/// A finished game.
pub struct Played {
    /// What is kept of it.
    pub row: GameRow,
    /// Its record as text, if it is to be saved.
    pub record: Option<String>,
}

/// The few events that are counted.
fn counts(what: &Event) -> bool {
    let of_power = |a: &AbilityRef| matches!(a.source, Source::Power(_) | Source::Super(_));
    match what {
        Event::Uses { ability, .. } => of_power(ability) || matches!(ability.source, Source::Piece(_)),
        Event::PieceMoves { to: Spot::Centre, .. } => true,
        Event::Zapped { .. } | Event::EncounterEnds(_) | Event::Offers { .. } | Event::DealAgreed => true,
        _ => false,
    }
}

/// Plays the game of a plan with this number, from 0 on.
pub fn play(plan: &Plan, number: u64, save: bool) -> Result<Played, SetupError> {
    let setup = plan.setup(number);
    let seed = setup.options.seed;
    let mut bots: Vec<_> =
        setup.bots.iter().map(|(level, dice)| cosmic::player(*level, *dice, plan.budget(*level))).collect();
    let mut game = Game::new(content::catalogue(), setup.options.clone())?;
    game.record_only(counts);
    game.keep_no_rest();
    let mut inputs = Vec::new();
    let mut count: Option<Count> = None;
    while game.finish().is_none() {
        let now = game.state().next_encounter;
        game.play_out(
            |game, ask| {
                // who has changed places plays on from the other seat
                let bot = &mut bots[game.players[ask.seat.ix()].controller.ix()];
                let answer = bot.answer(game, ask);
                if save {
                    inputs.push(Input::Answer(ask.seat, answer.clone()));
                }
                answer
            },
            |game| game.state().next_encounter != now,
        );
        // as soon as the first encounter begins, everybody has an alien
        let events = game.take_events();
        let count = count.get_or_insert_with(|| Count::new(&game));
        events.iter().for_each(|event| count.add(&game, event));
    }
    let count = count.unwrap_or_else(|| Count::new(&game));
    let levels = setup.bots.iter().map(|(level, _)| *level);
    let row = count.finish(&game, number + 1, seed, levels.collect());
    let record = || Record::new(&game, inputs).played_by(recorded(&setup.bots)).write();
    Ok(Played { row, record: save.then(record) })
}

/// Who played, for a record: A, B, C and so on.
fn recorded(bots: &[(bots::Level, u64)]) -> Vec<Recorded> {
    let named = |(seat, (level, _)): (u8, &(bots::Level, u64))| Recorded {
        name: char::from(b'A' + seat).to_string(),
        level: Some(level.name().into()),
    };
    (0..).zip(bots).map(named).collect()
}

/// What is counted while a game goes on.
struct Count {
    first: Seat,
    aliens: Vec<AlienIx>,
    uses: Vec<u32>,
    zaps: Vec<u32>,
    outcomes: [u32; OUTCOMES.len()],
    /// What each party would give by the offer on the table.
    offer: Option<[Given; 2]>,
    deals: [u32; DEALS.len()],
    pieces: Vec<PieceRow>,
}

impl Count {
    fn new(game: &Game) -> Count {
        let own =
            |seat: Seat| game.sheets().find(|(.., sheet)| sheet.spot == Spot::Seat(seat)).map(|(_, alien, _)| alien);
        let aliens: Vec<AlienIx> =
            game.seats().iter().map(|s| own(s).expect("everybody has a sheet at first")).collect();
        let none = vec![0; aliens.len()];
        Count {
            first: game.state().turn.owner,
            uses: none.clone(),
            zaps: none,
            aliens,
            outcomes: [0; OUTCOMES.len()],
            offer: None,
            deals: [0; DEALS.len()],
            pieces: Vec::new(),
        }
    }
    /// What is counted of a piece that is no sheet.
    fn piece(&mut self, id: &'static str) -> &mut PieceRow {
        let at = self.pieces.iter().position(|p| p.id == id).unwrap_or_else(|| {
            self.pieces.push(PieceRow { id, came: 0, uses: 0, users: Seats::NONE });
            self.pieces.len() - 1
        });
        &mut self.pieces[at]
    }
    fn add(&mut self, game: &Game, event: &Event) {
        let whose = |alien: AlienIx| self.aliens.iter().position(|a| *a == alien);
        match event {
            Event::Uses { ability: AbilityRef { source: Source::Piece(ix), .. }, by, .. } => {
                let Controller(player) = game.players[by.ix()].controller;
                let row = self.piece(game.cast().def(DefIx::Piece(*ix)).id);
                row.uses += 1;
                row.users.add(Seat(player));
            }
            Event::PieceMoves { piece, to: Spot::Centre } => {
                let piece = game.piece(*piece);
                if piece.card.is_some() {
                    self.piece(game.cast().def(piece.def).id).came += 1;
                }
            }
            Event::Uses { ability, .. } => {
                let def = game.cast().ability(*ability);
                let used = match ability.source {
                    Source::Power(alien) if def.is_use => Some(alien),
                    Source::Super(alien) if def.uses_power => Some(alien),
                    _ => None,
                };
                if let Some(i) = used.and_then(whose) {
                    self.uses[i] += 1;
                }
            }
            Event::Zapped { piece } => {
                if let Some(i) = game.piece(*piece).alien().and_then(whose) {
                    self.zaps[i] += 1;
                }
            }
            Event::EncounterEnds(outcome) => self.outcome(*outcome),
            Event::Offers { parties, terms, cards, .. } => {
                let mut offer = [Given::Nothing; 2];
                for ((from, to), (gift, named)) in ways(parties.len()).zip(terms.gives.iter().zip(cards)) {
                    let given = match gift {
                        gift if gift.colony.is_some() => Given::Colony,
                        gift if gift.counts() || *named > 0 => Given::Cards,
                        _ => Given::Nothing,
                    };
                    // what the offense gives, and what it gets
                    if let Some(of) = [from, to].iter().position(|party| *party == 0) {
                        offer[of] = offer[of].max(given);
                    }
                }
                self.offer = Some(offer);
            }
            Event::DealAgreed => {
                let offer = self.offer.take();
                if let Some(i) = DEALS.iter().position(|(given, ..)| Some(*given) == offer) {
                    self.deals[i] += 1;
                }
            }
            _ => {}
        }
    }
    fn outcome(&mut self, outcome: engine::flow::Outcome) {
        let i = OUTCOMES.iter().position(|(o, ..)| *o == outcome).expect("all outcomes are listed");
        self.outcomes[i] += 1;
    }
    fn finish(mut self, game: &Game, number: u64, seed: u64, levels: Vec<bots::Level>) -> GameRow {
        // the encounter in which the game was won is still on the table
        for e in &game.state().encounters {
            self.outcome(e.outcome.unwrap_or(engine::flow::Outcome::Ended));
        }
        let winners = match game.finish() {
            Some(Finish::Won(seats)) => seats,
            _ => Seats::NONE,
        };
        let n = self.aliens.len();
        let at = |player: usize| {
            let sits = |s: &Seat| game.players[s.ix()].controller == Controller(player as u8);
            game.seats().iter().find(sits).expect("everybody sits somewhere")
        };
        let seats = (0..n).map(|i| SeatRow {
            seat: i as u8,
            order: ((i + n - self.first.ix()) % n) as u8 + 1,
            alien: game.cast().aliens[self.aliens[i].ix()].id,
            level: levels[i],
            won: winners.has(at(i)),
            colonies: game.progress(at(i)) as u8,
            uses: self.uses[i],
            zaps: self.zaps[i],
        });
        let by_colonies = winners.iter().all(|s| game.progress(s) >= game.needed(s));
        let end = match (winners.len(), by_colonies) {
            (0, _) if game.finish() == Some(Finish::Lost) => End::AllLost,
            (0, _) => End::Draw,
            (1, true) => End::Colonies,
            (1, false) => End::Alternate,
            (_, true) => End::SharedColonies,
            (_, false) => End::SharedAlternate,
        };
        GameRow {
            game: number,
            seed,
            encounters: game.state().next_encounter - 1,
            answers: game.version(),
            end,
            outcomes: self.outcomes,
            deals: self.deals,
            seats: seats.collect(),
            pieces: self.pieces,
        }
    }
}

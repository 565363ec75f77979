//! Counting a game while it goes on. What belongs to a power is told of the alien the player began with, whoever holds it later.

use engine::Game;
use engine::ability::{AbilityRef, Source};
use engine::ask::deal::ways;
use engine::flow::{Finish, Outcome};
use engine::table::{AlienIx, Controller, DefIx, Seat, Seats, Spot};
use engine::view::Event;
use lab::{Account, Ended, PieceRow};

use super::columns::{DEALS, End, Given, OUTCOMES, place_of, place_of_deal};

/// The few events that are counted.
pub(super) fn counts(what: &Event) -> bool {
    let of_power = |a: &AbilityRef| matches!(a.source, Source::Power(_) | Source::Super(_));
    match what {
        Event::Uses { ability, .. } => of_power(ability) || matches!(ability.source, Source::Piece(_)),
        Event::PieceMoves { to: Spot::Centre, .. } => true,
        Event::Zapped { .. } | Event::EncounterEnds(_) | Event::Offers { .. } | Event::DealAgreed => true,
        _ => false,
    }
}

/// What is counted while a game goes on.
pub struct Count {
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
    /// As soon as the first encounter begins, everybody has an alien.
    pub(super) fn new(game: &Game) -> Count {
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
    pub(super) fn add(&mut self, game: &Game, event: &Event) {
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
                if let Some(i) = offer.and_then(|[gives, gets]| place_of_deal(gives, gets)) {
                    self.deals[i] += 1;
                }
            }
            _ => {}
        }
    }
    fn outcome(&mut self, outcome: Outcome) {
        self.outcomes[place_of(outcome)] += 1;
    }
    pub(super) fn finish(mut self, game: &Game) -> Ended {
        // the encounter in which the game was won is still on the table
        for e in &game.state().encounters {
            self.outcome(e.outcome.unwrap_or(Outcome::Ended));
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
        let players = (0..n).map(|i| Account {
            order: Some(((i + n - self.first.ix()) % n) as u8 + 1),
            faction: game.cast().aliens[self.aliens[i].ix()].id,
            counts: vec![game.progress(at(i)) as u32, self.uses[i], self.zaps[i]],
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
        Ended {
            end: end as usize,
            counts: self.outcomes.iter().chain(&self.deals).copied().collect(),
            players: players.collect(),
            pieces: self.pieces,
        }
    }
}

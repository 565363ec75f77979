//! The game as one controller may see it: built up from what is allowed, never cut down from the whole.

use serde::{Deserialize, Serialize};

use super::{Eye, SeenCard, Shown};
use crate::ability::{Eyes, Query};
use crate::ask::Ask;
use crate::flow::{Bend, Encounter, Finish, Frame, Outcome, Role, Slot};
use crate::game::Game;
use crate::query::{Current, Total};
use crate::table::*;
use crate::windows::Phase;

/// A seat as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Who sits here.
    pub controller: Controller,
    /// The colour.
    pub colour: Colour,
    /// The hand: all cards with their backs, faces only where they are known.
    pub hand: Vec<(Option<CardId>, SeenCard)>,
    /// Cards drawn or set aside for the seat, but not in its hand.
    pub aside: Vec<(Option<CardId>, SeenCard)>,
    /// Home colonies.
    pub home_colonies: usize,
    /// Foreign colonies, as they count towards winning.
    pub foreign_colonies: usize,
    /// Colonies it needs to win.
    pub needed: usize,
    /// Ships in the warp.
    pub warp: usize,
}

/// A piece as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PieceView {
    /// What is printed on it; nothing for those who cannot know.
    pub def: Option<DefIx>,
    /// The deck it came from.
    pub back: Option<DeckId>,
    /// Where it lies; before its owner if it is lent.
    pub spot: Spot,
    /// Who has it.
    pub holder: Option<Seat>,
    /// Whose piece it is.
    pub owner: Option<Seat>,
    /// Face down?
    pub down: bool,
    /// Zapped in this encounter?
    pub zapped: bool,
    /// What is noted on it, as far as it may be seen: the number of the note among those of the alien, and the value.
    pub notes: Vec<(u8, Shown)>,
    /// Cards on it.
    pub cards: Vec<(Option<CardId>, SeenCard)>,
}

/// The encounter as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EncounterView {
    /// Its number in the turn.
    pub number: u8,
    /// The phase.
    pub phase: Phase,
    /// The offense.
    pub offense: Seat,
    /// The defense, once known.
    pub defense: Option<Seat>,
    /// The target, once known.
    pub target: Option<PlanetId>,
    /// Who was invited, by side.
    pub invited: [Seats; 2],
    /// Who has allied, by side.
    pub allies: [Seats; 2],
    /// The encounter cards, by side.
    pub cards: [Option<SeenCard>; 2],
    /// The cards laid beside the encounter cards, by side.
    pub seconds: [Option<SeenCard>; 2],
    /// The cards that allies have laid, by side.
    pub allied: [Option<SeenCard>; 2],
    /// The kickers, by side.
    pub kickers: [Option<SeenCard>; 2],
    /// What a side claims its hidden card to be.
    pub claims: [Option<Face>; 2],
    /// What the encounter cards count as, once they are revealed, where that is not what they show or are claimed to be.
    pub counts: [Option<Current>; 2],
    /// The side that wins whatever the cards say.
    pub decided: Option<Side>,
    /// The lower total wins.
    pub lower_wins: bool,
    /// The winners lose and the losers win.
    pub upset: bool,
    /// The totals with their derivations, where totals decide: as they are while cards are revealed, and for good as they
    /// were when the outcome was found.
    pub totals: Option<[Total; 2]>,
    /// The outcome, once known.
    pub outcome: Option<Outcome>,
}

/// The game as one controller may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The version to quote with the next input.
    pub version: u32,
    /// The seats, clockwise.
    pub seats: Vec<SeatView>,
    /// Ships on planets, in the gate, beside the planet: grouped.
    pub ships: Vec<ShipGroup>,
    /// The planets.
    pub planets: Vec<Planet>,
    /// Cards that lie face up beside planets, and the piece whose power put them there.
    pub beside: Vec<(PlanetId, PieceId, CardId, Face)>,
    /// The pieces.
    pub pieces: Vec<PieceView>,
    /// Cards left in each draw pile.
    pub decks: Vec<usize>,
    /// The open discard piles, from bottom to top.
    pub discards: Vec<Vec<(CardId, Face)>>,
    /// Has the first turn begun?
    pub begun: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// The encounter.
    pub encounter: Option<EncounterView>,
    /// The questions this controller is asked.
    pub asked: Vec<Ask>,
    /// The cards these questions speak of, with the faces this controller knows.
    pub named: Vec<(CardId, SeenCard)>,
    /// The other seats that are known to be asked.
    pub waiting_for: Seats,
    /// How the game ended.
    pub finish: Option<Finish>,
    /// By what each winner has won.
    pub won_by: Vec<(Seat, WonBy)>,
}

/// By what a seat has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WonBy {
    /// By its foreign colonies (R18.1).
    Colonies,
    /// By a way to win that its power gives it.
    Power,
    /// By an effect that made it win, or win with others.
    Effect,
}

impl Game {
    /// By what each winner has won, once the game is over.
    fn won_by(&self) -> Vec<(Seat, WonBy)> {
        let Some(Finish::Won(winners)) = self.finish() else { return Vec::new() };
        let by = |seat: Seat| {
            if self.progress(seat) >= self.needed(seat) {
                WonBy::Colonies
            } else if self.query(Query::Wins, seat, 0) != 0 {
                WonBy::Power
            } else {
                WonBy::Effect
            }
        };
        winners.iter().map(|seat| (seat, by(seat))).collect()
    }

    /// What a controller may see. Built by allow-list: nothing is in it that is not named here.
    pub fn view(&self, controller: Controller) -> View {
        self.view_for(Eye::Of(controller))
    }

    /// Has nobody learnt anything since an earlier state of the same game: no card seen, nothing left to chance?
    pub fn tells_nothing_since(&self, before: &Game) -> bool {
        let learnt = |(now, then): (&Card, &Card)| now.face != then.face || now.known & !then.known != 0;
        self.finish().is_none() && self.rng == before.rng && !self.cards.iter().zip(&before.cards).any(learnt)
    }

    /// What somebody may see.
    pub fn view_for(&self, eye: Eye) -> View {
        let pieces = || (0..self.pieces.len()).map(|i| self.piece_view(PieceId(i as u8), eye)).collect();
        let placed: Vec<ShipId> = (0..self.ships.len() as u16)
            .map(ShipId)
            .filter(|s| !matches!(self.ship(*s).place, Place::Under(_) | Place::Removed))
            .collect();
        let mut ships: Vec<ShipGroup> = self.groups(&placed).into_vec();
        ships.sort();
        let discards = self.decks.iter().map(|d| d.discard.iter().map(|c| (*c, self.face(*c))).collect()).collect();
        let (asked, others): (Vec<&Ask>, Vec<&Ask>) = self.pending().iter().partition(|a| self.is_own(eye, a.seat));
        View {
            version: self.version(),
            seats: self.seats().iter().map(|seat| self.seat_view(seat, eye)).collect(),
            ships,
            planets: self.planets.clone(),
            beside: self.beside_planets().map(|(planet, piece, id)| (planet, piece, id, self.face(id))).collect(),
            // Before all aliens are chosen nobody sees another's sheet.
            pieces: if self.pieces.len() >= self.players.len() { pieces() } else { Vec::new() },
            decks: self.decks.iter().map(|deck| deck.draw.len()).collect(),
            discards,
            begun: !matches!(self.state().stack.first(), Some(Frame::Setup(_))),
            turn: self.state().turn.owner,
            encounter: self.encounter_view(eye),
            named: asked.iter().flat_map(|a| a.question.cards()).map(|id| (id, self.card_for(id, eye).1)).collect(),
            asked: asked.into_iter().cloned().collect(),
            waiting_for: others.into_iter().filter(|a| a.open).map(|a| a.seat).collect(),
            finish: self.finish(),
            won_by: self.won_by(),
        }
    }

    /// Is it the eye of the one who sits there, or one that sees as much?
    fn is_own(&self, eye: Eye, seat: Seat) -> bool {
        eye == Eye::Open || eye == Eye::Of(self.players[seat.ix()].controller)
    }
    fn card_for(&self, id: CardId, eye: Eye) -> (Option<CardId>, SeenCard) {
        let card = &self.cards[id.ix()];
        let known = eye.sees(card.known);
        (known.then_some(id), SeenCard { face: known.then_some(card.face), back: card.back, known: 0 })
    }
    fn cards_for(&self, list: &[CardId], mine: bool, eye: Eye) -> Vec<(Option<CardId>, SeenCard)> {
        let mut all: Vec<_> = list.iter().map(|id| self.card_for(*id, eye)).collect();
        if !mine {
            all.sort_by_key(|(id, seen)| (*id, seen.back)); // the order of another hand says nothing
        }
        all
    }
    fn seat_view(&self, seat: Seat, eye: Eye) -> SeatView {
        let mine = self.is_own(eye, seat);
        SeatView {
            controller: self.players[seat.ix()].controller,
            colour: self.colour(seat),
            hand: self.cards_for(self.hand(seat), mine, eye),
            aside: self.cards_for(&self.cards_in(Zone::Aside(seat)), mine, eye),
            home_colonies: self.home_colonies(seat),
            foreign_colonies: self.progress(seat),
            needed: self.needed(seat),
            warp: self.in_warp(seat),
        }
    }
    fn piece_view(&self, id: PieceId, eye: Eye) -> PieceView {
        let piece = self.piece(id);
        let mine = self.keeper(id).is_some_and(|seat| self.is_own(eye, seat));
        PieceView {
            def: self.def_for(id, eye),
            back: piece.card.map(|card| self.cards[card.ix()].back),
            spot: piece.spot,
            holder: self.holder(id),
            owner: piece.owner,
            down: !piece.up,
            zapped: self.is_zapped(id),
            notes: self.notes_for(id, mine, eye),
            cards: self.cards_for(&piece.cards, mine, eye),
        }
    }
    /// What is printed on a piece, if an eye may know it.
    fn def_for(&self, id: PieceId, eye: Eye) -> Option<DefIx> {
        let known = |card: CardId| eye.sees(self.cards[card.ix()].known);
        Some(self.piece(id).def).filter(|_| self.piece(id).card.is_none_or(known))
    }
    /// The notes on a piece that an eye may see.
    fn notes_for(&self, id: PieceId, mine: bool, eye: Eye) -> Vec<(u8, Shown)> {
        let piece = self.piece(id);
        let defs = self.cast().def(piece.def).notes;
        let seen = |(n, _): &&(u8, Value)| match defs[*n as usize].eyes {
            Eyes::All => true,
            Eyes::Holder => mine,
            Eyes::Nobody => false,
        };
        piece.notes.iter().filter(seen).map(|(n, value)| (*n, Shown::of(self, *value).for_eye(eye))).collect()
    }
    /// Is there anything about a piece that not everybody sees alike?
    pub fn has_secrets(&self, id: PieceId) -> bool {
        let piece = self.piece(id);
        let defs = self.cast().def(piece.def).notes;
        let hidden = piece.card.is_some_and(|card| self.cards[card.ix()].known != KNOWN_TO_ALL);
        let secret = |(n, value): &(u8, Value)| defs[*n as usize].eyes != Eyes::All || matches!(value, Value::Card(_));
        hidden || piece.notes.iter().any(secret)
    }
    fn encounter_view(&self, eye: Eye) -> Option<EncounterView> {
        let e = self.maybe_encounter()?;
        Some(EncounterView {
            number: self.number_of(e),
            phase: e.phase,
            offense: e.offense,
            defense: e.defense,
            target: e.target,
            invited: e.invited,
            allies: e.allies,
            cards: self.slots_for(e, Role::Main, eye),
            seconds: self.slots_for(e, Role::Beside, eye),
            allied: self.slots_for(e, Role::Ally, eye),
            kickers: self.slots_for(e, Role::Kicker, eye),
            claims: Side::BOTH.map(|s| e.claimed(s)),
            counts: Side::BOTH.map(|s| self.counts_as(s)),
            decided: self.declared(),
            lower_wins: self.bent(Bend::LowerWins),
            upset: self.bent(Bend::Upset),
            totals: self.shown_totals(),
            outcome: e.outcome,
        })
    }
    /// The cards that lie before the sides for this. What has been turned up stays as it was, wherever the card is now; a
    /// kicker that has gone is of no interest.
    fn slots_for(&self, e: &Encounter, role: Role, eye: Eye) -> [Option<SeenCard>; 2] {
        let seen = |slot: &Slot| {
            let seen = self.card_for(slot.card, eye).1;
            match self.lies_before(slot.card) {
                true => Some(seen),
                false if role == Role::Kicker => None,
                false => Some(SeenCard { face: slot.turned_up.0, ..seen }),
            }
        };
        Side::BOTH.map(|side| e.slots.get(role, side).and_then(seen))
    }
    /// What the revealed card of a side counts as, if it is something else than it shows or is claimed to be.
    fn counts_as(&self, side: Side) -> Option<Current> {
        let slot = self.encounter().slot(side)?;
        let told = slot.claimed.or(slot.turned_up.0)?;
        self.current(side).filter(|now| *now != Current::new(told))
    }
}

// What eyes see differently at the same moment; everything else is the same for all and need not be worked out again.
// Whoever starts from the view of a watcher can forget something here and yet betray nothing.

impl SeatView {
    /// The same seat at the same moment through another eye.
    pub fn through(&self, game: &Game, seat: Seat, eye: Eye) -> SeatView {
        let mine = game.is_own(eye, seat);
        let hand = game.cards_for(game.hand(seat), mine, eye);
        SeatView { hand, aside: game.cards_for(&game.cards_in(Zone::Aside(seat)), mine, eye), ..*self }
    }
}

impl PieceView {
    /// The same piece at the same moment through another eye.
    pub fn through(&self, game: &Game, id: PieceId, eye: Eye) -> PieceView {
        let piece = game.piece(id);
        let mine = game.keeper(id).is_some_and(|seat| game.is_own(eye, seat));
        let (def, cards) = (game.def_for(id, eye), game.cards_for(&piece.cards, mine, eye));
        PieceView { def, notes: game.notes_for(id, mine, eye), cards, ..*self }
    }
}

impl EncounterView {
    /// The same encounter at the same moment through another eye.
    pub fn through(&self, game: &Game, eye: Eye) -> EncounterView {
        let Some(e) = game.maybe_encounter() else { return self.clone() };
        let [cards, seconds, allied, kickers] =
            [Role::Main, Role::Beside, Role::Ally, Role::Kicker].map(|role| game.slots_for(e, role, eye));
        EncounterView { cards, seconds, allied, kickers, ..self.clone() }
    }
}

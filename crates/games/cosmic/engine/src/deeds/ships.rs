//! Deeds with ships.

use serde::{Deserialize, Serialize};

use super::{CardDeed, Deed, Loss, Moves, Settling};
use crate::flow::{Bend, Fact, Fate, Kind, Role, Standing};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

/// What happens to ships.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShipDeed {
    /// Ships go to the warp.
    Lose {
        /// The ships.
        ships: ShipList,
        /// Why.
        why: Loss,
    },
    /// Ships leave the game.
    Remove {
        /// The ships.
        ships: ShipList,
    },
    /// Ships are captured, stacked under another one or laid around a system, or lie on a piece from now on.
    Capture {
        /// The ships.
        ships: ShipList,
        /// Where they go.
        to: Place,
    },
    /// Ships come to planets.
    Settle {
        /// Which goes where.
        moves: Moves,
        /// How.
        how: Settling,
    },
    /// Ships go into the gate, as launched or allied ships of the offense's side, or beside the planet.
    Commit {
        /// The ships.
        ships: ShipList,
        /// Cards that go there as ships of the one who holds them, until the encounter is over or they are discarded.
        cards: CardList,
        /// The side they strengthen.
        side: Side,
    },
    /// A seat has so many more ships on each of some planets, for good.
    AddShips {
        /// Who.
        seat: Seat,
        /// The planets.
        on: PlanetList,
        /// How many on each planet.
        each: u8,
        /// Are they told apart from the others of their colour?
        marked: bool,
    },
}

impl Game {
    fn whence(&self, ships: &[ShipId]) -> Vec<(Colour, Place, u8)> {
        self.groups(ships).iter().map(|g| (g.colour, g.place, g.count)).collect()
    }

    /// Performs a deed with ships.
    pub(super) fn perform_ships(&mut self, deed: &mut ShipDeed) {
        let now = self.encounter_id();
        self.hold_back(deed);
        match deed {
            ShipDeed::Lose { ships, why } => {
                let why = *why;
                self.emit_with(|g| Event::ShipsLost { ships: g.whence(ships), why });
                if why != Loss::Homeless {
                    self.take_out(ships);
                }
                // A stack falls apart as it enters the warp; the gate then hears of those that came free.
                let freed = self.falling_apart(ships);
                if why == Loss::Losing {
                    self.note_lost(ships);
                }
                for ship in ships.iter() {
                    self.s.table.move_ship(*ship, Place::Warp, now);
                }
                for ship in &freed {
                    self.s.table.move_ship(*ship, Place::Warp, now);
                }
                let held = |s: &ShipId| Bend::Fate(*s, Fate::HeldTogether);
                self.s.bends.retain(|s| !ships.iter().any(|ship| s.bend == held(ship)));
                self.discard_hired(ships);
            }
            ShipDeed::Remove { ships } => {
                self.emit_with(|g| Event::ShipsRemoved { ships: g.whence(ships) });
                self.take_out(ships);
                for ship in ships.iter() {
                    let under = self.under(*ship);
                    for freed in under {
                        self.s.table.move_ship(freed, Place::Warp, now);
                    }
                    self.s.table.move_ship(*ship, Place::Removed, now);
                }
                self.discard_hired(ships);
            }
            ShipDeed::Capture { ships, to } => {
                let to = *to;
                self.emit_with(|g| match to {
                    Place::Under(top) => Event::ShipsCaptured { ships: g.whence(ships), by: g.ship(top).colour },
                    Place::Around(by, _) => Event::ShipsCaptured { ships: g.whence(ships), by },
                    Place::On(piece) => Event::ShipsPut { ships: g.whence(ships), piece },
                    place => unreachable!("nobody is captive {place:?}"),
                });
                self.take_out(ships);
                for ship in ships.clone() {
                    // A stack joins another one ship by ship; around a system it stays whole (AL-FUNGUS-10).
                    if matches!(to, Place::Under(_)) {
                        for stacked in self.under(ship) {
                            self.s.table.move_ship(stacked, to, now);
                        }
                    }
                    self.s.table.move_ship(ship, to, now);
                }
                self.discard_hired(ships); // AL-MERCHANT-3
            }
            ShipDeed::AddShips { seat, on, each, marked } => {
                let colour = self.colour(*seat);
                for planet in on.iter() {
                    for _ in 0..*each {
                        let ship = self.s.table.add_ship(colour, Place::Planet(*planet), None);
                        self.s.table.ships[ship.ix()].marked = *marked;
                        self.s.table.extra[colour.ix()] += 1;
                    }
                }
            }
            ShipDeed::Settle { moves, how } => {
                let how = *how;
                if matches!(how, Settling::Land | Settling::Found) {
                    // Ships that may not land stay where they are, and return from the encounter when it is over.
                    moves.retain(|(_, planet)| !self.bent(Bend::Shut(*planet)));
                    if moves.is_empty() {
                        return;
                    }
                }
                self.emit_with(|g| Event::ShipsSettle { ships: g.where_to(moves), how });
                if how == Settling::Found {
                    let ships: ShipList = moves.iter().map(|(s, _)| *s).collect();
                    self.take_out(&ships);
                }
                for (ship, planet) in moves.iter() {
                    self.s.table.move_ship(*ship, Place::Planet(*planet), now);
                }
            }
            ShipDeed::Commit { ships, cards, side } => {
                let (side, place) = (*side, Game::committed_to(*side));
                self.hire(cards, side);
                if ships.is_empty() {
                    return;
                }
                self.emit_with(|g| Event::ShipsCommitted { ships: g.whence(ships), side });
                for ship in ships.iter() {
                    self.s.table.move_ship(*ship, place, now);
                }
            }
        }
    }

    /// Ships that must stay on their planet are taken out of whatever would move them, but for a deal and what keeps them.
    fn hold_back(&self, deed: &mut ShipDeed) {
        let (keeper, on_planet) = (self.at_work(), |s: ShipId| matches!(self.ship(s).place, Place::Planet(_)));
        let bound = |s: &Standing| match s.bend {
            Bend::Fate(ship, Fate::Bound) if s.source != keeper && on_planet(ship) => Some(ship),
            _ => None,
        };
        let kept: ShipList = self.standing(Kind::Fate).filter_map(bound).collect();
        let dealt = self.maybe_encounter().is_some_and(|e| e.deal.is_some());
        match deed {
            _ if kept.is_empty() => {}
            ShipDeed::Lose { ships, .. }
            | ShipDeed::Remove { ships }
            | ShipDeed::Capture { ships, .. }
            | ShipDeed::Commit { ships, .. } => ships.retain(|s| !kept.contains(s)),
            ShipDeed::Settle { how: Settling::Found, .. } if dealt => {}
            ShipDeed::Settle { moves, .. } => moves.retain(|(s, _)| !kept.contains(s)),
            ShipDeed::AddShips { .. } => {}
        }
    }

    /// Cards become ships in the encounter.
    fn hire(&mut self, cards: &[CardId], side: Side) {
        let held = |card: &CardId| match self.cards[card.ix()].zone {
            Zone::Hand(seat) => Some(seat),
            Zone::Piece(store) => self.holder(store),
            _ => None,
        };
        let Some(seat) = cards.first().and_then(held) else { return };
        let (colour, place) = (self.colour(seat), Game::committed_to(side));
        for card in cards {
            self.put_down(Role::Ship, side, seat, *card, Zone::Aside(seat));
            self.hide(*card);
            self.s.table.add_ship(colour, place, Some(*card));
        }
        self.emit(Event::Hires { seat, side, n: cards.len() as u8 });
    }

    /// A card that is discarded is no ship any more; none is lost by it.
    pub(super) fn dismiss(&mut self, card: CardId) {
        let now = self.encounter_id();
        let hired = self.ships.iter().rev().map_while(|s| s.hired.map(|c| (c, s.place)));
        let there =
            |(c, place): (CardId, Place)| c == card && matches!(place, Place::Planet(_) | Place::Gate | Place::Beside);
        if let Some(nth) = hired.into_iter().position(there) {
            let ship = ShipId((self.ships.len() - 1 - nth) as u16);
            self.s.table.move_ship(ship, Place::Removed, now);
        }
    }

    /// The cards behind hired ships that are out of play are discarded, and those ships are nothing any more.
    fn discard_hired(&mut self, ships: &mut ShipList) {
        let card = |s: &ShipId| self.ship(*s).hired.filter(|c| matches!(self.cards[c.ix()].zone, Zone::Aside(_)));
        let cards: CardList = ships.iter().filter_map(card).collect();
        if !cards.is_empty() {
            ships.retain(|s| self.ship(*s).hired.is_none());
            self.pass_deed(CardDeed::Discard { cards, played: None }, None);
        }
    }

    /// Hired ships are cards again, which go back to the hands. Ships captured under them come free.
    pub(crate) fn dismiss_hired(&mut self) {
        let now = self.encounter_id();
        while let Some(Ship { colour, hired: Some(card), .. }) = self.ships.last().copied() {
            let ship = ShipId(self.ships.len() as u16 - 1);
            for freed in self.under(ship) {
                self.s.table.move_ship(freed, Place::Warp, now);
            }
            self.s.table.move_ship(ship, Place::Removed, now);
            self.s.table.ships.pop();
            if let Some(seat) = self.seat_of(colour)
                && self.cards[card.ix()].zone == Zone::Aside(seat)
            {
                self.take_up_card(card, seat);
            }
        }
    }

    fn where_to(&self, moves: &Moves) -> Vec<(Colour, PlanetId, u8)> {
        let mut to: Vec<(Colour, PlanetId, u8)> = Vec::new();
        for (ship, planet) in moves {
            let colour = self.ship(*ship).colour;
            match to.iter_mut().find(|(c, p, _)| *c == colour && p == planet) {
                Some((_, _, n)) => *n += 1,
                None => to.push((colour, *planet, 1)),
            }
        }
        to
    }

    /// The ships that come free when a deed brings the stacks they are part of out of play (AL-FUNGUS-3, AL-FUNGUS-9).
    pub(super) fn freed_by(&self, deed: &Deed) -> ShipList {
        match deed {
            Deed::Ships(ShipDeed::Lose { ships, .. }) => self.falling_apart(ships),
            Deed::Ships(ShipDeed::Remove { ships }) => self.stacked_under(ships),
            _ => ShipList::new(),
        }
    }
    fn falling_apart(&self, ships: &[ShipId]) -> ShipList {
        if self.stacked == 0 {
            return ShipList::new();
        }
        let whole = |s: &ShipId| self.bent(Bend::Fate(*s, Fate::HeldTogether));
        self.stacked_under(&ships.iter().copied().filter(|s| !whole(s)).collect::<ShipList>())
    }
    fn stacked_under(&self, ships: &[ShipId]) -> ShipList {
        if self.stacked == 0 {
            return ShipList::new();
        }
        ships.iter().flat_map(|s| self.under(*s)).collect()
    }

    /// Ships that an effect takes out of the encounter bring nothing to those who win it. Once they have landed or gone
    /// home, one ship of a player is as good as another.
    pub(super) fn take_out(&mut self, ships: &[ShipId]) {
        if self.maybe_encounter().is_none_or(|e| e.entitled.is_empty()) {
            return;
        }
        let gone: ShipList = ships.iter().copied().filter(|s| self.involved(*s).is_some()).collect();
        if !gone.is_empty() {
            self.e().entitled.retain(|s| !gone.contains(s));
        }
    }

    /// Notes the losing ships that reach the warp, owner by owner.
    fn note_lost(&mut self, ships: &[ShipId]) {
        let mut lost = [0; MAX_COLOURS];
        ships.iter().for_each(|s| lost[self.ship(*s).colour.ix()] += 1);
        for seat in self.seats().iter() {
            let n = lost[self.colour(seat).ix()];
            if n > 0 {
                self.enter(Fact::Lost(n), seat);
            }
        }
    }

    /// Ships of one seat come to planets at once, without a question.
    pub(crate) fn place_ships(&mut self, moves: Moves, how: Settling) {
        if !moves.is_empty() {
            self.pass_deed(ShipDeed::Settle { moves, how }, None);
        }
    }
}

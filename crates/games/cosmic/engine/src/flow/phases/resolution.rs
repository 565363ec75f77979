//! R12, R13 and R17: what becomes of ships and cards.

use crate::ability::{Effect, Ruling, Telling};
use crate::ask::Topic;
use crate::deeds::{CardDeed, Loss, Moves, Settling, ShipDeed};
use crate::flow::{Bend, Entry, Fact, Fate, Finish, Frame, Outcome, Role, When};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

pub(super) static GO_HOME: &[Effect] = &[go_home];
pub(super) static LOSE_SHIPS: &[Effect] = &[lose_ships];
pub(super) static LAND: &[Effect] = &[land];
pub(super) static DISCARD_CARDS: &[Effect] = &[discard_cards];

/// So many ships at most land from a planet in the gate.
const MOST_FROM_PLANET: usize = 4;

/// Ships return to any colonies of their owners, or to the warp if there is none (R5.4, R27.1): of the allies only, or
/// of everybody.
fn go_home(t: &mut Telling) -> Ruling {
    let everybody = t.recall::<u8>(0) == 1;
    send_home(t, everybody)
}

fn send_home(t: &mut Telling, everybody: bool) -> Ruling {
    let ways = ways_out(t, everybody, &[Place::Gate, Place::Beside])?;
    t.send_home(ways);
    Ok(())
}

/// The ways home of the ships in these places of the encounter.
fn ways_out(t: &mut Telling, everybody: bool, places: &[Place]) -> Ruling<(Moves, ShipList)> {
    let mut going: Vec<(Seat, ShipList)> = Vec::new();
    for seat in t.timing_order() {
        let colour = t.colour(seat);
        for &place in places {
            // The main player of the offense stays in the gate unless everybody goes home.
            if !everybody && place == Place::Gate && t.offense() == seat {
                continue;
            }
            if t.count_at(colour, place) > 0 {
                let mut ships = ShipList::new();
                t.gather(&mut ships, colour, place);
                going.push((seat, ships));
            }
        }
    }
    t.ways_home(&going)
}

/// The ships of a side in the encounter.
fn side_ships(t: &Telling, side: Side) -> ShipList {
    let mut ships = ShipList::new();
    for seat in t.seats().iter() {
        t.gather_in_encounter(&mut ships, seat, side);
    }
    ships
}

/// R12.1, R13.1: all ships of the losing side, and those an effect added, are lost at one instant (R22.4).
fn lose_ships(t: &mut Telling) -> Ruling {
    let mut ships = match t.encounter().outcome {
        Some(Outcome::Won(winner)) => side_ships(t, winner.other()),
        Some(Outcome::BothLose) => {
            let mut all = side_ships(t, Side::Offense);
            all.extend(side_ships(t, Side::Defense));
            all
        }
        _ => ShipList::new(),
    };
    ships.retain(|s| !t.bent(Bend::Fate(*s, Fate::Reprieved)));
    for ship in t.fated(Fate::Doomed) {
        if !ships.contains(&ship) && !matches!(t.ship(ship).place, Place::Warp | Place::Removed) {
            ships.push(ship);
        }
    }
    if !ships.is_empty() {
        t.tell(ShipDeed::Lose { ships, why: Loss::Losing });
    }
    Ok(())
}

/// R12.2: all ships in the gate land together; R13.2: defensive allies take their ships back.
fn land(t: &mut Telling) -> Ruling {
    match t.encounter().outcome {
        Some(Outcome::Won(Side::Offense) | Outcome::Granted) => {
            let target = t.encounter().target.expect("the gate is aimed");
            if t.bent(Bend::Shut(target)) {
                return send_home(t, true);
            }
            let (aboard, mut ships): (ShipList, ShipList) =
                side_ships(t, Side::Offense).into_iter().partition(|s| t.is_aboard(*s));
            ships.extend(disembark(t, &aboard)?);
            let won = t.encounter().outcome == Some(Outcome::Won(Side::Offense));
            let spared = if won && t.bent(Bend::AlliesReversed) {
                ships.retain(|s| t.ship_owner(*s) == Some(t.offense()));
                ways_out(t, false, &[Place::Gate, Place::Beside])? // all but the offense's own
            } else {
                ways_out(t, true, &[Place::Beside])? // allies of the defense who were not lost
            };
            t.settle(ships.into_iter().map(|s| (s, target)).collect(), Settling::Land);
            t.send_home(spared);
        }
        Some(Outcome::Won(Side::Defense)) if t.bent(Bend::AlliesReversed) => {
            let target = t.encounter().target.expect("the gate is aimed");
            if t.bent(Bend::Shut(target)) {
                return send_home(t, true);
            }
            let spared = ways_out(t, true, &[Place::Gate])?;
            let allies = t.seats().iter().flat_map(|s| t.ships_at(t.colour(s), Place::Beside));
            let landing = allies.map(|s| (s, target)).collect();
            t.settle(landing, Settling::Land);
            t.send_home(spared);
        }
        // with them, ships of the offense's side that were not lost
        Some(Outcome::Won(Side::Defense)) => return send_home(t, true),
        Some(Outcome::Deal | Outcome::FailedDeal) => {
            let mut moves = Moves::new();
            let offense = t.offense();
            let ships: ShipList = t.ships_at(t.colour(offense), Place::Gate).filter(|s| t.goes_home(*s)).collect();
            if !ships.is_empty() {
                moves = t.homes(offense, &ships)?; // R14.10
            }
            if moves.is_empty() && !ships.is_empty() {
                t.tell(ShipDeed::Lose { ships, why: Loss::Homeless });
            }
            t.settle(moves, Settling::Return);
        }
        _ => {}
    }
    Ok(())
}

/// Of the ships aboard a planet in the gate, up to four of the offense's own may land; who has the power that sent it
/// says which, if on that side (AL-LEVIATHAN-3).
fn disembark(t: &mut Telling, aboard: &[ShipId]) -> Ruling<ShipList> {
    let e = t.encounter();
    let Some((planet, piece)) = t.planet_in_gate() else { return Ok(ShipList::new()) };
    let owner = t.owner_of(planet).filter(|_| !aboard.is_empty());
    let Some(owner) = owner else { return Ok(ShipList::new()) };
    let chooser = t.has_power(piece).filter(|s| e.on_side(*s, Side::Offense)).unwrap_or(e.offense);
    let own: ShipList = aboard.iter().copied().filter(|s| t.ship_owner(*s) == Some(owner)).collect();
    t.asking(chooser).ships(Topic::FoundColony, &own, 0, MOST_FROM_PLANET)
}

/// R17.2, G-018: the offense's card first, then clockwise those of allies, the defense's on top. A card that was only
/// claimed goes under its deck. Kickers that were turned up go with them, beneath.
fn discard_cards(t: &mut Telling) -> Ruling {
    let e = t.encounter();
    let kickers = e.slots.of(Role::Kicker).filter(|_| e.revealed);
    let [offense, defense] = Side::BOTH.map(|side| e.slot(side));
    let allied = t.clockwise(e.offense).flat_map(|seat| e.slots.of(Role::Ally).filter(move |s| s.seat == seat));
    let (mut cards, mut unseen) = (CardList::new(), CardList::new());
    for slot in kickers.chain(offense).chain(allied).chain(defense).filter(|s| t.lies_before(s.card)) {
        if slot.claimed.is_some() { unseen.push(slot.card) } else { cards.push(slot.card) }
    }
    t.discard(cards);
    if !unseen.is_empty() {
        t.tell(CardDeed::Bury { cards: unseen });
    }
    Ok(())
}

impl Game {
    /// The outcome is known, or another one in its place: which ships have won, and with how many others have lost.
    pub(crate) fn outcome_stands(&mut self) {
        let winner = match self.encounter().outcome {
            Some(Outcome::Won(side)) => Some(side),
            Some(Outcome::BothLose) => None,
            _ => return,
        };
        self.e().ledger.strike_beaten();
        let mut entitled = ShipList::new();
        for seat in self.seats().iter() {
            for side in Side::BOTH {
                if winner == Some(side) {
                    self.gather_in_encounter(&mut entitled, seat, side);
                    continue;
                }
                let n = self.count_in_encounter(seat, side);
                if n > 0 {
                    self.enter(Fact::Beaten(n as u8), seat);
                }
            }
        }
        self.e().entitled = entitled;
    }

    /// R18.2, R18.3: at the very end of the resolution all who meet a victory condition win together.
    pub(crate) fn look_for_winners(&mut self) {
        let winners = self.victorious();
        if !winners.is_empty() {
            self.propose_win(winners);
        }
    }

    /// What was set aside or lent for this encounter goes back, and no ship stays in the encounter.
    pub(crate) fn clear_up(&mut self) {
        let id = self.encounter_id();
        self.return_lent(id);
        self.dismiss_hired(); // AL-MERCHANT-1: the last act of the encounter
        self.planet_returns();
        for seat in self.seats().iter().filter(|_| self.set_aside > 0).collect::<Seats>().iter() {
            for card in self.cards_in(Zone::Aside(seat)) {
                self.take_up_card(card, seat);
            }
        }
        // The encounter ended before these were used (AL-LOSER-4).
        [Role::Beside, Role::Ally, Role::Kicker, Role::Main].into_iter().for_each(|role| self.take_back(role));
        let astray = self.gate.iter().chain(&self.beside).any(|n| *n > 0);
        if astray {
            let offense = self.offense();
            self.push_procedure(crate::flow::Rule::GoHome, offense, 1);
        }
    }

    /// What was lent for an encounter goes back.
    pub(crate) fn return_lent(&mut self, id: EncounterId) {
        self.return_pieces(&self.lent(|loan| loan.until == id));
    }

    /// The encounter is over; the turn learns how it went.
    pub(crate) fn encounter_over(&mut self) {
        let e = self.s.encounters.pop().expect("an encounter is under way");
        self.s.bends.end_encounter(e.id);
        let outcome = e.outcome.unwrap_or(Outcome::Ended);
        let what = Fact::Over { outcome, allies: e.allies[Side::Offense.ix()] };
        self.s.past = Some(Entry { what, by: e.offense, phase: e.phase });
        self.emit(Event::EncounterEnds(outcome));
        if e.plan.counts() {
            self.s.turn.success = outcome.success();
        }
        if e.plan.when == When::AtOnce
            && let Some(outer) = self.maybe_encounter()
        {
            let (offense, number) = (outer.offense, self.number_of(outer));
            self.emit(Event::EncounterBegins { offense, number }); // R29.15: the interrupted one begins anew
        }
        self.leave();
        if self.s.next_encounter > self.s.options.max_encounters {
            self.end_in_a_draw();
        } else if let Some(next) = self.take_planned(When::After(e.id)) {
            self.push_encounter(next);
        }
    }

    /// The game has no end of its own: nobody wins.
    pub(crate) fn end_in_a_draw(&mut self) {
        self.end(Finish::Draw);
    }
    /// The game is over at once.
    pub(crate) fn end(&mut self, finish: Finish) {
        self.s.finish = Some(finish);
        self.s.stack.clear();
        self.s.asks.clear();
        self.emit(Event::GameOver(finish));
    }

    /// The seats about to win, while that is being decided.
    pub fn proposed_winners(&self) -> Option<Seats> {
        self.s.stack.iter().rev().find_map(|f| match f {
            Frame::Ending(ending) => Some(ending.winners),
            _ => None,
        })
    }
}

//! What is done when a deed is done, and what several kinds of deeds share.

use super::Deed;
use crate::ability::{Query, Source};
use crate::flow::{Bend, Cancel, Encounter, Ending, Frame, Kind, Outcome, Standing, Until};
use crate::game::Game;
use crate::query::Term;
use crate::table::*;
use crate::view::{Event, Shown};

impl Game {
    /// Does a deed. Draws and takes are filled in with what they brought.
    pub(crate) fn perform(&mut self, deed: &mut Deed) {
        self.toil();
        match deed {
            Deed::Cards(deed) => self.perform_cards(deed),
            Deed::Ships(deed) => self.perform_ships(deed),
            Deed::Planets(deed) => self.perform_planets(deed),
            Deed::Pieces(deed) => self.perform_pieces(deed),
            Deed::Course(deed) => self.perform_course(deed),
            Deed::Impose(standing) => self.impose(*standing),
            Deed::Lift(kind) => {
                let (kind, now) = (*kind, Until::Encounter(self.encounter_id()));
                self.s.bends.retain(|s| s.until != now || s.bend.kind() != kind);
            }
            Deed::Tell { by, source, word, values } => {
                let values = values.iter().map(|v| Shown::of(self, *v)).collect();
                self.say_aloud(Event::Did { by: *by, source: *source, word: *word, values });
            }
            Deed::Amend { passage, how } => self.amend(*passage, how),
            Deed::Occur(_) => {}
        }
    }

    pub(crate) fn e(&mut self) -> &mut Encounter {
        self.encounter_mut().expect("an encounter is under way")
    }

    /// A rule is bent from now on.
    pub(crate) fn impose(&mut self, standing: Standing) {
        let Standing { bend, source, by, .. } = standing;
        match bend {
            Bend::Decided(Outcome::Won(_)) if self.decided().is_some() => return, // R11.6: the first in timing order stands
            Bend::NoGains => self.e().dues.clear(),
            Bend::Number(Query::KeepsPower, ..) => self.s.table.stirred = true, // R19.6
            Bend::Lent(_) => self.s.bends.retain(|s| s.bend != bend), // the latest loan is the one that counts
            Bend::GoesOn(left) => {
                let same = |s: &Standing| s.bend.kind() == Kind::GoesOn && (s.source, s.by) == (source, by);
                self.s.bends.retain(|s| !same(s));
                if left == 0 {
                    return;
                }
            }
            _ => {}
        }
        self.s.bends.add(standing);
        match bend {
            Bend::Card(side, change) => self.emit(Event::CardChanges { side, change }),
            Bend::Decided(Outcome::Won(side)) => self.emit(Event::Decided(side)),
            Bend::Total(side, _) => self.emit_with(|g| Event::TotalChanges {
                side,
                by,
                source: standing.cause(),
                amount: match g.explain(side).terms.last() {
                    Some(Term::Added(_, _, n)) => *n,
                    _ => 0,
                },
            }),
            Bend::Product(side, factors) => self.emit_with(|g| {
                let (source, total) = (standing.cause(), g.total(side));
                Event::PartsMultiplied { side, source, factors, total }
            }),
            Bend::Worth(seat, _) => self.emit_with(|g| {
                let source = standing.cause();
                let side = g.encounter().side_of(seat).unwrap_or(Side::Offense);
                let amount = g.explain(side).terms.iter().rev().find_map(|term| match term {
                    Term::Worth(by, of, n) if (*by, *of) == (source, seat) => Some(*n),
                    _ => None,
                });
                Event::TotalChanges { side, by: seat, source, amount: amount.unwrap_or(0) }
            }),
            _ => {}
        }
    }

    /// A use is stopped (R20).
    pub(super) fn cancel(&mut self, frame: u16, how: Cancel) {
        let by = self.at_work();
        let Frame::Use(used) = &mut self.s.stack[frame as usize] else { return };
        if used.cancelled.is_some() {
            return;
        }
        (used.cancelled, *used.stopped_by) = (Some(how), by);
        let (by, ability, piece, with_super) = (used.by, used.ability, used.piece, *used.with_super);
        self.emit(Event::Cancelled { by, ability, how });
        if let (Cancel::Zap, Some(piece)) = (how, piece) {
            let zapped = self.stands_now(Bend::Zapped(piece)); // R20.1
            self.impose(zapped);
            self.emit(Event::Zapped { piece });
            if let (true, Source::Power(alien)) = (with_super, ability.source) {
                self.unplay_flare(alien, by); // Z-04
            }
        }
    }

    /// Somebody wins at once (R18.4): everyone who meets a condition in that instant wins with them (R29, C11).
    pub(crate) fn propose_win(&mut self, seats: Seats) {
        if self.s.stack.iter().any(|f| matches!(f, Frame::Ending(_))) {
            return; // the end is being fought out already
        }
        let winners = seats.or(self.victorious());
        self.emit(Event::WinProposed(winners));
        self.push(Frame::Ending(Ending { winners, stage: 0, stand: None, before: 0, stood: Seats::NONE }));
    }
}

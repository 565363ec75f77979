//! Totals: folds over what counts, with the derivation of every number (R10, R11, principle 7).

use serde::{Deserialize, Serialize};

use crate::ability::{AbilityRef, Look, Query, Source};
use crate::deeds::Deed;
use crate::flow::{Bend, Change, Kind, Part, Role, Standing, Subject};
use crate::game::Game;
use crate::table::*;

/// An encounter card as it counts now (R25.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Current {
    /// What it counts as.
    pub face: Face,
    /// Its value, if it is an attack.
    pub value: i32,
}

impl Current {
    /// A card as it is printed.
    pub(crate) fn new(face: Face) -> Current {
        Current { face, value: face.attack().unwrap_or(0) }
    }
    /// The card after a change; values change only while it is an attack.
    fn after(self, change: Change) -> Current {
        match change {
            Change::Become(face) => Current::new(face),
            Change::Value(v) if self.is_attack() => Current { value: v as i32, ..self },
            Change::Add(v) if self.is_attack() => Current { value: self.value + v as i32, ..self },
            _ => self,
        }
    }
    /// Is it an attack?
    pub fn is_attack(self) -> bool {
        matches!(self.face, Face::Attack(_))
    }
    /// Is it a negotiate?
    pub fn is_negotiate(self) -> bool {
        self.face.is_negotiate()
    }
}

/// One term of a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Term {
    /// The value on the encounter card as revealed.
    Card(i32),
    /// An encounter card that is no attack as printed (R25.1), and the value it was revealed with.
    Printed(Face, i32),
    /// The card was changed to this value.
    Changed(AbilityRef, i32),
    /// The card is multiplied by a kicker: the factor and the value now (R26.1).
    Kicked(i32, i32),
    /// The ships of the side.
    Ships(i32),
    /// Two parts are multiplied instead of added: the product.
    Multiplied(AbilityRef, i32),
    /// The ships of a seat are worth so much more, or less.
    Worth(AbilityRef, Seat, i32),
    /// An addition of a power, flare or card.
    Added(AbilityRef, Seat, i32),
}

/// A side's total and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Total {
    /// The number.
    pub value: i32,
    /// Its terms, in the order of the calculation.
    pub terms: Vec<Term>,
}

impl Game {
    /// The encounter card of a side as it counts now.
    pub fn current(&self, side: Side) -> Option<Current> {
        self.current_after(side, &[])
    }
    /// The encounter card of a side as it would count after these deeds.
    pub fn current_after(&self, side: Side, deeds: &[Deed]) -> Option<Current> {
        let shown = self.shown(side)?;
        let changes = self.changes(side, deeds).map(|(change, _)| change);
        Some(self.within_limit_of_attacks(side, changes.fold(Current::new(shown), Current::after)))
    }
    /// R25.6: where attacks above a limit count as negotiates, what a card was changed to counts. One beside it makes a
    /// negotiate of the side, as any negotiate there does (AL-DEUCE-3).
    fn within_limit_of_attacks(&self, side: Side, card: Current) -> Current {
        let beside = || self.encounter().slots.get(Role::Beside, side).and_then(|s| s.shown?.attack());
        let above = |value: i32| self.is_above_limit(value);
        let pacified = card.is_attack() && (above(card.value) || beside().is_some_and(above));
        if pacified { Current::new(Face::Negotiate) } else { card }
    }
    /// Does an attack of this value count as a negotiate (R25.6)?
    pub fn is_above_limit(&self, value: i32) -> bool {
        let limit = self.latest(Kind::AttackLimit, |bend| match bend {
            Bend::AttackLimit(limit) => Some(limit as i32),
            _ => None,
        });
        limit.is_some_and(|limit| value > limit)
    }
    /// The factor of a side's kicker, once it is turned up (KI-01).
    pub fn kicker(&self, side: Side) -> Option<i32> {
        let e = self.encounter();
        let kicker = e.slots.get(Role::Kicker, side).filter(|_| e.revealed)?;
        self.face(kicker.card).number()
    }
    /// A number of the rules as the encounter card of a side changes it.
    pub(crate) fn by_card(&self, query: Query, side: Side, usual: i32) -> i32 {
        let Some(Face::NamedNegotiate(ix)) = self.current(side).map(|c| c.face) else { return usual };
        let Some(me) = self.encounter().main(side) else { return usual };
        let passives = self.cast().cards[ix.ix()].passives.iter().filter(|p| p.query == query);
        passives.fold(usual, |n, p| {
            let card = self.encounter().card(side);
            let look = Look { game: self, me, ability: None, piece: None, card, about: None, subject: Subject::None };
            (p.value)(&look, n)
        })
    }
    /// Compensation for so many lost ships: what the own card adds comes first, then the own kicker (KI-03, KI-05, IR-12).
    /// Who collects it has negotiated, or is treated as though.
    pub(crate) fn compensation_due(&self, side: Side, ships: i32) -> u8 {
        let cards = self.by_card(Query::Compensation, side, ships) * self.kicker(side).unwrap_or(1);
        cards.clamp(0, u8::MAX as i32) as u8
    }
    /// Ships a party loses if a deal fails, whatever the cards say (R14.11).
    pub fn deal_penalty(&self, seat: Seat) -> u8 {
        self.query(Query::FailedDealCost, seat, 3).clamp(0, u8::MAX as i32) as u8
    }
    /// Ships a party loses if the deal fails. For a main player it is what both cards make of the usual price, then the
    /// other's kicker (IR-09, IR-13, KI-03).
    pub fn failed_deal_cost(&self, seat: Seat) -> u8 {
        let usual = self.deal_penalty(seat);
        let Some(side) = self.encounter().leads(seat) else { return usual };
        let own = self.by_card(Query::FailedDealCost, side, usual as i32);
        let both = self.by_card(Query::FailedDealCharge, side.other(), own);
        (both * self.kicker(side.other()).unwrap_or(1)).clamp(0, u8::MAX as i32) as u8
    }
    /// What a side's card showed when it was revealed (R10.3).
    pub fn shown(&self, side: Side) -> Option<Face> {
        self.encounter().slot(side)?.shown
    }
    /// Have both main players revealed attacks (R10.3)?
    pub fn both_attack(&self) -> bool {
        Side::BOTH.into_iter().all(|s| self.shown(s).and_then(Face::attack).is_some())
    }
    /// The value of a side's attack that was revealed as one (R10.3, G-030), for what changes it; G-028: a morph counts as
    /// what it copied. A limit of attacks looks at what becomes of it (HZ-06).
    pub fn attack(&self, side: Side) -> Option<i32> {
        let shown = self.shown(side).filter(|face| face.attack().is_some())?;
        let changed = self.changes(side, &[]).fold(Current::new(shown), |card, (change, _)| card.after(change));
        changed.is_attack().then_some(changed.value)
    }
    /// The values of both encounter cards, offense first, if both are attacks.
    pub fn attacks(&self) -> Option<[i32; 2]> {
        Some([self.attack(Side::Offense)?, self.attack(Side::Defense)?])
    }
    /// Have both encounter cards been selected?
    pub fn both_selected(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.encounter().slot(side).is_some())
    }
    /// A side's total. A negotiate has none to raise (ruling G-032).
    pub fn total(&self, side: Side) -> i32 {
        self.total_after(side, &[])
    }
    /// A side's total as it would be after these deeds, as far as they bear on it.
    pub fn total_after(&self, side: Side, deeds: &[Deed]) -> i32 {
        let mut sum = 0;
        self.each_term(side, deeds, |_, n| sum += n);
        sum
    }
    /// A side's total with its derivation.
    pub fn explain(&self, side: Side) -> Total {
        let mut terms = Vec::new();
        let mut value = 0;
        self.each_term(side, &[], |term, n| {
            terms.push(term);
            value += n;
        });
        Total { value, terms }
    }
    /// The side that wins by the totals as they are: the higher, or the lower where an effect says so.
    pub fn ahead(&self) -> Side {
        let (offense, defense) = (self.total(Side::Offense), self.total(Side::Defense));
        let higher = if self.bent(Bend::LowerWins) { offense < defense } else { offense > defense };
        // R11.1, O6: a tie goes to the defense
        if higher { Side::Offense } else { Side::Defense }
    }
    /// Calls back for each term with what it adds: card and its changes, ships, then the rest. The deeds are taken for
    /// done.
    fn each_term(&self, side: Side, deeds: &[Deed], mut each: impl FnMut(Term, i32)) {
        let e = self.encounter();
        let slot = e.slot(side);
        let mut card = slot.and_then(|s| s.shown).map(Current::new);
        let value = |card: Option<Current>| card.map_or(0, |c| c.value);
        if let Some(slot) = slot
            && let Some(shown) = slot.shown
        {
            // A claimed card is what it is said to be; a morph stays one, whatever it copies (R25.2).
            let printed = slot.claimed.unwrap_or(self.face(slot.card));
            let first = match shown {
                Face::Attack(_) if printed != Face::Morph => Term::Card(value(card)),
                Face::Attack(_) => Term::Printed(printed, value(card)),
                other => Term::Printed(other, value(card)),
            };
            each(first, value(card));
        }
        for (change, by) in self.changes(side, deeds) {
            let next = card.map(|c| c.after(change));
            each(Term::Changed(by, value(next)), value(next) - value(card));
            card = next;
        }
        if let Some(now) = card
            && now.is_attack()
            && !self.within_limit_of_attacks(side, now).is_attack()
        {
            each(Term::Printed(Face::Negotiate, 0), -now.value);
            card = Some(Current::new(Face::Negotiate));
        }
        if let (Some(now), Some(factor)) = (card.filter(|c| c.is_attack()), self.kicker(side)) {
            let value = now.value * factor; // KI-02: after all other changes of the card
            each(Term::Kicked(factor, value), value - now.value);
            card = Some(Current { value, ..now });
        }
        let ships = self.side_ships(side) as i32;
        each(Term::Ships(ships), ships);
        // F-04: a ship whose number is multiplied counts as one, whatever it is worth
        let product = self.standing_after(Kind::Product, deeds).rev().find_map(|s| match s.bend {
            Bend::Product(of, factors) if of == side => Some((factors, s.cause())),
            _ => None,
        });
        if let Some((factors, source)) = product {
            let own = e.main(side).map_or(0, |main| self.count_in_encounter(main, side) as i32);
            let [a, b] = factors.map(|part| match part {
                Part::Card => value(card),
                Part::OwnShips => own,
                Part::AlliedShips => ships - own,
                Part::Ships => ships,
            });
            each(Term::Multiplied(source, a * b), a * b - a - b);
        }
        let counted = |seat: Seat| {
            product.is_some_and(|(factors, _)| {
                factors.iter().any(|part| match part {
                    Part::Card => false,
                    Part::Ships => true,
                    Part::OwnShips => e.main(side) == Some(seat),
                    Part::AlliedShips => e.main(side) != Some(seat),
                })
            })
        };
        let worth = || {
            self.standing_after(Kind::Worth, deeds).filter_map(|s| match s.bend {
                Bend::Worth(seat, times) => Some((seat, times as i32, s.cause())),
                _ => None,
            })
        };
        for (i, (seat, times, source)) in worth().enumerate().filter(|(_, (seat, ..))| !counted(*seat)) {
            let before: i32 = worth().take(i).filter(|(s, ..)| *s == seat).map(|(_, times, _)| times).product();
            let n = self.count_in_encounter(seat, side) as i32 * before * (times - 1);
            if n != 0 {
                each(Term::Worth(source, seat, n), n);
            }
        }
        // Captives around a system fight for it, wherever the flare that caught them is now (AL-FUNGUS-2).
        let system = e.target.map(|p| self.planets[p.ix()].system).filter(|_| side == Side::Defense);
        if let (Some(system), Some(seat)) = (system, e.defense)
            && self.colour(seat) == system
        {
            for (alien, n) in self.captives_around(system) {
                each(Term::Added(AbilityRef { source: Source::Wild(alien), index: 0 }, seat, n), n);
            }
        }
        for s in self.standing_after(Kind::Total, deeds) {
            let source = s.cause();
            let n = match s.bend {
                Bend::Total(of, _) if of != side => continue,
                Bend::Total(_, Some(n)) => n as i32,
                _ => {
                    let live = self.cast().ability(source).live.expect("a live total has a live number");
                    live(&Look {
                        game: self,
                        me: s.by,
                        ability: Some(source),
                        piece: self.piece_behind(source, s.by),
                        card: None,
                        about: None,
                        subject: Subject::None,
                    })
                }
            };
            each(Term::Added(source, s.by, n), n);
        }
    }

    /// The piece, no alien's sheet, whose text is behind an effect of a seat, as long as it lies there.
    fn piece_behind(&self, ability: AbilityRef, by: Seat) -> Option<PieceId> {
        let Source::Piece(def) = ability.source else { return None };
        let is_it = |(id, piece): &(PieceId, &Piece)| piece.def == DefIx::Piece(def) && self.users(*id).has(by);
        self.pieces().find(is_it).map(|(id, _)| id)
    }

    /// The changes of a side's encounter card, with those among these deeds, and what causes them.
    fn changes<'g>(&'g self, side: Side, deeds: &'g [Deed]) -> impl Iterator<Item = (Change, AbilityRef)> + 'g {
        self.standing_after(Kind::Card, deeds).filter_map(move |s| match s.bend {
            Bend::Card(of, change) if of == side => Some((change, s.cause())),
            _ => None,
        })
    }
    /// The effect that has changed a side's encounter card last.
    pub fn last_change(&self, side: Side) -> Option<&Standing> {
        self.standing(Kind::Card).rev().find(|s| matches!(s.bend, Bend::Card(of, _) if of == side))
    }
    /// The effects of a kind that would stand after these deeds.
    fn standing_after<'g>(&'g self, kind: Kind, deeds: &'g [Deed]) -> impl DoubleEndedIterator<Item = &'g Standing> {
        let later = deeds.iter().filter_map(move |deed| match deed {
            Deed::Impose(standing) if standing.bend.kind() == kind => Some(standing),
            _ => None,
        });
        self.standing(kind).chain(later)
    }
}

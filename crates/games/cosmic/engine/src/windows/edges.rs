//! Edges: moments at which somebody could act for all that others know. A table at which the time that passes is seen
//! stops there whether or not anybody can act in truth, so that a pause tells nothing (R2.2 of the table's design).

use super::Moment;
use super::run::Eyes;
use crate::ability::{Hearer, Look, Purpose, Source};
use crate::flow::{Frame, Subject};
use crate::game::{Game, Refusal};
use crate::table::*;

/// Whether a game stops at edges, and where it stands. Not part of the state: the same answers give the same game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Edges {
    stop: bool,
    at: Option<Moment>,
    /// Are hands taken to hold encounter cards?
    granted: bool,
}

impl Game {
    /// From now on the game stops at edges, until it is told to [go on](Game::go_on). One that was saved at an edge stands
    /// there again.
    pub fn stop_at_edges(&mut self, stop: bool) {
        let moment = |f: &Frame| if let Frame::Window(window) = f { Some(window.moment) } else { None };
        let stands = stop && self.pending().is_empty() && self.finish().is_none();
        let at = if stands { self.s.stack.iter().rev().find_map(moment) } else { None };
        self.edges = Edges { stop, at, granted: false };
    }
    /// For a copy in which one only looks at what will be asked: until the encounter is sent elsewhere, hands are taken to hold
    /// the encounter cards they need. So what is asked after they are checked tells nothing about them before.
    pub fn grant_encounter_cards(&mut self) {
        self.edges.granted = true;
    }
    /// The encounter has been sent elsewhere: from there on hands are what they are.
    pub(crate) fn grant_no_more(&mut self) {
        self.edges.granted = false;
    }
    /// R4.1, R9.3, R9.4: is a hand without the encounter cards it needs?
    pub(crate) fn lacks_encounter_cards(&self, seat: Seat) -> bool {
        !self.edges.granted && !self.has_enough_encounter_cards(seat)
    }
    /// The edge at which the game stands, if it does: nobody has been asked yet.
    pub fn edge(&self) -> Option<Moment> {
        self.edges.at.filter(|_| self.pending().is_empty() && self.finish().is_none())
    }
    /// Goes on from an edge, to the next one or to the next question. All this is work done for the last input; if it
    /// does not come to an end, the game stays where it is.
    pub fn go_on(&mut self) -> Result<(), Refusal> {
        let stood = self.pending().is_empty();
        self.or_nothing(|game| {
            game.edges.at = None;
            game.run()
        })?;
        if stood {
            self.keep_going_on();
        }
        Ok(())
    }
    pub(crate) fn stops_at_edges(&self) -> bool {
        self.edges.stop
    }
    pub(crate) fn stands_at_edge(&self) -> bool {
        self.edges.at.is_some()
    }
    pub(crate) fn reach_edge(&mut self, moment: Moment) {
        self.edges.at = Some(moment);
    }

    /// Could anybody act by choice at a moment, in the eyes of all? Powers lie open; of cards one knows only where they
    /// are not, and of flares not even which are in the game.
    pub(crate) fn is_thinkable(&self, moment: Moment, subject: Subject) -> bool {
        let hearers = self.cast().thinkable(moment).iter().filter(|h| !h.def.must);
        hearers.into_iter().any(|h| self.in_role(h.def.who).iter().any(|seat| self.could_use(h, seat, subject)))
    }

    /// Could what an ability takes lie face down before a seat? It might be any piece there that is not known to all.
    fn could_lie_hidden(&self, hearer: &Hearer, seat: Seat, subject: Subject) -> bool {
        let Source::Piece(ix) = hearer.ability.source else { return false };
        let unknown = |back: DeckId| {
            let could_be = |c: &Card| c.face == Face::Piece(ix) && c.back == back && c.known != KNOWN_TO_ALL;
            self.cards.iter().any(could_be)
        };
        let hidden = |(id, piece): &(PieceId, &Piece)| {
            let secret = piece.card.map(|c| self.cards[c.ix()]).filter(|c| c.known != KNOWN_TO_ALL);
            !piece.up && self.holder(*id) == Some(seat) && secret.is_some_and(|c| unknown(c.back))
        };
        let (me, ability) = (seat, Some(hearer.ability));
        self.within_limit(hearer.ability, hearer.def, seat)
            && self.pieces().filter(hidden).any(|(id, _)| {
                let piece = Some(id);
                (hearer.def.applies)(&Look { game: self, me, ability, piece, card: None, about: None, subject })
            })
    }

    fn could_use(&self, hearer: &Hearer, seat: Seat, subject: Subject) -> bool {
        let face = |f: Face| match (hearer.ability.source, f) {
            (Source::Wild(a) | Source::Super(a), Face::Flare(flare)) => a == flare,
            (Source::Card(kind), Face::Card(other, _)) => kind == other,
            (Source::Reinforcement, Face::Reinforcement(_)) => true,
            _ => false,
        };
        let piece = match hearer.ability.source {
            Source::Piece(_) if hearer.def.even_lost && self.could_lie_hidden(hearer, seat, subject) => return true,
            // A piece that lies face up lies open, and so does an effect that goes on.
            source if matches!(source, Source::Power(_) | Source::Piece(_)) || self.lasts(hearer.ability, seat) => {
                let mut offers = smallvec::SmallVec::new();
                self.add_offers(&mut offers, hearer, seat, subject, &[], Eyes::Others);
                return !offers.is_empty();
            }
            Source::Wild(alien) | Source::Super(alien) => {
                let piece = self.super_sheet(seat, alien);
                let right_side = piece.is_some() == matches!(hearer.ability.source, Source::Super(_)); // R21.1
                if !right_side || (hearer.def.plays && !self.may_play_flare(seat, alien)) {
                    return false;
                }
                piece
            }
            _ => None,
        };
        if !self.within_limit(hearer.ability, hearer.def, seat) {
            return false;
        }
        let holds_something = !self.hand(seat).is_empty() || self.zones(seat, Purpose::Play).len() > 1;
        // A card in play whose whereabouts are not known to all, or which this seat holds in the eyes of all.
        let could_hold = |c: &Card| match c.zone {
            _ if !face(c.face) => false,
            Zone::Deck(_) | Zone::Hand(_) | Zone::Piece(_) | Zone::Aside(_) | Zone::Slot(_)
                if c.known != KNOWN_TO_ALL =>
            {
                holds_something
            }
            zone => self.zones(seat, Purpose::Play).contains(&zone),
        };
        let flare = hearer.ability.source.is_flare();
        let missing = || flare && self.s.options.has_flares() && !self.cards.iter().any(|c| face(c.face));
        let card = match self.cards.iter().position(could_hold) {
            Some(card) => (!flare).then_some(CardId(card as u16)), // where a flare lies must not matter
            None if holds_something && missing() => None,
            None => return false,
        };
        let ability = Some(hearer.ability);
        let mut look = Look { game: self, me: seat, ability, piece, card, about: None, subject };
        match hearer.def.about {
            None => (hearer.def.applies)(&look),
            Some(about) => about(&look).iter().any(|whom| {
                look.about = Some(whom);
                (hearer.def.applies)(&look)
            }),
        }
    }
}

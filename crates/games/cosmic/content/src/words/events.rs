//! Events in words: the lines of the log.

use engine::ability::Source;
use engine::deeds::{Loss, Settling};
use engine::flow::{Cancel, Change, Finish};
use engine::table::*;
use engine::view::Event;

use super::answers::NOTHING;
use super::{Words, count, list};

impl Words<'_> {
    fn moved(&self, ships: &[(Colour, Place, u8)]) -> String {
        let one = |(colour, place, n): &(Colour, Place, u8)| {
            format!("{} of {} {}", count(*n as usize, "ship"), self.colour(*colour), self.from(*place))
        };
        list(ships.iter().map(one), "no ship")
    }

    /// A line of the log.
    pub fn event(&self, what: &Event) -> String {
        let seat = |s: Seat| self.seat(s);
        match what {
            Event::AliensRevealed { aliens } => {
                let one = |(i, a): (usize, &AlienIx)| format!("{} is {}", seat(Seat(i as u8)), self.alien(*a));
                list(aliens.iter().enumerate().map(one), "no aliens")
            }
            Event::TurnBegins { seat: s } => format!("{}'s turn begins", seat(*s)),
            Event::EncounterBegins { offense, number: 0 } => format!("an extra encounter of {} begins", seat(*offense)),
            Event::EncounterBegins { offense, number } => format!("encounter {number} of {} begins", seat(*offense)),
            Event::PhaseBegins(phase) => format!("{} begins", self.phase(*phase)),
            Event::Uses { by, ability, about, .. } => {
                let on = about.map_or(String::new(), |s| format!(" on {}", seat(s)));
                format!("{} uses {}{on}", seat(*by), self.ability(*ability))
            }
            Event::GoesBy { by, ability } => match ability.source {
                Source::Piece(_) => format!("{} goes by {}", seat(*by), self.short_source(*ability)),
                _ => format!("{} goes by {}'s sheet", seat(*by), self.short_source(*ability)),
            },
            Event::Plays { by, card, .. } => format!("{} plays {}", seat(*by), self.seen(card)),
            Event::Cancelled { by, ability, how } => {
                let how = match how {
                    Cancel::Zap => "is zapped".to_string(),
                    Cancel::Card => "is cancelled".to_string(),
                    Cancel::Keep(keeper) if keeper == by => "is prevented".to_string(),
                    Cancel::Keep(thief) => format!("is stolen by {}", seat(*thief)),
                };
                format!("{} of {} {how}", self.ability(*ability), seat(*by))
            }
            Event::Draws { seat: s, cards, to } => {
                let aside = if *to == Zone::Hand(*s) { String::new() } else { format!(" to {}", self.zone(*to)) };
                format!("{} draws {}{aside}", seat(*s), self.seen_all(cards))
            }
            Event::Takes { from, to, cards } => {
                format!("{} takes from {}: {}", seat(*to), seat(*from), self.seen_all(cards))
            }
            Event::CardMoves { card, to } => format!("{} goes to {}", self.seen(card), self.zone(*to)),
            Event::Discards { cards } => format!("discarded: {}", self.seen_all(cards)),
            Event::Shows { cards } => format!("shown: {}", self.seen_all(cards)),
            Event::LooksAt { by, cards } => format!("{} looks at {}", seat(*by), self.seen_all(cards)),
            Event::LooksAtHand { at, by } => format!("{} looks at {}'s hand", seat(*by), seat(*at)),
            Event::LooksThrough { deck, by } => format!("{} looks through {}", seat(*by), self.deck(*deck)),
            Event::HandsSwapped(a, b) => format!("{} and {} exchange hands", seat(*a), seat(*b)),
            Event::HandsMixed(hands) => {
                let whose: Vec<_> = hands.iter().map(|s| seat(*s)).collect();
                format!("the hands of {} are mixed", whose.join(" and "))
            }
            Event::Shuffled(deck) => format!("{} is shuffled anew", self.deck(*deck)),
            Event::Quake(false) => "a cosmic quake".into(),
            Event::Quake(true) => "a cosmic quake with an aftershock".into(),
            Event::ShipsLost { ships, why } => {
                let why = match why {
                    Loss::Losing => "lost in the encounter",
                    Loss::Sent => "sent to the warp",
                    Loss::Cost => "paid",
                    Loss::FailedDeal => "lost by a failed deal",
                    Loss::Homeless => "lost without a home",
                };
                format!("{why}: {}", self.moved(ships))
            }
            Event::ShipsRemoved { ships } => format!("out of the game: {}", self.moved(ships)),
            Event::PlanetDestroyed { planet, by: None } => format!("{} is destroyed", self.planet(*planet)),
            Event::PlanetDestroyed { planet, by: Some(s) } => {
                format!("{} is destroyed; {} keeps it", self.planet(*planet), seat(*s))
            }
            Event::ShipsCaptured { ships, by } => {
                format!("captured by {}: {}", self.colour(*by), self.moved(ships))
            }
            Event::ShipsPut { ships, piece } => format!("on {}: {}", self.piece(*piece), self.moved(ships)),
            Event::ShipsSettle { ships, how } => {
                let how = match how {
                    Settling::Return => "return",
                    Settling::Retrieve => "leave the warp",
                    Settling::Land => "land",
                    Settling::Found => "found a colony",
                };
                let one = |(colour, planet, n): &(Colour, PlanetId, u8)| {
                    let ships = count(*n as usize, "ship");
                    format!("{ships} of {} to {}", self.colour(*colour), self.planet(*planet))
                };
                format!("{how}: {}", list(ships.iter().map(one), "no ship"))
            }
            Event::ShipsCommitted { ships, side } => format!("for the {}: {}", self.side(*side), self.moved(ships)),
            Event::PlanetMoves { planet, system: None } => format!("{} goes into the gate", self.planet(*planet)),
            Event::PlanetMoves { planet, system: Some(colour) } => {
                format!("{} goes to the system of {}", self.planet(*planet), self.colour(*colour))
            }
            Event::Hires { seat: s, side, n } => {
                format!("{} hires {} for the {}", seat(*s), count(*n as usize, "ship"), self.side(*side))
            }
            Event::DestinyDrawn(destiny) => format!("destiny: {}", self.destiny(*destiny)),
            Event::Against { defense, .. } => format!("the defense is {}", seat(*defense)),
            Event::Aimed { planet } => format!("the gate is aimed at {}", self.planet(*planet)),
            Event::Invites { side, seats } => format!("the {} invites {}", self.side(*side), self.seats(*seats)),
            Event::Allies { seat: s, side } => format!("{} joins the {}", seat(*s), self.side(*side)),
            Event::Lays { side, card } => format!("the {} lays {}", self.side(*side), self.seen(card)),
            Event::LaysBeside { side, card } => {
                format!("the {} lays {} beside its card", self.side(*side), self.seen(card))
            }
            Event::Kicker { side, card } => match card.face {
                Some(face) => format!("kicker of the {}: {}", self.side(*side), self.face(face)),
                None => format!("the {} lays a kicker", self.side(*side)),
            },
            Event::Did { by, source, word, values } => self.said(*by, *source, *word, values),
            Event::Reveals { cards } => {
                let one = |c: Option<Face>| c.map_or("no card".to_string(), |f| self.face(f));
                format!("revealed: {} against {}", one(cards[0]), one(cards[1]))
            }
            Event::Claims { side, face: Some(face) } => format!("the {} claims {}", self.side(*side), self.face(*face)),
            Event::Claims { side, face: None } => format!("the claim of the {} is off", self.side(*side)),
            Event::PartsMultiplied { side, source, total, .. } => {
                format!("{} multiplies: the total of the {} is {total}", self.ability(*source), self.side(*side))
            }
            Event::CardsSwapped => "the encounter cards change places".into(),
            Event::CardChanges { side, change } => {
                let how = match change {
                    Change::Become(face) => format!("is {}", self.face(*face)),
                    Change::Value(v) => format!("has the value {v}"),
                    Change::Add(v) => format!("changes by {v:+}"),
                };
                format!("the card of the {} {how}", self.side(*side))
            }
            Event::TotalChanges { side, by, source, amount } => {
                let source = self.short_source(*source);
                format!("{}: {amount:+} for the {} ({source})", seat(*by), self.side(*side))
            }
            Event::Decided(side) => format!("the {} wins whatever the cards say", self.side(*side)),
            Event::Upset(side) => format!("an upset: the {} would win and loses", self.side(*side)),
            Event::Totals(totals) => {
                format!("offense {}; defense {}", self.total(&totals[0]), self.total(&totals[1]))
            }
            Event::Outcome { outcome, .. } => format!("outcome: {}", self.outcome(*outcome)),
            Event::EncounterEnds(outcome) => format!("the encounter is over: {}", self.outcome(*outcome)),
            Event::Offers { by, parties, terms, cards } => {
                let gift = |i: usize| {
                    let mut words = Vec::new();
                    if cards[i] > 0 {
                        words.push(count(cards[i] as usize, "named card"));
                    }
                    let rest = self.gift(&terms.gives[i]);
                    if rest != NOTHING || words.is_empty() {
                        words.push(rest);
                    }
                    words.join(", ")
                };
                format!("{} offers: {}", seat(*by), self.gifts(parties, *by, gift))
            }
            Event::Agrees(who) => format!("{} agrees to the offer", seat(*who)),
            Event::DealAgreed => "a deal is made".into(),
            Event::TalksFail => "the talks fail".into(),
            Event::Gains { seat: s, amount, from: Some(from) } => {
                format!("{} collects {amount} from {} as compensation", seat(*s), seat(*from))
            }
            Event::Gains { seat: s, amount, from: None } => {
                format!("{} receives {}", seat(*s), count(*amount as usize, "reward"))
            }
            Event::Noted { piece, note, value } => {
                let def = self.game.piece(*piece).def;
                format!("{}: {}", self.piece(*piece), self.noted(def, *note, value))
            }
            Event::PowerFlips { piece, down } => match (self.game.piece(*piece).def, down) {
                (DefIx::Alien(_), true) => format!("{} is lost", self.power(*piece)),
                (DefIx::Alien(_), false) => format!("{} is regained", self.power(*piece)),
                (DefIx::Piece(_), true) => format!("{} is turned face down", self.piece(*piece)),
                (DefIx::Piece(_), false) => format!("{} is turned face up", self.piece(*piece)),
            },
            Event::Zapped { piece } => format!("{} is zapped", self.power(*piece)),
            Event::PieceMoves { piece, to } => {
                format!("{} goes to {}", self.piece(*piece), self.spot(*to))
            }
            Event::Becomes { seat: s, alien } => format!("{} becomes {}", seat(*s), self.alien(*alien)),
            Event::AlienDiscarded { alien } => format!("the alien {} is discarded", self.alien(*alien)),
            Event::PlayersSwap(a, b) => format!("{} and {} change places", seat(*a), seat(*b)),
            Event::Replays => "time runs back to planning".into(),
            Event::WinProposed(seats) => format!("about to win: {}", self.seats(*seats)),
            Event::GameOver(Finish::Won(seats)) => format!("the game is won by {}", self.seats(*seats)),
            Event::GameOver(Finish::Lost) => "everybody has lost the game".into(),
            Event::GameOver(Finish::Draw) => "the game is drawn".into(),
        }
    }
    fn power(&self, piece: PieceId) -> String {
        match self.game.piece(piece).def {
            DefIx::Alien(alien) => format!("{}'s power", self.alien(alien)),
            DefIx::Piece(_) => self.piece(piece),
        }
    }
}

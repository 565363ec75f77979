//! Events in words: the lines of the log.

use engine::deeds::{Loss, Settling};
use engine::flow::{Cancel, Change, Finish};
use engine::table::*;
use engine::view::What;

use super::{Words, count, list};

impl Words<'_> {
    fn moved(&self, ships: &[(Colour, Place, u8)]) -> String {
        let one = |(colour, place, n): &(Colour, Place, u8)| {
            format!("{} of {} {}", count(*n as usize, "ship"), self.names.colour(*colour), self.from(*place))
        };
        list(ships.iter().map(one), "no ship")
    }

    /// A line of the log.
    pub fn event(&self, what: &What) -> String {
        let seat = |s: Seat| self.seat(s);
        match what {
            What::AliensRevealed { aliens } => {
                let one = |(i, a): (usize, &AlienIx)| format!("{} is {}", seat(Seat(i as u8)), self.alien(*a));
                list(aliens.iter().enumerate().map(one), "no aliens")
            }
            What::TurnBegins { seat: s } => format!("{}'s turn begins", seat(*s)),
            What::EncounterBegins { offense, number: 0 } => format!("an extra encounter of {} begins", seat(*offense)),
            What::EncounterBegins { offense, number } => format!("encounter {number} of {} begins", seat(*offense)),
            What::PhaseBegins(phase) => format!("{} begins", self.phase(*phase)),
            What::Uses { by, ability, about, .. } => {
                let on = about.map_or(String::new(), |s| format!(" on {}", seat(s)));
                format!("{} uses {}{on}", seat(*by), self.ability(*ability))
            }
            What::GoesBy { by, ability } => format!("{} goes by {}'s sheet", seat(*by), self.short_source(*ability)),
            What::Plays { by, card, .. } => format!("{} plays {}", seat(*by), self.seen(card)),
            What::Cancelled { by, ability, how } => {
                let how = match how {
                    Cancel::Zap => "is zapped".to_string(),
                    Cancel::Card => "is cancelled".to_string(),
                    Cancel::Prevent => "is prevented".to_string(),
                    Cancel::Steal(thief) => format!("is stolen by {}", seat(*thief)),
                };
                format!("{} of {} {how}", self.ability(*ability), seat(*by))
            }
            What::Draws { seat: s, cards, to } => {
                let aside = if *to == Zone::Hand(*s) { String::new() } else { format!(" to {}", self.zone(*to)) };
                format!("{} draws {}{aside}", seat(*s), self.seen_all(cards))
            }
            What::Takes { from, to, cards } => {
                format!("{} takes from {}: {}", seat(*to), seat(*from), self.seen_all(cards))
            }
            What::CardMoves { card, to } => format!("{} goes to {}", self.seen(card), self.zone(*to)),
            What::Discards { cards } => format!("discarded: {}", self.seen_all(cards)),
            What::Shows { cards } => format!("shown: {}", self.seen_all(cards)),
            What::LooksAt { by, cards } => format!("{} looks at {}", seat(*by), self.seen_all(cards)),
            What::LooksAtHand { at, by } => format!("{} looks at {}'s hand", seat(*by), seat(*at)),
            What::LooksThrough { deck, by } => format!("{} looks through {}", seat(*by), self.deck(*deck)),
            What::HandsSwapped(a, b) => format!("{} and {} exchange hands", seat(*a), seat(*b)),
            What::HandsMixed(a, b) => format!("the hands of {} and {} are mixed", seat(*a), seat(*b)),
            What::Shuffled(deck) => format!("{} is shuffled anew", self.deck(*deck)),
            What::Quake(false) => "a cosmic quake".into(),
            What::Quake(true) => "a cosmic quake with an aftershock".into(),
            What::ShipsLost { ships, why } => {
                let why = match why {
                    Loss::Losing => "lost in the encounter",
                    Loss::Sent => "sent to the warp",
                    Loss::Cost => "paid",
                    Loss::FailedDeal => "lost by a failed deal",
                    Loss::Homeless => "lost without a home",
                };
                format!("{why}: {}", self.moved(ships))
            }
            What::ShipsRemoved { ships } => format!("out of the game: {}", self.moved(ships)),
            What::PlanetDestroyed { planet, by: None } => format!("{} is destroyed", self.planet(*planet)),
            What::PlanetDestroyed { planet, by: Some(s) } => {
                format!("{} is destroyed; {} keeps it", self.planet(*planet), seat(*s))
            }
            What::ShipsCaptured { ships, by } => {
                format!("captured by {}: {}", self.names.colour(*by), self.moved(ships))
            }
            What::ShipsSettle { ships, how } => {
                let how = match how {
                    Settling::Return => "return",
                    Settling::Retrieve => "leave the warp",
                    Settling::Land => "land",
                    Settling::Found => "found a colony",
                };
                let one = |(colour, planet, n): &(Colour, PlanetId, u8)| {
                    let ships = count(*n as usize, "ship");
                    format!("{ships} of {} to {}", self.names.colour(*colour), self.planet(*planet))
                };
                format!("{how}: {}", list(ships.iter().map(one), "no ship"))
            }
            What::ShipsCommitted { ships, side } => format!("for the {}: {}", self.side(*side), self.moved(ships)),
            What::PlanetMoves { planet, system: None } => format!("{} goes into the gate", self.planet(*planet)),
            What::PlanetMoves { planet, system: Some(colour) } => {
                format!("{} goes to the system of {}", self.planet(*planet), self.names.colour(*colour))
            }
            What::Hires { seat: s, side, n } => {
                format!("{} hires {} for the {}", seat(*s), count(*n as usize, "ship"), self.side(*side))
            }
            What::DestinyDrawn(destiny) => format!("destiny: {}", self.destiny(*destiny)),
            What::Against { defense, .. } => format!("the defense is {}", seat(*defense)),
            What::Aimed { planet } => format!("the gate is aimed at {}", self.planet(*planet)),
            What::Invites { side, seats } => format!("the {} invites {}", self.side(*side), self.seats(*seats)),
            What::Allies { seat: s, side } => format!("{} joins the {}", seat(*s), self.side(*side)),
            What::Lays { side, card } => format!("the {} lays {}", self.side(*side), self.seen(card)),
            What::LaysBeside { side, card } => {
                format!("the {} lays {} beside its card", self.side(*side), self.seen(card))
            }
            What::Kicker { side, card } => match card.face {
                Some(face) => format!("kicker of the {}: {}", self.side(*side), self.face(face)),
                None => format!("the {} lays a kicker", self.side(*side)),
            },
            What::Did { by, source, word, values } => self.said(*by, *source, *word, values),
            What::Reveals { cards } => {
                let one = |c: Option<Face>| c.map_or("no card".to_string(), |f| self.face(f));
                format!("revealed: {} against {}", one(cards[0]), one(cards[1]))
            }
            What::Claims { side, face: Some(face) } => format!("the {} claims {}", self.side(*side), self.face(*face)),
            What::Claims { side, face: None } => format!("the claim of the {} is off", self.side(*side)),
            What::PartsMultiplied { side, source, total, .. } => {
                format!("{} multiplies: the total of the {} is {total}", self.ability(*source), self.side(*side))
            }
            What::CardsSwapped => "the encounter cards change places".into(),
            What::CardChanges { side, change } => {
                let how = match change {
                    Change::Become(face) => format!("is {}", self.face(*face)),
                    Change::Value(v) => format!("has the value {v}"),
                    Change::Add(v) => format!("changes by {v:+}"),
                };
                format!("the card of the {} {how}", self.side(*side))
            }
            What::TotalChanges { side, by, source, amount } => {
                let source = self.short_source(*source);
                format!("{}: {amount:+} for the {} ({source})", seat(*by), self.side(*side))
            }
            What::Decided(side) => format!("the {} wins whatever the cards say", self.side(*side)),
            What::Upset(side) => format!("an upset: the {} would win and loses", self.side(*side)),
            What::Totals(totals) => {
                format!("offense {}; defense {}", self.total(&totals[0]), self.total(&totals[1]))
            }
            What::Outcome { outcome, .. } => format!("outcome: {}", self.outcome(*outcome)),
            What::EncounterEnds(outcome) => format!("the encounter is over: {}", self.outcome(*outcome)),
            What::Offers { by, parties, terms, cards } => {
                let mine = (parties[1] == *by) as usize;
                let gift = |i: usize| {
                    let mut words = Vec::new();
                    if cards[i] > 0 {
                        words.push(count(cards[i] as usize, "named card"));
                    }
                    let rest = self.gift(&terms.gives[i]);
                    if rest != "nothing" || words.is_empty() {
                        words.push(rest);
                    }
                    words.join(", ")
                };
                format!("{} offers: gives {}; gets {}", seat(*by), gift(mine), gift(1 - mine))
            }
            What::DealAgreed => "a deal is made".into(),
            What::TalksFail => "the talks fail".into(),
            What::Gains { seat: s, amount, from: Some(from) } => {
                format!("{} collects {amount} from {} as compensation", seat(*s), seat(*from))
            }
            What::Gains { seat: s, amount, from: None } => {
                format!("{} receives {}", seat(*s), count(*amount as usize, "reward"))
            }
            What::Noted { sheet, note, value } => {
                let alien = self.game.sheet(*sheet).alien;
                format!("{}: {}", self.sheet(*sheet), self.noted(alien, *note, value))
            }
            What::PowerFlips { sheet, down: true } => format!("{} is lost", self.power(*sheet)),
            What::PowerFlips { sheet, down: false } => format!("{} is regained", self.power(*sheet)),
            What::Zapped { sheet } => format!("{} is zapped", self.power(*sheet)),
            What::SheetMoves { sheet, to } => {
                let to = to.map_or("nobody", |s| self.seat(s));
                format!("{} goes to {to}", self.sheet(*sheet))
            }
            What::Becomes { seat: s, alien } => format!("{} becomes {}", seat(*s), self.alien(*alien)),
            What::AlienDiscarded { alien } => format!("the alien {} is discarded", self.alien(*alien)),
            What::PlayersSwap(a, b) => format!("{} and {} change places", seat(*a), seat(*b)),
            What::Replays => "time runs back to planning".into(),
            What::WinProposed(seats) => format!("about to win: {}", self.seats(*seats)),
            What::GameOver(Finish::Won(seats)) => format!("the game is won by {}", self.seats(*seats)),
            What::GameOver(Finish::Draw) => "the game is drawn".into(),
        }
    }
    fn power(&self, sheet: SheetId) -> String {
        format!("{}'s power", self.alien(self.game.sheet(sheet).alien))
    }
}

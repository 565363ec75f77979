//! Answers in words.

use engine::ask::deal::ways;
use engine::ask::{Answer, Ask, DealMove, DealTable, Gift, Question, Terms};
use engine::table::*;

use super::{WARES, Words, count, list};

/// What an empty gift is called.
pub(super) const NOTHING: &str = "nothing";

impl Words<'_> {
    /// An answer to a question.
    pub fn answer(&self, ask: &Ask, answer: &Answer) -> String {
        match (&ask.question, answer) {
            (Question::Use { .. }, Answer::Pass) => "pass".into(),
            (_, Answer::Pass) => "none".into(),
            (Question::Use { offers, .. }, Answer::Choice(i)) => {
                offers.get(*i as usize).map_or_else(|| format!("offer {}", i + 1), |o| self.offer(o))
            }
            (Question::Choice { labels, .. }, Answer::Choice(i)) => self.label(*labels, ask.source, *i),
            (_, Answer::Choice(i)) => format!("option {}", i + 1),
            (_, Answer::YesNo(yes)) => if *yes { "yes" } else { "no" }.into(),
            (_, Answer::Number(n)) => n.to_string(),
            (_, Answer::Seat(seat)) => self.seat(*seat).into(),
            (_, Answer::Seats(seats)) => self.seats(*seats),
            (_, Answer::Split(n)) => list(self.shares(n), "nothing"),
            (_, Answer::Face(face)) => self.face(*face),
            (_, Answer::Allot(n)) => list(self.allotment(n), "nothing"),
            (_, Answer::Cards(cards)) => self.cards(cards),
            (_, Answer::Planet(planet)) => self.planet(*planet),
            (Question::Ships { among, .. }, Answer::Ships(picks)) => {
                let words = picks.iter().filter_map(|(i, n)| {
                    let group = among.get(*i as usize)?;
                    let whose = if group.colour == self.game.colour(ask.seat) {
                        String::new()
                    } else {
                        format!("of {} ", self.colour(group.colour))
                    };
                    Some(format!("{n} {whose}{}", self.from(group.place)))
                });
                list(words, "none")
            }
            (_, Answer::Ships(picks)) => list(picks.iter().map(|(i, n)| format!("{n} of group {}", i + 1)), "none"),
            (_, Answer::Spread(to)) => list(to.iter().map(|(p, n)| format!("{n} to {}", self.planet(*p))), "none"),
            (Question::Deal(table), Answer::Deal(step)) => self.deal_move(table, step),
            (_, Answer::Deal(_)) => "a move in a deal".into(),
        }
    }
    /// A move in a deal.
    pub fn deal_move(&self, table: &DealTable, step: &DealMove) -> String {
        match step {
            DealMove::Offer(terms) => {
                let by = table.parties[table.me as usize];
                format!("offers: {}", self.terms(table, by, terms))
            }
            DealMove::Accept(_) => "accepts".into(),
            DealMove::Refuse => "refuses".into(),
            DealMove::Wait => "waits".into(),
        }
    }
    /// Terms as the one who offers says them: `gives negotiate, colony on A3; gets 1 card of choice`. Among several
    /// parties each gift is named: `A gives B: negotiate; B gives C: colony on B1`.
    pub fn terms(&self, table: &DealTable, by: Seat, terms: &Terms) -> String {
        self.gifts(&table.parties, by, |way| self.gift(&terms.gives[way]))
    }
    /// The same, with the words for each gift.
    pub(super) fn gifts(&self, parties: &[Seat], by: Seat, gift: impl Fn(usize) -> String) -> String {
        if let [first, _] = parties {
            let mine = (*first != by) as usize;
            return format!("gives {}; gets {}", gift(mine), gift(1 - mine));
        }
        let said = |(way, (from, to))| {
            let gift = gift(way);
            let named = || format!("{} gives {}: {gift}", self.seat(parties[from]), self.seat(parties[to]));
            (gift != NOTHING).then(named)
        };
        let all: Vec<String> = ways(parties.len()).enumerate().filter_map(said).collect();
        all.join("; ")
    }
    /// What one party gives.
    pub fn gift(&self, gift: &Gift) -> String {
        let mut words: Vec<String> = gift.cards.iter().map(|c| self.card(*c)).collect();
        if gift.any > 0 {
            words.push(format!("{} of choice", count(gift.any as usize, "card")));
        }
        for (n, ware) in gift.wares.iter().zip(WARES).filter(|(n, _)| **n > 0) {
            words.push(count(*n as usize, ware));
        }
        if gift.random > 0 {
            words.push(format!("{} at random", count(gift.random as usize, "card")));
        }
        if let Some(planet) = gift.colony {
            words.push(format!("colony on {}", self.planet(planet)));
        }
        if gift.freed > 0 {
            words.push(format!("{} freed", count(gift.freed as usize, "ship")));
        }
        words.extend(gift.pieces.iter().map(|piece| self.piece(*piece)));
        list(words, NOTHING)
    }
}

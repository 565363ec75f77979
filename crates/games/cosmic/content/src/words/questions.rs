//! Questions in words, with all their options.

use engine::ability::{AbilityRef, Source};
use engine::ask::{Ask, Labels, Offer, Question, Topic};
use engine::table::*;

use super::{Words, count, list, plain};
use crate::texts;

/// The words of every topic: what somebody "is asked …".
pub const TOPICS: &[(Topic, &str)] = &[
    (Topic::ChooseAlien, "which alien to play"),
    (Topic::Act, "to use"),
    (Topic::Respond, "to respond"),
    (Topic::Retrieve, "where to put the retrieved ship"),
    (Topic::OwnColour, "what to do with the own colour"),
    (Topic::Target, "whom to encounter"),
    (Topic::Aim, "which planet to aim at"),
    (Topic::Launch, "which ships to launch"),
    (Topic::Invite, "whom to invite"),
    (Topic::Ally, "which side to join"),
    (Topic::Commit, "which ships to commit"),
    (Topic::Select, "which encounter card to play"),
    (Topic::Side, "which side"),
    (Topic::ForOffense, "which cards count for the offense"),
    (Topic::Deal, "for a deal"),
    (Topic::LoseShips, "which ships to lose"),
    (Topic::ReturnShips, "where ships return to"),
    (Topic::FoundColony, "which ships found the colony"),
    (Topic::SplitRewards, "how to split rewards"),
    (Topic::Backs, "how many reward cards to pick"),
    (Topic::Name, "which card to name"),
    (Topic::SecondEncounter, "whether to have a second encounter"),
    (Topic::Discard, "which cards to discard"),
    (Topic::Give, "which cards to give"),
    (Topic::Take, "which cards to take"),
    (Topic::Choose, "which cards to choose"),
    (Topic::Victim, "which player"),
    (Topic::Catch, "whom to catch"),
    (Topic::HowMany, "how many"),
    (Topic::MoveShips, "which ships to move"),
    (Topic::Under, "under which ship"),
    (Topic::Where, "which planet"),
    (Topic::Option, "what to choose"),
    (Topic::Whether, "whether to do it"),
    (Topic::Agree, "whether to agree"),
    (Topic::Pay, "whether to pay"),
    (Topic::Answer, "what to answer"),
];

/// What rewards can be (R16.3).
pub const SHARES: [&str; 3] = ["ship", "card", "reward card"];

/// Kinds of cards in a deal, in the order of [`engine::ask::Ware::ALL`].
pub const WARES: [&str; 4] = ["encounter card", "reinforcement", "artifact", "flare"];

/// The core's own words of choices.
pub const CORE_LABELS: &[(Labels, &[&str])] = &[
    (Labels::OwnColour, &["attack a foreign colony at home", "resettle", "draw again"]),
    (Labels::Ally, &["join the offense", "join the defense", "decline"]),
    (Labels::Side, &["offense", "defense"]),
    (Labels::Redraft, &["the alien rejected before", "another alien"]),
    (Labels::Hands, &["the first hand", "the second hand"]),
    (Labels::NoSecond, &["end the turn"]),
    (
        Labels::Type,
        &[
            "artifact",
            "attack",
            "destiny card",
            "flare",
            "intimidate",
            "kicker",
            "morph",
            "negotiate",
            "reinforcement",
            "retreat",
            "rift",
            "safeguard",
        ],
    ),
    (Labels::Answer, &["yes", "no", "it depends", "none"]),
];

impl Words<'_> {
    /// What a question is about.
    pub fn topic(&self, topic: Topic) -> String {
        let known = TOPICS.iter().find(|(t, _)| *t == topic).map(|(_, words)| words.to_string());
        known.unwrap_or_else(|| format!("{topic:?}"))
    }
    /// An ability: `Human's power`, `Human flare (wild)`, `Cosmic Zap`.
    pub fn ability(&self, ability: AbilityRef) -> String {
        match ability.source {
            Source::Power(a) => format!("{}'s power", self.alien(a)),
            Source::Piece(p) => self.printed(DefIx::Piece(p)).into(),
            Source::Wild(a) => format!("{} flare (wild)", self.alien(a)),
            Source::Super(a) => format!("{} flare (super)", self.alien(a)),
            Source::Card(c) => self.kind(c).into(),
            Source::Reinforcement => "reinforcement".into(),
        }
    }
    /// The name of what an ability comes from: `Human`, `Human flare`, `Cosmic Zap`.
    pub fn short_source(&self, ability: AbilityRef) -> String {
        match ability.source {
            Source::Power(a) => self.alien(a).into(),
            Source::Wild(a) | Source::Super(a) => format!("{} flare", self.alien(a)),
            _ => self.ability(ability),
        }
    }
    /// A use on offer: `Healer's power on B`, `Human flare (wild)`, `reinforcement +3`.
    pub fn offer(&self, offer: &Offer) -> String {
        let what = match (offer.ability.source, offer.card) {
            (Source::Card(_) | Source::Reinforcement, Some(card)) => self.card(card),
            _ => self.ability(offer.ability),
        };
        match offer.about {
            Some(seat) => format!("{what} on {}", self.seat(seat)),
            None => what,
        }
    }
    /// The words of an option of a choice.
    pub fn label(&self, labels: Labels, source: Option<AbilityRef>, i: u8) -> String {
        let core = CORE_LABELS.iter().find(|(l, _)| *l == labels).and_then(|(_, words)| words.get(i as usize));
        let own = || source.and_then(|a| self.game.cast().ability(a).labels.get(i as usize).copied());
        if let Some(core) = core {
            return plain(core);
        }
        own().map_or_else(|| format!("option {}", i + 1), |own| texts::label(texts::english(), own))
    }

    /// The options of a question, one by one, "pass" and "none" included; empty where there is nothing to list.
    pub fn options(&self, ask: &Ask) -> Vec<String> {
        let mut all: Vec<String> = match &ask.question {
            Question::Use { offers, .. } => offers.iter().map(|o| self.offer(o)).collect(),
            Question::YesNo | Question::Deal(_) => Vec::new(),
            Question::Choice { labels, open } => {
                (0..16).filter(|i| open & (1 << i) != 0).map(|i| self.label(*labels, ask.source, i)).collect()
            }
            Question::Number { min, max } => vec![format!("{min} to {max}")],
            Question::Seat { among, .. } | Question::Seats { among, .. } => {
                among.iter().map(|s| self.seat(s).to_string()).collect()
            }
            Question::Allot { most, .. } => self.allotment(most),
            Question::Split { most, .. } => self.shares(most),
            Question::Face { among } => among.iter().map(|f| self.face(*f)).collect(),
            Question::Cards { among, .. } => among.iter().map(|c| self.card(*c)).collect(),
            Question::Planet { among, .. } | Question::Spread { among, .. } => {
                among.iter().map(|p| self.planet(*p)).collect()
            }
            Question::Ships { among, .. } => among.iter().map(|g| self.group(ask.seat, g)).collect(),
        };
        // Different abilities of the same name are told apart by a number.
        if matches!(ask.question, Question::Use { .. }) {
            for i in 0..all.len() {
                let before = all[..i].iter().filter(|o| **o == all[i]).count();
                if before > 0 {
                    all[i] = format!("{} #{}", all[i], before + 1);
                }
            }
        }
        match &ask.question {
            Question::Use { pass: true, .. } => all.push("pass".into()),
            Question::Seat { none: true, .. } | Question::Planet { none: true, .. } => all.push("none".into()),
            _ => {}
        }
        all
    }
    /// How many may be chosen, where that is a matter of the question.
    pub fn limits(&self, question: &Question) -> Option<(i32, i32)> {
        match question {
            Question::Seats { min, max, .. } | Question::Cards { min, max, .. } | Question::Ships { min, max, .. } => {
                Some((*min as i32, *max as i32))
            }
            Question::Spread { ships: n, .. } | Question::Split { total: n, .. } => Some((*n as i32, *n as i32)),
            Question::Allot { total, .. } => Some((0, *total as i32)),
            _ => None,
        }
    }
    /// Numbers of ships, cosmic cards and reward cards: `2 ships, 1 reward card`.
    pub(super) fn shares(&self, n: &[u8; 3]) -> Vec<String> {
        let kinds = n.iter().zip(SHARES).filter(|(n, _)| **n > 0);
        kinds.map(|(n, kind)| count(*n as usize, kind)).collect()
    }
    /// Numbers for seats: `B 2, C 1`.
    pub(super) fn allotment(&self, n: &[u8; MAX_SEATS]) -> Vec<String> {
        let seats = self.game.seats().iter().filter(|s| n[s.ix()] > 0);
        seats.map(|s| format!("{} {}", self.seat(s), n[s.ix()])).collect()
    }
    /// A question in one line: who is asked what, with all options.
    pub fn question(&self, ask: &Ask) -> String {
        let mut line = format!("{} is asked {}", self.seat(ask.seat), self.topic(ask.topic));
        if let Some((min, max)) = self.limits(&ask.question) {
            line += &if min == max { format!(" ({min})") } else { format!(" ({min} to {max})") };
        }
        let options = self.options(ask);
        match &ask.question {
            Question::YesNo => line += ": yes or no",
            Question::Deal(table) => {
                line += ": offer, accept or refuse";
                if let Some((by, terms)) = &table.offer {
                    line += &format!("; on the table: {} offers: {}", self.seat(*by), self.terms(table, *by, terms));
                }
            }
            _ => line += &format!(": {}", list(options, "nothing")),
        }
        if let Some(source) = ask.source {
            line += &format!(" [{}]", self.ability(source));
        }
        line
    }
}

//! What Cosmic Encounter says of windows and questions, and what a seat may wish to be asked.

use engine::Game;
use engine::ability::AbilityRef;
use engine::table::{AlienIx, CardId, CardIx, DefIx, Seat, Seats};
use engine::view::{Event, PieceView, SeenCard};
use engine::windows::{Moment, Phase};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Names;

/// What a table of Cosmic Encounter says of what it waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MoreWait {
    /// The moment of the game, at a window.
    pub moment: Option<Moment>,
    /// What is answered, if something is.
    pub about: Option<About>,
    /// The seats that could win the game in this encounter.
    pub may_win: Seats,
    /// What was said aloud with the use under way: a question somebody has to answer, a card, a number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Event>>")]
    pub said: Vec<Event>,
}

/// What it says of a question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MorePrompt {
    /// The cards it speaks of, as far as the seat knows them.
    pub named: Vec<(CardId, SeenCard)>,
    /// The keys of the words of its options, where the question has words of its own.
    pub labels: Vec<String>,
    /// The numbers of its options with their words in English, for clients that have no words of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(u8, String)>>")]
    pub words: Vec<(u8, String)>,
}

/// What an audience knows besides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Known {
    /// The names of aliens and cards.
    pub names: Names,
    /// What this seat wishes to be asked.
    pub wishes: Wishes,
    /// The conditions under which a card of this seat may be armed; none for one who watches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Condition>>")]
    pub conditions: Vec<Condition>,
}

/// What of that is new.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct News {
    /// Aliens or kinds of cards came into the game: the lists anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub names: Option<Names>,
    /// The wishes of this seat have changed: said anew, or run out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wishes: Option<Wishes>,
    /// Other conditions than before under which a card of this seat may be armed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub conditions: Option<Vec<Condition>>,
}

/// A use that may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct About {
    /// Whose use.
    pub by: Seat,
    /// The ability.
    pub ability: AbilityRef,
    /// About whom.
    pub whom: Option<Seat>,
}

/// How a card or the own power calls for attention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "bell", rename_all = "snake_case")]
pub enum Bell {
    /// It glows when it can be used.
    #[default]
    Glow,
    /// It asks, and holds the window once per encounter.
    Ask,
    /// It plays itself under a condition.
    Armed {
        /// The condition.
        when: Condition,
    },
}

/// When an armed card plays itself, in this encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "when", rename_all = "snake_case")]
pub enum Condition {
    /// As soon as it can be used.
    Usable,
    /// When this seat uses or plays something.
    By {
        /// The seat.
        seat: Seat,
    },
    /// When the power of this alien is used.
    Power {
        /// The alien.
        alien: AlienIx,
    },
    /// When a card of this kind is played.
    Card {
        /// The kind.
        card: CardIx,
    },
    /// When something is used against me.
    AgainstMe,
}

impl Condition {
    /// All conditions a seat can name: the sheets that lie on the table and the kinds of cards that can be played.
    pub fn all(game: &Game, seat: Seat, pieces: &[PieceView]) -> Vec<Condition> {
        let others = game.seats().iter().filter(|s| *s != seat).map(|seat| Condition::By { seat });
        let powers = pieces.iter().filter_map(|piece| match piece.def {
            Some(DefIx::Alien(alien)) => Some(Condition::Power { alien }),
            _ => None,
        });
        let cards = (0..).map(CardIx).zip(&game.cast().cards).filter(|(_, card)| !card.abilities.is_empty());
        let cards = cards.map(|(card, _)| Condition::Card { card });
        [Condition::Usable, Condition::AgainstMe].into_iter().chain(others).chain(powers).chain(cards).collect()
    }
}

/// What a bell hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "on", rename_all = "snake_case")]
pub enum BellOn {
    /// A card in hand.
    Card {
        /// The card.
        card: CardId,
    },
    /// The own power.
    Power,
}

/// Until when a seat passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SkipTo {
    /// The own turn.
    MyTurn,
    /// An encounter in which the seat is a main player or an ally.
    Involved,
    /// The next reveal.
    Reveal,
    /// The end of this encounter.
    EncounterEnd,
}

/// What a seat wishes to be asked. Nobody else learns of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Wishes {
    /// Phases before which the seat wants to be asked.
    pub stops: Vec<Phase>,
    /// Bells.
    pub bells: Vec<(BellOn, Bell)>,
    /// Pass until then.
    pub skip: Option<SkipTo>,
    /// Ask at every window.
    pub full_control: bool,
}

//! Questions and answers: a small closed set, each able to check and to generate its legal answers (R14, principle 6).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::deal::{DealMove, DealTable};
use crate::ability::AbilityRef;
use crate::table::*;

/// What a question is about, for the words around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Topic {
    /// Choose the alien to play (R1.4).
    ChooseAlien,
    /// Use a power or play a card now.
    Act,
    /// Answer a use or a card that is being played.
    Respond,
    /// Where the retrieved ship goes (R5.2).
    Retrieve,
    /// What to do with the own colour (R6.2).
    OwnColour,
    /// Whom a wild destiny card names (destiny.md 2).
    Target,
    /// Which planet the gate is aimed at (R7.1).
    Aim,
    /// Which ships are launched (R7.3).
    Launch,
    /// Whom to invite (R8.1).
    Invite,
    /// Join a side or decline (R8.2).
    Ally,
    /// Which ships an ally commits (R8.3).
    Commit,
    /// The encounter card (R9.5).
    Select,
    /// On which side something counts.
    Side,
    /// Which of these cards count for the offense; the others count for the defense.
    ForOffense,
    /// The deal (R14).
    Deal,
    /// Which ships are lost.
    LoseShips,
    /// Where returning ships go (R5.4).
    ReturnShips,
    /// With which ships a colony is founded (R14.5).
    FoundColony,
    /// How rewards are split (R16.3).
    SplitRewards,
    /// How many of the cards picked unseen have the back of the reward deck (G-045).
    Backs,
    /// Which card is named.
    Name,
    /// Have a second encounter (R17.4).
    SecondEncounter,
    /// Which card to discard.
    Discard,
    /// Which card to give away.
    Give,
    /// Which card to take.
    Take,
    /// Which card to keep or choose.
    Choose,
    /// Whom an effect falls on.
    Victim,
    /// Whom one catches taking something unseen.
    Catch,
    /// How many.
    HowMany,
    /// Which ships an effect moves.
    MoveShips,
    /// Under which ship others are stacked.
    Under,
    /// Which planet an effect concerns.
    Where,
    /// One of the effect's own options.
    Option,
    /// Do it or not.
    Whether,
    /// Agree to something another player proposes.
    Agree,
    /// Pay a price instead.
    Pay,
    /// What to answer to what was asked aloud.
    Answer,
}

/// A use on offer in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The ability.
    pub ability: AbilityRef,
    /// The card to be played for it.
    pub card: Option<CardId>,
    /// The piece that is used.
    #[serde(alias = "sheet")]
    pub piece: Option<PieceId>,
    /// The seat this use would be about.
    pub about: Option<Seat>,
}

/// Words of a choice: the core's own, or the ability's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Labels {
    /// Attack a foreign colony at home; resettle; draw again (R6.2).
    OwnColour,
    /// Join the offense; join the defense; decline (R8.2).
    Ally,
    /// Offense; defense.
    Side,
    /// The alien rejected before; another one (R1.6).
    Redraft,
    /// The hand dealt first; the hand dealt second.
    Hands,
    /// There is no card for a second encounter: the turn ends (R17.4).
    NoSecond,
    /// Types of cards, in the order of [`CardType::ALL`].
    Type,
    /// Yes; no; it depends; none.
    Answer,
    /// Words declared by the ability that asks.
    Ability,
}

// The words of [`Labels::Answer`].
/// Yes.
pub const YES: u8 = 0;
/// No.
pub const NO: u8 = 1;
/// It depends.
pub const DEPENDS: u8 = 2;
/// None.
pub const NONE: u8 = 3;

/// A question, with everything needed to answer it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// Use one of these, or pass where that is allowed.
    Use {
        /// What may be used.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Offer>"))]
        offers: SmallVec<[Offer; 3]>,
        /// May the seat pass?
        pass: bool,
    },
    /// Yes or no.
    YesNo,
    /// One of the listed options, by number.
    Choice {
        /// Whose words the options are.
        labels: Labels,
        /// The options that are open, as bits.
        open: u16,
    },
    /// A number in a range.
    Number {
        /// The smallest.
        min: i16,
        /// The greatest.
        max: i16,
    },
    /// One seat, or none where that is allowed.
    Seat {
        /// The seats to choose from.
        among: Seats,
        /// May no seat be named?
        none: bool,
    },
    /// Any number of seats within limits.
    Seats {
        /// The seats to choose from.
        among: Seats,
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
    /// A number for each seat, with a limit on the sum.
    Allot {
        /// The most for each seat.
        most: [u8; MAX_SEATS],
        /// The most in all.
        total: u8,
    },
    /// How so many things are split over three kinds: ships from the warp, cosmic cards, reward cards (R16.3).
    Split {
        /// The most of each kind.
        most: [u8; 3],
        /// How many in all.
        total: u8,
    },
    /// One of these faces is named, whether or not there is such a card anywhere.
    Face {
        /// The faces to choose from.
        among: Vec<Face>,
    },
    /// Cards from a list.
    Cards {
        /// The cards to choose from.
        #[cfg_attr(feature = "ts", ts(as = "Vec<CardId>"))]
        among: CardList,
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
    /// One planet, or none where that is allowed.
    Planet {
        /// The planets to choose from.
        #[cfg_attr(feature = "ts", ts(as = "Vec<PlanetId>"))]
        among: PlanetList,
        /// May no planet be named?
        none: bool,
    },
    /// Ships from groups that look alike.
    Ships {
        /// The groups.
        #[cfg_attr(feature = "ts", ts(as = "Vec<ShipGroup>"))]
        among: SmallVec<[ShipGroup; 6]>,
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
    /// Where so many ships go.
    Spread {
        /// The planets to choose from.
        #[cfg_attr(feature = "ts", ts(as = "Vec<PlanetId>"))]
        among: PlanetList,
        /// How many ships.
        ships: u8,
    },
    /// A deal: offer, accept or walk away (R14).
    Deal(Box<DealTable>),
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// Nothing, thank you; also "none of these".
    Pass,
    /// Yes or no.
    YesNo(bool),
    /// The number of an offer or option.
    Choice(u8),
    /// A number.
    Number(i16),
    /// A seat.
    Seat(Seat),
    /// Seats.
    Seats(Seats),
    /// A number for each seat.
    Allot([u8; MAX_SEATS]),
    /// How many of each kind.
    Split([u8; 3]),
    /// A face.
    Face(Face),
    /// Cards.
    Cards(#[cfg_attr(feature = "ts", ts(as = "Vec<CardId>"))] CardList),
    /// A planet.
    Planet(PlanetId),
    /// How many ships from each group, by its number.
    Ships(#[cfg_attr(feature = "ts", ts(as = "Vec<(u8, u8)>"))] SmallVec<[(u8, u8); 6]>),
    /// How many ships on each planet.
    Spread(#[cfg_attr(feature = "ts", ts(as = "Vec<(PlanetId, u8)>"))] SmallVec<[(PlanetId, u8); 6]>),
    /// A move in a deal.
    Deal(Box<DealMove>),
}

/// A question put to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What it is about.
    pub topic: Topic,
    /// The ability that asks, if one does.
    pub source: Option<AbilityRef>,
    /// May the others know that this is asked? If not, it depends on hidden cards.
    pub open: bool,
    /// The question.
    pub question: Question,
}

impl Question {
    /// Says why an answer is not legal, or nothing.
    pub fn check(&self, answer: &Answer) -> Result<(), &'static str> {
        let ok = |fine: bool, why| if fine { Ok(()) } else { Err(why) };
        match (self, answer) {
            (Question::Use { pass, .. }, Answer::Pass) => ok(*pass, "this use is compulsory"),
            (Question::Use { offers, .. }, Answer::Choice(i)) => {
                ok((*i as usize) < offers.len(), "there is no such offer")
            }
            (Question::YesNo, Answer::YesNo(_)) => Ok(()),
            (Question::Choice { open, .. }, Answer::Choice(i)) => {
                ok(*i < 16 && open & (1 << i) != 0, "that option is not open")
            }
            (Question::Number { min, max }, Answer::Number(n)) => {
                ok(n >= min && n <= max, "that number is out of range")
            }
            (Question::Seat { none, .. }, Answer::Pass) => ok(*none, "a player must be named"),
            (Question::Seat { among, .. }, Answer::Seat(s)) => {
                ok(s.ix() < MAX_SEATS && among.has(*s), "that player cannot be named")
            }
            (Question::Seats { among, min, max }, Answer::Seats(s)) => {
                ok(s.minus(*among).is_empty(), "one of these players cannot be named")?;
                ok(s.len() >= *min as usize && s.len() <= *max as usize, "too few or too many players")
            }
            (Question::Allot { most, total }, Answer::Allot(n)) => {
                ok(n.iter().zip(most).all(|(n, m)| n <= m), "too many for one player")?;
                ok(n.iter().map(|n| *n as u32).sum::<u32>() <= *total as u32, "too many in all")
            }
            (Question::Split { most, total }, Answer::Split(n)) => {
                ok(n.iter().zip(most).all(|(n, m)| n <= m), "too many of one kind")?;
                ok(n.iter().map(|n| *n as u32).sum::<u32>() == *total as u32, "not the right number in all")
            }
            (Question::Face { among }, Answer::Face(face)) => ok(among.contains(face), "that card cannot be named"),
            (Question::Cards { among, min, max }, Answer::Cards(cards)) => {
                let distinct = cards.iter().enumerate().all(|(i, c)| !cards[..i].contains(c));
                ok(distinct && cards.iter().all(|c| among.contains(c)), "one of these cards cannot be chosen")?;
                ok(cards.len() >= *min as usize && cards.len() <= *max as usize, "too few or too many cards")
            }
            (Question::Planet { none, .. }, Answer::Pass) => ok(*none, "a planet must be named"),
            (Question::Planet { among, .. }, Answer::Planet(p)) => {
                ok(among.contains(p), "that planet cannot be chosen")
            }
            (Question::Ships { among, min, max }, Answer::Ships(picks)) => {
                let mut sum = 0u32;
                for (i, (group, n)) in picks.iter().enumerate() {
                    let Some(g) = among.get(*group as usize) else { return Err("there is no such group of ships") };
                    ok(*n > 0 && *n <= g.count, "there are not that many ships")?;
                    ok(picks[..i].iter().all(|(other, _)| other != group), "a group of ships is named twice")?;
                    sum += *n as u32;
                }
                ok(sum >= *min as u32 && sum <= *max as u32, "too few or too many ships")
            }
            (Question::Spread { among, ships }, Answer::Spread(to)) => {
                let fine = to
                    .iter()
                    .enumerate()
                    .all(|(i, (p, n))| *n > 0 && among.contains(p) && to[..i].iter().all(|(other, _)| other != p));
                ok(fine, "one of these planets cannot be chosen")?;
                ok(to.iter().map(|(_, n)| *n as u32).sum::<u32>() == *ships as u32, "not the right number of ships")
            }
            (Question::Deal(table), Answer::Deal(step)) => table.check(step),
            _ => Err("that is no answer to this question"),
        }
    }

    /// The cards it speaks of, each once: without their faces it could not be answered.
    pub fn cards(&self) -> CardList {
        let mut cards = CardList::new();
        match self {
            Question::Use { offers, .. } => cards.extend(offers.iter().filter_map(|o| o.card)),
            Question::Cards { among, .. } => cards.extend_from_slice(among),
            Question::Deal(table) => {
                let offered = table.offer.iter().flat_map(|(_, terms)| &terms.gives).flat_map(|g| &g.cards);
                cards.extend(table.can.iter().flat_map(|c| &c.cards).chain(offered).copied());
            }
            _ => {}
        }
        cards.sort();
        cards.dedup();
        cards
    }

    /// Is there a legal answer at all?
    pub fn has_answer(&self) -> bool {
        let enough = |have: usize, min: u8, max: u8| min <= max && have >= min as usize;
        match self {
            Question::Use { offers, pass } => *pass || !offers.is_empty(),
            Question::YesNo | Question::Allot { .. } | Question::Deal(_) => true,
            Question::Choice { open, .. } => *open != 0,
            Question::Number { min, max } => min <= max,
            Question::Seat { among, none } => *none || !among.is_empty(),
            Question::Seats { among, min, max } => enough(among.len(), *min, *max),
            Question::Split { most, total } => most.iter().map(|n| *n as u32).sum::<u32>() >= *total as u32,
            Question::Face { among } => !among.is_empty(),
            Question::Cards { among, min, max } => enough(among.len(), *min, *max),
            Question::Planet { among, none } => *none || !among.is_empty(),
            Question::Ships { among, min, max } => enough(among.iter().map(|g| g.count as usize).sum(), *min, *max),
            Question::Spread { among, ships } => *ships == 0 || !among.is_empty(),
        }
    }

    /// The only legal answer, if there is just one: nobody needs to be asked.
    pub fn only_answer(&self) -> Option<Answer> {
        match self {
            Question::Choice { open, .. } if open.count_ones() == 1 => {
                Some(Answer::Choice(open.trailing_zeros() as u8))
            }
            Question::Number { min, max } if min == max => Some(Answer::Number(*min)),
            Question::Seat { among, none } if among.is_empty() && *none => Some(Answer::Pass),
            Question::Seat { among, none: false } => among.only().map(Answer::Seat),
            Question::Seats { among, min, max } if *max == 0 || among.len() == *min as usize => {
                Some(Answer::Seats(if *max == 0 { Seats::NONE } else { *among }))
            }
            Question::Allot { most, total } if *total == 0 || most.iter().all(|m| *m == 0) => {
                Some(Answer::Allot([0; MAX_SEATS]))
            }
            Question::Split { most, total } => {
                let free = most.iter().filter(|n| **n > 0).count();
                let all: u32 = most.iter().map(|n| *n as u32).sum();
                let only = *total == 0 || free <= 1 || all == *total as u32;
                only.then(|| Answer::Split(most.map(|n| n.min(*total))))
            }
            Question::Face { among } if among.len() == 1 => Some(Answer::Face(among[0])),
            Question::Cards { among, min, max } if *max == 0 || among.len() == *min as usize => {
                Some(Answer::Cards(if *max == 0 { CardList::new() } else { among.clone() }))
            }
            Question::Planet { among, none } if among.is_empty() && *none => Some(Answer::Pass),
            Question::Planet { among, none: false } if among.len() == 1 => Some(Answer::Planet(among[0])),
            Question::Ships { among, min, max } => {
                let all: u32 = among.iter().map(|g| g.count as u32).sum();
                if *max == 0 {
                    Some(Answer::Ships(SmallVec::new()))
                } else if all == *min as u32 || (among.len() == 1 && min == max) {
                    let take = |g: &ShipGroup| if all == *min as u32 { g.count } else { *min };
                    Some(Answer::Ships(among.iter().enumerate().map(|(i, g)| (i as u8, take(g))).collect()))
                } else {
                    None
                }
            }
            Question::Spread { among, ships } => match (among.len(), *ships) {
                (_, 0) => Some(Answer::Spread(SmallVec::new())),
                (1, n) => Some(Answer::Spread(SmallVec::from_slice(&[(among[0], n)]))),
                _ => None,
            },
            _ => None,
        }
    }
}

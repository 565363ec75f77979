//! The course of an encounter, written as the rulebook writes it.

use serde::{Deserialize, Serialize};

use super::Rule;
use crate::game::Game;
use crate::table::Side;
use crate::windows::{Moment, Phase};

/// A place in the script that an effect can send the encounter to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Label {
    /// The regroup phase.
    Regroup,
    /// The destiny phase.
    Destiny,
    /// Another destiny card.
    DestinyAgain,
    /// The launch phase.
    Launch,
    /// The planning phase.
    Planning,
    /// Before cards are selected, once more.
    BeforeSelect,
    /// The reveal phase.
    Reveal,
    /// Talks about a deal.
    Deal,
    /// The resolution, with the outcome known.
    Resolution,
    /// The next gain.
    NextGain,
    /// The end of the resolution.
    ResolutionEnds,
    /// The end of the encounter.
    End,
}

/// One line of a script.
pub(crate) enum Act {
    /// A place that can be gone to.
    At(Label),
    /// A phase begins.
    Phase(Phase),
    /// A window opens.
    Window(Moment),
    /// A procedure of the rulebook, for the main player of a side.
    Rule(Rule, Side),
    /// Something without a question.
    Do(fn(&mut Game)),
}

use Act::{At, Do, Window};
use Side::{Defense, Offense};

/// The script of an encounter (R3.2 to R17).
pub(crate) static ENCOUNTER: &[Act] = &[
    Do(Game::begin_encounter),
    // R4: start turn, in the first encounter of a turn only
    Act::Phase(Phase::StartTurn),
    Act::Rule(Rule::HandCheck, Offense),
    Window(Moment::StartTurn),
    Act::Rule(Rule::HandCheck, Offense),
    Do(Game::turn_may_be_over),
    // R5
    At(Label::Regroup),
    Do(Game::further_encounter_needs_a_card),
    Act::Phase(Phase::Regroup),
    Window(Moment::EncounterBegins),
    Window(Moment::RegroupBegins),
    Do(Game::offense_retrieves),
    Window(Moment::Regroup),
    Do(Game::covert_moves),
    Do(Game::covert_moves_go_on),
    // R6
    At(Label::Destiny),
    Act::Phase(Phase::Destiny),
    At(Label::DestinyAgain),
    Do(Game::destiny_is_due),
    Window(Moment::BeforeDestiny), // O8: before each card anew
    Do(Game::draw_destiny),
    Window(Moment::DestinyDrawn),
    Window(Moment::NamingDefense),
    Act::Rule(Rule::Destiny, Offense),
    Window(Moment::DefenseKnown),
    Window(Moment::DestinyEnds),
    // R7
    At(Label::Launch),
    Act::Phase(Phase::Launch),
    Window(Moment::BeforeAim),
    Act::Rule(Rule::Aim, Offense),
    Window(Moment::Aimed),
    Act::Rule(Rule::Launch, Offense),
    Window(Moment::Launched),
    Do(Game::resettling_ends),
    // R8
    Act::Phase(Phase::Alliance),
    Window(Moment::BeforeInvites),
    Act::Rule(Rule::Invite, Offense),
    Act::Rule(Rule::Invite, Defense),
    Window(Moment::Invited),
    Act::Rule(Rule::Ally, Offense),
    Window(Moment::Formed),
    Do(Game::covert_moves),
    Do(Game::covert_moves_go_on),
    // R9
    At(Label::Planning),
    Act::Phase(Phase::Planning),
    At(Label::BeforeSelect),
    Window(Moment::BeforeSelect),
    Act::Rule(Rule::HandCheck, Defense),
    Do(Game::offense_needs_a_card),
    Window(Moment::Selecting),
    Act::Rule(Rule::Select, Offense),
    Window(Moment::Selected),
    // R10, R11
    At(Label::Reveal),
    Act::Phase(Phase::Reveal),
    Window(Moment::Flip),
    Do(Game::reveal_cards),
    Window(Moment::RevealedFirst),
    Window(Moment::Revealed),
    Window(Moment::Reinforce),
    Window(Moment::Behind),
    Window(Moment::Deciding),
    Act::Phase(Phase::Resolution),
    Do(Game::decide_outcome),
    // R14
    At(Label::Deal),
    Act::Rule(Rule::GoHome, Defense),
    Window(Moment::DealBegins),
    Do(Game::open_talks),
    // R12, R13, R17.1
    At(Label::Resolution),
    Do(Game::outcome_stands),
    Window(Moment::ResolutionBegins),
    Window(Moment::OutcomeKnown),
    Window(Moment::CountingLosses),
    Act::Rule(Rule::LoseShips, Offense),
    Act::Rule(Rule::Land, Offense),
    Do(Game::planet_returns),
    Window(Moment::BeforeCompensation),
    Do(Game::announce_gains),
    Window(Moment::GainsAnnounced),
    At(Label::NextGain),
    Do(Game::next_gain),
    Do(Game::receive_gain),
    Window(Moment::DiscardsDue),
    Act::Rule(Rule::DiscardCards, Offense),
    Window(Moment::CardsDiscarded),
    Do(Game::covert_moves),
    Do(Game::covert_moves_go_on),
    At(Label::ResolutionEnds),
    Window(Moment::ResolutionEnds),
    // R18.2
    Do(Game::look_for_winners),
    At(Label::End),
    Do(Game::clear_up),
    Window(Moment::AfterEncounter),
    Do(Game::encounter_over),
];

impl Label {
    /// The line of the script right after the label.
    pub(crate) fn line(self) -> u8 {
        let at = ENCOUNTER.iter().position(|act| matches!(act, At(label) if *label == self));
        at.expect("every label stands in the script") as u8
    }
}

/// Have both main players been found to hold an encounter card when the script has come to this line (R9.3, R9.4)?
pub(crate) fn hands_are_checked(line: u8) -> bool {
    let at = |moment| ENCOUNTER.iter().position(|act| matches!(act, Window(m) if *m == moment));
    let line = Some(line as usize);
    line > at(Moment::Selecting) && line <= at(Moment::Selected)
}

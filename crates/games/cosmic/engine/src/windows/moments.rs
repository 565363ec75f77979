//! The named moments at which abilities may act (mechanics 1.2).

use serde::{Deserialize, Serialize};

/// A named moment. Phase moments come in the order of an encounter; event moments are raised by deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Moment {
    /// Start of a turn, after the hand check (R4).
    StartTurn,
    /// Start of an encounter; belongs to regroup (R3.3).
    EncounterBegins,
    /// Start of the regroup phase, before the retrieval.
    RegroupBegins,
    /// The rest of the regroup phase.
    Regroup,
    /// Before a destiny card is drawn.
    BeforeDestiny,
    /// A destiny card was turned up, for each card anew.
    DestinyDrawn,
    /// The destiny card stands: the defense is about to be named.
    NamingDefense,
    /// The defense is known.
    DefenseKnown,
    /// End of the destiny phase.
    DestinyEnds,
    /// Before the gate is aimed.
    BeforeAim,
    /// The gate has been aimed.
    Aimed,
    /// The offense's ships are in the gate.
    Launched,
    /// Before allies are invited.
    BeforeInvites,
    /// All invitations are known.
    Invited,
    /// It is somebody's turn to ally.
    TurnToAlly,
    /// Somebody has joined a side and is about to send ships.
    Joined,
    /// Alliances are formed.
    Formed,
    /// Before encounter cards are selected.
    BeforeSelect,
    /// Encounter cards are about to be selected: who chooses how.
    Selecting,
    /// Encounter cards are selected, not yet revealed.
    Selected,
    /// The cards are about to be turned up; or one of them ahead of the other, before and after it is.
    Flip,
    /// Encounter cards are revealed: ahead of every other effect on them.
    RevealedFirst,
    /// Encounter cards are revealed.
    Revealed,
    /// Reinforcements and other changes of the totals, again and again.
    Reinforce,
    /// A side is behind and may still change it.
    Behind,
    /// The winner is about to be determined.
    Deciding,
    /// A deal is about to be talked about.
    DealBegins,
    /// A deal has been agreed, not yet carried out; or it has failed, before its price is paid.
    DealOver,
    /// Start of the resolution.
    ResolutionBegins,
    /// The outcome stands: immediate consequences.
    OutcomeKnown,
    /// Which and how many ships are lost by losing.
    CountingLosses,
    /// Ships have moved; before compensation.
    BeforeCompensation,
    /// All compensation and rewards are announced, none taken yet.
    GainsAnnounced,
    /// Encounter cards are about to be discarded.
    DiscardsDue,
    /// Encounter cards have been discarded.
    CardsDiscarded,
    /// End of the resolution, before the winner of the game is looked for.
    ResolutionEnds,
    /// After the encounter.
    AfterEncounter,
    /// A further encounter is decided.
    NextEncounter,
    /// Somebody is about to win the game.
    GameEnds,

    /// Ships are about to go to the warp.
    WouldLose,
    /// Ships went to the warp, or out of the game.
    Lost,
    /// Ships came back from the warp.
    Retrieved,
    /// Ships are about to land as a result of the encounter, to found a colony by a deal or an effect, or to come from the
    /// warp.
    WouldLand,
    /// Ships landed.
    Landed,
    /// Somebody gained a colony.
    ColonyGained,
    /// Cards are about to be drawn or taken.
    WouldDraw,
    /// Cards were drawn or taken but have not reached the hand.
    Arriving,
    /// Cards were drawn.
    Drew,
    /// A whole new hand is due; the old one is still held.
    NewHand,
    /// Cards were taken from another hand.
    Took,
    /// Cards were discarded.
    Discarded,
    /// A gain is about to be received: rewards.
    Rewards,
    /// A gain is about to be received: compensation.
    Compensation,
    /// A power is being used: it may be answered.
    Used,
    /// A flare, artifact or reinforcement is being played: it may be answered.
    Played,
    /// An artifact or reinforcement has done its work and is about to be discarded.
    PlayedOut,
    /// Something may be done unseen, or somebody was caught at it.
    Covert,
    /// A power is lost for want of home colonies, or a piece is about to leave the game: what it has put elsewhere is
    /// cleared away.
    PieceChanges,
    /// The board changed: standing conditions are looked at.
    Standing,
    /// The discard pile became a new deck.
    Shuffled,
    /// A cosmic quake.
    Quake,
    /// Any time at all, on the player's own initiative.
    Anytime,
}

impl Moment {
    /// How many moments there are.
    pub const COUNT: usize = Moment::Anytime as usize + 1;
    /// The moment as an index.
    pub const fn ix(self) -> usize {
        self as usize
    }
    /// The phase it belongs to; moments raised by deeds, and those of the end of the game, come in any phase.
    pub fn phase(self) -> Option<Phase> {
        let last = [
            (Moment::StartTurn, Phase::StartTurn),
            (Moment::Regroup, Phase::Regroup),
            (Moment::DestinyEnds, Phase::Destiny),
            (Moment::Launched, Phase::Launch),
            (Moment::Formed, Phase::Alliance),
            (Moment::Selected, Phase::Planning),
            (Moment::Deciding, Phase::Reveal),
            (Moment::NextEncounter, Phase::Resolution),
        ];
        last.into_iter().find(|(moment, _)| self <= *moment).map(|(_, phase)| phase)
    }
}

/// The phases of an encounter (R3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Start turn, of the first encounter only.
    StartTurn,
    /// Regroup.
    Regroup,
    /// Destiny.
    Destiny,
    /// Launch.
    Launch,
    /// Alliance.
    Alliance,
    /// Planning.
    Planning,
    /// Reveal.
    Reveal,
    /// Resolution.
    Resolution,
}

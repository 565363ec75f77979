//! Deeds in the course of an encounter, a turn and the game.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::ability::AbilityRef;
use crate::flow::{Cancel, Due, Finish, Frame, Label, Outcome, Planned, Role, Rule, Stage, Use};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

/// What happens in the course of an encounter, a turn and the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CourseDeed {
    /// The defense and its system are named.
    Against {
        /// The defense.
        defense: Seat,
        /// The system of the encounter.
        system: Colour,
    },
    /// The gate is aimed.
    Aim {
        /// The planet.
        planet: PlanetId,
    },
    /// Players are invited by one side.
    Invite {
        /// The side.
        side: Side,
        /// Who.
        seats: Seats,
    },
    /// A seat joins a side.
    Ally {
        /// Who.
        seat: Seat,
        /// Which side.
        side: Side,
    },
    /// A card is laid before a side.
    Lay {
        /// What for.
        role: Role,
        /// The side.
        side: Side,
        /// The card.
        card: CardId,
        /// Face up?
        open: bool,
    },
    /// An encounter card that was selected first is turned up, unless its owner claims instead what it is.
    TurnUp {
        /// Whose card.
        side: Side,
    },
    /// A side's card stays face down and counts as what its owner claims it is, or the claim is off.
    Claim {
        /// The side.
        side: Side,
        /// The claim.
        face: Option<Face>,
    },
    /// The outcome is this, whatever it was before.
    Outcome(Outcome),
    /// Compensation or rewards join those that are announced, at their place in timing order (R16.3, R23.4). Before the
    /// resolution nothing waits: they are received at once, like any others (R16.5).
    Announce(Due),
    /// The gain that was announced is received as it stands now.
    Receive,
    /// A use is stopped.
    Cancel {
        /// The frame of the use.
        frame: u16,
        /// How.
        how: Cancel,
    },
    /// The effect of another ability is carried out as if by this seat.
    Copy {
        /// The ability.
        ability: AbilityRef,
        /// The use that is copied: the copy answers what it answers.
        frame: u16,
        /// Who copies.
        by: Seat,
        /// The seat the copy is about.
        about: Option<Seat>,
    },
    /// A procedure of the rulebook is carried out.
    Follow {
        /// Which one.
        rule: Rule,
        /// For whom.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// The encounter goes on elsewhere in its script.
    Goto(Label),
    /// An encounter is planned (R17.4 to R17.7).
    Plan(Planned),
    /// The encounter is played again from planning (both cards are gone from the table).
    Replay,
    /// Seats win the game at once (R18.4); if nobody is named, all lose it together.
    Win {
        /// Who.
        seats: Seats,
    },
}

impl Game {
    /// Performs a step in the course of the game.
    pub(super) fn perform_course(&mut self, deed: &mut CourseDeed) {
        match deed {
            CourseDeed::Against { defense, system } => {
                let (defense, system) = (*defense, *system);
                let e = self.e();
                (e.defense, e.system) = (Some(defense), Some(system));
                self.emit(Event::Against { defense, system });
            }
            CourseDeed::Aim { planet } => {
                self.e().target = Some(*planet);
                self.emit(Event::Aimed { planet: *planet });
            }
            CourseDeed::Invite { side, seats } => {
                self.e().invited[side.ix()] = *seats;
                self.emit(Event::Invites { side: *side, seats: *seats });
            }
            CourseDeed::Ally { seat, side } => {
                self.e().allies[side.ix()].add(*seat);
                self.emit(Event::Allies { seat: *seat, side: *side });
            }
            CourseDeed::Lay { role, side, card, open } => self.lay(*role, *side, *card, *open),
            CourseDeed::TurnUp { side } => {
                if let Some(slot) = self.slot_mut(Role::Main, *side).filter(|s| s.claimed.is_none()) {
                    slot.open = true;
                    let card = slot.card;
                    self.turn_up(Role::Main, *side);
                    self.emit_with(|g| Event::Shows { cards: vec![g.seen(card)] });
                }
            }
            CourseDeed::Claim { side, face } => {
                if let Some(slot) = self.slot_mut(Role::Main, *side) {
                    slot.claimed = *face;
                }
                self.emit(Event::Claims { side: *side, face: *face });
            }
            CourseDeed::Outcome(outcome) => {
                let e = self.e();
                e.outcome = Some(*outcome);
                e.compared = None; // what an effect settles no totals have decided
                self.emit(Event::Outcome { outcome: *outcome, totals: None });
            }
            CourseDeed::Announce(due) => self.announce_due(*due),
            CourseDeed::Goto(label) => self.goto(*label),
            CourseDeed::Replay => self.replay(),
            CourseDeed::Cancel { frame, how } => self.cancel(*frame, *how),
            CourseDeed::Copy { ability, frame, by, about } => {
                let subject = match &self.s.stack[*frame as usize] {
                    Frame::Use(original) => original.subject,
                    _ => return,
                };
                self.push(Frame::Use(Use {
                    ability: *ability,
                    by: *by,
                    piece: None,
                    card: None,
                    about: *about,
                    subject,
                    stage: Stage::Steps,
                    step: 0,
                    announced: true,
                    cancelled: None,
                    answers: SmallVec::new(),
                    done: Default::default(),
                    kept: Default::default(),
                    said: Vec::new(),
                    stopped_by: Default::default(),
                    with_super: Default::default(),
                }));
            }
            CourseDeed::Plan(plan) => self.plan(*plan),
            CourseDeed::Receive => self.receive_announced(),
            CourseDeed::Follow { rule, seat, amount } => self.push_procedure(*rule, *seat, *amount),
            CourseDeed::Win { seats: Seats::NONE } => self.end(Finish::Lost),
            CourseDeed::Win { seats } => self.propose_win(*seats),
        }
    }
}

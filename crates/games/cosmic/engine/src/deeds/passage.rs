//! The passage of deeds: would (replacements) → done → happened (triggers).

use super::{CardDeed, CourseDeed, Deed, DrawWhy, Loss, Occasion, PieceDeed, Settling, ShipDeed};
use crate::ability::AbilityRef;
use crate::flow::{Done, Frame, Passage, PassageStage, Planned, Subject, When};
use crate::game::Game;
use crate::table::*;
use crate::windows::Moment;

impl Game {
    /// Deeds take their passage, in this order. Those nobody listens to are done at once.
    pub(crate) fn pass_deeds(
        &mut self,
        deeds: &mut Vec<Deed>,
        teller: Option<u16>,
        by: Option<Seat>,
        cause: Option<AbilityRef>,
    ) {
        if let [deed] = &mut deeds[..]
            && deed.opens_frames()
        {
            return self.perform(deed); // there are no others that its frames would have to stand above
        }
        for done in 0..deeds.len() {
            let deed = &mut deeds[done];
            if deed.opens_frames() || self.is_heard(deed) {
                deeds.reverse();
                deeds.truncate(deeds.len() - done);
                let (stage, taken) = (PassageStage::Would, CardList::new());
                let passage =
                    Passage { deeds: std::mem::take(deeds), stage, teller, by, cause, retrieves: false, taken };
                self.push(Frame::Passage(passage));
                return;
            }
            self.perform(deed);
            self.report(deed, teller);
            self.check_invariants();
        }
    }

    /// A single deed takes its passage.
    pub(crate) fn pass_deed(&mut self, deed: impl Into<Deed>, by: Option<Seat>) {
        let mut told = self.slate.take();
        told.deeds.push(deed.into());
        self.pass_deeds(&mut told.deeds, None, by, None);
        self.slate.give_back(told);
    }

    /// Does anybody listen to a deed? One that opens frames raises no moment of its own: nobody does.
    fn is_heard(&self, deed: &Deed) -> bool {
        let (would, arriving, happened) = deed.moments();
        if would.is_none() && happened.is_none() && !matches!(deed, Deed::Ships(_)) {
            return false; // those with ships may raise others besides
        }
        // Who gets cards may get one that listens; otherwise what lies with the players now decides.
        let gets_cards = matches!(
            deed,
            Deed::Cards(
                CardDeed::Draw { .. }
                    | CardDeed::Take { .. }
                    | CardDeed::Grab { .. }
                    | CardDeed::Swap { by: Some(_), .. }
                    | CardDeed::MixHands { by: Some(_), .. }
            )
        );
        let frees = self.stacked > 0 && matches!(deed, Deed::Ships(ShipDeed::Lose { .. }));
        // Where edges count, what others can see of hands does not matter.
        let gets_cards = gets_cards || self.stops_at_edges();
        let means = self.means();
        let heard = |m: Moment| if gets_cards { self.cast().is_heard(m) } else { self.is_anyone_able(m, &means) };
        frees
            || would.is_some_and(heard)
            || (arriving && heard(Moment::Arriving))
            || happened.is_some_and(heard)
            || (matches!(deed, Deed::Ships(ShipDeed::Settle { .. })) && heard(Moment::ColonyGained))
            || (self.sends_from_warp(deed) && heard(Moment::Retrieved))
    }

    /// Does the deed send ships from the warp straight into the encounter?
    fn sends_from_warp(&self, deed: &Deed) -> bool {
        matches!(deed, Deed::Ships(ShipDeed::Commit { ships, .. }) if ships.iter().any(|s| self.ship(*s).place == Place::Warp))
    }

    fn top_passage(&mut self) -> &mut Passage {
        match self.s.stack.last_mut() {
            Some(Frame::Passage(passage)) => passage,
            _ => unreachable!("a passage is on top"),
        }
    }

    /// Runs the passage on top of the stack.
    pub(crate) fn run_passage(&mut self) {
        let top = self.s.stack.len() - 1;
        let subject = Subject::Deed(top as u16);
        let arrivals = self.cast().is_heard(Moment::Arriving);
        let passage = self.top_passage();
        let Some(deed) = passage.deeds.last() else {
            self.leave();
            return;
        };
        let (would, arriving, happened) = deed.moments();
        let empty = deed.is_empty();
        match passage.stage {
            PassageStage::Would => {
                passage.stage = PassageStage::Do;
                if let Some(moment) = would.filter(|_| !empty) {
                    self.open_now(moment, subject);
                }
            }
            PassageStage::Do => {
                if empty {
                    self.next_deed();
                    return;
                }
                let held_back = arriving && arrivals;
                passage.stage = if held_back { PassageStage::Arriving } else { PassageStage::Happened };
                if deed.opens_frames() {
                    // Frames that a deed opens stand above the rest of the deeds; it leaves the passage first.
                    let mut deed = passage.deeds.pop().expect("there is a deed");
                    passage.stage = PassageStage::Would;
                    if passage.deeds.is_empty() {
                        self.leave();
                    }
                    self.perform(&mut deed);
                    return;
                }
                let mut deed = passage.deeds.pop().expect("there is a deed");
                let freed = self.freed_by(&deed);
                let retrieves = self.sends_from_warp(&deed);
                let before = self.hand_taken_from(&deed);
                match &mut deed {
                    Deed::Cards(cards) if held_back => self.perform_aside(cards),
                    deed => self.perform(deed),
                }
                self.check_invariants();
                let taken = match before {
                    Some((by, before)) => self.hand(by).iter().copied().filter(|c| before.contains(c)).collect(),
                    None => CardList::new(),
                };
                let top = match &mut self.s.stack[top] {
                    Frame::Passage(passage) => passage,
                    _ => unreachable!("the passage stays below what a deed opens"),
                };
                top.taken = taken;
                top.retrieves = retrieves;
                if !freed.is_empty() {
                    // Ships that came free are ordinary again and lost in their turn: their owners' effects see it.
                    top.deeds.push(Deed::Ships(ShipDeed::Lose { ships: freed, why: Loss::Sent }));
                }
                top.deeds.push(deed);
                if held_back {
                    self.open_above(top_index(subject), Moment::Arriving, subject);
                }
            }
            PassageStage::Arriving => {
                passage.stage = PassageStage::Happened;
                let mut deed = passage.deeds.pop().expect("there is a deed");
                if let Deed::Cards(cards) = &mut deed {
                    self.arrive(cards);
                }
                self.check_invariants();
                self.top_passage().deeds.push(deed);
            }
            PassageStage::Happened => {
                passage.stage = PassageStage::After(0);
                let happened = happened.or(passage.retrieves.then_some(Moment::Retrieved));
                self.report_top();
                if let Some(moment) = happened {
                    self.open_now(moment, subject);
                }
            }
            PassageStage::After(_) => {
                let settled = matches!(deed, Deed::Ships(ShipDeed::Settle { .. }));
                let second = passage.stage == PassageStage::After(1);
                passage.stage = PassageStage::After(1);
                if settled && !second {
                    self.open_now(Moment::ColonyGained, subject);
                } else {
                    self.next_deed();
                }
            }
        }
    }

    /// Who takes part of which hand by an exchange of hands; the other party is given its cards (RI-02, C16).
    fn hand_taken_from(&self, deed: &Deed) -> Option<(Seat, CardList)> {
        match deed {
            Deed::Cards(CardDeed::Swap { zones: [_, theirs], by: Some(by) }) => {
                Some((*by, self.cards_in(*theirs).into_iter().collect()))
            }
            Deed::Cards(CardDeed::MixHands { hands, by: Some(by) }) => {
                Some((*by, hands.iter().filter(|s| *s != by).flat_map(|s| self.hand(*s)).copied().collect()))
            }
            _ => None,
        }
    }

    /// Opens a window about a passage even if the deed opened frames of its own: it stands below them.
    fn open_above(&mut self, passage: usize, moment: Moment, subject: Subject) {
        if passage + 1 == self.s.stack.len() {
            self.open(moment, subject);
        } else {
            let window = crate::windows::Window::below(moment, subject);
            self.s.stack.insert(passage + 1, Frame::Window(window));
        }
    }

    fn next_deed(&mut self) {
        let passage = self.top_passage();
        passage.deeds.pop();
        passage.stage = PassageStage::Would;
        if passage.deeds.is_empty() {
            self.leave();
        }
    }

    /// Tells the step that told the deed what it really brought.
    fn report(&mut self, deed: &Deed, teller: Option<u16>) {
        let Some(teller) = teller else { return };
        if let Some(done) = self.s.stack.get_mut(teller as usize).and_then(Frame::done_mut) {
            done.note(deed);
        }
    }
    /// The same for the deed of the passage on top, which stays there.
    fn report_top(&mut self) {
        let Some((Frame::Passage(passage), below)) = self.s.stack.split_last_mut() else {
            unreachable!("a passage is on top")
        };
        if let Some(deed) = passage.deeds.last()
            && let Some(done) = passage.teller.and_then(|t| below.get_mut(t as usize)).and_then(Frame::done_mut)
        {
            done.note(deed);
        }
    }
}

impl Done {
    /// Nothing has been brought yet.
    pub(crate) fn clear(&mut self) {
        self.cards.clear();
        self.ships.clear();
    }
    /// Notes what a deed brought.
    fn note(&mut self, deed: &Deed) {
        match deed {
            Deed::Cards(
                CardDeed::Draw { drawn: cards, .. }
                | CardDeed::Take { taken: cards, .. }
                | CardDeed::Discard { cards, .. }
                | CardDeed::DrawLots { lots: cards, .. },
            ) => {
                self.cards.extend_from_slice(cards);
            }
            Deed::Ships(
                ShipDeed::Lose { ships, .. } | ShipDeed::Remove { ships } | ShipDeed::Capture { ships, .. },
            ) => {
                self.ships.extend_from_slice(ships);
            }
            Deed::Ships(ShipDeed::Settle { moves, .. }) => self.ships.extend(moves.iter().map(|(s, _)| *s)),
            _ => {}
        }
    }
}

fn top_index(subject: Subject) -> usize {
    match subject {
        Subject::Deed(i) | Subject::Use(i) => i as usize,
        Subject::None => unreachable!("a deed has a frame"),
    }
}

impl Occasion {
    /// The moment at which it is heard.
    fn moment(self) -> Moment {
        match self {
            Occasion::NewHand(_) => Moment::NewHand,
            Occasion::TurnToAlly(_) => Moment::TurnToAlly,
            Occasion::DealOver { .. } => Moment::DealOver,
            Occasion::Caught(_) => Moment::Covert,
            Occasion::PowerLost(_) => Moment::PieceChanges,
        }
    }
}

impl Deed {
    /// The moments a deed raises: before it, while cards arrive, and after it.
    pub(crate) fn moments(&self) -> (Option<Moment>, bool, Option<Moment>) {
        match self {
            Deed::Cards(CardDeed::Draw { deck: DeckId::Cosmic | DeckId::Reward, to: Zone::Hand(_), .. }) => {
                (Some(Moment::WouldDraw), true, Some(Moment::Drew))
            }
            Deed::Cards(CardDeed::Draw { deck: DeckId::Cosmic | DeckId::Reward, .. }) => {
                (None, false, Some(Moment::Drew))
            }
            Deed::Cards(CardDeed::Take { .. }) => (Some(Moment::WouldDraw), true, Some(Moment::Took)),
            Deed::Cards(
                CardDeed::Grab { .. } | CardDeed::Swap { by: Some(_), .. } | CardDeed::MixHands { by: Some(_), .. },
            ) => (None, false, Some(Moment::Took)),
            Deed::Cards(CardDeed::Discard { .. }) => (None, false, Some(Moment::Discarded)),
            Deed::Ships(ShipDeed::Lose { .. }) => (Some(Moment::WouldLose), false, Some(Moment::Lost)),
            Deed::Ships(ShipDeed::Remove { .. }) => (None, false, Some(Moment::Lost)),
            Deed::Ships(ShipDeed::Settle { how: Settling::Retrieve, .. }) => {
                (Some(Moment::WouldLand), false, Some(Moment::Retrieved))
            }
            Deed::Ships(ShipDeed::Settle { how: Settling::Land | Settling::Found, .. }) => {
                (Some(Moment::WouldLand), false, Some(Moment::Landed))
            }
            Deed::Ships(ShipDeed::Settle { .. }) => (None, false, Some(Moment::Landed)),
            Deed::Cards(CardDeed::Shuffle { anew: true, .. } | CardDeed::Swap { zones: [Zone::Deck(_), _], .. }) => {
                (None, false, Some(Moment::Shuffled))
            }
            Deed::Occur(occasion) => (None, false, Some(occasion.moment())),
            Deed::Course(CourseDeed::TurnUp { .. }) => (Some(Moment::Flip), false, Some(Moment::Flip)),
            Deed::Pieces(PieceDeed::Leave { .. }) => (Some(Moment::PieceChanges), false, None),
            Deed::Course(CourseDeed::Ally { .. }) => (None, false, Some(Moment::Joined)),
            _ => (None, false, None),
        }
    }
    /// Nothing is left of it: replaced altogether, or about nothing.
    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Deed::Ships(
                ShipDeed::Lose { ships, .. } | ShipDeed::Remove { ships } | ShipDeed::Capture { ships, .. },
            ) => ships.is_empty(),
            Deed::Ships(ShipDeed::Settle { moves, .. }) => moves.is_empty(),
            Deed::Cards(CardDeed::Draw { n, .. } | CardDeed::Take { n, .. }) => *n == 0,
            Deed::Cards(
                CardDeed::Discard { cards, .. } | CardDeed::Move { cards, .. } | CardDeed::Show { cards, .. },
            ) => cards.is_empty(),
            _ => false,
        }
    }
    /// Does it put frames onto the stack?
    pub(crate) fn opens_frames(&self) -> bool {
        matches!(
            self,
            Deed::Course(
                CourseDeed::Follow { .. }
                    | CourseDeed::Announce(_)
                    | CourseDeed::Receive
                    | CourseDeed::Goto(_)
                    | CourseDeed::Replay
                    | CourseDeed::Win { .. }
                    | CourseDeed::Copy { .. }
                    | CourseDeed::Plan(Planned { when: When::AtOnce | When::LastStand(_), .. })
            )
        )
    }
    /// Cards on their way to a hand by a draw or as compensation, and who gets them; the starting hands do not count.
    pub fn arriving(&self) -> Option<(Seat, &CardList)> {
        match self {
            Deed::Cards(CardDeed::Draw { why: DrawWhy::Deal, .. }) => None,
            Deed::Cards(CardDeed::Draw { seat, drawn, to: Zone::Hand(_), .. }) => Some((*seat, drawn)),
            Deed::Cards(CardDeed::Take { to, taken, why: super::TakeWhy::Compensation, .. }) => Some((*to, taken)),
            _ => None,
        }
    }
    /// Ships that land or settle as this kind.
    pub fn settles(&self, kind: Settling) -> bool {
        matches!(self, Deed::Ships(ShipDeed::Settle { how, .. }) if *how == kind)
    }
}

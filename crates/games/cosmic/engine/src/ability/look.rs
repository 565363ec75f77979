//! What an ability sees: the game, and the situation it is looked at in.

use std::ops::Deref;

use super::{AbilityRef, Source};
use crate::deeds::{
    CardDeed, CourseDeed, Deed, DrawWhy, Loss, Moves, Occasion, PieceDeed, Settling, ShipDeed, TakeWhy,
};
use crate::flow::{Bend, Frame, Kind, Standing, Subject, Use};
use crate::game::Game;
use crate::table::*;
use crate::windows::Moment;

/// The game as seen by one ability of one seat in one situation.
#[derive(Clone, Copy)]
pub struct Look<'g> {
    /// The game; read-only.
    pub game: &'g Game,
    /// Who would use the ability, or whom the procedure concerns.
    pub me: Seat,
    /// The ability.
    pub ability: Option<AbilityRef>,
    /// The piece that is used.
    pub piece: Option<PieceId>,
    /// The card that is played.
    pub card: Option<CardId>,
    /// The seat the use is about.
    pub about: Option<Seat>,
    /// The deed or use it answers.
    pub subject: Subject,
}

impl Deref for Look<'_> {
    type Target = Game;
    fn deref(&self) -> &Game {
        self.game
    }
}

impl<'g> Look<'g> {
    /// I have just joined a side and am about to send ships.
    pub fn i_join(&self) -> bool {
        matches!(self.deed(), Some(Deed::Course(CourseDeed::Ally { seat, .. })) if *seat == self.me)
    }
    /// The side I lead or am allied with.
    pub fn my_side(&self) -> Option<Side> {
        self.game.encounter().side_of(self.me)
    }
    /// The side I lead.
    pub fn i_lead(&self) -> Option<Side> {
        self.game.encounter().leads(self.me)
    }
    /// The side I lead, as a main player does.
    pub fn lead(&self) -> Side {
        self.i_lead().expect("a main player")
    }
    /// The other main player, as a main player asks for it once both are known.
    pub fn other_lead(&self) -> Seat {
        self.opponent().expect("both main players are known")
    }
    /// The main player of the other side.
    pub fn opponent(&self) -> Option<Seat> {
        self.my_side().and_then(|side| self.game.encounter().main(side.other()))
    }
    /// The attacks in my hand: the lowest and the highest.
    pub fn my_attacks(&self) -> Option<(i32, i32)> {
        let values = || self.game.hand(self.me).iter().filter_map(|c| self.game.face(*c).attack());
        Some((values().min()?, values().max()?))
    }
    /// How many foreign colonies a seat still needs to win.
    pub fn missing(&self, seat: Seat) -> usize {
        self.game.needed(seat).saturating_sub(self.game.progress(seat))
    }
    /// The seat this use is about.
    pub fn victim(&self) -> Seat {
        self.about.expect("an ability with `about` is used about somebody")
    }
    /// What is left of the effect of this flare that goes on for the rest of the encounter; nothing before it has begun.
    pub fn left(&self) -> Option<u8> {
        let mine = |s: &&Standing| s.source == self.ability && s.by == self.me;
        self.game.standing(Kind::GoesOn).find(mine).and_then(|s| match s.bend {
            Bend::GoesOn(left) => Some(left),
            _ => None,
        })
    }
    /// Has anybody used anything at this moment of the encounter?
    pub fn used_at(&self, moment: Moment) -> bool {
        // A stored game may remember an ability that its source no longer has.
        let def = |ability: AbilityRef| self.game.cast().abilities(ability.source).get(ability.index as usize);
        self.game.spent().any(|(ability, _)| def(ability).is_some_and(|a| a.when == moment))
    }
    /// Have I used this power in this encounter, by itself or with its super flare?
    pub fn used_power(&self) -> bool {
        let alien = |source: Source| match source {
            Source::Power(alien) | Source::Super(alien) => Some(alien),
            _ => None,
        };
        let mine = self.ability.and_then(|a| alien(a.source));
        let is_use = |a: AbilityRef| {
            let def = self.game.cast().abilities(a.source).get(a.index as usize);
            def.is_some_and(|def| def.is_use && (def.uses_power || matches!(a.source, Source::Power(_))))
        };
        self.game.spent().any(|(a, by)| by == self.me && is_use(a) && alien(a.source) == mine)
    }
    /// The number printed on the card that is played, beside its text.
    pub fn printed(&self) -> i32 {
        self.card.and_then(|c| self.game.face(c).number()).unwrap_or(0)
    }
    /// My piece.
    pub fn my_piece(&self) -> &'g Piece {
        self.game.piece(self.piece.expect("a power is used from a sheet"))
    }
    /// Who has it.
    pub fn my_holder(&self) -> Option<Seat> {
        self.game.holder(self.piece.expect("a power is used from a sheet"))
    }
    /// The alien whose sheet is used.
    pub fn my_alien(&self) -> AlienIx {
        self.my_piece().alien().expect("a power is used from an alien's sheet")
    }
    /// What is noted on my piece under a key of its own.
    pub fn noted<T: TryFrom<Value, Error = OtherKind>>(&self, key: &str) -> Option<T> {
        let value = self.my_piece().noted(self.note(key))?;
        Some(T::try_from(value).expect("the kind that was noted"))
    }
    /// The number of a note that my piece can have.
    pub(crate) fn note(&self, key: &str) -> u8 {
        self.game.cast().def(self.my_piece().def).note(key).expect("a note in the table of what is printed on it")
    }
    /// Is it my piece that is about to leave the game?
    pub fn my_piece_leaves(&self) -> bool {
        matches!(self.deed(), Some(Deed::Pieces(PieceDeed::Leave { piece })) if Some(*piece) == self.piece)
    }
    /// The frame that holds the deed in question.
    pub fn passage(&self) -> Option<u16> {
        match self.subject {
            Subject::Deed(frame) => Some(frame),
            _ => None,
        }
    }
    /// The deed in question.
    pub fn deed(&self) -> Option<&'g Deed> {
        match self.game.state().stack.get(self.passage()? as usize) {
            Some(Frame::Passage(passage)) => passage.deeds.last(),
            _ => None,
        }
    }
    /// What caused the deed in question.
    pub fn deed_cause(&self) -> Option<AbilityRef> {
        match self.game.state().stack.get(self.passage()? as usize) {
            Some(Frame::Passage(passage)) => passage.cause,
            _ => None,
        }
    }
    /// Whose doing it is.
    pub fn deed_by(&self) -> Option<Seat> {
        match self.game.state().stack.get(self.passage()? as usize) {
            Some(Frame::Passage(passage)) => passage.by,
            _ => None,
        }
    }
    /// The frame of the use in question.
    pub fn use_frame(&self) -> Option<u16> {
        match self.subject {
            Subject::Use(frame) => Some(frame),
            _ => None,
        }
    }
    /// The use in question.
    pub fn used(&self) -> Option<&'g Use> {
        match self.game.state().stack.get(self.use_frame()? as usize) {
            Some(Frame::Use(used)) => Some(used),
            _ => None,
        }
    }
    /// The use that another use answers.
    pub fn use_behind(&self, answer: &Use) -> Option<&'g Use> {
        match answer.subject {
            Subject::Use(frame) => match self.game.state().stack.get(frame as usize) {
                Some(Frame::Use(used)) => Some(used),
                _ => None,
            },
            _ => None,
        }
    }
    /// The use in question, as long as nothing has stopped it.
    pub fn live_use(&self) -> Option<&'g Use> {
        self.used().filter(|u| u.cancelled.is_none())
    }
    /// The use in question, as long as it can be stopped.
    pub fn stoppable_use(&self) -> Option<&'g Use> {
        self.live_use().filter(|u| !self.game.cast().ability(u.ability).sure)
    }
    /// The use in question, as long as it is one of a power that can be stopped: the text of a piece that is no alien's sheet is
    /// none.
    pub fn stoppable_power(&self) -> Option<&'g Use> {
        self.stoppable_use().filter(|u| !matches!(u.ability.source, Source::Piece(_)))
    }
    /// The ships that are about to be lost or have just been lost, and why; removed ships have no reason.
    pub fn losses(&self) -> (&'g [ShipId], Option<Loss>) {
        match self.deed() {
            Some(Deed::Ships(ShipDeed::Lose { ships, why })) => (ships, Some(*why)),
            Some(Deed::Ships(ShipDeed::Remove { ships })) => (ships, None),
            _ => (&[], None),
        }
    }
    /// Those of them that belong to a seat.
    pub fn losses_of(&self, seat: Seat) -> ShipList {
        let colour = self.game.colour(seat);
        self.losses().0.iter().copied().filter(|s| self.game.ship(*s).colour == colour).collect()
    }
    /// The seats that lose ships.
    pub fn losers(&self) -> Seats {
        self.losses().0.iter().filter_map(|s| self.game.seat_of(self.game.ship(*s).colour)).collect()
    }
    /// What gives the occasion, where nothing is done.
    pub fn occasion(&self) -> Option<Occasion> {
        match self.deed() {
            Some(Deed::Occur(occasion)) => Some(*occasion),
            _ => None,
        }
    }
    /// The ships that are about to come or have just come to planets.
    pub fn settling(&self) -> Option<&'g Moves> {
        match self.deed() {
            Some(Deed::Ships(ShipDeed::Settle { moves, .. })) => Some(moves),
            _ => None,
        }
    }
    /// The same, if they come in this way.
    pub fn settling_as(&self, way: Settling) -> Option<&'g Moves> {
        self.settling().filter(|_| self.deed().is_some_and(|deed| deed.settles(way)))
    }
    /// Is the offense still due to retrieve a ship in this regroup phase? Then something else may take its place.
    pub fn retrieval_is_due(&self) -> bool {
        !self.game.bent(Bend::NoRetrieval) && self.game.in_warp(self.game.offense()) > 0
    }
    /// The ships that have just left the warp, for a planet or straight for the encounter.
    pub fn retrieved(&self) -> ShipList {
        match self.deed() {
            Some(Deed::Ships(ShipDeed::Settle { moves, .. })) => moves.iter().map(|(s, _)| *s).collect(),
            Some(Deed::Ships(ShipDeed::Commit { ships, .. })) => ships.clone(),
            _ => ShipList::new(),
        }
    }
    /// The seats that gain a colony by the ships that have just come to planets (R2.1).
    pub fn colony_gainers(&self) -> Seats {
        let Some(moves) = self.settling() else { return Seats::NONE };
        let new = |(ship, planet): &(ShipId, PlanetId)| {
            let colour = self.game.ship(*ship).colour;
            let came = moves.iter().filter(|(s, p)| p == planet && self.game.ship(*s).colour == colour).count();
            self.game.on_planet(*planet, colour) as usize <= came
        };
        moves.iter().filter(|m| new(m)).filter_map(|(s, _)| self.game.ship_owner(*s)).collect()
    }
    /// Who has just taken which cards out of another hand; a gift is not taken (RI-01, RI-07).
    pub fn taking(&self) -> Option<(Seat, &'g CardList)> {
        let Some(Frame::Passage(passage)) = self.game.state().stack.get(self.passage()? as usize) else { return None };
        match passage.deeds.last()? {
            Deed::Cards(CardDeed::Take { why: TakeWhy::Deal, .. }) => None,
            Deed::Cards(CardDeed::Take { to, taken, .. }) => Some((*to, taken)),
            Deed::Cards(CardDeed::Grab { to, cards }) => Some((*to, cards)),
            Deed::Cards(CardDeed::Swap { by: Some(by), .. } | CardDeed::MixHands { by: Some(by), .. }) => {
                Some((*by, &passage.taken))
            }
            _ => None,
        }
    }
    /// Who has just drawn all cards of its rewards, and which: those of both decks, when the last are there.
    pub fn rewards_drawn(&self) -> Option<(Seat, CardList)> {
        let stack = &self.game.state().stack;
        let Some(Frame::Passage(passage)) = stack.get(self.passage()? as usize) else { return None };
        let [before @ .., Deed::Cards(CardDeed::Draw { seat, drawn, why, .. })] = &passage.deeds[..] else {
            return None;
        };
        match (why, before.last()) {
            (_, Some(Deed::Cards(CardDeed::Draw { why: DrawWhy::RewardToo, .. }))) => None,
            (DrawWhy::Reward, _) => Some((*seat, drawn.clone())),
            (DrawWhy::RewardToo, _) => {
                let done = stack.get(passage.teller? as usize)?.done()?;
                let first = done.cards.iter().filter(|c| !drawn.contains(c));
                Some((*seat, first.chain(drawn).copied().collect()))
            }
            _ => None,
        }
    }
    /// Who has just drawn or taken cards, and which.
    pub fn drawing(&self) -> Option<(Seat, &'g CardList)> {
        match self.deed()? {
            Deed::Cards(CardDeed::Draw { seat, drawn, .. }) => Some((*seat, drawn)),
            Deed::Cards(CardDeed::Take { to, taken, .. }) => Some((*to, taken)),
            Deed::Cards(CardDeed::Grab { to, cards }) => Some((*to, cards)),
            _ => None,
        }
    }
}

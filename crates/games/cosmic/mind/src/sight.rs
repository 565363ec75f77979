//! What one seat may know, read straight from the table. An allow-list: whoever holds nothing else cannot peek.

use engine::Game;
use engine::ability::{Ability, AbilityRef, Deeds, Goal, Look, Pick, Source};
use engine::ask::Offer;
use engine::deeds::Deed;
use engine::flow::{Bend, Frame, Outcome, Role, Subject, Use};
use engine::table::*;
use engine::windows::Phase;

/// The game through the eyes of one seat.
#[derive(Clone, Copy)]
pub struct Sight<'g> {
    game: &'g Game,
    me: Seat,
    eye: u8,
    /// Somebody plays an alien with a way of its own to win.
    goals: bool,
}

/// The encounter as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// The phase.
    pub phase: Phase,
    /// The main player of the offense.
    pub offense: Seat,
    /// The main player of the defense, once known.
    pub defense: Option<Seat>,
    /// The targeted planet, once known.
    pub target: Option<PlanetId>,
    /// Who has allied, by side.
    pub allies: [Seats; 2],
    /// The cards have been revealed.
    pub revealed: bool,
    /// The lower total wins.
    pub lower_wins: bool,
    /// The winners will lose and the losers win.
    pub upset: bool,
    /// The side that wins whatever the cards say.
    pub decided: Option<Side>,
    /// The outcome, once known.
    pub outcome: Option<Outcome>,
}

impl Scene {
    /// The main player of a side.
    pub fn main(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Offense => Some(self.offense),
            Side::Defense => self.defense,
        }
    }
    /// The side a seat leads.
    pub fn leads(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|s| self.main(*s) == Some(seat))
    }
    /// The side a seat leads or is allied with.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.leads(seat).or_else(|| Side::BOTH.into_iter().find(|s| self.allies[s.ix()].has(seat)))
    }
    /// Main player and allies of a side.
    pub fn members(&self, side: Side) -> Seats {
        self.allies[side.ix()].or(self.main(side).map_or(Seats::NONE, Seats::one))
    }
}

/// A use that may be answered.
#[derive(Clone, Copy, Debug)]
pub struct Used {
    /// What is used.
    pub ability: AbilityRef,
    /// By whom.
    pub by: Seat,
    /// The seat it is about.
    pub about: Option<Seat>,
}

/// How far a seat has come on a way to win that is not colonies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Steps that are left.
    pub left: i32,
    /// The whole way.
    pub steps: i32,
    /// How many colonies of the usual way are as far.
    pub colonies: usize,
}

/// The ways to win that the powers of a seat open to it besides colonies.
fn goals(game: &Game, seat: Seat) -> impl Iterator<Item = (&'static Goal, Look<'_>)> {
    game.powers(seat).filter_map(move |piece| {
        let alien = game.cast().aliens[game.piece(piece).alien()?.ix()];
        alien.goal.as_ref().map(|goal| (goal, game.look_at(seat, piece)))
    })
}

/// The nearest of the ways to win that a seat has besides colonies.
pub(crate) fn way(game: &Game, seat: Seat) -> Option<Way> {
    let ways = goals(game, seat).map(|(goal, look)| {
        let (left, steps) = ((goal.left)(&look), goal.steps);
        let alike = (game.needed(seat) * left.max(0) as usize).div_ceil(steps as usize);
        // With more than one step left it cannot be the next one.
        let colonies = if left <= 1 { 1 } else { alike.max(2) };
        Way { left, steps, colonies }
    });
    ways.min_by_key(|way| way.colonies)
}

/// The cards whose whereabouts a seat does not know, counted by what they are.
#[derive(Clone, Copy, Debug)]
pub struct Unseen {
    /// All of them.
    pub cards: u16,
    /// Attacks by value; the first place counts those below nought, too.
    pub attacks: [u8; Unseen::VALUES],
    /// Negotiates.
    pub negotiates: u8,
    /// Morphs.
    pub morphs: u8,
}

impl Unseen {
    /// How many values of attacks are told apart: higher ones count with the highest.
    pub const VALUES: usize = 48;
}

impl<'g> Sight<'g> {
    /// What a seat may know of a game.
    pub fn new(game: &'g Game, me: Seat) -> Sight<'g> {
        let goals = game.sheets().any(|(_, alien, _)| game.cast().aliens[alien.ix()].goal.is_some());
        Sight { game, me, eye: game.eye(me), goals }
    }
    /// Whose eyes these are.
    pub fn me(&self) -> Seat {
        self.me
    }

    // ---- the race ----------------------------------------------------------------------------------------------

    /// All seats.
    pub fn seats(&self) -> Seats {
        self.game.seats()
    }
    /// All other seats.
    pub fn rivals(&self) -> Seats {
        self.seats().without(self.me)
    }
    /// Foreign colonies a seat has.
    pub fn foreign(&self, seat: Seat) -> usize {
        self.game.progress(seat)
    }
    /// Home colonies a seat has.
    pub fn home(&self, seat: Seat) -> usize {
        self.game.home_colonies(seat)
    }
    /// Foreign colonies a seat still needs to win (R18.1).
    pub fn missing(&self, seat: Seat) -> usize {
        self.game.needed(seat).saturating_sub(self.foreign(seat))
    }
    /// The nearest way to win that a seat has besides colonies.
    pub fn way(&self, seat: Seat) -> Option<Way> {
        if self.goals { way(self.game, seat) } else { None }
    }
    /// How far a seat is from winning in any way, in foreign colonies.
    pub fn distance(&self, seat: Seat) -> usize {
        let missing = self.missing(seat);
        self.way(seat).map_or(missing, |way| way.colonies.min(missing))
    }
    /// How many steps a seat comes nearer to winning in a way of its own should the encounter end so.
    pub fn brings(&self, seat: Seat, outcome: Outcome) -> i32 {
        if !self.goals {
            return 0;
        }
        goals(self.game, seat).map(|(goal, look)| (goal.brings)(&look, outcome)).max().unwrap_or(0)
    }
    /// Foreign colonies a seat needs in all.
    pub fn needed(&self, seat: Seat) -> usize {
        self.game.needed(seat)
    }
    /// Home colonies without which a power is lost (R19.6).
    pub fn to_keep_power(&self) -> usize {
        self.game.state().options.to_keep_power() as usize
    }
    /// The seats about to win, while that is being decided.
    pub fn winners(&self) -> Option<Seats> {
        self.game.proposed_winners()
    }

    // ---- ships and planets -------------------------------------------------------------------------------------

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.game.colour(seat)
    }
    /// The seat that plays a colour.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.game.seat_of(colour)
    }
    /// The seat in whose system a planet lies.
    pub fn owner_of(&self, planet: PlanetId) -> Option<Seat> {
        self.game.owner_of(planet)
    }
    /// How many ships of a seat are on a planet.
    pub fn on_planet(&self, planet: PlanetId, seat: Seat) -> usize {
        self.game.on_planet(planet, self.colour(seat)) as usize
    }
    /// The planets of a seat's system.
    pub fn system(&self, seat: Seat) -> impl Iterator<Item = PlanetId> {
        self.game.system(self.colour(seat)).iter()
    }
    /// The planets on which I have colonies, with the ships there.
    pub fn my_colonies(&self) -> impl Iterator<Item = (PlanetId, usize)> {
        let colour = self.colour(self.me);
        self.game.colonies(colour).iter().map(move |p| (p, self.game.on_planet(p, colour) as usize))
    }
    /// How many ships of a seat are in the warp.
    pub fn warp(&self, seat: Seat) -> usize {
        self.game.in_warp(seat)
    }
    /// How many ships of a seat take part on a side.
    pub fn ships_of(&self, seat: Seat, side: Side) -> usize {
        self.game.count_in_encounter(seat, side)
    }
    /// How many ships take part on a side.
    pub fn ships(&self, side: Side) -> usize {
        self.game.side_ships(side)
    }

    // ---- cards -------------------------------------------------------------------------------------------------

    /// How many cards a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.game.hand(seat).len()
    }
    /// The faces in a hand that I know.
    pub fn known_in_hand(&self, seat: Seat) -> impl Iterator<Item = Face> {
        self.game.hand(seat).iter().filter_map(|c| self.face(*c))
    }
    /// My hand.
    pub fn hand(&self) -> &'g [CardId] {
        self.game.hand(self.me)
    }
    /// The face of a card, if I know it.
    pub fn face(&self, card: CardId) -> Option<Face> {
        let card = &self.game.cards[card.ix()];
        (card.known & self.eye != 0).then_some(card.face)
    }
    /// The type of a card with this face.
    pub fn card_type(&self, face: Face) -> CardType {
        self.game.cast().card_type(face)
    }
    /// The cards I cannot place: everybody can count what the deck holds and what has come to light.
    pub fn unseen(&self) -> Unseen {
        let mut unseen = Unseen { cards: 0, attacks: [0; Unseen::VALUES], negotiates: 0, morphs: 0 };
        let hidden = |c: &&Card| c.known & self.eye == 0 && c.back != DeckId::Destiny && c.zone != Zone::Removed;
        for card in self.game.cards.iter().filter(hidden) {
            unseen.cards += 1;
            match card.face {
                Face::Attack(n) => unseen.attacks[(n.max(0) as usize).min(Unseen::VALUES - 1)] += 1,
                face if face.is_negotiate() => unseen.negotiates += 1,
                Face::Morph => unseen.morphs += 1,
                _ => {}
            }
        }
        unseen
    }

    // ---- the encounter -----------------------------------------------------------------------------------------

    /// The encounter under way.
    pub fn scene(&self) -> Option<Scene> {
        let game = self.game;
        game.maybe_encounter().map(|e| Scene {
            phase: e.phase,
            offense: e.offense,
            defense: e.defense,
            target: e.target,
            allies: e.allies,
            revealed: e.revealed,
            lower_wins: game.bent(Bend::LowerWins),
            upset: game.bent(Bend::Upset),
            decided: game.declared(),
            outcome: e.outcome,
        })
    }
    /// What a failed deal costs a party, whatever the cards say (R14.11).
    pub fn penalty(&self, seat: Seat) -> u8 {
        self.game.deal_penalty(seat)
    }
    /// The factor of a side's kicker, if I know it.
    pub fn kicker(&self, side: Side) -> Option<i32> {
        self.face(self.game.maybe_encounter()?.slots.get(Role::Kicker, side)?.card)?.number()
    }
    /// The card before a side as it counts now: once revealed, or before that if I know it.
    pub fn laid(&self, side: Side) -> Option<Face> {
        self.laid_after(side, &[])
    }
    /// The same after deeds that are foreseen.
    pub fn laid_after(&self, side: Side, deeds: &[Deed]) -> Option<Face> {
        let e = self.game.maybe_encounter()?;
        if e.revealed {
            return self.game.current_after(side, deeds).map(|c| c.face);
        }
        e.card(side).and_then(|c| self.face(c))
    }
    /// The total of a side, once the cards are revealed.
    pub fn total(&self, side: Side) -> Option<i32> {
        self.total_after(side, &[])
    }
    /// The same after deeds that are foreseen.
    pub fn total_after(&self, side: Side, deeds: &[Deed]) -> Option<i32> {
        self.game.maybe_encounter().filter(|e| e.revealed).map(|_| self.game.total_after(side, deeds))
    }

    // ---- abilities ---------------------------------------------------------------------------------------------

    /// The declaration of an ability.
    pub fn ability(&self, ability: AbilityRef) -> &'static Ability {
        self.game.cast().ability(ability)
    }
    /// Does an ability belong to an alien with a way of its own to win?
    pub fn has_goal(&self, ability: AbilityRef) -> bool {
        match ability.source {
            Source::Power(alien) | Source::Super(alien) => self.game.cast().aliens[alien.ix()].goal.is_some(),
            _ => false,
        }
    }
    /// The use that may be answered now.
    pub fn used(&self) -> Option<Used> {
        self.use_in_question().map(|u| Used { ability: u.ability, by: u.by, about: u.about })
    }
    fn use_in_question(&self) -> Option<&'g Use> {
        match self.subject() {
            Subject::Use(frame) => self.game.use_in(frame),
            _ => None,
        }
    }
    /// What the first step of a use on offer would do, if it asks nothing.
    pub fn foresee(&self, offer: &Offer) -> Option<Deeds> {
        self.game.foresee(offer, self.me, self.subject())
    }
    /// What the use that may be answered now will do next, if it asks nothing.
    pub fn foresee_use(&self) -> Option<Deeds> {
        self.game.foresee_use(self.use_in_question()?)
    }
    /// What happens instead of that use if it is cancelled.
    pub fn foresee_cancelled(&self) -> Option<Deeds> {
        self.game.foresee_cancelled(self.use_in_question()?)
    }
    /// How welcome the effect of an offer would be to me, by its own hint.
    pub fn welcome(&self, offer: &Offer) -> i8 {
        let Offer { ability, card, piece, about } = *offer;
        let look =
            Look { game: self.game, me: self.me, ability: Some(ability), piece, card, about, subject: self.subject() };
        (self.ability(ability).welcome)(&look)
    }
    /// How welcome a choice for an effect would be to me, by its own hint.
    pub fn prefers(&self, ability: AbilityRef, pick: Pick) -> i8 {
        let Some(prefers) = self.ability(ability).prefers else { return 0 };
        let look = Look {
            game: self.game,
            me: self.me,
            ability: Some(ability),
            piece: None,
            card: None,
            about: None,
            subject: Subject::None,
        };
        prefers(&look, pick)
    }
    /// How welcome what my powers make of an encounter card would be, by their own hints.
    pub fn suits(&self, card: CardId) -> i32 {
        let mut sum = 0;
        for piece in self.game.powers(self.me) {
            let power = self.game.cast().def(self.game.piece(piece).def).abilities;
            for suits in power.iter().filter_map(|a| a.suits) {
                sum += suits(&Look { card: Some(card), ..self.game.look_at(self.me, piece) }) as i32;
            }
        }
        sum
    }
    fn subject(&self) -> Subject {
        match self.game.state().stack.last() {
            Some(Frame::Window(window)) => window.subject,
            _ => Subject::None,
        }
    }
}

//! Everything that can happen, one by one.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Amend, DrawWhy, Exchanged, Loss, Moves, Occasion, Settling, TakeWhy};
use crate::ability::AbilityRef;
use crate::flow::{Cancel, Gain, Kind, Label, LastStand, Outcome, Rule, Sleight, Standing};
use crate::table::*;

/// Something visible that happens on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// A rule is bent for a time.
    Impose(Standing),
    /// The standing effects of a kind end.
    Lift(Kind),
    /// Cards are drawn from a deck.
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many.
        n: u8,
        /// From which deck.
        deck: DeckId,
        /// Where they go.
        to: Zone,
        /// Why.
        why: DrawWhy,
        /// Those drawn so far.
        drawn: CardList,
    },
    /// Cards are taken at random from a hand (R24.9).
    Take {
        /// From whose hand.
        from: Seat,
        /// Who takes.
        to: Seat,
        /// How many.
        n: u8,
        /// Why.
        why: TakeWhy,
        /// How many of those at random have the back of the reward deck; as it happens if nobody has chosen (G-045).
        backs: Option<u8>,
        /// Those taken; cards named beforehand come first, the rest at random.
        taken: CardList,
    },
    /// Cards go to another zone: given, set aside, picked up.
    Move {
        /// The cards.
        cards: CardList,
        /// Where they go.
        to: Zone,
    },
    /// Chosen cards are taken from another hand: rifts notice it, as they do not notice a gift.
    Grab {
        /// The cards.
        cards: CardList,
        /// Who takes them.
        to: Seat,
    },
    /// Cards are discarded, each to the pile of its back.
    Discard {
        /// The cards, in the order they go.
        cards: CardList,
    },
    /// Some of these cards are picked at random; they stay where they are until it is told what becomes of them.
    DrawLots {
        /// Among these; there may be none.
        among: CardList,
        /// How many.
        n: u8,
        /// How many of them with the back of the reward deck, if somebody has chosen.
        backs: Option<u8>,
        /// Those picked.
        lots: CardList,
    },
    /// Cards go face down under the deck of their back.
    Bury {
        /// The cards.
        cards: CardList,
    },
    /// Cards are shown.
    Show {
        /// The cards.
        cards: CardList,
        /// To whom; to everybody if nobody is named.
        to: Option<Seat>,
    },
    /// A seat looks at all cards of a hand or a draw pile.
    Look {
        /// Where.
        at: Zone,
        /// Who.
        by: Seat,
    },
    /// Two seats exchange hands, or mix them and deal each as many cards as before.
    SwapHands {
        /// Who does it.
        by: Seat,
        /// With whom.
        with: Seat,
        /// Are they mixed?
        mixed: bool,
    },
    /// A draw pile is shuffled; with its discard pile it is a new deck.
    Shuffle {
        /// Which deck.
        deck: DeckId,
        /// With the discard pile?
        anew: bool,
    },
    /// Ships go to the warp.
    Lose {
        /// The ships.
        ships: ShipList,
        /// Why.
        why: Loss,
    },
    /// Ships leave the game.
    Remove {
        /// The ships.
        ships: ShipList,
    },
    /// Ships are captured: stacked under another one, or laid around a system.
    Capture {
        /// The ships.
        ships: ShipList,
        /// Where they go.
        to: Place,
    },
    /// Ships come to planets.
    Settle {
        /// Which goes where.
        moves: Moves,
        /// How.
        how: Settling,
    },
    /// Ships go into the gate, as launched or allied ships of the offense's side, or beside the planet.
    Commit {
        /// The ships.
        ships: ShipList,
        /// The side they strengthen.
        side: Side,
    },
    /// Cards become ships in the encounter until it is over.
    Hire {
        /// Whose cards and ships.
        seat: Seat,
        /// The cards.
        cards: CardList,
        /// The side they strengthen.
        side: Side,
    },
    /// Hired ships are replaced and leave the encounter: their cards are discarded, but no ship is lost.
    Dismiss {
        /// The ships.
        ships: ShipList,
    },
    /// A seat has so many more ships on each of its home planets, for good.
    AddShips {
        /// Who.
        seat: Seat,
        /// How many on each planet.
        each: u8,
    },
    /// Two planets change places, each into the system of the other, with all that is on them.
    SwapPlanets {
        /// One planet.
        a: PlanetId,
        /// The other.
        b: PlanetId,
    },
    /// A planet goes into the gate in place of ships, with all ships on it; their owners are allies of the offense.
    Embark {
        /// The planet.
        planet: PlanetId,
        /// The sheet whose power sends it.
        sheet: SheetId,
    },
    /// What is about to happen changes.
    Amend {
        /// The gate frame of the deed; none for a gain or a win that is announced on the table.
        gate: Option<u16>,
        /// How.
        how: Amend,
    },
    /// Nothing is done, but those who listen hear of it.
    Occur(Occasion),
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
        /// The planet is an empty home planet to be settled again (R6.4).
        resettling: bool,
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
    /// An encounter card is laid down.
    Lay {
        /// The side.
        side: Side,
        /// The card.
        card: CardId,
        /// Face up?
        open: bool,
    },
    /// A second card is laid face down beside a side's encounter card.
    LayBeside {
        /// The side.
        side: Side,
        /// The card.
        card: CardId,
    },
    /// The encounter card of a side is set aside until the encounter is over, and goes back then.
    SetAside {
        /// The side.
        side: Side,
    },
    /// Cards are played for their value, besides encounter cards: they come back if time runs back.
    CountAsPlayed {
        /// The cards.
        cards: CardList,
    },
    /// A kicker is announced and laid down, face down (IR-10).
    Kick {
        /// The side.
        side: Side,
        /// The card.
        card: CardId,
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
    /// A seat says something aloud, or something is told aloud of it.
    Tell {
        /// Who.
        by: Seat,
        /// Whose words these are; the rulebook's if nobody's.
        source: Option<AbilityRef>,
        /// The number of the word ([`crate::ability::Cast::speaker`]).
        word: u8,
        /// What it is about.
        values: SmallVec<[Value; 2]>,
    },
    /// So it stands now with what is taken unseen: what somebody has up the sleeve, and who has cried out.
    Palm {
        /// What is taken.
        sleight: Option<Sleight>,
        /// Who has cried out in this encounter.
        cried: Seats,
    },
    /// The two encounter cards change places.
    SwapCards,
    /// Another card takes the place of a side's encounter card, which is discarded.
    Replace {
        /// The side.
        side: Side,
        /// The new card.
        card: CardId,
    },
    /// The outcome is this, whatever it was before.
    Outcome(Outcome),
    /// A planet leaves the game, and nobody lands there. What becomes of the ships on it is told besides.
    Destroy {
        /// The planet.
        planet: PlanetId,
        /// Who keeps it, and for how many foreign colonies it counts towards winning.
        trophy: Option<(Seat, u8)>,
    },
    /// A gain joins those that are announced, at its place in timing order (R16.3, R23.4).
    Announce(Gain),
    /// Rewards are received because an effect says so: like any others (R16.5).
    Reward {
        /// Who receives them.
        seat: Seat,
        /// How many.
        amount: u8,
    },
    /// The gain that was announced is received as it stands now.
    Receive,
    /// A seat takes the sheet of an alien, in place of any it had.
    TakeSheet {
        /// Who.
        seat: Seat,
        /// Which alien.
        alien: AlienIx,
    },
    /// An alien that nobody plays is drawn by chance, and a seat has its sheet: as its own, or beside another one.
    TakeUnused {
        /// Who.
        seat: Seat,
        /// The sheet it lies beside.
        beside: Option<SheetId>,
    },
    /// A sheet leaves the game, with all that lies on it.
    LeaveSheet {
        /// The sheet.
        sheet: SheetId,
    },
    /// Something is noted on a sheet, in place of what was there, or struck out.
    Note {
        /// The sheet.
        sheet: SheetId,
        /// The number of the note in the alien's table.
        note: u8,
        /// What is noted.
        value: Option<Value>,
    },
    /// A sheet goes to another seat for this encounter.
    Lend {
        /// The sheet.
        sheet: SheetId,
        /// Who has it meanwhile.
        to: Seat,
        /// Does its own power sleep meanwhile?
        instead: bool,
        /// The sheet without which the loan ends.
        bound_to: Option<SheetId>,
    },
    /// Two seats exchange their powers, or two players their places with all they have.
    Exchange {
        /// One of them.
        a: Seat,
        /// The other one.
        b: Seat,
        /// What they exchange.
        what: Exchanged,
    },
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
    /// An encounter interrupts the turn.
    Interrupt {
        /// Its offense.
        offense: Seat,
        /// Its defense.
        defense: Seat,
        /// The alien whose doing it is.
        by: AlienIx,
    },
    /// The owner of the turn has another encounter after this one, whatever its result, with an encounter card in hand.
    AnotherEncounter,
    /// The turn ends with this encounter, whatever its result.
    EndTurn,
    /// The deck has run out: all hands are dealt anew (R24.5).
    Quake {
        /// Who had to draw.
        drawer: Seat,
    },
    /// Another encounter follows at once when this one is over; then play goes on where it stopped (R17.7).
    Sequel {
        /// Its offense.
        offense: Seat,
        /// Its defense, in whose home system it takes place.
        defense: Seat,
    },
    /// The encounter is played again from planning (both cards are gone from the table).
    Replay,
    /// Seats win the game at once (R18.4).
    Win {
        /// Who.
        seats: Seats,
    },
    /// Somebody fights for the win on the table.
    Stand {
        /// The last stand.
        stand: LastStand,
        /// Against whom, if that is settled.
        against: Option<Seat>,
    },
    /// A flare counts as not played (ruling Z-04).
    Unplay {
        /// The flare's alien.
        alien: AlienIx,
        /// Who had played it.
        by: Seat,
    },
}

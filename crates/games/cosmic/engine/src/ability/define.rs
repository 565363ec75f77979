//! What a piece, flare or card declares: static tables of abilities (R4, R22).

use crate::ability::{Look, Ruling, Store, Telling};
use crate::flow::Outcome;
use crate::game::Game;
use crate::options::Options;
use crate::table::*;
use crate::windows::Moment;
use serde::{Deserialize, Serialize};

/// One step of an effect: it looks, asks with `?`, then tells deeds.
pub type Effect = fn(&mut Telling) -> Ruling;

/// Who may use an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Any player.
    Any,
    /// The offense or the defense.
    Main,
    /// The offense.
    Offense,
    /// The defense.
    Defense,
    /// An ally of either side.
    Ally,
    /// An ally of the offense.
    OffensiveAlly,
    /// A main player or an ally.
    Involved,
    /// Anybody but the main players.
    NotMain,
    /// Anybody not involved.
    Bystander,
    /// Anybody but the offense.
    NotOffense,
    /// Anybody but the defense.
    NotDefense,
}

/// How often an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Once per situation it fits (R19.3).
    Situation,
    /// Once per encounter.
    Encounter,
    /// Once per turn.
    Turn,
    /// As often as its owner likes.
    Free,
}

/// What becomes of a flare after it was used (R21.5, R21.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// It returns to where it was played from.
    Returns,
    /// It goes to the alien it is named after, or is discarded if nobody is that alien.
    ToItsAlien,
    /// It is discarded.
    Discarded,
}

/// One of the things an effect lets a player choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Yes.
    Yes,
    /// No.
    No,
    /// One of its own options.
    Option(u8),
    /// A number.
    Number(i16),
    /// A seat.
    Seat(Seat),
    /// A card.
    Card(CardId),
    /// A planet.
    Planet(PlanetId),
    /// A face that is named.
    Face(Face),
}

/// One thing an alien, flare or card can do.
#[derive(Debug)]
pub struct Ability {
    /// The moment at which it is heard.
    pub when: Moment,
    /// The role its user needs.
    pub who: Who,
    /// Compulsory?
    pub must: bool,
    /// Is it a use that a zap can answer (R20.3)?
    pub is_use: bool,
    /// Earlier layers act first, whatever the seats (R23.4).
    pub layer: i8,
    /// How often it works.
    pub limit: Limit,
    /// Further conditions, from what everybody knows.
    pub applies: fn(&Look) -> bool,
    /// What its user must hold besides, as far as others cannot know it.
    pub holds: fn(&Look) -> bool,
    /// One use for each of these seats, instead of one in all.
    pub about: Option<fn(&Look) -> Seats>,
    /// The steps.
    pub effect: &'static [Effect],
    /// The step whose choices are answered by zaps before its deeds happen.
    pub announce: u8,
    /// So many steps belong to the play of its card: they come before others may answer it.
    pub declares: u8,
    /// What happens instead when the use is zapped.
    pub on_zapped: Option<Effect>,
    /// A number that stays live in the totals ([`Bend::Total`](crate::flow::Bend::Total)).
    pub live: Option<fn(&Look) -> i32>,
    /// The words of its own choices, by their keys.
    pub labels: &'static [&'static str],
    /// Is its card played for it? If not, the ability acts from where the card lies, and says what becomes of it.
    pub plays: bool,
    /// A super flare that uses the power: zappable as the power is (R20, ruling Z-02).
    pub uses_power: bool,
    /// Works even while the piece is face down: what a lost power leaves behind is cleared away (R19.10), or what lies hidden
    /// comes out by being used.
    pub even_lost: bool,
    /// Nothing can cancel, prevent or steal the card ([`Look::stoppable_use`]).
    pub sure: bool,
    /// What becomes of the card afterwards.
    pub after: After,
    /// A hint for players who do not know it: how welcome the effect would be to its user now, about in points of a
    /// total. Nought says nothing. All hints go by public facts and by what the asked player may know.
    pub welcome: fn(&Look) -> i8,
    /// A hint for one who has to choose for the effect: how welcome this choice would be.
    pub prefers: Option<fn(&Look, Pick) -> i8>,
    /// A hint for a power that changes how encounter cards count: how welcome its effect would be were the own card
    /// [`Look::card`] laid down, in points of a total.
    pub suits: Option<fn(&Look) -> i8>,
}

fn always(_: &Look) -> bool {
    true
}

fn hard_to_say(_: &Look) -> i8 {
    0
}

impl Ability {
    /// An optional use by anybody, with nothing filled in.
    pub const PLAIN: Ability = Ability {
        when: Moment::Anytime,
        who: Who::Any,
        must: false,
        is_use: true,
        layer: 0,
        limit: Limit::Situation,
        applies: always,
        holds: always,
        about: None,
        effect: &[],
        announce: 0,
        declares: 0,
        on_zapped: None,
        live: None,
        labels: &[],
        plays: true,
        uses_power: false,
        even_lost: false,
        sure: false,
        after: After::Returns,
        welcome: hard_to_say,
        prefers: None,
        suits: None,
    };
    /// Are its further conditions met, open and hidden ones?
    pub fn suits_now(&self, look: &Look) -> bool {
        (self.applies)(look) && (self.holds)(look)
    }
    /// A compulsory ability.
    pub const MUST: Ability = Ability { must: true, ..Ability::PLAIN };
    /// Something that happens without a use: no zap answers it.
    pub const PASSIVE: Ability = Ability { must: true, is_use: false, ..Ability::PLAIN };
    /// A super flare that uses the power.
    pub const WITH_POWER: Ability = Ability { uses_power: true, ..Ability::PLAIN };
}

/// A question the core asks of all active sources; the answers are folded (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Query {
    /// How many ships the seat may send into the encounter (4).
    ShipLimit,
    /// May the seat free ships of its partner in a deal (0 or 1)?
    FreesShipsInDeals,
    /// Does the power stay with few home colonies (0 or 1)?
    KeepsPower,
    /// How many colonies the seat needs to win.
    ColoniesNeeded,
    /// What one ship of the seat is worth in rewards and compensation (1).
    ShipWorthInGains,
    /// Which types of cards the seat keeps when it draws a new hand, as bits of [`CardType`] (0).
    KeepsInNewHand,
    /// How many encounter cards the seat needs to go without a new hand (1).
    EncounterCards,
    /// Does the seat meet a victory condition of its own (0 or 1)?
    Wins,
    /// How many cards the seat collects as compensation (R15.2).
    Compensation,
    /// How many ships the seat loses when a deal fails (R14.11).
    FailedDealCost,
    /// How many ships the other party loses when a deal fails.
    FailedDealCharge,
    /// How many seats the turn goes on from the seat's: to the left, or to the right if less than nothing (1, R3.1).
    TurnPasses,
}

impl Query {
    /// How many queries there are.
    pub const COUNT: usize = Query::TurnPasses as usize + 1;
}

/// A standing rule of a piece, or of an encounter card while it lies before its player: what it makes of a number.
#[derive(Debug)]
pub struct Passive {
    /// The number it changes.
    pub query: Query,
    /// The new number, given the one so far.
    pub value: fn(&Look, i32) -> i32,
}

/// Who may see a note on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everybody; what is noted is told.
    All,
    /// Whoever has the piece ([`Game::keeper`]).
    Holder,
    /// Nobody: the power keeps it in mind.
    Nobody,
}

/// A note that an alien can have on its piece: one value under a key.
#[derive(Debug)]
pub struct NoteDef {
    /// Its key. The sentence of one that can be seen stands in the text files of the box, as `note-<alien>-<key>`.
    pub key: &'static str,
    /// Who may see it.
    pub eyes: Eyes,
    /// What those who may not see it have to reckon with, if this seat has the piece. It depends neither on what is noted
    /// nor on what is still possible: whoever imagines learns nothing from it. None if others know what it says.
    pub guesses: fn(&Game, Seat) -> Vec<Value>,
}

impl NoteDef {
    /// A note that everybody sees.
    pub const fn open(key: &'static str) -> NoteDef {
        NoteDef { key, eyes: Eyes::All, guesses: |_, _| Vec::new() }
    }
    /// A note that only the holder of the piece sees, and what others have to reckon with.
    pub const fn secret(key: &'static str, guesses: fn(&Game, Seat) -> Vec<Value>) -> NoteDef {
        NoteDef { key, eyes: Eyes::Holder, guesses }
    }
    /// A note that is not shown: it says only what is known from what has happened.
    pub const fn unseen(key: &'static str) -> NoteDef {
        NoteDef { key, eyes: Eyes::Nobody, guesses: |_, _| Vec::new() }
    }
}

/// The alert colour: how much experience an alien wants (R1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alert {
    /// For a first game.
    Green,
    /// For players with some games behind them.
    Yellow,
    /// For experts.
    Red,
}

/// Destiny cards that an alien adds to the deck.
#[derive(Debug)]
pub struct AlienDestiny {
    /// How many.
    pub copies: u8,
    /// What the card does when the offense turns it up.
    pub effect: &'static [Effect],
}

/// A way of its own by which an alien wins, in steps: hints for players who do not know it. They go by what everybody
/// knows.
#[derive(Debug)]
pub struct Goal {
    /// The whole way.
    pub steps: i32,
    /// What is left of it.
    pub left: fn(&Look) -> i32,
    /// How many steps the encounter under way brings should it end so.
    pub brings: fn(&Look, Outcome) -> i32,
}

/// A kind of pieces: sheets, and what else a box brings.
#[derive(Debug)]
pub struct PieceKind {
    /// Its stable id.
    pub id: &'static str,
    /// Ships that lie on such a piece are under the control of their owner as long as it holds the piece, though on no colony
    /// and in no encounter (R2.12).
    pub crewed: bool,
    /// May such a piece change hands by a deal (R14.9)?
    pub is_tradable: fn(&Game) -> bool,
}

impl PieceKind {
    /// The sheets of aliens.
    pub const SHEET: &PieceKind = &PieceKind::of("sheet");
    /// The laws of variants, which lie in the middle of the table.
    pub const LAW: &PieceKind = &PieceKind::of("law");

    /// A kind of which nothing in particular is true.
    pub const fn of(id: &'static str) -> PieceKind {
        PieceKind { id, crewed: false, is_tradable: |_| false }
    }
}

/// What is printed on a piece. Of an alien it is the sheet; other pieces lie wherever their box says.
#[derive(Clone, Copy, Debug)]
pub struct PieceDef {
    /// Its stable id.
    pub id: &'static str,
    /// The box it comes from.
    pub set: &'static str,
    /// Its kind.
    pub kind: &'static PieceKind,
    /// The number printed on it, if there is one.
    pub number: Option<u8>,
    /// Who may use its text while it lies face up: whoever holds it, everybody, nobody. It is the whole difference between
    /// most kinds.
    pub users: fn(&Game, PieceId) -> Seats,
    /// What it can do.
    pub abilities: &'static [Ability],
    /// What it makes of numbers of the rules for its users.
    pub passives: &'static [Passive],
    /// What cards on it are good for.
    pub store: Store,
    /// What it says aloud, by the keys of the sentences ([`Telling::say`]).
    pub words: &'static [&'static str],
    /// What it may note.
    pub notes: &'static [NoteDef],
    /// What it does on coming into play face up, or on being turned up.
    pub enters: &'static [Effect],
    /// Does its text bring aliens into the game that nobody plays?
    pub calls_unused: bool,
}

impl PieceDef {
    /// A piece with nothing filled in: whoever holds it may use it.
    pub const PLAIN: PieceDef = PieceDef {
        id: "",
        set: "",
        kind: PieceKind::SHEET,
        number: None,
        users: |game, piece| game.holder(piece).map_or(Seats::NONE, Seats::one),
        abilities: &[],
        passives: &[],
        store: Store::CLOSED,
        words: &[],
        notes: &[],
        enters: &[],
        calls_unused: false,
    };
    /// The number of a note of its own.
    pub fn note(&self, key: &str) -> Option<u8> {
        self.notes.iter().position(|n| n.key == key).map(|i| i as u8)
    }
}

/// One alien: its power and both sides of its flare.
#[derive(Debug)]
pub struct Alien {
    /// Its stable id.
    pub id: &'static str,
    /// The box it comes from.
    pub set: &'static str,
    /// How much experience it wants.
    pub alert: Alert,
    /// The power.
    pub power: &'static [Ability],
    /// Standing rules of the sheet.
    pub passives: &'static [Passive],
    /// What cards on its sheet are good for.
    pub store: Store,
    /// A way of its own to win.
    pub goal: Option<Goal>,
    /// The wild side of its flare.
    pub wild: &'static [Ability],
    /// The wild side of the older version of its flare, if there is one (the table's choice).
    pub classic_wild: &'static [Ability],
    /// The super side of its flare.
    pub super_flare: &'static [Ability],
    /// What its power and its flare say aloud, by the keys of the sentences ([`Telling::say`]).
    pub words: &'static [&'static str],
    /// What it may note on its sheet.
    pub notes: &'static [NoteDef],
    /// What it does before the game begins, and again after an aftershock.
    pub setup: &'static [Effect],
    /// The ids of aliens it must not meet (R1.6).
    pub conflicts: &'static [&'static str],
    /// Destiny cards it brings.
    pub destiny: Option<AlienDestiny>,
    /// Does it take the ships of a colour that nobody plays (R1.7)?
    pub takes_colour: bool,
    /// Its power cannot be parted from the player by any means: not lent, stolen, traded or copied.
    pub rooted: bool,
    /// The pieces that its power or its flare brings into the game.
    pub pieces: &'static [&'static PieceDef],
    /// Does its power or its flare bring aliens into the game that nobody plays?
    pub calls_unused: bool,
    /// Is the whole power there, or only the parts the core needed so far?
    pub complete: bool,
}

impl Alien {
    /// Its sheet.
    pub const fn sheet(&self) -> PieceDef {
        PieceDef {
            id: self.id,
            set: self.set,
            abilities: self.power,
            passives: self.passives,
            store: self.store,
            words: self.words,
            notes: self.notes,
            ..PieceDef::PLAIN
        }
    }
    /// An alien with nothing filled in.
    pub const PLAIN: Alien = Alien {
        id: "",
        set: "",
        alert: Alert::Green,
        power: &[],
        passives: &[],
        store: Store::CLOSED,
        goal: None,
        wild: &[],
        classic_wild: &[],
        super_flare: &[],
        words: &[],
        notes: &[],
        setup: &[],
        conflicts: &[],
        destiny: None,
        takes_colour: false,
        rooted: false,
        pieces: &[],
        calls_unused: false,
        complete: true,
    };

    /// May it come during the game? Not with a setup of its own, nor with cards of its own in the decks.
    pub fn may_come_later(&self) -> bool {
        self.complete && self.setup.is_empty() && self.destiny.is_none()
    }
    /// Can it sit down with these where nobody plays so many colours ([`Catalogue::spare_colours`])? It must not clash
    /// with one of them, and if it takes a colour there must be one left (R1.6, R1.7).
    pub fn may_join(&self, seated: &[&Alien], spare: u8) -> bool {
        let taken = seated.iter().filter(|a| a.takes_colour).count();
        let room = !self.takes_colour || taken < spare as usize;
        room && !seated.iter().any(|a| a.id == self.id || a.clashes(self))
    }
    /// Does one of the two say that it must not meet the other (R1.6)?
    pub fn clashes(&self, other: &Alien) -> bool {
        self.conflicts.contains(&other.id) || other.conflicts.contains(&self.id)
    }
}

/// A kind of card that has a text of its own.
#[derive(Debug)]
pub struct CardDef {
    /// Its stable id.
    pub id: &'static str,
    /// Its type.
    pub kind: CardType,
    /// What it can do.
    pub abilities: &'static [Ability],
    /// What it makes of numbers of the rules as an encounter card.
    pub passives: &'static [Passive],
    /// What it says aloud, by the keys of the sentences ([`Telling::say`]).
    pub words: &'static [&'static str],
}

impl CardDef {
    /// An artifact with nothing filled in.
    pub const PLAIN: CardDef = CardDef { id: "", kind: CardType::Artifact, abilities: &[], passives: &[], words: &[] };
}

/// A face as a set declares it, before the game has given numbers to its cards.
#[derive(Clone, Copy, Debug)]
pub enum Print {
    /// Attack, negotiate, morph or reinforcement.
    Plain(Face),
    /// A card with a text of its own, and its value.
    Card(&'static CardDef, i8),
    /// A card that lies on the table as a piece.
    Piece(&'static PieceDef),
}

impl Print {
    /// The kind of card, if it has a text of its own.
    pub fn def(&self) -> Option<&'static CardDef> {
        match self {
            Print::Card(def, _) => Some(def),
            Print::Plain(_) | Print::Piece(_) => None,
        }
    }
}

/// A special destiny card: the other player with the greatest rank is the defense.
#[derive(Debug)]
pub struct Special {
    /// Its stable id.
    pub id: &'static str,
    /// The number compared.
    pub rank: fn(&Game, Seat) -> i32,
}

/// What a box adds to the game where the table wants it.
#[derive(Debug)]
pub struct Variant {
    /// Its stable id.
    pub id: &'static str,
    /// Pieces that lie in the middle of the table from the beginning: its rules.
    pub rules: &'static [&'static PieceDef],
    /// Pieces that may come into play besides.
    pub pieces: &'static [&'static PieceDef],
    /// Its decks.
    pub decks: &'static [&'static DeckDef],
}

/// A deck that a variant brings: it is shuffled at setup, and what becomes of its cards is said by pieces.
#[derive(Debug)]
pub struct DeckDef {
    /// Its stable id.
    pub id: &'static str,
    /// Its cards, with the number of copies.
    pub cards: &'static [(Print, u8)],
    /// Is a card of it in a game with these options?
    pub fits: fn(&Options, &Print) -> bool,
}

impl DeckDef {
    /// A deck with nothing filled in, of which all cards are in every game.
    pub const PLAIN: DeckDef = DeckDef { id: "", cards: &[], fits: |_, _| true };
}

impl Variant {
    /// All its pieces.
    pub fn pieces(&self) -> impl Iterator<Item = &'static &'static PieceDef> {
        let of_decks = self.prints().filter_map(|print| match print {
            Print::Piece(def) => Some(def),
            Print::Plain(_) | Print::Card(..) => None,
        });
        self.rules.iter().chain(self.pieces).chain(of_decks)
    }
    /// What is printed on the cards of its decks.
    fn prints(&self) -> impl Iterator<Item = &'static Print> {
        self.decks.iter().flat_map(|deck| deck.cards).map(|(print, _)| print)
    }
    /// The kinds of cards with a text of their own in its decks.
    pub fn cards(&self) -> impl Iterator<Item = &'static CardDef> {
        self.prints().filter_map(Print::def)
    }
}

/// All that the engine can be asked to play: every set in one registry.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The version of the rules; games of another version are not loaded.
    pub version: u32,
    /// All aliens that are implemented.
    pub aliens: Vec<&'static Alien>,
    /// The cosmic deck without flares, with the number of copies.
    pub cosmic: &'static [(Print, u8)],
    /// The reward deck, with the number of copies.
    pub rewards: Vec<(Print, u8)>,
    /// Cards that belong to no deck but may be put into one (scenarios).
    pub extras: Vec<&'static CardDef>,
    /// The special destiny cards.
    pub specials: &'static [Special],
    /// What tables can add to the game.
    pub variants: Vec<&'static Variant>,
    /// The boxes that bring a colour more than the first two do, one each (R1.1).
    pub colours: Vec<&'static str>,
}

impl Catalogue {
    /// The same with further aliens.
    pub fn with(&self, aliens: &[&'static Alien]) -> Catalogue {
        let mut more = self.clone();
        more.aliens.extend(aliens);
        more
    }
    /// How many colours nobody plays in a game for so many with these boxes, or with all if none is named: aliens may
    /// take them (R1.7).
    pub fn spare_colours(&self, players: u8, sets: &[String]) -> u8 {
        let here = |set: &&&str| sets.is_empty() || sets.iter().any(|s| s == **set);
        let colours = crate::options::COLOURS + self.colours.iter().filter(here).count() as u8;
        colours.saturating_sub(players)
    }
    /// The alien with this id.
    pub fn alien(&self, id: &str) -> Option<&'static Alien> {
        self.aliens.iter().copied().find(|a| a.id == id)
    }
    /// The kind of card with this id.
    pub fn card(&self, id: &str) -> Option<&'static CardDef> {
        self.cards().find(|c| c.id == id)
    }
    /// The variant with this id.
    pub fn variant(&self, id: &str) -> Option<&'static Variant> {
        self.variants.iter().copied().find(|v| v.id == id)
    }
    /// The deck of a variant with this id.
    pub fn deck(&self, id: &str) -> Option<&'static DeckDef> {
        self.variants.iter().flat_map(|v| v.decks).copied().find(|d| d.id == id)
    }
    /// The piece with this id that is no sheet.
    pub fn piece(&self, id: &str) -> Option<&'static PieceDef> {
        self.pieces().find(|p| p.id == id)
    }
    /// All pieces that are no sheets, some of them several times.
    pub fn pieces(&self) -> impl Iterator<Item = &'static PieceDef> {
        let of_aliens = self.aliens.iter().flat_map(|a| a.pieces);
        of_aliens.chain(self.variants.iter().flat_map(|v| v.pieces())).copied()
    }
    /// All kinds of cards with a text of their own, some of them several times.
    pub fn cards(&self) -> impl Iterator<Item = &'static CardDef> {
        let printed = self.cosmic.iter().chain(&self.rewards).filter_map(|(print, _)| print.def());
        printed.chain(self.extras.iter().copied()).chain(self.variants.iter().flat_map(|v| v.cards()))
    }
}

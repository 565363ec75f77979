//! What a table asks of a game.

use std::fmt::Debug;

use bots::{Budget, Level, Player};
use protocol::{MakeTable, TableOptions, Waiting};
use rules::{Eye, LoadError, Refusal, Rules, Seat, Seats, SetupError, Wire};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::setup::Setup;

/// There is none of it: the moment, the play of a game without windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Never {}

/// What a possibility to act comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    /// Its owner passes without being asked.
    None,
    /// What could be used glows.
    Glow,
    /// Its owner is asked; a bell may hold the beat when the time is up.
    Ask {
        /// May it?
        rings: bool,
    },
    /// It plays itself: the play of this number.
    Play(u8),
}

/// What somebody wishes to be asked, and what the table remembers of it.
#[derive(Clone, Debug)]
pub struct Wished<R: Windows> {
    /// The wishes.
    pub wishes: R::Wishes,
    /// What the game remembers of them.
    pub memory: R::Memory,
    /// What was declined in which scene: it is not asked again while the situation is the same (table 2.4, gate 4).
    pub declined: Vec<(u32, R::Moment, R::Play)>,
    /// The scene in which a bell last held a beat.
    pub rang: Option<u32>,
}

impl<R: Windows> Default for Wished<R> {
    fn default() -> Wished<R> {
        let (wishes, memory) = Default::default();
        Wished { wishes, memory, declined: Vec::new(), rang: None }
    }
}

/// Where the rules let somebody act who need not: a game without such windows names its types ([`Never`], `()`) and leaves the rest as
/// it is.
///
/// A game *stands at an edge* where somebody could act for all that others know. It goes on from there to the windows themselves,
/// if there are any, and to what happens next.
pub trait Windows: Rules {
    /// A named point in time.
    type Moment: Wire + Copy;
    /// Something that can be used in a window.
    type Play: Wire + Copy;
    /// What a seat may wish to be asked.
    type Wishes: Wire + Default;
    /// What the game remembers of the wishes of a seat.
    type Memory: Clone + Debug + Default + Send;
    /// What is being answered in a window.
    type About: Wire + Copy;

    /// The edge the game stands at.
    fn edge(_: &Self::Game) -> Option<Self::Moment> {
        None
    }
    /// Goes on from an edge; refused if that does not come to an end.
    fn go_on(_: &mut Self::Game) -> Result<(), Refusal> {
        Ok(())
    }
    /// What kind of waiting an edge is.
    fn kind(_: Self::Moment) -> Waiting {
        Waiting::LastCall
    }
    /// Does an edge lie in the middle of a phase, after something has happened? It takes less time.
    fn is_aside(_: Self::Moment) -> bool {
        false
    }
    /// The question of a window, if that is what is asked, and the answer of one who does nothing by choice.
    fn window(_: &Self::Game) -> Option<(&Self::Ask, Self::Answer)> {
        None
    }
    /// What a window offers.
    fn plays(_: &Self::Ask) -> &[Self::Play] {
        &[]
    }
    /// The answer that takes the play of this number.
    fn take(_: u8) -> Option<Self::Answer> {
        None
    }
    /// The answer that takes none.
    fn pass() -> Option<Self::Answer> {
        None
    }
    /// The number of the play that an answer takes.
    fn taken(_: &Self::Answer) -> Option<u8> {
        None
    }
    /// Plays offered to somebody who need not take any, without a window of the rules.
    fn offer(_: Seat, _: &[Self::Play]) -> Option<Self::Ask> {
        None
    }
    /// The game as one who looks ahead takes it to be: what must not show yet is hidden.
    fn to_look_ahead(game: &Self::Game) -> Self::Game {
        game.clone()
    }
    /// Does the game stand at an edge that a beat which began elsewhere must not reach?
    fn must_not_reach(_: &Self::Game, _began: Option<Self::Moment>) -> bool {
        false
    }
    /// Those who say that they are done in a round of reinforcements, whatever they hold.
    fn involved(_: &Self::Game) -> Seats {
        Seats::NONE
    }
    /// What is being answered.
    fn about(_: &Self::Game) -> Option<Self::About> {
        None
    }
    /// The part of the game that is under way, 0 for none: wishes, holds and what was declined count by it.
    fn scene(_: &Self::Game) -> u32 {
        0
    }
    /// What a person's possibility to act comes to, at a table that asks everybody or not.
    fn attention(
        _: &Self::Game,
        _: &Wished<Self>,
        _: &Self::Ask,
        _: Self::Moment,
        _: Option<Self::About>,
        _asks: bool,
    ) -> Attention {
        Attention::Ask { rings: false }
    }
    /// Why wishes are more than a table listens to.
    fn too_many(_: &Self::Wishes) -> Option<&'static str> {
        None
    }
    /// A person wishes something else from now on.
    fn wish(_: &Self::Game, wished: &mut Wished<Self>, wishes: Self::Wishes) {
        wished.wishes = wishes;
    }
    /// Wishes run out.
    fn spend(_: &Self::Game, _: Seat, _: &mut Wished<Self>) {}

    /// What a seat may use on its own initiative while others decide.
    fn anytime(_: &Self::Game, _: Seat) -> Vec<Self::Play> {
        Vec::new()
    }
    /// Such a use as it is put in.
    fn interrupt(_: Seat, _: Self::Play) -> Option<Self::Input> {
        None
    }
    /// Those who talk with each other, if that is what is asked, and how many times as long as usual they may; their clock is
    /// another one.
    fn talks(_: &Self::Ask) -> Option<(Seats, u16)> {
        None
    }
    /// What is put in when the clock of talks runs out.
    fn talks_fail() -> Option<Self::Input> {
        None
    }
    /// Is it one of the questions that talks which fail come to, and that may be answered while they last?
    fn is_asked_ahead(_: &Self::Ask) -> bool {
        false
    }
}

/// A game that leaves nothing to those who make a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoChoices {}

/// What a table tells of a game, and to whom; how a game begins there and comes back.
pub trait AtTable: Windows {
    /// What the game leaves to those who make a table: fields with values, [`NoChoices`] for nothing.
    type Choices: Wire + Default;
    /// What lies on the table, as somebody sees it.
    type Board: Wire;
    /// What makes a later board of an earlier one; the default is no change.
    type Patch: Wire + Default;
    /// What else is said of what the table waits for; the default is nothing, here and below.
    type MoreWait: Wire + Default;
    /// What else is said of a question to the one who is asked.
    type MorePrompt: Wire + Default;
    /// What an audience knows besides the board.
    type Known: Wire + Default;
    /// What of that is new.
    type News: Wire + Default;
    /// What an audience was told of it.
    type Seen: Clone + Debug + Default + Send;
    /// A saved game that is being read: [`AsSaved`] where none is kept at rest.
    type AtRest: Resting<Self>;

    /// Choices that make sense at a table with these options, complete; or in words why they do not.
    fn choose(_: &TableOptions, choices: Self::Choices) -> Result<Self::Choices, String> {
        Ok(choices)
    }
    /// How the game is set up at a table.
    fn options_at(setup: &Setup, choices: Self::Choices) -> Self::Options;
    /// What a table would have chosen for a game that was set up elsewhere, and for how many.
    fn chosen(options: &Self::Options) -> (u8, Self::Choices);
    /// A game as a table plays it, at its beginning: it tells all that happens and stops at edges.
    fn begin(options: &Self::Options) -> Result<Self::Game, SetupError> {
        Self::recorded(options)
    }
    /// What a client shows of the game besides games: its pages read it.
    fn facts() -> Value {
        Value::Null
    }
    /// The first game one plays here, if there is one to learn from.
    fn tutorial() -> Option<MakeTable> {
        None
    }
    /// A bot. With [`bots::Minds`] it is [`bots::player`].
    fn player(level: Level, seed: u64, budget: Budget) -> Box<dyn Player<Self> + Send>;
    /// The plainest legal answer, which no bot has thought about.
    fn plain(ask: &Self::Ask) -> Self::Answer;
    /// What a question is about, in a word, for the log.
    fn topic(ask: &Self::Ask) -> String;

    /// The game as one who watches sees it.
    fn board(game: &Self::Game) -> Self::Board;
    /// The same through another eye.
    fn through(open: &Self::Board, game: &Self::Game, eye: Eye) -> Self::Board;
    /// Shares with an earlier board what is still as it was there.
    fn share(_: &mut Self::Board, _earlier: &Self::Board) {}
    /// What makes the later board of the earlier one.
    fn patch(from: &Self::Board, to: &Self::Board) -> Self::Patch;
    /// An event as somebody may know it.
    fn for_eye(event: &Self::Event, eye: Eye) -> Self::Event;
    /// Has nobody learnt anything from what was put in between? Then it may be taken back.
    fn tells_nothing(_before: &Self::Game, _now: &Self::Game) -> bool {
        false
    }
    /// What else is said of what the table waits for.
    fn more_wait(_: &Self::Game, _: Option<Self::Moment>, _: Option<Self::About>) -> Self::MoreWait {
        Default::default()
    }
    /// What else is said of a question to the one who is asked.
    fn more_prompt(_: &Self::Game, _: &Self::Ask, _: Eye) -> Self::MorePrompt {
        Default::default()
    }
    /// What else is said of a game that is seen from outside of play, in replays and scenarios: of what it waits for, and
    /// besides the board.
    fn apart(_: &Self::Game) -> (Self::MoreWait, Self::Known) {
        Default::default()
    }
    /// What is new to an audience: one who plays a seat and has wishes, or one who watches. The board is there if the game has
    /// moved.
    fn news(
        _: &Self::Game,
        _: Option<Seat>,
        _: Option<&Self::Wishes>,
        _: Option<(&Self::Board, &Self::Patch)>,
        _: &mut Self::Seen,
    ) -> Self::News {
        Default::default()
    }
    /// An audience is about to be told everything.
    fn see_anew(_: &Self::Game, _: Option<Seat>, _: &Self::Board, _: &mut Self::Seen) {}
    /// All that it knows then.
    fn known(_: &Self::Game, _: Option<&Self::Wishes>, _: &mut Self::Seen) -> Self::Known {
        Default::default()
    }

    /// Which rest the game had last, if it keeps any: a position from which it can go on under other rules.
    fn rest_version(_: &Self::Game) -> Option<u32> {
        None
    }
    /// The [mark](Rules::mark) of that position.
    fn rest_mark(_: &Self::Game) -> Option<String> {
        None
    }
    /// How much was put in since.
    fn since_rest(_: &Self::Game) -> usize {
        0
    }
    /// The game as it was there.
    fn rest(_: &Self::Game) -> Option<Self::Game> {
        None
    }
}

/// A saved game that is being read: as it was at rest, and what was put in since.
pub trait Resting<R: Rules>: Debug + Sized {
    /// Reads a saved game.
    fn read(text: &str) -> Result<Self, LoadError>;
    /// The game as it was at rest and from there on, as a table plays it.
    fn game(&self) -> Result<R::Game, LoadError>;
    /// What was put in until it was saved.
    fn inputs(&self) -> &[R::Input] {
        &[]
    }
    /// Brings a game that has had all inputs to where it was saved.
    fn catch_up(&self, _: &mut R::Game) -> Result<(), Refusal> {
        Ok(())
    }
    /// The [mark](Rules::mark) it had when it was saved.
    fn mark(&self) -> &str;
}

/// A game that was saved as it stood, without edges.
#[derive(Debug)]
pub struct AsSaved<R: Rules> {
    game: R::Game,
    mark: String,
}

impl<R: Rules> Resting<R> for AsSaved<R> {
    fn read(text: &str) -> Result<AsSaved<R>, LoadError> {
        let mut game = R::load(text)?;
        R::record(&mut game, |_| true);
        Ok(AsSaved { mark: R::mark(&game), game })
    }
    fn game(&self) -> Result<R::Game, LoadError> {
        Ok(self.game.clone())
    }
    fn mark(&self) -> &str {
        &self.mark
    }
}

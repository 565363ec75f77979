//! A table of any game behind one door that speaks text: what a server holds. What passes here becomes text anyway, for
//! sockets and for the store.

use std::any::Any;

use bots::Players;
use protocol::{Sitter, ToTable, Trouble};
use rules::{Seat, SetupError};
use serde_json::value::RawValue;

use crate::game::AtTable;
use crate::restore::{RestoreError, Saved};
use crate::setup::{Setup, Who};
use crate::step::{Audience, Entry, Millis, Request, Step, Telling};
use crate::table::Table;
use crate::thinking::{Idea, Lapse, Thought};

/// What came of something, as [`Step`] has it.
#[derive(Default)]
pub struct Told {
    /// To be stored first, in order.
    pub entries: Vec<String>,
    /// To be sent then, each to its audience: whole messages.
    pub frames: Vec<(Audience, String)>,
    /// To be thought about, on some other thread.
    pub thoughts: Vec<Box<dyn AnyThought>>,
    /// Bots that failed.
    pub lapses: Vec<Lapse>,
    /// The game is over.
    pub over: bool,
    /// The table goes on from its last rest.
    pub anew: bool,
    /// What was asked for is refused: the table stands.
    pub stuck: Option<Trouble>,
}

/// What somebody who comes is told of the game.
#[derive(Default)]
pub struct Welcomed {
    /// Everything, unless so little was missed that messages follow.
    pub snapshot: Option<Box<RawValue>>,
    /// What the one who comes is asked now.
    pub prompts: Vec<Box<RawValue>>,
    /// The messages that were missed.
    pub missed: Vec<String>,
}

/// What a bot came up with: for the table that asked, and for nobody else to read.
pub struct AnyIdea(Box<dyn Any + Send>);

impl AnyIdea {
    /// An idea.
    pub fn new(idea: impl Any + Send) -> AnyIdea {
        AnyIdea(Box::new(idea))
    }
}

/// A question a bot has to think about, as [`Thought`] has it.
pub trait AnyThought: Send {
    /// When the idea should be there.
    fn until(&self) -> Millis;
    /// Does the table still want to know?
    fn is_wanted(&self) -> bool;
    /// Gives it no more than so many milliseconds, if it thinks by the clock.
    fn at_most(&mut self, millis: u32);
    /// Thinks.
    fn think(self: Box<Self>) -> AnyIdea;
}

/// A table of some game, as [`Table`] has it.
pub trait AnyTable: Send {
    /// Somebody in a chair says something to the game: an answer, an interrupt, a wish, or one of the house's own requests.
    fn hear(&mut self, now: Millis, seat: Seat, message: &str) -> Result<Told, Trouble>;
    /// A bot has an idea.
    fn idea(&mut self, now: Millis, idea: AnyIdea) -> Told;
    /// Somebody came or went.
    fn presence(&mut self, now: Millis, seat: Seat, here: bool) -> Told;
    /// Somebody else sits in a chair from now on.
    fn sit(&mut self, now: Millis, seat: Seat, who: Who) -> Told;
    /// Stops all clocks, or lets them run on.
    fn pause(&mut self, now: Millis, on: bool) -> Told;
    /// Time passes.
    fn advance(&mut self, now: Millis) -> Told;
    /// When something happens by itself.
    fn next(&self) -> Option<Millis>;
    /// Are all clocks stopped?
    fn is_paused(&self) -> bool;
    /// Who sits in the chairs.
    fn sitters(&self) -> Vec<Sitter>;
    /// Whether anybody watches.
    fn watched(&mut self, audience: Audience, by_somebody: bool);
    /// What somebody is told who comes and has seen everything up to an update, or nothing.
    fn welcome(&mut self, now: Millis, audience: Audience, since: Option<u32>) -> Welcomed;
    /// The message with everything an audience may know.
    fn anew(&mut self, now: Millis, audience: Audience) -> String;
    /// The table as it is stored, if it can be stored now.
    fn saved(&self) -> Option<String>;
    /// Numbers updates and prompts from here on.
    fn number_from(&mut self, first: u32);
}

/// A table of a game, and who plays at which level there.
struct Behind<R: AtTable> {
    table: Table<R>,
    players: Players<R>,
}

/// A table at its beginning.
pub fn begin<R: AtTable>(
    setup: Setup,
    players: Players<R>,
    now: Millis,
) -> Result<(Box<dyn AnyTable>, Told), SetupError> {
    let (table, step) = Table::<R>::new(setup, now)?;
    Ok((Box::new(Behind { table, players }), told(step, players)))
}

/// A table that comes back, from what was saved, if something was, with the number of entries it contains, and all entries
/// since.
pub fn restore<R: AtTable>(
    setup: Setup,
    saved: Option<(u32, &str)>,
    since: &[String],
    players: Players<R>,
    now: Millis,
) -> Result<(Box<dyn AnyTable>, Told), RestoreError> {
    let saved = saved.map(|(entries, text)| {
        let saved: Saved<R> = serde_json::from_str(text)?;
        // earlier builds stored the first snapshot before what bots had answered at once, which was in it
        if entries == 0 && saved.inputs > 0 { Err(RestoreError::Premature) } else { Ok(saved) }
    });
    let entries: Vec<Entry<R>> = since.iter().map(|text| Entry::read(text)).collect();
    let (table, step) = Table::<R>::restore(setup, saved.transpose()?.as_ref(), &entries, now)?;
    Ok((Box::new(Behind { table, players }), told(step, players)))
}

fn text<R: AtTable>(message: &Telling<R>) -> String {
    /// Bytes that most messages fit into.
    const USUAL: usize = 3 * 1024;
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, message).expect("plain data can be written");
    String::from_utf8(text).expect("JSON is text")
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("plain data can be written")
}

fn told<R: AtTable>(step: Step<R>, players: Players<R>) -> Told {
    let entry = |entry: &Entry<R>| serde_json::to_string(entry).expect("plain data can be written");
    let thought = |thought| Box::new(Asked { thought, players }) as Box<dyn AnyThought>;
    Told {
        entries: step.entries.iter().map(entry).collect(),
        frames: step.frames.iter().map(|(audience, message)| (*audience, text::<R>(message))).collect(),
        thoughts: step.thoughts.into_iter().map(thought).collect(),
        lapses: step.lapses,
        over: step.over,
        anew: step.anew,
        stuck: step.stuck,
    }
}

/// A question, and who answers it.
struct Asked<R: AtTable> {
    thought: Thought<R>,
    players: Players<R>,
}

impl<R: AtTable> AnyThought for Asked<R> {
    fn until(&self) -> Millis {
        self.thought.until()
    }
    fn is_wanted(&self) -> bool {
        self.thought.is_wanted()
    }
    fn at_most(&mut self, millis: u32) {
        self.thought.at_most(millis);
    }
    fn think(self: Box<Self>) -> AnyIdea {
        AnyIdea::new(self.thought.think(self.players))
    }
}

impl<R: AtTable> Behind<R> {
    fn told(&self, step: Step<R>) -> Told {
        told(step, self.players)
    }
}

/// What a message asks of the game.
fn request<R: AtTable>(message: &str) -> Result<Request<R>, Trouble> {
    let bad = |why: String| Trouble { code: "bad_message".into(), why };
    let read = serde_json::from_str::<ToTable<R::Answer, R::Play, R::Wishes>>(message);
    match read.map_err(|why| bad(format!("this is no message: {why}")))? {
        ToTable::Answer { prompt, answer, .. } => Ok(Request::Answer { prompt, answer }),
        ToTable::Interrupt { seq, offer, .. } => Ok(Request::Interrupt { seq, offer }),
        ToTable::Wish { wishes, .. } => Ok(Request::Wish(wishes)),
        ToTable::Hold { .. } => Ok(Request::Hold),
        ToTable::MoreTime { .. } => Ok(Request::MoreTime),
        ToTable::Undo { .. } => Ok(Request::Undo),
        ToTable::Hello { .. }
        | ToTable::Talk { .. }
        | ToTable::Start { .. }
        | ToTable::Bot { .. }
        | ToTable::Pause { .. }
        | ToTable::Mute { .. }
        | ToTable::Leave { .. }
        | ToTable::Propose { .. }
        | ToTable::Vote { .. }
        | ToTable::Invite { .. }
        | ToTable::Ping { .. } => Err(bad("this is not said to a game".into())),
    }
}

impl<R: AtTable> AnyTable for Behind<R> {
    fn hear(&mut self, now: Millis, seat: Seat, message: &str) -> Result<Told, Trouble> {
        let step = self.table.request(now, seat, request(message)?)?;
        Ok(self.told(step))
    }
    fn idea(&mut self, now: Millis, idea: AnyIdea) -> Told {
        let idea: Box<Idea<R>> = idea.0.downcast().expect("an idea comes back to the table that asked");
        let step = self.table.idea(now, *idea);
        self.told(step)
    }
    fn presence(&mut self, now: Millis, seat: Seat, here: bool) -> Told {
        let step = self.table.presence(now, seat, here);
        self.told(step)
    }
    fn sit(&mut self, now: Millis, seat: Seat, who: Who) -> Told {
        let step = self.table.sit(now, seat, who);
        self.told(step)
    }
    fn pause(&mut self, now: Millis, on: bool) -> Told {
        let step = self.table.pause(now, on);
        self.told(step)
    }
    fn advance(&mut self, now: Millis) -> Told {
        let step = self.table.advance(now);
        self.told(step)
    }
    fn next(&self) -> Option<Millis> {
        self.table.next()
    }
    fn is_paused(&self) -> bool {
        self.table.is_paused()
    }
    fn sitters(&self) -> Vec<Sitter> {
        self.table.sitters()
    }
    fn watched(&mut self, audience: Audience, by_somebody: bool) {
        self.table.watched(audience, by_somebody);
    }
    fn welcome(&mut self, now: Millis, audience: Audience, since: Option<u32>) -> Welcomed {
        self.table.watched(audience, true);
        let missed = since.and_then(|seq| self.table.since(now, audience, seq));
        let snapshot = missed.is_none().then(|| raw(&self.table.snapshot(now, audience)));
        let missed = missed.into_iter().flatten().map(|update| text::<R>(&Telling::<R>::Update(update)));
        let missed = missed.collect();
        Welcomed { snapshot, missed, prompts: self.table.prompts_of(audience).iter().map(raw).collect() }
    }
    fn anew(&mut self, now: Millis, audience: Audience) -> String {
        self.table.watched(audience, true);
        text::<R>(&Telling::<R>::Anew(self.table.snapshot(now, audience)))
    }
    fn saved(&self) -> Option<String> {
        self.table.saved().map(|saved| serde_json::to_string(&saved).expect("plain data can be written"))
    }
    fn number_from(&mut self, first: u32) {
        self.table.number_from(first);
    }
}

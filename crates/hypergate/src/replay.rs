//! `hypergate replay`: a saved game read again.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use content::words::{Names, Words};
use cosmic::Record;
use engine::Game;
use engine::table::{Controller, Seat};
use engine::view::Eye;

use crate::play::{log, picture};
use commands::Failure;
use commands::wrap::wrap;

/// What to read.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The saved game, from `hypergate sim --save`
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after so many answers; the whole game if not given
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Only what the player at this seat may know: A, B, C …
    #[arg(long = "as", value_name = "SEAT")]
    eyes: Option<String>,
}

/// Reads a record and makes sure that it is whole: played to its end, it gives the game it says. One of other rules is
/// read as far as the present ones take it; the second number says how far, if that is not all.
fn read(args: &Args) -> Result<(Record, Option<usize>), Failure> {
    let named = |why: String| Failure::Usage(format!("«{}»: {why}", args.file.display()));
    let text = fs::read(&args.file).map_err(|e| named(e.to_string()))?;
    let text = String::from_utf8(text).map_err(|_| named("no Hypergate record: it is not text".into()))?;
    let record = Record::read(&text).map_err(|e| named(e.to_string()))?;
    let changed = record.replay().map_err(|e| named(e.to_string()))?.changed;
    Ok((record, changed))
}

/// Who looks: everybody's eyes, or those of one seat.
fn eyes(args: &Args, names: &Names) -> Result<Option<Seat>, Failure> {
    let Some(name) = &args.eyes else { return Ok(None) };
    let seat = names.find(name);
    let all = names.all().join(", ");
    seat.map(Some).ok_or_else(|| Failure::Usage(format!("there is no seat «{name}»; possible: {all}")))
}

/// Prints the log and the position.
pub fn run(args: &Args) -> Result<(), Failure> {
    let (record, changed) = read(args)?;
    let names = Names::letters(record.options.players as usize);
    let seat = eyes(args, &names)?;
    let inputs = changed.unwrap_or(record.inputs.len());
    if args.at.is_some_and(|at| at > inputs) {
        return Err(Failure::Usage(format!("the game has {inputs} answers; possible for --at: 0 to {inputs}")));
    }
    let at = args.at.unwrap_or(inputs);
    let rules = content::catalogue();
    let trouble = |e: String| Failure::Trouble(e);
    let mut game = Game::new_recorded(rules, record.options.clone()).map_err(|e| trouble(e.to_string()))?;
    let mut text = format!("A game for {}; seed {}; {inputs} answers.\n", names.all().len(), record.options.seed);
    let mut log = log::Log::new(eye(seat));
    tell(&mut game, &names, &mut log, &mut text);
    for input in &record.inputs[..at] {
        game.put(input).map_err(|e| trouble(e.to_string()))?;
        tell(&mut game, &names, &mut log, &mut text);
    }
    text += &format!("\nafter {at} of {inputs} answers\n");
    if changed == Some(at) {
        text += "The rules have changed since this game was played: from here on it went otherwise.\n";
    }
    text += &position(&game, &names, seat);
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => Err(Failure::Trouble(format!("it cannot be printed: {e}"))),
        _ => Ok(()), // whoever reads no further has seen enough
    }
}

fn tell(game: &mut Game, names: &Names, log: &mut log::Log, text: &mut String) {
    for event in game.take_events() {
        log.tell(&Words::new(game, names), &event).iter().for_each(|line| *text += line);
    }
}

/// The eye of a seat, or the one that sees everything.
fn eye(seat: Option<Seat>) -> Eye {
    seat.map_or(Eye::Open, |s| Eye::Of(Controller(s.0)))
}

/// The table and what is asked. Once cards are revealed the totals stand there with their derivations.
fn position(game: &Game, names: &Names, seat: Option<Seat>) -> String {
    let words = Words::new(game, names);
    // who changed places looks from the other seat
    let sits = |c: Seat| game.players.iter().position(|p| p.controller.0 == c.0).map_or(c, |i| Seat(i as u8));
    let (view, me) = (game.view_for(eye(seat)), seat.map(sits));
    let mut text = if view.pieces.is_empty() { String::new() } else { picture::table(&words, &view, me) };
    for ask in &view.asked {
        text += &wrap("", &words.question(ask), 2);
    }
    text
}

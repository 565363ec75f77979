//! A recorded game read again: its log, a position.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use rules::{Controller, Eye, Names, Record, Seat, Spoken};
use texts::wrap::wrap;

use crate::{Failure, program};

/// What to read.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The saved game.
    #[arg(value_name = "FILE", help = format!("The saved game, from `{} sim --save`", program()))]
    pub file: PathBuf,
    /// Stop after so many answers; the whole game if not given
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Only what the player at this seat may know: A, B, C …
    #[arg(long = "as", value_name = "SEAT")]
    pub eyes: Option<String>,
}

/// Reads a record and makes sure that it is whole: played to its end, it gives the game it says. One of other rules is
/// read as far as the present ones take it; the second number says how far, if that is not all.
fn read<R: Spoken>(args: &Args) -> Result<(Record<R>, Option<usize>), Failure> {
    let named = |why: String| Failure::Usage(format!("«{}»: {why}", args.file.display()));
    let text = fs::read(&args.file).map_err(|e| named(e.to_string()))?;
    let text = String::from_utf8(text).map_err(|_| named("no Hypergate record: it is not text".into()))?;
    let record = Record::<R>::read(&text).map_err(|e| named(e.to_string()))?;
    let changed = record.replay().map_err(|e| named(e.to_string()))?.changed;
    Ok((record, changed))
}

/// Who looks: everybody's eyes, or those of one seat.
fn eye(args: &Args, names: &Names) -> Result<Eye, Failure> {
    let Some(name) = &args.eyes else { return Ok(Eye::Open) };
    let all = names.all().join(", ");
    let seat = names.find(name);
    let seat = seat.ok_or_else(|| Failure::Usage(format!("there is no seat «{name}»; possible: {all}")))?;
    Ok(Eye::Of(Controller(seat.0)))
}

/// Prints the log and the position.
pub fn run<R: Spoken>(args: &Args) -> Result<(), Failure> {
    let text = told::<R>(args)?;
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => Err(Failure::Trouble(format!("it cannot be printed: {e}"))),
        _ => Ok(()), // whoever reads no further has seen enough
    }
}

/// The log and the position, as they are printed.
pub fn told<R: Spoken>(args: &Args) -> Result<String, Failure> {
    let (record, changed) = read::<R>(args)?;
    let mut game = R::recorded(&record.options).map_err(|e| Failure::Trouble(e.to_string()))?;
    let names = Names::letters(R::players(&game));
    let eye = eye(args, &names)?;
    let inputs = changed.unwrap_or(record.inputs.len());
    if args.at.is_some_and(|at| at > inputs) {
        return Err(Failure::Usage(format!("the game has {inputs} answers; possible for --at: 0 to {inputs}")));
    }
    let at = args.at.unwrap_or(inputs);
    let mut text = format!("A game for {}; seed {}; {inputs} answers.\n", names.all().len(), R::seed(&record.options));
    let mut log = R::Log::default();
    let mut tell = |game: &mut R::Game| -> String {
        let events = R::take_events(game);
        events.iter().flat_map(|event| R::tell(&mut log, eye, game, &names, event)).collect()
    };
    text += &tell(&mut game);
    for input in &record.inputs[..at] {
        R::put(&mut game, input).map_err(|e| Failure::Trouble(e.to_string()))?;
        text += &tell(&mut game);
    }
    text += &format!("\nafter {at} of {inputs} answers\n");
    if changed == Some(at) {
        text += "The rules have changed since this game was played: from here on it went otherwise.\n";
    }
    Ok(text + &position::<R>(&game, &names, eye))
}

/// The table and what is asked.
fn position<R: Spoken>(game: &R::Game, names: &Names, eye: Eye) -> String {
    let own = |seat: Seat| eye == Eye::Open || eye == Eye::Of(R::sits(game, seat));
    let asked = R::pending(game).iter().filter(|ask| own(R::asked(ask).0));
    let asked = asked.map(|ask| wrap("", &R::question(game, names, ask), 2));
    R::picture(game, names, eye) + &asked.collect::<String>()
}

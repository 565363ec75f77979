//! Words that every table has: players and numbers.

use rules::{Seat, Seats};

use crate::fail::{Fail, Step};
use crate::lists::joined;
use crate::pattern::{Arg, nearest_word};

/// What may be meant instead of an unknown word.
pub fn hint<W: AsRef<str>>(word: &str, known: impl IntoIterator<Item = W>) -> String {
    match nearest_word(word, known) {
        Some(near) => format!("; did you mean «{}»?", near.as_ref()),
        None => String::new(),
    }
}

/// A player.
pub fn player(arg: Arg, players: usize) -> Step<Seat> {
    let letter = arg.text.bytes().next().filter(|_| arg.text.len() == 1).map(|b| b.wrapping_sub(b'A'));
    match letter {
        Some(i) if (i as usize) < players => Ok(Seat(i)),
        _ => Err(Fail::word(arg.at, format!("there is no player «{}»", arg.text))),
    }
}

/// Players: `B`, `B, C`, `B and C`, `nobody`, `everybody`.
pub fn players(arg: Arg, n: usize) -> Step<Seats> {
    match arg.text {
        "nobody" | "no one" | "none" => return Ok(Seats::NONE),
        "everybody" => return Ok(Seats::first(n)),
        _ => {}
    }
    joined(arg, " and ").into_iter().map(|a| player(a, n)).collect()
}

/// A number.
pub fn number(arg: Arg) -> Step<i32> {
    arg.text.parse().map_err(|_| Fail::word(arg.at, format!("«{}» is no number", arg.text)))
}

/// A small number.
pub fn small(arg: Arg) -> Step<u8> {
    u8::try_from(number(arg)?).map_err(|_| Fail::word(arg.at, format!("«{}» is out of range", arg.text)))
}

/// Two numbers are the same, or the word is to blame.
pub fn equal(now: i32, wanted: i32, arg: Arg) -> Step {
    if now == wanted { Ok(()) } else { Err(Fail::word(arg.at, format!("it is {now}, not {wanted}"))) }
}

/// Something is so, or the word is to blame.
pub fn check(fine: bool, arg: Arg, why: &str) -> Step {
    if fine { Ok(()) } else { Err(Fail::word(arg.at, why)) }
}

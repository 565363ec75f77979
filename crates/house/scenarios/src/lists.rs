//! Lists in words: items between commas, and "or" or "and" before the last.

use crate::pattern::Arg;

/// The items of a list.
pub fn items<'t>(arg: Arg<'t>) -> Vec<Arg<'t>> {
    let mut out = Vec::new();
    let mut from = 0;
    for piece in arg.text.split(',') {
        push(&mut out, piece, arg.at + from);
        from += piece.len() + 1;
    }
    out
}

fn push<'t>(out: &mut Vec<Arg<'t>>, piece: &'t str, at: usize) {
    let trimmed = piece.trim_start();
    let mut at = at + piece.len() - trimmed.len();
    let mut text = trimmed.trim_end();
    for word in ["or ", "and "] {
        if let Some(rest) = text.strip_prefix(word) {
            at += word.len();
            text = rest;
        }
    }
    if !text.is_empty() {
        out.push(Arg { text, at });
    }
}

/// The items of a list in which the last one may be joined with this word instead of a comma.
pub fn joined<'t>(arg: Arg<'t>, word: &str) -> Vec<Arg<'t>> {
    let mut out = Vec::new();
    for item in items(arg) {
        match item.text.rfind(word) {
            Some(i) => {
                push(&mut out, &item.text[..i], item.at);
                push(&mut out, &item.text[i + word.len()..], item.at + i + word.len());
            }
            None => out.push(item),
        }
    }
    out
}

/// The same things, however often each, in any order?
pub fn same(a: &[String], b: &[String]) -> bool {
    let sorted = |list: &[String]| {
        let mut all: Vec<String> = list.iter().map(|s| s.to_lowercase()).collect();
        all.sort();
        all
    };
    sorted(a) == sorted(b)
}

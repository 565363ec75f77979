//! Small words: lists, numbers of things, ids as names.

use std::fmt::Debug;

/// Words with commas between them, or the other word if there are none.
pub fn list(words: impl IntoIterator<Item = String>, none: &str) -> String {
    let all: Vec<String> = words.into_iter().collect();
    if all.is_empty() { none.to_string() } else { all.join(", ") }
}

/// "1 ship", "2 ships".
pub fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// An id as words: dashes become blanks.
pub fn plain(id: &str) -> String {
    id.replace(['-', '_'], " ")
}

/// An id as a name: `plain-1` is "Plain 1".
pub fn titled(id: &str) -> String {
    let word = |w: &str| w.chars().take(1).flat_map(char::to_uppercase).chain(w.chars().skip(1)).collect::<String>();
    id.split('-').map(word).collect::<Vec<_>>().join(" ")
}

/// The name of a variant of an enum as part of a key: `WouldLose` is `would-lose`.
pub fn dashed(variant: impl Debug) -> String {
    let mut key = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.extend(letter.to_lowercase());
    }
    key
}

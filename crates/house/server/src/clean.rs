//! Names and words of players: cleaned of what could hide or disguise something, and cut to a length.

use protocol::{Trouble, Words};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::trouble::trouble;

/// Characters of a name at most.
const NAME: usize = 24;
/// Characters of something said at most.
const TEXT: usize = 300;
/// Characters of the key of a ready phrase at most.
const KEY: usize = 40;

/// Marks that may stand upon one letter: no language needs more, once what has a letter of its own is written with it.
const MARKS: usize = 2;

/// Control characters, marks that change the direction of writing, and those that look like nothing at all.
fn is_unwanted(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffc}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Single spaces, nothing unwanted, at most so many characters.
fn tidy(text: &str, most: usize) -> String {
    let plain: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let plain: String = without_stacks(plain.chars().filter(|c| !is_unwanted(*c)).nfc());
    let plain = plain.split(' ').filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ");
    plain.chars().take(most).collect::<String>().trim_end().to_string()
}

/// A mark stands upon something, and few upon the same.
fn without_stacks(text: impl Iterator<Item = char>) -> String {
    let mut room = 0;
    let fits = |c: &char| match is_combining_mark(*c) {
        true if room == 0 => false,
        true => {
            room -= 1;
            true
        }
        false => {
            room = if *c == ' ' { 0 } else { MARKS };
            true
        }
    };
    text.filter(fits).collect()
}

/// A name; one is needed.
pub fn name(text: &str) -> Result<String, Trouble> {
    let name = tidy(text, NAME);
    if name.is_empty() { Err(trouble("bad_name", "a name is needed")) } else { Ok(name) }
}

/// A name that none of the others have: numbered if need be.
pub fn numbered(name: String, others: &[&String]) -> String {
    let with = |n: usize| {
        let number = format!(" {n}");
        let room = NAME - number.len();
        name.chars().take(room).collect::<String>().trim_end().to_string() + &number
    };
    let numbered = (2..).map(with);
    let free = std::iter::once(name.clone()).chain(numbered).find(|name| !others.contains(&name));
    free.expect("there are more numbers than seats")
}

/// Something said.
pub fn words(words: &Words) -> Result<Words, Trouble> {
    match words {
        Words::Text(text) => match tidy(text, TEXT) {
            text if text.is_empty() => Err(trouble("bad_words", "nothing was said")),
            text => Ok(Words::Text(text)),
        },
        Words::Phrase(key) => {
            let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
            if key.is_empty() || key.len() > KEY || !key.bytes().all(plain) {
                return Err(trouble("bad_words", "this is no key of a ready phrase"));
            }
            Ok(Words::Phrase(key.clone()))
        }
        Words::Note(_) => Err(trouble("bad_words", "notes are the table's own")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_numbered() {
        let (guest, second) = ("Guest".to_string(), "Guest 2".to_string());
        assert_eq!(numbered(guest.clone(), &[]), "Guest");
        assert_eq!(numbered(guest.clone(), &[&second]), "Guest");
        assert_eq!(numbered(guest.clone(), &[&guest]), "Guest 2");
        assert_eq!(numbered(guest.clone(), &[&guest, &second]), "Guest 3");
        let long = "x".repeat(NAME);
        assert_eq!(numbered(long.clone(), &[&long]), "x".repeat(NAME - 2) + " 2");
    }

    #[test]
    fn names_are_plain_and_short() {
        assert_eq!(name("  Ada \t\n Lovelace ").as_deref(), Ok("Ada Lovelace"));
        assert_eq!(name("a\u{202e}b\u{200b}c\u{7}d").as_deref(), Ok("abcd"));
        assert_eq!(name("千代").as_deref(), Ok("千代"));
        assert_eq!(name(&"x".repeat(99)).map(|n| n.len()), Ok(NAME));
        for blank in ["\u{2066}\u{200d} ", "\u{2800}", "\u{3164}\u{ffa0}", "\u{2003}\u{a0}", "\u{fe0f}", "\u{301}"] {
            assert!(name(blank).is_err(), "{blank:?}");
        }
        let stack = format!("a{}b", "\u{301}\u{302}\u{323}".repeat(20));
        assert_eq!(name(&stack).map(|n| n.chars().count() <= 5), Ok(true), "{stack}");
        assert_eq!(name("Zoe\u{308}").as_deref(), Ok("Zoë"), "written with one letter, as most write it");
        assert_eq!(name("ক্ষিতি").as_deref(), Ok("ক্ষিতি"));
        assert_eq!(name("Việt").as_deref(), Ok("Việt"));
    }

    #[test]
    fn words_are_plain_and_bounded() {
        let said = |text: &str| words(&Words::Text(text.into()));
        assert_eq!(said(" a  deal? "), Ok(Words::Text("a deal?".into())));
        assert!(matches!(said(&"é".repeat(999)), Ok(Words::Text(t)) if t.chars().count() == TEXT));
        assert!(said("\u{202e}").is_err());
        assert!(words(&Words::Phrase("a-colony-each".into())).is_ok());
        assert!(words(&Words::Phrase("<script>".into())).is_err());
    }
}

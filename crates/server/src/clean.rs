//! Names and words of players: cleaned of what could hide or disguise something, and cut to a length.

use protocol::{Trouble, Words};

use crate::trouble::trouble;

/// Characters of a name at most.
const NAME: usize = 24;
/// Characters of something said at most.
const TEXT: usize = 300;
/// Characters of the key of a ready phrase at most.
const KEY: usize = 40;

/// Control characters, marks that change the direction of writing, and invisible ones.
fn is_unwanted(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Single spaces, nothing unwanted, at most so many characters.
fn tidy(text: &str, most: usize) -> String {
    let plain: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let plain: String = plain.chars().filter(|c| !is_unwanted(*c)).collect();
    let plain = plain.split(' ').filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ");
    plain.chars().take(most).collect::<String>().trim_end().to_string()
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
        assert!(name("\u{2066}\u{200d} ").is_err());
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

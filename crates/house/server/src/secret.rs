//! Codes of tables and secrets of seats.

use rules::Key;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Letters that cannot be mistaken for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Letters of a table's code: too many to be guessed.
const CODE: usize = 10;
/// Letters of a secret.
const SECRET: usize = 32;

fn draw<const N: usize>() -> String {
    let mut bytes = [0u8; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|b| LETTERS[(b & 31) as usize] as char).collect()
}

/// A code for a new table.
pub fn code() -> String {
    draw::<CODE>()
}

/// As much of a code as a log may have: who reads it cannot come to the table.
pub fn short(code: &str) -> &str {
    code.get(..4).unwrap_or_default()
}

/// A new secret.
pub fn secret() -> String {
    draw::<SECRET>()
}

/// A key for everything that is left to chance.
pub fn key() -> Key {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    Key::new(bytes)
}

/// A number to count from: far from those that were counted before.
pub fn number() -> u32 {
    getrandom::u32().expect("the system has randomness") >> 2
}

/// Can this be the code of a table?
pub fn is_code(text: &str) -> bool {
    text.len() == CODE && text.bytes().all(|b| LETTERS.contains(&b))
}

/// What is kept of a secret: enough to know it again, too little to use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hashed([u8; 32]);

impl Hashed {
    /// Of a secret.
    pub fn of(secret: &str) -> Hashed {
        Hashed(Sha256::digest(secret.as_bytes()).into())
    }
    /// As it was stored.
    pub fn stored(bytes: &[u8]) -> Option<Hashed> {
        bytes.try_into().ok().map(Hashed)
    }
    /// The bytes to store.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
    /// Is it this secret? Takes the same time for every wrong one.
    pub fn is(&self, secret: &Hashed) -> bool {
        self.0.ct_eq(&secret.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_are_known_again() {
        let (one, other) = (secret(), secret());
        assert_ne!(one, other);
        let kept = Hashed::of(&one);
        assert!(Hashed::stored(kept.bytes()).is_some_and(|k| k.is(&Hashed::of(&one))));
        assert!(!kept.is(&Hashed::of(&other)));
        assert!(is_code(&code()) && !is_code("../../etc") && !is_code(""));
    }
}

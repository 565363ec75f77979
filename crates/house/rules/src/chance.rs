//! Chance at a table: nobody can know it.

use std::fmt;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

/// What the chance of a table follows from: 256 bits. Whoever has it knows every card, so it is never printed.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key([u8; 32]);

impl Key {
    /// A key of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }
    /// A generator of its own for each number: what one of them throws tells nothing about the others. Number 0 is that
    /// of the cards.
    pub fn generator(&self, number: u64) -> ChaCha20Rng {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(number);
        generator
    }
}

/// Always the same key for a number: for tests, and where everybody may know the number.
impl From<u64> for Key {
    fn from(number: u64) -> Key {
        Key(ChaCha20Rng::seed_from_u64(number).get_seed())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Key {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Key, &'static str> {
        let wrong = "a key has 64 hexadecimal digits";
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(wrong);
        }
        let mut key = [0; 32];
        for (i, byte) in key.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong)?;
        }
        Ok(Key(key))
    }
}

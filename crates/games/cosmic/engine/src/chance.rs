//! Chance: a quick generator for simulations, a cryptographic one for tables at which people play.

use std::hash::{Hash, Hasher};

use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha20Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

pub use rules::Key;

use crate::options::Options;

/// The generator of chance of a game. Two of them are alike if they will throw alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub(crate) enum Dice {
    /// The one of simulations, and of everything imagined.
    Quick(Pcg32),
    /// The one of tables.
    Secret(Box<ChaCha20Rng>),
}

impl Dice {
    /// The generator of a game at its beginning.
    pub(crate) fn new(options: &Options) -> Dice {
        match &options.key {
            None => Dice::quick(options.seed),
            Some(key) => Dice::Secret(Box::new(key.generator(0))),
        }
    }
    /// A quick one that begins with a seed.
    pub(crate) fn quick(seed: u64) -> Dice {
        Dice::Quick(Pcg32::seed_from_u64(seed))
    }
}

impl RngCore for Dice {
    fn next_u32(&mut self) -> u32 {
        match self {
            Dice::Quick(dice) => dice.next_u32(),
            Dice::Secret(dice) => dice.next_u32(),
        }
    }
    fn next_u64(&mut self) -> u64 {
        match self {
            Dice::Quick(dice) => dice.next_u64(),
            Dice::Secret(dice) => dice.next_u64(),
        }
    }
    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        match self {
            Dice::Quick(dice) => dice.fill_bytes(bytes),
            Dice::Secret(dice) => dice.fill_bytes(bytes),
        }
    }
}

impl Hash for Dice {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.clone().next_u64().hash(hasher);
    }
}

/// A generator as it is stored. The quick one looks as it always has.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Quick(Pcg32),
    Secret { key: Key, drawn: u64 },
}

impl From<Dice> for Written {
    fn from(dice: Dice) -> Written {
        match dice {
            Dice::Quick(dice) => Written::Quick(dice),
            // Nobody draws 2^64 words in one game.
            Dice::Secret(dice) => Written::Secret { key: Key::new(dice.get_seed()), drawn: dice.get_word_pos() as u64 },
        }
    }
}

impl From<Written> for Dice {
    fn from(written: Written) -> Dice {
        match written {
            Written::Quick(dice) => Dice::Quick(dice),
            Written::Secret { key, drawn } => {
                let mut dice = key.generator(0);
                dice.set_word_pos(drawn.into());
                Dice::Secret(Box::new(dice))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throws(dice: &mut Dice) -> Vec<u32> {
        (0..100).map(|_| dice.next_u32()).collect()
    }

    #[test]
    fn a_stored_generator_goes_on_as_if_it_had_not_been_stored() {
        let secret = Dice::Secret(Box::new(Key::from(7).generator(0)));
        for mut dice in [Dice::quick(7), secret] {
            for _ in 0..5 {
                throws(&mut dice);
                let text = serde_json::to_string(&dice).unwrap();
                let mut back: Dice = serde_json::from_str(&text).unwrap();
                assert_eq!(back, dice);
                assert_eq!(throws(&mut back), throws(&mut dice));
            }
        }
    }

    #[test]
    fn a_quick_generator_is_stored_as_by_earlier_builds() {
        let earlier = serde_json::to_string(&Pcg32::seed_from_u64(7)).unwrap();
        assert_eq!(serde_json::to_string(&Dice::quick(7)).unwrap(), earlier);
    }

    #[test]
    fn the_generators_of_a_key_have_nothing_in_common() {
        let key = Key::from(7);
        let (mut cards, mut waits) = (key.generator(0), key.generator(1));
        assert!((0..1000).all(|_| cards.next_u64() != waits.next_u64()));
    }

    #[test]
    fn a_key_is_read_back_and_never_printed() {
        let key = Key::from(7);
        let text = serde_json::to_string(&key).unwrap();
        assert_eq!(serde_json::from_str::<Key>(&text).unwrap(), key);
        assert!(serde_json::from_str::<Key>("\"12é\"").is_err());
        assert!(!text.contains(&format!("{key:?}")) && format!("{key:?}").len() < 10);
        let dice = Dice::Secret(Box::new(key.generator(0)));
        // how far it is in its block may be printed, no number as large as a part of the key
        let printed = format!("{dice:?}");
        assert!(printed.split(|c: char| !c.is_ascii_hexdigit()).all(|word| word.len() < 8), "{printed}");
    }
}

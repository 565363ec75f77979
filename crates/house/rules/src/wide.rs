//! Numbers of 64 bits in JSON: as text, since many programs that read JSON keep 53 of them and lose the rest in silence. What
//! was written as a number before is still read.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

/// Numbers beyond it are rounded by programs that know floating point alone.
const EXACT: u64 = 1 << 53;

/// Writes a number as text.
pub fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(number)
}

/// Reads a number, written as text or as a number.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    struct Wide;
    impl Visitor<'_> for Wide {
        type Value = u64;
        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("a number of 64 bits, as text")
        }
        fn visit_str<E: Error>(self, text: &str) -> Result<u64, E> {
            text.parse().map_err(|_| E::custom(format!("«{text}» is no number of 64 bits")))
        }
        fn visit_u64<E: Error>(self, number: u64) -> Result<u64, E> {
            Ok(number)
        }
        // A number so large that somebody has written it in powers of ten: rounded, and seen to be so.
        fn visit_f64<E: Error>(self, number: f64) -> Result<u64, E> {
            Ok(number as u64)
        }
    }
    from.deserialize_any(Wide)
}

/// Does a number look as if a program that rounds had written it? Such programs write as few digits as they need to know it
/// again, and noughts behind them. Of all other numbers hardly one in a thousand looks so.
pub fn looks_rounded(number: u64) -> bool {
    let rounded = number as f64;
    number > EXACT && (rounded as u64 == number || rounded.to_string() == number.to_string())
}

//! Values: what a step keeps for a later one, what a note on a piece holds, what is said aloud.

use serde::{Deserialize, Serialize};

use super::cards::{CardType, Face};
use super::ids::*;

/// One value, of any kind that effects deal in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Value {
    /// A number.
    Number(i16),
    /// Yes or no.
    Yes(bool),
    /// A seat.
    Seat(Seat),
    /// Seats.
    Seats(Seats),
    /// A side.
    Side(Side),
    /// A type of cards.
    Type(CardType),
    /// A card; it means nothing any more once the card is shuffled.
    Card(CardId),
    /// A face, whether or not there is such a card.
    Face(Face),
    /// A planet.
    Planet(PlanetId),
    /// A ship.
    Ship(ShipId),
}

/// The value is of another kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("another kind of value: {0:?}")]
pub struct OtherKind(pub Value);

macro_rules! kinds {
    ($($kind:ident($inner:ty)),* $(,)?) => {$(
        impl From<$inner> for Value {
            fn from(inner: $inner) -> Value {
                Value::$kind(inner)
            }
        }
        impl TryFrom<Value> for $inner {
            type Error = OtherKind;
            fn try_from(value: Value) -> Result<$inner, OtherKind> {
                match value {
                    Value::$kind(inner) => Ok(inner),
                    other => Err(OtherKind(other)),
                }
            }
        }
    )*};
}

kinds!(
    Number(i16),
    Yes(bool),
    Seat(Seat),
    Seats(Seats),
    Side(Side),
    Type(CardType),
    Card(CardId),
    Face(Face),
    Planet(PlanetId),
    Ship(ShipId),
);

/// Small numbers are numbers, too.
impl From<u8> for Value {
    fn from(n: u8) -> Value {
        Value::Number(n.into())
    }
}
impl TryFrom<Value> for u8 {
    type Error = OtherKind;
    fn try_from(value: Value) -> Result<u8, OtherKind> {
        u8::try_from(i16::try_from(value)?).map_err(|_| OtherKind(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_what_it_was() {
        assert_eq!(Seat::try_from(Value::from(Seat(2))), Ok(Seat(2)));
        assert_eq!(Seat::try_from(Value::from(2i16)), Err(OtherKind(Value::Number(2))));
    }
}

//! What cards are reached for, and which stores of cards serve.

/// What somebody reaches for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Purpose {
    /// To play it.
    Play,
    /// To select it as an encounter card (R9.5).
    Select,
    /// To pay with it, or to use it as something else.
    Pay,
    /// To discard it.
    Discard,
    /// To count it among the cards of the hand (R9.9).
    Count,
    /// To show it, or to be looked at.
    Show,
    /// To give it away by one's own choice, in a deal or otherwise.
    Give,
    /// To lose it to somebody who takes it.
    BeTaken,
}

/// What a store of cards on a piece is good for. The hand is good for everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Store(u8);

impl Store {
    /// Cards there are out of reach.
    pub const CLOSED: Store = Store(0);
    /// A store that serves these purposes.
    pub const fn serving(purposes: &[Purpose]) -> Store {
        let (mut bits, mut i) = (0, 0);
        while i < purposes.len() {
            bits |= 1 << purposes[i] as u8;
            i += 1;
        }
        Store(bits)
    }
    /// Does it serve this one?
    pub const fn serves(self, purpose: Purpose) -> bool {
        self.0 & 1 << purpose as u8 != 0
    }
}

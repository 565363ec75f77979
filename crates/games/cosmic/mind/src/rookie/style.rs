//! What those who play by rules of thumb go by.

/// What things are worth, in colonies (a foreign colony in the middle of the game is worth one), and how others are
/// taken to play.
#[derive(Debug)]
pub(crate) struct Style {
    /// A ship in the warp instead of on a colony.
    pub(super) ship: f32,
    /// A card nobody knows.
    pub(super) card: f32,
    /// A second encounter.
    pub(super) encounter: f32,
    /// The last foreign colony but one.
    pub(super) last_but_one: f32,
    /// A further colony of a rival who is far from winning: so much it hurts.
    pub(super) rival: f32,
    /// A point of an attack kept in hand.
    pub(super) point: f32,
    /// A negotiate kept in hand.
    pub(super) negotiate: f32,
    /// How likely the other side is to negotiate, if nothing is known.
    pub(super) negotiates: f32,
    /// Ships sent to an ally in an even fight.
    pub(super) even: u8,
    /// How often a wild flare is played of which nothing is known.
    pub(super) wild: f32,
    /// So many ships may be away before they are taken for a reward instead of cards.
    pub(super) away: u8,
}

/// A rookie.
pub(crate) static ROOKIE: Style = Style {
    ship: 0.06,
    card: 0.12,
    encounter: 0.3,
    last_but_one: 1.3,
    rival: 0.3,
    point: 0.015,
    negotiate: 0.1,
    negotiates: 0.25,
    even: 3,
    wild: 0.8,
    away: 2,
};

/// Somebody who has seen many games: numbers found by self-play (docs/bots.md).
pub(crate) static SEASONED: Style = Style {
    ship: 0.025,
    card: 0.185,
    encounter: 0.14,
    last_but_one: 1.6,
    rival: 0.13,
    point: 0.0215,
    negotiate: 0.0,
    negotiates: 0.43,
    even: 1,
    wild: 1.0,
    away: 3,
};

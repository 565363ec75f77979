//! The cosmic deck: 72 cards without flares (cosmic.md 1).

use engine::ability::Print::{self, Card, Plain};
use engine::table::Face::{Attack, Morph, Negotiate, Reinforcement};

use crate::artifacts::*;

/// Every card of the base deck with its number of copies.
pub static COSMIC: &[(Print, u8)] = &[
    (Plain(Attack(0)), 1),
    (Plain(Attack(1)), 1),
    (Plain(Attack(4)), 4),
    (Plain(Attack(5)), 1),
    (Plain(Attack(6)), 7),
    (Plain(Attack(7)), 1),
    (Plain(Attack(8)), 7),
    (Plain(Attack(9)), 1),
    (Plain(Attack(10)), 4),
    (Plain(Attack(11)), 1),
    (Plain(Attack(12)), 2),
    (Plain(Attack(13)), 1),
    (Plain(Attack(14)), 2),
    (Plain(Attack(15)), 1),
    (Plain(Attack(20)), 2),
    (Plain(Attack(23)), 1),
    (Plain(Attack(30)), 1),
    (Plain(Attack(40)), 1),
    (Plain(Negotiate), 15),
    (Plain(Morph), 1),
    (Plain(Reinforcement(2)), 2),
    (Plain(Reinforcement(3)), 3),
    (Plain(Reinforcement(5)), 1),
    (Card(&COSMIC_ZAP, 0), 2),
    (Card(&CARD_ZAP, 0), 2),
    (Card(&MOBIUS_TUBES, 0), 2),
    (Card(&FORCE_FIELD, 0), 1),
    (Card(&QUASH, 0), 1),
    (Card(&PLAGUE, 0), 1),
    (Card(&IONIC_GAS, 0), 1),
    (Card(&EMOTION_CONTROL, 0), 1),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_72_cards_and_its_attacks_add_up_to_400() {
        let copies: u32 = COSMIC.iter().map(|(_, n)| *n as u32).sum();
        assert_eq!(copies, 72);
        let attacks = COSMIC.iter().filter_map(|(p, n)| match p {
            Plain(Attack(value)) => Some((*value as i32, *n as i32)),
            _ => None,
        });
        let (cards, sum) = attacks.fold((0, 0), |(c, s), (value, n)| (c + n, s + value * n));
        assert_eq!((cards, sum), (39, 400));
    }
}

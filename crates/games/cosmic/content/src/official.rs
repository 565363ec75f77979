//! What there is officially, implemented or not: plain lists of ids, to measure the catalogue against.

use engine::ability::Alien;

/// One official alien, card or variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its stable id. A second version of an alien has the name of its box behind it.
    pub id: &'static str,
    /// The box it comes from.
    pub set: &'static str,
}

/// One official ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulingEntry {
    /// Its id, which tags the scenarios that show it.
    pub id: &'static str,
    /// What it concerns: engine, setup, table or wording.
    pub kind: &'static str,
    /// How soon it matters; 1 is first.
    pub priority: u8,
}

fn rows<const N: usize>(text: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    text.lines().skip(1).map(|line| {
        let mut fields = line.split(',');
        [(); N].map(|()| fields.next().expect("each line of the list has all its fields"))
    })
}

fn entries(text: &'static str) -> impl Iterator<Item = Entry> {
    rows(text).map(|[id, set]| Entry { id, set })
}

/// All aliens.
pub fn aliens() -> impl Iterator<Item = Entry> {
    entries(include_str!("../data/aliens.csv"))
}

/// The boxes all of whose aliens can be played, in the order in which they appeared.
pub fn complete_boxes() -> Vec<&'static str> {
    let playable = |id: &str| crate::catalogue().alien(id).is_some_and(|a| a.complete);
    let mut boxes: Vec<&'static str> = aliens().map(|a| a.set).collect();
    boxes.dedup();
    boxes.retain(|set| aliens().filter(|a| a.set == *set).all(|a| playable(a.id)));
    boxes
}

/// Boxes that are whole and stay as they are. What a seed deals from them is the same whatever comes to other boxes: tests
/// that look for something in games by seeds deal from these alone.
pub const CLOSED: [&str; 2] = ["base", "incursion"];

/// All aliens that can be played and are not in a closed box, as many as there are by now.
pub fn open_aliens() -> impl Iterator<Item = &'static Alien> {
    crate::catalogue().aliens.iter().copied().filter(|a| a.complete && !CLOSED.contains(&a.set))
}

/// All artifacts of the cosmic deck and of the reward decks that are known.
pub fn artifacts() -> impl Iterator<Item = Entry> {
    entries(include_str!("../data/artifacts.csv"))
}

/// The special destiny cards.
pub fn destiny() -> impl Iterator<Item = Entry> {
    entries(include_str!("../data/destiny.csv"))
}

/// The hazards of the Conflict deck, and how many cards of each there are.
pub fn hazards() -> impl Iterator<Item = (Entry, u8)> {
    let copies = |text: &str| text.parse().expect("a number of copies");
    rows(include_str!("../data/hazards.csv")).map(move |[id, set, n]| (Entry { id, set }, copies(n)))
}

/// The techs of the base deck.
pub fn techs() -> impl Iterator<Item = Entry> {
    entries(include_str!("../data/techs.csv"))
}

/// The official variants.
pub fn variants() -> impl Iterator<Item = Entry> {
    entries(include_str!("../data/variants.csv"))
}

/// All rulings.
pub fn rulings() -> impl Iterator<Item = RulingEntry> {
    rows(include_str!("../data/rulings.csv")).map(|[id, kind, priority]| RulingEntry {
        id,
        kind,
        priority: priority.parse().expect("a priority is a number"),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_lists_are_whole() {
        assert_eq!(aliens().map(|a| a.id).collect::<BTreeSet<_>>().len(), 238);
        assert_eq!(rulings().map(|r| r.id).collect::<BTreeSet<_>>().len(), 407);
        assert!(rulings().all(|r| r.priority > 0));
        assert_eq!((artifacts().count(), destiny().count(), variants().count(), techs().count()), (16, 3, 23, 20));
        // ruling E-HAZARDCOUNT
        assert_eq!((hazards().count(), hazards().map(|(_, copies)| copies).sum::<u8>()), (17, 28));
    }

    #[test]
    fn the_hazards_that_can_be_played_are_in_the_deck_as_often_as_printed() {
        let deck = crate::catalogue().deck("hazard").expect("it comes with the variant");
        for (print, copies) in deck.cards {
            let engine::ability::Print::Piece(piece) = print else { panic!("{print:?} is no hazard") };
            assert!(hazards().any(|(h, n)| (h.id, h.set, n) == (piece.id, piece.set, *copies)), "{}", piece.id);
        }
    }

    #[test]
    fn boxes_with_a_part_of_their_aliens_are_not_complete() {
        let boxes = complete_boxes();
        assert!(boxes.starts_with(&CLOSED));
        assert_eq!(boxes.iter().collect::<BTreeSet<_>>().len(), boxes.len(), "the list goes box by box");
        for alien in aliens().filter(|a| crate::catalogue().alien(a.id).is_none()) {
            assert!(!boxes.contains(&alien.set), "{} is missing", alien.id);
        }
    }

    #[test]
    fn every_alien_of_the_catalogue_is_official() {
        for alien in &crate::catalogue().aliens {
            let entry = aliens().find(|e| e.id == alien.id);
            assert_eq!(entry, Some(Entry { id: alien.id, set: alien.set }));
        }
    }
}

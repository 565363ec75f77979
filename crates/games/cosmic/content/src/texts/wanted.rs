//! The keys of the texts that an alien needs.

use engine::ability::{Ability, Alien, Eyes, PieceDef};

/// The parts of the description of every alien.
const PARTS: [&str; 5] = ["power-name", "summary", "power", "wild", "super"];

/// All that it can do, whether by its power or by a version of its flare.
fn abilities(alien: &Alien) -> impl Iterator<Item = &'static Ability> {
    [alien.power, alien.wild, alien.classic_wild, alien.super_flare].into_iter().flatten()
}

/// Its name and what its sheet and its flare say, with the words of the options it puts to somebody.
pub fn described(alien: &Alien) -> Vec<String> {
    let name = format!("alien-{}", alien.id);
    let has_setup = !alien.setup.is_empty() || alien.destiny.is_some();
    let parts = PARTS.into_iter().chain(has_setup.then_some("setup"));
    let mut keys: Vec<String> = parts.map(|part| format!("{name}.{part}")).collect();
    keys.push(name);
    keys.extend(abilities(alien).flat_map(|a| a.labels).map(|label| format!("label-{label}")));
    keys
}

/// What a piece, as the sheet of an alien is one, says aloud, and the notes on it that somebody may see.
pub fn sentences(piece: &PieceDef) -> Vec<String> {
    let said = piece.words.iter().map(|word| format!("said-{}-{word}", piece.id));
    let seen = piece.notes.iter().filter(|note| note.eyes != Eyes::Nobody);
    said.chain(seen.map(|note| format!("note-{}-{}", piece.id, note.key))).collect()
}

//! Sets of one's own: aliens that no box has, and their texts. A program says at its beginning which it plays with; from then
//! on they are dealt, saved, shown and told of like all others.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use engine::ability::{Alien, Catalogue};

use crate::official;
use crate::plain::{PIECES, PLAIN, PLAIN_ALIENS};
use crate::texts::{self, Locale};

/// A set of one's own.
#[derive(Debug)]
pub struct OwnSet {
    /// Its stable id: its aliens name it as their box, and `set-<id>` is its name among the texts.
    pub id: &'static str,
    /// Its aliens.
    pub aliens: &'static [&'static Alien],
    /// Its texts: the tag of a language and a file in Fluent, as many as one likes. English has all of them.
    pub texts: &'static [(&'static str, &'static str)],
}

static OWN: OnceLock<Vec<&'static OwnSet>> = OnceLock::new();

/// The sets that are played with besides the boxes.
pub fn own_sets() -> &'static [&'static OwnSet] {
    OWN.get_or_init(Vec::new)
}

/// Plays with these sets besides the boxes. It is said once in a program, before anything else is asked of the catalogue or
/// the texts; to say the same again changes nothing.
pub fn play_with(sets: &[&'static OwnSet]) -> Result<(), String> {
    check(sets, &crate::boxed())?;
    let ids = |sets: &[&OwnSet]| sets.iter().map(|set| set.id).collect::<Vec<_>>();
    let played = OWN.get_or_init(|| sets.to_vec());
    if ids(played) == ids(sets) {
        return Ok(());
    }
    Err(format!(
        "the catalogue has been opened with {:?}: say first of all that {:?} are played",
        ids(played),
        ids(sets)
    ))
}

/// What is wrong with some sets, as far as it would be in the way of others.
fn check(sets: &[&'static OwnSet], boxed: &Catalogue) -> Result<(), String> {
    let mut names: BTreeSet<&str> = official::aliens().flat_map(|a| [a.set, a.id]).collect();
    names.extend(boxed.cards().map(|c| c.id));
    names.extend(PLAIN_ALIENS.iter().chain(PIECES).map(|a| a.id).chain([PLAIN]));
    for set in sets {
        for id in set.aliens.iter().map(|a| a.id).chain([set.id]) {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if id.is_empty() || !id.chars().all(plain) {
                return Err(format!("«{id}» is no id: small letters, digits and dashes make one"));
            }
            if !names.insert(id) {
                return Err(format!("«{id}» of the set «{}» is the id of something else already", set.id));
            }
        }
        if let Some(stray) = set.aliens.iter().find(|a| a.set != set.id) {
            return Err(format!("the alien «{}» says that it is of «{}», not of «{}»", stray.id, stray.set, set.id));
        }
    }
    texts::read(sets)?.iter().try_for_each(Locale::check)
}

impl OwnSet {
    /// The texts that it still lacks: in English all that its aliens need, in other languages what is said in the course of a
    /// game. None of them is in the way of playing: what has no name is called by its id.
    pub fn missing(&'static self) -> Vec<String> {
        let locales = texts::read(&[self]).unwrap_or_else(|why| panic!("{why}"));
        let mut missing = Vec::new();
        for locale in &locales {
            let mut wanted = vec![format!("set-{}", self.id)];
            for alien in self.aliens {
                wanted.push(format!("alien-{}", alien.id));
                wanted.extend(texts::sentences(&alien.sheet()));
                if locale.tag() == texts::ENGLISH {
                    wanted.extend(texts::described(alien));
                }
            }
            let lacks = wanted.into_iter().filter(|key| locale.own(key).is_none());
            missing.extend(lacks.map(|key| format!("{}: {key}", locale.tag())));
        }
        missing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static GULL: Alien = Alien { id: "gull", set: "harbour", ..Alien::PLAIN };
    static HUMAN: Alien = Alien { id: "human", set: "harbour", ..Alien::PLAIN };
    static STRAY: Alien = Alien { id: "stray", set: "base", ..Alien::PLAIN };
    static LOUD: Alien = Alien { id: "Loud One", set: "harbour", ..Alien::PLAIN };

    const fn set(aliens: &'static [&'static Alien], texts: &'static [(&'static str, &'static str)]) -> OwnSet {
        OwnSet { id: "harbour", aliens, texts }
    }
    fn refused(sets: &[&'static OwnSet]) -> String {
        check(sets, &crate::boxed()).expect_err("it is not right")
    }

    #[test]
    fn a_set_stands_beside_the_boxes() {
        static HARBOUR: OwnSet = set(&[&GULL], &[("en", "set-harbour = Harbour\nalien-gull = Gull\n")]);
        assert_eq!(check(&[&HARBOUR], &crate::boxed()), Ok(()));
        let missing = HARBOUR.missing();
        assert!(missing.contains(&"en: alien-gull.summary".into()), "{missing:?}");
        assert!(missing.contains(&"ja: alien-gull".into()), "{missing:?}");
        assert!(!missing.contains(&"en: alien-gull".into()), "{missing:?}");
    }

    #[test]
    fn what_would_be_mistaken_is_refused() {
        static TWICE: OwnSet = set(&[&GULL, &GULL], &[]);
        static KNOWN: OwnSet = set(&[&HUMAN], &[]);
        static ELSEWHERE: OwnSet = set(&[&STRAY], &[]);
        static NAMELESS: OwnSet = set(&[&LOUD], &[]);
        assert!(refused(&[&TWICE]).contains("«gull»"));
        assert!(refused(&[&KNOWN]).contains("«human» of the set «harbour» is the id of something else"));
        assert!(refused(&[&ELSEWHERE]).contains("«stray» says that it is of «base»"));
        assert!(refused(&[&NAMELESS]).contains("«Loud One» is no id"));
    }

    #[test]
    fn texts_that_cannot_be_said_are_refused() {
        static UNKNOWN: OwnSet = set(&[&GULL], &[("xx", "alien-gull = Gull\n")]);
        static BROKEN: OwnSet = set(&[&GULL], &[("en", "alien-gull = { Gull\n")]);
        static TAKEN: OwnSet = set(&[&GULL], &[("en", "alien-spiff = Gull\n")]);
        static EMPTY: OwnSet = set(&[&GULL], &[("en", "said-gull-cry = { $whom } is called\n")]);
        assert!(refused(&[&UNKNOWN]).contains("«xx»"));
        assert!(refused(&[&BROKEN]).contains("harbour, en"));
        assert!(refused(&[&TAKEN]).contains("alien-spiff"));
        assert!(refused(&[&EMPTY]).contains("said-gull-cry"), "{}", refused(&[&EMPTY]));
    }

    #[test]
    fn it_is_too_late_when_the_catalogue_is_open() {
        static HARBOUR: OwnSet = set(&[&GULL], &[]);
        assert!(crate::catalogue().alien("gull").is_none());
        assert_eq!(play_with(&[]), Ok(()));
        assert!(play_with(&[&HARBOUR]).is_err_and(|why| why.contains("first of all")));
    }
}

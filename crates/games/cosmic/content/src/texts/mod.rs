//! Texts for players, in every language there is: names, summaries, exact texts of powers, flares and cards, and words
//! for what the tables declare.
//!
//! A locale is a folder of `locales/`; its files are written in [Fluent](https://projectfluent.org). A text is found by
//! its key, `alien-spiff` or `alien-spiff.wild`, in the locale that is asked for, or else in English. Sets of one's own bring
//! theirs.

mod declared;
mod wanted;

pub use declared::{abilities, ability, alert, copies, kind, label, set, standing};
pub use wanted::{described, sentences};

use std::borrow::Cow;
use std::sync::LazyLock;

pub use ::texts::{ENGLISH, Locale, VALUES};
use ::texts::{File, titled};

use crate::own::{OwnSet, own_sets};

/// A locale and its files, by name.
type Folder = (&'static str, &'static [(&'static str, &'static str)]);

static FOLDERS: &[Folder] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

static LOCALES: LazyLock<Vec<Locale>> = LazyLock::new(|| read(own_sets()).unwrap_or_else(|why| panic!("{why}")));

/// All languages, with the texts of these sets among them.
pub(crate) fn read(sets: &[&'static OwnSet]) -> Result<Vec<Locale>, String> {
    let tags: Vec<&str> = FOLDERS.iter().map(|(tag, _)| *tag).collect();
    let mut files = Vec::new();
    for (tag, folder) in FOLDERS {
        let name = |file| format!("locales/{tag}/cosmic/{file}");
        files.extend(folder.iter().map(|(file, text)| File { tag, name: name(file), text }));
    }
    for set in sets {
        for (tag, text) in set.texts {
            if !tags.contains(tag) {
                return Err(format!("{}: there is no language «{tag}»", set.id));
            }
            files.push(File { tag, name: format!("{}, {tag}", set.id), text });
        }
    }
    ::texts::read(&tags, &files)
}

/// All languages.
pub fn locales() -> &'static [Locale] {
    &LOCALES
}

/// The language of this folder.
pub fn locale(tag: &str) -> Option<&'static Locale> {
    LOCALES.iter().find(|l| l.tag() == tag)
}

/// The language that has all texts.
pub fn english() -> &'static Locale {
    locale(ENGLISH).expect("there is a folder for English")
}

/// The name of an alien, by its id.
pub fn alien_name(id: &str) -> Cow<'static, str> {
    name("alien", id)
}

/// The name of a kind of card, by its id.
pub fn card_name(id: &str) -> Cow<'static, str> {
    name("card", id)
}

/// The name of a piece that is no alien's sheet, by its id.
pub fn piece_name(id: &str) -> Cow<'static, str> {
    name("piece", id)
}

/// A name in English. What has no texts, such as a piece that only a ruling needs, is called by its id.
fn name(kind: &str, id: &str) -> Cow<'static, str> {
    english().own(&format!("{kind}-{id}")).unwrap_or_else(|| titled(id).into())
}

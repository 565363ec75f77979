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
use std::collections::BTreeSet;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

use crate::own::{OwnSet, own_sets};

/// The folder of the language that has all texts.
pub const ENGLISH: &str = "en";

/// A locale and its files, by name.
type Folder = (&'static str, &'static [(&'static str, &'static str)]);

static FOLDERS: &[Folder] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

static LOCALES: LazyLock<Vec<Locale>> = LazyLock::new(|| read(own_sets()).unwrap_or_else(|why| panic!("{why}")));

/// One language.
pub struct Locale {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

/// All languages, with the texts of these sets among them.
pub(crate) fn read(sets: &[&'static OwnSet]) -> Result<Vec<Locale>, String> {
    let known = |tag: &str| FOLDERS.iter().any(|(folder, _)| *folder == tag);
    for set in sets {
        if let Some((tag, _)) = set.texts.iter().find(|(tag, _)| !known(tag)) {
            return Err(format!("{}: there is no language «{tag}»", set.id));
        }
    }
    FOLDERS.iter().map(|folder| Locale::read(folder, sets)).collect()
}

impl Locale {
    fn read((tag, files): &Folder, sets: &[&'static OwnSet]) -> Result<Locale, String> {
        let language: LanguageIdentifier = tag.parse().expect("the folder of a locale is named by its language");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false); // the texts are for plain terminals too
        let mut locale = Locale { tag, bundle, keys: BTreeSet::new() };
        for (file, text) in *files {
            locale.add(&format!("locales/{tag}/cosmic/{file}"), text)?;
        }
        for set in sets {
            for (_, text) in set.texts.iter().filter(|(language, _)| language == tag) {
                locale.add(&format!("{}, {tag}", set.id), text)?;
            }
        }
        Ok(locale)
    }
    fn add(&mut self, file: &str, text: &str) -> Result<(), String> {
        let resource = FluentResource::try_new(text.to_string()).map_err(|(_, why)| format!("{file}: {why:?}"))?;
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            self.keys.extend(message.value.iter().map(|_| message.id.name.to_string()));
            self.keys.extend(message.attributes.iter().map(|a| format!("{}.{}", message.id.name, a.id.name)));
        }
        self.bundle.add_resource(resource).map_err(|why| format!("{file}: {why:?}"))
    }
    /// Can all of it be said?
    pub(crate) fn check(&self) -> Result<(), String> {
        for key in &self.keys {
            match self.formatted(key, Some(&open())) {
                Some((_, errors)) if !errors.is_empty() => return Err(format!("{}: {key}: {errors:?}", self.tag)),
                _ => {}
            }
        }
        Ok(())
    }
    /// The name of its folder, a language tag.
    pub fn tag(&self) -> &'static str {
        self.tag
    }
    /// All its keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }
    /// The text of a key in this language alone; what a sentence is about is left open in it.
    pub fn own(&self, key: &str) -> Option<Cow<'_, str>> {
        self.format(key, None)
    }
    fn format(&self, key: &str, args: Option<&FluentArgs>) -> Option<Cow<'_, str>> {
        let (mut text, mut errors) = self.formatted(key, args)?;
        if args.is_none() && !errors.is_empty() {
            (text, errors) = self.formatted(key, Some(&open()))?;
        }
        assert!(errors.is_empty(), "locales/{}: {key}: {errors:?}", self.tag);
        Some(text)
    }
    fn formatted(&self, key: &str, args: Option<&FluentArgs>) -> Option<(Cow<'_, str>, Vec<FluentError>)> {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        Some((text, errors))
    }
    /// A sentence about something, in this language or else in English.
    pub fn sentence(&self, key: &str, args: &FluentArgs) -> Option<Cow<'_, str>> {
        self.format(key, Some(args)).or_else(|| english().format(key, Some(args)))
    }
    /// The text of a key in this language, or else in English.
    pub fn text(&self, key: &str) -> Option<Cow<'_, str>> {
        self.own(key).or_else(|| english().own(key))
    }
}

/// What a sentence speaks of besides its player: the values, in their order.
pub const VALUES: [&str; 4] = ["value", "value-2", "value-3", "value-4"];

/// Whatever a sentence may speak of, left open.
fn open() -> FluentArgs<'static> {
    VALUES.into_iter().chain(["player"]).map(|arg| (arg, "…")).collect()
}

/// All languages.
pub fn locales() -> &'static [Locale] {
    &LOCALES
}

/// The language of this folder.
pub fn locale(tag: &str) -> Option<&'static Locale> {
    LOCALES.iter().find(|l| l.tag == tag)
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

/// An id as a name: `plain-1` is "Plain 1".
fn titled(id: &str) -> String {
    let word = |w: &str| w.chars().take(1).flat_map(char::to_uppercase).chain(w.chars().skip(1)).collect::<String>();
    id.split('-').map(word).collect::<Vec<_>>().join(" ")
}

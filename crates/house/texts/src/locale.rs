//! Languages.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

/// The tag of the language that has all texts.
pub const ENGLISH: &str = "en";

/// What a sentence speaks of besides its player: the values, in their order.
pub const VALUES: [&str; 4] = ["value", "value-2", "value-3", "value-4"];

/// Whatever a sentence may speak of, left open.
fn open() -> FluentArgs<'static> {
    VALUES.into_iter().chain(["player"]).map(|arg| (arg, "…")).collect()
}

/// A file of texts.
pub struct File<'t> {
    /// The tag of its language.
    pub tag: &'static str,
    /// What it is called where something in it is wrong.
    pub name: String,
    /// What it says, in Fluent.
    pub text: &'t str,
}

/// One language, and English for what it lacks.
pub struct Locale {
    own: Arc<Language>,
    english: Arc<Language>,
}

/// The texts of one language.
struct Language {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

/// The languages with these tags, and what the files say in them. English is among them.
pub fn read(tags: &[&'static str], files: &[File]) -> Result<Vec<Locale>, String> {
    let read = |tag: &&'static str| Language::read(tag, files).map(Arc::new);
    let languages: Vec<Arc<Language>> = tags.iter().map(read).collect::<Result<_, _>>()?;
    let english = languages.iter().find(|language| language.tag == ENGLISH);
    let english = english.ok_or_else(|| format!("there is no language «{ENGLISH}»"))?;
    Ok(languages.iter().map(|own| Locale { own: own.clone(), english: english.clone() }).collect())
}

impl Language {
    fn read(tag: &'static str, files: &[File]) -> Result<Language, String> {
        let id: LanguageIdentifier = tag.parse().map_err(|why| format!("«{tag}» is the tag of no language: {why}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false); // the texts are for plain terminals too
        let mut language = Language { tag, bundle, keys: BTreeSet::new() };
        files.iter().filter(|file| file.tag == tag).try_for_each(|file| language.add(file))?;
        Ok(language)
    }
    fn add(&mut self, File { name, text, .. }: &File) -> Result<(), String> {
        let resource = FluentResource::try_new(text.to_string()).map_err(|(_, why)| format!("{name}: {why:?}"))?;
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            self.keys.extend(message.value.iter().map(|_| message.id.name.to_string()));
            self.keys.extend(message.attributes.iter().map(|a| format!("{}.{}", message.id.name, a.id.name)));
        }
        self.bundle.add_resource(resource).map_err(|why| format!("{name}: {why:?}"))
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
}

impl Locale {
    /// Can all of it be said?
    pub fn check(&self) -> Result<(), String> {
        for key in self.keys() {
            match self.own.formatted(key, Some(&open())) {
                Some((_, errors)) if !errors.is_empty() => return Err(format!("{}: {key}: {errors:?}", self.tag())),
                _ => {}
            }
        }
        Ok(())
    }
    /// The tag of the language.
    pub fn tag(&self) -> &'static str {
        self.own.tag
    }
    /// All its keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.own.keys.iter().map(String::as_str)
    }
    /// The text of a key in this language alone; what a sentence is about is left open in it.
    pub fn own(&self, key: &str) -> Option<Cow<'_, str>> {
        self.own.format(key, None)
    }
    /// The text of a key in this language, or else in English.
    pub fn text(&self, key: &str) -> Option<Cow<'_, str>> {
        self.own(key).or_else(|| self.english.format(key, None))
    }
    /// A sentence about something, in this language or else in English.
    pub fn sentence(&self, key: &str, args: &FluentArgs) -> Option<Cow<'_, str>> {
        self.own.format(key, Some(args)).or_else(|| self.english.format(key, Some(args)))
    }
    /// The word of a kind. One that is missing shows its key.
    pub fn word(&self, kind: &str, which: &str) -> String {
        let key = format!("{kind}-{which}");
        self.text(&key).map_or_else(|| key.clone(), |text| text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file<'t>(tag: &'static str, text: &'t str) -> File<'t> {
        File { tag, name: format!("a file in {tag}"), text }
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let files = [
            file("en", "ship = Ship\n    .summary = It flies\nflies = { $player } flies { $value } times\n"),
            file("ja", "ship = 船\n"),
        ];
        let [english, japanese] = &read(&["en", "ja"], &files).expect("they can be read")[..] else { panic!("two") };
        assert_eq!((english.tag(), japanese.tag()), ("en", "ja"));
        assert_eq!(japanese.text("ship").as_deref(), Some("船"));
        assert_eq!(japanese.own("ship.summary"), None);
        assert_eq!(japanese.text("ship.summary").as_deref(), Some("It flies"));
        assert_eq!(english.own("flies").as_deref(), Some("… flies … times"));
        let mut args = FluentArgs::new();
        args.set("player", "A");
        args.set(VALUES[0], 2);
        assert_eq!(japanese.sentence("flies", &args).as_deref(), Some("A flies 2 times"));
        assert_eq!(japanese.word("kind", "boat"), "kind-boat");
        assert_eq!(english.keys().collect::<Vec<_>>(), ["flies", "ship", "ship.summary"]);
    }

    #[test]
    fn what_cannot_be_said_is_refused() {
        let refused = |files: &[File]| read(&["en"], files).err().expect("it is not right");
        assert!(refused(&[file("en", "ship = { Ship\n")]).starts_with("a file in en: "));
        assert!(refused(&[file("en", "ship = Ship\n"), file("en", "ship = Boat\n")]).contains("ship"));
        let locales = read(&["en"], &[file("en", "flies = { $whom } flies\n")]).expect("it can be read");
        assert!(locales[0].check().is_err_and(|why| why.starts_with("en: flies: ")));
        assert!(read(&["ja"], &[]).is_err());
    }
}

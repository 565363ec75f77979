//! Free Port, a set of one's own: what `docs/adding-an-alien.md` builds from an empty folder.

mod aliens;

use hypergate::OwnSet;

/// The set: its aliens, and their texts in every language there are any.
pub static FREE_PORT: OwnSet = OwnSet {
    id: "free-port",
    aliens: aliens::ALIENS,
    texts: &[("en", include_str!("../locales/en/free-port.ftl")), ("ja", include_str!("../locales/ja/free-port.ftl"))],
};

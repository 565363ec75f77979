//! The catalogue for scenarios: everything that can be played, and aliens without a power.

use std::sync::LazyLock;

use engine::ability::{Alien, Catalogue};

/// The set of the aliens without a power.
pub const PLAIN: &str = "plain";

static PLAIN_1: Alien = Alien { id: "plain-1", name: "Plain 1", set: PLAIN, complete: false, ..Alien::PLAIN };
static PLAIN_2: Alien = Alien { id: "plain-2", name: "Plain 2", set: PLAIN, complete: false, ..Alien::PLAIN };
static PLAIN_3: Alien = Alien { id: "plain-3", name: "Plain 3", set: PLAIN, complete: false, ..Alien::PLAIN };
static PLAIN_4: Alien = Alien { id: "plain-4", name: "Plain 4", set: PLAIN, complete: false, ..Alien::PLAIN };
static PLAIN_5: Alien = Alien { id: "plain-5", name: "Plain 5", set: PLAIN, complete: false, ..Alien::PLAIN };

/// Aliens without any effect, for seats whose alien does not matter. They are never dealt.
pub static PLAIN_ALIENS: &[&Alien] = &[&PLAIN_1, &PLAIN_2, &PLAIN_3, &PLAIN_4, &PLAIN_5];

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let real = crate::catalogue();
    let mut aliens = real.aliens.clone();
    aliens.extend(PLAIN_ALIENS);
    Catalogue {
        version: real.version,
        aliens,
        cosmic: real.cosmic,
        extras: real.extras.clone(),
        specials: real.specials,
    }
});

/// All that can be played, with the plain aliens besides.
pub fn test_catalogue() -> &'static Catalogue {
    &CATALOGUE
}

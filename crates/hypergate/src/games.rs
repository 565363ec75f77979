//! The games this program plays: the only place that names them all.

use cosmic::{Cosmic, Players};
use rulings::Stage;
use rust_embed::{Embed, EmbeddedFile};
use server::{Any, Games, Scenarios};

#[derive(Embed)]
#[folder = "../../rulings/cosmic"]
struct Features;

static RULINGS: Scenarios<Stage> = Scenarios::new(server::features::<Features>);
static COSMIC: Any<Cosmic> = cosmic_with(cosmic::player);

/// Cosmic Encounter with these bots.
pub const fn cosmic_with(players: Players) -> Any<Cosmic> {
    Any::new(players).with_scenarios(&RULINGS)
}

/// All games; the first is offered first.
pub const GAMES: Games = Games(&[&COSMIC]);

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// A file of the browser client.
pub fn client(path: &str) -> Option<EmbeddedFile> {
    Client::get(path)
}

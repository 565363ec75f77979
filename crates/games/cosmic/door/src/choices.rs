//! From what a table chooses to the options of a game.

use content::official;
use engine::Options;
use engine::options::{Aliens, Experience};
use protocol::{Level, MakeTable, Preset, TableOptions};
use table::{Seed, Setup};

use crate::says::{Choices, Pool};

/// Boxes a table can name.
const SETS: usize = 16;
/// The seed of the first game one plays here.
const TUTORIAL: u32 = 4;

/// Choices that make sense, with the boxes named.
pub fn complete(options: &TableOptions, mut choices: Choices) -> Result<Choices, String> {
    let bad = |why: &str| Err(why.to_string());
    if !choices.aliens.is_empty() && choices.aliens.len() != options.players as usize {
        return bad("name an alien for each seat, or none");
    }
    let twice = |list: &[String]| list.iter().enumerate().any(|(i, one)| list[..i].contains(one));
    if choices.sets.len() > SETS || twice(&choices.sets) {
        return bad("name each box once");
    }
    let variants = || content::catalogue().variants.iter().map(|v| v.id);
    if choices.variants.len() > variants().count() || twice(&choices.variants) {
        return bad("name each variant once");
    }
    if let Some(id) = choices.variants.iter().find(|id| !variants().any(|v| v == **id)) {
        return bad(&format!("there is no variant «{id}»"));
    }
    let boxes = content::boxes();
    let offered = |set: &str| boxes.contains(&set);
    if let Some(set) = choices.sets.iter().find(|set| !offered(set)) {
        let known = official::aliens().any(|a| a.set == *set);
        let why = if known { "is not complete: it cannot be played yet" } else { "does not exist" };
        return bad(&format!("the box «{set}» {why}"));
    }
    let part = |id: &&String| content::catalogue().alien(id).is_some_and(|a| !offered(a.set));
    if let Some(id) = choices.aliens.iter().find(part) {
        return bad(&format!("the box of the alien «{id}» is not complete: it cannot be played yet"));
    }
    if choices.sets.is_empty() {
        choices.sets = boxes.iter().map(|set| set.to_string()).collect();
    }
    Ok(choices)
}

/// The options of the game itself at a table.
pub fn options(setup: &Setup, choices: Choices) -> Options {
    let players = setup.options.players;
    let mut options = match &setup.seed {
        Seed::Key(key) => Options { key: Some(key.clone()), ..Options::new(players, 0) },
        Seed::Named(seed) | Seed::Earlier(seed) => Options::new(players, *seed),
    };
    options.discreet = !matches!(setup.seed, Seed::Earlier(_));
    options.sets = choices.sets;
    options.experience = match choices.pool {
        Pool::First => Experience::First,
        Pool::Intermediate => Experience::Intermediate,
        Pool::Expert => Experience::Expert,
    };
    if !choices.aliens.is_empty() {
        options.aliens = Aliens::Fixed(choices.aliens);
    }
    options.four_planets = choices.four_planets;
    options.freewheeling_flares = choices.freewheeling_flares;
    options.rewards = choices.rewards;
    options.variants = choices.variants;
    options.patient = true;
    options
}

/// What a table would have chosen, as far as its options tell.
pub fn chosen(options: &Options) -> Choices {
    Choices {
        sets: options.sets.clone(),
        four_planets: options.four_planets,
        freewheeling_flares: options.freewheeling_flares,
        rewards: options.rewards,
        variants: options.variants.clone(),
        ..Choices::default()
    }
}

/// A first game against bots, the same for everybody.
pub fn tutorial() -> MakeTable {
    let options = TableOptions { spectators: false, seed: Some(TUTORIAL), ..TableOptions::new(4, Preset::Solo) };
    let choices = Choices { pool: Pool::First, ..Choices::default() };
    MakeTable { options: options.with(&choices), bots: vec![Level::Rookie; 3], start: true, ..MakeTable::default() }
}

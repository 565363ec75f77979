//! What `hypergate tournament` can be asked for besides what every game has.

use commands::{Failure, dice, tournament};
use cosmic::Cosmic;
use engine::{Game, Options};
use rand::Rng;

use crate::setup;

/// Which aliens play.
#[derive(Debug, clap::Args)]
pub struct Cast {
    /// The aliens, seat by seat; random ones for each deal if not given
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    aliens: Vec<String>,
    /// The boxes whose aliens and flares take part; all if not given
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',')]
    sets: Vec<String>,
}

impl tournament::Own for Cast {
    type Rules = Cosmic;

    fn players(&self, named: Option<u8>) -> Result<Option<u8>, Failure> {
        let players = setup::check_aliens(&self.aliens, named)?;
        self.sets.iter().try_for_each(|set| setup::check_set(set))?;
        Ok(players)
    }
    fn check(&self, players: u8) -> Result<(), Failure> {
        if self.aliens.is_empty() { setup::check_sets(&self.sets, players) } else { Ok(()) }
    }
    /// The named aliens, or random ones that may meet.
    fn deal(&self, players: u8, seed: u64) -> Result<Game, Failure> {
        let (mut dice, wanted) = (dice(seed, 3), players as usize);
        let box_is_in = |set: &str| self.sets.is_empty() || self.sets.iter().any(|s| s == set);
        let all = content::catalogue().aliens.iter().filter(|a| a.complete && box_is_in(a.set));
        let mut pool: Vec<&str> = all.map(|a| a.id).collect();
        let mut options = Options::new(players, seed);
        options.sets.clone_from(&self.sets);
        // Some two aliens must not meet; then others are drawn.
        for _ in 0..100 {
            let chosen: Vec<&str> = if self.aliens.is_empty() {
                for i in 0..wanted.min(pool.len()) {
                    let other = dice.random_range(i as u32..pool.len() as u32) as usize;
                    pool.swap(i, other);
                }
                pool.iter().copied().take(wanted).collect()
            } else {
                self.aliens.iter().map(String::as_str).collect()
            };
            if let Ok(game) = Game::new(content::catalogue(), options.clone().with_aliens(&chosen)) {
                return Ok(game);
            }
        }
        Err(Failure::Trouble("no aliens were found that may meet".into()))
    }
}

//! What `hypergate sim` can be asked for besides what every game has.

use commands::{Failure, sim};
use cosmic::{Cosmic, Deals, Unfit};
use engine::options::Rewards;

use crate::setup;

/// How games are dealt.
#[derive(Debug, clap::Args)]
pub struct Dealt {
    /// The aliens: one for each player, or more to deal from; all if not given
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    aliens: Vec<String>,
    /// The boxes whose aliens and flares take part; all if not given
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',')]
    sets: Vec<String>,
    /// Reward cards: none, in a deck of their own, or common in the cosmic deck
    #[arg(long, value_name = "none|deck|common", default_value = "none", value_parser = setup::rewards)]
    rewards: Rewards,
    /// Variants of the boxes to play with
    #[arg(long, value_name = "VARIANT,VARIANT", value_delimiter = ',')]
    variants: Vec<String>,
    /// Deal two aliens to each player, who chooses one; otherwise everybody is dealt one
    #[arg(long)]
    draft: bool,
}

impl sim::Own for Dealt {
    type Rules = Cosmic;

    fn wanted(&self) -> Result<Deals, Failure> {
        self.sets.iter().try_for_each(|set| setup::check_set(set))?;
        setup::check_variants(&self.variants)?;
        Ok(Deals {
            aliens: self.aliens.clone(),
            sets: self.sets.clone(),
            rewards: self.rewards,
            variants: self.variants.clone(),
            draft: self.draft,
        })
    }
    fn refused(why: &Unfit) -> Failure {
        match why {
            Unfit::Setup(why) => setup::refused(why),
            why => Failure::Usage(why.to_string()),
        }
    }
}

//! How it is thought about.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::Minds;
use rand_pcg::Pcg32;
use rules::MAX_SEATS;

use crate::game::ROUNDS;
use crate::{Ask, Bid, Game, Salvage};

/// A rule of thumb: the better the wreck is among those that may come up from now on, the higher the card.
fn thumb(game: &Game, ask: &Ask) -> Bid {
    let to_come = game.unseen_wrecks();
    let worse = to_come.iter().filter(|wreck| **wreck < ask.wreck).count();
    Bid(ask.hand[worse * ask.hand.len() / (to_come.len() + 1)])
}

impl Minds for Salvage {
    /// It leaves nothing to chance and remembers nothing.
    type Rookie = ();

    fn rookie(_: u64, _seasoned: bool) {}
    fn decide(_: &mut (), game: &Game, ask: &Ask) -> Bid {
        thumb(game, ask)
    }
    fn candidates(_: &mut (), game: &Game, ask: &Ask, _: &mut Pcg32) -> Vec<Bid> {
        let usual = thumb(game, ask);
        let others = ask.hand.iter().map(|card| Bid(*card)).filter(|bid| *bid != usual);
        [usual].into_iter().chain(others).collect()
    }
    fn worth(game: &Game) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        if let Some(winners) = game.winners() {
            winners.iter().for_each(|seat| shares[seat.ix()] = 1.0 / winners.len() as f32);
            return shares;
        }
        // Everybody has begun with one point, so that nobody is out of it.
        let points = game.points();
        let all = points.iter().map(|p| f32::from(p + 1)).sum::<f32>();
        points.iter().zip(&mut shares).for_each(|(p, share)| *share = f32::from(p + 1) / all);
        shares
    }
    /// To the end: it is never far.
    const HORIZON: [u32; 2] = [ROUNDS as u32; 2];
    fn sign(game: &Game, ask: &Ask) -> u64 {
        let mut hasher = DefaultHasher::new();
        (ask, &game.state.shown).hash(&mut hasher);
        hasher.finish()
    }
}

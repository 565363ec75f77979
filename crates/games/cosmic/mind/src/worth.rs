//! What a position is worth to each seat: its share in the win. The numbers are those that predict best who wins games
//! between rookies (four players, base box, 117,000 positions between encounters: mean log loss 1.184, chance 1.386).

use engine::Game;
use engine::flow::Finish;
use engine::table::{Face, MAX_SEATS, Seat};

use crate::sight::way;

/// With at most one, two, three, four foreign colonies missing; they add up.
const MISSING: [f32; 4] = [0.77, 0.67, 0.47, 0.40];
/// At most one colony missing, and the turn is one's own.
const ON_TURN: f32 = 0.21;
/// A power that is lost.
const POWERLESS: f32 = -0.58;
/// A ship in the warp.
const WARPED: f32 = -0.047;
/// Any card in hand, up to ten: it has to be played before new ones are drawn.
const CARD: f32 = -0.07;
/// Each point of the three highest attacks in hand.
const ATTACKS: [f32; 3] = [0.0116, 0.0114, 0.0273];
/// A card in hand that is no encounter card, up to five.
const PLAYABLE: f32 = 0.088;
/// A whole round to wait for one's turn.
const WAITING: f32 = -0.22;

/// The share of each seat in the win: exact when the game is over, else an estimate; the sum is 1. It counts hands too:
/// for games that may be known as a whole, imagined ones above all.
pub fn worth(game: &Game) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    match game.finish() {
        Some(Finish::Won(winners)) => {
            for seat in winners.iter() {
                shares[seat.ix()] = 1.0 / winners.len() as f32;
            }
            return shares;
        }
        Some(_) => return shares,
        None => {}
    }
    for seat in game.seats().iter() {
        shares[seat.ix()] = prospects(game, seat).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|s| s / sum)
}

/// How well a seat stands, on a scale without end.
fn prospects(game: &Game, seat: Seat) -> f32 {
    let missing = distance(game, seat);
    let progress: f32 = MISSING.iter().skip(missing.saturating_sub(1)).sum();
    let (owner, players) = (game.state().turn.owner, game.players.len() as u8);
    let turns = (seat.0 + players - owner.0) % players;
    let nearly = if missing <= 1 && turns == 0 { ON_TURN } else { 0.0 };
    let powerless = if game.powers(seat).next().is_none() { POWERLESS } else { 0.0 };
    progress
        + nearly
        + powerless
        + WARPED * game.in_warp(seat) as f32
        + WAITING * turns as f32 / players as f32
        + hand(game, seat)
}

/// How far a seat is from winning, by colonies or in a way of its own.
fn distance(game: &Game, seat: Seat) -> usize {
    let missing = game.needed(seat).saturating_sub(game.progress(seat));
    way(game, seat).map_or(missing, |way| way.colonies.min(missing))
}

/// What a hand is worth.
fn hand(game: &Game, seat: Seat) -> f32 {
    let (mut attacks, mut playable) = ([0; 3], 0);
    for card in game.hand(seat) {
        match game.face(*card) {
            Face::Attack(value) => {
                let mut value = value as i32;
                for place in &mut attacks {
                    if value > *place {
                        std::mem::swap(place, &mut value);
                    }
                }
            }
            Face::Negotiate | Face::NamedNegotiate(_) | Face::Morph => {}
            _ => playable += 1,
        }
    }
    let force: f32 = attacks.iter().zip(ATTACKS).map(|(value, each)| *value as f32 * each).sum();
    CARD * game.hand(seat).len().min(10) as f32 + force + PLAYABLE * playable.min(5) as f32
}

#[cfg(test)]
mod tests {
    use engine::Options;
    use rand::SeedableRng;
    use rand_pcg::Pcg32;

    use super::*;

    #[test]
    fn shares_add_up_to_one_and_grow_with_colonies() {
        let mut dice = Pcg32::seed_from_u64(1);
        let mut game = Game::new(content::catalogue(), Options::new(4, 1).with_sets(&["base"])).expect("four can play");
        for stop in (40..400).step_by(40) {
            game.play_out(|_, ask| ask.question.sample(&mut dice), |g| g.version() >= stop);
            let shares = worth(&game);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{shares:?}");
        }
        let progress = |missing: usize| MISSING.iter().skip(missing.saturating_sub(1)).sum::<f32>();
        assert!((1..6).all(|m| progress(m) > progress(m + 1) || m == 5));
    }
}

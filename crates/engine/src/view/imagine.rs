//! Imagining what a controller cannot know: one function for bots and for the proof that nothing leaks.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::game::Game;
use crate::table::*;

impl Game {
    /// A game that looks the same to a controller: all faces it does not know are dealt out anew among the cards it
    /// does not know, and the questions that follow from them are asked anew.
    pub fn imagine(&self, controller: Controller, seed: u64) -> Game {
        let mut dice = Pcg32::seed_from_u64(seed);
        let mut game = self.clone();
        let eye = 1u8 << controller.0;
        for deck in DeckId::ALL {
            let hidden = |c: &Card| c.back == deck && c.known & eye == 0 && c.zone != Zone::Removed;
            let unseen: Vec<usize> = (0..game.cards.len()).filter(|i| hidden(&game.cards[*i])).collect();
            for i in (1..unseen.len()).rev() {
                let j = dice.random_range(0..i as u32 + 1) as usize;
                game.swap_faces(unseen[i], unseen[j]);
            }
            // A card laid down as an encounter card is one.
            for i in &unseen {
                let laid = matches!(game.cards[*i].zone, Zone::Slot(_));
                if laid && !game.cards[*i].face.is_encounter() {
                    let free = |k: &&usize| {
                        game.cards[**k].face.is_encounter() && !matches!(game.cards[**k].zone, Zone::Slot(_))
                    };
                    let k = unseen.iter().find(free).copied();
                    game.swap_faces(*i, k.expect("the card laid down came from among these"));
                }
            }
        }
        if let Some(unused) = &mut game.s.unused {
            let pile = &mut unused.pile;
            for i in (1..pile.len()).rev() {
                pile.swap(i, dice.random_range(0..i as u32 + 1) as usize);
            }
        }
        // What somebody else has up the sleeve is not known.
        if let Some(e) = game.s.encounters.last_mut()
            && let Some(sleight) = e.sleight.filter(|s| s.goods.is_some())
            && self.players[sleight.by.ix()].controller != controller
        {
            e.sleight = None;
        }
        for seat in game.seats().iter() {
            game.s.table.take_stock(seat);
        }
        game.s.table.rng.0 = Pcg32::seed_from_u64(seed);
        game.s.asks.clear();
        game.run();
        game
    }

    fn swap_faces(&mut self, a: usize, b: usize) {
        let cards = &mut self.s.table.cards;
        let face = cards[a].face;
        cards[a].face = cards[b].face;
        cards[b].face = face;
    }
}

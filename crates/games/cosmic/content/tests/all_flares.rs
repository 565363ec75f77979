//! Tables with all flares (an option; the rules have ten, R1.5).

use engine::table::Face;
use engine::{Game, Options};

fn flares(all: bool) -> Vec<&'static str> {
    let mut options = Options::new(3, 1).with_aliens(&["zombie", "human", "plant"]).with_sets(&["base"]);
    options.all_flares = all;
    let game = Game::new(content::catalogue(), options).expect("the setup is possible");
    let flare = |face: Face| match face {
        Face::Flare(alien) => Some(game.cast().aliens[alien.ix()].id),
        _ => None,
    };
    let mut ids: Vec<&str> = game.cards.iter().filter_map(|c| flare(c.face)).collect();
    ids.sort();
    ids
}

#[test]
fn all_flares_of_the_boxes_and_of_the_seats_are_in_the_game() {
    let boxed = content::catalogue().aliens.iter().filter(|a| a.set == "base" && a.complete).map(|a| a.id);
    let mut wanted: Vec<&str> = boxed.chain(["plant"]).collect();
    wanted.sort();
    assert_eq!(flares(true), wanted);
}

#[test]
fn otherwise_there_are_ten() {
    let ten = flares(false);
    assert_eq!(ten.len(), 10);
    assert!(["zombie", "human", "plant"].iter().all(|id| ten.contains(id)));
}

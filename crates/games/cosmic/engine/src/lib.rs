//! The rules of Hypergate, and nothing else: no I/O, no text, no alien.
//!
//! A [`Game`] is plain data. It asks [`Question`](ask::Question)s, takes [`Answer`](ask::Answer)s through one door,
//! and tells what happened ([`Event`](view::Event)s). What an alien or a card does is registered in a
//! [`Catalogue`](ability::Catalogue) by the set crates; see `docs/architecture.md`.
//!
//! The examples are played with a catalogue as small as can be (`tests/tiny`); `content::catalogue()` has the real ones.
//!
//! # A game from its setup to its end
//! ```
//! # mod tiny { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tiny/mod.rs")); }
//! # use tiny::catalogue;
//! use engine::{Game, Options};
//!
//! let options = Options::new(4, 42); // four players; everything left to chance follows from the seed
//! let mut game = Game::new(catalogue(), options).expect("four can play");
//! let mut dice = rand_pcg::Pcg32::new(42, 0);
//! while game.finish().is_none() {
//!     let ask = game.pending()[0].clone();
//!     let answer = ask.question.sample(&mut dice); // any legal answer
//!     game.answer(ask.seat, game.version(), answer).expect("it is legal");
//! }
//! println!("{:?} after {} answers", game.finish(), game.version());
//! ```
//!
//! # A question answered
//! An input quotes the version of the game it is meant for. One that is refused says why and changes nothing.
//! ```
//! # mod tiny { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tiny/mod.rs")); }
//! # use tiny::catalogue;
//! use engine::ask::{Answer, Question};
//! use engine::table::CardList;
//! use engine::{Game, Options, Refusal};
//!
//! let mut game = Game::new(catalogue(), Options::new(3, 1)).expect("three can play");
//! let ask = game.pending()[0].clone(); // everybody chooses one of two aliens (R1.4)
//! let Question::Cards { among, min: 1, max: 1 } = &ask.question else { panic!("{ask:?}") };
//! assert_eq!(game.answer(ask.seat, 0, Answer::Pass), Err(Refusal::Illegal("that is no answer to this question")));
//! assert_eq!(game.answer(ask.seat, 7, Answer::Pass), Err(Refusal::Stale { given: 7, now: 0 }));
//! game.answer(ask.seat, 0, Answer::Cards(CardList::from_slice(&among[..1]))).expect("one of the two");
//! assert_eq!(game.version(), 1);
//! ```
//!
//! # A view
//! What a controller may see is built by allow-list: others' cards are there, their faces are not.
//! ```
//! # mod tiny { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tiny/mod.rs")); }
//! # use tiny::catalogue;
//! use engine::table::Controller;
//! use engine::{Game, Options};
//!
//! let options = Options::new(3, 1).with_aliens(&["one", "two", "three"]);
//! let view = Game::new(catalogue(), options).expect("three can play").view(Controller(0));
//! let faces = |seat: usize| view.seats[seat].hand.iter().filter(|(_, card)| card.face.is_some()).count();
//! assert_eq!((view.seats[0].hand.len(), faces(0)), (8, 8));
//! assert_eq!((view.seats[1].hand.len(), faces(1)), (8, 0));
//! ```
//!
//! # A save
//! ```
//! # mod tiny { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tiny/mod.rs")); }
//! # use tiny::catalogue;
//! use engine::{Game, Options};
//!
//! let game = Game::new(catalogue(), Options::new(3, 1)).expect("three can play");
//! let text = game.save();
//! assert!(Game::load(catalogue(), &text).expect("it is whole") == game);
//! assert!(Game::load(catalogue(), &text[..text.len() / 2]).is_err());
//! ```
//!
//! # An alien of one's own
//! Tables of abilities, and functions that look, ask and tell (`docs/adding-an-alien.md`).
//! ```
//! # mod tiny { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tiny/mod.rs")); }
//! use engine::Options;
//! use engine::prelude::*;
//!
//! /// As the offense it draws a card before it aims.
//! static GLEANER: Alien = Alien {
//!     id: "gleaner",
//!     power: &[Ability { when: Moment::BeforeAim, who: Who::Offense, effect: &[glean], ..Ability::MUST }],
//!     ..Alien::PLAIN
//! };
//!
//! fn glean(t: &mut Telling) -> Ruling {
//!     t.draw(t.me, 1);
//!     Ok(())
//! }
//!
//! static MINE: std::sync::LazyLock<Catalogue> = std::sync::LazyLock::new(|| tiny::catalogue().with(&[&GLEANER]));
//! let mut options = Options::new(3, 1).with_aliens(&["gleaner", "one", "two"]);
//! options.first = Some(0);
//! let mut game = Game::new(&MINE, options).expect("three can play");
//! while game.maybe_encounter().is_none_or(|e| e.target.is_none()) {
//!     let ask = game.pending()[0].clone();
//!     game.answer(ask.seat, game.version(), ask.question.default_answer()).expect("it is legal");
//! }
//! assert_eq!(game.hand(Seat(0)).len(), 9);
//! ```

pub mod ability;
pub mod arrange;
pub mod ask;
pub mod chance;
pub mod deeds;
mod earlier;
pub mod flow;
pub mod game;
mod invariants;
mod mark;
pub mod options;
pub mod prelude;
pub mod query;
mod rest;
pub mod save;
pub mod table;
pub mod view;
pub mod windows;

pub use chance::Key;
pub use flow::phases::setup::SetupError;
pub use game::{Game, Refusal};
pub use options::Options;
pub use rules::wide;

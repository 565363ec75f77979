//! What the fields of an ability mean, tried on aliens made for it (`tiny`): what docs/adding-an-alien.md says about them.

mod tiny;

use engine::ask::{Ask, DealMove};
use engine::prelude::*;
use engine::view::Event;
use engine::{Game, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const LOW: Face = Face::Attack(4);
const MIDDLE: Face = Face::Attack(8);
const HIGH: Face = Face::Attack(12);

/// A game of three: the first seat is this alien and encounters the second; both play the first card of their hands. Of
/// the flares somebody holds the lamplighter's.
struct Play {
    game: Game,
}

impl Play {
    fn new(alien: &str, mine: &[Face], theirs: &[Face], flare: Option<Seat>) -> Play {
        let mut options = Options::new(3, 1).with_aliens(&[alien, "one", "two"]);
        (options.arranged, options.first) = (true, Some(0));
        let mut game = Game::new_recorded(tiny::catalogue(), options).expect("three can play");
        let mut table = game.arrange().expect("it waits");
        let card = Face::Flare(table.alien("lamplighter").expect("it is in the catalogue"));
        for (seat, hand) in [(A, mine), (B, theirs)] {
            let more: &[Face] = if flare == Some(seat) { &[card] } else { &[] };
            table.hand(seat, &[hand, more].concat());
        }
        let colour = table.game().colour(B);
        table.on_top(DeckId::Destiny, &[Face::Destiny(Destiny::Colour(colour, false))]);
        Play { game }
    }
    fn begin(mut self) -> Play {
        self.game.begin().expect("a turn begins");
        self
    }
    /// Goes on with plain answers to the next question that passes a test; nothing if the turn is over before.
    fn until(&mut self, wanted: impl Fn(&Ask) -> bool) -> Option<Ask> {
        loop {
            let ask = self.game.pending().first()?.clone();
            if wanted(&ask) {
                return Some(ask);
            }
            let answer = match &ask.question {
                Question::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
                Question::Cards { among, .. } => Answer::Cards(CardList::from_slice(&among[..1])),
                question => question.default_answer(),
            };
            self.answer(&ask, answer);
        }
    }
    fn answer(&mut self, ask: &Ask, answer: Answer) {
        self.game.answer(ask.seat, self.game.version(), answer).expect("a legal answer");
    }
    /// Who may use what, of all that can be used next; nothing if nobody is asked in this turn.
    fn offered(&mut self) -> Option<(Seat, Vec<Source>)> {
        let ask = self.until(|ask| matches!(ask.question, Question::Use { .. }))?;
        let Question::Use { offers, .. } = ask.question else { unreachable!("looked for") };
        Some((ask.seat, offers.iter().map(|o| o.ability.source).collect()))
    }
    /// The one who is asked takes what is offered under this number.
    fn take(&mut self, choice: u8) {
        let ask = self.game.pending()[0].clone();
        self.answer(&ask, Answer::Choice(choice));
    }
    fn pass(&mut self) {
        let ask = self.game.pending()[0].clone();
        self.answer(&ask, Answer::Pass);
    }
    /// How often the first seat has used something in this turn, which is played to its end.
    fn uses(mut self) -> usize {
        assert_eq!(self.until(|_| false), None);
        let mine = |what: &&Event| matches!(what, Event::Uses { by: A, .. });
        self.game.take_events().iter().filter(mine).count()
    }
}

#[test]
fn who_does_not_hold_what_it_takes_is_not_asked() {
    let offered = |mine: &[Face]| Play::new("lamplighter", mine, &[HIGH], None).begin().offered();
    let Some((A, sources)) = offered(&[MIDDLE, LOW]) else { panic!("it can pay") };
    assert!(matches!(sources[..], [Source::Power(_)]));
    assert_eq!(offered(&[MIDDLE, HIGH]), None);
}

/// At tables the game waits wherever somebody could act for all that others know: `holds` is not asked there.
#[test]
fn what_only_its_player_knows_makes_no_difference_to_where_a_game_waits() {
    let waits = |mine: &[Face], theirs: Face| {
        let mut play = Play::new("lamplighter", mine, &[theirs], None).begin();
        play.game.stop_at_edges(true);
        let mut at = Vec::new();
        while play.game.maybe_encounter().is_some_and(|e| e.outcome.is_none()) {
            match play.game.edge() {
                Some(moment) => {
                    at.push(moment);
                    play.game.go_on().expect("it goes on");
                }
                None => drop(play.until(|_| false)),
            }
        }
        at.contains(&Moment::Revealed)
    };
    assert!(waits(&[MIDDLE, LOW], HIGH));
    assert!(waits(&[MIDDLE, HIGH], HIGH), "it cannot pay, but nobody knows");
    assert!(!waits(&[MIDDLE, LOW], Face::Negotiate), "everybody sees that there are no two attacks");
}

#[test]
fn after_a_use_everybody_may_think_again_but_what_was_used_is_used() {
    let mut play = Play::new("lamplighter", &[MIDDLE, LOW, LOW], &[HIGH], Some(B)).begin();
    assert_eq!(play.offered().map(|(seat, _)| seat), Some(A), "the offense first");
    play.pass();
    let (seat, sources) = play.offered().expect("then the defense");
    assert!(seat == B && matches!(sources[..], [Source::Wild(_)]));
    play.take(0);
    assert_eq!(play.offered().map(|(seat, _)| seat), Some(A), "it has passed before B acted");
    play.take(0);
    assert_eq!(play.offered(), None, "each of them once in a situation");
}

#[test]
fn what_is_compulsory_happens_unasked_and_once() {
    assert_eq!(Play::new("mourner", &[LOW], &[HIGH], None).begin().offered(), None, "there is nothing to choose");
    assert_eq!(Play::new("mourner", &[LOW], &[HIGH], None).begin().uses(), 1);
    assert_eq!(Play::new("mourner", &[HIGH], &[LOW], None).begin().uses(), 0, "its ships land");
}

#[test]
fn ships_lost_by_a_failed_deal_are_no_losing_ships() {
    let mut play = Play::new("mourner", &[Face::Negotiate], &[Face::Negotiate], None).begin();
    let ask = play.until(|ask| ask.topic == Topic::LoseShips && ask.seat == A).expect("three ships each");
    assert!(matches!(ask.question, Question::Ships { min: 3, max: 3, .. }));
    assert_eq!(play.uses(), 0);
}

#[test]
fn the_super_side_uses_the_power_in_its_stead() {
    let mut play = Play::new("lamplighter", &[MIDDLE, LOW, LOW], &[HIGH], Some(A)).begin();
    let (_, sources) = play.offered().expect("both sides of it");
    assert!(matches!(sources[..], [Source::Power(_), Source::Super(_)]));
    play.take(0);
    assert_eq!(play.offered(), None, "one use of the power in a situation");
}

/// R19.6, R21.1: without the power one is not that alien, and the flare in one's hand is as anybody's.
#[test]
fn whose_power_is_lost_has_the_wild_side_of_the_own_flare() {
    let mut play = Play::new("lamplighter", &[MIDDLE, LOW], &[HIGH], Some(A));
    let mut table = play.game.arrange().expect("it has not begun");
    for planet in (2..5).map(PlanetId) {
        table.ships(A, Place::Planet(planet), 0).expect("its ships can be elsewhere");
    }
    let mut play = play.begin();
    let (seat, sources) = play.offered().expect("the flare");
    assert!(seat == A && matches!(sources[..], [Source::Wild(_)]));
}

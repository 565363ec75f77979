//! What `hypergate fuzz` can be asked for, and what it tries, besides what every game has: pairs of aliens, variants and decks by
//! chance; abilities used on a seat's own initiative, and clocks of talks that run out.

mod pairs;

use commands::fuzz::{self, Course, Plan, Wanted, players_of};
use commands::{Failure, dice};
use content::words::{Names, Words};
use cosmic::Cosmic;
use engine::ask::{Answer, Ask, DealMove, DealTable, Question, Topic};
use engine::flow::Finish;
use engine::options::Rewards;
use engine::save::Input;
use engine::table::{Controller, Seat};
use engine::view::Event;
use engine::{Game, Options, Refusal};
use lab::Counted;
use rand::Rng;
use rand_pcg::Pcg32;

use crate::setup::{self, Deck};
use pairs::Pairs;

/// No game takes that much memory.
const MOST_BYTES: usize = 256 * 1024;

/// What is in the games.
#[derive(Debug, clap::Args)]
pub struct Mix {
    /// The aliens, seat by seat; random if not given
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    aliens: Vec<String>,
    /// Every pair of aliens of these boxes in games of their own, with all their flares; --games takes a sample
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',', conflicts_with_all = ["aliens", "sets", "all_flares"])]
    pairs: Vec<String>,
    /// Games for each pair
    #[arg(long, value_name = "K", default_value_t = 1, requires = "pairs", value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// The boxes whose aliens and flares take part; all if not given
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',')]
    sets: Vec<String>,
    /// Reward cards: none, in a deck of their own, or common in the cosmic deck; by chance if not given
    #[arg(long, value_name = "none|deck|common", value_parser = setup::rewards)]
    rewards: Option<Rewards>,
    /// Variants of the boxes, «none» for none; each by chance if not given
    #[arg(long, value_name = "VARIANT,VARIANT|none", value_delimiter = ',')]
    variants: Vec<String>,
    /// The cosmic deck: usual, thin (hardly more cards than the hands: quakes) or hoarded (all encounter cards in the starting
    /// hands); mostly usual if not given
    #[arg(long, value_name = "usual|thin|hoarded", value_parser = setup::deck)]
    deck: Option<Deck>,
    /// Put all flares into the deck, instead of ten
    #[arg(long)]
    all_flares: bool,
}

/// What one game is mixed from.
struct Mixed {
    seed: u64,
    players: u8,
    aliens: Vec<String>,
    sets: Vec<String>,
    all_flares: bool,
    rewards: Rewards,
    variants: Vec<String>,
    deck: Deck,
}

impl Mixed {
    fn options(&self) -> Options {
        let options = setup::options(self.players, self.seed, &self.aliens);
        let mut options = options.expect("there are aliens enough for any table");
        options.sets.clone_from(&self.sets);
        options.all_flares = self.all_flares;
        options.rewards = self.rewards;
        options.variants.clone_from(&self.variants);
        (options.thin_deck, options.hoarded) = (self.deck == Deck::Thin, self.deck == Deck::Hoarded);
        options
    }
    /// The command that plays exactly this game.
    fn command(&self) -> String {
        let mut command = format!("hypergate fuzz --games 1 --seed {} --players {}", self.seed, self.players);
        if !self.aliens.is_empty() {
            command += &format!(" --aliens {}", self.aliens.join(","));
        }
        if !self.sets.is_empty() {
            command += &format!(" --sets {}", self.sets.join(","));
        }
        command += &format!(" --rewards {}", setup::rewards_word(self.rewards));
        let variants = if self.variants.is_empty() { "none".into() } else { self.variants.join(",") };
        command += &format!(" --variants {variants}");
        command += &format!(" --deck {}", setup::deck_word(self.deck));
        if self.all_flares {
            command += " --all-flares";
        }
        command
    }
}

impl Mix {
    /// The variants that were named.
    fn named_variants(&self) -> &[String] {
        if self.variants == ["none"] { &[] } else { &self.variants }
    }
    /// The game with this index, of a seed: what is not said is left to chance.
    fn mixed(&self, pairs: Option<&Pairs>, index: u64, seed: u64, players: Option<u8>) -> Mixed {
        let players = players.unwrap_or_else(|| players_of::<Cosmic>(seed));
        let (players, aliens, sets, all_flares) = match pairs {
            Some(pairs) => {
                let (aliens, sets) = pairs.deal(index, seed, players);
                (aliens.len() as u8, aliens, sets, true)
            }
            None => (players, self.aliens.clone(), self.sets.clone(), self.all_flares),
        };
        let rewards = self.rewards.unwrap_or_else(|| match dice(seed, 5).random_range(0..3) {
            0 => Rewards::None,
            1 => Rewards::Deck,
            _ => Rewards::Common,
        });
        let deck = self.deck.unwrap_or_else(|| match dice(seed, 6).random_range(0..8) {
            0 => Deck::Thin,
            1 => Deck::Hoarded,
            _ => Deck::Usual,
        });
        let variants = if self.variants.is_empty() {
            let mut dice = dice(seed, 7);
            let drawn = content::catalogue().variants.iter().filter(|_| dice.random_range(0..2) == 0);
            drawn.map(|v| v.id.to_string()).collect()
        } else {
            self.named_variants().to_vec()
        };
        Mixed { seed, players, aliens, sets, all_flares, rewards, variants, deck }
    }
}

/// Some offers by chance also promise cards of some kind, or ask for them.
fn of_a_kind(table: &DealTable, step: DealMove, dice: &mut Pcg32) -> DealMove {
    let DealMove::Offer(terms) = &step else { return step };
    let mut terms = terms.clone();
    let gift = &mut terms.gives[dice.random_range(0..table.can.len() as u32) as usize];
    gift.wares[dice.random_range(0..4u32) as usize] = dice.random_range(0..3u32) as u8;
    let offer = DealMove::Offer(terms);
    if table.check(&offer).is_ok() { offer } else { step }
}

/// The ability that asks, by name.
fn asker(game: &Game, ask: &Ask) -> String {
    let names = Names::letters(game.players.len());
    ask.source.map_or(String::new(), |source| format!(" of {}", Words::new(game, &names).ability(source)))
}

impl fuzz::Own for Mix {
    type Rules = Cosmic;
    const GAMES: &'static str = "How many games; 1000 if not given, or all with --pairs";
    const CHAPTERS: &'static str = Cosmic::COLUMNS.chapter.many;
    const BESIDES: &'static [&'static str] = &["interrupts", "deal clocks run out"];
    const WORK: Option<&'static str> = Some("deeds, frames and lines");

    fn course(&self, wanted: Wanted) -> Result<Course<'_, Cosmic>, Failure> {
        let players = setup::check_aliens(&self.aliens, wanted.players)?;
        if self.aliens.is_empty() {
            setup::check_sets(&self.sets, players.unwrap_or(5))?;
        }
        setup::check_variants(self.named_variants())?;
        self.pairs.iter().chain(&self.sets).try_for_each(|set| setup::check_set(set))?;
        let pairs = (!self.pairs.is_empty()).then(|| Pairs::of(&self.pairs, self.seeds)).transpose()?;
        let games = match &pairs {
            Some(pairs) => wanted.games.map_or(pairs.games(), |n| n.min(pairs.games())),
            None => wanted.games.unwrap_or(1000),
        };
        let plan = move |number: u64| {
            // a sample is spread over all pairs
            let all = pairs.as_ref().map(Pairs::games);
            let index = all.map_or(number, |all| (number as u128 * all as u128 / games as u128) as u64);
            let seed = wanted.seed.wrapping_add(index);
            let mixed = self.mixed(pairs.as_ref(), index, seed, players);
            Plan { seed, options: mixed.options(), command: mixed.command() }
        };
        Ok(Course { games, plan: Box::new(plan) })
    }

    fn besides(game: &Game, dice: &mut Pcg32) -> Option<(usize, Input)> {
        if dice.random_range(0..12u32) == 0 {
            let seat = Seat(dice.random_range(0..game.players.len() as u32) as u8);
            let offers = game.anytime(seat);
            if !offers.is_empty() {
                let offer = offers[dice.random_range(0..offers.len() as u32) as usize];
                return Some((0, Input::Interrupt(seat, offer)));
            }
        }
        let talks = game.pending().iter().any(|a| matches!(a.question, Question::Deal(_)));
        (talks && dice.random_range(0..32u32) == 0).then_some((1, Input::Expire))
    }
    fn answer(ask: &Ask, answers: &mut Pcg32, dice: &mut Pcg32) -> Answer {
        let answer = match &ask.question {
            // Answers to what others do are given sparingly, so that zaps outlast the first chance to waste them.
            Question::Use { pass: true, .. } if ask.topic == Topic::Respond && answers.random_range(0..4u32) > 0 => {
                Answer::Pass
            }
            question => question.sample(answers),
        };
        match (&ask.question, answer) {
            (Question::Deal(table), Answer::Deal(step)) => Answer::Deal(Box::new(of_a_kind(table, *step, dice))),
            (_, answer) => answer,
        }
    }
    fn check_ask(game: &Game, ask: &Ask, dice: &mut Pcg32) -> Result<(), String> {
        let question = &ask.question;
        if !question.has_answer() || matches!(question, Question::Use { offers, .. } if offers.is_empty()) {
            return Err(format!("a question without a legal answer{}: {ask:?}", asker(game, ask)));
        }
        for answer in [question.sample(dice), question.default_answer()] {
            question.check(&answer).map_err(|why| format!("no legal answer to {ask:?}: {answer:?} is {why}"))?;
        }
        Ok(())
    }
    /// It stays small, and nobody sees what others are asked.
    fn check(game: &Game, dice: &mut Pcg32) -> Result<(), String> {
        if game.footprint() > MOST_BYTES {
            return Err(format!("the game takes {} bytes", game.footprint()));
        }
        if dice.random_range(0..16u32) == 0 {
            for i in 0..game.players.len() as u8 {
                let view = game.view(Controller(i));
                if view.asked.iter().any(|a| game.players[a.seat.ix()].controller != Controller(i)) {
                    return Err(format!("controller {i} sees a question to somebody else"));
                }
            }
        }
        Ok(())
    }
    fn refuse(game: &mut Game, input: &Input, _: &mut Pcg32) -> Result<(), String> {
        let Input::Answer(seat, answer) = input else { return Ok(()) };
        let version = game.version();
        let stale = game.answer(*seat, version.wrapping_add(1), answer.clone());
        if !matches!(stale, Err(Refusal::Stale { .. })) {
            return Err(format!("an answer to another version is not refused: {stale:?}"));
        }
        let illegal = game.answer(*seat, version, Answer::Number(i16::MAX));
        if !matches!(illegal, Err(Refusal::Illegal(_))) {
            return Err(format!("an illegal answer is not refused: {illegal:?}"));
        }
        Ok(())
    }
    fn work(game: &Game) -> u32 {
        game.work()
    }
    fn describe(game: &Game, number: usize, input: &Input) -> String {
        let cast: Vec<&str> = game.pieces.iter().map(|p| game.cast().def(p.def).id).collect();
        let question = match input {
            Input::Answer(seat, _) => game.pending().iter().find(|a| a.seat == *seat),
            Input::Interrupt(..) | Input::Expire => None,
        };
        let (aliens, phase) = (cast.join(","), game.maybe_encounter().map(|e| e.phase));
        let encounter = game.state().next_encounter - 1;
        let there = format!("input {number}, encounter {encounter} {phase:?}, aliens {aliens}: {input:?}");
        match question {
            Some(ask) => format!("{there} to {:?}{}", ask.question, asker(game, ask)),
            None => there,
        }
    }
    fn tell(game: &Game, event: &Event) -> String {
        Words::new(game, &Names::letters(game.players.len())).event(event)
    }
    fn length(game: &Game) -> u32 {
        Cosmic::length(game)
    }
    fn end(game: &Game) -> String {
        match game.finish() {
            Some(Finish::Won(seats)) if seats.len() == 1 => "won by one".into(),
            Some(Finish::Won(seats)) => format!("won by {}", seats.len()),
            // Random players wear each other down now and then, until hardly a ship is left outside the warp: such a
            // game ends at the documented bound (docs/decisions.md).
            Some(Finish::Lost) => "lost by all".into(),
            Some(Finish::Draw) => "drawn at the bound of encounters".into(),
            None => unreachable!("the game is over"),
        }
    }
}

#[cfg(test)]
mod tests {
    use commands::fuzz::{Own, describe};
    use rand::SeedableRng;
    use rules::Rules;

    use super::*;

    #[test]
    fn where_a_game_was_is_told_afterwards() {
        let options = Options { rewards: Rewards::Deck, ..setup::options(3, 7, &[]).unwrap() };
        let mut game = Cosmic::new(&options).unwrap();
        let plan = Plan { seed: 7, options, command: String::new() };
        let (mut answers, mut dice) = (Pcg32::seed_from_u64(7), dice(7, 3));
        let mut next = |game: &Game| {
            let ask = &game.pending()[0];
            Input::Answer(ask.seat, Mix::answer(ask, &mut answers, &mut dice))
        };
        let mut inputs = Vec::new();
        for _ in 0..40 {
            let input = next(&game);
            game.put(&input).unwrap();
            inputs.push(input);
        }
        let last = next(&game);
        let there = Mix::describe(&game, inputs.len() + 1, &last);
        inputs.push(last);
        assert!(there.starts_with("input 41, encounter "), "{there}");
        assert_eq!(describe::<Mix>(&plan, &inputs), there);
        assert_eq!(describe::<Mix>(&plan, &[]), "");
        inputs.insert(20, Input::Answer(Seat(0), Answer::Number(i16::MAX)));
        assert!(describe::<Mix>(&plan, &inputs).contains("played again, the game stops before"));
    }
}

//! What is told of it at a table, and to whom; how it begins there and comes back.

use crate::says::{About, Board, Choices, Condition, Known, MorePrompt, MoreWait, Names, News, Patch, Wishes};
use bots::{Budget, Level, Player};
use content::words::{self, Words};
use engine::ask::{Answer, Ask, Labels, Question};
use engine::save::{AtRest, Input};
use engine::table::{CardId, Seat, Seats};
use engine::view::{Event, Eye, SeenCard};
use engine::windows::Moment;
use engine::{Game, Options, Refusal};
use protocol::{MakeTable, TableOptions};
use rules::{LoadError, SetupError};
use serde_json::Value;
use table::{AtTable, Resting, Setup};

use crate::windows::may_win;
use crate::{Cosmic, choices, facts};

/// What an audience was told besides what lies on the table.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How many aliens and kinds of cards it knows the names of. They come into a game, they never leave it.
    names: (usize, usize),
    wishes: Wishes,
    conditions: Vec<Condition>,
}

impl AtTable for Cosmic {
    type Board = Board;
    type Patch = Patch;
    type MoreWait = MoreWait;
    type MorePrompt = MorePrompt;
    type Known = Known;
    type News = News;
    type Seen = Seen;
    type AtRest = AtRest;
    type Choices = Choices;

    fn choose(options: &TableOptions, choices: Choices) -> Result<Choices, String> {
        choices::complete(options, choices)
    }
    fn options_at(setup: &Setup, choices: Choices) -> Options {
        choices::options(setup, choices)
    }
    fn chosen(options: &Options) -> (u8, Choices) {
        (options.players, choices::chosen(options))
    }
    fn begin(options: &Options) -> Result<Game, SetupError> {
        let mut game = Game::new(content::catalogue(), options.clone())?;
        game.record();
        game.stop_at_edges(true);
        Ok(game)
    }
    fn facts() -> Value {
        serde_json::to_value(facts::catalogue()).expect("plain data can be written")
    }
    fn tutorial() -> Option<MakeTable> {
        Some(choices::tutorial())
    }
    fn player(level: Level, seed: u64, budget: Budget) -> Box<dyn Player<Cosmic> + Send> {
        bots::player(level, seed, budget)
    }
    fn plain(ask: &Ask) -> Answer {
        ask.question.default_answer()
    }
    fn topic(ask: &Ask) -> String {
        format!("{:?}", ask.topic)
    }

    fn board(game: &Game) -> Board {
        game.view_for(Eye::Watcher).into()
    }
    fn through(open: &Board, game: &Game, eye: Eye) -> Board {
        open.through(game, eye)
    }
    fn share(board: &mut Board, earlier: &Board) {
        board.share(earlier);
    }
    fn patch(from: &Board, to: &Board) -> Patch {
        Patch::between(from, to)
    }
    fn for_eye(event: &Event, eye: Eye) -> Event {
        event.for_eye(eye)
    }
    fn tells_nothing(before: &Game, now: &Game) -> bool {
        now.tells_nothing_since(before)
    }
    fn more_wait(game: &Game, moment: Option<Moment>, about: Option<About>) -> MoreWait {
        let said = game.said().iter().map(|what| what.for_eye(Eye::Watcher)).collect();
        MoreWait { moment, about, may_win: may_win(game), said }
    }
    fn more_prompt(game: &Game, ask: &Ask, eye: Eye) -> MorePrompt {
        let card = |id| {
            let card = &game.cards[CardId::ix(id)];
            let face = eye.sees(card.known).then_some(card.face);
            (id, SeenCard { face, back: card.back, known: 0 })
        };
        let labels = match (&ask.question, ask.source) {
            (Question::Choice { labels: Labels::Ability, .. }, Some(source)) => game.cast().ability(source).labels,
            _ => &[],
        };
        MorePrompt {
            named: ask.question.cards().into_iter().map(card).collect(),
            labels: labels.iter().map(|l| l.to_string()).collect(),
            words: option_words(game, ask),
        }
    }
    fn apart(game: &Game) -> (MoreWait, Known) {
        let wait = MoreWait { moment: None, about: None, may_win: Seats::NONE, said: game.said().to_vec() };
        (wait, Known { names: Names::of(game), ..Known::default() })
    }
    fn news(
        game: &Game,
        seat: Option<Seat>,
        wishes: Option<&Wishes>,
        board: Option<(&Board, &Patch)>,
        seen: &mut Seen,
    ) -> News {
        let mut news = News::default();
        if seen.names != count_names(game) {
            seen.names = count_names(game);
            news.names = Some(Names::of(game));
        }
        if let Some(wishes) = wishes.filter(|w| **w != seen.wishes) {
            seen.wishes.clone_from(wishes);
            news.wishes = Some(wishes.clone());
        }
        // What a card may be armed for follows from the sheets on the table.
        if let Some((board, patch)) = board
            && (patch.pieces.is_some() || !patch.seats.is_empty() || seen.conditions.is_empty())
        {
            let now = conditions(game, seat, board);
            if now != seen.conditions {
                seen.conditions.clone_from(&now);
                news.conditions = Some(now);
            }
        }
        news
    }
    fn see_anew(game: &Game, seat: Option<Seat>, board: &Board, seen: &mut Seen) {
        (seen.names, seen.conditions) = (count_names(game), conditions(game, seat, board));
    }
    fn known(game: &Game, wishes: Option<&Wishes>, seen: &mut Seen) -> Known {
        seen.wishes = wishes.cloned().unwrap_or_default();
        Known { names: Names::of(game), wishes: seen.wishes.clone(), conditions: seen.conditions.clone() }
    }

    fn rest_version(game: &Game) -> Option<u32> {
        game.rest_version()
    }
    fn rest_mark(game: &Game) -> Option<String> {
        game.rest_mark()
    }
    fn since_rest(game: &Game) -> usize {
        game.since_rest().len()
    }
    fn rest(game: &Game) -> Option<Game> {
        game.at_rest()
    }
}

impl Resting<Cosmic> for AtRest {
    fn read(text: &str) -> Result<AtRest, LoadError> {
        AtRest::read(content::catalogue(), text)
    }
    fn game(&self) -> Result<Game, LoadError> {
        AtRest::game(self)
    }
    fn inputs(&self) -> &[Input] {
        &self.inputs
    }
    fn catch_up(&self, game: &mut Game) -> Result<(), Refusal> {
        AtRest::catch_up(self, game)
    }
    fn mark(&self) -> &str {
        &self.mark
    }
}

/// The words of the options of a choice, in English.
fn option_words(game: &Game, ask: &Ask) -> Vec<(u8, String)> {
    let Question::Choice { labels, open } = &ask.question else { return Vec::new() };
    let names = words::Names::letters(game.players.len());
    let words = Words::new(game, &names);
    (0..16).filter(|i| open & (1 << i) != 0).map(|i| (i, words.label(*labels, ask.source, i))).collect()
}

fn count_names(game: &Game) -> (usize, usize) {
    (game.cast().aliens.len(), game.cast().cards.len())
}

fn conditions(game: &Game, seat: Option<Seat>, board: &Board) -> Vec<Condition> {
    seat.map_or_else(Vec::new, |seat| Condition::all(game, seat, &board.pieces))
}

//! The position a scenario starts from, as its Given steps tell it.

use engine::ability::Print;
use engine::arrange::Arrange;
use engine::ask::{Answer, Question};
use engine::options::{Aliens, Experience, Rewards};
use engine::table::*;
use engine::{Game, Options};
use scenarios::{Arg, Fail, Refused, Step};

use crate::answers;
use crate::read::{self, CardWord, DestinyWord};

/// Cards of the deck where nothing is said of it.
const DECK: usize = 60;

/// The words of a Given step that can only be read with a game on the table.
#[derive(Clone, Debug)]
pub struct Later {
    /// The number of the step.
    pub step: usize,
    /// What it arranges.
    pub what: Thing,
}

/// Something to arrange.
#[derive(Clone, Debug)]
pub enum Thing {
    /// So many ships of a player at a place.
    Ships(Seat, u8, Text),
    /// All ships of a player.
    Fleet(Seat, Text),
    /// Ships stacked under another.
    Stack { n: u8, of: Seat, on: Seat, place: Text },
    /// A planet is destroyed.
    Destroyed(Text),
    /// A note on a sheet: its key, the sheet, the value.
    Note(Text, Text, Text),
    /// Cards on a sheet.
    SheetCards(Text, Vec<CardWord>),
    /// Cards beside a planet, of a sheet.
    Beside(Text, Vec<CardWord>, Text),
    /// A piece that is a card lies there, face up or face down.
    Laid(Text, Spot, bool),
    /// A planet that was not in the game, with this piece beside it, in the system of a player.
    Minted(Text, Seat),
    /// Cards on top of the deck of a variant.
    DeckTop(Text, Vec<CardWord>),
    /// All cards of the deck of a variant.
    WholeDeck(Text, Vec<CardWord>),
    /// The discard pile of the deck of a variant.
    DeckDiscard(Text, Vec<CardWord>),
    /// An answer to a question of the setup.
    SetupAnswer(Seat, Text),
}

/// A text of a step with its place, kept for later.
#[derive(Clone, Debug)]
pub struct Text {
    text: String,
    at: usize,
}

impl Text {
    /// The text as the filling of a slot.
    pub fn arg(&self) -> Arg<'_> {
        Arg { text: &self.text, at: self.at }
    }
}

impl From<Arg<'_>> for Text {
    fn from(arg: Arg) -> Text {
        Text { text: arg.text.to_string(), at: arg.at }
    }
}

/// What the Given steps say.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The alien of each seat; `None` for one that does not matter.
    pub aliens: Vec<Option<&'static str>>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The hands that are given.
    pub hands: Vec<(Seat, Vec<CardWord>)>,
    /// Cards that later steps have players select; they make up the hands that are not given.
    pub played: Vec<(Seat, CardWord)>,
    /// The whole deck.
    pub deck: Option<Vec<CardWord>>,
    /// The cards on top of the deck.
    pub top: Vec<CardWord>,
    /// The discard pile.
    pub discard: Vec<CardWord>,
    /// The next destiny cards.
    pub destiny: Vec<DestinyWord>,
    /// These are all destiny cards of the game.
    pub whole_destiny: bool,
    /// Those whom later steps encounter, if no destiny is given.
    pub encountered: Vec<Seat>,
    /// What needs the table.
    pub later: Vec<Later>,
    /// Four planets each.
    pub four_planets: bool,
    /// Any number of flares.
    pub freewheeling: bool,
    /// The older versions of flares.
    pub classic_flares: bool,
    /// Aliens are dealt for so many players instead of named.
    pub dealt: Option<(u8, Experience)>,
    /// Two aliens are dealt to each seat, to choose from.
    pub pairs: Vec<[&'static str; 2]>,
    /// Cards on top of the reward deck, or all of it.
    pub rewards: Vec<CardWord>,
    /// The reward deck holds nothing else.
    pub whole_rewards: bool,
    /// Its discard pile.
    pub reward_discard: Vec<CardWord>,
    /// What a hand holds besides, with the back of the reward deck.
    pub reward_hands: Vec<(Seat, Vec<CardWord>)>,
    /// How reward cards are in the game.
    pub variant: Rewards,
    /// The aliens nobody plays, in the order they come up, and the step that says so.
    pub unused: Option<(usize, Vec<&'static str>)>,
    /// Aliens that say they must not meet may meet.
    pub any_aliens_may_meet: bool,
    /// Variants that boxes bring, by id.
    pub variants: Vec<String>,
}

/// Cards chosen in the setup do not matter: the hands are arranged afterwards.
fn pick_any_cards(game: &mut Game) {
    while let Some(ask) = game.pending().first().cloned()
        && matches!(ask.question, Question::Cards { .. })
        && game.answer(ask.seat, game.version(), ask.question.default_answer()).is_ok()
    {}
}

impl Plan {
    /// How many players there are.
    pub fn players(&self) -> usize {
        self.dealt.map_or(self.aliens.len().max(self.pairs.len()), |(n, _)| n as usize)
    }

    fn options(&self) -> Options {
        let mut options = Options::new(self.players() as u8, 1);
        match self.dealt {
            Some((_, experience)) => {
                options.aliens = Aliens::Draft;
                options.experience = experience;
            }
            None if !self.pairs.is_empty() => {
                options.aliens = Aliens::Dealt(self.pairs.iter().map(|p| p.map(String::from)).collect());
            }
            None => {
                let mut plain = content::plain::PLAIN_ALIENS.iter().map(|a| a.id);
                let mut id =
                    |named: &Option<&'static str>| named.unwrap_or_else(|| plain.next().unwrap_or("plain")).to_string();
                options.aliens = Aliens::Fixed(self.aliens.iter().map(&mut id).collect());
            }
        }
        options.first = Some(self.turn.map_or(0, |s| s.0));
        options.arranged = true;
        options.four_planets = self.four_planets;
        options.freewheeling_flares = self.freewheeling;
        options.classic_flares = self.classic_flares;
        options.any_aliens_may_meet = self.any_aliens_may_meet;
        options.rewards = self.variant;
        options.variants.clone_from(&self.variants);
        options
    }

    /// Lays the game out as told.
    pub fn build(&self) -> Result<Game, Refused> {
        if self.players() == 0 {
            let who = "say first who plays: «Given players A (Human), B (-), C (-)»";
            return Err(Refused::Plain(Fail::new(who)));
        }
        let rules = content::test_catalogue();
        let options = self.options();
        let mut game = Game::new_recorded(rules, options).map_err(|why| Refused::Setup(why.into()))?;
        if self.dealt.is_some() || !self.pairs.is_empty() {
            return Ok(game);
        }
        self.answer_setup(&mut game)?;
        pick_any_cards(&mut game);
        let Some(mut arrange) = game.arrange() else {
            return Err(Refused::Plain(Fail::new("the setup is not finished: it still asks something")));
        };
        arrange.dice(1); // what happens by chance does not depend on which aliens there are besides
        arrange.lift_pieces();
        self.lay_cards(&mut arrange);
        if let Some((step, ids)) = &self.unused {
            let next: Vec<AlienIx> = ids.iter().filter_map(|id| arrange.alien(id)).collect();
            if !arrange.unused(&next) {
                return Err(Refused::Step(*step, Fail::new("nothing in this game brings unused aliens into it")));
            }
        }
        for later in &self.later {
            lay(&mut arrange, &later.what).map_err(|f| Refused::Step(later.step, f))?;
        }
        Ok(game)
    }

    fn answer_setup(&self, game: &mut Game) -> Result<(), Refused> {
        for later in &self.later {
            let Thing::SetupAnswer(seat, text) = &later.what else { continue };
            let asked = game.pending().iter().find(|a| a.seat == *seat).cloned();
            let step = |fail: Fail| Refused::Step(later.step, fail);
            let Some(ask) = asked else {
                return Err(step(Fail::new("this player is not asked anything in the setup")));
            };
            let names = content::words::Names::letters(game.players.len());
            let answer: Answer = answers::read(text.arg(), &ask, game, &names).map_err(step)?;
            let version = game.version();
            game.answer(*seat, version, answer).map_err(|why| step(Fail::new(why.to_string())))?;
        }
        Ok(())
    }

    fn lay_cards(&self, arrange: &mut Arrange) {
        let faces = |arrange: &mut Arrange, words: &[CardWord]| -> Vec<Face> {
            words.iter().filter_map(|w| laid_face(arrange, *w)).collect()
        };
        let seats: Vec<Seat> = arrange.game().seats().iter().collect();
        for seat in seats {
            let given = self.hands.iter().rev().find(|(s, _)| *s == seat).map(|(_, words)| words.clone());
            let words = given.unwrap_or_else(|| {
                let played: Vec<CardWord> = self.played.iter().filter(|(s, _)| *s == seat).map(|(_, w)| *w).collect();
                if played.is_empty() { vec![CardWord::Plain(Face::Negotiate)] } else { played }
            });
            let hand = faces(arrange, &words);
            arrange.hand(seat, &hand);
            for (_, words) in self.reward_hands.iter().filter(|(s, _)| *s == seat) {
                let more = faces(arrange, words);
                arrange.more_in_hand(seat, &more);
            }
        }
        let discard = faces(arrange, &self.discard);
        arrange.discard(DeckId::Cosmic, &discard);
        let mut deck = faces(arrange, &self.top);
        match &self.deck {
            Some(words) => deck = faces(arrange, words),
            None => deck.extend(std::iter::repeat_n(Face::Attack(6), DECK)),
        }
        arrange.whole_deck(DeckId::Cosmic, &deck);
        let rewards = faces(arrange, &self.rewards);
        if self.whole_rewards {
            arrange.whole_deck(DeckId::Reward, &rewards);
        } else {
            arrange.on_top(DeckId::Reward, &rewards);
        }
        let discard = faces(arrange, &self.reward_discard);
        arrange.discard(DeckId::Reward, &discard);
        let from_steps = || self.encountered.iter().map(|s| DestinyWord::Colour(*s, false)).collect();
        let mut words: Vec<DestinyWord> = if self.destiny.is_empty() { from_steps() } else { self.destiny.clone() };
        // Afterwards a wild, then the others in turn, so that nothing is left to chance.
        let first = self.turn.unwrap_or(Seat(0));
        let others: Vec<Seat> = arrange.game().clockwise(first).collect();
        if !self.whole_destiny {
            words.push(DestinyWord::Wild);
            words.extend(others.iter().cycle().take(2 * others.len()).map(|s| DestinyWord::Colour(*s, false)));
        }
        let destiny: Vec<Face> = words.into_iter().filter_map(|w| destiny_face(arrange, w)).collect();
        if self.whole_destiny {
            arrange.whole_deck(DeckId::Destiny, &destiny);
        } else {
            arrange.on_top(DeckId::Destiny, &destiny);
        }
    }
}

/// The face of a card that is laid out; its alien comes into the game with it.
fn laid_face(arrange: &mut Arrange, word: CardWord) -> Option<Face> {
    match word {
        CardWord::Plain(face) => Some(face),
        CardWord::Card(def, n) => arrange.game().cast().face_of(&Print::Card(def, n)),
        CardWord::Flare(alien) => arrange.alien(alien.id).map(Face::Flare),
        CardWord::Piece(def) => arrange.game().cast().find_piece(def.id).map(Face::Piece),
    }
}

fn destiny_face(arrange: &mut Arrange, word: DestinyWord) -> Option<Face> {
    let destiny = match word {
        DestinyWord::Colour(seat, warns) => Destiny::Colour(arrange.game().colour(seat), warns),
        DestinyWord::Wild => Destiny::Wild,
        DestinyWord::Special(i) => Destiny::Special(i),
        DestinyWord::Alien(alien, warns) => Destiny::Alien(arrange.alien(alien.id)?, warns),
    };
    Some(Face::Destiny(destiny))
}

fn lay(arrange: &mut Arrange, thing: &Thing) -> Step {
    match thing {
        Thing::Ships(seat, n, place) => {
            let place = read::place(place.arg(), arrange.game())?;
            arrange.ships(*seat, place, *n).map_err(Fail::new)
        }
        Thing::Fleet(seat, text) => {
            let words = read::ships(text.arg(), arrange.game())?;
            let all: usize = words.iter().map(|w| w.count as usize).sum();
            let colour = arrange.game().colour(*seat);
            let fleet = (arrange.game().fleet + arrange.game().extra[colour.ix()]) as usize;
            if all != fleet {
                return Err(Fail::word(text.at, format!("these are {all} ships; a player has {fleet}")));
            }
            for word in &words {
                let place = word.place.ok_or_else(|| Fail::word(word.arg.at, "say where these ships are"))?;
                arrange.ships(*seat, place, word.count).map_err(Fail::new)?;
            }
            Ok(())
        }
        Thing::Stack { n, of, on, place } => {
            let place = read::place(place.arg(), arrange.game())?;
            arrange.stack(*on, place, *of, *n).map_err(Fail::new)
        }
        Thing::Destroyed(planet) => {
            let planet = read::planet(planet.arg(), arrange.game())?;
            arrange.destroy(planet);
            Ok(())
        }
        Thing::Note(key, sheet, value) => {
            let sheet = read::sheet(sheet.arg(), arrange.game())?;
            let note = read::note(key.arg(), sheet, arrange.game())?;
            let value = read::value(value.arg(), arrange.game())?;
            arrange.note(sheet, note, value);
            Ok(())
        }
        Thing::SheetCards(sheet, words) => {
            let sheet = read::sheet(sheet.arg(), arrange.game())?;
            let faces: Vec<Face> = words.iter().filter_map(|w| laid_face(arrange, *w)).collect();
            arrange.sheet_cards(sheet, &faces);
            Ok(())
        }
        Thing::Beside(planet, words, sheet) => {
            let (planet, sheet) =
                (read::planet(planet.arg(), arrange.game())?, read::sheet(sheet.arg(), arrange.game())?);
            let faces: Vec<Face> = words.iter().filter_map(|w| laid_face(arrange, *w)).collect();
            arrange.beside(planet, sheet, &faces);
            Ok(())
        }
        Thing::Laid(name, spot, up) => {
            let not_there = || Fail::word(name.at, format!("no deck of this game has «{}» left", name.text));
            let CardWord::Piece(def) = read::card(name.arg(), arrange.game().rules())? else { return Err(not_there()) };
            let ix = arrange.game().cast().find_piece(def.id).ok_or_else(not_there)?;
            if arrange.lay(ix, *spot, *up) { Ok(()) } else { Err(not_there()) }
        }
        Thing::Minted(name, seat) => {
            let unknown = || Fail::word(name.at, format!("there is no «{}» in this game", name.text));
            let CardWord::Piece(def) = read::card(name.arg(), arrange.game().rules())? else { return Err(unknown()) };
            let ix = arrange.game().cast().find_piece(def.id).ok_or_else(unknown)?;
            arrange.mint(ix, arrange.game().colour(*seat));
            Ok(())
        }
        Thing::DeckTop(deck, words) => {
            let deck = read::deck(deck.arg(), arrange.game())?;
            let faces: Vec<Face> = words.iter().filter_map(|w| laid_face(arrange, *w)).collect();
            arrange.on_top(deck, &faces);
            Ok(())
        }
        Thing::WholeDeck(deck, words) => {
            let deck = read::deck(deck.arg(), arrange.game())?;
            let faces: Vec<Face> = words.iter().filter_map(|w| laid_face(arrange, *w)).collect();
            arrange.whole_deck(deck, &faces);
            Ok(())
        }
        Thing::DeckDiscard(deck, words) => {
            let deck = read::deck(deck.arg(), arrange.game())?;
            let faces: Vec<Face> = words.iter().filter_map(|w| laid_face(arrange, *w)).collect();
            arrange.discard(deck, &faces);
            Ok(())
        }
        Thing::SetupAnswer(..) => Ok(()),
    }
}

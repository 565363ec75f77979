//! One game at the terminal: events are told, questions are asked, bots answer in between.

use std::collections::VecDeque;
use std::io::{BufRead, Result, Write};

use bots::Player;
use content::words::{Names, Words};
use cosmic::Cosmic;
use engine::Game;
use engine::ask::{Answer, Ask, Question};
use engine::table::*;
use engine::view::{Event, Eye};

use super::log::Log;
use super::read::Line;
use super::{ask, help, picture, read};
use commands::wrap::wrap;

/// The lines of the log that are kept.
const KEPT: usize = 60;

/// A person at a table of bots.
pub struct Session<R, W> {
    game: Game,
    names: Names,
    me: Controller,
    bot: Box<dyn Player<Cosmic>>,
    input: R,
    out: W,
    log: VecDeque<String>,
    fresh: bool,
    listening: bool,
    teller: Log,
    echo: bool,
    seed: u64,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// A session at the beginning of a game whose events are recorded. With `echo`, what is read is written out too.
    pub fn new(game: Game, bot: Box<dyn Player<Cosmic>>, seed: u64, input: R, out: W, echo: bool) -> Session<R, W> {
        Session {
            names: Names::letters(game.players.len()),
            game,
            me: Controller(0),
            bot,
            input,
            out,
            log: VecDeque::new(),
            fresh: true,
            listening: false,
            teller: Log::new(Eye::Of(Controller(0))),
            echo,
            seed,
        }
    }

    /// Where the person sits now.
    fn seat(&self) -> Seat {
        let at = self.game.players.iter().position(|p| p.controller == self.me);
        Seat(at.expect("everybody sits somewhere") as u8)
    }

    /// Plays until the game is over or the person leaves.
    pub fn run(&mut self) -> Result<()> {
        let players = self.game.players.len();
        writeln!(self.out, "A game for {players}; seed {}. You are A. Type ? for help, q to leave.", self.seed)?;
        loop {
            self.tell_events()?;
            if self.game.finish().is_some() {
                self.show_table()?;
                writeln!(self.out, "The game is over.")?;
                return self.out.flush();
            }
            match self.next_bot() {
                Some(asked) => self.bot_answers(&asked),
                None => {
                    if !self.person_answers()? {
                        writeln!(self.out, "\nYou leave the table. Goodbye.")?;
                        return self.out.flush();
                    }
                }
            }
        }
    }

    /// The question a bot answers next. In talks with the person, a bot waits until it is its turn to speak.
    fn next_bot(&self) -> Option<Ask> {
        let mine = |seat: Seat| self.game.players[seat.ix()].controller == self.me;
        let person_talks = self.game.pending().iter().find(|a| mine(a.seat)).and_then(|a| match &a.question {
            Question::Deal(table) => Some(table),
            _ => None,
        });
        if person_talks.is_some_and(|table| !table.has_agreed() && !self.listening) {
            return None;
        }
        self.game.pending().iter().find(|a| !mine(a.seat)).cloned()
    }

    fn bot_answers(&mut self, asked: &Ask) {
        self.listening = false;
        let answer = self.bot.answer(&self.game, asked);
        let version = self.game.version();
        self.game.answer(asked.seat, version, answer).expect("bots answer legally");
    }

    /// Asks the person until there is an answer. False if the person leaves.
    fn person_answers(&mut self) -> Result<bool> {
        let view = self.game.view(self.me);
        let asked = view.asked.first().cloned().expect("somebody is asked while the game goes on");
        if self.fresh {
            self.fresh = false;
            self.show_table()?;
        } else if !view.pieces.is_empty() {
            let now = picture::encounter(&Words::new(&self.game, &self.names), &view);
            write!(self.out, "{now}")?;
        }
        let words = Words::new(&self.game, &self.names);
        write!(self.out, "{}", ask::question(&words, &view, &asked))?;
        loop {
            let words = Words::new(&self.game, &self.names);
            write!(self.out, "{} > ", ask::form(&asked.question))?;
            self.out.flush()?;
            let mut text = String::new();
            if self.input.read_line(&mut text)? == 0 {
                return Ok(false);
            }
            if self.echo {
                writeln!(self.out, "{}", text.trim_end())?;
            }
            match read::read(&words, &asked, &text) {
                Ok(Line::Quit) => return Ok(false),
                Ok(Line::Help) => write!(self.out, "{}", help::help(&asked.question))?,
                Ok(Line::Table) => self.show_table()?,
                Ok(Line::Log) => {
                    for line in &self.log {
                        write!(self.out, "{line}")?;
                    }
                }
                Ok(Line::Listen) => {
                    self.listening = true;
                    return Ok(true);
                }
                Ok(Line::Anytime(which)) => {
                    if self.anytime(which)? {
                        return Ok(true);
                    }
                }
                Ok(Line::Answer(answer)) => match self.put(asked.seat, answer) {
                    Ok(()) => return Ok(true),
                    Err(why) => writeln!(self.out, "That is not possible: {why}.")?,
                },
                Err(why) => write!(self.out, "{}", wrap("", &format!("That is not possible: {why}."), 2))?,
            }
        }
    }

    fn put(&mut self, seat: Seat, answer: Answer) -> std::result::Result<(), String> {
        let version = self.game.version();
        self.game.answer(seat, version, answer).map_err(|why| why.to_string())
    }

    /// Shows or uses what is possible at any time. True if something was used.
    fn anytime(&mut self, which: Option<usize>) -> Result<bool> {
        let seat = self.seat();
        let offers = self.game.anytime(seat);
        let words = Words::new(&self.game, &self.names);
        match which {
            None if offers.is_empty() => writeln!(self.out, "There is nothing you could use now.")?,
            None => {
                for (i, offer) in offers.iter().enumerate() {
                    writeln!(self.out, "  ! {}  {}", i + 1, words.offer(offer))?;
                }
            }
            Some(n) => match n.checked_sub(1).and_then(|i| offers.get(i)) {
                None => writeln!(self.out, "That is not possible: there is no number {n} to use now.")?,
                Some(offer) => {
                    let version = self.game.version();
                    match self.game.interrupt(seat, version, *offer) {
                        Ok(()) => return Ok(true),
                        Err(why) => writeln!(self.out, "That is not possible: {why}.")?,
                    }
                }
            },
        }
        Ok(false)
    }

    fn show_table(&mut self) -> Result<()> {
        let view = self.game.view(self.me);
        let words = Words::new(&self.game, &self.names);
        if view.pieces.is_empty() {
            return Ok(()); // before the aliens are known there is nothing to see
        }
        write!(self.out, "{}", picture::table(&words, &view, Some(self.seat())))
    }

    /// Tells what has happened, as far as the person may know it.
    fn tell_events(&mut self) -> Result<()> {
        for event in self.game.take_events() {
            self.fresh |= matches!(event, Event::EncounterBegins { .. });
            for line in self.teller.tell(&Words::new(&self.game, &self.names), &event) {
                self.log_line(line)?;
            }
        }
        Ok(())
    }

    fn log_line(&mut self, line: String) -> Result<()> {
        write!(self.out, "{line}")?;
        self.log.push_back(line);
        if self.log.len() > KEPT {
            self.log.pop_front();
        }
        Ok(())
    }
}

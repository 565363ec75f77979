//! One game at the terminal: events are told, questions are asked, bots answer in between.

use std::collections::VecDeque;
use std::io::{BufRead, Result, Write};

use bots::Player;
use rules::{Controller, Eye, Names, Said, Seat, Spoken};
use texts::wrap::wrap;

/// The lines of the log that are kept.
const KEPT: usize = 60;

/// The person's eye.
const ME: Controller = Controller(0);
const MINE: Eye = Eye::Of(ME);

/// What may be typed at any question, besides an answer.
#[derive(Debug, PartialEq, Eq)]
enum Wish {
    /// The help.
    Help,
    /// The table.
    Table,
    /// The log.
    Log,
    /// What may be done at any time, or one of it, by number from 1.
    Anytime(Option<usize>),
    /// Leave.
    Quit,
}

/// The wish in a line, if it is one, or what is wrong with it.
fn wish(text: &str, anytime: bool) -> std::result::Result<Option<Wish>, String> {
    let text = text.to_lowercase();
    if let Some(rest) = text.strip_prefix('!').filter(|_| anytime) {
        return match rest.trim() {
            "" => Ok(Some(Wish::Anytime(None))),
            n => n.parse().map(|n| Some(Wish::Anytime(Some(n)))).map_err(|_| format!("«{n}» is not a number")),
        };
    }
    Ok(match text.as_str() {
        "?" | "help" => Some(Wish::Help),
        "q" | "quit" => Some(Wish::Quit),
        "t" | "table" => Some(Wish::Table),
        "l" | "log" => Some(Wish::Log),
        _ => None,
    })
}

/// A person at a table of bots.
pub struct Session<R: Spoken, I, W> {
    game: R::Game,
    names: Names,
    bot: Box<dyn Player<R> + Send>,
    input: I,
    out: W,
    log: VecDeque<String>,
    teller: R::Log,
    /// Has a chapter begun since the whole table was shown?
    fresh: bool,
    listening: bool,
    echo: bool,
    seed: u64,
}

impl<R: Spoken, I: BufRead, W: Write> Session<R, I, W> {
    /// A session at the beginning of a game whose events are recorded. With `echo`, what is read is written out too.
    pub fn new(
        game: R::Game,
        bot: Box<dyn Player<R> + Send>,
        seed: u64,
        input: I,
        out: W,
        echo: bool,
    ) -> Session<R, I, W> {
        Session {
            names: Names::letters(R::players(&game)),
            game,
            bot,
            input,
            out,
            log: VecDeque::new(),
            teller: R::Log::default(),
            fresh: true,
            listening: false,
            echo,
            seed,
        }
    }

    /// Where the person sits now.
    fn seat(&self) -> Seat {
        let mut seats = (0..R::players(&self.game) as u8).map(Seat);
        seats.find(|seat| self.is_mine(*seat)).expect("everybody sits somewhere")
    }
    fn is_mine(&self, seat: Seat) -> bool {
        R::sits(&self.game, seat) == ME
    }

    /// Plays until the game is over or the person leaves.
    pub fn run(&mut self) -> Result<()> {
        let players = self.names.all().len();
        writeln!(self.out, "A game for {players}; seed {}. You are A. Type ? for help, q to leave.", self.seed)?;
        loop {
            self.tell_events()?;
            if R::winners(&self.game).is_some() {
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

    /// The person's own question.
    fn my_ask(&self) -> Option<&R::Ask> {
        R::pending(&self.game).iter().find(|ask| self.is_mine(R::asked(ask).0))
    }
    /// The question a bot answers next. In talks with the person, a bot waits until it is its turn to speak.
    fn next_bot(&self) -> Option<R::Ask> {
        if self.my_ask().is_some_and(R::talks) && !self.listening {
            return None;
        }
        R::pending(&self.game).iter().find(|ask| !self.is_mine(R::asked(ask).0)).cloned()
    }

    fn bot_answers(&mut self, asked: &R::Ask) {
        self.listening = false;
        let answer = self.bot.answer(&self.game, asked);
        R::put(&mut self.game, &R::input(R::asked(asked).0, answer)).expect("bots answer legally");
    }

    /// Asks the person until there is an answer. False if the person leaves.
    fn person_answers(&mut self) -> Result<bool> {
        let asked = self.my_ask().cloned().expect("somebody is asked while the game goes on");
        if self.fresh {
            self.fresh = false;
            self.show_table()?;
        } else {
            write!(self.out, "{}", R::glance(&self.game, &self.names, MINE))?;
        }
        write!(self.out, "{}", R::prompt(&self.game, &self.names, &asked))?;
        loop {
            write!(self.out, "{} > ", R::form(&asked))?;
            self.out.flush()?;
            let mut text = String::new();
            if self.input.read_line(&mut text)? == 0 {
                return Ok(false);
            }
            if self.echo {
                writeln!(self.out, "{}", text.trim_end())?;
            }
            let anytime = R::anytime(&self.game, &self.names, self.seat());
            match wish(text.trim(), anytime.is_some()) {
                Ok(Some(Wish::Quit)) => return Ok(false),
                Ok(Some(Wish::Help)) => write!(self.out, "{}", help::<R>(&asked, anytime.is_some()))?,
                Ok(Some(Wish::Table)) => self.show_table()?,
                Ok(Some(Wish::Log)) => self.log.iter().try_for_each(|line| write!(self.out, "{line}"))?,
                Ok(Some(Wish::Anytime(which))) => {
                    if self.anytime(&anytime.unwrap_or_default(), which)? {
                        return Ok(true);
                    }
                }
                Ok(None) => {
                    if self.hears(&asked, text.trim())? {
                        return Ok(true);
                    }
                }
                Err(why) => self.refuse(&why)?,
            }
        }
    }

    /// Takes an answer as it was typed. False if it is none.
    fn hears(&mut self, asked: &R::Ask, text: &str) -> Result<bool> {
        let answer = match R::read(&self.game, &self.names, asked, text) {
            Ok(Said::Listens) => {
                self.listening = true;
                return Ok(true);
            }
            Ok(Said::Answer(answer)) => R::check(asked, &answer).map(|()| answer).map_err(String::from),
            Err(why) => Err(why),
        };
        match answer {
            Ok(answer) => self.put(&R::input(R::asked(asked).0, answer)),
            Err(why) => self.refuse(&why).map(|()| false),
        }
    }
    fn refuse(&mut self, why: &str) -> Result<()> {
        write!(self.out, "{}", wrap("", &format!("That is not possible: {why}."), 2))
    }
    fn put(&mut self, input: &R::Input) -> Result<bool> {
        match R::put(&mut self.game, input) {
            Ok(()) => Ok(true),
            Err(why) => writeln!(self.out, "That is not possible: {why}.").map(|()| false),
        }
    }

    /// Shows or does what is possible at any time. True if something was done.
    fn anytime(&mut self, offers: &[(String, R::Input)], which: Option<usize>) -> Result<bool> {
        match which {
            None if offers.is_empty() => writeln!(self.out, "There is nothing you could use now.")?,
            None => {
                for (i, (words, _)) in offers.iter().enumerate() {
                    writeln!(self.out, "  ! {}  {words}", i + 1)?;
                }
            }
            Some(n) => match n.checked_sub(1).and_then(|i| offers.get(i)) {
                None => writeln!(self.out, "That is not possible: there is no number {n} to use now.")?,
                Some((_, input)) => return self.put(input),
            },
        }
        Ok(false)
    }

    fn show_table(&mut self) -> Result<()> {
        write!(self.out, "{}", R::picture(&self.game, &self.names, MINE))
    }

    /// Tells what has happened, as far as the person may know it.
    fn tell_events(&mut self) -> Result<()> {
        for event in R::take_events(&mut self.game) {
            self.fresh |= R::begins(&event);
            for line in R::tell(&mut self.teller, MINE, &self.game, &self.names, &event) {
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

/// What may be typed at a question.
fn help<R: Spoken>(ask: &R::Ask, anytime: bool) -> String {
    let anytime = if anytime { "  !     what you may use at any time; «! 1» uses the first of it\n" } else { "" };
    format!(
        "{}\n\
         At any question:\n  \
           ?     this help\n  \
           t     the table\n  \
           l     the log of the last {}\n\
         {anytime}  \
           q     leave the game\n",
        R::help(ask),
        R::CHAPTERS,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_told_from_answers() {
        assert_eq!(wish("?", true), Ok(Some(Wish::Help)));
        assert_eq!(wish("Q", true), Ok(Some(Wish::Quit)));
        assert_eq!(wish("! 2", true), Ok(Some(Wish::Anytime(Some(2)))));
        assert_eq!(wish("!", true), Ok(Some(Wish::Anytime(None))));
        assert!(wish("! x", true).is_err());
        assert_eq!(wish("!", false), Ok(None));
        assert_eq!(wish("1 A1", true), Ok(None));
    }
}

//! Players who remember what was acknowledged, at a server to which bad things happen.

use std::net::SocketAddr;
use std::time::Duration;

use cosmic::says::{Prompt, ToTable};
use engine::ask::{Answer, DealMove, Question};
use engine::table::Seat;
use protocol::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use tokio::sync::watch;
use tokio::time::sleep;

use super::*;

/// How long one waits who was too fast.
const BREATH: Duration = Duration::from_millis(100);

/// One who plays, and remembers what was acknowledged.
pub struct Player {
    /// Where the server is.
    pub address: SocketAddr,
    /// Where it sits.
    pub seated: Seated,
    /// Decisions that were acknowledged, in order.
    pub decided: Vec<(Seat, Answer)>,
    /// The last word that was acknowledged.
    pub said: u32,
    /// Prompts that were answered since it came.
    pub tried: Vec<u32>,
    dice: Pcg32,
}

/// Whether nothing bad will happen any more.
pub type Safe = watch::Receiver<bool>;

/// Troubles that pass.
fn passes(why: &Trouble) -> bool {
    ["io", "closing", "not_stored", "too_fast"].contains(&why.code.as_str())
}

impl Player {
    /// One with dice of its own.
    pub fn new(address: SocketAddr, seated: Seated, seed: u64) -> Player {
        let dice = Pcg32::seed_from_u64(seed << 8 | u64::from(seated.seat.0));
        Player { address, seated, decided: Vec::new(), said: 0, tried: Vec::new(), dice }
    }

    /// Comes to the table, as often as it takes.
    pub async fn come(&self, since: Option<u32>) -> Client {
        loop {
            match Client::try_come(self.address, &self.seated.table, Some(&self.seated.token), since).await {
                Ok(client) => return client,
                Err(why) => {
                    assert!(passes(&why), "{}: {}", why.code, why.why);
                    sleep(Duration::from_millis(20)).await;
                }
            }
        }
    }

    /// What it answers next. Windows are passed by most, so that they close at once.
    fn answer(&mut self, client: &Client) -> Option<(Prompt, Answer)> {
        let prompt = client.prompts.iter().find(|p| p.filed.is_none() && !self.tried.contains(&p.id))?;
        let answer = match &prompt.ask.question {
            Question::Use { pass: true, .. } if self.dice.random_ratio(3, 4) => Answer::Pass,
            Question::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
            question => question.sample(&mut self.dice),
        };
        Some((prompt.clone(), answer))
    }

    /// Answers what is asked, or waits for something to happen. Says whether the connection lives.
    pub async fn step(&mut self, client: &mut Client) -> bool {
        let Some((prompt, given)) = self.answer(client) else { return client.hear().await.is_some() };
        self.tried.push(prompt.id);
        let answer = given.clone();
        match client.ask(|id| ToTable::Answer { id, prompt: prompt.id, answer }).await {
            Ok(_) => {
                if !matches!(prompt.ask.question, Question::Use { .. }) {
                    self.decided.push((prompt.ask.seat, given));
                }
                true
            }
            // an offer for any time cannot be declined
            Err(why) if why.code == "not_legal" && given == Answer::Pass => true,
            Err(why) if why.code == "not_stored" => {
                self.tried.pop();
                goes_on(client).await
            }
            Err(why) if why.code == "too_fast" => {
                self.tried.pop();
                sleep(BREATH).await;
                true
            }
            Err(why) => ["stale", "over"].contains(&why.code.as_str()),
        }
    }

    /// Says something now and then.
    async fn talk(&mut self, client: &mut Client) {
        let word = self.said + 1;
        match client.ask(|id| ToTable::Talk { id, words: Words::Text(word.to_string()) }).await {
            Ok(_) => self.said = word,
            Err(why) => assert!(passes(&why), "{}: {}", why.code, why.why),
        }
    }

    /// Plays until the game is over, or nothing bad will happen any more.
    pub async fn play(mut self, mut safe: Safe) -> Player {
        let mut client = self.come(None).await;
        let mut turns = 0u32;
        while !client.is_over() {
            turns += 1;
            let turn = async {
                if turns.is_multiple_of(7) {
                    self.talk(&mut client).await;
                }
                self.step(&mut client).await
            };
            let alive = tokio::select! {
                alive = turn => alive,
                _ = safe.wait_for(|safe| *safe) => break,
            };
            if !alive {
                let seq = client.seq;
                client = self.come(Some(seq)).await;
                self.tried.clear();
                assert!(client.fresh, "a table that came back starts from a snapshot");
                let mine = client.talk.iter().filter(|s| s.seat == Some(self.seated.seat));
                let last = mine.filter_map(|s| match &s.words {
                    Words::Text(text) => text.parse::<u32>().ok(),
                    Words::Phrase(_) | Words::Note(_) => None,
                });
                assert!(last.max().unwrap_or(0) >= self.said, "an acknowledged word is lost");
            }
        }
        self
    }
}

/// Waits until the table can store something again. Says whether the connection lives.
async fn goes_on(client: &mut Client) -> bool {
    loop {
        if client.hear().await.is_none() {
            return false;
        }
        if !client.table.stalled {
            return true;
        }
    }
}

/// A table of three people whose game has begun.
pub async fn gather(address: SocketAddr) -> Vec<Seated> {
    loop {
        if let Some(seats) = try_gather(address).await {
            return seats;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// The same; whoever was cut off while sitting down does not know whether the seat is taken, and tries another table.
async fn try_gather(address: SocketAddr) -> Option<Vec<Seated>> {
    let options = options(3, Preset::Casual);
    let make = MakeTable { name: "Ada".into(), options, bots: Vec::new(), start: false };
    let mut seats: Vec<Seated> = vec![ask(address, "/api/tables", &make).await?];
    for name in ["Boris", "Chiyo"] {
        let take = TakeSeat { name: name.into(), ..TakeSeat::default() };
        seats.push(ask(address, &format!("/api/tables/{}/seats", seats[0].table), &take).await?);
    }
    let mut host = Client::try_come(address, &seats[0].table, Some(&seats[0].token), None).await.ok()?;
    host.ask(|id| ToTable::Start { id }).await.ok()?;
    Some(seats)
}

async fn ask<T: DeserializeOwned>(address: SocketAddr, path: &str, body: &impl Serialize) -> Option<T> {
    match try_http(address, "POST", path, &serde_json::to_string(body).unwrap()).await {
        Some((200, answer)) => Some(serde_json::from_str(&answer).expect("it can be read")),
        _ => None,
    }
}

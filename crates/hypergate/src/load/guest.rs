//! One who plays over a real socket and answers by chance.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cosmic::says::{Prompt, ToTable};
use engine::ask::{Answer, DealMove, Question};
use engine::table::Seats;
use futures_util::{SinkExt, StreamExt};
use protocol::{Level, MakeTable, PROTOCOL, Preset, Seated, TableOptions, TakeSeat, Trouble, Waiting};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use serde::de::{DeserializeOwned, Error, IgnoredAny};
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::tally::Tally;

/// Bytes read at once: thousands of guests share one machine with the server.
const BUFFER: usize = 4096;
/// Prompts that are remembered as answered.
const TRIED: usize = 8;

/// What a guest needs to know of a message: it keeps no board.
enum Told {
    Welcome { snapshot: Option<Position> },
    Update(Position),
    Anew(Position),
    Done { id: u32 },
    Refused { trouble: Trouble },
    Bye { trouble: Trouble },
    Other,
}

#[derive(Deserialize)]
struct Welcomed {
    snapshot: Option<Position>,
}
#[derive(Deserialize)]
struct Numbered {
    id: u32,
}
#[derive(Deserialize)]
struct Troubled {
    trouble: Trouble,
}

impl Told {
    /// Reads a message by its first field, which says what it is: guests must not need more of the machine than the server.
    fn read(text: &str) -> Result<Told, serde_json::Error> {
        let tell = text.strip_prefix(r#"{"tell":""#).and_then(|rest| rest.split('"').next());
        let tell = tell.ok_or_else(|| serde_json::Error::custom("a message says first what it is"))?;
        Ok(match tell {
            "welcome" => Told::Welcome { snapshot: serde_json::from_str::<Welcomed>(text)?.snapshot },
            "update" => Told::Update(serde_json::from_str(text)?),
            "anew" => Told::Anew(serde_json::from_str(text)?),
            "done" => Told::Done { id: serde_json::from_str::<Numbered>(text)?.id },
            "refused" => Told::Refused { trouble: serde_json::from_str::<Troubled>(text)?.trouble },
            "bye" => Told::Bye { trouble: serde_json::from_str::<Troubled>(text)?.trouble },
            _ => Told::Other,
        })
    }
}

#[derive(Deserialize)]
struct Position {
    seq: u32,
    prompts: Vec<Prompt>,
    #[serde(default)]
    wait: Option<Waited>,
    #[serde(default)]
    patch: Option<Ending>,
    #[serde(default)]
    board: Option<Ending>,
}

/// For whom the table waits.
#[derive(Deserialize)]
struct Waited {
    kind: Waiting,
    seats: Seats,
}

#[derive(Deserialize)]
struct Ending {
    #[serde(default)]
    finish: Option<IgnoredAny>,
}

/// One who plays.
pub struct Guest {
    socket: WebSocketStream<TcpStream>,
    dice: Pcg32,
    pause: Option<Duration>,
    tally: Arc<Tally>,
    position: Position,
    asked: u32,
    /// Its last answer was to pass.
    passes: bool,
    /// The last prompts that were answered.
    tried: VecDeque<u32>,
    /// Since when only bots are waited for.
    bots_since: Option<Instant>,
}

/// Makes a table, and comes to all its seats.
pub async fn table(
    address: SocketAddr,
    number: u32,
    (players, bots): (u8, Option<bots::Level>),
    pause: Option<Duration>,
    tally: Arc<Tally>,
) -> Result<Vec<Guest>, String> {
    let preset = if bots.is_some() { Preset::Solo } else { Preset::Casual };
    let options = TableOptions { spectators: false, ..TableOptions::new(players, preset) };
    let bots = bots.map_or_else(Vec::new, |level| vec![at_table(level); players as usize - 1]);
    let people = players - bots.len() as u8;
    let make = MakeTable { name: "Guest".into(), options, bots, start: false };
    let mut seated: Vec<Seated> = vec![post(address, "/api/tables", &make).await?];
    let table = seated[0].table.clone();
    for _ in 1..people {
        let take = TakeSeat { name: "Guest".into(), guest: true, ..TakeSeat::default() };
        seated.push(post(address, &format!("/api/tables/{table}/seats"), &take).await?);
    }
    let mut guests = Vec::new();
    for seat in seated {
        let dice = Pcg32::seed_from_u64(u64::from(number) << 8 | u64::from(seat.seat.0));
        guests.push(Guest::come(address, seat, dice, pause, tally.clone()).await?);
    }
    guests[0].say(&ToTable::Start { id: 1 }).await?;
    Ok(guests)
}

/// The level as tables know it.
fn at_table(level: bots::Level) -> Level {
    match level {
        bots::Level::Random => Level::Random,
        bots::Level::Rookie => Level::Rookie,
        bots::Level::Veteran => Level::Veteran,
        bots::Level::Admiral => Level::Admiral,
    }
}

impl Guest {
    async fn come(
        address: SocketAddr,
        seated: Seated,
        dice: Pcg32,
        pause: Option<Duration>,
        tally: Arc<Tally>,
    ) -> Result<Guest, String> {
        let stream = TcpStream::connect(address).await.map_err(|e| e.to_string())?;
        stream.set_nodelay(true).map_err(|e| e.to_string())?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let opened = client_async_with_config(format!("ws://{address}/ws"), stream, Some(config)).await;
        let (socket, _) = opened.map_err(|e| e.to_string())?;
        let position = Position { seq: 0, prompts: Vec::new(), wait: None, patch: None, board: None };
        let mut guest = Guest {
            socket,
            dice,
            pause,
            tally,
            position,
            asked: 1,
            passes: false,
            tried: VecDeque::new(),
            bots_since: None,
        };
        let (protocol, table, token) = (PROTOCOL, seated.table, Some(seated.token));
        guest.say(&ToTable::Hello { protocol, table, token, since: None }).await?;
        match guest.hear().await? {
            Told::Welcome { snapshot } => {
                guest.position = snapshot.unwrap_or(guest.position);
                Ok(guest)
            }
            _ => Err("no welcome".into()),
        }
    }

    async fn say(&mut self, say: &ToTable) -> Result<(), String> {
        let text = serde_json::to_string(say).expect("plain data can be written");
        self.socket.send(Message::Text(text.into())).await.map_err(|e| e.to_string())
    }

    async fn hear(&mut self) -> Result<Told, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Told::read(&text).map_err(|e| e.to_string()),
                Some(Ok(Message::Close(_))) | None => return Err("the connection is closed".into()),
                Some(Ok(_)) => {}
                Some(Err(why)) => return Err(why.to_string()),
            }
        }
    }

    /// Takes a message; says whether the game goes on.
    fn take(&mut self, told: Told) -> Result<bool, String> {
        match told {
            Told::Update(position) => {
                if position.seq != self.position.seq + 1 {
                    return Err(format!("update {} after {}", position.seq, self.position.seq));
                }
                self.position = position;
                self.follow_bots();
            }
            Told::Anew(position) => self.position = position,
            Told::Bye { trouble } => return Err(format!("sent away: {}", trouble.why)),
            // the question has become pointless meanwhile
            Told::Refused { trouble } if trouble.code == "stale" || trouble.code == "over" => {}
            // an offer for any time cannot be declined
            Told::Refused { trouble } if trouble.code == "not_legal" && self.passes => {}
            Told::Refused { trouble } => return Err(format!("refused: {}", trouble.why)),
            Told::Welcome { .. } | Told::Done { .. } | Told::Other => {}
        }
        let over = |ending: &Option<Ending>| ending.as_ref().is_some_and(|e| e.finish.is_some());
        Ok(!over(&self.position.patch) && !over(&self.position.board))
    }

    /// Notes how long bots take that decide while nobody else is waited for.
    fn follow_bots(&mut self) {
        if let Some(since) = self.bots_since.take() {
            self.tally.bots_answered(since.elapsed());
        }
        let bots = |w: &Waited| w.kind == Waiting::Decision && !w.seats.is_empty();
        if self.position.wait.as_ref().is_some_and(bots) && self.position.prompts.iter().all(|p| !p.loud) {
            self.bots_since = Some(Instant::now());
        }
    }

    /// What it answers next: windows are mostly passed, talks end soon.
    fn answer(&mut self) -> Option<(u32, Answer)> {
        let prompt = self.position.prompts.iter().find(|p| p.filed.is_none() && !self.tried.contains(&p.id))?;
        let answer = match &prompt.ask.question {
            Question::Use { pass: true, .. } if self.dice.random_range(0..4) > 0 => Answer::Pass,
            Question::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
            question => question.sample(&mut self.dice),
        };
        Some((prompt.id, answer))
    }

    /// Plays until the game is over.
    pub async fn play(mut self) {
        match self.go_on().await {
            Ok(()) => self.tally.game_over(),
            Err(what) => self.tally.error(&what),
        }
    }

    async fn go_on(&mut self) -> Result<(), String> {
        loop {
            if let Some((prompt, answer)) = self.answer() {
                if self.tried.len() == TRIED {
                    self.tried.pop_front();
                }
                self.tried.push_back(prompt);
                if let Some(pause) = self.pause {
                    tokio::time::sleep(pause.mul_f64(self.dice.random_range(0.5..1.5))).await;
                }
                self.asked += 1;
                self.passes = answer == Answer::Pass;
                let (id, begun) = (self.asked, Instant::now());
                self.say(&ToTable::Answer { id, prompt, answer }).await?;
                // done, and then what came of it
                let mut done = false;
                loop {
                    let told = self.hear().await?;
                    let event = matches!(told, Told::Update(_) | Told::Anew(_));
                    let refused = matches!(told, Told::Refused { .. });
                    done |= matches!(told, Told::Done { id: mine } if mine == id);
                    if !self.take(told)? {
                        return Ok(());
                    }
                    if refused {
                        break;
                    }
                    if done && event {
                        self.tally.answered(begun.elapsed());
                        break;
                    }
                }
            } else {
                let told = self.hear().await?;
                if !self.take(told)? {
                    return Ok(());
                }
            }
        }
    }
}

async fn post<T: DeserializeOwned>(address: SocketAddr, path: &str, body: &impl Serialize) -> Result<T, String> {
    let body = serde_json::to_string(body).map_err(|e| e.to_string())?;
    let answer = request(address, "POST", path, &body).await?;
    serde_json::from_str(&answer).map_err(|_| format!("{path}: {answer}"))
}

/// What the server answers to a request.
pub async fn request(address: SocketAddr, method: &str, path: &str, body: &str) -> Result<String, String> {
    let mut stream = TcpStream::connect(address).await.map_err(|e| e.to_string())?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.map_err(|e| e.to_string())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|e| e.to_string())?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(body.into())
}

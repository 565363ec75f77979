//! A server on a free port, and clients that speak to it over real sockets.
#![allow(dead_code)] // each test uses a part of it

pub mod player;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use cosmic::says::{Board, Prompt, Snapshot, ToClient, ToTable};
use engine::ask::{Answer, DealMove};
use futures_util::{SinkExt, StreamExt};
use hypergate::GAMES;
use protocol::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::{AnyGame, Config, Games, Keeping, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough that only a table that stands still fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that keeps its tables in a folder.
pub async fn serve(data: &Path) -> Server {
    serve_with(data, 100, cosmic::player).await
}
/// The same where time passes so fast and these are the bots.
pub async fn serve_with(data: &Path, haste: u32, players: cosmic::Players) -> Server {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let game: &'static dyn AnyGame = Box::leak(Box::new(hypergate::cosmic_with(players)));
    let games = Games(Box::leak(Box::new([game])));
    let config = Config { haste, limited: false, ..Config::new(games, hypergate::client, address, data.into()) };
    Server::start(&config).await.expect("the server starts")
}
/// The same at an address, with tables kept in another way.
pub async fn serve_at(address: SocketAddr, data: &Path, keeping: &Keeping) -> Server {
    let usual = Config::new(GAMES, hypergate::client, address, data.into());
    let config = Config { haste: 100, limited: false, keeping: keeping.clone(), ..usual };
    Server::start(&config).await.expect("the server starts")
}

/// Waits until the server says this of itself.
pub async fn until_health(address: SocketAddr, status: u16) {
    let until = Instant::now() + PATIENCE;
    while http(address, "GET", "/health", "").await.0 != status {
        assert!(Instant::now() < until, "its health never becomes {status}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// One of its numbers.
pub async fn metric(address: SocketAddr, name: &str) -> u64 {
    let (_, _, text) = http(address, "GET", "/metrics", "").await;
    let value = text.lines().find_map(|line| line.strip_prefix(&format!("hypergate_{name} ")));
    value.and_then(|v| v.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
}

/// A server with its limits on, as people run it.
pub async fn guarded(data: &Path, change: impl FnOnce(&mut Config)) -> Server {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let mut config = Config::new(GAMES, hypergate::client, address, data.into());
    config.haste = 100;
    change(&mut config);
    Server::start(&config).await.expect("the server starts")
}

/// A table for so many, quick and open.
pub fn options(players: u8, preset: Preset) -> TableOptions {
    TableOptions { listed: true, ..TableOptions::new(players, preset) }.choosing("four_planets", true)
}

/// A request over HTTP: the status and the body.
pub async fn http(address: SocketAddr, method: &str, path: &str, body: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(request(address, method, path, body).as_bytes()).await.expect("the request can be sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer comes");
    read(&answer).expect("a head and a body")
}

/// The same where the server may be dead: the status and the body, if there are any.
pub async fn try_http(address: SocketAddr, method: &str, path: &str, body: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request(address, method, path, body).as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    read(&answer).map(|(status, _, body)| (status, body))
}

fn request(address: SocketAddr, method: &str, path: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )
}

fn read(answer: &[u8]) -> Option<(u16, String, String)> {
    let answer = String::from_utf8_lossy(answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok())?;
    let body = if head.to_lowercase().contains("transfer-encoding: chunked") { unchunk(body)? } else { body.into() };
    Some((status, head.to_lowercase(), body))
}

fn unchunk(mut body: &str) -> Option<String> {
    let mut out = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).ok()?;
        out += rest.get(..size)?;
        body = rest.get(size..)?.trim_start_matches("\r\n");
    }
    Some(out)
}

/// Something that is there.
pub async fn get<T: DeserializeOwned>(address: SocketAddr, path: &str) -> T {
    let (status, _, body) = http(address, "GET", path, "").await;
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).expect("it can be read")
}

/// A post that is accepted.
pub async fn post<T: DeserializeOwned>(address: SocketAddr, path: &str, body: &impl Serialize) -> T {
    let (status, _, answer) = http(address, "POST", path, &serde_json::to_string(body).unwrap()).await;
    assert_eq!(status, 200, "{path}: {answer}");
    serde_json::from_str(&answer).expect("it can be read")
}

/// A request that is refused, with this word.
pub async fn refused(address: SocketAddr, method: &str, path: &str, body: &str, code: &str) {
    let (status, _, answer) = http(address, method, path, body).await;
    assert!((400..500).contains(&status), "{path}: {status} {answer}");
    let trouble: Trouble = serde_json::from_str(&answer).expect("a trouble");
    assert_eq!(trouble.code, code, "{path}: {}", trouble.why);
}

/// Makes a table with some bots.
pub async fn make(address: SocketAddr, options: TableOptions, bots: usize, start: bool) -> Seated {
    make_against(address, options, vec![Level::Rookie; bots], start).await
}
/// Makes a table with these bots.
pub async fn make_against(address: SocketAddr, options: TableOptions, bots: Vec<Level>, start: bool) -> Seated {
    post(address, "/api/tables", &MakeTable { name: "Ada".into(), options, bots, start }).await
}

/// Sits down.
pub async fn sit(address: SocketAddr, table: &str, name: &str) -> Seated {
    let take = TakeSeat { name: name.into(), ..TakeSeat::default() };
    post(address, &format!("/api/tables/{table}/seats"), &take).await
}

/// A client: a board kept up to date by patches, as every client does it.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub you: Option<engine::table::Seat>,
    pub table: TableInfo,
    pub board: Option<Board>,
    pub seq: u32,
    pub prompts: Vec<Prompt>,
    pub talk: Vec<Said>,
    pub fresh: bool,
    pub undo: bool,
    pub stood_in: Vec<(engine::table::Seat, StandsIn)>,
    next: u32,
    dice: Pcg32,
}

impl Client {
    /// Comes to a table.
    pub async fn come(address: SocketAddr, table: &str, token: Option<&str>, since: Option<u32>) -> Client {
        Client::try_come(address, table, token, since).await.unwrap_or_else(|why| panic!("{}", why.why))
    }
    /// The same, where it may be refused.
    pub async fn try_come(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        since: Option<u32>,
    ) -> Result<Client, Trouble> {
        let mut socket = open(address).await.map_err(|why| Trouble { code: "io".into(), why })?;
        let hello = ToTable::Hello { protocol: PROTOCOL, table: table.into(), token: token.map(String::from), since };
        say(&mut socket, &hello).await.map_err(|why| Trouble { code: "io".into(), why })?;
        match hear(&mut socket).await {
            Some(ToClient::Welcome { you, table, snapshot, prompts, talk, .. }) => {
                let fresh = snapshot.is_some();
                let mut client = Client {
                    socket,
                    you,
                    table,
                    board: None,
                    seq: since.unwrap_or(0),
                    prompts,
                    talk,
                    fresh,
                    undo: false,
                    stood_in: Vec::new(),
                    next: 1,
                    dice: Pcg32::seed_from_u64(u64::from(you.map_or(99, |s| s.0))),
                };
                if let Some(snapshot) = snapshot {
                    client.start(snapshot);
                }
                Ok(client)
            }
            Some(ToClient::Bye { trouble }) => Err(trouble),
            other => Err(Trouble { code: "io".into(), why: format!("no welcome but {other:?}") }),
        }
    }
    fn start(&mut self, snapshot: Snapshot) {
        (self.seq, self.board, self.prompts) = (snapshot.seq, Some(snapshot.board), snapshot.prompts);
        self.undo = snapshot.undo;
    }
    fn take(&mut self, message: &ToClient) {
        match message {
            ToClient::Update(update) => {
                assert_eq!(update.seq, self.seq + 1, "numbered without gaps");
                self.seq = update.seq;
                if let Some(board) = &mut self.board {
                    update.patch.clone().apply(board);
                }
                self.prompts.clone_from(&update.prompts);
                self.undo = update.undo;
            }
            ToClient::Anew(snapshot) => self.start(snapshot.clone()),
            ToClient::Table { table } => self.table = table.clone(),
            ToClient::Said(said) => self.talk.push(said.clone()),
            ToClient::StoodIn { seat, why } => self.stood_in.push((*seat, *why)),
            _ => {}
        }
    }
    /// The next message; none if the connection is closed.
    pub async fn hear(&mut self) -> Option<ToClient> {
        let message = hear(&mut self.socket).await;
        if let Some(message) = &message {
            self.take(message);
        }
        message
    }
    /// Says something and waits for the answer to it.
    pub async fn ask(&mut self, say: impl FnOnce(u32) -> ToTable) -> Result<Option<ToClient>, Trouble> {
        self.next += 1;
        let mine = self.next;
        self.send(&say(mine)).await;
        loop {
            match self.hear().await {
                Some(ToClient::Done { id }) if id == mine => return Ok(None),
                Some(answer @ (ToClient::Invitation { id, .. } | ToClient::Pong { id })) if id == mine => {
                    return Ok(Some(answer));
                }
                Some(ToClient::Refused { id, trouble }) if id == mine || id == 0 => return Err(trouble),
                Some(ToClient::Bye { trouble }) => return Err(trouble),
                Some(_) => {}
                None => return Err(Trouble { code: "io".into(), why: "the connection is closed".into() }),
            }
        }
    }
    /// Says something.
    pub async fn send(&mut self, say: &ToTable) {
        self.raw(&serde_json::to_string(say).unwrap()).await;
    }
    /// Sends some text. Where the line is dead, the next answer says so.
    pub async fn raw(&mut self, text: &str) {
        drop(self.socket.send(Message::Text(text.into())).await);
    }
    /// Sends bytes.
    pub async fn bytes(&mut self, bytes: Vec<u8>) {
        drop(self.socket.send(Message::Binary(bytes.into())).await);
    }
    /// The prompt that waits for an answer.
    pub fn todo(&self) -> Option<&Prompt> {
        self.prompts
            .iter()
            .find(|p| p.filed.is_none() && (p.loud || !matches!(p.ask.question, engine::ask::Question::Use { .. })))
    }
    /// An answer to it by chance; talks end soon.
    pub fn answer(&mut self) -> Option<(u32, Answer)> {
        let prompt = self.todo()?.clone();
        let answer = match prompt.ask.question.sample(&mut self.dice) {
            Answer::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
            answer => answer,
        };
        Some((prompt.id, answer))
    }
    /// Answers what is asked, or waits for something to happen. Says whether it goes on.
    pub async fn step(&mut self) -> bool {
        match self.answer() {
            Some((prompt, answer)) => {
                let done = self.ask(|id| ToTable::Answer { id, prompt, answer }).await;
                // somebody else may have been faster
                assert!(done.as_ref().err().is_none_or(|t| t.code == "stale" || t.code == "over"), "{done:?}");
            }
            None => {
                self.hear().await.expect("the table goes on");
            }
        }
        !self.is_over()
    }
    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.board.as_ref().is_some_and(|b| b.finish.is_some())
    }
}

/// One who says hello to watch and then reads nothing; hardly anything waits in the system for it.
pub async fn sluggard(address: SocketAddr, table: &str) -> WebSocketStream<TcpStream> {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(address).await.expect("the server listens");
    let opened = tokio_tungstenite::client_async(format!("ws://{address}/ws"), stream).await;
    let (mut socket, _) = opened.expect("a socket opens");
    let hello = ToTable::Hello { protocol: PROTOCOL, table: table.into(), token: None, since: None };
    socket.send(Message::Text(serde_json::to_string(&hello).unwrap().into())).await.unwrap();
    socket
}

async fn open(address: SocketAddr) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, String> {
    connect_async(format!("ws://{address}/ws")).await.map(|(socket, _)| socket).map_err(|why| why.to_string())
}

/// A socket that has not said hello.
pub async fn stranger(address: SocketAddr) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    open(address).await.expect("a socket opens")
}

async fn say(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>, say: &ToTable) -> Result<(), String> {
    let text = serde_json::to_string(say).unwrap();
    socket.send(Message::Text(text.into())).await.map_err(|why| why.to_string())
}

/// The next message on a socket; none if it is closed.
pub async fn hear(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<ToClient> {
    let until = Instant::now() + PATIENCE;
    loop {
        let message = timeout_at(until, socket.next()).await.expect("the server is not silent for long");
        match message {
            Some(Ok(Message::Text(text))) => {
                return Some(serde_json::from_str(&text).expect("a message of the protocol"));
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

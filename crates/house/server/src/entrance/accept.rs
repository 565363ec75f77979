//! Lets connections in: only so many, only so many of one visitor, and only those that say soon what they want.

use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::Trouble;
use socket2::SockRef;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::{Entrance, Guest};
use crate::metrics::Metrics;
use crate::trouble::trouble;

/// Connections at most.
const CONNECTIONS: usize = 20_000;
/// Handles that are kept for other things: the database, the listener, files of the client.
const OTHERS: usize = 64 + FAREWELLS;
/// How long the head of a request may take, and how long a connection may be idle between two.
const HEAD: Duration = Duration::from_secs(10);
/// Bytes of the head of a request.
const HEAD_BYTES: usize = 16 * 1024;
/// Bytes the system keeps for each connection.
const SENDING: usize = 64 * 1024;
/// How long it may take to tell somebody that there is no place.
const FAREWELL: Duration = Duration::from_secs(2);
/// Those who are told so at a time; others are just closed.
const FAREWELLS: usize = 64;
/// How long to wait if the system has no handle left.
const OUT_OF_HANDLES: Duration = Duration::from_millis(200);
/// How often visitors who are gone are forgotten.
const TIDY: Duration = Duration::from_secs(60);

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Serves whoever comes, until it is dropped.
pub async fn accept(listener: TcpListener, routes: Router, entrance: Arc<Entrance>, metrics: Arc<Metrics>) {
    let places = Arc::new(Semaphore::new(connections()));
    let farewells = Arc::new(Semaphore::new(FAREWELLS));
    let mut served = JoinSet::new();
    let mut tidy = tokio::time::interval(TIDY);
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(why) if is_of_one_connection(&why) => continue,
                Err(why) => {
                    tracing::error!(%why, "nobody can be let in at the moment");
                    sleep(OUT_OF_HANDLES).await;
                    continue;
                }
            },
            Some(_) = served.join_next() => continue,
            _ = tidy.tick() => {
                entrance.limits.tidy();
                continue;
            }
        };
        tune(&stream);
        let ip = from.ip();
        let Ok(all) = places.clone().try_acquire_owned() else {
            turn_away(stream, trouble("too_many", "too many connections; try later"), &farewells, &metrics);
            continue;
        };
        // Through a proxy come many; how many each of them may have open is seen when they say who they are.
        let own =
            if entrance.proxies.trust(ip) { Ok(None) } else { entrance.limits.connection(Guest::at(ip)).map(Some) };
        match own {
            Ok(own) => drop(served.spawn(serve(stream, ip, routes.clone(), (all, own)))),
            Err(why) => turn_away(stream, why, &farewells, &metrics),
        }
    }
}

/// Serves one connection. It keeps its places as long as it lasts, also as a socket.
async fn serve<P: Send + Sync + 'static>(stream: TcpStream, ip: IpAddr, routes: Router, places: P) {
    let places = Arc::new(places);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(ip));
        request.extensions_mut().insert(Held(places.clone()));
        routes.clone().oneshot(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(HEAD_BYTES);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    if let Err(why) = connection.await {
        tracing::debug!(%why, "a connection has ended");
    }
}

/// The places of a connection, handed on to the socket it becomes.
#[derive(Clone)]
pub struct Held(#[expect(dead_code, reason = "kept, not read")] Arc<dyn Send + Sync>);

/// Says why there is no place, and closes.
fn turn_away(mut stream: TcpStream, why: Trouble, farewells: &Arc<Semaphore>, metrics: &Metrics) {
    Metrics::count(&metrics.turned_away);
    let Ok(place) = farewells.clone().try_acquire_owned() else { return };
    tokio::spawn(async move {
        let body = serde_json::to_string(&why).expect("plain data can be written");
        let answer = format!(
            "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
             retry-after: 10\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        let told = async {
            stream.write_all(answer.as_bytes()).await?;
            stream.shutdown().await?;
            // What was sent and is not read would make the system throw the answer away.
            let mut unread = [0; 1024];
            while stream.read(&mut unread).await? > 0 {}
            io::Result::Ok(())
        };
        drop(timeout(FAREWELL, told).await); // the other side may be gone
        drop(place);
    });
}

/// What is said goes out at once, and the system keeps little for one who does not read.
fn tune(stream: &TcpStream) {
    let tuned = stream.set_nodelay(true).and_then(|()| SockRef::from(stream).set_send_buffer_size(SENDING));
    if let Err(why) = tuned {
        tracing::debug!(%why, "a connection stays as it is");
    }
}

fn is_of_one_connection(why: &io::Error) -> bool {
    matches!(
        why.kind(),
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
    )
}

/// How many connections there may be: as many as the system gives handles for, as far as it can be asked to give more.
fn connections() -> usize {
    handles().map_or(CONNECTIONS, |handles| handles.saturating_sub(OTHERS).clamp(1, CONNECTIONS))
}

#[cfg(unix)]
fn handles() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = (CONNECTIONS + OTHERS) as u64;
    let possible = limit.maximum.unwrap_or(u64::MAX).min(wanted);
    if limit.current.is_some_and(|now| now < possible) {
        let more = Rlimit { current: Some(possible), maximum: limit.maximum };
        if let Err(why) = setrlimit(Resource::Nofile, more) {
            tracing::warn!(%why, "the system gives no more handles");
        }
    }
    getrlimit(Resource::Nofile).current.map(|handles| usize::try_from(handles).unwrap_or(usize::MAX))
}
#[cfg(not(unix))]
fn handles() -> Option<usize> {
    None
}

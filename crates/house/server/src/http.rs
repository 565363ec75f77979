//! The ways in: the API, the socket, and the client.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, MatchedPath, Path, Query, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use protocol::{GameLine, LobbyLine, MakeTable, Seated, TableInfo, TakeSeat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

use crate::client::Files;
use crate::entrance::{Act, Guest, Peer};
use crate::hall::Hall;
use crate::keeper::Order;
use crate::metrics::Metrics;
use crate::played::PlayedStep;
use crate::scenarios::{ScenarioLine, ScenarioShown};
use crate::trouble::{Refused, trouble};
use crate::{client, replays, scenarios, socket};

/// Bytes of a request at most.
const BODY: usize = 16 * 1024;
/// Bytes of a game that comes as a file, however it is written. What is kept of it is smaller.
const FILE: usize = 512 * 1024;
/// How long a request may take, and how long the next part of it may keep us waiting.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_secs(5);
/// No script, style or picture from elsewhere, no script within a page, no page around this one.
const CONTENT: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

type Halled = State<Arc<Hall>>;
type Answered<T> = Result<Json<T>, Refused>;

/// All ways in.
pub fn routes(hall: Arc<Hall>, client: Files) -> Router {
    let api = Router::new()
        .route("/games", get(games))
        .route("/tables", get(lobby).post(make))
        .route("/tables/{code}", get(info))
        .route("/tables/{code}/seats", post(take))
        .route("/tables/{code}/export", get(export))
        .route("/tutorial", post(tutorial))
        .route("/catalogue", get(catalogue))
        .route("/rulings", get(rulings))
        .route("/rulings/{id}", get(ruling))
        .route("/replays/{code}", get(replay))
        .route("/replays/{code}/{n}", get(replay_step))
        .route("/import", post(import).layer(DefaultBodyLimit::max(FILE)))
        .layer(RequestBodyTimeoutLayer::new(PAUSE))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(DefaultBodyLimit::max(BODY));
    Router::new()
        .nest("/api", api)
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(move |method, uri, headers| async move { client::serve(client, method, uri, headers) })
        .layer(CompressionLayer::new())
        .route("/ws", get(socket::open))
        .layer(middleware::from_fn_with_state(hall.clone(), guard))
        .with_state(hall)
}

/// Lets in whom the entrance lets in; headers that protect those who look at what is served; and a line in the log.
async fn guard(
    State(hall): Halled,
    Extension(Peer(peer)): Extension<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    let method = request.method().clone();
    let guest = hall.entrance.proxies.guest(peer, request.headers());
    request.extensions_mut().insert(guest);
    let welcome = hall.entrance.names.check(request.headers());
    let welcome = welcome.map_err(Refused).and_then(|()| allow(&hall, guest, Act::Request));
    // the route without the codes in it
    let route = request.extensions().get::<MatchedPath>().map_or("client", MatchedPath::as_str).to_string();
    let api = request.uri().path().starts_with("/api/");
    let mut response = match welcome {
        Ok(()) => next.run(request).await,
        Err(why) => why.into_response(),
    };
    if api && is_wordless(&response) {
        response = in_words(response.status());
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, CONTENT),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    tracing::debug!(%method, route, status = response.status().as_u16(), "served");
    response
}

/// Whether a visitor may do something just now.
fn allow(hall: &Hall, guest: Guest, act: Act) -> Result<(), Refused> {
    hall.entrance.limits.allow(guest, act).map_err(|why| {
        Metrics::count(&hall.metrics.limited);
        Refused(why)
    })
}

/// Was something refused by the ways in themselves, and not in the words of the protocol?
fn is_wordless(response: &Response) -> bool {
    let status = response.status();
    let json = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes() == b"application/json");
    (status.is_client_error() || status.is_server_error()) && !json
}

/// The same in words.
fn in_words(status: StatusCode) -> Response {
    let why = match status {
        StatusCode::REQUEST_TIMEOUT => trouble("too_slow", "the request took too long"),
        StatusCode::METHOD_NOT_ALLOWED => trouble("bad_message", "this cannot be done here"),
        StatusCode::PAYLOAD_TOO_LARGE => trouble("too_large", format!("a file has at most {FILE} bytes")),
        _ => trouble("bad_message", status.canonical_reason().unwrap_or("this cannot be read")),
    };
    (status, Json(why)).into_response()
}

/// JSON that is refused in the words of the protocol.
struct Body<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;
    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        let bytes = match Bytes::from_request(request, state).await {
            Ok(bytes) => bytes,
            Err(why) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(trouble("too_large", format!("a request has at most {BODY} bytes")).into());
            }
            Err(why) => return Err(trouble("bad_message", why.body_text()).into()),
        };
        // the sentence begins with the field that is wrong
        let mut json = serde_json::Deserializer::from_slice(&bytes);
        let read = serde_path_to_error::deserialize(&mut json).map_err(|why| why.to_string());
        let body = read.and_then(|body| json.end().map(|()| body).map_err(|why| why.to_string()));
        body.map(Body).map_err(|why| trouble("bad_message", why).into())
    }
}

async fn games(State(hall): Halled) -> Json<Vec<GameLine>> {
    Json(hall.games.lines())
}

/// Which game is meant, where that is not said otherwise; as in [`protocol::TableOptions`].
#[derive(Deserialize)]
struct Of {
    #[serde(default)]
    game: String,
}

async fn lobby(State(hall): Halled) -> Json<Vec<LobbyLine>> {
    Json(hall.lobby())
}

async fn make(
    State(hall): Halled,
    Extension(guest): Extension<Guest>,
    Body(table): Body<MakeTable>,
) -> Answered<Seated> {
    allow(&hall, guest, Act::Table)?;
    Ok(Json(hall.make(table).await?))
}

async fn info(State(hall): Halled, Path(code): Path<String>) -> Answered<TableInfo> {
    Ok(Json(hall.ask(&code, Order::Info).await?))
}

async fn take(
    State(hall): Halled,
    Extension(guest): Extension<Guest>,
    Path(code): Path<String>,
    Body(take): Body<TakeSeat>,
) -> Answered<Seated> {
    allow(&hall, guest, Act::Seat)?;
    Ok(Json(hall.ask(&code, |reply| Order::Take(take.clone(), reply)).await?))
}

/// `POST /api/tutorial`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Learner {
    name: String,
}

async fn tutorial(
    State(hall): Halled,
    Extension(guest): Extension<Guest>,
    Query(of): Query<Of>,
    Body(learner): Body<Learner>,
) -> Answered<Seated> {
    allow(&hall, guest, Act::Table)?;
    Ok(Json(hall.tutorial(&of.game, learner.name).await?))
}

async fn catalogue(State(hall): Halled, Query(of): Query<Of>) -> Answered<Value> {
    Ok(Json(hall.games.find(&of.game)?.facts()))
}

async fn rulings(State(hall): Halled, Query(of): Query<Of>) -> Answered<Vec<ScenarioLine>> {
    Ok(Json(scenarios::list(hall.games.find(&of.game)?)))
}

async fn ruling(State(hall): Halled, Path(id): Path<String>, Query(of): Query<Of>) -> Answered<ScenarioShown> {
    let game = hall.games.find(&of.game)?;
    let shown = tokio::task::spawn_blocking(move || scenarios::show(game, &id)).await;
    Ok(Json(shown.map_err(|_| trouble("cannot_load", "the ruling cannot be played"))??))
}

async fn replay(State(hall): Halled, Path(code): Path<String>) -> Answered<replays::Replay> {
    Ok(Json(replays::whole(&hall, &code).await?))
}

#[derive(Deserialize)]
struct Eyes {
    r#as: Option<String>,
}

async fn replay_step(
    State(hall): Halled,
    Path((code, n)): Path<(String, usize)>,
    Query(eyes): Query<Eyes>,
) -> Answered<PlayedStep> {
    Ok(Json(replays::step(&hall, &code, n, eyes.r#as.as_deref()).await?))
}

async fn export(State(hall): Halled, Path(code): Path<String>) -> Result<Response, Refused> {
    let played = replays::played(&hall, &code).await?;
    let name = format!("attachment; filename=\"hypergate-{code}.json\"");
    let headers = [(CONTENT_TYPE, "application/json".to_string()), (CONTENT_DISPOSITION, name)];
    Ok((headers, played.record(replays::players(&hall, &code).await?)).into_response())
}

/// The answer to `POST /api/import`.
#[derive(Serialize)]
struct Imported {
    table: String,
}

async fn import(State(hall): Halled, Extension(guest): Extension<Guest>, text: String) -> Answered<Imported> {
    allow(&hall, guest, Act::Import)?;
    Ok(Json(Imported { table: replays::import(&hall, text).await? }))
}

async fn health(State(hall): Halled) -> Response {
    match hall.store.is_well().await {
        Ok(()) => (StatusCode::OK, "well\n").into_response(),
        Err(why) => {
            tracing::error!(%why, "the store is not well");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response()
        }
    }
}

async fn metrics(State(hall): Halled) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.text(hall.room.free())).into_response()
}

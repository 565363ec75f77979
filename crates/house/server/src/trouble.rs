//! What can go wrong, in stable words.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Trouble;

/// A trouble: a stable word and a sentence.
pub fn trouble(code: &str, why: impl Into<String>) -> Trouble {
    Trouble { code: code.into(), why: why.into() }
}

/// There is no such table.
pub fn no_such_table() -> Trouble {
    trouble("no_such_table", "there is no table with this code")
}

/// Nothing could be stored. Whoever asked is told that it does not count.
pub fn not_stored() -> Trouble {
    trouble("not_stored", "nothing can be stored at the moment; the table goes on from what is stored")
}

/// Whoever knows the seed can know all cards: who sits down must have seen that one was named.
pub fn seeded(seed: u32) -> Trouble {
    trouble("seeded", format!("all cards of this table follow from the seed {seed}: name it to sit down"))
}

/// A trouble on its way out over HTTP.
#[derive(Debug)]
pub struct Refused(pub Trouble);

impl From<Trouble> for Refused {
    fn from(trouble: Trouble) -> Refused {
        Refused(trouble)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0.code.as_str() {
            "no_such_table" | "no_such_ruling" | "no_such_page" | "no_such_step" => StatusCode::NOT_FOUND,
            "not_yours" | "not_host" | "bad_token" | "bad_invitation" | "bad_host" | "bad_origin" | "muted" => {
                StatusCode::FORBIDDEN
            }
            "seat_taken" | "full" | "not_over" | "seats_open" | "seeded" => StatusCode::CONFLICT,
            "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
            "too_fast" | "too_many" => StatusCode::TOO_MANY_REQUESTS,
            "not_stored" | "closing" | "cannot_load" | "fallen" | "no_room" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, Json(self.0)).into_response()
    }
}

//! The browser client, carried inside the program.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::EmbeddedFile;

use crate::trouble::{Refused, trouble};

/// The files of the browser client, by their paths: `get` of a folder that is embedded.
pub type Files = fn(&str) -> Option<EmbeddedFile>;

/// The page all routes of the client begin with.
const INDEX: &str = "index.html";
/// Files with a hash in their names lie here; they never change.
const HASHED: &str = "assets/";

/// Everything that is no part of the API: a file of the client, or its first page.
pub fn serve(files: Files, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Refused(trouble("no_such_page", "there is nothing here")).into_response();
    }
    if let Some(file) = files(path).filter(|_| !path.is_empty()) {
        return answer(files, path, file, &headers);
    }
    // a file that is missing is missing; anything else is a place within the client
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match files(INDEX) {
        Some(file) => answer(files, INDEX, file, &headers),
        None => {
            (StatusCode::SERVICE_UNAVAILABLE, "The browser client was not built: run «make play».\n").into_response()
        }
    }
}

fn answer(files: Files, path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag: String = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let same = headers.get(IF_NONE_MATCH).is_some_and(|given| given.as_bytes() == tag.as_bytes());
    let mut response = if same {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let brotli = accepts.split(',').any(|coding| coding.trim().split(';').next() == Some("br"));
        let packed = brotli.then(|| files(&format!("{path}.br"))).flatten();
        let is_packed = packed.is_some();
        let mut response = packed.unwrap_or(file).data.into_response();
        if is_packed {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind(path)));
        response
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    response
}

/// The type of a file by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        _ => "application/octet-stream",
    }
}

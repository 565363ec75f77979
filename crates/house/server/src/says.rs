//! Messages as far as the server itself reads and writes them. What is said to a game and what is told of it passes as text.

use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// What a client says.
pub type ToTable = protocol::ToTable<IgnoredAny, IgnoredAny, IgnoredAny>;
/// What a client is told.
pub type ToClient = protocol::ToClient<(), Box<RawValue>, Box<RawValue>, ()>;

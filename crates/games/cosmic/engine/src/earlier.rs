//! States as an earlier build has written them: what has another shape now is given it before they are read.

use serde_json::{Value, json};

use crate::flow::State;

/// The way of keeping positions before pieces: all that lay before seats was an alien's sheet.
pub(crate) const SHEETS: u32 = 3;

/// Reads a state that was written in this way.
pub(crate) fn read(text: &str, edition: u32) -> serde_json::Result<State> {
    if edition != SHEETS {
        return serde_json::from_str(text);
    }
    let mut state: Value = serde_json::from_str(text)?;
    let table = &mut state["table"];
    let sheets = table["sheets"].take();
    if let Value::Array(sheets) = if sheets.is_null() { table["pieces"].take() } else { sheets } {
        table["pieces"] = sheets.iter().map(piece).collect();
    }
    if let Some(table) = table.as_object_mut() {
        table.remove("sheets");
    }
    serde_json::from_value(state)
}

/// A sheet as a piece.
fn piece(sheet: &Value) -> Value {
    let spot = match (&sheet["left"], &sheet["beside"]) {
        (Value::Null, Value::Null) => json!({ "Seat": sheet["owner"] }),
        (Value::Null, beside) => json!({ "Piece": beside }),
        (left, _) => json!({ "Gone": left }),
    };
    let loan = match &sheet["until"] {
        Value::Null => Value::Null,
        until => json!({
            "to": sheet["holder"], "until": until, "instead": sheet["instead"], "bound_to": sheet["bound_to"],
        }),
    };
    json!({
        "def": { "Alien": sheet["alien"] },
        "card": null,
        "spot": spot,
        "owner": sheet["owner"],
        "up": sheet["down"] != json!(true),
        "loan": loan,
        "notes": sheet["notes"],
        "cards": sheet["cards"],
    })
}

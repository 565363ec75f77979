//! What is said and stored at a table is what it was, message by message.
//!
//! A difference is an error, or something really has changed: a rule, what bots do, what is told. Then
//! `cargo run -p hypergate-cosmic --example recorded -- renew` stores the new digests. What two builds say can be compared with
//! `… -- tell NAME`.

#[path = "at_table/recorded.rs"]
mod recorded;

use recorded::*;

#[test]
fn tables_say_and_store_what_they_did() {
    let stored: Digests = serde_json::from_str(&std::fs::read_to_string(file()).unwrap()).unwrap();
    let mut parted = Vec::new();
    let mut names = Vec::new();
    for (name, setup) in tables() {
        let (then, now) = (stored.get(&name).unwrap_or_else(|| panic!("{name} is not stored")), digests(&told(setup)));
        if *then != now {
            let at = then.iter().zip(&now).take_while(|(a, b)| a == b).count();
            parted.push(format!("{name} at digest {at} of {}", then.len()));
        }
        names.push(name);
    }
    assert!(parted.is_empty(), "{}", parted.join("\n"));
    assert_eq!(stored.len(), names.len(), "only {names:?} are played");
}

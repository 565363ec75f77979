//! Writes what the pictures of aliens are steered by: when the power acts, whether it is compulsory, how much experience
//! it wants. `scripts/newcomer` draws the faces of new aliens by it.

fn main() {
    let traits = |alien: &engine::ability::Alien| {
        let power = alien.power.first();
        let phase = power.and_then(|a| a.when.phase()).map(|phase| phase as u8);
        let must = power.is_none_or(|a| a.must);
        (alien.id, serde_json::json!({ "phase": phase, "must": must, "alert": alien.alert as u8 }))
    };
    let all: std::collections::BTreeMap<_, _> = content::catalogue().aliens.iter().map(|a| traits(a)).collect();
    println!("{}", serde_json::to_string_pretty(&all).expect("plain data"));
}

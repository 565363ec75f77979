//! The browser client is carried inside the program: cargo must notice when it was built anew.

fn main() {
    let dist = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    // A path that is missing would count as changed every time, so an empty folder stands in for a client not built yet.
    if let Err(why) = std::fs::create_dir_all(&dist) {
        println!("cargo::warning=«{}» cannot be made: {why}", dist.display());
    }
    println!("cargo::rerun-if-changed={}", dist.display());
}

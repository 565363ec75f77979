//! The schema of the store is carried inside the program: cargo must notice when it grows.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}

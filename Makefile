# Hypergate: play it, test it, measure it.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play test bench fuzz pairs cargo

GAMES ?= 2000
SEED ?= 1
BOX ?= base
SEEDS ?= 4

help:
	@echo "make play   one person against three bots, in this terminal"
	@echo "make test   format, lints, documentation, tests and rulings"
	@echo "make bench  speed on one core, and instructions per answer"
	@echo "make fuzz   random games with all checks (GAMES=$(GAMES) SEED=$(SEED))"
	@echo "make pairs  every pair of aliens of a box with all flares (BOX=$(BOX) SEEDS=$(SEEDS) SEED=$(SEED))"

cargo:
	@command -v cargo >/dev/null || { echo "cargo is missing: install Rust 1.90 or newer with rustup"; exit 1; }

play: cargo
	@cargo build --release --quiet -p hypergate
	@target/release/hypergate play --terminal

test: cargo
	@cargo fmt --version >/dev/null 2>&1 || { echo "rustfmt is missing: rustup component add rustfmt"; exit 1; }
	@cargo clippy --version >/dev/null 2>&1 || { echo "clippy is missing: rustup component add clippy"; exit 1; }
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
	cargo test --workspace --quiet
	cargo run --quiet -p hypergate -- rulings

bench: cargo
	@command -v valgrind >/dev/null || { echo "valgrind is missing: install it with «apt install valgrind»"; exit 1; }
	@cargo build --release --quiet -p hypergate
	@target/release/hypergate bench
	@scripts/instructions

fuzz: cargo
	@cargo build --profile fuzz --quiet -p hypergate --features checks
	@target/fuzz/hypergate fuzz --games $(GAMES) --seed $(SEED)

pairs: cargo
	@cargo build --profile fuzz --quiet -p hypergate --features checks
	@target/fuzz/hypergate fuzz --pairs $(BOX) --seeds $(SEEDS) --seed $(SEED)

# Hypergate: play it, test it, measure it.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play test release bench fuzz pairs cargo node kill

PORT ?= 7777
PLAY ?=
KILLS ?= 100
GAMES ?= 2000
SEED ?= 1
BOX ?= base
SEEDS ?= 4

help:
	@echo "make play   builds everything and serves the table to browsers (PORT=$(PORT))"
	@echo "make test   format, lints, documentation, tests, rulings, and the table in a browser"
	@echo "make release builds the program as it is shipped, with a profile of games (target/profiled/hypergate)"
	@echo "make kill   kills the server in the middle of games (KILLS=$(KILLS)): nothing acknowledged is lost"
	@echo "make bench  speed on one core, and instructions per answer"
	@echo "make fuzz   random games with all checks (GAMES=$(GAMES) SEED=$(SEED))"
	@echo "make pairs  every pair of aliens of a box with all flares (BOX=$(BOX) SEEDS=$(SEEDS) SEED=$(SEED))"

# What is missing or too old, and what helps, in one line.
cargo:
	@scripts/needs rust

node:
	@scripts/needs node

play: cargo node
	@cd web && npm ci --no-audit --no-fund --silent && npm run --silent build
	@node scripts/pack.mjs web/dist
	@cargo build --release --quiet -p hypergate
	@target/release/hypergate play --port $(PORT) $(PLAY)

test: cargo node
	@cargo fmt --version >/dev/null 2>&1 || { echo "rustfmt is missing: rustup component add rustfmt"; exit 1; }
	@cargo clippy --version >/dev/null 2>&1 || { echo "clippy is missing: rustup component add clippy"; exit 1; }
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
	@scripts/deny
	cargo test --workspace --quiet
	cargo run --quiet -p hypergate -- rulings
	@scripts/browser
	cd web && npm ci --no-audit --no-fund --silent && npm run --silent check
	cd web && npm run --silent build && npx playwright test --reporter=dot
	cd web && HYPERGATE_GAMES=../examples/salvage/client npm run --silent build -- --outDir ../examples/salvage/dist --emptyOutDir
	cd web && npx playwright test --config playwright.live.config.ts --reporter=dot

release: cargo node
	@cd web && npm ci --no-audit --no-fund --silent && npm run --silent build
	@node scripts/pack.mjs web/dist
	@scripts/profiled

# The server killed in the middle of games, again and again.
kill: cargo
	HYPERGATE_KILLS=$(KILLS) cargo test --quiet -p hypergate --test kill -- --nocapture

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

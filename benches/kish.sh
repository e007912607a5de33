#!/usr/bin/env bash
# Counts positions beside the crate kish 1.1.7 in the same run and prints a table: benches/kish.sh [ROUNDS].
# kish is built in the target folder and is no dependency of the project. It gets the compiler flags of the project,
# or those in KISH_RUSTFLAGS: by default Rust builds it for the oldest x86-64, where it is slower.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target="${CARGO_TARGET_DIR:-$PWD/target}"
folder="$target/yardstick"
mkdir -p "$folder/src"
cp benches/kish/main.rs "$folder/src/main.rs"
cat >"$folder/Cargo.toml" <<'EOF'
[package]
name = "yardstick"
version = "0.1.0"
edition = "2021"

[dependencies]
kish = "=1.1.7"

# As kish sets it for its own benchmarks.
[profile.release]
lto = true
codegen-units = 1
panic = "abort"

[workspace]
EOF
# From this folder, so that both programs get the compiler flags of the project.
${KISH_RUSTFLAGS:+env RUSTFLAGS="$KISH_RUSTFLAGS"} cargo build --quiet --release --manifest-path "$folder/Cargo.toml" --target-dir "$folder/target"
cargo run --quiet --release --package crownhead-testkit --example rate -- \
    "$folder/target/release/yardstick" "$@"

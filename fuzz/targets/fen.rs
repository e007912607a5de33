//! Positions as FENs, under all named rules.
#![no_main]

use crownhead_testkit::fuzz;

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::fen(input));

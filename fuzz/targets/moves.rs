//! Games of moves chosen by the input, comparing the generator with the oracle.
#![no_main]

use crownhead_testkit::fuzz;

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::moves(input));

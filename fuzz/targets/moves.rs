//! Games of moves that the input chooses, generator against oracle.
#![no_main]

use crownhead_testkit::fuzz;

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::moves(input));

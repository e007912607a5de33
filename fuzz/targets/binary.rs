//! Games in the binary format.
#![no_main]

use crownhead_testkit::fuzz;

libfuzzer_sys::fuzz_target!(|input: &[u8]| fuzz::binary(input));

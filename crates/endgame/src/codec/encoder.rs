//! The range encoder, and the counter that collects statistics for it.

use super::coder::{BitCoder, LESS_LIKELY, Probability, likely_bit};

/// The probability that fits these counts best.
pub(super) fn probability(zeros: u64, ones: u64) -> Probability {
    let (rare, all) = (zeros.min(ones), zeros + ones);
    // Add one to each count: a bit that never occurred may still occur.
    let share = ((2 * rare + 1) << 16) / (2 * all + 2);
    let n = (0..127).take_while(|&n| u64::from(LESS_LIKELY[n] + LESS_LIKELY[n + 1]) > 2 * share).count();
    n as u8 | if ones < zeros { 0x80 } else { 0 }
}

/// The encoder.
pub(super) struct Encoder<'c> {
    probabilities: &'c [Probability],
    low: u64,
    range: u32,
    /// A byte that a carry may still change, followed by `full` bytes of 255.
    pending: Option<u8>,
    full: usize,
    bytes: Vec<u8>,
}

impl<'c> Encoder<'c> {
    pub(super) fn new(probabilities: &'c [Probability]) -> Encoder<'c> {
        Encoder { probabilities, low: 0, range: u32::MAX, pending: None, full: 0, bytes: Vec::new() }
    }

    fn shift(&mut self) {
        if self.low < 0xff00_0000 || self.low > u64::from(u32::MAX) {
            let carry = (self.low >> 32) as u8;
            if let Some(byte) = self.pending {
                self.bytes.push(byte.wrapping_add(carry));
            }
            self.bytes.extend(std::iter::repeat_n(0xff_u8.wrapping_add(carry), self.full));
            self.full = 0;
            self.pending = Some((self.low >> 24) as u8);
        } else {
            self.full += 1;
        }
        self.low = (self.low << 8) & 0xffff_ffff;
    }

    /// The shortest possible bytes: a decoder reads zeros after the end.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // The number in the range with the most trailing zeros.
        let last = self.low + u64::from(self.range) - 1;
        let mask = (0..40).rev().map(|bits| (1_u64 << bits) - 1).find(|mask| last & !mask >= self.low);
        self.low = last & !mask.unwrap_or(0);
        for _ in 0..5 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

impl BitCoder for Encoder<'_> {
    fn bit(&mut self, context: usize, bit: bool) -> bool {
        let probability = self.probabilities[context];
        let bound = (self.range >> 16) * LESS_LIKELY[usize::from(probability & 0x7f)];
        if bit == likely_bit(probability) {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Counts bits.
#[derive(Clone, Debug, Default)]
pub(super) struct Counter(pub(super) Vec<[u32; 2]>);

impl BitCoder for Counter {
    #[inline]
    fn bit(&mut self, context: usize, bit: bool) -> bool {
        self.0[context][usize::from(bit)] += 1;
        bit
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::codec::coder::Decoder;

    proptest! {
        #[test]
        fn coded_bits_round_trip(
            probabilities in prop::collection::vec(any::<u8>(), 1..20),
            bits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3000),
        ) {
            let mut encoder = Encoder::new(&probabilities);
            let coded: Vec<(usize, bool)> = bits.iter().map(|(context, dice)| {
                let context = context.index(probabilities.len());
                (context, (*dice < 4) != likely_bit(probabilities[context]))
            }).collect();
            for &(context, bit) in &coded {
                encoder.bit(context, bit);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&probabilities, &bytes);
            for &(context, bit) in &coded {
                prop_assert_eq!(decoder.bit(context, false), bit);
            }
        }
    }

    #[test]
    fn probability_bytes_name_the_less_likely_bit() {
        assert!(
            likely_bit(probability(0, 9))
                && likely_bit(probability(1, 9))
                && !likely_bit(probability(9, 1))
                && !likely_bit(probability(9, 0))
        );
        assert_eq!(probability(500, 500) & 0x7f, 0);
        assert_eq!(probability(250, 750), 8);
    }
}

//! The writing half of the range coder, and the counting that comes before it.

use super::coder::{Chance, Channel, RARE, likely};

/// The chance that fits so many noes and yeses best.
pub(super) fn chance(noes: u64, yeses: u64) -> Chance {
    let (rare, all) = (noes.min(yeses), noes + yeses);
    // One more of each: what never happened may happen.
    let share = ((2 * rare + 1) << 16) / (2 * all + 2);
    let n = (0..127).take_while(|&n| u64::from(RARE[n] + RARE[n + 1]) > 2 * share).count();
    n as u8 | if yeses < noes { 0x80 } else { 0 }
}

/// Writes answers as bytes.
pub(super) struct Encoder<'c> {
    chances: &'c [Chance],
    low: u64,
    range: u32,
    /// A byte that a carry may still change, and how many bytes of 255 follow it.
    pending: Option<u8>,
    full: usize,
    bytes: Vec<u8>,
}

impl<'c> Encoder<'c> {
    pub(super) fn new(chances: &'c [Chance]) -> Encoder<'c> {
        Encoder { chances, low: 0, range: u32::MAX, pending: None, full: 0, bytes: Vec::new() }
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

    /// The bytes, as few as say it: a decoder reads zeros behind their end.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Of all numbers in the range, the one with the most zeros at its end.
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

impl Channel for Encoder<'_> {
    fn bit(&mut self, context: usize, answer: bool) -> bool {
        let chance = self.chances[context];
        let bound = (self.range >> 16) * RARE[usize::from(chance & 0x7f)];
        if answer == likely(chance) {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
        answer
    }
}

/// Counts answers.
#[derive(Clone, Debug, Default)]
pub(super) struct Counter(pub(super) Vec<[u32; 2]>);

impl Channel for Counter {
    #[inline]
    fn bit(&mut self, context: usize, answer: bool) -> bool {
        self.0[context][usize::from(answer)] += 1;
        answer
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::codec::coder::Decoder;

    proptest! {
        #[test]
        fn answers_come_back(
            chances in prop::collection::vec(any::<u8>(), 1..20),
            answers in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3000),
        ) {
            let mut encoder = Encoder::new(&chances);
            let asked: Vec<(usize, bool)> = answers.iter().map(|(context, dice)| {
                let context = context.index(chances.len());
                (context, (*dice < 4) != likely(chances[context]))
            }).collect();
            for &(context, answer) in &asked {
                encoder.bit(context, answer);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&chances, &bytes);
            for &(context, answer) in &asked {
                prop_assert_eq!(decoder.bit(context, false), answer);
            }
        }
    }

    #[test]
    fn chances_say_what_is_rarer() {
        assert!(
            likely(chance(0, 9)) && likely(chance(1, 9)) && !likely(chance(9, 1)) && !likely(chance(9, 0))
        );
        assert_eq!(chance(500, 500) & 0x7f, 0);
        assert_eq!(chance(250, 750), 8);
    }
}

//! A binary range coder with fixed probabilities.
//!
//! After G. N. N. Martin, "Range encoding" (1979), with carries handled as in LZMA. Probabilities are fixed before
//! coding, one byte each, so a decoder needs only the bytes of its block.

/// An encoder, decoder, counter or predictor of bits.
pub(super) trait BitCoder {
    /// Codes a bit in a context. A decoder ignores `bit` and returns the bit it reads.
    fn bit(&mut self, context: usize, bit: bool) -> bool;
}

/// A probability in a byte: the highest bit is the less likely bit, the other seven are `n`, and its probability is
/// `2^-(1 + n/8)`.
pub(super) type Probability = u8;

/// `2^(-n/8)` in 65536ths, rounded.
const POWERS: [u32; 8] = [65_536, 60_097, 55_109, 50_535, 46_341, 42_495, 38_968, 35_734];

/// The probability of the less likely bit in 65536ths, by the lower seven bits.
pub(super) static LESS_LIKELY: [u32; 128] = rare();

const fn rare() -> [u32; 128] {
    let mut table = [0; 128];
    let mut n = 0;
    while n < 128 {
        let probability = POWERS[n % 8] >> (1 + n / 8);
        table[n] = if probability == 0 { 1 } else { probability };
        n += 1;
    }
    table
}

/// The probability of a context without statistics: the likelier bit is 1.
pub(super) const DEFAULT_PROBABILITY: Probability = 16;

/// The more likely bit.
#[inline]
pub(super) fn likely_bit(probability: Probability) -> bool {
    probability & 0x80 == 0
}

/// The decoder. It accepts any bytes.
pub(super) struct Decoder<'c> {
    probabilities: &'c [Probability],
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'c, u8>,
}

impl<'c> Decoder<'c> {
    pub(super) fn new(probabilities: &'c [Probability], bytes: &'c [u8]) -> Decoder<'c> {
        let mut decoder = Decoder { probabilities, code: 0, range: u32::MAX, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.code = decoder.code << 8 | decoder.next();
        }
        decoder
    }

    #[inline(always)]
    fn next(&mut self) -> u32 {
        self.bytes.next().copied().unwrap_or(0).into()
    }
}

impl BitCoder for Decoder<'_> {
    #[inline(always)]
    fn bit(&mut self, context: usize, _: bool) -> bool {
        let probability = self.probabilities[context];
        let bound = (self.range >> 16) * LESS_LIKELY[usize::from(probability & 0x7f)];
        let common = self.code >= bound;
        if common {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.code = self.code << 8 | self.next();
        }
        common == likely_bit(probability)
    }
}

/// Always returns the more likely bit.
pub(super) struct Predictor<'c>(pub(super) &'c [Probability]);

impl BitCoder for Predictor<'_> {
    #[inline]
    fn bit(&mut self, context: usize, _: bool) -> bool {
        likely_bit(self.0[context])
    }
}

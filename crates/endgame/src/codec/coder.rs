//! A range coder for yes-or-no questions whose answers have known chances.
//!
//! After G. N. N. Martin, "Range encoding" (1979), with the carry handled as in LZMA. Chances are fixed before coding, one
//! byte each, so a decoder needs no history but the bytes of its block.

/// Where answers go to or come from.
pub(super) trait Channel {
    /// Passes on the answer to the question of that context; a decoder ignores `answer` and yields the one it reads.
    fn bit(&mut self, context: usize, answer: bool) -> bool;
}

/// A chance in a byte: the highest bit is the rarer answer, the others say how rare it is, in eighths of a bit: its chance is
/// `2^-(1 + n/8)`.
pub(super) type Chance = u8;

/// `2^(-n/8)` in 65536ths, rounded.
const EIGHTHS: [u32; 8] = [65_536, 60_097, 55_109, 50_535, 46_341, 42_495, 38_968, 35_734];

/// The chance of the rarer answer in 65536ths, by the lower seven bits.
pub(super) static RARE: [u32; 128] = rare();

const fn rare() -> [u32; 128] {
    let mut table = [0; 128];
    let mut n = 0;
    while n < 128 {
        let chance = EIGHTHS[n % 8] >> (1 + n / 8);
        table[n] = if chance == 0 { 1 } else { chance };
        n += 1;
    }
    table
}

/// A rarer answer of yes, which half of all answers are: what is assumed before anything is known.
pub(super) const MOSTLY_YES: Chance = 16;

/// The likelier answer.
#[inline]
pub(super) fn likely(chance: Chance) -> bool {
    chance & 0x80 == 0
}

/// Reads answers from bytes, whatever they are.
pub(super) struct Decoder<'c> {
    chances: &'c [Chance],
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'c, u8>,
}

impl<'c> Decoder<'c> {
    pub(super) fn new(chances: &'c [Chance], bytes: &'c [u8]) -> Decoder<'c> {
        let mut decoder = Decoder { chances, code: 0, range: u32::MAX, bytes: bytes.iter() };
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

impl Channel for Decoder<'_> {
    #[inline(always)]
    fn bit(&mut self, context: usize, _: bool) -> bool {
        let chance = self.chances[context];
        let bound = (self.range >> 16) * RARE[usize::from(chance & 0x7f)];
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
        common == likely(chance)
    }
}

/// Gives the likelier answer to everything.
pub(super) struct Guess<'c>(pub(super) &'c [Chance]);

impl Channel for Guess<'_> {
    #[inline]
    fn bit(&mut self, context: usize, _: bool) -> bool {
        likely(self.0[context])
    }
}

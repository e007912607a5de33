//! Checksums (CRC-32 as in zip). A program that only probes uses a table of 16 numbers instead of the library's
//! 4,000, which keeps the web page small.

#[cfg(feature = "build")]
pub(crate) use crc32fast::hash;
#[cfg(not(feature = "build"))]
pub(crate) use small as hash;

/// The effect of four bits on a checksum.
#[cfg(any(test, not(feature = "build")))]
static NIBBLES: [u32; 16] = nibbles();

#[cfg(any(test, not(feature = "build")))]
const fn nibbles() -> [u32; 16] {
    let mut table = [0; 16];
    let mut nibble = 0;
    while nibble < 16 {
        let (mut sum, mut bit) = (nibble as u32, 0);
        while bit < 4 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
            bit += 1;
        }
        table[nibble] = sum;
        nibble += 1;
    }
    table
}

/// The checksum of these bytes.
#[cfg(any(test, not(feature = "build")))]
pub(crate) fn small(bytes: &[u8]) -> u32 {
    let half = |sum: u32| sum >> 4 ^ NIBBLES[(sum & 15) as usize];
    !bytes.iter().fold(u32::MAX, |sum, &byte| half(half(sum ^ u32::from(byte))))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn both_implementations_give_the_same_checksum(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            prop_assert_eq!(super::small(&bytes), crc32fast::hash(&bytes));
        }
    }
}

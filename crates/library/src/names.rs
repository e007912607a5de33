//! Names as they are compared, and hashes that are stored.

/// A name as it is compared: its words in lower case, sorted, without punctuation. "Wiersma, Harm" and "Harm Wiersma" are the
/// same.
pub fn folded(name: &str) -> String {
    let lower = name.to_lowercase();
    let mut words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// Whether a folded name has every word of a folded query, the last letters of each word left off at will.
pub(crate) fn answers(folded_name: &str, folded_query: &str) -> bool {
    let has = |word: &str| folded_name.split(' ').any(|known| known.starts_with(word));
    folded_query.split(' ').all(has)
}

/// FNV-1a, 64 bits.
pub(crate) fn hash64(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// FNV-1a, 128 bits, over several texts.
pub(crate) fn hash128(parts: &[&[u8]]) -> u128 {
    let mut hash = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128;
    for part in parts {
        for byte in part.iter().chain(&[0xff]) {
            hash = (hash ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
        }
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_by_their_words() {
        assert_eq!(folded("Wiersma, Harm"), folded(" HARM  Wiersma."));
        assert!(answers(&folded("Wiersma, Harm"), &folded("wiers")));
        assert!(!answers(&folded("Wiersma, Harm"), &folded("harm sijbrands")));
        assert!(answers(&folded("anybody"), ""));
    }

    #[test]
    fn parts_do_not_run_together() {
        assert_ne!(hash128(&[b"ab", b"c"]), hash128(&[b"a", b"bc"]));
    }
}

//! Bytes of a file, piece by piece, as text: UTF-8, or Latin-1 where they are no UTF-8.

/// A decoder.
#[derive(Debug, Default)]
pub(crate) struct Decoder {
    /// The beginning of a character that a piece has cut.
    cut: Vec<u8>,
}

impl Decoder {
    /// The text of the next piece.
    pub(crate) fn decode(&mut self, piece: &[u8], last: bool) -> String {
        let mut bytes = std::mem::take(&mut self.cut);
        bytes.extend_from_slice(piece);
        let mut text = String::with_capacity(bytes.len());
        let mut rest = &bytes[..];
        loop {
            match std::str::from_utf8(rest) {
                Ok(good) => {
                    text.push_str(good);
                    return text;
                }
                Err(error) => {
                    let (good, after) = rest.split_at(error.valid_up_to());
                    text.push_str(std::str::from_utf8(good).unwrap_or_default());
                    if error.error_len().is_none() && !last {
                        self.cut = after.to_vec();
                        return text;
                    }
                    // Every byte of Latin-1 is the character of its number.
                    text.extend(after.first().map(|byte| char::from(*byte)));
                    rest = after.get(1..).unwrap_or_default();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_pieces(bytes: &[u8], length: usize) -> String {
        let mut decoder = Decoder::default();
        let count = bytes.chunks(length).count();
        let piece = |(index, piece)| decoder.decode(piece, index + 1 == count);
        bytes.chunks(length).enumerate().map(piece).collect()
    }

    #[test]
    fn characters_may_be_cut_anywhere() {
        let text = "Würfel – шашки 😀";
        for length in 1..8 {
            assert_eq!(in_pieces(text.as_bytes(), length), text);
        }
    }

    #[test]
    fn other_bytes_are_latin_1() {
        for length in 1..8 {
            assert_eq!(in_pieces(b"J\xf6rg, Andr\xe9", length), "Jörg, André");
        }
        assert_eq!(Decoder::default().decode(b"\xc3", true), "Ã");
    }
}

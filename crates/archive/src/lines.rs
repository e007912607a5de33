//! Lines of bounded length from any input.

use std::io::{self, BufRead, Read as _};

/// Longer lines are skipped, so that they take no memory.
const LONGEST: u64 = 1 << 16;

/// The next piece of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// A line that is too long or not UTF-8, and which of the two.
    Bad(String),
    /// The end of the input.
    End,
}

/// Reads the next line.
///
/// # Errors
/// If the input cannot be read.
pub fn next(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    if input.take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Line::End);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Line::Bad(format!("longer than {LONGEST} bytes")));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text.trim_end_matches(['\n', '\r']).to_owned()),
        Err(_) => Line::Bad("not UTF-8 text".to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_in_order() {
        let mut long = vec![b'x'; 3 * LONGEST as usize];
        long.extend_from_slice(b"\nafter\r\n\xff\nlast");
        let mut input = long.as_slice();
        let mut next = || next(&mut input).expect("memory can be read");
        assert!(matches!(next(), Line::Bad(_)));
        assert_eq!(next(), Line::Text("after".to_owned()));
        assert!(matches!(next(), Line::Bad(_)));
        assert_eq!(next(), Line::Text("last".to_owned()));
        assert_eq!(next(), Line::End);
    }
}

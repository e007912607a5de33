//! Names and secrets that nobody can guess.

use sha2::{Digest as _, Sha256};

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A name for a game or a person: 12 letters and digits, 71 bits.
///
/// # Panics
/// If the system has no randomness to give; nothing could be kept secret then.
pub fn fresh_id() -> String {
    letters(12)
}

/// A secret: 32 letters and digits, 190 bits.
///
/// # Panics
/// If the system has no randomness to give.
pub fn fresh_secret() -> String {
    letters(32)
}

fn letters(count: usize) -> String {
    let mut text = String::with_capacity(count);
    let mut bytes = [0; 64];
    while text.len() < count {
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        // Bytes from 248 on would make some letters likelier.
        let fair = bytes.iter().filter(|&&byte| byte < 248);
        text.extend(fair.map(|byte| char::from(LETTERS[usize::from(byte % 62)])).take(count - text.len()));
    }
    text
}

/// What is kept of a secret.
pub(crate) fn hashed(secret: &str) -> String {
    hexadecimal(&Sha256::digest(secret.as_bytes()))
}

/// Bytes as they are kept in names: two small hexadecimal digits each.
pub fn hexadecimal(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

//! Which format some bytes are in, judging by their beginning.

use crownhead_notation::binary::MAGIC;

use super::Format;

/// The members of a game in JSON.
const MEMBERS: [&[u8]; 5] = [b"rules", b"tags", b"start", b"items", b"result"];

/// The format of some bytes, if it is certain; PDN for all other text; `None` for nothing but blanks.
pub(super) fn detect(bytes: &[u8]) -> Option<Format> {
    if bytes.starts_with(&MAGIC[..7]) {
        return Some(Format::Binary);
    }
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    if text.is_empty() {
        return None;
    }
    Some(if is_json(text) { Format::Json } else { Format::Pdn })
}

/// A comment in PDN begins with a brace as well, so a member of a game has to follow.
fn is_json(text: &[u8]) -> bool {
    let name =
        text.strip_prefix(b"{").map(<[u8]>::trim_ascii_start).and_then(|rest| rest.strip_prefix(b"\""));
    let Some(name) = name else { return false };
    MEMBERS.iter().any(|member| {
        let after = name.strip_prefix(*member).and_then(|rest| rest.strip_prefix(b"\""));
        after.is_some_and(|rest| rest.trim_ascii_start().starts_with(b":"))
    })
}

/// The length of the binary block at the beginning of some bytes, if that is there. For a malformed one, all of them.
pub(super) fn block_length(bytes: &[u8]) -> Option<usize> {
    let mut length = 0u64;
    for (at, &byte) in bytes.iter().take(9).enumerate() {
        length |= u64::from(byte & 0x7f) << (7 * at);
        if byte & 0x80 == 0 {
            let whole = usize::try_from(length).ok().and_then(|length| length.checked_add(at + 1 + 4));
            return Some(whole.unwrap_or(usize::MAX));
        }
    }
    (bytes.len() >= 9).then_some(usize::MAX)
}

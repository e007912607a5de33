//! Checks move numbers.
//!
//! Numbers count pairs of moves: `12.` precedes a move of the starting side, `12...` a reply. A game from a setup may
//! start with any number.

use super::{
    played::Replay,
    sheet::Sheet,
    token::{Kind, Token},
};

/// The state of a line.
#[derive(Clone, Copy)]
struct At {
    /// Half moves before the next move.
    half: u64,
    known: Known,
    /// Whether the next move may be one further: a variation that continues instead of replacing a move.
    may_go_on: bool,
}

/// How much of this is known; the next number determines the rest.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    All,
    /// The side to move.
    Turn,
    Nothing,
}

/// The wrong numbers, and their correct values. After each, the count continues from the written number, so that one
/// error is reported once.
pub(super) fn out_of_order(sheet: &Sheet<'_>, replay: &Replay) -> Vec<(Token, String)> {
    let answers = replay.start.turn() != replay.rules.house_rules().starts;
    let known = if sheet.tag_token("FEN").is_some() { Known::Turn } else { Known::All };
    let mut at = At { half: u64::from(answers), known, may_go_on: false };
    let (mut open, mut wrong, mut joined_to) = (Vec::new(), Vec::new(), None);
    let mut played = replay.moves.iter().peekable();
    let tokens = sheet.tokens();
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Number if is_before_a_move(&tokens[index + 1..]) => {
                let bytes = token.bytes(sheet.text());
                let Some(told) = half_of(bytes, &tokens[index + 1..], &at) else { continue };
                let fits = match at.known {
                    Known::All => told == at.half || (at.may_go_on && told == at.half + 1),
                    Known::Turn => at.may_go_on || told % 2 == at.half % 2,
                    Known::Nothing => true,
                };
                if !fits {
                    wrong.push((*token, name_of(at.half)));
                }
                at = At { half: told, known: Known::All, may_go_on: false };
            }
            Kind::Placeholder if is_told_by_dots(index, tokens, &at) => {}
            Kind::Move | Kind::Placeholder => {
                let last = played.next_if(|played| played.token == index).map(|played| played.last);
                if joined_to.is_none_or(|end| index > end) {
                    let known = if at.may_go_on { Known::Nothing } else { at.known };
                    at = At { half: at.half + 1, known, may_go_on: false };
                }
                joined_to = last.or(joined_to);
            }
            Kind::Open => {
                open.push(at);
                at = At { half: at.half.saturating_sub(1), may_go_on: true, ..at };
            }
            Kind::Close => at = open.pop().unwrap_or(at),
            Kind::Setup => at.known = Known::Nothing,
            _ => {}
        }
    }
    wrong
}

/// Whether a move follows, possibly after comments.
fn is_before_a_move(rest: &[Token]) -> bool {
    let next = rest.iter().find(|token| !matches!(token.kind, Kind::Comment | Kind::Escape));
    next.is_some_and(|next| matches!(next.kind, Kind::Move | Kind::Placeholder))
}

/// The half moves before the move with that number.
fn half_of(number: &[u8], rest: &[Token], at: &At) -> Option<u64> {
    let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let pair: u64 = std::str::from_utf8(&number[..digits.min(9)]).ok()?.parse().ok()?;
    let dots = number.len() - digits;
    // `12. ...` before a reply is equivalent to `12...`.
    let spaced = at.half % 2 == 1 && rest.first().is_some_and(|next| next.kind == Kind::Placeholder);
    Some((2 * pair).saturating_sub(2) + u64::from(dots > 1 || spaced))
}

/// Whether that placeholder belongs to the number before it.
fn is_told_by_dots(index: usize, tokens: &[Token], at: &At) -> bool {
    at.half % 2 == 1 && index > 0 && tokens[index - 1].kind == Kind::Number
}

fn name_of(half: u64) -> String {
    format!("{}{}", half / 2 + 1, if half % 2 == 1 { "..." } else { "." })
}

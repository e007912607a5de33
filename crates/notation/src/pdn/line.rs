//! Plays one line of moves, without variations, under one reading of the game.
//!
//! Not here: which reading is right (`replay`), and games with variations (`walk`).

use std::borrow::Cow;

use crownhead_rules::{AnyMove, Square, SquareSet};

use super::{
    code::Code,
    fast, huff,
    reading::Reading,
    sheet::Sheet,
    step::{self, Step},
    token::{Kind, Token},
};

/// The tokens of the main line: no variations, and nothing after a setup or an unknown move.
pub(super) fn main_tokens<'t>(sheet: &Sheet<'t>) -> Cow<'t, [Token]> {
    if sheet.is_plain() {
        return sheet.tokens().into();
    }
    let mut depth = 0u32;
    let mut main = Vec::new();
    for token in sheet.tokens() {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Setup if depth == 0 => break,
            Kind::Placeholder if depth == 0 && main.iter().any(|token: &Token| token.kind == Kind::Move) => {
                break;
            }
            Kind::Move | Kind::Captured if depth == 0 => main.push(*token),
            _ if depth == 0 && huff::is_one(sheet, token) => main.push(*token),
            _ => {}
        }
    }
    main.into()
}

/// A line up to its last legal move.
pub(super) struct Line {
    pub(super) moves: Vec<AnyMove>,
    /// Repaired moves: the first token, the last one and the code.
    pub(super) legs: Vec<(usize, usize, Code)>,
    /// The tokens with huffs, and the square if the piece may be huffed.
    pub(super) huffs: Vec<(usize, Option<Square>)>,
    /// The first token that is not a legal move, and the reason.
    pub(super) stopped: Option<(usize, String)>,
}

/// Plays the moves among those tokens as long as they are legal.
pub(super) fn play(sheet: &Sheet<'_>, reading: &Reading, tokens: &[Token]) -> Line {
    let moves = Vec::with_capacity(tokens.len() / 2);
    let mut line = Line { moves, legs: Vec::new(), huffs: Vec::new(), stopped: None };
    let huffing = reading.rules.house_rules().huffing;
    let next_huff = |at: usize| {
        let mut rest = tokens[at..].iter().filter(|_| huffing);
        rest.position(|token| huff::is_one(sheet, token)).map_or(tokens.len(), |huff| at + huff)
    };
    let (mut position, mut known, mut at) = (reading.start, 0, 0);
    let (mut end, mut missed) = (next_huff(0), SquareSet::EMPTY);
    loop {
        at += fast::run(&position, &reading.names, sheet.text(), &tokens[at..end], &mut line.moves);
        if at >= tokens.len() {
            return line;
        }
        for mv in &line.moves[known..] {
            (missed, position) = (position.huffable(mv), position.play_unchecked(mv));
        }
        known = line.moves.len();
        if at == end {
            let square = huff::square_of(sheet, &reading.names, &tokens[at], missed);
            line.huffs.push((at, square));
            if let Some(square) = square {
                (missed, position) = (SquareSet::EMPTY, position.huffed(square));
            }
            at += 1;
            end = next_huff(at);
            continue;
        }
        match step::find(sheet, &reading.names, &position, tokens, at) {
            Ok(Step { mv, last, code }) => {
                line.legs.extend(code.map(|code| (at, last, code)));
                line.moves.push(mv);
                (missed, position) = (position.huffable(&mv), position.play_unchecked(&mv));
                (known, at) = (line.moves.len(), last + 1);
            }
            Err(reason) => {
                line.stopped = Some((at, reason));
                return line;
            }
        }
    }
}

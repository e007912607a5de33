//! A text that is one position or one link: FEN in all its forms, Hub, lidraughts, addresses.

use crownhead_notation::{fen, houserules, hub, lidraughts};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Variant};

use super::{Format, ImportError, Opened};
use crate::{address, study::Study};

/// The position, game or link in a text; `None` if it seems to be something else.
pub(super) fn read(bytes: &[u8], rules: Option<AnyRules>) -> Option<Result<Opened, ImportError>> {
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)).ok()?;
    let text = text.trim().trim_matches(|c| matches!(c, '"' | '\'' | '`' | '<' | '>')).trim();
    if text.is_empty() || text.contains('\n') || text.starts_with('[') || text.starts_with('{') {
        return None;
    }
    if address::is_one(text) {
        let read = address::read(text).map_err(ImportError::Address);
        return Some(read.map(|study| Opened::new(study, Format::Address, false)));
    }
    if is_link(text) {
        return Some(link(text, rules));
    }
    if let Some(rest) = text.strip_prefix("pos pos=").or_else(|| text.strip_prefix("pos=")) {
        return Some(hub_game(rest, rules));
    }
    let (first, moves) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if is_letters(first) && moves.is_empty() {
        return Some(position(first, rules, Format::Hub));
    }
    if !looks_like_fen(text) {
        return None;
    }
    // A game of lidraughts is a position with moves after it.
    let is_move = |word: &str| word.len() >= 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    if !moves.is_empty() && moves.split_whitespace().all(is_move) {
        return Some(lidraughts_game(first, moves, rules));
    }
    Some(position(text, rules, Format::Fen))
}

/// Whether a text is a list of positions or links, one on each line.
pub(super) fn are_several(bytes: &[u8], rules: Option<AnyRules>) -> bool {
    let lines = bytes.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    let known = |line: &[u8]| matches!(read(line, rules), Some(Ok(_)));
    lines.take(2).filter(|line| known(line)).count() == 2
}

fn looks_like_fen(text: &str) -> bool {
    let mut letters = text.chars();
    let turn = letters.next().is_some_and(|c| matches!(c.to_ascii_uppercase(), 'W' | 'B' | '?'));
    turn && letters.as_str().trim_start().starts_with(':')
}

/// One letter a square, as in Hub and DXP.
fn is_letters(word: &str) -> bool {
    word.len() > 12 && word.bytes().all(|byte| matches!(byte.to_ascii_lowercase(), b'w' | b'b' | b'z' | b'e'))
}

/// The rules to try for a position, the likeliest first.
fn candidates(rules: Option<AnyRules>, text: &str) -> Vec<AnyRules> {
    let letters =
        text.as_bytes().windows(2).any(|two| two[0].is_ascii_lowercase() && two[1].is_ascii_digit());
    let usual = if letters { Variant::Russian } else { Variant::English };
    let usual = [AnyRules::Variant(usual), AnyRules::Variant(Variant::International)];
    rules.into_iter().chain(usual).chain(AnyRules::all_named()).collect()
}

/// The position that a text means under the first of the rules that it fits.
fn find(text: &str, rules: Option<AnyRules>) -> Result<AnyPosition, ImportError> {
    let mut wrong = None;
    for rules in candidates(rules, text) {
        match fen::parse(text, rules) {
            Ok(position) => return Ok(position),
            Err(error) => drop(wrong.get_or_insert(error)),
        }
    }
    Err(wrong.map_or(ImportError::NoGame, |error| ImportError::Fen(Box::new(error))))
}

fn position(text: &str, rules: Option<AnyRules>, format: Format) -> Result<Opened, ImportError> {
    let position = find(text, rules)?;
    Ok(Opened::new(Study::from_position(position), format, rules != Some(position.rules())))
}

fn with_moves(
    start: AnyPosition,
    moves: &str,
    format: Format,
    find: impl Fn(&str, &AnyPosition) -> Result<AnyMove, String>,
) -> Result<Opened, ImportError> {
    let (mut line, mut position) = (Vec::new(), start);
    for word in moves.split_whitespace() {
        let mv = find(word, &position).map_err(ImportError::Move)?;
        line.push(mv);
        position = position.play_unchecked(&mv);
    }
    let mut study = Study::from_position(start);
    study.add_line(study.cursor(), &line)?;
    study.forget_history();
    Ok(Opened::new(study, format, true))
}

/// `W...e moves="32-28 19-23"`, with or without the quotes.
fn hub_game(text: &str, rules: Option<AnyRules>) -> Result<Opened, ImportError> {
    let (position, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let start = find(position.trim_matches('"'), rules)?;
    let moves = rest.trim().strip_prefix("moves=").unwrap_or("").trim_matches('"');
    let read = |word: &str, position: &AnyPosition| {
        hub::parse_move(word, position).map_err(|error| error.to_string())
    };
    with_moves(start, moves, Format::Hub, read)
}

fn lidraughts_game(start: &str, moves: &str, rules: Option<AnyRules>) -> Result<Opened, ImportError> {
    let start = find(start, rules.or(Some(AnyRules::Variant(Variant::International))))?;
    let read = |word: &str, position: &AnyPosition| {
        lidraughts::parse_move(word, position).map_err(|error| error.to_string())
    };
    with_moves(start, moves, Format::Lidraughts, read)
}

fn is_link(text: &str) -> bool {
    let starts = ["http://", "https://", "lidraughts.org/", "www."];
    !text.contains(char::is_whitespace)
        && (starts.iter().any(|start| text.starts_with(start)) || text.starts_with('?'))
}

/// A link to a board: `?variant=KEY&fen=FEN` of ours, or a path with a variant and a position of lidraughts.
fn link(text: &str, rules: Option<AnyRules>) -> Result<Opened, ImportError> {
    let text = text.split('#').next().unwrap_or(text);
    let (path, query) = text.split_once('?').unwrap_or((text, ""));
    let value = |name: &str| {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(known, _)| *known == name).map(|(_, value)| decoded(value)).next()
    };
    let parts: Vec<String> = path.split('/').skip(1).map(|part| decoded(part).replace('_', " ")).collect();
    let told = value("variant").or_else(|| parts.iter().find(|part| known(part).is_some()).cloned());
    let named = told.map(|key| known(&key).ok_or(ImportError::Variant(key))).transpose()?;
    let lidraughts = path.contains("lidraughts.");
    let format = if lidraughts { Format::Lidraughts } else { Format::Address };
    let fen = value("fen").or_else(|| parts.into_iter().find(|part| looks_like_fen(part)));
    let usual = rules.filter(|_| !lidraughts).or(Some(AnyRules::Variant(Variant::International)));
    match (fen, named) {
        (Some(text), Some(rules)) => {
            let position = fen::parse(&text, rules).map_err(|error| ImportError::Fen(Box::new(error)))?;
            Ok(Opened::new(Study::from_position(position), format, false))
        }
        (Some(text), None) => position(&text, usual, format),
        (None, Some(rules)) => Ok(Opened::new(Study::new(rules), format, false)),
        (None, None) => Err(ImportError::Remote),
    }
}

/// The rules of a key in a link; lidraughts calls International draughts the standard.
fn known(key: &str) -> Option<AnyRules> {
    match key {
        "standard" | "fromPosition" => Some(AnyRules::Variant(Variant::International)),
        key if houserules::is_code(key) => houserules::from_code(key).ok().map(AnyRules::House),
        key => AnyRules::from_key(key),
    }
}

/// Text without the escapes of links.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let hex = || u8::from_str_radix(text.get(at + 1..at + 3)?, 16).ok();
        let escaped = if byte == b'%' { hex() } else { None };
        plain.push(escaped.unwrap_or(if byte == b'+' { b' ' } else { byte }));
        at += if escaped.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&plain).into_owned()
}

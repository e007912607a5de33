//! The possible readings of a game: its rules, start, and square names.

use std::{borrow::Cow, sync::Arc};

use crownhead_rules::{AnyPosition, AnyRules, Clue, Color, Piece, Setup, Square, Variant};

use super::{
    code::Code,
    gametype::{self, GameType},
    names::{SquareNames, beginning},
    oddfen,
    problem::Problem,
    sheet::Sheet,
    token::{Flags, Kind, Token},
};
use crate::{fen, houserules};

/// One way to read a game.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    pub(super) rules: AnyRules,
    pub(super) names: Arc<SquareNames>,
    pub(super) start: AnyPosition,
    /// The problem to report if this reading is chosen.
    pub(super) code: Option<Code>,
    /// The tag of the position, if it is not in standard form.
    pub(super) odd_fen: Option<Token>,
}

impl Reading {
    fn new(rules: AnyRules, names: Arc<SquareNames>, start: AnyPosition) -> Reading {
        Reading { rules, names, start, code: None, odd_fen: None }
    }

    fn because(self, code: Code) -> Reading {
        Reading { code: Some(code), ..self }
    }
}

/// The rules and square names given by the tags, if any.
pub(super) fn declared(sheet: &Sheet<'_>) -> Result<Option<(AnyRules, Arc<SquareNames>)>, Problem> {
    if let Some(value) = sheet.tag("Rules") {
        let rules = match AnyRules::from_key(&value) {
            Some(rules) => rules,
            None => houserules::from_code(&value).map(AnyRules::House).map_err(|wrong| {
                let known = houserules::is_code(&value);
                let expected = if known { wrong.to_string() } else { Code::NoRules.expected().to_owned() };
                sheet.problem(Code::NoRules, sheet.tag_token("Rules"), Some(expected))
            })?,
        };
        return Ok(Some((rules, beginning(rules).1)));
    }
    let Some(value) = sheet.tag("GameType") else { return Ok(None) };
    let wrong = || sheet.problem(Code::BadGameType, sheet.tag_token("GameType"), None);
    let game_type: GameType = value.parse().map_err(|_| wrong())?;
    let rules = game_type.rules().ok_or_else(wrong)?;
    Ok(Some((rules, SquareNames::told(game_type, rules))))
}

/// The meaning of a nonstandard tag.
pub(super) fn meant(sheet: &Sheet<'_>) -> Option<(AnyRules, Arc<SquareNames>)> {
    let rules = gametype::meant(&sheet.tag("GameType")?)?;
    Some((rules, beginning(rules).1))
}

/// The position of the tag `FEN`, and its tag.
fn fen_of<'t>(sheet: &Sheet<'t>) -> Option<(Cow<'t, str>, &'t Token)> {
    let named = |name| Some((sheet.tag(name)?, sheet.tag_token(name)?));
    named("FEN").filter(|(fen, _)| !matches!(fen.trim(), "" | "?" | "-" | "*"))
}

/// The tag `FEN` under its other common names.
fn odd_fen_of<'t>(sheet: &Sheet<'t>) -> Option<(Cow<'t, str>, &'t Token)> {
    fen_of(sheet).or_else(|| {
        let others = [&b"FEN"[..], b"SetUp", b"Position"];
        let is_other = |name: &[u8]| others.iter().any(|other| name.eq_ignore_ascii_case(other));
        let mut tags = sheet.tag_tokens().filter(|(_, name)| is_other(name));
        let found = tags.find_map(|(token, _)| Some((sheet.value_of(token)?, token)));
        found.filter(|(value, _)| value.contains(':'))
    })
}

/// A game under those rules, from the usual start or from the position of a tag.
pub(super) fn of(
    sheet: &Sheet<'_>,
    rules: AnyRules,
    names: Arc<SquareNames>,
    strict: bool,
) -> Result<Reading, Problem> {
    let told = if strict { fen_of(sheet) } else { odd_fen_of(sheet) };
    let Some((text, tag)) = told else {
        return Ok(Reading::new(rules, names, beginning(rules).0));
    };
    let text = with_turn_told(sheet, &names, text);
    let wrong = match fen::parse(&text, rules) {
        Ok(start) => {
            let odd_fen = fen_of(sheet).is_none().then_some(*tag);
            return Ok(Reading { odd_fen, ..Reading::new(rules, names, start) });
        }
        Err(wrong) => wrong,
    };
    let mended = oddfen::mended(&text, rules).filter(|_| !strict);
    match mended.and_then(|text| fen::parse(&text, rules).ok()) {
        Some(start) => Ok(Reading { odd_fen: Some(*tag), ..Reading::new(rules, names, start) }),
        None => Err(sheet.problem(Code::BadFen, Some(tag), Some(wrong.to_string()))),
    }
}

/// A position with `?` as the side to move, with the side that makes the first move.
fn with_turn_told<'t>(sheet: &Sheet<'t>, names: &SquareNames, text: Cow<'t, str>) -> Cow<'t, str> {
    let Some(lists) = text.trim_start().strip_prefix('?') else { return text };
    let first =
        sheet.tokens().iter().find(|token| token.kind == Kind::Move).and_then(|token| names.ends(token));
    let black = format!("B{lists}");
    let moves_black = |at: Square, rules: AnyRules| {
        let position = fen::parse(&black, rules).ok();
        position.and_then(|position| position.piece_at(at)).is_some_and(|piece| piece.color == Color::Black)
    };
    let rules =
        declared(sheet).ok().flatten().map_or(AnyRules::Variant(Variant::International), |(rules, _)| rules);
    match first {
        Some((from, _)) if moves_black(from, rules) => black.into(),
        _ => format!("W{lists}").into(),
    }
}

/// Other readings of a game whose moves are illegal as written, likeliest first.
pub(super) fn others(sheet: &Sheet<'_>, first: &Reading) -> Vec<Reading> {
    let Reading { rules, names, start, .. } = first;
    let board = rules.board();
    let here = start.setup();
    let set_up = |setup: Setup, code| {
        let start = setup.into_position(*rules).ok()?;
        Some(Reading { start, ..first.clone() }.because(code))
    };
    let wrong_turn = || set_up(Setup { turn: here.turn.other(), ..here.clone() }, Code::WrongTurn);
    let rotated = Reading { names: Arc::new(names.rotated(board)), ..first.clone() }.because(Code::Rotated);
    if odd_fen_of(sheet).is_none() {
        return [Some(rotated), wrong_turn()].into_iter().flatten().collect();
    }
    let swapped =
        here.pieces.iter().map(|&(square, piece)| (square, Piece { color: piece.color.other(), ..piece }));
    let swapped = set_up(Setup { pieces: swapped.collect(), ..here.clone() }, Code::SwappedColors);
    [wrong_turn(), swapped, Some(rotated)].into_iter().flatten().collect()
}

/// The rules that fit such moves, likeliest first.
pub(super) fn candidates(sheet: &Sheet<'_>, tokens: &[Token]) -> Vec<Variant> {
    let moves = || tokens.iter().filter(|token| token.kind == Kind::Move);
    let letters = moves().filter(|token| token.flags.has(Flags::LETTERS)).count();
    if 2 * letters > moves().count() {
        return by_letters(moves());
    }
    let numbers = moves().filter(|token| !token.flags.has(Flags::LETTERS));
    let beyond = |most: u8| numbers.clone().filter(|token| token.from.max(token.to) > most).count();
    let in_fen = odd_fen_of(sheet).and_then(|(fen, _)| {
        fen.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse::<u8>().ok()).max()
    });
    // A typing error or two does not make the board larger.
    let is_beyond = |most: u8| in_fen > Some(most) || 10 * beyond(most) > numbers.clone().count();
    let (ten, twelve) = (by_numbers(33, 50), by_numbers(51, u8::MAX));
    let small = by_small_numbers(numbers.clone().next());
    let order: [&[Variant]; 3] = match (is_beyond(50), is_beyond(32)) {
        (true, _) => [&twelve, &ten, &small],
        (false, true) => [&ten, &twelve, &small],
        (false, false) => [&small, &ten, &twelve],
    };
    order.concat()
}

/// The variants with a clue, likeliest first.
fn with_clue(clue: Clue) -> Vec<Variant> {
    let rank = |variant: Variant| {
        let ranks = variant.facts().guesses.iter().filter(|(other, _)| *other == clue);
        ranks.map(|&(_, rank)| rank).min()
    };
    let ranked: Vec<(u8, Variant)> =
        Variant::ALL.iter().filter_map(|&variant| Some((rank(variant)?, variant))).collect();
    let last = ranked.iter().map(|&(rank, _)| rank).max().unwrap_or(0);
    let of = |wanted| ranked.iter().filter(move |&&(rank, _)| rank == wanted).map(|&(_, variant)| variant);
    (0..=last).flat_map(of).collect()
}

/// Variants with numbered squares, on boards of this size.
fn by_numbers(least: u8, most: u8) -> Vec<Variant> {
    let fits = |variant: &Variant| (least..=most).contains(&variant.house_rules().board.squares());
    with_clue(Clue::Numbers).into_iter().filter(fits).collect()
}

fn by_letters<'a>(mut moves: impl Iterator<Item = &'a Token>) -> Vec<Variant> {
    let beyond = |token: &Token| token.from >> 4 >= 8 || token.to >> 4 >= 8;
    let high = |token: &Token| token.from & 15 > 8 || token.to & 15 > 8;
    let (wide, tall) =
        moves.by_ref().fold((false, false), |(w, t), token| (w || beyond(token), t || high(token)));
    with_clue(match (wide, tall) {
        (_, true) => Clue::TallLetters,
        (true, false) => Clue::WideLetters,
        (false, false) => Clue::Letters,
    })
}

/// Boards of at most 32 numbered squares. The starting side tells most.
fn by_small_numbers(first: Option<&Token>) -> Vec<Variant> {
    let variants = by_numbers(0, 32);
    if first.is_none_or(|token| token.from <= 16) {
        return variants;
    }
    // White begins, from below.
    let black_starts = |variant: &Variant| variant.house_rules().starts == Color::Black;
    let (black, white): (Vec<_>, Vec<_>) = variants.into_iter().partition(black_starts);
    [white, black].concat()
}

/// Whether no tag names the rules.
pub(super) fn declared_is_missing(sheet: &Sheet<'_>) -> bool {
    sheet.tag_token("GameType").is_none() && sheet.tag_token("Rules").is_none()
}

//! The ways in which a game can be meant: by which rules, from which start, with which names for the squares.

use std::sync::Arc;

use crownhead_rules::{AnyPosition, AnyRules, Color, Piece, Setup, Variant};

use super::{
    code::Code,
    gametype::GameType,
    names::{SquareNames, beginning},
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
    /// What is to be said if it is read like this.
    pub(super) code: Option<Code>,
}

impl Reading {
    fn new(rules: AnyRules, names: Arc<SquareNames>, start: AnyPosition) -> Reading {
        Reading { rules, names, start, code: None }
    }

    fn because(self, code: Code) -> Reading {
        Reading { code: Some(code), ..self }
    }
}

/// The rules and the names of squares that the tags tell, if they do.
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
    Ok(Some((rules, game_type.names(rules))))
}

/// The start by those rules: the start of the game, or the position of the tag `FEN`.
pub(super) fn start(sheet: &Sheet<'_>, rules: AnyRules) -> Result<AnyPosition, Problem> {
    match fen_of(sheet) {
        None => Ok(beginning(rules).0),
        Some(text) => fen::parse(&text, rules)
            .map_err(|wrong| sheet.problem(Code::BadFen, sheet.tag_token("FEN"), Some(wrong.to_string()))),
    }
}

fn fen_of<'t>(sheet: &Sheet<'t>) -> Option<std::borrow::Cow<'t, str>> {
    sheet.tag("FEN").filter(|fen| !matches!(fen.trim(), "" | "?"))
}

/// A game by those rules from its start.
pub(super) fn of(sheet: &Sheet<'_>, rules: AnyRules, names: Arc<SquareNames>) -> Result<Reading, Problem> {
    Ok(Reading::new(rules, names, start(sheet, rules)?))
}

/// Other ways to read a game whose moves are not legal as it stands, the likeliest first.
pub(super) fn others(sheet: &Sheet<'_>, first: &Reading) -> Vec<Reading> {
    let Reading { rules, names, start, .. } = first;
    let board = rules.board();
    let here = start.setup();
    let set_up = |setup: Setup, code| {
        let start = setup.into_position(*rules).ok()?;
        Some(Reading::new(*rules, names.clone(), start).because(code))
    };
    let wrong_turn = || set_up(Setup { turn: here.turn.other(), ..here.clone() }, Code::WrongTurn);
    let rotated = Reading { names: Arc::new(names.rotated(board)), ..first.clone() }.because(Code::Rotated);
    if fen_of(sheet).is_none() {
        return [Some(rotated), wrong_turn()].into_iter().flatten().collect();
    }
    let swapped =
        here.pieces.iter().map(|&(square, piece)| (square, Piece { color: piece.color.other(), ..piece }));
    let swapped = set_up(Setup { pieces: swapped.collect(), ..here.clone() }, Code::SwappedColors);
    [wrong_turn(), swapped, Some(rotated)].into_iter().flatten().collect()
}

/// The rules that such moves can belong to, the likeliest first.
pub(super) fn candidates(sheet: &Sheet<'_>, tokens: &[Token]) -> Vec<Variant> {
    let moves = || tokens.iter().filter(|token| token.kind == Kind::Move);
    let letters = moves().filter(|token| token.flags.has(Flags::LETTERS)).count();
    if 2 * letters > moves().count() {
        return by_letters(moves());
    }
    let numbers = moves().filter(|token| !token.flags.has(Flags::LETTERS));
    let beyond = |most: u8| numbers.clone().filter(|token| token.from.max(token.to) > most).count();
    let in_fen = fen_of(sheet).and_then(|fen| {
        fen.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse::<u8>().ok()).max()
    });
    // A slip or two does not make the board larger.
    let is_beyond = |most: u8| in_fen > Some(most) || 10 * beyond(most) > numbers.clone().count();
    let small = by_small_numbers(numbers.clone().next());
    let order: [&[Variant]; 3] = match (is_beyond(50), is_beyond(32)) {
        (true, _) => [&TWELVE, &TEN, &small],
        (false, true) => [&TEN, &TWELVE, &small],
        (false, false) => [&small, &TEN, &TWELVE],
    };
    order.concat()
}

/// Variants on 10x10 boards with numbers.
const TEN: [Variant; 5] =
    [Variant::International, Variant::Frisian, Variant::Frysk, Variant::Antidraughts, Variant::Killer];
/// Variants on 12x12 boards.
const TWELVE: [Variant; 2] = [Variant::Canadian, Variant::SriLankan];

fn by_letters<'a>(mut moves: impl Iterator<Item = &'a Token>) -> Vec<Variant> {
    let beyond = |token: &Token| token.from >> 4 >= 8 || token.to >> 4 >= 8;
    let high = |token: &Token| token.from & 15 > 8 || token.to & 15 > 8;
    let (wide, tall) =
        moves.by_ref().fold((false, false), |(w, t), token| (w || beyond(token), t || high(token)));
    match (wide, tall) {
        (_, true) => vec![Variant::International, Variant::Frisian, Variant::Canadian],
        (true, false) => vec![Variant::Spantsireti, Variant::International],
        (false, false) => vec![
            Variant::Russian,
            Variant::Brazilian,
            Variant::Czech,
            Variant::English,
            Variant::Pool,
            Variant::Turkish,
            Variant::Armenian,
            Variant::Gothic,
            Variant::German,
            Variant::Giveaway,
        ],
    }
}

/// 8x8 boards by numbers. Which side begins tells most.
fn by_small_numbers(first: Option<&Token>) -> Vec<Variant> {
    let mut variants = vec![
        Variant::English,
        Variant::Pool,
        Variant::Italian,
        Variant::Spanish,
        Variant::Portuguese,
        Variant::Brazilian,
        Variant::Russian,
        Variant::Czech,
        Variant::Thai,
        Variant::German,
        Variant::Mini6English,
        Variant::Mini6International,
    ];
    if first.is_some_and(|token| token.from > 16) {
        // White begins, from below.
        variants.sort_by_key(|variant| variant.house_rules().starts == Color::Black);
    }
    variants
}

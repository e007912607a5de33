//! The tag `GameType`: which game it is, by PDN's list of numbers and the parameters behind them.
//!
//! `20` or `20,W,10,10,N2,0`: the number, who starts, columns, rows, how squares are called (A letters, N
//! numbers; the digit is the corner of the first square as the starting side sees it: 0 bottom left, 1 bottom
//! right, 2 top left, 3 top right), and 1 if the bottom left corner is no playing square.

use crownhead_rules::{AnyRules, BoardKind, Color, HouseRules, Variant};

use crate::squares::Naming;

/// Every variant of PDN's list, as it is written and with all its parameters. Boards that have no number of
/// their own are another game's rules with other parameters.
const TYPES: [(Variant, &str, &str); 17] = [
    (Variant::International, "20", "20,W,10,10,N2,0"),
    (Variant::English, "21", "21,B,8,8,N1,0"),
    (Variant::Italian, "22", "22,W,8,8,N2,1"),
    (Variant::Pool, "23", "23,B,8,8,N1,0"),
    (Variant::Spanish, "24", "24,W,8,8,N1,1"),
    (Variant::Russian, "25", "25,W,8,8,A0,0"),
    (Variant::Brazilian, "26", "26,W,8,8,A0,0"),
    (Variant::Canadian, "27", "27,W,12,12,N2,0"),
    (Variant::Portuguese, "28", "28,W,8,8,N1,1"),
    (Variant::Czech, "29", "29,W,8,8,A0,0"),
    (Variant::Turkish, "30", "30,W,8,8,A0,0"),
    (Variant::Thai, "31", "31,B,8,8,N2,0"),
    (Variant::Frisian, "40", "40,W,10,10,N2,0"),
    (Variant::Spantsireti, "41", "41,W,10,8,A0,0"),
    (Variant::SriLankan, "27,W,12,12,N2,1", "27,W,12,12,N2,1"),
    (Variant::Mini6English, "21,B,6,6,N1,0", "21,B,6,6,N1,0"),
    (Variant::Mini6International, "20,W,6,6,N2,0", "20,W,6,6,N2,0"),
];

/// Numbers that single programs made up.
const PRIVATE: [(Variant, &str); 5] = [
    (Variant::Armenian, "44"),
    (Variant::Killer, "45"),
    (Variant::Breakthrough, "96"),
    (Variant::Frysk, "97"),
    (Variant::Antidraughts, "98"),
];

/// The tag's value, if there is one for these rules.
pub(super) fn write(rules: AnyRules) -> Option<&'static str> {
    let AnyRules::Variant(variant) = rules else { return None };
    TYPES.iter().find(|(known, ..)| *known == variant).map(|(_, written, _)| *written)
}

/// The rules that the tag names.
pub(super) fn read(value: &str) -> Option<AnyRules> {
    let fields: Vec<&str> = value.split(',').map(str::trim).collect();
    let whole = fields.join(",");
    let listed = TYPES.iter().find(|(_, short, full)| whole == *short || whole == *full);
    let listed = listed.map(|(variant, ..)| *variant);
    // A private number with parameters still means that one game.
    let private = || PRIVATE.iter().find(|(_, number)| fields[0] == *number).map(|(variant, _)| *variant);
    if let Some(variant) = listed.or_else(private) {
        return Some(AnyRules::Variant(variant));
    }
    let (base, ..) = TYPES.iter().find(|(_, short, _)| fields[0] == *short)?;
    with_parameters(*base, &fields[1..])
}

/// A game of the list with other parameters than its own.
fn with_parameters(base: Variant, fields: &[&str]) -> Option<AnyRules> {
    let rules = base.house_rules();
    let (starts, width, height, names, inverted) = match *fields {
        [starts, width, height, names] => (starts, width, height, names, rules.board.is_mirrored()),
        [starts, width, height, names, inverted] => (starts, width, height, names, inverted == "1"),
        _ => return None,
    };
    let starts = match starts {
        "W" => Color::White,
        "B" => Color::Black,
        _ => return None,
    };
    let size = (width.parse().ok()?, height.parse().ok()?);
    let fits = |board: &BoardKind| {
        let shape = (board.is_full(), board.is_mirrored()) == (rules.board.is_full(), inverted);
        shape && (board.width(), board.height()) == size
    };
    let board = BoardKind::ALL.into_iter().find(fits)?;
    let rows =
        if board.height() == rules.board.height() { rules.rows } else { HouseRules::plain(board).rows };
    let naming = naming(names, starts)?;
    let house = HouseRules { board, starts, rows, ..rules };
    let variant = AnyRules::Variant(base);
    // Letters are read everywhere, and numbers where squares have letters.
    let named_alike = naming == Naming::of(variant) || Naming::of(variant) == Naming::Letters;
    if house == rules && (named_alike || naming == Naming::Letters) {
        return Some(variant);
    }
    (naming != Naming::NumbersFromBelow).then_some(AnyRules::House(house))
}

/// How squares are called, if it is a way that is known here.
fn naming(names: &str, starts: Color) -> Option<Naming> {
    match (names, starts) {
        ("N2", Color::White) | ("N1", Color::Black) => Some(Naming::Numbers),
        ("N1", Color::White) | ("N2", Color::Black) => Some(Naming::NumbersFromBelow),
        ("A0", Color::White) | ("A3", Color::Black) => Some(Naming::Letters),
        _ => None,
    }
}

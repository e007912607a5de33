//! The bodies of the fuzz targets, and a simple generator of hostile input.
//!
//! The folder `fuzz` passes these functions to libFuzzer; an ordinary test gives them the targets' corpus and mutations
//! of it. A target panics if the program is wrong, and its work is bounded for any input.

mod games;

use crownhead_notation::{fen, houserules};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind};

use crate::{
    agree,
    random::{self, Dice, MIXES},
};

pub use games::{binary, json, pdn};

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the target, and of the folder of its corpus.
    pub name: &'static str,
    /// Its body.
    pub run: fn(&[u8]),
    /// Words used to build input.
    pub words: &'static [&'static str],
}

/// All targets.
pub const TARGETS: [Target; 7] = [
    Target {
        name: "fen",
        run: fen,
        words: &["W", "B", "?", ":", "K", ",", "-", ".", "a1", "h8", "32", ":H0:F1"],
    },
    Target {
        name: "houserules",
        run: houserules,
        words: &["board", "precedence", "draws", "=", "\"", "[", "{", "}", "\n", "true", "0", "-1", "''"],
    },
    Target { name: "code", run: code, words: &["1", "0", "z", "o", "I", "-", " "] },
    Target {
        name: "pdn",
        run: pdn,
        words: &[
            "[",
            "]",
            "\"",
            "{",
            "}",
            "(",
            ")",
            "*",
            "1-0",
            "1/2-1/2",
            "2-0",
            "1.",
            "2...",
            "...",
            "32-28",
            "11x18",
            "c3-d4",
            "19-23",
            "$5",
            "!",
            "/FEN \"W:W28:B19\"/",
            "[GameType \"20\"]\n",
            "\n\n",
            "%",
            ";",
            "<29,14>",
            "{[%huff 22]}",
            "\\",
            "\u{e9}",
        ],
    },
    Target { name: "binary", run: binary, words: &["CHgames\u{1}", "\0", "\u{1}", "\u{7f}"] },
    Target {
        name: "json",
        run: json,
        words: &[
            "{",
            "}",
            "[",
            "]",
            "\"rules\"",
            "\"items\"",
            "\"move\"",
            "\"(\"",
            "null",
            ":",
            ",",
            "\"11-15\"",
        ],
    },
    Target { name: "moves", run: moves, words: &["\0", "\u{1}", "\u{7f}"] },
];

/// The most legs walked to list the moves of one position.
const MOST_LEGS: u64 = 2000;
/// Legs that the oracle may walk for one position.
const BUDGET: u64 = 300;
/// The longest game.
const MOST_PLIES: usize = 24;

/// A FEN under all named rules: a position that is read can be written and read again, and its moves can be listed.
///
/// # Panics
/// If the program is wrong.
pub fn fen(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for rules in AnyRules::all_named() {
        match fen::parse(&text, rules) {
            Ok(position) => {
                let canonical = fen::write(&position);
                let again = fen::parse(&canonical, rules);
                assert_eq!(
                    again.as_ref(),
                    Ok(&position),
                    "{text:?} is {canonical:?} and reads back differently"
                );
                assert_eq!(position.key(), position.recomputed_key(), "key of {text:?}");
                let _ = position.legal_moves_within(MOST_LEGS);
            }
            Err(error) => one_line(&error.to_string()),
        }
        // Text that is not a legal position may still be a legal setup.
        if let Err(error) = fen::parse_setup(&text, rules) {
            one_line(&error.to_string());
        }
    }
}

/// House rules as TOML: rules that are read can be written, encoded, read again and played.
///
/// # Panics
/// If the program is wrong.
pub fn houserules(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match houserules::parse_named(&text) {
        Ok(named) => {
            let written = houserules::write_named(&named);
            assert_eq!(houserules::parse_named(&written), Ok(named.clone()), "{written}");
            let code = houserules::to_code(&named.rules);
            assert_eq!(houserules::from_code(&code), Ok(named.rules), "{code}");
            playable(AnyRules::House(named.rules));
        }
        Err(error) => one_line(&error.to_string()),
    }
}

/// The house-rules code in a link. Input that is not a code seeds random house rules; their code is read, then changed
/// in one place and refused.
///
/// # Panics
/// If the program is wrong.
pub fn code(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match houserules::from_code(&text) {
        Ok(rules) => {
            assert_eq!(houserules::from_code(&houserules::to_code(&rules)), Ok(rules));
            playable(AnyRules::House(rules));
        }
        Err(error) => {
            one_line(&error.to_string());
            slip(&mut Dice::new(seed(input)));
        }
    }
}

/// A valid code of random rules with one character changed.
fn slip(dice: &mut Dice) {
    let rules = random::house_rules(*dice.pick(&BoardKind::ALL), dice);
    let code = houserules::to_code(&rules);
    assert_eq!(houserules::from_code(&code), Ok(rules), "{code}");
    let mut slipped = code.clone().into_bytes();
    let place = dice.below(slipped.len());
    slipped[place] = *dice.pick(b"0123456789abcdefghjkmnpqrstvwxyz");
    let slipped = String::from_utf8_lossy(&slipped);
    assert!(
        slipped == code || houserules::from_code(&slipped).is_err(),
        "{code} and {slipped} are both valid"
    );
}

/// A game with moves chosen by the input; generator and oracle are compared at every step.
///
/// The first byte chooses the rules and the second the start position; every other one chooses a move.
///
/// # Panics
/// If the generators disagree.
pub fn moves(input: &[u8]) {
    let [rules, begin, choices @ ..] = input else { return };
    let mut dice = Dice::new(seed(input));
    let rules = match AnyRules::all_named().nth(usize::from(*rules)) {
        Some(named) => named,
        None => AnyRules::House(random::house_rules(*dice.pick(&BoardKind::ALL), &mut dice)),
    };
    let mut position = match MIXES.get(usize::from(*begin)) {
        Some(&mix) => random::sprinkle(rules, mix, &mut dice),
        None => AnyPosition::start(rules),
    };
    for &choice in choices.iter().take(MOST_PLIES) {
        let Ok(moves) = position.legal_moves_within(MOST_LEGS) else { return };
        // A position that exceeds the oracle's budget is skipped.
        agree(&position, BUDGET);
        let Some(mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { return };
        position = position.play_unchecked(mv);
    }
}

fn playable(rules: AnyRules) {
    let start = AnyPosition::start(rules);
    assert_eq!(start.key(), start.recomputed_key(), "key of the start of {rules:?}");
    let _ = start.legal_moves_within(MOST_LEGS);
}

#[track_caller]
fn one_line(message: &str) {
    assert!(!message.is_empty(), "an empty error message");
    assert!(!message.contains('\n'), "an error in several lines: {message:?}");
}

/// A number from all bytes (FNV-1a).
fn seed(input: &[u8]) -> u64 {
    input
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Slightly changed input: bytes changed, removed or repeated, words of the target inserted, and the beginning of one
/// input joined with the end of another.
pub fn mutate(corpus: &[Vec<u8>], words: &[&str], dice: &mut Dice) -> Vec<u8> {
    let mut input = if corpus.is_empty() { Vec::new() } else { dice.pick(corpus).clone() };
    for _ in 0..=dice.below(4) {
        let at = dice.below(input.len() + 1);
        match dice.below(6) {
            0 => input.insert(at, dice.below(256) as u8),
            1 if at < input.len() => input[at] = dice.below(256) as u8,
            2 => drop(input.drain(at..at + dice.below(input.len() - at + 1))),
            3 => {
                let again = input[at..at + dice.below(input.len() - at + 1)].to_vec();
                input.splice(at..at, again);
            }
            4 if !corpus.is_empty() => {
                let other = dice.pick(corpus);
                input.truncate(at);
                input.extend_from_slice(&other[dice.below(other.len() + 1)..]);
            }
            _ => drop(input.splice(at..at, dice.pick(words).bytes())),
        }
    }
    input
}

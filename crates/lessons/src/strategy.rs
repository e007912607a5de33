//! First strategy: small endings in which one move keeps the win, or the draw.
//!
//! Invariant: the move is the only one that does, by the endgame tables (`tests/strategy.rs`).

use crownhead_rules::{AnyRules, Color, Piece, Role, Setup, Variant};

use crate::{Step, Task, Topic};

/// A principle with its example.
struct Example {
    topic: Topic,
    /// The variants in which the example holds.
    variants: &'static [Variant],
    /// White's men and kings, then Black's, by their squares.
    pieces: [&'static [u16]; 4],
    /// The move to find.
    mv: (u16, u16),
}

const ENGLISH: &[Variant] = &[Variant::English];
const INTERNATIONAL: &[Variant] = &[Variant::International];
/// Flying kings on 8 by 8, men that capture backward or not.
const FLYING: &[Variant] =
    &[Variant::Russian, Variant::Brazilian, Variant::Czech, Variant::Pool, Variant::German];

const EXAMPLES: [Example; 12] = [
    Example { topic: Topic::Catch, variants: ENGLISH, pieces: [&[], &[10], &[16], &[]], mv: (10, 15) },
    Example { topic: Topic::Catch, variants: FLYING, pieces: [&[], &[16], &[24], &[]], mv: (16, 23) },
    Example { topic: Topic::Catch, variants: INTERNATIONAL, pieces: [&[], &[31], &[38], &[]], mv: (31, 48) },
    Example { topic: Topic::Waiting, variants: ENGLISH, pieces: [&[10, 20], &[], &[2], &[]], mv: (20, 16) },
    Example { topic: Topic::Waiting, variants: FLYING, pieces: [&[10, 30], &[], &[18], &[]], mv: (30, 26) },
    Example {
        topic: Topic::Waiting,
        variants: INTERNATIONAL,
        pieces: [&[25, 50], &[], &[34], &[]],
        mv: (50, 44),
    },
    Example {
        topic: Topic::Exchange,
        variants: &[Variant::English, Variant::Russian, Variant::Brazilian],
        pieces: [&[25, 31], &[], &[13, 17], &[]],
        mv: (25, 22),
    },
    Example { topic: Topic::Corner, variants: ENGLISH, pieces: [&[], &[4, 20], &[], &[12]], mv: (20, 24) },
    Example { topic: Topic::Refuge, variants: ENGLISH, pieces: [&[], &[14], &[], &[15, 22]], mv: (14, 18) },
    Example { topic: Topic::Net, variants: FLYING, pieces: [&[], &[1, 10, 16], &[], &[8]], mv: (16, 11) },
    Example { topic: Topic::Net, variants: INTERNATIONAL, pieces: [&[13], &[25], &[], &[3]], mv: (13, 9) },
    Example {
        topic: Topic::Road,
        variants: &[Variant::Russian, Variant::Brazilian],
        pieces: [&[], &[10], &[], &[12, 13, 16]],
        mv: (10, 15),
    },
];

/// The steps about strategy; none for presets and house rules, and few for variants without examples.
pub(crate) fn steps(rules: AnyRules) -> Vec<Step> {
    let AnyRules::Variant(variant) = rules else { return Vec::new() };
    EXAMPLES
        .iter()
        .filter(|example| example.variants.contains(&variant))
        .filter_map(|example| step(rules, example))
        .collect()
}

fn step(rules: AnyRules, example: &Example) -> Option<Step> {
    let kinds = [
        (Color::White, Role::Man),
        (Color::White, Role::King),
        (Color::Black, Role::Man),
        (Color::Black, Role::King),
    ];
    let of = |(squares, (color, role)): (&&[u16], (Color, Role))| {
        squares.iter().map(|&square| (square, Piece { color, role })).collect::<Vec<_>>()
    };
    let pieces = example.pieces.iter().zip(kinds).flat_map(of).collect();
    let position = Setup { pieces, turn: Color::White, king_runs: [None; 2] }.into_position(rules).ok()?;
    let right = position.legal_moves().into_iter();
    let right = right.filter(|mv| (mv.from().number(), mv.to().number()) == example.mv).collect();
    Some(Step { topic: example.topic, position, task: Task::Play(right) })
}

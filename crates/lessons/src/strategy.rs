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

/// Flying kings on 8 by 8, men that capture backward or not.
const FLYING: &[Variant] =
    &[Variant::Russian, Variant::Brazilian, Variant::Czech, Variant::Pool, Variant::German];
/// The same, and those whose squares are counted from the other corner.
const ALL_FLYING: &[Variant] = &[
    Variant::Russian,
    Variant::Brazilian,
    Variant::Czech,
    Variant::Pool,
    Variant::German,
    Variant::Spanish,
    Variant::Portuguese,
];

const fn example(
    topic: Topic,
    variants: &'static [Variant],
    pieces: [&'static [u16]; 4],
    mv: (u16, u16),
) -> Example {
    Example { topic, variants, pieces, mv }
}

const EXAMPLES: [Example; 30] = [
    example(Topic::Catch, &[Variant::English], [&[], &[10], &[16], &[]], (10, 15)),
    example(Topic::Catch, ALL_FLYING, [&[], &[16], &[24], &[]], (16, 23)),
    example(Topic::Catch, &[Variant::Thai], [&[], &[16], &[24], &[]], (16, 23)),
    example(Topic::Catch, &[Variant::International, Variant::Killer], [&[], &[31], &[38], &[]], (31, 48)),
    example(Topic::Catch, &[Variant::Italian], [&[], &[7], &[10], &[]], (7, 11)),
    example(Topic::Catch, &[Variant::Canadian], [&[], &[1], &[50], &[]], (1, 40)),
    example(Topic::Catch, &[Variant::SriLankan], [&[], &[1], &[51], &[]], (1, 46)),
    example(Topic::Catch, &[Variant::Frisian], [&[], &[1], &[36], &[]], (1, 23)),
    example(Topic::Catch, &[Variant::Spantsireti], [&[], &[1], &[35], &[]], (1, 40)),
    example(Topic::Catch, &[Variant::Mini6English], [&[], &[5], &[9], &[]], (5, 8)),
    example(Topic::Catch, &[Variant::Mini6International], [&[], &[4], &[10], &[]], (4, 11)),
    example(Topic::Waiting, &[Variant::English, Variant::Thai], [&[10, 20], &[], &[2], &[]], (20, 16)),
    example(Topic::Waiting, ALL_FLYING, [&[10, 30], &[], &[18], &[]], (30, 26)),
    example(Topic::Waiting, &[Variant::International], [&[25, 50], &[], &[34], &[]], (50, 44)),
    example(Topic::Waiting, &[Variant::Italian], [&[11, 25], &[], &[3], &[]], (25, 21)),
    example(Topic::Waiting, &[Variant::Killer], [&[12, 35], &[], &[2], &[]], (35, 30)),
    example(Topic::Waiting, &[Variant::Breakthrough], [&[12, 45], &[], &[2], &[]], (45, 40)),
    example(Topic::Waiting, &[Variant::Canadian], [&[14, 54], &[], &[2], &[]], (54, 48)),
    example(Topic::Waiting, &[Variant::SriLankan], [&[23, 72], &[], &[11], &[]], (72, 66)),
    example(Topic::Waiting, &[Variant::Spantsireti], [&[12, 17], &[], &[2], &[]], (17, 11)),
    example(Topic::Waiting, &[Variant::Turkish], [&[54, 63], &[], &[56], &[]], (63, 64)),
    example(Topic::Waiting, &[Variant::Mini6English], [&[8, 16], &[], &[2], &[]], (16, 13)),
    example(Topic::Waiting, &[Variant::Mini6International], [&[8, 15], &[], &[2], &[]], (15, 12)),
    example(Topic::Exchange, &[Variant::English], [&[25, 31], &[], &[13, 17], &[]], (25, 22)),
    example(Topic::Exchange, FLYING, [&[25, 31], &[], &[13, 17], &[]], (25, 22)),
    example(Topic::Corner, &[Variant::English], [&[], &[4, 20], &[], &[12]], (20, 24)),
    example(Topic::Refuge, &[Variant::English], [&[], &[14], &[], &[15, 22]], (14, 18)),
    example(Topic::Net, FLYING, [&[], &[1, 10, 16], &[], &[8]], (16, 11)),
    example(Topic::Net, &[Variant::International, Variant::Spantsireti], [&[13], &[25], &[], &[3]], (13, 9)),
    example(Topic::Road, FLYING, [&[], &[10], &[], &[12, 13, 16]], (10, 15)),
];

/// The steps about strategy; none for presets and house rules, and for variants without examples.
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

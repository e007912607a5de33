//! First strategy: small endings in which one move keeps the win, or the draw.
//!
//! Invariant: the move is the only one that does, by the endgame tables (`tests/strategy.rs`). For presets and house
//! rules, which have no tables, two pieces are solved when the course is made.

use crownhead_rules::{
    AnyPosition, AnyRules, Color, Goal, HouseRules, Piece, Role, Setup, Variant, draw::Endings,
};

use crate::{
    Step, Task, Topic,
    solve::{LONGEST, only_win},
};

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

/// Flying kings on a board whose main road starts on the other side.
const MIRRORED: &[Variant] = &[Variant::Spanish, Variant::Portuguese];

const fn example(
    topic: Topic,
    variants: &'static [Variant],
    pieces: [&'static [u16]; 4],
    mv: (u16, u16),
) -> Example {
    Example { topic, variants, pieces, mv }
}

const EXAMPLES: &[Example] = &[
    example(Topic::Catch, &[Variant::English], [&[], &[10], &[16], &[]], (10, 15)),
    example(Topic::Catch, ALL_FLYING, [&[], &[16], &[24], &[]], (16, 23)),
    example(Topic::Catch, &[Variant::Thai], [&[], &[16], &[24], &[]], (16, 23)),
    example(Topic::Catch, &[Variant::International, Variant::Killer], [&[], &[31], &[38], &[]], (31, 48)),
    example(Topic::Catch, &[Variant::Italian], [&[], &[7], &[10], &[]], (7, 11)),
    example(Topic::Catch, &[Variant::Canadian], [&[], &[1], &[50], &[]], (1, 40)),
    example(Topic::Catch, &[Variant::SriLankan], [&[], &[1], &[51], &[]], (1, 46)),
    example(Topic::Catch, &[Variant::Frisian, Variant::Frysk], [&[], &[1], &[36], &[]], (1, 23)),
    example(Topic::Catch, &[Variant::Spantsireti], [&[], &[1], &[35], &[]], (1, 40)),
    example(Topic::Catch, &[Variant::Mini6English], [&[], &[5], &[9], &[]], (5, 8)),
    example(Topic::Catch, &[Variant::Mini6International], [&[], &[4], &[10], &[]], (4, 11)),
    example(Topic::Catch, &[Variant::Gothic], [&[], &[50], &[49], &[]], (50, 57)),
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
    example(Topic::Waiting, &[Variant::Armenian], [&[42, 58], &[], &[33], &[]], (58, 49)),
    example(Topic::Waiting, &[Variant::Gothic], [&[53, 59], &[], &[43], &[]], (59, 58)),
    example(Topic::Waiting, &[Variant::Antidraughts], [&[32, 39], &[], &[18], &[]], (39, 33)),
    example(Topic::Waiting, &[Variant::Giveaway], [&[14, 20], &[], &[2], &[]], (20, 16)),
    example(Topic::Exchange, &[Variant::English], [&[25, 31], &[], &[13, 17], &[]], (25, 22)),
    example(Topic::Exchange, FLYING, [&[25, 31], &[], &[13, 17], &[]], (25, 22)),
    example(Topic::Corner, &[Variant::English], [&[], &[4, 20], &[], &[12]], (20, 24)),
    example(Topic::Refuge, &[Variant::English], [&[], &[19], &[], &[18]], (19, 24)),
    example(Topic::Net, FLYING, [&[], &[1, 10, 16], &[], &[8]], (16, 11)),
    example(Topic::Net, &[Variant::International, Variant::Spantsireti], [&[13], &[25], &[], &[3]], (13, 9)),
    example(Topic::Net, &[Variant::Frisian, Variant::Frysk], [&[], &[14, 19], &[], &[46]], (14, 5)),
    example(Topic::Net, &[Variant::Armenian], [&[], &[27, 35], &[], &[59]], (27, 3)),
    example(Topic::Road, FLYING, [&[], &[10], &[], &[12, 13, 16]], (10, 15)),
    example(Topic::Bridge, &[Variant::English], [&[17, 30, 32], &[], &[13, 20], &[]], (17, 14)),
    example(Topic::DogHole, &[Variant::English], [&[31, 32], &[], &[10, 28], &[]], (31, 26)),
    example(Topic::FirstPosition, &[Variant::English], [&[11], &[15], &[12], &[28]], (15, 19)),
    example(Topic::Triangle, FLYING, [&[], &[10, 23, 24], &[], &[31]], (24, 15)),
    // Their board is the mirror image.
    example(Topic::Triangle, MIRRORED, [&[], &[11, 21, 22], &[], &[30]], (21, 14)),
    example(Topic::Force, &[Variant::Antidraughts], [&[28, 37], &[], &[18], &[]], (28, 22)),
    example(Topic::Force, &[Variant::Giveaway], [&[21, 30], &[], &[13], &[]], (21, 17)),
];

/// The steps about strategy; for presets and house rules, a king that stops a man, if that can be proved.
pub(crate) fn steps(rules: AnyRules) -> Vec<Step> {
    let AnyRules::Variant(variant) = rules else { return solved(rules).into_iter().collect() };
    EXAMPLES
        .iter()
        .filter(|example| example.variants.contains(&variant))
        .filter_map(|example| step(rules, example))
        .collect()
}

fn step(rules: AnyRules, example: &Example) -> Option<Step> {
    let position = position(rules, example)?;
    let right = position.legal_moves().into_iter();
    let right = right.filter(|mv| (mv.from().number(), mv.to().number()) == example.mv).collect();
    Some(Step { topic: example.topic, position, task: Task::Play(right) })
}

fn position(rules: AnyRules, example: &Example) -> Option<AnyPosition> {
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
    Setup { pieces, turn: Color::White, king_runs: [None; 2] }.into_position(rules).ok()
}

/// A king that stops a man under rules without tables: the first example on this board in which one move wins.
fn solved(rules: AnyRules) -> Option<Step> {
    if !is_solvable(&rules.house_rules()) {
        return None;
    }
    let on_this_board = |example: &&Example| {
        let boards = example.variants.iter().map(|&variant| AnyRules::Variant(variant).board());
        example.topic == Topic::Catch && boards.into_iter().any(|board| board == rules.board())
    };
    EXAMPLES.iter().filter(on_this_board).find_map(|example| {
        let position = position(rules, example)?;
        let right = only_win(&position).filter(|mv| !mv.is_capture())?;
        let choice = position.legal_moves().len() >= 3;
        choice.then(|| Step { topic: example.topic, position, task: Task::Play(vec![right]) })
    })
}

/// Whether moves alone decide a short ending of a king and a man: no huff, and no limit that comes first.
fn is_solvable(rules: &HouseRules) -> bool {
    let draws = rules.draws;
    rules.goal == Goal::LeaveNoMove
        && !rules.huffing
        && draws.endings != Endings::OneEach
        && (draws.no_progress == 0 || usize::from(draws.no_progress) > LONGEST)
}

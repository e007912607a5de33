//! Pattern indices match their definition, evaluation is symmetric, and weights files round-trip and refuse damage.

use crownhead_eval::regions::{Numbering, lane, patterns, sizes, squares};
use crownhead_eval::weights::{MAX_PHASES, Phase, bit_of, place};
use crownhead_eval::{Evaluator, Score, StaticEvaluator, Weights, WeightsError};
use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, Color, Piece, Position, Role, Rules, RulesVisitor, Setup, Square,
    Variant,
};
use crownhead_testkit::random::{self, Dice};

/// A variant on each board.
const VARIANTS: [Variant; 8] = [
    Variant::Mini6English,
    Variant::English,
    Variant::Italian,
    Variant::International,
    Variant::Canadian,
    Variant::SriLankan,
    Variant::Spantsireti,
    Variant::Turkish,
];

fn positions(variant: Variant, count: usize) -> Vec<AnyPosition> {
    random::positions(AnyRules::Variant(variant), count, &mut Dice::new(11))
}

/// Random weights with these phases.
fn random_weights(board: BoardKind, phases: &[u8]) -> Weights {
    let mut dice = Dice::new(3);
    let mut values = || (0..Weights::count(board)).map(|_| dice.below(2001) as i16 - 1000).collect();
    let phases = phases.iter().map(|&pieces| Phase { pieces, values: values() }).collect();
    Weights::new(board, phases).expect("the counts match")
}

fn noisy(board: BoardKind) -> Weights {
    random_weights(board, &[24, 0])
}

struct EvaluateWith<'w>(&'w Weights);

impl RulesVisitor for EvaluateWith<'_> {
    type Output = Score;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Score {
        StaticEvaluator::new(&rules, Some(self.0)).evaluate(position.board())
    }
}

/// The position with colors swapped and the board turned around.
fn turned(position: &AnyPosition) -> AnyPosition {
    let board = position.board();
    let turn = |(square, piece): (Square, Piece)| {
        (board.opposite(square).number(), Piece { color: piece.color.other(), ..piece })
    };
    let pieces = position.pieces().map(turn).collect();
    let setup = Setup { pieces, turn: position.turn().other(), king_runs: [None; 2] };
    setup.into_position(position.rules()).expect("turning keeps a position legal")
}

#[test]
fn every_square_is_in_a_pattern_of_one_side() {
    for board in BoardKind::ALL {
        let patterns = squares(board);
        for square in board.all() {
            let known = |square: &Square| patterns.iter().any(|pattern| pattern.contains(square));
            // A man of White is never on the top row, nor one of Black on the bottom row.
            let (_, row) = board.place(square);
            let crowned = row == 0 || row + 1 == board.height();
            assert!(known(&square) || known(&board.opposite(square)) || crowned, "{board:?} {square:?}");
        }
        assert!(sizes(board).iter().all(|&size| (1..=3_usize.pow(12)).contains(&size)));
    }
}

#[test]
fn pattern_indices_are_men_in_base_three() {
    for variant in VARIANTS {
        for position in positions(variant, 60) {
            let board = position.board();
            let man_on = |square: Square, own: Color| match position.piece_at(square) {
                Some(Piece { color, role: Role::Man }) if color == own => 1,
                Some(Piece { role: Role::Man, .. }) => 2,
                _ => 0,
            };
            let set = |own: Color| {
                let men = board.all().filter(|&square| man_on(square, own) == 1);
                men.fold(0_u128, |set, square| set | 1 << bit_of(board, square))
            };
            let numbering = Numbering::new(board, 16, |square| bit_of(board, square));
            let numbers = numbering.numbers(patterns(board), set(Color::White), set(Color::Black));
            for (region, pattern) in squares(board).iter().enumerate() {
                let digits = |own: Color, turn: bool| {
                    pattern.iter().rev().fold(0, |number, &square| {
                        let square = if turn { board.opposite(square) } else { square };
                        3 * number + man_on(square, own)
                    })
                };
                assert_eq!(numbers[lane(region, Color::White)], digits(Color::White, false));
                assert_eq!(numbers[lane(region, Color::Black)], digits(Color::Black, true));
            }
        }
    }
}

#[test]
fn swapping_colors_keeps_the_score() {
    for variant in VARIANTS {
        let weights = random_weights(AnyRules::Variant(variant).board(), &[24, 14, 0]);
        let mut different = 0;
        for position in positions(variant, 60) {
            let score = position.dispatch(EvaluateWith(&weights));
            assert_eq!(score, turned(&position).dispatch(EvaluateWith(&weights)));
            different += u32::from(score != Score::DRAW);
        }
        assert!(different > 50, "the weights have an effect");
    }
}

#[test]
fn weights_of_another_board_are_ignored() {
    let position = AnyPosition::start(AnyRules::Variant(Variant::English));
    let (other, own) = (noisy(BoardKind::Dark10), noisy(BoardKind::Dark8));
    assert_eq!(position.dispatch(EvaluateWith(&other)), Score(3), "the untrained bonus for having the move");
    assert_ne!(position.dispatch(EvaluateWith(&own)), Score(3));
}

#[test]
fn files_round_trip_and_refuse_damage() {
    for board in [BoardKind::Dark6, BoardKind::Full8] {
        let phase = |(pieces, places): (u8, [(usize, i16); 2])| {
            let mut values = vec![0; Weights::count(board)];
            for (at, value) in places {
                values[at] = value;
            }
            Phase { pieces, values }
        };
        let phases =
            [(24, [(0, 400), (99, -1)]), (11, [(3, 7), (4, -70)]), (0, [(0, -32_768), (99, 32_767)])];
        let weights = Weights::new(board, phases.map(phase).to_vec()).expect("the counts match");
        let bytes = weights.to_bytes();
        assert!(bytes.len() < 80, "zeros are packed: {}", bytes.len());
        let again = Weights::parse(&bytes).expect("a valid file");
        assert_eq!((again.board(), again.phases()), (board, weights.phases()));
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x10;
            assert!(Weights::parse(&damaged).is_err(), "byte {at}");
            assert!(Weights::parse(&bytes[..at]).is_err(), "cut off at {at}");
        }
        let long = [bytes.as_slice(), &[0]].concat();
        assert_eq!(Weights::parse(&long).map(|_| ()), Err(WeightsError::Checksum));
    }
    let noisy = noisy(BoardKind::Dark6);
    let again = Weights::parse(&noisy.to_bytes()).expect("a valid file");
    assert_eq!(again.phases(), noisy.phases());
}

#[test]
fn phases_lead_from_the_full_to_the_empty_board() {
    let board = BoardKind::Dark6;
    let of = |phases: &[u8], count: usize| {
        let phases = phases.iter().map(|&pieces| Phase { pieces, values: vec![0; count] }).collect();
        Weights::new(board, phases).map(|weights| weights.phases().len())
    };
    let count = Weights::count(board);
    assert_eq!(of(&[24, 0], 5), Err(WeightsError::Length));
    assert_eq!((of(&[24, 0], count), of(&[24, 9, 3, 0], count)), (Ok(2), Ok(MAX_PHASES)));
    for wrong in [&[][..], &[0], &[24], &[24, 9], &[24, 24, 0], &[9, 24, 0], &[24, 9, 5, 3, 0]] {
        assert_eq!(of(wrong, count), Err(WeightsError::Phases), "{wrong:?}");
    }
    let mut file = random_weights(board, &[24, 9, 3, 0]).to_bytes();
    (file[12], file[13]) = (3, 9);
    assert_eq!(Weights::parse(&resealed(&file)).map(|_| ()), Err(WeightsError::Phases));
    file[11] = 3;
    assert_eq!(Weights::parse(&resealed(&file)).map(|_| ()), Err(WeightsError::Phases));
}

#[test]
fn weights_count_between_the_two_nearest_phases() {
    let board = BoardKind::Dark8;
    let phase = |(pieces, man)| {
        let mut values = vec![0; Weights::count(board)];
        values[place::MAN] = man;
        Phase { pieces, values }
    };
    let phases = [(24, 400), (10, 680), (4, 440), (0, 4000)].map(phase).to_vec();
    let weights = Weights::new(board, phases).expect("the counts match");
    // White has a man more: of 23 pieces, 13 fourteenths count from the full board on.
    for (white, black, lead) in
        [(12, 11, 105), (9, 8, 135), (6, 5, 165), (5, 4, 160), (3, 2, 120), (2, 1, 332)]
    {
        let men = |color, from: u16, to: u16| {
            (from..to).map(move |number| (number, Piece { color, role: Role::Man }))
        };
        let pieces = men(Color::Black, 1, 1 + black).chain(men(Color::White, 33 - white, 33)).collect();
        let setup = Setup { pieces, turn: Color::White, king_runs: [None; 2] };
        let position = setup.into_position(AnyRules::Variant(Variant::English)).expect("a legal position");
        assert_eq!(position.dispatch(EvaluateWith(&weights)), Score(lead), "{white} against {black}");
    }
}

/// Version 2 had no phases between the first and the last, and a meaningless byte in place of their number.
#[test]
fn files_of_version_2_have_two_phases() {
    let weights = noisy(BoardKind::Dark6);
    let mut old = weights.to_bytes();
    (old[7], old[11]) = (2, 9);
    assert_eq!(Weights::parse(&resealed(&old)).expect("a valid file").phases(), weights.phases());
}

#[test]
fn files_with_fewer_patterns_have_zeros_for_the_rest() {
    let whole = noisy(BoardKind::Dark8);
    let mut old = whole.to_bytes();
    assert_eq!((old[10], whole.learned()), (6, Weights::count(BoardKind::Dark8)));
    old[10] = 7;
    assert_eq!(Weights::parse(&resealed(&old)).map(|_| ()), Err(WeightsError::Patterns));
    old[10] = 0;
    assert_eq!(
        Weights::parse(&resealed(&old)).map(|_| ()),
        Err(WeightsError::Length),
        "four patterns have fewer values"
    );
    let four = include_bytes!("../../../data/weights/giveaway.weights");
    let four = Weights::parse(four).expect("a valid file");
    assert!(four.learned() < Weights::count(BoardKind::Dark8));
    for phase in four.phases() {
        assert!(phase.values[four.learned()..].iter().all(|&value| value == 0));
    }
    let again = Weights::parse(&four.to_bytes()).expect("a valid file");
    assert_eq!((again.learned(), again.phases()), (four.learned(), four.phases()));
}

/// The bytes with a new checksum (FNV-1a of 64 bits).
fn resealed(bytes: &[u8]) -> Vec<u8> {
    let body = &bytes[..bytes.len() - 8];
    let sum = body
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    [body, &sum.to_le_bytes()].concat()
}

//! PatternEvaluator are counted as their description says, and weights keep what they are given.

use crownhead_eval::regions::{Numbering, lane, patterns, sizes, squares};
use crownhead_eval::weights::{Pair, bit_of};
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

/// Weights that are all different from their neighbors.
fn noisy(board: BoardKind) -> Weights {
    let mut dice = Dice::new(3);
    let mut value = || dice.below(2001) as i16 - 1000;
    let values: Vec<Pair> = (0..Weights::count(board)).map(|_| [value(), value()]).collect();
    Weights::new(board, 24, values).expect("there are as many as the board has")
}

struct Judged<'w>(&'w Weights);

impl RulesVisitor for Judged<'_> {
    type Output = Score;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Score {
        StaticEvaluator::new(&rules, Some(self.0)).evaluate(position.board())
    }
}

/// Colors swapped and the board turned around.
fn turned(position: &AnyPosition) -> AnyPosition {
    let board = position.board();
    let turn = |(square, piece): (Square, Piece)| {
        (board.opposite(square).number(), Piece { color: piece.color.other(), ..piece })
    };
    let pieces = position.pieces().map(turn).collect();
    let setup = Setup { pieces, turn: position.turn().other(), king_runs: [None; 2] };
    setup.into_position(position.rules()).expect("what is turned is legal")
}

#[test]
fn every_square_is_in_a_pattern_of_the_one_or_the_other_side() {
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
fn numbers_are_the_men_as_digits_of_base_three() {
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
fn the_same_position_with_colors_swapped_is_worth_the_same() {
    for variant in VARIANTS {
        let weights = noisy(AnyRules::Variant(variant).board());
        let mut different = 0;
        for position in positions(variant, 60) {
            let score = position.dispatch(Judged(&weights));
            assert_eq!(score, turned(&position).dispatch(Judged(&weights)));
            different += u32::from(score != Score::DRAW);
        }
        assert!(different > 50, "the weights count");
    }
}

#[test]
fn weights_for_another_board_are_not_used() {
    let position = AnyPosition::start(AnyRules::Variant(Variant::English));
    let (other, own) = (noisy(BoardKind::Dark10), noisy(BoardKind::Dark8));
    assert_eq!(position.dispatch(Judged(&other)), Score(3), "the move, by material and squares");
    assert_ne!(position.dispatch(Judged(&own)), Score(3));
}

#[test]
fn what_is_kept_comes_back_and_every_damage_is_seen() {
    for board in [BoardKind::Dark6, BoardKind::Full8] {
        let mut values = vec![[0; 2]; Weights::count(board)];
        for (at, value) in [(0, [400, -32_768]), (3, [0, 9]), (99, [-1, 32_767])] {
            values[at] = value;
        }
        let weights = Weights::new(board, 24, values).expect("there are as many as the board has");
        let bytes = weights.to_bytes();
        assert!(bytes.len() < 80, "zeros take no room: {}", bytes.len());
        let again = Weights::parse(&bytes).expect("nothing is wrong with them");
        assert_eq!((again.board(), again.values()), (board, weights.values()));
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
    let again = Weights::parse(&noisy.to_bytes()).expect("nothing is wrong with them");
    assert_eq!(again.values(), noisy.values());
    assert_eq!(Weights::new(BoardKind::Dark6, 24, vec![[0; 2]; 5]).map(|_| ()), Err(WeightsError::Length));
}

#[test]
fn weights_that_are_older_than_the_patterns_of_the_middle_know_nothing_about_them() {
    let whole = noisy(BoardKind::Dark8);
    let mut old = whole.to_bytes();
    assert_eq!((old[10], whole.learnt()), (6, Weights::count(BoardKind::Dark8)));
    old[10] = 7;
    assert_eq!(Weights::parse(&resealed(&old)).map(|_| ()), Err(WeightsError::Patterns));
    old[10] = 0;
    assert_eq!(
        Weights::parse(&resealed(&old)).map(|_| ()),
        Err(WeightsError::Length),
        "four are fewer values"
    );
    let four = include_bytes!("../../../data/weights/giveaway.weights");
    let four = Weights::parse(four).expect("they come along");
    assert!(four.learnt() < Weights::count(BoardKind::Dark8));
    assert!(four.values()[four.learnt()..].iter().all(|&value| value == [0; 2]));
    let again = Weights::parse(&four.to_bytes()).expect("nothing is wrong with them");
    assert_eq!((again.learnt(), again.values()), (four.learnt(), four.values()));
}

/// With the checksum that belongs to the bytes before it: FNV-1a with 64 bits.
fn resealed(bytes: &[u8]) -> Vec<u8> {
    let body = &bytes[..bytes.len() - 8];
    let sum = body
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    [body, &sum.to_le_bytes()].concat()
}

//! From a written setup to a legal position: every reason for refusal.

use crownhead_rules::{AnyPosition, AnyRules, Color, Piece, Preset, Setup, SetupProblem, Variant};
use crownhead_testkit::{fen, strategies};
use proptest::prelude::*;

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

#[track_caller]
fn refused(rules: AnyRules, fen: &str, expected: &[SetupProblem]) {
    let setup = fen::setup(fen).expect("the FEN can be read");
    let error = setup.clone().into_position(rules).expect_err("the setup is wrong");
    assert_eq!(error.problems, expected, "{fen}");
    assert_eq!(error.setup, setup, "the setup is handed back");
    assert_eq!(error.to_string().split("; ").count(), expected.len());
}

#[test]
fn squares_off_the_board_are_refused() {
    refused(
        ENGLISH,
        "W:W0:B33",
        &[SetupProblem::OffBoard { number: 0, last: 32 }, SetupProblem::OffBoard { number: 33, last: 32 }],
    );
    refused(
        AnyRules::Variant(Variant::International),
        "W:W51:B1",
        &[SetupProblem::OffBoard { number: 51, last: 50 }],
    );
}

#[test]
fn two_pieces_on_a_square() {
    refused(ENGLISH, "W:W18:B18", &[SetupProblem::TwoPieces { number: 18 }]);
    // However many there are, one report is enough.
    refused(ENGLISH, "W:W18,18,K18:B", &[SetupProblem::TwoPieces { number: 18 }]);
}

#[test]
fn men_on_their_own_crowning_row() {
    refused(
        ENGLISH,
        "W:W4:B29",
        &[
            SetupProblem::ManOnCrowningRow { number: 4, color: Color::White },
            SetupProblem::ManOnCrowningRow { number: 29, color: Color::Black },
        ],
    );
}

#[test]
fn king_move_counters_that_fit_no_king() {
    let rules = AnyRules::Variant(Variant::Frisian);
    let wrong = |number, color| SetupProblem::KingRun { number, color };
    refused(rules, "W:WK28,40:B1:+0+229", &[wrong(29, Color::White)]);
    refused(rules, "W:WK28,40:B1:+0+240", &[wrong(40, Color::White)]);
    refused(rules, "W:WK28,40:B1:+101+0", &[wrong(1, Color::Black)]);
    refused(rules, "W:WK28:B1:+0+128", &[wrong(28, Color::White)]);
    refused(rules, "W:WK28,40:B1:+0+428", &[wrong(28, Color::White)]);
    assert!(fen::setup("W:WK28,40:B1:+0+328").expect("a FEN").into_position(rules).is_ok());
    // Without a limit, there is nothing to count.
    let international = AnyRules::Variant(Variant::International);
    let position = fen::position(international, "W:WK28,40:B1:+0+329");
    assert_eq!(position.setup().king_runs, [None; 2]);
}

#[test]
fn every_problem_is_reported() {
    refused(
        ENGLISH,
        "W:W2,40:B9,K9",
        &[
            SetupProblem::ManOnCrowningRow { number: 2, color: Color::White },
            SetupProblem::OffBoard { number: 40, last: 32 },
            SetupProblem::TwoPieces { number: 9 },
        ],
    );
}

#[test]
fn strange_positions_can_be_legal() {
    for fen in ["W:W:B", "W:W:B1", "B:W21-32:B", "W:WK1-32:B", "W:W29:B25,22", "W:WK1:BK32", "W:W5-32:B1-4"] {
        assert!(fen::setup(fen).expect(fen).into_position(ENGLISH).is_ok(), "{fen}");
    }
}

#[test]
fn a_finished_game_has_no_moves() {
    for fen in ["W:W:B", "W:W:B1", "W:W29:B25,22"] {
        let position = fen::position(ENGLISH, fen);
        assert!(!position.has_moves());
        assert_eq!(position.legal_moves(), []);
    }
}

#[test]
fn every_start_has_its_rows_of_men() {
    let starts = [
        (ENGLISH, "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
        (
            AnyRules::Preset(Preset::ScorePanel),
            "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        ),
        (AnyRules::Variant(Variant::Thai), "B:W25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8"),
        (AnyRules::Variant(Variant::Frysk), "W:W46,47,48,49,50:B1,2,3,4,5"),
        (AnyRules::Variant(Variant::Mini6English), "B:W13,14,15,16,17,18:B1,2,3,4,5,6"),
        (
            AnyRules::Variant(Variant::Turkish),
            "W:W41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56:B9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24",
        ),
        (
            AnyRules::Variant(Variant::Spantsireti),
            "W:W26,27,28,29,30,31,32,33,34,35,36,37,38,39,40:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        ),
    ];
    for (rules, fen) in starts {
        assert_eq!(fen::write(&AnyPosition::start(rules)), fen);
    }
    for rules in AnyRules::all_named() {
        crownhead_testkit::agree_on_start(rules);
        let start = AnyPosition::start(rules);
        assert_eq!(Setup::start(rules).into_position(rules), Ok(start));
        assert_eq!(start.turn(), rules.house_rules().starts);
    }
}

proptest! {
    #[test]
    fn a_position_is_its_setup(position in strategies::any_position()) {
        prop_assert_eq!(position.setup().into_position(position.rules()), Ok(position));
    }

    /// Any setup becomes a position with exactly these pieces, or gives a reason.
    #[test]
    fn any_setup_is_a_position_or_has_problems(
        rules in strategies::rules(),
        pieces in prop::collection::vec((0_u16..60, any::<bool>(), any::<bool>()), 0..12),
        black: bool,
        king_runs: [Option<(u16, u8)>; 2],
    ) {
        let piece = |white, king| {
            let color = if white { Color::White } else { Color::Black };
            if king { Piece::king(color) } else { Piece::man(color) }
        };
        let pieces: Vec<_> = pieces.into_iter().map(|(number, white, king)| (number, piece(white, king))).collect();
        let setup = Setup { pieces, turn: if black { Color::Black } else { Color::White }, king_runs };
        match setup.clone().into_position(rules) {
            Ok(position) => {
                let mut wanted = setup.pieces;
                wanted.sort_unstable();
                prop_assert_eq!(position.setup().pieces, wanted);
                if rules.house_rules().king_move_limit > 0 {
                    prop_assert_eq!(position.setup().king_runs, king_runs);
                }
            }
            Err(error) => {
                prop_assert!(!error.problems.is_empty());
                prop_assert_eq!(error.setup, setup);
            }
        }
    }
}

//! Huffing, article by article (see `docs/rules/huffing.md`): which pieces may be huffed after which move, and the
//! position afterward.

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, HouseRules, Piece, Precedence, Preset, Setup,
    Square,
};
use crownhead_testkit::{
    fen, move_text, oracle,
    random::{self, Dice},
};

/// English draughts with optional captures and huffing for missed ones.
const OLD: HouseRules =
    HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..HouseRules::plain(BoardKind::Dark8) };

const NONE: [u16; 0] = [];

/// The squares that may be huffed after a legal move, given in the form of `check_moves`.
#[track_caller]
fn huffable(rules: HouseRules, position: &str, mv: &str) -> Vec<u16> {
    assert_eq!(rules.contradictions(), []);
    let position = fen::position(AnyRules::House(rules), position);
    let legal = position.legal_moves();
    let mv = legal.iter().find(|legal| move_text(legal) == mv).unwrap_or_else(|| panic!("{mv} is not legal"));
    position.huffable(mv).iter().map(Square::number).collect()
}

#[test]
fn a_piece_that_could_have_captured_may_be_huffed() {
    assert_eq!(huffable(OLD, "W:W22,32:B18,1", "32-28"), [22]);
    assert_eq!(huffable(OLD, "B:W22,32:B18,1", "1-5"), [18]);
    assert_eq!(huffable(OLD, "W:WK22,32:B18,1", "32-28"), [22], "a king as well");
    assert_eq!(huffable(OLD, "W:W22,32:B10,1", "32-28"), NONE, "nothing could be captured");
}

#[test]
fn the_piece_that_moved_instead_is_huffed_where_it_stands_now() {
    assert_eq!(huffable(OLD, "W:W22,32:B18,1", "22-17"), [17]);
}

#[test]
fn a_man_crowned_instead_of_capturing_may_be_huffed() {
    let rules = HouseRules { men_capture_back: true, ..OLD };
    assert_eq!(huffable(rules, "W:W6:B10", "6-1=K"), [1]);
}

#[test]
fn any_of_several_pieces_may_be_huffed() {
    assert_eq!(huffable(OLD, "W:W21,22,32:B17,18", "32-28"), [21, 22]);
    assert_eq!(huffable(OLD, "W:W21,23,32:B17,18", "23-19"), [19, 21]);
}

#[test]
fn a_capture_by_any_piece_is_enough() {
    assert_eq!(huffable(OLD, "W:W21,22,32:B17,18", "21x[17]14"), NONE);
    // The other capture would have captured two.
    assert_eq!(huffable(OLD, "W:W21,22:B17,18,11", "21x[17]14"), NONE);
}

#[test]
fn a_capture_stopped_early_prevents_a_huff() {
    let rules = HouseRules { chain_duty: ChainDuty::StopAnywhere, ..OLD };
    assert_eq!(huffable(rules, "W:W22:B18,11", "22x[18]15"), NONE);
    let rules = HouseRules { chain_duty: ChainDuty::SingleLeg, ..OLD };
    assert_eq!(huffable(rules, "W:W22:B18,11", "22x[18]15"), NONE);
}

#[test]
fn a_piece_with_a_capture_forbidden_by_precedence_is_safe() {
    let free = "W:W21,22,32:B17,18,11";
    assert_eq!(huffable(OLD, free, "32-28"), [21, 22]);
    let rules = HouseRules { precedence: Precedence::MostPieces, ..OLD };
    assert_eq!(huffable(rules, free, "32-28"), [22]);
}

#[test]
fn nothing_is_huffed_without_the_switch() {
    assert_eq!(huffable(HouseRules { huffing: false, ..OLD }, "W:W22,32:B18,1", "32-28"), NONE);
    assert_eq!(huffable(Preset::Text.house_rules(), "W:W22,32:B18,1", "32-28"), NONE);
}

#[test]
fn a_huff_removes_the_piece_and_keeps_the_side_to_move() {
    let rules = AnyRules::House(OLD);
    let before = fen::position(rules, "W:W22,32:B18,K1");
    let square = |number| before.board().square(number).expect("a square");
    assert_eq!(before.huffed(square(1)), fen::position(rules, "W:W22,32:B18"));
    assert_eq!(before.huffed(square(18)), fen::position(rules, "W:W22,32:BK1"));
    let after = before.huffed(square(18));
    assert_eq!(after.key(), after.recomputed_key());
    assert_eq!(before.huffed(square(10)), before, "nothing stands there");
}

#[test]
fn king_move_counters_end_with_the_king_or_the_last_man() {
    let rules = AnyRules::House(HouseRules { king_move_limit: 3, ..OLD });
    let piece = |number: u16, piece: Piece| (number, piece);
    let (white, black) = (crownhead_rules::Color::White, crownhead_rules::Color::Black);
    let pieces = vec![
        piece(32, Piece::king(white)),
        piece(22, Piece::man(white)),
        piece(1, Piece::king(black)),
        piece(9, Piece::man(black)),
    ];
    let setup = Setup { pieces, turn: white, king_runs: [Some((32, 2)), Some((1, 3))] };
    let position = setup.into_position(rules).expect("a legal position");
    let runs = |number| position.huffed(position.board().square(number).expect("a square")).setup().king_runs;
    assert_eq!(runs(1), [Some((32, 2)), None]);
    assert_eq!(runs(9), [Some((32, 2)), None], "a side without men does not count");
    assert_eq!(runs(22), [None, Some((1, 3))]);
}

/// The same, derived from the oracle's moves.
fn by_the_oracle(rules: &HouseRules, position: &AnyPosition, from: u16, to: u16) -> Option<Vec<u16>> {
    let moves = oracle::unique(rules, &position.setup(), 3_000)?;
    let mut starts: Vec<u16> = moves
        .iter()
        .filter(|mv| !mv.captured.is_empty())
        .map(|mv| if mv.from == from { to } else { mv.from })
        .collect();
    starts.sort_unstable();
    starts.dedup();
    Some(starts)
}

#[test]
fn the_oracle_finds_the_same_huffs_under_any_rules() {
    let mut dice = Dice::new(11);
    let mut found = 0;
    for board in BoardKind::ALL {
        for _ in 0..40 {
            let rules = HouseRules {
                capture_duty: CaptureDuty::Optional,
                huffing: true,
                ..random::house_rules(board, &mut dice)
            };
            for position in random::positions(AnyRules::House(rules), 40, &mut dice) {
                let Ok(moves) = position.legal_moves_within(3_000) else { continue };
                let Some(mv) = moves.get(dice.below(moves.len().max(1))) else { continue };
                let ours: Vec<u16> = position.huffable(mv).iter().map(Square::number).collect();
                if mv.is_capture() {
                    assert_eq!(ours, NONE);
                } else if let Some(theirs) =
                    by_the_oracle(&rules, &position, mv.from().number(), mv.to().number())
                {
                    assert_eq!(ours, theirs, "{} in {}", move_text(mv), fen::write(&position));
                    found += usize::from(!ours.is_empty());
                }
            }
        }
    }
    assert!(found > 500, "only {found} positions in which something could be huffed");
}

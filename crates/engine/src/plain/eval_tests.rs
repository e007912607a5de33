//! Static evaluations of the plain opponents. Each expected value is computed by hand from the description of the
//! original program.

use crownhead_rules::{AnyPosition, AnyRules, Color, Position, Preset, Rules, RulesVisitor, Variant};
use crownhead_testkit::fen;

use super::PlainEval;
use crate::plain::{Pruning, TreeSearch, eval::DECIDED, search_tree};
use crownhead_search::NullMonitor;

struct Value(PlainEval, Color);

impl RulesVisitor for Value {
    type Output = i32;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> i32 {
        self.0.value(rules, position.board(), self.1)
    }
}

fn worth(position: &AnyPosition, eval: PlainEval, side: Color) -> i32 {
    position.dispatch(Value(eval, side))
}

/// Checks the value of each position for White and for Black.
#[track_caller]
fn check(rules: AnyRules, eval: PlainEval, table: &[(&str, i32, i32)]) {
    for &(text, white, black) in table {
        let position = fen::position(rules, text);
        let found = Color::ALL.map(|side| worth(&position, eval, side));
        assert_eq!(found, [white, black], "{eval:?} of {text}");
    }
}

const fn preset(preset: Preset) -> AnyRules {
    AnyRules::Preset(preset)
}

#[test]
fn h1_counts_queens_twice() {
    check(
        preset(Preset::ScorePanel),
        PlainEval::Panel,
        &[
            ("W:W21-32:B1-12", 0, 0),
            // Two more pieces.
            ("W:W21,22,23:B1", 2, -2),
            // Three pieces each, but one queen fewer.
            ("W:W21,22,K30:B1,K2,K3", -1, 1),
            // One more piece, and one more queen.
            ("W:WK13,22:B1", 2, -2),
        ],
    );
}

#[test]
fn h2_is_a_weighted_sum_of_five_terms() {
    // In hundredths. On this board the side columns are 1, 9, 17, 25 and 8, 16, 24, 32.
    check(
        preset(Preset::ScorePanel),
        PlainEval::PanelWeighted,
        &[
            // White: 29 and 32 at home 20, 32 at the side 10, one more piece 50, can move 50.
            // Black: nothing well placed, one piece fewer -50, can move 50.
            ("W:W29,32,22:B5,6", 130, 0),
            // White: 25 at the side 10, one more queen 15, one more piece 50, can move 50. Queens count for placement
            // like men, and 22 is not at the side. Black: -15 - 50 + 50.
            ("W:WK22,25:B6", 125, -15),
            // Black's queen on 1 is at home and at the side: 20, one more queen 15, equal pieces, can move 50.
            ("W:W22:BK1", -15 + 50, 20 + 15 + 50),
            // White's man is at the side 10, one piece fewer -50, and it cannot move; Black can, with one more piece.
            ("W:W25:B21,18", -40, 100),
        ],
    );
}

#[test]
fn a_queen_that_captures_a_queen_is_still_one_queen() {
    // The original program counted the captor twice.
    let before = fen::position(preset(Preset::ScorePanel), "W:WK22,25:BK18,2");
    let [capture] = before.legal_moves()[..] else { panic!("one capture") };
    let after = before.play_unchecked(&capture);
    assert_eq!((after.material().kings, after.material().men), ([1, 0], [1, 1]));
    let gain = |eval| worth(&after, eval, Color::White) - worth(&before, eval, Color::White);
    assert_eq!(gain(PlainEval::PanelWeighted), 15 + 50, "one queen and one piece less for Black");
    assert_eq!(gain(PlainEval::Panel), 2);
}

#[test]
fn menu_opponents_count_men_kings_and_walls() {
    // In tenths. The walls are 5, 13, 21, 29 and 4, 12, 20, 28.
    check(
        preset(Preset::Menu),
        PlainEval::Menu,
        &[
            ("W:W21-32:B1-12", 0, 0),
            // One more man; each side has one on a wall.
            ("W:W21,22:B12", 10, -10),
            // One more king 20, one man fewer -10, no man on a wall against one -2.
            ("W:WK18,22:B4,6,7", 20 - 20 - 2, -(20 - 20 - 2)),
            // A king on a wall against one in the center.
            ("W:WK5:BK18", 2, -2),
        ],
    );
}

#[test]
fn choose_each_leg_adds_half_the_difference_in_kings() {
    // In halves of a man.
    check(
        preset(Preset::ChooseEachLeg),
        PlainEval::ChooseEachLeg,
        &[
            // One more piece and one more king.
            ("W:WK18,22:B4", 3, -3),
            // The original program added both sides' kings, which would give half a man here.
            ("W:WK18:BK4", 0, 0),
            // One piece and one king fewer.
            ("W:WK18,22:BK4,K5,6", -3, 3),
            // Equal pieces, two more kings.
            ("W:WK18,K22:B4,5", 2, -2),
        ],
    );
}

#[test]
fn the_tutorial_counts_a_man_as_one_and_a_king_as_seven() {
    check(
        preset(Preset::FlyingTutorial),
        PlainEval::FlyingTutorial,
        &[("W:WK18,22:B4,5,6", 7 + 1 - 3, 3 - 7 - 1), ("W:W22:BK4", -6, 6), ("W:W21-32:B1-12", 0, 0)],
    );
}

#[test]
fn text_counts_a_man_as_one_and_a_king_as_one_and_a_half() {
    // In halves of a man.
    check(
        preset(Preset::Text),
        PlainEval::Text,
        &[("W:WK18,22:B4", 3, -3), ("W:WK18,22,23:BK4,K5", 1, -1), ("W:W22:B4,5", -2, 2)],
    );
}

#[test]
fn a_flying_king_is_worth_more_material() {
    let value = |variant, text| {
        worth(&fen::position(AnyRules::Variant(variant), text), PlainEval::Material, Color::White)
    };
    assert_eq!(value(Variant::English, "W:WK18,22:B4"), 3);
    assert_eq!(value(Variant::International, "W:WK18,32:B4"), 6);
}

#[test]
fn a_side_without_a_move_is_a_million_down_whatever_the_material() {
    // White takes the last man; shuts it in by 12-8; shuts it in by 27-32 with level material, which the program
    // called a tie; or can do nothing of that kind.
    for (text, best) in [
        ("W:W22:B18", Some(DECIDED)),
        ("W:W12,11:B4", Some(DECIDED)),
        ("W:WK27:B28", Some(DECIDED)),
        ("W:W22:B4", None),
    ] {
        let position = fen::position(preset(Preset::FlyingTutorial), text);
        let search = TreeSearch {
            plies: 1,
            pruning: Pruning::AlphaBeta,
            exact_root: true,
            eval: PlainEval::FlyingTutorial,
        };
        let found = search_tree(&position, search, &mut NullMonitor).best().expect("a move").1;
        assert_eq!(Some(found).filter(|score| score.abs() >= DECIDED), best, "{text}");
    }
}

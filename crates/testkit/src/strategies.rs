//! Positions and house rules for property tests; failures shrink to few pieces and plain switches.

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, Goal, HouseRules,
    KingLanding, Lines, Piece, Precedence, Regicide, Removal, Role, RuleValue, Setup,
};
use proptest::{collection, prelude::*, sample};

use crate::random::is_last_row;

/// House rules without contradictions, on any board.
pub fn house_rules() -> impl Strategy<Value = HouseRules> {
    (duties(), pieces()).prop_map(|(duties, pieces)| {
        // Every switch is listed, so that a new one is not forgotten.
        let rules = HouseRules {
            board: duties.board,
            rows: duties.rows,
            home_gap: duties.home_gap,
            starts: duties.starts,
            draws: duties.draws,
            capture_duty: duties.capture_duty,
            huffing: duties.huffing,
            chain_duty: duties.chain_duty,
            precedence: duties.precedence,
            crowning_in_capture: duties.crowning_in_capture,
            regicide: duties.regicide,
            removal: duties.removal,
            may_turn_back: duties.may_turn_back,
            man_steps: pieces.man_steps,
            man_captures: pieces.man_captures,
            king_steps: pieces.king_steps,
            king_captures: pieces.king_captures,
            flying_kings: pieces.flying_kings,
            king_landing: pieces.king_landing,
            men_capture_back: pieces.men_capture_back,
            men_take_kings: pieces.men_take_kings,
            king_move_limit: pieces.king_move_limit,
            goal: pieces.goal,
        };
        debug_assert!(rules.contradictions().is_empty());
        rules
    })
}

/// Any value of a switch; failures shrink to the first.
fn any_value<T: RuleValue + std::fmt::Debug>() -> impl Strategy<Value = T> {
    sample::select(T::VALUES)
}

/// The switches for the course of captures, on any board. If switches would contradict, the later ones keep their plain
/// setting.
fn duties() -> impl Strategy<Value = HouseRules> {
    let board = any_value::<BoardKind>();
    let duty = any_value::<CaptureDuty>();
    let chain = any_value::<ChainDuty>();
    let precedence = any_value::<Precedence>();
    let crowning = any_value::<CrowningInCapture>();
    let regicide = any_value::<Regicide>();
    let removal = any_value::<Removal>();
    (board, duty, chain, precedence, crowning, regicide, removal, any::<[bool; 2]>()).prop_map(
        |(
            board,
            capture_duty,
            chain_duty,
            precedence,
            crowning_in_capture,
            regicide,
            removal,
            [may_turn_back, huffing],
        )| {
            let huffing = huffing && !capture_duty.always_forbids_quiet_moves();
            let plain = HouseRules::plain(board);
            let rules = HouseRules { capture_duty, huffing, chain_duty, removal, may_turn_back, ..plain };
            match chain_duty {
                ChainDuty::Finish => HouseRules { precedence, crowning_in_capture, regicide, ..rules },
                ChainDuty::StopAnywhere => HouseRules { crowning_in_capture, regicide, ..rules },
                ChainDuty::SingleLeg if regicide.goes_on_as_king() => rules,
                ChainDuty::SingleLeg => HouseRules { regicide, ..rules },
            }
        },
    )
}

/// The switches for the movement of pieces.
fn pieces() -> impl Strategy<Value = HouseRules> {
    let lines = any_value::<Lines>;
    let goal = any_value::<Goal>();
    let landing = any_value::<KingLanding>();
    let limit = prop_oneof![3 => Just(0_u8), 1 => 1..=3_u8];
    let all_lines: [_; 4] = std::array::from_fn(|_| lines());
    (all_lines, landing, any::<[bool; 3]>(), limit, goal).prop_map(
        |(lines, king_landing, flags, limit, goal)| {
            let [man_steps, man_captures, king_steps, king_captures]: [Lines; 4] = lines;
            let [flying_kings, men_capture_back, men_keep_off] = flags;
            let king_landing: KingLanding = king_landing;
            HouseRules {
                man_steps,
                man_captures,
                king_steps,
                king_captures,
                king_landing,
                flying_kings,
                men_capture_back,
                men_take_kings: !men_keep_off,
                king_move_limit: limit,
                goal,
                ..HouseRules::plain(BoardKind::Dark8)
            }
        },
    )
}

/// Any rules: the named ones and house rules.
pub fn rules() -> impl Strategy<Value = AnyRules> {
    let named: Vec<AnyRules> = AnyRules::all_named().collect();
    prop_oneof![sample::select(named), house_rules().prop_map(AnyRules::House)]
}

/// A legal position under those rules, with up to two dozen random pieces.
///
/// # Panics
/// Never: the pieces are placed legally.
pub fn position(rules: AnyRules) -> impl Strategy<Value = AnyPosition> {
    let board = rules.board();
    let piece = (1..=u16::from(board.squares()), any::<bool>(), prop::bool::weighted(0.35));
    (collection::vec(piece, 0..24), any::<bool>(), any::<[u8; 2]>()).prop_map(move |(pieces, black, runs)| {
        let turn = if black { Color::Black } else { Color::White };
        let mut setup = Setup { pieces: Vec::new(), turn, king_runs: [None; 2] };
        for (number, white, king) in pieces {
            let square = board.square(number).expect("the number comes from this board");
            let color = if white { Color::White } else { Color::Black };
            let role = if king || is_last_row(board, square, color) { Role::King } else { Role::Man };
            if setup.pieces.iter().all(|&(taken, _)| taken != number) {
                setup.pieces.push((number, Piece { color, role }));
            }
        }
        setup.king_runs = Color::ALL.map(|color| {
            let limit = rules.house_rules().king_move_limit;
            let men = setup.pieces.iter().any(|&(_, piece)| piece == Piece::man(color));
            let king = setup.pieces.iter().find(|&&(_, piece)| piece == Piece::king(color));
            let moves = runs[color.index()] % (limit + 1);
            king.filter(|_| men && moves > 0).map(|&(number, _)| (number, moves))
        });
        setup.into_position(rules).expect("pieces were put down legally")
    })
}

/// A position under any rules.
pub fn any_position() -> impl Strategy<Value = AnyPosition> {
    rules().prop_flat_map(position)
}

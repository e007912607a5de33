//! What tables depend on in the rules: their key, and the symmetry of the board.

use crownhead_endgame::RulesKey;
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, BoardKind, Color, HouseRules, Lines, Piece, RuleValue, Setup, Variant,
    draw::{Claims, DrawRules, Endings},
};
use crownhead_testkit::random::{Dice, house_rules, positions};

fn key(rules: &HouseRules) -> RulesKey {
    RulesKey::of(rules)
}

/// The other values of a switch.
fn others<T: RuleValue>(plain: T) -> impl Iterator<Item = T> {
    T::VALUES.iter().copied().filter(move |&value| value != plain)
}

/// The plain rules with one switch changed, for every value of every switch that tables depend on.
fn one_switch_turned() -> Vec<HouseRules> {
    let plain = HouseRules::plain(BoardKind::Dark8);
    let mut turned = vec![
        HouseRules { men_capture_back: true, ..plain },
        HouseRules { flying_kings: true, ..plain },
        HouseRules { huffing: true, ..plain },
        HouseRules { may_turn_back: true, ..plain },
        HouseRules { men_take_kings: false, ..plain },
        HouseRules { king_move_limit: 3, ..plain },
        HouseRules { king_move_limit: 4, ..plain },
    ];
    turned.extend(others(plain.board).map(|board| HouseRules { board, ..plain }));
    turned.extend(others(plain.capture_duty).map(|capture_duty| HouseRules { capture_duty, ..plain }));
    turned.extend(others(plain.chain_duty).map(|chain_duty| HouseRules { chain_duty, ..plain }));
    turned.extend(others(plain.precedence).map(|precedence| HouseRules { precedence, ..plain }));
    turned.extend(
        others(plain.crowning_in_capture)
            .map(|crowning_in_capture| HouseRules { crowning_in_capture, ..plain }),
    );
    turned.extend(others(plain.regicide).map(|regicide| HouseRules { regicide, ..plain }));
    for lines in others(Lines::Diagonal) {
        turned.extend([
            HouseRules { man_steps: lines, ..plain },
            HouseRules { man_captures: lines, ..plain },
            HouseRules { king_steps: lines, ..plain },
            HouseRules { king_captures: lines, ..plain },
        ]);
    }
    turned.extend(others(plain.removal).map(|removal| HouseRules { removal, ..plain }));
    turned.extend(others(plain.king_landing).map(|king_landing| HouseRules { king_landing, ..plain }));
    turned.extend(others(plain.goal).map(|goal| HouseRules { goal, ..plain }));
    turned
}

#[test]
fn every_switch_changes_the_key() {
    let mut keys: Vec<RulesKey> = one_switch_turned().iter().map(key).collect();
    keys.push(key(&HouseRules::plain(BoardKind::Dark8)));
    let all = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), all);
    assert!(keys.iter().all(|key| !key.as_str().contains('?')));
}

#[test]
fn start_and_draws_do_not_change_the_key() {
    let plain = HouseRules::plain(BoardKind::Dark8);
    let draws = DrawRules { repetition: 5, no_progress: 30, endings: Endings::Russian, claims: Claims::All };
    let other = HouseRules { rows: 2, home_gap: 1, starts: Color::Black, draws, ..plain };
    assert_eq!(key(&other), key(&plain));
    // Portuguese draughts are Spanish draughts with another start and other draws; Pool differs from Russian draughts.
    let of = |variant: Variant| key(&variant.house_rules());
    assert_eq!(of(Variant::Portuguese), of(Variant::Spanish));
    assert_ne!(of(Variant::Pool), of(Variant::Russian));
}

#[test]
fn keys_are_read_back() {
    for rules in one_switch_turned() {
        let key = key(&rules);
        assert_eq!(RulesKey::parse(key.as_str()), Some(key.clone()));
        assert_eq!(key.house_rules().as_ref().map(RulesKey::of), Some(key));
    }
    for wrong in ["", "board=8x8", "board=9x9 men-back=no"] {
        assert_eq!(RulesKey::parse(wrong), None);
    }
}

/// The position from the other side's view.
fn turned(position: &AnyPosition) -> AnyPosition {
    let board = position.board();
    let piece = |piece: Piece| Piece { color: piece.color.other(), ..piece };
    let opposite = |number: u16| board.squares() as u16 + 1 - number;
    let Setup { pieces, turn, king_runs: [white, black] } = position.setup();
    let pieces = pieces.into_iter().map(|(number, at)| (opposite(number), piece(at))).collect();
    let run = |run: Option<(u16, u8)>| run.map(|(number, moves)| (opposite(number), moves));
    let setup = Setup { pieces, turn: turn.other(), king_runs: [run(black), run(white)] };
    setup.into_position(position.rules()).expect("a turned position is as legal")
}

/// Legal moves in a canonical order; `None` for the few positions that take too long.
fn sorted_moves(position: &AnyPosition) -> Option<Vec<AnyMove>> {
    let mut moves = position.legal_moves_within(2000).ok()?;
    moves.sort_unstable();
    Some(moves)
}

#[test]
fn turning_the_board_and_swapping_colors_changes_nothing() {
    let mut dice = Dice::new(7);
    let mut all: Vec<AnyRules> = AnyRules::all_named().collect();
    all.extend(
        (0..80).map(|i| AnyRules::House(house_rules(BoardKind::ALL[i % BoardKind::ALL.len()], &mut dice))),
    );
    let mut compared = 0;
    for rules in all {
        for position in positions(rules, 30, &mut dice) {
            let other = turned(&position);
            let (Some(moves), Some(turned)) = (sorted_moves(&position), sorted_moves(&other)) else {
                continue;
            };
            let mut back: Vec<AnyMove> = turned.into_iter().map(|mv: AnyMove| mv.turned()).collect();
            back.sort_unstable();
            assert_eq!(moves, back, "{rules:?} {:?}", position.setup());
            assert_eq!(other.winner(), position.winner().map(Color::other));
            compared += 1;
        }
    }
    assert!(compared > 3000, "{compared}");
}

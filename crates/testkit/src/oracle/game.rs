//! The start, the result of a move, and the end of the game.

use crownhead_rules::{Color, Goal, HouseRules, Piece, Role, Setup};

use super::{OracleMove, table::Table, unique};

/// The start position, with the pieces in square order.
pub fn start(rules: &HouseRules) -> Setup {
    let table = Table::empty(rules.board);
    let (gap, rows) = (i32::from(rules.home_gap), i32::from(rules.rows));
    let mut pieces = Vec::new();
    for &place in table.places() {
        for color in Color::ALL {
            let from_home = if color == Color::White { table.height() - 1 - place.1 } else { place.1 };
            if from_home >= gap && from_home < gap + rows {
                pieces.push((table.number(place), Piece::man(color)));
            }
        }
    }
    Setup { pieces, turn: rules.starts, king_runs: [None; 2] }
}

/// The pieces after a legal move, in square order, and each side's king-move counter.
#[must_use]
pub fn play(rules: &HouseRules, setup: &Setup, mv: &OracleMove) -> Setup {
    let us = setup.turn;
    let mut next = setup.clone();
    next.pieces.retain(|(number, _)| *number != mv.from && !mv.captured.contains(number));
    next.pieces.push((mv.to, Piece { color: us, role: mv.becomes }));
    next.pieces.sort_unstable();
    next.turn = us.other();
    let runs = &mut next.king_runs;
    if rules.king_move_limit == 0 {
        *runs = [None; 2];
        return next;
    }
    // A quiet king move counts; any other move of its side clears the count.
    let quiet_king = mv.mover == Role::King && mv.captured.is_empty();
    runs[us.index()] = match runs[us.index()] {
        Some((king, moves)) if quiet_king && king == mv.from => Some((mv.to, moves + 1)),
        _ if quiet_king => Some((mv.to, 1)),
        _ => None,
    };
    // The other side's count ends with its king, and with either side's last man.
    if runs[us.other().index()].is_some_and(|(king, _)| mv.captured.contains(&king)) {
        runs[us.other().index()] = None;
    }
    for color in Color::ALL {
        if !next.pieces.iter().any(|&(_, piece)| piece == Piece::man(color)) {
            runs[color.index()] = None;
        }
    }
    next
}

/// The winner, if the side to move has no legal move; also `None` if the budget is spent.
pub fn winner(rules: &HouseRules, setup: &Setup, budget: u64) -> Option<Color> {
    let stuck = unique(rules, setup, budget)?.is_empty();
    let crowned = |color| setup.pieces.iter().any(|&(_, piece)| piece == Piece::king(color));
    let stuck_wins = match rules.goal {
        Goal::LeaveNoMove => false,
        Goal::RunOut => true,
        Goal::FirstKing => crowned(setup.turn),
    };
    stuck.then_some(if stuck_wins { setup.turn } else { setup.turn.other() })
}

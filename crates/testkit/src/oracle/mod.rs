//! A second generator of legal moves, written from the rule texts and slow on purpose.
//!
//! It keeps the board as a table of rows and columns and walks every capture step by step, so that it can be compared
//! with a rulebook. It shares only the names of the switches with the generator it checks: numbering, directions,
//! crowning, precedence, the start and the king-move counters are derived independently.

mod captures;
mod game;
mod table;

use std::{collections::BTreeSet, fmt};

use crownhead_rules::{CaptureDuty, Color, Goal, HouseRules, Precedence, Role, Setup};

use captures::{Runner, Search};
pub use game::{play, start, winner};
use table::{Step, Table};

/// A legal move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct OracleMove {
    /// Number of the start square.
    pub from: u16,
    /// Number of the destination.
    pub to: u16,
    /// Numbers of the captured pieces: in ascending order in [`unique`], in leg order in [`paths`].
    pub captured: Vec<u16>,
    /// The role of the piece before the move.
    pub mover: Role,
    /// The role of the piece after the move.
    pub becomes: Role,
}

/// `22-18`, `12x[8,9]14`, and `=K` after a move that crowns a man.
impl fmt::Display for OracleMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let captured: Vec<String> = self.captured.iter().map(u16::to_string).collect();
        let way = if captured.is_empty() { "-".to_owned() } else { format!("x[{}]", captured.join(",")) };
        write!(f, "{}{way}{}{}", self.from, self.to, if self.becomes == self.mover { "" } else { "=K" })
    }
}

/// One way to walk a legal move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct OraclePath {
    /// The move, with its captured pieces in leg order.
    pub mv: OracleMove,
    /// The direction of each leg of a capture, in columns and rows.
    pub directions: Vec<(i32, i32)>,
}

/// The legal moves, each result once; `None` if walking them exceeds `budget` legs.
pub fn unique(rules: &HouseRules, setup: &Setup, budget: u64) -> Option<BTreeSet<OracleMove>> {
    Some(once(&paths(rules, setup, budget)?))
}

/// The results of those paths, each once.
pub fn once(paths: &BTreeSet<OraclePath>) -> BTreeSet<OracleMove> {
    let sorted = |path: &OraclePath| {
        let mut mv = path.mv.clone();
        mv.captured.sort_unstable();
        mv
    };
    paths.iter().map(sorted).collect()
}

/// The legal moves, with captures once for every route; `None` if walking them exceeds `budget` legs.
///
/// Routes differ in the order of the captured pieces or in the direction of a leg; how far a king slides before
/// continuing straight on makes no difference.
pub fn paths(rules: &HouseRules, setup: &Setup, budget: u64) -> Option<BTreeSet<OraclePath>> {
    let table = Table::of(rules.board, setup);
    if is_decided(rules, &table) {
        return Some(BTreeSet::new());
    }
    let mut search = Search::new(rules, &table, setup.turn, budget);
    for (place, piece) in table.pieces().filter(|(_, piece)| piece.color == setup.turn) {
        search.walk(place, piece.role, &Runner::new(place, piece.role))?;
    }
    let mut paths = search.found;
    keep_greatest(&mut paths, |mv| preferred(rules, mv));
    keep_greatest(&mut paths, |mv| worth(rules, setup, mv));
    let is_choice = match rules.capture_duty {
        CaptureDuty::Mandatory => false,
        CaptureDuty::Optional => true,
    };
    if paths.is_empty() || is_choice {
        let quiet = quiet_moves(rules, &table, setup);
        paths.extend(quiet.into_iter().map(|mv| OraclePath { mv, directions: Vec::new() }));
    }
    Some(paths)
}

/// Whether that side could capture if it were to move.
pub fn has_capture(rules: &HouseRules, setup: &Setup, side: Color) -> bool {
    let table = Table::of(rules.board, setup);
    let search = Search::new(rules, &table, side, 0);
    let mut own = table.pieces().filter(|(_, piece)| piece.color == side);
    own.any(|(place, piece)| !search.legs(place, &Runner::new(place, piece.role)).is_empty())
}

/// Whether the game is over although pieces could move: with the first-king goal, as soon as there is a king.
fn is_decided(rules: &HouseRules, table: &Table) -> bool {
    match rules.goal {
        Goal::LeaveNoMove | Goal::RunOut => false,
        Goal::FirstKing => table.pieces().any(|(_, piece)| piece.role == Role::King),
    }
}

/// Keeps the captures of the greatest worth.
fn keep_greatest<W: Ord>(paths: &mut BTreeSet<OraclePath>, worth: impl Fn(&OracleMove) -> W) {
    let best = paths.iter().map(|path| worth(&path.mv)).max();
    paths.retain(|path| Some(worth(&path.mv)) == best);
}

/// Whether the duty to capture prefers a capture to others. It comes before any precedence.
fn preferred(rules: &HouseRules, _mv: &OracleMove) -> bool {
    match rules.capture_duty {
        CaptureDuty::Mandatory | CaptureDuty::Optional => false,
    }
}

/// The precedence of captures: the greatest are legal, compared number by number.
fn worth(rules: &HouseRules, setup: &Setup, mv: &OracleMove) -> Vec<i32> {
    let is_king = |number: &u16| {
        setup.pieces.iter().any(|(square, piece)| square == number && piece.role == Role::King)
    };
    let pieces = mv.captured.len() as i32;
    let kings = || mv.captured.iter().filter(|number| is_king(number)).count() as i32;
    let by_king = i32::from(mv.mover == Role::King);
    match rules.precedence {
        Precedence::Free => Vec::new(),
        Precedence::MostPieces => vec![pieces],
        Precedence::MostPiecesThenKings => vec![pieces, kings()],
        Precedence::KingFirst => vec![by_king],
        // The earliest king decides: the first leg where one sequence captures a king and the other does not.
        Precedence::Italian => [pieces, by_king, kings()]
            .into_iter()
            .chain(mv.captured.iter().map(|number| i32::from(is_king(number))))
            .collect(),
        // A king is worth slightly less than two men: count it as two, then prefer fewer kings.
        Precedence::Value => vec![pieces + kings(), -kings(), by_king],
    }
}

/// The quiet moves.
fn quiet_moves(rules: &HouseRules, table: &Table, setup: &Setup) -> Vec<OracleMove> {
    let us = setup.turn;
    let mut moves = Vec::new();
    for (from, piece) in table.pieces().filter(|(_, piece)| piece.color == us) {
        let lines = if piece.role == Role::Man { rules.man_steps } else { rules.king_steps };
        let tired = piece.role == Role::King && is_tired(rules, setup, table.number(from));
        for direction in table.steps(lines) {
            if tired || (piece.role == Role::Man && is_back(us, direction)) {
                continue;
            }
            let reach = if piece.role == Role::King && rules.flying_kings { 100 } else { 1 };
            for to in table.line(from, direction).take(reach).take_while(|&to| table.piece(to).is_none()) {
                let crowned = piece.role == Role::King || table.is_last_row(us, to);
                let becomes = if crowned { Role::King } else { Role::Man };
                let (from, to) = (table.number(from), table.number(to));
                moves.push(OracleMove { from, to, captured: Vec::new(), mover: piece.role, becomes });
            }
        }
    }
    moves
}

/// A king that has reached the limit of consecutive quiet moves while its side has men.
fn is_tired(rules: &HouseRules, setup: &Setup, number: u16) -> bool {
    let run = setup.king_runs[setup.turn.index()];
    let has_men = setup.pieces.iter().any(|(_, piece)| piece.color == setup.turn && piece.role == Role::Man);
    let worn = run.is_some_and(|(king, moves)| king == number && moves >= rules.king_move_limit);
    rules.king_move_limit > 0 && has_men && worn
}

/// White's men move up, toward smaller row numbers; sideways is not backward.
fn is_back(us: Color, (_, down): Step) -> bool {
    if us == Color::White { down > 0 } else { down < 0 }
}

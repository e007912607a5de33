//! Setups: pieces as a FEN or an editor provides them, before any checks.
//!
//! [`Setup::into_position`] turns a setup into a legal position or returns every reason why it cannot. Not here: FEN
//! itself (crate `crownhead-notation`).

use alloc::{collections::BTreeMap, vec::Vec};
use core::fmt;

use crate::{AnyPosition, AnyRules, Color, HouseRules, Piece, Role};

/// Pieces and the side to move, possibly illegal: what a board editor or a FEN gives.
/// [`Setup::into_position`] checks it.
///
/// ```
/// use crownhead_rules::{Color, Piece, Setup, SetupProblem, Variant};
///
/// let mut setup = Setup {
///     pieces: vec![(18, Piece::man(Color::White)), (14, Piece::man(Color::Black))],
///     turn: Color::White,
///     king_runs: [None; 2],
/// };
/// let position = setup.clone().into_position(Variant::English)?;
/// assert!(position.legal_moves()[0].is_capture());
///
/// // Square 1 lies on the row where White crowns: no man can stand there.
/// setup.pieces.push((1, Piece::man(Color::White)));
/// let error = setup.into_position(Variant::English).unwrap_err();
/// assert_eq!(error.problems, [SetupProblem::ManOnCrowningRow { number: 1, color: Color::White }]);
/// assert_eq!(error.setup.pieces.len(), 3);
/// # Ok::<(), crownhead_rules::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Each piece with the number of its square. Numbers run from 1, row by row from the top left playing square as White
    /// sees the board.
    pub pieces: Vec<(u16, Piece)>,
    /// The side to move.
    pub turn: Color,
    /// For rules with a king-move limit: the square of the king that each side moved last (White's first) and its number
    /// of consecutive quiet moves. Other rules ignore it.
    pub king_runs: [Option<(u16, u8)>; 2],
}

impl Setup {
    /// The setup in which a game under these rules starts.
    pub fn start(rules: impl Into<AnyRules>) -> Setup {
        Setup::start_of(&rules.into().house_rules())
    }

    fn start_of(switches: &HouseRules) -> Setup {
        let board = switches.board;
        let rows = |color: Color, from: u8, to: u8| {
            board
                .all()
                .filter(move |&square| (from..to).contains(&board.place(square).1))
                .map(move |square| (square.number(), Piece::man(color)))
        };
        let (gap, end) = (switches.home_gap, switches.home_gap + switches.rows);
        let black = rows(Color::Black, gap, end);
        let white = rows(Color::White, board.height() - end, board.height() - gap);
        Setup { pieces: black.chain(white).collect(), turn: switches.starts, king_runs: [None; 2] }
    }

    /// Checks the setup. A side without pieces or without a legal move is legal: the game is over.
    ///
    /// # Errors
    /// Every reason why the setup is illegal, with the setup handed back.
    pub fn into_position(self, rules: impl Into<AnyRules>) -> Result<AnyPosition, SetupError> {
        self.check(rules.into())
    }

    fn check(self, rules: AnyRules) -> Result<AnyPosition, SetupError> {
        let problems = self.problems(&rules.house_rules());
        if problems.is_empty() {
            Ok(AnyPosition::from_checked(rules, &self))
        } else {
            Err(SetupError { setup: self, problems })
        }
    }

    fn problems(&self, rules: &HouseRules) -> Vec<SetupProblem> {
        let board = rules.board;
        let mut problems = Vec::new();
        let mut seen = BTreeMap::new();
        for &(number, piece) in &self.pieces {
            let Some(square) = board.square(number) else {
                problems.push(SetupProblem::OffBoard { number, last: u16::from(board.squares()) });
                continue;
            };
            let before = seen.entry(number).or_insert(0usize);
            *before += 1;
            if *before == 2 {
                problems.push(SetupProblem::TwoPieces { number });
            }
            let crowning_row = match piece.color {
                Color::White => 0,
                Color::Black => board.height() - 1,
            };
            if piece.role == Role::Man && board.place(square).1 == crowning_row {
                problems.push(SetupProblem::ManOnCrowningRow { number, color: piece.color });
            }
        }
        if rules.king_move_limit > 0 {
            self.run_problems(rules.king_move_limit, &mut problems);
        }
        problems
    }
}

impl Setup {
    fn run_problems(&self, limit: u8, problems: &mut Vec<SetupProblem>) {
        for (color, run) in Color::ALL.into_iter().zip(self.king_runs) {
            let Some((number, moves)) = run else { continue };
            let king = self.pieces.contains(&(number, Piece::king(color)));
            let men = self.pieces.iter().any(|&(_, piece)| piece == Piece::man(color));
            if !king || !men || !(1..=limit).contains(&moves) {
                problems.push(SetupProblem::KingRun { number, color });
            }
        }
    }
}

/// Why a setup is not a legal position, with the setup handed back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The original setup.
    pub setup: Setup,
    /// All problems; never empty.
    pub problems: Vec<SetupProblem>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

/// One problem of a setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupProblem {
    /// The board has no square with this number.
    OffBoard {
        /// The number given.
        number: u16,
        /// The highest number of the board.
        last: u16,
    },
    /// Two pieces stand on one square.
    TwoPieces {
        /// The square's number.
        number: u16,
    },
    /// A man stands on the row where it is crowned.
    ManOnCrowningRow {
        /// The square's number.
        number: u16,
        /// The color of the man.
        color: Color,
    },
    /// A king-move counter without a king on that square, for a side without men, or out of range.
    KingRun {
        /// The number of the square.
        number: u16,
        /// The side of the counter.
        color: Color,
    },
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::OffBoard { number, last } => {
                write!(f, "there is no square {number}: the board has squares 1 to {last}")
            }
            SetupProblem::TwoPieces { number } => write!(f, "two pieces on square {number}"),
            SetupProblem::ManOnCrowningRow { number, color } => {
                write!(f, "a man of {color} on its own crowning row, square {number}")
            }
            SetupProblem::KingRun { number, color } => {
                write!(
                    f,
                    "the king-move counter of {color} on square {number} fits no king of a side with men"
                )
            }
        }
    }
}

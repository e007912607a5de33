//! The position editor as data: pieces on squares that need not make a legal position.
//!
//! Not here: sentences (crate `crownhead-prose` words a [`SetupProblem`]) and drawing. The rules decide what is legal:
//! [`Editor::check`] asks them after each change.

use std::collections::BTreeMap;

use crownhead_notation::fen::{self, FenError};
use crownhead_rules::{AnyPosition, AnyRules, Color, Piece, Role, Setup, SetupProblem, Square};

use crate::study::Study;

/// What a click on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tool {
    /// Moves pieces by dragging; a click does nothing.
    #[default]
    Hand,
    /// Puts a piece down; on the same piece, takes it off.
    Put(Piece),
    /// Takes a piece off.
    Erase,
}

/// A problem, and the squares that show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What is wrong.
    pub problem: SetupProblem,
    /// Where.
    pub squares: Vec<Square>,
}

/// Something about a legal position that its author may not have meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// A side has no pieces.
    NoPieces(Color),
    /// A side has more pieces than it begins a game with.
    TooMany {
        /// The side.
        color: Color,
        /// Its pieces.
        count: usize,
        /// The pieces at the start of a game.
        most: usize,
    },
    /// The side to move has no legal move, so the game is over.
    Over {
        /// The winner.
        winner: Color,
    },
}

/// What stands on the board, without its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Board {
    pieces: BTreeMap<u16, Piece>,
    turn: Color,
    king_runs: [Option<(u16, u8)>; 2],
}

impl Board {
    fn of(setup: &Setup) -> Board {
        let pieces = setup.pieces.iter().copied().collect();
        Board { pieces, turn: setup.turn, king_runs: setup.king_runs }
    }
}

/// The most changes that can be undone.
const MOST_CHANGES: usize = 500;

/// A position in the making.
///
/// ```
/// use crownhead_rules::{Color, Piece, Variant};
/// use crownhead_study::editor::{Editor, Tool};
///
/// let mut editor = Editor::new(Variant::English);
/// editor.wipe();
/// let board = editor.rules().board();
/// let corner = board.square(1).expect("a square");
/// editor.click(Tool::Put(Piece::man(Color::White)), corner);
/// assert_eq!(editor.findings()[0].squares, [corner]);
/// editor.click(Tool::Put(Piece::king(Color::White)), corner);
/// editor.set_turn(Color::White);
/// assert_eq!(editor.fen().as_deref(), Some("W:WK1:B"));
/// assert!(editor.study().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Editor {
    rules: AnyRules,
    board: Board,
    done: Vec<Board>,
    undone: Vec<Board>,
}

impl Editor {
    /// The start position of those rules.
    pub fn new(rules: impl Into<AnyRules>) -> Editor {
        Editor::from_position(&AnyPosition::start(rules))
    }

    /// A position to change.
    pub fn from_position(position: &AnyPosition) -> Editor {
        let board = Board::of(&position.setup());
        Editor { rules: position.rules(), board, done: Vec::new(), undone: Vec::new() }
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.rules
    }

    /// Plays by other rules. On another board, the start position of those rules takes the place of the pieces. This
    /// cannot be undone.
    pub fn set_rules(&mut self, rules: impl Into<AnyRules>) {
        let rules = rules.into();
        if rules.board() == self.rules.board() {
            self.rules = rules;
        } else {
            *self = Editor::new(rules);
        }
    }

    /// The pieces to put down, men first.
    pub fn palette(&self) -> [Piece; 4] {
        let [white, black] = Color::ALL;
        [Piece::man(white), Piece::king(white), Piece::man(black), Piece::king(black)]
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.pieces.get(&square.number()).copied()
    }

    /// All pieces with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let board = self.rules.board();
        self.board.pieces.iter().filter_map(move |(&number, &piece)| Some((board.square(number)?, piece)))
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.board.turn
    }

    /// The number of men and kings of a side.
    pub fn count(&self, color: Color) -> (usize, usize) {
        let of = |role| self.board.pieces.values().filter(|piece| **piece == Piece { color, role }).count();
        (of(Role::Man), of(Role::King))
    }

    /// The pieces and the side to move.
    pub fn setup(&self) -> Setup {
        let pieces = self.board.pieces.iter().map(|(&number, &piece)| (number, piece)).collect();
        let limit = self.rules.house_rules().king_move_limit;
        let king_runs = if limit > 0 { self.board.king_runs } else { [None; 2] };
        Setup { pieces, turn: self.board.turn, king_runs }
    }

    fn change(&mut self, change: impl FnOnce(&mut Board)) {
        let before = self.board.clone();
        change(&mut self.board);
        // A counter goes with its king.
        for (color, run) in Color::ALL.into_iter().zip(&mut self.board.king_runs) {
            *run = run.filter(|(number, _)| self.board.pieces.get(number) == Some(&Piece::king(color)));
        }
        if before != self.board {
            self.undone.clear();
            if self.done.len() >= MOST_CHANGES {
                self.done.remove(0);
            }
            self.done.push(before);
        }
    }

    /// Uses a tool on a square.
    pub fn click(&mut self, tool: Tool, square: Square) {
        let number = square.number();
        match tool {
            Tool::Hand => {}
            Tool::Put(piece) if self.piece_at(square) == Some(piece) => self.remove(square),
            Tool::Put(piece) => self.put(square, piece),
            Tool::Erase => self.change(|board| {
                board.pieces.remove(&number);
            }),
        }
    }

    /// Puts a piece down, in place of what is there: also for painting with the pointer held down.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.change(|board| {
            board.pieces.insert(square.number(), piece);
        });
    }

    /// Takes a piece off: also where one is dragged off the board.
    pub fn remove(&mut self, square: Square) {
        self.click(Tool::Erase, square);
    }

    /// Drags a piece to another square, in place of what is there. Its counter goes with it.
    pub fn drag(&mut self, from: Square, to: Square) {
        if from == to {
            return;
        }
        self.change(|board| {
            let Some(piece) = board.pieces.remove(&from.number()) else { return };
            board.pieces.insert(to.number(), piece);
            for run in board.king_runs.iter_mut().flatten().filter(|run| run.0 == from.number()) {
                run.0 = to.number();
            }
        });
    }

    /// Takes all pieces off.
    pub fn wipe(&mut self) {
        self.change(|board| board.pieces.clear());
    }

    /// Sets up the start of a game.
    pub fn reset(&mut self) {
        let start = Board::of(&Setup::start(self.rules));
        self.change(|board| *board = start);
    }

    /// Changes the side to move.
    pub fn set_turn(&mut self, turn: Color) {
        self.change(|board| board.turn = turn);
    }

    /// Turns the board and swaps the colors: the same position for the other side.
    pub fn swap_colors(&mut self) {
        let squares = u16::from(self.rules.board().squares());
        let turned = |number: u16| squares + 1 - number;
        self.change(|board| {
            let swapped = |(&number, piece): (&u16, &Piece)| {
                (turned(number), Piece { color: piece.color.other(), ..*piece })
            };
            board.pieces = board.pieces.iter().map(swapped).collect();
            board.turn = board.turn.other();
            board.king_runs.reverse();
            board.king_runs.iter_mut().flatten().for_each(|run| run.0 = turned(run.0));
        });
    }

    /// Whether left and right can change places: on boards where pieces stand on every square.
    pub fn can_mirror(&self) -> bool {
        self.rules.board().is_full()
    }

    /// Changes left and right. Returns false if the board has no such symmetry.
    pub fn mirror(&mut self) -> bool {
        if !self.can_mirror() {
            return false;
        }
        let width = u16::from(self.rules.board().width());
        let mirrored = |number: u16| {
            let (row, column) = ((number - 1) / width, (number - 1) % width);
            row * width + width - column
        };
        self.change(|board| {
            board.pieces = board.pieces.iter().map(|(&number, &piece)| (mirrored(number), piece)).collect();
            board.king_runs.iter_mut().flatten().for_each(|run| run.0 = mirrored(run.0));
        });
        true
    }

    /// The number of quiet moves after which a king of these rules has to rest; 0 where there is no such rule.
    pub fn king_move_limit(&self) -> u8 {
        self.rules.house_rules().king_move_limit
    }

    /// The king that a side has moved last, and its quiet moves in a row.
    pub fn king_run(&self, color: Color) -> Option<(Square, u8)> {
        let (number, moves) = self.board.king_runs[color.index()]?;
        Some((self.rules.board().square(number)?, moves))
    }

    /// Sets a king's quiet moves in a row; 0 removes the counter. Without a king of that color there, nothing happens.
    pub fn set_king_run(&mut self, color: Color, square: Square, moves: u8) {
        let run = (moves > 0).then_some((square.number(), moves));
        self.change(|board| board.king_runs[color.index()] = run);
    }

    /// Undoes the last change. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.done.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.board, before));
        true
    }

    /// Redoes the change that was undone last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.done.push(std::mem::replace(&mut self.board, after));
        true
    }

    /// The position, if it is legal.
    pub fn check(&self) -> Option<AnyPosition> {
        self.setup().into_position(self.rules).ok()
    }

    /// Everything that keeps the position from being legal, with its squares.
    pub fn findings(&self) -> Vec<Finding> {
        let Err(error) = self.setup().into_position(self.rules) else { return Vec::new() };
        let board = self.rules.board();
        let finding = |problem: SetupProblem| {
            let number = match problem {
                SetupProblem::OffBoard { number, .. }
                | SetupProblem::TwoPieces { number }
                | SetupProblem::ManOnCrowningRow { number, .. }
                | SetupProblem::KingRun { number, .. } => Some(number),
                _ => None,
            };
            let squares = number.and_then(|number| board.square(number)).into_iter().collect();
            Finding { problem, squares }
        };
        error.problems.into_iter().map(finding).collect()
    }

    /// What the author of a legal position may not have meant.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        let start = Setup::start(self.rules);
        for color in Color::ALL {
            let (men, kings) = self.count(color);
            let most = start.pieces.iter().filter(|(_, piece)| piece.color == color).count();
            match men + kings {
                0 => warnings.push(Warning::NoPieces(color)),
                count if count > most => warnings.push(Warning::TooMany { color, count, most }),
                _ => {}
            }
        }
        let alive = warnings.iter().all(|warning| !matches!(warning, Warning::NoPieces(_)));
        if let Some(winner) = self.check().filter(|_| alive).and_then(|position| position.winner()) {
            warnings.push(Warning::Over { winner });
        }
        warnings
    }

    /// The position as FEN, if it is legal.
    pub fn fen(&self) -> Option<String> {
        self.check().map(|position| fen::write(&position))
    }

    /// Takes over the pieces of a FEN, legal or not. Two pieces on one square are not possible here; the last one counts.
    ///
    /// # Errors
    /// If the text cannot be read. The editor is unchanged then.
    pub fn set_fen(&mut self, text: &str) -> Result<(), FenError> {
        let mut setup = fen::parse_setup(text, self.rules)?;
        let board = self.rules.board();
        setup.pieces.retain(|(number, _)| board.square(*number).is_some());
        let read = Board::of(&setup);
        self.change(|board| *board = read);
        Ok(())
    }

    /// A study that begins from the position, if it is legal.
    pub fn study(&self) -> Option<Study> {
        self.check().map(Study::from_position)
    }
}

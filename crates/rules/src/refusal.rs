//! Finds the move that a person describes, or the reason why it is impossible.
//!
//! Every refusal carries a machine-readable reason, squares to highlight and, where there is a rulebook, the article.
//! Not here: sentences in a person's language; [`RefusalReason`] prints a short English phrase for logs only.

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::{
    AnyMove, AnyPosition, Direction, Role, Square, SquareSet,
    route::{self, Walk, visits},
};

/// A move as a person enters it: start, destination and, where several captures join them, squares on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The start square.
    pub from: Square,
    /// Squares visited on the way, in order. Needed only where start and destination fit several captures.
    pub via: Vec<Square>,
    /// The destination.
    pub to: Square,
}

/// Why a move is not possible. Programs match it exhaustively, so that no reason goes unexplained.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RefusalReason {
    /// The side to move has no legal move: the game is over.
    GameOver,
    /// The start square is empty.
    EmptySquare,
    /// The piece belongs to the other side.
    NotYourPiece,
    /// The destination is occupied.
    DestinationTaken,
    /// A capture is possible and mandatory.
    MustCapture,
    /// Another capture goes first, by the precedence or the duty to capture; usually because it takes more pieces.
    MustTakeMore,
    /// A king can capture, so a king must: the form of [`RefusalReason::MustTakeMore`] where the precedence is
    /// [`KingFirst`](crate::Precedence::KingFirst) and a man tried to capture.
    KingMustTake,
    /// The king has reached its limit of consecutive quiet moves.
    KingMovedTooOften,
    /// Men cannot capture kings.
    MenCannotTakeKings,
    /// The capture is not finished: it can continue and must.
    MustGoOn,
    /// The capture jumps a piece twice; captured pieces stay on the board until the move ends.
    AlreadyJumped,
    /// Men move forward only.
    MenMoveForward,
    /// Men capture forward only.
    MenCaptureForward,
    /// The piece moves one square at a time.
    TooFar,
    /// A piece blocks the way.
    Blocked,
    /// The piece does not move along a line to that square.
    NotDiagonal,
    /// No capture leads there over these squares.
    NoPath,
    /// Several captures fit: name the squares on the way.
    Ambiguous,
}

impl fmt::Display for RefusalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RefusalReason::GameOver => "the game is over",
            RefusalReason::EmptySquare => "the start square is empty",
            RefusalReason::NotYourPiece => "the piece belongs to the other side",
            RefusalReason::DestinationTaken => "the destination is occupied",
            RefusalReason::MustCapture => "a capture is mandatory",
            RefusalReason::MustTakeMore => "another capture takes precedence",
            RefusalReason::KingMustTake => "a king can capture, so a king must",
            RefusalReason::KingMovedTooOften => "the king has reached its limit of consecutive quiet moves",
            RefusalReason::MenCannotTakeKings => "men cannot capture kings",
            RefusalReason::MustGoOn => "the capture must continue",
            RefusalReason::AlreadyJumped => "a piece cannot be jumped twice in one move",
            RefusalReason::MenMoveForward => "men move forward only",
            RefusalReason::MenCaptureForward => "men capture forward only",
            RefusalReason::TooFar => "the piece moves one square at a time",
            RefusalReason::Blocked => "a piece blocks the way",
            RefusalReason::NotDiagonal => "the piece does not move in that direction",
            RefusalReason::NoPath => "no capture leads there",
            RefusalReason::Ambiguous => "several captures fit: name the squares on the way",
        })
    }
}

/// A refused move, with what a screen needs to explain it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub reason: RefusalReason,
    /// Squares to highlight: the pieces that must capture, the piece in the way, and so on.
    pub squares: SquareSet,
    /// The article of the rulebook, if there is a rulebook.
    pub article: Option<&'static str>,
    /// For [`RefusalReason::MustTakeMore`], how many pieces the best capture takes and how many the refused one takes.
    pub counts: Option<(usize, usize)>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.reason, f)?;
        self.article.map_or(Ok(()), |article| write!(f, " ({article})"))
    }
}

impl core::error::Error for Refusal {}

impl AnyPosition {
    /// The legal move that an attempt describes.
    ///
    /// ```
    /// use crownhead_rules::{AnyPosition, Attempt, RefusalReason, Variant};
    ///
    /// let start = AnyPosition::start(Variant::International);
    /// let square = |number| start.board().square(number).expect("the board has 50 squares");
    ///
    /// let mv = start.find_move(&Attempt::new(square(32), square(28)))?;
    /// assert_eq!((mv.from().number(), mv.to().number()), (32, 28));
    ///
    /// let refusal = start.find_move(&Attempt::new(square(32), square(37))).unwrap_err();
    /// assert_eq!(refusal.reason, RefusalReason::DestinationTaken);
    /// assert_eq!(refusal.to_string(), "the destination is occupied");
    /// # Ok::<(), crownhead_rules::Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The reason why no legal move fits, or [`RefusalReason::Ambiguous`] if several do.
    pub fn find_move(&self, attempt: &Attempt) -> Result<AnyMove, Refusal> {
        let legal = self.legal_moves();
        let fits = |mv: &&AnyMove| {
            mv.from == attempt.from
                && mv.to == attempt.to
                && (attempt.via.is_empty() || visits(self, mv, &attempt.via))
        };
        let mut found: Vec<AnyMove> = legal.iter().filter(fits).copied().collect();
        // A complete route wins over longer captures that pass the same squares.
        if found.len() > 1
            && let Some(&whole) = found.iter().find(|mv| walks(self, mv, &attempt.via))
        {
            found = vec![whole];
        }
        match found.as_slice() {
            [mv] => Ok(*mv),
            [] => Err(self.explain(attempt, &legal)),
            several => {
                let taken = several.iter().fold(SquareSet::EMPTY, |set, mv| set.union(mv.captured));
                Err(self.refuse(RefusalReason::Ambiguous, taken))
            }
        }
    }

    /// The reason why nothing on a square can move, or `None` if the square has legal moves.
    pub fn refuse_start(&self, from: Square) -> Option<Refusal> {
        let legal = self.legal_moves();
        if legal.iter().any(|mv| mv.from == from) {
            return None;
        }
        if let Some(refusal) = self.wrong_start(from, &legal) {
            return Some(refusal);
        }
        if self.must_capture() {
            let captures: Vec<&AnyMove> = legal.iter().filter(|mv| mv.is_capture()).collect();
            let is_outranked = route::can_begin_capture(self, from);
            let reason =
                if is_outranked { self.why_outranked(from, &captures) } else { RefusalReason::MustCapture };
            return Some(self.refuse(reason, starts(captures.into_iter())));
        }
        let reason = if self.is_at_move_limit(from) {
            RefusalReason::KingMovedTooOften
        } else {
            RefusalReason::Blocked
        };
        Some(self.refuse(reason, SquareSet::from_iter([from])))
    }

    /// Whether the king on that square has reached the limit of consecutive quiet moves.
    fn is_at_move_limit(&self, square: Square) -> bool {
        let limit = self.rules().house_rules().king_move_limit;
        let run = if limit > 0 { self.setup().king_runs[self.turn().index()] } else { None };
        run.is_some_and(|(number, moves)| number == square.number() && moves >= limit)
    }

    pub(crate) fn refuse(&self, reason: RefusalReason, squares: SquareSet) -> Refusal {
        Refusal { reason, squares, article: self.rules().article(reason), counts: None }
    }

    /// Why the legal captures go before one by the piece on a square.
    fn why_outranked(&self, from: Square, captures: &[&AnyMove]) -> RefusalReason {
        let king_first = self.rules().house_rules().precedence.is_king_first();
        let by_man = self.piece_at(from).is_some_and(|piece| piece.role == Role::Man);
        if king_first && by_man && captures.iter().all(|mv| mv.mover == Role::King) {
            RefusalReason::KingMustTake
        } else {
            RefusalReason::MustTakeMore
        }
    }

    fn wrong_start(&self, from: Square, legal: &[AnyMove]) -> Option<Refusal> {
        let here = SquareSet::from_iter([from]);
        let reason = match self.piece_at(from) {
            _ if legal.is_empty() => RefusalReason::GameOver,
            None => RefusalReason::EmptySquare,
            Some(piece) if piece.color != self.turn() => RefusalReason::NotYourPiece,
            Some(_) => return None,
        };
        Some(self.refuse(reason, here))
    }

    fn explain(&self, attempt: &Attempt, legal: &[AnyMove]) -> Refusal {
        if let Some(refusal) = self.wrong_start(attempt.from, legal) {
            return refusal;
        }
        if attempt.to != attempt.from && self.piece_at(attempt.to).is_some() {
            return self.refuse(RefusalReason::DestinationTaken, SquareSet::from_iter([attempt.to]));
        }
        if self.jumps_twice(attempt) {
            return self.refuse(RefusalReason::AlreadyJumped, attempt.via.iter().copied().collect());
        }
        let captures: Vec<&AnyMove> = legal.iter().filter(|mv| mv.is_capture()).collect();
        if !captures.is_empty() {
            if let Some(refusal) = self.lesser_capture(attempt, &captures) {
                return refusal;
            }
            if self.must_capture() {
                return self.refuse(RefusalReason::MustCapture, starts(captures.into_iter()));
            }
        }
        self.wrong_shape(attempt)
    }

    /// The refusal of a capture that another one outranks or that stops too early.
    fn lesser_capture(&self, attempt: &Attempt, captures: &[&AnyMove]) -> Option<Refusal> {
        let taken = route::attempted(self, attempt)?;
        let rules = self.rules().house_rules();
        let must_finish = rules.chain_duty.must_finish();
        // If no legal capture starts like this one, another outranks it. If captures may stop early, a legal one that
        // starts like this one outranks it too: by duty it goes on to a piece that this one leaves.
        let legal_from = || captures.iter().filter(|mv| mv.from == attempt.from);
        let leads_on = legal_from().any(|mv| taken.union(mv.captured) == mv.captured);
        let outranked = !leads_on || (!must_finish && legal_from().all(|mv| mv.captured != taken));
        let squares = starts(captures.iter().copied());
        if outranked && rules.ranks_captures() {
            let most = captures.iter().map(|mv| mv.captured.len()).max().unwrap_or(0);
            // Captures may rank by more than the number of pieces; then the counts explain nothing.
            let counts = (taken.len() < most).then_some((most, taken.len()));
            let reason = self.why_outranked(attempt.from, captures);
            return Some(Refusal { counts, ..self.refuse(reason, squares) });
        }
        (leads_on && must_finish).then(|| self.refuse(RefusalReason::MustGoOn, squares))
    }

    /// Whether the route jumps a piece twice.
    fn jumps_twice(&self, attempt: &Attempt) -> bool {
        if self.rules().house_rules().removal.is_at_once() {
            return false;
        }
        let board = self.board();
        let stops: Vec<Square> =
            [attempt.from].into_iter().chain(attempt.via.iter().copied()).chain([attempt.to]).collect();
        let mut jumped = SquareSet::EMPTY;
        for pair in stops.windows(2) {
            let Some((direction, _)) = line(self, pair[0], pair[1]) else { return false };
            let mut at = pair[0];
            while let Some(next) = board.step(at, direction).filter(|&next| next != pair[1]) {
                if self.piece_at(next).is_some_and(|piece| piece.color != self.turn()) {
                    if jumped.contains(next) {
                        return true;
                    }
                    jumped.insert(next);
                }
                at = next;
            }
        }
        false
    }

    /// The refusal of a move that the piece cannot make, whatever the other pieces can capture.
    fn wrong_shape(&self, attempt: &Attempt) -> Refusal {
        let here = SquareSet::from_iter([attempt.from]);
        if !attempt.via.is_empty() {
            return self.refuse(RefusalReason::NoPath, here);
        }
        let Some((direction, distance)) = line(self, attempt.from, attempt.to) else {
            return self.refuse(RefusalReason::NotDiagonal, here);
        };
        let board = self.board();
        let between = |i: u8| (0..i).try_fold(attempt.from, |at, _| board.step(at, direction));
        let in_the_way: SquareSet =
            (1..distance).filter_map(between).filter(|&square| self.piece_at(square).is_some()).collect();
        let theirs = |square| self.piece_at(square).filter(|piece| piece.color != self.turn());
        let jumped = in_the_way.iter().find_map(theirs).filter(|_| distance == 2);
        let man = self.piece_at(attempt.from).is_some_and(|piece| piece.role == Role::Man);
        let backward = man && !direction.is_sideways() && !direction.is_forward(self.turn());
        let rules = self.rules().house_rules();
        let steps = if man { rules.man_steps } else { rules.king_steps };
        let jumps = if man { rules.man_captures } else { rules.king_captures };
        if let Some(victim) = jumped.filter(|_| jumps.contain(direction)) {
            if backward && !rules.men_capture_back {
                return self.refuse(RefusalReason::MenCaptureForward, here);
            }
            if man && victim.role == Role::King && !rules.men_take_kings {
                return self.refuse(RefusalReason::MenCannotTakeKings, in_the_way);
            }
        }
        if !steps.contain(direction) {
            return self.refuse(RefusalReason::NotDiagonal, here);
        }
        if backward {
            return self.refuse(RefusalReason::MenMoveForward, here);
        }
        if !in_the_way.is_empty() {
            return self.refuse(RefusalReason::Blocked, in_the_way);
        }
        if distance > 1 && (man || !rules.flying_kings) {
            return self.refuse(RefusalReason::TooFar, here);
        }
        let limited = self.is_at_move_limit(attempt.from);
        self.refuse(if limited { RefusalReason::KingMovedTooOften } else { RefusalReason::NoPath }, here)
    }
}

fn starts<'m>(moves: impl Iterator<Item = &'m AnyMove>) -> SquareSet {
    moves.map(|mv| mv.from).collect()
}

/// The direction from one square to another and the number of steps, along lines that some piece uses.
fn line(position: &AnyPosition, from: Square, to: Square) -> Option<(Direction, u8)> {
    let (board, rules) = (position.board(), position.rules().house_rules());
    let lines = [rules.man_steps, rules.man_captures, rules.king_steps, rules.king_captures];
    let used = |direction: &Direction| lines.into_iter().any(|lines| lines.contain(*direction));
    let steps_to = |direction: Direction| {
        let mut at = from;
        for distance in 1..=board.width().max(board.height()) {
            at = board.step(at, direction)?;
            if at == to {
                return Some((direction, distance));
            }
        }
        None
    };
    Direction::ALL.into_iter().filter(used).find_map(steps_to)
}

/// Whether the squares are the complete route of a move.
fn walks(position: &AnyPosition, mv: &AnyMove, via: &[Square]) -> bool {
    let start = Walk::start_among(position, mv.from, core::slice::from_ref(mv));
    let stops = via.iter().copied().chain([mv.to]);
    let end = stops.fold(start, |walk, stop| walk.and_then(|walk| walk.step(stop)));
    end.is_some_and(|walk| walk.finished() == Some(*mv))
}

impl Refusal {
    /// Whether [`Refusal::squares`] are the pieces that must move instead, so that screens frame them.
    pub fn names_pieces(&self) -> bool {
        match self.reason {
            RefusalReason::MustCapture
            | RefusalReason::MustTakeMore
            | RefusalReason::KingMustTake
            | RefusalReason::MustGoOn => true,
            RefusalReason::GameOver
            | RefusalReason::EmptySquare
            | RefusalReason::NotYourPiece
            | RefusalReason::DestinationTaken
            | RefusalReason::KingMovedTooOften
            | RefusalReason::MenCannotTakeKings
            | RefusalReason::AlreadyJumped
            | RefusalReason::MenMoveForward
            | RefusalReason::MenCaptureForward
            | RefusalReason::TooFar
            | RefusalReason::Blocked
            | RefusalReason::NotDiagonal
            | RefusalReason::NoPath
            | RefusalReason::Ambiguous => false,
        }
    }
}

impl Attempt {
    /// An attempt that names no squares on the way.
    pub fn new(from: Square, to: Square) -> Attempt {
        Attempt { from, via: Vec::new(), to }
    }
}

impl From<&AnyMove> for Attempt {
    fn from(mv: &AnyMove) -> Attempt {
        Attempt::new(mv.from, mv.to)
    }
}

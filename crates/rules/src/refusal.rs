//! Finding the move that a person means, and saying why there is none.

use alloc::{vec, vec::Vec};

use crate::{
    AnyMove, AnyPosition, CaptureDuty, ChainDuty, Direction, Precedence, Removal, Role, Square, SquareSet,
    route::{self, Walk, visits},
};

/// What a person tries to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The start square.
    pub from: Square,
    /// Squares visited on the way, in order; may be left out where the move is clear without.
    pub via: Vec<Square>,
    /// The destination.
    pub to: Square,
}

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum RefusalReason {
    /// The side to move has no move at all: the game is over.
    GameOver,
    /// Nothing stands on the start square.
    EmptySquare,
    /// The piece belongs to the other side.
    NotYourPiece,
    /// A piece stands on the destination.
    DestinationTaken,
    /// A capture is possible and must be made.
    MustCapture,
    /// Another capture takes more pieces and must be chosen.
    MustTakeMore,
    /// A king can capture, and then a king must.
    KingMustTake,
    /// The king has made as many quiet moves in a row as it may.
    KingMovedTooOften,
    /// Men may not capture kings.
    MenCannotTakeKings,
    /// The capture can go on and must.
    MustGoOn,
    /// The capture would jump a piece a second time; captured pieces leave the board when the move ends.
    AlreadyJumped,
    /// Men move forward only.
    MenMoveForward,
    /// Men capture forward only.
    MenCaptureForward,
    /// The piece moves one square at a time.
    TooFar,
    /// A piece stands in the way.
    Blocked,
    /// No diagonal leads there.
    NotDiagonal,
    /// No sequence of captures leads there by these squares.
    NoPath,
    /// Several captures fit; the squares on the way must be named.
    Ambiguous,
}

/// A move that was not played, with what a screen needs to explain it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Why.
    pub reason: RefusalReason,
    /// Squares to highlight: the pieces that must capture, the piece in the way ...
    pub squares: SquareSet,
    /// The article of the rulebook, where there is one.
    pub article: Option<&'static str>,
    /// For [`RefusalReason::MustTakeMore`], how many pieces must be taken and how many were tried.
    pub counts: Option<(usize, usize)>,
}

impl AnyPosition {
    /// The legal move that an attempt means.
    ///
    /// # Errors
    /// Why there is none, or that several fit.
    pub fn find_move(&self, attempt: &Attempt) -> Result<AnyMove, Refusal> {
        let legal = self.legal_moves();
        let fits = |mv: &&AnyMove| {
            mv.from == attempt.from
                && mv.to == attempt.to
                && (attempt.via.is_empty() || visits(self, mv, &attempt.via))
        };
        let mut found: Vec<AnyMove> = legal.iter().filter(fits).copied().collect();
        // Stops that are a whole route mean that move, though a longer capture may pass them too.
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

    /// Why nothing can be moved from a square, or `None` if something can.
    pub fn refuse_start(&self, from: Square) -> Option<Refusal> {
        let legal = self.legal_moves();
        if legal.iter().any(|mv| mv.from == from) {
            return None;
        }
        if let Some(refusal) = self.wrong_start(from, &legal) {
            return Some(refusal);
        }
        let captures = starts(legal.iter().filter(|mv| mv.is_capture()));
        if !captures.is_empty() && !self.captures_are_optional() {
            let captures_less = route::can_begin_capture(self, from);
            let reason = if captures_less { RefusalReason::MustTakeMore } else { RefusalReason::MustCapture };
            return Some(self.refuse(reason, captures));
        }
        let reason = if self.is_at_move_limit(from) {
            RefusalReason::KingMovedTooOften
        } else {
            RefusalReason::Blocked
        };
        Some(self.refuse(reason, SquareSet::from_iter([from])))
    }

    /// Whether a king of the side to move has made as many quiet moves in a row as it may.
    fn is_at_move_limit(&self, square: Square) -> bool {
        let limit = self.rules().house_rules().king_move_limit;
        let run = if limit > 0 { self.setup().king_runs[self.turn().index()] } else { None };
        run.is_some_and(|(number, moves)| number == square.number() && moves >= limit)
    }

    fn refuse(&self, reason: RefusalReason, squares: SquareSet) -> Refusal {
        let king_first = self.rules().house_rules().precedence == Precedence::KingFirst;
        let reason = match reason {
            RefusalReason::MustTakeMore if king_first => RefusalReason::KingMustTake,
            other => other,
        };
        Refusal { reason, squares, article: self.rules().article(reason), counts: None }
    }

    fn captures_are_optional(&self) -> bool {
        self.rules().house_rules().capture_duty == CaptureDuty::Optional
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
            if !self.captures_are_optional() {
                return self.refuse(RefusalReason::MustCapture, starts(captures.into_iter()));
            }
        }
        self.wrong_shape(attempt)
    }

    /// The attempt is a capture, but one that precedence forbids or that must go on.
    fn lesser_capture(&self, attempt: &Attempt, captures: &[&AnyMove]) -> Option<Refusal> {
        let taken = route::attempted(self, attempt)?;
        let rules = self.rules().house_rules();
        // Going on from a forbidden beginning would not help: then the precedence is the reason.
        let leads_on =
            captures.iter().any(|mv| mv.from == attempt.from && taken.union(mv.captured) == mv.captured);
        let squares = starts(captures.iter().copied());
        if !leads_on && rules.precedence != Precedence::Free {
            let most = captures.iter().map(|mv| mv.captured.len()).max().unwrap_or(0);
            // Where other things than the number decide, the numbers may be no reason.
            let counts = (taken.len() < most).then_some((most, taken.len()));
            return Some(Refusal { counts, ..self.refuse(RefusalReason::MustTakeMore, squares) });
        }
        let must_finish = leads_on && rules.chain_duty == ChainDuty::Finish;
        must_finish.then(|| self.refuse(RefusalReason::MustGoOn, squares))
    }

    /// The squares on the way jump one piece twice.
    fn jumps_twice(&self, attempt: &Attempt) -> bool {
        if self.rules().house_rules().removal == Removal::AtOnce {
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

    /// No capture is at stake: the piece just does not move like that.
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

/// The line from one square to another, with the number of steps. Of the eight directions, straight ones count
/// only where pieces use them.
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

/// Whether those stops are the whole way of a move.
fn walks(position: &AnyPosition, mv: &AnyMove, via: &[Square]) -> bool {
    let start = Walk::start_among(position, mv.from, core::slice::from_ref(mv));
    let stops = via.iter().copied().chain([mv.to]);
    let end = stops.fold(start, |walk, stop| walk.and_then(|walk| walk.step(stop)));
    end.is_some_and(|walk| walk.finished() == Some(*mv))
}

impl Refusal {
    /// Whose capture is at stake does not matter to screens; this tells whether pieces are to be framed.
    pub fn names_pieces(&self) -> bool {
        matches!(
            self.reason,
            RefusalReason::MustCapture
                | RefusalReason::MustTakeMore
                | RefusalReason::KingMustTake
                | RefusalReason::MustGoOn
        )
    }
}

impl Attempt {
    /// An attempt without squares on the way.
    pub fn new(from: Square, to: Square) -> Attempt {
        Attempt { from, via: Vec::new(), to }
    }
}

impl From<&AnyMove> for Attempt {
    fn from(mv: &AnyMove) -> Attempt {
        Attempt::new(mv.from, mv.to)
    }
}

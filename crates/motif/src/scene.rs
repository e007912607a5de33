//! A line with the positions between its moves, and what can be seen in them.

use crownhead_rules::{AnyMove, AnyPosition, Color, Role, SquareSet};

/// Pieces of both sides in an ending in which the opposition decides, at most.
const FEW: usize = 8;

/// A line, and the positions before each move and after the last.
pub(crate) struct Scene<'a> {
    pub(crate) line: &'a [AnyMove],
    positions: Vec<AnyPosition>,
    solver: Color,
}

impl<'a> Scene<'a> {
    /// The line up to its first illegal move.
    pub(crate) fn of(position: &AnyPosition, line: &'a [AnyMove]) -> Scene<'a> {
        let mut positions = vec![*position];
        for mv in line {
            let Some(next) = positions.last().and_then(|before| before.try_play(mv).ok()) else { break };
            positions.push(next);
        }
        let line = &line[..positions.len() - 1];
        Scene { line, positions, solver: position.turn() }
    }

    /// The plies of the side that begins.
    pub(crate) fn own(&self) -> impl Iterator<Item = usize> {
        (0..self.line.len()).step_by(2)
    }

    /// The position in which the line begins.
    pub(crate) fn start(&self) -> &AnyPosition {
        &self.positions[0]
    }

    /// The position at its end.
    pub(crate) fn end(&self) -> &AnyPosition {
        &self.positions[self.line.len()]
    }

    /// The position before a ply.
    pub(crate) fn before(&self, at: usize) -> &AnyPosition {
        &self.positions[at]
    }

    /// The side that begins.
    pub(crate) fn solver(&self) -> Color {
        self.solver
    }

    fn replies(&self) -> impl Iterator<Item = usize> {
        (1..self.line.len()).step_by(2)
    }

    fn captured(&self, plies: impl Iterator<Item = usize>) -> usize {
        plies.map(|at| self.line[at].captured().len()).sum()
    }

    /// Pieces that the side that begins loses.
    pub(crate) fn given(&self) -> usize {
        self.captured(self.replies())
    }

    /// Pieces that it takes.
    pub(crate) fn taken(&self) -> usize {
        self.captured(self.own())
    }

    /// Whether a quiet move threatens two pieces at once, is not answered by a capture, and then takes.
    pub(crate) fn forks(&self, at: usize) -> bool {
        let mv = self.line[at];
        let answered = self.line.get(at + 1).is_none_or(AnyMove::is_capture);
        let takes = self.line.get(at + 2).is_some_and(|next| next.is_capture() && next.from() == mv.to());
        if mv.is_capture() || answered || !takes {
            return false;
        }
        let Some(passed) = self.positions[at + 1].passed() else { return false };
        let threats: Vec<SquareSet> = passed
            .legal_moves()
            .iter()
            .filter(|threat| threat.is_capture() && threat.from() == mv.to())
            .map(AnyMove::captured)
            .collect();
        let apart = |a: &SquareSet, b: &SquareSet| a.iter().all(|square| !b.contains(square));
        threats.iter().any(|one| threats.iter().any(|other| apart(one, other)))
    }

    /// What was given and taken before the side that begins crowned a man by a quiet move; `None` if it crowned none.
    pub(crate) fn breaks(&self) -> Option<(usize, usize)> {
        let crowned = self.own().find(|&at| self.line[at].is_crowning() && !self.line[at].is_capture())?;
        let before = |plies: &mut dyn Iterator<Item = usize>| {
            self.captured(plies.take_while(|&at| at < crowned).collect::<Vec<_>>().into_iter())
        };
        Some((before(&mut self.replies()), before(&mut self.own())))
    }

    /// Whether a ply captures a king.
    pub(crate) fn takes_king(&self, at: usize) -> bool {
        let before = &self.positions[at];
        let is_king = |square| before.piece_at(square).is_some_and(|piece| piece.role == Role::King);
        self.line[at].captured().iter().any(is_king)
    }

    /// Whether an enemy man that is crowned along the line is captured as a king, perhaps after its next moves.
    pub(crate) fn lures_king(&self) -> bool {
        self.replies().filter(|&at| self.line[at].is_crowning()).any(|crowned| {
            let mut king = self.line[crowned].to();
            self.line[crowned + 1..].iter().enumerate().any(|(later, mv)| {
                if later % 2 == 1 && mv.from() == king {
                    king = mv.to();
                }
                later % 2 == 0 && mv.captured().contains(king)
            })
        })
    }

    /// Whether the line ends with an enemy that has pieces, but no move.
    pub(crate) fn blocks(&self) -> bool {
        let Some(last) = self.positions.last().filter(|_| !self.line.is_empty()) else { return false };
        last.turn() != self.solver
            && last.legal_moves().is_empty()
            && last.pieces().any(|(_, piece)| piece.color != self.solver)
    }

    /// Whether few pieces are left, and every move of the enemy, none of them a capture, runs into a capture.
    pub(crate) fn is_opposition(&self) -> bool {
        if self.positions[0].pieces().count() > FEW || self.line.first().is_none_or(AnyMove::is_capture) {
            return false;
        }
        self.replies().any(|at| {
            let before = &self.positions[at];
            let moves = before.legal_moves();
            let loses = |mv: &AnyMove| before.try_play(mv).is_ok_and(|after| after.must_capture());
            let threatened = before.passed().is_some_and(|passed| passed.must_capture());
            !threatened && !moves.iter().any(AnyMove::is_capture) && moves.iter().all(loses)
        })
    }

    /// Whether a ply is a man's capture that ends behind where it began.
    pub(crate) fn is_backward(&self, at: usize) -> bool {
        let mv = self.line[at];
        let board = mv.board();
        let ((_, from), (_, to)) = (board.place(mv.from()), board.place(mv.to()));
        let back = match self.solver {
            Color::White => to > from,
            Color::Black => to < from,
        };
        mv.is_capture() && mv.mover() == Role::Man && back
    }

    /// Whether the first move takes fewer pieces than another one would.
    pub(crate) fn takes_fewer(&self) -> bool {
        let Some(first) = self.line.first().filter(|mv| mv.is_capture()) else { return false };
        self.positions[0].legal_moves().iter().any(|mv| mv.captured().len() > first.captured().len())
    }
}

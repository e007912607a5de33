//! What a slice holds, counted: wins, losses, draws, forced captures, and the longest win and loss.

/// The positions of a slice, counted from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Positions that are won.
    pub wins: u64,
    /// Positions that are lost.
    pub losses: u64,
    /// Positions that are neither.
    pub draws: u64,
    /// Positions in which the side to move must capture.
    pub captures: u64,
    /// The longest win, if distances are known: plies, and the first position number that has them.
    pub longest_win: Option<(u16, u64)>,
    /// The longest loss.
    pub longest_loss: Option<(u16, u64)>,
}

impl Census {
    /// All positions.
    pub fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }
}

//! The census of a slice: wins, losses, draws, forced captures, and the longest win and loss.

/// Counts of the positions of a slice, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Positions that are won.
    pub wins: u64,
    /// Positions that are lost.
    pub losses: u64,
    /// Positions that are drawn.
    pub draws: u64,
    /// Positions in which the side to move must capture.
    pub captures: u64,
    /// The longest win in plies, with the first position that has it, where distances are known.
    pub longest_win: Option<(u16, u64)>,
    /// The longest loss.
    pub longest_loss: Option<(u16, u64)>,
}

impl Census {
    /// The number of positions.
    pub fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }
}

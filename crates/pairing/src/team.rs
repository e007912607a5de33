//! Matches between two teams.
//!
//! Boards are numbered from 0. A [`TeamRound`] says for each board of team A which board of team B it meets.

use crate::round::Color;

/// A game between two teams.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TeamGame {
    /// The board of team A.
    pub a: usize,
    /// The board of team B.
    pub b: usize,
    /// The color of team A.
    pub color: Color,
}

/// One round of a match, in the order of the boards of team A.
pub type TeamRound = Vec<TeamGame>;

/// Rounds in which every board meets the same board of the other team.
///
/// Colors alternate from board to board and from round to round. Team A has White on the first board in the first
/// round, as in FIDE team competitions for the team named first.
pub fn team_match(boards: usize, rounds: usize) -> Vec<TeamRound> {
    let color = |board: usize, round: usize| {
        if (board + round).is_multiple_of(2) { Color::White } else { Color::Black }
    };
    let game = |board, round| TeamGame { a: board, b: board, color: color(board, round) };
    (0..rounds).map(|round| (0..boards).map(|board| game(board, round)).collect()).collect()
}

/// The Scheveningen system: as many rounds as boards, in which everybody meets everybody of the other team once.
///
/// Everybody has White in half of the games, or in one more or less if the number is odd, and never the same color
/// three times in a row. In each round both teams have White on half of the boards; the difference is one board if
/// their number is odd, and two if it is twice an odd number.
///
/// The tables printed in handbooks for two to ten boards do the same in another order.
pub fn scheveningen(boards: usize) -> Vec<TeamRound> {
    let half = boards / 2;
    let game = |shift: usize, a: usize| TeamGame {
        a,
        b: (a + shift) % boards,
        color: if residue(boards, a, shift) < boards.div_ceil(2) { Color::White } else { Color::Black },
    };
    let shift = |round: usize| match (boards.is_multiple_of(2), round.is_multiple_of(2)) {
        (true, true) => round / 2,
        (true, false) => round / 2 + half,
        (false, _) => round,
    };
    (0..boards).map(|round| (0..boards).map(|a| game(shift(round), a)).collect()).collect()
}

/// A number below `boards`; the lower half of them has White.
///
/// It is linear in the board and the shift, so a player of either team passes through all numbers once, and each round
/// through all of them, or twice through every other one. Half of the way around changes the color: with an even number
/// two such rounds follow each other, with an odd number a shift goes about that far.
fn residue(boards: usize, a: usize, shift: usize) -> usize {
    if boards.is_multiple_of(2) { (2 * a + shift) % boards } else { (a + shift * (boards / 2 + 1)) % boards }
}

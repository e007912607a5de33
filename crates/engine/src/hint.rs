//! Hints as facts: what a move achieves, found by playing its best line out. The sentences are `prose`'s.

use crownhead_eval::Score;
use crownhead_rules::{AnyMove, AnyPosition, Color, Material, Role};

/// A recommended move with the facts that speak for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: AnyMove,
    /// The best line, the move first.
    pub line: Vec<AnyMove>,
    /// As much of the line as the facts need to be seen.
    pub proof: Vec<AnyMove>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// What speaks for the move, the weightiest first.
    pub facts: Vec<Fact>,
}

/// Something that can be seen on the board when the line is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fact {
    /// No other move is legal.
    OnlyMove,
    /// The game is won in so many plies.
    WinsGame {
        /// Plies to the end.
        plies: u32,
    },
    /// The game is lost in so many plies whatever is played; this resists longest.
    LosesGame {
        /// Plies to the end.
        plies: u32,
    },
    /// More is taken than given: the net gain along the line.
    Wins {
        /// Men gained; negative if fewer are left.
        men: i8,
        /// Kings gained.
        kings: i8,
    },
    /// More is given than taken, and nothing better is to be had.
    Gives {
        /// Men lost on balance.
        men: i8,
        /// Kings lost on balance.
        kings: i8,
    },
    /// As many are taken as are given.
    Exchange {
        /// Pieces of each side.
        pieces: u8,
    },
    /// A man is crowned along the line.
    Crowns,
    /// The next best move is worse by so much.
    Better {
        /// Hundredths of a man.
        by: i32,
    },
}

/// A next best move must be worse by this much to be mentioned, in hundredths of a man.
const WORTH_MENTIONING: i32 = 60;

/// What can be said for a line.
pub(crate) fn facts(position: &AnyPosition, line: &[AnyMove], score: Score, next_best: Option<Score>) -> Vec<Fact> {
    let mut facts = Vec::new();
    if position.legal_moves().len() == 1 {
        facts.push(Fact::OnlyMove);
    }
    match score.decided_in() {
        Some(plies) if plies > 0 => facts.push(Fact::WinsGame { plies: plies as u32 }),
        Some(plies) => facts.push(Fact::LosesGame { plies: plies.unsigned_abs() }),
        None => {}
    }
    let end = proof(position, line).iter().fold(*position, |at, mv| at.play(mv));
    facts.extend(gain(position.turn(), position.material(), end.material()));
    if line.iter().step_by(2).any(|mv| mv.mover == Role::Man && mv.becomes == Role::King) {
        facts.push(Fact::Crowns);
    }
    if let Some(next) = next_best
        && score.0 - next.0 >= WORTH_MENTIONING
        && score.decided_in().is_none()
    {
        facts.push(Fact::Better { by: score.0 - next.0 });
    }
    facts
}

/// The beginning of a line up to its last capture, or its first moves if nothing is captured.
pub(crate) fn proof(position: &AnyPosition, line: &[AnyMove]) -> Vec<AnyMove> {
    /// Without captures so much of a line is shown.
    const SHOWN: usize = 3;
    /// Captures later than this have little to do with the first move.
    const HORIZON: usize = 9;
    let last = line.iter().take(HORIZON).rposition(AnyMove::is_capture);
    let length = last.map_or(SHOWN, |at| at + 1).min(line.len());
    let mut at = *position;
    let mut shown = Vec::new();
    for mv in &line[..length] {
        shown.push(*mv);
        at = at.play(mv);
    }
    // A capture that is answered by another is half a story.
    let rest = line[length..].iter().take_while(|mv| mv.is_capture());
    shown.extend(rest);
    shown
}

fn gain(us: Color, before: Material, after: Material) -> Option<Fact> {
    let lost = |side: Color| {
        let i = side.index();
        let pieces = i16::from(before.pieces(side)) - i16::from(after.pieces(side));
        (pieces as i8, before.kings[i] as i8 - after.kings[i] as i8)
    };
    let ((ours, our_kings), (theirs, their_kings)) = (lost(us), lost(us.other()));
    let (pieces, kings) = (theirs - ours, their_kings - our_kings);
    let men = pieces - kings;
    match pieces {
        _ if pieces > 0 => Some(Fact::Wins { men, kings }),
        _ if pieces < 0 => Some(Fact::Gives { men: -men, kings: -kings }),
        _ if theirs > 0 => Some(Fact::Exchange { pieces: theirs as u8 }),
        _ => None,
    }
}

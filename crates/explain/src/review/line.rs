//! What a line of play changes on the board.
//!
//! Not here: searches of more than a few plies. Invariant: a gain is told only if the line ends quiet with it: no
//! capture is open for either side, and no shot gives it back.

use crownhead_rules::{AnyMove, AnyPosition, Color, Role, Square};

/// Later moves have little to do with the first one.
const HORIZON: usize = 16;
/// Moves shown of a line without captures.
const SHOWN: usize = 3;

/// Pieces captured on balance by a side. Crowning changes nothing: a man that is crowned along the line counts as
/// a man.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Balance {
    pub(crate) men: i8,
    pub(crate) kings: i8,
}

impl Balance {
    /// Its weight: a king counts half a man more.
    pub(crate) fn weight(self) -> i32 {
        2 * i32::from(self.men) + 3 * i32::from(self.kings)
    }

    /// Pieces of any kind.
    pub(crate) fn pieces(self) -> i8 {
        self.men + self.kings
    }
}

/// The captures of a line, move by move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Count {
    at: AnyPosition,
    side: Color,
    won: Balance,
    /// The kings that were men when the line began.
    crowned: Vec<Square>,
}

impl Count {
    /// Nothing yet, for `side`.
    pub(crate) fn from(start: &AnyPosition, side: Color) -> Count {
        Count { at: *start, side, won: Balance::default(), crowned: Vec::new() }
    }

    /// With one more move.
    pub(crate) fn after(mut self, mv: &AnyMove) -> Count {
        let sign = if self.at.turn() == self.side { 1 } else { -1 };
        let captured = mv.captured();
        for square in captured.iter() {
            let king = self.at.piece_at(square).is_some_and(|piece| piece.role == Role::King);
            if king && !self.crowned.contains(&square) {
                self.won.kings += sign;
            } else {
                self.won.men += sign;
            }
        }
        let moved = self.crowned.contains(&mv.from()) || mv.is_crowning();
        self.crowned.retain(|square| *square != mv.from() && !captured.contains(*square));
        self.crowned.extend(moved.then_some(mv.to()));
        self.at = self.at.play_unchecked(mv);
        self
    }

    /// The pieces won.
    pub(crate) fn won(&self) -> Balance {
        self.won
    }

    /// How many men the side has crowned and still has.
    pub(crate) fn crowned(&self) -> usize {
        let own = |square: &&Square| self.at.piece_at(**square).is_some_and(|piece| piece.color == self.side);
        self.crowned.iter().filter(own).count()
    }

    /// Whether no capture is open for either side.
    fn is_quiet(&self) -> bool {
        Color::ALL.into_iter().all(|side| !self.at.has_capture(side))
    }
}

/// What `side` has won at the end of a line.
pub(crate) fn count(start: &AnyPosition, line: &[AnyMove], side: Color) -> Count {
    line.iter().fold(Count::from(start, side), Count::after)
}

/// Whether a difference of scores, in hundredths of a man, agrees with so many pieces: at least half of their worth.
/// Otherwise they have a price, or the line is not best play.
pub(crate) fn agrees(score: i32, pieces: i8) -> bool {
    score >= 50 * i32::from(pieces)
}

/// A line up to the point where it has achieved what it can.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settled {
    pub(crate) moves: Vec<AnyMove>,
    /// What the side that profits has won by then.
    pub(crate) won: Balance,
    /// Whether that side gives pieces first.
    pub(crate) is_shot: bool,
    /// Whether that side crowns a man.
    pub(crate) crowns: bool,
}

/// The shortest part of a line after which the side of `before` has won what it keeps, with what it had won already.
/// Captures and shots that are open at its end are played out.
pub(crate) fn settle(before: &Count, line: &[AnyMove]) -> Settled {
    let (line, is_stable) = played_out(&before.at, line);
    let mut all = vec![before.clone()];
    for mv in &line {
        let next = all[all.len() - 1].clone().after(mv);
        all.push(next);
    }
    let kept = all[line.len()].won().weight();
    let gains = is_stable && kept > 0;
    let length = if gains { gained_at(&all, kept) } else { quiet_length(&all) };
    let first = before.won().weight();
    Settled {
        crowns: all[length].crowned() > before.crowned(),
        won: if gains || all[length].won().weight() <= 0 { all[length].won() } else { Balance::default() },
        moves: line[..length].to_vec(),
        is_shot: gains && all[..length].iter().any(|count| count.won().weight() < first),
    }
}

/// After how many moves a gain is there and safe: no capture is open, and later moves, or a look for shots, find nothing
/// that gives it back.
fn gained_at(all: &[Count], kept: i32) -> usize {
    let last = all.len() - 1;
    let less = all.iter().rposition(|count| count.won().weight() < kept).map_or(0, |at| at + 1);
    let safe = |at: usize| at >= less || open_shot(&all[at].at).is_none();
    let settled = |at: &usize| all[*at].won().weight() == kept && all[*at].is_quiet() && safe(*at);
    (1..last).find(settled).unwrap_or(last)
}

/// What `side` has won at the end of a line, once pending captures are played out.
pub(crate) fn final_balance(start: &AnyPosition, line: &[AnyMove], side: Color) -> Balance {
    count(start, &played_out(start, line).0, side).won()
}

/// The first moves of a line without gain, extended while a capture is pending.
fn quiet_length(all: &[Count]) -> usize {
    let last = all.len() - 1;
    (SHOWN..last).find(|&length| !all[length].at.has_capture(all[length].at.turn())).unwrap_or(last)
}

/// The beginning of a line, with captures and shots until none is open, and whether that was reached.
fn played_out(start: &AnyPosition, line: &[AnyMove]) -> (Vec<AnyMove>, bool) {
    let mut line = line[..line.len().min(HORIZON)].to_vec();
    let mut at = line.iter().fold(*start, |at, mv| at.play_unchecked(mv));
    while line.len() < 2 * HORIZON {
        let Some(mv) = open_shot(&at) else { return (line, true) };
        line.push(mv);
        at = at.play_unchecked(&mv);
    }
    (line, false)
}

/// The best move while captures or a shot are open; `None` if the position is quiet.
fn open_shot(at: &AnyPosition) -> Option<AnyMove> {
    let legal = at.legal_moves();
    if let [only] = legal[..]
        && only.is_capture()
    {
        return Some(only);
    }
    let mut search = Shots::of(at);
    let mut found = None;
    for quiet in 1..=QUIET_PLIES {
        let best = search.best(at, &legal, quiet);
        // An interrupted search says nothing.
        found = if search.left > 0 || found.is_none() { best } else { found };
    }
    found.filter(|(mv, value)| mv.is_capture() || *value != 0).map(|(mv, _)| mv)
}

/// Moves without captures that a shot may need, of both sides together.
const QUIET_PLIES: u8 = 3;
/// More than all pieces weigh.
const INFINITE: i32 = 1_000;

/// A search for shots: captures are followed to their end, and only captured pieces count.
struct Shots {
    /// Positions that may still be looked at.
    left: u32,
    /// -1 where losing pieces is the goal.
    sign: i32,
}

impl Shots {
    fn of(position: &AnyPosition) -> Shots {
        let losing = position.rules().house_rules().goal.is_losing_game();
        Shots { left: 30_000, sign: if losing { -1 } else { 1 } }
    }

    /// The move that wins the most, and how much.
    fn best(&mut self, at: &AnyPosition, legal: &[AnyMove], quiet: u8) -> Option<(AnyMove, i32)> {
        let mut best: Option<(AnyMove, i32)> = None;
        for mv in legal {
            let most = best.map_or(-INFINITE, |(_, most)| most);
            let value = self.after(at, mv, quiet, (most, INFINITE));
            if value > most {
                best = Some((*mv, value));
            }
        }
        best
    }

    /// What the side to move wins with a move.
    fn after(&mut self, at: &AnyPosition, mv: &AnyMove, quiet: u8, (alpha, beta): (i32, i32)) -> i32 {
        let gain = self.sign * Count::from(at, at.turn()).after(mv).won().weight();
        let quiet = quiet.saturating_sub(u8::from(!mv.is_capture()));
        gain - self.value(&at.play_unchecked(mv), quiet, (gain - beta, gain - alpha))
    }

    /// What the side to move wins.
    fn value(&mut self, at: &AnyPosition, quiet: u8, (mut alpha, beta): (i32, i32)) -> i32 {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 || (quiet == 0 && !at.has_capture(at.turn())) {
            return 0;
        }
        let mut best = None;
        for mv in at.legal_moves() {
            let value = self.after(at, &mv, quiet, (alpha, beta));
            best = best.max(Some(value));
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};
    use crownhead_testkit::fen;

    /// A line of an English game that seems to win two men, until 18-15 11x18 23x5 wins them back.
    const LINE: &str = "6x13 22-18 2-6 26-22 5-9 28-24 16-20 22-17 13x22";
    const GAME: &str = "11-16 24-19 8-11 22-18 4-8 25-22 9-14 18x9";

    fn play(start: &AnyPosition, text: &str) -> Vec<AnyMove> {
        let (mut at, mut line) = (*start, Vec::new());
        for name in text.split_whitespace() {
            let squares: Vec<u16> = name.split(['-', 'x']).map(|n| n.parse().expect("a square")).collect();
            let is_it = |mv: &&AnyMove| [mv.from().number(), mv.to().number()] == squares[..];
            let mv = *at.legal_moves().iter().find(is_it).unwrap_or_else(|| panic!("{name} is not legal"));
            at = at.play_unchecked(&mv);
            line.push(mv);
        }
        line
    }

    #[test]
    fn a_gain_that_a_shot_gives_back_is_none() {
        let start = AnyPosition::start(AnyRules::Variant(Variant::English));
        let position = play(&start, GAME).iter().fold(start, |at, mv| at.play_unchecked(mv));
        let line = play(&position, LINE);
        let settled = settle(&Count::from(&position, position.turn()), &line);
        assert_eq!(settled.won, Balance::default(), "{settled:?}");
    }

    #[test]
    fn a_gain_ends_quiet() {
        // 22-18 15x22 25x18: no gain. With a second man to take, it is one, and the line goes on to its end.
        let position = fen::position(AnyRules::Variant(Variant::English), "W:W22,25,27,29,32:B14,15,1,3");
        let line = play(&position, "22-18");
        let settled = settle(&Count::from(&position, position.turn()), &line);
        let end = count(&position, &settled.moves, position.turn());
        assert!(end.is_quiet() && settled.is_shot, "{settled:?}");
        assert_eq!(settled.won, Balance { men: 1, kings: 0 });
    }
}

//! Why a move is a fault: what the line that punishes it shows on the board, and what the better line shows instead.
//!
//! Not here: sentences. Invariant: pieces are named only where the shown line ends with that balance.

use crownhead_engine::Score;
use crownhead_rules::{AnyMove, AnyPosition};

use crate::review::line::{Balance, Count, Settled, agrees, final_balance, settle};
use crate::review::look::Look;
use crownhead_engine::Wdl;

/// What is wrong with a move, the most important point only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The result with best play gets worse, and both results are known.
    Slips {
        /// The result before the move.
        had: Wdl,
        /// The result after it.
        has: Wdl,
    },
    /// The opponent wins by force.
    AllowsWin {
        /// Plies to the end after the move, if known.
        plies: Option<u32>,
    },
    /// The better move wins by force.
    MissesWin {
        /// Plies to the end, if known.
        plies: Option<u32>,
    },
    /// The move loses pieces.
    Loses {
        /// Men lost on balance; negative if men are won for kings.
        men: i8,
        /// Kings lost on balance.
        kings: i8,
        /// Whether the opponent gives pieces first.
        shot: bool,
    },
    /// The better move wins pieces.
    Misses {
        /// Men won on balance.
        men: i8,
        /// Kings won on balance.
        kings: i8,
    },
    /// The opponent crowns a man.
    LetsCrown,
    /// The better move leads to a king.
    MissesCrown,
    /// Nothing concrete within sight.
    Weaker,
}

/// A fault with the lines that show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub reason: Reason,
    /// The line that punishes the move, the opponent's reply first.
    pub punishment: Vec<AnyMove>,
    /// What would have been better, the better move first.
    pub better: Vec<AnyMove>,
}

/// A position before a move with its best look, and the move with the look after it.
pub(super) struct Case<'l> {
    pub(super) position: &'l AnyPosition,
    pub(super) best: &'l Look,
    pub(super) mv: AnyMove,
    pub(super) reply: &'l Look,
}

impl Case<'_> {
    /// The fault of the move.
    pub(super) fn fault(&self) -> Fault {
        let side = self.position.turn();
        let punishment = settle(&Count::from(self.position, side.other()).after(&self.mv), &self.reply.line);
        let better = settle(&Count::from(self.position, side), &self.best.line);
        let reason = self.result().unwrap_or_else(|| self.on_board(&punishment, &better));
        Fault { reason, punishment: punishment.moves, better: better.moves }
    }

    /// The reason, if a result is known.
    fn result(&self) -> Option<Reason> {
        let known = |look: &Look| look.known.or_else(|| decided(look.score));
        let had = known(self.best);
        let has = known(self.reply).map(reversed);
        let plies = |score: Score| score.decided_in().map(i32::unsigned_abs);
        match (had, has) {
            (Some(had), Some(has)) if has < had => Some(Reason::Slips { had, has }),
            (None, Some(Wdl::Loss)) => Some(Reason::AllowsWin { plies: plies(self.reply.score) }),
            (Some(Wdl::Win), None) => Some(Reason::MissesWin { plies: plies(self.best.score) }),
            _ => None,
        }
    }

    /// The reason by what the lines show.
    fn on_board(&self, punishment: &Settled, better: &Settled) -> Reason {
        if self.position.rules().house_rules().goal.is_losing_game() {
            return Reason::Weaker;
        }
        let side = self.position.turn();
        let lost = punishment.won;
        let kept = final_balance(self.position, &self.best.line, side);
        let Balance { men, kings } = lost;
        let cost = self.best.score.0 + self.reply.score.0;
        let agrees = |pieces: i8| pieces > 0 && agrees(cost, pieces);
        if lost.pieces() > 0 && agrees(kept.pieces() + lost.pieces()) {
            return Reason::Loses { men, kings, shot: punishment.is_shot };
        }
        let Balance { men, kings } = better.won;
        if better.won.pieces() > 0 && agrees(better.won.pieces() + lost.pieces()) {
            return Reason::Misses { men, kings };
        }
        match (punishment.crowns, better.crowns) {
            (true, false) => Reason::LetsCrown,
            (false, true) => Reason::MissesCrown,
            _ => Reason::Weaker,
        }
    }
}

fn decided(score: Score) -> Option<Wdl> {
    score.is_known().then_some(if score.0 > 0 { Wdl::Win } else { Wdl::Loss })
}

pub(super) fn reversed(result: Wdl) -> Wdl {
    match result {
        Wdl::Win => Wdl::Loss,
        Wdl::Draw => Wdl::Draw,
        Wdl::Loss => Wdl::Win,
    }
}

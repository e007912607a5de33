//! Endgame tables as the search sees them: a trait to implement, and the values that a probe returns.
//!
//! A probe returns a WDL value (win, draw or loss for the side to move) and, if the tables know it, a distance: to
//! conversion (DTC; the next capture or crowning) or to the end of the game (DTW). Tables know no draw rules;
//! [`beats_draw_counters`] compares a distance with the draw counters.
//!
//! Not here: where tables come from, and how the search scores a value (`table_probe`).

use std::fmt::Debug;

use crownhead_rules::{
    Color, DrawClock, DrawRules,
    draw::{EndingClass, Endings},
};

/// The pieces of a position as bitboards of its geometry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// All pieces of White and of Black.
    pub sides: [u128; 2],
    /// The kings of both.
    pub kings: u128,
    /// The side to move.
    pub turn: Color,
}

/// The value of a position for the side to move, without regard to draw rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win(Length),
    /// The side to move loses.
    Loss(Length),
}

/// How long a win takes with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// The tables hold no distances.
    Unknown,
    /// Distance to conversion: plies to the next capture or crowning, that move included.
    ToConversion(u16),
    /// Distance to win: plies to the end of the game.
    ToEnd(u16),
}

/// Endgame tables for the rules of a search. Threads share them.
pub trait Endgames: Debug + Sync {
    /// The most pieces for which there may be a table.
    fn max_pieces(&self) -> u32;
    /// A prober for one thread.
    fn prober(&self) -> Box<dyn Prober + '_>;
}

/// Probes tables for one thread.
pub trait Prober {
    /// The value of a position in which the side to move need not capture; `None` if no table has it.
    fn probe(&mut self, pieces: &Pieces) -> Option<Verdict>;
}

/// Whether a win that takes `plies` is certain to end before a draw counter runs out, whatever endings it passes
/// through.
pub fn beats_draw_counters(draws: &DrawRules, clock: DrawClock, plies: u16) -> bool {
    let tightest = match draws.endings {
        Endings::None => u16::MAX,
        Endings::International | Endings::Russian => EndingClass::LoneKingAgainstTwo.limit(),
        Endings::Pool => EndingClass::ThreeKingsPool.limit(),
        Endings::Canadian => EndingClass::ThreeKingsCanadian.limit(),
        Endings::Frisian => EndingClass::KingEach.limit(),
        Endings::OneEach => EndingClass::PieceEach.limit(),
    };
    // The ply that fills a counter ends the game.
    plies <= tightest && clock.plies_left(draws).is_none_or(|left| plies <= left)
}

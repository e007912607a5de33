//! Styles: a taste that decides between moves of about the same worth.
//!
//! Here: what each style likes about a move. `choose` adds it to the score. Invariant: a taste depends on the position, the move
//! and the weights only. That games differ by style is measured: `crownhead lab styles`.

use core::fmt;

use crownhead_eval::Weights;
use crownhead_rules::{AnyMove, AnyPosition, Color};
use crownhead_search::NullMonitor;

use crate::human::{Eyes, look};
use crate::task::Task;

/// How a level likes to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Exchanges pieces and keeps out of contact.
    Cautious,
    /// Avoids exchanges and seeks contact.
    Sharp,
    /// Sets traps.
    Tricky,
}

/// What an exchange of a piece is worth to a cautious player, in hundredths of a man.
const EXCHANGE: f64 = 15.0;
/// What a pair of opposing pieces in contact is worth to a sharp player, in hundredths of a man.
const CONTACT: f64 = 2.0;
/// What it costs a cautious player. With twice as much, level 8 loses more than 100 points of strength in English.
const DISTANCE: f64 = 1.0;
/// What it is worth to a tricky player if every plausible reply loses a man, in hundredths of a man.
const TRAP: f64 = 60.0;
/// Columns and rows between pieces in contact, at most.
const REACH: u8 = 2;
/// The most plies of captures in an exchange.
const MOST_CAPTURES: usize = 8;
/// A reply is plausible if it looks at most so much worse than the best at first sight, in hundredths of a man.
const PLAUSIBLE: i32 = 30;
/// A reply is a mistake if it is worse than the best by more than this, in hundredths of a man.
const MISTAKE: i32 = 70;

impl Style {
    /// All styles.
    pub const ALL: [Style; 3] = [Style::Cautious, Style::Sharp, Style::Tricky];

    /// The word in the key of an opponent.
    pub const fn key(self) -> &'static str {
        match self {
            Style::Cautious => "cautious",
            Style::Sharp => "sharp",
            Style::Tricky => "tricky",
        }
    }

    /// The style of a word.
    pub fn from_key(key: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.key() == key)
    }

    /// How much this style likes a legal move, in hundredths of a man.
    pub(crate) fn taste(self, position: &AnyPosition, mv: &AnyMove, weights: Option<&Weights>) -> f64 {
        let after = position.play_unchecked(mv);
        match self {
            Style::Cautious => EXCHANGE * exchanged(position, &after) - DISTANCE * contacts(&after) as f64,
            Style::Sharp => CONTACT * contacts(&after) as f64 - EXCHANGE * exchanged(position, &after),
            Style::Tricky => TRAP * traps(&after, weights),
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The pieces that each side loses by a move and the captures after it, at least.
fn exchanged(before: &AnyPosition, after: &AnyPosition) -> f64 {
    let mut now = *after;
    for _ in 0..MOST_CAPTURES {
        let Some(mv) = now.legal_moves().into_iter().find(AnyMove::is_capture) else { break };
        now = now.play_unchecked(&mv);
    }
    let lost = |side| before.material().pieces(side) - now.material().pieces(side);
    f64::from(lost(Color::White).min(lost(Color::Black)))
}

/// Pairs of opposing pieces at most two columns and two rows apart.
pub fn contacts(position: &AnyPosition) -> usize {
    let board = position.board();
    let pieces: Vec<_> =
        position.pieces().map(|(square, piece)| (board.place(square), piece.color)).collect();
    let near = |a: (u8, u8), b: (u8, u8)| a.0.abs_diff(b.0) <= REACH && a.1.abs_diff(b.1) <= REACH;
    let of = |(index, &(here, color)): (usize, &((u8, u8), _))| {
        pieces[..index].iter().filter(|&&(there, other)| other != color && near(here, there)).count()
    };
    pieces.iter().enumerate().map(of).sum()
}

/// The share of plausible replies that lose a man: they look good at first sight, and bad when looked at further.
fn traps(position: &AnyPosition, weights: Option<&Weights>) -> f64 {
    /// The scale of errors only makes the search exact within nine times as much of the best.
    const GLANCE: Eyes = Eyes { blindness: 0.0, plies: 1, nodes: 1_000, error: 12.0 };
    const CLOSER: Eyes = Eyes { blindness: 0.0, plies: 4, nodes: 4_000, error: 12.0 };
    let task = Task::from_position(*position);
    let [glance, closer] =
        [GLANCE, CLOSER].map(|eyes| look(&task, weights, eyes, 0, &mut NullMonitor).scores);
    let best = |scores: &[(AnyMove, i32)]| scores.iter().map(|&(_, score)| score).max().unwrap_or_default();
    let (first, second) = (best(&glance), best(&closer));
    // Both list the legal moves in the order of generation.
    let plausible = || glance.iter().zip(&closer).filter(|((_, score), _)| *score >= first - PLAUSIBLE);
    let mistakes = plausible().filter(|(_, (_, score))| *score < second - MISTAKE).count();
    mistakes as f64 / plausible().count().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};
    use crownhead_testkit::fen;

    fn english(fen: &str) -> AnyPosition {
        fen::position(AnyRules::Variant(Variant::English), fen)
    }

    #[test]
    fn keys_name_styles() {
        assert!(Style::ALL.into_iter().all(|style| Style::from_key(style.key()) == Some(style)));
        assert_eq!(Style::from_key("wild"), None);
    }

    #[test]
    fn pieces_touch_two_columns_and_rows_apart() {
        assert_eq!(contacts(&AnyPosition::start(Variant::English)), 0);
        assert_eq!(contacts(&english("W:W18,31:B15,14,1")), 2);
    }

    #[test]
    fn a_cautious_player_likes_the_exchange_that_a_sharp_one_avoids() {
        // 22-18 gives a man and takes it back.
        let position = english("W:W22,27,32:B1,14,3");
        let liked = |style: Style| {
            let moves = position.legal_moves();
            let taste = |mv: &AnyMove| style.taste(&position, mv, None);
            let best = moves.iter().max_by(|a, b| taste(a).total_cmp(&taste(b)));
            best.map(|mv| (mv.from().number(), mv.to().number()))
        };
        assert_eq!(liked(Style::Cautious), Some((22, 18)));
        assert_ne!(liked(Style::Sharp), Some((22, 18)));
    }

    #[test]
    fn a_reply_that_runs_into_a_shot_is_a_trap() {
        // After 9-14?, White gives a man on 18 and takes two.
        let trap = english("B:W22,23,26,31:B2,9,15,1");
        let safe = english("B:W31,32:B1,2");
        assert!(traps(&trap, None) > 0.0);
        assert!(traps(&safe, None).abs() < f64::EPSILON);
    }
}

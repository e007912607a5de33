//! Late move reductions: quiet moves that come late in the order are first searched at reduced depth.
//!
//! | node | condition | plies |
//! |---|---|---|
//! | principal variation | 4th move or later | 1 |
//! | null window | 2nd to 4th move | 1 |
//! | null window | 5th move or later | 2 |
//! | null window, kings do not fly, child depth 7 or more | 4th move or later | 1 more |
//! | hopeless: null window, flying kings on 10x10 or more, child depth 3 or more | 2nd move or later | 1 more |
//!
//! A node is hopeless if its static evaluation is more than 0.5 men below the window.
//!
//! Captures, crownings, [sacrifices](crate::sacrifices) and children of depth 1 or less are never reduced. The numbers
//! come from matches (`docs/search-measurements.md`). The first additional ply gained where kings step one square; with
//! flying kings it gained nothing in International and lost strength in Russian. The second gained in International,
//! and lost strength in Russian.

use crownhead_eval::{Evaluator, Score};
use crownhead_rules::{BoardKind, Move, Position, Rules, geometry::Geometry};

use crate::{node::NodeArgs, parameters::Parameter, search::Search, techniques::Technique};

/// Without flying kings, moves from this one on lose another ply ...
const LATE_SHORT_KINGS: usize = 3;
/// ... if the child has at least this depth.
const DEEP_CHILD: i32 = 7;
/// The least depth of a child that the static evaluation reduces further.
const HOPELESS_CHILD: i32 = 3;

impl<R: Rules, E: Evaluator<R>> Search<'_, R, E> {
    /// Plies to take off the move that leads to a child. `number` is its place in the order, counted from 0; `args` are
    /// the node's, but with the child's depth.
    pub(crate) fn reduction(
        &self,
        args: &NodeArgs,
        (mv, number): (&Move<R::Board>, usize),
        child: &Position<R::Board>,
    ) -> i32 {
        let at_least = |parameter| number as i32 >= self.context.parameters.get(parameter);
        let late = at_least(if args.is_pv() { Parameter::LatePv } else { Parameter::Late });
        let quiet = !mv.is_capture() && !mv.is_crowning();
        let allowed = self.context.techniques.has(Technique::LateMoveReductions);
        if !late || args.depth < 2 || !quiet || !allowed || self.is_spared(child) {
            return 0;
        }
        if args.is_pv() {
            return 1;
        }
        let deep =
            !self.context.rules.flying_kings() && args.depth >= DEEP_CHILD && number >= LATE_SHORT_KINGS;
        let margin = self.context.parameters.get(Parameter::HopelessMargin);
        let hopeless = args.static_eval.0 + margin < args.alpha.0;
        1 + i32::from(at_least(Parameter::VeryLate)) + i32::from(deep) + i32::from(hopeless)
    }

    /// The static evaluation of a node whose late moves it may reduce further, [`Score::INFINITE`] for any other.
    pub(crate) fn eval_for_reductions(
        &mut self,
        position: &Position<R::Board>,
        args: &NodeArgs,
        first: usize,
    ) -> Score {
        let allowed = self.context.techniques.has(Technique::LateMoveReductions);
        let large = matches!(R::Board::KIND, BoardKind::Dark10 | BoardKind::Dark12 | BoardKind::Mirrored12);
        let suits = large && self.context.rules.flying_kings();
        let quiet = !self.stack.moves[first].is_capture();
        let asks = allowed && suits && quiet && !args.is_pv() && args.depth > HOPELESS_CHILD;
        if asks { self.static_eval(position) } else { Score::INFINITE }
    }
}

//! What pruning saves: search calls per depth without it, with it, with it in a good order, and by the full
//! search.
//!
//! For the first three a call is one entry into the recursive function, the root included; for the full
//! search, which begins anew at every depth with an empty memory, it is one move played.

use crownhead_engine::{Engine, Limits, Options, Pruning, Silent, Task, TreeSearch, search_tree};
use crownhead_rules::AnyPosition;

/// A way to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every line to the end.
    Minimax,
    /// Alpha-beta, moves tried as they are generated.
    AlphaBeta,
    /// Alpha-beta, the moves that look best at once tried first.
    Ordered,
    /// The real search: iterative deepening, memory, selective depth, quiescence.
    Full,
}

impl Method {
    /// All ways, from the most wasteful to the best.
    pub const ALL: [Method; 4] = [Method::Minimax, Method::AlphaBeta, Method::Ordered, Method::Full];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Method::Minimax => "minimax",
            Method::AlphaBeta => "alphabeta",
            Method::Ordered => "ordered",
            Method::Full => "full",
        }
    }

    /// The name in tables and plots.
    pub const fn title(self) -> &'static str {
        match self {
            Method::Minimax => "minimax",
            Method::AlphaBeta => "alpha-beta",
            Method::Ordered => "ordered alpha-beta",
            Method::Full => "full search",
        }
    }

    fn calls(self, position: &AnyPosition, depth: u8) -> u64 {
        let plain = |pruning| search_tree(position, TreeSearch::material(depth, pruning, false), &mut Silent).calls;
        match self {
            Method::Minimax => plain(Pruning::None),
            Method::AlphaBeta => plain(Pruning::AlphaBeta),
            Method::Ordered => plain(Pruning::Ordered),
            Method::Full => {
                let mut engine = Engine::new(Options::default());
                engine.analyze(&Task::from_position(*position), &Limits::depth(depth), &mut Silent).nodes
            }
        }
    }
}

/// The calls of one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Plies.
    pub depth: u8,
    /// Calls by method, in the order of [`Method::ALL`]; `None` where they would have been too many.
    pub calls: [Option<u64>; 4],
}

/// Measures depth after depth up to `last`, and tells each row when it is known. A method that would need
/// more than about `most_calls` is left out from there on.
pub fn measure(position: &AnyPosition, last: u8, most_calls: u64, on_row: &mut dyn FnMut(&Row)) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for depth in 1..=last {
        let calls = std::array::from_fn(|method| {
            let known = |back: usize| rows.len().checked_sub(back).and_then(|at| rows[at].calls[method]);
            let affordable = match (known(1), known(2)) {
                (None, _) => rows.is_empty(),
                (Some(before), None) => before <= most_calls,
                (Some(before), Some(earlier)) => expected(before, earlier) <= most_calls as f64,
            };
            affordable.then(|| Method::ALL[method].calls(position, depth))
        });
        let row = Row { depth, calls };
        on_row(&row);
        rows.push(row);
    }
    rows
}

/// The calls of the next depth if they grow once more as they just did.
fn expected(before: u64, earlier: u64) -> f64 {
    let growth = before as f64 / earlier.max(1) as f64;
    before as f64 * growth.max(1.0)
}

/// By how much a method's calls grow with each ply, on average over all measured depths.
pub fn branching(rows: &[Row], method: Method) -> Option<f64> {
    let known: Vec<u64> = rows.iter().filter_map(|row| row.calls[method as usize]).collect();
    let (first, last) = (*known.first()?, *known.last()?);
    (known.len() > 1 && first > 0).then(|| (last as f64 / first as f64).powf(1.0 / (known.len() - 1) as f64))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Preset, Variant};

    #[test]
    fn pruning_saves_calls_and_order_saves_more() {
        for rules in [AnyRules::Variant(Variant::English), AnyRules::Preset(Preset::FlyingTutorial)] {
            let rows = measure(&AnyPosition::start(rules), 9, 10_000_000, &mut |_| {});
            let last = rows.last().expect("six rows").calls.map(|calls| calls.expect("affordable"));
            assert!(last[1] < last[0], "{rules:?}: {last:?}");
            assert!(last[2] < last[1], "{rules:?}: {last:?}");
        }
    }

    #[test]
    fn minimax_visits_every_line() {
        // The root, its 7 moves, their 7 answers each.
        let start = AnyPosition::start(AnyRules::Variant(Variant::English));
        let calls: Vec<_> = measure(&start, 2, 1_000, &mut |_| {}).iter().map(|row| row.calls[0]).collect();
        assert_eq!(calls, [Some(8), Some(57)]);
    }

    #[test]
    fn what_costs_too_much_is_left_out() {
        let start = AnyPosition::start(AnyRules::Variant(Variant::English));
        let rows = measure(&start, 5, 1_000, &mut |_| {});
        assert_eq!(rows[2].calls[0], Some(359));
        assert_eq!(rows[3].calls[0], None, "359 grow to more than a thousand");
        assert_eq!(rows[4].calls[0], None);
        assert!(branching(&rows, Method::Minimax).is_some_and(|b| (6.0..8.0).contains(&b)));
    }
}

//! What pruning saves: search calls per depth without it, with it, with it in a good order, and by the full
//! search.
//!
//! For the first three, which look exactly so many plies deep and count material there, a call is one entry into
//! the recursive function, the root included. The full search begins anew at every depth with an empty memory;
//! what counts for it is the moves it plays, in all iterations up to that depth, those beyond the depth
//! (forced replies, captures played out) included. It sees further than the depth says, and costs more.

use crownhead_engine::{Engine, Limits, NullMonitor, Options, Pruning, Task, TreeSearch, search_tree};
use crownhead_rules::AnyPosition;

/// A way to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every line to the end.
    Minimax,
    /// Alpha-beta, moves tried as they are generated.
    AlphaBeta,
    /// Alpha-beta, the most promising moves tried first.
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

    /// What is counted, in a few words.
    pub const fn counts(self) -> &'static str {
        match self {
            Method::Minimax | Method::AlphaBeta | Method::Ordered => {
                "entries into the recursive function, the root included"
            }
            Method::Full => "moves played in all iterations up to that depth, captures beyond it included",
        }
    }

    fn calls(self, position: &AnyPosition, depth: u8) -> u64 {
        let plain = |pruning| {
            search_tree(position, TreeSearch::material(depth, pruning, false), &mut NullMonitor).calls
        };
        match self {
            Method::Minimax => plain(Pruning::None),
            Method::AlphaBeta => plain(Pruning::AlphaBeta),
            Method::Ordered => plain(Pruning::Ordered),
            Method::Full => {
                let mut engine = Engine::new(Options::default());
                engine.analyze(&Task::from_position(*position), &Limits::depth(depth), &mut NullMonitor).nodes
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
    use crownhead_engine::bench_positions;
    use crownhead_rules::{AnyRules, Variant};

    /// Calls of alpha-beta and ordered alpha-beta at each depth from 1 on.
    fn pruned(position: &AnyPosition, last: u8) -> Vec<[u64; 2]> {
        let calls = |depth| [Method::AlphaBeta, Method::Ordered].map(|method| method.calls(position, depth));
        (1..=last).map(calls).collect()
    }

    #[test]
    fn pruning_saves_calls() {
        for variant in [Variant::English, Variant::International] {
            let start = AnyPosition::start(AnyRules::Variant(variant));
            for row in measure(&start, 6, 10_000_000, &mut |_| {}) {
                let calls = row.calls.map(|calls| calls.expect("affordable"));
                assert!(calls[1] <= calls[0] && calls[2] <= calls[0], "{variant:?}: {calls:?}");
            }
        }
    }

    #[test]
    fn order_saves_more_at_every_depth() {
        for variant in [Variant::English, Variant::International] {
            let positions = bench_positions(AnyRules::Variant(variant));
            // The start, then opening and middle game.
            let rows: Vec<_> = positions.iter().take(5).map(|position| pruned(position, 9)).collect();
            for depth in 1..=9 {
                let [plain, ordered] = rows[0][depth - 1];
                assert!(ordered <= plain, "{variant:?} at {depth}: {ordered} > {plain} from the start");
                let sum = |method: usize| rows.iter().map(|row| row[depth - 1][method]).sum::<u64>();
                // From one position order can have bad luck; on the whole it saves.
                assert!(sum(1) <= sum(0), "{variant:?} at {depth}: {} > {}", sum(1), sum(0));
                assert!(
                    depth < 5 || 3 * sum(1) < 2 * sum(0),
                    "{variant:?} at {depth}: less than a third is saved"
                );
            }
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

//! What pruning saves: search calls per depth of minimax, alpha-beta, ordered alpha-beta and the full search.
//!
//! The first three search to a fixed depth and evaluate material there; a call is one entry into the recursive
//! function, the root included. The full search starts each depth with an empty memory; its count is the moves it plays
//! in all iterations up to that depth, including moves beyond it (forced replies and captures). It sees further than
//! its nominal depth and costs more.

use crownhead_engine::{Engine, Limits, NullMonitor, Options, Pruning, Task, TreeSearch, search_tree};
use crownhead_notation::fen;
use crownhead_rules::AnyPosition;
use serde::Serialize;

use crate::plot::{Plot, Series, Vertical};

/// A search method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every line to the full depth.
    Minimax,
    /// Alpha-beta with moves in generation order.
    AlphaBeta,
    /// Alpha-beta with the most promising moves first.
    Ordered,
    /// The search of the levels: iterative deepening, transposition table, selective depth, quiescence.
    Full,
}

impl Method {
    /// All methods, the most expensive first.
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

    /// What counts as one call.
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
    /// The depth in plies.
    pub depth: u8,
    /// Calls by method, in the order of [`Method::ALL`]; `None` if there would have been too many.
    pub calls: [Option<u64>; 4],
}

/// Measures one depth after another up to `last`, and passes each row to `on_row`. A method stops once a depth would
/// need more than about `most_calls` calls.
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

/// The expected calls of the next depth, by the last growth factor.
fn expected(before: u64, earlier: u64) -> f64 {
    let growth = before as f64 / earlier.max(1) as f64;
    before as f64 * growth.max(1.0)
}

/// The average branching factor of a method over all measured depths.
pub fn branching(rows: &[Row], method: Method) -> Option<f64> {
    let known: Vec<u64> = rows.iter().filter_map(|row| row.calls[method as usize]).collect();
    let (first, last) = (*known.first()?, *known.last()?);
    (known.len() > 1 && first > 0).then(|| (last as f64 / first as f64).powf(1.0 / (known.len() - 1) as f64))
}

/// What the numbers count, in a sentence without its end.
pub fn counted() -> String {
    let [plain, _, _, full] = Method::ALL.map(Method::counts);
    format!("{plain}; by the {}, {full}", Method::Full.title())
}

/// A measurement as data.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The key of the rules, if they have one.
    pub variant: Option<&'static str>,
    /// The position.
    pub fen: String,
    /// The calls at each depth.
    pub rows: Vec<Calls>,
    /// The branching factor of each method.
    pub branching: ByMethod<f64>,
}

/// The calls of one depth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Calls {
    /// The depth in plies.
    pub depth: u8,
    /// The calls of each method.
    #[serde(flatten)]
    pub calls: ByMethod<u64>,
}

/// A number for each method; none where it would have taken too long.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ByMethod<T> {
    minimax: Option<T>,
    alphabeta: Option<T>,
    ordered: Option<T>,
    full: Option<T>,
}

impl<T> From<[Option<T>; 4]> for ByMethod<T> {
    fn from([minimax, alphabeta, ordered, full]: [Option<T>; 4]) -> ByMethod<T> {
        ByMethod { minimax, alphabeta, ordered, full }
    }
}

impl Summary {
    /// The measurement of a position.
    pub fn new(position: &AnyPosition, rows: &[Row]) -> Summary {
        Summary {
            variant: position.rules().key(),
            fen: fen::write(position),
            rows: rows.iter().map(|row| Calls { depth: row.depth, calls: row.calls.into() }).collect(),
            branching: Method::ALL.map(|method| branching(rows, method)).into(),
        }
    }
}

/// The calls by depth, on a logarithmic axis.
pub fn plot(position: &AnyPosition, rows: &[Row]) -> Plot {
    let series = |method: Method| {
        let point = |row: &Row| Some((f64::from(row.depth), row.calls[method as usize]? as f64));
        let factor = branching(rows, method).map_or(String::new(), |factor| format!(" (×{factor:.2})"));
        let name = format!("{}{factor}", method.title());
        Series { name, points: rows.iter().filter_map(point).collect() }
    };
    let rules = position.rules();
    let from =
        if *position == AnyPosition::start(rules) { "the start".to_owned() } else { fen::write(position) };
    let name = rules.key().unwrap_or("house rules");
    Plot {
        title: "What pruning saves".to_owned(),
        subtitle: format!("{name} from {from}; branching factor in parentheses"),
        note: format!("Counted: {}.", counted()),
        x_name: "depth in plies".to_owned(),
        y_name: "search calls".to_owned(),
        vertical: Vertical::Logarithmic,
        series: Method::ALL.into_iter().map(series).collect(),
    }
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
    fn ordering_saves_more_at_every_depth() {
        for variant in [Variant::English, Variant::International] {
            let positions = bench_positions(AnyRules::Variant(variant));
            // The start, then the opening and the middle game.
            let rows: Vec<_> = positions.iter().take(5).map(|position| pruned(position, 9)).collect();
            for depth in 1..=9 {
                let [plain, ordered] = rows[0][depth - 1];
                assert!(ordered <= plain, "{variant:?} at {depth}: {ordered} > {plain} from the start");
                let sum = |method: usize| rows.iter().map(|row| row[depth - 1][method]).sum::<u64>();
                // In a single position, ordering can be unlucky; over all positions it saves calls.
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
        // The root, its 7 moves, and 7 replies to each.
        let start = AnyPosition::start(AnyRules::Variant(Variant::English));
        let calls: Vec<_> = measure(&start, 2, 1_000, &mut |_| {}).iter().map(|row| row.calls[0]).collect();
        assert_eq!(calls, [Some(8), Some(57)]);
    }

    #[test]
    fn expensive_methods_stop_early() {
        let start = AnyPosition::start(AnyRules::Variant(Variant::English));
        let rows = measure(&start, 5, 1_000, &mut |_| {});
        assert_eq!(rows[2].calls[0], Some(359));
        assert_eq!(rows[3].calls[0], None, "359 grow to more than a thousand");
        assert_eq!(rows[4].calls[0], None);
        assert!(branching(&rows, Method::Minimax).is_some_and(|b| (6.0..8.0).contains(&b)));
    }
}

//! What `crownhead microscope --json` prints: the whole recorded tree.

use crownhead_microscope::{Event, Method, State, Tree, bound, picture::state_class};
use crownhead_prose::microscope::move_name;
use serde::Serialize;

/// A tree. Values and windows are those of the side to move at the root, in hundredths of a man.
#[derive(Serialize)]
pub(super) struct Report {
    method: &'static str,
    depth: u8,
    /// Whether the search came to its end; if not, there is no value.
    finished: bool,
    value: Option<i32>,
    visited: u64,
    skipped: u64,
    known: u64,
    /// How many nodes are listed, and whether those are all.
    drawn: usize,
    whole: bool,
    nodes: Vec<NodeReport>,
}

/// A node. Its number is its place in the list.
#[derive(Serialize)]
struct NodeReport {
    parent: Option<usize>,
    #[serde(rename = "move")]
    mv: Option<String>,
    ply: usize,
    depth: u8,
    /// `None` is no bound.
    window: [Option<i32>; 2],
    value: Option<i32>,
    /// When it was entered, counted from 1 over all listed nodes; `None` if it was skipped.
    visit: Option<usize>,
    reason: &'static str,
    /// The node where the same position was searched before, if that is listed.
    known_from: Option<usize>,
    scout: bool,
    quiescence: bool,
}

impl Report {
    pub(super) fn of(tree: &Tree, method: Method, depth: u8) -> Report {
        let mut visits = vec![None; tree.nodes.len()];
        let entered = tree.events.iter().filter(|event| matches!(event, Event::Enter(_)));
        for (at, event) in entered.enumerate() {
            visits[event.node()] = Some(at + 1);
        }
        let nodes = (0..tree.nodes.len()).map(|number| NodeReport::of(tree, number, visits[number]));
        Report {
            method: method.key(),
            depth,
            finished: tree.finished,
            value: tree.value(),
            visited: tree.visited,
            skipped: tree.skipped,
            known: tree.known,
            drawn: tree.nodes.len(),
            whole: tree.whole,
            nodes: nodes.collect(),
        }
    }
}

impl NodeReport {
    fn of(tree: &Tree, number: usize, visit: Option<usize>) -> NodeReport {
        let node = &tree.nodes[number];
        NodeReport {
            parent: node.parent,
            mv: node.mv.map(|_| move_name(tree, number)),
            ply: node.ply,
            depth: node.depth,
            window: [bound(node.alpha), bound(node.beta)],
            value: node.value,
            visit,
            reason: state_class(node.state),
            known_from: if let State::Known(first) = node.state { first } else { None },
            scout: node.scout,
            quiescence: node.quiet,
        }
    }
}

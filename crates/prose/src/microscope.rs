//! The words of the search microscope. They are loaded with those of the study ([`study::load`](crate::study::load)).

use crownhead_microscope::{Method, Node, State, Tree, picture::state_class};

use crate::{fixed::texts, messages::say, moves::line_text};

texts! {
    /// A label of the microscope.
    MicroLabel {
        Back = "micro-back",
        Counts = "micro-counts",
        Depth = "micro-depth",
        Export = "micro-export",
        Forward = "micro-forward",
        Hint = "micro-hint",
        Method = "micro-method",
        Pause = "micro-pause",
        Play = "micro-play",
        Root = "micro-root",
        Small = "micro-small",
        Start = "micro-start",
        Title = "micro-title",
        Undo = "micro-undo",
        Whole = "micro-whole",
    }
}

/// Values from here on are won games, and those beyond it no bounds at all (`crownhead_microscope`).
const WON: i32 = 9_000;
const INFINITE: i32 = 20_000;

/// The name of a method.
pub fn method_name(method: Method) -> String {
    say!("micro-method-name", method = method.key())
}

/// What a method does.
pub fn method_line(method: Method) -> String {
    say!("micro-method-line", method = method.key())
}

/// How far the replay is.
pub fn step(number: usize, all: usize) -> String {
    say!("micro-step", n = number, all = all)
}

/// What a search has visited and skipped.
pub fn visited(tree: &Tree) -> String {
    let skipped = tree.count(|state| state == State::Skipped);
    let known = tree.count(|state| matches!(state, State::Known(_)));
    let all = say!("micro-visited", n = tree.visited, skipped = skipped, known = known);
    if tree.complete {
        return all;
    }
    format!("{all} {}", say!("micro-part", n = tree.nodes.len()))
}

/// The moves that lead to a node; the name of the root.
pub fn path(tree: &Tree, node: usize) -> String {
    let moves = tree.moves_to(node);
    if moves.is_empty() { MicroLabel::Root.text() } else { line_text(&tree.root, &moves) }
}

/// The window, value and state of a node.
pub fn facts(node: &Node, open: bool) -> Vec<String> {
    let window = say!("micro-window", alpha = &value(node.alpha), beta = &value(node.beta));
    let worth = node.value.filter(|_| !open).map(|worth| say!("micro-value", value = &value(worth)));
    let state = if open { "open" } else { state_class(node.state) };
    let scout = node.scout.then(|| say!("micro-scout"));
    [Some(window), worth, Some(say!("micro-state", state = state)), scout].into_iter().flatten().collect()
}

/// What a node is called when it is pointed at.
pub fn node_title(tree: &Tree, node: usize) -> String {
    format!("{}\n{}", path(tree, node), facts(&tree.nodes[node], false).join(" "))
}

/// A value in men, or a result.
fn value(hundredths: i32) -> String {
    match hundredths {
        INFINITE.. => "∞".to_owned(),
        WON.. => say!("micro-win"),
        _ if hundredths <= -INFINITE => "−∞".to_owned(),
        _ if hundredths <= -WON => say!("micro-loss"),
        0 => "0.00".to_owned(),
        _ => format!("{:+.2}", f64::from(hundredths) / 100.0).replace('-', "−"),
    }
}

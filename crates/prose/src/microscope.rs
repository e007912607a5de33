//! The words of the search microscope. They are loaded with those of the study ([`study::load`](crate::study::load)).

use crownhead_microscope::{BUDGET, Method, State, Tree, picture::state_class};
use crownhead_notation::movetext;

use crate::{
    fixed::texts,
    messages::say,
    moves::line_text,
    numbers::{decimal, grouped},
};

texts! {
    /// A label of the microscope.
    MicroLabel {
        Back = "micro-back",
        Counts = "micro-counts",
        Depth = "micro-depth",
        Export = "micro-export",
        Forward = "micro-forward",
        Hint = "micro-hint",
        KeyEnds = "micro-key-ends",
        KeyFold = "micro-key-fold",
        KeyJump = "micro-key-jump",
        KeyNext = "micro-key-next",
        KeyPrevious = "micro-key-previous",
        KeyQuit = "micro-key-quit",
        KeyReplay = "micro-key-replay",
        Legend = "micro-legend",
        Method = "micro-method",
        Pause = "micro-pause",
        Play = "micro-play",
        Root = "micro-root",
        Small = "micro-small",
        Start = "micro-start",
        Title = "micro-title",
        Undo = "micro-undo",
        Whole = "micro-whole",
        ZoomIn = "micro-zoom-in",
        ZoomOut = "micro-zoom-out",
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

/// What a search has visited and skipped, whether it came to its end, and how much of it is drawn.
pub fn visited(tree: &Tree) -> String {
    let all = say!("micro-visited", n = tree.visited, skipped = tree.skipped, known = tree.known);
    let cut = cut_off(tree);
    let part = (!tree.whole).then(|| say!("micro-part", n = tree.nodes.len()));
    [Some(all), cut, part].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// That a search was cut off, if it was.
pub fn cut_off(tree: &Tree) -> Option<String> {
    (!tree.finished).then(|| say!("micro-cut-off", n = &grouped(BUDGET)))
}

/// What a missing count means.
pub fn uncounted() -> String {
    say!("micro-uncounted", n = &grouped(BUDGET))
}

/// What a class of the picture means (`crownhead_microscope::picture::LEGEND`).
pub fn legend(class: &str) -> String {
    say!("micro-legend-line", key = class)
}

/// The moves that lead to a node; the name of the root.
pub fn path(tree: &Tree, node: usize) -> String {
    let moves = tree.moves_to(node);
    if moves.is_empty() { MicroLabel::Root.text() } else { line_text(&tree.root, &moves) }
}

/// The move that leads to a node; the name of the root.
pub fn move_name(tree: &Tree, node: usize) -> String {
    match (tree.nodes[node].parent, tree.nodes[node].mv) {
        (Some(parent), Some(mv)) => movetext::write(&tree.position(parent), &mv),
        _ => MicroLabel::Root.text(),
    }
}

/// The window, value and state of a node, which may still be being searched.
pub fn facts(tree: &Tree, node: usize, open: bool) -> Vec<String> {
    let Some(record) = tree.nodes.get(node) else { return Vec::new() };
    let window = say!("micro-window", alpha = &value(record.alpha), beta = &value(record.beta));
    let worth = record.value.filter(|_| !open).map(|worth| say!("micro-value", value = &value(worth)));
    let scout = record.scout.then(|| say!("micro-scout"));
    [Some(window), worth, Some(reason(tree, node, open)), scout].into_iter().flatten().collect()
}

/// What became of a node, and why.
fn reason(tree: &Tree, node: usize, open: bool) -> String {
    match tree.nodes[node].state {
        _ if open => say!("micro-state", state = "open"),
        State::Known(Some(first)) => say!("micro-known-after", line = &path(tree, first)),
        State::Unfinished if node == 0 => cut_off(tree).unwrap_or_default(),
        state => say!("micro-state", state = state_class(state)),
    }
}

/// What a node is called when it is pointed at.
pub fn node_title(tree: &Tree, node: usize) -> String {
    format!("{}\n{}", path(tree, node), facts(tree, node, false).join(" "))
}

/// A value in men, or a result.
pub fn value(hundredths: i32) -> String {
    match hundredths {
        INFINITE.. => "∞".to_owned(),
        WON.. => say!("micro-win"),
        _ if hundredths <= -INFINITE => "−∞".to_owned(),
        _ if hundredths <= -WON => say!("micro-loss"),
        0 => decimal("0.00"),
        _ => decimal(&format!("{:+.2}", f64::from(hundredths) / 100.0)).replace('-', "−"),
    }
}

#[cfg(test)]
mod tests {
    use crownhead_microscope::{look, look_within, small};
    use crownhead_rules::{AnyPosition, AnyRules, Variant};

    use super::*;

    #[test]
    fn a_search_that_is_cut_off_says_so_and_claims_no_value() {
        let start = AnyPosition::start(AnyRules::Variant(Variant::International));
        let tree = look_within(&start, Method::Minimax, 4, 1, 100);
        let cut = "The search was cut off after 5,000,000 positions; the value is not known.";
        assert_eq!(facts(&tree, 0, false), ["Window −∞ to ∞.", cut]);
        let all = visited(&tree);
        assert!(all.starts_with("Visited: 100. ") && all.contains(cut), "{all}");
        assert!(all.ends_with("Only the first node is drawn."), "{all}");
    }

    #[test]
    fn a_known_position_names_the_line_that_led_there_first() {
        let tree = look(&small(AnyRules::Variant(Variant::English)), Method::Full, 5, usize::MAX);
        let is_known = |node: &usize| matches!(tree.nodes[*node].state, State::Known(Some(_)));
        let node = (0..tree.nodes.len()).find(is_known).expect("a transposition");
        let State::Known(Some(first)) = tree.nodes[node].state else { unreachable!("it was just found") };
        let told = facts(&tree, node, false).concat();
        assert!(told.contains(&format!("before, after {}.", path(&tree, first))), "{told}");
    }
}

//! A tree as SVG: nodes by ply from the top, skipped ones hollow, known positions joined to where they were searched.
//!
//! Classes give colors, so that a page can follow its theme; [`page`] adds them for a file of its own. Not here: words.

use std::fmt::Write as _;

use crate::tree::{Event, State, Tree};

/// Units between plies, and between neighboring leaves.
const ROW: f64 = 64.0;
const COLUMN: f64 = 13.0;
const MARGIN: f64 = 24.0;
/// The widest picture; larger trees are squeezed.
const WIDEST: f64 = 4_000.0;

/// The places of the nodes, and the size of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    places: Vec<(f64, f64)>,
    /// The width in units.
    pub width: f64,
    /// The height in units.
    pub height: f64,
}

impl Layout {
    /// The place of a node.
    pub fn place(&self, node: usize) -> (f64, f64) {
        self.places.get(node).copied().unwrap_or_default()
    }

    /// The node nearest to a point among those that `shown` admits, if it is no farther than `reach`: a finger hits
    /// what it means.
    pub fn nearest(&self, (x, y): (f64, f64), reach: f64, shown: impl Fn(usize) -> bool) -> Option<usize> {
        let far = |node: usize| (self.places[node].0 - x).hypot(self.places[node].1 - y);
        let admitted = (0..self.places.len()).filter(|&node| shown(node) && far(node) <= reach);
        admitted.min_by(|&one, &other| far(one).total_cmp(&far(other)))
    }

    /// The layout of a tree: leaves side by side in the order of the search, parents above the middle of their children.
    pub fn of(tree: &Tree) -> Layout {
        let count = tree.nodes.len();
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); count];
        for (number, node) in tree.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent].push(number);
            }
        }
        let leaves = children.iter().filter(|own| own.is_empty()).count().max(1);
        let column = COLUMN.min((WIDEST - 2.0 * MARGIN) / leaves as f64);
        let mut places = vec![(0.0, 0.0); count];
        let mut next = 0.0;
        place(0, &children, &mut places, &mut next, column);
        let deepest = tree.nodes.iter().map(|node| node.ply).max().unwrap_or(0);
        for (number, node) in tree.nodes.iter().enumerate() {
            places[number].1 = MARGIN + node.ply as f64 * ROW;
            places[number].0 += MARGIN;
        }
        let width = (leaves as f64 * column + 2.0 * MARGIN).max(240.0);
        Layout { places, width, height: 2.0 * MARGIN + deepest as f64 * ROW }
    }
}

/// Places a node and what is below it. The depth of the recursion is that of the tree.
fn place(at: usize, children: &[Vec<usize>], places: &mut [(f64, f64)], next: &mut f64, column: f64) {
    let Some((&first, &last)) = children[at].first().zip(children[at].last()) else {
        places[at].0 = *next;
        *next += column;
        return;
    };
    for &child in &children[at] {
        place(child, children, places, next, column);
    }
    places[at].0 = f64::midpoint(places[first].0, places[last].0);
}

/// The picture after the first `steps` events. `name` is what a node is called when it is pointed at.
pub fn svg(tree: &Tree, layout: &Layout, steps: usize, name: impl Fn(usize) -> String) -> String {
    let (mut entered, mut left) = (vec![false; tree.nodes.len()], vec![false; tree.nodes.len()]);
    for event in tree.events.iter().take(steps) {
        match *event {
            Event::Enter(node) => entered[node] = true,
            Event::Leave(node) => left[node] = true,
            Event::Skip(node) => (entered[node], left[node]) = (true, true),
        }
    }
    let current = tree.events.get(steps.saturating_sub(1)).map(|event| event.node());
    let main = if steps >= tree.events.len() { tree.main_line() } else { Vec::new() };
    let mut out = String::new();
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tree" viewBox="0 0 {0:.0} {1:.0}" width="{0:.0}" height="{1:.0}" style="--w:{0:.0}px">"#,
        layout.width, layout.height
    );
    for (number, node) in tree.nodes.iter().enumerate().filter(|&(number, _)| entered[number]) {
        let (x, y) = layout.places[number];
        if let Some(parent) = node.parent {
            let (px, py) = layout.places[parent];
            let class = match (node.state, main.contains(&number)) {
                (State::Skipped, _) => "edge skipped",
                (_, true) => "edge main",
                _ => "edge",
            };
            let _ = write!(out, r#"<path class="{class}" d="M{px:.1} {py:.1}L{x:.1} {y:.1}"/>"#);
        }
        if let State::Known(Some(other)) = node.state
            && left[number]
        {
            let (ox, oy) = layout.places[other];
            let (cx, cy) = (f64::midpoint(x, ox), y.max(oy) + 26.0);
            let _ = write!(out, r#"<path class="join" d="M{x:.1} {y:.1}Q{cx:.1} {cy:.1} {ox:.1} {oy:.1}"/>"#);
        }
    }
    for (number, node) in tree.nodes.iter().enumerate().filter(|&(number, _)| entered[number]) {
        let (x, y) = layout.places[number];
        let class = if left[number] { state_class(node.state) } else { "open" };
        let here = if Some(number) == current { " here" } else { "" };
        let side = if node.ply % 2 == 0 { "max" } else { "min" };
        let name = escaped(&name(number));
        let _ = write!(
            out,
            r#"<g class="node {class} {side}{here}" data-node="{number}"><title>{name}</title>{}</g>"#,
            shape(x, y, node.ply % 2 == 0)
        );
    }
    out.push_str("</svg>");
    out
}

/// A triangle up for the side to move at the root, which maximizes; down for the other.
fn shape(x: f64, y: f64, max: bool) -> String {
    let tip = if max { -6.5 } else { 6.5 };
    format!(
        r#"<path d="M{x:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z"/>"#,
        y + tip,
        x - 6.0,
        y - tip * 0.7,
        x + 6.0,
        y - tip * 0.7
    )
}

/// What a legend explains: the classes of shapes and lines, each with whether its triangle points up.
pub const LEGEND: [(&str, bool); 11] = [
    ("max", true),
    ("min", false),
    ("exact", true),
    ("cut", true),
    ("low", true),
    ("leaf", true),
    ("known", true),
    ("skipped", true),
    ("unfinished", true),
    ("main", true),
    ("join", true),
];

/// A sample of a shape or line for a legend.
pub fn sample(class: &str, up: bool) -> String {
    let drawn = match class {
        "main" => r#"<path class="edge main" d="M-8 0H8"/>"#.to_owned(),
        "join" => r#"<path class="join" d="M-8 0H8"/>"#.to_owned(),
        _ => format!(r#"<g class="node {class}">{}</g>"#, shape(0.0, 0.0, up)),
    };
    format!(r#"<svg class="tree sample" viewBox="-9 -9 18 18" aria-hidden="true">{drawn}</svg>"#)
}

/// The class of a state.
pub const fn state_class(state: State) -> &'static str {
    match state {
        State::Leaf => "leaf",
        State::Exact => "exact",
        State::Cut => "cut",
        State::Low => "low",
        State::Skipped => "skipped",
        State::Known(_) => "known",
        State::Unfinished => "unfinished",
    }
}

/// The colors of a picture in a file of its own, for light and dark.
const STYLE: &str = "<style>.edge{stroke:#9aa09a;fill:none}.edge.skipped{stroke-dasharray:3 3;opacity:.6}\
.edge.main{stroke:#b8391f;stroke-width:3}.join{stroke:#7a4fb0;fill:none;stroke-dasharray:2 4}\
.node{stroke:#444;stroke-width:1}.leaf{fill:#cfd6cf}.exact{fill:#2d7547}.cut{fill:#c08a1e}.low{fill:#5a7fb5}\
.skipped{fill:none;opacity:.6}.known{fill:#7a4fb0}.open,.unfinished{fill:#fff}.unfinished{stroke:#b8391f}\
text{font:16px sans-serif;fill:#444}.here{stroke-width:3}\
@media(prefers-color-scheme:dark){.edge{stroke:#6d746d}.node{stroke:#bbb}text{fill:#bbb}svg{background:#14161a}}</style>";

/// The whole tree as a file of its own. `note` is written at its foot; it may be empty.
pub fn page(tree: &Tree, name: impl Fn(usize) -> String, note: &str) -> String {
    /// The rows of a note.
    const FOOT: f64 = 28.0;
    let mut layout = Layout::of(tree);
    let foot = layout.height;
    if !note.is_empty() {
        layout.height += FOOT;
        // About as wide as the letters are.
        layout.width = layout.width.max(note.chars().count() as f64 * 8.5 + 2.0 * MARGIN);
    }
    let mut picture = svg(tree, &layout, tree.events.len(), name);
    if let Some(start) = picture.find('>') {
        picture.insert_str(start + 1, STYLE);
    }
    if let Some(end) = picture.rfind("</svg>").filter(|_| !note.is_empty()) {
        picture.insert_str(end, &format!(r#"<text x="{MARGIN}" y="{foot:.0}">{}</text>"#, escaped(note)));
    }
    picture
}

/// A text between tags.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

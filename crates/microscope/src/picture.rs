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
        let name = name(number).replace('&', "&amp;").replace('<', "&lt;");
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

/// The class of a state.
pub const fn state_class(state: State) -> &'static str {
    match state {
        State::Leaf => "leaf",
        State::Exact => "exact",
        State::Cut => "cut",
        State::Low => "low",
        State::Skipped => "skipped",
        State::Known(_) => "known",
    }
}

/// The colors of a picture in a file of its own, for light and dark.
const STYLE: &str = "<style>.edge{stroke:#9aa09a;fill:none}.edge.skipped{stroke-dasharray:3 3;opacity:.6}\
.edge.main{stroke:#b8391f;stroke-width:3}.join{stroke:#7a4fb0;fill:none;stroke-dasharray:2 4}\
.node{stroke:#444;stroke-width:1}.leaf{fill:#cfd6cf}.exact{fill:#2d7547}.cut{fill:#c08a1e}.low{fill:#5a7fb5}\
.skipped{fill:none;opacity:.6}.known{fill:#7a4fb0}.open{fill:#fff}.here{stroke-width:3}\
@media(prefers-color-scheme:dark){.edge{stroke:#6d746d}.node{stroke:#bbb}svg{background:#14161a}}</style>";

/// A plot of counts per depth on a logarithmic scale; depths count from 1. Each series has the class `s0`, `s1` and so on.
pub fn plot(series: &[Vec<u64>]) -> String {
    const WIDTH: f64 = 360.0;
    const HEIGHT: f64 = 220.0;
    const LEFT: f64 = 44.0;
    const TOP: f64 = 12.0;
    const BOTTOM: f64 = 26.0;
    let deepest = series.iter().map(Vec::len).max().unwrap_or(1).max(2);
    let most = series.iter().flatten().max().copied().unwrap_or(10).max(10);
    let decades = (most as f64).log10().ceil();
    let x = |depth: usize| LEFT + (WIDTH - LEFT - 12.0) * (depth - 1) as f64 / (deepest - 1) as f64;
    let y = |count: u64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (count.max(1) as f64).log10() / decades;
    let mut out =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {HEIGHT}">"#);
    for decade in 0..=decades as u32 {
        let at = y(10u64.pow(decade));
        let _ = write!(
            out,
            r#"<path class="grid" d="M{LEFT} {at:.1}H{WIDTH}"/><text x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
            LEFT - 6.0,
            at + 4.0,
            power(decade)
        );
    }
    for depth in 1..=deepest {
        let _ = write!(
            out,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="middle">{depth}</text>"#,
            x(depth),
            HEIGHT - 8.0
        );
    }
    for (number, counts) in series.iter().enumerate() {
        let points: Vec<String> = counts
            .iter()
            .enumerate()
            .map(|(at, &count)| format!("{:.1},{:.1}", x(at + 1), y(count)))
            .collect();
        let _ = write!(out, r#"<polyline class="line s{number}" points="{}"/>"#, points.join(" "));
        for point in &points {
            let (px, py) = point.split_once(',').unwrap_or_default();
            let _ = write!(out, r#"<circle class="dot s{number}" cx="{px}" cy="{py}" r="3"/>"#);
        }
    }
    out.push_str("</svg>");
    out
}

/// A power of ten, short.
fn power(decade: u32) -> String {
    match decade {
        0..=2 => 10u32.pow(decade).to_string(),
        3..=5 => format!("{}k", 10u32.pow(decade - 3)),
        _ => format!("{}M", 10u32.pow(decade - 6)),
    }
}

/// The whole tree as a file of its own.
pub fn page(tree: &Tree, name: impl Fn(usize) -> String) -> String {
    let layout = Layout::of(tree);
    let picture = svg(tree, &layout, tree.events.len(), name);
    match picture.find('>') {
        Some(end) => format!("{}{STYLE}{}", &picture[..=end], &picture[end + 1..]),
        None => picture,
    }
}

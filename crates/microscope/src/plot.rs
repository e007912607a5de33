//! Counts per depth as SVG, on a logarithmic scale.
//!
//! Each series has a class, `s0`, `s1` and so on, a dash and a marker of its own, so that lines are told apart where
//! they lie on each other and without colors. [`page`] adds colors for a file of its own. Not here: words.

use std::fmt::Write as _;

use crate::picture::escaped;

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 44.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;
/// Units between rows of the legend.
const ROW: f64 = 20.0;
/// Wide lines are drawn first, so that narrower ones on the same points leave them visible.
const STROKES: [(f64, &str); 4] = [(2.0, ""), (6.0, ""), (3.0, "7 4"), (2.0, "2 4")];

/// A plot; depths count from 1.
pub fn plot(series: &[Vec<u64>]) -> String {
    let mut out =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {HEIGHT}">"#);
    draw(series, &mut out);
    out.push_str("</svg>");
    out
}

/// A plot with the names of its series, and notes below, as a file of its own.
pub fn page(series: &[Vec<u64>], names: &[String], notes: &[String]) -> String {
    let height = HEIGHT + ROW * (names.len() + notes.len()) as f64 + 8.0;
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">{STYLE}"#
    );
    draw(series, &mut out);
    let mut y = HEIGHT + ROW * 0.5;
    for (number, name) in names.iter().enumerate() {
        _ = write!(out, r#"<path class="line s{number}" {} d="M12 {y}H40"/>"#, stroke(number));
        marker(number, (26.0, y), &mut out);
        _ = write!(out, r#"<text x="50" y="{}">{}</text>"#, y + 4.0, escaped(name));
        y += ROW;
    }
    for note in notes {
        _ = write!(out, r#"<text x="12" y="{}">{}</text>"#, y + 4.0, escaped(note));
        y += ROW;
    }
    out.push_str("</svg>");
    out
}

/// A sample of a series for a legend.
pub fn sample(number: usize) -> String {
    let mut out = format!(
        r#"<svg class="plot sample" viewBox="0 0 32 16" aria-hidden="true"><path class="line s{number}" {} d="M0 8H32"/>"#,
        stroke(number)
    );
    marker(number, (16.0, 8.0), &mut out);
    out.push_str("</svg>");
    out
}

fn draw(series: &[Vec<u64>], out: &mut String) {
    let deepest = series.iter().map(Vec::len).max().unwrap_or(1).max(2);
    let most = series.iter().flatten().max().copied().unwrap_or(10).max(10);
    let decades = (most as f64).log10().ceil();
    let x = |depth: usize| LEFT + (WIDTH - LEFT - 12.0) * (depth - 1) as f64 / (deepest - 1) as f64;
    let y = |count: u64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (count.max(1) as f64).log10() / decades;
    for decade in 0..=decades as u32 {
        let at = y(10u64.pow(decade));
        _ = write!(
            out,
            r#"<path class="grid" d="M{LEFT} {at:.1}H{WIDTH}"/><text x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
            LEFT - 6.0,
            at + 4.0,
            power(decade)
        );
    }
    for depth in 1..=deepest {
        let (x, y) = (x(depth), HEIGHT - 8.0);
        _ = write!(out, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="middle">{depth}</text>"#);
    }
    let places = |counts: &[u64]| -> Vec<(f64, f64)> {
        counts.iter().enumerate().map(|(at, &count)| (x(at + 1), y(count))).collect()
    };
    for (number, counts) in series.iter().enumerate() {
        let points: Vec<String> = places(counts).iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let points = points.join(" ");
        _ = write!(out, r#"<polyline class="line s{number}" {} points="{points}"/>"#, stroke(number));
    }
    for (number, counts) in series.iter().enumerate() {
        for place in places(counts) {
            marker(number, place, out);
        }
    }
}

/// The width and the dash of a line.
fn stroke(number: usize) -> String {
    let (width, dash) = STROKES[number % STROKES.len()];
    let dashed = if dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{dash}""#) };
    format!(r#"fill="none" stroke-width="{width}"{dashed}"#)
}

/// A circle, a ring, a square or a triangle. The ring is larger, so that it shows around what lies on it.
fn marker(number: usize, (x, y): (f64, f64), out: &mut String) {
    _ = match number % 4 {
        0 => write!(out, r#"<circle class="dot s{number}" cx="{x:.1}" cy="{y:.1}" r="3"/>"#),
        1 => write!(out, r#"<circle class="ring s{number}" cx="{x:.1}" cy="{y:.1}" r="6" fill="none"/>"#),
        2 => {
            let (left, top) = (x - 2.7, y - 2.7);
            write!(
                out,
                r#"<rect class="dot s{number}" x="{left:.1}" y="{top:.1}" width="5.4" height="5.4"/>"#
            )
        }
        _ => write!(
            out,
            r#"<path class="dot s{number}" d="M{x:.1} {:.1}L{:.1} {:.1}H{:.1}z"/>"#,
            y - 4.5,
            x + 4.2,
            y + 3.2,
            x - 4.2
        ),
    };
}

/// A power of ten, short.
fn power(decade: u32) -> String {
    match decade {
        0..=2 => 10u32.pow(decade).to_string(),
        3..=5 => format!("{}k", 10u32.pow(decade - 3)),
        _ => format!("{}M", 10u32.pow(decade - 6)),
    }
}

/// The colors of a plot in a file of its own, for light and dark.
const STYLE: &str = "<style>text{font:11px sans-serif;fill:#444}.grid{stroke:#d5d8d5}.s0{stroke:#d55e00}\
.s1{stroke:#0072b2}.s2{stroke:#009e73}.s3{stroke:#cc79a7}.ring{stroke-width:2}\
.dot.s0{fill:#d55e00}.dot.s2{fill:#009e73}.dot.s3{fill:#cc79a7}\
@media(prefers-color-scheme:dark){text{fill:#bbb}.grid{stroke:#3a3f3a}svg{background:#14161a}}</style>";

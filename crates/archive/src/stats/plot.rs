//! Three charts in one SVG file: results, lengths, pieces left.

use std::fmt::Write as _;

use super::summary::Totals;

const WIDTH: usize = 720;
const CHART: usize = 220;
const MARGIN: usize = 48;

/// Draws the charts as SVG.
pub fn draw(totals: &Totals) -> String {
    let results = &totals.results;
    let by_result = [
        ("White won", results.white),
        ("drawn", results.draws),
        ("Black won", results.black),
        ("both lost", results.both_lost),
        ("unknown", results.unknown),
    ];
    let charts = [
        (
            format!("{} games by result", totals.games),
            named(&by_result.map(|(name, n)| (name.to_owned(), n))),
        ),
        ("Games by length in plies".to_owned(), every(&totals.lengths, 10)),
        ("Games by pieces left at the end".to_owned(), every(&totals.pieces, 1)),
    ];
    let height = charts.len() * CHART;
    let mut svg = String::new();
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\" role=\"img\">"
    );
    let _ = writeln!(svg, "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>");
    for (index, (title, bars)) in charts.iter().enumerate() {
        chart(&mut svg, index * CHART, title, bars);
    }
    svg.push_str("</svg>\n");
    svg
}

fn named(bars: &[(String, u64)]) -> Vec<(String, u64)> {
    bars.iter().filter(|(_, games)| *games > 0).cloned().collect()
}

/// A bar for every value between the first and the last, even without games.
fn every(counts: &[(usize, u64)], step: usize) -> Vec<(String, u64)> {
    let (Some((first, _)), Some((last, _))) = (counts.first(), counts.last()) else { return Vec::new() };
    // One extremely long game must not squeeze the other bars.
    let last = *last.min(&(first + 100 * step));
    let count = |value: usize| {
        let open_end = value == last;
        counts
            .iter()
            .filter(|(known, _)| *known == value || (open_end && *known > value))
            .map(|(_, n)| n)
            .sum()
    };
    (*first..=last).step_by(step).map(|value| (value.to_string(), count(value))).collect()
}

fn chart(svg: &mut String, top: usize, title: &str, bars: &[(String, u64)]) {
    let _ = writeln!(svg, "<text x=\"{MARGIN}\" y=\"{}\" font-weight=\"bold\">{title}</text>", top + 22);
    let most = bars.iter().map(|(_, games)| *games).max().unwrap_or(0).max(1);
    let (room, bottom) = ((CHART - 80) as f64, (top + CHART - 36) as f64);
    let width = (WIDTH - 2 * MARGIN) as f64 / bars.len().max(1) as f64;
    let each = bars.len().div_ceil(20).max(1);
    for (index, (name, games)) in bars.iter().enumerate() {
        let height = room * *games as f64 / most as f64;
        let x = MARGIN as f64 + index as f64 * width;
        let _ = writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"#8a5a2b\"><title>{name}: {games}</title></rect>",
            x + width * 0.1,
            bottom - height,
            width * 0.8
        );
        if index % each == 0 {
            let middle = x + width / 2.0;
            let _ = writeln!(
                svg,
                "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{name}</text>",
                bottom + 16.0
            );
        }
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{most}</text>",
        MARGIN - 6,
        bottom - room + 4.0
    );
    let _ = writeln!(
        svg,
        "<line x1=\"{MARGIN}\" x2=\"{}\" y1=\"{bottom:.1}\" y2=\"{bottom:.1}\" stroke=\"#555\"/>",
        WIDTH - MARGIN
    );
}

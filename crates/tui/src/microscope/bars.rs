//! Counts per depth as bars on a logarithmic scale: for each depth one bar of each method.

use ratatui::style::Color;

/// Blocks by eighths.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The colors of the methods.
pub(super) const COLORS: [Color; 4] =
    [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::LightMagenta];
/// Columns of a depth: its bars and a gap.
pub(super) const GROUP: usize = 5;

/// The bars of so many rows, from the top: the character at each column of each depth and method.
pub(super) fn rows(counts: &[Vec<u64>], deepest: usize, height: usize, ascii: bool) -> Vec<Vec<char>> {
    let most = counts.iter().flatten().max().copied().unwrap_or(1).max(10);
    let eighths = |count: u64| {
        let share = (count.max(1) as f64).log10() / (most as f64).log10();
        // Even a single node is to be seen.
        ((share * (height * 8) as f64).round() as usize).max(1)
    };
    let glyph = |filled: usize| match (ascii, filled) {
        (false, filled) => BLOCKS[filled.min(8)],
        (true, 0) => ' ',
        (true, _) => '#',
    };
    let mut rows = vec![vec![' '; deepest * GROUP]; height];
    for (method, counts) in counts.iter().enumerate() {
        for (depth, &count) in counts.iter().enumerate().take(deepest) {
            for (row, line) in rows.iter_mut().rev().enumerate() {
                line[depth * GROUP + method] = glyph(eighths(count).saturating_sub(row * 8));
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_grow_with_the_logarithm() {
        let text = |counts: &[Vec<u64>], ascii| -> Vec<String> {
            rows(counts, 2, 2, ascii).iter().map(|row| row.iter().collect()).collect()
        };
        // 100 of 10,000 is half the height; 1 is still to be seen.
        let counts = [vec![1, 10_000], vec![1, 100]];
        assert_eq!(text(&counts, false), ["     █    ", "▁▁   ██   "]);
        assert_eq!(text(&counts, true), ["     #    ", "##   ##   "]);
        // A method that was not counted so deep has no bar.
        assert_eq!(text(&[vec![10, 100], vec![10]], true)[1], "##   #    ");
    }
}

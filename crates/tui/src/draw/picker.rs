//! The list of games over the board: a search, groups, and what tells the game under the cursor from others.

use crownhead_prose::picker::{Entry, Group, facts, native_name, region};
use crownhead_prose::terminal::Word;
use crownhead_prose::{Label, rules_name};
use crownhead_rules::{AnyPosition, AnyRules};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::board::paint;
use crate::options::Options;
use crate::palette::{self, Palette, styles};
use crate::popup::Games;

/// The columns of a small board's square.
const SQUARE: usize = 2;
/// The widest board.
const WIDEST_BOARD: usize = 12 * SQUARE;
/// With fewer columns there is no small board.
const WIDE: usize = 60;
/// Rows above and below the games.
const OTHER_ROWS: usize = 6;

/// The lines of the list, and which of them are games. All heights are the same, whatever is found.
pub(super) fn lines(
    games: &Games,
    (width, height): (usize, usize),
    options: &Options,
) -> (Vec<Line<'static>>, Vec<(u16, usize)>) {
    let found = games.found();
    let (list, cursor) = list(&found, games.at, options);
    let shown = height.saturating_sub(OTHER_ROWS).max(1);
    // The heading above the first game of a group stays in sight.
    let top = cursor.saturating_sub(shown / 2).min(list.len().saturating_sub(shown));
    let board = games.present().map(|entry| small_board(entry.rules, options)).unwrap_or_default();
    let beside = if width >= WIDE { WIDEST_BOARD + 2 } else { 0 };
    let column = width - beside;
    let mut rows = Vec::new();
    let mut lines = vec![
        Line::raw(cut(format!("{}: {}_", Label::SearchGames.text(), games.search), width)),
        Line::raw(""),
    ];
    for at in 0..shown {
        let row = list.get(top + at);
        if let Some(Item { game: Some(game), .. }) = row {
            rows.push((lines.len() as u16, *game));
        }
        let (text, style) = row.map_or((String::new(), Style::new()), |row| (row.text.clone(), row.style));
        let mut spans = vec![Span::styled(format!("{:<column$}", cut(text, column)), style)];
        if beside > 0 {
            spans.push(Span::raw("  "));
            spans.extend(board.get(at).cloned().unwrap_or_default());
        }
        lines.push(Line::from(spans));
    }
    let told =
        games.present().map_or_else(|| [Word::GamesNone.text(), String::new()], |entry| about(entry.rules));
    lines.push(Line::raw(""));
    lines.extend(told.map(|line| Line::raw(cut(line, width))));
    lines.push(Line::styled(cut(Word::GamesKeys.text(), width), Style::new().add_modifier(Modifier::DIM)));
    (lines, rows)
}

/// A line of the list: a heading or a game.
struct Item {
    text: String,
    style: Style,
    game: Option<usize>,
}

/// The list with its headings, and the line of the cursor.
fn list(found: &[&Entry], at: usize, options: &Options) -> (Vec<Item>, usize) {
    let mut items = Vec::new();
    let mut cursor = 0;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let star = if options.ascii { '*' } else { '★' };
    for (index, entry) in found.iter().enumerate() {
        if index == 0 || found[index - 1].group != entry.group {
            items.push(Item { text: entry.group.heading(), style: bold, game: None });
        }
        let here = index == at;
        if here {
            cursor = items.len();
        }
        let mark = if entry.group == Group::Favorites { star } else { ' ' };
        let pointer = match (here, options.ascii) {
            (false, _) => ' ',
            (true, true) => '>',
            (true, false) => '▸',
        };
        let style = if here { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let text = format!("{pointer}{mark} {}", rules_name(entry.rules));
        items.push(Item { text, style, game: Some(index) });
    }
    (items, cursor)
}

/// "Русские шашки, in Russia", "Flying kings · Any capture · Men capture backward".
fn about(rules: AnyRules) -> [String; 2] {
    let home: Vec<String> =
        [native_name(rules).to_owned(), region(rules)].into_iter().filter(|text| !text.is_empty()).collect();
    [facts(rules).join(" · "), home.join(", ")]
}

/// The start position, row by row.
fn small_board(rules: AnyRules, options: &Options) -> Vec<Vec<Span<'static>>> {
    let position = AnyPosition::start(rules);
    let board = position.board();
    let palette = Palette::of(options);
    let styles = styles(rules);
    let square = |x, y| {
        let Some(square) = board.at(x, y) else {
            let plain = if options.color() { Style::new().bg(paint(palette.light)) } else { Style::new() };
            return Span::styled(" ".repeat(SQUARE), plain);
        };
        let piece = position.piece_at(square);
        let ground = if options.color() { Style::new().bg(paint(palette.dark)) } else { Style::new() };
        let Some(piece) = piece else {
            return Span::styled(if options.color() { "  " } else { "· " }.to_owned(), ground);
        };
        let style = styles[piece.color.index()];
        let shown = palette::Style { filled: style.filled || options.color(), ..style };
        let glyph = shown.glyph(options.charset(), piece.role);
        let ink = if options.color() { ground.fg(paint(style.ink)) } else { ground };
        Span::styled(format!("{glyph} "), ink)
    };
    (0..board.height()).map(|y| (0..board.width()).map(|x| square(x, y)).collect()).collect()
}

/// A text of at most this many columns.
pub(super) fn cut(text: String, width: usize) -> String {
    if text.chars().count() <= width {
        return text;
    }
    let short: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}

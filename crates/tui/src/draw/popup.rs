//! The box over the board.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::picker::{self, cut};
use crate::options::Options;
use crate::place::Places;
use crate::popup::{Body, Popup, Purpose, Row};

/// The maximum width of a box.
const WIDEST: u16 = 76;

/// The most rows of the list of games.
const HIGHEST_LIST: u16 = 24;

/// A border of ASCII characters.
const PLAIN: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Draws the box and records the places of its rows.
pub(crate) fn draw_popup(
    popup: &Popup,
    places: &mut Places,
    frame: &mut Frame<'_>,
    area: Rect,
    options: &Options,
) {
    let ascii = options.ascii;
    let inner_width = width(popup).clamp(24, WIDEST).min(area.width.saturating_sub(4));
    let content = content(popup, (inner_width, area.height.saturating_sub(4)), options);
    let inner_height = (content.lines.len() as u16).min(area.height.saturating_sub(4));
    let size = Rect { width: inner_width + 4, height: inner_height + 2, ..area };
    let place = Rect {
        x: area.x + (area.width - size.width) / 2,
        y: area.y + (area.height - size.height) / 2,
        ..size
    };
    let set = if ascii { PLAIN } else { border::ROUNDED };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let title = Line::styled(format!(" {} ", popup.title), bold);
    let block = Block::bordered().border_set(set).title(title);
    let inner = Rect { x: place.x + 2, y: place.y + 1, width: inner_width, height: inner_height };
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let top = content.top(inner_height);
    places.popup = place;
    places.rows = content
        .rows
        .iter()
        .filter(|&&(line, _)| (top..top + inner_height).contains(&line))
        .map(|&(line, row)| (Rect { y: inner.y + line - top, height: 1, ..inner }, row))
        .collect();
    frame.render_widget(Paragraph::new(Text::from(content.lines)).scroll((top, 0)), inner);
}

/// The lines of a box, which of them are rows, and which must be visible.
struct Content {
    lines: Vec<Line<'static>>,
    rows: Vec<(u16, usize)>,
    focus: u16,
    /// A page starts at its focus; a list only contains it.
    page: bool,
}

impl Content {
    /// The first line shown.
    fn top(&self, height: u16) -> u16 {
        let last = (self.lines.len() as u16).saturating_sub(height);
        if self.page {
            self.focus.min(last)
        } else {
            self.focus.saturating_sub(height.saturating_sub(1)).min(last)
        }
    }
}

fn width(popup: &Popup) -> u16 {
    let text = |text: &str| text.chars().count();
    // Values line up in a column, so the longest name and the longest value count, even from different rows.
    let rows_width = |rows: &[Row]| {
        let (choices, buttons): (Vec<&Row>, Vec<&Row>) = rows.iter().partition(|row| !row.values.is_empty());
        let longest = |rows: &[&Row]| rows.iter().map(|row| text(&row.name)).max();
        let value = choices.iter().flat_map(|row| &row.values).map(|value| text(value)).max();
        let choice = longest(&choices).zip(value).map(|(name, value)| name + value + 9);
        choice.max(longest(&buttons).map(|name| name + 4)).unwrap_or(0)
    };
    let widest = match &popup.body {
        Body::Rows { rows, intro, .. } => {
            // Lines of figures are wider than sentences.
            let most = if popup.purpose == Purpose::Tables { WIDEST } else { WIDEST / 2 };
            // The names of files stay whole.
            let word = |line: &str| line.split(' ').map(text).max().unwrap_or(0);
            let intro =
                intro.iter().map(|line| text(line).min(most.into()).max(word(line))).max().unwrap_or(0);
            rows_width(rows).max(intro)
        }
        Body::Page { .. } | Body::Games(_) => usize::from(WIDEST),
        Body::Line { .. } => 56,
    };
    widest.max(text(&popup.title) + 2) as u16
}

fn content(popup: &Popup, (width, height): (u16, u16), options: &Options) -> Content {
    let ascii = options.ascii;
    match &popup.body {
        Body::Games(games) => {
            let height = height.min(HIGHEST_LIST);
            let (lines, rows) = picker::lines(games, (width.into(), height.into()), options);
            Content { lines, rows, focus: 0, page: true }
        }
        Body::Rows { intro, rows, at } => {
            let mut lines: Vec<Line<'_>> = intro.iter().flat_map(|line| wrapped(line, width)).collect();
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            let names = rows.iter().filter(|row| !row.values.is_empty()).map(|row| row.name.chars().count());
            let column = names.max().unwrap_or(0);
            let mut places = Vec::new();
            for (index, row) in rows.iter().enumerate() {
                places.push((lines.len() as u16, index));
                lines.push(row_line(row, column, usize::from(width), index == *at, ascii));
            }
            let focus = places.get(*at).map_or(0, |&(line, _)| line);
            Content { lines, rows: places, focus, page: false }
        }
        Body::Page { lines, top } => {
            let before: usize = lines[..*top].iter().map(|line| wrapped(line, width).len()).sum();
            let lines = lines.iter().flat_map(|line| wrapped(line, width)).collect();
            Content { lines, rows: Vec::new(), focus: before as u16, page: true }
        }
        Body::Line { text, problem } => {
            let shown: String = text
                .chars()
                .rev()
                .take(usize::from(width) - 1)
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .collect();
            let mut lines = vec![Line::raw(format!("{shown}_")), Line::default()];
            lines.extend(wrapped(problem, width));
            Content { lines, rows: Vec::new(), focus: 0, page: true }
        }
    }
}

fn row_line(row: &Row, column: usize, width: usize, here: bool, ascii: bool) -> Line<'static> {
    let cursor = match (here, ascii) {
        (false, _) => "  ",
        (true, true) => "> ",
        (true, false) => "▸ ",
    };
    let (left, right) = if ascii { ('<', '>') } else { ('‹', '›') };
    let text = match row.values.get(row.chosen) {
        Some(value) => format!("{cursor}{:<column$}  {left} {value} {right}", row.name),
        None => format!("{cursor}{}", row.name),
    };
    let style = if here { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
    Line::from(Span::styled(format!("{:<width$}", cut(text, width)), style))
}

/// A text wrapped at words to `width`. Of a row in two columns, the second hangs under its beginning.
fn wrapped(text: &str, width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width);
    // In a narrow box, little would fit beside the first column.
    let indent = Some(second_column(text)).filter(|&indent| indent <= width / 2).unwrap_or(0);
    let mut lines = vec![String::new()];
    let mut start = 0;
    for word in text.split_inclusive(' ') {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > start && line + word.trim_end().chars().count() > width {
            start = indent;
            lines.push(" ".repeat(indent));
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
    }
    lines.into_iter().map(Line::raw).collect()
}

/// Where the second column of a row begins: after the first gap of two spaces or more. 0 if there is none.
fn second_column(text: &str) -> usize {
    let Some((first, rest)) = text.split_once("  ") else { return 0 };
    let gap = rest.chars().take_while(|&c| c == ' ').count();
    first.chars().count() + 2 + gap
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_hangs_under_its_beginning() {
        let shown = |text: &str, width| {
            let lines = wrapped(text, width);
            lines.iter().map(|line| line.to_string().trim_end().to_owned()).collect::<Vec<_>>()
        };
        let row = "u       take back a move, with all its variations";
        assert_eq!(shown(row, 30), ["u       take back a move, with", "        all its variations"]);
        assert_eq!(shown("take back a move, with it", 17), ["take back a move,", "with it"]);
        assert_eq!(shown(row, 12)[1], "back a move,", "a narrow box has no room for columns");
        assert_eq!(shown("u  move", 30), ["u  move"]);
        assert_eq!(shown("", 30), [""]);
    }
}

//! The list of moves: the main line in bold, variations indented, comments between them.
//!
//! Invariant: the move at the cursor is visible.

use crownhead_notation::square_name;
use crownhead_prose::analysis::AnalysisWord;
use crownhead_study::{Event, NodeId, Study, glyph};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::boxes::symbol;
use super::desk::StudyApp;
use super::review::Reviewing;

/// Only so many steps around the cursor are laid out: a record may have a million.
const MOST_SHOWN: usize = 2000;
/// Deeper variations are not indented further.
const DEEPEST_INDENT: usize = 4;
/// The longest part of a comment that is laid out.
const LONGEST_COMMENT: usize = 600;

/// Draws the list and records the places of its moves.
pub(super) fn draw(app: &mut StudyApp, frame: &mut Frame<'_>, area: Rect) {
    if area.height == 0 || area.width == 0 {
        return;
    }
    let list = layout(app, usize::from(area.width));
    if list.rows.is_empty() {
        return frame.render_widget(Line::raw(AnalysisWord::NoMoves.text()), area);
    }
    let height = usize::from(area.height);
    let top = list.at.saturating_sub(height / 2).min(list.rows.len().saturating_sub(height));
    for (index, row) in list.rows.iter().skip(top).take(height).enumerate() {
        let place = Rect { y: area.y + index as u16, height: 1, ..area };
        frame.render_widget(Line::from(row.spans.clone()), place);
        for &(x, width, node) in &row.nodes {
            let spot = Rect { x: area.x + x, width: width.min(area.width - x), ..place };
            app.spots.nodes.push((spot, node));
        }
    }
}

/// A row of the list with the columns of its moves.
#[derive(Default)]
struct Row {
    spans: Vec<Span<'static>>,
    nodes: Vec<(u16, u16, NodeId)>,
    width: usize,
}

/// Rows in progress.
struct List {
    rows: Vec<Row>,
    /// The row of the cursor.
    at: usize,
    width: usize,
    indent: usize,
}

impl List {
    fn begin_row(&mut self) {
        let mut row = Row { width: self.indent, ..Row::default() };
        if self.indent > 0 {
            row.spans.push(Span::raw(" ".repeat(self.indent)));
        }
        self.rows.push(row);
    }

    /// Appends a word, in a new row if it does not fit.
    fn word(&mut self, word: String, style: Style, node: Option<NodeId>) {
        let length = word.chars().count();
        let is_full = |row: &Row| row.width > self.indent && row.width + 1 + length > self.width;
        if self.rows.last().is_none_or(is_full) {
            self.begin_row();
        }
        let Some(row) = self.rows.last_mut() else { return };
        if row.width > self.indent {
            row.spans.push(Span::raw(" "));
            row.width += 1;
        }
        if let Some(node) = node.filter(|_| row.width < self.width) {
            row.nodes.push((row.width as u16, length as u16, node));
        }
        row.spans.push(Span::styled(word, style));
        row.width += length;
    }

    fn comment(&mut self, text: &str) {
        let style = Style::new().add_modifier(Modifier::DIM);
        let text: String = text.chars().take(LONGEST_COMMENT).collect();
        for word in text.split_whitespace() {
            self.word(word.to_owned(), style, None);
        }
    }
}

fn layout(app: &StudyApp, width: usize) -> List {
    let (study, entries) = (&app.study, &app.entries);
    let cursor = study.cursor();
    let at = entries.iter().position(|entry| *entry == Event::Node(cursor)).unwrap_or(0);
    let first = if entries.len() > MOST_SHOWN { at.saturating_sub(MOST_SHOWN / 2) } else { 0 };
    let mut list = List { rows: Vec::new(), at: 0, width, indent: 0 };
    list.comment(&study.comment(NodeId::START));
    let (mut depth, mut fresh, mut numbered) = (0usize, true, true);
    for (index, entry) in entries.iter().enumerate().take(first + MOST_SHOWN) {
        match entry {
            Event::Open => (depth, fresh) = (depth + 1, true),
            Event::Close => (depth, fresh) = (depth.saturating_sub(1), true),
            Event::Node(_) if index < first => {}
            Event::Node(node) => {
                if fresh {
                    // A narrow panel has no columns to spare.
                    list.indent = (2 * depth.min(DEEPEST_INDENT)).min(width / 4);
                    list.begin_row();
                }
                let before = study.comment_before(*node);
                list.comment(&before);
                let with_number = fresh || numbered || !before.is_empty();
                put_move(&mut list, app, *node, (depth == 0, with_number));
                let after = study.comment(*node);
                list.comment(&after);
                (fresh, numbered) = (false, !after.is_empty());
            }
        }
    }
    list
}

/// Appends a move with its number and its glyphs.
fn put_move(list: &mut List, app: &StudyApp, node: NodeId, (main, with_number): (bool, bool)) {
    let style = match (app.study.cursor() == node, main) {
        (true, _) => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        (false, true) => Style::new().add_modifier(Modifier::BOLD),
        (false, false) => Style::new(),
    };
    let text = move_text(&app.study, &app.reviewing, node, (with_number, app.options.ascii));
    list.word(text, style, Some(node));
    if app.study.cursor() == node {
        list.at = list.rows.len() - 1;
    }
}

/// "3.22-18!", or "3...22-18!" where a line goes on with the second move of a number.
fn move_text(
    study: &Study,
    reviewing: &Reviewing,
    node: NodeId,
    (with_number, ascii): (bool, bool),
) -> String {
    let (number, second) = study.number(node);
    let number = match (second, with_number) {
        (false, _) => format!("{number}."),
        (true, true) => format!("{number}..."),
        (true, false) => String::new(),
    };
    let glyphs = study.glyphs(node);
    let mut symbols: String = glyphs.iter().map(|&number| symbol(number, ascii)).collect();
    let is_about_move = |&number: &u32| glyph::of(number).is_some_and(|own| own.kind == glyph::Kind::Move);
    if let Some(mark) = reviewing.mark(node).filter(|_| !glyphs.iter().any(is_about_move)) {
        symbols.insert_str(0, mark.glyph());
    }
    let text: String = study.text(node).chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let huffed = study.huff_before(node).map(|square| format!("x{} ", square_name(study.rules(), square)));
    format!("{number}{}{text}{symbols}", huffed.unwrap_or_default())
}

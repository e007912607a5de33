//! The screen of the analysis board: a title, the board, the panel beside it, notes and keys below, and an open box.
//!
//! Not here: the contents of the panel (`panel`, `tree`) and of the notes (`notes`).

use crownhead_notation::square_name;
use crownhead_prose::analysis::{self as words, AnalysisWord};
use crownhead_prose::{self as prose, Label, Note};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::desk::StudyApp;
use super::keys::{Action, NAMED};
use super::{lesson, notes, panel};
use crate::draw::{OTHER_ROWS, brush, draw_board, draw_popup, too_small};

/// Columns between the board and the panel.
const GAP: u16 = 2;
/// The least width of a panel.
const LEAST: u16 = 10;
/// With fewer rows below the board, notes stand in the panel.
const NOTE_ROWS: u16 = 2;

/// Draws everything and records its places.
pub fn draw(app: &mut StudyApp, frame: &mut Frame<'_>) {
    let area = frame.area();
    let kind = app.board.position().board();
    let brush = brush(kind, &app.options, area);
    let (columns, rows) = (brush.columns() * u16::from(kind.width()), brush.rows * u16::from(kind.height()));
    app.spots.nodes.clear();
    app.spots.lines.clear();
    app.spots.keys.clear();
    app.places.popup = Rect::default();
    app.places.rows.clear();
    if area.width < columns || area.height < rows + OTHER_ROWS {
        app.places.board = Rect::default();
        return too_small(frame, columns, rows + OTHER_ROWS);
    }
    let row = |y: u16| Rect { x: area.x, y, width: area.width, height: 1 };
    title(app, frame, row(area.y));
    let board = Rect { x: area.x, y: area.y + 1, width: columns, height: rows };
    draw_board(&app.board, &mut app.places, frame, board, &brush);
    state(app, frame, row(board.bottom()));
    let below = board.bottom() + 1;
    let notes = Rect { y: below, height: (area.bottom() - 1).saturating_sub(below), ..area };
    let apart = notes.height >= NOTE_ROWS;
    if apart {
        let text = notes::text(app);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), notes);
    }
    let left = columns + GAP;
    app.places.panel = area.width >= left + LEAST;
    if app.places.panel {
        let place = Rect { x: area.x + left, width: area.width - left, ..board };
        panel::draw(app, frame, place, !apart);
    }
    keys(app, frame, row(area.bottom() - 1));
    if let Some((_, popup)) = app.popup.clone() {
        draw_popup(&popup, &mut app.places, frame, area, &app.options);
    }
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// The rules and the file.
fn title(app: &StudyApp, frame: &mut Frame<'_>, area: Rect) {
    let changed = if app.file.changed { "*" } else { "" };
    let file = format!("{}{changed}", app.file.name.as_deref().unwrap_or_default());
    let tags = app.study.tags();
    let names = ["White", "Black"].into_iter().filter_map(|name| tags.get(name));
    let players: Vec<&str> = names.filter(|name| *name != "?").collect();
    let parts = [prose::rules_name(app.rules()), file, players.join(" - ")];
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    let rest = format!("  {}", parts.join("  "));
    let rest: String = rest.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let name = format!("Crownhead {}", AnalysisWord::Title.text());
    frame.render_widget(Line::from(vec![Span::styled(name, bold()), Span::raw(rest)]), area);
}

/// Below the board: the move being typed or whose turn it is, and how the engine is set up.
fn state(app: &StudyApp, frame: &mut Frame<'_>, area: Rect) {
    let position = app.board.position();
    let text = if !app.board.typed().is_empty() {
        format!("{}: {}_", Label::TypeAMove.text(), app.board.typed())
    } else if !position.has_moves() {
        Note::GameIsOver.text()
    } else {
        let turn = prose::to_move(app.rules(), position.turn());
        match app.board.cursor() {
            Some(square) => format!("{turn}  [{}]", square_name(app.rules(), square)),
            None => turn,
        }
    };
    let wanted = app.analysis.wanted;
    let switches = [
        (wanted.threat, AnalysisWord::SwitchThreat.text()),
        (wanted.deeper, AnalysisWord::SwitchDeeper.text()),
        (true, words::threads(wanted.setup.threads)),
        (true, words::memory(wanted.setup.megabytes)),
    ];
    let setup: Vec<String> = switches.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect();
    let setup = setup.join(", ");
    let taken = text.chars().count() + setup.chars().count();
    let mut spans = vec![Span::styled(text, bold())];
    if taken + 2 <= usize::from(area.width) {
        spans.push(Span::raw(" ".repeat(usize::from(area.width) - taken)));
        spans.push(Span::styled(setup, Style::new().add_modifier(Modifier::DIM)));
    }
    frame.render_widget(Line::from(spans), area);
}

/// The keys that fit.
fn keys(app: &mut StudyApp, frame: &mut Frame<'_>, area: Rect) {
    let mut x = area.x;
    let mut spans = Vec::new();
    for (key, name, action) in named_keys(app) {
        let width = (key.chars().count() + name.chars().count()) as u16 + 1;
        if x + width > area.right() {
            break;
        }
        app.spots.keys.push((Rect { x, width, ..area }, action));
        spans.push(Span::styled(key, Style::new().add_modifier(Modifier::REVERSED)));
        spans.push(Span::raw(format!(" {name} ")));
        x += width + 1;
    }
    frame.render_widget(Line::from(spans), area);
}

/// The keys with their names: those of a question, or the common ones.
fn named_keys(app: &StudyApp) -> Vec<(String, String, Action)> {
    match &app.reviewing.lesson {
        Some(lesson) => lesson::keys(lesson),
        None => NAMED
            .into_iter()
            .map(|(key, name, action)| {
                let key = if key == ' ' { '_' } else { key };
                (key.to_string(), name.text(), action)
            })
            .collect(),
    }
}

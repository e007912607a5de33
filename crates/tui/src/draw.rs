//! The screen: a title, the board, the panel beside it, the keys, and an open box over them.

mod board;
mod panel;
mod picker;
mod popup;

pub(crate) use board::{draw_board, paint};
pub(crate) use popup::draw_popup;

use crownhead_notation::square_name;
use crownhead_prose as prose;
use crownhead_rules::{BoardKind, Color};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::App;
use crate::cell::Brush;
use crate::keys::{Action, COMMANDS, Command};
use crate::options::Options;
use crate::palette::Palette;

/// The minimum width of the panel.
const PANEL: u16 = 27;

/// Rows above and below the board: the title, the state, the keys.
pub(crate) const OTHER_ROWS: u16 = 3;

/// With fewer columns beside the board, squares of one row leave more.
const LEAST_PANEL: u16 = 12;

/// Draws everything and records its places.
pub fn draw(app: &mut App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let kind = app.table.game.position().board();
    let brush = brush(kind, &app.options, area);
    let (columns, rows) = (brush.columns() * u16::from(kind.width()), brush.rows * u16::from(kind.height()));
    if area.width < columns || area.height < rows + OTHER_ROWS {
        return too_small(frame, columns, rows + OTHER_ROWS);
    }
    title(app, frame, Rect { height: 1, ..area });
    let board = Rect { x: area.x, y: area.y + 1, width: columns, height: rows };
    draw_board(&app.board, &mut app.places, frame, board, &brush);
    let left = columns + 2;
    app.places.panel = area.width >= left + 10;
    if app.places.panel {
        let height = if brush.rows == 1 { area.height - OTHER_ROWS } else { rows };
        let panel = Rect { x: area.x + left, width: area.width - left, height, ..board };
        panel::draw(app, frame, panel);
    }
    let line = |y: u16| Rect { x: area.x, y, width: area.width, height: 1 };
    let below = if brush.rows == 1 { area.height - OTHER_ROWS } else { rows };
    state(app, frame, line(area.y + 1 + below));
    keys(app, frame, line(area.y + area.height - 1));
    app.places.popup = Rect::default();
    app.places.rows.clear();
    if let Some(popup) = app.popup.clone() {
        draw_popup(&popup, &mut app.places, frame, area, &app.options);
    }
}

/// The largest size of squares that fits: with a panel if there can be one.
pub(crate) fn brush(kind: BoardKind, options: &Options, area: Rect) -> Brush {
    let brush = |rows| Brush {
        palette: Palette::of(options),
        charset: options.charset(),
        color: options.color(),
        rows,
    };
    let fits = |rows: u16, panel: u16| {
        let high = rows * u16::from(kind.height()) + OTHER_ROWS <= area.height;
        high && brush(rows).columns() * u16::from(kind.width()) + panel + 2 <= area.width
    };
    let large = (2..=options.square_size.most_rows()).rev().find(|&rows| fits(rows, PANEL));
    let rows = large.unwrap_or_else(|| if fits(2, LEAST_PANEL) { 2 } else { 1 });
    brush(rows)
}

pub(crate) fn too_small(frame: &mut Frame<'_>, columns: u16, rows: u16) {
    let text = prose::terminal::too_small(columns, rows);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), frame.area());
}

fn title(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let name = prose::rules_name(app.rules());
    let mut spans = vec![Span::styled("Crownhead", bold), Span::raw("  "), Span::raw(name)];
    spans.extend(app.build_progress().map(|progress| Span::raw(format!("  ({progress})"))));
    let line = Line::from(spans);
    frame.render_widget(line, area);
}

/// Below the board: the move being typed, the square under the cursor, or whose turn it is.
fn state(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let position = app.table.game.position();
    let text = if !app.board.typed().is_empty() {
        format!("{}: {}_", prose::Label::TypeAMove.text(), app.board.typed())
    } else if app.table.game.outcome().is_some() {
        prose::Note::GameIsOver.text()
    } else {
        let turn = prose::to_move(app.rules(), position.turn());
        match app.board.cursor() {
            Some(square) => format!("{turn}  [{}]", square_name(app.rules(), square)),
            None => turn,
        }
    };
    let text = if app.places.panel { text } else { [text, clocks(app)].concat() };
    frame.render_widget(Line::from(Span::styled(text, Style::new().add_modifier(Modifier::BOLD))), area);
}

/// Both clocks, for a screen without a panel.
fn clocks(app: &App) -> String {
    let faces = Color::ALL.map(|color| app.clock_face(color));
    let [Some((white, _)), Some((black, _))] = faces else { return String::new() };
    format!("  {white} / {black}")
}

/// The keys that fit.
fn keys(app: &mut App, frame: &mut Frame<'_>, area: Rect) {
    app.places.keys.clear();
    let mut x = area.x;
    let mut spans = Vec::new();
    let huffing = app.rules().house_rules().huffing;
    let builds = app.builder.is_some();
    let is_of_use = |command: &&Command| match command.action {
        Action::Huff => huffing,
        Action::Tables => builds,
        Action::Pause => app.clock.is_some(),
        _ => true,
    };
    for command in COMMANDS.iter().filter(is_of_use) {
        let name = command.name.text();
        let width = name.chars().count() as u16 + 2;
        if x + width > area.x + area.width {
            break;
        }
        app.places.keys.push((Rect { x, width, ..area }, command.action));
        spans.push(Span::styled(command.key.to_string(), Style::new().add_modifier(Modifier::REVERSED)));
        spans.push(Span::raw(format!(" {name} ")));
        x += width + 1;
    }
    frame.render_widget(Line::from(spans), area);
}

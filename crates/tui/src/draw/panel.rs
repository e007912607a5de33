//! The panel beside the board: players, text and moves.

use crownhead_engine::Opponent;
use crownhead_prose::opponents::full_title;
use crownhead_prose::{self as prose, Label, Progress};
use crownhead_rules::{Color, Role};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::board::paint;
use crate::app::{App, Job};
use crate::menus;
use crate::palette::{self, Ink, styles};
use crate::table::People;

/// Rows of a player's strip.
const STRIP: u16 = 2;

/// The rows of a side's strip: one more for the level of an opponent that follows the person.
fn strip_rows(app: &App, color: Color) -> u16 {
    STRIP + u16::from(follower(app, color).is_some())
}

/// The opponent on that side, if it follows the person.
fn follower(app: &App, color: Color) -> Option<Opponent> {
    app.table.seats.opponent(color).filter(|_| app.follows_level())
}

/// Draws the panel.
pub(super) fn draw(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let (top, bottom) =
        if app.board.flipped() { (Color::White, Color::Black) } else { (Color::Black, Color::White) };
    let [above, under] = [top, bottom].map(|color| strip_rows(app, color));
    strip(app, frame, Rect { height: above, ..area }, top);
    strip(app, frame, Rect { y: area.y + area.height - under, height: under, ..area }, bottom);
    let middle =
        Rect { y: area.y + above + 1, height: area.height.saturating_sub(above + under + 2), ..area };
    let said = message(app);
    let height = rows_of(&said, area.width).min(middle.height.saturating_sub(4));
    let pane = Rect { height, ..middle };
    frame.render_widget(Paragraph::new(said).wrap(Wrap { trim: true }), pane);
    let rest = values(app, frame, below(middle, height));
    moves(app, frame, rest);
}

/// The area below this many rows and a blank one.
fn below(area: Rect, rows: u16) -> Rect {
    let taken = (rows + u16::from(rows > 0)).min(area.height);
    Rect { y: area.y + taken, height: area.height - taken, ..area }
}

/// Draws the values of moves and returns the area below. The last moves of the game stay visible.
fn values(app: &App, frame: &mut Frame<'_>, area: Rect) -> Rect {
    /// The rows reserved for the moves of the game.
    const MOVES: u16 = 2;
    let most = area.height.saturating_sub(MOVES + 1);
    if most == 0 {
        return area;
    }
    let list = app.value_list(area.width, usize::from(most));
    let rows = (list.lines.len() as u16).min(most);
    frame.render_widget(list, Rect { height: rows, ..area });
    below(area, rows)
}

/// One player: piece, name, material and search.
fn strip(app: &App, frame: &mut Frame<'_>, area: Rect, color: Color) {
    let position = app.table.game.position();
    let style = styles(app.rules())[color.index()];
    let turn = position.turn() == color && app.table.game.outcome().is_none();
    let arrow = match (turn, app.options.ascii) {
        (false, _) => "  ",
        (true, true) => "> ",
        (true, false) => "▶ ",
    };
    let name = Style::new().add_modifier(if turn { Modifier::BOLD } else { Modifier::empty() });
    let disc = Style::new().fg(if app.options.color() {
        paint(visible(style.ink))
    } else {
        ratatui::style::Color::Reset
    });
    let shown = palette::Style { filled: style.filled || app.options.color(), ..style };
    let glyph = shown.glyph(app.options.charset(), Role::Man).to_string();
    let players = players(app, color, usize::from(area.width).saturating_sub(BEFORE_NAME));
    let face = app.clock_face(color);
    let first = Line::from(vec![
        Span::raw(arrow),
        Span::styled(glyph, disc),
        Span::raw(" "),
        Span::styled(players, name),
    ]);
    let opponent = app.table.seats.opponent(color);
    let tells = opponent.is_none_or(|opponent| opponent.tells_its_search(app.rules()));
    let second = match (&app.progress, app.job) {
        (Some(report), Some(Job::Move)) if turn && tells => {
            prose::thinking(&Progress { depth: report.depth, nodes: report.nodes, calls: report.calls })
        }
        (_, Some(Job::Move)) if turn => Label::Thinking.text(),
        _ => prose::pieces_left(position, color),
    };
    let level = follower(app, color).map(|opponent| Line::from(format!("    {}", full_title(opponent))));
    let lines = [first].into_iter().chain(level).chain([Line::from(format!("    {second}"))]);
    frame.render_widget(lines.collect::<Text<'_>>(), area);
    if let Some(face) = face {
        clock(frame, area, &face);
    }
}

/// The columns of a strip before the name.
const BEFORE_NAME: usize = 4;

/// The side and its player; where both don't fit, the player alone, as the piece beside it shows the side.
fn players(app: &App, color: Color, width: usize) -> String {
    let side = prose::side(app.rules(), color);
    let opponent = app.table.seats.opponent(color);
    let player = if app.table.seats.people() == People::Both {
        return side;
    } else if follower(app, color).is_some() {
        app.level.results.title(app.rules())
    } else if opponent.is_some() && app.practices() {
        Label::BestDefense.text()
    } else {
        menus::player(opponent)
    };
    let both = format!("{side}: {player}");
    if both.chars().count() <= width { both } else { player }
}

/// The time of a side, at the right end of its strip; reversed when it is low.
fn clock(frame: &mut Frame<'_>, area: Rect, (time, low): &(String, bool)) {
    let text = format!(" {time} ");
    let width = (text.chars().count() as u16).min(area.width);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let style = if *low { bold.add_modifier(Modifier::REVERSED) } else { bold };
    let place = Rect { x: area.right() - width, width, height: 1, ..area };
    frame.render_widget(Line::styled(text, style), place);
}

/// The color of a piece that is visible on any background.
fn visible(ink: Ink) -> Ink {
    match ink {
        Ink(230) => Ink(223),
        Ink(233) => Ink(244),
        other => other,
    }
}

/// The text: the message, the draw counters, the search behind the last move.
fn message(app: &App) -> Text<'static> {
    let told = &app.message.told;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let value: Vec<Line<'_>> = app.value_line().map(|line| Line::styled(line, bold)).into_iter().collect();
    let mut lines = Vec::new();
    let alarm = if app.message.alarm && app.options.color() { bold.fg(paint(Ink(167))) } else { bold };
    // One sentence may begin with the lead.
    let space = if told.lead.is_empty() || told.text.is_empty() { "" } else { " " };
    let rest = format!("{space}{}", told.text);
    if !told.lead.is_empty() || !rest.is_empty() {
        lines.push(Line::from(vec![Span::styled(told.lead.clone(), alarm), Span::raw(rest)]));
    }
    if lines.is_empty() && app.table.person_to_move() {
        lines.extend(prose::must_capture(app.table.game.position()).map(Line::raw));
    }
    if app.table.person_to_move() && app.board.huffable().is_empty() {
        lines.extend(prose::huff_offer(&app.table.game).map(Line::raw));
    }
    lines.extend(prose::draw_news(&app.table.game).map(Line::raw));
    if let Some(report) = app.searched.as_ref().filter(|_| app.options.debug) {
        let progress = Progress { depth: report.depth, nodes: report.nodes, calls: report.calls };
        lines.push(Line::raw(format!("{} ({:+})", prose::thinking(&progress), report.score.0)));
    }
    Text::from([value, lines].concat())
}

/// The rows of a text wrapped at words, rounded up.
fn rows_of(text: &Text<'_>, width: u16) -> u16 {
    let width = usize::from(width.max(1));
    let mut rows = 0;
    for line in &text.lines {
        let (mut column, mut taken) = (0, 1);
        for word in line.spans.iter().flat_map(|span| span.content.split(' ')) {
            let length = word.chars().count();
            if column > 0 && column + 1 + length > width {
                taken += 1;
                column = 0;
            }
            column += length + usize::from(column > 0);
            taken += column.saturating_sub(1) / width;
            column = if column > width { column % width } else { column };
        }
        rows += taken;
    }
    rows as u16
}

/// The columns of a move in the list, if there is room.
const MOVE: usize = 9;
/// The columns of its number.
const NUMBER: usize = 5;

/// The moves, the latest at the bottom: two per row, or one where two don't fit.
fn moves(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let game = &app.table.game;
    let count = game.moves().len();
    let text = |ply: usize| prose::ply_text(game, ply).filter(|_| ply < count).unwrap_or_default();
    let shown = count.saturating_sub(2 * usize::from(area.height));
    let longest = (shown..count).map(|ply| text(ply).chars().count()).max().unwrap_or(0);
    let room = usize::from(area.width).saturating_sub(NUMBER + 1) / 2;
    let (in_row, column) = if longest > room { (1, longest) } else { (2, MOVE.max(longest).min(room)) };
    let rows = count.div_ceil(in_row);
    let first = rows.saturating_sub(usize::from(area.height));
    let line = |row: usize| {
        let latest = |ply: usize| if ply + 1 == count { Modifier::BOLD } else { Modifier::empty() };
        let span = |ply: usize| {
            let words = format!("{:<column$} ", text(ply));
            Span::styled(words, Style::new().add_modifier(latest(ply)))
        };
        let ply = row * in_row;
        let mark = if ply.is_multiple_of(2) { '.' } else { ' ' };
        let number = if mark == '.' { (ply / 2 + 1).to_string() } else { String::new() };
        let number = Span::raw(format!("{number:>3}{mark} "));
        Line::from([number].into_iter().chain((ply..ply + in_row).map(span)).collect::<Vec<_>>())
    };
    frame.render_widget(Text::from((first..rows).map(line).collect::<Vec<_>>()), area);
}

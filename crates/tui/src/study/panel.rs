//! The panel beside the board: the evaluation bar, the engine's lines, the values from tables, the list of moves.

use crownhead_engine::{Chance, Score};
use crownhead_notation::movetext;
use crownhead_prose as prose;
use crownhead_prose::analysis::{self as words, AnalysisWord};
use crownhead_prose::study::StudyLabel;
use crownhead_rules::Color;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Shade, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::analysis::{Found, Wanted};
use super::analyst::ScoredLine;
use super::desk::StudyApp;
use super::{notes, tree};
use crate::values::badge_list;

/// Rows of notes at the lower end of the panel.
const NOTES: u16 = 5;
/// Moves of a line that are laid out.
const MOVES: usize = 30;

/// Draws the panel, with the notes if they have no place below the board.
pub(super) fn draw(app: &mut StudyApp, frame: &mut Frame<'_>, area: Rect, with_notes: bool) {
    if app.reviewing.lesson.is_some() {
        // A question hides the evaluation and the moves.
        if with_notes {
            frame.render_widget(Paragraph::new(notes::text(app)).wrap(Wrap { trim: true }), area);
        }
        return;
    }
    let mut rest = area;
    bar(app, frame, take(&mut rest, 1));
    labels(app, frame, take(&mut rest, 1));
    status(app, frame, take(&mut rest, 1));
    let count = if app.analysis.wanted.on { app.analysis.wanted.lines as u16 } else { 0 };
    let place = take(&mut rest, count);
    lines(app, frame, place);
    values(app, frame, &mut rest);
    take(&mut rest, 1);
    if with_notes {
        let text = notes::text(app);
        if !text.lines.is_empty() {
            let height = NOTES.min(rest.height / 2);
            rest.height -= height;
            let place = Rect { y: rest.bottom(), height, ..rest };
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), place);
        }
    }
    tree::draw(app, frame, rest);
}

/// Takes rows from the top of an area.
fn take(area: &mut Rect, rows: u16) -> Rect {
    let taken = Rect { height: rows.min(area.height), ..*area };
    area.y += taken.height;
    area.height -= taken.height;
    taken
}

/// Percentages of White, a draw and Black that add up to 100.
fn percentages(chance: Chance) -> [u8; 3] {
    let white = (chance.win * 100.0).round().clamp(0.0, 100.0) as u8;
    let black = ((chance.loss * 100.0).round().clamp(0.0, 100.0) as u8).min(100 - white);
    [white, 100 - white - black, black]
}

/// The sides from left to right: the one at the bottom of the board first.
fn order(app: &StudyApp) -> [usize; 3] {
    if app.board.flipped() { [2, 1, 0] } else { [0, 1, 2] }
}

/// The bar: White, a draw, Black.
fn bar(app: &StudyApp, frame: &mut Frame<'_>, area: Rect) {
    let Some(shares) = app.shown_chance().map(percentages) else {
        let empty = if app.options.ascii { "." } else { "·" };
        return frame.render_widget(Line::raw(empty.repeat(usize::from(area.width))), area);
    };
    let width = u32::from(area.width);
    let cells = |share: u8| ((u32::from(share) * width + 50) / 100).min(width) as usize;
    let (white, black) = (cells(shares[0]), cells(shares[2]).min(width as usize - cells(shares[0])));
    let counts = [white, width as usize - white - black, black];
    let glyphs = if app.options.ascii { ["#", "=", "."] } else { ["█", "▒", "░"] };
    let shades = [Shade::Indexed(230), Shade::Indexed(245), Shade::Indexed(238)];
    let span = |part: usize| {
        if app.options.color() {
            Span::styled(" ".repeat(counts[part]), Style::new().bg(shades[part]))
        } else {
            Span::raw(glyphs[part].repeat(counts[part]))
        }
    };
    frame.render_widget(Line::from(order(app).map(span).to_vec()), area);
}

/// The chances in figures.
fn labels(app: &StudyApp, frame: &mut Frame<'_>, area: Rect) {
    let Some(shares) = app.shown_chance().map(percentages) else { return };
    let side = |color| prose::side(app.rules(), color);
    let names = [side(Color::White), AnalysisWord::LabelDraw.text(), side(Color::Black)];
    let [left, middle, right] = order(app).map(|part| format!("{} {}%", names[part], shares[part]));
    let length = |text: &String| text.chars().count();
    let width = usize::from(area.width);
    let free = width.saturating_sub(length(&left) + length(&middle) + length(&right));
    let text = if free < 2 {
        order(app).map(|part| format!("{}%", shares[part])).join(" ")
    } else {
        let gap = free / 2;
        format!("{left}{}{middle}{}{right}", " ".repeat(gap), " ".repeat(free - gap))
    };
    frame.render_widget(Line::raw(text), area);
}

/// What the engine is doing.
fn status(app: &StudyApp, frame: &mut Frame<'_>, area: Rect) {
    let analysis = &app.analysis;
    let text = if let Some(percent) = app.reviewing.percent() {
        words::reviewing(percent)
    } else if !analysis.wanted.on {
        StudyLabel::EngineOff.text()
    } else if !app.study.position().has_moves() {
        StudyLabel::EngineIdle.text()
    } else if let Some(found) = &analysis.found {
        words::speed(found.depth, found.nodes, found.time.as_millis())
    } else if analysis.wanted.threat && !analysis.live.is_busy() {
        StudyLabel::ThreatNone.text()
    } else {
        AnalysisWord::Searching.text()
    };
    frame.render_widget(Line::styled(text, Style::new().add_modifier(Modifier::DIM)), area);
}

/// The value of a line for White.
fn value(found: &Found, line: &ScoredLine, wanted: &Wanted) -> String {
    let score: Score = found.white_score(line);
    if let (true, Some(plies)) = (wanted.men, score.decided_in()) {
        format!("#{plies}")
    } else if wanted.men {
        prose::decimal(&score.to_string())
    } else {
        format!("{:.0}%", found.white_chance(line).expected() * 100.0)
    }
}

/// The lines, best first.
fn lines(app: &mut StudyApp, frame: &mut Frame<'_>, area: Rect) {
    let Some(found) = &app.analysis.found else { return };
    for (index, line) in found.lines.iter().take(usize::from(area.height)).enumerate() {
        let place = Rect { y: area.y + index as u16, height: 1, ..area };
        let worth = format!("{:>5} ", value(found, line, &app.analysis.wanted));
        let moves = &line.moves[..line.moves.len().min(MOVES)];
        let moves = movetext::write_line(&found.position, moves).join(" ");
        let bold = Style::new().add_modifier(Modifier::BOLD);
        frame.render_widget(Line::from(vec![Span::styled(worth, bold), Span::raw(moves)]), place);
        app.spots.lines.push((place, index));
    }
}

/// What tables know of the moves.
fn values(app: &StudyApp, frame: &mut Frame<'_>, rest: &mut Rect) {
    let Some(known) = app.analysis.known.as_ref().filter(|_| app.analysis.wanted.on) else { return };
    take(rest, 1);
    let most = usize::from(rest.height / 2);
    let list = badge_list(&app.study.position(), known, (rest.width, most), app.options.color());
    let place = take(rest, list.lines.len().min(most) as u16);
    frame.render_widget(list, place);
}

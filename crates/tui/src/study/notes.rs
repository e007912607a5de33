//! What there is to read about the move at the cursor: messages, the review's sentence, comments, glyphs, drawings.

use crownhead_notation::square_name;
use crownhead_prose::{Told, analysis as words};
use crownhead_study::glyph;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};

use super::desk::StudyApp;
use crate::draw::paint;
use crate::palette::Ink;

/// The longest part of a comment that is laid out.
const LONGEST: usize = 4000;

/// The notes, the most important first.
pub(super) fn text(app: &StudyApp) -> Text<'static> {
    let node = app.study.cursor();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let alarm = if app.message.alarm && app.options.color() { bold.fg(paint(Ink(167))) } else { bold };
    let told = |lead: &str, text: &str, style: Style| {
        let space = if lead.is_empty() || text.is_empty() { "" } else { " " };
        Line::from(vec![Span::styled(lead.to_owned(), style), Span::raw(format!("{space}{text}"))])
    };
    let mut lines = Vec::new();
    if app.reviewing.lesson.is_some() {
        // Anything more could give the answer away.
        let Told { lead, text } = &app.message.told;
        return Text::from(vec![told(lead, "", alarm), Line::raw(text.clone())]);
    }
    if !app.message.told.lead.is_empty() || !app.message.told.text.is_empty() {
        lines.push(told(&app.message.told.lead, &app.message.told.text, alarm));
    }
    lines.extend(app.reviewing.percent().map(|percent| Line::raw(words::reviewing(percent))));
    lines.extend(app.reviewing.sentence(node).map(|own| told(&own.lead, &own.text, bold)));
    for comment in [app.study.comment_before(node), app.study.comment(node)] {
        let shown: String = comment.chars().take(LONGEST).collect();
        lines.extend(shown.lines().map(|line| Line::raw(line.to_owned())));
    }
    let glyphs = app.study.glyphs(node);
    let names: Vec<String> = glyphs
        .iter()
        .filter_map(|&number| glyph::of(number))
        .map(|glyph| crownhead_prose::study::glyph(glyph.number))
        .collect();
    if !names.is_empty() {
        lines.push(Line::raw(names.join("; ")));
    }
    lines.extend(drawings(app).map(Line::raw));
    Text::from(lines)
}

/// The arrows and circles at the cursor in words.
fn drawings(app: &StudyApp) -> Option<String> {
    let rules = app.rules();
    let name = |drawing: &crownhead_study::Drawing| {
        let from = square_name(rules, drawing.from);
        drawing.to.map_or_else(|| from.clone(), |to| format!("{from}-{}", square_name(rules, to)))
    };
    let shapes: Vec<String> = app.study.drawings(app.study.cursor()).iter().map(name).collect();
    (!shapes.is_empty()).then(|| words::drawn(&shapes))
}

//! The screen: the board of the chosen node and the tree beside it, then the facts of the node, counts, and keys.

use crownhead_microscope::{Method, picture::state_class};
use crownhead_prose as prose;
use crownhead_prose::microscope::{self as words, MicroLabel};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::app::MicroscopeApp;
use super::bars;
use crate::draw::{OTHER_ROWS, brush, draw_board, too_small};

/// Rows of the facts, and of the counts on a low and on a high screen.
const FACTS: u16 = 4;
const COUNTS: u16 = 7;
const HIGH_COUNTS: u16 = 10;
const HIGH: u16 = 34;
/// Rows of the title, the state and the keys.
const LINES: u16 = 3;
/// Columns between board and tree, and the fewest of a tree.
const GAP: u16 = 2;
const LEAST_TREE: u16 = 12;

/// Draws everything and records the places of the rows.
pub fn draw(app: &mut MicroscopeApp, frame: &mut Frame<'_>) {
    let area = frame.area();
    let kind = app.board.position().board();
    let least = u16::from(kind.height());
    let wanted = if area.height >= HIGH { HIGH_COUNTS } else { COUNTS };
    // Counts give way to the board.
    let counts = if area.height >= LINES + FACTS + wanted + least { wanted } else { 0 };
    let high = area.height.saturating_sub(LINES + FACTS + counts);
    let brush = brush(kind, &app.options, Rect { height: high + OTHER_ROWS, ..area });
    let (columns, rows) = (brush.columns() * u16::from(kind.width()), brush.rows * least);
    app.spots.clear();
    if high < rows || area.width < columns + GAP + LEAST_TREE {
        return too_small(frame, columns + GAP + LEAST_TREE, rows + LINES + FACTS);
    }
    let part = |y: u16, height: u16| Rect { x: area.x, y: area.y + y, width: area.width, height };
    title(app, frame, part(0, 1));
    let board = Rect { width: columns, height: rows, ..part(1, rows) };
    draw_board(&app.board, &mut app.places, frame, board, &brush);
    let left = columns + GAP;
    list(app, frame, Rect { x: area.x + left, width: area.width - left, ..part(1, high) });
    facts(app, frame, part(1 + high, FACTS));
    frame.render_widget(Line::raw(words::visited(&app.walk.tree)), part(1 + high + FACTS, 1));
    if counts > 0 {
        draw_counts(app, frame, part(2 + high + FACTS, counts));
    }
    keys(app, frame, part(area.height - 1, 1));
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What is looked at, and how far the replay is.
fn title(app: &MicroscopeApp, frame: &mut Frame<'_>, area: Rect) {
    let (step, all) = app.walk.step();
    let step = words::step(step, all);
    let name = MicroLabel::Title.text();
    let rules = prose::rules_name(app.walk.tree.root.rules());
    let depth = format!("{}: {}", MicroLabel::Depth.text(), app.depth);
    let rest = format!("{rules}, {}, {depth}", words::method_name(app.method));
    let length = |text: &str| text.chars().count();
    let room = usize::from(area.width).saturating_sub(length(&step) + 1);
    // On a narrow screen, what is looked at matters more.
    let name = if length(&name) + 2 + length(&rest) > room { String::new() } else { name + "  " };
    frame.render_widget(
        Line::from(vec![Span::styled(name, bold()), Span::raw(rest)]),
        Rect { width: room as u16, ..area },
    );
    frame.render_widget(Line::raw(step).right_aligned(), area);
}

/// The rows around the cursor.
fn list(app: &mut MicroscopeApp, frame: &mut Frame<'_>, area: Rect) {
    let (rows, height) = (app.walk.rows(), usize::from(area.height));
    let at = rows.iter().position(|&node| node == app.walk.cursor()).unwrap_or(0);
    let top = at.saturating_sub(height / 2).min(rows.len().saturating_sub(height));
    let main = if app.walk.is_whole() { app.walk.tree.main_line() } else { Vec::new() };
    let shown: Vec<usize> = rows.iter().skip(top).take(height).copied().collect();
    for (index, node) in shown.into_iter().enumerate() {
        let place = Rect { y: area.y + index as u16, height: 1, ..area };
        frame.render_widget(row(app, node, (area.width, main.contains(&node))), place);
        app.spots.push((place, node));
    }
}

/// A node: its indent, whether it is folded, its move, its value and what became of it.
fn row(app: &MicroscopeApp, node: usize, (width, is_main): (u16, bool)) -> Line<'static> {
    let tree = &app.walk.tree;
    let record = &tree.nodes[node];
    let ascii = app.options.ascii;
    let marker = match app.walk.folding(node) {
        None => ' ',
        Some(true) if ascii => '+',
        Some(true) => '▸',
        Some(false) if ascii => '-',
        Some(false) => '▾',
    };
    let name = words::move_name(tree, node);
    let open = app.walk.is_open(node);
    let worth = record.value.filter(|_| !open).map(words::value).unwrap_or_default();
    let class = if open { "open" } else { state_class(record.state) };
    let state = if open { "…".to_owned() } else { words::legend(class) };
    let indent = " ".repeat((2 * record.ply).min(usize::from(width) / 3));
    let text = format!("{indent}{marker} {name}  {worth:<6} ");
    let mut style = if is_main { bold() } else { Style::new() };
    if node == app.walk.cursor() {
        style = style.add_modifier(Modifier::REVERSED);
    }
    Line::from(vec![Span::styled(text, style), Span::styled(state, paint(app, class))])
}

/// The color of a class, where there are colors.
fn paint(app: &MicroscopeApp, class: &str) -> Style {
    let color = match class {
        _ if !app.options.color() => return Style::new(),
        "exact" => Color::Green,
        "cut" => Color::Yellow,
        "low" => Color::Blue,
        "known" => Color::Magenta,
        "unfinished" => Color::Red,
        "skipped" => return Style::new().add_modifier(Modifier::DIM),
        _ => return Style::new(),
    };
    Style::new().fg(color)
}

/// The moves that lead to the node at the cursor; its window, value and reason.
fn facts(app: &MicroscopeApp, frame: &mut Frame<'_>, area: Rect) {
    let node = app.walk.cursor();
    let path = words::path(&app.walk.tree, node);
    let facts = words::facts(&app.walk.tree, node, app.walk.is_open(node)).join(" ");
    let text = vec![Line::styled(path, bold()), Line::raw(facts)];
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

/// The bars of all depths, with the names of the methods and their counts at the depth of the tree.
fn draw_counts(app: &MicroscopeApp, frame: &mut Frame<'_>, area: Rect) {
    let row = |y: u16| Rect { y: area.y + y, height: 1, ..area };
    frame.render_widget(Line::styled(MicroLabel::Counts.text(), bold()), row(0));
    let deepest = usize::from(app.depth);
    let height = area.height - 3;
    let tint = |method: usize| {
        if app.options.color() { Style::new().fg(bars::COLORS[method]) } else { Style::new() }
    };
    let paint = |at: usize, glyph: char| match at % bars::GROUP {
        method @ 0..4 => Span::styled(glyph.to_string(), tint(method)),
        _ => Span::raw(" "),
    };
    let drawn = bars::rows(&app.counts, deepest, usize::from(height), app.options.ascii);
    for (y, glyphs) in drawn.into_iter().enumerate() {
        let spans: Vec<Span<'_>> =
            glyphs.into_iter().enumerate().map(|(at, glyph)| paint(at, glyph)).collect();
        frame.render_widget(Line::from(spans), row(1 + y as u16));
    }
    frame.render_widget(Line::raw("1234 ".repeat(deepest)), row(1 + height));
    let depths: Vec<String> = (1..=deepest).map(|depth| format!(" {depth:<4}")).collect();
    frame.render_widget(Line::raw(depths.concat()), row(2 + height));
    let left = (deepest * bars::GROUP) as u16 + 1;
    for (number, method) in Method::ALL.into_iter().enumerate() {
        let counted = app.counts[number].get(deepest - 1);
        let count = counted
            .map_or_else(|| format!("> {}", prose::count(super::app::COUNTED)), |&count| prose::count(count));
        let text = format!("{} {}: {count}", number + 1, words::method_name(method));
        let place =
            Rect { x: area.x + left, width: area.width.saturating_sub(left), ..row(1 + number as u16) };
        frame.render_widget(Line::styled(text, tint(number)), place);
    }
}

/// The keys that fit.
fn keys(app: &MicroscopeApp, frame: &mut Frame<'_>, area: Rect) {
    let arrows = if app.options.ascii { "<>" } else { "←→" };
    let named = [
        ("n", MicroLabel::KeyNext),
        ("p", MicroLabel::KeyPrevious),
        ("a", MicroLabel::KeyReplay),
        (arrows, MicroLabel::KeyFold),
        ("q", MicroLabel::KeyQuit),
        ("Enter", MicroLabel::KeyJump),
        ("Home/End", MicroLabel::KeyEnds),
    ];
    let mut spans = Vec::new();
    let mut left = usize::from(area.width);
    for (key, name) in named {
        let name = format!(" {} ", name.text());
        let width = key.chars().count() + name.chars().count();
        if width > left + 1 {
            break;
        }
        left = left.saturating_sub(width);
        spans.push(Span::styled(key, Style::new().add_modifier(Modifier::REVERSED)));
        spans.push(Span::raw(name));
    }
    frame.render_widget(Line::from(spans), area);
}

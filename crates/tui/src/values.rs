//! What the endgame tables say about the position: its value, and a badge for every legal move, best first.
//!
//! Not here: asking the tables (`app`, `thinker`). Colors only repeat what the words say.

use crownhead_engine::{ProbeResult, Verdict, Wdl};
use crownhead_notation::movetext;
use crownhead_prose::endgames;
use crownhead_prose::terminal::{self, Word};
use crownhead_rules::{AnyMove, AnyPosition};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};

use crate::app::App;
use crate::draw::paint;
use crate::menus;
use crate::palette::Ink;

/// Columns of the terminal between two badges.
const GAP: usize = 2;

/// What tables know of the present position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Knowledge {
    /// They were not asked yet.
    #[default]
    NotAsked,
    /// There is no table for it.
    Beyond,
    /// The value of every move.
    Known(ProbeResult),
}

impl Knowledge {
    /// The values, if there are any.
    pub(crate) fn known(&self) -> Option<&ProbeResult> {
        if let Knowledge::Known(known) = self { Some(known) } else { None }
    }
}

impl App {
    /// Shows what tables know of the moves, or stops showing it.
    pub(crate) fn toggle_values(&mut self) {
        self.values = !self.values;
        self.known = Knowledge::NotAsked;
    }

    /// Shows the answer of the tables; as a page if there is no room beside the board.
    pub(crate) fn show_values(&mut self, known: Option<ProbeResult>) {
        self.known = known.map_or(Knowledge::Beyond, Knowledge::Known);
        self.warn();
        if self.values && !self.places.panel {
            self.values_page();
            self.values = false;
        }
    }

    /// The values to show; `None` if the user does not want them.
    fn shown_values(&self) -> &Knowledge {
        if self.values && self.table.person_to_move() { &self.known } else { &Knowledge::NotAsked }
    }

    /// The value of the position in a sentence.
    pub(crate) fn value_line(&self) -> Option<String> {
        let position = self.table.game.position();
        match self.shown_values() {
            Knowledge::NotAsked => None,
            Knowledge::Beyond => Some(Word::ValuesUnknown.text()),
            Knowledge::Known(known) => Some(endgames::known(position, known).to_string()),
        }
    }

    /// The moves with their badges in this many columns and rows, with a count of those that do not fit.
    pub(crate) fn value_list(&self, width: u16, rows: usize) -> Text<'static> {
        match self.shown_values().known() {
            Some(known) => badge_list(self.table.game.position(), known, (width, rows), self.options.color()),
            None => Text::default(),
        }
    }

    /// All moves as a page.
    fn values_page(&mut self) {
        let Some(line) = self.value_line() else { return };
        let mut lines = vec![line];
        if let Some(known) = self.shown_values().known() {
            let position = self.table.game.position();
            lines.push(String::new());
            lines.extend(known.moves.iter().map(|(mv, verdict)| move_with_value(position, mv, *verdict)));
            lines.extend(terminal::explain_brackets(known));
        }
        self.popup = Some(menus::page(Word::ValuesTitle.text(), lines));
    }
}

/// The moves with their badges in this many columns and rows, with a count of those that do not fit.
pub(crate) fn badge_list(
    position: &AnyPosition,
    known: &ProbeResult,
    (width, rows): (u16, usize),
    color: bool,
) -> Text<'static> {
    let badge = |&(mv, verdict): &(AnyMove, Verdict)| {
        let words = move_with_value(position, &mv, verdict);
        (words, Wdl::of(verdict))
    };
    let mut badges: Vec<(String, Wdl)> = known.moves.iter().map(badge).collect();
    let longest = badges.iter().map(|(words, _)| words.chars().count()).max().unwrap_or(0);
    let columns = ((usize::from(width) + GAP) / (longest + GAP)).max(1);
    let fits = badges.len() <= columns * rows;
    if !fits {
        badges.truncate(columns * rows.saturating_sub(1));
    }
    let span = |(words, worth): &(String, Wdl)| {
        Span::styled(format!("{words:<0$}", longest + GAP), badge_style(*worth, color))
    };
    let line = |row: &[(String, Wdl)]| Line::from(row.iter().map(span).collect::<Vec<_>>());
    let mut lines: Vec<Line<'static>> = badges.chunks(columns).map(line).collect();
    if !fits {
        lines.push(Line::raw(terminal::more_moves(known.moves.len() - badges.len())));
    }
    lines.extend(terminal::explain_brackets(known).filter(|_| lines.len() < rows).map(Line::raw));
    Text::from(lines)
}

fn badge_style(worth: Wdl, color: bool) -> Style {
    let style = match worth {
        Wdl::Win => Style::new().add_modifier(Modifier::BOLD),
        Wdl::Draw => Style::new(),
        Wdl::Loss => Style::new().add_modifier(Modifier::DIM),
    };
    let ink = match worth {
        Wdl::Win => Ink(71),
        Wdl::Draw => Ink(178),
        Wdl::Loss => Ink(167),
    };
    if color { style.remove_modifier(Modifier::DIM).fg(paint(ink)) } else { style }
}

/// "22-18: wins in 13".
fn move_with_value(position: &AnyPosition, mv: &AnyMove, verdict: Verdict) -> String {
    terminal::move_with_value(&movetext::write(position, mv), &terminal::value_of_move(verdict))
}

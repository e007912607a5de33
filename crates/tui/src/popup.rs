//! Boxes over the board: menus, forms, pages, questions.
//!
//! Not here: their contents ([`crate::menus`]) and drawing. Arrow keys, Enter, Escape and Backspace are enough to use them.

use crownhead_prose::picker::Entry;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use crate::place::Places;

/// The purpose of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Begin a new game.
    NewGame,
    /// Choose a game from the list.
    Games,
    /// Change how things look and move.
    Settings,
    /// Build endgame tables.
    Tables,
    /// Choose an ending to practice.
    Practice,
    /// An exercise is over.
    PracticeOver,
    /// Choose an opponent.
    Opponent,
    /// Take back a mistake, or let it stand.
    Mistake,
    /// Confirm resignation.
    Resign,
    /// The game is over.
    Over,
    /// Write the game to a file.
    Save,
    /// Read a game from a file.
    Load,
    /// Read the rules or the keys.
    Read,
    /// Write a comment, which may be empty.
    Comment,
}

/// A box over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Popup {
    pub(crate) purpose: Purpose,
    pub(crate) title: String,
    pub(crate) body: Body,
}

/// What is in a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Body {
    /// Rows, some of them with values to choose from.
    Rows {
        /// Lines above the rows.
        intro: Vec<String>,
        rows: Vec<Row>,
        /// The row under the cursor.
        at: usize,
    },
    /// Text to scroll.
    Page {
        lines: Vec<String>,
        /// The first line shown.
        top: usize,
    },
    /// The list of games, with a search.
    Games(Games),
    /// A line to type.
    Line { text: String, problem: String },
}

/// The list of games to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Games {
    /// What is typed, as it is typed.
    pub(crate) search: String,
    /// All games.
    pub(crate) entries: Vec<Entry>,
    /// The game under the cursor, among those found.
    pub(crate) at: usize,
}

impl Games {
    /// The games that the search finds.
    pub(crate) fn found(&self) -> Vec<&Entry> {
        let search = self.search.to_lowercase();
        self.entries.iter().filter(|entry| entry.fits(&search)).collect()
    }

    /// The game under the cursor.
    pub(crate) fn present(&self) -> Option<&Entry> {
        self.found().get(self.at).copied()
    }

    fn press(&mut self, press: Press) -> Outcome {
        let last = self.found().len().saturating_sub(1);
        match press {
            Press::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            Press::Down => self.at = if self.at >= last { 0 } else { self.at + 1 },
            Press::PageUp | Press::Left => self.at = self.at.saturating_sub(PAGE),
            Press::PageDown | Press::Right => self.at = (self.at + PAGE).min(last),
            Press::Home => self.at = 0,
            Press::End => self.at = last,
            Press::Char(FAVORITE) => return Outcome::Changed,
            Press::Char(c) if !c.is_control() && self.search.len() < LONGEST => {
                self.search.push(c);
                self.at = 0;
            }
            Press::Backspace if self.search.is_empty() => return Outcome::Closed,
            Press::Backspace => {
                self.search.pop();
                self.at = 0;
            }
            Press::Row(row) if row <= last => {
                self.at = row;
                return Outcome::Done(row, String::new());
            }
            Press::Enter if self.present().is_some() => return Outcome::Done(self.at, String::new()),
            _ => {}
        }
        Outcome::Stays
    }
}

/// The key that marks a favorite in the list of games: Tab.
const FAVORITE: char = '\t';

/// A row of a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    /// The values; empty for a button.
    pub(crate) values: Vec<String>,
    pub(crate) chosen: usize,
}

/// A key or click for a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Enter,
    Escape,
    Backspace,
    Char(char),
    /// A click on a row.
    Row(usize),
    /// A click beside the box.
    Outside,
}

impl Press {
    /// What a mouse event over an open popup does; `None` if it does nothing.
    pub(crate) fn of_mouse(event: MouseEvent, places: &Places) -> Option<Press> {
        let (column, row) = (event.column, event.row);
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let inside = places.popup.contains(Position { x: column, y: row });
                match places.row(column, row) {
                    Some(row) => Some(Press::Row(row)),
                    None => (!inside).then_some(Press::Outside),
                }
            }
            MouseEventKind::ScrollUp => Some(Press::Up),
            MouseEventKind::ScrollDown => Some(Press::Down),
            _ => None,
        }
    }
}

/// The result of a key or click.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// The box stays.
    Stays,
    /// A value was changed.
    Changed,
    /// The box is done: the chosen row, or the typed text.
    Done(usize, String),
    /// The box closes.
    Closed,
}

impl Row {
    /// A button.
    pub(crate) fn button(name: impl Into<String>) -> Row {
        Row { name: name.into(), values: Vec::new(), chosen: 0 }
    }

    /// A row with values.
    pub(crate) fn choice(name: impl Into<String>, values: Vec<String>, chosen: usize) -> Row {
        Row { name: name.into(), values, chosen }
    }
}

impl Popup {
    /// The chosen value of each row.
    pub(crate) fn chosen(&self) -> Vec<usize> {
        match &self.body {
            Body::Rows { rows, .. } => rows.iter().map(|row| row.chosen).collect(),
            Body::Page { .. } | Body::Line { .. } | Body::Games(_) => Vec::new(),
        }
    }

    /// Handles a key or click.
    pub(crate) fn press(&mut self, press: Press) -> Outcome {
        if matches!(press, Press::Escape | Press::Outside) {
            return Outcome::Closed;
        }
        match &mut self.body {
            Body::Rows { rows, at, .. } => press_rows(rows, at, press),
            Body::Page { lines, top } => scroll(lines.len(), top, press),
            Body::Games(games) => games.press(press),
            Body::Line { text, problem } => type_line(text, problem, press, self.purpose == Purpose::Comment),
        }
    }
}

fn press_rows(rows: &mut [Row], at: &mut usize, press: Press) -> Outcome {
    let last = rows.len().saturating_sub(1);
    match press {
        Press::Up | Press::Char('k') => *at = at.checked_sub(1).unwrap_or(last),
        Press::Down | Press::Char('j') => *at = if *at == last { 0 } else { *at + 1 },
        Press::Home | Press::PageUp => *at = 0,
        Press::End | Press::PageDown => *at = last,
        Press::Left | Press::Char('h') => return turn(rows, *at, Step::Back),
        Press::Right | Press::Char('l' | ' ') => return turn(rows, *at, Step::On),
        Press::Row(row) if row <= last => {
            *at = row;
            return if rows[row].values.is_empty() {
                Outcome::Done(row, String::new())
            } else {
                turn(rows, row, Step::On)
            };
        }
        Press::Enter => return Outcome::Done(*at, String::new()),
        Press::Backspace | Press::Char('q') => return Outcome::Closed,
        _ => {}
    }
    Outcome::Stays
}

#[derive(Clone, Copy)]
enum Step {
    Back,
    On,
}

fn turn(rows: &mut [Row], at: usize, step: Step) -> Outcome {
    let Some(row) = rows.get_mut(at).filter(|row| !row.values.is_empty()) else { return Outcome::Stays };
    let count = row.values.len();
    row.chosen = match step {
        Step::Back => (row.chosen + count - 1) % count,
        Step::On => (row.chosen + 1) % count,
    };
    Outcome::Changed
}

/// The lines of a page.
const PAGE: usize = 10;

fn scroll(lines: usize, top: &mut usize, press: Press) -> Outcome {
    let last = lines.saturating_sub(1);
    *top = match press {
        Press::Up | Press::Char('k') => top.saturating_sub(1),
        Press::Down | Press::Char('j') => (*top + 1).min(last),
        Press::PageUp | Press::Left => top.saturating_sub(PAGE),
        Press::PageDown | Press::Right | Press::Char(' ') => (*top + PAGE).min(last),
        Press::Home => 0,
        Press::End => last,
        Press::Row(_) => *top,
        Press::Enter | Press::Backspace | Press::Char(_) | Press::Escape | Press::Outside => {
            return Outcome::Closed;
        }
    };
    Outcome::Stays
}

/// Longer than any typed path.
const LONGEST: usize = 1000;

fn type_line(text: &mut String, problem: &mut String, press: Press, may_be_empty: bool) -> Outcome {
    match press {
        Press::Char(c) if !c.is_control() && text.len() < LONGEST => text.push(c),
        Press::Backspace if text.is_empty() => return Outcome::Closed,
        Press::Backspace => drop(text.pop()),
        Press::Enter if may_be_empty || !text.trim().is_empty() => {
            return Outcome::Done(0, text.trim().to_owned());
        }
        _ => return Outcome::Stays,
    }
    problem.clear();
    Outcome::Stays
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Popup {
        let values = vec!["one".to_owned(), "two".to_owned()];
        let rows = vec![Row::choice("number", values, 0), Row::button("go")];
        Popup {
            purpose: Purpose::NewGame,
            title: String::new(),
            body: Body::Rows { intro: Vec::new(), rows, at: 0 },
        }
    }

    #[test]
    fn arrows_choose_rows_and_values() {
        let mut form = form();
        assert_eq!(form.press(Press::Left), Outcome::Changed);
        assert_eq!(form.chosen(), [1, 0]);
        assert_eq!(form.press(Press::Down), Outcome::Stays);
        assert_eq!(form.press(Press::Right), Outcome::Stays, "a button has no values");
        assert_eq!(form.press(Press::Enter), Outcome::Done(1, String::new()));
        form.press(Press::Down);
        assert_eq!(form.press(Press::Enter), Outcome::Done(0, String::new()), "the rows are a circle");
    }

    #[test]
    fn escape_backspace_and_a_click_outside_close() {
        for press in [Press::Escape, Press::Backspace, Press::Outside] {
            assert_eq!(form().press(press), Outcome::Closed);
        }
    }

    #[test]
    fn a_line_is_typed() {
        let body = Body::Line { text: String::new(), problem: "no".to_owned() };
        let mut prompt = Popup { purpose: Purpose::Save, title: String::new(), body };
        for c in "a.pdn".chars() {
            prompt.press(Press::Char(c));
        }
        assert_eq!(prompt.press(Press::Enter), Outcome::Done(0, "a.pdn".to_owned()));
    }
}

//! The keyboard: a cursor that walks over the playing squares, and moves typed as text.

use crownhead_notation::{
    Naming,
    movetext::{self, MoveError},
};
use crownhead_rules::Square;

use crate::{
    board::Board,
    choose::Selection,
    event::{Intent, Key},
    view::Point,
};

/// Longer than any move that somebody would type.
const LONGEST_TEXT: usize = 80;

/// The keyboard cursor.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cursor {
    square: Option<Square>,
    /// The column as shown that moves up and down keep to.
    column: u8,
    shown: bool,
}

impl Cursor {
    /// Where it is, if the keyboard is in use.
    pub(crate) fn shown(self) -> Option<Square> {
        self.square.filter(|_| self.shown)
    }

    pub(crate) fn hide(&mut self) {
        self.shown = false;
    }

    /// Puts it on a square without showing it.
    pub(crate) fn put(&mut self, square: Square, column: u8) {
        (self.square, self.column) = (Some(square), column);
    }
}

impl Board {
    /// The keyboard cursor, while the keyboard is in use.
    pub fn cursor(&self) -> Option<Square> {
        self.cursor.shown()
    }

    /// The square that has the keyboard's focus, or would get it.
    pub fn focus_square(&self) -> Square {
        let first = || self.starts.iter().next().filter(|_| self.users_turn());
        let any = || self.position.board().all().next_back();
        let found = self
            .cursor
            .square
            .or_else(|| self.selection.as_ref().map(Selection::at))
            .or_else(first)
            .or_else(any);
        found.unwrap_or_else(|| unreachable!("every board has squares"))
    }

    /// Whether a key would do something here, so that the page or program must not use it otherwise.
    pub fn uses(&self, key: Key) -> bool {
        match key {
            Key::Left | Key::Right | Key::Up | Key::Down | Key::Enter | Key::Space => true,
            Key::Escape | Key::Backspace => {
                let given_up = !self.huffable.is_empty() && key == Key::Escape;
                !self.typed.is_empty() || self.selection.is_some() || self.refused.is_some() || given_up
            }
            Key::Char(c) => self.takes_character(c),
        }
    }

    /// The move being typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Puts text in place of the move being typed, for screens with a field of their own. Enter plays it.
    pub fn set_typed(&mut self, text: &str) {
        self.typed = text.chars().take(LONGEST_TEXT).collect();
    }

    pub(crate) fn focus(&mut self, square: Square) -> Vec<Intent> {
        let moved = self.cursor.shown() != Some(square);
        self.cursor = Cursor { square: Some(square), column: self.column(square), shown: true };
        self.show_preview();
        if moved { vec![Intent::CursorMoved(square)] } else { Vec::new() }
    }

    pub(crate) fn blur(&mut self) -> Vec<Intent> {
        self.cursor.hide();
        self.show_preview();
        Vec::new()
    }

    /// A square is chosen without a pointer.
    pub(crate) fn activate(&mut self, square: Square) -> Vec<Intent> {
        self.motion.skip();
        self.press = None;
        if self.selection.as_ref().is_some_and(|selection| selection.at() == square) {
            self.choose_again()
        } else {
            self.choose(square, true)
        }
    }

    pub(crate) fn key(&mut self, key: Key) -> Vec<Intent> {
        match key {
            Key::Left => self.arrow(-1, 0),
            Key::Right => self.arrow(1, 0),
            Key::Up => self.arrow(0, -1),
            Key::Down => self.arrow(0, 1),
            Key::Space if !self.typed.is_empty() => self.character(' '),
            Key::Enter if !self.typed.is_empty() => self.play_typed(),
            Key::Enter | Key::Space => match self.cursor.shown() {
                Some(square) => self.activate(square),
                None => self.focus(self.focus_square()),
            },
            Key::Escape | Key::Backspace if !self.typed.is_empty() => {
                let left = if key == Key::Escape { 0 } else { self.typed.chars().count() - 1 };
                self.typed = self.typed.chars().take(left).collect();
                Vec::new()
            }
            Key::Escape => self.deselect(),
            Key::Backspace => self.step_back(),
            Key::Char(c) => self.character(c),
        }
    }

    /// The column of a square as shown.
    pub(crate) fn column(&self, square: Square) -> u8 {
        let (x, y) = self.position.board().place(square);
        self.turned(x, y).0
    }

    /// Moves the cursor to the next playing square in the row, or to the nearest one in the next row.
    fn arrow(&mut self, dx: i8, dy: i8) -> Vec<Intent> {
        let Some(square) = self.cursor.shown() else { return self.focus(self.focus_square()) };
        let board = self.position.board();
        let (x, y) = board.place(square);
        let (column, row) = self.turned(x, y);
        let playing = |column: u8, row: u8| {
            let inside = column < board.width() && row < board.height();
            inside.then(|| self.turned(column, row)).and_then(|(x, y)| board.at(x, y))
        };
        let beside = |steps: i8| playing(column.checked_add_signed(dx * steps)?, row);
        let in_row = |row: u8| {
            let near = |&column: &u8| column.abs_diff(self.cursor.column);
            let columns = (0..board.width()).rev().filter(|&column| playing(column, row).is_some());
            columns.min_by_key(near).and_then(|column| playing(column, row))
        };
        let next = if dy == 0 {
            beside(1).or_else(|| beside(2))
        } else {
            row.checked_add_signed(dy).filter(|&row| row < board.height()).and_then(in_row)
        };
        let Some(next) = next else { return Vec::new() };
        let column = if dy == 0 { self.column(next) } else { self.cursor.column };
        self.cursor = Cursor { square: Some(next), column, shown: true };
        self.hover = None;
        self.show_preview();
        vec![Intent::CursorMoved(next)]
    }

    fn takes_character(&self, c: char) -> bool {
        let goes_on = c.is_ascii_alphanumeric() || "-–:×.!?".contains(c);
        c.is_ascii_digit() || self.is_column(c) || (!self.typed.is_empty() && goes_on)
    }

    /// Whether a small letter begins the names of squares. Capital ones are left to the page or program.
    fn is_column(&self, c: char) -> bool {
        let lettered = Naming::of(self.position.rules()) == Naming::Letters;
        lettered && c.is_ascii_lowercase() && c as u8 - b'a' < self.position.board().width()
    }

    fn character(&mut self, c: char) -> Vec<Intent> {
        let room = self.typed.chars().count() < LONGEST_TEXT;
        if room && (self.takes_character(c) || (c == ' ' && !self.typed.is_empty())) {
            self.typed.push(c);
        }
        Vec::new()
    }

    /// The typed move, whatever is selected.
    fn play_typed(&mut self) -> Vec<Intent> {
        self.motion.skip();
        let text = std::mem::take(&mut self.typed);
        if !self.users_turn() && !self.legal.is_empty() {
            return vec![Intent::NotYourTurn];
        }
        match movetext::find(&text, &self.position) {
            Ok(mv) => {
                self.deselect();
                vec![Intent::Play(mv)]
            }
            Err(MoveError::Text(error)) => vec![Intent::Unreadable { text, error }],
            Err(MoveError::Refused(refusal)) => {
                self.deselect();
                let attempt = movetext::parse(&text, &self.position).ok();
                let from =
                    attempt.as_ref().map(|attempt| attempt.from).or_else(|| refusal.squares.iter().next());
                let from = from.unwrap_or_else(|| self.focus_square());
                vec![self.refuse(from, attempt, refusal)]
            }
        }
    }
}

impl Board {
    /// The top left corner of a square as shown.
    pub fn place(&self, square: Square) -> Point {
        let (x, y) = self.position.board().place(square);
        let (column, row) = self.turned(x, y);
        Point { x: f32::from(column), y: f32::from(row) }
    }

    /// The same in White's view.
    pub(crate) fn home(&self, square: Square) -> Point {
        let (x, y) = self.position.board().place(square);
        Point { x: f32::from(x), y: f32::from(y) }
    }

    /// A corner as shown turned into that of White's view, or the other way round.
    pub(crate) fn home_of(&self, corner: Point) -> Point {
        let board = self.position.board();
        let (width, height) = (f32::from(board.width()), f32::from(board.height()));
        if self.flipped { Point { x: width - 1.0 - corner.x, y: height - 1.0 - corner.y } } else { corner }
    }
}

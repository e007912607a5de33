//! The keyboard: a cursor that moves over the playing squares, and moves typed as text.

use crownhead_notation::{
    Naming,
    movetext::{self, MoveError},
};
use crownhead_rules::{AnyMove, Attempt, Refusal, Square};

use crate::{
    board::{Board, LONGEST_TEXT},
    cursor::Cursor,
    event::{Intent, Key, Refused},
    fan::{self, Meant},
};

impl Board {
    /// Whether the board uses this key now, so that the page or program must not.
    pub fn uses(&self, key: Key) -> bool {
        match key {
            Key::Left | Key::Right | Key::Up | Key::Down | Key::Enter | Key::Space => true,
            Key::Escape | Key::Backspace => {
                let given_up = !self.huffable.is_empty() && key == Key::Escape;
                let drops =
                    !self.premoves.is_empty() || self.planned_from.is_some() || self.expected.is_some();
                let clears = self.selection.is_some() || self.refused.is_some();
                !self.typed.is_empty() || clears || given_up || (drops && key == Key::Escape)
            }
            Key::Char(c) => self.takes_character(c),
        }
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

    /// Handles a square chosen without a pointer.
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
            Key::Escape if self.plans() => self.drop_plans(),
            Key::Escape => self.deselect(),
            Key::Backspace => self.step_back(),
            Key::Char(c) => self.character(c),
        }
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

    /// Whether a lowercase letter begins the names of squares. Capitals are left to the page or program.
    fn is_column(&self, c: char) -> bool {
        let lettered = Naming::of(self.position.rules()) == Naming::Letters;
        lettered && c.is_ascii_lowercase() && c as u8 - b'a' < self.position.board().width()
    }

    fn character(&mut self, c: char) -> Vec<Intent> {
        let lettered = Naming::of(self.position.rules()) == Naming::Letters;
        if let Some(mv) = self.numbered(c).filter(|_| lettered && self.typed.is_empty()) {
            return vec![Intent::Play(mv)];
        }
        let room = self.typed.chars().count() < LONGEST_TEXT;
        if room && (self.takes_character(c) || (c == ' ' && !self.typed.is_empty())) {
            self.typed.push(c);
        }
        Vec::new()
    }

    /// The capture that typed squares begin. The legs already walked say nothing new.
    fn meant_by(&self, attempt: &Attempt) -> Meant {
        let visited: Vec<Square> = attempt.via.iter().copied().chain([attempt.to]).collect();
        let walked = self.selection.as_ref().map(|selection| selection.walk().stops());
        if walked.is_some_and(|stops| stops[0] == attempt.from && stops[1..] == visited) {
            return Meant::None;
        }
        let moves: Vec<AnyMove> = self.legal.iter().filter(|mv| mv.from() == attempt.from).copied().collect();
        fan::meant(&self.position, &moves, &visited)
    }

    /// Plays the typed move, regardless of the selection.
    fn play_typed(&mut self) -> Vec<Intent> {
        self.motion.skip();
        let text = std::mem::take(&mut self.typed);
        if !self.users_turn() && !self.legal.is_empty() {
            return vec![Intent::NotYourTurn];
        }
        // A digit may begin a square, so it takes Enter to play the route of that number.
        let mut digits = text.chars();
        if let (Some(digit), None) = (digits.next(), digits.next())
            && let Some(mv) = self.numbered(digit)
        {
            return vec![Intent::Play(mv)];
        }
        match movetext::find(&text, &self.position) {
            Ok(mv) => {
                self.deselect();
                vec![Intent::Play(mv)]
            }
            Err(MoveError::Text(error)) => vec![Intent::Unreadable { text, error }],
            Err(MoveError::Refused(mut refusal)) => {
                let attempt = movetext::parse(&text, &self.position).ok();
                match attempt.as_ref().map_or(Meant::None, |attempt| self.meant_by(attempt)) {
                    Meant::One(mv) => {
                        self.deselect();
                        return vec![Intent::Play(mv)];
                    }
                    Meant::Many => {
                        let from =
                            attempt.as_ref().map_or_else(|| self.focus_square(), |attempt| attempt.from);
                        refusal = self.ambiguous(from);
                    }
                    Meant::None => {}
                }
                self.deselect();
                let from =
                    attempt.as_ref().map(|attempt| attempt.from).or_else(|| refusal.squares.iter().next());
                let from = from.unwrap_or_else(|| self.focus_square());
                vec![self.refuse_typed(from, attempt, refusal, &text)]
            }
        }
    }
    /// Refuses a typed move.
    fn refuse_typed(
        &mut self,
        from: Square,
        attempt: Option<Attempt>,
        refusal: Refusal,
        text: &str,
    ) -> Intent {
        let typed_capture = movetext::is_written_as_capture(text, &self.position);
        match self.refuse(from, attempt, refusal) {
            Intent::Refused(refused) => Intent::Refused(Refused { typed_capture, ..refused }),
            other => other,
        }
    }
}

//! Huffing on a board: choosing the piece, and taking it off.

use crownhead_rules::{Square, SquareSet};

use crate::{
    board::Board,
    event::{Event, Key, Millis},
    motion::{Animation, Leaving, Span, duration},
    settings::{CaptureStyle, Speed},
};

/// What the user decides while a piece to be huffed is chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    /// Huff the piece on this square.
    Huff(Square),
    /// Huff nothing; the event means what it usually means.
    GivenUp,
}

impl Board {
    /// Frames the pieces that can be huffed. If the next chosen square is one of theirs, the board answers with
    /// [`Intent::Huff`](crate::Intent::Huff); any other square, Escape and every change of the position end the choice.
    pub fn choose_huff(&mut self, squares: SquareSet) {
        self.cancel();
        self.refused = None;
        self.huffable = squares;
    }

    /// The pieces that are framed to be huffed.
    pub fn huffable(&self) -> SquareSet {
        self.huffable
    }

    /// Takes a piece off that was huffed; the same side is still to move. Animations follow one another if one is
    /// running.
    pub fn huff(&mut self, square: Square, now: Millis) {
        self.motion.set_now(now);
        let factor = self.settings.speed.factor();
        let (style, length) = match self.settings.capture {
            CaptureStyle::Fade => (CaptureStyle::Fade, duration::FADE * factor),
            CaptureStyle::Spin => (CaptureStyle::Spin, duration::SPIN * factor),
        };
        if let Some(token) = self.tokens.take(square)
            && self.settings.speed != Speed::None
        {
            let vanish = Span { begin: 0.0, end: length };
            let leaving = vec![Leaving { token, jumped: 0.0, vanish, style }];
            self.motion.push(Animation { length, leaving, ..Animation::default() });
        }
        self.replace(self.position.huffed(square), self.last);
    }

    /// What an event decides while a piece to be huffed is chosen; `None` if it chooses no square.
    pub(crate) fn huff_by(&mut self, event: Event) -> Option<Choice> {
        let chosen = match event {
            _ if self.huffable.is_empty() => return None,
            Event::PointerDown { at, .. } => self.square_at(at),
            Event::Activate(square) => Some(square),
            Event::Key(Key::Enter | Key::Space) if self.typed.is_empty() => Some(self.cursor.shown()?),
            Event::Key(Key::Escape) if self.typed.is_empty() => None,
            _ => return None,
        };
        let squares = std::mem::take(&mut self.huffable);
        let Some(square) = chosen.filter(|&square| squares.contains(square)) else {
            return Some(Choice::GivenUp);
        };
        self.motion.skip();
        Some(Choice::Huff(square))
    }
}

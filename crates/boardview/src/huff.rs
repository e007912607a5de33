//! Huffing on a board: choosing the piece, and removing it.

use crownhead_rules::{Square, SquareSet};

use crate::{
    board::Board,
    event::{Event, Key, Millis},
    motion::{Animation, Leaving, Span, duration},
    settings::{CaptureStyle, Speed},
};

/// The user's decision while choosing a piece to huff.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    /// Huff the piece on this square.
    Huff(Square),
    /// Huff nothing; the event has its usual meaning.
    GivenUp,
}

impl Board {
    /// Frames the pieces that may be huffed. If the user next chooses one of their squares, the board returns
    /// [`Intent::Huff`](crate::Intent::Huff); any other square, Escape or a change of the position ends the choice.
    pub fn choose_huff(&mut self, squares: SquareSet) {
        self.cancel();
        self.refused = None;
        self.huffable = squares;
    }

    /// The framed pieces that may be huffed.
    pub fn huffable(&self) -> SquareSet {
        self.huffable
    }

    /// Removes a huffed piece; the same side is still to move. Waits for running animations.
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

    /// The decision that an event makes while a piece to huff is chosen; `None` if it chooses no square.
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

//! The single entry point for input: passes each event to the handler of its device.

use crate::{
    board::Board,
    event::{Event, Intent, Millis},
    huff::Choice,
};

impl Board {
    /// Handles one event and returns what follows from it.
    pub fn handle(&mut self, event: Event, now: Millis) -> Vec<Intent> {
        self.motion.set_now(now);
        self.dropped = None;
        match self.huff_by(event) {
            None => self.dispatch(event),
            Some(Choice::Huff(square)) => vec![Intent::Huff(square)],
            Some(Choice::GivenUp) => {
                let mut intents = vec![Intent::Deselected];
                intents.extend(self.dispatch(event));
                intents
            }
        }
    }

    fn dispatch(&mut self, event: Event) -> Vec<Intent> {
        match event {
            Event::PointerDown { at, threshold } => self.pointer_down(at, threshold),
            Event::PointerMove(at) => self.pointer_move(at),
            Event::PointerUp(at) => self.pointer_up(at),
            Event::PointerCancel => self.pointer_cancel(),
            Event::Activate(square) => self.activate(square),
            Event::Focus(square) => self.focus(square),
            Event::Blur => self.blur(),
            Event::Key(key) => self.key(key),
        }
    }
}

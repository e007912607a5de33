//! What Ctrl-C means at the moment.
//!
//! Not here: signals. Their handler calls [`Interrupt::press`].

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// The computer is not thinking.
const IDLE: u8 = 0;
/// The computer is thinking.
const THINKING: u8 = 1;
/// The computer is thinking and must move at once.
const HURRIED: u8 = 2;

/// What the program is doing when Ctrl-C is pressed.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicU8>);

impl Interrupt {
    /// The computer begins or stops thinking.
    pub fn set_thinking(&self, thinking: bool) {
        self.0.store(if thinking { THINKING } else { IDLE }, Ordering::Relaxed);
    }

    /// Whether Ctrl-C was pressed since the computer began to think.
    pub fn came(&self) -> bool {
        self.0.load(Ordering::Relaxed) == HURRIED
    }

    /// Ctrl-C is pressed. Returns whether it hurries the computer; otherwise it ends the program.
    pub fn press(&self) -> bool {
        self.0.compare_exchange(THINKING, HURRIED, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ctrl_c_hurries_a_thinking_computer_and_otherwise_ends_the_program() {
        let interrupt = Interrupt::default();
        assert!(!interrupt.press(), "nothing to hurry");
        interrupt.set_thinking(true);
        assert!(!interrupt.came());
        assert!(interrupt.press() && interrupt.came());
        assert!(!interrupt.press(), "the second time ends the program");
        interrupt.set_thinking(false);
        assert!(!interrupt.came() && !interrupt.press());
    }
}

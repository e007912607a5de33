//! Ctrl-C: while the computer thinks it moves at once, at any other time the program ends, as it always does.

use std::io::{self, Write as _};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;

use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

/// The exit code of a program that Ctrl-C ended, as shells have it.
const INTERRUPTED: i32 = 130;

/// Nobody thinks.
const IDLE: u8 = 0;
/// The computer thinks.
const THINKING: u8 = 1;
/// The computer thinks and is to move at once.
const HURRIED: u8 = 2;

/// What the program is doing when Ctrl-C is pressed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicU8>);

impl Interrupt {
    /// Takes Ctrl-C over for the rest of the program.
    pub(crate) fn take_over() -> Interrupt {
        let interrupt = Interrupt::default();
        let shared = interrupt.clone();
        thread::spawn(move || {
            // Without a runtime, or without signals, Ctrl-C stays what it is.
            let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
            runtime.block_on(async {
                while ctrl_c().await.is_ok() {
                    if !shared.press() {
                        // The terminal has shown ^C; whatever comes next begins a line.
                        let _ = writeln!(io::stderr().lock());
                        process::exit(INTERRUPTED);
                    }
                }
            });
        });
        interrupt
    }

    /// The computer begins to think, or stops thinking.
    pub(crate) fn set_thinking(&self, thinking: bool) {
        self.0.store(if thinking { THINKING } else { IDLE }, Ordering::Relaxed);
    }

    /// Whether Ctrl-C was pressed since the computer began to think.
    pub(crate) fn came(&self) -> bool {
        self.0.load(Ordering::Relaxed) == HURRIED
    }

    /// Ctrl-C is pressed; whether somebody heeds it. A second time it is for the program.
    pub(crate) fn press(&self) -> bool {
        self.0.compare_exchange(THINKING, HURRIED, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ctrl_c_is_for_whoever_thinks_and_else_for_the_program() {
        let interrupt = Interrupt::default();
        assert!(!interrupt.press(), "nobody thinks");
        interrupt.set_thinking(true);
        assert!(!interrupt.came());
        assert!(interrupt.press() && interrupt.came());
        assert!(!interrupt.press(), "once more is too much");
        interrupt.set_thinking(false);
        assert!(!interrupt.came() && !interrupt.press());
    }
}

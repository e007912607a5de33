//! Ctrl-C: a thinking computer moves at once; at any other time the program ends.

use std::io::{self, Write as _};
use std::process;
use std::thread;

use crownhead_tui::lines::Interrupt;
use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

/// The exit code that shells expect after Ctrl-C.
const INTERRUPTED: i32 = 130;

/// Takes over Ctrl-C for the rest of the program.
pub(crate) fn take_over() -> Interrupt {
    let interrupt = Interrupt::default();
    let shared = interrupt.clone();
    thread::spawn(move || {
        // Without a runtime or signals, Ctrl-C keeps its usual meaning.
        let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            while ctrl_c().await.is_ok() {
                if !shared.press() {
                    // The terminal has shown ^C, so a new line begins.
                    let _ = writeln!(io::stderr().lock());
                    process::exit(INTERRUPTED);
                }
            }
        });
    });
    interrupt
}

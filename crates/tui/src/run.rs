//! The terminal: full screen, keys and mouse, and restoring it at the end.

use std::io;
use std::time::Instant;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use ratatui::crossterm::execute;

use crate::app::App;
use crate::draw::draw;

/// Runs the program until the user leaves. The terminal is restored in any case.
///
/// # Errors
/// If the terminal cannot be used.
pub fn run(app: &mut App) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let outcome = execute!(io::stdout(), EnableMouseCapture).and_then(|()| turn(app, &mut terminal));
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    outcome
}

fn turn(app: &mut App, terminal: &mut DefaultTerminal) -> io::Result<()> {
    let began = Instant::now();
    let mut changed = true;
    while !app.has_ended() {
        changed |= app.update(began.elapsed().as_secs_f64() * 1000.0);
        if changed {
            terminal.draw(|frame| draw(app, frame))?;
        }
        changed = false;
        let mut patience = app.patience();
        // All pending events are handled before the screen is drawn again.
        while event::poll(patience)? {
            changed |= take(app, &event::read()?);
            patience = std::time::Duration::ZERO;
        }
    }
    Ok(())
}

/// Handles an event. Returns whether anything may look different.
fn take(app: &mut App, event: &Event) -> bool {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => app.key(*key),
        Event::Mouse(mouse) => app.mouse(*mouse),
        Event::Resize(..) => {}
        _ => return false,
    }
    true
}

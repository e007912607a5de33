//! The terminal: full screen, keys and mouse, and restoring it at the end.

use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEvent, KeyEventKind, MouseEvent,
};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Frame};

use crate::app::App;
use crate::draw::draw;
use crate::study::StudyApp;

/// Runs the program until the user leaves. The terminal is restored in any case.
///
/// # Errors
/// If the terminal cannot be used.
pub fn run(app: &mut App) -> io::Result<()> {
    run_screen(app)
}

/// Like [`run`], for the study.
///
/// # Errors
/// If the terminal cannot be used.
pub fn run_study(app: &mut StudyApp) -> io::Result<()> {
    run_screen(app)
}

/// A program that fills the terminal.
trait Screen {
    fn draw(&mut self, frame: &mut Frame<'_>);
    fn update(&mut self, now: f64) -> bool;
    fn patience(&self) -> Duration;
    fn key(&mut self, key: KeyEvent);
    fn mouse(&mut self, mouse: MouseEvent);
    fn has_ended(&self) -> bool;
}

macro_rules! screen {
    ($app:ty, $draw:path) => {
        impl Screen for $app {
            fn draw(&mut self, frame: &mut Frame<'_>) {
                $draw(self, frame);
            }
            fn update(&mut self, now: f64) -> bool {
                self.update(now)
            }
            fn patience(&self) -> Duration {
                self.patience()
            }
            fn key(&mut self, key: KeyEvent) {
                self.key(key);
            }
            fn mouse(&mut self, mouse: MouseEvent) {
                self.mouse(mouse);
            }
            fn has_ended(&self) -> bool {
                self.has_ended()
            }
        }
    };
}
screen!(App, draw);
screen!(StudyApp, crate::study::draw);

fn run_screen(app: &mut impl Screen) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let outcome = execute!(io::stdout(), EnableMouseCapture).and_then(|()| turn(app, &mut terminal));
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    outcome
}

fn turn(app: &mut impl Screen, terminal: &mut DefaultTerminal) -> io::Result<()> {
    let began = Instant::now();
    let mut changed = true;
    while !app.has_ended() {
        changed |= app.update(began.elapsed().as_secs_f64() * 1000.0);
        if changed {
            terminal.draw(|frame| app.draw(frame))?;
        }
        changed = false;
        let mut patience = app.patience();
        // All pending events are handled before the screen is drawn again.
        while event::poll(patience)? {
            changed |= take(app, &event::read()?);
            patience = Duration::ZERO;
        }
    }
    Ok(())
}

/// Handles an event. Returns whether anything may look different.
fn take(app: &mut impl Screen, event: &Event) -> bool {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => app.key(*key),
        Event::Mouse(mouse) => app.mouse(*mouse),
        Event::Resize(..) => {}
        _ => return false,
    }
    true
}

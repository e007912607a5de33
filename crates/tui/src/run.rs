//! The terminal: full screen, keys and mouse, and restoring it at the end.

use std::io;
use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEvent, KeyEventKind, MouseEvent,
};
use ratatui::crossterm::execute;
use ratatui::style::Color;
use ratatui::{DefaultTerminal, Frame};

use crate::app::App;
use crate::draw::draw;
use crate::microscope::MicroscopeApp;
use crate::options::{Colors, Options};
use crate::palette::{Ink, basic};
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

/// Like [`run`], for the search microscope.
///
/// # Errors
/// If the terminal cannot be used.
pub fn run_microscope(app: &mut MicroscopeApp) -> io::Result<()> {
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
    fn options(&self) -> &Options;
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
            fn options(&self) -> &Options {
                self.options()
            }
        }
    };
}
screen!(App, draw);
screen!(StudyApp, crate::study::draw);
screen!(MicroscopeApp, crate::microscope::draw);

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
            terminal.draw(|frame| {
                app.draw(frame);
                limit_colors(frame.buffer_mut(), app.options().colors);
            })?;
        }
        changed = false;
        let mut patience = app.patience();
        // All pending events are handled before the screen is drawn again, each at its own time.
        while event::poll(patience)? {
            changed |= app.update(began.elapsed().as_secs_f64() * 1000.0);
            changed |= take(app, &event::read()?);
            patience = Duration::ZERO;
        }
    }
    Ok(())
}

/// Shows a screen with the colors that the terminal has.
fn limit_colors(buffer: &mut Buffer, colors: Colors) {
    if colors != Colors::Sixteen {
        return;
    }
    for cell in &mut buffer.content {
        (cell.fg, cell.bg) = (ansi(cell.fg), ansi(cell.bg));
    }
}

/// A color as one of those that every terminal with colors has.
const fn ansi(color: Color) -> Color {
    let Color::Indexed(index) = color else { return color };
    match basic(Ink(index)) {
        0 => Color::Black,
        1 => Color::Red,
        2 => Color::Green,
        3 => Color::Yellow,
        4 => Color::Blue,
        5 => Color::Magenta,
        6 => Color::Cyan,
        7 => Color::Gray,
        8 => Color::DarkGray,
        9 => Color::LightRed,
        10 => Color::LightGreen,
        11 => Color::LightYellow,
        12 => Color::LightBlue,
        13 => Color::LightMagenta,
        14 => Color::LightCyan,
        _ => Color::White,
    }
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

//! Typed or piped lines.
//!
//! A thread reads them, so that a person can interrupt the thinking computer. Invariant: no line is lost, and lines
//! from a pipe or a file only answer questions.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal as _, Write as _};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crownhead_prose::Note;

use super::command::Command;
use super::interrupt::Interrupt;
use crownhead_archive::Error;
use crownhead_archive::lines::{self, Line};

/// What the reading thread finds.
type Found = Result<Line, Error>;

/// The number of lines read in advance, since a pipe may be endless.
const AHEAD: usize = 1;

/// Standard input.
pub(super) struct Input {
    /// The lines, once the first was requested.
    lines: Option<Receiver<Found>>,
    open: fn(SyncSender<Found>),
    /// Lines typed while the computer was thinking, for later questions.
    early: VecDeque<Found>,
    /// Whether to repeat input after the question, because no terminal shows it.
    repeats: bool,
    /// Whether a person at a terminal may interrupt the computer.
    live: bool,
    interrupt: Option<Interrupt>,
}

impl Input {
    /// Standard input, for a game with or without a person.
    pub(super) fn standard(takes_part: bool, take_over: fn() -> Interrupt) -> Input {
        let terminal = io::stdin().is_terminal();
        let live = terminal && takes_part;
        let read_standard = |sender| read(io::stdin().lock(), &sender);
        Input { interrupt: live.then(take_over), ..Input::new(read_standard, !terminal, live) }
    }

    fn new(open: fn(SyncSender<Found>), repeats: bool, live: bool) -> Input {
        Input { lines: None, open, early: VecDeque::new(), repeats, live, interrupt: None }
    }

    /// Asks for a line and reads it; `None` at the end of the input.
    ///
    /// A terminal shows what is typed. Other input is repeated after the question, so that the output reads like a game.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>, Error> {
        write(question)?;
        let line = match self.next()? {
            Line::Text(text) => text.trim().to_owned(),
            // An unreadable line is shown with its problem, and is not understood.
            Line::Bad(why) => format!("({why})"),
            Line::End => {
                write("\n")?;
                return Ok(None);
            }
        };
        if self.repeats {
            write_line(&printable(&line))?;
        }
        Ok(Some(line))
    }

    fn next(&mut self) -> Found {
        match self.early.pop_front() {
            Some(found) => found,
            // The thread ends after the last line.
            None => self.lines().recv().unwrap_or(Ok(Line::End)),
        }
    }

    /// The lines. The thread that reads them starts on demand.
    fn lines(&mut self) -> &Receiver<Found> {
        let open = self.open;
        self.lines.get_or_insert_with(|| {
            let (sender, lines) = sync_channel(AHEAD);
            thread::spawn(move || open(sender));
            lines
        })
    }

    /// The computer begins or stops thinking.
    pub(super) fn set_thinking(&mut self, thinking: bool) {
        if let Some(interrupt) = &self.interrupt {
            interrupt.set_thinking(thinking);
        }
    }

    /// Whether the computer must move at once, also because the person quits. Other lines are kept for the next question.
    pub(super) fn is_impatient(&mut self) -> bool {
        if !self.live {
            return false;
        }
        if self.interrupt.as_ref().is_some_and(Interrupt::came) {
            return true;
        }
        while let Ok(found) = self.lines().try_recv() {
            let command = match &found {
                Ok(Line::Text(text)) => Command::parse(text),
                Ok(Line::Bad(_)) => Command::Other(String::new()),
                Ok(Line::End) | Err(_) => Command::Quit,
            };
            if matches!(command, Command::Nothing | Command::Stop) {
                return true;
            }
            self.early.push_back(found);
            if command == Command::Quit {
                return true;
            }
        }
        false
    }
}

/// Sends every line, to the end or until the receiver is gone.
fn read(mut input: impl BufRead, lines: &SyncSender<Found>) {
    loop {
        let found = lines::next(&mut input)
            .map_err(|problem| Error::Input(format!("cannot read standard input: {problem}")));
        let last = matches!(found, Ok(Line::End) | Err(_));
        if lines.send(found).is_err() || last {
            return;
        }
    }
}

/// Writes a text and flushes it.
pub(super) fn write(text: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Writes a line.
pub(super) fn write_line(text: &str) -> Result<(), Error> {
    write(&format!("{text}\n"))
}

/// Writes a sentence.
pub(super) fn say(note: Note) -> Result<(), Error> {
    write_line(&note.text())
}

/// A text without control characters, to show input safely.
pub(super) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    /// A terminal with these lines typed at once.
    pub(in crate::lines) fn typed(open: fn(SyncSender<Found>)) -> Input {
        Input::new(open, false, true)
    }

    /// Types lines.
    pub(in crate::lines) fn type_lines(text: &'static str, lines: &SyncSender<Found>) {
        read(text.as_bytes(), lines);
    }

    /// Whether the person interrupts soon.
    fn becomes_impatient(input: &mut Input) -> bool {
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(20) {
            if input.is_impatient() {
                return true;
            }
        }
        false
    }

    fn next(input: &mut Input) -> Line {
        input.next().expect("memory can be read")
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn enter_and_stop_interrupt_once_and_other_lines_wait_for_their_question() {
        let mut input = typed(|lines| type_lines("22-18\n\nundo\n stop \nMove now\nhint\nquit\n", &lines));
        for _ in ["Enter", "stop", "move now", "quit"] {
            assert!(becomes_impatient(&mut input));
        }
        for line in ["22-18", "undo", "hint", "quit"] {
            assert_eq!(next(&mut input), text(line));
        }
        assert_eq!(next(&mut input), Line::End);
        assert_eq!(next(&mut input), Line::End, "and again");
    }

    #[test]
    fn the_end_of_the_input_interrupts() {
        let mut input = typed(|lines| type_lines("22-18\n", &lines));
        assert!(becomes_impatient(&mut input));
        assert_eq!([next(&mut input), next(&mut input)], [text("22-18"), Line::End]);
    }

    #[test]
    fn a_script_never_interrupts_and_loses_no_line() {
        let mut input = Input::new(|lines| type_lines("\nstop\nquit", &lines), true, false);
        assert_eq!(next(&mut input), text(""));
        for _ in 0..1000 {
            assert!(!input.is_impatient());
        }
        assert_eq!([next(&mut input), next(&mut input)], [text("stop"), text("quit")]);
    }

    #[test]
    fn ctrl_c_interrupts_a_thinking_computer() {
        let interrupt = Interrupt::default();
        let endless = |lines: SyncSender<Found>| {
            thread::park();
            drop(lines);
        };
        let mut input = Input { interrupt: Some(interrupt.clone()), ..typed(endless) };
        input.set_thinking(true);
        assert!(!input.is_impatient());
        assert!(interrupt.press() && input.is_impatient());
        input.set_thinking(false);
        assert!(!input.is_impatient());
    }
}

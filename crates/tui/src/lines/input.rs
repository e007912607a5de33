//! Lines that a person types, or that a script pipes in.
//!
//! A thread of its own reads them, so that a person can make the computer move while it thinks. The invariant:
//! no line is lost, and lines from a pipe or a file only ever answer questions.

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

/// So many lines are read before they are asked for: a pipe may have no end.
const AHEAD: usize = 1;

/// Standard input.
pub(super) struct Input {
    /// Where lines come from, once somebody has asked for one.
    lines: Option<Receiver<Found>>,
    open: fn(SyncSender<Found>),
    /// Lines that were typed while the computer was thinking, for the questions that follow.
    early: VecDeque<Found>,
    /// Whether input is repeated after the question, because no terminal has shown it.
    repeats: bool,
    /// Whether somebody sits there who may become impatient.
    live: bool,
    interrupt: Option<Interrupt>,
}

impl Input {
    /// Standard input of a game that somebody takes part in, or just watches.
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
    /// A terminal shows what is typed. Input from elsewhere is repeated after the question, so that the output
    /// reads like a game.
    pub(super) fn ask(&mut self, question: &str) -> Result<Option<String>, Error> {
        write(question)?;
        let line = match self.next()? {
            Line::Text(text) => text.trim().to_owned(),
            // What nobody can read is shown as it is, and nobody understands it.
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

    /// The lines; the thread that reads them begins when somebody wants one.
    fn lines(&mut self) -> &Receiver<Found> {
        let open = self.open;
        self.lines.get_or_insert_with(|| {
            let (sender, lines) = sync_channel(AHEAD);
            thread::spawn(move || open(sender));
            lines
        })
    }

    /// The computer begins to think, or stops thinking.
    pub(super) fn set_thinking(&mut self, thinking: bool) {
        if let Some(interrupt) = &self.interrupt {
            interrupt.set_thinking(thinking);
        }
    }

    /// Whether the computer is to move at once. Whoever leaves does not want to wait either; what else was
    /// typed is kept for the next question.
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

/// Hands every line on, to the end or until nobody wants more.
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

/// Writes text and makes sure that it is seen.
pub(super) fn write(text: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Writes a line.
pub(super) fn write_line(text: &str) -> Result<(), Error> {
    write(&format!("{text}\n"))
}

/// Says a sentence.
pub(super) fn say(note: Note) -> Result<(), Error> {
    write_line(&note.text())
}

/// Text without control characters, for showing what somebody gave.
pub(super) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    /// A terminal at which these lines are typed in one go.
    pub(in crate::lines) fn typed(open: fn(SyncSender<Found>)) -> Input {
        Input::new(open, false, true)
    }

    /// Types lines.
    pub(in crate::lines) fn type_lines(text: &'static str, lines: &SyncSender<Found>) {
        read(text.as_bytes(), lines);
    }

    /// Whether somebody becomes impatient before long.
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
    fn enter_and_stop_are_heeded_once_and_other_lines_wait_for_their_question() {
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
    fn the_end_of_the_input_is_not_waited_for() {
        let mut input = typed(|lines| type_lines("22-18\n", &lines));
        assert!(becomes_impatient(&mut input));
        assert_eq!([next(&mut input), next(&mut input)], [text("22-18"), Line::End]);
    }

    #[test]
    fn a_script_is_never_impatient_and_loses_nothing() {
        let mut input = Input::new(|lines| type_lines("\nstop\nquit", &lines), true, false);
        assert_eq!(next(&mut input), text(""));
        for _ in 0..1000 {
            assert!(!input.is_impatient());
        }
        assert_eq!([next(&mut input), next(&mut input)], [text("stop"), text("quit")]);
    }

    #[test]
    fn ctrl_c_is_heeded_while_the_computer_thinks() {
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

//! A program in a pipe, with a deadline for each answer.

use std::io::{self, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_archive::lines::{self, Line};

/// Lines kept until they are read. With more, the program has to wait.
const AHEAD: usize = 1024;
/// How long a program may take to end after `quit`.
const TO_END: Duration = Duration::from_millis(500);

/// A program that reads and writes lines.
pub(super) struct Pipe {
    child: Child,
    /// Lines for the program. A separate thread writes them, so a program that does not read cannot block the match.
    into: Sender<String>,
    lines: Receiver<String>,
    last_words: Arc<Mutex<String>>,
}

impl Pipe {
    /// Starts a program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub(super) fn start(command: &[String]) -> io::Result<Pipe> {
        let (program, arguments) =
            command.split_first().ok_or_else(|| io::Error::other("the command is empty"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (into, hears) = channel();
        let (says, lines) = sync_channel(AHEAD);
        let last_words = Arc::default();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &hears));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &says));
        }
        if let Some(stderr) = child.stderr.take() {
            let words = Arc::clone(&last_words);
            thread::spawn(move || listen(stderr, &words));
        }
        Ok(Pipe { child, into, lines, last_words })
    }

    /// Sends a line.
    pub(super) fn say(&self, line: &str) {
        // The reader notices if the program has ended.
        let _ = self.into.send(format!("{line}\n"));
    }

    /// The next line of the program.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn line(&mut self, deadline: Instant) -> Result<String, String> {
        match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err("no answer in time".to_owned()),
            Err(RecvTimeoutError::Disconnected) => Err(self.end()),
        }
    }

    /// Kills the program.
    pub(super) fn kill(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
    }

    /// Drops unread lines.
    pub(super) fn drain(&mut self) {
        while self.lines.try_recv().is_ok() {}
    }

    /// How the program ended.
    fn end(&mut self) -> String {
        let deadline = Instant::now() + TO_END;
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status.to_string(),
                _ if Instant::now() >= deadline => break "it closed its output".to_owned(),
                _ => thread::sleep(Duration::from_millis(5)),
            }
        };
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        if words.is_empty() {
            format!("the program ended ({status})")
        } else {
            format!("the program ended ({status}): {words}")
        }
    }
}

impl Drop for Pipe {
    /// Ends the program, by force if necessary.
    fn drop(&mut self) {
        self.say("quit");
        let deadline = Instant::now() + TO_END;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(2));
        }
        self.kill();
        let _ = self.child.wait();
    }
}

fn write(mut stdin: ChildStdin, hears: &Receiver<String>) {
    while let Ok(line) = hears.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: impl io::Read, says: &SyncSender<String>) {
    let mut reader = BufReader::new(stdout);
    loop {
        match lines::next(&mut reader) {
            Ok(Line::Text(line)) => {
                if says.send(line).is_err() {
                    return;
                }
            }
            Ok(Line::Bad(_)) => {}
            Ok(Line::End) | Err(_) => return,
        }
    }
}

/// Keeps the last line that is not blank.
fn listen(stderr: impl io::Read, words: &Mutex<String>) {
    let mut reader = BufReader::new(stderr);
    while let Ok(line) = lines::next(&mut reader) {
        match line {
            Line::Text(line) if !line.trim().is_empty() => {
                *words.lock().unwrap_or_else(PoisonError::into_inner) =
                    line.trim().chars().take(200).collect();
            }
            Line::End => return,
            _ => {}
        }
    }
}

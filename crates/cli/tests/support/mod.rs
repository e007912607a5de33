//! Runs the program as a script would.

#![allow(dead_code, reason = "no test file uses all of it")]

pub(crate) mod served;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

/// The program with these arguments, without a settings file and relevant environment variables.
pub(crate) fn crownhead(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crownhead"));
    command.args(arguments).env("CROWNHEAD_CONFIG", "").env("CROWNHEAD_DATA", "").env_remove("NO_COLOR");
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    command
}

/// The result of a run.
pub(crate) struct Ran {
    /// The exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

impl Ran {
    pub(crate) fn of(output: &Output) -> Ran {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ran { code: output.status.code().unwrap_or(-1), out: text(&output.stdout), err: text(&output.stderr) }
    }

    /// The last line of standard output, and the one before it.
    pub(crate) fn last_two(&self) -> [&str; 2] {
        let mut lines = self.out.lines().rev();
        let last = lines.next().unwrap_or_default();
        [lines.next().unwrap_or_default(), last]
    }
}

/// Runs to the end.
pub(crate) fn run(arguments: &[&str]) -> Ran {
    Ran::of(&crownhead(arguments).output().expect("it starts"))
}

/// Runs to the end with this text on standard input.
pub(crate) fn run_with(arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = crownhead(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("writing does not panic");
    Ran::of(&output)
}

/// A folder that is removed at the end of the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// An empty folder.
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("crownhead-test-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    /// The path of a file in it.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Writes a file and returns its path.
    pub(crate) fn file(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).expect("a file");
        self.path(name)
    }

    /// The names of the files in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> = entries
            .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Plays a game in the terminal, line by line, and expects success.
pub(crate) fn play(arguments: &[&str], lines: &[&str]) -> Ran {
    let arguments = [&["play", "--seed", "1"], arguments].concat();
    let ran = run_with(&arguments, (lines.join("\n") + "\n").as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran
}

/// Fails unless these pieces occur in the output in this order.
#[track_caller]
pub(crate) fn shows(ran: &Ran, pieces: &[&str]) {
    let mut rest = ran.out.as_str();
    for piece in pieces {
        let Some(at) = rest.find(piece) else { panic!("{piece:?} does not come here:\n{rest}") };
        rest = &rest[at + piece.len()..];
    }
}

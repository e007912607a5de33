//! `cargo xtask deep --notation-only`: the long tests of game files, and a file too large for memory.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read as _, Write as _};
use std::process::{Child, Command, Stdio};

use crate::cargo;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// The length of the file, in bytes.
const LENGTH: u64 = 2 << 30;
/// The memory limit of `crownhead validate`, in KiB.
const MAX_MEMORY: u64 = 64 << 10;
/// Progress is printed after this many bytes.
const PROGRESS_EVERY: u64 = 256 << 20;
/// Games per write.
const GAMES: u64 = 1000;

/// Runs the tests that the gate leaves out, then reads the large file.
pub(super) fn prove() -> Result<(), Failure> {
    let mut tests = cargo::command();
    tests.args(["test", "--release", "--package", "crownhead-notation", "--test", "formats", "--test"]);
    tests.args(["hostile", "--", "--ignored", "--nocapture", "--test-threads", "1"]);
    run(&mut tests, "the long tests of game files")?;
    let mut build = cargo::command();
    build.args(["build", "--quiet", "--release", "--package", "crownhead-cli"]);
    run(&mut build, "the build of crownhead")?;
    let program =
        Workspace::find()?.target.join("release").join(format!("crownhead{}", std::env::consts::EXE_SUFFIX));
    let mut validate = Command::new(&program);
    stream(validate.args(["validate", "--quiet", "-"]), LENGTH, MAX_MEMORY)
}

fn run(command: &mut Command, what: &str) -> Result<(), Failure> {
    let status = command.status().map_err(|e| Failure::cannot("run", "cargo", e))?;
    if status.success() { Ok(()) } else { Err(Failure::failed(format!("{what} failed"))) }
}

/// Writes a file of this length to a program that counts games, and watches its memory.
fn stream(command: &mut Command, length: u64, max_memory: u64) -> Result<(), Failure> {
    let cannot = |e| Failure::cannot("run", "crownhead validate", e);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(cannot)?;
    let mut input =
        child.stdin.take().ok_or_else(|| Failure::failed("crownhead validate has no input pipe"))?;
    let (mut games, mut written, mut most) = (0, 0, None);
    while written < length {
        let text = text(games, GAMES);
        input.write_all(text.as_bytes()).map_err(cannot)?;
        let before = written / PROGRESS_EVERY;
        (games, written) = (games + GAMES, written + text.len() as u64);
        most = peak(&child).max(most);
        if written / PROGRESS_EVERY > before {
            eprintln!("{} MiB, {games} games, {}", written >> 20, told(most));
        }
    }
    drop(input);
    let mut said = String::new();
    child.stdout.take().map(|mut out| out.read_to_string(&mut said)).transpose().map_err(cannot)?;
    let status = child.wait().map_err(cannot)?;
    println!("{} bytes, {games} games: {}", written, told(most));
    if !status.success() || !said.contains(&format!(" {games} games, {games} with legal moves only")) {
        return Err(Failure::failed(format!("of {games} games were counted: {}", said.trim())));
    }
    match most {
        Some(most) if most >= max_memory => {
            Err(Failure::failed(format!("crownhead validate used {most} KiB, more than {max_memory} KiB")))
        }
        _ => Ok(()),
    }
}

/// The peak memory of a program in KiB, if the system reports it.
fn peak(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn told(most: Option<u64>) -> String {
    most.map_or_else(
        || "memory cannot be measured here".to_owned(),
        |most| format!("at most {most} KiB of memory"),
    )
}

/// The text of this many different games.
fn text(first: u64, games: u64) -> String {
    let mut text = String::new();
    for number in first..first + games {
        let _ = write!(
            text,
            "[Event \"{number}\"]\n[GameType \"20\"]\n[Result \"1-1\"]\n\n1. 32-28 {{[%clk 0:12:34] game {number}}} 1... 19-23 \
             2. 28x19 (2. 28x19! $1) 2... 14x23\n3. 37-32 10-14 4. 41-37 5-10 5. 46-41 14-19 1-1\n\n"
        );
    }
    text
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    const COUNT: &str = "n=$(grep -c '^.Event'); echo \"-: $n games, $n with legal moves only\"";

    fn counter(script: &str, max_memory: u64) -> Result<(), Failure> {
        stream(Command::new("sh").args(["-c", script]), 1 << 20, max_memory)
    }

    #[test]
    fn a_program_that_counts_all_games_passes() {
        counter(COUNT, MAX_MEMORY).expect("all is well");
    }

    #[test]
    fn a_program_that_misses_a_game_or_fails_is_refused() {
        let wrong = counter(&COUNT.replace("$n with", "1 with"), MAX_MEMORY).expect_err("it miscounts");
        assert!(wrong.message().contains("games were counted"));
        counter(&format!("{COUNT}; exit 1"), MAX_MEMORY).expect_err("it fails");
    }

    #[test]
    fn a_program_that_uses_too_much_memory_is_refused() {
        let wrong = counter(COUNT, 10).expect_err("it takes more than 10 KiB");
        assert!(wrong.message().contains("more than 10 KiB"), "{}", wrong.message());
    }
}

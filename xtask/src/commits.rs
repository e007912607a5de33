//! `cargo xtask commits`: commit messages have the form that CONTRIBUTING.md asks for.
//!
//! Not here: whether a message is true, or imperative.
//! Invariant: published commits are never checked by default, because they can't be changed.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::failure::Failure;
use crate::workspace::Workspace;

/// The maximum length of a subject.
const MAX_SUBJECT: usize = 72;
/// The branch that holds the published commits.
const PUBLISHED: &str = "origin/main";

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    match arguments {
        [option, file] if option == "--file" => {
            let text = fs::read_to_string(file).map_err(|e| Failure::cannot("read", file, e))?;
            report(problems(&text))
        }
        [range] if !range.starts_with('-') => check_range(&Workspace::find()?.root, range),
        [] => check_new(&Workspace::find()?.root),
        _ => Err(Failure::usage("usage: cargo xtask commits [RANGE | --file FILE]")),
    }
}

/// Checks the commits that are not published yet. Without a published branch, only the last commit is new.
pub(crate) fn check_new(root: &Path) -> Result<(), Failure> {
    if git(root, &["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]).is_none() {
        println!("commit messages: not checked, because this is not a git checkout");
        return Ok(());
    }
    let published = git(root, &["rev-parse", "--verify", "--quiet", PUBLISHED]).is_some();
    check_range(root, &if published { format!("{PUBLISHED}..HEAD") } else { "-1".to_owned() })
}

fn check_range(root: &Path, range: &str) -> Result<(), Failure> {
    let log = git(root, &["log", "--no-merges", "--format=%h%n%B%x00", range])
        .ok_or_else(|| Failure::usage(format!("git knows no commits `{range}`")))?;
    let messages = log.split('\0').filter_map(|entry| entry.trim_start().split_once('\n'));
    report(messages.flat_map(|(commit, message)| {
        problems(message).into_iter().map(move |problem| format!("{commit}: {problem}"))
    }))
}

fn report(problems: impl IntoIterator<Item = String>) -> Result<(), Failure> {
    let problems: Vec<_> = problems.into_iter().collect();
    if problems.is_empty() { Ok(()) } else { Err(Failure::failed(problems.join("\n"))) }
}

/// What is wrong with a commit message.
fn problems(message: &str) -> Vec<String> {
    let mut lines = message.lines().filter(|line| !line.starts_with('#'));
    let subject = lines.next().unwrap_or_default().trim_end();
    let length = subject.chars().count();
    let mut problems = Vec::new();
    if length > MAX_SUBJECT {
        problems.push(format!("the subject has {length} characters; the limit is {MAX_SUBJECT}: {subject}"));
    }
    if !["fixup! ", "squash! ", "Revert "].iter().any(|prefix| subject.starts_with(prefix)) {
        let area = subject.split_once(": ").map_or("", |(area, _)| area);
        if area.is_empty() || area.contains(char::is_uppercase) {
            problems.push(format!("the subject does not begin with `area: `: {subject}"));
        }
    }
    if subject.ends_with('.') {
        problems.push(format!("the subject ends with a period: {subject}"));
    }
    if lines.next().is_some_and(|line| !line.trim().is_empty()) {
        problems.push(format!("no blank line follows the subject: {subject}"));
    }
    problems
}

/// What git prints, if it succeeds.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").current_dir(root).args(arguments).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_messages_pass() {
        for message in [
            "search: extend forced captures\n\nThe horizon cut shots in half.\n\nBench: 1234567\n",
            "cli, docs: explain exit codes",
            "fixup! search: extend forced captures",
            "Revert \"search: extend forced captures\"",
        ] {
            assert_eq!(problems(message), Vec::<String>::new(), "{message}");
        }
    }

    #[test]
    fn each_fault_is_named() {
        let long = format!("search: {}", "x".repeat(65));
        for (message, part) in [
            (long.as_str(), "73 characters"),
            ("Extend captures", "does not begin with `area: `"),
            ("Search: extend captures", "does not begin with `area: `"),
            ("search: extend captures.", "ends with a period"),
            ("search: extend captures\nand more", "no blank line"),
        ] {
            let found = problems(message);
            assert_eq!(found.len(), 1, "{message}: {found:?}");
            assert!(found[0].contains(part), "{found:?}");
        }
    }

    #[test]
    fn lines_that_git_adds_are_ignored() {
        assert!(problems("search: extend captures\n# Please enter the commit message").is_empty());
    }
}

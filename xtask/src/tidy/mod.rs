//! `cargo xtask tidy`: the rules of the project that no compiler checks. `tidy.toml` lists them.
//!
//! Not here: commit messages (`commits`) and licenses (`licenses`), which need git and cargo.
//! Invariant: a check reads a [`Tree`] and a [`Config`] and nothing else, so that a test can run it on a broken tree in
//! memory.

mod config;
mod dead_tests;
mod dependencies;
mod headers;
mod manifest;
mod sizes;
mod tree;
mod unsafe_code;
mod widths;
mod words;

use std::path::Path;

use crate::failure::Failure;
use crate::workspace::Workspace;
use config::Config;
use tree::Tree;

/// What is wrong: one line each, beginning with the file.
type Problems = Vec<String>;

const CHECKS: &[fn(&Tree, &Config) -> Problems] = &[
    dependencies::check,
    sizes::check,
    headers::check,
    unsafe_code::check,
    dead_tests::check,
    words::check,
    widths::check,
];

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    if let Some(other) = arguments.first() {
        return Err(Failure::usage(format!("`cargo xtask tidy` takes no argument `{other}`")));
    }
    check(&Workspace::find()?.root)
}

/// Checks the tree in this folder. The failure lists every problem.
pub(crate) fn check(root: &Path) -> Result<(), Failure> {
    let tree = Tree::read(root)?;
    let config = Config::read(&tree)?;
    let problems = problems(&tree, &config);
    if problems.is_empty() {
        return Ok(());
    }
    let count = problems.len();
    let plural = if count == 1 { "" } else { "s" };
    Err(Failure::failed(format!("{}\ntidy: {count} problem{plural}", problems.join("\n"))))
}

fn problems(tree: &Tree, config: &Config) -> Problems {
    CHECKS.iter().flat_map(|check| check(tree, config)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_tree_is_tidy() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the checkout");
        if let Err(failure) = check(root) {
            panic!("{}", failure.message());
        }
    }

    /// A tree in which every check finds something: each must be among [`CHECKS`].
    #[test]
    fn every_check_runs() {
        let unsafe_block = concat!("uns", "afe { x }");
        let tree = Tree::of([
            (
                "crates/a/Cargo.toml",
                "[package]\nname = 'crownhead-a'\n[lints]\nworkspace = true\n[lib]\ntest = false",
            ),
            ("crates/a/src/lib.rs", "#[test]\nfn never() {}"),
            ("crates/a/src/b.rs", unsafe_block),
            ("crates/a/src/c.rs", "1\n2\n3\n"),
            ("note.txt", "TODO"),
            ("wide.md", "four words that are too wide"),
        ]);
        let config = "[crates.a]\nours = ['b']\n[sizes]\nmax-lines = 2\nmax-width = 20\n[words.forbidden]\nTODO = 'finish it first'";
        let found = problems(&tree, &Config::parse(config).expect("the text is valid")).join("\n");
        let expected = [
            "tidy.toml allows b, which is not used",
            "c.rs: 3 lines",
            "header is missing",
            "unsafe code is not allowed",
            "its tests never run",
            "note.txt:1: `TODO`",
            "wide.md:1: 28 characters",
        ];
        for part in expected {
            assert!(found.contains(part), "{part}\n---\n{found}");
        }
        assert_eq!(found.lines().count(), CHECKS.len(), "{found}");
    }
}

//! `cargo xtask tidy`: the agreements of `tidy.toml` that no compiler checks.
//!
//! The invariant: a check reads a [`Tree`] and an [`Agreement`] and nothing else, so that each can be tried on a
//! broken tree in memory.

mod agreement;
mod arrows;
mod headers;
mod manifest;
mod sizes;
mod tree;
mod unsafety;
mod untested;
mod words;

use std::path::Path;

use crate::failure::Failure;
use crate::workspace::Workspace;
use agreement::Agreement;
use tree::Tree;

/// What is wrong, one line each, beginning with the file.
type Findings = Vec<String>;

const CHECKS: [fn(&Tree, &Agreement) -> Findings; 6] =
    [arrows::check, sizes::check, headers::check, unsafety::check, untested::check, words::check];

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    if let Some(other) = arguments.first() {
        return Err(Failure::usage(format!("`cargo xtask tidy` does not know `{other}`")));
    }
    check(&Workspace::find()?.root)
}

/// Checks the tree at this folder; the failure lists everything that is wrong.
pub(crate) fn check(root: &Path) -> Result<(), Failure> {
    let tree = Tree::read(root)?;
    let agreement = Agreement::read(&tree)?;
    let findings = findings(&tree, &agreement);
    if findings.is_empty() {
        return Ok(());
    }
    let count = findings.len();
    Err(Failure::failed(format!(
        "{}\ntidy: {count} finding{}",
        findings.join("\n"),
        if count == 1 { "" } else { "s" }
    )))
}

fn findings(tree: &Tree, agreement: &Agreement) -> Findings {
    CHECKS.iter().flat_map(|check| check(tree, agreement)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_tree_keeps_its_agreements() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the checkout");
        if let Err(failure) = check(root) {
            panic!("{}", failure.message());
        }
    }
}

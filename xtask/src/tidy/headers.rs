//! Every crate begins by saying what it is.

use super::Findings;
use super::agreement::Agreement;
use super::tree::Tree;

pub(super) fn check(tree: &Tree, _: &Agreement) -> Findings {
    let mut findings = Findings::new();
    for (folder, _) in tree.packages() {
        let roots = ["src/lib.rs", "src/main.rs"].map(|file| format!("{folder}/{file}"));
        for root in roots {
            if tree.get(&root).is_some_and(|text| !has_header(text)) {
                findings.push(format!("{root}: it does not begin with a `//!` header"));
            }
        }
    }
    findings
}

/// The first line that is not an attribute is inner documentation that says something.
fn has_header(text: &str) -> bool {
    text.lines()
        .map(str::trim)
        .find(|line| !line.is_empty() && !line.starts_with("#!["))
        .and_then(|line| line.strip_prefix("//!"))
        .is_some_and(|words| !words.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_without_a_header_is_found() {
        let tree = Tree::of([
            ("crates/a/Cargo.toml", ""),
            ("crates/a/src/lib.rs", "#![no_std]\n\n//! The law.\nmod b;"),
            ("crates/a/src/b.rs", "mod c;"),
            ("crates/b/Cargo.toml", ""),
            ("crates/b/src/lib.rs", "// The law.\nmod c;"),
            ("crates/b/src/main.rs", "//!\nfn main() {}"),
        ]);
        let expected = [
            "crates/b/src/lib.rs: it does not begin with a `//!` header",
            "crates/b/src/main.rs: it does not begin with a `//!` header",
        ];
        assert_eq!(check(&tree, &Agreement::default()), expected);
    }
}

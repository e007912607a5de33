//! Every crate begins with documentation that says what it is for.

use super::Problems;
use super::config::Config;
use super::tree::Tree;

pub(super) fn check(tree: &Tree, _: &Config) -> Problems {
    let mut problems = Problems::new();
    for (folder, _) in tree.packages() {
        let roots = ["src/lib.rs", "src/main.rs"].map(|file| format!("{folder}/{file}"));
        for root in roots {
            if tree.get(&root).is_some_and(|text| !has_header(text)) {
                problems.push(format!("{root}: the `//!` header is missing"));
            }
        }
    }
    problems
}

/// Whether the first line is inner documentation, or includes it from a file. Other attributes may come before it.
fn has_header(text: &str) -> bool {
    text.lines()
        .map(str::trim)
        .find(|line| !line.is_empty() && (!line.starts_with("#![") || line.starts_with("#![doc")))
        .is_some_and(|line| {
            line.starts_with("#![doc")
                || line.strip_prefix("//!").is_some_and(|words| !words.trim().is_empty())
        })
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
            ("crates/c/Cargo.toml", ""),
            ("crates/c/src/lib.rs", "#![no_std]\n#![doc = include_str!(\"../README.md\")]"),
        ]);
        let expected = [
            "crates/b/src/lib.rs: the `//!` header is missing",
            "crates/b/src/main.rs: the `//!` header is missing",
        ];
        assert_eq!(check(&tree, &Config::default()), expected);
    }
}

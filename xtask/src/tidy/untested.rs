//! No test is written where it would never run.
//!
//! A library whose tests all stand in `tests/` says `test = false`, so that it is not compiled once more for none.

use super::Findings;
use super::agreement::Agreement;
use super::manifest::Manifest;
use super::tree::Tree;

pub(super) fn check(tree: &Tree, _: &Agreement) -> Findings {
    let mut findings = Findings::new();
    for (folder, text) in tree.packages() {
        if Manifest::parse(text).is_ok_and(|manifest| manifest.tests_library) {
            continue;
        }
        let sources = format!("{folder}/src/");
        let tests = tree.rust().filter(|(name, text)| name.starts_with(&sources) && text.contains("#[test]"));
        findings.extend(tests.map(|(name, _)| {
            format!("{name}: its tests never run: {folder}/Cargo.toml says `test = false` of the library")
        }));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_never_run_are_found() {
        let tree = Tree::of([
            ("crates/a/Cargo.toml", "[package]\nname = 'a'\n[lib]\ntest = false"),
            ("crates/a/src/lib.rs", "mod b;"),
            ("crates/a/src/b.rs", "#[test]\nfn b() {}"),
            ("crates/a/tests/c.rs", "#[test]\nfn c() {}"),
            ("crates/b/Cargo.toml", "[package]\nname = 'b'"),
            ("crates/b/src/lib.rs", "#[test]\nfn d() {}"),
        ]);
        let expected = [
            "crates/a/src/b.rs: its tests never run: crates/a/Cargo.toml says `test = false` of the library",
        ];
        assert_eq!(check(&tree, &Agreement::default()), expected);
    }
}

//! No test stands where cargo never runs it.
//!
//! A library whose tests are all in `tests/` says `test = false`, so that it is not compiled a second time for nothing.
//! A unit test in such a library would never run.

use super::Problems;
use super::config::Config;
use super::manifest::Manifest;
use super::tree::Tree;

pub(super) fn check(tree: &Tree, _: &Config) -> Problems {
    let mut problems = Problems::new();
    for (folder, text) in tree.packages() {
        if Manifest::parse(text).is_ok_and(|manifest| manifest.tests_library) {
            continue;
        }
        let sources = format!("{folder}/src/");
        let tests = tree.rust().filter(|(name, text)| name.starts_with(&sources) && text.contains("#[test]"));
        problems.extend(tests.map(|(name, _)| {
            format!(
                "{name}: its tests never run, because {folder}/Cargo.toml says `test = false` for the library"
            )
        }));
    }
    problems
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
        let expected = ["crates/a/src/b.rs: its tests never run, because crates/a/Cargo.toml says \
                         `test = false` for the library"];
        assert_eq!(check(&tree, &Config::default()), expected);
    }
}

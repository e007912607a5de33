//! Which crate may depend on which, and which external crates each may use.
//!
//! Invariant: `tidy.toml` and the manifests agree in both directions. A dependency without permission is a problem, and
//! so is a permission that no manifest uses.

use std::collections::BTreeMap;

use super::Problems;
use super::config::{Allowed, Config};
use super::manifest::{KINDS, Manifest};
use super::tree::Tree;

const PREFIX: &str = "crownhead-";

pub(super) fn check(tree: &Tree, config: &Config) -> Problems {
    let mut problems = Problems::new();
    let mut manifests = BTreeMap::new();
    for (folder, text) in tree.packages() {
        match Manifest::parse(text) {
            Ok(manifest) => {
                manifests.insert(folder, manifest);
            }
            Err(problem) => problems.push(format!("{folder}/Cargo.toml: {problem}")),
        }
    }
    for (folder, manifest) in &manifests {
        problems.extend(check_package(folder, manifest, config));
    }
    problems.extend(unused_rows(&manifests, config));
    problems
}

/// The name of a crate in `tidy.toml`: the last part of its folder.
fn key(folder: &str) -> &str {
    folder.rsplit('/').next().unwrap_or(folder)
}

fn check_package(folder: &str, manifest: &Manifest, config: &Config) -> Problems {
    let mut problems = Problems::new();
    let key = key(folder);
    let expected = if folder.starts_with("crates/") { format!("{PREFIX}{key}") } else { key.to_owned() };
    // Outside `crates/`, the prefix is optional: cargo-fuzz requires it.
    if manifest.name != expected && manifest.name != format!("{PREFIX}{key}") {
        problems.push(format!("the package is called {}; its folder requires {expected}", manifest.name));
    }
    if !manifest.workspace_lints && !config.own_lints.contains_key(key) {
        problems.push("`[lints] workspace = true` is missing".to_owned());
    }
    match config.crates.get(key) {
        Some(allowed) => problems.extend(check_dependencies(manifest, allowed)),
        None => problems.push(format!("tidy.toml has no [crates.{key}]")),
    }
    problems.into_iter().map(|problem| format!("{folder}/Cargo.toml: {problem}")).collect()
}

fn check_dependencies(manifest: &Manifest, allowed: &Allowed) -> Problems {
    let mut problems = Problems::new();
    for (kind, kind_name) in KINDS.iter().enumerate() {
        let used = &manifest.dependencies[kind];
        let forbidden = used.iter().filter_map(|name| forbidden(allowed, kind, name));
        let ours = allowed.ours[kind].iter().filter(|name| !used.contains(&format!("{PREFIX}{name}")));
        let others = allowed.others[kind].keys().filter(|name| !used.contains(name));
        let unused = ours
            .map(|name| format!("tidy.toml allows {name}, which is not used"))
            .chain(others.map(|name| format!("tidy.toml gives a reason for {name}, which is not used")));
        problems.extend(forbidden.chain(unused).map(|problem| format!("{kind_name}: {problem}")));
    }
    problems
}

/// What is wrong with this dependency, if anything.
fn forbidden(allowed: &Allowed, kind: usize, name: &str) -> Option<String> {
    match name.strip_prefix(PREFIX) {
        Some(ours) => {
            let fine = allowed.ours[0].iter().chain(&allowed.ours[kind]).any(|other| other == ours);
            (!fine).then(|| format!("{name} is not below this crate in tidy.toml"))
        }
        None => {
            (!allowed.others[kind].contains_key(name)).then(|| format!("{name} has no reason in tidy.toml"))
        }
    }
}

/// Rows about crates that don't exist, and about lints of crates that use those of the workspace.
fn unused_rows(manifests: &BTreeMap<&str, Manifest>, config: &Config) -> Problems {
    let own_lints =
        |name: &String| manifests.iter().any(|(folder, m)| key(folder) == name && !m.workspace_lints);
    let crates = config.crates.keys().filter(|name| !manifests.keys().any(|folder| key(folder) == *name));
    let lints = config.own_lints.keys().filter(|name| !own_lints(name));
    crates
        .map(|name| format!("tidy.toml: [crates.{name}] describes no crate"))
        .chain(lints.map(|name| format!("tidy.toml: {name} has no lints of its own")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLOWED: &str = "[crates.game]\nours = ['rules']\ndev-ours = ['testkit']\n\
                           [crates.game.others]\nserde = 'files hold games'\n[sizes]\nmax-lines = 500";
    /// Dependencies that use every permission.
    const USED: &str = "[dependencies]\ncrownhead-rules.workspace = true\nserde = '1'\n\
                        [dev-dependencies]\ncrownhead-testkit.workspace = true\n";

    fn game(package: &str, dependencies: &str) -> Problems {
        let text = format!("[package]\nname = '{package}'\n[lints]\nworkspace = true\n{dependencies}");
        let tree = Tree::of([("crates/game/Cargo.toml", &text)]);
        check(&tree, &Config::parse(ALLOWED).expect("the text is valid"))
    }

    /// The problems of a game crate with these dependencies, without the place that all of them begin with.
    fn problems(dependencies: &str) -> Vec<String> {
        let place = "crates/game/Cargo.toml: ";
        game("crownhead-game", dependencies).iter().map(|found| found.replace(place, "")).collect()
    }

    #[test]
    fn allowed_dependencies_pass() {
        assert_eq!(problems(USED), Problems::new());
        assert_eq!(problems(&format!("{USED}crownhead-rules.workspace = true")), Problems::new());
    }

    #[test]
    fn a_dependency_on_a_higher_crate_is_found() {
        let text = USED.replace("serde = '1'", "serde = '1'\ncrownhead-search.workspace = true");
        assert_eq!(problems(&text), ["dependencies: crownhead-search is not below this crate in tidy.toml"]);
        let text = USED.replace("serde = '1'", "serde = '1'\ncrownhead-testkit.workspace = true");
        assert_eq!(problems(&text).len(), 1, "a permission for tests covers tests only");
    }

    #[test]
    fn an_external_crate_without_a_reason_is_found() {
        let found = problems(&format!("{USED}[target.'cfg(unix)'.dependencies]\nlibc = '0.2'"));
        assert_eq!(found, ["dependencies: libc has no reason in tidy.toml"]);
        let found = problems(&format!("{USED}[build-dependencies]\ncc = '1'"));
        assert_eq!(found, ["build-dependencies: cc has no reason in tidy.toml"]);
    }

    #[test]
    fn a_permission_that_no_manifest_uses_is_found() {
        let expected = [
            "dependencies: tidy.toml allows rules, which is not used",
            "dependencies: tidy.toml gives a reason for serde, which is not used",
            "dev-dependencies: tidy.toml allows testkit, which is not used",
        ];
        assert_eq!(problems(""), expected);
        let only_in_tests =
            USED.replace("crownhead-rules.workspace = true\n", "") + "crownhead-rules.workspace = true";
        assert_eq!(problems(&only_in_tests), [expected[0]], "tests need a permission for tests only");
    }

    #[test]
    fn rows_about_nothing_are_found() {
        let text = "[crates.gone]\nours = []\n[crates.game]\n[lints]\ngone = 'has its own lints'\n\
                    game = 'has its own lints'\n[sizes]\nmax-lines = 9";
        let manifest = "[package]\nname = 'crownhead-game'\n[lints]\nworkspace = true";
        let tree = Tree::of([("crates/game/Cargo.toml", manifest)]);
        let expected = [
            "tidy.toml: [crates.gone] describes no crate",
            "tidy.toml: game has no lints of its own",
            "tidy.toml: gone has no lints of its own",
        ];
        assert_eq!(check(&tree, &Config::parse(text).expect("the text is valid")), expected);
    }

    #[test]
    fn names_lints_and_unknown_crates_are_found() {
        assert!(game("game", USED)[0].contains("its folder requires crownhead-game"));
        let tree = Tree::of([
            ("crates/new/Cargo.toml", "[package]\nname = 'crownhead-new'"),
            ("xtask/Cargo.toml", "["),
        ]);
        let config = Config::parse("[sizes]\nmax-lines = 9").expect("the text is valid");
        let found = check(&tree, &config);
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].starts_with("xtask/Cargo.toml: "), "{found:?}");
        assert_eq!(found[1], "crates/new/Cargo.toml: `[lints] workspace = true` is missing");
        assert_eq!(found[2], "crates/new/Cargo.toml: tidy.toml has no [crates.new]");
    }
}

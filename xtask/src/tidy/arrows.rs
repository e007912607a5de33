//! The floors of the house: who may depend on whom, and on what from outside.

use std::collections::BTreeMap;

use super::Findings;
use super::agreement::{Agreement, Allowed};
use super::manifest::{KINDS, Manifest};
use super::tree::Tree;

const PREFIX: &str = "crownhead-";

pub(super) fn check(tree: &Tree, agreement: &Agreement) -> Findings {
    let mut findings = Findings::new();
    let mut manifests = BTreeMap::new();
    for (folder, text) in tree.packages() {
        match Manifest::parse(text) {
            Ok(manifest) => {
                manifests.insert(folder, manifest);
            }
            Err(problem) => findings.push(format!("{folder}/Cargo.toml: {problem}")),
        }
    }
    for (folder, manifest) in &manifests {
        findings.extend(check_package(folder, manifest, agreement));
    }
    findings
}

fn check_package(folder: &str, manifest: &Manifest, agreement: &Agreement) -> Findings {
    let mut findings = Findings::new();
    let mut find = |problem: String| findings.push(format!("{folder}/Cargo.toml: {problem}"));
    let key = folder.rsplit('/').next().unwrap_or(folder);
    let expected = if folder.starts_with("crates/") { format!("{PREFIX}{key}") } else { key.to_owned() };
    // cargo-fuzz wants its package to be called after the project.
    if manifest.name != expected && key != "fuzz" {
        find(format!("the package is called {}; after its folder it should be {expected}", manifest.name));
    }
    if !manifest.workspace_lints && !agreement.own_lints.contains_key(key) {
        find("`[lints] workspace = true` is missing".to_owned());
    }
    let Some(allowed) = agreement.crates.get(key) else {
        find(format!("tidy.toml has no [crates.{key}]"));
        return findings;
    };
    for (kind, kind_name) in KINDS.iter().enumerate() {
        for name in &manifest.dependencies[kind] {
            if let Some(problem) = forbidden(allowed, kind, name) {
                find(format!("{kind_name}: {problem}"));
            }
        }
        for name in allowed.others[kind].keys().filter(|name| !manifest.dependencies[kind].contains(name)) {
            find(format!("{kind_name}: tidy.toml gives a reason for {name}, which is not used"));
        }
    }
    findings
}

/// What is wrong with this dependency, if something is.
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

#[cfg(test)]
mod tests {
    use super::*;

    const AGREED: &str = "[crates.game]\nours = ['rules']\ndev-ours = ['testkit']\n\
                          [crates.game.others]\nserde = 'files hold games'\n[sizes]\nmax-lines = 500";

    fn game(package: &str, dependencies: &str) -> Findings {
        let text = format!("[package]\nname = '{package}'\n[lints]\nworkspace = true\n{dependencies}");
        let tree = Tree::of([("crates/game/Cargo.toml", &text)]);
        check(&tree, &Agreement::parse(AGREED).expect("it is right"))
    }

    #[test]
    fn what_is_agreed_passes() {
        let text = "[dependencies]\ncrownhead-rules.workspace = true\nserde = '1'\n\
                    [dev-dependencies]\ncrownhead-testkit.workspace = true\ncrownhead-rules.workspace = true";
        assert_eq!(game("crownhead-game", text), Findings::new());
    }

    #[test]
    fn an_arrow_that_points_up_is_found() {
        let found = game("crownhead-game", "[dependencies]\nserde = '1'\ncrownhead-search.workspace = true");
        let expected =
            "crates/game/Cargo.toml: dependencies: crownhead-search is not below this crate in tidy.toml";
        assert_eq!(found, [expected]);
        let found = game("crownhead-game", "[dependencies]\nserde = '1'\ncrownhead-testkit.workspace = true");
        assert_eq!(found.len(), 1, "a crate for tests is for tests only: {found:?}");
    }

    #[test]
    fn a_stranger_without_a_reason_is_found() {
        let found = game(
            "crownhead-game",
            "[dependencies]\nserde = '1'\n[target.'cfg(unix)'.dependencies]\nlibc = '0.2'",
        );
        assert_eq!(found, ["crates/game/Cargo.toml: dependencies: libc has no reason in tidy.toml"]);
        let found = game("crownhead-game", "[dependencies]\nserde = '1'\n[build-dependencies]\ncc = '1'");
        assert_eq!(found, ["crates/game/Cargo.toml: build-dependencies: cc has no reason in tidy.toml"]);
    }

    #[test]
    fn a_reason_without_its_stranger_is_found() {
        let found = game("crownhead-game", "");
        let expected =
            "crates/game/Cargo.toml: dependencies: tidy.toml gives a reason for serde, which is not used";
        assert_eq!(found, [expected]);
    }

    #[test]
    fn names_lints_and_unknown_crates_are_found() {
        assert!(game("game", "[dependencies]\nserde = '1'")[0].contains("it should be crownhead-game"));
        let tree = Tree::of([
            ("crates/new/Cargo.toml", "[package]\nname = 'crownhead-new'"),
            ("xtask/Cargo.toml", "["),
        ]);
        let found = check(&tree, &Agreement::parse(AGREED).expect("it is right"));
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].starts_with("xtask/Cargo.toml: "), "{found:?}");
        assert_eq!(found[1], "crates/new/Cargo.toml: `[lints] workspace = true` is missing");
        assert_eq!(found[2], "crates/new/Cargo.toml: tidy.toml has no [crates.new]");
    }
}

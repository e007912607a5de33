//! Checks that the code and tests named in the documents exist.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The test functions, found by the attribute above them.
fn tests_in(source: &str) -> Vec<&str> {
    let mut tests = Vec::new();
    let mut marked = false;
    for line in source.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) {
            if marked {
                tests.push(name);
            }
            marked = false;
        }
        marked |= line == "#[test]";
    }
    tests
}

#[test]
fn every_row_of_the_reference_systems_names_existing_tests() {
    let text = fs::read_to_string(root().join("docs/reference-systems.md")).expect("the document");
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| ")).collect();
    assert!(rows.len() > 80, "{}", rows.len());
    for row in rows.into_iter().filter(|row| !row.starts_with("| what it does |")) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let [_, _, shown] = cells[..] else { panic!("three cells: {row}") };
        for part in shown.split("; ") {
            let (file, names) = part.split_once(": ").unwrap_or_else(|| panic!("no test is named: {row}"));
            let path = root().join("crates").join(file.trim_matches('`'));
            let source = fs::read_to_string(&path).unwrap_or_else(|_| panic!("no such file: {part}"));
            let tests = tests_in(&source);
            for name in names.split(", ") {
                assert!(tests.contains(&name), "{file} has no test {name}");
            }
        }
    }
}

#[test]
fn every_switch_of_the_house_rules_is_explained() {
    let text = fs::read_to_string(root().join("docs/formats/house-rules.md")).expect("the document");
    let (switches, contradictions) = text.split_once("## Contradictions").expect("a section");
    let rules = crownhead_rules::HouseRules::plain(crownhead_rules::BoardKind::Dark8);
    let written = crownhead_notation::houserules::write(&rules);
    let lines = || written.lines().filter(|line| !line.starts_with('#'));
    for (key, _) in lines().filter_map(|line| line.split_once(" = ")) {
        assert!(switches.contains(&format!("`{key}`")), "{key} is not explained");
    }
    // The comments of a written file list the values: "... : mandatory, optional."
    for values in
        written.lines().filter_map(|line| line.strip_prefix("# ")?.strip_suffix('.')?.split_once(": "))
    {
        for value in values.1.split(", ") {
            assert!(switches.contains(&format!("`{value}`")), "{value} is not explained");
        }
    }
    assert!(contradictions.contains("`repetition` cannot be 1"));
}

/// The readme is the only document that counts the variants.
#[test]
fn the_readme_counts_the_variants() {
    const UNITS: [&str; 10] =
        ["", "-one", "-two", "-three", "-four", "-five", "-six", "-seven", "-eight", "-nine"];
    let count = crownhead_rules::Variant::ALL.len();
    let tens = ["Twenty", "Thirty", "Forty"][count / 10 - 2];
    let words = format!("{tens}{} variants,", UNITS[count % 10]);
    let text = fs::read_to_string(root().join("README.md")).expect("the readme");
    assert!(text.contains(&words), "README.md does not say \"{words}\"");
}

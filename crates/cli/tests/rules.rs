//! `crownhead rules`: a page, a file and a code of the same rules.

mod support;

use support::{Folder, run};

#[test]
fn rules_round_trip_as_a_file_and_as_a_code() {
    let folder = Folder::new();
    for key in ["english", "turkish", "frisian", "choose-each-leg"] {
        let code = run(&["rules", "--variant", key, "--code"]).out;
        let code = code.trim();
        let toml = run(&["rules", "--variant", key, "--toml"]).out;
        let file = folder.file("own.toml", &toml);
        assert_eq!(run(&["rules", "--rules", &file, "--code"]).out.trim(), code);
        let count =
            |flag: &str, value: &str| run(&["perft", flag, value, "--depth", "4"]).last_two()[1].to_owned();
        assert_eq!(count("--variant", code), count("--variant", key));
        assert_eq!(count("--rules", &file), count("--variant", key));
    }
}

#[test]
fn the_page_explains_the_rules() {
    let page = run(&["rules", "--variant", "italian"]);
    assert_eq!(page.code, 0);
    assert!(page.out.starts_with("ITALIAN DRAUGHTS\n") && page.out.contains("\nCapturing\n"), "{}", page.out);
}

#[test]
fn a_truncated_code_gives_one_line() {
    let ran = run(&["rules", "--variant", "1abc"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(
        ran.err.lines().next().is_some_and(|line| line.contains("a house-rules code has")),
        "{}",
        ran.err
    );
}

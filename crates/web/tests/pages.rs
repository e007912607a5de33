//! The pages are the same but for what belongs to each.

use std::{fs, path::Path};

/// A page's text with its own words replaced by those of the game's page.
fn page(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(name);
    let text = fs::read_to_string(path).expect("a page");
    let own = |line: &str| {
        ["<title>", "<meta name=\"description\"", "<body", "fatal-forget"]
            .iter()
            .any(|part| line.contains(part))
    };
    let sheet = |line: &&str| !["study.css", "library.css", "start.css"].iter().any(|own| line.contains(own));
    // What the game's page shows before the app has loaded.
    let mut shell = false;
    let outside = |line: &&str| {
        shell |= line.starts_with("<div id=\"shell\"");
        let outside = !shell;
        shell &= *line != "</div>";
        outside
    };
    let lines = text.lines().filter(sheet).filter(outside).filter(|line| !own(line));
    lines
        .map(|line| line.replace("crownhead_study", "crownhead_web").replace("study_boot", "page_boot"))
        .collect()
}

#[test]
fn every_page_has_the_same_head_and_the_same_words_for_trouble() {
    let game = page("index.html");
    assert!(game.len() > 20, "{game:?}");
    for name in ["study.html", "library.html", "puzzles.html", "lessons.html", "microscope.html"] {
        assert_eq!(page(name), game, "{name}");
    }
}

#[test]
fn every_page_starts_in_the_same_way() {
    let script = |name: &str| {
        let mut lines = page(name);
        lines.retain(|line| !line.contains("removeItem") && !line.contains("location.replace"));
        lines
    };
    assert_eq!(script("study_boot.js"), script("page_boot.js"));
    let worker = |name: &str| page(name).join("\n").replace("open_study", "open");
    assert_eq!(worker("study_worker_boot.js"), worker("worker_boot.js"));
}

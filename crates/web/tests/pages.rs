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

/// A script that starts a page or a worker, without its first comment and with the module's name taken out.
fn script(name: &str, module: &str) -> Vec<String> {
    let lines = page(name);
    let first = lines.first().expect("a first line");
    assert!(first.starts_with("// Starts "), "{name}: {first}");
    lines[1..].iter().map(|line| line.replace(module, "MODULE")).collect()
}

#[test]
fn every_page_starts_in_the_same_way() {
    for (name, module, own) in [
        ("page_boot.js", "crownhead_web", ", 'crownhead.game', './'"),
        ("study_boot.js", "crownhead_web", ", 'crownhead.study', location.pathname"),
        ("club_boot.js", "crownhead_club", ""),
    ] {
        let wanted = [
            "import { boot } from './boot.js';",
            "import init from './MODULE.js';",
            "",
            &format!("boot(init, './MODULE_bg.wasm'{own});"),
        ];
        assert_eq!(script(name, module), wanted, "{name}");
    }
    let worker = |name: &str| script(name, "crownhead_engine").join("\n").replace("open_study", "open");
    assert_eq!(worker("study_worker_boot.js"), worker("worker_boot.js"));
}

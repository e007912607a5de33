//! Completions and man pages, as packages install them.

mod support;

use std::fs;

use support::{Folder, run};

#[test]
fn every_shell_gets_completions_for_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = run(&["completions", shell]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{shell}");
        for word in ["crownhead", "perft", "divide", "endgame", "bundle"] {
            assert!(ran.out.contains(word), "{shell}: {word} is missing");
        }
    }
    assert_eq!(run(&["completions", "dos"]).code, 2);
}

#[test]
fn every_command_has_a_man_page_that_names_it() {
    let folder = Folder::new();
    let dir = folder.path("man");
    let ran = run(&["man", "--dir", &dir]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("plain letters");
    let mut pages: Vec<String> =
        fs::read_dir(&dir).expect("a folder").map(|entry| name(entry.expect("an entry"))).collect();
    pages.sort();
    for wanted in ["crownhead.1", "crownhead-perft.1", "crownhead-endgame-build.1", "crownhead-lab-threads.1"]
    {
        assert!(pages.iter().any(|page| page == wanted), "{wanted} is missing: {pages:?}");
    }
    for page in &pages {
        let text = fs::read_to_string(format!("{dir}/{page}")).expect("a page");
        let heading = format!(".TH {} 1", page.trim_end_matches(".1"));
        assert!(text.contains(&heading) && text.contains(".SH NAME"), "{page}: {text}");
    }
    let main = run(&["man"]);
    assert!(main.code == 0 && main.out.contains(".TH crownhead 1"), "{}", main.out);
}

//! Every text is used.

use std::{fs, path::Path};

use crownhead_prose::{
    Label, Note,
    broadcasts::BroadcastLabel,
    club::ClubLabel,
    lessons::LessonLabel,
    library::LibraryLabel,
    microscope::MicroLabel,
    puzzles::PuzzleLabel,
    study::{ReviewLabel, StudyLabel},
    terminal::Word,
};

/// The code in a folder and those below it.
fn code(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let read = |path: std::path::PathBuf| {
        if path.is_dir() {
            return code(&path);
        }
        let rust = path.extension().is_some_and(|end| end == "rs");
        if rust { fs::read_to_string(path).expect("text") } else { String::new() }
    };
    entries.map(read).collect()
}

#[test]
fn every_fixed_text_is_used() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of all crates");
    let said: String = fs::read_dir(crates)
        .expect("crates")
        .map(|entry| entry.expect("a crate").path().join("src"))
        .filter(|source| source.is_dir())
        .map(|source| code(&source))
        .collect();
    let labels = Label::ALL.iter().map(|text| format!("Label::{text:?}"));
    let notes = Note::ALL.iter().map(|text| format!("Note::{text:?}"));
    let words = Word::ALL.iter().map(|text| format!("Word::{text:?}"));
    let study = StudyLabel::ALL.iter().map(|text| format!("StudyLabel::{text:?}"));
    let review = ReviewLabel::ALL.iter().map(|text| format!("ReviewLabel::{text:?}"));
    let library = LibraryLabel::ALL.iter().map(|text| format!("LibraryLabel::{text:?}"));
    let puzzles = PuzzleLabel::ALL.iter().map(|text| format!("PuzzleLabel::{text:?}"));
    let lessons = LessonLabel::ALL.iter().map(|text| format!("LessonLabel::{text:?}"));
    let microscope = MicroLabel::ALL.iter().map(|text| format!("MicroLabel::{text:?}"));
    let club = ClubLabel::ALL.iter().map(|text| format!("ClubLabel::{text:?}"));
    let broadcasts = BroadcastLabel::ALL.iter().map(|text| format!("BroadcastLabel::{text:?}"));
    let is_part = |c: char| c.is_ascii_alphanumeric();
    let is_said = |name: &String| {
        said.match_indices(name.as_str())
            .any(|(at, _)| !said[at + name.len()..].starts_with(is_part) && !said[..at].ends_with(is_part))
    };
    let unsaid: Vec<String> = labels
        .chain(notes)
        .chain(words)
        .chain(study)
        .chain(review)
        .chain(library)
        .chain(puzzles)
        .chain(lessons)
        .chain(microscope)
        .chain(club)
        .chain(broadcasts)
        .filter(|name| !is_said(name))
        .collect();
    assert!(unsaid.is_empty(), "unused: {unsaid:?}");
}

//! Chapters, comments of several lines, and clocks.

use crownhead_notation::movetext;
use crownhead_rules::{Color, Variant};
use crownhead_study::{Chapters, Study, import::import};

fn study(moves: &str) -> Study {
    let mut study = Study::new(Variant::English);
    for text in moves.split_whitespace() {
        let mv = movetext::find(text, &study.position()).expect("a legal move");
        study.play(mv).expect("it fits");
    }
    study
}

/// The chapters in a collection.
fn read(text: &str) -> Vec<Study> {
    let found = import(text.as_bytes(), "").expect("games");
    (0..found.len()).map(|index| found.open(index).expect("a game").study).collect()
}

#[test]
fn chapters_are_one_collection() {
    let mut chapters = Chapters::new(study("11-15 23-19"));
    chapters.rename("Single Corner");
    assert!(chapters.add(Study::new(Variant::Frisian)));
    assert!(chapters.turn_to(0) && !chapters.turn_to(0) && !chapters.turn_to(2));
    chapters.open_mut().to_end();
    let mv = chapters.open().position().legal_moves()[0];
    chapters.open_mut().play(mv).expect("it fits");
    let text = chapters.to_pdn();
    let again = Chapters::of(read(&text)).expect("chapters");
    assert_eq!((again.count(), again.at()), (2, 0));
    assert_eq!(again.open(), chapters.open());
    assert_eq!(again.open().main_line().len(), 3);
    assert_eq!(again.names(), [Some("Single Corner".to_owned()), None]);
    assert_eq!(again.to_pdn(), text);
}

#[test]
fn removing_a_chapter_opens_its_neighbor() {
    let mut chapters = Chapters::new(study("11-15"));
    assert!(chapters.remove(0).is_none(), "the last one stays");
    chapters.add(study("10-15"));
    chapters.add(study("9-13"));
    assert_eq!(chapters.remove(2).map(|removed| removed.main_line().len()), Some(1));
    assert_eq!((chapters.at(), chapters.open().to_pdn().contains("10-15")), (1, true));
    chapters.remove(0).expect("one of two");
    assert_eq!((chapters.at(), chapters.open().to_pdn().contains("10-15")), (0, true));
}

#[test]
fn the_number_of_chapters_is_limited() {
    let mut chapters = Chapters::new(study(""));
    assert!(chapters.is_blank());
    while chapters.add(study("")) {}
    assert_eq!(chapters.count(), Chapters::MOST);
    assert!(chapters.is_blank());
    chapters.open_mut().set_comment(crownhead_study::NodeId::START, "Mine.").expect("short");
    assert!(!chapters.is_blank());
    assert!(Chapters::of(Vec::new()).is_none());
}

#[test]
fn a_comment_has_several_lines() {
    let mut study = study("11-15");
    let node = study.cursor();
    study.set_comment(node, "First.\n\n  Second line,\twith a tab. \r\nThird.").expect("short");
    let lines = "First.\nSecond line, with a tab.\nThird.";
    assert_eq!(study.comment(node), lines);
    let text = study.to_pdn();
    assert!(text.contains("{First.} {Second line, with a tab.} {Third.}"), "{text}");
    let mut again = read(&text).remove(0);
    again.to_end();
    assert_eq!(again.comment(again.cursor()), lines);
}

#[test]
fn clocks_tell_what_is_left_and_what_a_move_took() {
    let text = "[GameType \"21\"]\n1. 11-15 {[%clk 0:05:00]} 23-19 {[%emt 0:00:07]} \
                2. 8-11 {[%clk 0:04:30]} 22-17 {[%clock w0:03:00 B0:04:30]} *";
    let study = read(text).remove(0);
    let times = study.times(&study.main_line());
    let seconds = |time: Option<std::time::Duration>| time.map(|time| time.as_secs());
    let told: Vec<_> =
        times.iter().map(|time| (time.side, seconds(time.left), seconds(time.spent))).collect();
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        told,
        [
            (black, Some(300), None),
            (white, None, Some(7)),
            (black, Some(270), Some(30)),
            (white, Some(180), None),
        ]
    );
    let bare = read("1. 11-15 23-19 *").remove(0);
    assert!(bare.times(&bare.main_line()).is_empty());
}

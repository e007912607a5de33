//! Studies by chance through PDN and back: the same tree, with everything that is written at its nodes.

mod common;

use common::{Kind, by_chance, comment, read};
use crownhead_notation::pdn::{Item, Settings, Sheets, Tree, write_tree};
use crownhead_rules::{AnyRules, BoardKind, CaptureDuty, HouseRules, Variant};
use crownhead_study::{Event, Study};
use crownhead_testkit::random::{self, Dice};
use proptest::prelude::*;

/// All named rules and house rules with and without huffing.
fn any_rules(dice: &mut Dice) -> AnyRules {
    let named: Vec<AnyRules> = AnyRules::all_named().collect();
    match dice.below(4) {
        0 => AnyRules::House(random::house_rules(*dice.pick(&[BoardKind::Dark8, BoardKind::Dark10]), dice)),
        1 => AnyRules::House(HouseRules {
            huffing: true,
            capture_duty: CaptureDuty::Optional,
            ..HouseRules::plain(BoardKind::Dark8)
        }),
        _ => *dice.pick(&named),
    }
}

fn comes_back(study: &Study) {
    let tree = study.to_tree();
    let text = write_tree(&tree);
    let again = read(&text);
    if let Some((one, other)) = again.items.iter().zip(&tree.items).find(|(one, other)| one != other) {
        panic!("{one:?} was {other:?} in {text}");
    }
    assert_eq!(again.items.len(), tree.items.len(), "{text}");
    assert_eq!(again.start, tree.start, "{text}");
    assert_eq!(again.rules, tree.rules, "{text}");
    let reread = Study::from_tree(&again).expect("it fits");
    assert!(reread.to_tree() == again, "{text}\n{}", reread.to_pdn());
    assert_eq!(reread.to_pdn(), text);
    for (one, other) in study.walk().zip(reread.walk()) {
        if let (Event::Node(one), Event::Node(other)) = (one, other) {
            assert_eq!(study.drawings(one), reread.drawings(other), "{text}");
            assert_eq!(study.comment(one), reread.comment(other), "{text}");
            assert_eq!(study.glyphs(one), reread.glyphs(other), "{text}");
            assert_eq!(study.commands(one), reread.commands(other), "{text}");
            assert_eq!(study.huff_before(one), reread.huff_before(other), "{text}");
            assert_eq!(study.position_at(one), reread.position_at(other), "{text}");
            assert_eq!(study.number(one), reread.number(other), "{text}");
        }
    }
}

#[test]
fn every_variant_comes_back() {
    for (seed, rules) in AnyRules::all_named().enumerate() {
        let mut dice = Dice::new(seed as u64);
        for _ in 0..3 {
            comes_back(&by_chance(rules, 60, Kind::Everything, &mut dice));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn studies_come_back(seed: u64) {
        let mut dice = Dice::new(seed);
        let rules = any_rules(&mut dice);
        comes_back(&by_chance(rules, 40, Kind::Everything, &mut dice));
    }

    /// Text that is hardly PDN: whatever a reader makes of it, a study keeps.
    #[test]
    fn whatever_is_read_is_kept(seed: u64) {
        let mut dice = Dice::new(seed);
        what_is_read_is_kept(&scribble(&mut dice));
    }
}

/// Unknown moves and setups in variations, behind which either side may be to move.
#[test]
fn passed_turns_are_kept() {
    let moves = [
        // A variation of a move of the side that is not to move.
        "/FEN \"B::\"/ ... 32-27 ( 20-25 37-32 )",
        // An unknown move in front of a reply.
        "32-28 ( ... 19-23 28x19 )",
        // A variation of the other side behind one that begins with an unknown move.
        "32-27 ( ( ... {a comment} ( 20-25 10-14 ( 16-21 ) ) ) )",
        // A passed turn in front of the move that makes it a reply.
        "( ... 16-21 31-26 20-25 ) 31-26 16-21",
        // A reply that comes before the move it answers.
        "31-26 ... ( 16-21 /FEN \"W:W31,32:B1,2\"/ 34-30 ) 32-27 ( /FEN \"B::\"/",
        // The same pieces as before the move that the variation replaces.
        "32-28 ( /FEN \"B::\"/ 16-21 ( ... 37-32 10-14 ) )",
    ];
    for moves in moves {
        what_is_read_is_kept(&format!("[GameType \"20\"]\n\n{moves}\n"));
    }
}

fn what_is_read_is_kept(text: &str) {
    let mut sheets = Sheets::new(text.as_bytes());
    while let Some(sheet) = sheets.next() {
        let (tree, _) = Tree::read(&sheet, &Settings::default());
        let study = Study::from_tree(&tree).expect("it fits");
        let kept = study.to_tree();
        assert_eq!(content(&kept), content(&tree), "{text}");
        assert_eq!(kept.main_line(), tree.main_line(), "{text}");
        let again = Study::from_tree(&kept).expect("it fits");
        assert_eq!(again.to_tree(), kept, "{text}");
    }
}

/// What a record contains, in any order.
fn content(tree: &Tree) -> Vec<String> {
    let mut content: Vec<String> = tree
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Move { text, mv, strength } => Some(format!("{text} {} {strength}", mv.is_some())),
            Item::Comment(text) if text.is_empty() => None,
            Item::Open | Item::Close => None,
            item => Some(format!("{item:?}")),
        })
        .collect();
    content.sort();
    content
}

fn scribble(dice: &mut Dice) -> String {
    let words = [
        "1.",
        "32-28",
        "19-23",
        "28x19",
        "14x23",
        "37-32",
        "10-14",
        "34-30",
        "20-25",
        "(",
        ")",
        "(",
        ")",
        "$1",
        "$140",
        "!",
        "?!",
        "...",
        "{a comment}",
        "{[%csl G32] text}",
        "%line\n",
        "31-26",
        "17-22",
        "2.",
        "16-21",
        "/FEN \"W:W31,32:B1,2\"/",
        "/FEN \"B::\"/",
        "32-27",
        "; rest\n",
    ];
    let mut text = "[GameType \"20\"]\n\n".to_owned();
    for _ in 0..dice.below(40) {
        text.push_str(words[dice.below(words.len())]);
        text.push(' ');
    }
    text
}

#[test]
fn a_comment_that_looks_like_a_game_stays_a_comment() {
    let mut study = Study::new(Variant::International);
    let nasty = "<script>alert(1)</script>\n[White \"x\"] {1. 32-28} \"; % $4 } * 1-0\u{0}\u{7} [%csl G1";
    study.set_comment(study.cursor(), nasty).expect("it fits");
    let told = study.comment(study.cursor());
    assert!(
        told.starts_with("<script>alert(1)</script>\n[White \"x\"] (1. 32-28) \"; % $4 ) * 1-0"),
        "{told}"
    );
    comes_back(&study);
    let mut dice = Dice::new(7);
    for _ in 0..200 {
        let text = comment(&mut dice);
        study.set_comment(study.cursor(), &text).expect("it fits");
        comes_back(&study);
    }
}

#[test]
fn what_other_programs_write_in_comments_is_kept() {
    let text =
        "[GameType \"20\"]\n\n1. 32-28 {[%clk 0:01:00] [%eval 0.3] good [%csl R28,X9][%cal G3228]} 19-23 *\n";
    let mut study = Study::from_tree(&read(text)).expect("it fits");
    study.forward();
    let node = study.cursor();
    assert_eq!(study.comment(node), "good");
    assert_eq!(study.drawings(node).len(), 2);
    assert_eq!(study.clock(node), Some(std::time::Duration::from_mins(1)));
    study.set_comment(node, "bad").expect("it fits");
    study.clear_drawings(node).expect("it is there");
    assert!(study.to_pdn().contains("{bad [%clk 0:01:00][%eval 0.3][%csl X9]}"), "{}", study.to_pdn());
    study.undo();
    study.undo();
    assert!(study.to_pdn().contains("[%eval 0.3] good [%csl R28,X9][%cal G3228]"));
}

#[test]
fn a_million_variations_do_not_overflow() {
    let mut text = "[GameType \"20\"]\n\n1. 32-28 ".to_owned();
    for _ in 0..400_000 {
        text.push_str("(31-27 ");
    }
    let tree = read(&text);
    let study = Study::from_tree(&tree).expect("it fits");
    assert!(study.to_tree().items.len() > 400_000);
    assert!(study.walk().count() > 400_000);
}

#[test]
fn siblings_without_number_are_kept() {
    let text = format!("[GameType \"20\"]\n\n1. 32-28 {} *", "(31-27) ".repeat(100_000));
    let study = Study::from_tree(&read(&text)).expect("it fits");
    assert_eq!(study.children(crownhead_study::NodeId::START).len(), 100_001);
    assert_eq!(study.to_tree().items.len(), 300_001);
}

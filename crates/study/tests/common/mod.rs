//! Studies by chance.
#![allow(dead_code, reason = "each test uses a part")]

use crownhead_notation::pdn::{Settings, Sheets, Tree};
use crownhead_rules::{AnyPosition, AnyRules, Square};
use crownhead_study::{Drawing, Ink, NodeId, Study, glyph};
use crownhead_testkit::random::{Dice, MIXES, sprinkle};

/// What a study by chance has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Moves,
    Everything,
}

/// The first game of a text.
pub(crate) fn read(text: &str) -> Tree {
    let mut sheets = Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    Tree::read(&sheet, &Settings::default()).0
}

/// All nodes, the start first.
pub(crate) fn nodes(study: &Study) -> Vec<NodeId> {
    let visited = study.walk().filter_map(|event| match event {
        crownhead_study::Event::Node(node) => Some(node),
        _ => None,
    });
    std::iter::once(NodeId::START).chain(visited).collect()
}

/// A study after random edits, all of them undone and redone in part.
pub(crate) fn by_chance(rules: AnyRules, edits: usize, kind: Kind, dice: &mut Dice) -> Study {
    let start =
        if dice.percent(30) { sprinkle(rules, *dice.pick(&MIXES), dice) } else { AnyPosition::start(rules) };
    let start = match start.legal_moves_within(10_000) {
        Ok(_) => start,
        Err(_) => AnyPosition::start(rules),
    };
    let mut study = Study::from_position(start);
    for _ in 0..edits {
        edit(&mut study, kind, dice);
    }
    study
}

/// One random edit.
pub(crate) fn edit(study: &mut Study, kind: Kind, dice: &mut Dice) {
    let all = nodes(study);
    let node = *dice.pick(&all);
    match dice.below(if kind == Kind::Moves { 11 } else { 20 }) {
        0 => drop(study.go_to(node)),
        1 => drop(study.back()),
        2 => drop(study.promote(node)),
        3 => drop(study.make_main(node)),
        4 if dice.percent(30) => drop(study.delete(node)),
        4..=10 => play(study, dice),
        11 | 12 => study.set_comment(node, &comment(dice)).expect("a comment"),
        13 => drop(study.set_comment_before(node, &comment(dice))),
        14 | 15 => {
            let number = dice.pick(glyph::ALL).number;
            study.toggle_glyph(node, number).expect("a glyph");
        }
        16 => drop(study.undo()),
        17 => drop(study.redo()),
        18 => assert!(study.set_tag("Event", &comment(dice))),
        _ => study.toggle_drawing(node, drawing(study.rules(), dice)).expect("a drawing"),
    }
}

/// Plays a random move, with a huff before it where there is one.
pub(crate) fn play(study: &mut Study, dice: &mut Dice) {
    let huffs: Vec<Square> = study.huffable().iter().collect();
    if !huffs.is_empty() && dice.percent(60) {
        study.huff(*dice.pick(&huffs)).expect("it may be huffed");
    }
    let Ok(legal) = study.position().legal_moves_within(10_000) else { return };
    if !legal.is_empty() {
        study.play(*dice.pick(&legal)).expect("it is legal");
    }
}

pub(crate) fn drawing(rules: AnyRules, dice: &mut Dice) -> Drawing {
    let squares: Vec<Square> = rules.board().all().collect();
    let (ink, from, to) = (*dice.pick(&Ink::ALL), *dice.pick(&squares), *dice.pick(&squares));
    if from == to { Drawing::circle(ink, from) } else { Drawing::arrow(ink, from, to) }
}

/// A comment that tries to be something else.
pub(crate) fn comment(dice: &mut Dice) -> String {
    let words = [
        "good",
        "{",
        "}",
        "\"",
        "'",
        "<b>",
        "</b>",
        "<script>",
        "é",
        "ход",
        "手",
        "\u{0}",
        "\u{1b}[31m",
        "\n",
        "\n\n",
        "\r\n",
        "[",
        "]",
        "[%",
        "[%clk",
        "[%huff 14]",
        "[%csl G14]",
        "(",
        ")",
        "*",
        "1-0",
        "%",
        ";",
        "$3",
        "!",
        "&amp;",
        "[White \"x\"]",
        "\n[Event \"y\"]\n",
        "32-28",
        "\u{a0}",
        "\u{2028}",
        "\u{feff}",
        "\u{202e}",
        "🙂",
        "\\",
        "/FEN",
        "1.",
        "...",
        "\t",
        "a_very_long_word_that_does_not_end_before_the_line_is_over_and_then_some_more_of_it_comes",
    ];
    let mut text = String::new();
    for _ in 0..dice.below(12) {
        text.push_str(words[dice.below(words.len())]);
        if dice.percent(60) {
            text.push(' ');
        }
    }
    text
}

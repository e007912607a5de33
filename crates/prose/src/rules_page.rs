//! The page of rules for any variant, preset or house rules, generated from the switches.

mod board;
mod ends;
mod moves;
mod topics;

use crownhead_game::Game;
use crownhead_rules::{AnyRules, Contradiction, HouseRules, Lines, Role};

pub(crate) use topics::{rule_heading, rule_lines};

use crate::{
    messages::say,
    names::{pieces, rules_name, rules_summary},
    status::draw_counters,
};

/// A page of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The heading.
    pub title: String,
    /// The game in a sentence or two.
    pub intro: String,
    /// The rules.
    pub sections: Vec<Section>,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
}

/// The page of rules.
pub fn rules_page(rules: AnyRules) -> Page {
    let writer = Writer::of(rules);
    let section = |title: String, paragraphs: Vec<String>| Section { title, paragraphs };
    let mut sections = vec![
        section(say!("page-board"), writer.board()),
        section(say!("page-aim"), vec![writer.aim()]),
        section(say!("page-moving"), writer.moving()),
        section(say!("page-capturing"), writer.capturing()),
        section(say!("page-chains"), writer.chains()),
        section(say!("page-crowning"), writer.crowning()),
        section(say!("page-regicide", king = &writer.king(1)), writer.regicide()),
        section(say!("page-draws"), writer.draws()),
        section(say!("page-played"), played(rules)),
    ];
    sections.retain(|section| !section.paragraphs.is_empty());
    Page { title: rules_name(rules), intro: rules_summary(rules), sections }
}

/// Where a variant is played, and whose rulebook counts; nothing for other rules.
fn played(rules: AnyRules) -> Vec<String> {
    let AnyRules::Variant(variant) = rules else { return Vec::new() };
    let facts = variant.facts();
    let played = say!("page-played-where", where = facts.region);
    let rulebook = facts.federation.map(|federation| say!("page-rulebook", federation = federation));
    [Some(played), rulebook].into_iter().flatten().collect()
}

/// The page of rules for a game in progress, with its draw counters.
pub fn rules_page_of(game: &Game) -> Page {
    let mut page = rules_page(game.rules());
    let paragraphs = draw_counters(game).into_iter().map(|line| format!("{}.", line.trim_end_matches('.')));
    page.sections.push(Section { title: say!("page-draws-now"), paragraphs: paragraphs.collect() });
    page
}

/// Writes the sections of one page.
struct Writer {
    rules: AnyRules,
    switches: HouseRules,
}

impl Writer {
    fn of(rules: AnyRules) -> Writer {
        Writer { rules, switches: rules.house_rules() }
    }

    fn king(&self, number: usize) -> String {
        pieces(self.rules, Role::King, number)
    }
}

/// The selector key for lines in messages.
pub(crate) fn lines_key(lines: Lines) -> &'static str {
    match lines {
        Lines::Diagonal => "diagonal",
        Lines::Straight => "straight",
        Lines::All => "all",
    }
}

/// "diagonals", "rows and columns".
pub(crate) fn lines_words(lines: Lines) -> String {
    say!("lines", lines = lines_key(lines))
}

/// "one move", "three moves".
pub(crate) fn moves_in_words(number: u8) -> String {
    say!("moves-in-words", n = number, number = &say!("number", n = number))
}

/// Why house rules contradict each other, with the keys of the switches.
pub fn contradiction(contradiction: Contradiction) -> String {
    let switches = contradiction.switches().join(", ");
    say!("contradiction", why = &contradiction_reason(contradiction), switches = &switches)
}

/// The reason alone, in lower case.
pub(crate) fn contradiction_reason(contradiction: Contradiction) -> String {
    match contradiction {
        Contradiction::Rows => say!("contradiction-rows"),
        Contradiction::PrecedenceNeedsFinish => say!("contradiction-precedence"),
        Contradiction::SingleLegCannotPassCrowningRow => say!("contradiction-single-leg-crowning"),
        Contradiction::SingleLegCannotGoOn => say!("contradiction-single-leg-regicide"),
        Contradiction::RepetitionOfOne => say!("contradiction-repetition"),
        Contradiction::HuffingNeedsChoice => say!("contradiction-huffing"),
    }
}

//! The rules of any variant, preset or house rules as a page, made from their switches.

use crownhead_rules::{AnyRules, Contradiction};

/// A page of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The heading.
    pub title: String,
    /// What game this is, in a sentence or two.
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
    let _ = rules;
    Page { title: String::new(), intro: String::new(), sections: Vec::new() }
}

/// Why house rules contradict themselves, naming the switches.
pub fn contradiction(contradiction: Contradiction) -> String {
    let _ = contradiction;
    String::new()
}

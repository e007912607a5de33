//! Terms of games as texts, and back.

use crownhead_api::club::TermsRecord;
use crownhead_notation::{fen, rules_of_key};
use crownhead_room::{Pace, Terms};
use crownhead_rules::{AnyPosition, AnyRules};

use crate::trouble::Failed;

/// The longest text of rules or of a position.
const LONGEST: usize = 1024;

/// Reads terms, from strangers or from the data file.
pub(crate) fn read(record: &TermsRecord) -> Result<Terms, Failed> {
    let long = record.rules.len() > LONGEST || record.start.as_ref().is_some_and(|fen| fen.len() > LONGEST);
    if long {
        return Err(Failed::bad("terms", "the rules or the position are too long"));
    }
    let rules = rules_of_key(&record.rules).ok_or_else(|| Failed::bad("rules", "there are no such rules"))?;
    let start = match &record.start {
        None => AnyPosition::start(rules),
        Some(text) => fen::parse(text, rules).map_err(|error| Failed::bad("position", error.to_string()))?,
    };
    let pace: Pace = record.pace.parse().map_err(|error| Failed::bad("pace", format!("{error}")))?;
    let terms = Terms { start, pace, rated: record.rated, players_claim: record.claims };
    if terms.rated && !can_be_rated(&terms) {
        return Err(Failed::bad(
            "rated",
            "only games of a variant with a clock, from the usual position, are rated",
        ));
    }
    if start.winner().is_some() {
        return Err(Failed::bad("position", "the game is over in this position"));
    }
    Ok(terms)
}

fn can_be_rated(terms: &Terms) -> bool {
    let usual = terms.start == AnyPosition::start(terms.rules());
    usual && family(terms.rules()).is_some() && terms.pace != Pace::Open
}

/// The family of ratings that rules belong to.
pub(crate) fn family(rules: AnyRules) -> Option<&'static str> {
    match rules {
        AnyRules::Variant(variant) => Some(variant.facts().key),
        AnyRules::Preset(_) | AnyRules::House(_) => None,
    }
}

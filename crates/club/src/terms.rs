//! Terms of games as texts, and back.

use crownhead_api::club::TermsRecord;
use crownhead_room::{Pace, Terms, TermsError};
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
    let TermsRecord { rules, start, pace, rated, claims } = record;
    let terms = Terms::read(rules, start.as_deref(), pace, *rated, *claims).map_err(|error| {
        let key = match error {
            TermsError::Rules => "rules",
            TermsError::Start(_) => "position",
            TermsError::Pace(_) => "pace",
        };
        Failed::bad(key, error.to_string())
    })?;
    if terms.rated && !can_be_rated(&terms) {
        return Err(Failed::bad(
            "rated",
            "only games of a variant with a clock, from the usual position, are rated",
        ));
    }
    if terms.start.winner().is_some() {
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

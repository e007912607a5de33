//! What a numeric flag expects.
//!
//! Not here: the other errors of the command line, which the parser words.

use std::error::Error as _;
use std::fmt::{Debug, Display};
use std::num::ParseIntError;
use std::ops::{Bound, RangeBounds};

use clap::error::ErrorKind;

/// Reads a whole number within a range.
pub(crate) fn whole<T: TryFrom<i128> + PartialOrd + Display>(
    range: impl RangeBounds<T> + Debug + Clone + Send + Sync,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync {
    move |text| {
        let number: i128 = text.parse().map_err(|_| expected(&range))?;
        let within = T::try_from(number).ok().filter(|number| range.contains(number));
        within.ok_or_else(|| format!("{number} is not in {range:?}"))
    }
}

fn expected<T: Display>(range: &impl RangeBounds<T>) -> String {
    match (range.start_bound(), range.end_bound()) {
        (Bound::Included(least), Bound::Included(most)) => {
            format!("expected a whole number from {least} to {most}")
        }
        (Bound::Included(least), _) => format!("expected a whole number, at least {least}"),
        _ => "expected a whole number".to_owned(),
    }
}

/// The text of an error of the command line. The parser has its own words for text where any whole number may stand.
pub(crate) fn worded(wrong: &clap::Error) -> String {
    let text = wrong.to_string();
    let is_value = wrong.kind() == ErrorKind::ValueValidation;
    match wrong.source().filter(|source| is_value && source.is::<ParseIntError>()) {
        Some(source) => text.replacen(&source.to_string(), "expected a whole number", 1),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser, Debug)]
    struct Line {
        #[arg(long, value_parser = whole::<u8>(1..=12))]
        depth: Option<u8>,
        #[arg(long, value_parser = whole::<i32>(0..=100))]
        slack: Option<i32>,
        #[arg(long, value_parser = whole::<u64>(1..))]
        nodes: Option<u64>,
        #[arg(long)]
        seed: Option<u64>,
    }

    #[test]
    fn an_error_says_which_number_is_expected() {
        let refused = |arguments: &[&str]| {
            let all: Vec<String> = ["line"].iter().chain(arguments).map(ToString::to_string).collect();
            let wrong = Line::try_parse_from(all).expect_err("it is wrong");
            worded(&wrong).lines().next().unwrap_or_default().to_owned()
        };
        for arguments in
            [&["--depth", "abc"] as &[&str], &["--depth=abc"], &["--seed", "1", "--depth", "abc"]]
        {
            let text = refused(arguments);
            assert!(
                text.ends_with("'abc' for '--depth <DEPTH>': expected a whole number from 1 to 12"),
                "{text}"
            );
        }
        assert!(refused(&["--slack", "nan"]).ends_with(": expected a whole number from 0 to 100"));
        assert!(refused(&["--nodes", "1e6"]).ends_with(": expected a whole number, at least 1"));
        assert!(refused(&["--seed", "x"]).ends_with(": expected a whole number"));
        assert!(
            refused(&["--depth", "99"]).ends_with(": 99 is not in 1..=12"),
            "the parser's own words stay"
        );
        assert!(refused(&["--depth", "300"]).ends_with(": 300 is not in 1..=12"), "nor in its type");
        assert!(refused(&["--nodes", "0"]).ends_with(": 0 is not in 1.."));
        assert!(refused(&["--dept", "1"]).contains("unexpected argument"));
    }
}

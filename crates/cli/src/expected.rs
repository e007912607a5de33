//! What a flag expects, in place of the parser's words for a number that is none.
//!
//! Not here: the other errors of the command line, which the parser words.

use std::error::Error as _;
use std::num::ParseIntError;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The text of an error of the command line. `arguments` are those that it is about.
pub(crate) fn worded<P: Parser>(wrong: &clap::Error, arguments: &[String]) -> String {
    let text = wrong.to_string();
    let Some(found) = not_a_number(wrong) else { return text };
    let probe = |number: &str| {
        let tried: Vec<String> =
            arguments.iter().map(|argument| replaced(argument, value(wrong), number)).collect();
        bounds(&P::try_parse_from(tried).err()?)
    };
    // The parser names its range only for a number outside it.
    let range = [i64::MAX, 0, -1].iter().find_map(|number| probe(&number.to_string()));
    let number = match range {
        Some((least, Some(most))) => format!("a whole number from {least} to {most}"),
        Some((least, None)) => format!("a whole number, at least {least}"),
        None => "a whole number".to_owned(),
    };
    text.replacen(&found, &format!("expected {number}"), 1)
}

/// The parser's words, if it found no whole number.
fn not_a_number(wrong: &clap::Error) -> Option<String> {
    let is_value = wrong.kind() == ErrorKind::ValueValidation;
    wrong.source().filter(|source| is_value && source.is::<ParseIntError>()).map(ToString::to_string)
}

fn value(wrong: &clap::Error) -> &str {
    match wrong.get(ContextKind::InvalidValue) {
        Some(ContextValue::String(value)) => value,
        _ => "",
    }
}

/// The argument with another value: "abc" or "--depth=abc".
fn replaced(argument: &str, value: &str, number: &str) -> String {
    match argument.split_once('=') {
        Some((flag, given)) if flag.starts_with('-') && given == value => format!("{flag}={number}"),
        _ if argument == value => number.to_owned(),
        _ => argument.to_owned(),
    }
}

/// The range that an error names: "99 is not in 1..=12". Without an end, it goes as far as the type does: "0 is not in
/// 1..18446744073709551615".
fn bounds(wrong: &clap::Error) -> Option<(i64, Option<i64>)> {
    let reason = wrong.source()?.to_string();
    let (least, most) = reason.split_once(" is not in ")?.1.split_once("..")?;
    let most = most.trim_start_matches('=').parse().ok().filter(|&most| most < i64::MAX);
    Some((least.parse().ok()?, most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Parser, Debug)]
    struct Line {
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..=12))]
        depth: Option<u8>,
        #[arg(long, value_parser = clap::value_parser!(i32).range(0..=100))]
        slack: Option<i32>,
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: Option<u64>,
        #[arg(long)]
        seed: Option<u64>,
    }

    #[test]
    fn an_error_says_which_number_is_expected() {
        let refused = |arguments: &[&str]| {
            let all: Vec<String> = ["line"].iter().chain(arguments).map(ToString::to_string).collect();
            let wrong = Line::try_parse_from(&all).expect_err("it is wrong");
            worded::<Line>(&wrong, &all).lines().next().unwrap_or_default().to_owned()
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
        assert!(refused(&["--dept", "1"]).contains("unexpected argument"));
    }
}

//! Corrections made while reading a game record.

use crownhead_notation::pdn::{Code, Problem};

use crate::messages::say;

/// At most this many corrections are listed.
const MOST: usize = 3;

/// The heading of [`repairs`].
pub fn repairs_title() -> String {
    say!("repairs-title")
}

/// One line for each of the first corrections, and a line that counts the rest. Empty if there are none.
pub fn repairs(problems: &[Problem]) -> Vec<String> {
    let mut lines: Vec<String> = problems.iter().take(MOST).map(repair).collect();
    if problems.len() > MOST {
        lines.push(say!("repairs-more", count = problems.len() - MOST));
    }
    lines
}

fn repair(problem: &Problem) -> String {
    let Problem { code, place, found, expected, .. } = problem;
    let (expected, done) = (&**expected, code.done());
    let (line, column) = (place.line, place.column);
    match code {
        _ if found.is_empty() => {
            say!("repair-missing", line = line, column = column, expected = expected, done = done)
        }
        Code::Text => say!("repair-no-move", line = line, column = column, found = found, done = done),
        _ => say!("repair", line = line, column = column, found = found, expected = expected, done = done),
    }
}

#[cfg(test)]
mod tests {
    use crownhead_notation::pdn::read_record;

    use super::*;

    fn told(text: &str) -> Vec<String> {
        repairs(&read_record(text).expect("a game").repairs)
    }

    #[test]
    fn a_correct_record_has_no_repairs() {
        assert_eq!(told("[GameType \"20\"] 1. 32-28 19-23 *"), [] as [&str; 0]);
        assert_eq!(told("1. 32-28 19-23"), [] as [&str; 0], "a note is no repair");
    }

    #[test]
    fn each_repair_names_its_place() {
        assert_eq!(
            told("1. 3228 19-23\n2. a gift *"),
            [
                "Line 1, column 4: found \u{201c}3228\u{201d}, expected a move such as 32-28 or 32x23; \
                 read as the move that was meant.",
                "Line 2, column 1: found \u{201c}2.\u{201d}, expected a move after its number; the number is left out.",
                "Line 2, column 4: \u{201c}a\u{201d} is not a move; kept as a comment.",
            ]
        );
    }

    #[test]
    fn many_repairs_are_counted() {
        let lines = told("1. 3228 1923 2. 28X19 14*23 3. 37-32 10\u{2013}14 *");
        assert_eq!((lines.len(), lines[3].as_str()), (4, "And 2 more."));
    }
}

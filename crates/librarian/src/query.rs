//! The conditions of a request as the library understands them.

use crownhead_api::library::GameQuery;
use crownhead_library::{GameResult, LineQuery, Material, Pattern, Query, Wanted};
use crownhead_notation::{fen, rules_of_key};
use crownhead_rules::AnyRules;

fn text(words: &str) -> Option<&str> {
    Some(words.trim()).filter(|words| !words.is_empty())
}

/// The rules of a query; `None` if it names none.
///
/// # Errors
/// A sentence without its period, if there are no such rules.
pub(crate) fn rules(query: &GameQuery) -> Result<Option<AnyRules>, String> {
    text(&query.rules)
        .map(|key| rules_of_key(key).ok_or_else(|| format!("There are no rules “{key}”")))
        .transpose()
}

/// The query of a request.
///
/// # Errors
/// What is wrong with a condition, as a sentence without its period.
pub fn query(asked: &GameQuery) -> Result<Query, String> {
    let words = |words: &str| text(words).map(str::to_owned);
    let result = text(&asked.result)
        .map(|key| GameResult::from_key(key).ok_or_else(|| format!("There is no result “{key}”")))
        .transpose()?;
    let rules = rules(asked)?;
    Ok(Query {
        rules,
        player: words(&asked.player),
        white: words(&asked.white),
        black: words(&asked.black),
        event: words(&asked.event),
        from_year: asked.from_year,
        to_year: asked.to_year,
        result,
        ending: material(&asked.ending)?,
        least_plies: None,
        line: line(asked, rules)?,
    })
}

fn material(asked: &str) -> Result<Option<Material>, String> {
    text(asked).map(|text| text.parse().map_err(|problem| format!("{problem}"))).transpose()
}

fn line(asked: &GameQuery, rules: Option<AnyRules>) -> Result<LineQuery, String> {
    let conditions = [&asked.position, &asked.pattern, &asked.material, &asked.moves];
    if conditions.into_iter().all(|condition| text(condition).is_none()) {
        return Ok(LineQuery::default());
    }
    let rules = rules.ok_or("Positions and moves can be searched in one game at a time: choose its rules")?;
    let position = text(&asked.position)
        .map(|text| {
            fen::parse(text, rules).map_err(|problem| format!("The position cannot be read: {problem}"))
        })
        .transpose()?;
    let pattern = text(&asked.pattern)
        .map(|text| Pattern::parse(text, rules).map_err(|problem| problem.to_string()))
        .transpose()?;
    let (swapped, mirrored) = (asked.swapped, asked.mirrored);
    let wanted = Wanted { position, pattern, material: material(&asked.material)?, swapped, mirrored };
    LineQuery::default().with_moment(rules, &wanted).with_moves(&asked.moves, rules, asked.anywhere)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_that_makes_no_sense_gets_a_reason() {
        let wrong = |asked: GameQuery| query(&asked).map(|_| ()).expect_err("it makes no sense");
        let english = || "english".to_owned();
        assert!(wrong(GameQuery { rules: "chess".to_owned(), ..GameQuery::default() }).contains("chess"));
        assert!(wrong(GameQuery { moves: "11-15".to_owned(), ..GameQuery::default() }).contains("rules"));
        let moves = GameQuery { rules: english(), moves: "hello".to_owned(), ..GameQuery::default() };
        assert!(wrong(moves).contains("hello"));
        let position = GameQuery { rules: english(), position: "W:W1:B1".to_owned(), ..GameQuery::default() };
        assert!(wrong(position).contains("position"));
        assert!(wrong(GameQuery { result: "maybe".to_owned(), ..GameQuery::default() }).contains("maybe"));
    }

    #[test]
    fn blanks_ask_for_nothing() {
        let asked = GameQuery { player: "  ".to_owned(), moves: " ".to_owned(), ..GameQuery::default() };
        let query = query(&asked).expect("it asks for nothing");
        assert!(query.asks_no_facts() && query.line.is_empty());
    }
}

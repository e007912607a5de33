//! Conditions on facts as SQL: the games that answer a query but for its line.

use std::fmt::Write as _;

use super::error::Error;
use super::scan::GameSet;
use super::{Library, RulesTable};
use crate::names::{answers, folded};
use crate::query::Query;

impl Library {
    /// The games whose facts a query admits; `None` if it asks for no facts.
    pub(super) fn admitted(&self, query: &Query, rules: &RulesTable) -> Result<Option<GameSet>, Error> {
        if query.asks_no_facts() {
            return Ok(None);
        }
        let conditions = self.conditions(query, rules)?;
        let mut select =
            self.connection.prepare(&format!("SELECT id, ending FROM games WHERE {conditions}"))?;
        let mut rows = select.query([])?;
        let mut games = GameSet::default();
        while let Some(row) = rows.next()? {
            let ending = crate::material::Counts::from_number(row.get(1)?);
            if query.ending.is_none_or(|wanted| wanted.admits(ending)) {
                games.insert(row.get(0)?);
            }
        }
        Ok(Some(games))
    }

    fn conditions(&self, query: &Query, rules: &RulesTable) -> Result<String, Error> {
        let mut sql = String::from("1");
        // Numbers only, so nothing has to be quoted. Writing to a string cannot fail.
        if let Some(wanted) = query.rules {
            let _ = write!(sql, " AND +rules = {}", rules.number_of(wanted).unwrap_or(-1));
        }
        if let Some(name) = &query.player {
            let names = self.names(name)?;
            let _ = write!(sql, " AND (white IN ({names}) OR black IN ({names}))");
        }
        let columns = [("white", &query.white), ("black", &query.black), ("event", &query.event)];
        for (column, name) in columns {
            if let Some(name) = name {
                let _ = write!(sql, " AND {column} IN ({})", self.names(name)?);
            }
        }
        if let Some(year) = query.from_year {
            let _ = write!(sql, " AND date >= {}", u32::from(year) * 10_000);
        }
        if let Some(year) = query.to_year {
            let _ = write!(sql, " AND date BETWEEN 1 AND {}", u32::from(year) * 10_000 + 9_999);
        }
        if let Some(result) = query.result {
            let _ = write!(sql, " AND result = {}", result.number());
        }
        if let Some(counts) = query.ending.and_then(|ending| ending.exact()) {
            let _ = write!(sql, " AND ending = {}", counts.number());
        }
        if let Some(plies) = query.least_plies {
            let _ = write!(sql, " AND plies >= {plies}");
        }
        Ok(sql)
    }

    /// The numbers of the names that answer, separated by commas.
    fn names(&self, wanted: &str) -> Result<String, Error> {
        let wanted = folded(wanted);
        let mut select = self.connection.prepare_cached("SELECT id, folded FROM names")?;
        let mut rows = select.query([])?;
        let mut list = String::new();
        if answers("", &wanted) {
            list.push('0');
        }
        while let Some(row) = rows.next()? {
            let name = row.get_ref(1)?.as_str().map_err(|error| Error::Damaged(error.to_string()))?;
            if answers(name, &wanted) {
                let comma = if list.is_empty() { "" } else { "," };
                let _ = write!(list, "{comma}{}", row.get::<_, i64>(0)?);
            }
        }
        Ok(list)
    }
}

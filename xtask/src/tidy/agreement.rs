//! What `tidy.toml` says.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::tree::Tree;
use crate::failure::Failure;

/// Something that is allowed, and why.
pub(super) type Reasons = BTreeMap<String, String>;

/// What one crate of ours may depend on.
#[derive(Debug, Default)]
pub(super) struct Allowed {
    /// Crates of ours, by folder name; for the last two kinds in addition to those of the first.
    pub(super) ours: [Vec<String>; 3],
    /// Crates of others.
    pub(super) others: [Reasons; 3],
}

/// All agreements.
#[derive(Debug, Default)]
pub(super) struct Agreement {
    pub(super) crates: BTreeMap<String, Allowed>,
    /// The most lines that a Rust file may have.
    pub(super) max_lines: usize,
    /// Files that may be longer.
    pub(super) long_files: Reasons,
    /// Files, or folders when they end with `/`, that may say `unsafe`.
    pub(super) unsafe_places: Reasons,
    /// Crates that do not take the lints of the workspace as they are.
    pub(super) own_lints: Reasons,
    /// Texts that no file may hold.
    pub(super) words: Reasons,
    /// Files that may hold them all the same.
    pub(super) word_places: Reasons,
}

/// The three kinds of dependency: their names in `tidy.toml` for our crates and for others, in this order.
const KINDS: [(&str, &str); 3] =
    [("ours", "others"), ("dev-ours", "dev-others"), ("build-ours", "build-others")];

impl Agreement {
    pub(super) fn read(tree: &Tree) -> Result<Self, Failure> {
        let text = tree.get("tidy.toml").ok_or_else(|| Failure::failed("tidy.toml: missing"))?;
        Self::parse(text).map_err(|problem| Failure::failed(format!("tidy.toml: {problem}")))
    }

    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let table: Table = text.parse().map_err(|e: toml::de::Error| e.to_string().replace('\n', " "))?;
        known(&table, &["crates", "sizes", "unsafe", "lints", "words"], "the file")?;
        let sizes = section(&table, "sizes")?;
        known(&sizes, &["max-lines", "longer"], "sizes")?;
        let words = section(&table, "words")?;
        known(&words, &["forbidden", "places"], "words")?;
        let max_lines =
            sizes.get("max-lines").and_then(Value::as_integer).ok_or("sizes.max-lines is missing")?;
        let mut crates = BTreeMap::new();
        for (name, value) in section(&table, "crates")? {
            let value = value.as_table().ok_or_else(|| format!("crates.{name} is not a table"))?;
            crates.insert(name.clone(), allowed(value, &format!("crates.{name}"))?);
        }
        Ok(Self {
            crates,
            max_lines: usize::try_from(max_lines).map_err(|_| "sizes.max-lines is negative")?,
            long_files: reasons(&sizes, "longer")?,
            unsafe_places: reasons(&table, "unsafe")?,
            own_lints: reasons(&table, "lints")?,
            words: reasons(&words, "forbidden")?,
            word_places: reasons(&words, "places")?,
        })
    }
}

fn allowed(table: &Table, place: &str) -> Result<Allowed, String> {
    let names: Vec<_> = KINDS.iter().flat_map(|(ours, others)| [*ours, *others]).collect();
    known(table, &names, place)?;
    let mut allowed = Allowed::default();
    for (kind, (ours, others)) in KINDS.iter().enumerate() {
        allowed.others[kind] = reasons(table, others).map_err(|problem| format!("{place}: {problem}"))?;
        for name in table.get(*ours).and_then(Value::as_array).into_iter().flatten() {
            let name =
                name.as_str().ok_or_else(|| format!("{place}.{ours} holds something else than names"))?;
            allowed.ours[kind].push(name.to_owned());
        }
    }
    Ok(allowed)
}

// A key that nothing reads is an agreement that nobody keeps.
fn known(table: &Table, names: &[&str], place: &str) -> Result<(), String> {
    match table.keys().find(|key| !names.contains(&key.as_str())) {
        Some(key) => Err(format!("`{key}` in {place} means nothing")),
        None => Ok(()),
    }
}

fn section(table: &Table, name: &str) -> Result<Table, String> {
    match table.get(name) {
        None => Ok(Table::new()),
        Some(Value::Table(section)) => Ok(section.clone()),
        Some(_) => Err(format!("{name} is not a table")),
    }
}

fn reasons(table: &Table, name: &str) -> Result<Reasons, String> {
    section(table, name)?
        .into_iter()
        .map(|(key, value)| match value.as_str().map(str::trim) {
            // One word is a label, not a reason.
            Some(reason) if reason.contains(' ') && !reason.contains('\n') => Ok((key, reason.to_owned())),
            _ => Err(format!("`{key}` in {name} needs a reason of one line")),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> String {
        Agreement::parse(&format!("{text}\n[sizes]\nmax-lines = 9\n")).expect_err("it is wrong")
    }

    #[test]
    fn a_reason_is_never_missing() {
        for value in ["''", "'because'", "true", "'two\\nlines'"] {
            let text = format!("[crates.rules.others]\nserde = {}", value.replace('\'', "\""));
            assert_eq!(
                problem(&text),
                "crates.rules: `serde` in others needs a reason of one line",
                "{value}"
            );
        }
    }

    #[test]
    fn what_nothing_reads_is_refused() {
        assert_eq!(problem("[crates.rules]\nour = []"), "`our` in crates.rules means nothing");
        assert_eq!(problem("[wrods]"), "`wrods` in the file means nothing");
        assert!(Agreement::parse("").expect_err("it is empty").contains("max-lines"));
    }

    #[test]
    fn what_is_agreed_is_found() {
        let text = "[crates.game]\nours = ['rules']\ndev-ours = ['testkit']\n[crates.game.build-others]\ncc = 'a C part'\n\
                    [sizes]\nmax-lines = 9\n[sizes.longer]\n'a.rs' = 'one long table'";
        let agreement = Agreement::parse(text).expect("it is right");
        let game = &agreement.crates["game"];
        assert_eq!(game.ours, [vec!["rules".to_owned()], vec!["testkit".to_owned()], vec![]]);
        assert_eq!(game.others[2]["cc"], "a C part");
        assert_eq!(agreement.long_files["a.rs"], "one long table");
    }
}

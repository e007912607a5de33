//! Reading house rules. All problems are collected before the text is refused.

use std::ops::Range;

use crownhead_rules::{BoardKind, HouseRules, RuleValue};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{
    HouseRulesError, HouseRulesFault, HouseRulesProblem, NamedRules,
    keys::{DRAW_SWITCHES, MOST_KING_MOVES, SWITCHES},
};
use crate::Place;

/// The house rules that a text describes.
///
/// # Errors
/// Everything that is wrong.
pub fn parse(text: &str) -> Result<HouseRules, HouseRulesError> {
    parse_named(text).map(|named| named.rules)
}

/// The house rules of a text, with their name.
///
/// # Errors
/// Everything that is wrong.
pub fn parse_named(text: &str) -> Result<NamedRules, HouseRulesError> {
    let mut reader = Reader { text, faults: Vec::new() };
    let named = match DeTable::parse(text) {
        Ok(table) => reader.file(table.get_ref()),
        Err(error) => reader.not_toml(&error),
    };
    reader.done(named)
}

struct Reader<'t> {
    text: &'t str,
    faults: Vec<HouseRulesFault>,
}

impl Reader<'_> {
    fn fault(&mut self, span: Range<usize>, problem: HouseRulesProblem) {
        let place = Place::of(self.text, span.start);
        self.faults.push(HouseRulesFault { place, problem });
    }

    fn not_toml(&mut self, error: &toml::de::Error) -> Option<NamedRules> {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        self.fault(error.span().unwrap_or(0..0), HouseRulesProblem::Toml(message));
        None
    }

    fn done(mut self, named: Option<NamedRules>) -> Result<NamedRules, HouseRulesError> {
        self.faults.sort_by_key(|fault| fault.place);
        match named {
            Some(named) if self.faults.is_empty() => Ok(named),
            _ => Err(HouseRulesError { faults: self.faults }),
        }
    }

    /// `None` only if there is a problem.
    fn file(&mut self, table: &DeTable<'_>) -> Option<NamedRules> {
        self.refuse_unknown(table, &SWITCHES, "");
        let board = self.named(table, "board").unwrap_or(BoardKind::Dark8);
        let mut rules = HouseRules::plain(board);
        if let Some(rows) = self.count(table, "rows", u64::from(u8::MAX)) {
            rules.rows = rows as u8;
        }
        set(&mut rules.starts, self.named(table, "starts"));
        set(&mut rules.men_capture_back, self.flag(table, "men_capture_back"));
        set(&mut rules.flying_kings, self.flag(table, "flying_kings"));
        set(&mut rules.capture_duty, self.named(table, "capture_duty"));
        set(&mut rules.huffing, self.flag(table, "huffing"));
        set(&mut rules.chain_duty, self.named(table, "chain_duty"));
        set(&mut rules.precedence, self.named(table, "precedence"));
        set(&mut rules.crowning_in_capture, self.named(table, "crowning_in_capture"));
        set(&mut rules.regicide, self.named(table, "regicide"));
        self.pieces(table, &mut rules);
        self.draws(table, &mut rules);
        let name = self.text_of(table, "name");
        if self.faults.is_empty() {
            self.refuse_contradictions(table, &rules);
        }
        self.faults.is_empty().then_some(NamedRules { name, rules })
    }

    /// How pieces step, capture and leave the board: switches that few variants change.
    fn pieces(&mut self, table: &DeTable<'_>, rules: &mut HouseRules) {
        if let Some(rows) = self.count(table, "home_gap", u64::from(u8::MAX)) {
            rules.home_gap = rows as u8;
        }
        set(&mut rules.man_steps, self.named(table, "man_steps"));
        set(&mut rules.man_captures, self.named(table, "man_captures"));
        set(&mut rules.king_steps, self.named(table, "king_steps"));
        set(&mut rules.king_captures, self.named(table, "king_captures"));
        set(&mut rules.removal, self.named(table, "removal"));
        set(&mut rules.king_landing, self.named(table, "king_landing"));
        set(&mut rules.may_turn_back, self.flag(table, "may_turn_back"));
        set(&mut rules.men_take_kings, self.flag(table, "men_take_kings"));
        if let Some(moves) = self.count(table, "king_move_limit", MOST_KING_MOVES.into()) {
            rules.king_move_limit = moves as u8;
        }
        set(&mut rules.goal, self.named(table, "goal"));
    }

    fn draws(&mut self, table: &DeTable<'_>, rules: &mut HouseRules) {
        let Some(value) = table.get("draws") else { return };
        let Some(draws) = value.get_ref().as_table() else {
            return self.wrong_value("draws", value, "a table such as { repetition = 3, no_progress = 40 }");
        };
        self.refuse_unknown(draws, &DRAW_SWITCHES, "draws.");
        if let Some(times) = self.count(draws, "repetition", u64::from(u8::MAX)) {
            rules.draws.repetition = times as u8;
        }
        set(&mut rules.draws.no_progress, self.plies(draws, "no_progress"));
        set(&mut rules.draws.endings, self.named(draws, "endings"));
        set(&mut rules.draws.claims, self.named(draws, "claims"));
    }

    fn refuse_unknown(&mut self, table: &DeTable<'_>, known: &[&str], prefix: &str) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let (written, known) = (format!("{prefix}{}", key.get_ref()), known.join(", "));
            self.fault(key.span(), HouseRulesProblem::UnknownSwitch { key: one_line(&written), known });
        }
    }

    /// Every contradiction, at the first of its switches that the text sets.
    fn refuse_contradictions(&mut self, table: &DeTable<'_>, rules: &HouseRules) {
        for contradiction in rules.contradictions() {
            let written = contradiction.switches().iter().find_map(|switch| span_of(table, switch));
            self.fault(written.unwrap_or(0..0), HouseRulesProblem::Contradiction(contradiction));
        }
    }

    fn wrong_value(&mut self, key: &'static str, value: &Spanned<DeValue<'_>>, expected: &str) {
        let found = one_line(self.text.get(value.span()).unwrap_or_default());
        let expected = expected.to_owned();
        self.fault(value.span(), HouseRulesProblem::Value { key, found, expected });
    }

    fn named<T: RuleValue>(&mut self, table: &DeTable<'_>, key: &'static str) -> Option<T> {
        let value = table.get(key)?;
        let named = |text| T::VALUES.iter().find(|value| value.value_key() == text);
        let found = value.get_ref().as_str().and_then(named);
        if found.is_none() {
            let names: Vec<String> =
                T::VALUES.iter().map(|value| format!("\"{}\"", value.value_key())).collect();
            self.wrong_value(key, value, &names.join(", "));
        }
        found.copied()
    }

    fn flag(&mut self, table: &DeTable<'_>, key: &'static str) -> Option<bool> {
        let value = table.get(key)?;
        let found = value.get_ref().as_bool();
        if found.is_none() {
            self.wrong_value(key, value, "true or false");
        }
        found
    }

    fn text_of(&mut self, table: &DeTable<'_>, key: &'static str) -> Option<String> {
        let value = table.get(key)?;
        let found = value.get_ref().as_str().map(str::to_owned);
        if found.is_none() {
            self.wrong_value(key, value, "a text in quotes");
        }
        found
    }

    fn count(&mut self, table: &DeTable<'_>, key: &'static str, most: u64) -> Option<u64> {
        let value = table.get(key)?;
        let found = integer(value.get_ref()).filter(|&number| number <= most);
        if found.is_none() {
            self.wrong_value(key, value, &format!("a whole number from 0 to {most}"));
        }
        found
    }

    /// Moves of each side, in plies.
    fn plies(&mut self, table: &DeTable<'_>, key: &'static str) -> Option<u16> {
        let value = table.get(key)?;
        let whole = integer(value.get_ref()).and_then(|moves| moves.checked_mul(2));
        let half = || {
            let moves = value.get_ref().as_float()?.as_str().strip_suffix(".5")?.parse::<u64>().ok()?;
            moves.checked_mul(2)?.checked_add(1)
        };
        let found = whole.or_else(half).and_then(|plies| u16::try_from(plies).ok());
        if found.is_none() {
            self.wrong_value(key, value, "a number of moves from 0 to 32767");
        }
        found
    }
}

fn set<T>(switch: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *switch = value;
    }
}

fn integer(value: &DeValue<'_>) -> Option<u64> {
    let integer = value.as_integer()?;
    u64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// Where a switch stands: at the top level, or inside a table like `draws.repetition`.
fn span_of(table: &DeTable<'_>, switch: &str) -> Option<Range<usize>> {
    let (table, key) = match switch.split_once('.') {
        Some((outer, inner)) => (table.get(outer)?.get_ref().as_table()?, inner),
        None => (table, switch),
    };
    table.keys().find(|written| written.get_ref() == key).map(Spanned::span)
}

/// A piece of the text for a one-line message, shortened if it is long.
fn one_line(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    match line.char_indices().nth(40) {
        Some((cut, _)) => format!("{}...", &line[..cut]),
        None => line.to_owned(),
    }
}

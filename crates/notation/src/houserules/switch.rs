//! The switches of house rules one by one, for editors.
//!
//! A value is a number: the index among the names of the switch, 1 or 0 for on and off, or the number itself
//! (`draws.no_progress` in plies). Invariant: the order is that of the link code, which has every switch.

use crownhead_rules::{Contradiction, HouseRules};

use super::{
    HouseRulesProblem,
    code::{Coder, pass},
    keys::{DRAW_SWITCHES, MOST_KING_MOVES, SWITCHES},
};

/// A switch of house rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Switch(u8);

impl Switch {
    /// The number of switches, without the name and with those inside `draws`.
    const COUNT: usize = SWITCHES.len() - 2 + DRAW_SWITCHES.len();

    /// All of them, in the order of a house-rules file.
    pub fn all() -> impl ExactSizeIterator<Item = Switch> {
        (0..Self::COUNT as u8).map(Switch)
    }

    /// Its key in a house-rules file; those of the table `draws` without the table.
    pub fn key(self) -> &'static str {
        let at = usize::from(self.0) + 1;
        let outer = SWITCHES.len() - 1;
        if at < outer { SWITCHES[at] } else { DRAW_SWITCHES[at - outer] }
    }

    /// The switch with that key.
    pub fn from_key(key: &str) -> Option<Switch> {
        Switch::all().find(|switch| switch.key() == key)
    }

    /// Its kind.
    pub fn value(self, rules: &HouseRules) -> u16 {
        self.visit(rules, None).0.seen
    }

    /// The rules with the switch set to a value; `None` if it has no such value.
    pub fn turned(self, rules: &HouseRules, value: u16) -> Option<HouseRules> {
        self.visit(rules, Some(value)).1
    }

    /// The names of its values; none for numbers and for on and off.
    pub fn names(self) -> Vec<&'static str> {
        self.visit(&blank(), None).0.names
    }

    /// Whether it is only on or off.
    pub fn is_flag(self) -> bool {
        let turner = self.visit(&blank(), None).0;
        turner.names.is_empty() && turner.bits == 1
    }

    /// The values worth offering under these rules, in a sensible order, including the current one.
    pub fn values(self, rules: &HouseRules) -> Vec<u16> {
        let names = self.names().len() as u16;
        let mut values: Vec<u16> = match self.key() {
            _ if names > 0 => (0..names).collect(),
            _ if self.is_flag() => vec![0, 1],
            "rows" => (1..u16::from(rules.board.height()).div_ceil(2)).collect(),
            "home_gap" => (0..u16::from(rules.board.height()).div_ceil(2).saturating_sub(1)).collect(),
            "king_move_limit" => (0..=u16::from(MOST_KING_MOVES)).collect(),
            "repetition" => vec![0, 2, 3, 4, 5],
            // In plies.
            _ => vec![0, 20, 30, 40, 50, 60, 80, 100, 200],
        };
        let present = self.value(rules);
        if !values.contains(&present) {
            values.insert(values.partition_point(|&value| value < present), present);
        }
        values
    }

    /// Whether a contradiction involves the switch.
    pub fn is_in(self, contradiction: Contradiction) -> bool {
        let own = |name: &&str| name.strip_prefix("draws.").unwrap_or(name) == self.key();
        contradiction.switches().iter().any(own)
    }

    fn visit(self, rules: &HouseRules, wanted: Option<u16>) -> (Turner, Option<HouseRules>) {
        let mut turner = Turner { left: self.0, wanted, seen: 0, bits: 0, names: Vec::new() };
        let turned = pass(&mut turner, rules);
        (turner, turned)
    }
}

/// The contradictions of rules, in the words that refuse a house-rules file.
pub fn contradiction_text(contradiction: Contradiction) -> String {
    HouseRulesProblem::Contradiction(contradiction).to_string()
}

fn blank() -> HouseRules {
    HouseRules::plain(crownhead_rules::BoardKind::Dark8)
}

/// Visits one switch, and sets it if a value is given.
struct Turner {
    /// The number of switches before it.
    left: u8,
    wanted: Option<u16>,
    seen: u16,
    bits: u32,
    names: Vec<&'static str>,
}

impl Coder for Turner {
    fn number(&mut self, value: u32, bits: u32) -> u32 {
        self.place(value, bits, &[])
    }

    fn place(&mut self, value: u32, bits: u32, names: &[&'static str]) -> u32 {
        let here = self.left == 0;
        self.left = self.left.wrapping_sub(1);
        if !here {
            return value;
        }
        self.seen = value as u16;
        self.bits = bits;
        self.names = names.to_vec();
        self.wanted.map_or(value, u32::from)
    }
}

//! Hints as sentences: the move, what it achieves, and the line that proves it.

use crownhead_engine::{Fact, Hint};
use crownhead_rules::{AnyPosition, AnyRules, Role};

use crate::{
    Told,
    messages::say,
    moves::{all_of, line_text, path_text},
    names::counted,
};

/// A hint must fit a phone: its line is cut so that the whole text has at most this many characters.
const LONGEST: usize = 150;

/// The whole hint: "22-17 wins a man. Then 13x22 26x17."
pub fn hint(position: &AnyPosition, hint: &Hint) -> String {
    explain(position, hint).to_string()
}

/// The hint in two parts: the move with every square it visits, and what it achieves: "22-17",
/// "wins a man. Then 13x22 26x17."
pub fn explain(position: &AnyPosition, hint: &Hint) -> Told {
    let lead = path_text(position, &hint.mv);
    let why = Why::of(&hint.facts).text(position.rules(), hint.score.0);
    // An only move needs no proof unless the hint claims more.
    let longest = if why.as_str() == say!("hint-only-move") { 0 } else { hint.proof.len() };
    let after = position.play_unchecked(&hint.mv);
    let with_line = |moves: usize| {
        let line = line_text(&after, &hint.proof[1..moves]);
        say!("hint-line", why = &why, line = &line)
    };
    let fits = |text: &String| lead.chars().count() + 1 + text.chars().count() <= LONGEST;
    let text = (2..=longest).rev().map(with_line).find(fits);
    Told { text: text.unwrap_or_else(|| say!("hint-why", why = &why)), lead }
}

/// The facts that go into one sentence.
#[derive(Clone, Copy, Default)]
struct Why {
    only: bool,
    game: Option<Fact>,
    material: Option<Fact>,
    crowns: bool,
    better: Option<i32>,
}

impl Why {
    fn of(facts: &[Fact]) -> Why {
        let mut why = Why::default();
        for &fact in facts {
            match fact {
                Fact::OnlyMove => why.only = true,
                Fact::WinsGame { .. } | Fact::LosesGame { .. } => why.game = Some(fact),
                Fact::Wins { .. } | Fact::Gives { .. } | Fact::Exchange { .. } => why.material = Some(fact),
                Fact::Crowns => why.crowns = true,
                Fact::Better { by } => why.better = Some(by),
                _ => {}
            }
        }
        why
    }

    /// The text after the move. A decided game outweighs everything else; an only move mentions only gains; and the
    /// margin over other moves matters only if nothing more concrete is known.
    fn text(self, rules: AnyRules, score: i32) -> String {
        let moves = |plies: u32| plies.div_ceil(2);
        let words = match (self.game, self.only) {
            (Some(Fact::LosesGame { plies }), true) => Some(say!("hint-only-loses", n = moves(plies))),
            (Some(Fact::LosesGame { plies }), false) => Some(say!("hint-loses-game", n = moves(plies))),
            (Some(Fact::WinsGame { plies }), only) => {
                Some(and_only(only, say!("hint-wins-game", n = moves(plies))))
            }
            (_, true) => Some(match self.material.filter(|fact| matches!(fact, Fact::Wins { .. })) {
                Some(won) => and_only(true, material_words(rules, won).unwrap_or_default()),
                None => say!("hint-only-move"),
            }),
            _ => self.achievement(rules),
        };
        let better = || self.better.map(|by| say!("hint-better", men = &in_men(by)));
        words.or_else(better).unwrap_or_else(|| balance(score))
    }

    /// Pieces and crownings.
    fn achievement(self, rules: AnyRules) -> Option<String> {
        let Some((fact, words)) = self.material.and_then(|fact| Some((fact, material_words(rules, fact)?)))
        else {
            return self.crowns.then(|| say!("hint-crowns"));
        };
        // Men and kings together already contain an "and".
        let two_kinds = matches!(fact, Fact::Wins { men: 1.., kings: 1.. });
        Some(match (fact, self.crowns) {
            (Fact::Gives { .. }, true) => say!("hint-but-crowns", why = &words),
            (Fact::Gives { .. }, false) => say!("hint-nothing-better", why = &words),
            (_, true) if two_kinds => say!("hint-comma-crowns", why = &words),
            (_, true) => say!("hint-and-crowns", why = &words),
            (_, false) => words,
        })
    }
}

/// "is the only move and wins a man".
fn and_only(only: bool, words: String) -> String {
    if only { say!("hint-only-and", why = &words) } else { words }
}

/// "wins a man", "gives up a man", "exchanges two for two".
fn material_words(rules: AnyRules, fact: Fact) -> Option<String> {
    match fact {
        Fact::Wins { men, kings } => gain(rules, men, kings),
        Fact::Gives { men, kings } => loss(rules, men, kings),
        Fact::Exchange { pieces } => {
            let number = say!("number", n = pieces);
            Some(say!("hint-exchange", number = &number))
        }
        _ => None,
    }
}

/// Hundredths of a man as men with one decimal.
fn in_men(hundredths: i32) -> String {
    let tenths = (hundredths.max(0) as u32 + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Men and kings as words; `None` if there are none.
pub(crate) fn material(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    let part = |role: Role, n: i8| (n > 0).then(|| counted(rules, role, usize::from(n.unsigned_abs())));
    let parts: Vec<String> = [part(Role::Man, men), part(Role::King, kings)].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| all_of(parts))
}

fn gain(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    let won = material(rules, men, kings)?;
    Some(match material(rules, -men, -kings) {
        None => say!("hint-wins", pieces = &won),
        Some(given) => say!("hint-wins-for", pieces = &won, given = &given),
    })
}

fn loss(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    let given = material(rules, men, kings)?;
    Some(match material(rules, -men, -kings) {
        None => say!("hint-gives", pieces = &given),
        Some(won) => say!("hint-gives-for", pieces = &given, won = &won),
    })
}

/// The text for a move that achieves nothing special.
fn balance(hundredths: i32) -> String {
    // Up to 0.4 of a man counts as even.
    match hundredths {
        ..=-41 => say!("hint-worse"),
        -40..=40 => say!("hint-even"),
        _ => say!("hint-ahead"),
    }
}

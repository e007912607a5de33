//! Hints as sentences: a move, and the facts that speak for it.

use crownhead_engine::{Fact, Hint};
use crownhead_notation::movetext;
use crownhead_rules::{AnyPosition, AnyRules, Role};

use crate::{
    Told, capitalized,
    messages::say,
    moves::{all_of, line_text},
    names::counted,
};

/// So many facts are enough for a sentence.
const MOST_FACTS: usize = 2;

/// The whole hint: "22-17. Wins one man: 22-17 13x22 26x17."
pub fn hint(position: &AnyPosition, hint: &Hint) -> String {
    explain(position, hint).to_string()
}

/// The move as the lead, and why: "22-17", "Wins one man: 22-17 13x22 26x17."
pub fn explain(position: &AnyPosition, hint: &Hint) -> Told {
    let text = movetext::write(position, &hint.mv);
    // How much better a move is says little once it is known what it wins.
    let telling =
        hint.facts.iter().filter(|fact| hint.facts.len() == 1 || !matches!(fact, Fact::Better { .. }));
    let facts: Vec<String> =
        telling.take(MOST_FACTS).filter_map(|&fact| phrase(position.rules(), fact)).collect();
    let why = if facts.is_empty() { balance(hint.score.0) } else { all_of(facts) };
    let line = line_text(position, &hint.proof);
    let (lead, why) = (say!("hint-lead", move = &text), capitalized(&why));
    let text = if hint.proof.len() > 1 {
        say!("hint-line", why = &why, line = &line)
    } else {
        say!("hint-why", why = &why)
    };
    Told { lead, text }
}

/// A fact as the end of a sentence that begins with the move.
fn phrase(rules: AnyRules, fact: Fact) -> Option<String> {
    let moves = |plies: u32| plies.div_ceil(2);
    Some(match fact {
        Fact::OnlyMove => say!("hint-only-move"),
        Fact::WinsGame { plies } => say!("hint-wins-game", n = moves(plies)),
        Fact::LosesGame { plies } => say!("hint-loses-game", n = moves(plies)),
        Fact::Wins { men, kings } => gain(rules, men, kings)?,
        Fact::Gives { men, kings } => loss(rules, men, kings)?,
        Fact::Exchange { pieces } => {
            let number = say!("number", n = pieces);
            say!("hint-exchange", number = &number)
        }
        Fact::Crowns => say!("hint-crowns"),
        Fact::Better { by } => {
            let tenths = (by.max(0) as u32 + 5) / 10;
            let men = format!("{}.{}", tenths / 10, tenths % 10);
            say!("hint-better", men = &men)
        }
        _ => return None,
    })
}

/// Men and kings as words; `None` if there are none.
fn material(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
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

/// What can be said of a move that achieves nothing special.
fn balance(hundredths: i32) -> String {
    // Up to 0.4 of a man is nobody's advantage.
    match hundredths {
        ..=-41 => say!("hint-worse"),
        -40..=40 => say!("hint-even"),
        _ => say!("hint-ahead"),
    }
}

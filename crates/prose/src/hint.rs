//! Hints as sentences: the move, what it achieves, and the line that proves it.

use crownhead_engine::{Chance, Score};
use crownhead_explain::{Fact, Hint, Tempting, shot};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Role};

use crate::{
    Told,
    messages::say,
    moves::{all_of, line_text, path_text},
    names::{counted, counted_for},
    numbers::in_tenths,
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
    let why = Why::of(&hint.facts).text(position, hint);
    // An only move needs no proof unless the hint claims more.
    let longest = if why.as_str() == say!("hint-only-move") { 0 } else { hint.proof.len() };
    let after = position.play_unchecked(&hint.mv);
    let with_line = |moves: usize| {
        let line = line_text(&after, &hint.proof[1..moves]);
        say!("hint-line", why = &why, line = &line)
    };
    let fits = |text: &String| lead.chars().count() + 1 + text.chars().count() <= LONGEST;
    let short = || say!("hint-why", why = &why);
    let text = (2..=longest).rev().map(with_line).find(fits).unwrap_or_else(short);
    // Why not the capture that looks natural matters more than how the line goes on.
    let warned = hint.tempting.as_ref().and_then(|tempting| {
        let warning = tempting_words(position, tempting)?;
        [format!("{text} {warning}"), format!("{} {warning}", short())].into_iter().find(fits)
    });
    Told { text: warned.unwrap_or(text), lead }
}

/// "23x14 is tempting but loses two men."
fn tempting_words(position: &AnyPosition, tempting: &Tempting) -> Option<String> {
    let why = loses(position.rules(), tempting.men, tempting.kings)?;
    Some(say!("hint-tempting", move = &path_text(position, &tempting.mv), why = &why))
}

/// "loses a king for a man".
pub(crate) fn loses(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    let lost = material(rules, men, kings)?;
    Some(match in_return(rules, -men, -kings) {
        None => say!("review-loses", pieces = &lost),
        Some(won) => say!("review-loses-for", pieces = &lost, won = &won),
    })
}

/// What a line does, with the kind of shot that it is.
pub(crate) fn with_shot(position: &AnyPosition, line: &[AnyMove], why: String) -> String {
    match shot(position, line) {
        Some(motif) => say!("hint-shot", why = &why, shot = &say!("motif-name", motif = motif.key())),
        None => why,
    }
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
    fn text(self, position: &AnyPosition, hint: &Hint) -> String {
        let rules = position.rules();
        let with_shot = |words: String| with_shot(position, &hint.proof, words);
        let moves = |plies: u32| plies.div_ceil(2);
        let words = match (self.game, self.only) {
            (Some(Fact::LosesGame { plies }), true) => Some(say!("hint-only-loses", n = moves(plies))),
            (Some(Fact::LosesGame { plies }), false) => Some(say!("hint-loses-game", n = moves(plies))),
            (Some(Fact::WinsGame { plies }), only) => {
                Some(and_only(only, say!("hint-wins-game", n = moves(plies))))
            }
            (_, true) => Some(match self.material.filter(|fact| matches!(fact, Fact::Wins { .. })) {
                Some(won) => with_shot(and_only(true, material_words(rules, won).unwrap_or_default())),
                None => say!("hint-only-move"),
            }),
            _ => self.achievement(rules, with_shot),
        };
        let better = || self.better.map(|by| say!("hint-better", men = &in_men(by)));
        words.or_else(better).unwrap_or_else(|| balance(rules, hint.score))
    }

    /// Pieces and crownings.
    fn achievement(self, rules: AnyRules, with_shot: impl Fn(String) -> String) -> Option<String> {
        let Some((fact, words)) = self.material.and_then(|fact| Some((fact, material_words(rules, fact)?)))
        else {
            return self.crowns.then(|| say!("hint-crowns"));
        };
        let words = if matches!(fact, Fact::Wins { .. }) { with_shot(words) } else { words };
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
    in_tenths((u64::from(hundredths.max(0) as u32) + 5) / 10)
}

/// Men and kings as words; `None` if there are none.
pub(crate) fn material(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    in_words(rules, men, kings, counted)
}

/// Men and kings as words after "for"; `None` if there are none.
pub(crate) fn in_return(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    in_words(rules, men, kings, counted_for)
}

fn in_words(
    rules: AnyRules,
    men: i8,
    kings: i8,
    counted: fn(AnyRules, Role, usize) -> String,
) -> Option<String> {
    let part = |role: Role, n: i8| (n > 0).then(|| counted(rules, role, usize::from(n.unsigned_abs())));
    let parts: Vec<String> = [part(Role::Man, men), part(Role::King, kings)].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| all_of(parts))
}

fn gain(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    let won = material(rules, men, kings)?;
    Some(match in_return(rules, -men, -kings) {
        None => say!("hint-wins", pieces = &won),
        Some(given) => say!("hint-wins-for", pieces = &won, given = &given),
    })
}

fn loss(rules: AnyRules, men: i8, kings: i8) -> Option<String> {
    let given = material(rules, men, kings)?;
    Some(match in_return(rules, -men, -kings) {
        None => say!("hint-gives", pieces = &given),
        Some(won) => say!("hint-gives-for", pieces = &given, won = &won),
    })
}

/// The text for a move that achieves nothing special. Tables know wins and losses without their length; chances would
/// say less.
fn balance(rules: AnyRules, score: Score) -> String {
    if score.is_known() {
        return if score > Score::DRAW { say!("hint-known-win") } else { say!("hint-known-loss") };
    }
    // Up to 0.4 of a man counts as even.
    let why = match score.0 {
        ..=-41 => say!("hint-worse"),
        -40..=40 => say!("hint-even"),
        _ => say!("hint-ahead"),
    };
    let chance = Chance::of(score, rules);
    let percent = |part: f64| (part * 100.0).round() as u32;
    let (win, loss) = (percent(chance.win), percent(chance.loss));
    say!("hint-chance", why = &why, win = win, draw = 100u32.saturating_sub(win + loss), loss = loss)
}

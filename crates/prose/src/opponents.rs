//! Names of opponents, with a one-line description of each.

use crownhead_engine::{Opponent, PLACEMENT_GAMES, Placement, Reference, Style};
use crownhead_rules::Preset;

use crate::messages::say;

/// The name of an opponent: "Club player", "Minimax, 3 plies", "Very hard".
pub fn title(opponent: Opponent) -> String {
    match opponent {
        Opponent::Random => say!("opponent-random"),
        Opponent::Greedy => say!("opponent-greedy"),
        Opponent::Minimax(plies) => say!("opponent-minimax", n = plies),
        Opponent::AlphaBeta(plies) => say!("opponent-alphabeta", n = plies),
        Opponent::Reference(reference) => reference_title(reference),
        Opponent::Level(level) => say!("opponent-level", n = level),
        Opponent::Styled(level, style) => {
            let title = say!("opponent-level", n = level);
            say!("opponent-styled", title = &title, style = style.key())
        }
    }
}

/// The full name: "Level 6: Club player", "Hard (Menu draughts)".
pub fn full_title(opponent: Opponent) -> String {
    let title = title(opponent);
    match opponent {
        Opponent::Level(level) | Opponent::Styled(level, _) => {
            say!("opponent-full-level", n = level, title = &title)
        }
        Opponent::Reference(reference) => {
            let rules = crate::names::rules_name(crownhead_rules::AnyRules::Preset(reference.preset));
            say!("opponent-full-reference", title = &title, rules = &rules)
        }
        _ => title,
    }
}

/// The level that follows a person from game to game: "Find my level, now level 5".
pub fn adaptive(level: u8, games: usize) -> String {
    let found = if games < PLACEMENT_GAMES { "no" } else { "yes" };
    say!("opponent-adaptive", n = level, found = found)
}

/// A description in one line.
pub fn summary(opponent: Opponent) -> String {
    match opponent {
        Opponent::Random => say!("opponent-random-line"),
        Opponent::Greedy => say!("opponent-greedy-line"),
        Opponent::Minimax(plies) => say!("opponent-minimax-line", n = plies),
        Opponent::AlphaBeta(plies) => say!("opponent-alphabeta-line", n = plies),
        Opponent::Reference(reference) => reference_line(reference),
        Opponent::Level(level) => rated_line(&say!("opponent-level-line", n = level), level),
        Opponent::Styled(level, style) => {
            let line = say!("opponent-level-line", n = level);
            rated_line(&format!("{line} {}", style_line(Some(style))), level)
        }
    }
}

fn rated_line(line: &str, level: u8) -> String {
    say!("opponent-rated-line", line = line, n = Opponent::level_points(level))
}

/// The name of a style, or of having none.
pub fn style(style: Option<Style>) -> String {
    say!("opponent-style", style = style.map_or("balanced", Style::key))
}

/// How a style plays, in one line.
pub fn style_line(style: Option<Style>) -> String {
    say!("opponent-style-line", style = style.map_or("balanced", Style::key))
}

/// How strong a person seems to be after so many games against levels, or who comes next.
pub fn placement(placement: &Placement, games: usize) -> String {
    /// Half the width of a 95 % interval in standard deviations.
    const INTERVAL: f64 = 1.96;
    let Placement { points, deviation, level } = *placement;
    if games < PLACEMENT_GAMES {
        return say!("placement-open", level = level, games = games as u32, all = PLACEMENT_GAMES as u32);
    }
    let title = title(Opponent::Level(level));
    let (n, margin) = (points.round() as u32, (INTERVAL * deviation).round() as u32);
    say!("placement-found", level = level, title = &title, n = n, margin = margin)
}

fn reference_title(reference: Reference) -> String {
    let (name, second) = match reference.name().strip_suffix("-h2") {
        Some(name) => (name, true),
        None => (reference.name(), false),
    };
    let title = say!("opponent-reference", name = name);
    if second { say!("opponent-second-evaluation", title = &title) } else { title }
}

fn reference_line(reference: Reference) -> String {
    let name = reference.name().trim_end_matches("-h2");
    match reference.preset {
        Preset::ScorePanel => say!("opponent-score-panel", name = name),
        Preset::Menu => say!("opponent-menu", name = name),
        Preset::ChooseEachLeg => say!("opponent-choose-each-leg", name = name),
        Preset::FlyingTutorial => say!("opponent-flying-tutorial", name = name),
        Preset::Text => say!("opponent-text", name = name),
    }
}

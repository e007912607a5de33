//! The levels of the engine: what each one sees, how careless it is, and how strong.
//!
//! The lower levels make human errors ([`crate::human`]); the others search without errors. All are limited by positions and
//! plies, never by time, so that they play alike on a phone and on a desktop. The settings were chosen by playing neighbors
//! against each other until each scored 60 to 80 % (`docs/levels.md`).

use core::fmt;

use crownhead_rules::{AnyRules, BoardKind, Goal, Variant};

use crate::human::Eyes;

mod settings;

use settings::{
    ANTIDRAUGHTS, ARMENIAN, BREAKTHROUGH, CANADIAN, GIVEAWAY, GOTHIC, HUGE, KILLER, LARGE, SETTINGS, TURKISH,
    WIDE,
};

/// The number of levels.
pub(crate) const LEVELS: u8 = 16;

/// The most nodes of a level, except in Giveaway, which gains least from each doubling.
const MOST_NODES: u64 = 1_000_000;

/// How a level chooses its move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum LevelSettings {
    /// Overlooks things.
    Human(Eyes),
    /// Searches without errors.
    Careful {
        /// The nodes on the 8x8 board without flying kings.
        nodes: u64,
    },
}

impl LevelSettings {
    const fn human(blindness: f64, plies: u8, nodes: u64, error: f64) -> LevelSettings {
        LevelSettings::Human(Eyes { blindness, plies, nodes, error })
    }

    const fn careful(nodes: u64) -> LevelSettings {
        LevelSettings::Careful { nodes }
    }
}

/// Strength in points above random play: the mean of ladders of English, International and Russian, rounded to tens. The mean
/// of those in `docs/levels.md`, played later, differs by at most 50, less than their intervals.
const POINTS: [u16; LEVELS as usize] =
    [110, 230, 350, 490, 630, 780, 920, 1070, 1220, 1380, 1530, 1690, 1840, 2040, 2170, 2320];

/// The settings of a level under these rules. Levels above the last play like the last, level 0 like the first.
pub(crate) fn settings_under(level: u8, rules: AnyRules) -> LevelSettings {
    let level = level.clamp(1, LEVELS);
    let table = table_under(rules);
    match table[usize::from(level - 1)] {
        LevelSettings::Human(eyes) => {
            LevelSettings::Human(Eyes { nodes: human_nodes(eyes.nodes, rules), ..eyes })
        }
        LevelSettings::Careful { nodes } => {
            let fitted = settings::fitted(level, rules);
            let scaled = || careful_nodes(nodes, rules).min(most_nodes(table));
            LevelSettings::Careful { nodes: fitted.unwrap_or_else(scaled) }
        }
    }
}

fn table_under(rules: AnyRules) -> &'static [LevelSettings; LEVELS as usize] {
    let house = rules.house_rules();
    match (rules, house.goal, house.flying_kings) {
        (AnyRules::Variant(Variant::Breakthrough), ..) => &BREAKTHROUGH,
        (AnyRules::Variant(Variant::Canadian), ..) => &CANADIAN,
        (AnyRules::Variant(Variant::Gothic), ..) => &GOTHIC,
        (AnyRules::Variant(Variant::Killer), ..) => &KILLER,
        (AnyRules::Variant(Variant::Turkish), ..) => &TURKISH,
        (_, Goal::RunOut, false) => &GIVEAWAY,
        (_, Goal::RunOut, true) => &ANTIDRAUGHTS,
        (.., true) if house.man_steps.is_all() => &ARMENIAN,
        // Five men a side are few for a large board.
        (AnyRules::Variant(Variant::Frysk), ..) => &SETTINGS,
        _ => match rules.board() {
            BoardKind::Dark6 | BoardKind::Dark8 | BoardKind::Mirrored8 | BoardKind::Full8 => &SETTINGS,
            BoardKind::Wide10x8 => &WIDE,
            BoardKind::Dark10 => &LARGE,
            BoardKind::Dark12 | BoardKind::Mirrored12 => &HUGE,
        },
    }
}

/// The most positions that a player with human errors looks at. On boards larger than 10x10 there are more moves, and the
/// plies of a level would not fit in.
fn human_nodes(nodes: u64, rules: AnyRules) -> u64 {
    nodes * size(u64::from(rules.board().squares()).max(LARGE_BOARD)) / size(LARGE_BOARD)
}

/// The squares of an 8x8 board.
const SMALL: u64 = 32;

/// The squares of a 10x10 board.
const LARGE_BOARD: u64 = 50;

/// The measure of a board, the 1.5th power of its squares, in whole numbers, so that every machine gets the same.
fn size(squares: u64) -> u64 {
    (squares.pow(3) * 10_000).isqrt()
}

/// The strength of a level in points above random play.
pub(crate) fn points(level: u8) -> u16 {
    POINTS[usize::from(level.clamp(1, LEVELS) - 1)]
}

/// The strength of a player with human errors of this blindness, interpolated between the levels on a logarithmic scale.
pub(crate) fn points_of_blindness(blindness: f64) -> u16 {
    let known = SETTINGS.iter().zip(POINTS).filter_map(|(settings, points)| match settings {
        LevelSettings::Human(eyes) => Some((eyes.blindness.ln(), f64::from(points))),
        LevelSettings::Careful { .. } => None,
    });
    let known: Vec<(f64, f64)> = known.collect();
    let at = blindness.ln();
    let place = known.iter().position(|&(ln, _)| ln < at).unwrap_or(known.len()).clamp(1, known.len() - 1);
    let ((from, low), (to, high)) = (known[place - 1], known[place]);
    let points = low + (high - low) * (at - from) / (to - from);
    points.clamp(0.0, f64::from(POINTS[usize::from(LEVELS) - 1])) as u16
}

/// The positions that a level without errors searches. Boards larger than 8x8, flying kings and men that step along all lines
/// need more nodes for the same step between levels; boards larger than 10x10 need no more than 10x10. The factors were
/// fitted like the settings.
fn careful_nodes(nodes: u64, rules: AnyRules) -> u64 {
    let house = rules.house_rules();
    let for_kings = if house.flying_kings { 2 } else { 1 };
    let quarters_for_lines = if house.man_steps.is_all() { 11 } else { 4 };
    let squares = u64::from(rules.board().squares()).min(LARGE_BOARD);
    nodes * squares * for_kings * quarters_for_lines / (SMALL * 4)
}

/// The most nodes of a level of this table, whatever the board.
fn most_nodes(table: &[LevelSettings; LEVELS as usize]) -> u64 {
    match table[table.len() - 1] {
        LevelSettings::Careful { nodes } => nodes.max(MOST_NODES),
        LevelSettings::Human(_) => MOST_NODES,
    }
}

impl fmt::Display for LevelSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelSettings::Human(Eyes { blindness, plies, nodes, error }) => {
                let s = if *plies == 1 { "y" } else { "ies" };
                write!(
                    f,
                    "looks {plies} pl{s} ahead, blindness {blindness}, error {error}, at most {nodes} positions"
                )
            }
            LevelSettings::Careful { nodes } => write!(f, "searches {nodes} positions"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::Preset;

    #[test]
    fn levels_see_more_from_step_to_step() {
        let see = |settings| match settings {
            LevelSettings::Human(eyes) => (eyes.blindness, eyes.error),
            LevelSettings::Careful { nodes } => (0.0, -(nodes as f64)),
        };
        for &rules in Variant::ALL.iter().filter(|rules| **rules != Variant::Giveaway) {
            let of = |level| settings_under(level, AnyRules::Variant(rules));
            for level in 2..=LEVELS {
                let (here, below) = (see(of(level)), see(of(level - 1)));
                assert!(here.0 <= below.0 && here.1 < below.1, "{rules:?}: level {level}");
                assert!(points(level) > points(level - 1));
            }
            assert_eq!((of(0), of(99)), (of(1), of(LEVELS)));
        }
    }

    #[test]
    fn levels_of_giveaway_look_further_or_err_less_from_step_to_step() {
        let see = |settings| match settings {
            LevelSettings::Human(eyes) => (eyes.plies, -eyes.error),
            LevelSettings::Careful { nodes } => (u8::MAX, nodes as f64),
        };
        assert!(GIVEAWAY.is_sorted_by(|&below, &above| see(below) < see(above)));
        let of = |level| settings_under(level, AnyRules::Variant(Variant::Giveaway));
        assert_eq!((of(0), of(99)), (GIVEAWAY[0], GIVEAWAY[GIVEAWAY.len() - 1]));
    }

    #[test]
    fn larger_boards_and_flying_kings_get_more_nodes() {
        let nodes = |rules: AnyRules| careful_nodes(1_000, rules);
        assert_eq!(nodes(AnyRules::Variant(Variant::English)), 1_000);
        assert_eq!(nodes(AnyRules::Variant(Variant::Russian)), 2_000);
        assert_eq!(nodes(AnyRules::Variant(Variant::International)), 3_125);
        assert_eq!(nodes(AnyRules::Preset(Preset::FlyingTutorial)), 2_000);
        assert_eq!(nodes(AnyRules::Variant(Variant::Canadian)), 3_125);
        assert_eq!(nodes(AnyRules::Variant(Variant::Armenian)), 8_593);
        let most = |variant| settings_under(LEVELS, AnyRules::Variant(variant));
        assert_eq!(most(Variant::International), LevelSettings::careful(MOST_NODES));
        assert_eq!(most(Variant::Giveaway), LevelSettings::careful(2 * MOST_NODES));
        assert_eq!(most(Variant::Canadian), LevelSettings::careful(MOST_NODES / 10));
        assert_eq!(human_nodes(1_000, AnyRules::Variant(Variant::English)), 1_000);
        assert_eq!(human_nodes(1_000, AnyRules::Variant(Variant::International)), 1_000);
        assert_eq!(human_nodes(1_000, AnyRules::Variant(Variant::Canadian)), 1_728);
    }
}

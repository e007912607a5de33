//! The levels of the engine: what each one sees, how careless it is, and how strong.
//!
//! The lower levels make human errors ([`crate::human`]); the others search without errors. All are limited by positions and
//! plies, never by time, so that they play alike on a phone and on a desktop. The settings were chosen by playing neighbors
//! against each other until each scored 60 to 80 % (`docs/levels.md`).

use core::fmt;

use crownhead_rules::{AnyRules, Goal};

use crate::human::Eyes;

/// The number of levels.
pub(crate) const LEVELS: u8 = 16;

/// The nodes of the last level.
pub(crate) const MOST_NODES: u64 = 1_000_000;

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

const SETTINGS: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.7, 1, 1_000, 120.0),
    LevelSettings::human(1.7, 2, 2_000, 52.0),
    LevelSettings::human(0.95, 2, 4_000, 40.0),
    LevelSettings::human(0.6, 3, 6_000, 30.0),
    LevelSettings::human(0.4, 3, 8_000, 21.0),
    LevelSettings::human(0.265, 4, 12_000, 15.0),
    LevelSettings::human(0.17, 4, 16_000, 10.2),
    LevelSettings::human(0.118, 5, 20_000, 8.2),
    LevelSettings::human(0.08, 5, 24_000, 6.3),
    LevelSettings::human(0.05, 6, 24_000, 4.5),
    LevelSettings::human(0.03, 7, 32_000, 3.0),
    LevelSettings::careful(500),
    LevelSettings::careful(1_200),
    LevelSettings::careful(3_500),
    LevelSettings::careful(12_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings where who runs out of moves wins and kings don't fly, as in Giveaway. A look of one or two plies misleads
/// there: it scores 11 % against random play. Only depth helps, and careful searches take over at level 8.
const GIVEAWAY: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(0.1, 2, 1_000, 120.0),
    LevelSettings::human(0.08, 2, 2_000, 5.0),
    LevelSettings::human(0.24, 3, 4_000, 45.0),
    LevelSettings::human(0.03, 3, 8_000, 2.0),
    LevelSettings::human(0.03, 4, 14_000, 3.0),
    LevelSettings::human(0.025, 5, 25_000, 3.0),
    LevelSettings::human(0.02, 7, 100_000, 3.0),
    LevelSettings::careful(15_000),
    LevelSettings::careful(27_000),
    LevelSettings::careful(45_000),
    LevelSettings::careful(90_000),
    LevelSettings::careful(180_000),
    LevelSettings::careful(350_000),
    LevelSettings::careful(600_000),
    LevelSettings::careful(800_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings where who runs out of moves wins and kings fly, as in Antidraughts. A look of one ply scores 86 % against
/// random play there, and one of two plies 84 % against that, so the first levels are closer together; careful searches gain
/// as much from each tripling, so there are more of them. Interpolated between settings whose scores were measured.
const ANTIDRAUGHTS: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(3.3, 1, 1_000, 180.0),
    LevelSettings::human(2.4, 2, 2_000, 105.0),
    LevelSettings::human(1.9, 2, 2_000, 67.0),
    LevelSettings::human(1.15, 2, 4_000, 43.0),
    LevelSettings::human(0.68, 3, 6_000, 33.0),
    LevelSettings::human(0.31, 3, 10_000, 16.5),
    LevelSettings::human(0.15, 5, 18_000, 9.5),
    LevelSettings::human(0.075, 6, 24_000, 5.8),
    LevelSettings::human(0.034, 7, 32_000, 3.3),
    LevelSettings::careful(1_100),
    LevelSettings::careful(2_250),
    LevelSettings::careful(4_500),
    LevelSettings::careful(10_000),
    LevelSettings::careful(24_000),
    LevelSettings::careful(64_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings where men step along all lines and kings fly, as in Armenian. Careful searches gain most there, so there are
/// more of them. Interpolated between settings whose scores were measured.
const ARMENIAN: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.7, 1, 1_000, 120.0),
    LevelSettings::human(1.55, 2, 2_000, 50.0),
    LevelSettings::human(0.78, 3, 5_000, 36.0),
    LevelSettings::human(0.4, 3, 8_000, 21.0),
    LevelSettings::human(0.24, 4, 13_000, 13.8),
    LevelSettings::human(0.094, 5, 22_000, 7.0),
    LevelSettings::human(0.043, 7, 28_000, 4.0),
    LevelSettings::careful(465),
    LevelSettings::careful(1_130),
    LevelSettings::careful(1_900),
    LevelSettings::careful(3_300),
    LevelSettings::careful(5_700),
    LevelSettings::careful(10_000),
    LevelSettings::careful(21_000),
    LevelSettings::careful(48_000),
    LevelSettings::careful(MOST_NODES),
];

/// Strength in points above random play: the mean of the ladders of English, International and Russian, rounded to tens. For
/// the last level, whose games are long, the usual step is continued.
const POINTS: [u16; LEVELS as usize] =
    [100, 220, 350, 480, 620, 770, 920, 1040, 1150, 1280, 1430, 1580, 1740, 1930, 2060, 2240];

/// The settings of a level under these rules. Levels above the last play like the last, level 0 like the first.
pub(crate) fn settings_under(level: u8, rules: AnyRules) -> LevelSettings {
    let house = rules.house_rules();
    let table = match (house.goal, house.flying_kings) {
        (Goal::RunOut, false) => &GIVEAWAY,
        (Goal::RunOut, true) => &ANTIDRAUGHTS,
        (_, true) if house.man_steps.is_all() => &ARMENIAN,
        _ => &SETTINGS,
    };
    match table[usize::from(level.clamp(1, LEVELS) - 1)] {
        LevelSettings::Human(eyes) => {
            LevelSettings::Human(Eyes { nodes: human_nodes(eyes.nodes, rules), ..eyes })
        }
        LevelSettings::Careful { nodes } => LevelSettings::Careful { nodes: careful_nodes(nodes, rules) },
    }
}

/// The most positions that a player with human errors looks at. On boards larger than 10x10 there are more moves, and the
/// plies of a level would not fit in.
fn human_nodes(nodes: u64, rules: AnyRules) -> u64 {
    nodes * size(u64::from(rules.board().squares()).max(LARGE)) / size(LARGE)
}

/// The squares of an 8x8 board.
const SMALL: u64 = 32;

/// The squares of a 10x10 board.
const LARGE: u64 = 50;

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
    let squares = u64::from(rules.board().squares()).min(LARGE);
    (nodes * squares * for_kings * quarters_for_lines / (SMALL * 4)).min(MOST_NODES)
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
    use crownhead_rules::{Preset, Variant};

    #[test]
    fn levels_see_more_from_step_to_step() {
        let see = |settings| match settings {
            LevelSettings::Human(eyes) => (eyes.blindness, eyes.error),
            LevelSettings::Careful { nodes } => (0.0, -(nodes as f64)),
        };
        for rules in [Variant::English, Variant::Canadian, Variant::Antidraughts, Variant::Armenian] {
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
        assert_eq!(careful_nodes(MOST_NODES, AnyRules::Variant(Variant::Canadian)), MOST_NODES);
        assert_eq!(human_nodes(1_000, AnyRules::Variant(Variant::English)), 1_000);
        assert_eq!(human_nodes(1_000, AnyRules::Variant(Variant::International)), 1_000);
        assert_eq!(human_nodes(1_000, AnyRules::Variant(Variant::Canadian)), 1_728);
    }
}

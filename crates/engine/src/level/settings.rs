//! What each level is given, by family of variants.
//!
//! Invariant: each table goes from a first game to full strength, and its levels without errors come last.

use crownhead_rules::{AnyRules, Variant};

use super::{LEVELS, LevelSettings, MOST_NODES};

/// The settings of most variants on boards up to 8x8.
pub(super) const SETTINGS: [LevelSettings; LEVELS as usize] = [
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

/// The settings on 10x10, where each level of [`SETTINGS`] gains more, above all the last.
pub(super) const LARGE: [LevelSettings; LEVELS as usize] = [
    SETTINGS[0],
    SETTINGS[1],
    SETTINGS[2],
    SETTINGS[3],
    SETTINGS[4],
    SETTINGS[5],
    SETTINGS[6],
    LevelSettings::human(0.0924, 5, 22_000, 6.95),
    LevelSettings::human(0.0475, 6, 24_000, 4.3),
    LevelSettings::human(0.0225, 7, 40_000, 2.4),
    LevelSettings::careful(650),
    LevelSettings::careful(1_470),
    LevelSettings::careful(3_500),
    LevelSettings::careful(13_400),
    LevelSettings::careful(53_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings on 10x8, where careful searches gain more than on 8x8, so there are more of them. Interpolated between settings
/// whose scores were measured.
pub(super) const WIDE: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.5, 1, 1_100, 104.0),
    LevelSettings::human(1.35, 2, 2_600, 46.9),
    LevelSettings::human(0.687, 3, 5_300, 32.7),
    LevelSettings::human(0.372, 3, 8_600, 19.8),
    LevelSettings::human(0.3, 4, 11_000, 16.6),
    LevelSettings::human(0.172, 4, 16_000, 10.3),
    LevelSettings::human(0.0855, 5, 23_300, 6.59),
    LevelSettings::human(0.0482, 6, 24_500, 4.37),
    LevelSettings::careful(254),
    LevelSettings::careful(547),
    LevelSettings::careful(1_184),
    LevelSettings::careful(2_508),
    LevelSettings::careful(6_056),
    LevelSettings::careful(17_200),
    LevelSettings::careful(66_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings of Killer, where searches find many endings that a shorter one holds for draws. Interpolated between settings
/// whose scores were measured, like those on 12x12.
pub(super) const KILLER: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.31, 1, 1_300, 90.7),
    LevelSettings::human(1.16, 2, 3_200, 43.7),
    LevelSettings::human(0.627, 3, 5_800, 30.8),
    LevelSettings::human(0.355, 3, 9_000, 19.0),
    LevelSettings::human(0.23, 4, 13_000, 13.2),
    LevelSettings::human(0.14, 4, 18_000, 9.02),
    LevelSettings::human(0.0758, 5, 23_000, 6.02),
    LevelSettings::human(0.044, 6, 27_000, 4.1),
    LevelSettings::human(0.0231, 7, 37_000, 2.46),
    LevelSettings::careful(896),
    LevelSettings::careful(1_920),
    LevelSettings::careful(4_096),
    LevelSettings::careful(11_360),
    LevelSettings::careful(36_800),
    LevelSettings::careful(112_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings on 12x12, where each doubling of the positions gains most. Interpolated between settings whose scores were
/// measured. Sixteen steps of about 77 % end at 125,000 positions there.
pub(super) const HUGE: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.61, 1, 1_100, 114.0),
    LevelSettings::human(1.325, 2, 2_600, 49.0),
    LevelSettings::human(0.779, 3, 4_700, 34.8),
    LevelSettings::human(0.488, 3, 7_000, 24.5),
    LevelSettings::human(0.312, 4, 10_300, 17.2),
    LevelSettings::human(0.192, 4, 15_000, 11.6),
    LevelSettings::human(0.114, 5, 19_800, 8.03),
    LevelSettings::human(0.0722, 6, 23_900, 5.79),
    LevelSettings::human(0.0381, 6, 29_800, 3.62),
    LevelSettings::careful(400),
    LevelSettings::careful(862),
    LevelSettings::careful(1_857),
    LevelSettings::careful(4_000),
    LevelSettings::careful(8_620),
    LevelSettings::careful(18_570),
    LevelSettings::careful(40_000),
];

/// The settings of Canadian draughts, where levels gain even more than elsewhere on 12x12. Interpolated between settings whose
/// scores were measured. Sixteen steps of about 77 % end at 100,000 positions there.
pub(super) const CANADIAN: [LevelSettings; LEVELS as usize] = [
    HUGE[0],
    LevelSettings::human(1.5, 2, 2_300, 55.4),
    LevelSettings::human(0.832, 3, 4_500, 36.4),
    LevelSettings::human(0.478, 3, 7_200, 24.3),
    LevelSettings::human(0.307, 4, 10_300, 16.9),
    LevelSettings::human(0.196, 4, 14_600, 11.8),
    LevelSettings::human(0.119, 4, 19_400, 8.25),
    LevelSettings::human(0.073, 5, 23_700, 5.87),
    LevelSettings::human(0.048, 6, 27_700, 4.27),
    LevelSettings::careful(329),
    LevelSettings::careful(715),
    LevelSettings::careful(1_549),
    LevelSettings::careful(3_287),
    LevelSettings::careful(7_030),
    LevelSettings::careful(14_569),
    LevelSettings::careful(32_000),
];

/// The settings of Breakthrough, which has no draws: careful searches gain most there, so there are more of them.
/// Interpolated between settings whose scores were measured.
pub(super) const BREAKTHROUGH: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.11, 1, 1_500, 86.0),
    LevelSettings::human(0.706, 3, 5_000, 32.3),
    LevelSettings::human(0.348, 4, 9_400, 18.8),
    LevelSettings::human(0.185, 4, 15_000, 11.2),
    LevelSettings::human(0.0999, 5, 22_000, 7.3),
    LevelSettings::human(0.0458, 6, 24_000, 4.23),
    LevelSettings::careful(340),
    LevelSettings::careful(624),
    LevelSettings::careful(1_354),
    LevelSettings::careful(3_904),
    LevelSettings::careful(7_328),
    LevelSettings::careful(13_856),
    LevelSettings::careful(28_800),
    LevelSettings::careful(62_400),
    LevelSettings::careful(144_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings of Gothic draughts, where careful searches draw nearly all games, so there are fewer of them.
/// Interpolated between settings whose scores were measured. The positions before the last are those of [`FITTED`].
pub(super) const GOTHIC: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.69, 1, 1_000, 120.0),
    LevelSettings::human(1.66, 2, 2_100, 51.4),
    LevelSettings::human(1.13, 2, 3_200, 43.3),
    LevelSettings::human(0.796, 2, 4_700, 35.8),
    LevelSettings::human(0.579, 3, 6_200, 29.1),
    LevelSettings::human(0.456, 3, 7_300, 23.6),
    LevelSettings::human(0.337, 3, 9_500, 18.3),
    LevelSettings::human(0.244, 4, 13_000, 14.0),
    LevelSettings::human(0.195, 4, 15_000, 11.5),
    LevelSettings::human(0.151, 4, 17_000, 9.5),
    LevelSettings::human(0.108, 5, 21_000, 7.74),
    LevelSettings::human(0.0662, 5, 24_000, 5.5),
    LevelSettings::human(0.0356, 7, 29_000, 3.44),
    LevelSettings::careful(337),
    LevelSettings::careful(1_524),
    LevelSettings::careful(MOST_NODES),
];

/// The settings of Turkish draughts, which has few draws: careful searches gain much there, so there are more of them.
/// Interpolated between settings whose scores were measured.
pub(super) const TURKISH: [LevelSettings; LEVELS as usize] = [
    SETTINGS[0],
    LevelSettings::human(1.28, 2, 2_800, 45.8),
    LevelSettings::human(0.731, 3, 5_000, 33.9),
    LevelSettings::human(0.429, 3, 7_600, 22.3),
    LevelSettings::human(0.253, 4, 12_400, 14.4),
    LevelSettings::human(0.159, 4, 16_700, 9.79),
    LevelSettings::human(0.0935, 5, 22_300, 7.0),
    LevelSettings::human(0.0604, 6, 24_000, 5.15),
    LevelSettings::human(0.031, 7, 31_000, 3.08),
    LevelSettings::careful(624),
    LevelSettings::careful(1_600),
    LevelSettings::careful(4_700),
    LevelSettings::careful(13_150),
    LevelSettings::careful(38_500),
    LevelSettings::careful(111_000),
    LevelSettings::careful(MOST_NODES),
];

/// The positions of the levels before the last where matches asked for other steps than the tables give.
const FITTED: [(Variant, &[u64]); 5] = [
    (Variant::English, &[500, 1_400, 5_000, 30_000]),
    (Variant::Italian, &[560, 1_130, 3_200, 11_500]),
    (Variant::Thai, &[1_150, 3_100, 10_000, 55_000]),
    (Variant::Gothic, &[1_450, 6_550]),
    (Variant::International, &[2_030, 4_600, 10_900, 42_000, 165_000]),
];

/// The positions of a level without errors, if they were fitted for these rules.
pub(super) fn fitted(level: u8, rules: AnyRules) -> Option<u64> {
    let (_, nodes) = FITTED.into_iter().find(|&(variant, _)| rules == AnyRules::Variant(variant))?;
    let from_last = usize::from((LEVELS - 1).checked_sub(level)?);
    nodes.iter().rev().nth(from_last).copied()
}

/// The settings where who runs out of moves wins and kings don't fly, as in Giveaway. A look of one or two plies misleads
/// there: it scores 11 % against random play. Only depth helps, and careful searches take over at level 8.
/// Each step needs nearly twice the positions, so the last levels search more than elsewhere.
pub(super) const GIVEAWAY: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(0.1, 2, 1_000, 120.0),
    LevelSettings::human(0.38, 3, 4_000, 70.0),
    LevelSettings::human(0.06, 3, 8_000, 9.0),
    LevelSettings::human(0.06, 4, 13_000, 9.0),
    LevelSettings::human(0.075, 5, 20_000, 11.0),
    LevelSettings::human(0.04, 6, 30_000, 6.0),
    LevelSettings::human(0.02, 7, 100_000, 3.0),
    LevelSettings::careful(12_000),
    LevelSettings::careful(22_500),
    LevelSettings::careful(42_000),
    LevelSettings::careful(80_000),
    LevelSettings::careful(150_000),
    LevelSettings::careful(285_000),
    LevelSettings::careful(540_000),
    LevelSettings::careful(1_020_000),
    LevelSettings::careful(2 * MOST_NODES),
];

/// The settings where who runs out of moves wins and kings fly, as in Antidraughts. A look of one ply scores 86 % against
/// random play there, and one of two plies 84 % against that, so the first levels err more than elsewhere; careful searches gain
/// as much from each tripling, so there are more of them. Interpolated between settings whose scores were measured.
pub(super) const ANTIDRAUGHTS: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(4.35, 1, 1_000, 288.0),
    LevelSettings::human(2.75, 2, 2_000, 132.0),
    LevelSettings::human(1.9, 2, 2_000, 67.0),
    LevelSettings::human(1.0, 2, 4_000, 40.0),
    LevelSettings::human(0.68, 3, 6_000, 33.0),
    LevelSettings::human(0.31, 3, 10_000, 16.5),
    LevelSettings::human(0.161, 5, 17_000, 10.0),
    LevelSettings::human(0.075, 6, 24_000, 5.8),
    LevelSettings::human(0.034, 7, 32_000, 3.3),
    LevelSettings::careful(1_100),
    LevelSettings::careful(2_750),
    LevelSettings::careful(3_850),
    LevelSettings::careful(10_000),
    LevelSettings::careful(24_000),
    LevelSettings::careful(64_000),
    LevelSettings::careful(MOST_NODES),
];

/// The settings where men step along all lines and kings fly, as in Armenian. Careful searches gain most there, so there are
/// more of them. Interpolated between settings whose scores were measured.
pub(super) const ARMENIAN: [LevelSettings; LEVELS as usize] = [
    LevelSettings::human(2.95, 1, 1_000, 135.0),
    LevelSettings::human(1.55, 2, 2_000, 50.0),
    LevelSettings::human(0.696, 3, 5_400, 33.0),
    LevelSettings::human(0.4, 3, 8_000, 21.0),
    LevelSettings::human(0.24, 4, 13_000, 13.8),
    LevelSettings::human(0.134, 5, 18_000, 9.1),
    LevelSettings::human(0.075, 6, 23_000, 6.0),
    LevelSettings::careful(255),
    LevelSettings::careful(492),
    LevelSettings::careful(1_135),
    LevelSettings::careful(2_210),
    LevelSettings::careful(4_190),
    LevelSettings::careful(8_379),
    LevelSettings::careful(21_500),
    LevelSettings::careful(46_500),
    LevelSettings::careful(MOST_NODES),
];

//! Colors and glyphs of the board, shared by the full screen and the printed board.

use crownhead_prose::{PieceLook, SideLook, sides};
use crownhead_rules::{AnyRules, Color, Role};

use crate::options::{BoardTheme, Colors, Options, Theme};

/// One of the 256 terminal colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ink(pub u8);

/// The colors of a theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// Squares that are not played on.
    pub light: Ink,
    /// Playing squares.
    pub dark: Ink,
    /// Numbers on playing squares.
    pub number: Ink,
    /// Squares of the last move.
    pub last: Ink,
    /// The selected piece.
    pub selected: Ink,
    /// Targets of the selected piece.
    pub target: Ink,
    /// Pieces that must capture, or are captured.
    pub alarm: Ink,
    /// The suggested move.
    pub hint: Ink,
    /// The cursor.
    pub cursor: Ink,
    /// Crowns.
    pub crown: Ink,
    /// Captured pieces that are still on the board.
    pub ghost: Ink,
}

impl Palette {
    /// The colors for these options.
    pub const fn of(options: &Options) -> Palette {
        match options.colors {
            Colors::Sixteen => SIXTEEN,
            Colors::None | Colors::Many => {
                let [light, dark, number, last] = squares(options.board, options.theme);
                Palette { light: Ink(light), dark: Ink(dark), number: Ink(number), last: Ink(last), ..MARKS }
            }
        }
    }
}

/// What all boards share.
const MARKS: Palette = Palette {
    light: Ink(187),
    dark: Ink(65),
    number: Ink(151),
    last: Ink(101),
    selected: Ink(172),
    target: Ink(71),
    alarm: Ink(167),
    hint: Ink(68),
    cursor: Ink(220),
    crown: Ink(178),
    ghost: Ink(243),
};

/// The board in the colors of ANSI terminals: gray and cyan, so that pieces of all sides stand out.
const SIXTEEN: Palette = Palette {
    light: Ink(7),
    dark: Ink(6),
    number: Ink(0),
    last: Ink(3),
    selected: Ink(5),
    target: Ink(2),
    alarm: Ink(9),
    hint: Ink(12),
    cursor: Ink(11),
    crown: Ink(3),
    ghost: Ink(8),
};

/// Light squares, playing squares, numbers, squares of the last move.
const fn squares(board: BoardTheme, theme: Theme) -> [u8; 4] {
    match (board, theme) {
        (BoardTheme::Sage, Theme::Auto | Theme::Dark) => [187, 65, 194, 101],
        (BoardTheme::Sage, Theme::Light) => [230, 108, 22, 143],
        (BoardTheme::Wood, _) => [223, 137, 234, 136],
        (BoardTheme::Slate, _) => [252, 66, 254, 101],
        (BoardTheme::Tournament, _) => [230, 29, 194, 100],
        (BoardTheme::Ocean, _) => [230, 74, 17, 172],
        (BoardTheme::Paper, _) => [231, 144, 235, 137],
        (BoardTheme::Contrast, _) => [231, 244, 16, 136],
        (BoardTheme::Midnight, _) => [103, 60, 189, 101],
    }
}

/// One of the 256 colors as one of the first 16: the closest one in hue and brightness.
pub const fn basic(ink: Ink) -> u8 {
    let [red, green, blue] = rgb(ink);
    let (most, least) = (max(red, max(green, blue)), min(red, min(green, blue)));
    if ink.0 < 16 {
        return ink.0;
    }
    // Pale colors are grays.
    if (most - least) / 2 < most / 6 {
        return match most {
            0..=63 => 0,
            64..=150 => 8,
            151..=215 => 7,
            _ => 15,
        };
    }
    let half = least + (most - least) / 2;
    let hue = (red > half) as u8 | ((green > half) as u8) << 1 | ((blue > half) as u8) << 2;
    if most > 200 { hue + 8 } else { hue }
}

const fn max(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}

const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

/// Red, green and blue of a color as xterm shows it: the first 16, a cube with six steps a side, and grays.
const fn rgb(ink: Ink) -> [u8; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    match ink.0 {
        0..=15 => {
            let high = if ink.0 < 8 { 205 } else { 255 };
            [high * (ink.0 & 1), high * (ink.0 >> 1 & 1), high * (ink.0 >> 2 & 1)]
        }
        16..=231 => {
            let at = (ink.0 - 16) as usize;
            [STEPS[at / 36], STEPS[at / 6 % 6], STEPS[at % 6]]
        }
        232.. => [8 + 10 * (ink.0 - 232); 3],
    }
}

/// How the pieces of one side look in a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Their color.
    pub ink: Ink,
    /// Whether they are filled discs: the darker side's are.
    pub filled: bool,
    /// The letter of a man in ASCII; a king has the capital.
    pub letter: char,
}

/// How the pieces of both sides look under these rules, White first.
pub fn styles(rules: AnyRules) -> [Style; 2] {
    let looks = Color::ALL.map(|color| sides(rules, color));
    let style = |own: &SideLook, other: &SideLook, otherwise: char| Style {
        ink: ink(own.look),
        filled: darkness(own.look) > darkness(other.look),
        letter: own
            .name
            .chars()
            .find(char::is_ascii_alphabetic)
            .map_or(otherwise, |c| c.to_ascii_lowercase()),
    };
    [style(&looks[0], &looks[1], 'w'), style(&looks[1], &looks[0], 'b')]
}

const fn ink(look: PieceLook) -> Ink {
    match look {
        PieceLook::Ivory => Ink(230),
        PieceLook::Ebony => Ink(233),
        PieceLook::Red => Ink(124),
        PieceLook::Green => Ink(22),
    }
}

const fn darkness(look: PieceLook) -> u8 {
    match look {
        PieceLook::Ivory => 0,
        PieceLook::Red => 1,
        PieceLook::Green => 2,
        PieceLook::Ebony => 3,
    }
}

/// Which characters may be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Charset {
    /// Discs and crowns.
    #[default]
    Unicode,
    /// Letters.
    Ascii,
}

impl Style {
    /// A piece as one character: a filled or hollow disc, a king as a crown.
    pub const fn glyph(&self, charset: Charset, role: Role) -> char {
        match (charset, self.filled, role) {
            (Charset::Unicode, false, Role::Man) => '○',
            (Charset::Unicode, false, Role::King) => '♕',
            (Charset::Unicode, true, Role::Man) => '●',
            (Charset::Unicode, true, Role::King) => '♛',
            (Charset::Ascii, _, Role::Man) => self.letter,
            (Charset::Ascii, _, Role::King) => self.letter.to_ascii_uppercase(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colors, 1 to 21 (WCAG 2.2).
    fn contrast(a: Ink, b: Ink) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let light = |ink| {
            let [red, green, blue] = rgb(ink);
            0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05
        };
        let (a, b) = (light(a), light(b));
        a.max(b) / a.min(b)
    }

    #[test]
    fn pieces_and_numbers_stand_out_on_every_board() {
        for board in BoardTheme::ALL {
            for theme in Theme::ALL {
                let palette = Palette::of(&Options { theme, board, ..Options::default() });
                for ground in [palette.dark, palette.last] {
                    for look in [PieceLook::Ivory, PieceLook::Ebony] {
                        let found = contrast(ink(look), ground);
                        assert!(found > 1.9, "{board:?} {theme:?} {look:?} on {ground:?}: {found}");
                    }
                }
                let number = contrast(palette.number, palette.dark);
                assert!(number > 2.9, "{board:?} {theme:?}: {number}");
            }
        }
    }

    #[test]
    fn sixteen_colors_keep_what_tells_things_apart() {
        assert_eq!([230, 233, 124, 22, 167, 220, 243].map(|ink| basic(Ink(ink))), [15, 0, 1, 2, 9, 11, 8]);
        let palette = Palette::of(&Options { colors: Colors::Sixteen, ..Options::default() });
        let marks =
            [palette.dark, palette.last, palette.selected, palette.target, palette.alarm, palette.hint];
        for (i, mark) in marks.iter().enumerate() {
            assert!(!marks[..i].contains(mark) && *mark != palette.light, "{mark:?}");
        }
    }
}

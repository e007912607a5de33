//! Colors and glyphs of the board, shared by the full screen and the printed board.

use crownhead_prose::{PieceLook, SideLook, sides};
use crownhead_rules::{AnyRules, Color, Role};

use crate::Theme;

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
    /// The colors of a theme.
    pub const fn of(theme: Theme) -> Palette {
        let dark = Palette {
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
        match theme {
            Theme::Auto | Theme::Dark => dark,
            Theme::Light => {
                Palette { light: Ink(230), dark: Ink(108), number: Ink(22), last: Ink(143), ..dark }
            }
        }
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

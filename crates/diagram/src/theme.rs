//! Colors: those of the page, by day and by night, and those for paper.

use crownhead_notation::Ink;

use crate::scene::{Tone, rgb};

/// The colors of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// As on the page by day.
    #[default]
    Light,
    /// As on the page by night.
    Dark,
    /// Black, white and light gray.
    Print,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Print];

    /// The name on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Print => "print",
        }
    }
}

/// The color of an arrow, a circle or a frame.
pub(crate) const fn tone_of(ink: Ink) -> Tone {
    rgb(match ink {
        Ink::Green => 0x2d_8a4e,
        Ink::Red => 0xc8_371d,
        Ink::Blue => 0x2a_62cc,
        Ink::Yellow => 0xd6_9a12,
    })
}

/// The colors of a theme.
pub(crate) struct Palette {
    /// Behind everything.
    pub(crate) page: Tone,
    /// Squares that are not playing squares.
    pub(crate) light: Tone,
    /// Playing squares.
    pub(crate) dark: Tone,
    /// Every other square of a board that is played on all squares.
    pub(crate) other: Tone,
    /// Squares of the last move.
    pub(crate) last: Tone,
    /// Square names.
    pub(crate) name: Tone,
    /// The caption.
    pub(crate) text: Tone,
    /// The line around the board, if there is one.
    pub(crate) border: Option<Tone>,
    /// How far the corners of the board are rounded.
    pub(crate) round: f32,
}

impl Theme {
    pub(crate) const fn palette(self) -> Palette {
        match self {
            Theme::Light => Palette {
                page: rgb(0xff_fdf8),
                light: rgb(0xee_e6d4),
                dark: rgb(0x93_a68c),
                other: rgb(0x9e_ae95),
                last: rgb(0xbd_b35c),
                name: rgb(0x1f_2b1c),
                text: rgb(0x21_1e19),
                border: None,
                round: 14.0,
            },
            Theme::Dark => Palette {
                page: rgb(0x14_161a),
                light: rgb(0xcd_c5b2),
                dark: rgb(0x55_685e),
                other: rgb(0x63_7368),
                last: rgb(0x6f_6d36),
                name: rgb(0xfb_f6ea),
                text: rgb(0xec_e8df),
                border: None,
                round: 14.0,
            },
            Theme::Print => Palette {
                page: rgb(0xff_ffff),
                light: rgb(0xff_ffff),
                dark: rgb(0xd2_d2d2),
                other: rgb(0xff_ffff),
                last: rgb(0xb0_b0b0),
                name: rgb(0x22_2222),
                text: rgb(0x11_1111),
                border: Some(rgb(0x11_1111)),
                round: 0.0,
            },
        }
    }
}

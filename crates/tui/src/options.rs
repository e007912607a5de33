//! The options of the screen.

use std::time::Duration;

use crownhead_boardview::Speed;

use crate::palette::Charset;

/// The options of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches of a settings file")]
pub struct Options {
    /// The speed of animations.
    pub speed: Speed,
    /// The pause before the computer moves.
    pub pause: Duration,
    /// Whether squares show their numbers.
    pub square_numbers: bool,
    /// How large squares are drawn.
    pub square_size: SquareSize,
    /// Which characters are drawn.
    pub ascii: bool,
    /// Light or dark.
    pub theme: Theme,
    /// Whether to show the search behind each move of the computer.
    pub debug: bool,
    /// Whether colors may be used.
    pub color: bool,
    /// Frames per second while something moves, at least 1.
    pub frames_per_second: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            speed: Speed::Normal,
            pause: Duration::from_millis(500),
            square_numbers: true,
            square_size: SquareSize::Auto,
            ascii: false,
            theme: Theme::Auto,
            debug: false,
            color: true,
            frames_per_second: 30,
        }
    }
}

impl Options {
    /// Which characters are drawn.
    pub const fn charset(&self) -> Charset {
        if self.ascii { Charset::Ascii } else { Charset::Unicode }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// The best choice for an unknown background: dark.
    #[default]
    Auto,
    /// For light terminals.
    Light,
    /// For dark terminals.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The name in the settings file.
    pub const fn key(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How large squares are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SquareSize {
    /// As large as fits.
    #[default]
    Auto,
    /// Two rows of the terminal, which fits everywhere.
    Small,
    /// Three rows, if that fits.
    Medium,
    /// Four rows, if that fits.
    Large,
}

impl SquareSize {
    /// All sizes.
    pub const ALL: [SquareSize; 4] =
        [SquareSize::Auto, SquareSize::Small, SquareSize::Medium, SquareSize::Large];

    /// The name in the settings file.
    pub const fn key(self) -> &'static str {
        match self {
            SquareSize::Auto => "auto",
            SquareSize::Small => "small",
            SquareSize::Medium => "medium",
            SquareSize::Large => "large",
        }
    }

    /// The most rows that a square may have.
    pub const fn most_rows(self) -> u16 {
        match self {
            SquareSize::Small => 2,
            SquareSize::Medium => 3,
            SquareSize::Auto | SquareSize::Large => 4,
        }
    }
}

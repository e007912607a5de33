//! The options of the screen.

use std::time::Duration;

use crownhead_boardview::Speed;
use crownhead_prose::Language;

use crate::palette::Charset;

/// The options of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches of a screen")]
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
    /// The colors of the board.
    pub board: BoardTheme,
    /// The language.
    pub language: Language,
    /// Whether to warn a person about a mistake before the computer answers it.
    pub warnings: bool,
    /// Whether to show the search behind each move of the computer.
    pub debug: bool,
    /// How many colors may be used.
    pub colors: Colors,
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
            board: BoardTheme::Sage,
            language: Language::default(),
            warnings: false,
            debug: false,
            colors: Colors::Many,
            frames_per_second: 30,
        }
    }
}

impl Options {
    /// Which characters are drawn.
    pub const fn charset(&self) -> Charset {
        if self.ascii { Charset::Ascii } else { Charset::Unicode }
    }

    /// Whether colors may be used.
    pub const fn color(&self) -> bool {
        !matches!(self.colors, Colors::None)
    }
}

/// How many colors a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colors {
    /// None: characters show everything.
    None,
    /// The 16 colors of ANSI terminals.
    Sixteen,
    /// The 256 colors of xterm.
    #[default]
    Many,
}

impl Colors {
    /// All numbers of colors.
    pub const ALL: [Colors; 3] = [Colors::None, Colors::Sixteen, Colors::Many];

    /// The name in the settings file.
    pub const fn key(self) -> &'static str {
        match self {
            Colors::None => "none",
            Colors::Sixteen => "16",
            Colors::Many => "256",
        }
    }
}

/// The colors of the squares, with the names of the page's board themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BoardTheme {
    /// Light and dark green.
    #[default]
    Sage,
    /// Brown.
    Wood,
    /// Blue gray.
    Slate,
    /// The green of tournament boards.
    Tournament,
    /// Blue and orange, which color-blind people tell apart.
    Ocean,
    /// As printed in books.
    Paper,
    /// Black, white and gray.
    Contrast,
    /// Dark blue.
    Midnight,
}

impl BoardTheme {
    /// All board themes.
    pub const ALL: [BoardTheme; 8] = [
        BoardTheme::Sage,
        BoardTheme::Wood,
        BoardTheme::Slate,
        BoardTheme::Tournament,
        BoardTheme::Ocean,
        BoardTheme::Paper,
        BoardTheme::Contrast,
        BoardTheme::Midnight,
    ];

    /// The name in the settings file.
    pub const fn key(self) -> &'static str {
        match self {
            BoardTheme::Sage => "sage",
            BoardTheme::Wood => "wood",
            BoardTheme::Slate => "slate",
            BoardTheme::Tournament => "tournament",
            BoardTheme::Ocean => "ocean",
            BoardTheme::Paper => "paper",
            BoardTheme::Contrast => "contrast",
            BoardTheme::Midnight => "midnight",
        }
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

/// How large squares are drawn. They have one row where more do not fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SquareSize {
    /// As large as fits.
    #[default]
    Auto,
    /// Two rows of the terminal.
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

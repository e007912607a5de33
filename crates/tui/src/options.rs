//! What the user may choose about the screen.

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// What suits a terminal of unknown background: dark.
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

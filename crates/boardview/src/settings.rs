//! User settings of the board.

use crownhead_rules::Color;

/// How the board looks and moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent settings")]
pub struct Settings {
    /// The speed of animations.
    pub speed: Speed,
    /// How captured pieces leave.
    pub capture: CaptureStyle,
    /// Whether playing squares show their names.
    pub labels: bool,
    /// Which names they show.
    pub names: SquareNames,
    /// Whether targets of the selected piece are shown.
    pub targets: bool,
    /// Whether the last move is highlighted.
    pub last_move: bool,
    /// Whether the captures of the selected piece are drawn as routes.
    pub fan: bool,
    /// Whether choosing a piece with a single legal move plays it.
    pub one_click: bool,
    /// Whether the user may plan moves during the opponent's turn.
    pub premoves: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::Normal,
            capture: CaptureStyle::Fade,
            labels: true,
            names: SquareNames::Usual,
            targets: true,
            last_move: true,
            fan: false,
            one_click: false,
            premoves: false,
        }
    }
}

/// The speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Speed {
    /// No animation at all.
    None,
    /// Twice as fast as normal.
    Fast,
    /// A quiet move takes a fifth of a second.
    #[default]
    Normal,
    /// Half as fast as normal.
    Slow,
}

impl Speed {
    /// All speeds, the fastest first.
    pub const ALL: [Speed; 4] = [Speed::None, Speed::Fast, Speed::Normal, Speed::Slow];

    /// The name used in settings files.
    pub const fn key(self) -> &'static str {
        match self {
            Speed::None => "none",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }

    /// The speed of that name.
    pub fn from_key(key: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.key() == key)
    }

    /// The factor applied to normal durations.
    pub(crate) const fn factor(self) -> f64 {
        match self {
            Speed::None => 0.0,
            Speed::Fast => 0.5,
            Speed::Normal => 1.0,
            Speed::Slow => 2.0,
        }
    }
}

/// The names that squares show. Moves are written in the notation of the rules whatever the board shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum SquareNames {
    /// Those of the rules.
    #[default]
    Usual,
    /// Numbers.
    Numbers,
    /// A letter and a number.
    Letters,
}

impl SquareNames {
    /// All names, the usual ones first.
    pub const ALL: [SquareNames; 3] = [SquareNames::Usual, SquareNames::Numbers, SquareNames::Letters];

    /// The name used in settings.
    pub const fn key(self) -> &'static str {
        match self {
            SquareNames::Usual => "usual",
            SquareNames::Numbers => "numbers",
            SquareNames::Letters => "letters",
        }
    }

    /// The names with that key.
    pub fn from_key(key: &str) -> Option<SquareNames> {
        SquareNames::ALL.into_iter().find(|names| names.key() == key)
    }
}

/// How captured pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CaptureStyle {
    /// They fade.
    #[default]
    Fade,
    /// They spin, shrink and fade.
    Spin,
}

/// Which pieces the user may move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Movers {
    /// None: a computer is thinking, or the game is over.
    Nobody,
    /// Those of one side.
    One(Color),
    /// Those of the side to move: two people at one board.
    #[default]
    Both,
}

impl Movers {
    /// Whether the user moves for that side.
    pub fn includes(self, color: Color) -> bool {
        match self {
            Movers::Nobody => false,
            Movers::One(one) => one == color,
            Movers::Both => true,
        }
    }
}

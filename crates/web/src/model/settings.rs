//! User settings, saved between visits.

use crownhead_api::SettingsRecord;
use crownhead_boardview::{CaptureStyle, Settings as BoardSettings, Speed, SquareNames};
use crownhead_prose::{Language, SquareStyle};
use crownhead_rules::{AnyRules, Preset};

use super::looks::{BoardTheme, PieceSet};

/// Light, dark, or the system theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The value of the page's theme attribute; `None` follows the system.
    pub(crate) fn token(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }

    /// Its name in saved settings and in the dialog.
    pub(crate) fn key(self) -> &'static str {
        self.token().unwrap_or("system")
    }
}

/// How the page shows a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BoardLook {
    /// Whether the names of squares stand beside the board.
    pub(crate) names_outside: bool,
    /// Whether the pieces are hidden.
    pub(crate) blindfold: bool,
    /// How screen readers name squares.
    pub(crate) spoken: SquareStyle,
}

/// The user settings.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    pub(crate) speed: Speed,
    /// The computer delay before a move, in milliseconds.
    pub(crate) pause: u32,
    /// Whether squares show their names, and whether beside the board rather than on it.
    pub(crate) numbers: bool,
    pub(crate) outside: bool,
    pub(crate) names: SquareNames,
    /// How screen readers name squares.
    pub(crate) spoken: SquareStyle,
    /// Whether the pieces are hidden.
    pub(crate) blindfold: bool,
    /// The width of the board in percent of the room there is.
    pub(crate) size: u8,
    pub(crate) targets: bool,
    /// Whether moves can be planned during the opponent's turn.
    pub(crate) premoves: bool,
    /// Whether a click plays a piece's only move.
    pub(crate) one_click: bool,
    /// Whether a person is told about a mistake before the computer answers it.
    pub(crate) warnings: bool,
    pub(crate) sound: bool,
    /// Whether a phone vibrates.
    pub(crate) vibration: bool,
    /// Whether the board turns to the side to move when two people play.
    pub(crate) flip: bool,
    pub(crate) theme: Theme,
    pub(crate) board: BoardTheme,
    pub(crate) pieces: PieceSet,
    /// `None` follows the browser.
    pub(crate) language: Option<Language>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::default(),
            pause: 500,
            numbers: true,
            outside: false,
            names: SquareNames::Usual,
            spoken: SquareStyle::SquareFirst,
            blindfold: false,
            size: Settings::FULL_SIZE,
            targets: true,
            premoves: true,
            one_click: false,
            warnings: false,
            sound: false,
            vibration: false,
            flip: false,
            theme: Theme::System,
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            language: None,
        }
    }
}

impl Settings {
    /// The available pauses, in milliseconds.
    pub(crate) const PAUSES: [u32; 4] = [0, 500, 1000, 2000];

    /// The size of a board that takes all the room there is.
    pub(crate) const FULL_SIZE: u8 = 100;
    /// The smallest size.
    pub(crate) const LEAST_SIZE: u8 = 40;

    /// The nearest of [`Self::PAUSES`]: a settings file may hold any number.
    pub(crate) fn nearest_pause(&self) -> usize {
        let distance = |&index: &usize| Self::PAUSES[index].abs_diff(self.pause);
        (0..Self::PAUSES.len()).min_by_key(distance).unwrap_or(0)
    }

    /// These settings with the record's values. Unknown words change nothing.
    #[must_use]
    pub(crate) fn with(self, record: &SettingsRecord) -> Settings {
        let theme = |key: &str| Theme::ALL.into_iter().find(|theme| theme.key() == key);
        Settings {
            speed: record.speed.as_deref().and_then(Speed::from_key).unwrap_or(self.speed),
            pause: record.pause.unwrap_or(self.pause),
            numbers: record.numbers.unwrap_or(self.numbers),
            outside: record.outside.unwrap_or(self.outside),
            names: record.names.as_deref().and_then(SquareNames::from_key).unwrap_or(self.names),
            spoken: record.spoken.as_deref().and_then(SquareStyle::from_key).unwrap_or(self.spoken),
            blindfold: record.blindfold.unwrap_or(self.blindfold),
            size: record.size.unwrap_or(self.size).clamp(Settings::LEAST_SIZE, Settings::FULL_SIZE),
            targets: record.targets.unwrap_or(self.targets),
            premoves: record.premoves.unwrap_or(self.premoves),
            one_click: record.one_click.unwrap_or(self.one_click),
            warnings: record.warnings.unwrap_or(self.warnings),
            sound: record.sound.unwrap_or(self.sound),
            vibration: record.vibration.unwrap_or(self.vibration),
            flip: record.flip.unwrap_or(self.flip),
            theme: record.theme.as_deref().and_then(theme).unwrap_or(self.theme),
            board: record.board.as_deref().and_then(BoardTheme::from_key).unwrap_or(self.board),
            pieces: record.pieces.as_deref().and_then(PieceSet::from_key).unwrap_or(self.pieces),
            language: record.language.as_deref().map_or(self.language, Language::from_tag),
        }
    }

    /// Stores everything that differs from `before` in the record, and keeps the rest of it.
    pub(crate) fn note_changes(&self, before: &Settings, record: &mut SettingsRecord) {
        macro_rules! note {
            ($($name:ident = $value:expr),* $(,)?) => {
                $(if self.$name != before.$name { record.$name = Some($value); })*
            };
        }
        note!(
            speed = self.speed.key().to_owned(),
            pause = self.pause,
            numbers = self.numbers,
            outside = self.outside,
            names = self.names.key().to_owned(),
            spoken = self.spoken.key().to_owned(),
            blindfold = self.blindfold,
            size = self.size,
            targets = self.targets,
            sound = self.sound,
            vibration = self.vibration,
            premoves = self.premoves,
            one_click = self.one_click,
            warnings = self.warnings,
            flip = self.flip,
            theme = self.theme.key().to_owned(),
            board = self.board.key().to_owned(),
            pieces = self.pieces.key().to_owned(),
            language = self.language.map_or("", Language::tag).to_owned(),
        );
    }

    /// How the page shows the board.
    pub(crate) fn board_look(&self) -> BoardLook {
        BoardLook {
            names_outside: self.numbers && self.outside,
            blindfold: self.blindfold,
            spoken: self.spoken,
        }
    }

    /// The settings that the board needs under those rules.
    pub(crate) fn for_board(&self, rules: AnyRules) -> BoardSettings {
        let spins = rules == AnyRules::Preset(Preset::FlyingTutorial);
        BoardSettings {
            speed: self.speed,
            capture: if spins { CaptureStyle::Spin } else { CaptureStyle::Fade },
            labels: self.numbers,
            names: self.names,
            targets: self.targets,
            fan: self.targets,
            premoves: self.premoves,
            one_click: self.one_click,
            ..BoardSettings::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_or_old_settings_keep_the_rest() {
        let read = Settings::default().with(&record(r#"{"pause":0,"speed":"warp","theme":"pink","gone":1}"#));
        assert_eq!(read, Settings { pause: 0, ..Settings::default() });
    }

    #[test]
    fn the_browser_overrides_the_file_and_the_file_the_defaults_field_by_field() {
        let file = record(r#"{"speed":"slow","pause":0,"numbers":false,"theme":"dark","variant":"text"}"#);
        let browser = record(
            r#"{"speed":"fast","sound":true,"board":"wood","pieces":"stone","size":3,"names":"letters","spoken":"loud"}"#,
        );
        let read = Settings::default().with(&file).with(&browser);
        let expected = Settings {
            speed: Speed::Fast,
            pause: 0,
            numbers: false,
            sound: true,
            theme: Theme::Dark,
            board: BoardTheme::Wood,
            pieces: PieceSet::Stone,
            size: 40,
            names: SquareNames::Letters,
            ..Settings::default()
        };
        assert_eq!(read, expected);
        assert_eq!(Settings::default().with(&record("{}")), Settings::default(), "a page from a static host");
    }

    #[test]
    fn only_changed_settings_are_saved() {
        let before = Settings { pause: 0, ..Settings::default() };
        let after = Settings { theme: Theme::System, numbers: false, ..before };
        let mut kept = record(r#"{"speed":"slow"}"#);
        after.note_changes(&before, &mut kept);
        assert_eq!(serde_json::to_string(&kept).expect("plain data"), r#"{"speed":"slow","numbers":false}"#);
        let other = Settings { theme: Theme::Dark, pause: 2000, speed: Speed::None, ..before };
        before.note_changes(&other, &mut kept);
        assert_eq!(other.with(&kept), Settings { numbers: false, ..before }, "defaults can be saved too");
    }

    #[test]
    fn an_unlisted_pause_shows_as_the_nearest_one() {
        let shown = |pause| Settings::PAUSES[Settings { pause, ..Settings::default() }.nearest_pause()];
        assert_eq!([0, 249, 700, 1200, 60_000].map(shown), [0, 0, 500, 1000, 2000]);
    }

    fn record(text: &str) -> SettingsRecord {
        serde_json::from_str(text).expect("valid JSON")
    }
}

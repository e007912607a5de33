//! What a person may set, kept between visits.

use crownhead_boardview::{CaptureStyle, Settings as BoardSettings, Speed};
use crownhead_rules::{AnyRules, Preset};
use serde::{Deserialize, Serialize};

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The value of the page's theme attribute; `None` leaves it to the system.
    pub(crate) fn token(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

/// What a person may set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub(crate) speed: String,
    /// How long a computer waits before it moves, in milliseconds.
    pub(crate) pause: u32,
    pub(crate) numbers: bool,
    pub(crate) targets: bool,
    pub(crate) sound: bool,
    pub(crate) theme: Theme,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::default().key().to_owned(),
            pause: 500,
            numbers: true,
            targets: true,
            sound: false,
            theme: Theme::System,
        }
    }
}

impl Settings {
    /// The pauses to choose from, in milliseconds.
    pub(crate) const PAUSES: [u32; 4] = [0, 500, 1000, 2000];

    pub(crate) fn speed(&self) -> Speed {
        Speed::from_key(&self.speed).unwrap_or_default()
    }

    /// What of it the board needs, under those rules.
    pub(crate) fn for_board(&self, rules: AnyRules) -> BoardSettings {
        let spins = rules == AnyRules::Preset(Preset::FlyingTutorial);
        BoardSettings {
            speed: self.speed(),
            capture: if spins { CaptureStyle::Spin } else { CaptureStyle::Fade },
            labels: self.numbers,
            targets: self.targets,
            ..BoardSettings::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_torn_or_old_leaves_the_rest() {
        let read: Settings = serde_json::from_str(r#"{"pause":0,"speed":"warp","gone":1}"#).expect("it is JSON");
        assert_eq!((read.pause, read.speed(), read.numbers), (0, Speed::Normal, true));
    }
}

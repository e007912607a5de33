//! The settings of the page as plain data.

use serde::{Deserialize, Serialize};

/// Settings of the page by name. If one is missing, the next source decides: first the browser, then the settings file
/// of the server, then the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SettingsRecord {
    /// The speed of animations: `none`, `fast`, `normal` or `slow`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<String>,
    /// The pause before the computer moves, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pause: Option<u32>,
    /// Whether squares show their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<bool>,
    /// Whether those names stand beside the board rather than on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outside: Option<bool>,
    /// The names of squares on the board: `usual`, `numbers` or `letters`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<String>,
    /// How screen readers name squares: `square`, `piece` or `brief`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spoken: Option<String>,
    /// Whether the pieces are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blindfold: Option<bool>,
    /// The width of the board in percent of the room there is, 40 to 100.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u8>,
    /// Whether the legal moves of a selected piece are shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<bool>,
    /// Whether moves can be planned during the opponent's turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub premoves: Option<bool>,
    /// Whether a click plays a piece's only move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub one_click: Option<bool>,
    /// Whether a person is told about a mistake before the computer answers it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warnings: Option<bool>,
    /// Whether moves make a sound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sound: Option<bool>,
    /// Whether a phone vibrates when a piece moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vibration: Option<bool>,
    /// Whether the board turns to the side to move when two people play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flip: Option<bool>,
    /// `system`, `light` or `dark`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The colors of the squares, such as `wood`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The shapes of the pieces, such as `stone`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<String>,
    /// The tag of the language, such as `nl`; without it, that of the browser.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The key of the variant or preset of a new game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// The key of the opponent of a new game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<String>,
    /// Whether the server of the page can build endgame tables; not a user setting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tables: Option<bool>,
    /// Whether the server of the page has an engine; not a user setting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<bool>,
    /// Whether the server is a club, where people play each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<bool>,
}

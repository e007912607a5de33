//! The five house-rule sets that Crownhead began with, under their own names.
//!
//! In all five, the user's side at the bottom is White and starts, a blocked side loses, and a game is drawn by
//! threefold repetition or 40 moves each without a capture or a man's move.

use crate::{BoardKind, CaptureDuty, ChainDuty, HouseRules, Regicide};

/// A named set of house rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Preset {
    /// Single-leg turns on the mirrored board; a man that captures a king is crowned and stops.
    ScorePanel,
    /// English, but a man that captures a king is crowned and stops.
    Menu,
    /// English, but a man that captures a king is crowned and continues as a king.
    ChooseEachLeg,
    /// Flying kings; a capture may be stopped after any leg.
    FlyingTutorial,
    /// Optional captures that may be stopped after any leg; a man that captures a king is crowned at the end of the
    /// move.
    Text,
}

impl Preset {
    /// All presets.
    pub const ALL: [Preset; 5] =
        [Preset::ScorePanel, Preset::Menu, Preset::ChooseEachLeg, Preset::FlyingTutorial, Preset::Text];

    /// The key, used like a variant's key.
    pub const fn key(self) -> &'static str {
        match self {
            Preset::ScorePanel => "score-panel",
            Preset::Menu => "menu",
            Preset::ChooseEachLeg => "choose-each-leg",
            Preset::FlyingTutorial => "flying-tutorial",
            Preset::Text => "text",
        }
    }

    /// The preset with that key.
    pub fn from_key(key: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.key() == key)
    }

    /// The rules.
    pub const fn house_rules(self) -> HouseRules {
        let plain = HouseRules::plain(BoardKind::Dark8);
        match self {
            Preset::ScorePanel => HouseRules {
                chain_duty: ChainDuty::SingleLeg,
                regicide: Regicide::CrownAndStop,
                ..HouseRules::plain(BoardKind::Mirrored8)
            },
            Preset::Menu => HouseRules { regicide: Regicide::CrownAndStop, ..plain },
            Preset::ChooseEachLeg => HouseRules { regicide: Regicide::CrownAndGoOn, ..plain },
            Preset::FlyingTutorial => {
                HouseRules { flying_kings: true, chain_duty: ChainDuty::StopAnywhere, ..plain }
            }
            Preset::Text => HouseRules {
                capture_duty: CaptureDuty::Optional,
                chain_duty: ChainDuty::StopAnywhere,
                regicide: Regicide::CrownAtEnd,
                ..plain
            },
        }
    }
}

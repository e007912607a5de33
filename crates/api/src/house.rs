//! House rules as plain data.
//!
//! The types of `rules` know no serde, so each is mirrored here; a switch that is new there does not compile
//! here until it is mirrored.

use crownhead_rules::{
    BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, HouseRules, Precedence, Regicide,
    draw::{DrawRules, Endings, Progress},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::Error as _};

/// Mirrors types of another crate for serde.
macro_rules! mirror {
    ($($kind:ident $mirror:ident of $original:literal { $($body:tt)* })*) => {
        $(
            #[derive(Serialize, Deserialize)]
            #[serde(remote = $original, rename_all = "kebab-case")]
            pub(crate) $kind $mirror { $($body)* }
        )*
    };
}

mirror! {
    enum ColorMirror of "Color" { White, Black }
    enum CaptureDutyMirror of "CaptureDuty" { Mandatory, Optional }
    enum ChainDutyMirror of "ChainDuty" { Finish, StopAnywhere, SingleLeg }
    enum CrowningMirror of "CrowningInCapture" { Stop, Pass, GoOnAsKing }
    enum RegicideMirror of "Regicide" { Off, CrownAndStop, CrownAndGoOn, CrownAtEnd }
    struct DrawsMirror of "DrawRules" {
        repetition: u8,
        no_progress: u16,
        #[serde(with = "progress")]
        progress: Progress,
        #[serde(with = "endings")]
        endings: Endings,
    }
    struct HouseRulesMirror of "HouseRules" {
        #[serde(with = "board")]
        board: BoardKind,
        rows: u8,
        #[serde(with = "ColorMirror")]
        starts: Color,
        men_capture_back: bool,
        flying_kings: bool,
        #[serde(with = "CaptureDutyMirror")]
        capture_duty: CaptureDuty,
        #[serde(with = "ChainDutyMirror")]
        chain_duty: ChainDuty,
        #[serde(with = "precedence")]
        precedence: Precedence,
        #[serde(with = "CrowningMirror")]
        crowning_in_capture: CrowningInCapture,
        #[serde(with = "RegicideMirror")]
        regicide: Regicide,
        #[serde(with = "DrawsMirror")]
        draws: DrawRules,
    }
}

/// Values that may grow in number, each with its key.
macro_rules! keyed {
    ($($name:ident: $type:ty = $all:expr;)*) => {
        $(
            mod $name {
                use super::*;

                pub(super) fn serialize<S: Serializer>(value: &$type, serializer: S) -> Result<S::Ok, S::Error> {
                    match $all.iter().find(|(_, known)| known == value) {
                        Some((key, _)) => serializer.serialize_str(key),
                        None => Err(S::Error::custom(concat!("unknown ", stringify!($name)))),
                    }
                }

                pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    let wanted = String::deserialize(deserializer)?;
                    let found = $all.into_iter().find(|(key, _)| *key == wanted);
                    found.map(|(_, value)| value).ok_or_else(|| D::Error::custom(concat!("unknown ", stringify!($name))))
                }
            }
        )*
    };
}

keyed! {
    board: BoardKind = BoardKind::ALL.map(|board| (board.key(), board));
    precedence: Precedence = [("free", Precedence::Free), ("most-pieces", Precedence::MostPieces)];
    progress: Progress = [("capture-or-man", Progress::CaptureOrMan)];
    endings: Endings = [("none", Endings::None), ("international", Endings::International)];
}

#[cfg(test)]
mod tests {
    use crownhead_rules::AnyRules;

    use super::*;

    #[test]
    fn all_named_rules_can_be_written_out() {
        for rules in AnyRules::all_named().map(|rules| rules.house_rules()) {
            let mut text = Vec::new();
            HouseRulesMirror::serialize(&rules, &mut serde_json::Serializer::new(&mut text))
                .expect("plain data");
            let back = HouseRulesMirror::deserialize(&mut serde_json::Deserializer::from_slice(&text));
            assert_eq!(back.expect("what was written can be read"), rules);
        }
    }
}

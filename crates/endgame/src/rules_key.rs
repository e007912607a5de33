//! What tables belong to: everything that says which moves are legal and who has won, as a line of text.
//!
//! Left out is what tables know nothing of: how a game starts, and when it is drawn by rule. Rules that differ in nothing
//! else share their tables.

use std::fmt;

use crownhead_rules::{
    BoardKind, CaptureDuty, ChainDuty, CrowningInCapture, Goal, HouseRules, KingLanding, Lines, Precedence,
    Regicide, Removal,
};

/// The key of a rule set. Equal keys mean equal tables.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RulesKey(String);

/// A switch with its words, in the order of the key.
macro_rules! words {
    ($($name:ident: $kind:ty { $($value:ident $word:literal)* })*) => {
        $(mod $name {
            use super::*;
            pub(super) const ALL: &[($kind, &str)] = &[$((<$kind>::$value, $word)),*];
        })*
    };
}

words! {
    capture_duty: CaptureDuty { Mandatory "must" Optional "may" }
    chain_duty: ChainDuty { Finish "finish" StopAnywhere "stop" SingleLeg "single" }
    precedence: Precedence {
        Free "free" MostPieces "most" MostPiecesThenKings "most-kings" Italian "italian" KingFirst "king-first"
        Value "value"
    }
    crowning_in_capture: CrowningInCapture { Stop "stop" Pass "pass" GoOnAsKing "king" }
    regicide: Regicide { Off "off" CrownAndStop "stop" CrownAndGoOn "go-on" CrownAtEnd "end" }
    lines: Lines { Diagonal "diagonal" Straight "straight" All "all" }
    removal: Removal { AtEnd "end" AtOnce "once" }
    king_landing: KingLanding { Any "any" Behind "behind" BehindLastKing "behind-king" }
    goal: Goal { LeaveNoMove "no-move" RunOut "run-out" FirstKing "first-king" }
}

const NO_WORD: &str = "?";

fn word<T: PartialEq>(all: &[(T, &'static str)], value: &T) -> &'static str {
    all.iter().find(|(other, _)| other == value).map_or(NO_WORD, |(_, word)| word)
}

fn value<T: Copy>(all: &[(T, &'static str)], word: &str) -> Option<T> {
    all.iter().find(|(_, other)| *other == word).map(|(value, _)| *value)
}

impl RulesKey {
    /// The key of these rules.
    pub fn of(rules: &HouseRules) -> RulesKey {
        let flag = |on: bool| if on { "yes" } else { "no" };
        RulesKey(format!(
            "board={} men-back={} flying={} duty={} chain={} precedence={} crowning={} regicide={} man-steps={} \
             man-captures={} king-steps={} king-captures={} removal={} landing={} turn-back={} men-take-kings={} \
             king-moves={} huffing={} goal={}",
            rules.board.key(),
            flag(rules.men_capture_back),
            flag(rules.flying_kings),
            word(capture_duty::ALL, &rules.capture_duty),
            word(chain_duty::ALL, &rules.chain_duty),
            word(precedence::ALL, &rules.precedence),
            word(crowning_in_capture::ALL, &rules.crowning_in_capture),
            word(regicide::ALL, &rules.regicide),
            word(lines::ALL, &rules.man_steps),
            word(lines::ALL, &rules.man_captures),
            word(lines::ALL, &rules.king_steps),
            word(lines::ALL, &rules.king_captures),
            word(removal::ALL, &rules.removal),
            word(king_landing::ALL, &rules.king_landing),
            flag(rules.may_turn_back),
            flag(rules.men_take_kings),
            rules.king_move_limit,
            flag(rules.huffing),
            word(goal::ALL, &rules.goal),
        ))
    }

    /// The key that is written so; `None` if it is none.
    pub fn parse(text: &str) -> Option<RulesKey> {
        let key = RulesKey(text.to_owned());
        let rules = key.house_rules()?;
        (RulesKey::of(&rules) == key).then_some(key)
    }

    /// The line of text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Rules with this key; start and draws are those of [`HouseRules::plain`].
    pub fn house_rules(&self) -> Option<HouseRules> {
        let mut words = self.0.split(' ').map(|pair| pair.split_once('=').map_or("", |(_, word)| word));
        let mut next = || words.next();
        let flag = |word: &str| value(&[(true, "yes"), (false, "no")], word);
        let board = BoardKind::from_key(next()?)?;
        Some(HouseRules {
            men_capture_back: flag(next()?)?,
            flying_kings: flag(next()?)?,
            capture_duty: value(capture_duty::ALL, next()?)?,
            chain_duty: value(chain_duty::ALL, next()?)?,
            precedence: value(precedence::ALL, next()?)?,
            crowning_in_capture: value(crowning_in_capture::ALL, next()?)?,
            regicide: value(regicide::ALL, next()?)?,
            man_steps: value(lines::ALL, next()?)?,
            man_captures: value(lines::ALL, next()?)?,
            king_steps: value(lines::ALL, next()?)?,
            king_captures: value(lines::ALL, next()?)?,
            removal: value(removal::ALL, next()?)?,
            king_landing: value(king_landing::ALL, next()?)?,
            may_turn_back: flag(next()?)?,
            men_take_kings: flag(next()?)?,
            king_move_limit: next()?.parse().ok()?,
            huffing: flag(next()?)?,
            goal: value(goal::ALL, next()?)?,
            ..HouseRules::plain(board)
        })
    }
}

impl fmt::Display for RulesKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

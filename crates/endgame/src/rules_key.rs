//! The key of a set of tables: everything that decides which moves are legal and who has won, as one line of text.
//!
//! The start position and draws by rule are left out, because tables ignore them. Rules that differ in nothing else
//! share their tables.

use std::fmt;

use crownhead_rules::{
    BoardKind, CaptureDuty, ChainDuty, CrowningInCapture, Goal, HouseRules, KingLanding, Lines, Precedence,
    Regicide, Removal,
};

/// The key of a rule set. Equal keys mean equal tables.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RulesKey(String);

/// The words of a switch. A value without a word does not compile.
macro_rules! words {
    ($($name:ident: $kind:ident { $($value:ident $word:literal)* })*) => {
        $(mod $name {
            use super::*;

            pub(super) const fn word(value: $kind) -> &'static str {
                match value {
                    $($kind::$value => $word,)*
                }
            }

            pub(super) fn value(text: &str) -> Option<$kind> {
                $kind::ALL.into_iter().find(|&value| word(value) == text)
            }
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

const fn flag_word(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}

fn flag(word: &str) -> Option<bool> {
    [true, false].into_iter().find(|&on| flag_word(on) == word)
}

impl RulesKey {
    /// The key of these rules.
    pub fn of(rules: &HouseRules) -> RulesKey {
        // Exhaustive, so that a new switch either joins the key or is left out on purpose.
        let HouseRules {
            rows: _,
            home_gap: _,
            starts: _,
            draws: _,
            board,
            men_capture_back,
            flying_kings,
            capture_duty,
            chain_duty,
            precedence,
            crowning_in_capture,
            regicide,
            man_steps,
            man_captures,
            king_steps,
            king_captures,
            removal,
            king_landing,
            may_turn_back,
            men_take_kings,
            king_move_limit,
            huffing,
            goal,
        } = *rules;
        RulesKey(format!(
            "board={} men-back={} flying={} duty={} chain={} precedence={} crowning={} regicide={} man-steps={} \
             man-captures={} king-steps={} king-captures={} removal={} landing={} turn-back={} men-take-kings={} \
             king-moves={} huffing={} goal={}",
            board.key(),
            flag_word(men_capture_back),
            flag_word(flying_kings),
            capture_duty::word(capture_duty),
            chain_duty::word(chain_duty),
            precedence::word(precedence),
            crowning_in_capture::word(crowning_in_capture),
            regicide::word(regicide),
            lines::word(man_steps),
            lines::word(man_captures),
            lines::word(king_steps),
            lines::word(king_captures),
            removal::word(removal),
            king_landing::word(king_landing),
            flag_word(may_turn_back),
            flag_word(men_take_kings),
            king_move_limit,
            flag_word(huffing),
            goal::word(goal),
        ))
    }

    /// Reads a key; `None` if the text is not a key.
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
        let board = BoardKind::from_key(next()?)?;
        let start = HouseRules::plain(board);
        Some(HouseRules {
            men_capture_back: flag(next()?)?,
            flying_kings: flag(next()?)?,
            capture_duty: capture_duty::value(next()?)?,
            chain_duty: chain_duty::value(next()?)?,
            precedence: precedence::value(next()?)?,
            crowning_in_capture: crowning_in_capture::value(next()?)?,
            regicide: regicide::value(next()?)?,
            man_steps: lines::value(next()?)?,
            man_captures: lines::value(next()?)?,
            king_steps: lines::value(next()?)?,
            king_captures: lines::value(next()?)?,
            removal: removal::value(next()?)?,
            king_landing: king_landing::value(next()?)?,
            may_turn_back: flag(next()?)?,
            men_take_kings: flag(next()?)?,
            king_move_limit: next()?.parse().ok()?,
            huffing: flag(next()?)?,
            goal: goal::value(next()?)?,
            board,
            rows: start.rows,
            home_gap: start.home_gap,
            starts: start.starts,
            draws: start.draws,
        })
    }
}

impl fmt::Display for RulesKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

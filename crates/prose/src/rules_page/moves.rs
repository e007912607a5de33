//! Moves, captures, and multiple captures.

use crownhead_rules::{CaptureDuty, ChainDuty, HouseRules, KingLanding, Precedence, Removal};

use super::{Writer, lines_key, lines_words, moves_in_words};
use crate::{capitalized, messages::say};

impl Writer {
    /// Whether kings ever move: where the first king wins, they never do.
    fn has_kings(&self) -> bool {
        self.switches.goal.kings_move()
    }

    pub(super) fn moving(&self) -> Vec<String> {
        let HouseRules { man_steps, king_steps, king_move_limit, .. } = self.switches;
        let mut text = vec![say!("page-men-move", lines = lines_key(man_steps))];
        if self.has_kings() {
            let (kings, lines) = (capitalized(&self.king(2)), lines_key(king_steps));
            text.push(if self.switches.flying_kings {
                say!("page-kings-fly", kings = &kings, lines = lines)
            } else {
                say!("page-kings-step", kings = &kings, lines = lines)
            });
        }
        if self.steps_straight() {
            text.push(say!("page-straight"));
        }
        if king_move_limit > 0 && self.has_kings() {
            let moves = moves_in_words(king_move_limit);
            text.push(say!("page-king-limit", king = &self.king(1), moves = &moves));
        }
        text
    }

    /// Whether pieces skip unused squares.
    fn steps_straight(&self) -> bool {
        let HouseRules { board, man_steps, king_steps, .. } = self.switches;
        !board.is_full() && [man_steps, king_steps].iter().any(|&lines| lines.has_straight())
    }

    fn captures_straight(&self) -> bool {
        let HouseRules { board, man_captures, king_captures, .. } = self.switches;
        !board.is_full() && [man_captures, king_captures].iter().any(|&lines| lines.has_straight())
    }

    pub(super) fn capturing(&self) -> Vec<String> {
        let HouseRules { man_captures, king_captures, men_capture_back, .. } = self.switches;
        let alike = man_captures == king_captures || !self.has_kings();
        let lines = if alike { lines_key(man_captures) } else { "mixed" };
        let mut first = vec![say!("page-capture", lines = lines)];
        if !alike {
            let (men, kings) = (lines_words(man_captures), lines_words(king_captures));
            first.push(say!("page-capture-lines", kings = &self.king(2), men = &men, lines = &kings));
        }
        if self.captures_straight() && !self.steps_straight() {
            first.push(say!("page-straight"));
        }
        let lines = lines_key(man_captures);
        let mut second = vec![if men_capture_back {
            say!("page-men-capture-back", lines = lines)
        } else {
            say!("page-men-capture-forward", lines = lines)
        }];
        if !self.switches.men_take_kings && self.has_kings() {
            second.push(say!("page-men-spare-kings", kings = &self.king(2)));
        }
        if self.has_kings() {
            second.extend(self.kings_capturing());
        }
        let duty = match self.switches.capture_duty {
            CaptureDuty::Mandatory => say!("page-capture-mandatory"),
            CaptureDuty::Optional => say!("page-capture-optional"),
        };
        let mut text = vec![first.join(" "), second.join(" "), duty];
        if self.switches.huffing {
            text.push(say!("page-huffing"));
        }
        text
    }

    fn kings_capturing(&self) -> Vec<String> {
        let HouseRules { flying_kings, king_landing, removal, chain_duty, precedence, may_turn_back, .. } =
            self.switches;
        if !flying_kings {
            return vec![say!("page-kings-capture", kings = &capitalized(&self.king(2)))];
        }
        // Each way to land needs its own sentence in `page-kings-capture-far`.
        let landing = match king_landing {
            KingLanding::Any => "any",
            KingLanding::Behind => "behind",
            KingLanding::BehindLastKing => "behind-last-king",
        };
        let mut text = vec![say!("page-kings-capture-far", king = &self.king(1), landing = landing)];
        // A duty to take the most implies this rule.
        let several = king_landing.may_be_far() && chain_duty.must_finish();
        if several && !precedence.prefers_longer() {
            text.push(say!("page-king-lands-to-go-on"));
        }
        // If captured pieces stay, the last one blocks the way back.
        if removal.is_at_once() && !chain_duty.is_single_leg() {
            text.push(say!("page-turn-back", may = if may_turn_back { "yes" } else { "no" }));
        }
        text
    }

    pub(super) fn chains(&self) -> Vec<String> {
        let mut text = Vec::new();
        text.push(match self.switches.chain_duty {
            ChainDuty::Finish => say!("page-chain-finish"),
            ChainDuty::StopAnywhere => say!("page-chain-stop"),
            ChainDuty::SingleLeg => say!("page-chain-single"),
        });
        if !self.switches.chain_duty.is_single_leg() {
            text.push(match self.switches.removal {
                Removal::AtEnd => say!("page-chain-ghosts"),
                Removal::AtOnce => say!("page-chain-at-once"),
            });
        }
        // A duty that ranks captures changes what may be chosen, so it needs sentences of its own.
        text.push(match self.switches.capture_duty {
            CaptureDuty::Mandatory | CaptureDuty::Optional => self.precedence(),
        });
        text
    }

    /// Which of all captures may be chosen.
    fn precedence(&self) -> String {
        let (king, kings) = (self.king(1), self.king(2));
        match self.switches.precedence {
            Precedence::MostPieces => say!("page-precedence-most", king = &king),
            Precedence::MostPiecesThenKings => say!("page-precedence-kings", kings = &kings),
            Precedence::Italian => say!("page-precedence-italian", king = &king, kings = &kings),
            Precedence::KingFirst => say!("page-precedence-king-first", king = &king),
            Precedence::Value => say!("page-precedence-value", king = &king),
            Precedence::Free => say!("page-precedence-free"),
        }
    }
}

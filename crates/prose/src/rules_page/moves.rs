//! Moves, captures, and multiple captures.

use crownhead_rules::{CaptureDuty, ChainDuty, HouseRules, KingLanding, Lines, Precedence, Removal};

use super::{Writer, lines_key, lines_words, moves_in_words};
use crate::{capitalized, messages::say};

impl Writer {
    /// Whether kings ever move: where the first king wins, they never do.
    fn has_kings(&self) -> bool {
        self.switches.goal.kings_move()
    }

    pub(super) fn moving(&self) -> Vec<String> {
        let mut text = vec![self.men_move()];
        if self.has_kings() {
            text.push(self.kings_move());
        }
        if self.steps_straight() {
            text.push(say!("page-straight"));
        }
        text.extend(self.king_limit());
        text
    }

    fn men_move(&self) -> String {
        say!("page-men-move", lines = lines_key(self.switches.man_steps))
    }

    /// How a man moves.
    pub(super) fn men_step(&self) -> Vec<String> {
        let straight = self.switches.man_steps.has_straight() && self.steps_straight();
        [Some(self.men_move()), straight.then(|| say!("page-straight"))].into_iter().flatten().collect()
    }

    fn kings_move(&self) -> String {
        let (kings, lines) = (capitalized(&self.king(2)), lines_key(self.switches.king_steps));
        if self.switches.flying_kings {
            say!("page-kings-fly", kings = &kings, lines = lines)
        } else {
            say!("page-kings-step", kings = &kings, lines = lines)
        }
    }

    /// How a king moves.
    pub(super) fn kings_step(&self) -> Vec<String> {
        [Some(self.kings_move()), self.king_limit()].into_iter().flatten().collect()
    }

    fn king_limit(&self) -> Option<String> {
        let limit = self.switches.king_move_limit;
        (limit > 0 && self.has_kings())
            .then(|| say!("page-king-limit", king = &self.king(1), moves = &moves_in_words(limit)))
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
        let mut second = vec![self.men_capture()];
        if !self.switches.men_take_kings && self.has_kings() {
            second.push(say!("page-men-spare-kings", kings = &self.king(2)));
        }
        if self.has_kings() {
            second.extend(self.kings_capturing());
        }
        let mut text = vec![self.capture().join(" "), second.join(" "), self.duty()];
        if self.switches.huffing {
            text.push(say!("page-huffing"));
        }
        text
    }

    /// What a capture is, and along which lines.
    fn capture(&self) -> Vec<String> {
        let straight = self.captures_straight() && !self.steps_straight();
        self.capture_lines().into_iter().chain(straight.then(|| say!("page-straight"))).collect()
    }

    /// The same for a course, which has a step for men that capture both ways.
    pub(super) fn first_capture(&self) -> Vec<String> {
        if self.switches.man_captures == Lines::All { self.capture_lines() } else { self.capture() }
    }

    fn capture_lines(&self) -> Vec<String> {
        let HouseRules { man_captures, king_captures, .. } = self.switches;
        let alike = man_captures == king_captures || !self.has_kings();
        let lines = if alike { lines_key(man_captures) } else { "mixed" };
        let mut text = vec![say!("page-capture", lines = lines)];
        if !alike {
            let (men, kings) = (lines_words(man_captures), lines_words(king_captures));
            text.push(say!("page-capture-lines", kings = &self.king(2), men = &men, lines = &kings));
        }
        text
    }

    pub(super) fn men_capture(&self) -> String {
        let lines = lines_key(self.switches.man_captures);
        if self.switches.men_capture_back {
            say!("page-men-capture-back", lines = lines)
        } else {
            say!("page-men-capture-forward", lines = lines)
        }
    }

    pub(super) fn duty(&self) -> String {
        match self.switches.capture_duty {
            CaptureDuty::Mandatory => say!("page-capture-mandatory"),
            CaptureDuty::Optional => say!("page-capture-optional"),
        }
    }

    pub(super) fn kings_capturing(&self) -> Vec<String> {
        let HouseRules { flying_kings, king_landing, .. } = self.switches;
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
        text.extend(self.king_lands_to_go_on());
        text.extend(self.turn_back());
        text
    }

    /// That a flying king must land where it can go on. A duty to take the most implies this rule.
    pub(super) fn king_lands_to_go_on(&self) -> Vec<String> {
        let HouseRules { king_landing, chain_duty, precedence, .. } = self.switches;
        let several = king_landing.may_be_far() && chain_duty.must_finish();
        (several && !precedence.prefers_longer())
            .then(|| say!("page-king-lands-to-go-on", king = &self.king(1)))
            .into_iter()
            .collect()
    }

    /// Whether a flying king may turn back. If captured pieces stay, the last one blocks the way back.
    pub(super) fn turn_back(&self) -> Vec<String> {
        let HouseRules { removal, chain_duty, may_turn_back, .. } = self.switches;
        (removal.is_at_once() && !chain_duty.is_single_leg())
            .then(|| {
                say!("page-turn-back", king = &self.king(1), may = if may_turn_back { "yes" } else { "no" })
            })
            .into_iter()
            .collect()
    }

    pub(super) fn chains(&self) -> Vec<String> {
        let mut text = vec![self.chain()];
        text.extend(self.removal());
        // A duty that ranks captures changes what may be chosen, so it needs sentences of its own.
        text.push(match self.switches.capture_duty {
            CaptureDuty::Mandatory | CaptureDuty::Optional => self.precedence(),
        });
        text
    }

    /// How far a capture goes.
    pub(super) fn chain(&self) -> String {
        match self.switches.chain_duty {
            ChainDuty::Finish => say!("page-chain-finish"),
            ChainDuty::StopAnywhere => say!("page-chain-stop"),
            ChainDuty::SingleLeg => say!("page-chain-single"),
        }
    }

    /// When captured pieces leave the board, where that matters.
    pub(super) fn removal(&self) -> Vec<String> {
        let text = match self.switches.removal {
            Removal::AtEnd => say!("page-chain-ghosts"),
            Removal::AtOnce => say!("page-chain-at-once"),
        };
        (!self.switches.chain_duty.is_single_leg()).then_some(text).into_iter().collect()
    }

    /// Which of all captures may be chosen.
    pub(super) fn precedence(&self) -> String {
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

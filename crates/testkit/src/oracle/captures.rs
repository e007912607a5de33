//! Captures, walked leg by leg.

use std::collections::BTreeSet;

use crownhead_rules::{
    ChainDuty, Color, CrowningInCapture, HouseRules, KingLanding, Lines, Piece, Regicide, Removal, Role,
};

use super::{
    OracleMove, OraclePath, is_back,
    table::{Place, Step, Table},
};

/// A capture in progress.
#[derive(Clone)]
pub(super) struct Runner {
    at: Place,
    role: Role,
    /// In the order of the legs.
    captured: Vec<Place>,
    /// The directions of the legs.
    directions: Vec<Step>,
    /// Whether a rule ends the move here.
    over: bool,
    /// Whether a rule forbids ending the move here.
    may_not_end: bool,
}

impl Runner {
    pub(super) fn new(at: Place, role: Role) -> Runner {
        Runner { at, role, captured: Vec::new(), directions: Vec::new(), over: false, may_not_end: false }
    }
}

/// One jump: the captured piece, the direction, and the landing squares, nearest first.
pub(super) struct Leg {
    victim: Place,
    direction: Step,
    landings: Vec<Place>,
}

/// The search for all captures of a side.
pub(super) struct Search<'a> {
    rules: &'a HouseRules,
    table: &'a Table,
    us: Color,
    man_steps: Vec<Step>,
    king_steps: Vec<Step>,
    budget: u64,
    pub(super) found: BTreeSet<OraclePath>,
}

impl<'a> Search<'a> {
    pub(super) fn new(rules: &'a HouseRules, table: &'a Table, us: Color, budget: u64) -> Search<'a> {
        let steps = |lines: Lines| table.steps(lines);
        let onward = |step: &Step| !is_back(us, *step) || rules.men_capture_back;
        let man_steps = steps(rules.man_captures).into_iter().filter(onward).collect();
        let king_steps = steps(rules.king_captures);
        Search { rules, table, us, man_steps, king_steps, budget, found: BTreeSet::new() }
    }

    /// Finds every continuation of a capture; `None` if the budget is spent.
    pub(super) fn walk(&mut self, from: Place, mover: Role, runner: &Runner) -> Option<()> {
        self.budget = self.budget.checked_sub(1)?;
        let legs = self.legs(from, runner);
        let may_stop = legs.is_empty() || !self.must_finish();
        if !runner.captured.is_empty() && may_stop && !runner.may_not_end {
            self.report(from, mover, runner);
        }
        for leg in legs {
            let after: Vec<Runner> =
                leg.landings.iter().map(|&land| self.after(runner, &leg, land)).collect();
            let goes_on: Vec<bool> = after.iter().map(|next| !self.legs(from, next).is_empty()).collect();
            // A capture must be finished: of several landing squares, only those from which it continues count.
            let must_continue = self.must_finish() && goes_on.contains(&true);
            for (next, goes_on) in after.iter().zip(goes_on) {
                if goes_on || !must_continue {
                    self.walk(from, mover, next)?;
                }
            }
        }
        Some(())
    }

    /// Whether a capture that can continue must continue.
    fn must_finish(&self) -> bool {
        match self.rules.chain_duty {
            ChainDuty::Finish => true,
            ChainDuty::StopAnywhere | ChainDuty::SingleLeg => false,
        }
    }

    fn report(&mut self, from: Place, mover: Role, runner: &Runner) {
        let number = |&place: &Place| self.table.number(place);
        let mv = OracleMove {
            from: number(&from),
            to: number(&runner.at),
            captured: runner.captured.iter().map(number).collect(),
            mover,
            becomes: self.role_at_the_end(runner),
        };
        self.found.insert(OraclePath { mv, directions: runner.directions.clone() });
    }

    /// Every piece that can be jumped next, with its landing squares.
    pub(super) fn legs(&self, from: Place, runner: &Runner) -> Vec<Leg> {
        let more = match self.rules.chain_duty {
            ChainDuty::Finish | ChainDuty::StopAnywhere => true,
            ChainDuty::SingleLeg => runner.captured.is_empty(),
        };
        if runner.over || !more {
            return Vec::new();
        }
        let flies = runner.role == Role::King && self.rules.flying_kings;
        let steps = if runner.role == Role::Man { &self.man_steps } else { &self.king_steps };
        let turns_back = |step: &Step| runner.directions.last() == Some(&(-step.0, -step.1));
        let mut legs = Vec::new();
        for &direction in steps.iter().filter(|step| self.rules.may_turn_back || !turns_back(step)) {
            let mut ahead = self.table.line(runner.at, direction);
            let mut next = ahead.next();
            while flies && next.is_some_and(|place| self.is_empty(from, runner, place)) {
                next = ahead.next();
            }
            let Some(victim) = next.filter(|&place| self.may_take(from, runner, place)) else { continue };
            let most = match self.rules.king_landing {
                KingLanding::Any | KingLanding::BehindLastKing if flies => usize::MAX,
                KingLanding::Any | KingLanding::BehindLastKing | KingLanding::Behind => 1,
            };
            let landings: Vec<Place> =
                ahead.take_while(|&place| self.is_empty(from, runner, place)).take(most).collect();
            if !landings.is_empty() {
                legs.push(Leg { victim, direction, landings });
            }
        }
        legs
    }

    /// The start square of the move is empty by now; so are those of captured pieces, if they leave at once.
    fn is_empty(&self, from: Place, runner: &Runner, place: Place) -> bool {
        let gone = match self.rules.removal {
            Removal::AtEnd => false,
            Removal::AtOnce => runner.captured.contains(&place),
        };
        place == from || gone || self.table.piece(place).is_none()
    }

    fn may_take(&self, from: Place, runner: &Runner, place: Place) -> bool {
        let safe_from_us = runner.role == Role::Man && !self.rules.men_take_kings;
        let enemy = |piece: Piece| piece.color != self.us && !(piece.role == Role::King && safe_from_us);
        place != from && !runner.captured.contains(&place) && self.table.piece(place).is_some_and(enemy)
    }

    fn after(&self, runner: &Runner, leg: &Leg, land: Place) -> Runner {
        let mut next = Runner { at: land, ..runner.clone() };
        next.captured.push(leg.victim);
        next.directions.push(leg.direction);
        let took_king = self.took_king(&[leg.victim]);
        match runner.role {
            Role::Man => {
                if self.table.is_last_row(self.us, land) {
                    match self.rules.crowning_in_capture {
                        CrowningInCapture::Stop => (next.role, next.over) = (Role::King, true),
                        CrowningInCapture::GoOnAsKing => next.role = Role::King,
                        CrowningInCapture::Pass => (),
                    }
                }
                if took_king {
                    match self.rules.regicide {
                        Regicide::CrownAndStop => (next.role, next.over) = (Role::King, true),
                        Regicide::CrownAndGoOn => next.role = Role::King,
                        Regicide::Off | Regicide::CrownAtEnd => (),
                    }
                }
                next.may_not_end = false;
            }
            Role::King => {
                let killer = match self.rules.king_landing {
                    KingLanding::Any | KingLanding::Behind => false,
                    KingLanding::BehindLastKing => true,
                };
                next.may_not_end = killer && took_king && land != leg.landings[0];
            }
        }
        next
    }

    fn role_at_the_end(&self, runner: &Runner) -> Role {
        let regicide = match self.rules.regicide {
            Regicide::Off | Regicide::CrownAndStop | Regicide::CrownAndGoOn => false,
            Regicide::CrownAtEnd => self.took_king(&runner.captured),
        };
        let crowned = runner.role == Role::King || self.table.is_last_row(self.us, runner.at) || regicide;
        if crowned { Role::King } else { Role::Man }
    }

    fn took_king(&self, captured: &[Place]) -> bool {
        captured.iter().any(|&place| self.table.piece(place).is_some_and(|piece| piece.role == Role::King))
    }
}

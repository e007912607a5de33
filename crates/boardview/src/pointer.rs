//! Mouse, pen and touch: clicks and drags.

use crownhead_rules::{Attempt, Square};

use crate::{
    board::Board,
    event::{Intent, Refused},
    press::Press,
    selection::Selection,
    view::Point,
};

/// The most squares remembered of a drag.
const LONGEST_TRAIL: usize = 100;

impl Board {
    pub(crate) fn pointer_down(&mut self, at: Point, threshold: f32) -> Vec<Intent> {
        self.motion.skip();
        (self.press, self.tried) = (None, None);
        self.cursor.hide();
        let Some(square) = self.square_at(at) else {
            self.hover = None;
            if self.plans() {
                return self.drop_plans();
            }
            let walking = self.selection.as_ref().is_some_and(Selection::is_walking);
            return if walking { Vec::new() } else { self.deselect() };
        };
        self.hover = Some(square);
        self.trail.clear();
        self.cursor.put(square, self.column(square));
        let again = self.selection.as_ref().is_some_and(|selection| selection.at() == square);
        let intents = if again { Vec::new() } else { self.choose(square, false) };
        // A selected piece under the pointer can be dragged from here.
        if self.selection.as_ref().is_some_and(|selection| selection.at() == square) {
            let arrived = matches!(intents.as_slice(), [Intent::Stepped { .. }]);
            self.press = (!arrived).then_some(Press { start: at, at, threshold, drags: false, again });
        }
        if matches!(intents.as_slice(), [Intent::Refused(Refused { attempt: None, .. })]) {
            self.tried = Some(square);
        }
        self.show_preview();
        intents
    }

    pub(crate) fn pointer_move(&mut self, at: Option<Point>) -> Vec<Intent> {
        let hover = at.and_then(|at| self.square_at(at));
        if let (Some(press), Some(at)) = (&mut self.press, at) {
            press.at = at;
            let (x, y) = (at.x - press.start.x, at.y - press.start.y);
            press.drags |= x.hypot(y) > press.threshold;
        }
        if hover != self.hover {
            let drags = self.press.is_some_and(|press| press.drags);
            self.trail.extend(hover.filter(|_| drags && self.trail.len() < LONGEST_TRAIL));
            self.hover = hover;
            self.show_preview();
        }
        Vec::new()
    }

    pub(crate) fn pointer_up(&mut self, at: Option<Point>) -> Vec<Intent> {
        self.pointer_move(at);
        if let Some(from) = self.tried.take() {
            return self.refuse_drag(from, at.and_then(|at| self.square_at(at)));
        }
        if self.plans() {
            return self.plan_drag(at.and_then(|at| self.square_at(at)));
        }
        let Some(press) = self.press.take() else { return Vec::new() };
        if !press.drags {
            let on_it = at.and_then(|at| self.square_at(at)) == self.selection.as_ref().map(Selection::at);
            return if press.again && on_it { self.choose_again() } else { Vec::new() };
        }
        let corner = self.home_of(Point { x: press.at.x - 0.5, y: press.at.y - 0.5 });
        let square = at.and_then(|at| self.square_at(at));
        let home = self.selection.as_ref().map(Selection::at);
        if square.is_none() || square == home {
            self.go_back(corner);
            return Vec::new();
        }
        let Some(square) = square else { return Vec::new() };
        if let Some(mv) = self.dragged_through(&self.trail, square) {
            self.dropped = Some(corner);
            return vec![Intent::Play(mv)];
        }
        let target = self.selection.as_ref().is_some_and(|s| s.targets.iter().any(|t| t.square == square));
        if target {
            self.dropped = Some(corner);
            return self.go(square);
        }
        self.go_back(corner);
        // The dragged piece is the one last touched.
        let selection = self.selection.clone();
        let intents = self.refuse_attempt(square);
        self.selection = selection;
        intents
    }

    /// An immovable piece was dragged: refuse again, now with the attempted move.
    fn refuse_drag(&mut self, from: Square, to: Option<Square>) -> Vec<Intent> {
        let Some(to) = to.filter(|&to| to != from) else { return Vec::new() };
        let attempt = Attempt::new(from, to);
        match self.position.find_move(&attempt) {
            Err(refusal) => vec![self.refuse(from, Some(attempt), refusal)],
            Ok(_) => Vec::new(),
        }
    }

    pub(crate) fn pointer_cancel(&mut self) -> Vec<Intent> {
        self.hover = None;
        self.tried = None;
        self.preview = None;
        if let Some(press) = self.press.take().filter(|press| press.drags) {
            self.go_back(self.home_of(Point { x: press.at.x - 0.5, y: press.at.y - 0.5 }));
        }
        Vec::new()
    }
}

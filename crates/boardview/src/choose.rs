//! Selecting a piece and moving it, leg by leg or at once, with any input device.

use crownhead_rules::{AnyMove, Attempt, Refusal, RefusalReason, Square, SquareSet, Walk};

use crate::{
    board::Board,
    event::{Intent, Refused},
    fan::Meant,
    route::{self, Path},
    selection::Selection,
    view::RouteKind,
};

/// With more captures than this, a required capture is not drawn with all its routes.
const MOST_ROUTES: usize = 3;

impl Board {
    /// Handles the choice of a square other than the selected piece's: selects, moves there, or refuses. Choosing an
    /// empty square without a selection does nothing unless `strict`.
    pub(crate) fn choose(&mut self, square: Square, strict: bool) -> Vec<Intent> {
        if self.plans() {
            return self.plan(square);
        }
        if let Some(selection) = &self.selection {
            if selection.targets.iter().any(|target| target.square == square) {
                return self.go(square);
            }
            let walking = selection.is_walking();
            if walking && selection.from() == square {
                return self.select(square);
            }
            let walking = walking || self.position.piece_at(square).is_none();
            if let Meant::One(mv) = self.meant_from_here(&[square]) {
                return vec![Intent::Play(mv)];
            }
            let own = self.position.piece_at(square).is_some_and(|piece| piece.color == self.position.turn());
            // Another piece is a new choice, except in the middle of a capture.
            if walking && (!own || square == selection.from()) {
                return self.refuse_attempt(square);
            }
        }
        if self.is_movable(square) {
            return self.choose_piece(square);
        }
        let stands = self.position.piece_at(square).is_some();
        if !stands && !strict {
            self.refused = None;
            return Vec::new();
        }
        if !self.users_turn() && !self.legal.is_empty() {
            return vec![Intent::NotYourTurn];
        }
        match self.position.refuse_start(square) {
            Some(refusal) => vec![self.refuse(square, None, refusal)],
            None => Vec::new(),
        }
    }

    /// Selects a piece, or plays its only move if the user wants that.
    fn choose_piece(&mut self, square: Square) -> Vec<Intent> {
        let mut moves = self.legal.iter().filter(|mv| mv.from() == square);
        match (moves.next(), moves.next()) {
            (Some(&mv), None) if self.settings.one_click => vec![Intent::Play(mv)],
            _ => self.select(square),
        }
    }

    pub(crate) fn select(&mut self, square: Square) -> Vec<Intent> {
        let Some(walk) = Walk::start_among(&self.position, square, &self.legal) else { return Vec::new() };
        self.selection = Some(Selection::new(walk, self.position.turn()));
        self.refused = None;
        self.show_fan();
        self.show_preview();
        vec![Intent::Selected(square)]
    }

    pub(crate) fn deselect(&mut self) -> Vec<Intent> {
        self.refused = None;
        self.preview = None;
        match self.selection.take() {
            Some(_) => vec![Intent::Deselected],
            None => Vec::new(),
        }
    }

    /// Handles a second choice of the selected piece: ends a capture that may end here, or else clears the selection; a
    /// capture that must continue stays.
    pub(crate) fn choose_again(&mut self) -> Vec<Intent> {
        let Some(selection) = &self.selection else { return Vec::new() };
        match selection.walk().finished() {
            Some(mv) => vec![Intent::Play(mv)],
            None if selection.is_walking() => self.refuse_attempt(selection.at()),
            None => self.deselect(),
        }
    }

    /// Takes back the last leg, or else the selection.
    pub(crate) fn step_back(&mut self) -> Vec<Intent> {
        let Some(selection) = &mut self.selection else { return self.deselect() };
        if !selection.pop() {
            return self.deselect();
        }
        let at = selection.at();
        let intent = if selection.is_walking() {
            Intent::Stepped { at, may_end: selection.may_end() }
        } else {
            Intent::Selected(at)
        };
        self.refused = None;
        self.show_fan();
        self.show_preview();
        vec![intent]
    }

    /// Moves the selected piece to a square: one leg if it is the next stop, otherwise the whole way.
    pub(crate) fn go(&mut self, square: Square) -> Vec<Intent> {
        let Some(selection) = &self.selection else { return Vec::new() };
        let walk = selection.walk();
        match walk.step(square) {
            Some(next) => match next.finished() {
                Some(mv) if !next.can_go_on() => vec![Intent::Play(mv)],
                _ => self.step(next),
            },
            None => match selection.only_move_to(square) {
                Some(mv) => vec![Intent::Play(mv)],
                None => self.refuse_attempt(square),
            },
        }
    }

    /// Makes one leg of an unfinished capture.
    fn step(&mut self, next: Walk) -> Vec<Intent> {
        let Some(selection) = &mut self.selection else { return Vec::new() };
        let before = selection.walk().clone();
        let (at, may_end) = (next.stops()[next.stops().len() - 1], next.finished().is_some());
        let path = Path {
            stops: vec![selection.at(), at],
            roles: vec![before.role(), next.role()],
            captured: next.captured()[before.captured().len()..].to_vec(),
        };
        let from = selection.from();
        selection.push(next);
        self.refused = None;
        self.animate_leg(from, &path);
        self.show_fan();
        self.show_preview();
        vec![Intent::Stepped { at, may_end }]
    }

    /// Refuses a move of the selected piece to an unreachable square.
    pub(crate) fn refuse_attempt(&mut self, to: Square) -> Vec<Intent> {
        let Some(selection) = &self.selection else { return Vec::new() };
        let from = selection.from();
        let attempt = Attempt { from, via: selection.walk().stops()[1..].to_vec(), to };
        let here = |reason: RefusalReason| {
            let squares = SquareSet::from_iter([selection.at()]);
            Refusal { reason, squares, article: self.position.rules().article(reason), counts: None }
        };
        let unfinished = selection.is_walking() && !selection.may_end();
        let refusal = match self.position.find_move(&attempt) {
            Err(refusal) if refusal.reason == RefusalReason::DestinationTaken => refusal,
            Err(refusal) if refusal.reason == RefusalReason::AlreadyJumped => refusal,
            Err(refusal) if refusal.reason == RefusalReason::Ambiguous => refusal,
            _ if self.meant_from_here(&[to]) == Meant::Many => self.ambiguous(selection.at()),
            _ if unfinished => here(RefusalReason::MustGoOn),
            Err(refusal) => refusal,
            // The walk so far cannot become the move that the squares describe.
            Ok(_) => here(RefusalReason::NoPath),
        };
        vec![self.refuse(from, Some(attempt), refusal)]
    }

    /// Shows a refusal and returns it. The selection is cleared unless the user can go on with it: in the middle of a
    /// capture, where it is the piece that must capture, or where only the route is missing.
    pub(crate) fn refuse(&mut self, from: Square, attempt: Option<Attempt>, refusal: Refusal) -> Intent {
        let captures: Vec<&AnyMove> = self.legal.iter().filter(|mv| mv.is_capture()).collect();
        let routes = if refusal.names_pieces() && captures.len() <= MOST_ROUTES {
            let view = |mv: &&AnyMove| route::route_view(&self.position, None, mv, RouteKind::MustCapture);
            captures.iter().map(view).collect()
        } else {
            Vec::new()
        };
        let concerned = |selection: &Selection| {
            let must_capture = refusal.names_pieces() && refusal.squares.contains(selection.at());
            selection.is_walking() || must_capture || refusal.reason == RefusalReason::Ambiguous
        };
        if !self.selection.as_ref().is_some_and(concerned) {
            (self.selection, self.press, self.preview) = (None, None, None);
        }
        self.refused = Some((refusal.clone(), routes));
        Intent::Refused(Refused { attempt, typed_capture: false, from, refusal })
    }
}

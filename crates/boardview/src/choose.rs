//! Selecting a piece and walking it, leg by leg or the whole way, whatever hand does it.

use crownhead_rules::{AnyMove, Attempt, Color, Refusal, RefusalReason, Role, Square, SquareSet, Walk};

use crate::{
    board::Board,
    event::{Intent, Refused},
    motion::{Animation, Track},
    route::{self, Path},
    settings::Speed,
    view::{RouteKind, Target},
};

/// More captures than this are not drawn all at once when a capture must be made.
const MOST_ROUTES: usize = 3;

/// A selected piece, with the legs that it has walked.
#[derive(Clone, Debug)]
pub(crate) struct Selection {
    /// The walk after each leg, the standing piece first; never empty.
    walks: Vec<Walk>,
    color: Color,
    /// Where it can go from here.
    pub(crate) targets: Vec<Target>,
}

impl Selection {
    fn new(walk: Walk, color: Color) -> Selection {
        let targets = targets(&walk, color);
        Selection { walks: vec![walk], color, targets }
    }

    pub(crate) fn walk(&self) -> &Walk {
        &self.walks[self.walks.len() - 1]
    }

    /// Where the piece stands.
    pub(crate) fn at(&self) -> Square {
        let stops = self.walk().stops();
        stops[stops.len() - 1]
    }

    /// Where it stood at the beginning.
    pub(crate) fn from(&self) -> Square {
        self.walk().stops()[0]
    }

    pub(crate) fn is_walking(&self) -> bool {
        self.walks.len() > 1
    }

    pub(crate) fn may_end(&self) -> bool {
        self.walk().finished().is_some()
    }

    fn push(&mut self, walk: Walk) {
        self.targets = targets(&walk, self.color);
        self.walks.push(walk);
    }

    /// Takes the last leg back; whether there was one.
    fn pop(&mut self) -> bool {
        if self.is_walking() {
            self.walks.pop();
            self.targets = targets(self.walk(), self.color);
            return true;
        }
        false
    }

    /// The one move that ends on a square, of those still open.
    pub(crate) fn only_move_to(&self, to: Square) -> Option<AnyMove> {
        let mut found = self.walk().open().iter().filter(|mv| mv.to == to);
        found.next().copied().filter(|_| found.next().is_none())
    }
}

/// The next stops, and the squares where exactly one open move ends.
fn targets(walk: &Walk, color: Color) -> Vec<Target> {
    let Some(&at) = walk.stops().last() else { return Vec::new() };
    let target = |square: Square, role: Role, ends: bool, far: bool| Target {
        square,
        color,
        role,
        ends,
        far,
        hovered: false,
    };
    let mut found: Vec<Target> = Vec::new();
    let ends = walk.open().iter().map(|mv| mv.to).filter(|&to| to != at);
    let squares: SquareSet = walk.next_stops().into_iter().chain(ends).collect();
    for square in squares.iter() {
        let mut there = walk.open().iter().filter(|mv| mv.to == square);
        if let Some(next) = walk.step(square) {
            let ends = !next.can_go_on();
            let role = next.finished().filter(|_| ends).map_or(next.role(), |mv| mv.becomes);
            found.push(target(square, role, ends, false));
        } else if let (Some(mv), None) = (there.next(), there.next()) {
            found.push(target(square, mv.becomes, true, true));
        }
    }
    found
}

impl Board {
    /// Whether the user may pick up the piece on a square now.
    pub(crate) fn is_movable(&self, square: Square) -> bool {
        self.users_turn() && self.starts.contains(square)
    }

    /// A square is chosen that holds no selected piece: selects, goes there, or says why not. A quiet choice
    /// of an empty square says nothing unless `strict`.
    pub(crate) fn choose(&mut self, square: Square, strict: bool) -> Vec<Intent> {
        if let Some(selection) = &self.selection {
            if selection.targets.iter().any(|target| target.square == square) {
                return self.go(square);
            }
            let walking = selection.is_walking();
            if walking && selection.from() == square {
                return self.select(square);
            }
            let own = self.position.piece_at(square).is_some_and(|piece| piece.color == self.position.turn());
            if !own || square == selection.from() {
                return self.refuse_attempt(square);
            }
        }
        if self.is_movable(square) {
            return self.select(square);
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

    pub(crate) fn select(&mut self, square: Square) -> Vec<Intent> {
        let Some(walk) = Walk::start_among(&self.position, square, &self.legal) else { return Vec::new() };
        self.selection = Some(Selection::new(walk, self.position.turn()));
        self.refused = None;
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

    /// The square of the selected piece is chosen again: ends a capture that may end here, else gives the
    /// selection up; a capture that must go on stays.
    pub(crate) fn choose_again(&mut self) -> Vec<Intent> {
        let Some(selection) = &self.selection else { return Vec::new() };
        match selection.walk().finished() {
            Some(mv) => vec![Intent::Play(mv)],
            None if selection.is_walking() => self.refuse_attempt(selection.at()),
            None => self.deselect(),
        }
    }

    /// Takes back the last leg, else the selection.
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
        self.show_preview();
        vec![intent]
    }

    /// Moves the selected piece to a square: one leg if it is the next stop, else the whole way.
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

    /// One leg of a capture that is not over.
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
        self.show_preview();
        vec![Intent::Stepped { at, may_end }]
    }

    fn animate_leg(&mut self, from: Square, path: &Path) {
        let (slides, Some(mover)) = (self.slides(path), self.tokens.at(from)) else { return };
        if self.settings.speed == Speed::None {
            return;
        }
        let arrival = slides.last().map_or(0.0, |slide| slide.span.end);
        let victims = path.captured.iter().filter_map(|&square| self.tokens.at(square));
        let jumped = victims.map(|victim| (victim.id, arrival)).collect();
        let crowned = self.crowning(path, &slides, path.roles[1]);
        let length = crowned.map_or(arrival, |span| span.end);
        let tracks = vec![Track { piece: mover.id, role: path.roles[0], slides, crowned }];
        self.motion.push(Animation { length, tracks, jumped, ..Animation::default() });
    }

    /// The selected piece was told to go where it cannot.
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
            _ if unfinished => here(RefusalReason::MustGoOn),
            Err(refusal) => refusal,
            // What was walked so far cannot become the move that the squares could mean.
            Ok(_) => here(RefusalReason::NoPath),
        };
        vec![self.refuse(from, Some(attempt), refusal)]
    }

    /// Shows a refusal and hands it on.
    pub(crate) fn refuse(&mut self, from: Square, attempt: Option<Attempt>, refusal: Refusal) -> Intent {
        let captures: Vec<&AnyMove> = self.legal.iter().filter(|mv| mv.is_capture()).collect();
        let routes = if refusal.names_pieces() && captures.len() <= MOST_ROUTES {
            let view = |mv: &&AnyMove| route::route_view(&self.position, None, mv, RouteKind::MustCapture);
            captures.iter().map(view).collect()
        } else {
            Vec::new()
        };
        self.refused = Some((refusal.clone(), routes));
        Intent::Refused(Refused { attempt, from, refusal })
    }

    /// The target under the pointer, else under the cursor.
    pub(crate) fn hovered_target(&self) -> Option<&Target> {
        let targets = &self.selection.as_ref()?.targets;
        let pointed = self.hover.or_else(|| self.cursor.shown());
        targets.iter().find(|target| Some(target.square) == pointed)
    }

    /// Works out the route to the target under the pointer or cursor.
    pub(crate) fn show_preview(&mut self) {
        let far = self.hovered_target().filter(|target| target.far).map(|target| target.square);
        self.preview = far.and_then(|square| {
            let selection = self.selection.as_ref()?;
            let mv = selection.only_move_to(square)?;
            Some(route::route_view(&self.position, Some(selection.walk()), &mv, RouteKind::Preview))
        });
    }
}

//! The state of a board on a screen, with its simple getters and setters.
//!
//! Not here: new positions and moves (`show`), input (`handle`), and the picture (`picture`).

use crownhead_rules::{AnyMove, AnyPosition, Color, Refusal, Role, Square, SquareSet};

use crate::{
    cursor::Cursor,
    event::Millis,
    motion::Motion,
    premove::Premoves,
    press::Press,
    route,
    selection::Selection,
    settings::{Movers, Settings, Speed},
    tokens::Tokens,
    view::{Point, RouteKind, RouteView, Target},
};

/// The most characters of a typed move.
pub(crate) const LONGEST_TEXT: usize = 80;

/// A board on a screen: a position, the user's input, and animations.
#[derive(Clone, Debug)]
pub struct Board {
    pub(crate) position: AnyPosition,
    pub(crate) legal: Vec<AnyMove>,
    /// The squares of movable pieces.
    pub(crate) starts: SquareSet,
    pub(crate) tokens: Tokens,
    pub(crate) motion: Motion,
    pub(crate) settings: Settings,
    pub(crate) movers: Movers,
    pub(crate) flipped: bool,
    pub(crate) last: Option<(Square, Square)>,
    /// The squares that the last move visited, if it turned on its way.
    pub(crate) last_stops: Vec<Square>,
    pub(crate) selection: Option<Selection>,
    pub(crate) press: Option<Press>,
    /// An immovable piece is being pressed; its target is not known yet.
    pub(crate) tried: Option<Square>,
    /// Where a piece was released, for the slide that follows.
    pub(crate) dropped: Option<Point>,
    pub(crate) hover: Option<Square>,
    pub(crate) preview: Option<RouteView>,
    /// The captures of the selected piece.
    pub(crate) fan: Vec<(AnyMove, RouteView)>,
    /// The squares under a dragged piece so far.
    pub(crate) trail: Vec<Square>,
    pub(crate) premoves: Premoves,
    /// The piece whose move is being planned.
    pub(crate) planned_from: Option<Square>,
    /// The opponent's move on which the next plan depends, once its start or both ends are chosen.
    pub(crate) expected: Option<(Square, Option<Square>)>,
    pub(crate) cursor: Cursor,
    pub(crate) typed: String,
    pub(crate) hint: Option<(AnyMove, RouteView)>,
    pub(crate) refused: Option<(Refusal, Vec<RouteView>)>,
    /// The pieces one of which may be huffed; see [`Board::choose_huff`].
    pub(crate) huffable: SquareSet,
}

impl Board {
    /// A board that shows a position, with White at the bottom and both sides movable.
    pub fn new(position: AnyPosition) -> Board {
        let legal = position.legal_moves();
        Board {
            starts: legal.iter().map(crownhead_rules::AnyMove::from).collect(),
            legal,
            tokens: Tokens::new(&position),
            position,
            motion: Motion::default(),
            settings: Settings::default(),
            movers: Movers::default(),
            flipped: false,
            last: None,
            last_stops: Vec::new(),
            selection: None,
            press: None,
            tried: None,
            dropped: None,
            hover: None,
            preview: None,
            fan: Vec::new(),
            trail: Vec::new(),
            premoves: Premoves::default(),
            planned_from: None,
            expected: None,
            cursor: Cursor::default(),
            typed: String::new(),
            hint: None,
            refused: None,
            huffable: SquareSet::EMPTY,
        }
    }

    /// The position, without an unfinished capture.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The legal moves of the position.
    pub fn legal_moves(&self) -> &[AnyMove] {
        &self.legal
    }

    /// Replaces the position and discards the user's input on the old one.
    pub(crate) fn replace(&mut self, position: AnyPosition, last: Option<(Square, Square)>) {
        self.legal = position.legal_moves();
        self.starts = self.legal.iter().map(crownhead_rules::AnyMove::from).collect();
        self.position = position;
        self.last = last;
        self.last_stops.clear();
        (self.selection, self.press, self.dropped) = (None, None, None);
        (self.hint, self.refused, self.preview) = (None, None, None);
        self.huffable = SquareSet::EMPTY;
    }

    /// Whether captured pieces leave the board one by one.
    pub(crate) fn removes_at_once(&self) -> bool {
        self.position.rules().house_rules().removal.is_at_once()
    }

    /// Whose pieces the user may move.
    pub fn set_movers(&mut self, movers: Movers) {
        self.movers = movers;
        if !self.users_turn() {
            (self.selection, self.press, self.preview) = (None, None, None);
        }
        if !movers.includes(self.position.turn()) {
            self.huffable = SquareSet::EMPTY;
        }
    }

    /// Whose pieces the user may move.
    pub fn movers(&self) -> Movers {
        self.movers
    }

    pub(crate) fn users_turn(&self) -> bool {
        !self.legal.is_empty() && self.movers.includes(self.position.turn())
    }

    /// Turns the board: `true` puts Black at the bottom.
    pub fn set_flipped(&mut self, flipped: bool) {
        self.flipped = flipped;
        self.press = None;
        self.hover = None;
    }

    /// Whether Black sits at the bottom.
    pub fn flipped(&self) -> bool {
        self.flipped
    }

    /// The side shown at the bottom.
    pub fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    /// The display settings.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes the display settings.
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = settings;
        if settings.speed == Speed::None {
            self.motion.skip();
        }
    }

    /// Shows or removes a suggested move. The next move removes it too. A suggestion replaces the highlights of a
    /// refusal.
    pub fn set_hint(&mut self, hint: Option<AnyMove>) {
        if hint.is_some() {
            self.refused = None;
        }
        let route = |mv: AnyMove| (mv, route::route_view(&self.position, None, &mv, RouteKind::Hint));
        self.hint = hint.map(route);
    }

    /// The suggested move being shown.
    pub fn hint(&self) -> Option<AnyMove> {
        self.hint.as_ref().map(|(mv, _)| *mv)
    }

    /// Removes the highlights of a refusal. The next accepted action does so too.
    pub fn clear_refusal(&mut self) {
        self.refused = None;
    }

    /// Discards selection, walk, drag, typed text and the choice of a piece to huff.
    pub fn cancel(&mut self) {
        self.huffable = SquareSet::EMPTY;
        (self.selection, self.press, self.dropped, self.preview) = (None, None, None, None);
        self.typed.clear();
    }

    /// Advances time. Returns whether anything may look different.
    pub fn tick(&mut self, now: Millis) -> bool {
        self.motion.set_now(now)
    }

    /// Whether anything moves, so that the caller must keep ticking.
    pub fn is_animating(&self) -> bool {
        !self.motion.is_idle()
    }

    /// The time at which all animations end, if there are any.
    pub fn animation_ends(&self) -> Option<Millis> {
        self.motion.ends()
    }

    /// Ends all animations at once.
    pub fn skip(&mut self) {
        self.motion.skip();
    }

    /// The start, the square and the role of the selected piece.
    pub(crate) fn walker(&self) -> Option<(Square, Square, Role)> {
        let walk = self.selection.as_ref()?.walk();
        Some((walk.stops()[0], *walk.stops().last()?, walk.role()))
    }

    /// Whether the user may pick up the piece on a square now.
    pub(crate) fn is_movable(&self, square: Square) -> bool {
        self.users_turn() && self.starts.contains(square)
    }

    /// The target under the pointer, else under the cursor.
    pub(crate) fn hovered_target(&self) -> Option<&Target> {
        let targets = &self.selection.as_ref()?.targets;
        let pointed = self.hover.or_else(|| self.cursor.shown());
        targets.iter().find(|target| Some(target.square) == pointed)
    }

    /// Finds the route to the target under the pointer or cursor.
    pub(crate) fn show_preview(&mut self) {
        let far = self.hovered_target().filter(|target| target.far).map(|target| target.square);
        self.preview = far.and_then(|square| {
            let selection = self.selection.as_ref()?;
            let mv = selection.only_move_to(square)?;
            Some(route::route_view(&self.position, Some(selection.walk()), &mv, RouteKind::Preview))
        });
    }

    /// The keyboard cursor, while the keyboard is in use.
    pub fn cursor(&self) -> Option<Square> {
        self.cursor.shown()
    }

    /// The square with the keyboard focus, or that would get it.
    pub fn focus_square(&self) -> Square {
        let first = || self.starts.iter().next().filter(|_| self.users_turn());
        let any = || self.position.board().all().next_back();
        let found = self
            .cursor
            .square
            .or_else(|| self.selection.as_ref().map(Selection::at))
            .or_else(first)
            .or_else(any);
        found.unwrap_or_else(|| unreachable!("every board has squares"))
    }

    /// The move being typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Replaces the move being typed, for screens with a text field of their own. Enter plays it.
    pub fn set_typed(&mut self, text: &str) {
        self.typed = text.chars().take(LONGEST_TEXT).collect();
    }
}

//! A board on the page: its state as signals, its input and its animation.
//!
//! Not here: handling intents. Each page listens and decides.

use std::sync::Arc;

use crownhead_boardview::{
    Board, Event, Frame, FrameKind, Intent, Key, Millis, PieceState, PieceView, Point, View,
};
use crownhead_rules::{AnyPosition, AnyRules, Square};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::cells::cell_id;
use crate::{
    model::{knowledge::Badge, settings::BoardLook},
    platform::now,
};

type OnIntent = Arc<dyn Fn(Intent) + Send + Sync>;
type WhenStill = Arc<dyn Fn() + Send + Sync>;

/// The callbacks of the page that a board belongs to.
#[derive(Clone)]
struct Listener {
    on_intent: OnIntent,
    when_still: WhenStill,
}

/// A board on the page. The components of the board get it from the context.
#[derive(Clone, Copy)]
pub(crate) struct BoardHandle(StoredValue<Inner>);

/// A board and its signals.
struct Inner {
    board: Board,
    view: RwSignal<View>,
    /// The pieces in motion. They change in every frame, and nothing else does.
    above: RwSignal<Vec<PieceView>>,
    stamp: RwSignal<u32>,
    moving: RwSignal<bool>,
    badges: Memo<Vec<Badge>>,
    look: RwSignal<BoardLook>,
    /// Whether the page takes the arrow keys, and whether the board has the focus from the keyboard.
    arrows_walk: bool,
    focus_by_key: bool,
    /// Whether the next frame of an animation has been requested.
    ticking: bool,
    listener: Option<Listener>,
}

impl BoardHandle {
    /// A board that shows a position.
    pub(crate) fn new(position: AnyPosition) -> BoardHandle {
        let board = Board::new(position);
        let (view, above) = parts(board.view());
        let (view, above) = (RwSignal::new(view), RwSignal::new(above));
        let badges = Memo::new(|_| Vec::new());
        let (stamp, moving, look) =
            (RwSignal::new(0), RwSignal::new(false), RwSignal::new(BoardLook::default()));
        let (arrows_walk, focus_by_key, ticking, listener) = (false, false, false, None);
        BoardHandle(StoredValue::new(Inner {
            board,
            view,
            above,
            stamp,
            moving,
            badges,
            look,
            arrows_walk,
            focus_by_key,
            ticking,
            listener,
        }))
    }

    /// Shows badges on its squares, and puts the board into the context.
    pub(crate) fn provide(self, badges: Memo<Vec<Badge>>) -> BoardHandle {
        self.0.update_value(|inner| inner.badges = badges);
        provide_context(self);
        self
    }

    /// Leaves the arrow keys to the page, unless the board has the focus from the keyboard.
    pub(crate) fn let_arrows_walk(self) {
        self.0.update_value(|inner| inner.arrows_walk = true);
    }

    /// Whether the arrow keys belong to the page now.
    pub(super) fn arrows_walk(self) -> bool {
        self.0.with_value(|inner| inner.arrows_walk && !inner.focus_by_key)
    }

    /// Notes whether the focus came to the board from the keyboard.
    pub(super) fn note_focus(self, by_key: bool) {
        self.0.update_value(|inner| inner.focus_by_key = by_key);
    }

    /// The pieces in motion, as they are drawn now.
    pub(super) fn above(self) -> RwSignal<Vec<PieceView>> {
        self.0.with_value(|inner| inner.above)
    }

    /// The picture.
    pub(crate) fn view(self) -> RwSignal<View> {
        self.0.with_value(|inner| inner.view)
    }

    /// Changes whenever the description of a square may change; not with every frame of an animation.
    pub(crate) fn stamp(self) -> RwSignal<u32> {
        self.0.with_value(|inner| inner.stamp)
    }

    /// Whether anything moves on the board.
    pub(crate) fn moving(self) -> RwSignal<bool> {
        self.0.with_value(|inner| inner.moving)
    }

    /// How the page shows it.
    pub(crate) fn look(self) -> RwSignal<BoardLook> {
        self.0.with_value(|inner| inner.look)
    }

    /// Endgame-table values shown on squares.
    pub(crate) fn badges(self) -> Memo<Vec<Badge>> {
        self.0.with_value(|inner| inner.badges)
    }

    /// The board, from the context.
    pub(crate) fn get() -> BoardHandle {
        expect_context()
    }

    /// Passes intents to `on_intent`, and calls `when_still` whenever an animation has ended.
    pub(crate) fn listen(
        self,
        on_intent: impl Fn(Intent) + Send + Sync + 'static,
        when_still: impl Fn() + Send + Sync + 'static,
    ) {
        let listener = Listener { on_intent: Arc::new(on_intent), when_still: Arc::new(when_still) };
        self.0.update_value(|inner| inner.listener = Some(listener));
    }

    /// Changes the board and shows the result.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Board, Millis) -> T) -> T {
        let result = self.alter(change);
        self.refresh();
        result
    }

    /// The same without showing it.
    fn alter<T>(self, change: impl FnOnce(&mut Board, Millis) -> T) -> T {
        let result = self.0.try_update_value(|inner| change(&mut inner.board, now()));
        // The value lives as long as the page.
        result.expect("the board is not being changed")
    }

    /// Looks at the board.
    pub(crate) fn read<T>(self, look: impl FnOnce(&Board) -> T) -> T {
        self.0.with_value(|inner| look(&inner.board))
    }

    /// The rules of the position on it.
    pub(crate) fn rules(self) -> AnyRules {
        self.read(|board| board.position().rules())
    }

    /// Publishes what is visible. A signal that is set wakes everything that reads it, so each is set only if it differs:
    /// while pieces slide, that is `above` alone. Returns whether anything but the pieces in motion changed.
    fn publish(self) -> bool {
        let (view, above) = parts(self.read(Board::view));
        if self.above().with_untracked(|before| *before != above) {
            self.above().set(above);
        }
        let changed = self.view().with_untracked(|before| *before != view);
        if changed {
            self.view().set(view);
        }
        changed
    }

    fn refresh(self) {
        _ = self.publish();
        self.follow();
    }

    /// Lets everything look at the board again, and starts what moves on it.
    fn follow(self) {
        let moving = self.read(Board::is_animating);
        if self.moving().get_untracked() != moving {
            self.moving().set(moving);
        }
        self.stamp().update(|stamp| *stamp = stamp.wrapping_add(1));
        if moving && !self.0.with_value(|inner| inner.ticking) {
            self.0.update_value(|inner| inner.ticking = true);
            request_animation_frame(move || self.frame());
        }
    }

    fn frame(self) {
        let tick = |inner: &mut Inner| {
            inner.board.tick(now());
            inner.board.is_animating()
        };
        if self.0.try_update_value(tick).unwrap_or(false) {
            _ = self.publish();
            return request_animation_frame(move || self.frame());
        }
        self.0.update_value(|inner| inner.ticking = false);
        self.refresh();
        if let Some(listener) = self.listener() {
            (listener.when_still)();
        }
    }

    /// Milliseconds until all animations have ended.
    pub(crate) fn moves_for(self) -> f64 {
        self.read(|board| board.animation_ends().map_or(0.0, |end| (end - now()).max(0.0)))
    }

    /// Passes an event to the board, and its intents on.
    pub(crate) fn event(self, event: Event) {
        let intents = self.alter(|board, now| board.handle(event, now));
        // A pointer that only carries a piece, or crosses a square, changes no description, and comes with every frame.
        let carries = matches!(event, Event::PointerMove(_)) && !self.read(Board::is_animating);
        if self.publish() || !carries {
            self.follow();
        }
        self.pass_on(intents);
    }

    fn listener(self) -> Option<Listener> {
        self.0.with_value(|inner| inner.listener.clone())
    }

    fn pass_on(self, intents: Vec<Intent>) {
        let Some(listener) = self.listener() else { return };
        for intent in intents {
            (listener.on_intent)(intent);
        }
    }

    /// The selected square.
    pub(crate) fn selected(self) -> Option<Square> {
        let is = |frame: &&Frame| frame.kind == FrameKind::Selected;
        self.view().with(|view| view.frames.iter().find(is).map(|frame| frame.square))
    }

    /// Passes a key to the board. Returns whether the board uses it.
    pub(crate) fn key(self, key: Key) -> bool {
        let used = self.read(|board| board.uses(key));
        if used {
            self.event(Event::Key(key));
        }
        used
    }

    /// Plays a move typed into a field beside the board, and clears the text typed on the board. Returns whether the
    /// text was a move.
    pub(crate) fn type_move(self, text: &str) -> bool {
        if text.trim().is_empty() {
            return false;
        }
        let intents = self.change(|board, now| {
            board.set_typed(text);
            board.handle(Event::Key(Key::Enter), now)
        });
        let played = intents.iter().any(|intent| matches!(intent, Intent::Play(_)));
        self.pass_on(intents);
        played
    }

    /// Clears the text typed on the board, because typing continues in a field.
    pub(crate) fn forget_typed(self) {
        self.change(|board, _| board.set_typed(""));
    }
}

/// Whether a piece is drawn above everything else.
pub(super) fn is_above(piece: &PieceView) -> bool {
    matches!(piece.state, PieceState::Moving | PieceState::Dragged)
}

/// What stays the same while pieces are in motion, and those pieces. In the first part they keep their squares only.
fn parts(mut view: View) -> (View, Vec<PieceView>) {
    let above: Vec<PieceView> = view.pieces.iter().filter(|piece| is_above(piece)).cloned().collect();
    for piece in view.pieces.iter_mut().filter(|piece| is_above(piece)) {
        piece.at = Point::default();
        (piece.opacity, piece.scale, piece.turns, piece.crowning) = (1.0, 1.0, 0.0, None);
    }
    (view, above)
}

/// Moves the focus to a square of the board.
pub(crate) fn focus_square(square: Square) {
    let cell = document()
        .get_element_by_id(&cell_id(square))
        .and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(cell) = cell {
        _ = cell.focus();
    }
}

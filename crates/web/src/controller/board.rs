//! The board on the screen: what is done to it, and its animation.

use crownhead_boardview::{Board, Event, Intent, Key, Millis};
use crownhead_rules::{AnyMove, Color, Square};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::App;
use crate::{model::session::Session, platform::now};

impl App {
    /// Does something to the board and shows the result.
    pub(super) fn with_board<T>(self, change: impl FnOnce(&mut Board, Millis) -> T) -> T {
        let result = self.board.try_update_value(|board| change(board, now()));
        self.refresh();
        // The value lives as long as the page.
        result.expect("the board is not being changed")
    }

    /// Looks at the board.
    pub(crate) fn read_board<T>(self, look: impl FnOnce(&Board) -> T) -> T {
        self.board.with_value(look)
    }

    fn refresh(self) {
        let (view, moving) = self.board.with_value(|board| (board.view(), board.is_animating()));
        self.view.set(view);
        if self.moving.get_untracked() != moving {
            self.moving.set(moving);
        }
        self.board_stamp.update(|stamp| *stamp = stamp.wrapping_add(1));
        if moving && !self.notes.get_value().ticking {
            self.note(|notes| notes.ticking = true);
            request_animation_frame(move || self.frame());
        }
    }

    fn frame(self) {
        let moving = self
            .board
            .try_update_value(|board| {
                board.tick(now());
                board.is_animating()
            })
            .unwrap_or(false);
        if moving {
            self.view.set(self.board.with_value(Board::view));
            request_animation_frame(move || self.frame());
        } else {
            self.note(|notes| notes.ticking = false);
            self.refresh();
            self.when_still();
        }
    }

    /// What was on its way has been seen; what comes now is next.
    pub(super) fn settle(self) {
        self.moving.set(false);
        self.shown.with_untracked(|_| ());
    }

    /// Milliseconds until nothing moves any more.
    pub(super) fn moves_for(self) -> f64 {
        self.board.with_value(|board| board.animation_ends().map_or(0.0, |end| (end - now()).max(0.0)))
    }

    /// Hands something that a person did to the board, and does what comes of it.
    pub(crate) fn board_event(self, event: Event) {
        for intent in self.with_board(|board, now| board.handle(event, now)) {
            self.carry_out(intent);
        }
    }

    /// Hands a key to the board if it has a use for it. Tells whether it has.
    pub(crate) fn board_key(self, key: Key) -> bool {
        let used = self.board.with_value(|board| board.uses(key));
        if used {
            self.board_event(Event::Key(key));
        }
        used
    }

    /// Plays a move that was typed elsewhere, whatever is typed on the board. Tells whether it was one.
    pub(crate) fn type_move(self, text: &str) -> bool {
        if text.trim().is_empty() {
            return false;
        }
        let intents = self.with_board(|board, now| {
            board.set_typed(text);
            board.handle(Event::Key(Key::Enter), now)
        });
        let played = intents.iter().any(|intent| matches!(intent, Intent::Play(_)));
        for intent in intents {
            self.carry_out(intent);
        }
        played
    }

    /// Forgets what is typed on the board: it goes on elsewhere.
    pub(crate) fn forget_typed(self) {
        self.with_board(|board, _| board.set_typed(""));
    }

    fn carry_out(self, intent: Intent) {
        match intent {
            Intent::Play(mv) => self.play_own(mv),
            Intent::Huff(square) => self.huff_own(square),
            Intent::Refused(refused) => self.say_refusal(&refused),
            Intent::Unreadable { text, .. } => self.say_unreadable(&text),
            Intent::NotYourTurn => self.say_not_your_turn(),
            Intent::Selected(square) => self.say_selected(square),
            Intent::Deselected => self.said.set(None),
            Intent::Stepped { at, may_end } => self.say_stepped(at, may_end),
            Intent::CursorMoved(square) => focus_square(square),
        }
    }

    pub(super) fn show_position_at_once(self) {
        let (position, last) = self.position_and_last();
        let flipped = self.session.with_untracked(|session| session.seats().bottom() == Color::Black);
        self.with_board(|board, _| {
            board.set_position(position, last);
            board.set_flipped(flipped);
        });
        self.apply_settings();
        self.apply_movers();
    }

    pub(super) fn slide_to_position(self) {
        let (position, last) = self.position_and_last();
        self.with_board(|board, now| board.slide_to(position, last, now));
        self.apply_movers();
    }

    fn position_and_last(self) -> (crownhead_rules::AnyPosition, Option<AnyMove>) {
        self.session.with_untracked(|session| (*session.position(), session.game().moves().last().copied()))
    }

    pub(super) fn apply_movers(self) {
        let movers = self.session.with_untracked(|session| {
            if session.is_over() { crownhead_boardview::Movers::Nobody } else { session.seats().movers() }
        });
        self.with_board(|board, _| board.set_movers(movers));
    }

    pub(super) fn apply_settings(self) {
        let rules = self.session.with_untracked(Session::rules);
        let settings = self.settings.with_untracked(|settings| settings.for_board(rules));
        self.with_board(|board, _| board.set_settings(settings));
    }

    pub(crate) fn flip(self) {
        self.with_board(|board, _| board.set_flipped(!board.flipped()));
        self.keep();
    }
}

/// Puts the focus on a square of the board.
pub(crate) fn focus_square(square: Square) {
    let id = format!("cell-{}", square.number());
    let cell =
        document().get_element_by_id(&id).and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(cell) = cell {
        _ = cell.focus();
    }
}

//! The review of a line: every move judged, a graph, mistakes with the lines that show them, and questions about them.
//!
//! Not here: judgments (the engine's worker), sentences (`prose`).
//!
//! Invariant: results belong to the nodes that the review was started with. Another study, or one without these nodes,
//! ends the review.

mod graph;
mod lesson;
mod panel;
mod run;
mod sheet;

use crownhead_api::study::Reply;
use leptos::prelude::*;

use crate::platform::engine_link::EngineLink;
use lesson::Lesson;
use sheet::Sheet;

pub(super) use lesson::Pointer;
pub(super) use panel::{ReviewButton, ReviewPanel};

/// The review's part of the page's state.
#[derive(Clone, Copy)]
pub(super) struct Review {
    sheet: RwSignal<Option<Sheet>>,
    lesson: RwSignal<Option<Lesson>>,
    /// The stamp of the tree right after the marks were added: they can be removed while it stays.
    kept: RwSignal<Option<u32>>,
    /// The number of the last request. Replies to earlier ones don't count.
    id: StoredValue<u32>,
    /// Changes whenever a line that is being shown has to stop.
    turn: StoredValue<u32>,
    link: StoredValue<Option<EngineLink<Reply>>, LocalStorage>,
}

impl Review {
    pub(super) fn new() -> Review {
        Review {
            sheet: RwSignal::new(None),
            lesson: RwSignal::new(None),
            kept: RwSignal::new(None),
            id: StoredValue::new(0),
            turn: StoredValue::new(0),
            link: StoredValue::new_local(None),
        }
    }

    /// Whether its panel is open.
    pub(super) fn is_open(self) -> Memo<bool> {
        Memo::new(move |_| self.sheet.with(Option::is_some))
    }

    /// Whether questions are being asked.
    pub(super) fn is_asking(self) -> Memo<bool> {
        Memo::new(move |_| self.lesson.with(Option::is_some))
    }

    /// Whether questions are being asked at this moment, for event handlers.
    pub(super) fn asks_now(self) -> bool {
        self.lesson.with_untracked(Option::is_some)
    }

    /// Begins a new turn, which ends all lines that are being shown, and returns its number.
    fn next_turn(self) -> u32 {
        let next = |turn: &mut u32| {
            *turn = turn.wrapping_add(1);
            *turn
        };
        self.turn.try_update_value(next).unwrap_or_default()
    }

    fn is_turn(self, turn: u32) -> bool {
        self.turn.get_value() == turn
    }
}

//! What the game page shows or hides: drawings, everything but the board, the size of the board.

use crownhead_rules::Square;
use crownhead_study::Drawing;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::App;
use crate::{
    board::{drawn, pointer::square_under},
    model::settings::Settings,
    platform::looks,
};

/// The state of the game page's display.
#[derive(Clone, Copy)]
pub(crate) struct Display {
    /// Whether only the board and the players are shown.
    pub(crate) zen: RwSignal<bool>,
    /// The arrows and circles on the board.
    pub(crate) drawings: RwSignal<Vec<Drawing>>,
    /// Where the right button was pressed.
    from: StoredValue<Option<Square>>,
}

impl Display {
    pub(super) fn new() -> Display {
        Display {
            zen: RwSignal::new(false),
            drawings: RwSignal::new(Vec::new()),
            from: StoredValue::new(None),
        }
    }
}

impl App {
    pub(crate) fn display(self) -> Display {
        self.notes.get_value().display
    }

    /// Hides everything but the board and the players, or shows it again.
    pub(crate) fn toggle_zen(self) {
        let zen = self.display().zen;
        zen.update(|zen| *zen = !*zen);
        self.sheet.set(false);
        looks::show_zen(zen.get_untracked());
    }

    /// Ends zen mode. Returns whether it was on.
    pub(crate) fn end_zen(self) -> bool {
        let on = self.display().zen.get_untracked();
        if on {
            self.toggle_zen();
        }
        on
    }

    /// The right button begins a drawing; the left one wipes all.
    pub(crate) fn begin_drawing(self, event: &PointerEvent) {
        match event.button() {
            0 => self.wipe_drawings(),
            2 => self.display().from.set_value(square_under(self.board, event)),
            _ => {}
        }
    }

    /// Ends a drawing. Drawing the same again erases it.
    pub(crate) fn end_drawing(self, event: &PointerEvent) {
        if event.button() != 2 {
            return;
        }
        let from = self.display().from.get_value();
        self.display().from.set_value(None);
        let Some(drawing) = drawn::drawing(self.board, from, event) else { return };
        self.display().drawings.update(|drawings| {
            let count = drawings.len();
            drawings.retain(|old| (old.from, old.to) != (drawing.from, drawing.to) || old.ink != drawing.ink);
            if drawings.len() == count {
                drawings.push(drawing);
            }
        });
    }

    /// Removes all drawings.
    pub(super) fn wipe_drawings(self) {
        let drawings = self.display().drawings;
        if !drawings.with_untracked(Vec::is_empty) {
            drawings.set(Vec::new());
        }
    }

    /// Sets the width of the board, in percent of the room there is.
    pub(crate) fn set_board_size(self, percent: f64) {
        let percent = percent.clamp(f64::from(Settings::LEAST_SIZE), f64::from(Settings::FULL_SIZE));
        self.change_settings(|settings| settings.size = percent.round() as u8);
    }
}

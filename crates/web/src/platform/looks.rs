//! The looks of the whole page: attributes of its root that the style sheets read.

use leptos::prelude::document;

use crate::model::{looks::BoardTheme, settings::Settings};

/// Shows the chosen looks. `theme.js` does the same before the first paint.
pub(crate) fn show(settings: &Settings) {
    let board = (settings.board != BoardTheme::default()).then(|| settings.board.key());
    for (name, value) in [("data-theme", settings.theme.token()), ("data-board", board)] {
        let Some(root) = document().document_element() else { return };
        _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// Hides everything but the board, or shows it again.
pub(crate) fn show_zen(on: bool) {
    let Some(root) = document().document_element() else { return };
    _ = root.toggle_attribute_with_force("data-zen", on);
}

//! Sentences whose moves stay whole at the end of a line.

use leptos::prelude::*;

use crate::model::whole_moves::parts;

/// A text that is set, as elements.
pub(crate) fn whole_moves(text: &str) -> impl IntoView + use<> {
    let part = |(part, is_move): (&str, bool)| {
        let part = part.to_owned();
        if is_move { view! { <span class="move-text">{part}</span> }.into_any() } else { part.into_any() }
    };
    parts(text).into_iter().map(part).collect::<Vec<_>>()
}

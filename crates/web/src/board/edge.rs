//! The names of squares beside the board. Not here: which names those are (`model/edge_names.rs`).

use leptos::prelude::*;

use super::handle::BoardHandle;
use crate::model::edge_names::{EdgeName, edge_names};

/// The names.
#[component]
pub(super) fn EdgeNames() -> impl IntoView {
    let board = BoardHandle::get();
    let names = Memo::new(move |_| {
        if !board.look().get().names_outside {
            return Vec::new();
        }
        board.view().with(|view| edge_names(&view.squares, view.width, view.height))
    });
    let name = move |(side, at, text): EdgeName| {
        let (width, height) = board.view().with_untracked(|view| (view.width, view.height));
        let (edge, count) = if matches!(side, "left" | "right") { ("top", height) } else { ("left", width) };
        let style = format!("{edge}:{:.3}%", (f32::from(at) + 0.5) / f32::from(count) * 100.0);
        view! { <span class=format!("edge-{side}") style=style>{text}</span> }
    };
    view! {
        <div class="edge-names" aria-hidden="true" hidden=move || names.with(Vec::is_empty)>
            {move || names.get().into_iter().map(name).collect_view()}
        </div>
    }
}

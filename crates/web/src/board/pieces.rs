//! The look of the pieces. Each look is drawn once as an SVG symbol and used by name.

use crownhead_rules::{AnyRules, Color, Role};
use leptos::prelude::*;

use super::sets::symbols;
use crate::model::looks::PieceSet;

/// The symbols for all boards and discs on the page.
#[component]
pub(crate) fn PieceSymbols(#[prop(into)] set: Signal<PieceSet>) -> impl IntoView {
    view! { <svg class="hush" aria-hidden="true" focusable="false" inner_html=move || symbols(set.get(), "")></svg> }
}

/// The name of the symbol for a piece.
pub(crate) fn symbol(rules: AnyRules, color: Color, role: Role) -> String {
    let look = crownhead_prose::sides(rules, color).look.token();
    match role {
        Role::Man => format!("man-{look}"),
        Role::King => format!("king-{look}"),
    }
}

/// The contents of a group that shows a symbol across a whole square.
pub(crate) fn use_symbol(symbol: &str) -> String {
    format!(r##"<use href="#{symbol}" width="100" height="100"/>"##)
}

/// A piece as a small picture next to text.
#[component]
pub(crate) fn Disc(
    #[prop(into)] rules: Signal<AnyRules>,
    #[prop(into)] color: Signal<Color>,
    #[prop(optional)] king: bool,
) -> impl IntoView {
    let role = if king { Role::King } else { Role::Man };
    let inside = move || use_symbol(&symbol(rules.get(), color.get(), role));
    view! { <svg class="disc" viewBox="4 4 92 92" aria-hidden="true" focusable="false" inner_html=inside></svg> }
}

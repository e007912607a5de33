//! The look of the pieces. Each look is drawn once as an SVG symbol and used by name.

use std::fmt::Write;

use crownhead_prose::PieceLook;
use crownhead_rules::{AnyRules, Color, Role};
use leptos::prelude::*;

/// The colors of a look: light, middle and dark tones of the face, the edge, the rings, their highlight, and the crown.
struct Paint {
    look: PieceLook,
    face: [&'static str; 3],
    edge: &'static str,
    ring: &'static str,
    ring_light: &'static str,
    crown: [&'static str; 2],
}

const PAINTS: [Paint; 4] = [
    Paint {
        look: PieceLook::Ivory,
        face: ["#fffcf4", "#f1e7d0", "#d9caa8"],
        edge: "#a8976f",
        ring: "#b6a47c",
        ring_light: "#fffdf6",
        crown: ["#d99c22", "#8a5d0c"],
    },
    Paint {
        look: PieceLook::Ebony,
        face: ["#55504b", "#332f2c", "#221f1d"],
        edge: "#0d0c0b",
        ring: "#171513",
        ring_light: "#6d6761",
        crown: ["#f0c251", "#7a5413"],
    },
    Paint {
        look: PieceLook::Red,
        face: ["#e8664f", "#c53b28", "#9c2a1b"],
        edge: "#5f150c",
        ring: "#7f1f13",
        ring_light: "#f39480",
        crown: ["#ffd976", "#7a3a0c"],
    },
    Paint {
        look: PieceLook::Green,
        face: ["#63b57d", "#368651", "#236339"],
        edge: "#103a1f",
        ring: "#1b5430",
        ring_light: "#9bd8ae",
        crown: ["#ffdf80", "#5f4a0c"],
    },
];

/// The symbols for all boards and discs on the page.
#[component]
pub(crate) fn PieceSymbols() -> impl IntoView {
    let symbols = PAINTS.iter().fold(String::new(), |mut text, paint| {
        // Writing to a string never fails.
        _ = symbols_of(&mut text, paint);
        text
    });
    view! { <svg class="hush" aria-hidden="true" focusable="false" inner_html=symbols></svg> }
}

fn symbols_of(text: &mut String, paint: &Paint) -> std::fmt::Result {
    let Paint { look, face: [light, middle, dark], edge, ring, ring_light, crown: [gold, gold_edge] } = paint;
    let name = look.token();
    write!(
        text,
        r#"<defs><radialGradient id="face-{name}" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="{light}"/><stop offset=".55" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient></defs>"#
    )?;
    let disc = |y: f32| {
        format!(
            r#"<circle cx="50" cy="{low}" r="38.500" fill="{edge}"/><circle cx="50" cy="{y}" r="38.500" fill="url(#face-{name})" stroke="{edge}" stroke-width="1"/><circle cx="50" cy="{lit}" r="30" fill="none" stroke="{ring_light}" stroke-opacity=".55" stroke-width="1.800"/><circle cx="50" cy="{y}" r="30" fill="none" stroke="{ring}" stroke-opacity=".75" stroke-width="1.800"/>"#,
            low = y + 5.0,
            lit = y + 1.6,
        )
    };
    let inner = format!(
        r#"<circle cx="50" cy="49.600" r="20.500" fill="none" stroke="{ring_light}" stroke-opacity=".5" stroke-width="1.600"/><circle cx="50" cy="48" r="20.500" fill="none" stroke="{ring}" stroke-opacity=".65" stroke-width="1.600"/>"#
    );
    let shadow = r##"<ellipse cx="50" cy="58" rx="39" ry="37.500" fill="#000" fill-opacity=".2"/>"##;
    let crown = format!(
        r#"<g transform="translate(0 -5)"><path d="M32.500 58.500 29.500 38l11.200 8.600L50 32l9.300 14.600L70.500 38l-3 20.500z" fill="{gold}" stroke="{gold_edge}" stroke-width="1.400" stroke-linejoin="round"/><rect x="32.500" y="60.500" width="35" height="5.200" rx="2.600" fill="{gold}" stroke="{gold_edge}" stroke-width="1.200"/></g>"#
    );
    write!(
        text,
        r#"<symbol id="man-{name}" viewBox="0 0 100 100" overflow="visible">{shadow}{}{inner}</symbol>"#,
        disc(48.0)
    )?;
    write!(
        text,
        r#"<symbol id="king-{name}" viewBox="0 0 100 100" overflow="visible">{shadow}{}{}{crown}</symbol>"#,
        disc(50.0),
        disc(43.0)
    )
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

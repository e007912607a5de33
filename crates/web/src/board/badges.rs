//! Endgame-table values on the board: a symbol and a ply count in the corner of a square.

use crownhead_engine::{Length, Verdict, Wdl};
use leptos::prelude::*;

use super::{UNIT, handle::BoardHandle};
use crate::model::knowledge::Badge;

/// The name of a value in the style sheet and in tests.
pub(crate) const fn token(worth: Wdl) -> &'static str {
    match worth {
        Wdl::Win => "win",
        Wdl::Draw => "draw",
        Wdl::Loss => "loss",
    }
}

/// Its symbol, drawn on a 12 by 12 grid: a check, two bars, a cross.
pub(crate) const fn glyph(worth: Wdl) -> &'static str {
    match worth {
        Wdl::Win => "M2 6.500 4.800 9.300 10 3.200",
        Wdl::Draw => "M2.200 4.200h7.600M2.200 7.800h7.600",
        Wdl::Loss => "M2.800 2.800l6.400 6.400M9.200 2.800l-6.400 6.400",
    }
}

/// The number of plies next to the symbol; none if unknown.
pub(crate) fn figure(verdict: Verdict) -> Option<String> {
    match verdict {
        Verdict::Win(Length::ToEnd(plies) | Length::ToConversion(plies))
        | Verdict::Loss(Length::ToEnd(plies) | Length::ToConversion(plies)) => Some(plies.to_string()),
        _ => None,
    }
}

/// The badges.
#[component]
pub(super) fn Badges() -> impl IntoView {
    let board = BoardHandle::get();
    view! { <g class="mark">{move || board.badges().get().into_iter().map(|badge| badge_view(board, badge)).collect_view()}</g> }
}

fn badge_view(board: BoardHandle, badge: Badge) -> impl IntoView {
    const HEIGHT: f32 = 34.0;
    let worth = Wdl::of(badge.verdict);
    let figure = figure(badge.verdict);
    let width = figure.as_ref().map_or(HEIGHT, |figure| 40.0 + 15.0 * figure.len() as f32);
    let at = board.read(|board| board.place(badge.square));
    let transform = format!("translate({:.1} {:.1})", at.x * UNIT + UNIT - 3.0 - width, at.y * UNIT + 3.0);
    view! {
        <g class=format!("badge badge-{}", token(worth)) class:best=badge.best data-testid=format!("badge-{}", badge.square.number()) transform=transform>
            <rect width=width height=HEIGHT rx="17"></rect>
            <path d=glyph(worth) transform="translate(6 6) scale(1.85)"></path>
            {figure.map(|figure| view! { <text x="31" y="25">{figure}</text> })}
        </g>
    }
}

//! The evaluation bar: the chances of White, of a draw and of Black.

use crownhead_api::ChanceRecord;
use crownhead_prose::study::{self, StudyLabel};
use leptos::prelude::*;

use super::desk::Desk;

/// The chances as whole percentages that add up to 100.
pub(super) fn percentages(chance: ChanceRecord) -> [u8; 3] {
    let rounded = |share: u16| (u32::from(share) + 50) / 100;
    let (white, black) = (rounded(chance[0]).min(100), rounded(chance[2]).min(100));
    let black = black.min(100 - white);
    [white as u8, (100 - white - black) as u8, black as u8]
}

/// The bar beside the board, and above it on small screens. The side at the bottom of the board is at its bottom.
#[component]
pub(super) fn Bar() -> impl IntoView {
    let desk = Desk::get();
    let chance = desk.shown_chance();
    let flipped = Memo::new(move |_| desk.board.view().with(|view| view.flipped));
    let shares = Memo::new(move |_| chance.get().map(percentages));
    let size =
        move |index: usize| move || format!("flex-grow:{}", shares.get().map_or(1, |shares| shares[index]));
    let words =
        move || shares.get().map_or_else(String::new, |[win, draw, loss]| study::chances(win, draw, loss));
    view! {
        <div
            class="bar"
            class:flipped=flipped
            class:unknown=move || shares.get().is_none()
            role="img"
            aria-label=move || format!("{}. {}", StudyLabel::Evaluation.text(), words())
            title=words
            data-testid="bar"
            data-white=move || shares.get().map(|shares| shares[0])
        >
            <span class="bar-black" style=size(2)></span>
            <span class="bar-draw" style=size(1)></span>
            <span class="bar-white" style=size(0)></span>
        </div>
    }
}

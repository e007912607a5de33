//! The board: an SVG picture under a grid of real elements for touch, keyboard and screen readers.
//!
//! Not here: what a click means (`boardview`), rules.

pub(crate) mod badges;
pub(crate) mod cells;
pub(crate) mod drawn;
mod edge;
pub(crate) mod grid;
pub(crate) mod handle;
pub(crate) mod layers;
pub(crate) mod mini;
pub(crate) mod pieces;
pub(crate) mod pointer;
pub(crate) mod sets;

use crownhead_boardview::PieceState;
use leptos::prelude::*;

use badges::Badges;
use cells::Cells;
use edge::EdgeNames;
use handle::BoardHandle;
use layers::{LastWay, Marks, MovingPieces, Names, Pieces, Routes, Squares, Targets};

/// Units of the picture per square.
pub(crate) const UNIT: f32 = 100.0;

/// The board of the page.
#[component]
pub(crate) fn GameBoard(
    /// What lies above the pieces: arrows, circles.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let board = BoardHandle::get();
    let view_box = Memo::new(move |_| {
        board
            .view()
            .with(|view| format!("0 0 {} {}", f32::from(view.width) * UNIT, f32::from(view.height) * UNIT))
    });
    let grabbing = Memo::new(move |_| {
        board.view().with(|view| view.pieces.iter().any(|piece| piece.state == PieceState::Dragged))
    });
    // A board need not be square.
    let shape = Memo::new(move |_| {
        board.view().with(|view| (f32::from(view.height) / f32::from(view.width.max(1))).to_string())
    });
    let large = Memo::new(move |_| board.view().with(|view| view.width > 8));
    view! {
        <div
            class="board"
            class:grabbing=grabbing
            class:large=large
            class:outside=move || board.look().get().names_outside
            class:blindfold=move || board.look().get().blindfold
            data-testid="board"
            style:--shape=shape
            on:pointerdown=move |event| pointer::down(board, &event)
            on:pointermove=move |event| pointer::moved(board, &event)
            on:pointerup=move |event| pointer::up(board, &event)
            on:pointercancel=move |_| pointer::cancelled(board)
            on:contextmenu=move |event| event.prevent_default()
        >
            <svg viewBox=view_box aria-hidden="true" focusable="false">
                <Squares/>
                <Marks/>
                <Names/>
                <LastWay/>
                <Pieces/>
                <Routes/>
                <Targets/>
                <Badges/>
            </svg>
            <EdgeNames/>
            <Cells/>
            <svg class="above" viewBox=view_box aria-hidden="true" focusable="false">
                <MovingPieces/>
                {children.map(|children| children())}
            </svg>
        </div>
    }
}

//! The grid of elements above the picture: one focusable cell for each playing square, labeled with its contents.

use crownhead_boardview::{Event, Key, SquareView};
use crownhead_prose::{Label, SquareFacts};
use crownhead_rules::Square;
use leptos::{ev::KeyboardEvent, prelude::*};

use super::handle::BoardHandle;

/// The grid.
#[component]
pub(super) fn Cells() -> impl IntoView {
    let board = BoardHandle::get();
    let rows = Memo::new(move |_| {
        board.view().with(|view| {
            let width = usize::from(view.width).max(1);
            let plain = |square: &SquareView| SquareView { label: None, ..square.clone() };
            view.squares
                .chunks(width)
                .map(|row| row.iter().map(plain).collect::<Vec<_>>())
                .collect::<Vec<_>>()
        })
    });
    // One cell is in the tab order: the cursor's, or else the first.
    let stop = Memo::new(move |_| {
        board.stamp().track();
        board
            .read(crownhead_boardview::Board::cursor)
            .or_else(|| rows.with(|rows| rows.iter().flatten().find_map(|square| square.square)))
    });
    let all = Memo::new(move |_| {
        board.stamp().track();
        let stop = stop.get();
        let playing =
            rows.with(|rows| rows.iter().flatten().filter_map(|view| view.square).collect::<Vec<_>>());
        playing.into_iter().map(|square| (square, Seen::of(board, square, stop))).collect::<Vec<_>>()
    });
    // One effect writes what has changed: with effects for each cell, every move would wake hundreds of them.
    Effect::new(move |before: Option<Vec<(Square, Seen)>>| {
        let now = all.get();
        let before = before.unwrap_or_default();
        for (index, (square, seen)) in now.iter().enumerate() {
            let known = before.get(index).filter(|(before, _)| before == square).map(|(_, seen)| seen);
            if known != Some(seen) {
                seen.write(*square, known);
            }
        }
        now
    });
    let row = move |row: Vec<SquareView>| {
        view! {
            <div class="cell-row" role="row">
                {row.into_iter().map(|square| cell(board, &square, stop.get_untracked())).collect_view()}
            </div>
        }
    };
    view! {
        <div
            class="cells"
            role="grid"
            aria-label=Label::Board.text()
            on:keydown=move |event| on_key(board, &event)
            on:focusout=move |_| board.event(Event::Blur)
        >
            {move || rows.get().into_iter().map(row).collect_view()}
        </div>
    }
}

pub(super) fn cell_id(square: Square) -> String {
    format!("cell-{}", square.number())
}

fn cell(board: BoardHandle, view: &SquareView, stop: Option<Square>) -> AnyView {
    let Some(square) = view.square else {
        return view! { <div role="gridcell" aria-hidden="true"></div> }.into_any();
    };
    let [class, tabindex, label, selected] = untrack(|| Seen::of(board, square, stop)).values();
    view! {
        <div
            id=cell_id(square)
            class=class
            role="gridcell"
            data-testid=format!("square-{}", square.number())
            tabindex=tabindex
            aria-label=label
            aria-selected=selected
            on:focus=move |_| {
                board.note_focus(is_focus_visible());
                board.event(Event::Focus(square));
            }
            on:click=move |event| {
                // A click without a pointer comes from assistive technology.
                if event.detail() == 0 {
                    board.event(Event::Activate(square));
                }
            }
        ></div>
    }
    .into_any()
}

/// The style and label of a cell.
#[derive(Clone, PartialEq, Eq)]
struct Seen {
    label: String,
    selected: bool,
    movable: bool,
    target: bool,
    /// 0 if it is in the tab order.
    tabindex: &'static str,
}

impl Seen {
    /// The attributes that change.
    const NAMES: [&str; 4] = ["class", "tabindex", "aria-label", "aria-selected"];

    fn of(board: BoardHandle, square: Square, stop: Option<Square>) -> Seen {
        let facts = board.read(|board| board.describe_square(square));
        let words = SquareFacts {
            square,
            piece: facts.piece,
            captured: facts.captured,
            selected: facts.selected,
            movable: facts.movable,
            must_capture: facts.must_capture,
            target: facts.target.as_ref().map(|target| target.role),
            huffable: facts.huffable,
            last_move: facts.last_move,
            hint: facts.hint,
        };
        let rules = board.rules();
        let label = crownhead_prose::square(rules, &words, board.look().get().spoken);
        let badge = board.badges().with(|badges| badges.iter().find(|badge| badge.square == square).copied());
        Seen {
            label: match badge {
                Some(badge) => crownhead_prose::endgames::known_square(&label, badge.verdict, badge.target),
                None => label,
            },
            selected: facts.selected,
            movable: facts.movable,
            target: facts.target.is_some() || facts.huffable,
            tabindex: if stop == Some(square) { "0" } else { "-1" },
        }
    }

    fn values(&self) -> [String; 4] {
        let word = |is: bool, word: &'static str| if is { word } else { "" };
        [
            format!("cell{}{}", word(self.movable, " can-move"), word(self.target, " can-go")),
            self.tabindex.to_owned(),
            self.label.clone(),
            self.selected.to_string(),
        ]
    }

    /// Writes to the cell what differs from before.
    fn write(&self, square: Square, before: Option<&Seen>) {
        let Some(cell) = document().get_element_by_id(&cell_id(square)) else { return };
        let before = before.map(Seen::values);
        for (index, value) in self.values().iter().enumerate() {
            if before.as_ref().is_none_or(|before| before[index] != *value) {
                _ = cell.set_attribute(Seen::NAMES[index], value);
            }
        }
    }
}

/// Passes a key to the board.
pub(crate) fn on_key(board: BoardHandle, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    // Where arrows walk through a game, they move the board's cursor only for someone who got there by keyboard.
    if board.arrows_walk() && event.key().starts_with("Arrow") {
        return;
    }
    let key = match event.key().as_str() {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Enter" => Key::Enter,
        " " => Key::Space,
        "Escape" => Key::Escape,
        "Backspace" => Key::Backspace,
        other => {
            let mut letters = other.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => Key::Char(letter),
                _ => return,
            }
        }
    };
    if board.key(key) {
        event.prevent_default();
        event.stop_propagation();
    }
}

/// Whether the focus came from the keyboard. Only true at the moment when it comes: any key makes it visible later.
fn is_focus_visible() -> bool {
    document().active_element().is_some_and(|element| element.matches(".cell:focus-visible") == Ok(true))
}

//! The position editor: a board on which anything can stand, with what is wrong said as it is built.
//!
//! Not here: the position in the making (`crownhead_study::editor`), the game's board.

use crownhead_notation::rules_key;
use crownhead_prose::{Label, study::StudyLabel};
use crownhead_rules::{AnyRules, Color, Role, Square};
use crownhead_study::editor::{Editor, Tool, Warning};
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::desk::Desk;
use crate::{
    board::{
        UNIT, grid,
        pieces::{Disc, symbol, use_symbol},
    },
    icons::{Glyph, Icon},
    model::seats::side_token,
    platform::address,
};

/// The editor's part of the page's state.
#[derive(Clone, Copy)]
pub(super) struct Edit {
    pub(super) editor: RwSignal<Editor>,
    tool: RwSignal<Tool>,
    /// Where a piece is being dragged from.
    from: StoredValue<Option<Square>>,
}

impl Edit {
    pub(super) fn new(editor: Editor) -> Edit {
        Edit { editor: RwSignal::new(editor), tool: RwSignal::new(Tool::Hand), from: StoredValue::new(None) }
    }
}

impl Desk {
    /// Opens the editor with the position on the board.
    pub(super) fn edit_position(self) {
        let editor = self.read(|study| Editor::from_position(&study.position()));
        self.editing.set(Some(Edit::new(editor)));
    }
}

/// The board and the panel of the editor.
#[component]
pub(super) fn EditorPage(edit: Edit) -> impl IntoView {
    view! {
        <div class="study-board"><EditorBoard edit=edit/></div>
        <section class="panel study-panel editor-panel" data-testid="editor">
            <Palette edit=edit/>
            <Findings edit=edit/>
            <Orders edit=edit/>
        </section>
    }
}

#[component]
fn EditorBoard(edit: Edit) -> impl IntoView {
    let rules = Memo::new(move |_| edit.editor.with(Editor::rules));
    let picture = move || {
        let rules = rules.get();
        let wrong: Vec<Square> = edit
            .editor
            .with(|editor| editor.findings().into_iter().flat_map(|finding| finding.squares).collect());
        let mark = |square: Square| {
            let (x, y) = grid::place(rules, square);
            view! { <rect class="mark-refused" x=x * UNIT + 5.0 y=y * UNIT + 5.0 width="90" height="90" rx="15"></rect> }
        };
        let piece = |(square, piece): (Square, crownhead_rules::Piece)| {
            let transform = grid::translate(rules, square);
            let role = if piece.role == Role::King { "king" } else { "man" };
            view! {
                <g data-testid=format!("piece-{}", square.number()) data-color=side_token(piece.color) data-role=role transform=transform inner_html=use_symbol(&symbol(rules, piece.color, piece.role))></g>
            }
        };
        let pieces: Vec<_> = edit.editor.with(|editor| editor.pieces().collect());
        view! {
            <svg viewBox=grid::view_box(rules) aria-hidden="true" focusable="false">
                {grid::squares(rules)}
                {rules.board().all().filter(|square| wrong.contains(square)).map(mark).collect_view()}
                <g class="mark">{pieces.into_iter().map(piece).collect_view()}</g>
            </svg>
        }
    };
    view! {
        <div class="board" data-testid="editor-board" on:contextmenu=move |event| event.prevent_default()>
            {picture}
            {move || cells(edit, rules.get())}
        </div>
    }
}

/// A button for each square, for pointers, keys and screen readers.
fn cells(edit: Edit, rules: AnyRules) -> impl IntoView {
    let cell = move |square: Square| {
        let label = move || {
            let piece = edit.editor.with(|editor| editor.piece_at(square));
            crownhead_prose::study::editor_square(rules, square, piece)
        };
        let down = move |event: PointerEvent| {
            if event.button() == 2 {
                return edit.editor.update(|editor| editor.remove(square));
            }
            match edit.tool.get_untracked() {
                Tool::Hand => edit.from.set_value(Some(square)),
                tool => edit.editor.update(|editor| editor.click(tool, square)),
            }
        };
        let up = move |_| {
            let from = edit.from.get_value();
            edit.from.set_value(None);
            if let Some(from) = from.filter(|from| *from != square) {
                edit.editor.update(|editor| editor.drag(from, square));
            }
        };
        // Painting with the button held down.
        let enter = move |event: PointerEvent| {
            if let (1, Tool::Put(piece)) = (event.buttons(), edit.tool.get_untracked()) {
                edit.editor.update(|editor| editor.put(square, piece));
            }
        };
        view! {
            <button
                type="button"
                class="edit-cell"
                style=grid::cell_style(rules, square)
                data-testid=format!("edit-{}", square.number())
                aria-label=label
                on:pointerdown=down
                on:pointerup=up
                on:pointerenter=enter
                on:click=move |event| {
                    // A click without a pointer comes from the keyboard or assistive technology.
                    if event.detail() == 0 {
                        edit.editor.update(|editor| editor.click(edit.tool.get_untracked(), square));
                    }
                }
            ></button>
        }
    };
    rules.board().all().map(cell).collect_view()
}

/// The pieces to put down.
#[component]
fn Palette(edit: Edit) -> impl IntoView {
    let rules = Memo::new(move |_| edit.editor.with(Editor::rules));
    let tool_button = move |id: String, label: String, tool: Tool, inside: AnyView| {
        view! {
            <button
                type="button"
                class="tool"
                data-testid=id
                title=label.clone()
                aria-label=label
                aria-pressed=move || (edit.tool.get() == tool).to_string()
                on:click=move |_| edit.tool.set(tool)
            >{inside}</button>
        }
    };
    let pieces = move || {
        let rules = rules.get();
        let one = |piece: crownhead_rules::Piece| {
            let king = piece.role == Role::King;
            let id = format!("tool-{}-{}", side_token(piece.color), if king { "king" } else { "man" });
            let label = crownhead_prose::study::editor_piece(rules, piece);
            tool_button(
                id,
                label,
                Tool::Put(piece),
                view! { <Disc rules=rules color=piece.color king=king/> }.into_any(),
            )
        };
        edit.editor.with(Editor::palette).map(one).collect_view()
    };
    view! {
        <div class="palette" role="group" aria-label=StudyLabel::Palette.text()>
            {tool_button("tool-hand".to_owned(), StudyLabel::ToolHand.text(), Tool::Hand, view! { <Icon glyph=Glyph::Hand/> }.into_any())}
            {pieces}
            {tool_button("tool-erase".to_owned(), StudyLabel::ToolErase.text(), Tool::Erase, view! { <Icon glyph=Glyph::Close/> }.into_any())}
        </div>
        <div class="editor-row">
            <Turn edit=edit/>
            <button type="button" class="button" data-testid="editor-start" on:click=move |_| edit.editor.update(Editor::reset)>{StudyLabel::StartPosition.text()}</button>
            <button type="button" class="button" data-testid="editor-wipe" on:click=move |_| edit.editor.update(Editor::wipe)>{StudyLabel::Wipe.text()}</button>
            <button type="button" class="button" data-testid="editor-swap" on:click=move |_| edit.editor.update(Editor::swap_colors)>{StudyLabel::SwapColors.text()}</button>
            <button type="button" class="button" data-testid="editor-undo" on:click=move |_| { edit.editor.try_update(Editor::undo); }>{Label::Undo.text()}</button>
        </div>
        <FenField edit=edit/>
    }
}

/// The side to move.
#[component]
fn Turn(edit: Edit) -> impl IntoView {
    let choice = move |color: Color| {
        let on = move || edit.editor.with(|editor| editor.turn() == color).to_string();
        let label = move || crownhead_prose::study::to_move(edit.editor.with(Editor::rules), color);
        view! {
            <button type="button" role="radio" class="choice" data-testid=format!("turn-{}", side_token(color)) aria-checked=on on:click=move |_| edit.editor.update(|editor| editor.set_turn(color))>{label}</button>
        }
    };
    view! { <div class="choices turn-choices" role="radiogroup">{choice(Color::White)}{choice(Color::Black)}</div> }
}

/// The position as text, both ways.
#[component]
fn FenField(edit: Edit) -> impl IntoView {
    let wrong = RwSignal::new(String::new());
    let text = move || edit.editor.with(Editor::fen).unwrap_or_default();
    let read = move |event: web_sys::Event| {
        let text = event_target_value(&event);
        let result = edit.editor.try_update(|editor| editor.set_fen(&text));
        wrong.set(match result {
            Some(Err(error)) => format!("{error}."),
            _ => String::new(),
        });
    };
    view! {
        <label class="setting editor-fen">
            <span class="setting-label">{Label::PositionFen.text()}</span>
            <input class="field" type="text" data-testid="editor-fen" spellcheck="false" autocomplete="off" prop:value=text on:change=read/>
            <span class="wrong" role="alert">{wrong}</span>
        </label>
    }
}

/// What is wrong with the position, and what may not have been meant.
#[component]
fn Findings(edit: Edit) -> impl IntoView {
    let lines = Memo::new(move |_| {
        edit.editor.with(|editor| {
            let rules = editor.rules();
            let findings = editor
                .findings()
                .into_iter()
                .map(|finding| (true, crownhead_prose::setup_problem(rules, &finding.problem)));
            let warnings = editor.warnings().into_iter().map(|warning| (false, warning_text(rules, warning)));
            findings.chain(warnings).take(6).collect::<Vec<_>>()
        })
    });
    let line = |(wrong, text): (bool, String)| view! { <li class:wrong=wrong>{text}</li> };
    view! {
        <ul class="findings" aria-live="polite" data-testid="findings">
            {move || lines.get().into_iter().map(line).collect_view()}
        </ul>
    }
}

fn warning_text(rules: AnyRules, warning: Warning) -> String {
    match warning {
        Warning::NoPieces(color) => crownhead_prose::setup_no_pieces(rules, color),
        Warning::TooMany { color, count, most } => crownhead_prose::setup_too_many(rules, color, count, most),
        Warning::Over { winner } => crownhead_prose::setup_over(rules, winner),
        _ => String::new(),
    }
}

/// What is done with the position.
#[component]
fn Orders(edit: Edit) -> impl IntoView {
    let desk = Desk::get();
    let bad = Memo::new(move |_| edit.editor.with(|editor| editor.check().is_none()));
    let study = move |_| {
        if let Some(study) = edit.editor.with_untracked(Editor::study) {
            desk.editing.set(None);
            desk.replace(study);
        }
    };
    let play = move |_| {
        let target = edit.editor.with_untracked(|editor| {
            let rules = editor.rules();
            let key = rules_key(rules);
            editor.fen().map(|fen| {
                format!("./?variant={key}&fen={}&side={}", address::encoded(&fen), side_token(editor.turn()))
            })
        });
        if let Some(target) = target {
            address::go(&target);
        }
    };
    view! {
        <div class="editor-row editor-orders">
            <button type="button" class="button primary" data-testid="editor-study" disabled=bad on:click=study>{StudyLabel::StudyPosition.text()}</button>
            <button type="button" class="button" data-testid="editor-play" disabled=bad on:click=play>{StudyLabel::Play.text()}</button>
            <button type="button" class="button" data-testid="editor-cancel" on:click=move |_| desk.editing.set(None)>{StudyLabel::Cancel.text()}</button>
        </div>
    }
}

//! The move list, and the field for typed moves.

use crownhead_game::Game;
use crownhead_prose::{Label, Note};
use leptos::{ev::SubmitEvent, html, prelude::*};

use crate::{controller::App, model::words};

/// One line of the list: a move number and both sides' moves, each with its ply.
pub(crate) type Line = (usize, Vec<Option<(usize, String)>>);

/// The lines of a game up to a ply.
pub(crate) fn lines(game: &Game, last: usize) -> Vec<Line> {
    let first = game.start().turn();
    let starter = game.rules().house_rules().starts;
    let offset = usize::from(first != starter);
    let mut lines: Vec<Line> = Vec::new();
    for ply in 0..last {
        let Some(text) = crownhead_prose::ply_text(game, ply) else { break };
        let text = crownhead_prose::typeset(&text);
        let place = ply + offset;
        if place % 2 == 0 || lines.is_empty() {
            lines.push((place / 2 + 1, vec![None; place % 2]));
        }
        if let Some((_, moves)) = lines.last_mut() {
            moves.push(Some((ply + 1, text)));
        }
    }
    lines
}

/// The moves of the game's page.
#[component]
pub(super) fn Moves() -> impl IntoView {
    let app = App::get();
    let all = Memo::new(move |_| app.session.with(|session| lines(session.game(), session.last_ply())));
    let ply = Memo::new(move |_| app.session.with(|session| session.game().ply()));
    view! { <MoveList all=all ply=ply go=Callback::new(move |ply| app.go_to(ply))/> }
}

/// The list: columns beside the board, or a strip on small screens.
#[component]
pub(crate) fn MoveList(
    all: Memo<Vec<Line>>,
    /// The ply on the board.
    ply: Memo<usize>,
    go: Callback<usize>,
) -> impl IntoView {
    let list: NodeRef<html::Div> = NodeRef::new();
    // Keep the current move visible.
    Effect::new(move |_| {
        all.track();
        let now = ply.get();
        request_animation_frame(move || scroll_to(list, now));
    });
    let line = move |(number, moves): Line| {
        view! {
            <li class="turn">
                <span class="number">{number}</span>
                {moves.into_iter().map(|entry| entry_view(go, entry, ply)).collect_view()}
            </li>
        }
    };
    view! {
        <div class="moves" data-testid="moves" node_ref=list tabindex="-1">
            <h2 class="hush">{Label::MoveList.text()}</h2>
            <ol>{move || all.get().into_iter().map(line).collect_view()}</ol>
            <p class="none" hidden=move || all.with(|all| !all.is_empty())>{Note::NoMovesYet.text()}</p>
        </div>
    }
}

fn entry_view(go: Callback<usize>, entry: Option<(usize, String)>, present: Memo<usize>) -> AnyView {
    let Some((ply, text)) = entry else { return view! { <span class="number">"…"</span> }.into_any() };
    view! {
        <button
            type="button"
            class="ply"
            class:later=move || { present.get() < ply }
            data-testid=format!("ply-{ply}")
            aria-current=move || (present.get() == ply).then_some("true")
            on:click=move |_| go.run(ply)
        >{text}</button>
    }
    .into_any()
}

fn scroll_to(list: NodeRef<html::Div>, ply: usize) {
    let Some(list) = list.get_untracked() else { return };
    let entry = list.query_selector(&format!("[data-testid='ply-{ply}']")).ok().flatten();
    let Some(entry) = entry else { return list.set_scroll_left(0) };
    let (outer, inner) = (list.get_bounding_client_rect(), entry.get_bounding_client_rect());
    let middle = |start: f64, length: f64| start + length / 2.0;
    let dx = middle(inner.left(), inner.width()) - middle(outer.left(), outer.width());
    let dy = middle(inner.top(), inner.height()) - middle(outer.top(), outer.height());
    list.set_scroll_left(list.scroll_left() + dx as i32);
    list.set_scroll_top(list.scroll_top() + dy as i32);
}

/// The field for a typed move. Text typed on the board itself appears here too.
#[component]
pub(super) fn Entry() -> impl IntoView {
    let app = App::get();
    let field: NodeRef<html::Input> = NodeRef::new();
    let play = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let text = field.value();
        if app.board.type_move(&text) {
            field.set_value("");
        } else {
            // Refused text stays for correction, selected so that typing replaces it.
            field.select();
        }
    };
    let typed = Memo::new(move |_| app.board.view().with(|view| view.typed.clone()));
    Effect::new(move |_| {
        let (text, field) = (typed.get(), field.get());
        if let Some(field) = field.filter(|field| field.matches(":focus") != Ok(true)) {
            field.set_value(&text);
        }
    });
    let open = Memo::new(move |_| app.shown.with(words::takes_typed_moves));
    view! {
        <form class="entry" hidden=move || !open.get() on:submit=play>
            <input
                class="field"
                data-testid="move-input"
                node_ref=field
                type="text"
                inputmode="text"
                autocomplete="off"
                spellcheck="false"
                enterkeyhint="go"
                aria-label=Label::TypeAMove.text()
                placeholder=move || app.shown.with(words::typed_example)
                on:focus=move |_| app.board.forget_typed()
            />
            <button type="submit" class="button" data-testid="move-play">{Label::Play.text()}</button>
        </form>
    }
}

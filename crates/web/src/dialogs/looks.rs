//! The choice of board and pieces, each shown as it looks.

use crownhead_prose::{Label, looks};
use leptos::prelude::*;

use crate::{
    board::{pieces::use_symbol, sets::symbols},
    controller::App,
    model::looks::{BoardTheme, PieceSet},
};

/// The looks.
#[component]
pub(super) fn Looks() -> impl IntoView {
    let app = App::get();
    let board = Memo::new(move |_| app.settings.with(|settings| settings.board));
    let pieces = Memo::new(move |_| app.settings.with(|settings| settings.pieces));
    let all = PieceSet::ALL.iter().map(|&set| symbols(set, &prefix(set))).collect::<String>();
    let boards = BoardTheme::ALL.iter().map(|&theme| {
        view! {
            <Look id=format!("board-{}", theme.key()) name=looks::board(theme.key()) theme=theme.key()
                prefix=Signal::derive(move || prefix(pieces.get())) taken=Signal::derive(move || board.get() == theme)
                take=move || app.change_settings(|settings| settings.board = theme)/>
        }
    });
    let sets = PieceSet::ALL.iter().map(|&set| {
        view! {
            <Look id=format!("pieces-{}", set.key()) name=looks::pieces(set.key())
                theme=Signal::derive(move || board.get().key()) prefix=prefix(set)
                taken=Signal::derive(move || pieces.get() == set)
                take=move || app.change_settings(|settings| settings.pieces = set)/>
        }
    });
    view! {
        <svg class="hush" aria-hidden="true" focusable="false" inner_html=all></svg>
        <div class="setting">
            <span class="setting-label" id="label-board-theme">{Label::BoardTheme.text()}</span>
            <div class="looks" role="radiogroup" aria-labelledby="label-board-theme">{boards.collect_view()}</div>
        </div>
        <div class="setting">
            <span class="setting-label" id="label-piece-set">{Label::PieceSet.text()}</span>
            <div class="looks" role="radiogroup" aria-labelledby="label-piece-set">{sets.collect_view()}</div>
        </div>
    }
}

/// The prefix of a set's symbols in this dialog.
fn prefix(set: PieceSet) -> String {
    format!("look-{}-", set.key())
}

/// Four squares with a man and a king.
#[component]
fn Look(
    /// The test id.
    id: String,
    name: String,
    /// The colors of the squares.
    #[prop(into)]
    theme: Signal<&'static str>,
    /// The prefix of the symbols.
    #[prop(into)]
    prefix: Signal<String>,
    #[prop(into)] taken: Signal<bool>,
    take: impl Fn() + 'static,
) -> impl IntoView {
    let piece = move |name: &'static str| {
        move || use_symbol(&prefix.with(|prefix| name.replace('-', &format!("-{prefix}"))))
    };
    view! {
        <button type="button" role="radio" class="look" data-testid=id aria-checked=move || taken.get().to_string() on:click=move |_| take()>
            <svg viewBox="0 0 200 200" data-board=theme aria-hidden="true" focusable="false">
                <rect class="sq-light" width="200" height="200"></rect>
                <rect class="sq-dark" x="100" width="100" height="100"></rect>
                <rect class="sq-dark" y="100" width="100" height="100"></rect>
                <g transform="translate(100 0)" inner_html=piece("king-ebony")></g>
                <g transform="translate(0 100)" inner_html=piece("man-ivory")></g>
            </svg>
            <span>{name}</span>
        </button>
    }
}

//! The dialogs. Each is a native `<dialog>`: it traps the focus, and Escape or a click outside closes it.

mod choices;
mod clock;
mod confirm;
pub(crate) mod frame;
mod kept;
mod keys;
mod looks;
mod opponent;
mod over;
mod own;
mod rules;
mod settings;
pub(crate) mod share;
mod tables;

use leptos::prelude::*;

use crate::controller::{App, Dialog};
use frame::DialogFrame;

pub(crate) use clock::ClockList;
pub(crate) use opponent::{ListEntry, OpponentList};
pub(crate) use tables::can_be_built as tables_can_be_built;

/// The open dialog, if any.
#[component]
pub(crate) fn Dialogs() -> impl IntoView {
    let app = App::get();
    move || {
        app.dialog.get().map(|dialog| match dialog {
            Dialog::Rules => view! { <rules::Rules/> }.into_any(),
            Dialog::Settings => view! { <settings::SettingsDialog/> }.into_any(),
            Dialog::Opponent => view! { <opponent::OpponentDialog/> }.into_any(),
            Dialog::Share => view! { <share::Share/> }.into_any(),
            Dialog::Resign => view! { <confirm::Resign/> }.into_any(),
            Dialog::Restart => view! { <confirm::Restart/> }.into_any(),
            Dialog::Draw => view! { <confirm::AgreeDraw/> }.into_any(),
            Dialog::Over => view! { <over::Over/> }.into_any(),
            Dialog::Clock => view! { <clock::ClockDialog/> }.into_any(),
            Dialog::Tables => view! { <tables::TablesDialog/> }.into_any(),
            Dialog::Keys => view! { <keys::Keys/> }.into_any(),
            Dialog::Own => view! { <own::Own/> }.into_any(),
        })
    }
}

/// The frame of the game's dialogs.
#[component]
pub(crate) fn Frame(
    /// The suffix of its test id.
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    #[prop(optional)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let app = App::get();
    view! {
        <DialogFrame id=id title=title class=class close=Callback::new(move |()| app.close()) children=children/>
    }
}

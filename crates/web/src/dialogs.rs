//! The dialogs. Each is a native `<dialog>`: it traps the focus, and Escape or a click outside closes it.

mod choices;
mod confirm;
mod opponent;
mod over;
mod own;
mod rules;
mod settings;
mod share;
mod tables;

use crownhead_prose::Label;
use leptos::{ev::MouseEvent, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::{
    controller::{App, Dialog},
    icons::{Glyph, Icon},
};

pub(crate) use opponent::{ListEntry, OpponentList};

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
            Dialog::Own => view! { <own::Own/> }.into_any(),
        })
    }
}

/// The frame common to all dialogs.
#[component]
pub(crate) fn Frame(
    /// The suffix of its test id.
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    #[prop(optional)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let app = App::get();
    let node: NodeRef<html::Dialog> = NodeRef::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            _ = dialog.show_modal();
            // A long list scrolls to the chosen entry.
            if let Ok(Some(taken)) = dialog.query_selector(".option[aria-pressed='true']") {
                taken.scroll_into_view_with_scroll_into_view_options(&centered());
            }
        }
    });
    let close = move || app.close();
    view! {
        <dialog
            node_ref=node
            class=format!("dialog {class}")
            data-testid=format!("dialog-{id}")
            aria-labelledby=format!("title-{id}")
            on:close=move |_| close()
            on:click=move |event| {
                if is_outside(&event) {
                    close();
                }
            }
        >
            <div class="dialog-body">
                <div class="dialog-head">
                    <h2 id=format!("title-{id}")>{title}</h2>
                    <button type="button" class="icon-button" data-testid="dialog-close" aria-label=Label::Close.text() on:click=move |_| close()>
                        <Icon glyph=Glyph::Close/>
                    </button>
                </div>
                {children()}
            </div>
        </dialog>
    }
}

fn centered() -> ScrollIntoViewOptions {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Center);
    options
}

/// Whether a click hit the backdrop: the dialog's own box contains everything else.
fn is_outside(event: &MouseEvent) -> bool {
    let hit = event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
    hit.is_some_and(|dialog| {
        let rect = dialog.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        !(rect.left()..=rect.right()).contains(&x) || !(rect.top()..=rect.bottom()).contains(&y)
    })
}

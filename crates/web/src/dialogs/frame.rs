//! The frame of a dialog: a native `<dialog>`, its title and its close button.

use crownhead_prose::Label;
use leptos::{ev::MouseEvent, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::icons::{Glyph, Icon};

/// The frame of every dialog.
#[component]
pub(crate) fn DialogFrame(
    /// The end of its test id.
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    class: &'static str,
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let node: NodeRef<html::Dialog> = NodeRef::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            _ = dialog.show_modal();
            // A long list shows what is taken.
            let taken = dialog.query_selector(".option[aria-pressed='true']").ok().flatten();
            if let Some(taken) = taken.filter(|taken| is_out_of_sight(taken, &dialog)) {
                taken.scroll_into_view_with_scroll_into_view_options(&centered());
            }
        }
    });
    let close = move || close.run(());
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

/// Whether part of an element lies beyond its dialog.
fn is_out_of_sight(element: &Element, dialog: &HtmlDialogElement) -> bool {
    element.get_bounding_client_rect().bottom() > dialog.get_bounding_client_rect().bottom()
}

fn centered() -> ScrollIntoViewOptions {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Center);
    options
}

/// Whether a click hit the veil around the dialog: its own box holds everything else.
fn is_outside(event: &MouseEvent) -> bool {
    let hit = event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
    hit.is_some_and(|dialog| {
        let rect = dialog.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        !(rect.left()..=rect.right()).contains(&x) || !(rect.top()..=rect.bottom()).contains(&y)
    })
}

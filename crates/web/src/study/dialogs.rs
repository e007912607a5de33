//! The dialogs above the page.

use crownhead_prose::study::StudyLabel;
use leptos::prelude::*;

use super::{
    chapters::ChaptersDialog,
    desk::{Desk, Dialog},
    open::Open,
    share::Share,
};
use crate::dialogs::frame::DialogFrame;

/// The dialog that is open, if one is.
#[component]
pub(super) fn Dialogs() -> impl IntoView {
    let desk = Desk::get();
    let close = Callback::new(move |()| desk.dialog.set(None));
    move || {
        desk.dialog.get().map(|dialog| match dialog {
            Dialog::Open => view! { <Open/> }.into_any(),
            Dialog::Chapters => view! { <ChaptersDialog close=close/> }.into_any(),
            Dialog::Share => view! { <Share close=close/> }.into_any(),
            Dialog::Keys => view! {
                <DialogFrame id="keys" title=StudyLabel::Keys.text() class="" close=close>
                    <p>{StudyLabel::KeysHelp.text()}</p>
                </DialogFrame>
            }
            .into_any(),
        })
    }
}

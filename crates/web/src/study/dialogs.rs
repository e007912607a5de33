//! The dialogs above the page.

use crownhead_notation::fen;
use crownhead_prose::{Label, study::StudyLabel};
use crownhead_study::Study;
use leptos::prelude::*;

use super::{
    desk::{Desk, Dialog},
    open::Open,
};
use crate::dialogs::{frame::DialogFrame, share::Copied};

/// The dialog that is open, if one is.
#[component]
pub(super) fn Dialogs() -> impl IntoView {
    let desk = Desk::get();
    let close = Callback::new(move |()| desk.dialog.set(None));
    move || {
        desk.dialog.get().map(|dialog| match dialog {
            Dialog::Open => view! { <Open/> }.into_any(),
            Dialog::Share => view! {
                <DialogFrame id="share" title=StudyLabel::ShareStudy.text() class="" close=close>
                    <Copied id="fen" label=Label::PositionFen.text() text=desk.read(|study| fen::write(&study.position())) rows=2/>
                    <Copied id="moves" label=Label::GamePdn.text() text=desk.read(Study::to_pdn) rows=6/>
                </DialogFrame>
            }
            .into_any(),
            Dialog::Keys => view! {
                <DialogFrame id="keys" title=StudyLabel::Keys.text() class="" close=close>
                    <p>{StudyLabel::KeysHelp.text()}</p>
                </DialogFrame>
            }
            .into_any(),
        })
    }
}

//! What the page opens first, and the dialogs of the page.
//!
//! Not here: reading and writing texts (`crownhead_study`).

use crownhead_notation::{fen, pdn};
use crownhead_prose::study::StudyLabel;
use crownhead_study::Study;
use leptos::prelude::*;

use super::{
    desk::{Desk, Dialog},
    share::Share,
};
use crate::{
    dialogs::{frame::DialogFrame, share::Pasted},
    model::address as opening,
    platform::{address, store},
};

impl Desk {
    /// The study that the address asks for, else the one that was left here, else an empty board.
    pub(super) fn open_first(self) {
        match opening::read(&address::pairs()) {
            Some(Ok(asked)) => return self.replace(Study::from_position(*asked.game.start())),
            Some(Err(line)) => self.notice.set(line),
            None => {}
        }
        if let Some(text) = store::load::<String>(store::HANDOFF) {
            store::remove(store::HANDOFF);
            if self.open_text(&text).is_ok() {
                return;
            }
        }
        if let Some(text) = store::load::<String>(store::STUDY) {
            // What this page wrote can be read, unless the storage was changed from outside.
            _ = self.open_text(&text);
        }
    }

    /// Opens a game or a position.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub(super) fn open_text(self, text: &str) -> Result<(), String> {
        let text = text.trim();
        if text.is_empty() {
            return Err(StudyLabel::EmptyPaste.text());
        }
        let study = if let Ok(position) = fen::parse(text, self.rules()) {
            Study::from_position(position)
        } else {
            let mut sheets = pdn::Sheets::new(text.as_bytes());
            let Some(sheet) = sheets.next() else { return Err(StudyLabel::EmptyPaste.text()) };
            let (tree, _) = pdn::Tree::read(&sheet, &pdn::Settings::default());
            Study::from_tree(&tree).map_err(|error| format!("{error}."))?
        };
        self.replace(study);
        self.notice.set(String::new());
        self.dialog.set(None);
        Ok(())
    }
}

/// The dialog that is open, if one is.
#[component]
pub(super) fn Dialogs() -> impl IntoView {
    let desk = Desk::get();
    let close = Callback::new(move |()| desk.dialog.set(None));
    move || {
        desk.dialog.get().map(|dialog| match dialog {
            Dialog::Open => view! {
                <DialogFrame id="open" title=StudyLabel::OpenStudy.text() class="" close=close>
                    <Pasted label=StudyLabel::OpenHint.text() example=String::new() take=move |text: String| desk.open_text(&text)/>
                </DialogFrame>
            }
            .into_any(),
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

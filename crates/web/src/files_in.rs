//! Files that come in: the button that chooses them, drops, and reading piece by piece.
//!
//! Not here: what is in them, files that the page gives away (`platform::files`).

use js_sys::Uint8Array;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, FileList, HtmlInputElement};

fn list(files: &FileList) -> Vec<File> {
    (0..files.length()).filter_map(|index| files.get(index)).collect()
}

/// The files that are dropped, or the text. The browser does not open them itself.
pub(crate) fn dropped(event: &DragEvent) -> Option<(Vec<File>, String)> {
    event.prevent_default();
    let data = event.data_transfer()?;
    let files = data.files().map(|files| list(&files)).unwrap_or_default();
    Some((files, data.get_data("text/plain").unwrap_or_default()))
}

/// The bytes of a file from one place to another; `None` if it cannot be read.
pub(crate) async fn piece(file: &File, from: f64, to: f64) -> Option<Vec<u8>> {
    let slice = file.slice_with_f64_and_f64(from, to).ok()?;
    let bytes = JsFuture::from(slice.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// A button that lets the user choose files.
#[component]
pub(crate) fn FileButton(id: &'static str, chosen: Callback<Vec<File>>, children: Children) -> impl IntoView {
    let chooser: NodeRef<html::Input> = NodeRef::new();
    let choose = move |_| {
        if let Some(chooser) = chooser.get_untracked() {
            chooser.click();
        }
    };
    let changed = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let files = input.as_ref().and_then(HtmlInputElement::files).map(|files| list(&files));
        chosen.run(files.unwrap_or_default());
        // The same file can be chosen again.
        if let Some(input) = input {
            input.set_value("");
        }
    };
    view! {
        <button type="button" class="button" data-testid=id on:click=choose>{children()}</button>
        <input node_ref=chooser type="file" multiple hidden data-testid="file" on:change=changed/>
    }
}

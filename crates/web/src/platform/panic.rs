//! Panics of the page: shows a clear message instead of a blank page.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Defined by `page_boot.js`.
    #[wasm_bindgen(js_name = crownheadFatal)]
    fn fatal(text: &str);
    #[wasm_bindgen(js_namespace = console)]
    fn error(text: &str);
}

/// Shows every panic on the page and in the console.
pub(crate) fn install() {
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.to_string();
        error(&text);
        fatal(&text);
    }));
}

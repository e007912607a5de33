//! The study page's share dialog: files, pictures and copied text.

use serde_json::{Value, json};

use super::harness::in_browser;
use super::page::Page;

const PDN: &str = "[White \"Ann\"]\n[Black \"Bo\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";

/// Opens a study and its share dialog. Downloads and copied pictures are kept instead of given away.
fn share(page: &Page) {
    page.open("/study.html");
    page.run_with("localStorage.setItem('crownhead.study', JSON.stringify(arguments[0]))", &[json!(PDN)]);
    page.reload();
    page.run(
        "window.saved = {}; window.copied = []; \
         const make = URL.createObjectURL; const blobs = new Map(); \
         URL.createObjectURL = (blob) => { const url = make.call(URL, blob); blobs.set(url, blob); return url; }; \
         HTMLAnchorElement.prototype.click = function () { window.saved[this.download] = blobs.get(this.href); }; \
         navigator.clipboard.write = async (items) => { window.copied.push(...items); }; \
         navigator.clipboard.writeText = async (text) => { window.copied.push(text); };",
    );
    page.click("study-share");
    page.wait_for("dialog-share");
}

/// The type and the bytes of a file in the page, by an expression.
fn bytes(page: &Page, blob: &str) -> (String, Vec<u8>) {
    let script = format!(
        "return (async () => {{ const blob = await {blob}; if (!blob) return null; \
         return [blob.type, [...new Uint8Array(await blob.arrayBuffer())]]; }})()"
    );
    let found = page.wait(blob, &script);
    let kind = found[0].as_str().expect("a type").to_owned();
    let bytes = found[1].as_array().expect("bytes").iter().filter_map(Value::as_u64);
    (kind, bytes.filter_map(|byte| u8::try_from(byte).ok()).collect())
}

fn download(page: &Page, ending: &str) -> (String, Vec<u8>) {
    page.click(&format!("download-{ending}"));
    bytes(page, &format!("window.saved['study.{ending}']"))
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_study_is_downloaded_as_text() {
    in_browser(|page| {
        share(page);
        let (kind, pdn) = download(page, "pdn");
        assert_eq!(kind, "application/vnd.draughts-pdn");
        let pdn = String::from_utf8(pdn).expect("text");
        assert!(pdn.contains("[White \"Ann\"]") && pdn.contains("1. 32-28 19-23 2. 28x19 14x23"), "{pdn}");
        let (kind, json) = download(page, "json");
        assert_eq!(kind, "application/json");
        let json: Value = serde_json::from_slice(&json).expect("JSON");
        assert_eq!(json["rules"], json!("international"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_study_is_downloaded_as_pictures() {
    in_browser(|page| {
        share(page);
        let (kind, svg) = download(page, "svg");
        assert_eq!(kind, "image/svg+xml");
        assert!(svg.starts_with(b"<svg ") && svg.len() > 5_000, "{} bytes", svg.len());
        let (kind, png) = download(page, "png");
        assert_eq!(kind, "image/png");
        assert!(png.starts_with(b"\x89PNG"));
        assert_eq!(png[16..20], 900_u32.to_be_bytes(), "the width stands in the header");
        let (kind, gif) = download(page, "gif");
        assert_eq!(kind, "image/gif");
        assert!(gif.starts_with(b"GIF89a"));
        let frames = gif.windows(3).filter(|bytes| bytes == b"\x21\xf9\x04").count();
        assert_eq!(frames, 5, "the start and four moves");
        assert!(gif.len() < 300_000, "{} bytes", gif.len());
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn text_and_pictures_are_copied() {
    in_browser(|page| {
        share(page);
        page.click("copy-moves");
        let text = page.wait("the game to be copied", "return window.copied.at(-1)");
        assert!(text.as_str().is_some_and(|text| text.contains("2. 28x19 14x23")), "{text}");
        page.click("copy-link");
        let link = page.wait("the link to be copied", "return window.copied[1]");
        assert!(link.as_str().is_some_and(|link| link.contains("/study.html#")), "{link}");
        page.click("copy-picture");
        page.wait_without("dialog-share");
        let (kind, png) = bytes(page, "window.copied.at(-1).getType('image/png')");
        assert_eq!(kind, "image/png");
        assert!(png.starts_with(b"\x89PNG"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_sheet_shows_the_position_and_the_moves_only() {
    in_browser(|page| {
        share(page);
        page.run("window.print = () => { window.printed = true; }");
        page.click("print-sheet");
        page.wait("printing", "return window.printed === true");
        page.run("window.dispatchEvent(new Event('beforeprint'))");
        page.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
        page.wait_for("paper");
        page.wait_for("moves");
        assert!(page.text("paper").contains("Ann – Bo"), "{}", page.text("paper"));
        for hidden in ["board", "study-tools", "study-share"] {
            assert!(!page.shows(hidden), "{hidden} is not printed");
        }
        page.devtools("Emulation.setEmulatedMedia", &json!({ "media": "screen" }));
    });
}

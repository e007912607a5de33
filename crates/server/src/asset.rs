//! The embedded files, and which variant of each a client gets.
//!
//! Not here: the table itself, which the build script writes, and the headers of a response.

/// A file of the web app, with the compressed variants made by the build.
#[derive(Debug)]
pub(crate) struct Asset {
    /// Relative to the root of the site, with `/` between the parts.
    pub(crate) path: &'static str,
    /// Identifies the contents: equal tags mean equal bytes.
    pub(crate) tag: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: Option<&'static [u8]>,
    pub(crate) gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The content coding of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Plain,
    Gzip,
    Brotli,
}

impl Coding {
    /// The value of `Content-Encoding`, if there is one.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }
}

/// The asset at a request's path. `/` and any `…/` mean the `index.html` there, `/study` means `study.html`.
pub(crate) fn find(assets: &'static [Asset], request_path: &str) -> Option<&'static Asset> {
    let path = request_path.strip_prefix('/')?;
    if path.is_empty() || path.ends_with('/') {
        let index = format!("{path}index.html");
        return assets.iter().find(|asset| asset.path == index);
    }
    let is_page = |asset: &&Asset| asset.path.strip_suffix(".html") == Some(path);
    assets.iter().find(|asset| asset.path == path).or_else(|| assets.iter().find(is_page))
}

impl Asset {
    /// The smallest variant that the client accepts: brotli before gzip before plain.
    pub(crate) fn form_for(&self, accept_encoding: &str) -> (Coding, &'static [u8]) {
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if accepts(accept_encoding, "br") => (Coding::Brotli, bytes),
            (_, Some(bytes)) if accepts(accept_encoding, "gzip") => (Coding::Gzip, bytes),
            _ => (Coding::Plain, self.plain),
        }
    }

    /// Whether it is a page.
    pub(crate) fn is_page(&self) -> bool {
        self.media_type().starts_with("text/html")
    }

    /// The media type, by file extension.
    pub(crate) fn media_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, end)| end) {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "wasm" => "application/wasm",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "ico" => "image/x-icon",
            "webp" => "image/webp",
            "woff2" => "font/woff2",
            "mp3" => "audio/mpeg",
            "ogg" => "audio/ogg",
            "wav" => "audio/wav",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }
}

/// Whether an `Accept-Encoding` value accepts this coding: by name or `*`, with a weight above zero.
fn accepts(header: &str, coding: &str) -> bool {
    let mut by_star = false;
    for item in header.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let wanted = parts
            .find_map(|part| part.strip_prefix("q="))
            .is_none_or(|weight| weight.parse::<f32>().is_ok_and(|q| q > 0.0));
        if name.eq_ignore_ascii_case(coding) {
            return wanted;
        }
        by_star |= name == "*" && wanted;
    }
    by_star
}

#[cfg(test)]
mod tests {
    use super::*;

    static SITE: &[Asset] = &[
        Asset { path: "app.wasm", tag: "1", plain: b"plain", brotli: Some(b"b"), gzip: Some(b"g") },
        Asset { path: "index.html", tag: "2", plain: b"<p>", brotli: None, gzip: None },
        Asset { path: "help/index.html", tag: "3", plain: b"<h1>", brotli: None, gzip: Some(b"g") },
    ];

    #[test]
    fn accept_encoding_follows_names_weights_and_wildcards() {
        for (header, brotli, gzip) in [
            ("", false, false),
            ("gzip, deflate, br, zstd", true, true),
            ("gzip;q=1.0, br;q=0", false, true),
            ("*", true, true),
            ("*;q=0, br", true, false),
            ("br;q=0, *", false, true),
            ("BR ; q=0.5", true, false),
            ("br;q=nonsense", false, false),
        ] {
            assert_eq!((accepts(header, "br"), accepts(header, "gzip")), (brotli, gzip), "{header:?}");
        }
    }

    #[test]
    fn a_client_gets_the_best_existing_variant() {
        assert_eq!(SITE[0].form_for("gzip, br"), (Coding::Brotli, &b"b"[..]));
        assert_eq!(SITE[0].form_for("gzip"), (Coding::Gzip, &b"g"[..]));
        assert_eq!(SITE[0].form_for("identity"), (Coding::Plain, &b"plain"[..]));
        assert_eq!(SITE[1].form_for("gzip, br"), (Coding::Plain, &b"<p>"[..]));
        assert_eq!(SITE[2].form_for("br, gzip"), (Coding::Gzip, &b"g"[..]));
    }

    #[test]
    fn paths_find_files_and_folders_find_their_index() {
        let tag = |path| find(SITE, path).map(|asset| asset.tag);
        assert_eq!(tag("/app.wasm"), Some("1"));
        assert_eq!(tag("/"), Some("2"));
        assert_eq!(tag("/help/"), Some("3"));
        for absent in ["", "/help", "/nothing", "/../app.wasm", "//app.wasm", "/app.wasm/"] {
            assert_eq!(tag(absent), None, "{absent}");
        }
    }
}

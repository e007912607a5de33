//! The served files: the embedded ones, and the pages with the user's settings.
//!
//! Not here: where settings come from, and what they mean. They are embedded in a page, so it knows them from its
//! first line on without another request.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::asset::{self, Asset};
use crate::ranged::Ranged;

/// The place for settings in the page; empty in the built page and on a static host. It is a data block rather than a
/// script, so the page's policy allows it.
const PLACE: [&str; 3] = [r#"<script type="application/json" id="defaults">"#, "{}", "</script>"];

/// What is served.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) assets: &'static [Asset],
    /// The pages with settings, instead of the embedded ones.
    pages: &'static [Asset],
    /// Files served by ranges, instead of embedded ones.
    ranged: &'static [Ranged],
}

impl Site {
    /// The embedded files.
    pub(crate) fn new(assets: &'static [Asset]) -> Site {
        Site { assets, pages: &[], ranged: &[] }
    }

    /// The same with settings in every page that has a place for them, if there are any.
    pub(crate) fn with_settings(self, json: &str) -> Site {
        let [_, nothing, _] = PLACE;
        let pages = self.assets.iter().filter(|asset| asset.is_page() && json != nothing);
        let pages: Vec<Asset> = pages.filter_map(|page| filled(page, json)).collect();
        // Leaked on purpose: a program has one site for its whole run, like its embedded files.
        Site { pages: pages.leak(), ..self }
    }

    /// The same with these files, by path, served by ranges.
    pub(crate) fn with_ranged(self, files: Vec<Ranged>) -> Site {
        Site { ranged: files.leak(), ..self }
    }

    /// The file at a request path, if it is served by ranges.
    pub(crate) fn find_ranged(self, request_path: &str) -> Option<&'static Ranged> {
        self.ranged.iter().find(|file| file.path == request_path)
    }

    /// The file at a request path.
    pub(crate) fn find(self, request_path: &str) -> Option<&'static Asset> {
        let found = asset::find(self.assets, request_path)?;
        Some(self.pages.iter().find(|page| page.path == found.path).unwrap_or(found))
    }
}

/// The page with settings. It has no compressed variants: it is small and built at run time.
fn filled(page: &Asset, json: &str) -> Option<Asset> {
    let [before, empty, after] = PLACE;
    // In a JSON string this is the same character, but it cannot end the element.
    let json = json.replace('<', "\\u003c");
    let text = std::str::from_utf8(page.plain).ok()?;
    let (head, tail) = text.split_once(&[before, empty, after].concat())?;
    let text = [head, before, &json, after, tail].concat();
    let mut hasher = DefaultHasher::new();
    json.hash(&mut hasher);
    let tag = format!("{}-{:016x}", page.tag, hasher.finish());
    Some(Asset { path: page.path, tag: tag.leak(), plain: text.leak().as_bytes(), brotli: None, gzip: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    static FILES: &[Asset] = &[
        Asset { path: "app.js", tag: "1", plain: b"{}", brotli: None, gzip: Some(b"g") },
        Asset {
            path: "index.html",
            tag: "2",
            plain: b"<p><script type=\"application/json\" id=\"defaults\">{}</script>",
            brotli: Some(b"b"),
            gzip: None,
        },
    ];

    fn page(settings: &str) -> &'static Asset {
        Site::new(FILES).with_settings(settings).find("/").expect("there is a page")
    }

    #[test]
    fn only_the_page_contains_settings() {
        let page = page("{\"speed\":\"slow\"}");
        let expected = "<p><script type=\"application/json\" id=\"defaults\">{\"speed\":\"slow\"}</script>";
        assert_eq!(std::str::from_utf8(page.plain), Ok(expected));
        assert_eq!((page.brotli, page.gzip), (None, None), "the compressed forms have no settings in them");
        let site = Site::new(FILES).with_settings("{\"speed\":\"slow\"}");
        assert_eq!(site.find("/index.html").map(|page| page.tag), site.find("/").map(|page| page.tag));
        assert_eq!(site.find("/app.js").map(|file| file.tag), Some("1"));
    }

    #[test]
    fn other_settings_change_the_tag_of_the_page() {
        assert_ne!(page("{\"pause\":0}").tag, page("{\"pause\":1}").tag);
        assert_eq!(page("{\"pause\":0}").tag, page("{\"pause\":0}").tag);
        assert_eq!(page("{}").tag, "2", "nothing set is the page as it is built");
    }

    #[test]
    fn no_setting_can_end_the_element() {
        let text = std::str::from_utf8(page("{\"variant\":\"</script><b>\"}").plain).expect("it is text");
        assert!(text.contains(r#"{"variant":"\u003c/script>\u003cb>"}</script>"#), "{text}");
    }

    #[test]
    fn a_page_without_the_place_is_unchanged() {
        static OTHER: &[Asset] =
            &[Asset { path: "index.html", tag: "3", plain: b"<p>", brotli: None, gzip: None }];
        assert_eq!(Site::new(OTHER).with_settings("[]").find("/").map(|page| page.tag), Some("3"));
        assert!(Site::new(&[]).with_settings("[]").find("/").is_none());
    }

    #[test]
    fn the_real_pages_have_the_place() {
        for page in [
            include_str!("../../web/static/index.html"),
            include_str!("../../web/static/study.html"),
            include_str!("../../web/static/library.html"),
            include_str!("../../web/static/puzzles.html"),
            include_str!("../../web/static/lessons.html"),
            include_str!("../../web/static/microscope.html"),
            include_str!("../../web/static/club.html"),
        ] {
            let place = page.find(&PLACE.concat()).expect("the page has the place");
            assert!(page.find("theme.js").is_some_and(|theme| theme > place), "the theme is read from it");
        }
    }
}

//! What is wrong with the looks of a page: things that stick out, touch targets that are too small or covered, text
//! that is too pale or cut off, a board that is not whole. `looks.js` does the looking.

use serde_json::json;

use super::page::Page;

/// The screens that everything must fit on, and the color schemes.
pub(super) const SCREENS: [(u32, u32); 6] =
    [(320, 640), (390, 844), (768, 1024), (1440, 900), (844, 390), (1920, 1080)];
pub(super) const SCHEMES: [&str; 2] = ["light", "dark"];

/// Faults, collected from scene to scene so that a test tells all of them at once.
#[derive(Default)]
pub(super) struct Faults(Vec<String>);

impl Faults {
    /// Looks at the page as it is now, and keeps a picture of it.
    pub(super) fn look(&mut self, page: &Page, scene: &str) {
        page.wait_still();
        page.shoot(scene);
        let seen = page.run(include_str!("looks.js"));
        let lines = seen.as_array().into_iter().flatten();
        self.0.extend(lines.map(|line| format!("{scene}: {}", line.as_str().unwrap_or_default())));
    }

    /// Looks whether the page has moved anything about since it was opened, or since the last such look.
    pub(super) fn look_for_shifts(&mut self, page: &Page, scene: &str) {
        let shift = page.run("return probe.shift").as_f64().unwrap_or(1.0);
        if shift >= 0.02 {
            let what = page.run("return [...new Set(probe.shifted)].join('; ')");
            self.0.push(format!(
                "{scene}: things moved about by {shift:.3}: {}",
                what.as_str().unwrap_or_default()
            ));
        }
        page.run("probe.shift = 0; probe.shifted = []");
    }

    /// Fails with everything that was found.
    pub(super) fn expect_none(self) {
        assert!(self.0.is_empty(), "{} faults:\n{}", self.0.len(), self.0.join("\n"));
    }
}

impl Page {
    /// Opens an address on a screen of this size under a color scheme.
    pub(super) fn open_on(&self, (width, height): (u32, u32), scheme: &str, path: &str) {
        self.resize(width, height);
        self.prefer(scheme);
        self.open(path);
        assert_eq!(self.run("return [innerWidth, innerHeight]"), json!([width, height]));
        assert_eq!(
            self.run("return matchMedia('(prefers-color-scheme: dark)').matches"),
            json!(scheme == "dark")
        );
    }
}

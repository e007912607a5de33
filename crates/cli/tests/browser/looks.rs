//! What is wrong with the looks of a page: things that stick out, touch targets that are too small or covered, text
//! that is too pale or cut off, a board that is not whole. `looks.js` does the looking. `axe` looks for what screen
//! readers and keyboards stumble over: it is axe-core, a library under the Mozilla Public License.

use serde_json::{Value, json};

use super::page::Page;

/// The screens that everything must fit on, and the color schemes.
pub(super) const SCREENS: [(u32, u32); 6] =
    [(320, 640), (390, 844), (768, 1024), (1440, 900), (844, 390), (1920, 1080)];
pub(super) const SCHEMES: [&str; 2] = ["light", "dark"];

/// What axe finds, a line for each rule that is broken.
const AXE: &str = "return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => \
    violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('; ')}`))";

/// Faults, collected from scene to scene so that a test tells all of them at once.
#[derive(Default)]
pub(super) struct Faults(Vec<String>);

impl Faults {
    /// Looks at the page as it is now, and keeps a picture of it. Axe, which is slow, runs on one phone and one desktop.
    pub(super) fn look(&mut self, page: &Page, scene: &str) {
        page.wait_still();
        page.shoot(scene);
        self.note(scene, &page.run(include_str!("looks.js")));
        if page.run("return innerWidth === 390 || innerWidth === 1440") == true {
            self.run_axe(page, scene);
        }
    }

    /// Notes only what axe finds.
    pub(super) fn run_axe(&mut self, page: &Page, scene: &str) {
        if page.run("return typeof axe") == "undefined" {
            page.run(concat!(include_str!("axe/axe.min.js"), "\nwindow.axe = axe;"));
        }
        self.note(scene, &page.run(AXE));
    }

    fn note(&mut self, scene: &str, lines: &Value) {
        let lines = lines.as_array().expect("a list of faults");
        self.0.extend(lines.iter().map(|line| format!("{scene}: {}", line.as_str().unwrap_or_default())));
    }

    /// Looks whether the page has moved anything about since it was opened, or since the last such look.
    pub(super) fn look_for_shifts(&mut self, page: &Page, scene: &str) {
        let (shift, what) = page.take_shifts();
        if shift >= 0.02 {
            self.0.push(format!("{scene}: things moved about by {shift:.3}: {what}"));
        }
    }

    /// Fails with everything that was found.
    pub(super) fn expect_none(self) {
        assert!(self.0.is_empty(), "{} faults:\n{}", self.0.len(), self.0.join("\n"));
    }
}

impl Page {
    /// Forgets what has moved about, when a page has taken the place of another.
    pub(super) fn forget_shifts(&self) {
        self.wait_for_frames();
        self.take_shifts();
    }

    /// How far things have moved since the last call, as the browser scores it, and which.
    fn take_shifts(&self) -> (f64, String) {
        let taken = self.run("return probe.takeShifts()");
        (taken[0].as_f64().unwrap_or(1.0), taken[1].as_str().unwrap_or_default().to_owned())
    }

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

/// Every control has a name, and no name is a key of a message that the page doesn't have.
fn expect_names(page: &Page) {
    let bad = page.run(
        "const name = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() || (one.labels?.[0]?.textContent ?? '').trim(); \
         return [...document.querySelectorAll('main, header')].flatMap((part) => [...part.querySelectorAll('button, a, input, select, [role=timer], img')]) \
             .filter((one) => one.checkVisibility() && one.getAttribute('alt') === null) \
             .filter((one) => !name(one) || /^(study|club|label|note|puzzle)-[a-z-]+$/.test(name(one))).map((one) => one.outerHTML.slice(0, 120))",
    );
    assert_eq!(bad, json!([]));
}

/// Every control has a name, and axe finds nothing in light and in dark.
pub(super) fn expect_clean(page: &Page) {
    expect_names(page);
    let mut faults = Faults::default();
    // It ends as most pages are looked at.
    for scheme in SCHEMES.into_iter().rev() {
        page.prefer(scheme);
        page.wait_for_frames();
        faults.run_axe(page, scheme);
    }
    faults.expect_none();
}

/// The page is clean, and nothing sticks out, on a phone and on a desktop.
pub(super) fn look(page: &Page, scene: &str) {
    for (width, height) in [(320, 640), (390, 844), (1440, 900)] {
        page.resize(width, height);
        expect_clean(page);
        for scheme in SCHEMES {
            page.prefer(scheme);
            page.wait_for_frames();
            page.shoot(&format!("{scene}-{width}-{scheme}"));
            let wide = page.run("return document.scrollingElement.scrollWidth - innerWidth");
            assert!(wide.as_i64().unwrap_or(1) <= 0, "{scene} at {width}: {wide} pixels too wide");
        }
    }
    page.prefer("light");
}

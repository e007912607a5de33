//! Languages: each one on the start page, in a refusal and in the settings of the narrowest phone; and a language for tests,
//! in which text that nobody can translate stands out.

use crownhead_prose::{Label, Language, set_language};
use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::looks::{Faults, SCREENS};
use super::page::Page;

/// Opens the page in a language, as if it was chosen before.
fn open_in(page: &Page, language: Language, path: &str) {
    page.run_with(
        "localStorage.setItem('crownhead.settings', JSON.stringify({ language: arguments[0] }))",
        &[json!(language.tag())],
    );
    page.open(path);
    let told = page.run("return [document.documentElement.lang, getComputedStyle(document.body).direction]");
    assert_eq!(told, json!([language.tag(), language.direction()]));
}

/// Tries a quiet move where a capture is forced.
fn be_refused(page: &Page) {
    page.open("/?variant=english&fen=W:W26,30,32:B23,1&opponent=random&side=white");
    page.wait("the board", "return !!document.querySelector(`[data-testid='square-26']`)");
    page.wait_for_frames();
    page.drag(Hand::Mouse, 26, 22);
    page.wait("a refusal", "return !!document.querySelector('.coach.refusal')");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn every_language_fits_the_narrowest_phone() {
    in_browser(|page| {
        let mut faults = Faults::default();
        page.open_on(SCREENS[0], "light", "/");
        for language in Language::offered().chain([Language::Pseudo]) {
            let scene = |name: &str| format!("{}-{name}", language.tag());
            open_in(page, language, "/");
            faults.look(page, &scene("start"));
            page.click("action-settings");
            page.wait_for("dialog-settings");
            faults.look(page, &scene("settings"));
            page.key(Key::Escape);

            be_refused(page);
            faults.look(page, &scene("refusal"));
            let card = page.text("coach");
            assert!(card.contains("26–22") && card.contains("26×19"), "{card}");
            let english = card.contains("The man on 26 can capture");
            assert_eq!(english, language == Language::English, "{}: {card}", language.tag());
        }
        faults.expect_none();
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_language_is_chosen_in_the_settings_and_keeps_the_game() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=two-players");
        page.drag(Hand::Mouse, 11, 15);
        page.wait_for_plies(1);
        page.click("action-settings");
        page.wait_for("dialog-settings");
        page.run(
            "const list = document.querySelector(`[data-testid='language']`); list.value = 'nl'; \
             list.dispatchEvent(new Event('change', { bubbles: true }))",
        );
        page.wait(
            "Dutch",
            "return document.documentElement.lang === 'nl' && !!document.querySelector('main')",
        );
        page.wait_for_plies(1);
        assert_eq!(
            page.attribute("action-settings", "aria-label"),
            Some(label(Language::Dutch, Label::Settings))
        );
        page.reload();
        assert_eq!(page.run("return document.documentElement.lang"), json!("nl"), "the choice lasts");
    });
}

/// Words of buttons and headings that are broken in two, because their line has no room for them.
const BROKEN: &str = r"
    const broken = new Set();
    for (const element of document.querySelectorAll('button, a, h1, .row-label')) {
        const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const text = walk.currentNode;
            for (const word of text.data.matchAll(/\S+/g)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const lines = [...range.getClientRects()].filter((rect) => rect.width > 0);
                if (new Set(lines.map((rect) => Math.round(rect.top))).size > 1) broken.add(word[0]);
            }
        }
    }
    return [...broken];";

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn no_language_breaks_the_words_of_buttons() {
    in_browser(|page| {
        page.open("/");
        for language in Language::offered() {
            open_in(page, language, "/");
            assert_eq!(page.run(BROKEN), json!([]), "{}: start page", language.tag());
            page.open("/?variant=english&opponent=two-players");
            for (width, height) in [SCREENS[0], SCREENS[1], (660, 900), SCREENS[2], (900, 700), (1280, 800)] {
                page.resize(width, height);
                page.wait_still();
                let scene = format!("{}: game at {width}x{height}", language.tag());
                assert_eq!(page.run(BROKEN), json!([]), "{scene}");
            }
        }
    });
}

/// A label in a language.
fn label(language: Language, label: Label) -> String {
    set_language(language);
    let text = label.text();
    set_language(Language::English);
    text
}

/// Every text on the page without an accent, apart from names, moves and numbers.
const PLAIN: &str = "
    const names = /crownhead|pdn|fen|svg|png|gif|json|hub|draughts|checkers|english|frysk!|breakthrough|spantsireti|\\bKiB\\b|\\bMB\\b/i;
    const texts = new Set();
    const add = (text) => { if (/[A-Za-z]{3}/.test(text ?? '') && !/[äćèïøšťûŵÿ]/i.test(text) && !names.test(text)) texts.add(text.trim()); };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const element = walk.currentNode.parentElement;
        if (!element.closest('script, style, noscript, #fatal, [lang]:not(html), textarea, pre')) add(walk.currentNode.data);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name));
    return [...texts];";

fn expect_translatable(page: &Page, scene: &str) {
    assert_eq!(page.run(PLAIN), json!([]), "{scene}: text that cannot be translated");
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn every_text_of_the_pages_can_be_translated() {
    in_browser(|page| {
        page.open("/");
        open_in(page, Language::Pseudo, "/");
        expect_translatable(page, "start");
        page.click("action-settings");
        page.wait_for("dialog-settings");
        expect_translatable(page, "settings");
        page.key(Key::Escape);
        be_refused(page);
        expect_translatable(page, "refusal");
        for (path, scene) in [
            ("/study.html", "study"),
            ("/library.html", "library"),
            ("/puzzles.html", "puzzles"),
            ("/lessons.html", "lessons"),
            ("/microscope.html", "microscope"),
        ] {
            open_in(page, Language::Pseudo, path);
            expect_translatable(page, scene);
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_page_from_right_to_left_keeps_its_board_and_its_edges() {
    in_browser(|page| {
        let mut faults = Faults::default();
        page.open_on(SCREENS[0], "light", "/");
        for screen in [SCREENS[0], SCREENS[3]] {
            page.resize(screen.0, screen.1);
            open_in(page, Language::Mirrored, "/");
            faults.look(page, &format!("mirrored-{}-start", screen.0));
            page.open("/?variant=english&opponent=two-players");
            faults.look(page, &format!("mirrored-{}-game", screen.0));
            let order = page.run(
                "const left = (square) => document.querySelector(`[data-testid='square-${square}']`).getBoundingClientRect().left; \
                 return Math.sign(left(4) - left(1))",
            );
            assert_eq!(order, json!(1), "the board is never mirrored");
        }
        faults.expect_none();
    });
}

//! Every scene of the app on five screens, light and dark: nothing sticks out, is too small, too pale, cut off or covered,
//! the board is whole, and nothing moves about.
//!
//! With `CROWNHEAD_SHOTS` set to a folder, a picture of every scene is kept there.

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::looks::{Faults, SCHEMES, SCREENS};
use super::page::Page;
use super::playing::Way;

/// Looks at all of these scenes on one screen, in one browser: starting it takes longer than most scenes.
fn on_screen(index: usize, all: &[fn(&Page, &mut Scenes)]) {
    in_browser(|page| {
        let mut scenes = Scenes { screen: SCREENS[index], scheme: 0, faults: Faults::default() };
        for each in all {
            each(page, &mut scenes);
        }
        scenes.faults.expect_none();
    });
}

/// Scenes on one screen.
struct Scenes {
    screen: (u32, u32),
    /// The color scheme in force.
    scheme: usize,
    faults: Faults,
}

impl Scenes {
    fn name(&self, scene: &str) -> String {
        format!("{}x{}-{}-{scene}", self.screen.0, self.screen.1, SCHEMES[self.scheme])
    }

    /// Opens an address, under the one and the other color scheme by turns.
    fn open(&mut self, page: &Page, path: &str) {
        self.scheme = (self.scheme + 1) % SCHEMES.len();
        page.open_on(self.screen, SCHEMES[self.scheme], path);
    }

    /// Looks at what is there under both color schemes.
    fn look(&mut self, page: &Page, scene: &str) {
        for _ in SCHEMES {
            self.faults.look(page, &self.name(scene));
            self.scheme = (self.scheme + 1) % SCHEMES.len();
            page.prefer(SCHEMES[self.scheme]);
        }
        self.look_for_shifts(page, scene);
    }

    fn look_for_shifts(&mut self, page: &Page, scene: &str) {
        let name = self.name(scene);
        self.faults.look_for_shifts(page, &name);
    }

    /// Opens a dialog or list, looks at it and closes it.
    fn look_into(&mut self, page: &Page, opener: &str, dialog: &str) {
        // On small screens the rarer actions are in a sheet.
        if !page.shows(opener) {
            page.click("action-more");
        }
        page.click(opener);
        page.wait_for(dialog);
        self.look(page, dialog);
        page.key(Key::Escape);
        page.wait_without(dialog);
    }
}

fn start_page(page: &Page, scenes: &mut Scenes) {
    scenes.open(page, "/");
    scenes.look(page, "start");
    for row in ["rules", "opponent"] {
        page.click(&format!("start-{row}"));
        page.wait_for("start-back");
        scenes.look(page, &format!("start-{row}"));
        page.click("start-back");
        page.wait_for("start-play");
    }
    scenes.look_into(page, "start-rules-page", "dialog-rules");
}

fn own_rules(page: &Page, scenes: &mut Scenes) {
    scenes.open(page, "/");
    page.click("start-own");
    page.wait_for("own-play");
    // One page has taken the place of another; from here on nothing moves.
    page.forget_shifts();
    scenes.look(page, "own");
    scenes.look_into(page, "own-words", "dialog-rules");
    scenes.look_into(page, "own-share", "dialog-own");
    page.click("start-rows");
    page.wait_for("start-back");
    scenes.look(page, "own-rows");
    page.click("start-back");
    page.wait_for("own-play");
    page.wait_for_frames();
    for (switch, value) in [("precedence", "3"), ("chain_duty", "2"), ("repetition", "2")] {
        page.click(&format!("start-{switch}"));
        page.wait_for(&format!("option-{value}"));
        scenes.look(page, &format!("own-{switch}"));
        page.click(&format!("option-{value}"));
        page.wait_for("own-play");
        page.wait_for_frames();
    }
    page.wait_for("own-wrong");
    scenes.look(page, "own-below");
    page.run("scrollTo(0, 0); document.querySelector('.menu').scrollTop = 0");
    scenes.look(page, "own-wrong");
}

fn game_page(page: &Page, scenes: &mut Scenes) {
    scenes.open(page, "/?variant=english&opponent=level/2&side=black");
    page.wait_for_turn();
    scenes.look(page, "game");
    for ply in ["first", "second", "third", "fourth", "fifth"] {
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_turn();
        scenes.look_for_shifts(page, &format!("the {ply} move"));
    }
    let turn = page.sight();
    scenes.look(page, "game-later");
    page.tap(Hand::Mouse, turn.movable[0]);
    scenes.look(page, "game-selected");
    page.key(Key::Escape);
    if page.shows("action-more") {
        page.click("action-more");
        page.wait_for("action-resign");
        scenes.look(page, "game-sheet");
        page.key(Key::Escape);
        page.wait_without("action-resign");
    }
    for (opener, dialog) in [
        ("action-rules", "dialog-rules"),
        ("action-settings", "dialog-settings"),
        ("action-opponent", "dialog-opponent"),
        ("action-share", "dialog-share"),
    ] {
        scenes.look_into(page, opener, dialog);
    }
}

/// Positions whose hints take many words. The engine counts positions, not seconds: they are always the same.
const HINTS: [(&str, &str); 3] = [
    ("shot", "variant=english&fen=W:W22,26,31:B13,10"),
    ("only", "variant=choose-each-leg&fen=W:W23,26,30:BK18,10,5,2,K12"),
    ("plan", "variant=international&fen=W:W27,28,32,33,37,38,39,42,43,48:B8,9,12,13,14,16,18,19,23,24"),
];

fn hints(page: &Page, scenes: &mut Scenes) {
    for (name, question) in HINTS {
        scenes.open(page, &format!("/?{question}&opponent=two-players"));
        page.wait_for_turn();
        page.click("action-hint");
        page.wait("a hint", "return !!document.querySelector('.coach.hint')");
        scenes.look(page, &format!("game-hint-{name}"));
    }
}

/// Refusals that take many words.
const REFUSALS: [(&str, &str, u64, u64); 3] = [
    ("two-rules", "variant=international&fen=W:W38,47:B33,24,14,13,3", 47, 47),
    ("route", "variant=choose-each-leg&fen=W:W23,26,30:BK18,10,5,2,K12", 26, 22),
    ("framed", "variant=english&fen=W:W20,26,30,32,K4:B23,K1", 26, 22),
];

fn refusals(page: &Page, scenes: &mut Scenes) {
    for (name, question, from, to) in REFUSALS {
        scenes.open(page, &format!("/?{question}&opponent=two-players"));
        page.wait_for_turn();
        page.drag(Hand::Mouse, from, to);
        page.wait("a refusal", "return !!document.querySelector('.coach.refusal')");
        scenes.look(page, &format!("game-refusal-{name}"));
    }
}

fn refusal_and_end(page: &Page, scenes: &mut Scenes) {
    scenes.open(page, "/?variant=menu&fen=W:W20,26,30,32,K4:BK23,K1&opponent=two-players");
    page.wait_for_turn();
    page.tap(Hand::Mouse, 30);
    page.wait("a refusal", "return !!document.querySelector('.coach.refusal')");
    scenes.look(page, "game-refusal");
    // Rules with numbered articles name one.
    scenes.open(page, "/?variant=english&fen=W:W20,26,30,32,K4:B23,K1&opponent=two-players");
    page.wait_for_turn();
    page.drag(Hand::Mouse, 26, 22);
    page.wait("a refusal", "return !!document.querySelector('.coach.refusal')");
    scenes.look(page, "game-refusal-rule");
    if !page.shows("action-resign") {
        page.click("action-more");
    }
    page.click("action-resign");
    page.wait_for("dialog-resign");
    scenes.look(page, "dialog-resign");
    page.click("confirm");
    page.wait_for("dialog-over");
    scenes.look(page, "dialog-over");
    page.click("over-look");
    page.wait_without("dialog-over");
    assert!(page.frames("must-capture").is_empty(), "what was refused is over too");
    scenes.look(page, "game-over");
    scenes.open(page, "/?variant=chess");
    page.wait_for("notice");
    scenes.look(page, "notice");
}

/// What tables tell, and an exercise.
fn endgames(page: &Page, scenes: &mut Scenes) {
    for (name, question) in [
        ("english", "variant=english&fen=W:WK18,K15:BK1"),
        ("unknown", "variant=english&fen=B:W21,K18:B13,K1"),
        ("flying", "variant=russian&fen=W:WKd4,Kf2,Ka1:BKh8"),
    ] {
        scenes.open(page, &format!("/?{question}&opponent=two-players"));
        page.wait_for("action-values");
        scenes.look(page, &format!("game-values-off-{name}"));
        page.click("action-values");
        page.wait_for("known-moves");
        scenes.look(page, &format!("game-values-{name}"));
        let turn = page.sight();
        page.tap(Hand::Mouse, turn.movable[0]);
        scenes.look(page, &format!("game-values-selected-{name}"));
    }
    // The rules that were put together before have no tables.
    page.run("localStorage.removeItem('crownhead.choice')");
    scenes.open(page, "/");
    // As on a slow phone, the endings are known some time after the page is there.
    page.run(
        "const post = Worker.prototype.postMessage; \
         Worker.prototype.postMessage = function (...what) { setTimeout(() => post.apply(this, what), 300); }",
    );
    page.click("start-practice");
    page.wait_for("practice-any");
    page.forget_shifts();
    page.wait_for("practice-0m2k-0m1k");
    scenes.look(page, "practice");
    page.click("practice-0m2k-0m1k");
    page.wait_for("action-values");
    scenes.look(page, "game-exercise");
}

fn large_board(page: &Page, scenes: &mut Scenes) {
    scenes.open(page, "/?variant=international&opponent=minimax:20&side=black");
    page.wait_for("action-move-now");
    scenes.look(page, "game-10x10-thinking");
    page.click("action-move-now");
    page.wait_for_turn();
    scenes.look(page, "game-10x10");
}

/// A test for each screen that looks at these scenes on it.
macro_rules! everything_fits {
    ($($screen:ident: $index:expr, $scenes:expr;)*) => {$(
        #[test]
        #[ignore = "needs a browser; cargo gate runs it"]
        fn $screen() {
            on_screen($index, $scenes);
        }
    )*};
}

const ALL: &[fn(&Page, &mut Scenes)] =
    &[start_page, own_rules, game_page, hints, refusals, refusal_and_end, endgames, large_board];

everything_fits! {
    all_fits_a_small_phone: 0, ALL;
    all_fits_a_phone: 1, ALL;
    all_fits_a_tablet: 2, ALL;
    all_fits_a_desktop: 3, ALL;
    // Lists and dialogs scroll there.
    games_fit_a_phone_on_its_side: 4, &[hints, refusals, endgames, large_board];
    all_fits_a_large_screen: 5, ALL;
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn themes_fit_and_can_be_read() {
    in_browser(|page| {
        let mut faults = Faults::default();
        for (board, pieces) in [("wood", "wood"), ("contrast", "bold"), ("midnight", "stone")] {
            for screen in [SCREENS[1], SCREENS[3]] {
                for scheme in SCHEMES {
                    page.open_on(screen, scheme, "/");
                    let settings = format!("{{\"board\":\"{board}\",\"pieces\":\"{pieces}\"}}");
                    page.run_with(
                        "localStorage.setItem('crownhead.settings', arguments[0])",
                        &[settings.into()],
                    );
                    let scene = |name: &str| format!("{board}-{}-{scheme}-{name}", screen.0);
                    page.open("/");
                    faults.look(page, &scene("start"));
                    page.open("/?variant=english&opponent=two-players&fen=W:W18,30,K29:B14,15,24,K1");
                    page.wait_for_turn();
                    page.tap(Hand::Mouse, 18);
                    faults.look(page, &scene("fan"));
                }
            }
        }
        faults.expect_none();
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn twice_the_text_size_still_fits() {
    in_browser(|page| {
        let mut faults = Faults::default();
        // A zoom of 200 % halves the pixels of a page.
        for (width, height) in [(640, 400), (720, 450), (960, 540)] {
            page.open_on((width, height), SCHEMES[0], "/");
            faults.look(page, &format!("{width}x{height}-start"));
            page.open("/?variant=english&opponent=two-players");
            page.wait_for_turn();
            faults.look(page, &format!("{width}x{height}-game"));
        }
        faults.expect_none();
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_board_fits_windows_of_every_width() {
    in_browser(|page| {
        let mut faults = Faults::default();
        page.open_on((641, 800), SCHEMES[0], "/?variant=english&opponent=two-players");
        page.wait_for_turn();
        // On either side of the width at which the panel goes beside the board, and tall windows that are not wide.
        for (width, height) in [
            (700, 900),
            (900, 1000),
            (820, 700),
            (940, 800),
            (941, 800),
            (1000, 800),
            (1024, 1300),
            (1100, 800),
        ] {
            page.resize(width, height);
            faults.look(page, &format!("{width}x{height}"));
        }
        faults.expect_none();
    });
}

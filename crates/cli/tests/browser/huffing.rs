//! Huffing on the page: the button, one piece at once, one of several by the board, and the computer's own.

use super::hand::Key;
use super::harness::in_browser;
use super::looks::{Faults, SCHEMES, SCREENS};
use super::page::Page;

/// English draughts in which capturing is a choice and who does not may be huffed.
const RULES: &str = "12c0r00004000r0a017wd";

/// Opens a game under those rules and types the move with which White misses a capture.
fn miss(page: &Page, more: &str) {
    page.open(&format!("/?variant={RULES}&{more}"));
    page.wait_for_turn();
    assert!(!page.shows("action-huff"), "nothing has been missed yet");
    page.type_text("32-28");
    page.key(Key::Enter);
    page.wait_for_plies(1);
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn one_piece_is_huffed_at_once_and_taken_back_alone() {
    in_browser(|page| {
        miss(page, "fen=W:W22,32:B18,1&opponent=two-players");
        page.wait_for("action-huff");
        assert_eq!(page.text("coach"), "The man on 22 could have captured: you may huff it.");
        assert!(page.text("spoken").ends_with("you may huff it."), "{}", page.text("spoken"));
        page.click("action-huff");
        page.wait_without("action-huff");
        page.wait_still();
        assert_eq!((page.piece(22), page.text("spoken")), (None, "Black huffs the man on 22.".to_owned()));
        assert_eq!(page.moves(), ["32–28"], "it waits for its move");
        // It lasts over a reload, and is taken back alone.
        page.reload();
        page.wait_for_turn();
        assert_eq!(page.piece(22), None);
        page.click("action-undo");
        page.wait_for("action-huff");
        page.wait_still();
        assert!(page.piece(22).is_some());
        page.click("action-redo");
        page.wait_without("action-huff");
        page.type_text("1-5");
        page.key(Key::Enter);
        page.wait_for_plies(2);
        assert_eq!(page.moves(), ["32–28", "×22 1–5"]);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn of_several_pieces_the_next_one_chosen_is_huffed() {
    in_browser(|page| {
        miss(page, "fen=W:W21,22,32:B17,18&opponent=two-players");
        page.wait_for("action-huff");
        page.click("action-huff");
        assert_eq!(
            (page.frames("huffable"), page.text("coach")),
            (vec![21, 22], "Choose the piece to huff.".to_owned())
        );
        assert_eq!(page.attribute("action-huff", "aria-pressed").as_deref(), Some("true"));
        page.key(Key::Escape);
        assert!(page.frames("huffable").is_empty());
        page.click("action-huff");
        // The focus is on the first of them.
        let label = page.attribute("square-21", "aria-label").unwrap_or_default();
        assert!(label.contains("may be huffed"), "{label}");
        page.walk_and_enter(22);
        page.wait_without("action-huff");
        page.wait_still();
        assert_eq!((page.frames("huffable"), page.piece(22)), (vec![], None));
        assert!(page.piece(21).is_some());
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_computer_huffs_and_says_so() {
    in_browser(|page| {
        miss(page, "fen=W:W22,K30,32:B18,1,2&opponent=level/1&side=white");
        page.wait_for_plies(2);
        page.wait_for_turn();
        assert!(page.moves()[1].starts_with("×22 "), "{:?}", page.moves());
        assert!(page.text("coach").contains("Black huffs the man on 22."), "{}", page.text("coach"));
        page.click("action-undo");
        page.wait_still();
        assert!(page.piece(22).is_some(), "both plies are taken back");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_button_fits_on_every_screen_and_moves_nothing() {
    in_browser(|page| {
        let mut faults = Faults::default();
        for screen in SCREENS {
            for scheme in SCHEMES {
                let scene = |name: &str| format!("{}x{}-{scheme}-huff-{name}", screen.0, screen.1);
                let path = format!("/?variant={RULES}&fen=W:W21,22,32:B17,18&opponent=two-players");
                page.open_on(screen, scheme, &path);
                page.wait_for_turn();
                faults.look(page, &scene("before"));
                page.forget_shifts();
                page.walk_and_enter(32);
                page.walk_and_enter(28);
                page.wait_for("action-huff");
                faults.look(page, &scene("due"));
                page.click("action-huff");
                faults.look(page, &scene("choose"));
                faults.look_for_shifts(page, &scene("choose"));
                page.walk_and_enter(22);
                page.walk_and_enter(18);
                page.walk_and_enter(23);
                page.wait_for_plies(2);
                faults.look(page, &scene("played"));
            }
        }
        faults.expect_none();
    });
}

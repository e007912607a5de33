//! The keyboard alone: from the start page to the end of a game, and a move that is typed.

use serde_json::json;

use super::hand::Key;
use super::harness::in_browser;
use super::page::Page;
use super::playing::Way;
use super::sitting::is_flipped;

/// Goes down to the entry with this test id.
pub(super) fn go_down_to(page: &Page, id: &str) {
    for _ in 0..60 {
        if focused(page) == id {
            return;
        }
        page.key(Key::Down);
    }
    panic!("the arrow keys do not lead to {id}");
}

/// The test id of what has the focus.
pub(super) fn focused(page: &Page) -> String {
    page.run("return document.activeElement?.dataset?.testid ?? ''").as_str().unwrap_or_default().to_owned()
}

/// Waits until something with this beginning of a test id has the focus.
pub(super) fn wait_for_focus(page: &Page, start: &str) {
    let script = "return (document.activeElement?.dataset?.testid ?? '').startsWith(arguments[0])";
    page.wait_with(&format!("the focus on {start}"), script, &[json!(start)]);
}

/// The game of the start page, its opponent and the person's side, chosen with keys.
fn choose_everything(page: &Page) {
    page.key(Key::Down);
    // Enter opens a list, arrows walk in it, Backspace leaves it as it was.
    go_down_to(page, "start-rules");
    let before = page.text("start-rules");
    page.key(Key::Enter);
    wait_for_focus(page, "option-");
    page.key(Key::Down);
    page.key(Key::Backspace);
    wait_for_focus(page, "start-");
    assert_eq!(page.text("start-rules"), before, "nothing was chosen");
    // Left and right change a row on the spot.
    page.key(Key::Right);
    assert_ne!(page.text("start-rules"), before, "the next game is chosen");
    page.key(Key::Left);
    assert_eq!(page.text("start-rules"), before, "and the first one again");
    // Enter takes an entry of a list.
    go_down_to(page, "start-opponent");
    page.key(Key::Enter);
    wait_for_focus(page, "option-");
    go_down_to(page, "option-level/4");
    page.key(Key::Enter);
    wait_for_focus(page, "start-opponent");
    assert!(page.text("start-opponent").contains("Level 4"), "{}", page.text("start-opponent"));
    go_down_to(page, "start-side");
    page.key(Key::Right);
    assert!(page.text("start-side").contains("Black"), "{}", page.text("start-side"));
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_game_is_chosen_and_played_by_keys_alone() {
    in_browser(|page| {
        page.open("/");
        choose_everything(page);
        go_down_to(page, "start-play");
        page.key(Key::Enter);
        page.wait_for("board");

        // Typed moves: an illegal one, then a legal one.
        page.wait_for_turn();
        page.type_text("11-18");
        assert_eq!(
            page.run("return document.querySelector(`[data-testid='move-input']`).value"),
            json!("11-18")
        );
        page.key(Key::Enter);
        assert!(page.text("coach").contains("11–18 is not legal"), "{}", page.text("coach"));
        page.type_text("11-15");
        page.key(Key::Enter);
        page.wait_for_plies(2);
        assert_eq!(page.moves()[0], "11–15");

        // A selection is given up with Escape or Backspace.
        for key in [Key::Escape, Key::Backspace] {
            let turn = page.wait_for_turn();
            page.walk_and_enter(turn.movable[0]);
            let chosen = page.sight();
            assert!(chosen.selected == Some(turn.movable[0]) && !chosen.targets.is_empty(), "{chosen:?}");
            page.key(key);
            let given_up = page.sight();
            assert!(given_up.selected.is_none() && given_up.targets.is_empty(), "{key:?}: {given_up:?}");
        }

        page.play_to_the_end(Way::Keys);
        page.expect_ending();
        wait_for_focus(page, "over-again");
        page.key(Key::Enter);
        page.wait_without("dialog-over");
        assert_eq!(page.sight().plies, 0, "a new game");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_move_is_typed_while_the_focus_is_on_a_button() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=two-players");
        page.wait_for_turn();
        page.click("action-flip");
        assert_eq!((focused(page).as_str(), is_flipped(page)), ("action-flip", true));
        page.type_text("11-15");
        page.key(Key::Enter);
        page.wait_for_plies(1);
        assert_eq!(
            (page.moves(), is_flipped(page)),
            (vec!["11–15".to_owned()], true),
            "the button was not pressed"
        );
        // With nothing typed, it is.
        page.key(Key::Enter);
        page.wait_still();
        assert!(!is_flipped(page));
    });
}

//! Whole games of English draughts, dragged with the mouse; and some of one with a finger on a phone.

use serde_json::json;

use super::hand::Hand;
use super::harness::in_browser;
use super::playing::Way;

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_game_is_dragged_from_the_first_move_to_the_last() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=level/4&side=white");
        let end = page.play_to_the_end(Way::Drag(Hand::Mouse));
        assert!(end.plies > 10, "a game has some moves, not {}", end.plies);
        page.expect_ending();
        page.click("over-again");
        page.wait_without("dialog-over");
        let start = page.wait_for_turn();
        assert_eq!((start.over, start.plies), (false, 1), "the computer has begun the next game");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_finger_drags_and_taps_on_a_phone() {
    in_browser(|page| {
        page.resize(390, 844);
        page.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
        page.open("/?variant=english&opponent=random&side=black");
        for way in
            [Way::Drag(Hand::Finger), Way::Tap(Hand::Finger), Way::Drag(Hand::Finger), Way::Tap(Hand::Finger)]
        {
            page.make_move(way);
        }
        assert!(page.moves().len() >= 7, "four moves and their answers: {:?}", page.moves());
        assert_eq!(
            page.run("return [scrollX, scrollY]"),
            json!([0, 0]),
            "a finger on the board scrolls nothing"
        );
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_piece_dropped_beside_its_squares_goes_back() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=random&side=black");
        let before = page.wait_for_turn();
        page.drag(Hand::Mouse, 11, 19);
        assert_eq!(page.piece(11), Some(("black".into(), "man".into())), "it stands where it stood");
        assert_eq!(page.sight().plies, before.plies, "and nothing was played");
    });
}

//! What goes wrong around a game: full storage, a second tab, a worker that ends, leaving and coming back.

use super::hand::Hand;
use super::harness::in_browser;
use super::page::Page;
use super::playing::Way;

const GAME: &str = "/?variant=english&opponent=random&side=black";

fn move_and_answer(page: &Page, plies: u64) {
    page.make_move(Way::Tap(Hand::Mouse));
    page.wait_for_plies(plies);
    page.wait_for_turn();
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_full_storage_is_told_and_the_game_goes_on() {
    in_browser(|page| {
        page.open(GAME);
        move_and_answer(page, 2);
        page.run(
            "for (let size = 1 << 22, number = 0; size > 0; ) { \
                 try { localStorage.setItem(`full-${number}`, 'x'.repeat(size)); number += 1; } \
                 catch { size >>= 1; } \
             }",
        );
        move_and_answer(page, 4);
        page.wait_for("notice");
        assert!(page.text("notice").contains("storage is full"), "{}", page.text("notice"));
        page.run("document.querySelector(`[data-testid='notice'] button`).click()");
        move_and_answer(page, 6);
        assert!(!page.shows("notice"), "it is told once");

        page.run("Object.keys(localStorage).filter((key) => key.startsWith('full-')).forEach((key) => localStorage.removeItem(key))");
        move_and_answer(page, 8);
        let moves = page.moves();
        page.reload();
        page.wait_for_turn();
        assert_eq!(page.moves(), moves, "with room again, the game is saved again");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn of_two_tabs_the_last_to_move_saves_its_game() {
    in_browser(|page| {
        page.open(GAME);
        move_and_answer(page, 2);
        let first = page.tab();
        let second = page.new_tab();
        page.open("/#game");
        page.wait_for_turn();
        move_and_answer(page, 4);
        let theirs = page.moves();

        page.go_to_tab(&first);
        page.wait_for("notice");
        assert!(page.text("notice").starts_with("Another tab saved a game."), "{}", page.text("notice"));
        assert_eq!(page.moves().len(), 2, "the game on the board stays");
        move_and_answer(page, 4);
        let ours = page.moves();

        page.go_to_tab(&second);
        page.wait_for("notice");
        assert_eq!(page.moves(), theirs, "no tab loses its game");
        page.close_tab(&first);
        page.reload();
        page.wait_for_turn();
        assert_eq!(page.moves(), ours);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_worker_that_ends_in_mid_search_is_replaced() {
    in_browser(|page| {
        page.open("/?variant=international&opponent=minimax:20&side=black");
        page.wait("the engine at work", "return !!document.querySelector('.coach.think')");
        page.wait("a sign of life", "return probe.workers.at(-1)?.beats > 0");
        page.run("probe.workers.at(-1).terminate()");
        page.wait(
            "another worker at work",
            "return probe.workers.length > 1 && probe.workers.at(-1).beats > 0",
        );
        assert!(page.shows("action-move-now"), "it thinks about the same move");
        page.click("action-move-now");
        page.wait_for_plies(1);
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn back_and_forward_leave_the_game_and_return_to_it() {
    in_browser(|page| {
        page.open("/");
        page.open(GAME);
        page.click("home");
        page.wait_for("start");
        page.click("start-continue");
        page.wait_for("board");
        move_and_answer(page, 2);
        let moves = page.moves();
        page.run("history.back()");
        page.wait_for("start");
        page.wait_without("board");
        page.run("history.forward()");
        page.wait_for("board");
        page.wait_for_turn();
        assert_eq!(page.moves(), moves);
        // The study is another page.
        page.click("action-analyze");
        page.wait_for("engine");
        page.run("history.back()");
        page.wait_for("board");
        page.wait_for_turn();
        assert_eq!(page.moves(), moves);
    });
}

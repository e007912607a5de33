//! The ways to play: all rules, two people at one board, two computers to watch, other opponents in mid-game, draws and
//! resignations.

use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::looks::expect_clean;
use super::page::Page;
use super::playing::Way;

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn all_rules_open_with_their_own_names_and_opponents() {
    // The name, who sits on top, and the names of the sides, the person's first.
    let all = [
        ("english", "English draughts", "Beginner", ["White", "Black"]),
        ("international", "International draughts", "Beginner", ["White", "Black"]),
        ("score-panel", "Score-panel draughts", "Easy", ["Red", "Black"]),
        ("menu", "Menu draughts", "Easy", ["Black", "White"]),
        ("choose-each-leg", "Choose-each-leg draughts", "Easy", ["Green", "White"]),
        ("flying-tutorial", "Flying-king checkers", "Greedy", ["White", "Black"]),
        ("text", "Text draughts", "Easy", ["White", "Black"]),
    ];
    in_browser(|page| {
        for (key, name, opponent, [own, other]) in all {
            page.open(&format!("/?variant={key}"));
            page.make_move(Way::Drag(Hand::Mouse));
            page.wait_for_plies(2);
            assert_eq!(page.text("game-name"), name);
            let (white, black) = (page.text("player-white"), page.text("player-black"));
            assert!(white.starts_with("You") && white.contains(own), "{key}: {white:?}");
            assert!(black.starts_with(opponent) && black.contains(other), "{key}: {black:?}");
            page.expect_no_errors();
        }
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn two_people_take_turns_and_agree_to_a_draw() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=two-players");
        let strips = ["player-white", "player-black"].map(|id| page.text(id).replace('\n', "/"));
        assert_eq!(strips, ["White/12 pieces", "Black/To move"]);
        for way in [Way::Drag(Hand::Mouse), Way::Tap(Hand::Mouse), Way::Drag(Hand::Mouse)] {
            page.make_move(way);
        }
        assert_eq!(page.moves().len(), 3, "nobody else has moved");
        page.click("action-draw");
        page.wait_for("dialog-draw");
        page.click("confirm");
        page.wait_for("dialog-over");
        assert_eq!(page.text("over-reason"), "The players agreed to a draw.");
        // The reason stays, whatever is clicked, and the panel can be seen again.
        page.click("over-look");
        page.wait_without("dialog-over");
        for square in [1, 14, 32] {
            page.tap(Hand::Mouse, square);
            assert!(page.text("coach").contains("The players agreed to a draw."), "{}", page.text("coach"));
        }
        assert!(!page.shows("move-input"), "no move can be typed any more");
        page.click("action-result");
        page.wait_for("dialog-over");
        page.click("over-again");
        page.wait_for("move-input");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_resignation_is_asked_about_and_can_be_taken_back() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=random&side=black");
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(2);
        page.click("action-resign");
        page.wait_for("dialog-resign");
        page.click("cancel");
        page.wait_without("dialog-resign");
        page.click("action-resign");
        page.click("confirm");
        page.wait_for("dialog-over");
        assert_eq!(page.text("over-reason"), "You resigned.");
        page.click("over-look");
        page.wait_without("dialog-over");
        page.click("action-undo");
        assert!(!page.wait_for_turn().over, "the game goes on");
        assert_eq!(page.sight().plies, 2, "with all its moves");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn two_computers_are_watched_and_made_to_wait() {
    in_browser(|page| {
        page.open("/");
        page.run("localStorage.setItem('crownhead.settings', JSON.stringify({ speed: 'none', pause: 500 }))");
        page.open("/");
        page.click("start-players");
        page.click("option-watch");
        for row in ["start-opponent", "start-second"] {
            page.click(row);
            page.click("option-random");
            page.wait_for("start-play");
        }
        page.click("start-play");
        page.wait_for_plies(4);
        assert!(!page.shows("move-input"), "spectators cannot type moves");
        page.click("action-pause");
        let waiting = plies_after_a_while(page);
        assert_eq!(plies_after_a_while(page), waiting, "nobody moves");
        page.click("action-pause");
        page.wait_for_plies(waiting + 2);
    });
}

/// The number of moves when the page has had time for many more.
fn plies_after_a_while(page: &Page) -> u64 {
    page.run("probe.watchFrames()");
    page.wait("some frames", "return probe.gaps.frames > 90");
    page.sight().plies
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_level_has_a_style() {
    in_browser(|page| {
        page.open("/");
        page.click("start-opponent");
        page.click("style-sharp");
        page.click("option-level/4/sharp");
        page.wait_for("start-play");
        assert!(page.text("start-opponent").contains("Level 4: Casual player, sharp"));
        page.click("start-play");
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(2);
        // The list of the game shows the style that is played.
        page.click("player-black");
        page.wait_for("style-sharp");
        let marked = "return document.querySelector(`[data-testid='style-sharp']`).ariaChecked";
        assert_eq!(page.run(marked), json!("true"));
        page.click("style-balanced");
        page.click("option-level/5");
        page.wait_without("dialog-opponent");
        assert!(page.text("player-black").contains("Regular"), "{}", page.text("player-black"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_level_that_follows_the_person_says_so() {
    in_browser(|page| {
        page.resize(390, 844);
        page.open("/");
        page.click("start-opponent");
        page.click("option-my-level");
        page.wait_for("start-play");
        let row = page.text("start-opponent");
        let (_, level) = row.split_once("Find my level, now level ").expect("it says that the level follows");
        let level = level.trim().to_owned();
        page.click("start-play");
        page.wait_for("player-black");
        // In the game, the opponent has the name of the level.
        assert!(!page.text("player-black").contains("level"), "{}", page.text("player-black"));
        expect_clean(page);
        let resign = |page: &Page| {
            page.make_move(Way::Tap(Hand::Finger));
            page.wait_for_plies(2);
            page.click("action-more");
            page.click("action-resign");
            page.click("confirm");
            page.wait_for("dialog-over");
        };
        resign(page);
        assert!(page.shows("over-level"));
        page.click("over-again");
        page.wait_without("dialog-over");
        page.click("player-black");
        page.click(&format!("option-level/{level}"));
        page.wait_without("dialog-opponent");
        resign(page);
        assert!(!page.shows("over-level"), "a chosen level stays");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_style_belongs_to_the_chosen_level_at_once() {
    in_browser(|page| {
        page.open("/");
        page.click("start-opponent");
        page.click("style-cautious");
        page.click("start-back");
        page.wait_for("start-play");
        assert!(page.text("start-opponent").contains("cautious"), "{}", page.text("start-opponent"));
        page.click("start-play");
        page.click("player-black");
        page.click("style-balanced");
        page.key(Key::Escape);
        page.wait_without("dialog-opponent");
        assert!(!page.text("player-black").contains("cautious"), "{}", page.text("player-black"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_score_panels_button_goes_round_its_opponents() {
    in_browser(|page| {
        page.open("/?variant=score-panel");
        page.make_move(Way::Tap(Hand::Mouse));
        page.wait_for_plies(2);
        let mut seen = vec![page.text("action-difficulty")];
        for _ in 0..6 {
            page.click("action-difficulty");
            seen.push(page.text("action-difficulty"));
        }
        let round = ["Easy", "Medium", "Hard", "Very hard", "Last stand", "Two players", "Easy"];
        assert_eq!(json!(seen), json!(round));
        assert_eq!(page.sight().plies, 2, "the game goes on where it was");
    });
}

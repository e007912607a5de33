//! What is not legal is explained in words, with the pieces in question framed and the rule named.

use serde_json::json;

use super::hand::{Hand, Key};
use super::harness::in_browser;
use super::page::Page;

/// What the page says of the last attempt: headline, card, rule; the same must be spoken.
fn told(page: &Page) -> (String, String, String) {
    page.wait("a refusal", "return !!document.querySelector('.coach.refusal')");
    let card = page.text("coach");
    let spoken = page.run("return document.querySelector(`[data-testid='spoken']`).textContent");
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(plain(spoken.as_str().unwrap_or_default()), plain(&card), "what is shown is spoken");
    (page.text("status"), card, page.text("rule-link"))
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_forced_capture_is_explained_and_framed() {
    in_browser(|page| {
        page.open("/?variant=english&fen=W:W26,30,32:B23,1&opponent=random&side=white");
        page.wait_for_turn();
        for attempt in ["click", "drag"] {
            match attempt {
                "click" => page.tap(Hand::Mouse, 30),
                _ => page.drag(Hand::Mouse, 26, 22),
            }
            let (headline, card, rule) = told(page);
            assert_eq!(headline, "Your move: you must capture");
            assert!(card.contains("The man on 26 can capture, so you must."), "{attempt}: {card}");
            assert!(rule.starts_with("Rule "), "{attempt}: the rule is {rule:?}");
            assert_eq!(page.frames("must-capture"), [26], "{attempt}");
            assert_eq!(
                page.run("return !!document.querySelector(`[data-testid='route-must-capture']`)"),
                json!(true)
            );
        }
        assert!(page.text("coach").starts_with("26–22 is not legal."), "{}", page.text("coach"));
        assert_eq!(page.sight().plies, 0, "nothing was played");

        page.drag(Hand::Mouse, 26, 19);
        page.wait_for_plies(1);
        assert_eq!((page.moves()[0].as_str(), page.frames("must-capture")), ("26×19", Vec::new()));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_piece_that_cannot_capture_is_refused_with_where_it_was_dragged_to() {
    in_browser(|page| {
        page.open("/?variant=choose-each-leg&fen=W:W23,26,30:BK18,10,5,2,K12&opponent=two-players");
        page.wait_for_turn();
        page.drag(Hand::Mouse, 26, 22);
        let (headline, card, _) = told(page);
        assert_eq!(headline, "Your move: you must capture");
        assert!(card.starts_with("26–22 is not legal. The man on 23 can capture"), "{card}");
        // The route shows the piece on its stops, a king from the first on.
        let ghosts = "return [...document.querySelectorAll(`[data-testid='route-must-capture'] [data-testid^='ghost-']`)] \
            .map((ghost) => [ghost.dataset.testid, ghost.innerHTML.includes('king')])";
        assert_eq!(page.run(ghosts), json!([["ghost-14", true], ["ghost-7", true]]));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_frame_of_the_piece_that_must_capture_lies_on_top() {
    in_browser(|page| {
        page.open("/?variant=english&fen=W:W20,26,30,32,K4:B23,K1&opponent=two-players");
        page.wait_for_turn();
        page.drag(Hand::Mouse, 26, 22);
        assert_eq!((page.frames("must-capture"), page.frames("selected")), (vec![26], vec![26]));
        let above = "const of = (kind) => document.querySelector(`[data-testid='mark-${kind}-26']`); \
            return !!(of('selected').compareDocumentPosition(of('must-capture')) & Node.DOCUMENT_POSITION_FOLLOWING)";
        assert_eq!(page.run(above), json!(true));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_refused_text_says_why_and_stays_to_be_corrected() {
    let value = "return document.querySelector(`[data-testid='move-input']`).value";
    in_browser(|page| {
        page.open("/?variant=international&fen=W:W38,47:B33,24,14,13,3&opponent=two-players");
        page.wait_for_turn();
        for (text, card, headline) in [
            ("abc", "“abc” is not a move.", "White must capture"),
            ("38-33", "33 is not empty.", "White must capture"),
        ] {
            page.run("document.querySelector(`[data-testid='move-input']`).value = ''");
            page.click("move-input");
            page.type_text(text);
            page.key(Key::Enter);
            let told = told(page);
            assert!(told.1.contains(card), "{text}: {told:?}");
            assert_eq!(told.0, headline, "{text}");
            assert_eq!(page.run(value), json!(text), "it can be corrected");
        }
        page.type_text("38-18");
        assert_eq!(page.run(value), json!("38-18"), "typing replaces it");
        page.key(Key::Enter);
        page.wait_for_plies(1);
        assert_eq!(page.run(value), json!(""));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn other_reasons_have_their_own_words() {
    in_browser(|page| {
        page.open("/?variant=english&fen=W:W18,23:B1,2&opponent=two-players");
        page.wait_for_turn();
        page.drag(Hand::Mouse, 18, 22);
        let (_, card, rule) = told(page);
        assert!(card.contains("18–22 is not legal.") && card.contains("Men move forward only."), "{card}");
        assert!(rule.starts_with("Rule "), "the rule is {rule:?}");
        page.drag(Hand::Mouse, 23, 18);
        assert!(told(page).1.contains("18 is not empty."), "{}", page.text("coach"));
        page.key(Key::Escape);
        page.tap(Hand::Mouse, 2);
        assert!(told(page).1.contains("The man on 2 belongs to Black."), "{}", page.text("coach"));
        // The rule can be read.
        page.click("rule-link");
        page.wait_for("dialog-rules");
        assert!(page.text("rules-text").contains("Men move one square diagonally forward"));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_capture_cannot_be_left_halfway() {
    in_browser(|page| {
        page.open("/?variant=english&fen=W:W29:B25,18,11&opponent=two-players");
        page.wait_for_turn();
        page.tap(Hand::Mouse, 29);
        page.tap(Hand::Mouse, 22);
        assert_eq!(
            page.attribute("piece-25", "data-ghost").as_deref(),
            Some("true"),
            "what is taken stays as a ghost"
        );
        page.tap(Hand::Mouse, 17);
        let (headline, card, _) = told(page);
        assert_eq!(headline, "The capture must continue");
        assert!(card.contains("it must continue to 15"), "{card}");
        // At one go: the last square may be chosen from afar.
        page.tap(Hand::Mouse, 8);
        page.wait_for("dialog-over");
        assert_eq!(page.moves(), ["29×8"]);
        assert_eq!(page.text("over-reason"), "Black has no pieces left.");
    });
}

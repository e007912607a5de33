//! The page as assistive technology meets it: its accessibility tree, what is spoken, and keys that ask for more.

use serde_json::{Value, json};

use super::hand::Key;
use super::harness::in_browser;
use super::page::Page;

/// A node of the accessibility tree.
#[derive(Clone, Debug)]
struct Node {
    role: String,
    name: String,
    element: u64,
}

/// What the accessibility tree holds, without what it ignores.
fn tree(page: &Page) -> Vec<Node> {
    let answer = page.devtools("Accessibility.getFullAXTree", &json!({}));
    let nodes = answer["nodes"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    nodes
        .iter()
        .filter(|node| node["ignored"] != json!(true))
        .map(|node| Node {
            role: text(&node["role"]),
            name: text(&node["name"]),
            element: node["backendDOMNodeId"].as_u64().unwrap_or_default(),
        })
        .collect()
}

/// Moves the focus to a node, as a screen reader does.
fn focus(page: &Page, node: &Node) {
    page.devtools("DOM.focus", &json!({ "backendNodeId": node.element }));
}

fn squares(page: &Page) -> Vec<Node> {
    tree(page).into_iter().filter(|node| node.role == "gridcell").collect()
}

/// What is in the live region for screen readers.
fn spoken(page: &Page) -> String {
    let text = page.run("return document.querySelector(`[data-testid='spoken']`).textContent");
    text.as_str().unwrap_or_default().trim().to_owned()
}

/// Plays a move: the first piece that can move goes to the first square offered, until the turn is over.
fn play_a_move(page: &Page) {
    let own = squares(page);
    let piece = own.iter().find(|node| node.name.contains("can move") || node.name.contains("must capture"));
    focus(page, piece.unwrap_or_else(|| panic!("no piece can move: {own:?}")));
    page.key(Key::Enter);
    loop {
        let now = squares(page);
        let Some(target) = now.iter().find(|node| node.name.contains("legal move")) else { return };
        focus(page, target);
        page.key(Key::Enter);
    }
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn a_whole_game_is_played_through_the_accessibility_tree_alone() {
    in_browser(|page| {
        page.open("/");
        page.run("localStorage.setItem('crownhead.settings', '{\"speed\":\"none\",\"pause\":0}')");
        page.open("/?variant=mini6-english&opponent=random&side=white");
        let mut turns = 0;
        loop {
            let now = tree(page);
            let dialog = now.iter().find(|node| node.role == "dialog");
            if let Some(dialog) = dialog {
                assert!(
                    dialog.name.contains("win")
                        || dialog.name.contains("lose")
                        || dialog.name.contains("Draw"),
                    "{dialog:?}"
                );
                break;
            }
            let mine = |node: &Node| {
                node.role == "gridcell"
                    && (node.name.contains("can move") || node.name.contains("must capture"))
            };
            if now.iter().any(mine) {
                play_a_move(page);
                turns += 1;
                assert!(turns < 150, "the game does not end");
            }
        }
        assert!(turns > 3, "{turns} moves");
        let said = spoken(page);
        assert!(
            said.contains("win") || said.contains("lose") || said.contains("Draw"),
            "the result is spoken: {said}"
        );
        // The board is a grid with a name, and everything that can be pressed has one.
        let all = tree(page);
        let nameless = all.iter().find(|node| {
            matches!(
                node.role.as_str(),
                "button" | "link" | "gridcell" | "switch" | "radio" | "slider" | "textbox"
            ) && node.name.is_empty()
        });
        assert!(nameless.is_none(), "{nameless:?}");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn nothing_is_spoken_twice() {
    in_browser(|page| {
        page.open("/");
        page.run("localStorage.setItem('crownhead.settings', '{\"speed\":\"fast\",\"pause\":0}')");
        page.open("/?variant=english&opponent=two-players");
        page.wait_for_turn();
        // Every change of every live region that is not hidden.
        page.run(
            "window.heard = []; \
             const regions = document.querySelectorAll(`[aria-live]:not([aria-live='off']), [role='status'], [role='alert'], [role='log']`); \
             for (const region of regions) \
               new MutationObserver(() => region.checkVisibility() && region.textContent && window.heard.push(region.textContent.trim())) \
                 .observe(region, { subtree: true, childList: true, characterData: true })",
        );
        page.type_text("11-15");
        page.key(Key::Enter);
        page.wait_for_plies(1);
        page.type_text("23-18");
        page.key(Key::Enter);
        page.wait_for_plies(2);
        page.type_text("7-14");
        page.key(Key::Enter);
        page.wait("a refusal", "return window.heard.length > 2");
        page.wait_still();
        let heard = page.run("return window.heard");
        let heard: Vec<&str> = heard.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert_eq!(heard[..2], ["Black plays 11-15", "White plays 23-18"]);
        assert!(heard[2].contains("7–14 is not legal"), "{heard:?}");
        assert_eq!(heard.len(), 3, "{heard:?}");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn capital_letters_speak() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=two-players&fen=W:W22,26,K31:B17,18,K5");
        page.wait_for_turn();
        let asks = |letter: &str| {
            page.type_text(letter);
            spoken(page)
        };
        assert_eq!(asks("L"), "No moves yet.");
        assert_eq!(asks("P"), "White: men 22 and 26; king 31.");
        assert_eq!(asks("O"), "Black: men 17 and 18; king 5.");
        assert_eq!(asks("C"), "White can capture: 22×13 and 22×15.");
        assert_eq!(asks("M"), "White: 3 pieces (1 king). Black: 3 pieces (1 king).");
        assert_eq!(asks("S"), "White must capture");
        assert_eq!(asks("T"), "No clock");
        page.type_text("22x15");
        page.key(Key::Enter);
        page.wait_for_plies(1);
        assert_eq!(asks("L"), "White takes a piece, 22×15");
        page.type_text("B");
        page.wait("a suggestion", "return !!document.querySelector('.coach.hint')");
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn squares_are_named_in_three_styles() {
    in_browser(|page| {
        page.open("/?variant=english&opponent=two-players&fen=W:W22,K31:B5");
        let name =
            |square: u64| page.attribute(&format!("square-{square}"), "aria-label").unwrap_or_default();
        assert_eq!((name(31), name(1)), ("31, white king, can move".to_owned(), "1, empty".to_owned()));
        page.click("action-settings");
        page.click("spoken-piece");
        assert_eq!((name(31), name(1)), ("white king, 31, can move".to_owned(), "1, empty".to_owned()));
        page.click("spoken-brief");
        assert_eq!((name(22), name(1)), ("white 22, can move".to_owned(), "1".to_owned()));
    });
}

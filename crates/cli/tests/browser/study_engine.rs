//! The engine on the study page: whose lines are shown, and which engine is at work.

use std::fmt::Write as _;

use crownhead_game::Game;
use crownhead_notation::movetext;
use crownhead_rules::{AnyRules, Variant};
use serde_json::{Value, json};

use super::hand::Key;
use super::harness::in_browser;
use super::page::Page;
use super::study::{open, position};

/// A record of a game of so many plies, the same every time.
fn record(plies: usize) -> String {
    let rules = AnyRules::Variant(Variant::International);
    let mut game = Game::new(rules);
    let mut text = "[GameType \"20\"]\n".to_owned();
    for ply in 0..plies {
        let moves = game.position().legal_moves();
        let Some(mv) = moves.get(ply * 7 % moves.len().max(1)).copied() else { break };
        _ = write!(text, "{} ", movetext::write(game.position(), &mv));
        if game.play(mv).is_err() || game.outcome().is_some() {
            break;
        }
    }
    text + "*"
}

/// Opens the study with a record.
pub(super) fn open_record(page: &Page, plies: usize) {
    open(page, "/study");
    page.run_with(
        "localStorage.setItem('crownhead.study', JSON.stringify(arguments[0]))",
        &[json!(record(plies))],
    );
    page.reload();
    page.wait_for("line-0");
}

/// Compares in every frame, from now on, whose lines are shown with what is on the board.
const WATCH: &str = "const lines = document.querySelector(`[data-testid='engine-lines']`); \
    const board = document.querySelector('.study-board'); \
    const watch = probe.watch = { wrong: [], seen: 0 }; \
    const frame = () => { \
        if (lines.dataset.position) { \
            watch.seen += 1; \
            if (lines.dataset.position !== board.dataset.position || lines.dataset.node !== board.dataset.node) \
                watch.wrong.push([lines.dataset.position, board.dataset.position]); \
        } \
        if (!lines.dataset.position && [...lines.children].some((line) => line.checkVisibility())) watch.wrong.push('lines of nothing'); \
        requestAnimationFrame(frame); \
    }; \
    requestAnimationFrame(frame)";

/// Walks by keys with pauses of different lengths.
pub(super) fn walk(page: &Page, keys: &[(char, u32)]) {
    let actions: Vec<Value> = keys
        .iter()
        .flat_map(|(key, pause)| {
            let key = key.to_string();
            [
                json!({ "type": "keyDown", "value": key }),
                json!({ "type": "keyUp", "value": key }),
                json!({ "type": "pause", "duration": pause }),
            ]
        })
        .collect();
    page.perform(&json!([{ "type": "key", "id": "keys", "actions": actions }]));
}

pub(super) const LEFT: char = '\u{e012}';
pub(super) const RIGHT: char = '\u{e014}';

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn no_position_shows_the_score_of_another() {
    in_browser(|page| {
        open_record(page, 40);
        page.run(WATCH);
        let pauses = [0, 5, 20, 35, 60, 150];
        let mut steps = 0;
        for round in 0..10 {
            let key = if round % 3 == 2 { LEFT } else { RIGHT };
            let keys: Vec<_> = (0..7).map(|index| (key, pauses[(index + round) % pauses.len()])).collect();
            walk(page, &keys);
            for index in 0..3 {
                page.tap_at(
                    super::hand::Hand::Mouse,
                    page.middle(&format!("#node-{}", 1 + (round * 3 + index * 5) % 30)),
                );
            }
            steps += 10;
            if round % 4 == 3 {
                page.click(if round == 3 { "more-lines" } else { "fewer-lines" });
                page.type_text("xx");
            }
        }
        page.wait_for("line-0");
        let watch = page.run("return probe.watch");
        println!("{steps} steps, {} frames with lines", watch["seen"]);
        assert_eq!(watch["wrong"], json!([]));
        assert!(watch["seen"].as_u64() > Some(50), "{watch}");
        page.key(Key::Up);
        page.wait_for("line-0");
        assert!(position(page).starts_with("W:"), "{}", position(page));
    });
}

#[test]
#[ignore = "needs a browser; cargo gate runs it"]
fn the_worker_takes_over_when_the_server_is_silent() {
    in_browser(|page| {
        page.open("/");
        // The page finds no engine at its server.
        page.devtools("Network.enable", &json!({}));
        page.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/api/engine*"] }));
        open(page, "/study");
        page.wait_for("line-0");
        assert_eq!(page.text("engine-name"), "Engine in this page");
        page.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
        // A blocked request counts as an error of the page.
        page.run("probe.errors.length = 0");
    });
}

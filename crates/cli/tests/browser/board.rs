//! The board as it can be seen on the page, and moves made on it by any hand.
//!
//! The invariant: what may be moved, and where to, is read from the page; no rules are known here.

use serde_json::json;

use super::hand::{Hand, Spot};
use super::page::Page;

/// What can be seen of a game at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sight {
    /// The game-over panel is shown.
    pub(super) over: bool,
    /// Moves in the list.
    pub(super) plies: u64,
    /// Squares whose pieces the person may move now.
    pub(super) movable: Vec<u64>,
    /// Squares where the selected piece can go.
    pub(super) targets: Vec<u64>,
    /// The selected piece's square.
    pub(super) selected: Option<u64>,
}

const SIGHT: &str = "\
    const numbers = (start) => [...document.querySelectorAll(`[data-testid^='${start}']`)] \
        .map((element) => Number(element.dataset.testid.slice(start.length))); \
    const cells = [...document.querySelectorAll('.cell')]; \
    const squares = (wanted) => cells.filter(wanted).map((cell) => Number(cell.id.slice(5))); \
    return { \
        over: !!document.querySelector(`[data-testid='dialog-over']`), \
        plies: numbers('ply-').length, \
        movable: squares((cell) => /can move|must capture/.test(cell.ariaLabel)), \
        targets: numbers('target-'), \
        selected: squares((cell) => cell.ariaSelected === 'true'), \
    }";

impl Page {
    /// Looks at the game.
    pub(super) fn sight(&self) -> Sight {
        let seen = self.run(SIGHT);
        let list = |name: &str| {
            let values = seen[name].as_array().cloned().unwrap_or_default();
            values.iter().filter_map(serde_json::Value::as_u64).collect::<Vec<_>>()
        };
        Sight {
            over: seen["over"] == json!(true),
            plies: seen["plies"].as_u64().unwrap_or_default(),
            movable: list("movable"),
            targets: list("targets"),
            selected: list("selected").first().copied(),
        }
    }

    /// Waits until the game is over or it is the person's turn.
    pub(super) fn wait_for_turn(&self) -> Sight {
        self.wait(
            "the person's turn",
            "return document.querySelector(`[data-testid='dialog-over']`) \
             || [...document.querySelectorAll('.cell')].some((cell) => /can move|must capture/.test(cell.ariaLabel))",
        );
        self.sight()
    }

    /// The middle of a square.
    pub(super) fn square(&self, square: u64) -> Spot {
        self.middle(&format!("[data-testid='square-{square}']"))
    }

    /// Clicks or taps on a square.
    pub(super) fn tap(&self, hand: Hand, square: u64) {
        let spot = self.square(square);
        self.tap_at(hand, spot);
    }

    /// Drags whatever stands on one square to another.
    pub(super) fn drag(&self, hand: Hand, from: u64, to: u64) {
        let (from, to) = (self.square(from), self.square(to));
        self.drag_between(hand, from, to);
    }

    /// What stands on a square: color and role.
    pub(super) fn piece(&self, square: u64) -> Option<(String, String)> {
        let id = format!("piece-{square}");
        Some((self.attribute(&id, "data-color")?, self.attribute(&id, "data-role")?))
    }

    /// The squares with a frame of some kind, such as `must-capture`.
    pub(super) fn frames(&self, kind: &str) -> Vec<u64> {
        let script = "const start = `mark-${arguments[0]}-`; \
            return [...document.querySelectorAll(`[data-testid^='${start}']`)] \
                .map((element) => Number(element.dataset.testid.slice(start.length))).sort((a, b) => a - b)";
        let found = self.run_with(script, &[json!(kind)]);
        found.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
    }

    /// The moves of the list.
    pub(super) fn moves(&self) -> Vec<String> {
        let found = self.run(
            "return [...document.querySelectorAll(`[data-testid^='ply-']`)].map((element) => element.innerText.trim())",
        );
        found.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
    }

    /// Waits until the list holds at least so many moves.
    pub(super) fn wait_for_plies(&self, plies: u64) {
        let script = "return document.querySelectorAll(`[data-testid^='ply-']`).length >= arguments[0]";
        self.wait_with(&format!("ply {plies}"), script, &[json!(plies)]);
    }
}

//! Making moves in any of the ways that the app offers, as somebody who knows no rules but tries what is offered.

use serde_json::json;

use super::board::Sight;
use super::hand::{Hand, Key};
use super::page::Page;

/// How moves are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// The piece is dragged, leg by leg.
    Drag(Hand),
    /// The piece is chosen, then its squares.
    Tap(Hand),
    /// The same with the arrow keys and Enter.
    Keys,
}

impl Page {
    /// Makes one move: the first piece that can move goes to the first square offered, until the move is over.
    pub(super) fn make_move(&self, way: Way) {
        let before = self.wait_for_turn();
        let Some(&from) = before.movable.first() else { panic!("it is nobody's turn: {before:?}") };
        let mut at = from;
        self.choose(way, at);
        loop {
            if way == Way::Drag(Hand::Mouse) {
                let spot = self.square(at);
                self.press(spot);
            }
            let offered = self.sight().targets;
            let Some(&to) = offered.first() else { panic!("nothing is offered to the piece on {at}") };
            self.bring(way, at, to);
            let now = self.sight();
            if now.over || now.plies > before.plies {
                return;
            }
            assert_eq!(now.selected, Some(to), "after a leg the piece waits for the next one");
            at = to;
        }
    }

    fn choose(&self, way: Way, square: u64) {
        match way {
            // A drag chooses the piece by itself; but the driver can only make the whole gesture of a finger at
            // once, so what it may do has to be asked before.
            Way::Drag(Hand::Mouse) => {}
            Way::Drag(hand) | Way::Tap(hand) => self.tap(hand, square),
            Way::Keys => self.walk_and_enter(square),
        }
    }

    /// Brings the chosen piece from where it stands to a square.
    fn bring(&self, way: Way, from: u64, to: u64) {
        match way {
            Way::Drag(Hand::Mouse) => {
                let (from, to) = (self.square(from), self.square(to));
                self.slide(from, to);
                self.release();
            }
            Way::Drag(hand) => self.drag(hand, from, to),
            Way::Tap(hand) => self.tap(hand, to),
            Way::Keys => self.walk_and_enter(to),
        }
    }

    /// Walks to a square with the arrow keys and presses Enter there.
    pub(super) fn walk_and_enter(&self, square: u64) {
        self.walk(square);
        self.key(Key::Enter);
    }

    /// Walks to a square with the arrow keys.
    pub(super) fn walk(&self, square: u64) {
        // How far it is, in squares: to the right and down.
        let way = "const box = (cell) => cell.getBoundingClientRect(); \
            const here = document.activeElement?.closest('.cell'); \
            if (!here) return null; \
            const [a, b] = [box(here), box(document.getElementById(`cell-${arguments[0]}`))]; \
            return [Math.round((b.left - a.left) / a.width), Math.round((b.top - a.top) / a.height)]";
        for _ in 0..40 {
            let left = self.run_with(way, &[json!(square)]);
            let key = match (left[0].as_i64(), left[1].as_i64()) {
                (Some(0), Some(0)) => return,
                (_, Some(1..)) => Key::Down,
                (_, Some(..=-1)) => Key::Up,
                (Some(1..), _) => Key::Right,
                (Some(..=-1), _) => Key::Left,
                // No square has the focus: any arrow brings it to the board.
                _ => Key::Up,
            };
            self.key(key);
        }
        panic!("no way leads to square {square}");
    }

    /// Plays until the game is over.
    pub(super) fn play_to_the_end(&self, way: Way) -> Sight {
        // Both sides together make no more moves than this before the rules end the game.
        for _ in 0..400 {
            if self.wait_for_turn().over {
                return self.sight();
            }
            self.make_move(way);
        }
        panic!("the game does not end; its moves: {:?}", self.moves());
    }

    /// The game-over panel says who won, why, and what is left of both sides.
    pub(super) fn expect_ending(&self) {
        self.wait_for("dialog-over");
        let title = self.text("dialog-over");
        let title = title.lines().next().unwrap_or_default();
        assert!(["You win", "You lose", "Draw"].contains(&title), "the end is called {title:?}");
        let reason = self.text("over-reason");
        let reasons = ["no pieces left", "cannot move", "resigned", "position occurred", "moves each"];
        assert!(reasons.iter().any(|part| reason.contains(part)), "the reason is {reason:?}");
        for side in ["white", "black"] {
            let count = self.attribute(&format!("count-{side}"), "aria-label").expect("a count");
            let tally = self.text(&format!("tally-{side}"));
            assert!(tally.ends_with(&count), "the panel says {tally:?}, the strip {count:?}");
        }
    }
}

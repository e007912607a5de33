//! A hand: the mouse, a finger, the keyboard. Every gesture is made of real events.

use serde_json::{Value, json};

use super::page::Page;

/// A point in the window, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// What touches the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hand {
    Mouse,
    Finger,
}

/// Keys that are not characters, as `WebDriver` writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Backspace,
    Enter,
    Escape,
    Home,
    End,
    Left,
    Up,
    Right,
    Down,
}

impl Key {
    fn code(self) -> char {
        match self {
            Key::Backspace => '\u{e003}',
            Key::Enter => '\u{e007}',
            Key::Escape => '\u{e00c}',
            Key::Home => '\u{e011}',
            Key::End => '\u{e010}',
            Key::Left => '\u{e012}',
            Key::Up => '\u{e013}',
            Key::Right => '\u{e014}',
            Key::Down => '\u{e015}',
        }
    }
}

/// On its way from one square to another, a hand is seen at so many places.
const STEPS: u32 = 5;

fn go(spot: Spot) -> Value {
    // Places are whole pixels.
    json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": spot.x.round() as i64, "y": spot.y.round() as i64 })
}

fn steps(from: Spot, to: Spot) -> impl Iterator<Item = Value> {
    (1..=STEPS).map(move |step| {
        let part = f64::from(step) / f64::from(STEPS);
        go(Spot { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

impl Page {
    fn point(&self, hand: Hand, actions: &[Value]) {
        let kind = if hand == Hand::Mouse { "mouse" } else { "touch" };
        let source = json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions });
        self.perform(&json!([source]));
    }

    /// Presses the mouse button.
    pub(super) fn press(&self, at: Spot) {
        self.point(Hand::Mouse, &[go(at), down()]);
    }

    /// Moves the mouse from one place to another in steps.
    pub(super) fn slide(&self, from: Spot, to: Spot) {
        self.point(Hand::Mouse, &steps(from, to).collect::<Vec<_>>());
    }

    /// Releases the mouse button.
    pub(super) fn release(&self) {
        self.point(Hand::Mouse, &[up()]);
    }

    /// Drags from one place to another.
    pub(super) fn drag_between(&self, hand: Hand, from: Spot, to: Spot) {
        let gesture = [go(from), down()].into_iter().chain(steps(from, to)).chain([up()]);
        self.point(hand, &gesture.collect::<Vec<_>>());
    }

    /// Draws on the board with the right mouse button.
    pub(super) fn draw(&self, from: u64, to: u64) {
        let (from, to) = (self.square(from), self.square(to));
        let right = |kind: &str| json!({ "type": kind, "button": 2 });
        self.point(Hand::Mouse, &[go(from), right("pointerDown"), go(to), right("pointerUp")]);
    }

    /// Clicks or taps.
    pub(super) fn tap_at(&self, hand: Hand, at: Spot) {
        self.point(hand, &[go(at), down(), up()]);
    }

    /// The middle of the first element that a selector finds, once it is visible.
    pub(super) fn middle(&self, selector: &str) -> Spot {
        let script = "const element = document.querySelector(arguments[0]); \
             if (!element?.checkVisibility({ visibilityProperty: true })) return null; \
             element.scrollIntoView({ block: 'nearest' }); \
             const box = element.getBoundingClientRect(); \
             return [box.left + box.width / 2, box.top + box.height / 2]";
        let found = self.wait_with(selector, script, &[json!(selector)]);
        let part = |index: usize| found[index].as_f64().expect("a place has two numbers");
        Spot { x: part(0), y: part(1) }
    }

    /// Clicks on the element with this test id, once it stands still.
    pub(super) fn click(&self, id: &str) {
        self.wait_still();
        let spot = self.middle(&format!("[data-testid='{id}']"));
        self.tap_at(Hand::Mouse, spot);
    }

    fn type_codes(&self, codes: impl Iterator<Item = char>) {
        let mut actions = Vec::new();
        for code in codes {
            actions.push(json!({ "type": "keyDown", "value": code.to_string() }));
            actions.push(json!({ "type": "keyUp", "value": code.to_string() }));
        }
        self.perform(&json!([{ "type": "key", "id": "keys", "actions": actions }]));
    }

    /// Presses a key.
    pub(super) fn key(&self, key: Key) {
        self.type_codes([key.code()].into_iter());
    }

    /// Types characters.
    pub(super) fn type_text(&self, text: &str) {
        self.type_codes(text.chars());
    }
}

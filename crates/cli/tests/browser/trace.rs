//! What the page's main thread does, as the browser traces it.
//!
//! Not here: what is done meanwhile. Times are those of the thread on its processor, not of the clock: a machine that
//! is busy, or has no graphics card, draws fewer frames, but the work of the page stays the same.

use std::collections::BTreeMap;

use serde_json::Value;

/// The categories to trace.
pub(super) const CATEGORIES: &str = "toplevel,devtools.timeline";

/// What the browser calls a task of a thread.
const TASK: &str = "ThreadControllerImpl::RunTask";

/// A thread: its process and its number there.
type Thread = (i64, i64);

/// A task of the main thread.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    /// Milliseconds that the thread worked on it.
    pub(super) busy: f64,
    /// Whether it handles a message of the page's worker.
    pub(super) message: bool,
    /// Whether it draws a frame.
    pub(super) frame: bool,
}

/// The tasks of the page's main thread in a log of the browser.
pub(super) fn tasks(log: &[Value]) -> Vec<Task> {
    let messages: Vec<Value> =
        log.iter().filter_map(|entry| serde_json::from_str(entry["message"].as_str()?).ok()).collect();
    let events: Vec<&Value> = messages
        .iter()
        .map(|message: &Value| &message["message"])
        .filter(|message| message["method"] == "Tracing.dataCollected")
        .map(|message| &message["params"])
        .collect();
    let Some(main) = main_thread(&events) else { return Vec::new() };
    let on_main: Vec<&Value> = events.into_iter().filter(|event| thread(event) == main).collect();
    let named = |name: &'static str| on_main.iter().filter(move |event| event["name"] == name);
    let task = |task: &&Value| {
        let (begin, end) = span(task);
        let has = |name: &'static str| named(name).any(|event| (begin..=end).contains(&span(event).0));
        Task { busy: milliseconds(&task["tdur"]), message: has("HandlePostMessage"), frame: has("Paint") }
    };
    named(TASK).filter(|task| task["tdur"].is_number()).map(task).collect()
}

/// The thread that hears most events: it is the page's, as spare renderers hear none. A drag need not paint on it.
fn main_thread(events: &[&Value]) -> Option<Thread> {
    let mut counts = BTreeMap::<Thread, usize>::new();
    for event in events.iter().filter(|event| event["name"] == "EventDispatch") {
        *counts.entry(thread(event)).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(thread, _)| thread)
}

fn thread(event: &Value) -> Thread {
    (event["pid"].as_i64().unwrap_or(-1), event["tid"].as_i64().unwrap_or(-1))
}

/// Begin and end in microseconds.
fn span(event: &Value) -> (i64, i64) {
    // Large numbers may be written with an exponent.
    let number = |name: &str| event[name].as_f64().unwrap_or(0.0) as i64;
    (number("ts"), number("ts") + number("dur"))
}

fn milliseconds(microseconds: &Value) -> f64 {
    microseconds.as_f64().unwrap_or(0.0) / 1000.0
}

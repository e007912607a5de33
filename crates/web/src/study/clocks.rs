//! The clocks of the game: the times at the cursor, and a graph of them. A click or a drag goes to a move.
//!
//! Not here: reading times from comments (`crownhead_study`).

use std::{fmt::Write as _, time::Duration};

use crownhead_prose::study::{self, StudyLabel};
use crownhead_rules::Color;
use crownhead_study::{NodeId, Timed};
use leptos::{html, prelude::*};
use web_sys::PointerEvent;

use super::desk::Desk;

/// The size of the picture; it stretches to the panel.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 100.0;
/// No fewer times make a graph.
const FEWEST: usize = 4;

/// The line through the cursor with its times.
fn times(desk: Desk) -> Memo<Vec<Timed>> {
    let line = Memo::new(move |_| {
        desk.tree.track();
        let node = desk.cursor.get();
        desk.read(|study| study.line_to(study.end_of(node)))
    });
    Memo::new(move |_| {
        desk.tree.track();
        line.with(|line| desk.read(|study| study.times(line)))
    })
}

/// The times left as a curve; if nothing tells them, the times that moves took.
fn curve(times: &[Timed], side: Color) -> String {
    let left = times.iter().any(|time| time.left.is_some());
    let value = |time: &Timed| if left { time.left } else { time.spent };
    let most = times.iter().filter_map(value).max().unwrap_or_default().as_secs_f64().max(1.0);
    let mut path = String::new();
    for (index, time) in times.iter().enumerate().filter(|(_, time)| time.side == side) {
        if let Some(value) = value(time) {
            let y = 3.0 + (HEIGHT - 6.0) * (1.0 - value.as_secs_f64() / most);
            // A string takes everything.
            _ = write!(
                path,
                "{}{:.1} {y:.1}",
                if path.is_empty() { 'M' } else { 'L' },
                x_of(index, times.len())
            );
        }
    }
    path
}

fn x_of(index: usize, all: usize) -> f64 {
    WIDTH * index as f64 / all.saturating_sub(1).max(1) as f64
}

/// The last move with a time at or before a node.
fn place(desk: Desk, times: &[Timed], node: NodeId) -> Option<usize> {
    desk.read(|study| {
        let depth = study.depth(node);
        times.iter().rposition(|time| study.depth(time.node) <= depth)
    })
}

/// `1:23:45`
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The clocks of both sides at a place.
fn told(times: &[Timed], at: Option<usize>) -> String {
    let past = at.map_or(&[][..], |at| &times[..=at]);
    let last = |side: Color| {
        let time = past.iter().rev().find(|time| time.side == side)?;
        Some(clock(time.left.or(time.spent)?))
    };
    let text = |side| last(side).unwrap_or_else(|| "–".to_owned());
    study::clocks(&text(Color::White), &text(Color::Black))
}

/// The clocks, if the game has any.
#[component]
pub(super) fn Clocks() -> impl IntoView {
    let desk = Desk::get();
    let times = times(desk);
    let there = Memo::new(move |_| times.with(Vec::len) >= FEWEST);
    let at = Memo::new(move |_| times.with(|times| place(desk, times, desk.cursor.get())));
    let line = move || times.with(|times| told(times, at.get()));
    move || {
        there.get().then(|| {
            view! {
                <details class="clocks" data-testid="clocks">
                    <summary><span>{StudyLabel::Clocks.text()}</span><span data-testid="clocks-now">{line}</span></summary>
                    <Graph times=times at=at/>
                </details>
            }
        })
    }
}

#[component]
fn Graph(times: Memo<Vec<Timed>>, at: Memo<Option<usize>>) -> impl IntoView {
    let desk = Desk::get();
    let frame: NodeRef<html::Div> = NodeRef::new();
    let path = move |side| move || times.with(|times| curve(times, side));
    let now = move || at.get().map(|at| format!("M{:.1} 0V{HEIGHT}", x_of(at, times.with(Vec::len))));
    let jump = move |event: &PointerEvent| {
        let Some(frame) = frame.get_untracked() else { return };
        let rect = frame.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
        let node = times.with_untracked(|times| {
            let last = times.len().saturating_sub(1) as f64;
            times.get((share.clamp(0.0, 1.0) * last).round() as usize).map(|time| time.node)
        });
        if let Some(node) = node.filter(|&node| node != desk.cursor.get_untracked()) {
            desk.travel(|study| study.go_to(node));
        }
    };
    let drag = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            jump(&event);
        }
    };
    view! {
        <div
            class="clock-graph"
            node_ref=frame
            role="img"
            aria-label=move || times.with(|times| told(times, at.get()))
            data-testid="clock-graph"
            data-points=move || times.with(Vec::len)
            on:pointerdown=move |event| if event.button() == 0 { jump(&event) }
            on:pointermove=drag
        >
            <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
                <path class="clock-black" d=path(Color::Black)></path>
                <path class="clock-white" d=path(Color::White)></path>
                <path class="graph-now" d=now></path>
            </svg>
        </div>
    }
}

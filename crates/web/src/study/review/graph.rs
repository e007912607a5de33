//! The graph: what White can expect after each move, with marks at the mistakes. A click or a drag goes to a move.
//!
//! Not here: keys. The page's own keys step through the moves.

use std::fmt::Write as _;

use crownhead_explain::Mark;
use crownhead_prose::study::{self, ReviewLabel};
use leptos::{html, prelude::*};
use web_sys::PointerEvent;

use super::super::desk::Desk;
use super::sheet::Sheet;

/// The width and the height of the picture; it stretches to the panel.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 100.0;

/// What the picture shows.
#[derive(Clone, PartialEq, Debug, Default)]
struct Picture {
    area: String,
    line: String,
    marks: Vec<(Mark, String)>,
    points: usize,
}

/// The place of the position after so many moves.
fn x_of(moves: usize, all: usize) -> f64 {
    WIDTH * moves as f64 / all.max(1) as f64
}

fn y_of(expected: u16) -> f64 {
    // A little air, so that the line can be seen at the edges.
    2.0 + (HEIGHT - 4.0) * (1.0 - f64::from(expected) / 10_000.0)
}

fn picture(sheet: &Sheet) -> Picture {
    let all = sheet.moves.len();
    let start = sheet.moves.first().and_then(Option::as_ref).map(|first| (0, first.best_expected));
    let after = sheet.moves.iter().enumerate();
    let after = after.filter_map(|(ply, judged)| Some((ply + 1, judged.as_ref()?.expected)));
    let points: Vec<(f64, f64)> =
        start.into_iter().chain(after).map(|(moves, expected)| (x_of(moves, all), y_of(expected))).collect();
    let mut line = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        // A string takes everything.
        _ = write!(line, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    let area = match (points.first(), points.last()) {
        (Some(first), Some(last)) => format!("{line}L{:.1} {HEIGHT}L{:.1} {HEIGHT}z", last.0, first.0),
        _ => String::new(),
    };
    let mark = |(ply, judged): (usize, &Option<_>)| {
        let judged: &super::sheet::Judged = judged.as_ref()?;
        let mark = judged.mark.filter(|mark| mark.is_fault())?;
        Some((mark, format!("M{:.1} {:.1}h.01", x_of(ply + 1, all), y_of(judged.expected))))
    };
    let marks = sheet.moves.iter().enumerate().filter_map(mark).collect();
    Picture { area, line, marks, points: points.len() }
}

/// The class of a mark's color.
pub(super) const fn color(mark: Mark) -> &'static str {
    match mark {
        Mark::Only => "good",
        Mark::Inaccuracy => "dubious",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
    }
}

/// The graph.
#[component]
pub(super) fn Graph() -> impl IntoView {
    let desk = Desk::get();
    let sheet = desk.review().sheet;
    let frame: NodeRef<html::Div> = NodeRef::new();
    let shown = Memo::new(move |_| sheet.with(|sheet| sheet.as_ref().map(picture).unwrap_or_default()));
    let at = Memo::new(move |_| {
        let cursor = desk.cursor.get();
        sheet.with(|sheet| sheet.as_ref().and_then(|sheet| sheet.ply_of(cursor)))
    });
    let all = Memo::new(move |_| sheet.with(|sheet| sheet.as_ref().map_or(0, |sheet| sheet.moves.len())));
    let now = move || at.get().map(|ply| format!("M{:.1} 0V{HEIGHT}", x_of(ply + 1, all.get())));
    let jump = move |event: &PointerEvent| {
        let Some(frame) = frame.get_untracked() else { return };
        let rect = frame.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
        let count = all.get_untracked();
        let moves = (share.clamp(0.0, 1.0) * count as f64).round() as usize;
        desk.go_to_ply(moves.min(count).checked_sub(1));
    };
    let drag = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            jump(&event);
        }
    };
    view! {
        <div
            class="review-graph"
            node_ref=frame
            role="slider"
            tabindex="0"
            aria-label=ReviewLabel::Graph.text()
            aria-valuemin="0"
            aria-valuemax=all
            aria-valuenow=move || at.get().map_or(0, |ply| ply + 1)
            aria-valuetext=move || spoken(desk, at.get())
            title=move || spoken(desk, at.get())
            data-testid="review-graph"
            data-points=move || shown.with(|shown| shown.points)
            on:pointerdown=move |event| if event.button() == 0 { jump(&event) }
            on:pointermove=drag
        >
            <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
                <path class="graph-white" d=move || shown.with(|shown| shown.area.clone())></path>
                <path class="graph-even" d="M0 50H1000"></path>
                <path class="graph-line" d=move || shown.with(|shown| shown.line.clone())></path>
                <path class="graph-now" d=now></path>
                {move || shown.with(|shown| shown.marks.clone()).into_iter().map(|(mark, place)| view! {
                    <path class=format!("graph-mark {}", color(mark)) d=place></path>
                }).collect_view()}
            </svg>
        </div>
    }
}

/// The move at the cursor and what White can expect after it.
fn spoken(desk: Desk, ply: Option<usize>) -> String {
    desk.review().sheet.with(|sheet| {
        let told = ply.zip(sheet.as_ref()).and_then(|(ply, sheet)| {
            let judged = sheet.moves.get(ply)?.as_ref()?;
            let percent = (u32::from(judged.expected) + 50) / 100;
            Some(study::expected_after(sheet.names.get(ply)?, percent))
        });
        told.unwrap_or_else(|| ReviewLabel::Start.text())
    })
}

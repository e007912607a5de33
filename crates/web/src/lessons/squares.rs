//! Finding squares by name, against the clock.

use std::time::Duration;

use crownhead_boardview::Movers;
use crownhead_notation::{rules_key, square_name};
use crownhead_prose::{lessons, lessons::LessonLabel};
use crownhead_rules::{Color, Setup, Square};
use leptos::prelude::*;

use super::desk::{Desk, Phase};
use crate::platform::{now, store};

/// Milliseconds of a run.
const LENGTH: f64 = 60_000.0;

/// A run that is going on, or has ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Run {
    square: Square,
    ends: f64,
    /// Seconds left.
    left: u32,
    found: u32,
    wrong: u32,
    /// The square that was pointed at last, and whether it was right.
    last: Option<(Square, bool)>,
}

impl Desk {
    /// Shows the empty board, ready to begin.
    pub(super) fn name_squares(self) {
        self.next_turn();
        self.run.set(None);
        self.said.set(String::new());
        let empty = Setup { pieces: Vec::new(), turn: Color::White, king_runs: [None; 2] };
        if let Ok(empty) = empty.into_position(self.rules.get_untracked()) {
            self.lay(empty, Movers::Nobody, false);
        }
        self.phase.set(Phase::Squares);
    }

    /// Begins a run.
    pub(super) fn find_squares(self) {
        self.next_turn();
        let square = self.other_square(None);
        self.run.set(Some(Run {
            square,
            ends: now() + LENGTH,
            left: (LENGTH / 1000.0) as u32,
            found: 0,
            wrong: 0,
            last: None,
        }));
        self.phase.set(Phase::Finding);
        self.ask(square);
        self.tick();
    }

    fn other_square(self, last: Option<Square>) -> Square {
        let board = self.rules.get_untracked().board();
        let others: Vec<Square> = board.all().filter(|&square| Some(square) != last).collect();
        others[(js_sys::Math::random() * others.len() as f64) as usize % others.len()]
    }

    fn ask(self, square: Square) {
        self.say(&lessons::find(&square_name(self.rules.get_untracked(), square)));
    }

    fn tick(self) {
        let Some(run) = self.run.get_untracked().filter(|_| self.phase.get_untracked() == Phase::Finding)
        else {
            return;
        };
        let left = ((run.ends - now()) / 1000.0).ceil().max(0.0) as u32;
        self.run.set(Some(Run { left, ..run }));
        if left == 0 {
            return self.run_over(run);
        }
        let turn = self.turn.get_value();
        let again = move || {
            if self.turn.get_value() == turn {
                self.tick();
            }
        };
        set_timeout(again, Duration::from_millis(250));
    }

    /// A person points at a square.
    pub(super) fn point(self, square: Square) {
        let Some(mut run) = self.run.get_untracked().filter(|_| self.phase.get_untracked() == Phase::Finding)
        else {
            return;
        };
        run.last = Some((square, square == run.square));
        if square == run.square {
            run.found += 1;
            run.square = self.other_square(Some(square));
            self.ask(run.square);
        } else {
            run.wrong += 1;
        }
        self.run.set(Some(run));
    }

    /// The square that was pointed at last, and whether it was right.
    pub(super) fn pointed(self) -> Option<(Square, bool)> {
        self.run.get().filter(|_| self.phase.get() == Phase::Finding)?.last
    }

    fn run_over(self, run: Run) {
        let mut best: std::collections::BTreeMap<String, u32> =
            store::load(store::SQUARES).unwrap_or_default();
        let key = rules_key(self.rules.get_untracked());
        let is_best = run.found > best.get(&key).copied().unwrap_or(0);
        if is_best {
            best.insert(key, run.found);
            store::save(store::SQUARES, &best);
        }
        self.phase.set(Phase::Found);
        self.say(&lessons::squares_over(run.found, run.wrong, is_best));
    }
}

/// The panel.
#[component]
pub(super) fn Squares() -> impl IntoView {
    let desk = Desk::get();
    let finding = move || desk.phase.get() == Phase::Finding;
    let heading = move || match desk.phase.get() {
        Phase::Squares => LessonLabel::Squares.text(),
        _ => desk.said.get(),
    };
    let line = move || match desk.run.get() {
        Some(run) if finding() => lessons::squares_left(run.left, run.found, run.wrong),
        Some(_) => String::new(),
        None => LessonLabel::SquaresLine.text(),
    };
    view! {
        <div class="puzzle-task">
            <h2 data-testid="square-asked" class:big=finding>{heading}</h2>
            <p class="puzzle-rush" data-testid="squares-line">{line}</p>
            <div class="puzzle-acts">
                <button type="button" class="button primary" data-testid="squares-start" hidden=finding on:click=move |_| desk.find_squares()>
                    {LessonLabel::SquaresStart.text()}
                </button>
            </div>
        </div>
    }
}

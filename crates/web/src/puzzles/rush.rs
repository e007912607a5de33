//! A rush: as many puzzles as possible in three minutes, with at most three mistakes.

use std::time::Duration;

use crownhead_boardview::Movers;
use crownhead_prose::puzzles;
use crownhead_puzzles::Puzzle;
use leptos::prelude::*;

use super::desk::{Desk, Phase};
use crate::platform::now;

/// Milliseconds of a rush.
const LENGTH: f64 = 180_000.0;
/// Mistakes that end it.
const MOST_WRONG: u32 = 3;
/// The rating of its first puzzle, and how much harder each is.
const FIRST: u32 = 150;
const STEP: u32 = 30;
/// Puzzles of about that rating, among which chance decides.
const CHOICE: usize = 8;

/// A rush that is running, or has ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rush {
    ends: f64,
    /// Seconds left.
    left: u32,
    solved: u32,
    wrong: u32,
}

impl Rush {
    fn new() -> Rush {
        Rush { ends: now() + LENGTH, left: (LENGTH / 1000.0) as u32, solved: 0, wrong: 0 }
    }

    /// A puzzle of the right difficulty.
    pub(super) fn choose(&self, fitting: &[usize], all: &[Puzzle], chance: u64) -> Option<usize> {
        let target = FIRST + STEP * self.solved;
        let mut order: Vec<(u32, usize)> =
            fitting.iter().map(|&at| (u32::from(all[at].rating).abs_diff(target), at)).collect();
        order.sort_unstable();
        order.truncate(CHOICE);
        (!order.is_empty()).then(|| order[(chance % order.len() as u64) as usize].1)
    }
}

impl Desk {
    /// Whether a rush is running.
    pub(super) fn rushing(self) -> bool {
        self.rush.with(Option::is_some)
    }

    /// Starts a rush.
    pub(super) fn start_rush(self) {
        self.rush.set(Some(Rush::new()));
        self.next();
        self.tick();
    }

    /// Ends it before its time.
    pub(super) fn stop_rush(self) {
        self.rush_over();
    }

    fn tick(self) {
        let Some(rush) = self.rush.get_untracked() else { return };
        if self.phase.get_untracked() == Phase::Rushed {
            return;
        }
        let left = ((rush.ends - now()) / 1000.0).ceil().max(0.0) as u32;
        self.rush.set(Some(Rush { left, ..rush }));
        if left == 0 {
            return self.rush_over();
        }
        set_timeout(move || self.tick(), Duration::from_millis(250));
    }

    /// Counts an answer, and goes on.
    pub(super) fn rush_answer(self, solved: bool) {
        let Some(mut rush) = self.rush.get_untracked() else { return };
        rush.solved += u32::from(solved);
        rush.wrong += u32::from(!solved);
        self.rush.set(Some(rush));
        if rush.wrong >= MOST_WRONG {
            return self.rush_over();
        }
        let pause = self.board.moves_for() as u64 + 400;
        set_timeout(
            move || {
                if self.rush.get_untracked().is_some() && self.phase.get_untracked() != Phase::Rushed {
                    self.next();
                }
            },
            Duration::from_millis(pause),
        );
    }

    /// Keeps and shows the result.
    fn rush_over(self) {
        // A reply that is on its way stays away.
        self.turn.update_value(|turn| *turn += 1);
        self.board.change(|board, _| {
            board.cancel();
            board.set_movers(Movers::Nobody);
        });
        self.kinds.set(String::new());
        let solved = self.rush.get_untracked().map_or(0, |rush| rush.solved);
        let best = self.progress.try_update(|progress| progress.rushed(self.key(), solved)).unwrap_or(false);
        self.save();
        self.phase.set(Phase::Rushed);
        self.say(&puzzles::rush_over(solved, best && solved > 0));
    }
}

/// The time left, and the count.
#[component]
pub(super) fn RushLine() -> impl IntoView {
    let desk = Desk::get();
    let line = move || desk.rush.get().map(|rush| puzzles::rush(rush.left, rush.solved, rush.wrong));
    // At the end there is only the result.
    let running = move || desk.rushing() && desk.phase.get() != Phase::Rushed;
    view! { <p class="puzzle-rush" data-testid="puzzle-rush" hidden=move || !running()>{line}</p> }
}

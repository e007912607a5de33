//! The state of the page, and what is done with it.

use std::collections::BTreeMap;
use std::time::Duration;

use crownhead_boardview::{Intent, Movers};
use crownhead_lessons::{Answer, Step, Task, course};
use crownhead_notation::{fen, rules_key, rules_of_key};
use crownhead_prose::{lessons, lessons::LessonLabel, typeset};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Square, Variant};
use leptos::prelude::*;

use super::squares::Run;
use crate::{
    board::handle::{BoardHandle, focus_square},
    model::{address as opening, settings::Settings, steps_done::StepsDone},
    platform::{address, defaults, now, store},
};

/// The time between two moves of a walk that is shown, in milliseconds.
const SHOWN: u64 = 500;
/// The time in which a second press belongs to a double tap, in milliseconds.
const DOUBLE: f64 = 400.0;

/// Where the page stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The person is to move.
    Yours,
    /// The last move was not the one to find; the person is to move.
    Wrong,
    /// The solution is being shown.
    Shown,
    /// The task is done.
    Done,
    /// The course is over.
    Over,
    /// Squares are about to be searched.
    Squares,
    /// They are being searched.
    Finding,
    /// The search is over.
    Found,
}

impl Phase {
    /// Whether it is about finding squares.
    pub(super) fn is_squares(self) -> bool {
        matches!(self, Phase::Squares | Phase::Finding | Phase::Found)
    }

    pub(super) fn token(self) -> &'static str {
        match self {
            Phase::Yours => "yours",
            Phase::Wrong => "wrong",
            Phase::Shown => "shown",
            Phase::Done => "done",
            Phase::Over => "over",
            Phase::Squares => "squares",
            Phase::Finding => "finding",
            Phase::Found => "found",
        }
    }
}

/// The state.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) board: BoardHandle,
    pub(super) rules: RwSignal<AnyRules>,
    pub(super) steps: RwSignal<Vec<Step>>,
    /// The number of the step, from 0.
    pub(super) at: RwSignal<usize>,
    /// The steps done at least once.
    pub(super) finished: RwSignal<StepsDone>,
    pub(super) phase: RwSignal<Phase>,
    /// What is shown and read out.
    pub(super) said: RwSignal<String>,
    /// What is wrong with the address.
    pub(super) notice: RwSignal<String>,
    pub(super) run: RwSignal<Option<Run>>,
    /// The number of the task in this visit; a timer for an earlier one does nothing.
    pub(super) turn: StoredValue<u32>,
    /// When a press last changed the step.
    stepped: StoredValue<f64>,
    settings: StoredValue<Settings>,
}

impl Desk {
    /// The state of a page that has just been opened; also puts it into the context.
    pub(super) fn provide() -> Desk {
        let (rules, notice) = first_rules();
        let board = BoardHandle::new(AnyPosition::start(rules)).provide(Memo::new(|_| Vec::new()));
        let desk = Desk {
            board,
            rules: RwSignal::new(rules),
            steps: RwSignal::new(Vec::new()),
            at: RwSignal::new(0),
            finished: RwSignal::new(StepsDone::default()),
            phase: RwSignal::new(Phase::Yours),
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(notice),
            run: RwSignal::new(None),
            turn: StoredValue::new(0),
            stepped: StoredValue::new(f64::NEG_INFINITY),
            settings: StoredValue::new(defaults::settings()),
        };
        board.listen(move |intent| desk.carry_out(intent), || ());
        provide_context(desk);
        desk
    }

    /// The state, from the context.
    pub(super) fn get() -> Desk {
        expect_context()
    }

    /// The position on the board as FEN.
    pub(super) fn position_text(self) -> Memo<String> {
        Memo::new(move |_| {
            self.board.stamp().track();
            self.board.read(|board| fen::write(board.position()))
        })
    }

    /// The step.
    pub(super) fn step(self) -> Option<Step> {
        let at = self.at.get();
        self.steps.with(|steps| steps.get(at).cloned())
    }

    /// The square to reach.
    pub(super) fn goal(self) -> Option<Square> {
        let open = matches!(self.phase.get(), Phase::Yours | Phase::Wrong | Phase::Shown);
        match self.step()?.task {
            Task::Reach(goal) if open => Some(goal),
            _ => None,
        }
    }

    /// Opens the course of other rules.
    pub(super) fn take(self, key: &str) {
        let Some(rules) = rules_of_key(key) else { return };
        self.notice.set(String::new());
        let squares = self.phase.get_untracked().is_squares();
        self.rules.set(rules);
        if squares { self.name_squares() } else { self.open() }
    }

    /// Opens the course at the first step that is not done.
    pub(super) fn open(self) {
        let rules = self.rules.get_untracked();
        store::save(store::LESSON_RULES, &rules_key(rules));
        self.run.set(None);
        let steps = course(rules);
        let count = steps.len();
        self.steps.set(steps);
        let done = all_done().remove(&rules_key(rules)).unwrap_or_default();
        let first = done.first_open(count).unwrap_or(0);
        self.finished.set(done);
        self.go(first);
    }

    /// Does what a press asks for. Buttons move with the text above them, so the second tap of a double tap may meet
    /// another one: it does nothing.
    pub(super) fn press(self, act: &dyn Fn(Desk)) {
        if now() - self.stepped.get_value() < DOUBLE {
            return;
        }
        self.stepped.set_value(now());
        act(self);
    }

    /// Shows a step.
    pub(super) fn go(self, number: usize) {
        let Some(step) = self.steps.with_untracked(|steps| steps.get(number).cloned()) else { return };
        self.next_turn();
        self.at.set(number);
        let movers = if step.task == Task::Read { Movers::Nobody } else { Movers::One(Color::White) };
        self.lay(step.position, movers, true);
        self.said.set(String::new());
        self.phase.set(if step.task == Task::Read { Phase::Done } else { Phase::Yours });
    }

    /// Shows the next step; after the last one, the first that is not done.
    pub(super) fn next(self) {
        let (at, count) = (self.at.get_untracked(), self.steps.with_untracked(Vec::len));
        self.note(at);
        let open = || self.finished.with_untracked(|done| done.first_open(count));
        if let Some(number) = Some(at + 1).filter(|next| *next < count).or_else(open) {
            return self.go(number);
        }
        self.next_turn();
        self.lay(AnyPosition::start(self.rules.get_untracked()), Movers::Nobody, true);
        self.phase.set(Phase::Over);
        self.say(&lessons::over(self.rules.get_untracked()));
    }

    /// Notes that a step is done.
    fn note(self, step: usize) {
        if self.finished.try_update(|done| done.add(step)) != Some(true) {
            return;
        }
        let mut all = all_done();
        all.insert(rules_key(self.rules.get_untracked()), self.finished.get_untracked());
        store::save(store::LESSONS, &all);
    }

    /// Puts a position on the board.
    pub(super) fn lay(self, position: AnyPosition, movers: Movers, labels: bool) {
        let rules = self.rules.get_untracked();
        let mut settings = self.settings.with_value(|settings| settings.for_board(rules));
        settings.labels &= labels;
        self.board.change(|board, _| {
            board.set_position(position, None);
            board.set_settings(settings);
            board.set_flipped(false);
            board.set_movers(movers);
        });
        self.board.look().set(self.settings.with_value(Settings::board_look));
    }

    fn carry_out(self, intent: Intent) {
        match intent {
            Intent::Play(mv) if matches!(self.phase.get_untracked(), Phase::Yours | Phase::Wrong) => {
                self.try_move(&mv);
            }
            // Once the task is done, what was said of it stays.
            Intent::Refused(refused) if matches!(self.phase.get_untracked(), Phase::Yours | Phase::Wrong) => {
                let position = self.board.read(|board| *board.position());
                let told = crownhead_prose::explain_refusal(
                    &position,
                    refused.attempt.as_ref(),
                    refused.typed_capture,
                    &refused.refusal,
                );
                self.say(&told.to_string());
            }
            Intent::CursorMoved(square) => focus_square(square),
            _ => {}
        }
    }

    fn try_move(self, mv: &AnyMove) {
        let Some(step) = untrack(|| self.step()) else { return };
        let before = self.board.read(|board| *board.position());
        match step.answer(&before, mv) {
            Answer::Done => {
                self.board.change(|board, now| board.play(mv, now));
                self.done();
            }
            Answer::Onward(next) => {
                self.board.change(|board, now| board.play(mv, now));
                self.phase.set(Phase::Yours);
                self.say(&LessonLabel::Onward.text());
                self.later(0, move || self.stand(next));
            }
            Answer::Another => {
                self.board.change(|board, _| board.cancel());
                self.phase.set(Phase::Wrong);
                let told = if matches!(step.task, Task::Reach(_)) { lessons::past } else { lessons::another };
                self.say(&told(&before, mv));
            }
        }
    }

    /// The same side is to move again.
    fn stand(self, next: AnyPosition) {
        self.board.change(|board, _| {
            board.set_position(next, None);
            board.set_movers(Movers::One(Color::White));
        });
    }

    fn done(self) {
        self.board.change(|board, _| board.set_movers(Movers::Nobody));
        self.phase.set(Phase::Done);
        self.note(self.at.get_untracked());
        self.say(&LessonLabel::Right.text());
    }

    /// Plays the solution from the start of the step.
    pub(super) fn show(self) {
        let Some(step) = untrack(|| self.step()) else { return };
        self.next_turn();
        self.phase.set(Phase::Shown);
        self.said.set(String::new());
        self.lay(step.position, Movers::Nobody, true);
        self.show_on(step.position, step.solution());
    }

    fn show_on(self, at: AnyPosition, mut rest: Vec<AnyMove>) {
        if rest.is_empty() {
            return self.phase.set(Phase::Done);
        }
        let mv = rest.remove(0);
        self.board.change(|board, now| board.play(&mv, now));
        self.later(SHOWN, move || {
            let next = at.play_unchecked(&mv).passed().filter(|_| !rest.is_empty());
            if let Some(next) = next {
                self.board.change(|board, _| board.set_position(next, None));
            }
            self.show_on(next.unwrap_or(at), rest);
        });
    }

    /// Begins another task: timers of the last one do nothing.
    pub(super) fn next_turn(self) {
        self.turn.update_value(|turn| *turn += 1);
    }

    /// Does something once the board is still and a while has passed, unless there is another task by then.
    pub(super) fn later(self, pause: u64, act: impl FnOnce() + 'static) {
        let turn = self.turn.get_value();
        let still = self.board.moves_for() as u64;
        set_timeout(
            move || {
                if self.turn.get_value() == turn {
                    act();
                }
            },
            Duration::from_millis(pause + still),
        );
    }

    /// Shows a line and reads it out.
    pub(super) fn say(self, line: &str) {
        self.said.set(typeset(line));
    }
}

/// The steps done of each course, by the key of its rules.
fn all_done() -> BTreeMap<String, StepsDone> {
    store::load(store::LESSONS).unwrap_or_default()
}

/// The rules that the address names, those of the last visit, or the international ones; and what is wrong with the
/// address.
fn first_rules() -> (AnyRules, String) {
    let (asked, problem) = match address::query("variant").map(|code| opening::rules(code.trim())) {
        Some(Ok(rules)) => (Some(rules), String::new()),
        Some(Err(line)) => (None, line),
        None => (None, String::new()),
    };
    let last = || rules_of_key(&store::load::<String>(store::LESSON_RULES)?);
    (asked.or_else(last).unwrap_or(AnyRules::Variant(Variant::International)), problem)
}

//! The state of the page, and what is done with it.
//!
//! Invariant: a puzzle is answered once; wrong moves after the first change nothing.

use std::time::Duration;

use crownhead_boardview::{Intent, Movers};
use crownhead_motif::Motif;
use crownhead_notation::{fen, movetext};
use crownhead_prose::{puzzles, puzzles::PuzzleLabel, typeset};
use crownhead_puzzles::{
    Puzzle,
    trainer::{self, Answer, Progress},
};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Variant};
use leptos::{prelude::*, task::spawn_local};

use super::{own, rush::Rush};
use crate::{
    board::handle::{BoardHandle, focus_square},
    model::{address as opening, settings::Settings},
    platform::{address, data, defaults, now, store},
};

/// The pause before a reply, in milliseconds.
const REPLY: u64 = 350;
/// Milliseconds for each move of a puzzle that is solved at once.
const QUICK: f64 = 5_000.0;

/// How far a puzzle has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The puzzles are on their way.
    Loading,
    /// They cannot be loaded.
    Lost,
    /// There are none.
    Empty,
    /// The person is to move.
    Yours,
    /// The last move was wrong; the person is to move.
    Wrong,
    /// The reply is on its way.
    Reply,
    /// The person has found the line.
    Solved,
    /// The line has been shown.
    Shown,
    /// A rush has ended.
    Rushed,
}

impl Phase {
    /// Whether the puzzle is over.
    pub(super) fn is_over(self) -> bool {
        matches!(self, Phase::Solved | Phase::Shown | Phase::Rushed)
    }

    pub(super) fn token(self) -> &'static str {
        match self {
            Phase::Loading => "loading",
            Phase::Lost => "lost",
            Phase::Empty => "empty",
            Phase::Yours => "yours",
            Phase::Wrong => "wrong",
            Phase::Reply => "reply",
            Phase::Solved => "solved",
            Phase::Shown => "shown",
            Phase::Rushed => "rushed",
        }
    }
}

/// The puzzles of a variant, with the names under which progress is kept.
#[derive(Default)]
pub(super) struct Loaded {
    pub(super) puzzles: Vec<Puzzle>,
    pub(super) names: Vec<String>,
    /// For each puzzle of the person's own games, which come last, the moves that are good enough.
    accepted: Vec<Vec<AnyMove>>,
}

impl Loaded {
    /// How many puzzles ship with the app.
    fn shipped(&self) -> usize {
        self.puzzles.len() - self.accepted.len()
    }

    /// The moves that are good enough in a puzzle of the person's own games.
    fn accepted(&self, at: usize) -> Option<&Vec<AnyMove>> {
        self.accepted.get(at.checked_sub(self.shipped())?)
    }
}

/// The kind that stands for the person's own mistakes.
pub(super) const OWN: &str = "own";

/// The state.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) board: BoardHandle,
    pub(super) rules: RwSignal<AnyRules>,
    /// The key of a kind of shot, or nothing for all.
    pub(super) kind: RwSignal<String>,
    pub(super) phase: RwSignal<Phase>,
    pub(super) side: RwSignal<Option<Color>>,
    pub(super) rating: RwSignal<Option<u16>>,
    /// Whether the puzzle is from the person's own games.
    pub(super) is_own: RwSignal<bool>,
    /// What is shown and read out.
    pub(super) said: RwSignal<String>,
    /// What is wrong with the address.
    pub(super) notice: RwSignal<String>,
    /// What came of the last import: whether it succeeded, and a line.
    pub(super) imported: RwSignal<(bool, String)>,
    /// The kinds of shots that occur among the puzzles.
    pub(super) kinds_there: RwSignal<Vec<Motif>>,
    /// The kinds of the puzzle's line.
    pub(super) kinds: RwSignal<String>,
    pub(super) progress: RwSignal<Progress>,
    pub(super) rush: RwSignal<Option<Rush>>,
    pub(super) loaded: StoredValue<Loaded>,
    /// Changes when other puzzles are loaded.
    pub(super) stamp: RwSignal<u32>,
    at: StoredValue<Option<usize>>,
    /// Plies of the line on the board.
    done: StoredValue<usize>,
    /// Whether a wrong move was made or the line was shown.
    failed: StoredValue<bool>,
    began: StoredValue<f64>,
    /// The number of the puzzle in this visit; a timer for an earlier one does nothing.
    pub(super) turn: StoredValue<u32>,
    settings: StoredValue<Settings>,
}

impl Desk {
    /// The state of a page that has just been opened; also puts it into the context.
    pub(super) fn provide() -> Desk {
        let (rules, notice) = first_rules();
        let board = BoardHandle::new(AnyPosition::start(rules));
        let board = board.provide(Memo::new(|_| Vec::new()));
        let desk = Desk {
            board,
            rules: RwSignal::new(rules),
            kind: RwSignal::new(String::new()),
            phase: RwSignal::new(Phase::Loading),
            side: RwSignal::new(None),
            rating: RwSignal::new(None),
            is_own: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(notice),
            imported: RwSignal::new((true, String::new())),
            kinds_there: RwSignal::new(Vec::new()),
            kinds: RwSignal::new(String::new()),
            progress: RwSignal::new(store::load(store::PUZZLES).unwrap_or_default()),
            rush: RwSignal::new(None),
            loaded: StoredValue::new(Loaded::default()),
            stamp: RwSignal::new(0),
            at: StoredValue::new(None),
            done: StoredValue::new(0),
            failed: StoredValue::new(false),
            began: StoredValue::new(0.0),
            turn: StoredValue::new(0),
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

    /// The key of the rules.
    pub(super) fn key(self) -> &'static str {
        self.rules.get_untracked().key().unwrap_or_default()
    }

    /// Loads the puzzles of the rules and shows the first.
    pub(super) fn open(self) {
        let rules = self.rules.get_untracked();
        self.show_none(Phase::Loading);
        self.loaded.set_value(Loaded::default());
        self.kinds_there.set(Vec::new());
        self.stamp.update(|stamp| *stamp += 1);
        store::save(store::PUZZLE_RULES, &self.key());
        spawn_local(async move {
            let bytes = data::fetch(&format!("./puzzles/{}.puzzles", self.key())).await;
            if self.rules.get_untracked() != rules {
                return;
            }
            let set = bytes.and_then(|bytes| crownhead_puzzles::Set::unpack(&bytes).ok());
            let Some(mut puzzles) = set.map(|set| set.puzzles) else {
                return self.phase.set(Phase::Lost);
            };
            self.forget_absent_kind(&puzzles);
            let rating = self.progress.with_untracked(|progress| progress.strength(self.key()).points) as u16;
            let (own, accepted): (Vec<Puzzle>, Vec<_>) =
                own::puzzles(rules, rating).into_iter().map(|own| (own.puzzle, own.accepted)).unzip();
            puzzles.extend(own);
            let name = |puzzle: &Puzzle| trainer::id(self.key(), &fen::write(&puzzle.position));
            let names = puzzles.iter().map(name).collect();
            self.loaded.set_value(Loaded { puzzles, names, accepted });
            self.stamp.update(|stamp| *stamp += 1);
            self.next();
            // The first puzzle need not wait for it.
            set_timeout(move || self.find_kinds(), Duration::from_millis(30));
        });
    }

    /// Shows that there is no puzzle: nothing of the last one stays.
    fn show_none(self, phase: Phase) {
        self.turn.update_value(|turn| *turn += 1);
        self.at.set_value(None);
        self.side.set(None);
        self.rating.set(None);
        self.is_own.set(false);
        self.said.set(String::new());
        self.kinds.set(String::new());
        self.lay(AnyPosition::start(self.rules.get_untracked()), Movers::Nobody);
        self.phase.set(phase);
    }

    /// Puts a position on the board, seen by its side to move.
    fn lay(self, position: AnyPosition, movers: Movers) {
        let settings = self.settings.with_value(|settings| settings.for_board(self.rules.get_untracked()));
        self.board.change(|board, _| {
            board.set_position(position, None);
            board.set_settings(settings);
            board.set_flipped(position.turn() == Color::Black);
            board.set_movers(movers);
        });
        self.board.look().set(self.settings.with_value(Settings::board_look));
    }

    /// Shows the next puzzle.
    pub(super) fn next(self) {
        if self.phase.get_untracked() == Phase::Rushed {
            self.rush.set(None);
        }
        let Some(at) = self.choose() else { return self.show_none(Phase::Empty) };
        let Some((position, rating)) =
            self.loaded.with_value(|all| all.puzzles.get(at).map(|puzzle| (puzzle.position, puzzle.rating)))
        else {
            return;
        };
        self.at.set_value(Some(at));
        self.done.set_value(0);
        self.failed.set_value(false);
        self.began.set_value(now());
        self.turn.update_value(|turn| *turn += 1);
        self.lay(position, Movers::One(position.turn()));
        self.side.set(Some(position.turn()));
        self.rating.set(Some(rating));
        self.is_own.set(self.loaded.with_value(|all| all.accepted(at).is_some()));
        self.kinds.set(String::new());
        self.phase.set(Phase::Yours);
        // A reader hears the task; on the screen it is the heading.
        self.said.set(String::new());
    }

    /// The number of the puzzle that comes next.
    fn choose(self) -> Option<usize> {
        let kind = self.kind.get_untracked();
        let chance = (js_sys::Math::random() * 1e9) as u64;
        let now_at = self.at.get_value();
        self.loaded.with_value(|all| {
            let fits = |at: &usize| {
                let own = all.accepted(*at).is_some();
                match &*kind {
                    "" => !(own && self.rushing()),
                    OWN => own,
                    kind => all.puzzles[*at].motifs().iter().any(|motif| motif.key() == kind),
                }
            };
            let mut fitting: Vec<usize> = (0..all.puzzles.len()).filter(fits).collect();
            // Another than the present one, unless it is the only one of its kind.
            if fitting.len() > 1 {
                fitting.retain(|at| Some(*at) != now_at);
            }
            if let Some(rush) = self.rush.get_untracked() {
                return rush.choose(&fitting, &all.puzzles, chance);
            }
            let list = fitting.iter().map(|&at| (at, all.names[at].as_str(), all.puzzles[at].rating));
            self.progress.with_untracked(|progress| progress.next(self.key(), list, today(), chance))
        })
    }

    fn carry_out(self, intent: Intent) {
        match intent {
            Intent::Play(mv) if matches!(self.phase.get_untracked(), Phase::Yours | Phase::Wrong) => {
                self.try_move(mv);
            }
            // Once the puzzle is over, what was said of it stays.
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

    /// The move of the line at a ply; `None` after its end.
    fn line_at(self, ply: usize) -> Option<AnyMove> {
        let at = self.at.get_value()?;
        self.loaded.with_value(|all| all.puzzles.get(at)?.line.get(ply).copied())
    }

    /// Whether a move is good enough in a puzzle of the person's own games.
    fn is_good_enough(self, mv: &AnyMove) -> bool {
        let Some(at) = self.at.get_value() else { return false };
        self.loaded.with_value(|all| all.accepted(at).is_some_and(|accepted| accepted.contains(mv)))
    }

    fn try_move(self, mv: AnyMove) {
        let done = self.done.get_value();
        if self.is_good_enough(&mv) {
            self.board.change(|board, now| board.play(&mv, now));
            self.done.set_value(1);
            return self.solved();
        }
        if self.line_at(done) == Some(mv) && !self.is_own.get_untracked() {
            self.board.change(|board, now| board.play(&mv, now));
            self.done.set_value(done + 1);
            if self.line_at(done + 1).is_none() {
                return self.solved();
            }
            self.say(&PuzzleLabel::Right.text());
            self.phase.set(Phase::Reply);
            return self.later(REPLY, Desk::reply);
        }
        let position = self.board.read(|board| *board.position());
        let text = movetext::write(&position, &mv);
        self.say(&if self.is_own.get_untracked() {
            puzzles::own_wrong(&text)
        } else {
            puzzles::wrong(&text)
        });
        self.fail();
        if self.rushing() {
            return self.rush_answer(false);
        }
        self.phase.set(Phase::Wrong);
        // The piece goes back.
        self.board.change(|board, _| board.cancel());
    }

    fn reply(self) {
        let done = self.done.get_value();
        let Some(mv) = self.line_at(done) else { return };
        self.board.change(|board, now| board.play(&mv, now));
        self.done.set_value(done + 1);
        self.phase.set(Phase::Yours);
        if let Some(side) = self.side.get_untracked() {
            self.board.change(|board, _| board.set_movers(Movers::One(side)));
        }
    }

    /// Notes a failure, once.
    fn fail(self) {
        if !self.failed.get_value() {
            self.failed.set_value(true);
            self.note(Answer::Failed);
        }
    }

    fn solved(self) {
        let failed = self.failed.get_value();
        if !failed {
            let quick = now() - self.began.get_value() < QUICK * self.done.get_value().div_ceil(2) as f64;
            self.note(if quick { Answer::Quick } else { Answer::Solved });
        }
        self.end();
        self.phase.set(Phase::Solved);
        self.say_end(if failed { PuzzleLabel::Solved } else { PuzzleLabel::Back });
        if self.rushing() {
            self.rush_answer(true);
        }
    }

    /// What is said at the end, also of a win that shows only later.
    fn say_end(self, label: PuzzleLabel) {
        let gains = |at: usize| self.loaded.with_value(|all| all.puzzles[at].gains());
        let is_later = !self.is_own.get_untracked() && self.at.get_value().is_some_and(|at| !gains(at));
        let words = [Some(label.text()), is_later.then(puzzles::no_gain)];
        self.say(&words.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }

    fn note(self, answer: Answer) {
        let Some(at) = self.at.get_value() else { return };
        let rating = self.rating.get_untracked().unwrap_or_default();
        self.loaded.with_value(|all| {
            self.progress.update(|progress| {
                progress.answer(self.key(), &all.names[at], rating, answer, today());
            });
        });
        self.save();
    }

    /// Keeps the progress for the next visit.
    pub(super) fn save(self) {
        self.progress.with_untracked(|progress| store::save(store::PUZZLES, progress));
    }

    /// What is told at the end of a puzzle.
    fn end(self) {
        self.board.change(|board, _| board.set_movers(Movers::Nobody));
        let Some(at) = self.at.get_value() else { return };
        let kinds = self.loaded.with_value(|all| {
            let names = all.puzzles[at].motifs().into_iter().map(|motif| puzzles::kind(motif.key()));
            names.collect::<Vec<_>>().join(" · ")
        });
        self.kinds.set(kinds);
    }

    /// Plays the rest of the line on the board.
    pub(super) fn show_solution(self) {
        self.fail();
        self.phase.set(Phase::Reply);
        self.say(&PuzzleLabel::Shown.text());
        self.show_on();
    }

    fn show_on(self) {
        let done = self.done.get_value();
        let Some(mv) = self.line_at(done) else {
            self.end();
            self.say_end(PuzzleLabel::Shown);
            return self.phase.set(Phase::Shown);
        };
        self.board.change(|board, now| board.play(&mv, now));
        self.done.set_value(done + 1);
        self.later(2 * REPLY, Desk::show_on);
    }

    /// Does something once the board is still and a while has passed, unless another puzzle is shown by then.
    fn later(self, pause: u64, act: fn(Desk)) {
        let turn = self.turn.get_value();
        let still = self.board.moves_for() as u64;
        set_timeout(
            move || {
                if self.turn.get_value() == turn {
                    act(self);
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

/// The day, counted from 1970 in UTC.
pub(super) fn today() -> u32 {
    const DAY: f64 = 86_400_000.0;
    (js_sys::Date::now() / DAY) as u32
}

/// The rules that the address names, those of the last visit, or the international ones; and what is wrong with the
/// address.
fn first_rules() -> (AnyRules, String) {
    let (asked, problem) = match address::query("variant").map(|code| opening::rules(code.trim())) {
        Some(Ok(rules @ AnyRules::Variant(_))) => (Some(rules), String::new()),
        Some(Ok(_)) => (None, PuzzleLabel::NoRules.text()),
        Some(Err(line)) => (None, line),
        None => (None, String::new()),
    };
    let last = || Variant::from_key(&store::load::<String>(store::PUZZLE_RULES)?).map(AnyRules::Variant);
    (asked.or_else(last).unwrap_or(AnyRules::Variant(Variant::International)), problem)
}

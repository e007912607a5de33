//! The state of the program: the game, the board on the screen, the request to the engine.
//!
//! Not here: drawing, terminals, threads. Every call passes the time, so that tests control it.

use std::time::Duration;

use crownhead_api::BuildRecord;
use crownhead_boardview::{Board, CaptureStyle, Event, Intent, Millis, Movers, Refused, Settings};
use crownhead_clock::{Control, Controls, Timekeeper};
use crownhead_engine::{Choice, Ending, Report};
use crownhead_game::Game;
use crownhead_prose::{self as prose, Note, Told};
use crownhead_rules::{AnyMove, AnyRules, Attempt, Color, Preset, Square};

use crate::Files;
use crate::level::Level;
use crate::menus;
use crate::options::Options;
use crate::place::Places;
use crate::popup::Popup;
use crate::practice::Practice;
use crate::table::{People, Table};
use crate::tables::Builder;
use crate::thinker::{Answer, Question, Thinker};
use crate::time;
use crate::values::Knowledge;

/// The question that the engine is working on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Job {
    /// Which piece the opponent huffs.
    Huff,
    /// Whether the person's move is a mistake.
    Judge,
    /// The opponent's move.
    Move,
    /// A hint.
    Hint,
    /// Whether the opponent accepts a draw.
    Draw,
    /// Whether the opponent claims a draw.
    Claim,
    /// The values of the moves, from tables.
    Values,
    /// Endings to practice, or an exercise.
    Practice,
}

/// The text beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Message {
    pub(crate) told: Told,
    /// Whether it is about a refused move.
    pub(crate) alarm: bool,
}

/// The program.
#[expect(clippy::struct_excessive_bools, reason = "independent facts about a screen")]
pub struct App {
    pub(crate) table: Table,
    pub(crate) board: Board,
    pub(crate) options: Options,
    pub(crate) popup: Option<Popup>,
    pub(crate) message: Message,
    pub(crate) job: Option<Job>,
    pub(crate) progress: Option<Report>,
    /// The last search of the opponent, for the debug option.
    pub(crate) searched: Option<Report>,
    /// The places of things on the screen.
    pub(crate) places: Places,
    /// The opponent's move, found but not played yet.
    pub(crate) found: Option<Choice>,
    /// Whether the person's last move is still to be judged.
    pub(crate) unjudged: bool,
    asked_at: Millis,
    /// Whether the end of the game was shown.
    pub(crate) end_shown: bool,
    pub(crate) now: Millis,
    pub(crate) ended: bool,
    thinker: Box<dyn Thinker>,
    pub(crate) files: Box<dyn Files>,
    /// Builds endgame tables, if possible.
    pub(crate) builder: Option<Box<dyn Builder>>,
    /// Whether to show values from tables.
    pub(crate) values: bool,
    /// The values of the current position.
    pub(crate) known: Knowledge,
    /// The exercise at the board.
    pub(crate) practice: Option<Practice>,
    /// The endings that were offered last.
    pub(crate) endings: Vec<Ending>,
    /// The seed of exercises.
    pub(crate) seed: u64,
    /// The last known state of the build.
    pub(crate) build: Option<BuildRecord>,
    /// The clock of the game, if it has one.
    pub(crate) clock: Option<Timekeeper>,
    /// The time control of new games.
    pub(crate) controls: Controls,
    /// The keys of favorite games.
    pub(crate) favorites: Vec<String>,
    /// The menu behind the list of games.
    pub(crate) behind: Option<Popup>,
    /// The level that fits the person.
    pub(crate) level: Level,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App")
            .field("table", &self.table)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl App {
    /// A game on the screen.
    pub fn new(table: Table, options: Options, thinker: Box<dyn Thinker>, files: Box<dyn Files>) -> App {
        let board = Board::new(*table.game.position());
        let mut app = App {
            table,
            board,
            options,
            popup: None,
            message: Message::default(),
            job: None,
            progress: None,
            searched: None,
            places: Places::default(),
            found: None,
            unjudged: false,
            asked_at: 0.0,
            end_shown: false,
            now: 0.0,
            ended: false,
            thinker,
            files,
            builder: None,
            values: false,
            known: Knowledge::NotAsked,
            practice: None,
            endings: Vec::new(),
            seed: 0,
            build: None,
            clock: None,
            controls: Controls::same(Control::Untimed),
            favorites: Vec::new(),
            behind: None,
            level: Level::default(),
        };
        app.begin(app.table.clone());
        app
    }

    /// Lets the user build endgame tables.
    pub fn set_builder(&mut self, builder: Box<dyn Builder>) {
        self.builder = Some(builder);
    }

    /// The keys of favorite games, which the list shows first.
    pub fn set_favorites(&mut self, favorites: Vec<String>) {
        self.favorites = favorites;
    }

    /// The keys of favorite games.
    pub fn favorites(&self) -> &[String] {
        &self.favorites
    }

    /// The seed of exercises.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Opens the menu of a new game.
    pub fn open_menu(&mut self) {
        self.popup = Some(menus::new_game(&self.table, &self.controls, &self.level));
    }

    /// The options of the screen.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether the user wants to leave.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// The rules in play.
    pub(crate) fn rules(&self) -> AnyRules {
        self.table.game.rules()
    }

    /// Shows another game from its present position.
    pub(crate) fn begin(&mut self, table: Table) {
        self.withdraw();
        self.table = table;
        self.end_shown = false;
        self.expect_result(true);
        self.known = Knowledge::NotAsked;
        self.practice = None;
        self.clock = None;
        self.searched = None;
        self.unjudged = false;
        self.message = Message::default();
        self.board.set_flipped(self.table.seats.people() == People::Black);
        let last = self.table.game.moves().last().copied();
        self.board.set_position(*self.table.game.position(), last);
        self.apply_options();
        self.seat_users();
    }

    /// Passes the options to the board.
    pub(crate) fn apply_options(&mut self) {
        let spins = self.rules() == AnyRules::Preset(Preset::FlyingTutorial);
        self.board.set_settings(Settings {
            speed: self.options.speed,
            capture: if spins { CaptureStyle::Spin } else { CaptureStyle::Fade },
            labels: self.options.square_numbers,
            premoves: true,
            ..Settings::default()
        });
    }

    /// Tells the board whose pieces can move.
    pub(crate) fn seat_users(&mut self) {
        let over = self.table.game.outcome().is_some();
        self.board.set_movers(match self.table.seats.people() {
            _ if over => Movers::Nobody,
            People::Both => Movers::Both,
            People::White => Movers::One(Color::White),
            People::Black => Movers::One(Color::Black),
            People::Nobody => Movers::Nobody,
        });
        self.follow_clock();
    }

    /// Advances time. Returns whether anything may look different.
    pub fn update(&mut self, now: Millis) -> bool {
        self.now = now;
        let mut changed = self.board.tick(now) | self.watch_build() | self.tick_clock();
        while let Some(answer) = self.thinker.answer() {
            self.answered(answer);
            changed = true;
        }
        let due = now >= self.asked_at + self.options.pause.as_secs_f64() * 1000.0;
        if due
            && !self.board.is_animating()
            && let Some(choice) = self.found.take()
        {
            self.opponent_plays(choice);
            changed = true;
        }
        changed |= self.ask_opponent();
        if self.wants_values() {
            self.ask(Job::Values, Question::Known(self.table.task()));
            changed = true;
        }
        self.note_result();
        changed | self.show_end()
    }

    /// Whether to ask the tables now: the engine is idle and a person is to move.
    fn wants_values(&self) -> bool {
        let idle = self.job.is_none() && self.found.is_none();
        let wanted = self.values || self.practices();
        wanted && self.known == Knowledge::NotAsked && idle && self.table.person_to_move()
    }

    /// The time until the next update, at most.
    pub fn patience(&self) -> Duration {
        if self.board.is_animating() {
            return Duration::from_secs(1) / u32::from(self.options.frames_per_second.max(1));
        }
        if self.clock_runs() {
            return time::TICK;
        }
        let waits = self.job.is_some() || self.found.is_some() || self.table.opponent_to_move().is_some();
        Duration::from_millis(if waits { 30 } else { 500 })
    }

    fn show_end(&mut self) -> bool {
        if self.end_shown || self.popup.is_some() || self.board.is_animating() {
            return false;
        }
        let Some(outcome) = self.table.game.outcome() else { return false };
        self.end_shown = true;
        let ending = prose::outcome(self.table.game.position(), &outcome, &self.table.names());
        let over = || menus::over(&ending, self.level_lines(), self.table.can_undo());
        self.popup = Some(self.practice_over().unwrap_or_else(over));
        true
    }

    /// Asks the engine.
    pub(crate) fn ask(&mut self, job: Job, question: Question) {
        self.withdraw();
        self.job = Some(job);
        self.asked_at = self.now;
        self.thinker.ask(question);
    }

    /// Cancels the question to the engine.
    pub(crate) fn withdraw(&mut self) {
        if self.job.take().is_some() {
            self.thinker.withdraw();
        }
        self.progress = None;
        self.found = None;
    }

    /// Asks for the answer as soon as possible.
    pub(crate) fn hurry(&mut self) {
        self.thinker.hurry();
    }

    fn answered(&mut self, answer: Answer) {
        match answer {
            Answer::Progress(report) => {
                self.progress = Some(report);
                return;
            }
            Answer::Huff(Some(square)) => return self.huff(square),
            Answer::Huff(None) => {}
            Answer::Mistake(judged) => self.warn_of(judged.as_deref()),
            Answer::Move(choice) => self.found = Some(choice),
            Answer::Hint(None) => self.say(Note::NoHint),
            Answer::Hint(Some(hint)) => {
                self.board.set_hint(Some(hint.mv));
                let told = prose::hint::explain(self.table.game.position(), &hint);
                self.message = Message { told, alarm: false };
            }
            Answer::Wdl(score) if self.job == Some(Job::Claim) => return self.opponent_weighs_claim(score),
            Answer::Wdl(score) if self.table.accepts_draw(score) => {
                self.table.game.agree_draw();
                self.seat_users();
            }
            Answer::Wdl(_) => self.say(Note::DrawDeclined),
            Answer::Known(known) => self.show_values(known),
            Answer::Endings(endings) => self.show_endings(&endings),
            Answer::Drill(drill) => {
                self.job = None;
                return self.begin_drill(drill);
            }
        }
        self.job = None;
        self.progress = None;
    }

    fn say_planned(&mut self, attempt: &Attempt) {
        self.message = Message { told: prose::planned(self.rules(), attempt), alarm: false };
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: AnyMove) {
        let before = *self.table.game.position();
        if self.table.game.play(mv).is_err() {
            return;
        }
        self.withdraw();
        let known = std::mem::take(&mut self.known);
        self.unjudged = self.judges(before.turn());
        self.board.play(&mv, self.now);
        self.end_shown = false;
        self.message = Message::default();
        self.judge(&before, &mv, known.known());
        self.seat_users();
    }

    /// Huffs a piece for the side to move.
    pub(crate) fn huff(&mut self, square: Square) {
        let before = *self.table.game.position();
        match self.table.game.huff(square) {
            Ok(()) => {
                self.withdraw();
                self.known = Knowledge::NotAsked;
                self.board.huff(square, self.now);
                self.end_shown = false;
                self.say_text(prose::huffed(&before, square));
                self.seat_users();
            }
            Err(refused) => self.say_text(prose::huff_refused(&self.table.game, &refused)),
        }
    }

    /// Handles an event on the board.
    pub(crate) fn on_board(&mut self, event: Event) {
        for intent in self.board.handle(event, self.now) {
            self.intended(intent);
        }
    }

    fn intended(&mut self, intent: Intent) {
        let position = *self.table.game.position();
        match intent {
            Intent::Play(mv) => self.play(mv),
            Intent::Huff(square) => self.huff(square),
            Intent::Refused(Refused { attempt, typed_capture, refusal, .. }) => {
                if let Some(offer) = prose::huff_instead(&self.table.game, &refusal) {
                    return self.say_text(offer);
                }
                let mut told = prose::explain_refusal(&position, attempt.as_ref(), typed_capture, &refusal);
                if let Some(article) = prose::article(self.rules(), &refusal) {
                    told.text = format!("{} ({article})", told.text);
                }
                self.message = Message { told, alarm: true };
            }
            Intent::Unreadable { text, .. } => {
                let told = Told { lead: String::new(), text: prose::unreadable(&position, &text) };
                self.message = Message { told, alarm: true };
            }
            Intent::NotYourTurn if self.table.game.outcome().is_some() => self.say(Note::GameIsOver),
            Intent::NotYourTurn => self.say(Note::NotYourTurn),
            Intent::Stepped { may_end: true, .. } => self.say(Note::MayEndHere),
            Intent::Stepped { may_end: false, .. } => self.say(Note::MustGoOn),
            Intent::Selected(_) | Intent::Deselected => self.message = Message::default(),
            Intent::Planning { expects: true } => self.say(Note::PlanReply),
            Intent::Planning { expects: false } => self.say(Note::PlanMove),
            Intent::Planned(attempt) => self.say_planned(&attempt),
            Intent::PlansDropped => self.say(Note::PlansDropped),
            Intent::CursorMoved(_) => {}
        }
    }

    /// Shows a sentence beside the board.
    pub(crate) fn say(&mut self, note: Note) {
        self.say_text(note.text());
    }

    /// Shows a text beside the board.
    pub(crate) fn say_text(&mut self, text: String) {
        self.message = Message { told: Told { lead: String::new(), text }, alarm: false };
    }

    /// Shows the current position after an undo or redo.
    pub(crate) fn show_present(&mut self) {
        self.withdraw();
        self.known = Knowledge::NotAsked;
        self.unjudged = false;
        self.forget_verdict();
        self.end_shown = false;
        self.message = Message::default();
        let last = self.table.game.moves().last().copied();
        self.board.slide_to(*self.table.game.position(), last, self.now);
        self.seat_users();
    }

    /// A game from the start under some rules.
    pub(crate) fn fresh(rules: AnyRules) -> Game {
        Game::new(rules)
    }
}

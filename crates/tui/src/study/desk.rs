//! The state of the analysis board: the study, the board on the screen, and what is open over it.
//!
//! Not here: the engine (`analysis`, `review`), keys, drawing. Invariant: the board shows the position at the cursor.

use std::time::Duration;

use crownhead_boardview::{Board, CaptureStyle, Event, Intent, Millis, Movers, Refused, Settings};
use crownhead_prose::{self as prose, Note, Told};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Preset, Square};
use crownhead_study::{Event as Entry, NodeId, Study, StudyError};
use ratatui::layout::{Position, Rect};

use super::analysis::Analysis;
use super::analyst::Analyst;
use super::boxes::Asks;
use super::keys::Action;
use super::review::Reviewing;
use crate::Files;
use crate::app::Message;
use crate::options::Options;
use crate::place::Places;
use crate::popup::Popup;

/// Where things were drawn last.
#[derive(Clone, Debug, Default)]
pub(super) struct Spots {
    pub(super) keys: Vec<(Rect, Action)>,
    pub(super) nodes: Vec<(Rect, NodeId)>,
    pub(super) lines: Vec<(Rect, usize)>,
}

/// What lies at a cell of the terminal.
pub(super) fn at<T: Copy>(spots: &[(Rect, T)], column: u16, row: u16) -> Option<T> {
    let here = Position { x: column, y: row };
    spots.iter().find(|(area, _)| area.contains(here)).map(|&(_, spot)| spot)
}

/// The file of the study.
#[derive(Clone, Debug, Default)]
pub(super) struct FileState {
    /// Its name, unless it holds other games too.
    pub(super) name: Option<String>,
    /// Whether the study has changed since it was opened or saved.
    pub(super) changed: bool,
    /// The text of a file with several games, while one is chosen.
    pub(super) choosing: String,
}

/// The analysis board.
pub struct StudyApp {
    pub(super) study: Study,
    /// The steps of the study in the order of the list.
    pub(super) entries: Vec<Entry>,
    pub(super) board: Board,
    pub(super) options: Options,
    pub(super) places: Places,
    pub(super) spots: Spots,
    pub(super) popup: Option<(Asks, Popup)>,
    pub(super) message: Message,
    pub(super) analysis: Analysis,
    pub(super) reviewing: Reviewing,
    pub(super) file: FileState,
    pub(super) files: Box<dyn Files>,
    pub(super) now: Millis,
    pub(super) ended: bool,
}

impl std::fmt::Debug for StudyApp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("StudyApp").field("cursor", &self.study.cursor()).finish_non_exhaustive()
    }
}

impl StudyApp {
    /// A study on the screen.
    pub fn new(study: Study, options: Options, analyst: Box<dyn Analyst>, files: Box<dyn Files>) -> StudyApp {
        let mut app = StudyApp {
            board: Board::new(study.position()),
            entries: Vec::new(),
            study,
            options,
            places: Places::default(),
            spots: Spots::default(),
            popup: None,
            message: Message::default(),
            analysis: Analysis::new(analyst),
            reviewing: Reviewing::default(),
            file: FileState::default(),
            files,
            now: 0.0,
            ended: false,
        };
        app.show_study();
        app
    }

    /// Names the file that the study comes from, and which of how many games it is.
    pub fn set_file(&mut self, name: &str, game: usize, count: usize) {
        self.file.name = (count == 1).then(|| name.to_owned());
        if count > 1 {
            self.say(prose::study::opened_one_of(game, count));
        }
    }

    /// The options of the screen.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether the user wants to leave.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// The study.
    pub fn study(&self) -> &Study {
        &self.study
    }

    pub(super) fn rules(&self) -> AnyRules {
        self.study.rules()
    }

    /// Replaces the study.
    pub(super) fn replace(&mut self, study: Study) {
        self.cancel_review();
        self.analysis.forget();
        self.reviewing = Reviewing::default();
        self.study = study;
        self.file = FileState::default();
        self.message = Message::default();
        self.show_study();
    }

    fn show_study(&mut self) {
        self.entries = self.study.walk().collect();
        let (position, last) = self.shown();
        self.board.set_position(position, last);
        let spins = self.rules() == AnyRules::Preset(Preset::FlyingTutorial);
        self.board.set_settings(Settings {
            speed: self.options.speed,
            capture: if spins { CaptureStyle::Spin } else { CaptureStyle::Fade },
            labels: self.options.square_numbers,
            ..Settings::default()
        });
        self.board.set_movers(Movers::Both);
        self.ask();
    }

    /// The position at the cursor with the move that led there.
    fn shown(&self) -> (AnyPosition, Option<AnyMove>) {
        (self.study.position(), self.study.step(self.study.cursor()).mv())
    }

    /// Moves the cursor. Returns whether it moved.
    pub(super) fn travel(&mut self, go: impl FnOnce(&mut Study) -> bool) -> bool {
        let moved = go(&mut self.study);
        if moved {
            self.arrived();
        }
        moved
    }

    /// Changes the study, or says why that is refused.
    pub(super) fn edit<T>(&mut self, edit: impl FnOnce(&mut Study) -> Result<T, StudyError>) -> Option<T> {
        match edit(&mut self.study) {
            Ok(value) => {
                self.edited();
                Some(value)
            }
            Err(error) => {
                self.say(sentence(&error));
                None
            }
        }
    }

    /// Updates everything after a change of the study.
    pub(super) fn edited(&mut self) {
        self.file.changed = true;
        self.entries = self.study.walk().collect();
        if self.study.position() != *self.board.position() {
            self.arrived();
        } else if self.analysis.live.is_elsewhere(self.study.cursor(), &self.study.position()) {
            self.ask();
        }
    }

    pub(super) fn arrived(&mut self) {
        self.message = Message::default();
        let (position, last) = self.shown();
        self.board.cancel();
        self.board.slide_to(position, last, self.now);
        self.ask();
    }

    /// Plays a move on the board and in the tree.
    pub(super) fn play(&mut self, mv: AnyMove) {
        let known = self.study.size();
        match self.study.play(mv) {
            Ok(_) => {
                if self.study.size() > known {
                    self.file.changed = true;
                    self.entries = self.study.walk().collect();
                }
                self.message = Message::default();
                self.board.play(&mv, self.now);
                self.board.handle(Event::Blur, self.now);
                if self.study.position() != *self.board.position() {
                    let (position, last) = self.shown();
                    self.board.set_position(position, last);
                }
                self.ask();
            }
            Err(error) => self.say(sentence(&error)),
        }
    }

    /// Huffs a piece; the same side is still to move.
    pub(super) fn huff(&mut self, square: Square) {
        let before = self.study.position();
        if self.edit(|study| study.huff(square)).is_some() {
            self.say(prose::huffed(&before, square));
        }
    }

    /// Handles an event on the board.
    pub(super) fn on_board(&mut self, event: Event) {
        for intent in self.board.handle(event, self.now) {
            self.intended(intent);
        }
    }

    fn intended(&mut self, intent: Intent) {
        let position = self.study.position();
        match intent {
            Intent::Play(mv) if self.reviewing.lesson.is_some() => self.answer(mv),
            Intent::Play(mv) => self.play(mv),
            Intent::Huff(square) if self.reviewing.lesson.is_none() => self.huff(square),
            Intent::Refused(Refused { attempt, typed_capture, refusal, .. }) => {
                let told = prose::explain_refusal(&position, attempt.as_ref(), typed_capture, &refusal);
                self.message = Message { told, alarm: true };
            }
            Intent::Unreadable { text, .. } => {
                let told = Told { lead: String::new(), text: prose::unreadable(&position, &text) };
                self.message = Message { told, alarm: true };
            }
            Intent::NotYourTurn => self.say(Note::GameIsOver.text()),
            Intent::Stepped { may_end: true, .. } => self.say(Note::MayEndHere.text()),
            Intent::Stepped { may_end: false, .. } => self.say(Note::MustGoOn.text()),
            Intent::Selected(_) | Intent::Deselected if self.reviewing.lesson.is_some() => {}
            Intent::Selected(_) | Intent::Deselected => self.message = Message::default(),
            Intent::CursorMoved(_)
            | Intent::Huff(_)
            | Intent::Planning { .. }
            | Intent::Planned(_)
            | Intent::PlansDropped => {}
        }
    }

    /// Shows a text until the cursor moves.
    pub(super) fn say(&mut self, text: String) {
        self.message = Message { told: Told { lead: String::new(), text }, alarm: false };
    }

    /// Advances time. Returns whether anything may look different.
    pub fn update(&mut self, now: Millis) -> bool {
        self.now = now;
        let moved = self.board.tick(now);
        self.listen() | moved
    }

    /// The time until the next update, at most.
    pub fn patience(&self) -> Duration {
        if self.board.is_animating() {
            return Duration::from_secs(1) / u32::from(self.options.frames_per_second.max(1));
        }
        let waits = self.analysis.live.is_busy() || self.reviewing.is_running();
        Duration::from_millis(if waits { 30 } else { 500 })
    }
}

/// An error as a sentence.
pub(super) fn sentence(error: &StudyError) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}

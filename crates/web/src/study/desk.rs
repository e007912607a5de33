//! The state of the study page, and what is done with it.
//!
//! Not here: the engine's part (`analysis`), opening and sharing (`open`), chapters and other studies (`shelf`).

use crownhead_api::ChanceRecord;
use crownhead_boardview::{Intent, Movers, Refused};
use crownhead_prose::typeset;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square};
use crownhead_study::{Chapters, NodeId, Study, StudyError};
use leptos::prelude::*;

use super::{
    analysis::Analysis,
    editor::Edit,
    import::{Opened, Reading},
    review::Review,
};
use crate::{
    board::handle::{BoardHandle, focus_square},
    model::{knowledge::badges, recent::Recent, settings::Settings},
    platform::{defaults, store},
};

/// What lies above the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    Open,
    Chapters,
    Share,
    Keys,
}

/// The study page's state.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    study: StoredValue<Chapters>,
    pub(super) board: BoardHandle,
    /// Changes with every edit of the tree.
    pub(super) tree: RwSignal<u32>,
    /// The node that is shown.
    pub(super) cursor: RwSignal<NodeId>,
    pub(super) dialog: RwSignal<Option<Dialog>>,
    /// One line that stays until it is dismissed.
    pub(super) notice: RwSignal<String>,
    /// What a screen reader says.
    pub(super) spoken: RwSignal<String>,
    analysis: StoredValue<Analysis>,
    /// The position editor, while it is open.
    pub(super) editing: RwSignal<Option<Edit>>,
    /// What is being read.
    pub(super) reading: RwSignal<Option<Reading>>,
    /// Counts readings; a newer one cancels the one before.
    pub(super) reading_run: StoredValue<u32>,
    /// What was read last.
    pub(super) imported: StoredValue<Opened>,
    pub(super) imported_stamp: RwSignal<u32>,
    /// Whether what is opened becomes chapters of this study.
    pub(super) as_chapters: RwSignal<bool>,
    /// Studies that were left.
    pub(super) recent: RwSignal<Recent>,
    review: StoredValue<Review>,
    /// The square where the button for drawing was pressed.
    pub(super) drawing_from: StoredValue<Option<Square>>,
    settings: StoredValue<Settings>,
}

impl Desk {
    /// The state of a page that has just been opened; also puts it into the context.
    pub(super) fn provide() -> Desk {
        let settings = defaults::settings();
        let study = Study::new(crownhead_rules::Variant::International);
        let (board, analysis) = (BoardHandle::new(study.position()), Analysis::new());
        let shown = Memo::new(move |_| {
            let selected = board.selected();
            analysis
                .known
                .with(|known| known.as_ref().map(|known| badges(known, selected)).unwrap_or_default())
        });
        let board = board.provide(shown);
        let desk = Desk {
            cursor: RwSignal::new(study.cursor()),
            study: StoredValue::new(Chapters::new(study)),
            board,
            tree: RwSignal::new(0),
            dialog: RwSignal::new(None),
            notice: RwSignal::new(String::new()),
            spoken: RwSignal::new(String::new()),
            analysis: StoredValue::new(analysis),
            editing: RwSignal::new(None),
            reading: RwSignal::new(None),
            reading_run: StoredValue::new(0),
            imported: StoredValue::new(Opened::default()),
            imported_stamp: RwSignal::new(0),
            as_chapters: RwSignal::new(false),
            recent: RwSignal::new(store::load(store::RECENT).unwrap_or_default()),
            review: StoredValue::new(Review::new()),
            drawing_from: StoredValue::new(None),
            settings: StoredValue::new(settings),
        };
        board.let_arrows_walk();
        board.listen(move |intent| desk.carry_out(intent), || ());
        provide_context(desk);
        desk
    }

    /// The state, from the context.
    pub(super) fn get() -> Desk {
        expect_context()
    }

    /// The chances to be shown at the cursor: what the engine says, or said when it was here last.
    pub(super) fn shown_chance(self) -> Memo<Option<ChanceRecord>> {
        let analysis = self.analysis();
        Memo::new(move |_| {
            let node = self.cursor.get();
            let threat = analysis.wanted.with(|wanted| wanted.threat);
            let fresh = analysis.found.with(|found| {
                found
                    .as_ref()
                    .filter(|found| !threat && found.node == node)
                    .and_then(|found| found.lines.first())
                    .map(|line| line.chance)
            });
            fresh.or_else(|| {
                let position = self.read(|study| study.position_at(node));
                analysis.kept(node, &position).map(|(_, chance)| chance)
            })
        })
    }

    /// The position at the cursor as FEN.
    pub(super) fn position_text(self) -> Memo<String> {
        Memo::new(move |_| {
            self.tree.track();
            self.cursor.track();
            self.read(|study| crownhead_notation::fen::write(&study.position()))
        })
    }

    /// The engine's part of the state.
    pub(super) fn analysis(self) -> Analysis {
        self.analysis.get_value()
    }

    /// The review's part of the state.
    pub(super) fn review(self) -> Review {
        self.review.get_value()
    }

    /// Looks at the study.
    pub(super) fn read<T>(self, look: impl FnOnce(&Study) -> T) -> T {
        self.study.with_value(|chapters| look(chapters.open()))
    }

    /// Looks at the chapters.
    pub(super) fn read_chapters<T>(self, look: impl FnOnce(&Chapters) -> T) -> T {
        self.study.with_value(look)
    }

    /// Edits the open chapter.
    fn change<T>(self, change: impl FnOnce(&mut Study) -> T) -> Option<T> {
        self.study.try_update_value(|chapters| change(chapters.open_mut()))
    }

    /// The rules of the study.
    pub(super) fn rules(self) -> AnyRules {
        self.read(Study::rules)
    }

    /// Puts other chapters in place.
    pub(super) fn set_chapters(self, new: Chapters) {
        self.change_chapters(|chapters| {
            *chapters = new;
            true
        });
    }

    /// Changes which chapters there are, or which is open. Returns what the change returns: whether it changed anything.
    pub(super) fn change_chapters(self, change: impl FnOnce(&mut Chapters) -> bool) -> bool {
        self.end_review();
        let changed = self.study.try_update_value(change).unwrap_or(false);
        if changed {
            self.chapter_opened();
        }
        changed
    }

    fn chapter_opened(self) {
        self.analysis().forget();
        self.tree.update(|stamp| *stamp += 1);
        self.show_at_once();
        self.arrived();
        self.save();
    }

    /// Edits the chapters without opening another one.
    pub(super) fn edit_chapters(self, edit: impl FnOnce(&mut Chapters)) {
        self.study.update_value(edit);
        self.tree.update(|stamp| *stamp += 1);
        self.save();
    }

    fn show_at_once(self) {
        let (position, last) = self.shown();
        let settings = self.settings.with_value(|settings| settings.for_board(self.rules()));
        self.board.change(|board, _| {
            board.set_position(position, last);
            board.set_movers(Movers::Both);
            board.set_settings(settings);
        });
        self.board.look().set(self.settings.with_value(Settings::board_look));
    }

    /// The position at the cursor and the move that led to it.
    fn shown(self) -> (AnyPosition, Option<AnyMove>) {
        self.read(|study| (study.position(), study.step(study.cursor()).mv()))
    }

    /// Moves the cursor. The board slides to the new position.
    pub(super) fn travel(self, go: impl FnOnce(&mut Study) -> bool) {
        if !self.change(go).unwrap_or(false) {
            return;
        }
        let (position, last) = self.shown();
        self.board.change(|board, now| board.slide_to(position, last, now));
        self.arrived();
        self.speak();
    }

    /// Edits the tree. The board follows the cursor. A refusal is shown as a notice.
    pub(super) fn edit<T>(self, edit: impl FnOnce(&mut Study) -> Result<T, StudyError>) {
        match self.change(edit) {
            Some(Ok(_)) => self.edited(),
            Some(Err(error)) => self.notice.set(format!("{error}.")),
            None => {}
        }
    }

    fn edited(self) {
        self.tree.update(|stamp| *stamp += 1);
        let (position, last) = self.shown();
        if self.board.read(|board| *board.position() != position) {
            self.board.change(|board, now| board.slide_to(position, last, now));
        }
        self.arrived();
        self.save();
    }

    /// Undoes or redoes an edit.
    pub(super) fn revise(self, revise: impl FnOnce(&mut Study) -> bool) {
        if self.change(revise).unwrap_or(false) {
            self.edited();
        }
    }

    fn arrived(self) {
        self.notice.set(String::new());
        self.cursor.set(self.read(Study::cursor));
    }

    /// Plays a move on the board and in the tree.
    pub(super) fn play(self, mv: AnyMove) {
        match self.change(|study| study.play(mv)) {
            Some(Ok(_)) => {
                self.board.change(|board, now| board.play(&mv, now));
                self.tree.update(|stamp| *stamp += 1);
                self.arrived();
                self.speak();
                self.save();
            }
            Some(Err(error)) => self.notice.set(format!("{error}.")),
            None => {}
        }
    }

    fn carry_out(self, intent: Intent) {
        match intent {
            Intent::Play(mv) if self.review().asks_now() => self.answer(mv),
            Intent::Play(mv) => self.play(mv),
            Intent::Huff(square) if !self.review().asks_now() => self.edit(|study| study.huff(square)),
            Intent::Refused(refused) => self.say_refusal(&refused),
            Intent::Unreadable { text, .. } => {
                self.say(&crownhead_prose::unreadable(&self.read(Study::position), &text));
            }
            Intent::CursorMoved(square) => focus_square(square),
            _ => {}
        }
    }

    fn say_refusal(self, refused: &Refused) {
        let position = self.read(Study::position);
        let (attempt, refusal) = (refused.attempt.as_ref(), &refused.refusal);
        let told = crownhead_prose::explain_refusal(&position, attempt, refused.typed_capture, refusal);
        self.say(&told.to_string());
    }

    /// Shows a line until the next move, and reads it out.
    fn say(self, line: &str) {
        let line = typeset(line);
        self.spoken.set(line.clone());
        self.notice.set(line);
    }

    /// Tells a screen reader where the cursor is.
    fn speak(self) {
        let words = self.read(|study| {
            let node = study.cursor();
            match study.step(node).mv() {
                Some(mv) => crownhead_prose::played(&study.position_before(node), &mv),
                None => study.text(node).to_owned(),
            }
        });
        self.spoken.set(words);
    }

    /// Keeps the study for the next visit.
    fn save(self) {
        let (text, at) = self.read_chapters(|chapters| (chapters.to_pdn(), chapters.at()));
        while !store::save(store::STUDY, &text)
            && self.recent.try_update(Recent::drop_oldest).unwrap_or(false)
        {
            self.keep_recent();
        }
        store::save(store::CHAPTER, &at);
    }
}

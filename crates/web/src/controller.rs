//! User actions: the session decides, the controller carries it out.
//!
//! [`App`] is the state of the page as signals; every component gets it from the context.

mod board;
mod engine;
mod game;
mod open;
mod practice;
mod tell;

use crownhead_api::{ReportRecord, SettingsRecord};
use crownhead_boardview::{Frame, FrameKind, Speed};
use crownhead_engine::{Ending, Hint};
use crownhead_game::Game;
use crownhead_rules::{AnyRules, Color, HouseRules};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::{
    board::handle::BoardHandle,
    model::{
        choice::{Choice, ChoiceRecord},
        knowledge::badges,
        seats::Seats,
        session::{Purpose, Session},
        settings::Settings,
    },
    platform::{defaults, engine_link::EngineLink, store},
    start_page::Menu,
};
pub(crate) use tell::{Said, Tone};

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    Start,
    Game,
}

/// What lies above it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialog {
    Rules,
    Settings,
    Opponent,
    Share,
    Resign,
    Restart,
    /// A draw that one of two people at the board offers the other.
    Draw,
    Over,
    /// The rules that were put together, to pass on or to read.
    Own,
}

/// What the page remembers and nothing shows.
#[derive(Clone, Copy)]
struct Notes {
    /// The end of the game, when it comes, has not been shown yet.
    over_is_news: bool,
    /// When the engine was asked for the move that is being thought about.
    asked_at: f64,
    /// The question about endings or for an exercise that has not been answered, and under which rules.
    practice: Option<(u32, AnyRules)>,
}

/// The page's state.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) screen: RwSignal<Screen>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    pub(crate) choice: RwSignal<Choice>,
    /// The rules that are being put together; they may contradict themselves.
    pub(crate) draft: RwSignal<HouseRules>,
    /// The list that is open on the start page.
    pub(crate) menu: RwSignal<Option<Menu>>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) session: RwSignal<Session>,
    /// The session as far as it is to be seen: while a move is on its way, the one before it.
    pub(crate) shown: Memo<Session>,
    /// Whether `session` is a game that can be gone on with.
    pub(crate) has_game: RwSignal<bool>,
    pub(crate) board: BoardHandle,
    pub(crate) said: RwSignal<Option<Said>>,
    pub(crate) hint: RwSignal<Option<Hint>>,
    pub(crate) progress: RwSignal<Option<ReportRecord>>,
    /// What the computer's last move took.
    pub(crate) searched: RwSignal<Option<(Color, ReportRecord)>>,
    /// Whether moves show what tables say of them.
    pub(crate) values: RwSignal<bool>,
    /// The endings that can be practiced, once they are known.
    pub(crate) endings: RwSignal<Option<Vec<Ending>>>,
    /// One line for everybody: a bad address, something copied.
    pub(crate) notice: RwSignal<String>,
    /// What a screen reader says.
    pub(crate) spoken: RwSignal<String>,
    /// Whether the sheet with the rarer actions is open on small screens.
    pub(crate) sheet: RwSignal<bool>,
    notes: StoredValue<Notes>,
    link: StoredValue<Option<EngineLink>, LocalStorage>,
}

/// The settings of somebody who has set nothing: who asked the system for less motion gets none.
fn usual_settings() -> Settings {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let still = query.is_some_and(|query| query.matches());
    Settings { speed: if still { Speed::None } else { Speed::default() }, ..Settings::default() }
}

/// What was set in this browser.
fn set_here() -> SettingsRecord {
    store::load(store::SETTINGS).unwrap_or_default()
}

impl App {
    /// The state of a page that has just been opened; also puts it into the context.
    pub(crate) fn provide() -> App {
        let defaults = defaults::read();
        let choice = store::load::<ChoiceRecord>(store::CHOICE)
            .map_or_else(|| Choice::usual(&defaults), |kept| kept.read());
        let session = Session::new(Game::new(choice.rules), Seats::TWO_PLAYERS);
        let board = BoardHandle::new(*session.position());
        let (session, moving, view) = (RwSignal::new(session), board.moving(), board.view());
        let shown = Memo::new_owning(move |before: Option<Session>| match before {
            Some(before) if moving.get() => (before, false),
            _ => (session.get(), true),
        });
        let values = RwSignal::new(false);
        let selected = move || {
            let is = |frame: &&Frame| frame.kind == FrameKind::Selected;
            view.with(|view| view.frames.iter().find(is).map(|frame| frame.square))
        };
        let badges = Memo::new(move |_| {
            let wanted = values.get() && !moving.get();
            let told = |session: &Session| session.known().map(|known| badges(known, selected()));
            session.with(|session| told(session).filter(|_| wanted)).unwrap_or_default()
        });
        let app = App {
            screen: RwSignal::new(Screen::Start),
            dialog: RwSignal::new(None),
            choice: RwSignal::new(choice),
            draft: RwSignal::new(choice.draft()),
            menu: RwSignal::new(None),
            settings: RwSignal::new(usual_settings().with(&defaults).with(&set_here())),
            session,
            shown,
            has_game: RwSignal::new(false),
            board: board.provide(badges),
            said: RwSignal::new(None),
            hint: RwSignal::new(None),
            progress: RwSignal::new(None),
            searched: RwSignal::new(None),
            values,
            endings: RwSignal::new(None),
            notice: RwSignal::new(String::new()),
            spoken: RwSignal::new(String::new()),
            sheet: RwSignal::new(false),
            notes: StoredValue::new(Notes { over_is_news: true, asked_at: 0.0, practice: None }),
            link: StoredValue::new_local(None),
        };
        app.board.listen(move |intent| app.carry_out(intent), move || app.when_still());
        provide_context(app);
        app
    }

    /// The state, from the context.
    pub(crate) fn get() -> App {
        expect_context()
    }

    pub(crate) fn rules(self) -> Memo<AnyRules> {
        Memo::new(move |_| self.session.with(Session::rules))
    }

    /// The side at the bottom of the board.
    pub(crate) fn bottom(self) -> Memo<Color> {
        Memo::new(move |_| {
            self.board.view().with(|view| if view.flipped { Color::Black } else { Color::White })
        })
    }

    fn note(self, change: impl FnOnce(&mut Notes)) {
        self.notes.update_value(change);
    }

    /// Whether a computer thinks about its move and the board is at rest.
    pub(crate) fn thinks(self) -> bool {
        let asked = |session: &Session| matches!(session.pending(), Some((_, Purpose::Move)));
        !self.board.moving().get() && self.session.with(asked)
    }

    pub(crate) fn show(self, dialog: Dialog) {
        self.sheet.set(false);
        self.dialog.set(Some(dialog));
    }

    /// Closes what lies above the page; the browser hands the focus back to where it was before.
    pub(crate) fn close(self) {
        let open = document().query_selector("dialog[open]").ok().flatten();
        if let Some(dialog) = open.and_then(|open| open.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
            dialog.close();
        }
        if self.dialog.with_untracked(Option::is_some) {
            self.dialog.set(None);
        }
    }

    pub(crate) fn change_settings(self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.get_untracked();
        self.settings.update(change);
        let mut kept = set_here();
        self.settings.with_untracked(|settings| settings.note_changes(&before, &mut kept));
        store::save(store::SETTINGS, &kept);
        self.apply_settings();
    }

    /// Goes to the rules to be put together, as they were left.
    pub(crate) fn open_own(self) {
        let (draft, own) = self.choice.with_untracked(|choice| (choice.draft(), choice.own));
        self.draft.set(draft);
        // Who has put rules together before means those; nobody else has chosen anything yet.
        if own.is_some() {
            self.set_draft(draft);
        }
        self.menu.set(Some(Menu::Own));
    }

    /// Rules as far as they are put together. They are what is played as soon as they can be.
    pub(crate) fn set_draft(self, draft: HouseRules) {
        self.draft.set(draft);
        if draft.contradictions().is_empty() {
            self.change_choice(|choice| choice.set_own(draft));
        }
    }

    pub(crate) fn change_choice(self, change: impl FnOnce(&mut Choice)) {
        self.choice.update(change);
        store::save(store::CHOICE, &ChoiceRecord::from(&self.choice.get_untracked()));
    }
}

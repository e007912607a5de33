//! User actions: the session decides, and the controller carries out its decisions.
//!
//! [`App`] holds the state of the page as signals; every component gets it from the context.

mod board;
mod clock;
mod display;
mod engine;
mod game;
pub(crate) mod level;
pub(crate) mod open;
mod practice;
mod speak;
mod tell;

use crownhead_api::{Reply, ReportRecord, SettingsRecord};
use crownhead_boardview::Speed;
use crownhead_engine::Ending;
use crownhead_explain::Hint;
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
use clock::Time;
use display::Display;
pub(crate) use tell::{Said, Tone};

/// The page that fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    Start,
    Game,
}

/// The dialog on top of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialog {
    Rules,
    Settings,
    Opponent,
    /// The clock of the game.
    Clock,
    Share,
    Resign,
    Restart,
    /// A draw offer from one of two people at the board to the other.
    Draw,
    Over,
    /// House rules to share or to load.
    Own,
    /// The keys of the game page.
    Keys,
    /// Endgame tables to build.
    Tables,
}

/// What the page itself is doing in the browser's history.
#[derive(Clone, Copy, PartialEq, Eq)]
enum History {
    AtRest,
    /// It goes back over the entry of a list that was closed.
    GoesBack,
}

/// State of the page that nothing displays.
#[derive(Clone, Copy)]
struct Notes {
    /// Whether the end of the game still has to be shown.
    over_is_news: bool,
    /// When the engine was asked for the move it is now searching for.
    asked_at: f64,
    /// Whether the next look at the clock is due.
    ticks: bool,
    /// The unanswered request for endings or for an exercise, and its rules.
    practice: Option<(u32, AnyRules)>,
    /// The clock of the game.
    time: Time,
    /// What the game page shows or hides.
    display: Display,
    /// Whether the browser had no room for the game.
    unsaved: bool,
    history: History,
}

/// The page's state.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) screen: RwSignal<Screen>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    pub(crate) choice: RwSignal<Choice>,
    /// The house rules being edited; they may contradict each other.
    pub(crate) draft: RwSignal<HouseRules>,
    /// The open list of the start page.
    pub(crate) menu: RwSignal<Option<Menu>>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) session: RwSignal<Session>,
    /// The session as displayed: while a move is being animated, the session before it.
    pub(crate) shown: Memo<Session>,
    /// Whether `session` is a game that can be continued.
    pub(crate) has_game: RwSignal<bool>,
    pub(crate) board: BoardHandle,
    pub(crate) said: RwSignal<Option<Said>>,
    pub(crate) hint: RwSignal<Option<Hint>>,
    pub(crate) progress: RwSignal<Option<ReportRecord>>,
    /// The pieces captured by the computer's last move.
    pub(crate) searched: RwSignal<Option<(Color, ReportRecord)>>,
    /// Whether to show endgame-table values of moves.
    pub(crate) values: RwSignal<bool>,
    /// The endings available for practice, once known.
    pub(crate) endings: RwSignal<Option<Vec<Ending>>>,
    /// A one-line notice for everyone, such as a bad address or a successful copy.
    pub(crate) notice: RwSignal<String>,
    /// The text for screen readers.
    pub(crate) spoken: RwSignal<String>,
    /// Whether the sheet with less common actions is open on small screens.
    pub(crate) sheet: RwSignal<bool>,
    notes: StoredValue<Notes>,
    link: StoredValue<Option<EngineLink<Reply>>, LocalStorage>,
}

/// The default settings. A system preference for reduced motion turns animation off.
fn usual_settings() -> Settings {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let still = query.is_some_and(|query| query.matches());
    Settings { speed: if still { Speed::None } else { Speed::default() }, ..Settings::default() }
}

/// The settings saved in this browser.
fn set_here() -> SettingsRecord {
    store::load(store::SETTINGS).unwrap_or_default()
}

impl App {
    /// The state of a newly opened page; also puts it into the context.
    pub(crate) fn provide() -> App {
        let defaults = defaults::read();
        let choice = store::load::<ChoiceRecord>(store::CHOICE)
            .map_or_else(|| Choice::usual(&defaults), |kept| kept.read());
        let session = Session::new(Game::new(choice.rules), Seats::TWO_PLAYERS);
        let board = BoardHandle::new(*session.position());
        let (session, moving) = (RwSignal::new(session), board.moving());
        let shown = Memo::new_owning(move |before: Option<Session>| match before {
            Some(before) if moving.get() => (before, false),
            _ => (session.get(), true),
        });
        let values = RwSignal::new(false);
        let badges = Memo::new(move |_| {
            let wanted = values.get() && !moving.get();
            let told = |session: &Session| session.known().map(|known| badges(known, board.selected()));
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
            notes: StoredValue::new(Notes {
                over_is_news: true,
                asked_at: 0.0,
                ticks: false,
                practice: None,
                time: Time::new(),
                display: Display::new(),
                unsaved: false,
                history: History::AtRest,
            }),
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

    /// Whether the computer is searching for its move and the board is at rest.
    pub(crate) fn thinks(self) -> bool {
        let asked = |session: &Session| matches!(session.pending(), Some((_, Purpose::Move)));
        !self.board.moving().get() && self.session.with(asked)
    }

    pub(crate) fn show(self, dialog: Dialog) {
        self.sheet.set(false);
        self.dialog.set(Some(dialog));
    }

    /// Closes the dialogs on the page; the browser returns the focus to where it was.
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

    /// Opens the house-rules editor as it was left.
    pub(crate) fn open_own(self) {
        let (draft, own) = self.choice.with_untracked(|choice| (choice.draft(), choice.own));
        self.draft.set(draft);
        // A user who has edited house rules before gets those; otherwise nothing is chosen yet.
        if own.is_some() {
            self.set_draft(draft);
        }
        self.menu.set(Some(Menu::Own));
    }

    /// Sets the house rules being edited. As soon as they are playable, they are the chosen rules.
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

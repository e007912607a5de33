//! The state of the page, and the connection to the club.
//!
//! The page keeps a copy of the room and applies the events that the club sends. Its own move is shown at once and counts
//! when the club confirms it.

use std::time::Duration;

use crownhead_api::club::{
    Ask, Challenge, ChatLine, Deed, GameCard, LiveCard, Me, PersonCard, Seek, Tell, TermsRecord,
};
use crownhead_prose::club;
use crownhead_room::{FIRST_MOVE, Room, Terms};
use crownhead_rules::{AnyPosition, AnyRules, Color, Variant};
use leptos::{prelude::*, task::spawn_local};

use super::broadcasts::{self, Stands};
use super::mine::Calls;
use super::notices;
use super::tournaments::{self, Contests};
use crate::{
    board::handle::BoardHandle,
    controller::Said,
    model::settings::Settings,
    platform::{
        address, api, defaults,
        socket::{Event, Socket},
        store,
    },
};

/// The first and the longest pause before the page connects again, in milliseconds.
const PAUSES: (u64, u64) = (300, 8_000);
/// How often the clocks are drawn.
const TICK: Duration = Duration::from_millis(100);

/// What the page shows when it shows no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum View {
    Lobby,
    /// Someone, by id.
    Profile(String),
    /// What moderators do.
    Stewards,
    /// A tournament, by id.
    Tournament(String),
    /// The form for a new one.
    NewTournament,
    /// All broadcasts.
    Broadcasts,
    /// A broadcast, by id.
    Broadcast(String),
    /// The form for a new one.
    NewBroadcast,
}

impl View {
    /// What the address asks for.
    fn at_start() -> View {
        if let Some(id) = address::query("player") {
            return View::Profile(id);
        }
        match address::query("broadcast") {
            Some(id) if id == broadcasts::NEW => return View::NewBroadcast,
            Some(id) if id.is_empty() => return View::Broadcasts,
            Some(id) => return View::Broadcast(id),
            None => {}
        }
        match (address::query("tournament"), address::query("moderation")) {
            (Some(id), _) if id == tournaments::NEW => View::NewTournament,
            (Some(id), _) => View::Tournament(id),
            (None, Some(_)) => View::Stewards,
            (None, None) => View::Lobby,
        }
    }
}

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// It is being opened for the first time.
    Connecting,
    Open,
    /// It is lost and will be opened again.
    Lost,
}

impl State {
    pub(super) fn token(self) -> &'static str {
        match self {
            State::Connecting => "connecting",
            State::Open => "open",
            State::Lost => "lost",
        }
    }
}

/// A game that the page plays or watches.
#[derive(Clone, Debug)]
pub(super) struct Play {
    pub(super) card: GameCard,
    /// The side of the person at the page; none for spectators.
    pub(super) side: Option<Color>,
    pub(super) room: Room,
    /// Since when the players are away, by the clock of the club.
    pub(super) away: [Option<u64>; 2],
    pub(super) chat: Vec<ChatLine>,
    /// The side that offers a rematch, and the rematch.
    pub(super) rematch: Option<Color>,
    pub(super) next: Option<String>,
    /// Ratings before and after the game.
    pub(super) ratings: Option<[(u16, u16); 2]>,
    /// The move that is on its way to the club, and the plies before it.
    pub(super) sent: Option<(usize, String)>,
}

impl Play {
    /// The card of a side.
    pub(super) fn player(&self, color: Color) -> &PersonCard {
        match color {
            Color::White => &self.card.white,
            Color::Black => &self.card.black,
        }
    }

    /// The side at the bottom of the board.
    pub(super) fn bottom(&self) -> Color {
        self.side.unwrap_or(Color::White)
    }

    pub(super) fn is_over(&self) -> bool {
        self.room.ending().is_some()
    }
}

/// A room in which nothing has happened.
pub(super) fn fresh_room(card: &GameCard) -> Option<Room> {
    let TermsRecord { rules, start, pace, rated, claims } = &card.terms;
    let terms = Terms::read(rules, start.as_deref(), pace, *rated, *claims).ok()?;
    Some(Room::new(terms, card.created).with_patience(card.patience.unwrap_or(FIRST_MOVE)))
}

/// What the lobby shows.
#[derive(Clone, Copy)]
pub(super) struct Hall {
    pub(super) seeks: RwSignal<Vec<Seek>>,
    pub(super) games: RwSignal<Vec<LiveCard>>,
    pub(super) people: RwSignal<u32>,
    /// The levels of the computer.
    pub(super) levels: RwSignal<u8>,
}

impl Hall {
    fn new() -> Hall {
        Hall {
            seeks: RwSignal::new(Vec::new()),
            games: RwSignal::new(Vec::new()),
            people: RwSignal::new(0),
            levels: RwSignal::new(0),
        }
    }
}

/// The state.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) board: BoardHandle,
    pub(super) state: RwSignal<State>,
    pub(super) me: RwSignal<Option<Me>>,
    pub(super) view: RwSignal<View>,
    calls: StoredValue<Calls>,
    hall: StoredValue<Hall>,
    contests: StoredValue<Contests>,
    stands: StoredValue<Stands>,
    /// Whether the page has an offer in the lobby.
    pub(super) seeking: RwSignal<bool>,
    /// The invitation that the page shows: one's own, or one that was followed.
    pub(super) challenge: RwSignal<Option<Challenge>>,
    pub(super) play: RwSignal<Option<Play>>,
    /// The ply on the board, if it is not the last.
    pub(super) past: RwSignal<Option<usize>>,
    /// Whether the chat lies above the game, on small screens.
    pub(super) talking: RwSignal<bool>,
    /// The time of the club, as drawn on the clocks.
    pub(super) now: RwSignal<u64>,
    /// What has just happened, beside the board.
    pub(super) said: RwSignal<Option<Said>>,
    /// A line about something that did not work.
    pub(super) trouble: RwSignal<String>,
    /// The text for screen readers.
    pub(super) spoken: RwSignal<String>,
    pub(super) settings: RwSignal<Settings>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// The pause before the next attempt.
    pause: StoredValue<u64>,
    /// The clock of the club minus that of the page.
    offset: StoredValue<i64>,
}

/// Milliseconds since 1970 by the clock of this machine.
fn local() -> i64 {
    js_sys::Date::now() as i64
}

impl Desk {
    /// The state of a page that has just been opened; also puts it into the context.
    pub(super) fn provide() -> Desk {
        let start = AnyPosition::start(AnyRules::Variant(Variant::English));
        let board = BoardHandle::new(start).provide(Memo::new(|_| Vec::new()));
        let desk = Desk {
            board,
            state: RwSignal::new(State::Connecting),
            me: RwSignal::new(None),
            view: RwSignal::new(View::at_start()),
            calls: StoredValue::new(Calls::new()),
            hall: StoredValue::new(Hall::new()),
            contests: StoredValue::new(Contests::new()),
            stands: StoredValue::new(Stands::new()),
            seeking: RwSignal::new(false),
            challenge: RwSignal::new(None),
            play: RwSignal::new(None),
            past: RwSignal::new(None),
            talking: RwSignal::new(false),
            now: RwSignal::new(local() as u64),
            said: RwSignal::new(None),
            trouble: RwSignal::new(String::new()),
            spoken: RwSignal::new(String::new()),
            settings: RwSignal::new(defaults::settings()),
            socket: StoredValue::new_local(None),
            pause: StoredValue::new(PAUSES.0),
            offset: StoredValue::new(0),
        };
        board.listen(move |intent| desk.carry_out(intent), || ());
        provide_context(desk);
        desk
    }

    /// The state, from the context.
    pub(super) fn get() -> Desk {
        expect_context()
    }

    /// The lobby.
    pub(super) fn hall(self) -> Hall {
        self.hall.get_value()
    }

    /// The tournaments.
    pub(super) fn contests(self) -> Contests {
        self.contests.get_value()
    }

    /// The broadcasts.
    pub(super) fn stands(self) -> Stands {
        self.stands.get_value()
    }

    /// What waits for the person.
    pub(super) fn calls(self) -> Calls {
        self.calls.get_value()
    }

    /// Comes in and connects.
    pub(super) fn open(self) {
        spawn_local(async move {
            let link = address::fragment_pairs().into_iter().find(|(name, _)| name == "link");
            let come = match link {
                Some((_, link)) => api::order_club::<Me>("link", &link).await,
                None => api::order_club::<Me>("enter", &Empty {}).await,
            };
            match come {
                Ok(me) => {
                    spawn_local(notices::follow(me.card.id.clone()));
                    self.set_me(me);
                }
                Err(key) => {
                    self.trouble.set(club::problem(&key));
                    return self.connect_later();
                }
            }
            self.connect();
            if let Some(id) = address::query("challenge") {
                self.look_at_challenge(&id).await;
            }
        });
        self.tick();
    }

    /// Who the page is for. A secret link, which comes only once, stays.
    pub(super) fn set_me(self, me: Me) {
        self.me.update(|before| {
            let kept = before.take().filter(|before| before.card.id == me.card.id && me.link.is_none());
            let link = me.link.or_else(|| kept.and_then(|kept| kept.link));
            *before = Some(Me { link, ..me });
        });
    }

    // --- Connection -----------------------------------------------------------------------------------------------

    /// Connects anew: as someone else, perhaps.
    pub(super) fn connect(self) {
        let listener = move |event| match event {
            Event::Opened => self.opened(),
            Event::Said(text) => {
                if let Some(tell) = store::read::<Tell>(&text) {
                    self.hear(tell);
                }
            }
            Event::Ended => {
                self.state.set(State::Lost);
                self.seeking.set(false);
                self.connect_later();
            }
        };
        // The one before ends.
        self.socket.set_value(Socket::open("/club/socket", &[], listener));
    }

    fn connect_later(self) {
        let pause = self.pause.get_value();
        self.pause.set_value((pause * 2).min(PAUSES.1));
        let again = move || {
            if self.me.with_untracked(Option::is_some) { self.connect() } else { self.open() }
        };
        set_timeout(again, Duration::from_millis(pause));
    }

    fn opened(self) {
        self.pause.set_value(PAUSES.0);
        self.state.set(State::Open);
        self.trouble.set(String::new());
        let known = self
            .play
            .with_untracked(|play| play.as_ref().map(|play| (play.card.id.clone(), play.room.seq())));
        match known {
            Some((game, since)) => self.ask(&Ask::Watch { game, since }),
            None => {
                if let Some(game) = address::query("game") {
                    self.ask(&Ask::Watch { game, since: 0 });
                } else {
                    self.ask(&Ask::Lobby(true));
                    self.load_own();
                    self.load_tournaments();
                    self.load_broadcasts();
                }
            }
        }
        self.look_at_tournament();
        self.look_at_broadcast();
    }

    pub(super) fn ask(self, ask: &Ask) {
        let Some(text) = store::written(ask) else { return };
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                socket.send(&text);
            }
        });
    }

    /// Does something in the game.
    pub(super) fn act(self, deed: Deed) {
        let game = self.play.with_untracked(|play| play.as_ref().map(|play| play.card.id.clone()));
        if let Some(game) = game {
            self.ask(&Ask::Do { game, n: 1, deed });
        }
    }

    fn hear(self, tell: Tell) {
        match tell {
            Tell::Hello { me, now } => {
                self.note_time(now);
                let role = self.me.with_untracked(|me| me.as_ref().map(|me| me.role)).unwrap_or_default();
                self.set_me(Me { card: me, link: None, role });
            }
            Tell::Lobby { seeks, games, people, levels } => {
                self.hall().levels.set(levels);
                self.hall().seeks.set(seeks);
                self.hall().games.set(games);
                self.hall().people.set(people);
            }
            Tell::SeekAdded(seek) => {
                if self.is_mine(&seek) {
                    self.seeking.set(true);
                }
                self.hall().seeks.update(|seeks| seeks.push(seek));
            }
            Tell::SeekGone(id) => {
                if self
                    .hall()
                    .seeks
                    .with_untracked(|seeks| seeks.iter().any(|seek| seek.id == id && self.is_mine(seek)))
                {
                    self.seeking.set(false);
                }
                self.hall().seeks.update(|seeks| seeks.retain(|seek| seek.id != id));
            }
            Tell::Paired(game) => self.enter_game(game),
            Tell::Challenged(challenge) => self.challenged(challenge),
            Tell::Begun(card) => self.begun(card),
            Tell::Tournament(id) => self.tournament_changed(&id),
            Tell::Broadcast(news) => self.hear_broadcast(news),
            Tell::Ping(number) => self.ask(&Ask::Pong(number)),
            Tell::Stopping => {}
            Tell::Refused { key, .. } => self.refused(&key),
            about_a_game => self.hear_of_game(about_a_game),
        }
    }

    fn is_mine(self, seek: &Seek) -> bool {
        self.me.with_untracked(|me| me.as_ref().is_some_and(|me| me.card.id == seek.by.id))
    }

    pub(super) fn note_time(self, now: u64) {
        self.offset.set_value(now as i64 - local());
        self.now.set(now);
    }

    /// Draws the clocks.
    fn tick(self) {
        self.now.set((local() + self.offset.get_value()) as u64);
        set_timeout(move || self.tick(), TICK);
    }

    // --- Lobby ----------------------------------------------------------------------------------------------------

    /// Opens a game, as a player or to watch it.
    pub(super) fn enter_game(self, game: String) {
        self.seeking.set(false);
        self.challenge.set(None);
        self.leave_game();
        address::replace_query(&format!("?game={game}"));
        self.ask(&Ask::Lobby(false));
        self.ask(&Ask::Watch { game, since: 0 });
    }

    pub(super) fn leave_game(self) {
        let left = self.play.try_update(Option::take).flatten();
        if let Some(play) = left {
            self.ask(&Ask::Leave(play.card.id));
        }
        self.past.set(None);
        self.said.set(None);
        self.trouble.set(String::new());
    }

    /// Returns to the lobby.
    pub(super) fn enter_lobby(self) {
        self.leave_game();
        self.view.set(View::Lobby);
        address::replace_query("");
        self.ask(&Ask::Tournament(None));
        self.ask(&Ask::Broadcast(None));
        self.ask(&Ask::Lobby(true));
        self.load_own();
        self.load_tournaments();
        self.load_broadcasts();
    }

    /// Signs in or up; then everything is as for a new visitor.
    pub(super) fn account(self, path: &'static str, credentials: crownhead_api::club::Credentials) {
        spawn_local(async move { self.come_in(api::order_club::<Me>(path, &credentials).await) });
    }

    /// The club has said who is at the page now.
    pub(super) fn come_in(self, said: Result<Me, String>) {
        match said {
            Ok(me) => {
                spawn_local(notices::follow(me.card.id.clone()));
                self.trouble.set(String::new());
                self.me.set(Some(me));
                self.connect();
            }
            Err(key) => self.refused(&key),
        }
    }
}

/// Signs out; the page begins anew.
pub(super) fn sign_out() {
    spawn_local(async move {
        notices::turn_off().await;
        _ = api::order_club::<Empty>("sign-out", &Empty {}).await;
        address::go(address::CLUB);
    });
}

/// An order or an answer without content.
#[derive(serde::Serialize, serde::Deserialize)]
pub(super) struct Empty {}

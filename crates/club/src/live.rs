//! A game that people play or watch: its room, and the pages that look at it.
//!
//! An action changes the room at once and is told when it is on the disk. Both happen in order, because the room is
//! locked while its event is handed to the journal.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crownhead_api::Side;
use crownhead_api::club::{ChatLine, EventRecord, GameCard, LiveCard, Tell};
use crownhead_game::Game;
use crownhead_rating::Rating;
use crownhead_room::{Action, Declared, Ending, Event, Pace, Refused, Room};
use crownhead_rules::Color;
use crownhead_store::{Entry, Finish, News, Rated, StoreError, Written};

use crate::club::now;
use crate::line::{Line, written};
use crate::push::news;
use crate::scribe::Scribe;
use crate::terms::family;

/// The most lines of chat that a page is sent.
const CHAT: usize = 100;
/// No time at all.
const NEVER: u64 = u64::MAX;

/// A game.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) card: GameCard,
    /// When something happens by itself.
    due: AtomicU64,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    room: Room,
    /// The events as they are stored.
    log: Vec<EventRecord>,
    /// How many of them are on the disk.
    confirmed: usize,
    watchers: HashMap<u64, Watcher>,
    chat: Vec<ChatLine>,
    /// The lines of chat so far, sent or not.
    said: u32,
    rematch: Option<Color>,
    next: Option<String>,
    /// The turn of which the side to move has been reminded, by the event that began it.
    reminded: Option<u32>,
    /// An event could not be written: the room is ahead of its record and must not be used.
    broken: bool,
}

#[derive(Debug)]
struct Watcher {
    line: Line,
    side: Option<Color>,
}

/// How a game stands, for a player that is a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub(crate) game: Game,
    pub(crate) over: bool,
    pub(crate) ending: Option<Ending>,
    pub(crate) draw_offer: Option<Color>,
    pub(crate) takeback: Option<Color>,
    /// The time that White and Black had left when the last event happened.
    pub(crate) left: [Option<u64>; 2],
}

impl Moment {
    /// How a game stands after its last event, which happened then.
    pub(crate) fn of(room: &Room, at: u64) -> Moment {
        Moment {
            game: room.game().clone(),
            over: room.ending().is_some(),
            ending: room.ending(),
            draw_offer: room.draw_offer(),
            takeback: room.takeback(),
            left: Color::ALL.map(|color| room.face(color, at).map(|face| face.left)),
        }
    }
}

/// The side of someone in a game; none for spectators.
pub(crate) fn side_of(card: &GameCard, person: &str) -> Option<Color> {
    if card.white.id == person {
        Some(Color::White)
    } else if card.black.id == person {
        Some(Color::Black)
    } else {
        None
    }
}

/// What follows an offer of a rematch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rematch {
    /// The opponent has to agree.
    Offered,
    /// Both want one: make it.
    Agreed,
    /// It exists already.
    Made(String),
    /// The game goes on.
    TooEarly,
    /// A tournament says who plays whom.
    Paired,
}

impl Live {
    /// A room with its record so far.
    pub(crate) fn new(
        card: GameCard,
        room: Room,
        log: Vec<EventRecord>,
        chat: Vec<ChatLine>,
        next: Option<String>,
    ) -> Live {
        let due = AtomicU64::new(room.due().unwrap_or(NEVER));
        let state = State {
            confirmed: log.len(),
            room,
            log,
            watchers: HashMap::new(),
            said: chat.len() as u32,
            chat,
            rematch: None,
            next,
            reminded: None,
            broken: false,
        };
        Live { card, due, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic can't leave a room half changed: events are applied before anything else is.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The side of someone; none for spectators.
    pub(crate) fn side(&self, person: &str) -> Option<Color> {
        side_of(&self.card, person)
    }

    /// What the lobby shows, while the game goes on.
    pub(crate) fn lobby_card(&self) -> Option<LiveCard> {
        let state = self.state();
        let goes_on = state.room.ending().is_none();
        goes_on.then(|| LiveCard { card: self.card.clone(), plies: state.room.game().ply() as u32 })
    }

    /// Whether nobody needs the room any more.
    pub(crate) fn is_idle(&self) -> bool {
        let state = self.state();
        state.watchers.is_empty() && state.room.ending().is_some() && state.confirmed == state.log.len()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.state().room.ending().is_some()
    }

    /// Whether time runs for someone.
    pub(crate) fn is_due_some_time(&self) -> bool {
        self.due.load(Ordering::Relaxed) != NEVER
    }

    /// When something happens by itself.
    pub(crate) fn due(&self) -> Option<u64> {
        Some(self.due.load(Ordering::Relaxed)).filter(|due| *due != NEVER)
    }

    /// What the side to move is to be reminded of, and the event that began its turn.
    pub(crate) fn reminder(&self, at: u64) -> Option<(News, u32)> {
        let state = self.state();
        if !matches!(state.room.terms().pace, Pace::Days(_)) {
            return None;
        }
        let began = state.log.iter().rposition(|(_, text)| news::is_turn(text)).unwrap_or(0) as u32;
        if state.broken || state.reminded == Some(began) {
            return None;
        }
        news::reminder(&self.card, &state.room, state.watching(), began, at).map(|news| (news, began))
    }

    /// It has been noted.
    pub(crate) fn note_reminded(&self, began: u32) {
        self.state().reminded = Some(began);
    }

    // --- Watching -------------------------------------------------------------------------------------------------

    /// A page looks at the game from now on. It is told what happened since it looked last.
    pub(crate) fn watch(&self, line: &Line, person: &str, since: u32) {
        let side = self.side(person);
        let mut state = self.state();
        if state.broken {
            // It was closed while the page came: the page has to look for the game again.
            line.cut();
            return;
        }
        state.watchers.insert(line.id, Watcher { line: line.clone(), side });
        let first = if since as usize <= state.confirmed { since } else { 0 };
        let newest = state.chat.len().saturating_sub(CHAT);
        line.tell(&Tell::Room {
            card: self.card.clone(),
            side: side.map(Side::from),
            first,
            events: state.log[first as usize..state.confirmed].to_vec(),
            now: now(),
            away: state.away(),
            chat: state.chat[newest..].to_vec(),
            rematch: state.rematch.map(Side::from),
            next: state.next.clone(),
        });
        if let Some(side) = side
            && state.room.away(side).is_some()
        {
            state.room.set_present(side, true, now());
            self.tell_away(&state);
        }
    }

    /// A page looks no more.
    pub(crate) fn leave(&self, line: u64) {
        let mut state = self.state();
        let Some(Watcher { side: Some(side), .. }) = state.watchers.remove(&line) else { return };
        if !state.watchers.values().any(|watcher| watcher.side == Some(side)) {
            state.room.set_present(side, false, now());
            self.tell_away(&state);
        }
    }

    fn tell_away(&self, state: &State) {
        state.broadcast(&Tell::Away { game: self.card.id.clone(), away: state.away() });
    }

    /// A line of chat, which has been stored under the number that [`Live::next_said`] gave.
    pub(crate) fn say(&self, line: ChatLine) {
        let mut state = self.state();
        state.chat.push(line.clone());
        state.broadcast(&Tell::Chat { game: self.card.id.clone(), line });
    }

    /// The number of the next line of chat.
    pub(crate) fn next_said(&self) -> u32 {
        let mut state = self.state();
        state.said += 1;
        state.said - 1
    }

    // --- Playing --------------------------------------------------------------------------------------------------

    /// How the game stands.
    pub(crate) fn moment(&self) -> Moment {
        let state = self.state();
        let at = state.log.last().map_or(self.card.created, |(at, _)| *at);
        let moment = Moment::of(&state.room, at);
        Moment { over: moment.over || state.broken, ..moment }
    }

    /// A player acts.
    pub(crate) fn act(
        self: &Arc<Self>,
        scribe: &Scribe,
        side: Color,
        action: &Action,
        at: u64,
    ) -> Result<(), Refused> {
        let mut state = self.state();
        if state.broken {
            return Err(Refused::Over);
        }
        if self.card.tournament.is_some() {
            check_tournament(&state.room, action)?;
        }
        let event = state.room.act(side, action, at)?;
        self.record(&mut state, scribe, &event, at);
        Ok(())
    }

    /// The arbiter of the tournament ends the game.
    pub(crate) fn rule(self: &Arc<Self>, scribe: &Scribe, declared: Declared, at: u64) {
        let mut state = self.state();
        if state.broken {
            return;
        }
        if let Some(event) = state.room.rule(declared, at) {
            self.record(&mut state, scribe, &event, at);
        }
    }

    /// What happens by itself until now.
    pub(crate) fn tick(self: &Arc<Self>, scribe: &Scribe, at: u64) {
        if self.due.load(Ordering::Relaxed) > at {
            return;
        }
        let mut state = self.state();
        if state.broken {
            return;
        }
        if let Some(event) = state.room.tick(at) {
            self.record(&mut state, scribe, &event, at);
        }
    }

    /// After a stop of the club.
    pub(crate) fn resume(self: &Arc<Self>, scribe: &Scribe, last_alive: u64, at: u64) {
        let mut state = self.state();
        if let Some(event) = state.room.resume(last_alive, at) {
            self.record(&mut state, scribe, &event, at);
        }
    }

    fn record(self: &Arc<Self>, state: &mut State, scribe: &Scribe, event: &Event, at: u64) {
        let seq = state.log.len() as u32;
        let text = event.to_string();
        state.log.push((at, text.clone()));
        self.due.store(state.room.due().unwrap_or(NEVER), Ordering::Relaxed);
        let news = news::of_event(&self.card, &state.room, state.watching(), event, seq, at);
        let entry =
            Entry { game: self.card.id.clone(), seq, at, text, finish: self.finish(&state.room), news };
        let live = Arc::clone(self);
        // A tournament goes on when the end of its game is on the disk.
        let ended = self.card.tournament.clone().filter(|_| entry.finish.is_some());
        let ended = ended.map(|tournament| (scribe.notices().clone(), tournament));
        scribe.write(entry, move |result| {
            live.confirm(seq, result);
            if let Some((notices, tournament)) = ended {
                notices.changed(&tournament);
            }
        });
    }

    fn finish(&self, room: &Room) -> Option<Finish> {
        let ending = room.ending()?;
        let rated = family(room.terms().rules()).filter(|_| room.terms().rated).map(|family| Rated {
            family: family.to_owned(),
            speed: room.terms().pace.speed().key().to_owned(),
            white: self.card.white.id.clone(),
            black: self.card.black.id.clone(),
        });
        Some(Finish {
            ending: ending.to_string(),
            halves: ending.white_halves(),
            plies: room.game().ply() as u32,
            rated,
        })
    }

    /// An event is on the disk, or can't be written.
    fn confirm(&self, seq: u32, result: Result<Written, Arc<StoreError>>) {
        let mut state = self.state();
        match result {
            Ok(written) => {
                state.confirmed = seq as usize + 1;
                let events = vec![state.log[seq as usize].clone()];
                let game = self.card.id.clone();
                state.broadcast(&Tell::Events { game, first: seq, events, now: now() });
                if let Some(ratings) = written.ratings {
                    self.tell_ratings(&state, ratings);
                }
            }
            Err(error) => {
                tracing::error!(game = self.card.id, seq, %error, "an event could not be stored");
                drop(state);
                // Pages connect again and get the record as it is on the disk.
                self.close();
            }
        }
    }

    fn tell_ratings(&self, state: &State, ratings: [(Rating, Rating); 2]) {
        let ratings = ratings.map(|(before, after)| (before.rounded(), after.rounded()));
        state.broadcast(&Tell::Rated { game: self.card.id.clone(), ratings });
    }

    /// The room must be read again from the disk: something about its players has changed.
    pub(crate) fn close(&self) {
        let mut state = self.state();
        state.broken = true;
        self.due.store(NEVER, Ordering::Relaxed);
        state.watchers.drain().for_each(|(_, watcher)| watcher.line.cut());
    }

    /// Takes back what someone has said.
    pub(crate) fn unsay(&self, name: &str) {
        self.state().chat.retain(|line| line.name != name);
    }

    /// Whether the room must be read again from the disk.
    pub(crate) fn is_broken(&self) -> bool {
        self.state().broken
    }

    // --- Rematch --------------------------------------------------------------------------------------------------

    /// A player offers a rematch or takes one.
    pub(crate) fn rematch(&self, side: Color) -> Rematch {
        if self.card.tournament.is_some() {
            return Rematch::Paired;
        }
        let mut state = self.state();
        if state.room.ending().is_none() {
            return Rematch::TooEarly;
        }
        if let Some(next) = &state.next {
            return Rematch::Made(next.clone());
        }
        if state.rematch == Some(side.other()) {
            // Whoever comes next must not make another one.
            state.rematch = None;
            return Rematch::Agreed;
        }
        state.rematch = Some(side);
        state.broadcast(&Tell::Rematch { game: self.card.id.clone(), by: side.into() });
        Rematch::Offered
    }

    /// The rematch exists.
    pub(crate) fn set_next(&self, next: &str) {
        let mut state = self.state();
        state.next = Some(next.to_owned());
        state.broadcast(&Tell::Next { game: self.card.id.clone(), next: next.to_owned() });
    }
}

/// In a tournament nobody gives anything away, and nobody calls a game off: who doesn't come forfeits it.
fn check_tournament(room: &Room, action: &Action) -> Result<(), Refused> {
    match action {
        Action::TakeBack | Action::GiveTime | Action::Abort => Err(Refused::Tournament),
        Action::Resign if !room.has_begun() => Err(Refused::TooEarly),
        _ => Ok(()),
    }
}

impl State {
    fn away(&self) -> [Option<u64>; 2] {
        Color::ALL.map(|color| self.room.away(color))
    }

    /// Whether White and Black look at the game.
    fn watching(&self) -> [bool; 2] {
        Color::ALL.map(|color| self.watchers.values().any(|watcher| watcher.side == Some(color)))
    }

    fn broadcast(&self, tell: &Tell) {
        if self.watchers.is_empty() {
            return;
        }
        let text = written(tell);
        for watcher in self.watchers.values() {
            watcher.line.send(text.clone());
        }
    }
}

//! All rooms in memory: games that go on, and others that someone looks at.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use crownhead_api::club::{ChatLine, GameCard, LiveCard, PersonCard, TermsRecord};
use crownhead_room::{Event, FIRST_MOVE, Room};
use crownhead_rules::Color;
use crownhead_store::{ChatRow, EventRow, GameRow, Store};

use crate::live::Live;
use crate::people::kind;
use crate::scribe::Scribe;
use crate::terms;
use crate::trouble::Failed;

/// So many of the newest games are offered to spectators.
const NEWEST: usize = 30;

/// The rooms.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    map: RwLock<HashMap<String, Arc<Live>>>,
    newest: Mutex<VecDeque<String>>,
}

impl Rooms {
    /// A room in memory.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<Live>> {
        let map = self.map.read().unwrap_or_else(PoisonError::into_inner);
        map.get(id).filter(|live| !live.is_broken()).cloned()
    }

    /// Adds a room, unless another task was faster: then that one.
    pub(crate) fn put(&self, live: Arc<Live>) -> Arc<Live> {
        let mut map = self.map.write().unwrap_or_else(PoisonError::into_inner);
        let id = live.card.id.clone();
        if let Some(there) = map.get(&id).filter(|live| !live.is_broken()) {
            return Arc::clone(there);
        }
        map.insert(id, Arc::clone(&live));
        live
    }

    /// Notes a new game for the lobby.
    pub(crate) fn note_newest(&self, id: &str) {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        newest.push_front(id.to_owned());
        newest.truncate(NEWEST);
    }

    /// The newest games that go on.
    pub(crate) fn newest(&self) -> Vec<LiveCard> {
        let ids = self.newest.lock().unwrap_or_else(PoisonError::into_inner).clone();
        ids.iter().filter_map(|id| self.get(id)?.lobby_card()).collect()
    }

    /// A room, read from the data file if need be.
    pub(crate) async fn open(&self, store: &Store, id: &str) -> Result<Arc<Live>, Failed> {
        if let Some(live) = self.get(id) {
            return Ok(live);
        }
        let row = store.game(id).await?.ok_or_else(|| Failed::not_found("game"))?;
        let (events, chat, next) =
            (store.events(id).await?, store.chat(id).await?, store.rematch_of(id).await?);
        Ok(self.put(Arc::new(read(&row, events, self::chat(chat), next)?)))
    }

    /// The number of rooms in memory.
    pub(crate) fn count(&self) -> usize {
        self.map.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// All rooms in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Live>> {
        self.map.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Forgets a room.
    pub(crate) fn forget(&self, live: &Arc<Live>) {
        let mut map = self.map.write().unwrap_or_else(PoisonError::into_inner);
        if map.get(&live.card.id).is_some_and(|there| Arc::ptr_eq(there, live)) {
            map.remove(&live.card.id);
        }
    }

    /// Forgets a room that nobody needs.
    pub(crate) fn forget_idle(&self, live: &Live) {
        if live.is_idle() {
            let mut map = self.map.write().unwrap_or_else(PoisonError::into_inner);
            // Someone may have come meanwhile.
            if map.get(&live.card.id).is_some_and(|there| there.is_idle()) {
                map.remove(&live.card.id);
            }
        }
    }

    /// Everything that happens by itself until now; whether time runs in any game.
    pub(crate) fn tick(&self, scribe: &Scribe, now: u64) -> bool {
        let lives: Vec<Arc<Live>> = {
            let map = self.map.read().unwrap_or_else(PoisonError::into_inner);
            map.values().filter(|live| live.is_due_some_time()).cloned().collect()
        };
        for live in &lives {
            live.tick(scribe, now);
        }
        !lives.is_empty()
    }
}

/// Lines of chat as pages see them.
pub(crate) fn chat(rows: Vec<ChatRow>) -> Vec<ChatLine> {
    rows.into_iter().map(|row| ChatLine { at: row.at, name: row.name, text: row.text }).collect()
}

/// A room from its rows.
pub(crate) fn read(
    row: &GameRow,
    events: Vec<EventRow>,
    chat: Vec<ChatLine>,
    next: Option<String>,
) -> Result<Live, Failed> {
    let (card, mut room) = replayed(row, &events)?;
    let log = events.into_iter().map(|EventRow { at, text }| (at, text)).collect();
    for side in Color::ALL {
        room.set_present(side, false, crate::club::now());
    }
    Ok(Live::new(card, room, log, chat, next))
}

/// A game played again from its record.
pub(crate) fn replayed(row: &GameRow, events: &[EventRow]) -> Result<(GameCard, Room), Failed> {
    let card = card(row);
    let mut room =
        Room::new(terms::read(&card.terms)?, card.created).with_patience(card.patience.unwrap_or(FIRST_MOVE));
    for EventRow { at, text } in events {
        let applied = text.parse::<Event>().and_then(|event| room.apply(&event, *at));
        applied.map_err(|error| Failed::bad("record", format!("game {}: {error}", card.id)))?;
    }
    Ok((card, room))
}

/// What stays the same about a game.
pub(crate) fn card(row: &GameRow) -> GameCard {
    let game = &row.game;
    let player = |index: usize, id: &str, rating: Option<&str>| {
        let (name, is) = &row.players[index];
        PersonCard {
            id: id.to_owned(),
            name: name.clone(),
            kind: kind(*is),
            rating: rating.and_then(read_rating),
        }
    };
    GameCard {
        id: game.id.clone(),
        terms: TermsRecord {
            rules: game.rules.clone(),
            start: game.start.clone(),
            pace: game.pace.clone(),
            rated: game.rated,
            claims: game.claims,
        },
        white: player(0, &game.white, game.white_rating.as_deref()),
        black: player(1, &game.black, game.black_rating.as_deref()),
        created: game.created,
        tournament: game.tournament.clone(),
        patience: game.patience,
    }
}

/// A rating as it is kept with a game: `1513`, or `1513?` while it is rough.
fn read_rating(text: &str) -> Option<(u16, bool)> {
    let points = text.trim_end_matches('?');
    Some((points.parse().ok()?, points.len() < text.len()))
}

pub(crate) fn write_rating((points, rough): (u16, bool)) -> String {
    format!("{points}{}", if rough { "?" } else { "" })
}

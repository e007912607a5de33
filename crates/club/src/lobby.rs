//! Offers to anyone, and the pages that see them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crownhead_api::club::{Offer, PersonCard, Seek, Tell};
use crownhead_store::fresh_id;

use crate::line::{Line, written};
use crate::trouble::Failed;

/// So many offers fit into the lobby.
const MOST: usize = 2_000;
/// So many connections someone may have.
const LINES: usize = 50;

/// The lobby.
#[derive(Debug, Default)]
pub(crate) struct Lobby(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// The offers, by connection: each has one at most.
    seeks: HashMap<u64, (Line, Seek)>,
    watchers: HashMap<u64, Line>,
    /// The connections that look at a tournament, and which.
    tournaments: HashMap<u64, (Line, String)>,
    /// The connections of each person.
    people: HashMap<String, Vec<Line>>,
}

impl Lobby {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Someone is here.
    ///
    /// # Errors
    /// If that person has too many connections.
    pub(crate) fn enter(&self, person: &str, line: &Line) -> Result<(), Failed> {
        let mut state = self.state();
        let lines = state.people.entry(person.to_owned()).or_default();
        if lines.len() >= LINES {
            return Err(Failed::too_often());
        }
        lines.push(line.clone());
        Ok(())
    }

    /// Whether someone is here.
    pub(crate) fn is_here(&self, person: &str) -> bool {
        self.state().people.contains_key(person)
    }

    /// The number of people who are here, of their connections, and of offers.
    pub(crate) fn count(&self) -> (usize, usize, usize) {
        let state = self.state();
        (state.people.len(), state.people.values().map(Vec::len).sum(), state.seeks.len())
    }

    /// Tells every page of someone.
    pub(crate) fn tell(&self, person: &str, tell: &Tell) {
        if let Some(lines) = self.state().people.get(person) {
            let text = written(tell);
            for line in lines {
                line.send(text.clone());
            }
        }
    }

    /// Ends every connection of someone; pages connect again.
    pub(crate) fn cut(&self, person: &str) {
        if let Some(lines) = self.state().people.get(person) {
            lines.iter().for_each(Line::cut);
        }
    }

    /// A connection has ended.
    pub(crate) fn leave(&self, person: &str, line: u64) {
        let mut state = self.state();
        state.watchers.remove(&line);
        state.tournaments.remove(&line);
        state.drop_seek(line);
        if let Some(lines) = state.people.get_mut(person) {
            lines.retain(|one| one.id != line);
            if lines.is_empty() {
                state.people.remove(person);
            }
        }
    }

    /// A page sees the lobby from now on.
    pub(crate) fn watch(&self, line: &Line) -> (Vec<Seek>, u32) {
        let mut state = self.state();
        state.watchers.insert(line.id, line.clone());
        let mut seeks: Vec<Seek> = state.seeks.values().map(|(_, seek)| seek.clone()).collect();
        seeks.sort_by(|a, b| a.id.cmp(&b.id));
        (seeks, state.people.len() as u32)
    }

    /// A page sees it no more.
    pub(crate) fn unwatch(&self, line: u64) {
        self.state().watchers.remove(&line);
    }

    /// A page looks at a tournament from now on, or at none.
    pub(crate) fn watch_tournament(&self, line: &Line, id: Option<String>) {
        let mut state = self.state();
        match id {
            Some(id) => _ = state.tournaments.insert(line.id, (line.clone(), id)),
            None => _ = state.tournaments.remove(&line.id),
        }
    }

    /// Something has changed about a tournament. `listed`: what the list in the lobby shows has changed, too.
    pub(crate) fn tell_tournament(&self, id: &str, listed: bool) {
        let state = self.state();
        let tell = Tell::Tournament(id.to_owned());
        let text = written(&tell);
        let looking = state.tournaments.values().filter(|(_, looks)| looks == id);
        looking.for_each(|(line, _)| line.send(text.clone()));
        if listed {
            state.broadcast(&tell);
        }
    }

    /// Adds an offer in place of the earlier one; false if the lobby is full.
    pub(crate) fn seek(&self, line: &Line, by: PersonCard, offer: Offer) -> bool {
        let mut state = self.state();
        state.drop_seek(line.id);
        if state.seeks.len() >= MOST {
            return false;
        }
        let seek = Seek { id: fresh_id(), by, offer };
        state.broadcast(&Tell::SeekAdded(seek.clone()));
        state.seeks.insert(line.id, (line.clone(), seek));
        true
    }

    /// Withdraws the offer of a connection.
    pub(crate) fn unseek(&self, line: u64) {
        self.state().drop_seek(line);
    }

    /// Takes an offer of someone else out of the lobby.
    pub(crate) fn take(&self, id: &str, taker: &str) -> Option<(Line, Seek)> {
        let mut state = self.state();
        let fits = |(line, (_, seek)): (&u64, &(Line, Seek))| {
            (seek.id == id && seek.by.id != taker).then_some(*line)
        };
        let line = state.seeks.iter().find_map(fits)?;
        let taken = state.seeks.get(&line).cloned();
        state.drop_seek(line);
        taken
    }
}

impl State {
    fn drop_seek(&mut self, line: u64) {
        if let Some((_, seek)) = self.seeks.remove(&line) {
            self.broadcast(&Tell::SeekGone(seek.id));
        }
    }

    fn broadcast(&self, tell: &Tell) {
        let text = written(tell);
        self.watchers.values().for_each(|line| line.send(text.clone()));
    }
}

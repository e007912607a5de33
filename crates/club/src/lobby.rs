//! Offers to anyone, and the pages that see them.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use crownhead_api::broadcasts::BroadcastNews;
use crownhead_api::club::{Offer, PersonCard, Seek, Tell};
use crownhead_store::fresh_id;
use tokio::sync::mpsc;

use crate::cluster::Cry;
use crate::line::{Line, written};
use crate::trouble::Failed;

/// So many offers fit into the lobby.
const MOST: usize = 2_000;
/// So many connections someone may have.
const LINES: usize = 50;

/// The lobby.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    state: Mutex<State>,
    /// What other nodes are told, by the name of this one.
    voice: Option<(String, mpsc::UnboundedSender<Cry>)>,
}

#[derive(Debug, Default)]
struct State {
    /// The offers, by connection: each has one at most.
    seeks: HashMap<u64, (Line, Seek)>,
    watchers: HashMap<u64, Line>,
    /// The connections that look at a tournament, and which.
    tournaments: HashMap<u64, (Line, String)>,
    /// The connections that look at a round of a broadcast, and which.
    rounds: HashMap<u64, (Line, String)>,
    /// The connections of each person.
    people: HashMap<String, Vec<Line>>,
    /// What other nodes have.
    elsewhere: HashMap<String, Elsewhere>,
}

/// What another node has.
#[derive(Debug, Default)]
struct Elsewhere {
    seeks: HashMap<String, Seek>,
    people: HashSet<String>,
}

impl Lobby {
    /// A lobby that tells other nodes what happens.
    pub(crate) fn with_voice(node: &str, voice: mpsc::UnboundedSender<Cry>) -> Lobby {
        Lobby { state: Mutex::default(), voice: Some((node.to_owned(), voice)) }
    }

    /// Tells the other nodes, if there are any.
    pub(crate) fn cry(&self, cry: impl FnOnce(String) -> Cry) {
        if let Some((node, voice)) = &self.voice {
            // Without a listener this node has stopped.
            let _ = voice.send(cry(node.clone()));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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
        let is_first = lines.is_empty();
        lines.push(line.clone());
        drop(state);
        if is_first {
            self.cry(|node| Cry::Came { node, person: person.to_owned() });
        }
        Ok(())
    }

    /// Whether someone is here.
    pub(crate) fn is_here(&self, person: &str) -> bool {
        let state = self.state();
        let is_elsewhere = state.elsewhere.values().any(|elsewhere| elsewhere.people.contains(person));
        state.people.contains_key(person) || is_elsewhere
    }

    /// The number of people who are here, of their connections, and of offers.
    pub(crate) fn count(&self) -> (usize, usize, usize) {
        let state = self.state();
        (state.people.len(), state.people.values().map(Vec::len).sum(), state.seeks.len())
    }

    /// Tells every page of someone.
    pub(crate) fn tell(&self, person: &str, tell: &Tell) {
        let text = written(tell);
        self.state().tell(person, &text);
        self.cry(|node| Cry::Person { node, person: person.to_owned(), text: text.to_string() });
    }

    /// Ends every connection of someone; pages connect again.
    pub(crate) fn cut(&self, person: &str) {
        self.state().cut(person);
        self.cry(|node| Cry::Cut { node, person: person.to_owned() });
    }

    /// A connection has ended.
    pub(crate) fn leave(&self, person: &str, line: u64) {
        let mut state = self.state();
        state.watchers.remove(&line);
        state.tournaments.remove(&line);
        state.rounds.remove(&line);
        let gone = state.drop_seek(line);
        let Some(lines) = state.people.get_mut(person) else { return };
        lines.retain(|one| one.id != line);
        let is_last = lines.is_empty();
        if is_last {
            state.people.remove(person);
        }
        drop(state);
        self.cry_gone(gone);
        if is_last {
            self.cry(|node| Cry::Gone { node, person: person.to_owned() });
        }
    }

    /// A page sees the lobby from now on.
    pub(crate) fn watch(&self, line: &Line) -> (Vec<Seek>, u32) {
        let mut state = self.state();
        state.watchers.insert(line.id, line.clone());
        let own = state.seeks.values().map(|(_, seek)| seek);
        let others = state.elsewhere.values().flat_map(|elsewhere| elsewhere.seeks.values());
        let mut seeks: Vec<Seek> = own.chain(others).cloned().collect();
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
        self.hear_tournament(id, listed);
        self.cry(|node| Cry::Tournament { node, id: id.to_owned(), lobby: listed });
    }

    /// The same has been said by this node or by another one.
    pub(crate) fn hear_tournament(&self, id: &str, listed: bool) {
        let state = self.state();
        let tell = Tell::Tournament(id.to_owned());
        let text = written(&tell);
        let looking = state.tournaments.values().filter(|(_, looks)| looks == id);
        looking.for_each(|(line, _)| line.send(text.clone()));
        if listed {
            state.broadcast(&tell);
        }
    }

    /// A page looks at a round of a broadcast from now on, or at none.
    pub(crate) fn watch_broadcast(&self, line: &Line, round: Option<String>) {
        let mut state = self.state();
        match round {
            Some(round) => _ = state.rounds.insert(line.id, (line.clone(), round)),
            None => _ = state.rounds.remove(&line.id),
        }
    }

    /// Something has changed in a round of a broadcast.
    pub(crate) fn tell_broadcast(&self, news: BroadcastNews) {
        self.hear_broadcast(news.clone());
        self.cry(|node| Cry::Broadcast { node, news });
    }

    /// The same has been said by this node or by another one.
    pub(crate) fn hear_broadcast(&self, news: BroadcastNews) {
        let round = news.round.clone();
        let text = written(&Tell::Broadcast(news));
        let state = self.state();
        let looking = state.rounds.values().filter(|(_, looks)| *looks == round);
        looking.for_each(|(line, _)| line.send(text.clone()));
    }

    /// Adds an offer in place of the earlier one; false if the lobby is full.
    pub(crate) fn seek(&self, line: &Line, by: PersonCard, offer: Offer) -> bool {
        let mut state = self.state();
        let gone = state.drop_seek(line.id);
        let is_full = state.seeks.len() >= MOST;
        let seek = Seek { id: fresh_id(), by, offer };
        if !is_full {
            state.broadcast(&Tell::SeekAdded(seek.clone()));
            state.seeks.insert(line.id, (line.clone(), seek.clone()));
        }
        drop(state);
        self.cry_gone(gone);
        if !is_full {
            self.cry(|node| Cry::SeekAdded { node, seek });
        }
        !is_full
    }

    /// Tells the other nodes that an offer is gone.
    fn cry_gone(&self, gone: Option<String>) {
        if let Some(id) = gone {
            self.cry(|node| Cry::SeekGone { node, id });
        }
    }

    /// Withdraws the offer of a connection.
    pub(crate) fn unseek(&self, line: u64) {
        let gone = self.state().drop_seek(line);
        self.cry_gone(gone);
    }

    /// The other node whose offer this is.
    pub(crate) fn node_of(&self, seek: &str) -> Option<String> {
        let state = self.state();
        let mut nodes = state.elsewhere.iter();
        nodes.find_map(|(node, elsewhere)| elsewhere.seeks.contains_key(seek).then(|| node.clone()))
    }

    /// Takes an offer of someone else out of the lobby.
    pub(crate) fn take(&self, id: &str, taker: &str) -> Option<(Line, Seek)> {
        let mut state = self.state();
        let fits = |(line, (_, seek)): (&u64, &(Line, Seek))| {
            (seek.id == id && seek.by.id != taker).then_some(*line)
        };
        let line = state.seeks.iter().find_map(fits)?;
        let taken = state.seeks.get(&line).cloned();
        let gone = state.drop_seek(line);
        drop(state);
        self.cry_gone(gone);
        taken
    }

    // --- Other nodes ----------------------------------------------------------------------------------------------

    /// What this node has.
    pub(crate) fn standing(&self, node: &str) -> Cry {
        let state = self.state();
        let seeks = state.seeks.values().map(|(_, seek)| seek.clone()).collect();
        Cry::Standing { node: node.to_owned(), seeks, people: state.people.keys().cloned().collect() }
    }

    /// Another node tells what it has, or what has changed there.
    pub(crate) fn hear(&self, cry: Cry) {
        let mut state = self.state();
        match cry {
            Cry::Standing { node, seeks, people } => {
                state.bury(&node);
                for seek in &seeks {
                    state.broadcast(&Tell::SeekAdded(seek.clone()));
                }
                let seeks = seeks.into_iter().map(|seek| (seek.id.clone(), seek)).collect();
                let people = people.into_iter().collect();
                state.elsewhere.insert(node, Elsewhere { seeks, people });
            }
            Cry::SeekAdded { node, seek } => {
                state.broadcast(&Tell::SeekAdded(seek.clone()));
                state.elsewhere.entry(node).or_default().seeks.insert(seek.id.clone(), seek);
            }
            Cry::SeekGone { node, id } => {
                if state.elsewhere.entry(node).or_default().seeks.remove(&id).is_some() {
                    state.broadcast(&Tell::SeekGone(id));
                }
            }
            Cry::Came { node, person } => {
                state.elsewhere.entry(node).or_default().people.insert(person);
            }
            Cry::Gone { node, person } => {
                state.elsewhere.entry(node).or_default().people.remove(&person);
            }
            Cry::Person { person, text, .. } => state.tell(&person, &text.into()),
            Cry::Cut { person, .. } => state.cut(&person),
            Cry::Alive { .. }
            | Cry::Hello { .. }
            | Cry::Erased { .. }
            | Cry::Tournament { .. }
            | Cry::Broadcast { .. }
            | Cry::Bye { .. } => {}
        }
    }

    /// Another node is gone, and its offers with it.
    pub(crate) fn bury(&self, node: &str) {
        self.state().bury(node);
    }
}

impl State {
    /// Removes the offer of a connection; returns its id.
    fn drop_seek(&mut self, line: u64) -> Option<String> {
        let (_, seek) = self.seeks.remove(&line)?;
        self.broadcast(&Tell::SeekGone(seek.id.clone()));
        Some(seek.id)
    }

    fn tell(&self, person: &str, text: &Utf8Bytes) {
        for line in self.people.get(person).into_iter().flatten() {
            line.send(text.clone());
        }
    }

    fn cut(&self, person: &str) {
        self.people.get(person).into_iter().flatten().for_each(Line::cut);
    }

    fn bury(&mut self, node: &str) {
        let seeks = self.elsewhere.remove(node).map(|elsewhere| elsewhere.seeks).unwrap_or_default();
        for id in seeks.into_keys() {
            self.broadcast(&Tell::SeekGone(id));
        }
    }

    fn broadcast(&self, tell: &Tell) {
        let text = written(tell);
        self.watchers.values().for_each(|line| line.send(text.clone()));
    }
}

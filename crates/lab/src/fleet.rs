//! Long jobs on several machines: the kinds of orders, and how a worker does them.
//!
//! Reading order: [`Means`] (rules, weights and tables, which most kinds need), [`Work`] (a kind of order), then [`mining`],
//! [`selfplay`], [`climbing`], [`matching`] and [`slicing`], each with the side that gives orders and the side that does them.
//!
//! Not here: queues and results (`crownhead_fleet`), flags. Invariant: a job gives the same bytes on a fleet of any size as on one
//! thread, since an order depends on nothing but itself.

pub mod climbing;
pub mod matching;
pub mod mining;
pub mod selfplay;
pub mod slicing;

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use crownhead_archive::Error;
use crownhead_endgame::{Bundle, Manifest, MemoryStorage, Storage as _};
use crownhead_engine::{TableSets, TableSource, Weights};
use crownhead_fleet::{Blobs, Fleet, Hash, Order};
use crownhead_game::{Deed, Game};
use crownhead_notation::binary::{self, Games, MAGIC};
use crownhead_notation::pdn::{Tags, Tree};
use crownhead_notation::{rules_key, rules_of_key};
use crownhead_rules::AnyRules;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use climbing::Climbing;
use matching::Matching;
use mining::Mining;
use selfplay::Playing;
use slicing::Slicing;

use crate::tables::FolderShelf;

/// Orders that are given before earlier results are there. More than the slots of a large fleet.
pub const AHEAD: usize = 256;

/// What most kinds of work need.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Means {
    /// The key of the rules, or their code.
    pub rules: String,
    /// The weights.
    pub weights: Option<Hash>,
    /// The folders of tables besides the included ones, with the names of their files; without it, no tables at all.
    pub tables: Option<Vec<Vec<(String, Hash)>>>,
}

/// The same for a worker.
#[derive(Debug)]
pub struct Ready {
    /// The rules.
    pub rules: AnyRules,
    /// The weights.
    pub weights: Option<Arc<Weights>>,
    /// The tables.
    pub tables: Option<Arc<dyn TableSource>>,
}

/// A kind of order.
pub trait Work: Serialize + DeserializeOwned {
    /// The name of the kind.
    const KIND: &'static str;

    /// Rules, weights and tables.
    fn means(&self) -> &Means;

    /// Other blobs that it needs.
    fn inputs(&self) -> Vec<Hash> {
        Vec::new()
    }

    /// What it is, for people.
    fn line(&self) -> String;

    /// Computes the result.
    ///
    /// # Errors
    /// Why it cannot be computed, in a line.
    fn perform(&self, performer: &Performer, blobs: &Blobs<'_>) -> Result<Vec<u8>, String>;

    /// The order for this work.
    fn order(&self, fleet: &Fleet) -> Order {
        let inputs = self.means().inputs().into_iter().chain(self.inputs()).collect();
        // Plain data always has a JSON form.
        let settings = serde_json::to_value(self).unwrap_or_default();
        Order { program: fleet.program().to_owned(), kind: Self::KIND.to_owned(), settings, inputs }
    }
}

/// A problem of the bus.
pub(crate) fn failed(error: &crownhead_fleet::Error) -> Error {
    Error::Input(error.to_string())
}

impl Means {
    /// The blobs.
    pub fn inputs(&self) -> Vec<Hash> {
        let tables = self.tables.iter().flatten().flatten().map(|(_, hash)| *hash);
        self.weights.into_iter().chain(tables).collect()
    }

    /// Puts weights and tables where workers find them. `tables` are the folders besides the included tables; `None` means no
    /// tables at all.
    ///
    /// # Errors
    /// If a table cannot be read or the bus fails.
    pub fn new(
        fleet: &Fleet,
        rules: AnyRules,
        weights: Option<&Weights>,
        tables: Option<&[PathBuf]>,
    ) -> Result<Means, Error> {
        let keep = |bytes: &[u8]| fleet.keep(bytes).map_err(|error| failed(&error));
        let weights = weights.map(|weights| keep(&weights.to_bytes())).transpose()?;
        let folder = |folder: &PathBuf| {
            let wrong = |problem| Error::file("use the tables in", folder, problem);
            let manifest = Manifest::open(&FolderShelf::new(folder)).map_err(wrong)?;
            let names = manifest.files.into_iter().map(|entry| entry.name);
            names
                .chain(["manifest.json".to_owned()])
                .map(|name| {
                    let path = folder.join(&name);
                    let bytes = fs::read(&path).map_err(|problem| Error::file("read", &path, problem))?;
                    Ok((name, keep(&bytes)?))
                })
                .collect::<Result<Vec<_>, Error>>()
        };
        let tables = tables.map(|folders| folders.iter().map(folder).collect::<Result<_, _>>());
        Ok(Means { rules: rules_key(rules), weights, tables: tables.transpose()? })
    }
}

/// Does orders.
pub struct Performer {
    /// The tables included in the program, by the names of their sets.
    included: &'static [(&'static str, &'static [u8])],
    /// The tables of the last orders.
    known: Mutex<Vec<Known>>,
    /// The weights of the last orders.
    parsed: Mutex<Vec<(Hash, Arc<Weights>)>>,
}

/// Tables by the hashes of their files.
type Known = (Vec<Vec<(String, Hash)>>, Arc<dyn TableSource>);

impl fmt::Debug for Performer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Performer").finish_non_exhaustive()
    }
}

impl Performer {
    /// Does orders with these included tables.
    pub fn new(included: &'static [(&'static str, &'static [u8])]) -> Performer {
        Performer { included, known: Mutex::default(), parsed: Mutex::default() }
    }

    /// Computes the result of an order of any kind here; `None` for other kinds.
    pub fn perform(&self, order: &Order, blobs: &Blobs<'_>) -> Option<Result<Vec<u8>, String>> {
        match order.kind.as_str() {
            Mining::KIND => Some(self.work::<Mining>(order, blobs)),
            Playing::KIND => Some(self.work::<Playing>(order, blobs)),
            Climbing::KIND => Some(self.work::<Climbing>(order, blobs)),
            Slicing::KIND => Some(self.work::<Slicing>(order, blobs)),
            Matching::KIND => Some(self.work::<Matching>(order, blobs)),
            _ => None,
        }
    }

    /// Computes the result of an order of this kind.
    ///
    /// # Errors
    /// Why it cannot be computed, in a line.
    pub fn work<W: Work>(&self, order: &Order, blobs: &Blobs<'_>) -> Result<Vec<u8>, String> {
        read::<W>(order)?.perform(self, blobs)
    }

    /// Fetches weights and tables.
    ///
    /// # Errors
    /// What is missing or damaged, in a line.
    pub fn ready(&self, means: &Means, blobs: &Blobs<'_>) -> Result<Ready, String> {
        let rules = rules_of_key(&means.rules).ok_or_else(|| format!("unknown rules {:?}", means.rules))?;
        let weights = means.weights.map(|hash| self.weights(hash, blobs));
        let tables = means.tables.as_ref().map(|folders| self.tables(folders, blobs));
        Ok(Ready { rules, weights: weights.transpose()?, tables: tables.transpose()? })
    }

    fn weights(&self, hash: Hash, blobs: &Blobs<'_>) -> Result<Arc<Weights>, String> {
        let mut parsed = self.parsed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, weights)) = parsed.iter().find(|(of, _)| *of == hash) {
            return Ok(Arc::clone(weights));
        }
        let bytes = blobs.get(&hash).map_err(|error| error.to_string())?;
        let weights = Weights::parse(&bytes).map_err(|problem| format!("the weights: {problem}"))?;
        let weights = Arc::new(weights);
        // Both sides of a match, and the next job.
        parsed.truncate(3);
        parsed.insert(0, (hash, Arc::clone(&weights)));
        Ok(weights)
    }

    fn tables(
        &self,
        folders: &Vec<Vec<(String, Hash)>>,
        blobs: &Blobs<'_>,
    ) -> Result<Arc<dyn TableSource>, String> {
        // Held while the tables are fetched: the other slots need the same ones.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, tables)) = known.iter().find(|(of, _)| of == folders) {
            return Ok(Arc::clone(tables));
        }
        let text = |problem: &dyn fmt::Display| format!("the tables: {problem}");
        let mut sets = TableSets::default();
        for (_, bytes) in self.included {
            sets.add_bundle(Bundle::read(*bytes).map_err(|problem| text(&problem))?);
        }
        for files in folders {
            let storage = MemoryStorage::default();
            for (name, hash) in files {
                let bytes = blobs.get(hash).map_err(|problem| text(&problem))?;
                storage.write(name, &bytes).map_err(|problem| text(&problem))?;
            }
            sets.add_storage(Arc::new(storage)).map_err(|problem| text(&problem))?;
        }
        let tables: Arc<dyn TableSource> = Arc::new(sets);
        known.truncate(1);
        known.insert(0, (folders.clone(), Arc::clone(&tables)));
        Ok(tables)
    }
}

/// What an order is, for people.
pub fn line(order: &Order) -> Option<String> {
    match order.kind.as_str() {
        Mining::KIND => Some(read::<Mining>(order).ok()?.line()),
        Playing::KIND => Some(read::<Playing>(order).ok()?.line()),
        Climbing::KIND => Some(read::<Climbing>(order).ok()?.line()),
        Slicing::KIND => Some(read::<Slicing>(order).ok()?.line()),
        Matching::KIND => Some(read::<Matching>(order).ok()?.line()),
        _ => None,
    }
}

/// The settings of an order.
///
/// # Errors
/// If they are of another kind.
pub fn read<W: Work>(order: &Order) -> Result<W, String> {
    W::deserialize(&order.settings).map_err(|problem| format!("the order cannot be read: {problem}"))
}

/// Games as a blob.
fn pack(games: &[Game]) -> Vec<u8> {
    let block = |game: &Game| binary::write(&Tree::of_game(game, &Tags::default()));
    MAGIC.into_iter().chain(games.iter().flat_map(block)).collect()
}

/// The games of such a blob.
fn unpack(bytes: &[u8]) -> Result<Vec<Game>, String> {
    let wrong = |problem| format!("the games: {problem}");
    let games = Games::new(bytes).map_err(wrong)?;
    games.map(|tree| tree.map(|tree| main_line(&tree)).map_err(wrong)).collect()
}

fn main_line(tree: &Tree) -> Game {
    let mut game = Game::from_position(tree.start);
    for deed in tree.main_deeds() {
        if let Deed::Move(mv) = deed
            && game.play_on(mv).is_err()
        {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::Variant;

    #[test]
    fn games_travel_whole() {
        let rules = AnyRules::Variant(Variant::Russian);
        let mut games = vec![Game::new(rules); 2];
        for _ in 0..30 {
            let moves = games[1].position().legal_moves();
            games[1].play(moves[moves.len() / 2]).expect("it is legal");
        }
        let there = unpack(&pack(&games)).expect("they are whole");
        let seen = |games: &[Game]| -> Vec<_> {
            games.iter().map(|game| (*game.start(), game.moves().to_vec())).collect()
        };
        assert_eq!(seen(&there), seen(&games));
        assert!(unpack(b"nothing").is_err());
    }
}

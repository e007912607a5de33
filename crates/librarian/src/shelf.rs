//! What is asked of a library, in memory or in a file.

use crownhead_api::library::BadLine;
use crownhead_library::{Explorer, Facts, MemoryLibrary, Query};
use crownhead_notation::{pdn::Tree, rules_key};
use crownhead_rules::AnyPosition;

/// A library that can be asked. Errors are sentences.
pub trait Shelf {
    /// The rules with their number of games, the most frequent first.
    fn rules(&self) -> Result<Vec<(String, u64)>, String>;
    /// The games that answer a query, in the order of their numbers, each with the ply where its line does.
    fn hits(&self, query: &Query) -> Result<Vec<(u32, u16)>, String>;
    /// The facts of a game with its rules.
    fn facts(&self, game: u32) -> Result<(String, Facts), String>;
    /// A whole game.
    fn tree(&self, game: u32) -> Result<Tree, String>;
    /// What was played in a position.
    fn explore(&self, place: &AnyPosition, query: &Query, turned: [bool; 2]) -> Result<Explorer, String>;
    /// The games that cannot be played, at most so many.
    fn bad(&self, most: usize) -> Result<Vec<BadLine>, String>;
    /// How many games cannot be played.
    fn count_bad(&self) -> Result<u64, String>;
}

fn bad_line(reason: &str, text: &[u8]) -> BadLine {
    BadLine { reason: reason.to_owned(), text: String::from_utf8_lossy(text).into_owned() }
}

impl Shelf for MemoryLibrary {
    fn rules(&self) -> Result<Vec<(String, u64)>, String> {
        let mut counts: Vec<(String, u64)> = Vec::new();
        for (_, entry) in self.iter() {
            let key = rules_key(entry.rules);
            match counts.iter_mut().find(|(known, _)| *known == key) {
                Some((_, count)) => *count += 1,
                None => counts.push((key, 1)),
            }
        }
        counts.sort_by(|(key, count), (other, more)| (more, key).cmp(&(count, other)));
        Ok(counts)
    }

    fn hits(&self, query: &Query) -> Result<Vec<(u32, u16)>, String> {
        Ok(self.find(query).collect())
    }

    fn facts(&self, game: u32) -> Result<(String, Facts), String> {
        self.get(game).map(|entry| (rules_key(entry.rules), entry.facts.clone())).ok_or_else(|| missing(game))
    }

    fn tree(&self, game: u32) -> Result<Tree, String> {
        self.get(game).ok_or_else(|| missing(game))?.tree()
    }

    fn explore(&self, place: &AnyPosition, query: &Query, turned: [bool; 2]) -> Result<Explorer, String> {
        Ok(MemoryLibrary::explore(self, place, query, turned[0], turned[1]))
    }

    fn bad(&self, most: usize) -> Result<Vec<BadLine>, String> {
        Ok(MemoryLibrary::bad(self).iter().take(most).map(|bad| bad_line(&bad.reason, &bad.text)).collect())
    }

    fn count_bad(&self) -> Result<u64, String> {
        Ok(MemoryLibrary::bad(self).len() as u64)
    }
}

fn missing(game: u32) -> String {
    format!("There is no game {game}")
}

#[cfg(feature = "sqlite")]
impl Shelf for crownhead_library::db::Library {
    fn rules(&self) -> Result<Vec<(String, u64)>, String> {
        self.count_by_rules().map_err(|problem| problem.to_string())
    }

    fn hits(&self, query: &Query) -> Result<Vec<(u32, u16)>, String> {
        let mut hits = Vec::new();
        let found = self.find(query, |hit| {
            hits.push((hit.game, hit.ply));
            std::ops::ControlFlow::Continue(())
        });
        found.map(|()| hits).map_err(|problem| problem.to_string())
    }

    fn facts(&self, game: u32) -> Result<(String, Facts), String> {
        crownhead_library::db::Library::facts(self, game).map_err(|problem| problem.to_string())
    }

    fn tree(&self, game: u32) -> Result<Tree, String> {
        crownhead_library::db::Library::tree(self, game).map_err(|problem| problem.to_string())
    }

    fn explore(&self, place: &AnyPosition, query: &Query, turned: [bool; 2]) -> Result<Explorer, String> {
        crownhead_library::db::Library::explore(self, place, query, turned[0], turned[1])
            .map_err(|problem| problem.to_string())
    }

    fn bad(&self, most: usize) -> Result<Vec<BadLine>, String> {
        let mut lines = Vec::new();
        let told = crownhead_library::db::Library::bad(self, |bad| {
            lines.push(bad_line(&bad.reason, &bad.text));
            if lines.len() < most {
                std::ops::ControlFlow::Continue(())
            } else {
                std::ops::ControlFlow::Break(())
            }
        });
        told.map(|()| lines).map_err(|problem| problem.to_string())
    }

    fn count_bad(&self) -> Result<u64, String> {
        self.count_bad().map_err(|problem| problem.to_string())
    }
}

//! Answers requests.

use crownhead_api::library::{GameLine, GameQuery, LibraryJob, LibraryReply, LibrarySummary, Tally};
use crownhead_library::{self as library, Facts, GameResult, Ranking};
use crownhead_notation::{fen, pdn};

use crate::query::{query, rules};
use crate::shelf::Shelf;

/// The most games that are listed at once.
const MOST: u32 = 500;
/// The most games that are exported at once.
const EXPORTED: usize = 100_000;
/// The most games that cannot be played, in one list.
const BAD: usize = 500;

/// Answers the requests that change nothing. It remembers the games of the last search, so that more of them can be listed at
/// once.
#[derive(Debug, Default)]
pub struct Librarian {
    last: Option<(GameQuery, Vec<(u32, u16)>)>,
}

impl Librarian {
    /// Forgets the last search. Call it after the library has changed.
    pub fn forget(&mut self) {
        self.last = None;
    }

    /// Answers a request; `None` if it would change the library.
    pub fn answer(&mut self, shelf: &impl Shelf, job: &LibraryJob) -> Option<LibraryReply> {
        let reply = match job {
            LibraryJob::Summary => summary(shelf).map(LibraryReply::Summary),
            LibraryJob::Find { query, skip, most } => self.find(shelf, query, *skip, *most),
            LibraryJob::Explore(query) => explore(shelf, query),
            LibraryJob::Game(game) => shelf.tree(*game).map(|tree| LibraryReply::Pdn(pdn::write_tree(&tree))),
            LibraryJob::Export(query) => self.export(shelf, query),
            LibraryJob::Bad => shelf.bad(BAD).map(LibraryReply::Bad),
            LibraryJob::Add(_) | LibraryJob::Clear => return None,
        };
        Some(reply.unwrap_or_else(LibraryReply::Failed))
    }

    /// The games of a query.
    fn hits(&mut self, shelf: &impl Shelf, asked: &GameQuery) -> Result<&[(u32, u16)], String> {
        if self.last.as_ref().is_none_or(|(last, _)| last != asked) {
            self.last = Some((asked.clone(), shelf.hits(&query(asked)?)?));
        }
        Ok(self.last.as_ref().map_or(&[], |(_, hits)| hits))
    }

    fn find(
        &mut self,
        shelf: &impl Shelf,
        asked: &GameQuery,
        skip: u32,
        most: u32,
    ) -> Result<LibraryReply, String> {
        let hits = self.hits(shelf, asked)?;
        let shown = hits.iter().rev().skip(skip as usize).take(most.min(MOST) as usize);
        let games: Result<Vec<GameLine>, String> = shown.map(|&(game, ply)| line(shelf, game, ply)).collect();
        Ok(LibraryReply::Found { total: hits.len() as u32, games: games? })
    }

    fn export(&mut self, shelf: &impl Shelf, asked: &GameQuery) -> Result<LibraryReply, String> {
        let hits = self.hits(shelf, asked)?;
        if hits.len() > EXPORTED {
            return Err(format!(
                "These are {} games; at most {EXPORTED} can be exported at once",
                hits.len()
            ));
        }
        let mut text = String::new();
        for (game, _) in hits {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&pdn::write_tree(&shelf.tree(*game)?));
        }
        Ok(LibraryReply::Pdn(text))
    }
}

/// What a library holds. The file is left empty.
///
/// # Errors
/// If the library cannot be read.
pub fn summary(shelf: &impl Shelf) -> Result<LibrarySummary, String> {
    let rules: Vec<(String, u32)> =
        shelf.rules()?.into_iter().map(|(key, games)| (key, games as u32)).collect();
    let games = rules.iter().map(|(_, games)| games).sum();
    Ok(LibrarySummary { games, bad: shelf.count_bad()? as u32, rules, file: String::new() })
}

fn explore(shelf: &impl Shelf, asked: &GameQuery) -> Result<LibraryReply, String> {
    let rules = rules(asked)?.ok_or("The explorer needs the rules of the position")?;
    let place = fen::parse(&asked.position, rules)
        .map_err(|problem| format!("The position cannot be read: {problem}"))?;
    let conditions = query(&GameQuery { position: String::new(), ..asked.clone() })?;
    let explorer = shelf.explore(&place, &conditions, [asked.swapped, asked.mirrored])?;
    let named = |ranking: &Ranking| ranking.games().map(|game| line(shelf, game, 0)).collect();
    let latest: Result<Vec<GameLine>, String> = named(&explorer.total.last);
    let best: Result<Vec<GameLine>, String> = named(&explorer.total.best);
    let moves = explorer.moves.iter().map(|choice| (choice.text.clone(), tally(&choice.tally))).collect();
    Ok(LibraryReply::Explored { total: tally(&explorer.total), moves, latest: latest?, best: best? })
}

fn tally(counted: &library::Tally) -> Tally {
    Tally {
        games: counted.games() as u32,
        white: counted.of(GameResult::White) as u32,
        draws: counted.of(GameResult::Draw) as u32,
        black: counted.of(GameResult::Black) as u32,
        rating: counted.rating().unwrap_or(0),
    }
}

fn line(shelf: &impl Shelf, game: u32, ply: u16) -> Result<GameLine, String> {
    let (rules, facts) = shelf.facts(game)?;
    let Facts { white, black, event, date, result, ratings, plies, .. } = facts;
    let (date, result) = (date.text(), result.key().to_owned());
    Ok(GameLine { game, ply, rules, white, black, ratings, event, date, result, plies })
}

//! Queries and the explorer.

use std::ops::ControlFlow;

use crownhead_rules::AnyPosition;
use rusqlite::params;

use super::error::Error;
use super::scan::{GameSet, StoredLine, scan};
use super::{Library, index, postings};
use crate::board::Board;
use crate::book::Book;
use crate::explore::{self, Explorer, Sight, Tallies};
use crate::facts::{Date, Facts, GameResult};
use crate::line::MoveCode;
use crate::material::Counts;
use crate::query::Query;

/// The facts of fewer games are read one by one.
const FEW: usize = 50_000;

/// A game that answers a query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The number of the game.
    pub game: u32,
    /// The plies before the moment that was asked for; 0 if none was.
    pub ply: u16,
}

impl Library {
    /// Hands the games that answer a query to `sink`, in the order of their numbers, until it breaks.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn find(&self, query: &Query, mut sink: impl FnMut(Hit) -> ControlFlow<()>) -> Result<(), Error> {
        let rules = self.rules()?;
        let mut games = self.admitted(query, &rules)?;
        if query.line.is_empty()
            && let Some(games) = &games
        {
            for game in games.iter() {
                if sink(Hit { game, ply: 0 }).is_break() {
                    break;
                }
            }
            return Ok(());
        }
        if let Some(candidates) = self.candidates(query)? {
            match &mut games {
                Some(games) => games.keep_only(&candidates),
                None => games = Some(candidates),
            }
        }
        let wanted = query.rules.map(|wanted| rules.number_of(wanted).unwrap_or(-1));
        let answer = |stored: StoredLine<'_>| {
            if wanted.is_some_and(|wanted| wanted != stored.rules) {
                return None;
            }
            let ply = query.line.answer(stored.line, &rules.get(stored.rules)?.1)?;
            Some(Hit { game: stored.game, ply })
        };
        scan(&self.connection, games.as_ref(), answer, sink)
    }

    /// The games that may reach one of the positions of a query, where the index knows all of them.
    fn candidates(&self, query: &Query) -> Result<Option<GameSet>, Error> {
        let Some(boards) = query.line.boards() else { return Ok(None) };
        let runs = index::runs(&self.connection)?;
        let mut games = GameSet::default();
        for board in boards {
            let groups = index::look_up(&self.connection, &runs, board.key())?;
            for (_, frequent) in &groups.many {
                let Some(listed) = &frequent.games else { return Ok(None) };
                for game in listed {
                    games.insert(*game);
                }
            }
            groups.few.iter().for_each(|(_, game, _)| games.insert(*game));
        }
        Ok(Some(games))
    }

    /// What was played in a position, in the games that answer a query. A query that asks for nothing is answered by the
    /// index alone.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn explore(
        &self,
        position: &AnyPosition,
        query: &Query,
        swapped: bool,
        mirrored: bool,
    ) -> Result<Explorer, Error> {
        let boards = explore::boards(position, swapped, mirrored);
        let mut counted = explore::no_counts(&boards);
        if query.asks_no_facts() && query.line.is_empty() {
            let runs = index::runs(&self.connection)?;
            for ((_, board), (_, tallies)) in boards.iter().zip(&mut counted) {
                self.count(&runs, board, tallies)?;
            }
        } else {
            let query = Query { rules: Some(position.rules()), ..query.clone() };
            self.each_line(
                &query,
                |stored, start, sight| {
                    let mut found = explore::no_counts(&boards);
                    explore::count(stored.line, start, sight, &boards, &mut found);
                    found
                },
                |found| {
                    for ((_, tallies), (_, more)) in counted.iter_mut().zip(&found) {
                        postings::merge(tallies, more);
                    }
                },
            )?;
        }
        Ok(Explorer::of(position, &counted))
    }

    /// The counts of a position by the index.
    fn count(&self, runs: &[index::Run], board: &Board, tallies: &mut Tallies) -> Result<(), Error> {
        let groups = index::look_up(&self.connection, runs, board.key())?;
        groups.many.iter().for_each(|(_, frequent)| postings::merge(tallies, &frequent.counts));
        let mut select = self
            .connection
            .prepare_cached("SELECT result, date, white_rating, black_rating FROM games WHERE id = ?1")?;
        for (_, game, code) in groups.few {
            let sight = select.query_row([game], |row| {
                let result = GameResult::from_number(row.get(0)?);
                Ok(Sight { game, result, date: row.get(1)?, ratings: [row.get(2)?, row.get(3)?] })
            })?;
            let code = MoveCode(code);
            tallies.entry(code).or_default().add(&sight, code.turn());
        }
        Ok(())
    }

    /// Replays the lines of all games that answer a query.
    fn each_line<T: Send>(
        &self,
        query: &Query,
        map: impl Fn(&StoredLine<'_>, &Board, &Sight) -> T + Sync,
        mut sink: impl FnMut(T),
    ) -> Result<(), Error> {
        let rules = self.rules()?;
        let games = self.admitted(query, &rules)?;
        let mut sights = super::sights::Sights::default();
        match &games {
            Some(games) if games.len() < FEW => sights.load_some(&self.connection, games)?,
            _ => sights.load(&self.connection)?,
        }
        let wanted = query.rules.map(|wanted| rules.number_of(wanted).unwrap_or(-1));
        let answer = |stored: StoredLine<'_>| {
            let start = &rules.get(stored.rules)?.1;
            if wanted.is_some_and(|wanted| wanted != stored.rules) {
                return None;
            }
            query.line.answer(stored.line, start)?;
            Some(map(&stored, start, &sights.get(stored.game)))
        };
        scan(&self.connection, games.as_ref(), answer, |found| {
            sink(found);
            ControlFlow::Continue(())
        })
    }

    /// An opening book from the games that answer a query: see [`Book`].
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn book(&self, query: &Query, plies: u16) -> Result<Book, Error> {
        let mut book = Book::default();
        self.each_line(
            query,
            |stored, start, sight| Book::visits(stored.line, start, plies, sight),
            |visits| book.add(&visits),
        )?;
        Ok(book)
    }

    /// The facts of a game with its rules.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn facts(&self, game: u32) -> Result<(String, Facts), Error> {
        let mut select = self.connection.prepare_cached(
            "SELECT (SELECT key FROM rules WHERE id = g.rules), (SELECT text FROM names WHERE id = g.white),
                    (SELECT text FROM names WHERE id = g.black), (SELECT text FROM names WHERE id = g.event),
                    date, result, plies, ending, white_rating, black_rating
             FROM games g WHERE g.id = ?1",
        )?;
        Ok(select.query_row(params![game], |row| {
            let name =
                |index| Ok::<_, rusqlite::Error>(row.get::<_, Option<String>>(index)?.unwrap_or_default());
            let facts = Facts {
                white: name(1)?,
                black: name(2)?,
                event: name(3)?,
                date: Date(row.get(4)?),
                result: GameResult::from_number(row.get(5)?),
                plies: row.get(6)?,
                ending: Counts::from_number(row.get(7)?),
                ratings: [row.get(8)?, row.get(9)?],
            };
            Ok((row.get(0)?, facts))
        })?)
    }
}

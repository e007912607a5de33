//! The facts of all games that the explorer counts, in memory while runs are merged: 12 bytes per game.

use rusqlite::Connection;

use super::error::Error;
use super::scan::GameSet;
use crate::explore::Sight;
use crate::facts::GameResult;

#[derive(Clone, Copy, Debug, Default)]
struct Short {
    date: u32,
    ratings: [u16; 2],
    result: u8,
}

/// The facts of games by number.
#[derive(Debug, Default)]
pub(super) struct Sights(Vec<Short>);

impl Sights {
    /// Reads what is not known yet.
    pub(super) fn load(&mut self, connection: &Connection) -> Result<(), Error> {
        let known = self.0.len() as i64;
        let mut select = connection.prepare_cached(
            "SELECT id, date, white_rating, black_rating, result FROM games WHERE id >= ?1 ORDER BY id",
        )?;
        let mut rows = select.query([known])?;
        while let Some(row) = rows.next()? {
            let short = Short { date: row.get(1)?, ratings: [row.get(2)?, row.get(3)?], result: row.get(4)? };
            self.0.resize(row.get::<_, u32>(0)? as usize, Short::default());
            self.0.push(short);
        }
        Ok(())
    }

    /// Reads the facts of some games only.
    pub(super) fn load_some(&mut self, connection: &Connection, games: &GameSet) -> Result<(), Error> {
        let mut select = connection
            .prepare_cached("SELECT date, white_rating, black_rating, result FROM games WHERE id = ?1")?;
        for game in games.iter() {
            let short = select.query_row([game], |row| {
                Ok(Short { date: row.get(0)?, ratings: [row.get(1)?, row.get(2)?], result: row.get(3)? })
            })?;
            self.0.resize(game as usize, Short::default());
            self.0.push(short);
        }
        Ok(())
    }

    pub(super) fn get(&self, game: u32) -> Sight {
        let Short { date, ratings, result } = self.0.get(game as usize).copied().unwrap_or_default();
        Sight { game, result: GameResult::from_number(result), date, ratings }
    }
}

//! What is said during games.

use sqlx::{Row as _, any::AnyRow};

use crate::error::StoreError;
use crate::open::Store;

/// A line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// When it was said.
    pub at: u64,
    /// The id of the one who said it.
    pub person: String,
    /// The name.
    pub name: String,
    /// What was said.
    pub text: String,
}

impl Store {
    /// Keeps a line. `seq` counts the lines of the game.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_chat(
        &self,
        game: &str,
        seq: u32,
        person: &str,
        text: &str,
        now: u64,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO chat (game, seq, at, person, text) VALUES ($1, $2, $3, $4, $5)")
            .bind(game)
            .bind(i64::from(seq))
            .bind(now as i64)
            .bind(person)
            .bind(text)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// The lines of a game, in order.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn chat(&self, game: &str) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT chat.at, chat.person, person.name, chat.text FROM chat \
                   JOIN person ON person.id = chat.person WHERE chat.game = $1 ORDER BY chat.seq";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.read).await?;
        rows.iter().map(line).collect()
    }
}

pub(crate) fn line(row: &AnyRow) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        at: row.try_get::<i64, _>("at")? as u64,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
    })
}

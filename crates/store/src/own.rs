//! What someone may do with the own data: take it along, and have it erased.

use sqlx::Row as _;

use crate::chat::ChatRow;
use crate::error::StoreError;
use crate::open::Store;
use crate::people::{Kind, Pass, Word as _};

impl Store {
    /// What someone has said in games, in order, with the ids of the games.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn said_by(&self, person: &str) -> Result<Vec<(String, ChatRow)>, StoreError> {
        let sql = "SELECT chat.game, chat.at, chat.person, person.name, chat.text FROM chat \
                   JOIN person ON person.id = chat.person WHERE chat.person = $1 ORDER BY chat.at, chat.seq";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("game")?, crate::chat::line(row)?))).collect()
    }

    /// The number of games of someone, and of those that were won and drawn. Games that were called off don't count.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn totals(&self, person: &str) -> Result<[u64; 3], StoreError> {
        let sql = "SELECT count(*), \
                   coalesce(sum(CASE WHEN (white = $1 AND halves = 2) OR (black = $2 AND halves = 0) THEN 1 ELSE 0 END), 0), \
                   coalesce(sum(CASE WHEN halves = 1 THEN 1 ELSE 0 END), 0) \
                   FROM game WHERE (white = $3 OR black = $4) AND halves IS NOT NULL";
        let query = sqlx::query(sql).bind(person).bind(person).bind(person).bind(person);
        let row = query.fetch_one(&self.read).await?;
        let number = |index: usize| row.try_get::<i64, _>(index).map(|number| number as u64);
        Ok([number(0)?, number(1)?, number(2)?])
    }

    /// Erases someone: the name, the password, passkeys, ratings, secrets, challenges, reports, devices, lines of chat, and the
    /// sources of broadcasts. The games stay, because they are those of the opponents as well; the name in them becomes `?`.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn erase(&self, person: &str) -> Result<(), StoreError> {
        self.write.whole(self.erase_whole(person)).await
    }

    async fn erase_whole(&self, person: &str) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        let sql = "UPDATE person SET name = '?', name_key = $1, kind = $2, role = 'player', password = NULL WHERE id = $3";
        // No name contains a question mark, so nobody can take this key. The person comes first, as when games are rated:
        // two transactions must not wait for each other.
        let query = sqlx::query(sql).bind(format!("?{person}")).bind(Kind::Gone.word()).bind(person);
        query.execute(&mut *transaction).await?;
        for sql in [
            "DELETE FROM pass WHERE person = $1",
            "DELETE FROM passkey WHERE person = $1",
            "DELETE FROM rating WHERE person = $1",
            "DELETE FROM challenge WHERE person = $1",
            "DELETE FROM chat WHERE person = $1",
            "DELETE FROM report WHERE person = $1",
            "DELETE FROM push_message WHERE device IN (SELECT id FROM push_device WHERE person = $1)",
            "DELETE FROM push_device WHERE person = $1",
            "DELETE FROM push_off WHERE person = $1",
            "DELETE FROM entrant WHERE person = $1 AND EXISTS (SELECT 1 FROM tournament \
             WHERE tournament.id = entrant.tournament AND tournament.state = 'open')",
            "DELETE FROM bye WHERE person = $1",
            "UPDATE entrant SET attendance = 'away' WHERE person = $1",
            "UPDATE broadcast_round SET source = NULL, due = NULL WHERE broadcast IN \
             (SELECT id FROM broadcast WHERE owner = $1)",
        ] {
            sqlx::query(sql).bind(person).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Turns a member who has not played yet into a bot; false for anyone else.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn make_bot(&self, person: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE person SET kind = 'bot' WHERE id = $1 AND kind = 'member' \
                   AND NOT EXISTS (SELECT 1 FROM game WHERE white = $2 OR black = $3)";
        let query = sqlx::query(sql).bind(person).bind(person).bind(person);
        Ok(query.execute(&self.write).await?.rows_affected() == 1)
    }

    /// Takes back every secret of one kind.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn revoke_kind(&self, person: &str, pass: Pass) -> Result<(), StoreError> {
        let sql = "DELETE FROM pass WHERE person = $1 AND kind = $2";
        sqlx::query(sql).bind(person).bind(pass.word()).execute(&self.write).await?;
        Ok(())
    }
}

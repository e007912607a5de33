//! Reports, and what moderators do about them.

use sqlx::{Row as _, any::AnyRow};

use crate::error::StoreError;
use crate::ids::fresh_id;
use crate::open::Store;
use crate::people::{self, COLUMNS, Person, Role, Word as _};

/// Something that someone reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its id.
    pub id: String,
    /// The id and the name of the one who reports.
    pub by: (String, String),
    /// The same of the one it is about.
    pub about: (String, String),
    /// The game in which it happened.
    pub game: Option<String>,
    /// What happened.
    pub text: String,
    /// When it was reported.
    pub created: u64,
}

/// What is done to someone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// No chat until then; `None` lifts it.
    Mute(Option<u64>),
    /// No games until then; `None` lifts it.
    Ban(Option<u64>),
    /// Another role.
    Role(Role),
}

impl Measure {
    /// The kind, the column, and the value as it is noted.
    fn parts(self) -> (&'static str, &'static str, String) {
        let time = |until: Option<u64>| until.map_or_else(|| "-".to_owned(), |until| until.to_string());
        match self {
            Measure::Mute(until) => ("mute", "muted_until", time(until)),
            Measure::Ban(until) => ("ban", "banned_until", time(until)),
            Measure::Role(role) => ("role", "role", role.word().to_owned()),
        }
    }
}

fn report(row: &AnyRow) -> Result<ReportRow, StoreError> {
    Ok(ReportRow {
        id: row.try_get("id")?,
        by: (row.try_get("person")?, row.try_get("by_name")?),
        about: (row.try_get("about")?, row.try_get("about_name")?),
        game: row.try_get("game")?,
        text: row.try_get("text")?,
        created: row.try_get::<i64, _>("created")? as u64,
    })
}

impl Store {
    /// Keeps a report.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_report(
        &self,
        by: &str,
        about: &str,
        game: Option<&str>,
        text: &str,
        now: u64,
    ) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO report (id, person, about, game, text, created) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(sql).bind(fresh_id()).bind(by).bind(about).bind(game).bind(text);
        query.bind(now as i64).execute(&self.write).await?;
        Ok(())
    }

    /// The oldest reports that nobody has dealt with.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn reports(&self, most: u32) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT report.*, p.name AS by_name, a.name AS about_name FROM report \
                   JOIN person p ON p.id = report.person JOIN person a ON a.id = report.about \
                   WHERE report.settled IS NULL ORDER BY report.created, report.id LIMIT $1";
        sqlx::query(sql).bind(i64::from(most)).fetch_all(&self.read).await?.iter().map(report).collect()
    }

    /// Notes that a report has been dealt with; false if it had been.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn settle_report(&self, id: &str, now: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE report SET settled = $1 WHERE id = $2 AND settled IS NULL";
        let done = sqlx::query(sql).bind(now as i64).bind(id).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Takes a measure and notes who took it.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn take_measure(
        &self,
        moderator: &str,
        about: &str,
        measure: Measure,
        now: u64,
    ) -> Result<(), StoreError> {
        self.write.whole(self.take_measure_whole(moderator, about, measure, now)).await
    }

    async fn take_measure_whole(
        &self,
        moderator: &str,
        about: &str,
        measure: Measure,
        now: u64,
    ) -> Result<(), StoreError> {
        let (kind, column, value) = measure.parts();
        let mut transaction = self.write.begin().await?;
        let sql = sqlx::AssertSqlSafe(format!("UPDATE person SET {column} = $1 WHERE id = $2"));
        let query = sqlx::query(sql);
        let query = match measure {
            Measure::Mute(until) | Measure::Ban(until) => query.bind(until.map(|until| until as i64)),
            Measure::Role(role) => query.bind(role.word()),
        };
        query.bind(about).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO measure (id, moderator, about, kind, value, created) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(fresh_id())
            .bind(moderator)
            .bind(about)
            .bind(kind)
            .bind(value)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// People whose names begin like this, in any case, at most so many.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn people_like(&self, start: &str, most: u32) -> Result<Vec<Person>, StoreError> {
        let plain = start.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM person WHERE name_key LIKE $1 ESCAPE '\\' ORDER BY name_key LIMIT $2"
        ));
        let query = sqlx::query(sql).bind(format!("{plain}%")).bind(i64::from(most));
        query.fetch_all(&self.read).await?.iter().map(people::person).collect()
    }

    /// Ends every session and takes back every link and key of someone.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn revoke_all(&self, person: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM pass WHERE person = $1").bind(person).execute(&self.write).await?;
        Ok(())
    }
}

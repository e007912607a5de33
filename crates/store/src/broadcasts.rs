//! Broadcasts: events over the board, their rounds, and the games of each.
//!
//! Invariants: what a push changes is one [`Push`] and one transaction; it names the version of the round that it follows, so
//! of two pushes at the same time one has to look again.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::error::StoreError;
use crate::open::Store;

/// An event over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BroadcastRow {
    /// Its name in addresses.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// A few lines about it.
    pub about: String,
    /// Where it takes place.
    pub place: String,
    /// When, as people write it.
    pub dates: String,
    /// The key of the rules, or the link code of house rules.
    pub rules: String,
    /// The id of the one who has made it.
    pub owner: String,
    /// When it was made.
    pub created: u64,
}

/// A round of a broadcast.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundRow {
    /// Its name in addresses.
    pub id: String,
    /// The broadcast.
    pub broadcast: String,
    /// From 1.
    pub number: u32,
    /// What people call it; empty if the number will do.
    pub name: String,
    /// When it begins.
    pub starts: Option<u64>,
    /// When someone has said that it is over.
    pub ended: Option<u64>,
    /// Grows with every change of its games.
    pub version: u64,
    /// How many games it has.
    pub games: u32,
    /// How many of them go on.
    pub live: u32,
    /// What was wrong with the games that came last.
    pub troubles: String,
    /// Where games are fetched from.
    pub source: Option<String>,
    /// How often, in seconds.
    pub every: u32,
    /// When they are fetched next.
    pub due: Option<u64>,
    /// How often in a row that failed.
    pub fails: u32,
    /// Why it failed the last time.
    pub failure: Option<String>,
}

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BroadcastGameRow {
    /// From 1, in the order in which they came.
    pub number: u32,
    /// The version of the round that changed it last.
    pub version: u64,
    /// The game.
    pub pdn: String,
    /// What pages show of it.
    pub record: String,
}

/// What changes in a round at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Push {
    /// The round.
    pub round: String,
    /// Its version before. If that has changed, nothing happens.
    pub before: u64,
    /// Its version after.
    pub after: u64,
    /// New games and those that have changed; the number and both forms count.
    pub games: Vec<BroadcastGameRow>,
    /// The numbers of games that are removed.
    pub gone: Vec<u32>,
    /// How many games the round has then, and how many of them go on.
    pub counts: (u32, u32),
    /// What was wrong.
    pub troubles: String,
}

fn broadcast(row: &AnyRow) -> Result<BroadcastRow, StoreError> {
    Ok(BroadcastRow {
        id: row.try_get("id")?,
        title: row.try_get("title")?,
        about: row.try_get("about")?,
        place: row.try_get("place")?,
        dates: row.try_get("dates")?,
        rules: row.try_get("rules")?,
        owner: row.try_get("owner")?,
        created: row.try_get::<i64, _>("created")? as u64,
    })
}

fn round(row: &AnyRow) -> Result<RoundRow, StoreError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let time = |name: &str| row.try_get::<Option<i64>, _>(name).map(|time| time.map(|time| time as u64));
    Ok(RoundRow {
        id: row.try_get("id")?,
        broadcast: row.try_get("broadcast")?,
        number: number("number")? as u32,
        name: row.try_get("name")?,
        starts: time("starts")?,
        ended: time("ended")?,
        version: number("version")? as u64,
        games: number("games")? as u32,
        live: number("live")? as u32,
        troubles: row.try_get("troubles")?,
        source: row.try_get("source")?,
        every: number("every")? as u32,
        due: time("due")?,
        fails: number("fails")? as u32,
        failure: row.try_get("failure")?,
    })
}

fn game(row: &AnyRow) -> Result<BroadcastGameRow, StoreError> {
    Ok(BroadcastGameRow {
        number: row.try_get::<i64, _>("number")? as u32,
        version: row.try_get::<i64, _>("version")? as u64,
        pdn: row.try_get("pdn")?,
        record: row.try_get("record")?,
    })
}

// --- Broadcasts ---------------------------------------------------------------------------------------------------

impl Store {
    /// Adds a broadcast.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_broadcast(&self, new: &BroadcastRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO broadcast (id, title, about, place, dates, rules, owner, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let query = sqlx::query(sql).bind(&*new.id).bind(&*new.title).bind(&*new.about).bind(&*new.place);
        let query = query.bind(&*new.dates).bind(&*new.rules).bind(&*new.owner).bind(new.created as i64);
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Changes what people read about a broadcast: all but the rules, the owner and the time.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn edit_broadcast(&self, new: &BroadcastRow) -> Result<(), StoreError> {
        let sql = "UPDATE broadcast SET title = $1, about = $2, place = $3, dates = $4 WHERE id = $5";
        let query = sqlx::query(sql).bind(&*new.title).bind(&*new.about).bind(&*new.place);
        query.bind(&*new.dates).bind(&*new.id).execute(&self.write).await?;
        Ok(())
    }

    /// Removes a broadcast with its rounds and games; false if there is none.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn drop_broadcast(&self, id: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM broadcast WHERE id = $1").bind(id);
        Ok(query.execute(&self.write).await?.rows_affected() == 1)
    }

    /// A broadcast.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn broadcast(&self, id: &str) -> Result<Option<BroadcastRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM broadcast WHERE id = $1").bind(id);
        query.fetch_optional(&self.read).await?.as_ref().map(broadcast).transpose()
    }

    /// The newest broadcasts, at most so many, each with its rounds in order.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn broadcasts(&self, most: u32) -> Result<Vec<(BroadcastRow, Vec<RoundRow>)>, StoreError> {
        let sql = "SELECT * FROM broadcast ORDER BY created DESC, id LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(most)).fetch_all(&self.read).await?;
        let mut found: Vec<(BroadcastRow, Vec<RoundRow>)> =
            rows.iter().map(|row| Ok((broadcast(row)?, Vec::new()))).collect::<Result<_, StoreError>>()?;
        let sql = "SELECT broadcast_round.* FROM broadcast_round \
                   JOIN (SELECT id FROM broadcast ORDER BY created DESC, id LIMIT $1) AS newest \
                   ON newest.id = broadcast_round.broadcast ORDER BY number";
        for row in sqlx::query(sql).bind(i64::from(most)).fetch_all(&self.read).await? {
            let row = round(&row)?;
            if let Some((_, rounds)) = found.iter_mut().find(|(event, _)| event.id == row.broadcast) {
                rounds.push(row);
            }
        }
        Ok(found)
    }

    /// The number of all broadcasts, and of those of someone.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn count_broadcasts(&self, owner: &str) -> Result<(u64, u64), StoreError> {
        let sql = "SELECT count(*), coalesce(sum(CASE WHEN owner = $1 THEN 1 ELSE 0 END), 0) FROM broadcast";
        let row = sqlx::query(sql).bind(owner).fetch_one(&self.read).await?;
        Ok((row.try_get::<i64, _>(0)? as u64, row.try_get::<i64, _>(1)? as u64))
    }

    /// The broadcasts that someone has made, the newest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn broadcasts_of(&self, owner: &str) -> Result<Vec<BroadcastRow>, StoreError> {
        let sql = "SELECT * FROM broadcast WHERE owner = $1 ORDER BY created DESC, id";
        sqlx::query(sql).bind(owner).fetch_all(&self.read).await?.iter().map(broadcast).collect()
    }
}

// --- Rounds -------------------------------------------------------------------------------------------------------

impl Store {
    /// Adds a round after the others of its broadcast; false if that has so many already, or is gone.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_round(&self, new: &RoundRow, most: u32) -> Result<bool, StoreError> {
        let sql = "INSERT INTO broadcast_round (id, broadcast, number, name, starts, version, games, live, \
                   troubles, source, every, due, fails) \
                   SELECT $1, id, (SELECT coalesce(max(number), 0) + 1 FROM broadcast_round WHERE broadcast = $2), \
                   $3, $4, 0, 0, 0, '[]', $5, $6, $7, 0 FROM broadcast WHERE id = $8 \
                   AND (SELECT count(*) FROM broadcast_round WHERE broadcast = $9) < $10";
        let query = sqlx::query(sql).bind(&*new.id).bind(&*new.broadcast).bind(&*new.name);
        let query = query.bind(new.starts.map(|time| time as i64)).bind(new.source.as_deref());
        let query = query.bind(i64::from(new.every)).bind(new.due.map(|time| time as i64));
        let query = query.bind(&*new.broadcast).bind(&*new.broadcast).bind(i64::from(most));
        Ok(query.execute(&self.write).await?.rows_affected() == 1)
    }

    /// Changes the name, the start, the end and the source of a round.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn edit_round(&self, new: &RoundRow) -> Result<(), StoreError> {
        let sql = "UPDATE broadcast_round SET name = $1, starts = $2, ended = $3, source = $4, every = $5, \
                   due = $6, fails = 0, failure = NULL WHERE id = $7";
        let time = |time: Option<u64>| time.map(|time| time as i64);
        let query = sqlx::query(sql).bind(&*new.name).bind(time(new.starts)).bind(time(new.ended));
        let query = query.bind(new.source.as_deref()).bind(i64::from(new.every)).bind(time(new.due));
        query.bind(&*new.id).execute(&self.write).await?;
        Ok(())
    }

    /// Removes a round with its games; false if there is none.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn drop_round(&self, id: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM broadcast_round WHERE id = $1").bind(id);
        Ok(query.execute(&self.write).await?.rows_affected() == 1)
    }

    /// A round.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn round(&self, id: &str) -> Result<Option<RoundRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM broadcast_round WHERE id = $1").bind(id);
        query.fetch_optional(&self.read).await?.as_ref().map(round).transpose()
    }

    /// The rounds of a broadcast, in order.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn rounds(&self, broadcast: &str) -> Result<Vec<RoundRow>, StoreError> {
        let sql = "SELECT * FROM broadcast_round WHERE broadcast = $1 ORDER BY number";
        sqlx::query(sql).bind(broadcast).fetch_all(&self.read).await?.iter().map(round).collect()
    }

    /// Rounds whose games are to be fetched by now, at most so many.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn due_rounds(&self, now: u64, most: u32) -> Result<Vec<RoundRow>, StoreError> {
        let sql =
            "SELECT * FROM broadcast_round WHERE due <= $1 AND source IS NOT NULL ORDER BY due LIMIT $2";
        let query = sqlx::query(sql).bind(now as i64).bind(i64::from(most));
        query.fetch_all(&self.read).await?.iter().map(round).collect()
    }

    /// Whoever sets the time of the next fetch fetches the games; false if someone else was first.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn claim_round(&self, id: &str, due: u64, next: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE broadcast_round SET due = $1 WHERE id = $2 AND due = $3";
        let query = sqlx::query(sql).bind(next as i64).bind(id).bind(due as i64);
        Ok(query.execute(&self.write).await?.rows_affected() == 1)
    }

    /// Notes what has come of fetching the games of a round from a source: nothing if it has another one by now.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn note_fetch(
        &self,
        (id, source): (&str, &str),
        failure: Option<&str>,
        due: Option<u64>,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE broadcast_round SET failure = $1, due = $2, \
                   fails = CASE WHEN $3 = 1 THEN fails + 1 ELSE 0 END WHERE id = $4 AND source = $5";
        let query = sqlx::query(sql).bind(failure).bind(due.map(|time| time as i64));
        let query = query.bind(i64::from(failure.is_some())).bind(id).bind(source);
        query.execute(&self.write).await?;
        Ok(())
    }
}

// --- Games --------------------------------------------------------------------------------------------------------

impl Store {
    /// The games of a round that have changed after a version, by their numbers.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn broadcast_games(
        &self,
        round: &str,
        since: u64,
    ) -> Result<Vec<BroadcastGameRow>, StoreError> {
        let sql = "SELECT * FROM broadcast_game WHERE round = $1 AND version > $2 ORDER BY number";
        let query = sqlx::query(sql).bind(round).bind(since as i64);
        query.fetch_all(&self.read).await?.iter().map(game).collect()
    }

    /// Changes a round as a whole; false if it has changed since.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn take_push(&self, push: &Push) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let sql = "UPDATE broadcast_round SET version = $1, games = $2, live = $3, troubles = $4 \
                   WHERE id = $5 AND version = $6";
        let (games, live) = push.counts;
        let query = sqlx::query(sql).bind(push.after as i64).bind(i64::from(games)).bind(i64::from(live));
        let query = query.bind(&*push.troubles).bind(&*push.round).bind(push.before as i64);
        if query.execute(&mut *transaction).await?.rows_affected() != 1 {
            return Ok(false);
        }
        for number in &push.gone {
            let sql = "DELETE FROM broadcast_game WHERE round = $1 AND number = $2";
            let query = sqlx::query(sql).bind(&*push.round).bind(i64::from(*number));
            query.execute(&mut *transaction).await?;
        }
        for game in &push.games {
            let sql = "INSERT INTO broadcast_game (round, number, version, pdn, record) VALUES ($1, $2, $3, $4, $5) \
                       ON CONFLICT (round, number) DO UPDATE SET version = excluded.version, pdn = excluded.pdn, \
                       record = excluded.record";
            let query = sqlx::query(sql).bind(&*push.round).bind(i64::from(game.number));
            let query = query.bind(push.after as i64).bind(&*game.pdn).bind(&*game.record);
            query.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }
}

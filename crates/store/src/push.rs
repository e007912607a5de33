//! Devices that people are told on, and what they are to be told.
//!
//! A message waits in the database until a push service has taken it. A node that is about to send some takes them for a
//! while ([`take_messages`](Store::take_messages)); if it dies, they become due again for whichever node is next.
//!
//! Invariants: a device is told of the same thing once, by its topic; news that belongs to an event is written in the
//! transaction of the event ([`Entry::news`](crate::Entry)); what has expired is sent to nobody.

use sqlx::{AnyConnection, Row as _, any::AnyRow};

use crate::error::StoreError;
use crate::ids::fresh_id;
use crate::open::Store;

/// The most messages that wait for one device.
const MOST_WAITING: i64 = 100;

/// Something that someone is to be told on every device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Whom.
    pub person: String,
    /// What it is, so that nobody is told twice: `turn:GAME:12`.
    pub topic: String,
    /// Its kind, which people can switch off.
    pub kind: String,
    /// The id of the game or the challenge.
    pub about: String,
    /// When it happened.
    pub at: u64,
    /// When it is no news any more.
    pub expires: u64,
}

/// Where the browser of a device takes messages, and with which keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The address at the push service.
    pub endpoint: String,
    /// The public key of the browser.
    pub p256dh: String,
    /// The secret that the browser shares with the club.
    pub auth: String,
    /// The language of the device.
    pub language: String,
}

/// A device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceRow {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// How it is reached.
    pub subscription: Subscription,
    /// Since when.
    pub created: u64,
}

/// A message to a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageRow {
    /// To which device.
    pub device: DeviceRow,
    /// See [`News::topic`].
    pub topic: String,
    /// See [`News::kind`].
    pub kind: String,
    /// See [`News::about`].
    pub about: String,
    /// See [`News::expires`].
    pub expires: u64,
    /// How often it has been tried, this time included.
    pub tries: u32,
}

const DEVICE: &str = "push_device.id, push_device.person, push_device.endpoint, push_device.p256dh, push_device.auth, \
                      push_device.language, push_device.created";

fn device(row: &AnyRow) -> Result<DeviceRow, StoreError> {
    Ok(DeviceRow {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        subscription: Subscription {
            endpoint: row.try_get("endpoint")?,
            p256dh: row.try_get("p256dh")?,
            auth: row.try_get("auth")?,
            language: row.try_get("language")?,
        },
        created: row.try_get::<i64, _>("created")? as u64,
    })
}

fn message(row: &AnyRow) -> Result<MessageRow, StoreError> {
    Ok(MessageRow {
        device: device(row)?,
        topic: row.try_get("topic")?,
        kind: row.try_get("kind")?,
        about: row.try_get("about")?,
        expires: row.try_get::<i64, _>("expires")? as u64,
        tries: row.try_get::<i64, _>("tries")? as u32,
    })
}

/// Notes news for every device of someone who wants to hear of it; returns for how many.
pub(crate) async fn note(connection: &mut AnyConnection, news: &News) -> Result<u64, StoreError> {
    let sql = "INSERT INTO push_message (device, topic, kind, about, created, expires, due, tries, done) \
               SELECT push_device.id, $1, $2, $3, $4, $5, $6, 0, 0 FROM push_device WHERE push_device.person = $7 \
               AND NOT EXISTS (SELECT 1 FROM push_off WHERE push_off.person = $8 AND push_off.kind = $9) \
               AND (SELECT count(*) FROM push_message waiting \
                    WHERE waiting.device = push_device.id AND waiting.done = 0) < $10 \
               ON CONFLICT (device, topic) DO NOTHING";
    let (at, expires) = (news.at as i64, news.expires as i64);
    let query =
        sqlx::query(sql).bind(&*news.topic).bind(&*news.kind).bind(&*news.about).bind(at).bind(expires);
    let query = query.bind(at).bind(&*news.person).bind(&*news.person).bind(&*news.kind).bind(MOST_WAITING);
    Ok(query.execute(connection).await?.rows_affected())
}

impl Store {
    /// The key of the club: `fresh` becomes it if there is none yet. Of several nodes that start together all get the same.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn push_key(&self, fresh: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO push_key (name, value) VALUES ('vapid', $1) ON CONFLICT (name) DO NOTHING";
        sqlx::query(sql).bind(fresh).execute(&self.write).await?;
        let query = sqlx::query("SELECT value FROM push_key WHERE name = 'vapid'");
        Ok(query.fetch_one(&self.write).await?.try_get(0)?)
    }

    // --- Devices --------------------------------------------------------------------------------------------------

    /// Adds a device, or notes what has changed about it; returns its id. The device of someone else becomes that of this
    /// person. If there are more than so many, the oldest go.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_device(
        &self,
        person: &str,
        subscription: &Subscription,
        now: u64,
        most: u32,
    ) -> Result<String, StoreError> {
        let Subscription { endpoint, p256dh, auth, language } = subscription;
        let mut transaction = self.write.begin().await?;
        // What waits is not for the new owner.
        let sql = "DELETE FROM push_message WHERE device IN \
                   (SELECT id FROM push_device WHERE endpoint = $1 AND person <> $2)";
        sqlx::query(sql).bind(&**endpoint).bind(person).execute(&mut *transaction).await?;
        let sql = "INSERT INTO push_device (id, person, endpoint, p256dh, auth, language, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, \
                   p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, \
                   created = CASE WHEN push_device.person = excluded.person \
                   THEN push_device.created ELSE excluded.created END RETURNING id";
        let query = sqlx::query(sql).bind(fresh_id()).bind(person).bind(&**endpoint).bind(&**p256dh);
        let query = query.bind(&**auth).bind(&**language).bind(now as i64);
        let id = query.fetch_one(&mut *transaction).await?.try_get(0)?;
        let sql = "DELETE FROM push_device WHERE person = $1 AND id NOT IN \
                   (SELECT id FROM push_device WHERE person = $2 ORDER BY created DESC, id LIMIT $3)";
        let query = sqlx::query(sql).bind(person).bind(person).bind(i64::from(most));
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(id)
    }

    /// The devices of someone, the oldest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn devices(&self, person: &str) -> Result<Vec<DeviceRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {DEVICE} FROM push_device WHERE push_device.person = $1 ORDER BY push_device.created, push_device.id"
        ));
        sqlx::query(sql).bind(person).fetch_all(&self.read).await?.iter().map(device).collect()
    }

    /// Removes a device of someone; false if there is none.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn remove_device(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let sql = "DELETE FROM push_device WHERE person = $1 AND id = $2";
        let done = sqlx::query(sql).bind(person).bind(id).execute(&mut *transaction).await?;
        if done.rows_affected() == 1 {
            sqlx::query("DELETE FROM push_message WHERE device = $1")
                .bind(id)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// The kinds of news that someone does not want to hear of.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn switched_off(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT kind FROM push_off WHERE person = $1 ORDER BY kind";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Someone wants to hear of a kind of news, or not.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn switch(&self, person: &str, kind: &str, on: bool) -> Result<(), StoreError> {
        let sql = if on {
            "DELETE FROM push_off WHERE person = $1 AND kind = $2"
        } else {
            "INSERT INTO push_off (person, kind) VALUES ($1, $2) ON CONFLICT (person, kind) DO NOTHING"
        };
        sqlx::query(sql).bind(person).bind(kind).execute(&self.write).await?;
        Ok(())
    }

    // --- Messages -------------------------------------------------------------------------------------------------

    /// Notes news for every device of someone; returns for how many it is new.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn tell(&self, news: &News) -> Result<u64, StoreError> {
        note(&mut *self.write.acquire().await?, news).await
    }

    /// Notes a message for one device alone.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn tell_device(&self, device: &str, news: &News) -> Result<(), StoreError> {
        let sql = "INSERT INTO push_message (device, topic, kind, about, created, expires, due, tries, done) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0) ON CONFLICT (device, topic) DO NOTHING";
        let query = sqlx::query(sql).bind(device).bind(&*news.topic).bind(&*news.kind).bind(&*news.about);
        let query = query.bind(news.at as i64).bind(news.expires as i64).bind(news.at as i64);
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Takes messages that are due, at most so many. Until a time, nobody else gets them.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn take_messages(
        &self,
        now: u64,
        until: u64,
        most: u32,
    ) -> Result<Vec<MessageRow>, StoreError> {
        let sql = "SELECT 1 FROM push_message WHERE done = 0 AND due <= $1 AND expires > $2 LIMIT 1";
        let query = sqlx::query(sql).bind(now as i64).bind(now as i64);
        // Writing costs more, and mostly there is nothing.
        if query.fetch_optional(&self.read).await?.is_none() {
            return Ok(Vec::new());
        }
        // The condition is repeated: another node may take the same ones at the same moment, and waits for this one.
        let sql = "UPDATE push_message SET due = $1, tries = tries + 1 WHERE done = 0 AND due <= $2 AND (device, topic) IN \
                   (SELECT device, topic FROM push_message WHERE done = 0 AND due <= $3 AND expires > $4 \
                    ORDER BY due LIMIT $5) RETURNING device, topic";
        let at = now as i64;
        let query = sqlx::query(sql).bind(until as i64).bind(at).bind(at).bind(at).bind(i64::from(most));
        let taken = query.fetch_all(&self.write).await?;
        let mut messages = Vec::with_capacity(taken.len());
        for row in &taken {
            let (device, topic): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let sql = sqlx::AssertSqlSafe(format!(
                "SELECT {DEVICE}, topic, kind, about, expires, tries FROM push_message \
                 JOIN push_device ON push_device.id = push_message.device WHERE device = $1 AND topic = $2"
            ));
            let query = sqlx::query(sql).bind(device).bind(topic);
            // Its device may be gone.
            if let Some(row) = query.fetch_optional(&self.write).await? {
                messages.push(message(&row)?);
            }
        }
        Ok(messages)
    }

    /// A message was delivered, or is given up.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn settle_message(&self, device: &str, topic: &str) -> Result<(), StoreError> {
        let sql = "UPDATE push_message SET done = 1 WHERE device = $1 AND topic = $2";
        sqlx::query(sql).bind(device).bind(topic).execute(&self.write).await?;
        Ok(())
    }

    /// A message is sent again at a time.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn postpone_message(&self, device: &str, topic: &str, due: u64) -> Result<(), StoreError> {
        let sql = "UPDATE push_message SET due = $1 WHERE device = $2 AND topic = $3";
        sqlx::query(sql).bind(due as i64).bind(device).bind(topic).execute(&self.write).await?;
        Ok(())
    }

    /// Forgets what is no news any more; returns how many messages nobody has taken.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn forget_messages(&self, now: u64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM push_message WHERE expires <= $1 RETURNING done";
        let rows = sqlx::query(sql).bind(now as i64).fetch_all(&self.write).await?;
        let mut lost = 0;
        for row in &rows {
            lost += u64::from(row.try_get::<i64, _>(0)? == 0);
        }
        Ok(lost)
    }
}

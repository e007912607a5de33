//! Passkeys, and passwords beside them.
//!
//! Not here: what their records mean. Invariants: a credential belongs to one person; nobody loses the last way in; a
//! counter never goes back.

use sqlx::any::AnyRow;
use sqlx::{Any, Row as _, Transaction};

use crate::error::StoreError;
use crate::ids::fresh_id;
use crate::open::Store;
use crate::people::{self, Kind, NameTaken, Person, Role};

/// A passkey that is added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPasskey {
    /// The name of the credential at the device, in hexadecimal.
    pub credential: String,
    /// What devices call the person.
    pub handle: String,
    /// The domain that it is for.
    pub site: String,
    /// What the person calls it.
    pub label: String,
    /// The public key.
    pub record: String,
    /// How many signatures the device has counted.
    pub counter: u32,
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// Its name in the club.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// What it is.
    pub key: NewPasskey,
    /// When it was added.
    pub created: u64,
    /// When someone last signed in with it.
    pub used: Option<u64>,
}

/// Why a passkey was not added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAdded {
    /// Someone else has the name.
    NameTaken,
    /// Someone has this credential already.
    CredentialTaken,
}

/// What became of a way in that shall go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removed {
    /// It is gone.
    Done,
    /// There is none.
    Missing,
    /// It is the last.
    Last,
}

const COLUMNS: &str = "id, person, credential, handle, site, label, record, counter, created, used";

fn passkey(row: &AnyRow) -> Result<PasskeyRow, StoreError> {
    let key = NewPasskey {
        credential: row.try_get("credential")?,
        handle: row.try_get("handle")?,
        site: row.try_get("site")?,
        label: row.try_get("label")?,
        record: row.try_get("record")?,
        counter: row.try_get::<i64, _>("counter")? as u32,
    };
    Ok(PasskeyRow {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        key,
        created: row.try_get::<i64, _>("created")? as u64,
        used: row.try_get::<Option<i64>, _>("used")?.map(|time| time as u64),
    })
}

/// Adds a passkey; false if someone has the credential.
async fn add(
    transaction: &mut Transaction<'_, Any>,
    person: &str,
    key: &NewPasskey,
    now: u64,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "INSERT INTO passkey (id, person, credential, handle, site, label, record, counter, created) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential) DO NOTHING",
    )
    .bind(fresh_id())
    .bind(person)
    .bind(&*key.credential)
    .bind(&*key.handle)
    .bind(&*key.site)
    .bind(&*key.label)
    .bind(&*key.record)
    .bind(i64::from(key.counter))
    .bind(now as i64)
    .execute(&mut **transaction)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Holds a person until the end of the transaction: two ways in that go at the same moment must see each other.
async fn hold(transaction: &mut Transaction<'_, Any>, person: &str) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE person SET seen = seen WHERE id = $1").bind(person);
    query.execute(&mut **transaction).await?;
    Ok(())
}

impl Store {
    /// A member with a passkey and without a password: a new one, or a guest, who keeps games and ratings.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_member_with_passkey(
        &self,
        guest: Option<&Person>,
        name: &str,
        key: &NewPasskey,
        now: u64,
    ) -> Result<Result<Person, NotAdded>, StoreError> {
        let mut transaction = self.write.begin().await?;
        let added = match guest {
            Some(guest) => {
                let made = people::make_member(&mut transaction, &guest.id, name, None).await?;
                made.map(|()| Person { name: name.to_owned(), kind: Kind::Member, ..guest.clone() })
            }
            None => people::add(&mut transaction, name, Kind::Member, Role::Player, None, now).await?,
        };
        let person = match added {
            Ok(person) => person,
            Err(NameTaken) => return Ok(Err(NotAdded::NameTaken)),
        };
        if !add(&mut transaction, &person.id, key, now).await? {
            return Ok(Err(NotAdded::CredentialTaken));
        }
        transaction.commit().await?;
        Ok(Ok(person))
    }

    /// Adds a passkey to an account; false if someone has the credential.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_passkey(&self, person: &str, key: &NewPasskey, now: u64) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let added = add(&mut transaction, person, key, now).await?;
        transaction.commit().await?;
        Ok(added)
    }

    /// The passkeys of someone, in the order in which they were added.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn passkeys_of(&self, person: &str) -> Result<Vec<PasskeyRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM passkey WHERE person = $1 ORDER BY created, id"
        ));
        sqlx::query(sql).bind(person).fetch_all(&self.read).await?.iter().map(passkey).collect()
    }

    /// The passkey with this credential.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn passkey(&self, credential: &str) -> Result<Option<PasskeyRow>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM passkey WHERE credential = $1"));
        let row = sqlx::query(sql).bind(credential).fetch_optional(&self.read).await?;
        row.as_ref().map(passkey).transpose()
    }

    /// Notes that a passkey was used. False, and nothing is noted, if the counter has not gone forward since: then someone
    /// else may have a copy of the key. Devices that don't count always say 0.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn use_passkey(
        &self,
        id: &str,
        record: &str,
        counter: u32,
        now: u64,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE passkey SET record = $1, counter = $2, used = $3 \
                   WHERE id = $4 AND (counter < $5 OR counter + $6 = 0)";
        let query = sqlx::query(sql).bind(record).bind(i64::from(counter)).bind(now as i64).bind(id);
        let done = query.bind(i64::from(counter)).bind(i64::from(counter)).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Calls a passkey of someone something else; false if there is none.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn label_passkey(&self, id: &str, person: &str, label: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE passkey SET label = $1 WHERE id = $2 AND person = $3";
        let done = sqlx::query(sql).bind(label).bind(id).bind(person).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Removes a passkey of someone, but not the last way in.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn remove_passkey(&self, id: &str, person: &str) -> Result<Removed, StoreError> {
        let mut transaction = self.write.begin().await?;
        hold(&mut transaction, person).await?;
        let count = "SELECT count(*), coalesce(sum(CASE WHEN id = $1 THEN 1 ELSE 0 END), 0), \
                     (SELECT count(*) FROM person WHERE id = $2 AND password IS NOT NULL) \
                     FROM passkey WHERE person = $3";
        let query = sqlx::query(count).bind(id).bind(person).bind(person);
        let row = query.fetch_one(&mut *transaction).await?;
        let (all, this) = (row.try_get::<i64, _>(0)?, row.try_get::<i64, _>(1)?);
        let passwords = row.try_get::<i64, _>(2)?;
        if this == 0 {
            return Ok(Removed::Missing);
        }
        if all + passwords == 1 {
            return Ok(Removed::Last);
        }
        sqlx::query("DELETE FROM passkey WHERE id = $1").bind(id).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Removed::Done)
    }

    /// Whether someone has a password.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn has_password(&self, person: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM person WHERE id = $1 AND password IS NOT NULL";
        Ok(sqlx::query(sql).bind(person).fetch_optional(&self.read).await?.is_some())
    }

    /// Gives someone a password, in place of the one before. `password` is a hash.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn set_password(&self, person: &str, password: &str) -> Result<(), StoreError> {
        let sql = "UPDATE person SET password = $1 WHERE id = $2 AND kind IN ('member', 'bot')";
        sqlx::query(sql).bind(password).bind(person).execute(&self.write).await?;
        Ok(())
    }

    /// Removes the password of someone, but not the last way in.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn remove_password(&self, person: &str) -> Result<Removed, StoreError> {
        let mut transaction = self.write.begin().await?;
        hold(&mut transaction, person).await?;
        let count = sqlx::query("SELECT count(*) FROM passkey WHERE person = $1").bind(person);
        if count.fetch_one(&mut *transaction).await?.try_get::<i64, _>(0)? == 0 {
            return Ok(Removed::Last);
        }
        let sql = "UPDATE person SET password = NULL WHERE id = $1 AND password IS NOT NULL";
        let done = sqlx::query(sql).bind(person).execute(&mut *transaction).await?.rows_affected();
        transaction.commit().await?;
        Ok(if done == 1 { Removed::Done } else { Removed::Missing })
    }
}

//! People and how they sign in.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::error::StoreError;
use crate::ids::{fresh_id, fresh_secret, hashed};
use crate::open::Store;

/// What someone is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Someone without an account.
    Guest,
    /// Someone with an account.
    Member,
    /// A program.
    Bot,
    /// Someone who has left for good; only the games are kept.
    Gone,
}

/// What someone may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Plays.
    Player,
    /// May also mute and ban.
    Moderator,
    /// May do everything.
    Admin,
}

/// What a secret is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// A browser that is signed in.
    Session,
    /// A link that signs a guest in again.
    Link,
    /// A program that plays.
    Bot,
}

/// Values that are kept as words.
pub(crate) trait Word: Copy + 'static {
    const WHAT: &'static str;
    const ALL: &'static [Self];
    fn word(self) -> &'static str;

    fn read(word: &str) -> Result<Self, StoreError> {
        let unknown = || StoreError::Unknown { what: Self::WHAT, value: word.to_owned() };
        Self::ALL.iter().copied().find(|value| value.word() == word).ok_or_else(unknown)
    }
}

impl Word for Kind {
    const WHAT: &'static str = "kind";
    const ALL: &'static [Kind] = &[Kind::Guest, Kind::Member, Kind::Bot, Kind::Gone];

    fn word(self) -> &'static str {
        match self {
            Kind::Guest => "guest",
            Kind::Member => "member",
            Kind::Bot => "bot",
            Kind::Gone => "gone",
        }
    }
}

impl Word for Role {
    const WHAT: &'static str = "role";
    const ALL: &'static [Role] = &[Role::Player, Role::Moderator, Role::Admin];

    fn word(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Moderator => "moderator",
            Role::Admin => "admin",
        }
    }
}

impl Word for Pass {
    const WHAT: &'static str = "pass";
    const ALL: &'static [Pass] = &[Pass::Session, Pass::Link, Pass::Bot];

    fn word(self) -> &'static str {
        match self {
            Pass::Session => "session",
            Pass::Link => "link",
            Pass::Bot => "bot",
        }
    }
}

/// Someone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Stays the same for ever.
    pub id: String,
    /// What others see.
    pub name: String,
    /// What this person is.
    pub kind: Kind,
    /// What this person may do.
    pub role: Role,
    /// When the account was made.
    pub created: u64,
    /// Until when this person may not play.
    pub banned_until: Option<u64>,
    /// Until when this person may not chat.
    pub muted_until: Option<u64>,
}

/// Someone else has this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameTaken;

pub(crate) const COLUMNS: &str = "person.id, person.name, person.kind, person.role, person.created, person.banned_until, person.muted_until";

pub(crate) fn person(row: &AnyRow) -> Result<Person, StoreError> {
    let time = |name: &str| row.try_get::<Option<i64>, _>(name).map(|time| time.map(|time| time as u64));
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        kind: Kind::read(row.try_get("kind")?)?,
        role: Role::read(row.try_get("role")?)?,
        created: row.try_get::<i64, _>("created")? as u64,
        banned_until: time("banned_until")?,
        muted_until: time("muted_until")?,
    })
}

/// Adds someone. `password` is a hash.
pub(crate) async fn add(
    connection: &mut AnyConnection,
    name: &str,
    kind: Kind,
    role: Role,
    password: Option<&str>,
    now: u64,
) -> Result<Result<Person, NameTaken>, StoreError> {
    let id = fresh_id();
    let done = sqlx::query(
        "INSERT INTO person (id, name, name_key, kind, role, password, created, seen) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (name_key) DO NOTHING",
    )
    .bind(&*id)
    .bind(name)
    .bind(name.to_lowercase())
    .bind(kind.word())
    .bind(role.word())
    .bind(password)
    .bind(now as i64)
    .bind(now as i64)
    .execute(connection)
    .await?;
    if done.rows_affected() == 0 {
        return Ok(Err(NameTaken));
    }
    let name = name.to_owned();
    Ok(Ok(Person { id, name, kind, role, created: now, banned_until: None, muted_until: None }))
}

/// Turns a guest into a member. `password` is a hash.
pub(crate) async fn make_member(
    connection: &mut AnyConnection,
    id: &str,
    name: &str,
    password: Option<&str>,
) -> Result<Result<(), NameTaken>, StoreError> {
    let sql = "UPDATE person SET name = $1, name_key = $2, kind = 'member', password = $3 \
               WHERE id = $4 AND NOT EXISTS (SELECT 1 FROM person WHERE name_key = $5 AND id <> $6)";
    let key = name.to_lowercase();
    let query = sqlx::query(sql).bind(name).bind(&*key).bind(password).bind(id).bind(&*key).bind(id);
    match query.execute(connection).await.map_err(StoreError::from) {
        Ok(done) if done.rows_affected() == 1 => Ok(Ok(())),
        // Someone may take the name at the same moment.
        Ok(_) | Err(StoreError::Taken) => Ok(Err(NameTaken)),
        Err(error) => Err(error),
    }
}

impl Store {
    /// Adds someone. `password` is a hash.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_person(
        &self,
        name: &str,
        kind: Kind,
        role: Role,
        password: Option<&str>,
        now: u64,
    ) -> Result<Result<Person, NameTaken>, StoreError> {
        let mut connection = self.write.acquire().await?;
        add(&mut connection, name, kind, role, password, now).await
    }

    /// Someone, by id.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM person WHERE id = $1"));
        sqlx::query(sql).bind(id).fetch_optional(&self.read).await?.as_ref().map(person).transpose()
    }

    /// Someone, by name in any case, and the hash of the password.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn person_named(&self, name: &str) -> Result<Option<(Person, Option<String>)>, StoreError> {
        let sql =
            sqlx::AssertSqlSafe(format!("SELECT {COLUMNS}, person.password FROM person WHERE name_key = $1"));
        let row = sqlx::query(sql).bind(name.to_lowercase()).fetch_optional(&self.read).await?;
        row.map(|row| Ok((person(&row)?, row.try_get("password")?))).transpose()
    }

    /// The number of people, guests included.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn people(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT count(*) FROM person").fetch_one(&self.read).await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }

    /// Turns a guest into a member, with a name and the hash of a password. Games and ratings stay.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn make_member(
        &self,
        id: &str,
        name: &str,
        password: &str,
    ) -> Result<Result<(), NameTaken>, StoreError> {
        let mut connection = self.write.acquire().await?;
        make_member(&mut connection, id, name, Some(password)).await
    }

    /// A new secret that stands for someone.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn issue(
        &self,
        person: &str,
        pass: Pass,
        now: u64,
        expires: Option<u64>,
    ) -> Result<String, StoreError> {
        let secret = fresh_secret();
        sqlx::query("INSERT INTO pass (secret, person, kind, created, expires) VALUES ($1, $2, $3, $4, $5)")
            .bind(hashed(&secret))
            .bind(person)
            .bind(pass.word())
            .bind(now as i64)
            .bind(expires.map(|time| time as i64))
            .execute(&self.write)
            .await?;
        Ok(secret)
    }

    /// The one for whom a secret stands.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn holder(&self, secret: &str, pass: Pass, now: u64) -> Result<Option<Person>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM pass JOIN person ON person.id = pass.person \
             WHERE pass.secret = $1 AND pass.kind = $2 AND (pass.expires IS NULL OR pass.expires > $3)"
        ));
        let query = sqlx::query(sql).bind(hashed(secret)).bind(pass.word()).bind(now as i64);
        query.fetch_optional(&self.read).await?.as_ref().map(person).transpose()
    }

    /// A secret no longer stands for anyone.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn revoke(&self, secret: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM pass WHERE secret = $1").bind(hashed(secret)).execute(&self.write).await?;
        Ok(())
    }
}

//! Coming in: as a guest, with a secret link, with a name and a password.
//!
//! Not here: passkeys (`passkeys`), and what someone changes about the ways in (`ways_in`).

use std::net::IpAddr;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, PasswordHash};
use crownhead_api::club::{Credentials, Me, PersonCard, PersonKind};
use crownhead_api::people as api;
use crownhead_store::{Kind, NameTaken, Pass, Person, Role, StoreError};

use crate::club::{Club, now};
use crate::guard::{SESSION_DAYS, limit};
use crate::names;
use crate::trouble::Failed;

/// The least characters of a password: NIST SP 800-63B asks for 8.
const SHORTEST: usize = 8;
/// More than anyone types; hashing megabytes would keep the club busy.
const LONGEST: usize = 256;
const DAY: u64 = 86_400_000;

pub(crate) fn kind(kind: Kind) -> PersonKind {
    match kind {
        Kind::Guest => PersonKind::Guest,
        Kind::Member => PersonKind::Member,
        Kind::Bot => PersonKind::Bot,
        Kind::Gone => PersonKind::Gone,
    }
}

/// Someone, without a rating.
pub(crate) fn card(person: &Person) -> PersonCard {
    PersonCard { id: person.id.clone(), name: person.name.clone(), kind: kind(person.kind), rating: None }
}

pub(crate) fn role(role: Role) -> api::Role {
    match role {
        Role::Player => api::Role::Player,
        Role::Moderator => api::Role::Moderator,
        Role::Admin => api::Role::Admin,
    }
}

/// Someone, for the own page.
pub(crate) fn me_of(person: &Person, link: Option<String>) -> Me {
    Me { card: card(person), link, role: role(person.role) }
}

/// A session: its secret, if it has just begun, and who it is for.
pub(crate) struct Begun {
    pub(crate) secret: Option<String>,
    pub(crate) me: Me,
}

impl Club {
    /// The holder of a session.
    pub(crate) async fn holder(&self, secret: Option<&str>) -> Result<Option<Person>, Failed> {
        match secret {
            Some(secret) => self.holder_of(secret, Pass::Session).await,
            None => Ok(None),
        }
    }

    /// The holder of a secret of a kind.
    pub(crate) async fn holder_of(&self, secret: &str, pass: Pass) -> Result<Option<Person>, Failed> {
        if self.cluster().is_some_and(|cluster| !cluster.reaches_database()) {
            return Err(Failed::elsewhere());
        }
        let person = self.store().holder(secret, pass, now()).await?;
        match person {
            Some(person) if person.banned_until.is_some_and(|until| until > now()) => Err(Failed::banned()),
            person => Ok(person),
        }
    }

    pub(crate) async fn begin(&self, person: &Person, link: Option<String>) -> Result<Begun, StoreError> {
        let expires = now() + SESSION_DAYS * DAY;
        let secret = self.store().issue(&person.id, Pass::Session, now(), Some(expires)).await?;
        Ok(Begun { secret: Some(secret), me: me_of(person, link) })
    }

    /// A new guest, with a link that leads back.
    pub(crate) async fn enter(&self, from: IpAddr) -> Result<Begun, Failed> {
        limit(&self.limits().enter, &from)?;
        loop {
            let name = format!("Guest {}", fresh_number());
            let added = self.store().add_person(&name, Kind::Guest, Role::Player, None, now()).await?;
            if let Ok(person) = added {
                let link = self.store().issue(&person.id, Pass::Link, now(), None).await?;
                return Ok(self.begin(&person, Some(link)).await?);
            }
        }
    }

    /// A guest comes back with the secret link.
    pub(crate) async fn enter_by_link(&self, link: &str, from: IpAddr) -> Result<Begun, Failed> {
        limit(&self.limits().sign_in, &from)?;
        let person = self.holder_of(link, Pass::Link).await?;
        let person = person.ok_or_else(|| Failed::bad("link", "this link is not valid"))?;
        Ok(self.begin(&person, None).await?)
    }

    /// A new member. A guest keeps games and ratings.
    pub(crate) async fn sign_up(
        &self,
        guest: Option<&Person>,
        credentials: Credentials,
        from: IpAddr,
    ) -> Result<Begun, Failed> {
        limit(&self.limits().sign_in, &from)?;
        let Credentials { name, password } = credentials;
        names::check(&name)?;
        let hash = hash(password).await?;
        let taken = |NameTaken| name_taken();
        let person = if let Some(guest) = guest.filter(|person| person.kind == Kind::Guest) {
            self.store().make_member(&guest.id, &name, &hash).await?.map_err(taken)?;
            Person { name, kind: Kind::Member, ..guest.clone() }
        } else {
            let added =
                self.store().add_person(&name, Kind::Member, Role::Player, Some(&hash), now()).await?;
            added.map_err(taken)?
        };
        Ok(self.begin(&person, None).await?)
    }

    /// A member comes back.
    pub(crate) async fn sign_in(&self, credentials: Credentials, from: IpAddr) -> Result<Begun, Failed> {
        let Credentials { name, password } = credentials;
        if name.chars().count() > names::MOST_NAME || password.len() > 4 * LONGEST {
            return Err(wrong());
        }
        limit(&self.limits().sign_in, &from)?;
        limit(&self.limits().sign_in_as, &name.to_lowercase())?;
        let found = self.store().person_named(&name).await?;
        let (person, known) = match found {
            Some((person, hash)) => (Some(person), hash),
            None => (None, None),
        };
        // An unknown name takes as long as a wrong password, so that nobody learns who is a member.
        let right = verify(password, known).await?;
        match person {
            Some(person) if right => Ok(self.begin(&person, None).await?),
            _ => Err(wrong()),
        }
    }

    /// Whether this is the password of someone.
    pub(crate) async fn is_password(&self, person: &Person, password: String) -> Result<bool, Failed> {
        if password.len() > 4 * LONGEST {
            return Ok(false);
        }
        limit(&self.limits().sign_in_as, &person.name.to_lowercase())?;
        let found = self.store().person_named(&person.name).await?;
        verify(password, found.and_then(|(_, hash)| hash)).await
    }
}

pub(crate) fn name_taken() -> Failed {
    Failed::bad("name-taken", "someone else has this name")
}

pub(crate) fn wrong() -> Failed {
    Failed::bad("wrong", "the name or the password is wrong")
}

/// Five digits.
fn fresh_number() -> u32 {
    let letters = crownhead_store::fresh_id();
    let number =
        letters.bytes().fold(0_u32, |number, byte| number.wrapping_mul(62).wrapping_add(byte.into()));
    10_000 + number % 90_000
}

fn busy() -> Failed {
    Failed::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, "busy", "that did not work; try again")
}

/// Hashes a new password with Argon2id and the parameters of the library, OWASP's: 19 MiB, two passes.
pub(crate) async fn hash(password: String) -> Result<String, Failed> {
    if !(SHORTEST..=LONGEST).contains(&password.chars().count()) {
        return Err(Failed::bad("password", format!("a password has at least {SHORTEST} characters")));
    }
    let work = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    tokio::task::spawn_blocking(work).await.map_err(|_| busy())?.map_err(|_| busy())
}

async fn verify(password: String, known: Option<String>) -> Result<bool, Failed> {
    let work = move || {
        if let Some(known) = known.as_deref().and_then(|known| PasswordHash::new(known).ok()) {
            Argon2::default().verify_password(password.as_bytes(), &known).is_ok()
        } else {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    };
    tokio::task::spawn_blocking(work).await.map_err(|_| busy())
}

//! Passkeys: ceremonies of `WebAuthn`, from the challenge to the signature.
//!
//! A passkey is for one domain, that of the page that asks; without encryption, or at a bare IP address, there are none.
//! Every passkey can be found by its device alone and asks who is there, so nobody types a name, and the club never tells
//! a stranger who has one. What a ceremony has begun with is in the database: any node can end it, once.
//!
//! Not here: the cryptography (`webauthn-rs`), and what someone changes about the own ways in (`ways_in`).

use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::ORIGIN;
use axum::routing::post;
use crownhead_api::passkeys::{Ceremony, CeremonyEnd, Named};
use crownhead_store::{Kind, NewPasskey, NotAdded, PasskeyRow, Person, hexadecimal};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use crate::asked::{Answer, Asked, told};
use crate::club::{Club, now};
use crate::guard::{self, limit};
use crate::http::begun;
use crate::names;
use crate::people::name_taken;
use crate::trouble::Failed;
use crate::ways_in;

/// How long a person has to answer. Finding a security key takes a while, and some people are slow.
const PATIENCE: Duration = Duration::from_mins(5);
/// The most bytes of an answer: the name of a credential may have 1,023, and comes several times.
const LONGEST: usize = 16 * 1024;
/// The most characters of a label.
const MOST_LABEL: usize = 40;
/// The most passkeys of a person.
const MOST: usize = 20;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/passkey/sign-up", post(sign_up))
        .route("/club/api/passkey/sign-up/end", post(end_sign_up))
        .route("/club/api/passkey/sign-in", post(sign_in))
        .route("/club/api/passkey/sign-in/end", post(end_sign_in))
        .route("/club/api/passkey/add", post(add))
        .route("/club/api/passkey/add/end", post(end_add))
        .route("/club/api/passkey/sure", post(sure))
        .route("/club/api/passkey/sure/end", post(end_sure))
}

/// What a session has begun, as it is kept.
#[derive(Serialize, Deserialize)]
struct Pending {
    /// The domain and the origin of the page that has begun it.
    site: String,
    origin: String,
    what: What,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    /// An account with this name.
    SignUp { name: String, new: Registration },
    /// Another passkey for the account with this id.
    Add { person: String, new: Registration },
    /// To sign in: as anyone, or as the account with this id.
    SignIn { person: Option<String>, known: DiscoverableAuthentication },
    /// To show that the holder of the session, with this id, is there.
    Sure { person: String, known: DiscoverableAuthentication },
}

#[derive(Serialize, Deserialize)]
struct Registration {
    handle: Uuid,
    state: PasskeyRegistration,
}

/// The page that asks, as devices see it.
struct Site {
    /// The domain.
    id: String,
    origin: String,
    webauthn: Webauthn,
}

fn none_here(origin: &str) -> Failed {
    Failed::bad("no-passkeys", format!("passkeys need HTTPS and a domain; this page is at {origin}"))
}

fn too_late() -> Failed {
    Failed::bad("ceremony", "this took too long, or has been done already; try again")
}

fn refused(error: &WebauthnError) -> Failed {
    if matches!(error, WebauthnError::CredentialPossibleCompromise) {
        return copied();
    }
    Failed::bad("passkey", format!("the passkey was not accepted: {error}"))
}

fn copied() -> Failed {
    Failed::bad("passkey-copied", "this passkey may have been copied: its counter has gone back")
}

fn unknown() -> Failed {
    Failed::bad("passkey-unknown", "no account has this passkey; it may have been removed")
}

fn busy<E>(_: E) -> Failed {
    Failed::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, "busy", "that did not work; try again")
}

fn read<T: DeserializeOwned>(credential: &str) -> Result<T, Failed> {
    serde_json::from_str(credential)
        .map_err(|error| Failed::bad("passkey", format!("the passkey was not accepted: {error}")))
}

/// A passkey as it is kept.
fn record(key: &Passkey) -> Result<String, Failed> {
    serde_json::to_string(key).map_err(busy)
}

/// Checks what someone calls a passkey.
pub(crate) fn check_label(label: &str) -> Result<&str, Failed> {
    let label = label.trim();
    if label.chars().count() > MOST_LABEL || label.chars().any(char::is_control) {
        return Err(Failed::bad("passkey-label", format!("a label has at most {MOST_LABEL} characters")));
    }
    Ok(label)
}

impl Site {
    /// The page of a request, which has been admitted: its origin is that of the club.
    fn of(club: &Club, asked: &Asked) -> Result<Site, Failed> {
        let origin = asked.headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
        let origin = origin.ok_or_else(Failed::forbidden)?;
        let url = Url::parse(origin).map_err(|_| Failed::forbidden())?;
        let domain = url.domain().ok_or_else(|| none_here(origin))?;
        let is_local = domain == "localhost" || domain.ends_with(".localhost");
        if url.scheme() != "https" && !is_local {
            return Err(none_here(origin));
        }
        let name = club.options().name();
        let builder = WebauthnBuilder::new(domain, &url).map_err(|_| none_here(origin))?;
        let webauthn = builder.rp_name(&name).timeout(PATIENCE).build().map_err(|_| none_here(origin))?;
        Ok(Site { id: domain.to_owned(), origin: origin.to_owned(), webauthn })
    }

    /// Begins to make a passkey.
    fn register(
        &self,
        handle: Uuid,
        name: &str,
        known: Option<Vec<CredentialID>>,
    ) -> Result<(String, Registration), Failed> {
        let begun = self.webauthn.start_passkey_registration(handle, name, name, known);
        let (options, state) = begun.map_err(busy)?;
        let mut options = serde_json::to_value(&options.public_key).map_err(busy)?;
        // Whoever signs in types no name, so the device must find the passkey by itself.
        options["authenticatorSelection"]["residentKey"] = json!("required");
        options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        Ok((options.to_string(), Registration { handle, state }))
    }

    /// Begins to ask for a passkey: for one of these, or for any.
    fn authenticate(&self, allowed: &[Passkey]) -> Result<(String, DiscoverableAuthentication), Failed> {
        let (options, state) = self.webauthn.start_discoverable_authentication().map_err(busy)?;
        let mut options = serde_json::to_value(&options.public_key).map_err(busy)?;
        if !allowed.is_empty() {
            let (listed, _) = self.webauthn.start_passkey_authentication(allowed).map_err(busy)?;
            options["allowCredentials"] =
                serde_json::to_value(&listed.public_key.allow_credentials).map_err(busy)?;
        }
        Ok((options.to_string(), state))
    }

    /// The passkey that a device has made.
    fn made(&self, new: &Registration, end: &CeremonyEnd) -> Result<NewPasskey, Failed> {
        let label = check_label(&end.label)?;
        let credential: RegisterPublicKeyCredential = read(&end.credential)?;
        let key = self
            .webauthn
            .finish_passkey_registration(&credential, &new.state)
            .map_err(|error| refused(&error))?;
        Ok(NewPasskey {
            credential: hexadecimal(key.cred_id().as_ref()),
            handle: new.handle.to_string(),
            site: self.id.clone(),
            label: label.to_owned(),
            record: record(&key)?,
            // The first signature tells it; the record has what the device has said so far.
            counter: 0,
        })
    }
}

/// The passkeys of someone for a site, as they are kept.
fn keys_for(rows: &[PasskeyRow], site: &Site) -> Vec<Passkey> {
    let here = rows.iter().filter(|row| row.key.site == site.id);
    here.filter_map(|row| serde_json::from_str(&row.key.record).ok()).collect()
}

impl Club {
    /// Forgets what has been begun and not ended.
    pub(crate) fn forget_ceremonies(&self) {
        let club = self.clone();
        tokio::spawn(async move {
            if let Err(error) = club.store().drop_ceremonies(now()).await {
                tracing::warn!(%error, "ceremonies can't be forgotten");
            }
        });
    }

    /// Keeps what has been begun.
    async fn begin_ceremony(
        &self,
        asked: &Asked,
        site: Site,
        options: String,
        what: What,
    ) -> Result<Ceremony, Failed> {
        let session = guard::secret(&asked.headers).ok_or_else(Failed::nobody)?;
        let pending = Pending { site: site.id, origin: site.origin, what };
        let state = serde_json::to_string(&pending).map_err(busy)?;
        let expires = now() + PATIENCE.as_millis() as u64;
        let id = self.store().begin_ceremony(session, &state, expires).await?;
        Ok(Ceremony { id, options })
    }

    /// Takes what has been begun, by the same session at the same address.
    async fn take_ceremony(&self, asked: &Asked) -> Result<(Site, What, CeremonyEnd), Failed> {
        let site = Site::of(self, asked)?;
        let end: CeremonyEnd = asked.order()?;
        let session = guard::secret(&asked.headers).ok_or_else(Failed::nobody)?;
        let state = self.store().take_ceremony(&end.id, session, now()).await?.ok_or_else(too_late)?;
        let pending: Pending = serde_json::from_str(&state).map_err(busy)?;
        if pending.site != site.id || pending.origin != site.origin {
            return Err(too_late());
        }
        Ok((site, pending.what, end))
    }

    /// Whose passkey has signed. `expected` is the only one who may have.
    async fn signer(
        &self,
        site: &Site,
        known: DiscoverableAuthentication,
        credential: &str,
        expected: Option<&str>,
    ) -> Result<Person, Failed> {
        let credential: PublicKeyCredential = read(credential)?;
        let row = self.store().passkey(&hexadecimal(credential.get_credential_id())).await?;
        let row = row.filter(|row| row.key.site == site.id).ok_or_else(unknown)?;
        let handle = match credential.get_user_unique_id() {
            Some(handle) => Uuid::from_slice(handle).ok().map(|handle| handle.to_string()),
            // A device leaves it out only if it was asked for certain passkeys.
            None => expected.map(|_| row.key.handle.clone()),
        };
        if handle.as_deref() != Some(&*row.key.handle) {
            return Err(unknown());
        }
        let mut key: Passkey = serde_json::from_str(&row.key.record).map_err(busy)?;
        let result = site
            .webauthn
            .finish_discoverable_authentication_v2(&credential, known, &key)
            .map_err(|error| refused(&error))?;
        if expected.is_some_and(|expected| expected != row.person) {
            return Err(Failed::bad("passkey-other", "this passkey belongs to another account"));
        }
        let person = self.store().person(&row.person).await?.filter(|person| person.kind != Kind::Gone);
        let person = person.ok_or_else(unknown)?;
        if person.banned_until.is_some_and(|until| until > now()) {
            return Err(Failed::banned());
        }
        key.update_credential(&result);
        let noted = self.store().use_passkey(&row.id, &record(&key)?, result.counter(), now()).await?;
        if noted { Ok(person) } else { Err(copied()) }
    }
}

/// A request that begins a ceremony, and the one who asks.
async fn beginning(club: &Club, request: Request) -> Result<(Asked, Person, Site), Failed> {
    let asked = Asked::read(club, request).await?;
    limit(&club.limits().ceremonies, &asked.from)?;
    let site = Site::of(club, &asked)?;
    let person = asked.holder(club).await?.ok_or_else(Failed::nobody)?;
    Ok((asked, person, site))
}

/// A request that ends one.
async fn ending(club: &Club, request: Request) -> Result<(Asked, Person), Failed> {
    let asked = Asked::read_up_to(LONGEST, club, request).await?;
    limit(&club.limits().sign_in, &asked.from)?;
    let person = asked.holder(club).await?.ok_or_else(Failed::nobody)?;
    Ok((asked, person))
}

/// Begins an account with a passkey alone.
async fn sign_up(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, _, site) = beginning(&club, request).await?;
        let name = asked.order::<Named>()?.name.unwrap_or_default();
        names::check(&name)?;
        if club.store().person_named(&name).await?.is_some() {
            return Err(name_taken());
        }
        let (options, new) = site.register(Uuid::new_v4(), &name, None)?;
        club.begin_ceremony(&asked, site, options, What::SignUp { name, new }).await
    };
    told(work.await)
}

async fn end_sign_up(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, person) = ending(&club, request).await?;
        let (site, what, end) = club.take_ceremony(&asked).await?;
        let What::SignUp { name, new } = what else { return Err(too_late()) };
        let key = site.made(&new, &end)?;
        let guest = Some(&person).filter(|person| person.kind == Kind::Guest);
        let added = club.store().add_member_with_passkey(guest, &name, &key, now()).await?;
        let person = added.map_err(|not| match not {
            NotAdded::NameTaken => name_taken(),
            NotAdded::CredentialTaken => taken(),
        })?;
        Ok(club.begin(&person, None).await?)
    };
    begun(&club, work.await)
}

fn taken() -> Failed {
    Failed::bad("passkey-taken", "an account has this passkey already")
}

/// Begins to sign in. The answer is the same whoever is named: it tells nobody who has a passkey.
async fn sign_in(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, _, site) = beginning(&club, request).await?;
        let person = match asked.order::<Named>()?.name.filter(|name| !name.is_empty()) {
            // Nobody has an empty id, so an unknown name fits no passkey.
            Some(name) => Some(club.id_named(&name).await?.unwrap_or_default()),
            None => None,
        };
        let (options, known) = site.authenticate(&[])?;
        club.begin_ceremony(&asked, site, options, What::SignIn { person, known }).await
    };
    told(work.await)
}

impl Club {
    async fn id_named(&self, name: &str) -> Result<Option<String>, Failed> {
        if name.chars().count() > names::MOST_NAME {
            return Ok(None);
        }
        Ok(self.store().person_named(name).await?.map(|(person, _)| person.id))
    }
}

async fn end_sign_in(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, _) = ending(&club, request).await?;
        let (site, what, end) = club.take_ceremony(&asked).await?;
        let What::SignIn { person, known } = what else { return Err(too_late()) };
        let person = club.signer(&site, known, &end.credential, person.as_deref()).await?;
        Ok(club.begin(&person, None).await?)
    };
    begun(&club, work.await)
}

/// Begins to add a passkey to an account.
async fn add(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, person, site) = beginning(&club, request).await?;
        ways_in::expect_account(&person)?;
        club.expect_sure(&asked).await?;
        let rows = club.store().passkeys_of(&person.id).await?;
        if rows.len() >= MOST {
            return Err(Failed::bad("passkey-many", format!("an account has at most {MOST} passkeys")));
        }
        let handle = rows.first().and_then(|row| Uuid::parse_str(&row.key.handle).ok());
        let known = keys_for(&rows, &site).iter().map(|key| key.cred_id().clone()).collect();
        let (options, new) = site.register(handle.unwrap_or_else(Uuid::new_v4), &person.name, Some(known))?;
        club.begin_ceremony(&asked, site, options, What::Add { person: person.id, new }).await
    };
    told(work.await)
}

async fn end_add(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, holder) = ending(&club, request).await?;
        let (site, what, end) = club.take_ceremony(&asked).await?;
        let What::Add { person, new } = what else { return Err(too_late()) };
        if person != holder.id {
            return Err(too_late());
        }
        let key = site.made(&new, &end)?;
        if !club.store().add_passkey(&person, &key, now()).await? {
            return Err(taken());
        }
        club.ways_in(&holder).await
    };
    told(work.await)
}

/// Begins to show that the holder of the session is there.
async fn sure(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, person, site) = beginning(&club, request).await?;
        let rows = club.store().passkeys_of(&person.id).await?;
        let (options, known) = site.authenticate(&keys_for(&rows, &site))?;
        club.begin_ceremony(&asked, site, options, What::Sure { person: person.id, known }).await
    };
    told(work.await)
}

async fn end_sure(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let (asked, holder) = ending(&club, request).await?;
        let (site, what, end) = club.take_ceremony(&asked).await?;
        let What::Sure { person, known } = what else { return Err(too_late()) };
        if person != holder.id {
            return Err(too_late());
        }
        club.signer(&site, known, &end.credential, Some(&person)).await?;
        club.make_sure(&asked).await?;
        Ok(json!({}))
    };
    told(work.await)
}

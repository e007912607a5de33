//! What someone does with the own account: take the data along, erase them, make a key for a program.
//!
//! Not here: passkeys and the password (`ways_in`).

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, HeaderValue};
use axum::routing::{get, post};
use crownhead_api::club::Deed;
use crownhead_api::people::Key;
use crownhead_store::{Kind, Pass, Person};
use serde_json::json;

use crate::asked::{Answer, Asked, answer, told};
use crate::club::{Club, now};
use crate::cluster::Cry;
use crate::profiles::game_line;
use crate::trouble::Failed;

/// The games of a piece of the export.
const PIECE: u32 = 200;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/export.json", get(export))
        .route("/club/api/erase", post(erase))
        .route("/club/api/key", post(key))
        .route("/club/api/key/revoke", post(revoke_key))
}

impl Club {
    /// Everything that the club keeps about someone, but for secrets.
    async fn export_of(&self, person: &Person) -> Result<serde_json::Value, Failed> {
        let mut games = Vec::new();
        let mut after = (u64::MAX, String::new());
        loop {
            let rows = self.store().games_of(&person.id, (after.0, &after.1), PIECE).await?;
            for row in &rows {
                games.push(json!({ "game": game_line(row), "pdn": self.pdn(row).await? }));
            }
            match rows.last() {
                Some(last) if rows.len() == PIECE as usize => {
                    after = (last.game.created, last.game.id.clone());
                }
                _ => break,
            }
        }
        let said = self.store().said_by(&person.id).await?;
        let said =
            said.into_iter().map(|(game, line)| json!({ "game": game, "at": line.at, "text": line.text }));
        let broadcasts = self.store().broadcasts_of(&person.id).await?.into_iter().map(|row| {
            json!({ "id": row.id, "title": row.title, "about": row.about, "place": row.place, "dates": row.dates })
        });
        let tournaments = self.store().tournaments_of(&person.id, u32::MAX).await?;
        let tournaments = tournaments.into_iter().map(
            |entry| json!({ "id": entry.tournament.id, "name": entry.tournament.name, "place": entry.place }),
        );
        let passkeys = self.store().passkeys_of(&person.id).await?;
        let passkeys = passkeys.into_iter().map(|row| {
            let (label, site) = (row.key.label, row.key.site);
            json!({ "label": label, "site": site, "created": row.created, "used": row.used })
        });
        let told = self.push_state(person).await?;
        Ok(json!({
            "profile": self.profile(person).await?,
            "passkeys": passkeys.collect::<Vec<_>>(),
            "muted_until": person.muted_until,
            "games": games,
            "tournaments": tournaments.collect::<Vec<_>>(),
            "broadcasts": broadcasts.collect::<Vec<_>>(),
            "chat": said.collect::<Vec<_>>(),
            "notifications": { "off": told.off, "devices": told.devices },
        }))
    }

    /// Gives up the games of someone that go on, and erases the account.
    async fn erase_person(&self, person: &Person) -> Result<(), Failed> {
        for row in self.store().live_games_of(&person.id).await? {
            let seated = self.find(&row.game.id).await?;
            // Refused if the game has just ended.
            let _ = seated.act(self, person, Deed::Resign, 0).await;
        }
        self.scribe().flush().await;
        self.store().erase(&person.id).await?;
        self.lobby().cut(&person.id);
        self.forget_person(&person.id, &person.name);
        self.lobby().cry(|node| Cry::Erased { node, person: person.id.clone(), name: person.name.clone() });
        Ok(())
    }

    /// Forgets what is in memory of someone whose account has been erased. Whoever looks at the games of that person reads
    /// them again, without the name.
    pub(crate) fn forget_person(&self, person: &str, name: &str) {
        for live in self.rooms().all() {
            if live.side(person).is_some() {
                live.close();
                self.rooms().forget(&live);
            } else {
                live.unsay(name);
            }
        }
    }
}

async fn export(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.export_of(&person).await
    };
    match work.await {
        Ok(value) => {
            let mut file = answer(StatusCode::OK, "application/json", Body::from(value.to_string()));
            let name = HeaderValue::from_static("attachment; filename=\"crownhead.json\"");
            file.headers_mut().insert(CONTENT_DISPOSITION, name);
            file
        }
        Err(failed) => failed.response(),
    }
}

/// Erases the account of the one who asks. Members say their password; those without one have just used a passkey.
async fn erase(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let password: String = asked.order()?;
        if person.kind != Kind::Guest {
            if !club.store().has_password(&person.id).await? {
                club.expect_sure(&asked).await?;
            } else if !club.is_password(&person, password).await? {
                return Err(Failed::bad("wrong", "the password is wrong"));
            }
        }
        club.erase_person(&person).await?;
        Ok(json!({}))
    };
    told(work.await)
}

/// A key for a program, in place of the one before.
async fn key(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        if person.kind == Kind::Guest {
            return Err(Failed::bad("key-guest", "a program needs an account"));
        }
        club.store().revoke_kind(&person.id, Pass::Bot).await?;
        Ok(Key { key: club.store().issue(&person.id, Pass::Bot, now(), None).await? })
    };
    told(work.await)
}

async fn revoke_key(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.store().revoke_kind(&person.id, Pass::Bot).await?;
        club.lobby().cut(&person.id);
        Ok(json!({}))
    };
    told(work.await)
}

//! What a message says when it is sent: as late as possible, so that it is true and nobody's name is kept for it.

use crownhead_api::push::{NewsKind, Outcome, Tidings};
use crownhead_store::{GameRow, MessageRow};
use serde::Serialize;

use super::Wording;
use super::news::is_turn;
use crate::club::{Club, now};
use crate::trouble::Failed;

/// The kind of a test.
pub(super) const TEST: &str = "test";

/// What the service worker of a device is told, as JSON.
#[derive(Serialize)]
pub(super) struct Parcel {
    pub(super) title: String,
    pub(super) body: String,
    /// A notification takes the place of an older one with this name.
    pub(super) tag: String,
    /// The page that it leads to. It holds nothing secret: whoever opens it must be signed in.
    pub(super) page: String,
    pub(super) language: String,
}

/// What is to be said, a name for it, and the page that it leads to.
type Content = (Tidings, String, String);

impl Club {
    /// What a message says; nothing if it is no longer true.
    pub(super) async fn pack(
        &self,
        message: &MessageRow,
        wording: &Wording,
    ) -> Result<Option<Parcel>, Failed> {
        let person = &message.device.person;
        let content = if message.kind == TEST {
            Some((Tidings::Test, TEST.to_owned(), format!("club.html?player={person}")))
        } else {
            match NewsKind::from_key(&message.kind) {
                Some(NewsKind::Challenge) => self.challenge_content(message).await?,
                Some(kind) => self.game_content(message, kind).await?,
                None => None,
            }
        };
        let Some((tidings, tag, page)) = content else { return Ok(None) };
        let language = message.device.subscription.language.clone();
        let words = wording(&language, &tidings);
        Ok(Some(Parcel { title: words.title, body: words.body, tag, page, language }))
    }

    async fn challenge_content(&self, message: &MessageRow) -> Result<Option<Content>, Failed> {
        let row = self.store().challenge(&message.about).await?;
        let Some(row) = row.filter(|row| row.game.is_none() && row.declined.is_none()) else {
            return Ok(None);
        };
        let by = self.store().person(&row.person).await?;
        // The lobby shows it; its own address would be one more way in.
        let tag = format!("challenge:{}", row.person);
        Ok(by.map(|by| (Tidings::Challenge(by.name), tag, "club.html".to_owned())))
    }

    async fn game_content(&self, message: &MessageRow, kind: NewsKind) -> Result<Option<Content>, Failed> {
        let Some(row) = self.store().game(&message.about).await? else { return Ok(None) };
        let is_white = row.game.white == message.device.person;
        let name = row.players[usize::from(is_white)].0.clone();
        let tidings = match kind {
            NewsKind::Ended => Tidings::Ended(name, outcome(&row, is_white)),
            _ if row.ended.is_some() => return Ok(None),
            NewsKind::Turn | NewsKind::Time if self.has_moved_on(message).await? => return Ok(None),
            NewsKind::Turn => Tidings::Turn(name),
            NewsKind::Time => {
                Tidings::Time(name, message.expires.saturating_sub(now()).div_ceil(60 * 60 * 1000))
            }
            NewsKind::Round => Tidings::Round(name),
            NewsKind::Begun | NewsKind::Challenge => Tidings::Begun(name),
        };
        let id = &message.about;
        Ok(Some((tidings, format!("game:{id}"), format!("club.html?game={id}"))))
    }

    /// Whether the turn that a message is about is over. Its topic ends with the number of the event that began it.
    async fn has_moved_on(&self, message: &MessageRow) -> Result<bool, Failed> {
        let began: usize =
            message.topic.rsplit(':').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        let events = self.store().events(&message.about).await?;
        Ok(events.iter().skip(began + 1).any(|event| is_turn(&event.text)))
    }
}

fn outcome(row: &GameRow, is_white: bool) -> Outcome {
    match (row.halves, is_white) {
        (None, _) => Outcome::Aborted,
        (Some(1), _) => Outcome::Drawn,
        (Some(2), true) | (Some(0), false) => Outcome::Won,
        _ => Outcome::Lost,
    }
}

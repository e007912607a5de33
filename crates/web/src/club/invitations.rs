//! Invitations: made, passed on, answered.

use std::time::Duration;

use crownhead_api::club::{Challenge, Offer};
use crownhead_prose::club::ClubLabel;
use leptos::{prelude::*, task::spawn_local};

use super::desk::{Desk, Empty};
use crate::platform::{address, api};

impl Desk {
    /// Makes an invitation, for someone or for whoever has the link.
    pub(super) fn invite(self, offer: Offer) {
        let target = self.calls().target.get_untracked().map(|target| target.id);
        spawn_local(async move {
            match api::order_club::<Challenge>("challenge", &Invited { offer, target }).await {
                Ok(challenge) => {
                    self.calls().target.set(None);
                    let id = challenge.id.clone();
                    self.challenge.set(Some(challenge));
                    self.wait_for_answer(id);
                }
                Err(key) => self.refused(&key),
            }
        });
    }

    /// Looks again and again whether someone has accepted.
    fn wait_for_answer(self, id: String) {
        set_timeout(
            move || {
                let open = self.challenge.with_untracked(|challenge| {
                    challenge.as_ref().is_some_and(|challenge| challenge.id == id)
                });
                if open {
                    spawn_local(async move {
                        let path = format!("challenge/{id}");
                        match api::ask_club::<Challenge>(&path).await {
                            Ok(Challenge { game: Some(game), .. }) => self.enter_game(game),
                            Ok(Challenge { declined: Some(_), .. }) => {
                                self.challenge.set(None);
                                self.trouble.set(ClubLabel::Declined.text());
                            }
                            _ => self.wait_for_answer(id),
                        }
                    });
                }
            },
            Duration::from_secs(2),
        );
    }

    pub(super) async fn look_at_challenge(self, id: &str) {
        match api::ask_club::<Challenge>(&format!("challenge/{id}")).await {
            Ok(Challenge { game: Some(game), .. }) => self.enter_game(game),
            Ok(challenge) => {
                let mine =
                    self.me.with_untracked(|me| me.as_ref().is_some_and(|me| me.card.id == challenge.by.id));
                let id = challenge.id.clone();
                self.challenge.set(Some(challenge));
                if mine {
                    self.wait_for_answer(id);
                }
            }
            Err(_) => self.trouble.set(ClubLabel::ChallengeGone.text()),
        }
    }

    /// Accepts an invitation, or withdraws one's own.
    pub(super) fn answer_challenge(self) {
        if let Some(id) =
            self.challenge.with_untracked(|challenge| challenge.as_ref().map(|it| it.id.clone()))
        {
            self.accept(id);
        }
    }

    /// Accepts the invitation with this id, or withdraws one's own.
    pub(super) fn accept(self, id: String) {
        spawn_local(async move {
            let answer = api::order_club::<Answered>(&format!("challenge/{id}"), &Empty {}).await;
            self.challenge.set(None);
            address::replace_query("");
            match answer {
                Ok(Answered { game: Some(game) }) => self.enter_game(game),
                Ok(_) => {}
                Err(key) => self.refused(&key),
            }
        });
    }
}

/// The answer to an invitation.
#[derive(serde::Deserialize)]
struct Answered {
    #[serde(default)]
    game: Option<String>,
}

/// An invitation that shall be made.
#[derive(serde::Serialize)]
struct Invited {
    #[serde(flatten)]
    offer: Offer,
    target: Option<String>,
}

//! A tournament in a club, with its organizer and players.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::time::Duration;

use crownhead_api::Side;
use crownhead_api::club::Deed;
use crownhead_api::tournaments::{
    Joining, NewTournament, SwissTerms, TournamentCard, TournamentKind, TournamentPage, TournamentStage,
};
use crownhead_club::Tempo;
use serde_json::json;

use crate::house::{House, PATIENCE, Page, Someone, read, terms};

/// Rounds follow each other at once.
pub(crate) const FAST: Tempo = Tempo {
    pause: Duration::ZERO,
    wave: Duration::from_millis(100),
    minute: Duration::from_secs(2),
    first_move: Duration::from_secs(30),
};

pub(crate) fn new(kind: TournamentKind) -> NewTournament {
    NewTournament {
        name: "Spring".to_owned(),
        kind,
        terms: terms("international", "5+3"),
        rounds: 3,
        double: false,
        minutes: 1,
        starts: None,
        side: None,
        teams: kind.has_teams().then(|| ["Reds", "Blues"].map(str::to_owned)),
        bots: false,
        swiss: SwissTerms::default(),
    }
}

pub(crate) async fn order(
    house: &House,
    path: &str,
    who: &Someone,
    order: &impl serde::Serialize,
) -> (u16, String) {
    let text = serde_json::to_string(order).expect("plain data");
    let (status, _, body) = house.post(path, &who.cookie, &text).await;
    (status, body)
}

/// A tournament with its organizer and players; each has a page.
pub(crate) struct Hall {
    pub(crate) id: String,
    pub(crate) organizer: Someone,
    pub(crate) players: Vec<(Someone, Page)>,
}

impl Hall {
    pub(crate) async fn new(house: &House, order_of: &NewTournament, players: usize) -> Hall {
        let organizer = house.member("Olga").await;
        let (status, body) = order(house, "/club/api/tournament", &organizer, order_of).await;
        assert_eq!(status, 200, "{body}");
        let mut hall = Hall { id: read::<TournamentCard>(&body).id, organizer, players: Vec::new() };
        for number in 0..players {
            let guest = house.guest().await;
            let team = order_of.kind.has_teams().then_some((number % 2) as u8);
            assert_eq!(hall.order(house, "join", &guest, &Joining { team }).await.0, 200);
            let page = house.page(&guest).await;
            hall.players.push((guest, page));
        }
        hall
    }

    pub(crate) async fn order(
        &self,
        house: &House,
        what: &str,
        who: &Someone,
        content: &impl serde::Serialize,
    ) -> (u16, String) {
        order(house, &format!("/club/api/tournament/{}/{what}", self.id), who, content).await
    }

    pub(crate) async fn start(&self, house: &House) {
        let (status, body) = self.order(house, "start", &self.organizer, &json!({})).await;
        assert_eq!(status, 200, "{body}");
    }

    pub(crate) async fn page(&self, house: &House) -> TournamentPage {
        let (status, body) = house.get(&format!("/club/api/tournament/{}", self.id), "").await;
        assert_eq!(status, 200, "{body}");
        read(&body)
    }

    /// Waits until the tournament looks like this.
    pub(crate) async fn until(
        &self,
        house: &House,
        look: impl Fn(&TournamentPage) -> bool,
    ) -> TournamentPage {
        let begun = tokio::time::Instant::now();
        loop {
            let page = self.page(house).await;
            if look(&page) {
                return page;
            }
            assert!(begun.elapsed() < PATIENCE, "{page:?}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until all games of a round are there.
    pub(crate) async fn round(&self, house: &House, round: u32) -> TournamentPage {
        self.until(house, |page| page.card.round == round && page.card.stage == TournamentStage::Running)
            .await
    }

    pub(crate) fn seat(&mut self, id: &str) -> &mut Page {
        let found = self.players.iter_mut().find(|(player, _)| player.me.card.id == id);
        &mut found.expect("a player").1
    }

    /// Both sides move, then this side resigns.
    pub(crate) async fn lose(&mut self, game: &str, white: &str, black: &str, loser: Side) {
        for id in [white, black] {
            self.seat(id).watch(game, 0).await;
        }
        let (first, second) = (self.seat(white), "32-28");
        first.act(game, Deed::Move { ply: 0, text: second.to_owned() }).await;
        first.event().await;
        let page = self.seat(black);
        page.event().await;
        page.act(game, Deed::Move { ply: 1, text: "19-23".to_owned() }).await;
        page.event().await;
        let loser = if loser == Side::White { white } else { black };
        let page = self.seat(loser);
        page.act(game, Deed::Resign).await;
        while !page.event().await.starts_with("end") {}
    }

    /// Plays all games of the round that go on; the one with the lower id wins.
    pub(crate) async fn play_round(&mut self, house: &House, round: u32) {
        let page = self.round(house, round).await;
        for pairing in page.pairings.into_iter().filter(|pairing| pairing.outcome.is_none()) {
            let (game, black) = (pairing.game.expect("a game"), pairing.black.expect("an opponent"));
            let loser = if pairing.white.id < black.id { Side::Black } else { Side::White };
            self.lose(&game, &pairing.white.id, &black.id, loser).await;
        }
    }

    pub(crate) async fn over(&self, house: &House) -> TournamentPage {
        self.until(house, |page| page.card.stage == TournamentStage::Over).await
    }
}

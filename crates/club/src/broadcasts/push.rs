//! Games come: they are read, merged, stored and told, in this order.

use crownhead_api::broadcasts::{BroadcastGame, BroadcastNews, Pushed};
use crownhead_notation::rules_of_key;
use crownhead_store::{BroadcastGameRow, BroadcastRow, Push, RoundRow};

use super::merge::{Merged, merge};
use super::reading::{self, Reading};
use super::{MOST_BYTES, MOST_TROUBLES, pages};
use crate::club::Club;
use crate::trouble::Failed;

/// How often a push is tried while others come in.
const TRIES: u32 = 10;
/// Longer news are not sent; pages look themselves.
const LONGEST_NEWS: usize = 64 << 10;

impl Club {
    /// Takes the games of a text into a round.
    pub(super) async fn push(&self, round: &str, text: Vec<u8>) -> Result<(Reading, Pushed), Failed> {
        if text.len() > MOST_BYTES {
            return Err(too_long());
        }
        let (event, row) = self.round_of(round).await?;
        let rules = rules_of_key(&event.rules).ok_or_else(|| Failed::bad("rules", "unknown rules"))?;
        let permit = self.press().readers.clone().acquire_owned().await;
        let number = row.number;
        let reading = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            reading::read(&text, rules, number)
        });
        let reading = reading.await.map_err(|_| Failed::bad("record", "these games can't be read"))?;
        if reading.games.is_empty() && reading.troubles.is_empty() {
            return Err(Failed::bad("broadcast-no-game", "there is no game in it"));
        }
        let _turn = self.press().turn(round).await;
        for _ in 0..TRIES {
            if let Some(pushed) = self.try_push(round, &reading).await? {
                return Ok((reading, pushed));
            }
        }
        Err(Failed::too_often())
    }

    /// The round and its broadcast.
    pub(super) async fn round_of(&self, round: &str) -> Result<(BroadcastRow, RoundRow), Failed> {
        let missing = || Failed::not_found("round");
        let row = self.store().round(round).await?.ok_or_else(missing)?;
        let event = self.store().broadcast(&row.broadcast).await?.ok_or_else(missing)?;
        Ok((event, row))
    }

    /// Merges and stores; none if the round has changed meanwhile.
    async fn try_push(&self, round: &str, reading: &Reading) -> Result<Option<Pushed>, Failed> {
        let (_, row) = self.round_of(round).await?;
        let known = self.known_games(round).await?;
        let Merged { games, troubles } = merge(&known, &reading.games);
        let mut all = [reading.troubles.clone(), troubles].concat();
        all.truncate(MOST_TROUBLES);
        let pushed = Pushed {
            read: reading.games.len() as u32,
            changed: games.len() as u32,
            elsewhere: reading.elsewhere,
            troubles: all,
        };
        let written = serde_json::to_string(&pushed.troubles).unwrap_or_else(|_| "[]".to_owned());
        if games.is_empty() && written == row.troubles {
            return Ok(Some(pushed));
        }
        let changed: Vec<BroadcastGame> = games.iter().map(|(record, _)| record.clone()).collect();
        let after = if games.is_empty() { row.version } else { row.version + 1 };
        let push = Push {
            round: round.to_owned(),
            before: row.version,
            after,
            counts: counts(&known, &changed, &[]),
            games: games.into_iter().map(|(record, pdn)| stored(&record, pdn)).collect::<Result<_, _>>()?,
            gone: Vec::new(),
            troubles: written,
        };
        if !self.store().take_push(&push).await? {
            return Ok(None);
        }
        if !changed.is_empty() {
            self.tell_round(round, (push.before, after), changed);
        }
        Ok(Some(pushed))
    }

    async fn known_games(&self, round: &str) -> Result<Vec<(BroadcastGame, String)>, Failed> {
        let rows = self.store().broadcast_games(round, 0).await?;
        rows.into_iter().map(|row| Ok((pages::game(&row)?, row.pdn))).collect()
    }

    /// Removes a game from a round.
    pub(super) async fn remove_game(&self, round: &str, number: u32) -> Result<(), Failed> {
        let _turn = self.press().turn(round).await;
        for _ in 0..TRIES {
            let (_, row) = self.round_of(round).await?;
            let known = self.known_games(round).await?;
            if !known.iter().any(|(game, _)| game.number == number) {
                return Err(Failed::not_found("game"));
            }
            let push = Push {
                round: round.to_owned(),
                before: row.version,
                after: row.version + 1,
                games: Vec::new(),
                gone: vec![number],
                counts: counts(&known, &[], &[number]),
                troubles: row.troubles,
            };
            if self.store().take_push(&push).await? {
                self.tell_again(round);
                return Ok(());
            }
        }
        Err(Failed::too_often())
    }

    /// Tells all who look at a round, here and at other nodes, what has changed.
    fn tell_round(&self, round: &str, (before, version): (u64, u64), games: Vec<BroadcastGame>) {
        let news = BroadcastNews { round: round.to_owned(), before, version, games, again: false };
        let length = serde_json::to_string(&news).map_or(usize::MAX, |text| text.len());
        // A version that no page has makes all of them ask for what they lack.
        let news = if length > LONGEST_NEWS {
            BroadcastNews { before: version, games: Vec::new(), ..news }
        } else {
            news
        };
        self.lobby().tell_broadcast(news);
    }

    /// Tells them to look at everything again.
    pub(super) fn tell_again(&self, round: &str) {
        let (round, games) = (round.to_owned(), Vec::new());
        self.lobby().tell_broadcast(BroadcastNews { round, before: 0, version: 0, games, again: true });
    }
}

pub(super) fn too_long() -> Failed {
    let why = format!("a push has at most {} KB", MOST_BYTES >> 10);
    Failed::new(axum::http::StatusCode::PAYLOAD_TOO_LARGE, "too-long", why)
}

fn stored(record: &BroadcastGame, pdn: String) -> Result<BroadcastGameRow, Failed> {
    let text = serde_json::to_string(record).map_err(|error| Failed::bad("record", error.to_string()))?;
    Ok(BroadcastGameRow { number: record.number, version: 0, pdn, record: text })
}

/// How many games a round has after a change, and how many of them go on.
fn counts(known: &[(BroadcastGame, String)], changed: &[BroadcastGame], gone: &[u32]) -> (u32, u32) {
    let stays = |game: &&BroadcastGame| {
        !gone.contains(&game.number) && changed.iter().all(|new| new.number != game.number)
    };
    let old = known.iter().map(|(game, _)| game).filter(stays);
    let games: Vec<&BroadcastGame> = old.chain(changed).collect();
    (games.len() as u32, games.iter().filter(|game| !game.is_over()).count() as u32)
}

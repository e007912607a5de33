//! Games are fetched from the sources of rounds, each by one node at a time.

use std::sync::Arc;
use std::time::Duration;

use crownhead_api::broadcasts::BroadcastStage;
use crownhead_store::RoundRow;
use tokio::sync::{Semaphore, watch};
use tokio::time::MissedTickBehavior;

use super::pages;
use crate::club::{Club, now};
use crate::outgoing::Address;

/// How often it is looked for rounds that are due.
const LOOK: Duration = Duration::from_secs(1);
/// So many rounds are fetched at the same time.
const AT_A_TIME: usize = 8;
/// A round is fetched from so long before its start, in milliseconds.
const EARLY: u64 = 10 * 60_000;
/// Once all games are over they are fetched no more often than this, in seconds: corrections come late.
const AFTERWARDS: u32 = 60;
/// The longest pause after failures, in seconds.
const LONGEST_PAUSE: u64 = 300;

/// When a round with a source is fetched first; none if it is over.
pub(super) fn first(row: &RoundRow, at: u64) -> Option<u64> {
    let is_over = pages::stage(&RoundRow { games: 0, ..row.clone() }, at) == BroadcastStage::Over;
    let wanted = row.source.is_some() && !is_over;
    wanted.then(|| row.starts.map_or(at, |starts| starts.saturating_sub(EARLY).max(at)))
}

/// When it is fetched after that.
fn next(row: &RoundRow, failed: bool, at: u64) -> Option<u64> {
    let due = first(row, at)?;
    let is_played = pages::stage(row, at) == BroadcastStage::Over;
    let every = if is_played { row.every.max(AFTERWARDS) } else { row.every };
    let pause = if failed {
        (u64::from(every) << row.fails.min(8)).clamp(u64::from(every), LONGEST_PAUSE.max(every.into()))
    } else {
        u64::from(every)
    };
    Some(due.max(at + pause * 1_000))
}

/// Fetches games until the club stops.
pub(crate) async fn run(club: Club, mut stopping: watch::Receiver<bool>) {
    let mut interval = tokio::time::interval(LOOK);
    interval.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let free = Arc::new(Semaphore::new(AT_A_TIME));
    loop {
        tokio::select! {
            _ = interval.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let most = free.available_permits() as u32;
        if most == 0 {
            continue;
        }
        let rounds = match club.store().due_rounds(now(), most).await {
            Ok(rounds) => rounds,
            Err(error) => {
                tracing::error!(%error, "rounds of broadcasts can't be found");
                continue;
            }
        };
        for row in rounds {
            let Ok(permit) = Arc::clone(&free).try_acquire_owned() else { break };
            let club = club.clone();
            tokio::spawn(async move {
                let _permit = permit;
                club.fetch_round(&row).await;
            });
        }
    }
}

impl Club {
    /// Fetches the games of a round, unless another node does.
    async fn fetch_round(&self, row: &RoundRow) {
        let (Some(due), Some(source)) = (row.due, &row.source) else { return };
        // If this node dies meanwhile, another one goes on then.
        let claimed = next(row, true, now()).unwrap_or_else(|| now() + LONGEST_PAUSE * 1_000);
        match self.store().claim_round(&row.id, due, claimed).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return tracing::error!(%error, "a round can't be fetched"),
        }
        let failure = self.fetch_games(&row.id, source).await.err();
        if let Some(why) = &failure {
            tracing::info!(round = row.id, why, "the source of a round");
        }
        let Ok(Some(row)) = self.store().round(&row.id).await else { return };
        let due = next(&row, failure.is_some(), now());
        let noted = self.store().note_fetch((&row.id, source), failure.as_deref(), due).await;
        if let Err(error) = noted {
            tracing::error!(%error, "a round can't be fetched");
        }
    }

    async fn fetch_games(&self, round: &str, source: &str) -> Result<(), String> {
        let address: Address =
            source.parse().map_err(|error: crate::outgoing::OutgoingError| error.to_string())?;
        let text = self.press().outside.fetch(&address).await.map_err(|error| error.to_string())?;
        self.push(round, text).await.map(|_| ()).map_err(|failed| failed.trouble().why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(starts: Option<u64>, fails: u32) -> RoundRow {
        let source = Some("https://example.org/".to_owned());
        RoundRow { source, starts, fails, every: 5, ..RoundRow::default() }
    }

    #[test]
    fn a_round_is_fetched_from_shortly_before_its_start() {
        assert_eq!(first(&round(None, 0), 1_000), Some(1_000));
        assert_eq!(first(&round(Some(10_000_000), 0), 1_000), Some(10_000_000 - EARLY));
        assert_eq!(first(&round(Some(1_000), 0), pages::LONG + 2_000), None, "it was days ago");
        assert_eq!(first(&RoundRow { ended: Some(1), ..round(None, 0) }, 1_000), None);
        assert_eq!(first(&RoundRow { source: None, ..round(None, 0) }, 1_000), None);
    }

    #[test]
    fn who_does_not_answer_is_asked_less_often() {
        let pauses = [0, 1, 3, 30].map(|fails| next(&round(None, fails), true, 0));
        assert_eq!(pauses, [Some(5_000), Some(10_000), Some(40_000), Some(300_000)]);
        assert_eq!(next(&round(None, 0), false, 0), Some(5_000));
        let played = RoundRow { games: 3, ..round(None, 0) };
        assert_eq!(next(&played, false, 0), Some(60_000), "all games are over");
    }
}

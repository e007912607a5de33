//! What pages are told about broadcasts.

use crownhead_api::broadcasts::{
    BroadcastCard, BroadcastGame, BroadcastPage, BroadcastStage, RoundCard, RoundPage, Steering,
};
use crownhead_store::{BroadcastGameRow, BroadcastRow, Person, Role, RoundRow};

use crate::club::{Club, now};
use crate::people;
use crate::trouble::Failed;

/// A round is over so long after its start, whatever its games say, in milliseconds: three days.
pub(super) const LONG: u64 = 3 * 86_400_000;

/// How far a round is.
pub(super) fn stage(row: &RoundRow, at: u64) -> BroadcastStage {
    let is_played = row.games > 0 && row.live == 0;
    let is_old = row.starts.is_some_and(|starts| starts + LONG < at);
    let has_begun = row.games > 0 || row.starts.is_some_and(|starts| starts <= at);
    match (row.ended.is_some() || is_played || is_old, has_begun) {
        (true, _) => BroadcastStage::Over,
        (false, true) => BroadcastStage::Running,
        (false, false) => BroadcastStage::Coming,
    }
}

/// A broadcast goes on from its first round to its last.
fn stage_of_all(rounds: &[RoundCard]) -> BroadcastStage {
    let all = |stage| rounds.iter().all(|round| round.stage == stage);
    if all(BroadcastStage::Coming) {
        BroadcastStage::Coming
    } else if all(BroadcastStage::Over) {
        BroadcastStage::Over
    } else {
        BroadcastStage::Running
    }
}

pub(super) fn round_card(row: &RoundRow, at: u64) -> RoundCard {
    RoundCard {
        id: row.id.clone(),
        number: row.number,
        name: row.name.clone(),
        starts: row.starts,
        stage: stage(row, at),
        games: row.games,
        live: row.live,
    }
}

pub(super) fn card(row: &BroadcastRow, rounds: &[RoundRow], at: u64) -> BroadcastCard {
    let rounds: Vec<RoundCard> = rounds.iter().map(|round| round_card(round, at)).collect();
    BroadcastCard {
        id: row.id.clone(),
        title: row.title.clone(),
        about: row.about.clone(),
        place: row.place.clone(),
        dates: row.dates.clone(),
        rules: row.rules.clone(),
        stage: stage_of_all(&rounds),
        rounds,
    }
}

/// Whether someone may make broadcasts.
pub(super) fn may_make(person: &Person) -> bool {
    person.role != Role::Player
}

/// Whether someone may steer a broadcast: its owner, as long as it is one who may make broadcasts, and admins.
pub(super) fn steers(row: &BroadcastRow, person: &Person) -> bool {
    person.role == Role::Admin || (may_make(person) && row.owner == person.id)
}

/// Whether someone may choose an address that the club asks.
pub(super) fn fetches(person: &Person) -> bool {
    person.role == Role::Admin
}

/// A game as it is stored.
pub(super) fn game(row: &BroadcastGameRow) -> Result<BroadcastGame, Failed> {
    let wrong = |_| Failed::bad("record", format!("game {} of a round can't be read", row.number));
    serde_json::from_str(&row.record).map_err(wrong)
}

/// The round that matters now: one that goes on, the last that is over, the first that comes.
fn present(rounds: &[RoundRow], at: u64) -> Option<&RoundRow> {
    let of = |wanted| move |row: &&RoundRow| stage(row, at) == wanted;
    let running = rounds.iter().find(of(BroadcastStage::Running));
    let over = || rounds.iter().rev().find(of(BroadcastStage::Over));
    running.or_else(over).or_else(|| rounds.first())
}

impl Club {
    /// The page of a broadcast for someone, with the games of a round that have changed since a version.
    pub(super) async fn broadcast_page(
        &self,
        id: &str,
        round: Option<&str>,
        since: u64,
        asked_by: Option<&Person>,
    ) -> Result<BroadcastPage, Failed> {
        let missing = || Failed::not_found("broadcast");
        let row = self.store().broadcast(id).await?.ok_or_else(missing)?;
        let owner = self.store().person(&row.owner).await?.ok_or_else(missing)?;
        let (rounds, at) = (self.store().rounds(id).await?, now());
        let steers = asked_by.is_some_and(|person| steers(&row, person));
        let shown = match round {
            Some(wanted) => Some(rounds.iter().find(|row| row.id == wanted).ok_or_else(missing)?),
            None => present(&rounds, at),
        };
        let round = match shown {
            Some(shown) => Some(self.round_page(shown, since, steers, at).await?),
            None => None,
        };
        Ok(BroadcastPage {
            card: card(&row, &rounds, at),
            owner: people::card(&owner),
            steers,
            fetches: steers && asked_by.is_some_and(fetches),
            round,
        })
    }

    async fn round_page(
        &self,
        row: &RoundRow,
        since: u64,
        steers: bool,
        at: u64,
    ) -> Result<RoundPage, Failed> {
        // Games may be newer than the version, which is then asked for again; never older.
        let games = self.store().broadcast_games(&row.id, since).await?;
        let steering = steers.then(|| Steering {
            source: row.source.clone(),
            every: row.every,
            failure: row.failure.clone(),
            troubles: serde_json::from_str(&row.troubles).unwrap_or_default(),
        });
        Ok(RoundPage {
            card: round_card(row, at),
            version: row.version,
            games: games.iter().map(game).collect::<Result<_, _>>()?,
            steering,
        })
    }
}

//! What the arbiter of a tournament decides, and the journal of that.
//!
//! Invariants: a ruling and its line in the journal are one transaction; a ruling names the round in which it was made, so
//! it meets the tournament as the arbiter has seen it; a line of the journal never changes.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::error::StoreError;
use crate::open::Store;
use crate::people::Word as _;
use crate::tournaments::{Attendance, Stage, enter};

/// What is decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Another result. `old` is what the arbiter has seen; `places` are the ids of all with their places, if the
    /// tournament is over.
    Result {
        /// The round, from 1.
        round: u32,
        /// The board, from 1.
        board: u32,
        /// The result before, if there was one.
        old: Option<String>,
        /// The result from now on.
        new: String,
        /// The places that follow.
        places: Vec<(String, u32)>,
    },
    /// Whether someone is paired.
    Attendance {
        /// The id of the player.
        player: String,
        /// What is the case from now on.
        new: Attendance,
    },
    /// Someone joins after the beginning.
    Enter {
        /// The id of the player.
        player: String,
        /// The rating, or 0 without one.
        rating: u16,
        /// How many may take part.
        most: u32,
    },
    /// Someone is not paired in a round that has not been paired yet; or is, if there is no outcome.
    Bye {
        /// The id of the player.
        player: String,
        /// The round.
        round: u32,
        /// The outcome of the round for this player.
        outcome: Option<String>,
    },
    /// When it begins; none if the organizer says so.
    Start(Option<u64>),
    /// It does not take place, or ends early. The ids of all with their places, if it has begun.
    End(Vec<(String, u32)>),
    /// The last round is paired again. Refused once someone has moved in it.
    PairAgain,
}

/// What an arbiter decides, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The tournament.
    pub tournament: String,
    /// Its stage and the number of paired rounds when this is decided.
    pub before: (Stage, u32),
    /// When this is decided.
    pub at: u64,
    /// The id of the one who decides.
    pub arbiter: String,
    /// A word for the journal.
    pub what: String,
    /// Why.
    pub reason: String,
    /// What.
    pub act: Act,
}

/// A line of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulingRow {
    /// When it was decided.
    pub at: u64,
    /// The id and the name of the one who has decided.
    pub arbiter: (String, String),
    /// What was decided.
    pub what: String,
    /// The id and the name of the player.
    pub player: Option<(String, String)>,
    /// The round.
    pub round: Option<u32>,
    /// The board.
    pub board: Option<u32>,
    /// What was there before.
    pub old: Option<String>,
    /// What came in its place.
    pub new: Option<String>,
    /// Why.
    pub reason: String,
}

/// A round in which someone asked not to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByeRow {
    /// The id of the player.
    pub person: String,
    /// The round.
    pub round: u32,
    /// What it is worth, as a word.
    pub outcome: String,
}

/// A line that is to be written.
#[derive(Debug, Default)]
struct Line<'a> {
    player: Option<&'a str>,
    round: Option<u32>,
    board: Option<u32>,
    old: Option<&'a str>,
    new: Option<String>,
}

fn ruling(row: &AnyRow) -> Result<RulingRow, StoreError> {
    let number = |name: &str| row.try_get::<Option<i64>, _>(name);
    let player: Option<String> = row.try_get("player")?;
    let name: Option<String> = row.try_get("player_name")?;
    Ok(RulingRow {
        at: row.try_get::<i64, _>("at")? as u64,
        arbiter: (row.try_get("arbiter")?, row.try_get("arbiter_name")?),
        what: row.try_get("what")?,
        player: player.zip(name),
        round: number("round")?.map(|round| round as u32),
        board: number("board")?.map(|board| board as u32),
        old: row.try_get("was")?,
        new: row.try_get("became")?,
        reason: row.try_get("reason")?,
    })
}

impl Store {
    /// Carries out a ruling, all of it or nothing; false if the tournament is no longer as it was.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn rule(&self, ruling: &Ruling) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        // Steps and other rulings wait here.
        let sql = "UPDATE tournament SET round = round WHERE id = $1 AND state = $2 AND round = $3";
        let query = sqlx::query(sql).bind(&*ruling.tournament).bind(ruling.before.0.word());
        let here = query.bind(i64::from(ruling.before.1)).execute(&mut *transaction).await?;
        if here.rows_affected() != 1 {
            return Ok(false);
        }
        let Some(line) = carry_out(&mut transaction, ruling).await? else { return Ok(false) };
        note(&mut transaction, ruling, &line).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The journal of a tournament, the newest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn rulings(&self, id: &str) -> Result<Vec<RulingRow>, StoreError> {
        let sql = "SELECT ruling.*, a.name AS arbiter_name, p.name AS player_name FROM ruling \
                   JOIN person a ON a.id = ruling.arbiter LEFT JOIN person p ON p.id = ruling.player \
                   WHERE tournament = $1 ORDER BY seq DESC";
        sqlx::query(sql).bind(id).fetch_all(&self.read).await?.iter().map(ruling).collect()
    }

    /// The byes of rounds to come, and those that were asked for before.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn byes(&self, id: &str) -> Result<Vec<ByeRow>, StoreError> {
        let sql = "SELECT person, round, outcome FROM bye WHERE tournament = $1 ORDER BY round, person";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let bye = |row: &AnyRow| {
            Ok(ByeRow {
                person: row.try_get("person")?,
                round: row.try_get::<i64, _>("round")? as u32,
                outcome: row.try_get("outcome")?,
            })
        };
        rows.iter().map(bye).collect()
    }

    /// Whether someone has moved in a round.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn has_moves(&self, id: &str, round: u32) -> Result<bool, StoreError> {
        let query = sqlx::query(MOVED).bind(id).bind(i64::from(round));
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    /// The tournaments that are over but have games that go on, or whose end has not been noted.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn unsettled_tournaments(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tournament WHERE state = 'over' AND EXISTS (SELECT 1 FROM pairing \
                   WHERE pairing.tournament = tournament.id AND outcome IS NULL)";
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Games of a tournament that go on although nothing depends on them any more: their result is decided, or their round
    /// was paired again. With each its result, if there is one.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn stray_games(&self, id: &str) -> Result<Vec<(String, Option<String>)>, StoreError> {
        let sql = "SELECT game.id, pairing.outcome FROM game LEFT JOIN pairing ON pairing.game = game.id \
                   WHERE game.tournament = $1 AND game.ended IS NULL \
                   AND (pairing.game IS NULL OR pairing.outcome IS NOT NULL) ORDER BY game.id";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("outcome")?))).collect()
    }
}

/// Changes what a ruling is about; nothing if that is no longer as it was.
async fn carry_out<'a>(
    connection: &mut AnyConnection,
    ruling: &'a Ruling,
) -> Result<Option<Line<'a>>, StoreError> {
    let id = &*ruling.tournament;
    Ok(match &ruling.act {
        Act::Result { round, board, old, new, places } => {
            let done = set_result(connection, id, (*round, *board), (old.as_deref(), new)).await?;
            set_places(connection, id, places).await?;
            done.then(|| Line {
                round: Some(*round),
                board: Some(*board),
                old: old.as_deref(),
                new: Some(new.clone()),
                ..Line::default()
            })
        }
        Act::Attendance { player, new } => {
            let sql = "UPDATE entrant SET attendance = $1 WHERE tournament = $2 AND person = $3 AND attendance <> $4";
            let query = sqlx::query(sql).bind(new.word()).bind(id).bind(&**player).bind(new.word());
            let done = query.execute(connection).await?.rows_affected() == 1;
            done.then(|| Line { player: Some(player), ..Line::default() })
        }
        Act::Enter { player, rating, most } => {
            let done = enter(connection, id, ruling.before.0, player, (*rating, None), *most).await?;
            done.then(|| Line { player: Some(player), round: Some(ruling.before.1 + 1), ..Line::default() })
        }
        Act::Bye { player, round, outcome } => {
            set_bye(connection, id, player, *round, outcome.as_deref()).await?;
            Some(Line { player: Some(player), round: Some(*round), new: outcome.clone(), ..Line::default() })
        }
        Act::Start(starts) => {
            let sql = "UPDATE tournament SET starts = $1 WHERE id = $2 AND state = 'open'";
            let query = sqlx::query(sql).bind(starts.map(|at| at as i64)).bind(id);
            let done = query.execute(connection).await?.rows_affected() == 1;
            done.then(|| Line { new: starts.map(|at| at.to_string()), ..Line::default() })
        }
        Act::End(places) => {
            let sql = "UPDATE tournament SET state = 'over', ended = coalesce(ended, $1) WHERE id = $2";
            sqlx::query(sql).bind(ruling.at as i64).bind(id).execute(&mut *connection).await?;
            set_places(connection, id, places).await?;
            Some(Line::default())
        }
        Act::PairAgain => {
            let done = drop_round(connection, id, ruling.before.1).await?;
            done.then(|| Line { round: Some(ruling.before.1), ..Line::default() })
        }
    })
}

async fn set_result(
    connection: &mut AnyConnection,
    id: &str,
    (round, board): (u32, u32),
    (old, new): (Option<&str>, &str),
) -> Result<bool, StoreError> {
    let sql = "UPDATE pairing SET outcome = $1 WHERE tournament = $2 AND round = $3 AND board = $4 \
               AND coalesce(outcome, '') = $5";
    let query = sqlx::query(sql).bind(new).bind(id).bind(i64::from(round)).bind(i64::from(board));
    Ok(query.bind(old.unwrap_or_default()).execute(connection).await?.rows_affected() == 1)
}

async fn set_bye(
    connection: &mut AnyConnection,
    id: &str,
    player: &str,
    round: u32,
    outcome: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM bye WHERE tournament = $1 AND person = $2 AND round = $3";
    let query = sqlx::query(sql).bind(id).bind(player).bind(i64::from(round));
    query.execute(&mut *connection).await?;
    if let Some(outcome) = outcome {
        let sql = "INSERT INTO bye (tournament, person, round, outcome) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(sql).bind(id).bind(player).bind(i64::from(round)).bind(outcome);
        query.execute(connection).await?;
    }
    Ok(())
}

/// A move of a round.
const MOVED: &str = "SELECT 1 FROM pairing JOIN event ON event.game = pairing.game \
                     WHERE pairing.tournament = $1 AND pairing.round = $2 AND event.text LIKE 'move %' LIMIT 1";

/// Takes back the pairings of a round, unless someone has moved. The games have no pairing then.
async fn drop_round(connection: &mut AnyConnection, id: &str, round: u32) -> Result<bool, StoreError> {
    let query = sqlx::query(MOVED).bind(id).bind(i64::from(round));
    if round == 0 || query.fetch_optional(&mut *connection).await?.is_some() {
        return Ok(false);
    }
    let sql = "DELETE FROM pairing WHERE tournament = $1 AND round = $2";
    sqlx::query(sql).bind(id).bind(i64::from(round)).execute(&mut *connection).await?;
    let sql = "UPDATE tournament SET round = $1 WHERE id = $2";
    sqlx::query(sql).bind(i64::from(round - 1)).bind(id).execute(connection).await?;
    Ok(true)
}

/// Notes the places of all.
pub(crate) async fn set_places(
    connection: &mut AnyConnection,
    id: &str,
    places: &[(String, u32)],
) -> Result<(), StoreError> {
    for (person, place) in places {
        let sql = "UPDATE entrant SET place = $1 WHERE tournament = $2 AND person = $3";
        let query = sqlx::query(sql).bind(i64::from(*place)).bind(id).bind(&**person);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Adds a line to the journal. The row of the tournament is locked, so nobody else takes the number.
async fn note(connection: &mut AnyConnection, ruling: &Ruling, line: &Line<'_>) -> Result<(), StoreError> {
    let id = &*ruling.tournament;
    let sql = "INSERT INTO ruling (tournament, seq, at, arbiter, what, player, round, board, was, became, reason) \
               SELECT $1, coalesce(max(seq), -1) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10 \
               FROM ruling WHERE tournament = $11";
    let number = |number: Option<u32>| number.map(i64::from);
    let query = sqlx::query(sql).bind(id).bind(ruling.at as i64).bind(&*ruling.arbiter).bind(&*ruling.what);
    let query = query.bind(line.player).bind(number(line.round)).bind(number(line.board));
    let query = query.bind(line.old).bind(line.new.as_deref()).bind(&*ruling.reason).bind(id);
    query.execute(connection).await?;
    Ok(())
}

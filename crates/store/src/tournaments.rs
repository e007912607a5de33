//! Tournaments: who takes part, who plays whom, and what has come of it.
//!
//! Invariants: what is decided about a tournament at one moment is one [`Step`] and one transaction; a step names the round
//! that it follows, so a round is paired once, whoever decides.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::error::StoreError;
use crate::games::{self, NewGame};
use crate::open::Store;
use crate::people::{Kind, Word};
use crate::rulings::set_places;

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// People join.
    Open,
    /// It goes on.
    Running,
    /// It has ended.
    Over,
}

impl Word for Stage {
    const WHAT: &'static str = "stage";
    const ALL: &'static [Stage] = &[Stage::Open, Stage::Running, Stage::Over];

    fn word(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Running => "running",
            Stage::Over => "over",
        }
    }
}

/// Whether someone is paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Attendance {
    /// Yes.
    Plays,
    /// Not until they come back.
    Away,
    /// Not until an arbiter lets them play again.
    Withdrawn,
}

impl Word for Attendance {
    const WHAT: &'static str = "attendance";
    const ALL: &'static [Attendance] = &[Attendance::Plays, Attendance::Away, Attendance::Withdrawn];

    fn word(self) -> &'static str {
        match self {
            Attendance::Plays => "plays",
            Attendance::Away => "away",
            Attendance::Withdrawn => "withdrawn",
        }
    }
}

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRow {
    /// Its name in addresses.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// How it is paired.
    pub kind: String,
    /// The key of the rules, or the link code of house rules.
    pub rules: String,
    /// FEN of the first position, if it is not the usual one.
    pub start: Option<String>,
    /// The pace.
    pub pace: String,
    /// Whether its games are rated.
    pub rated: bool,
    /// Whether players must claim draws.
    pub claims: bool,
    /// How many rounds it has.
    pub rounds: u32,
    /// How many rounds have been paired.
    pub round: u32,
    /// How long an arena goes on.
    pub minutes: u32,
    /// How far it is.
    pub stage: Stage,
    /// The id of the one who has made it.
    pub organizer: String,
    /// When it was made.
    pub created: u64,
    /// When it shall begin.
    pub starts: Option<u64>,
    /// When it began.
    pub begun: Option<u64>,
    /// When it ended.
    pub ended: Option<u64>,
    /// What only some kinds have, as JSON.
    pub settings: String,
}

/// Someone in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantRow {
    /// The id of the person.
    pub person: String,
    /// The name.
    pub name: String,
    /// What this person is.
    pub kind: Kind,
    /// The pairing number, from 0.
    pub number: u32,
    /// The rating, or 0 without one.
    pub rating: u16,
    /// Whether this person is paired.
    pub attendance: Attendance,
    /// The team.
    pub team: Option<u8>,
}

/// A tournament of someone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The tournament.
    pub tournament: TournamentRow,
    /// How many take part.
    pub players: u32,
    /// The place in the end.
    pub place: Option<u32>,
}

/// Who plays whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PairingRow {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// The ids of the players.
    pub white: String,
    /// See `white`; none for a bye.
    pub black: Option<String>,
    /// The game.
    pub game: Option<String>,
    /// What has come of it, as a word.
    pub outcome: Option<String>,
    /// When the game ended.
    pub ended: Option<u64>,
    /// The points of White in halves, if the game has a result.
    pub halves: Option<u8>,
    /// The length of the game, once it has ended.
    pub plies: u32,
}

/// What is decided about a tournament at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The tournament.
    pub tournament: String,
    /// How far it is, and how many rounds have been paired. If that has changed, nothing happens.
    pub before: (Stage, u32),
    /// The same after this.
    pub after: (Stage, u32),
    /// How many rounds it has.
    pub rounds: u32,
    /// When this is decided.
    pub at: u64,
    /// The ids of all who take part in the order of their numbers, when it begins.
    pub numbers: Vec<String>,
    /// The ids of those who are not paired any more.
    pub away: Vec<String>,
    /// What has come of pairings, by round and board.
    pub outcomes: Vec<(u32, u32, String)>,
    /// New games.
    pub games: Vec<NewGame>,
    /// New pairings.
    pub pairings: Vec<PairingRow>,
    /// The ids of all with their places, once it is over.
    pub places: Vec<(String, u32)>,
}

fn tournament(row: &AnyRow) -> Result<TournamentRow, StoreError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let time = |name: &str| row.try_get::<Option<i64>, _>(name).map(|time| time.map(|time| time as u64));
    Ok(TournamentRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        kind: row.try_get("kind")?,
        rules: row.try_get("rules")?,
        start: row.try_get("start")?,
        pace: row.try_get("pace")?,
        rated: number("rated")? != 0,
        claims: number("claims")? != 0,
        rounds: number("rounds")? as u32,
        round: number("round")? as u32,
        minutes: number("minutes")? as u32,
        stage: Stage::read(row.try_get("state")?)?,
        organizer: row.try_get("organizer")?,
        created: number("created")? as u64,
        starts: time("starts")?,
        begun: time("begun")?,
        ended: time("ended")?,
        settings: row.try_get("settings")?,
    })
}

fn entrant(row: &AnyRow) -> Result<EntrantRow, StoreError> {
    Ok(EntrantRow {
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        kind: Kind::read(row.try_get("kind")?)?,
        number: row.try_get::<i64, _>("number")? as u32,
        rating: row.try_get::<i64, _>("rating")? as u16,
        attendance: Attendance::read(row.try_get("attendance")?)?,
        team: row.try_get::<Option<i64>, _>("team")?.map(|team| team as u8),
    })
}

fn pairing(row: &AnyRow) -> Result<PairingRow, StoreError> {
    let perhaps = |name: &str| row.try_get::<Option<i64>, _>(name);
    Ok(PairingRow {
        round: row.try_get::<i64, _>("round")? as u32,
        board: row.try_get::<i64, _>("board")? as u32,
        white: row.try_get("white")?,
        black: row.try_get("black")?,
        game: row.try_get("game")?,
        outcome: row.try_get("outcome")?,
        ended: perhaps("ended")?.map(|time| time as u64),
        halves: perhaps("halves")?.map(|halves| halves as u8),
        plies: perhaps("plies")?.unwrap_or(0) as u32,
    })
}

impl Store {
    /// Adds a tournament.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn add_tournament(&self, new: &TournamentRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO tournament (id, name, kind, rules, start, pace, rated, claims, rounds, round, minutes, \
             state, organizer, created, starts, settings) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        )
        .bind(&*new.id)
        .bind(&*new.name)
        .bind(&*new.kind)
        .bind(&*new.rules)
        .bind(new.start.as_deref())
        .bind(&*new.pace)
        .bind(i64::from(new.rated))
        .bind(i64::from(new.claims))
        .bind(i64::from(new.rounds))
        .bind(i64::from(new.round))
        .bind(i64::from(new.minutes))
        .bind(new.stage.word())
        .bind(&*new.organizer)
        .bind(new.created as i64)
        .bind(new.starts.map(|time| time as i64))
        .bind(&*new.settings)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// A tournament.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tournament(&self, id: &str) -> Result<Option<TournamentRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM tournament WHERE id = $1").bind(id);
        query.fetch_optional(&self.read).await?.as_ref().map(tournament).transpose()
    }

    /// The newest tournaments of a stage, at most so many, with the number of people in each.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tournaments(
        &self,
        stage: Stage,
        most: u32,
    ) -> Result<Vec<(TournamentRow, u32)>, StoreError> {
        let sql = "SELECT tournament.*, \
                   (SELECT count(*) FROM entrant WHERE entrant.tournament = tournament.id) AS entrants \
                   FROM tournament WHERE state = $1 ORDER BY created DESC, id LIMIT $2";
        let query = sqlx::query(sql).bind(stage.word()).bind(i64::from(most));
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((tournament(row)?, row.try_get::<i64, _>("entrants")? as u32))).collect()
    }

    /// Those who take part, by their numbers.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn entrants(&self, id: &str) -> Result<Vec<EntrantRow>, StoreError> {
        let sql = "SELECT entrant.*, person.name, person.kind FROM entrant \
                   JOIN person ON person.id = entrant.person WHERE tournament = $1 ORDER BY number, person";
        sqlx::query(sql).bind(id).fetch_all(&self.read).await?.iter().map(entrant).collect()
    }

    /// The newest tournaments in which someone takes part or that someone has made, at most so many.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tournaments_of(&self, person: &str, most: u32) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT tournament.*, entrant.place, \
                   (SELECT count(*) FROM entrant e WHERE e.tournament = tournament.id) AS entrants \
                   FROM tournament LEFT JOIN entrant ON entrant.tournament = tournament.id AND entrant.person = $1 \
                   WHERE organizer = $2 OR entrant.person IS NOT NULL ORDER BY created DESC, id LIMIT $3";
        let query = sqlx::query(sql).bind(person).bind(person).bind(i64::from(most));
        let entry = |row: &AnyRow| {
            Ok(Entry {
                tournament: tournament(row)?,
                players: row.try_get::<i64, _>("entrants")? as u32,
                place: row.try_get::<Option<i64>, _>("place")?.map(|place| place as u32),
            })
        };
        query.fetch_all(&self.read).await?.iter().map(entry).collect()
    }

    /// All pairings of a tournament, in order.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn pairings(&self, id: &str) -> Result<Vec<PairingRow>, StoreError> {
        let sql = "SELECT pairing.*, game.ended, game.halves, game.plies FROM pairing \
                   LEFT JOIN game ON game.id = pairing.game WHERE pairing.tournament = $1 ORDER BY round, board";
        sqlx::query(sql).bind(id).fetch_all(&self.read).await?.iter().map(pairing).collect()
    }

    /// Someone joins a tournament of this stage, or comes back; false if it is full, no longer at that stage, or if an arbiter
    /// has withdrawn this player.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn join(
        &self,
        id: &str,
        stage: Stage,
        person: &str,
        (rating, team): (u16, Option<u8>),
        most: u32,
    ) -> Result<bool, StoreError> {
        let mut connection = self.write.acquire().await?;
        enter(&mut connection, id, stage, person, (rating, team), most).await
    }

    /// Someone leaves a tournament. Once it has begun, that person is not paired any more.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn leave(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        self.write.whole(self.leave_whole(id, person)).await
    }

    async fn leave_whole(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let gone = "DELETE FROM entrant WHERE tournament = $1 AND person = $2 AND EXISTS \
                    (SELECT 1 FROM tournament WHERE id = $3 AND state = 'open')";
        let done = sqlx::query(gone).bind(id).bind(person).bind(id).execute(&mut *transaction).await?;
        let away = "UPDATE entrant SET attendance = 'away' WHERE tournament = $1 AND person = $2 \
                    AND attendance <> 'withdrawn'";
        let left = sqlx::query(away).bind(id).bind(person).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done.rows_affected() + left.rows_affected() == 1)
    }

    /// Sets when a tournament begins; false if it is no longer open.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn set_start(&self, id: &str, at: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE tournament SET starts = $1 WHERE id = $2 AND state = 'open'";
        let done = sqlx::query(sql).bind(at as i64).bind(id).execute(&self.write).await?;
        Ok(done.rows_affected() == 1)
    }

    /// Removes a tournament. Its games stay.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn drop_tournament(&self, id: &str) -> Result<bool, StoreError> {
        self.write.whole(self.drop_tournament_whole(id)).await
    }

    async fn drop_tournament_whole(&self, id: &str) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        let games = sqlx::query(
            "UPDATE game SET tournament = NULL WHERE id IN (SELECT game FROM pairing WHERE tournament = $1)",
        );
        games.bind(id).execute(&mut *transaction).await?;
        let query = sqlx::query("DELETE FROM tournament WHERE id = $1").bind(id);
        let done = query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// Writes what has been decided, all of it or nothing; false if the tournament is no longer as it was.
    ///
    /// # Errors
    /// If the database can't be written.
    pub async fn take_step(&self, step: &Step) -> Result<bool, StoreError> {
        self.write.whole(self.take_step_whole(step)).await
    }

    async fn take_step_whole(&self, step: &Step) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin().await?;
        if !move_on(&mut transaction, step).await? {
            return Ok(false);
        }
        let id = &*step.tournament;
        for (number, person) in (0_i64..).zip(&step.numbers) {
            let sql = "UPDATE entrant SET number = $1 WHERE tournament = $2 AND person = $3";
            sqlx::query(sql).bind(number).bind(id).bind(&**person).execute(&mut *transaction).await?;
        }
        for person in &step.away {
            let sql = "UPDATE entrant SET attendance = 'away' WHERE tournament = $1 AND person = $2 \
                       AND attendance = 'plays'";
            sqlx::query(sql).bind(id).bind(&**person).execute(&mut *transaction).await?;
        }
        for (round, board, outcome) in &step.outcomes {
            let sql = "UPDATE pairing SET outcome = $1 WHERE tournament = $2 AND round = $3 AND board = $4 \
                       AND outcome IS NULL";
            let query = sqlx::query(sql).bind(&**outcome).bind(id);
            let query = query.bind(i64::from(*round)).bind(i64::from(*board));
            query.execute(&mut *transaction).await?;
        }
        for game in &step.games {
            games::add(&mut transaction, game).await?;
        }
        for pairing in &step.pairings {
            add_pairing(&mut transaction, id, pairing).await?;
        }
        set_places(&mut transaction, id, &step.places).await?;
        transaction.commit().await?;
        Ok(true)
    }
}

/// Puts someone in; false if that is not possible.
pub(crate) async fn enter(
    connection: &mut AnyConnection,
    id: &str,
    stage: Stage,
    person: &str,
    (rating, team): (u16, Option<u8>),
    most: u32,
) -> Result<bool, StoreError> {
    let sql = "INSERT INTO entrant (tournament, person, number, rating, attendance, team) \
               SELECT id, $1, (SELECT coalesce(max(number), -1) + 1 FROM entrant WHERE tournament = $2), \
               $3, 'plays', $4 FROM tournament WHERE id = $5 AND state = $6 AND \
               (SELECT count(*) FROM entrant WHERE tournament = $7 AND person <> $8) < $9 \
               ON CONFLICT (tournament, person) DO UPDATE SET attendance = 'plays', team = excluded.team \
               WHERE entrant.attendance <> 'withdrawn'";
    let query = sqlx::query(sql).bind(person).bind(id).bind(i64::from(rating)).bind(team.map(i64::from));
    let query = query.bind(id).bind(stage.word()).bind(id).bind(person).bind(i64::from(most));
    Ok(query.execute(connection).await?.rows_affected() == 1)
}

/// Changes the tournament itself; false if it is no longer as it was.
async fn move_on(connection: &mut AnyConnection, step: &Step) -> Result<bool, StoreError> {
    let begins = step.before.0 == Stage::Open && step.after.0 != Stage::Open;
    let ends = step.before.0 != Stage::Over && step.after.0 == Stage::Over;
    let at = step.at as i64;
    let sql = "UPDATE tournament SET state = $1, round = $2, rounds = $3, begun = coalesce(begun, $4), \
               ended = coalesce(ended, $5) WHERE id = $6 AND state = $7 AND round = $8";
    let query = sqlx::query(sql).bind(step.after.0.word()).bind(i64::from(step.after.1));
    let query = query.bind(i64::from(step.rounds)).bind(begins.then_some(at)).bind(ends.then_some(at));
    let query = query.bind(&*step.tournament).bind(step.before.0.word()).bind(i64::from(step.before.1));
    Ok(query.execute(connection).await?.rows_affected() == 1)
}

async fn add_pairing(connection: &mut AnyConnection, id: &str, new: &PairingRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO pairing (tournament, round, board, white, black, game, outcome) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let query = sqlx::query(sql).bind(id).bind(i64::from(new.round)).bind(i64::from(new.board));
    let query = query.bind(&*new.white).bind(new.black.as_deref()).bind(new.game.as_deref());
    query.bind(new.outcome.as_deref()).execute(connection).await?;
    Ok(())
}

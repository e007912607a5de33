//! Messages about the tournaments of a club.

use serde::{Deserialize, Serialize};

use crate::Side;
use crate::club::{PersonCard, TermsRecord};

/// How a tournament is paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentKind {
    /// Everybody meets everybody.
    RoundRobin,
    /// Players with equal points meet.
    Swiss,
    /// Whoever is free is paired at once, until the time is up.
    Arena,
    /// Two teams; each board meets the same board of the other team in every round.
    TeamMatch,
    /// Two teams; everybody meets everybody of the other team.
    Scheveningen,
    /// A simultaneous exhibition: one against all others.
    Simul,
}

impl TournamentKind {
    /// All of them.
    pub const ALL: [TournamentKind; 6] = [
        TournamentKind::Arena,
        TournamentKind::Swiss,
        TournamentKind::RoundRobin,
        TournamentKind::TeamMatch,
        TournamentKind::Scheveningen,
        TournamentKind::Simul,
    ];

    /// A name for files and addresses.
    pub const fn key(self) -> &'static str {
        match self {
            TournamentKind::RoundRobin => "round-robin",
            TournamentKind::Swiss => "swiss",
            TournamentKind::Arena => "arena",
            TournamentKind::TeamMatch => "team-match",
            TournamentKind::Scheveningen => "scheveningen",
            TournamentKind::Simul => "simul",
        }
    }

    /// The kind with this key.
    pub fn from_key(key: &str) -> Option<TournamentKind> {
        TournamentKind::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// Whether two teams meet.
    pub const fn has_teams(self) -> bool {
        matches!(self, TournamentKind::TeamMatch | TournamentKind::Scheveningen)
    }

    /// Whether someone may join after the beginning.
    pub const fn lets_in_late(self) -> bool {
        matches!(self, TournamentKind::Arena | TournamentKind::Swiss)
    }
}

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentStage {
    /// People join.
    Open,
    /// It goes on.
    Running,
    /// It has ended.
    Over,
}

/// A tournament that shall be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewTournament {
    /// What people call it.
    pub name: String,
    /// How it is paired.
    pub kind: TournamentKind,
    /// The terms of its games.
    pub terms: TermsRecord,
    /// The rounds of a Swiss tournament or a team match.
    #[serde(default)]
    pub rounds: u32,
    /// Whether everybody meets everybody twice, in a round robin.
    #[serde(default)]
    pub double: bool,
    /// How long an arena goes on.
    #[serde(default)]
    pub minutes: u32,
    /// When it begins, in milliseconds since 1970; without, the organizer says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// The side of the host of a simultaneous exhibition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The names of the teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<[String; 2]>,
    /// Whether bots may join.
    #[serde(default)]
    pub bots: bool,
    /// What is possible in a Swiss tournament.
    #[serde(default)]
    pub swiss: SwissTerms,
}

/// What players of a Swiss tournament may do besides playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SwissTerms {
    /// How many half-point byes a player may have.
    #[serde(default)]
    pub half_byes: u32,
    /// In so many of the last rounds there are none.
    #[serde(default)]
    pub last_rounds: u32,
    /// Latecomers join until this round has been paired; 0 if until the end.
    #[serde(default)]
    pub late_until: u32,
}

/// A tournament in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TournamentCard {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// How it is paired.
    pub kind: TournamentKind,
    /// How far it is.
    pub stage: TournamentStage,
    /// The terms of its games.
    pub terms: TermsRecord,
    /// How many take part.
    pub players: u32,
    /// How many rounds have been paired.
    pub round: u32,
    /// How many rounds it has; 0 if that is not known yet, and for an arena.
    pub rounds: u32,
    /// How long an arena goes on.
    pub minutes: u32,
    /// When it begins, or began, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// When it ended, or when an arena will end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<u64>,
    /// Whether it did not take place.
    #[serde(default)]
    pub cancelled: bool,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandingLine {
    /// The place, from 1.
    pub place: u32,
    /// Who.
    pub who: PersonCard,
    /// The points: of an arena, or in halves.
    pub points: u32,
    /// The values of the tie-breaks, in their order.
    pub tie_breaks: Vec<i64>,
    /// The team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
    /// Whether this player is not paired any more.
    #[serde(default)]
    pub away: bool,
    /// Whether the next game of an arena counts double.
    #[serde(default)]
    pub streak: bool,
}

/// A game of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairingLine {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1; 0 for a game of a round that has not been paired.
    pub board: u32,
    /// The players.
    pub white: PersonCard,
    /// See `white`; none for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<PersonCard>,
    /// The game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What has come of it: `white`, `black`, `draw`, `white-forfeit` if White wins by forfeit, `black-forfeit`,
    /// `double-forfeit`, `bye`, `half-bye` or `zero-bye`; none while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
    /// Why the arbiter has decided that, if so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The one who asks, in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnEntry {
    /// The team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
    /// Whether this player is not paired any more.
    pub away: bool,
    /// Whether only an arbiter lets this player play again.
    #[serde(default)]
    pub withdrawn: bool,
    /// The rounds in which this player may still ask for a bye.
    #[serde(default)]
    pub may_rest: Vec<ByeChoice>,
}

/// A round for which a bye can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ByeChoice {
    /// The round.
    pub round: u32,
    /// Whether it may be worth half a point.
    pub half: bool,
}

/// A bye in a round that has not been paired.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ByeLine {
    /// Who.
    pub who: PersonCard,
    /// The round.
    pub round: u32,
    /// Whether it is worth half a point.
    pub half: bool,
}

/// A line of the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JournalLine {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The name of the one who has decided.
    pub arbiter: String,
    /// What: `result`, `forfeit`, `pause`, `withdraw`, `readmit`, `late`, `bye`, `start`, `cancel`, `end` or `pair-again`.
    pub what: String,
    /// The names of those whom it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The result before, as in [`PairingLine::outcome`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    /// What came in its place: a result, `half-bye` or `zero-bye`, or a time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new: Option<String>,
    /// Why.
    pub reason: String,
}

/// A tournament, as its page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TournamentPage {
    /// What the lists show.
    pub card: TournamentCard,
    /// Who has made it.
    pub organizer: PersonCard,
    /// Whether the one who asks may start and end it.
    pub steers: bool,
    /// The part of the one who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<OwnEntry>,
    /// The teams and their points in halves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<[(String, u32); 2]>,
    /// The tie-breaks that are shown: `buchholz`, `buchholz-cut-1`, `sonneborn-berger`, `wins` or `direct-encounter`.
    pub tie_breaks: Vec<String>,
    /// Everybody, the best first.
    pub standings: Vec<StandingLine>,
    /// The round that is shown.
    pub round: u32,
    /// Its games; those of an arena that go on, and the last ones.
    pub pairings: Vec<PairingLine>,
    /// When the next round is paired, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u64>,
    /// How many games of the present round go on.
    #[serde(default)]
    pub playing: u32,
    /// Whether the last round can be paired again.
    #[serde(default)]
    pub pairs_again: bool,
    /// Whether someone may join who doesn't take part yet.
    #[serde(default)]
    pub lets_in: bool,
    /// What is possible in a Swiss tournament.
    #[serde(default)]
    pub swiss: SwissTerms,
    /// The byes in rounds to come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<ByeLine>,
    /// What the arbiters have decided, the newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub journal: Vec<JournalLine>,
}

/// A tournament of someone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TournamentEntry {
    /// The tournament.
    pub card: TournamentCard,
    /// The place in the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
}

/// Why an arbiter decides something.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Because {
    /// The reason.
    #[serde(default)]
    pub reason: String,
}

/// Another result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ResultOrder {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// The result from now on, as in [`PairingLine::outcome`].
    pub outcome: String,
    /// The reason.
    pub reason: String,
}

/// What happens to a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerOrder {
    /// The id of the player.
    pub player: String,
    /// What.
    pub what: PlayerMeasure,
    /// The reason.
    #[serde(default)]
    pub reason: String,
}

/// What an arbiter does with a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerMeasure {
    /// The game that goes on is lost.
    Forfeit,
    /// Not paired until the player comes back.
    Pause,
    /// Not paired until an arbiter says so.
    Withdraw,
    /// Paired again.
    Readmit,
}

impl PlayerMeasure {
    /// All of them.
    pub const ALL: [PlayerMeasure; 4] =
        [PlayerMeasure::Forfeit, PlayerMeasure::Pause, PlayerMeasure::Withdraw, PlayerMeasure::Readmit];

    /// A word for journals.
    pub const fn key(self) -> &'static str {
        match self {
            PlayerMeasure::Forfeit => "forfeit",
            PlayerMeasure::Pause => "pause",
            PlayerMeasure::Withdraw => "withdraw",
            PlayerMeasure::Readmit => "readmit",
        }
    }
}

/// A bye in a round that has not been paired yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ByeOrder {
    /// The round.
    pub round: u32,
    /// Whether it is worth half a point; none takes the bye back.
    #[serde(default)]
    pub half: Option<bool>,
    /// The id of the player, if an arbiter sets it.
    #[serde(default)]
    pub player: Option<String>,
    /// The reason.
    #[serde(default)]
    pub reason: String,
}

/// Another time to begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartOrder {
    /// In milliseconds since 1970; none if the organizer says so.
    #[serde(default)]
    pub starts: Option<u64>,
    /// The reason.
    #[serde(default)]
    pub reason: String,
}

/// Which team someone joins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Joining {
    /// The team, if there are two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
}

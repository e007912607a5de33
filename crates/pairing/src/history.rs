//! What has happened in a tournament so far.
//!
//! Invariant, which [`History::check`] tests: every player has an outcome for every round that was played, and the
//! outcomes of two opponents fit together.

use crownhead_rating::Score;
use thiserror::Error;

use crate::round::{Color, Round};

/// Points for results, as whole numbers.
///
/// [`Scoring::STANDARD`] counts in halves: 2 for a win that is written as 1, 1 for a draw that is written as ½. The same
/// numbers are the 2-1-0 of draughts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scoring {
    /// For a win, on the board or by forfeit, and for a full-point bye.
    pub win: u16,
    /// For a draw, and for a half-point bye.
    pub draw: u16,
    /// For a game lost on the board. A forfeit loss and a zero-point bye are always worth nothing.
    pub loss: u16,
    /// For the bye of the player who is left over when the number is odd.
    pub pairing_bye: u16,
}

impl Scoring {
    /// 1-½-0 in halves, or 2-1-0. The bye counts as a win.
    pub const STANDARD: Scoring = Scoring { win: 2, draw: 1, loss: 0, pairing_bye: 2 };
}

/// What a round was for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A game that was played.
    Game {
        /// The opponent's position in [`History::players`].
        opponent: usize,
        /// The player's color.
        color: Color,
        /// The player's result.
        score: Score,
    },
    /// A game that was paired but not played.
    Forfeit {
        /// The opponent's position in [`History::players`].
        opponent: usize,
        /// Whether the player won. If neither came, both lost.
        won: bool,
    },
    /// The bye of the player who is left over when the number is odd.
    PairingBye,
    /// Not paired, with the points of a win.
    FullBye,
    /// Not paired, with the points of a draw.
    HalfBye,
    /// Not paired, without points: absent, withdrawn, or not yet there.
    ZeroBye,
}

impl Outcome {
    /// The points of the round.
    pub fn points(self, scoring: &Scoring) -> u32 {
        let points = match self {
            Outcome::Game { score: Score::Win, .. }
            | Outcome::Forfeit { won: true, .. }
            | Outcome::FullBye => scoring.win,
            Outcome::Game { score: Score::Draw, .. } | Outcome::HalfBye => scoring.draw,
            Outcome::Game { score: Score::Loss, .. } => scoring.loss,
            Outcome::PairingBye => scoring.pairing_bye,
            Outcome::Forfeit { won: false, .. } | Outcome::ZeroBye => 0,
        };
        points.into()
    }

    /// Whether a game was played on the board.
    pub const fn is_played(self) -> bool {
        matches!(self, Outcome::Game { .. })
    }

    /// The opponent of a game, played or forfeited.
    pub const fn opponent(self) -> Option<usize> {
        match self {
            Outcome::Game { opponent, .. } | Outcome::Forfeit { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// Whether the player took part in the pairing of the round.
    pub(crate) const fn is_paired(self) -> bool {
        matches!(self, Outcome::Game { .. } | Outcome::Forfeit { .. } | Outcome::PairingBye)
    }
}

/// What a player does in the round that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Attendance {
    /// Plays.
    #[default]
    Plays,
    /// Asked for a bye with the points of a draw.
    HalfBye,
    /// Has a bye with the points of a win, which FIDE no longer recommends.
    FullBye,
    /// Is absent for this round only, without points.
    ZeroBye,
    /// Has left the tournament.
    Withdrawn,
}

/// A player of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The order of strength: a lower number is stronger. Only the order counts, so numbers may have gaps, but no two
    /// are equal. [`seed_by_rating`] sets them.
    pub seed: u32,
    /// The rating, or 0 if there is none.
    pub rating: u16,
    /// One outcome for each round that was played.
    pub outcomes: Vec<Outcome>,
    /// What comes next.
    pub attendance: Attendance,
}

impl Player {
    /// A player who enters after so many rounds, without points for those missed: FIDE Handbook C.04.2, 2.4.
    ///
    /// Seed all players again after a late entry; C.04.2, 2.5 treats earlier numbers as provisional.
    pub fn entering(rating: u16, after_rounds: usize) -> Player {
        Player { rating, outcomes: vec![Outcome::ZeroBye; after_rounds], ..Player::default() }
    }
}

/// Seeds players by rating, the highest first: FIDE Handbook C.04.2, 2.2. Equal ratings keep the order of the list, so
/// put titles and names in order first.
pub fn seed_by_rating(players: &mut [Player]) {
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(players[index].rating));
    for (seed, index) in order.into_iter().enumerate() {
        players[index].seed = seed as u32 + 1;
    }
}

/// How a game ended, seen by White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// It was played.
    Played(Score),
    /// It wasn't played; the player with White gets the point.
    WhiteByForfeit,
    /// It wasn't played; the player with Black gets the point.
    BlackByForfeit,
    /// Neither came.
    DoubleForfeit,
}

/// A tournament: its players and what they have done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// The players. Their positions are their numbers everywhere in this crate.
    pub players: Vec<Player>,
    /// The number of rounds that the tournament will have, which is declared beforehand.
    pub rounds: usize,
    /// The points for results.
    pub scoring: Scoring,
    /// The color of the top player in the first round, drawn by lot.
    pub first_color: Color,
}

/// Why a history is contradictory. Players and rounds are counted from 1 in the text, from 0 in the fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HistoryError {
    /// A player has more or fewer outcomes than the first player.
    #[error("player {}: {found} rounds instead of {expected}", player + 1)]
    Length {
        /// The player's position.
        player: usize,
        /// How many outcomes there are.
        found: usize,
        /// How many the first player has.
        expected: usize,
    },
    /// An opponent doesn't exist, or has another outcome than the game says.
    #[error("player {}, round {}: the opponent's outcome does not fit", player + 1, round + 1)]
    Opponent {
        /// The player's position.
        player: usize,
        /// The round.
        round: usize,
    },
    /// Two players have the same seed.
    #[error("players {} and {} have the same seed", first + 1, second + 1)]
    Seed {
        /// One player's position.
        first: usize,
        /// The other's.
        second: usize,
    },
    /// The numbers of results and games differ.
    #[error("{results} results for {games} games")]
    Results {
        /// How many results were given.
        results: usize,
        /// How many games the round has.
        games: usize,
    },
}

impl History {
    /// A tournament that begins, with standard scoring and White for the top player.
    pub fn new(players: Vec<Player>, rounds: usize) -> History {
        History { players, rounds, scoring: Scoring::STANDARD, first_color: Color::White }
    }

    /// How many rounds were played.
    pub fn rounds_played(&self) -> usize {
        self.players.first().map_or(0, |player| player.outcomes.len())
    }

    /// A player's points, or 0 if there is no such player.
    pub fn points(&self, player: usize) -> u32 {
        self.points_after(player, usize::MAX)
    }

    /// A player's points after so many rounds.
    pub(crate) fn points_after(&self, player: usize, rounds: usize) -> u32 {
        let outcomes = self.players.get(player).map_or(&[][..], |player| &player.outcomes);
        outcomes.iter().take(rounds).fold(0, |sum, outcome| sum.saturating_add(outcome.points(&self.scoring)))
    }

    /// Whether outcomes and seeds fit together.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn check(&self) -> Result<(), HistoryError> {
        let expected = self.rounds_played();
        for (index, player) in self.players.iter().enumerate() {
            let found = player.outcomes.len();
            if found != expected {
                return Err(HistoryError::Length { player: index, found, expected });
            }
            for round in 0..found {
                if !self.fits(index, round) {
                    return Err(HistoryError::Opponent { player: index, round });
                }
            }
        }
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|&index| self.players[index].seed);
        let same = order.windows(2).find(|pair| self.players[pair[0]].seed == self.players[pair[1]].seed);
        same.map_or(Ok(()), |pair| Err(HistoryError::Seed { first: pair[0], second: pair[1] }))
    }

    /// Whether the opponent has the outcome that belongs to the player's.
    fn fits(&self, player: usize, round: usize) -> bool {
        let outcome = self.players[player].outcomes[round];
        let Some(opponent) = outcome.opponent() else { return true };
        let theirs = self.players.get(opponent).and_then(|player| player.outcomes.get(round));
        match (outcome, theirs) {
            (
                Outcome::Game { color, score, .. },
                Some(&Outcome::Game { opponent: back, color: their_color, score: their_score }),
            ) => back == player && their_color == color.other() && their_score == score.reversed(),
            (Outcome::Forfeit { won, .. }, Some(&Outcome::Forfeit { opponent: back, won: they_won })) => {
                back == player && back != opponent && !(won && they_won)
            }
            _ => false,
        }
    }

    /// Adds a round with the results of its games, in their order. Who wasn't paired gets what [`Attendance`] says; a
    /// bye that was asked for counts for this round only.
    ///
    /// # Errors
    /// The numbers of results and games differ, or a player doesn't exist or is named twice. Nothing is changed then.
    pub fn add_round(&mut self, round: &Round, results: &[GameResult]) -> Result<(), HistoryError> {
        if results.len() != round.games.len() {
            return Err(HistoryError::Results { results: results.len(), games: round.games.len() });
        }
        let number = self.rounds_played();
        let mut outcomes: Vec<Option<Outcome>> = vec![None; self.players.len()];
        let mut set = |player: usize, outcome: Outcome| match outcomes.get_mut(player) {
            Some(slot) if slot.is_none() => {
                *slot = Some(outcome);
                Ok(())
            }
            _ => Err(HistoryError::Opponent { player, round: number }),
        };
        for (game, &result) in round.games.iter().zip(results) {
            let (white, black) = outcomes_of(game.white, game.black, result);
            set(game.white, white)?;
            set(game.black, black)?;
        }
        if let Some(player) = round.bye {
            set(player, Outcome::PairingBye)?;
        }
        for (player, outcome) in self.players.iter_mut().zip(outcomes) {
            let unpaired = match player.attendance {
                Attendance::HalfBye => Outcome::HalfBye,
                Attendance::FullBye => Outcome::FullBye,
                Attendance::Plays | Attendance::ZeroBye | Attendance::Withdrawn => Outcome::ZeroBye,
            };
            player.outcomes.push(outcome.unwrap_or(unpaired));
            if player.attendance != Attendance::Withdrawn {
                player.attendance = Attendance::Plays;
            }
        }
        Ok(())
    }
}

/// The outcomes for White and Black.
fn outcomes_of(white: usize, black: usize, result: GameResult) -> (Outcome, Outcome) {
    let forfeit = |white_won, black_won| {
        (
            Outcome::Forfeit { opponent: black, won: white_won },
            Outcome::Forfeit { opponent: white, won: black_won },
        )
    };
    match result {
        GameResult::Played(score) => (
            Outcome::Game { opponent: black, color: Color::White, score },
            Outcome::Game { opponent: white, color: Color::Black, score: score.reversed() },
        ),
        GameResult::WhiteByForfeit => forfeit(true, false),
        GameResult::BlackByForfeit => forfeit(false, true),
        GameResult::DoubleForfeit => forfeit(false, false),
    }
}

//! How people and levels err: shots missed by length, recaptures dropped, won endings not won.
//!
//! The same numbers are taken from games of people and from games of a level against itself, so that the two can be compared.
//! Not here: game files. Invariant: the numbers depend on the games and the settings only.

use crownhead_engine::{Engine, Limits, NullMonitor, Opponent, Options, Task};
use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyPosition, Color, Role};
use serde::Serialize;

use crate::openings::{RANDOM_PLIES, Scout, Suite};
use crate::puzzles::{Mine, Miner};

/// Shots are counted by their own moves until a piece is won: 2, 3, and 4 or more.
pub const LENGTHS: usize = 3;
/// How much better the move of a shot is than any other, in hundredths of a man.
const CLEAR: i32 = 80;
/// Pieces of both sides in an ending.
const ENDING: usize = 7;
/// The most plies of a game of levels.
const MOST_PLIES: usize = 300;
/// The memory of a search, in bytes.
const TABLE_BYTES: usize = 4 << 20;

/// How often something was done, of how many times it could have been.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Share {
    /// Times it was done.
    pub done: u32,
    /// Times it could have been done.
    pub of: u32,
}

impl Share {
    fn add(&mut self, done: bool) {
        self.done += u32::from(done);
        self.of += 1;
    }

    /// The share in percent; `None` without cases.
    pub fn percent(self) -> Option<f64> {
        (self.of > 0).then(|| 100.0 * f64::from(self.done) / f64::from(self.of))
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Nobody knows.
    Unknown,
    /// In a draw.
    Drawn,
    /// With a win: of this side, if it is known. Files of some countries give the points of the first player first, others
    /// those of White.
    Won(Option<Color>),
}

impl Ended {
    /// How a game of our own ended.
    fn of(game: &Game) -> Ended {
        game.outcome().map_or(Ended::Unknown, |outcome| match outcome.winner() {
            Some(winner) => Ended::Won(Some(winner)),
            None => Ended::Drawn,
        })
    }
}

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Features {
    /// Games.
    pub games: u32,
    /// Shots that were missed, by their own moves until a piece is won: 2, 3, and more.
    pub missed: [Share; LENGTHS],
    /// Turns with a choice between a recapture and another capture, the recapture being best, in which the other was played.
    pub dropped: Share,
    /// Endings with kings, won by the endgame tables, that were not won.
    pub not_won: Share,
}

/// Counts along games.
#[derive(Debug)]
pub struct Counter<'a> {
    mine: &'a Mine,
}

impl<'a> Counter<'a> {
    /// A counter that searches as a mine does, with its nodes for each turn.
    pub fn new(mine: &'a Mine) -> Counter<'a> {
        Counter { mine }
    }

    /// The only move that wins a piece by a shot, and the own moves until it is won, at least two.
    pub(crate) fn shot(&self, miner: &mut Miner<'_>, position: &AnyPosition) -> Option<(AnyMove, usize)> {
        let [best, second, ..] = &miner.two_best(position, self.mine.nodes)[..] else { return None };
        let length =
            (best.score.0 - second.score.0 >= CLEAR).then(|| moves_to_win(position, &best.line))??;
        (length > 1).then_some((best.mv, length))
    }

    /// Adds a game.
    pub fn add(&self, features: &mut Features, game: &Game, ended: Ended) {
        let mut miner = Miner::new(self.mine);
        features.games += 1;
        let mut won = [false; 2];
        for (ply, mv) in game.moves().iter().enumerate() {
            let Some(position) = game.position_at(ply) else { break };
            if position.legal_moves().len() < 2 {
                continue;
            }
            if let Some((shot, length)) = self.shot(&mut miner, position) {
                features.missed[(length - 2).min(LENGTHS - 1)].add(*mv != shot);
            }
            let last = ply.checked_sub(1).and_then(|before| game.moves().get(before));
            if let Some(last) = last.filter(|last| last.is_capture()) {
                recapture(&mut features.dropped, &mut miner, position, (last, mv));
            }
            let side = usize::from(position.turn() == Color::Black);
            won[side] |= is_ending(position) && miner.knows_win(position);
        }
        for (side, color) in [(0, Color::White), (1, Color::Black)] {
            if won[side] && ended != Ended::Unknown {
                features
                    .not_won
                    .add(!matches!(ended, Ended::Won(winner) if winner.is_none_or(|won| won == color)));
            }
        }
    }
}

/// The own moves of a line after which its side is a piece up on its beginning, and stays so after every reply.
fn moves_to_win(position: &AnyPosition, line: &[AnyMove]) -> Option<usize> {
    let side = position.turn();
    let lead = |position: &AnyPosition| {
        position.pieces().map(|(_, piece)| if piece.color == side { 1 } else { -1 }).sum::<i32>()
    };
    let (mut now, mut won) = (*position, None);
    for (ply, mv) in line.iter().enumerate() {
        now = now.try_play(mv).ok()?;
        let replied = ply % 2 == 1 || ply + 1 == line.len();
        if replied && lead(&now) <= lead(position) {
            won = None;
        } else if replied {
            won = won.or(Some(ply / 2 + 1));
        }
    }
    won
}

/// A choice between a recapture and another capture.
fn recapture(
    dropped: &mut Share,
    miner: &mut Miner<'_>,
    position: &AnyPosition,
    (last, mv): (&AnyMove, &AnyMove),
) {
    let takes_back = |mv: &AnyMove| mv.captured().contains(last.to());
    let moves = position.legal_moves();
    if moves.iter().any(takes_back)
        && !moves.iter().all(takes_back)
        && miner.best(position).is_some_and(|best| takes_back(&best))
    {
        dropped.add(!takes_back(mv));
    }
}

fn is_ending(position: &AnyPosition) -> bool {
    position.pieces().count() <= ENDING && position.pieces().any(|(_, piece)| piece.role == Role::King)
}

/// An engine that knows what the mine knows.
pub(crate) fn engine(mine: &Mine) -> Engine {
    let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed: 0 });
    engine.set_weights(mine.weights.clone());
    engine.set_tables(mine.tables.clone());
    engine
}

/// Plays a game between White and Black to its end, or to [`MOST_PLIES`].
pub(crate) fn play_out(engine: &mut Engine, game: &mut Game, players: [Opponent; 2]) {
    while game.outcome().is_none() && game.ply() < MOST_PLIES {
        let player = &players[game.position().turn().index()];
        let choice = engine.choose(player, &Task::from_game(game), &Limits::default(), &mut NullMonitor);
        if choice.mv.is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
    }
}

/// Games of a level against itself, with what ended them.
pub fn games_of_level(mine: &Mine, level: u8, count: u32) -> Vec<(Game, Ended)> {
    let suite = Suite::random(mine.rules, RANDOM_PLIES, mine.seed);
    let (mut scout, mut games) = (Scout::default(), Vec::new());
    let mut engine = engine(mine);
    for number in 0..count {
        let mut game = suite.opening(number as usize, &mut scout);
        engine.clear();
        engine.set_seed(mine.seed ^ u64::from(number));
        play_out(&mut engine, &mut game, [Opponent::Level(level); 2]);
        let ended = Ended::of(&game);
        games.push((game, ended));
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};

    #[test]
    fn a_shot_is_as_long_as_its_own_moves_until_a_piece_is_won() {
        let english = AnyRules::Variant(Variant::English);
        let mut now: AnyPosition =
            crownhead_notation::fen::parse("W:W22,23,26,31:B1,2,14,15", english).expect("a position");
        let (start, mut line) = (now, Vec::new());
        for (from, to) in [(22, 18), (15, 22), (26, 10)] {
            let fits = |mv: &AnyMove| (mv.from().number(), mv.to().number()) == (from, to);
            let mv = now.legal_moves().into_iter().find(fits).expect("a legal move");
            now = now.try_play(&mv).expect("it is legal");
            line.push(mv);
        }
        assert_eq!(moves_to_win(&start, &line), Some(2));
        assert_eq!(moves_to_win(&start, &line[..2]), None);
        let mine = Mine { rules: english, weights: None, tables: None, nodes: 5_000, seed: 1, threads: 1 };
        let found = Counter::new(&mine).shot(&mut Miner::new(&mine), &start);
        assert_eq!(found, Some((line[0], 2)));
    }

    #[test]
    fn weak_levels_miss_more_shots_than_strong_ones() {
        let rules = AnyRules::Variant(Variant::Russian);
        let mine = Mine { rules, weights: None, tables: None, nodes: 40_000, seed: 3, threads: 1 };
        let of = |level| {
            let mut features = Features::default();
            for (game, ended) in games_of_level(&mine, level, 60) {
                Counter::new(&mine).add(&mut features, &game, ended);
            }
            features
        };
        let (weak, strong) = (of(3), of(12));
        let all = |features: &Features| {
            features.missed.iter().fold(Share::default(), |sum, share| Share {
                done: sum.done + share.done,
                of: sum.of + share.of,
            })
        };
        assert_eq!((weak.games, strong.games), (60, 60));
        assert!(all(&weak).of >= 4, "{weak:?}");
        assert!(all(&weak).percent() > all(&strong).percent(), "{weak:?} {strong:?}");
        assert_eq!(Share::default().percent(), None);
    }
}

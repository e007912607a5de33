//! Self-play: games of the engine against itself.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crownhead_engine::{
    Engine, Limits, Monitor, NullMonitor, Options, ProbeResult, Report, TableSource, Task, Techniques, Wdl,
};
use crownhead_eval::Weights;
use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Setup};
use serde::{Deserialize, Serialize};

use crate::ballots;
use crate::numbers::Numbers;

use super::samples::Sample;

/// Settings of self-play.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The rules.
    pub rules: AnyRules,
    /// Nodes per move.
    pub nodes: u64,
    /// The seed of the openings.
    pub seed: u64,
    /// The weights; material and squares without.
    pub weights: Option<Arc<Weights>>,
    /// The search techniques.
    pub techniques: Techniques,
    /// How games begin.
    pub openings: Openings,
    /// Which positions outside the games to store too, one for each ply.
    pub asides: Asides,
    /// Endgame tables: a game ends as soon as they know its value.
    pub tables: Option<Arc<dyn TableSource>>,
}

/// How games begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Openings {
    /// With random moves from the start.
    Random,
    /// With one of these, followed by some moves that are almost as good as the best.
    Book(Vec<Game>),
}

/// Which positions outside the games to store too. An evaluation trained only on games misjudges positions that only a
/// search reaches.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Asides {
    /// None.
    #[default]
    None,
    /// After a random move.
    Random,
    /// The position of the search when its nodes ran out.
    Searched,
}

impl FromStr for Asides {
    type Err = &'static str;

    fn from_str(key: &str) -> Result<Asides, Self::Err> {
        match key {
            "random" => Ok(Asides::Random),
            "searched" => Ok(Asides::Searched),
            _ => Err("must be random or searched"),
        }
    }
}

impl Openings {
    /// The openings of matches: all three-move ballots if they are as balanced as in English draughts, otherwise sound
    /// two-move openings, otherwise the start.
    pub fn book(rules: AnyRules) -> Openings {
        let ballots = ballots::are_even(rules).then(|| ballots::games(rules, true)).flatten();
        let mut starts = ballots.unwrap_or_else(|| ballots::two_move(rules));
        if starts.is_empty() {
            starts.push(Game::new(rules));
        }
        Openings::Book(starts)
    }
}

/// Games of a batch.
pub const BATCH: u32 = 100;

/// The least and the most random plies at the start of a game.
const OPENING: (usize, usize) = (3, 12);
/// The least and the most plies after a book opening.
const BEHIND_BOOK: (usize, usize) = (0, 7);
/// The largest loss of a move after the book, in hundredths of a man: less than half a man, so no man is lost.
const NEARLY: i32 = 40;
/// The search that measures this loss.
const LOOK: Limits = Limits { nodes: None, depth: Some(4), time: None };
/// The most plies after a random move until the position is quiet.
const MOST_CAPTURES: usize = 5;
/// Longer games are draws.
const LONGEST: usize = 240;
/// The size of the transposition table in bytes, for searches of a few thousand nodes.
const TABLE_BYTES: usize = 1 << 20;

impl SelfPlay {
    /// Settings with material and squares, all techniques, random openings and no tables.
    pub fn new(rules: AnyRules, nodes: u64, seed: u64) -> SelfPlay {
        SelfPlay {
            rules,
            nodes,
            seed,
            weights: None,
            techniques: Techniques::ALL,
            openings: Openings::Random,
            asides: Asides::default(),
            tables: None,
        }
    }

    /// The quiet positions of a batch of games, with their results.
    pub fn batch(&self, batch: u32) -> Vec<Sample> {
        let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed: 0 });
        engine.set_weights(self.weights.clone());
        engine.set_techniques(self.techniques);
        engine.set_tables(self.tables.clone());
        (0..BATCH).flat_map(|game| self.game(batch * BATCH + game, &mut engine)).collect()
    }

    fn game(&self, number: u32, engine: &mut Engine) -> Vec<Sample> {
        engine.clear();
        let mut numbers = Numbers::new(self.seed ^ (u64::from(number) << 24));
        let mut game = self.opening(&mut numbers, engine);
        let (mut samples, mut asides) = (Vec::new(), Vec::new());
        let mut winner = None;
        while game.outcome().is_none() && game.ply() < LONGEST {
            let (task, turn) = (Task::from_game(&game), game.position().turn());
            // A win that a draw rule might prevent is played out.
            if let Some(known) = engine.probe(&task).filter(|known| !known.at_risk) {
                winner = won_by(&known, turn);
                break;
            }
            let mut last = LastReached::default();
            let report = engine.analyze(&task, &Limits::nodes(self.nodes), &mut last);
            if report.score.decided_in().is_some() {
                winner = Some(if report.score.0 > 0 { turn } else { turn.other() });
                break;
            }
            if is_quiet(game.position()) {
                samples.push(Sample::of(game.position(), report.score, number));
            }
            let beside = match self.asides {
                Asides::None => None,
                Asides::Random => behind_a_random_move(&game, &mut numbers),
                Asides::Searched => last.game(self.rules),
            };
            asides.extend(beside.and_then(|beside| self.aside(beside, number, engine)));
            let Some(&mv) = report.line.first() else { break };
            if game.play(mv).is_err() {
                break;
            }
        }
        let winner = winner.or_else(|| game.outcome().and_then(crownhead_game::Outcome::winner));
        let half_points = match winner {
            Some(Color::White) => 2,
            Some(Color::Black) => 0,
            None => 1,
        };
        for sample in &mut samples {
            sample.half_points = Some(half_points);
        }
        samples.extend(asides);
        samples
    }

    /// The quiet position after all captures are played out.
    fn aside(&self, mut game: Game, number: u32, engine: &mut Engine) -> Option<Sample> {
        let latest = game.ply() + MOST_CAPTURES;
        while game.outcome().is_none() && !is_quiet(game.position()) {
            if game.ply() == latest {
                return None;
            }
            let mv = match game.position().legal_moves()[..] {
                [only] => only,
                _ => *engine.analyze(&Task::from_game(&game), &LOOK, &mut NullMonitor).line.first()?,
            };
            game.play(mv).ok()?;
        }
        let task = Task::from_game(&game);
        if game.outcome().is_some() || engine.probe(&task).is_some() {
            return None;
        }
        let score = engine.analyze(&task, &Limits::nodes(self.nodes), &mut NullMonitor).score;
        // A decided position comes from an absurd move, which an evaluation need not learn.
        score.decided_in().is_none().then(|| Sample::of(game.position(), score, number))
    }

    /// The opening of a game, which must not end the game.
    fn opening(&self, numbers: &mut Numbers, engine: &mut Engine) -> Game {
        let (least, most) = match self.openings {
            Openings::Random => OPENING,
            Openings::Book(_) => BEHIND_BOOK,
        };
        let plies = least + numbers.below(most - least + 1);
        let mut game = match &self.openings {
            Openings::Random => Game::new(self.rules),
            Openings::Book(starts) => starts[numbers.below(starts.len())].clone(),
        };
        for _ in 0..plies {
            let moves = match self.openings {
                Openings::Random => game.position().legal_moves(),
                Openings::Book(_) => good_moves(&game, engine),
            };
            let before = game.clone();
            if moves.is_empty() || game.play(moves[numbers.below(moves.len())]).is_err() {
                return before;
            }
        }
        game
    }
}

/// The last position that a search reached.
#[derive(Default)]
struct LastReached(Option<Setup>);

impl LastReached {
    /// A game from that position.
    fn game(self, rules: AnyRules) -> Option<Game> {
        Some(Game::from_position(self.0?.into_position(rules).ok()?))
    }
}

impl Monitor for LastReached {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
    fn should_stop(&mut self) -> bool {
        false
    }
    fn report(&mut self, _: &Report) {}
    fn reached(&mut self, position: &dyn Fn() -> Setup) {
        self.0 = Some(position());
    }
}

/// A position after a random move.
fn behind_a_random_move(game: &Game, numbers: &mut Numbers) -> Option<Game> {
    let mut game = game.clone();
    let moves = game.position().legal_moves();
    game.play(moves[numbers.below(moves.len())]).ok()?;
    Some(game)
}

/// Whether neither side can capture.
fn is_quiet(position: &AnyPosition) -> bool {
    Color::ALL.into_iter().all(|color| !position.has_capture(color))
}

/// The moves that a short search finds almost as good as the best.
fn good_moves(game: &Game, engine: &mut Engine) -> Vec<AnyMove> {
    let (moves, _) = engine.score_moves(&Task::from_game(game), &LOOK, &mut NullMonitor);
    let best = moves.iter().map(|found| found.score.0).max().unwrap_or_default();
    moves.into_iter().filter(|found| best - found.score.0 <= NEARLY).map(|found| found.mv).collect()
}

/// The winner according to the tables, with `turn` to move.
fn won_by(known: &ProbeResult, turn: Color) -> Option<Color> {
    match Wdl::of(known.verdict) {
        Wdl::Win => Some(turn),
        Wdl::Loss => Some(turn.other()),
        Wdl::Draw => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_engine::{Endgames, Ending, Length, Pieces, Prober, Report, Tables, Verdict};
    use crownhead_rules::Variant;

    const RULES: AnyRules = AnyRules::Variant(Variant::Mini6English);

    fn play(seed: u64) -> SelfPlay {
        SelfPlay::new(RULES, 60, seed)
    }

    #[test]
    fn a_batch_depends_only_on_its_number_and_seed() {
        let samples = play(1).batch(3);
        assert_eq!(samples, play(1).batch(3));
        assert_ne!(samples, play(2).batch(3));
        let games = (samples[0].game, samples[samples.len() - 1].game);
        assert!(games.0 >= 300 && games.1 < 400, "{games:?}");
        assert!((0..3).all(|points| samples.iter().any(|sample| sample.half_points == Some(points))));
    }

    #[test]
    fn positions_outside_the_games_have_a_score_but_no_result() {
        for (asides, least) in [(Asides::Random, 4), (Asides::Searched, 8)] {
            let play = SelfPlay { asides, ..play(1) };
            let samples = play.batch(0);
            assert_eq!(samples, play.batch(0));
            let beside = samples.iter().filter(|sample| sample.half_points.is_none()).count();
            assert!(
                samples.len() / least < beside && beside < samples.len(),
                "{asides:?}: {beside} of {}",
                samples.len()
            );
            assert!(samples.is_sorted_by_key(|sample| sample.game), "what belongs to a game stands together");
        }
    }

    /// Tables that call every position won for the side to move and are never used in search; the field sets whether
    /// the win is in time.
    #[derive(Clone, Copy, Debug)]
    struct AllWon(bool);

    impl Endgames for AllWon {
        fn max_pieces(&self) -> u32 {
            0
        }

        fn prober(&self) -> Box<dyn Prober + '_> {
            Box::new(*self)
        }
    }

    impl Prober for AllWon {
        fn probe(&mut self, _: &Pieces) -> Option<Verdict> {
            None
        }
    }

    impl Tables for AllWon {
        fn answer(&self, _: &Task) -> Option<Report> {
            None
        }

        fn probe(&self, task: &Task) -> Option<ProbeResult> {
            let verdict = Verdict::Win(Length::ToEnd(99));
            let moves = task.position.legal_moves().into_iter().map(|mv| (mv, verdict)).collect();
            Some(ProbeResult { verdict, at_risk: !self.0, moves })
        }

        fn endings(&self) -> Vec<Ending> {
            Vec::new()
        }

        fn set_up(&self, _: AnyRules, _: Ending, _: u64) -> Option<AnyPosition> {
            None
        }
    }

    impl TableSource for AllWon {
        fn tables(&self, _: &AnyRules) -> Option<Arc<dyn Tables>> {
            Some(Arc::new(*self))
        }
    }

    #[test]
    fn tables_end_a_game_unless_a_draw_rule_may_prevent_the_win() {
        let with = |in_time| SelfPlay { tables: Some(Arc::new(AllWon(in_time))), ..play(1) }.batch(0);
        assert_eq!(with(true), [], "won before anything was looked at");
        assert_eq!(with(false), play(1).batch(0), "played to their end");
    }

    #[test]
    fn the_book_has_every_ballot_and_sound_moves_after_it() {
        let english = AnyRules::Variant(Variant::English);
        let book = |rules| match Openings::book(rules) {
            Openings::Book(starts) => starts.len(),
            Openings::Random => 0,
        };
        assert_eq!((book(english), book(AnyRules::Variant(Variant::International))), (174, 79));
        assert_eq!(book(RULES), ballots::two_move(RULES).len().max(1));
        let game = crate::openings::parse("11-15 22-18 15x22", english).expect("they are legal").remove(0);
        let mut engine = Engine::new(Options { table_bytes: TABLE_BYTES, seed: 0 });
        assert_eq!(
            good_moves(&game, &mut engine).len(),
            game.position().legal_moves().len(),
            "both take back"
        );
        let game = crate::openings::parse("11-15 23-19", english).expect("they are legal").remove(0);
        let good = good_moves(&game, &mut engine);
        let all = game.position().legal_moves();
        assert!(
            !good.is_empty() && good.len() < all.len(),
            "15-18 loses a man: {} of {}",
            good.len(),
            all.len()
        );
    }
}

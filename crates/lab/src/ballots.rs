//! The three-move ballots of English draughts, and two-move openings of any rules.
//!
//! The ballots are in a data file. They apply to every board of 32 squares with three rows of men, rotated or mirrored so that
//! the first side to move plays the part of Black. The legality of each is checked.

use crownhead_engine::{Chance, Engine, Limits, NullMonitor, Options, Report, Score, Task};
use crownhead_game::{Game, Outcome};
use crownhead_notation::fen;
use crownhead_rules::{AnyMove, AnyRules, Color, Variant};
use serde::Serialize;

use crate::contest::played_out;

/// The list: number, kind and moves of each ballot.
const LIST: &str = include_str!("../data/three-move.txt");

/// The status of a ballot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of the 144 that were played before 2003.
    Deck,
    /// One of the 12 added then.
    Added,
    /// One of the 18 that are not played because one side is lost or nearly lost.
    Barred,
}

/// A ballot: its number from 1 to 174, its kind, and the squares of its three moves as in English draughts.
pub type Ballot = (u16, Kind, [(u16, u16); 3]);

/// All 174 ballots in the order of their numbers.
pub fn all() -> Vec<Ballot> {
    LIST.lines().filter(|line| !line.starts_with('#')).filter_map(ballot).collect()
}

fn ballot(line: &str) -> Option<Ballot> {
    let mut words = line.split_whitespace();
    let number = words.next()?.parse().ok()?;
    let kind = match words.next()? {
        "deck" => Kind::Deck,
        "added" => Kind::Added,
        "barred" => Kind::Barred,
        _ => return None,
    };
    let mut squares = words.filter_map(|word| {
        let (from, to) = word.split_once('-')?;
        Some((from.parse().ok()?, to.parse().ok()?))
    });
    Some((number, kind, [squares.next()?, squares.next()?, squares.next()?]))
}

/// The ballots as games, with the barred ones or without. `None` if some are illegal under these rules.
pub fn games(rules: AnyRules, barred_too: bool) -> Option<Vec<Game>> {
    let chosen: Vec<Ballot> =
        all().into_iter().filter(|(_, kind, _)| barred_too || *kind != Kind::Barred).collect();
    if rules.board().squares() != 32 {
        return None;
    }
    VIEWS.into_iter().find_map(|view| chosen.iter().map(|(.., moves)| line(rules, moves, view)).collect())
}

/// Whether games under these rules begin as in English draughts, so that the ballots are equally balanced. Only kings,
/// results or the first side to move may differ.
pub fn are_even(rules: AnyRules) -> bool {
    let house = rules.house_rules();
    !house.men_capture_back && house.goal.is_usual() && !house.man_steps.has_straight() && !house.huffing
}

/// Maps a square of the English board to another board.
type View = fn(u16) -> u16;

/// All symmetries of a board of 32 squares, four in a row.
const VIEWS: [View; 4] = [|square| square, |square| 33 - square, mirrored, |square| 33 - mirrored(square)];

fn mirrored(square: u16) -> u16 {
    (square - 1) / 4 * 4 + 4 - (square - 1) % 4
}

fn line(rules: AnyRules, moves: &[(u16, u16); 3], view: View) -> Option<Game> {
    let mut game = Game::new(rules);
    for (from, to) in moves {
        let is_meant = |mv: &AnyMove| (mv.from().number(), mv.to().number()) == (view(*from), view(*to));
        let mv = game.position().legal_moves().into_iter().find(is_meant)?;
        game.play(mv).ok()?;
    }
    Some(game)
}

/// The engine's evaluation of a ballot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The number of the ballot.
    pub number: u16,
    /// Its moves.
    pub moves: String,
    /// The position after them.
    pub fen: String,
    /// The depth of the search in plies.
    pub depth: u8,
    /// The score for White, in hundredths of a man.
    pub score: i32,
    /// The chances of a win, a draw and a loss for White that the score stands for.
    pub chances: [f64; 3],
    /// Wins, draws and losses of White in games.
    pub games: [u32; 3],
}

impl Verdict {
    /// The share of the points that the side ahead by score scored in games; `None` without games.
    pub fn scored(&self) -> Option<f64> {
        let [won, drawn, lost] = self.games.map(f64::from);
        let white = (won + drawn / 2.0) / (won + drawn + lost);
        (won + drawn + lost > 0.0).then_some(if self.score >= 0 { white } else { 1.0 - white })
    }
}

/// Games of the engine against itself.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// Games from each ballot.
    pub games: u32,
    /// Nodes per move of the first game. Later games have more, up to twice as many, so that they differ.
    pub nodes: u64,
}

impl Trial {
    /// Wins, draws and losses of White.
    fn play(&self, engine: &mut Engine, start: &Game) -> [u32; 3] {
        let mut results = [0; 3];
        for number in 0..self.games {
            let nodes = self.nodes + self.nodes * u64::from(number) / u64::from(self.games);
            let game = played_out(engine, start.clone(), &Limits::nodes(nodes));
            let at = match game.outcome().and_then(Outcome::winner) {
                Some(Color::White) => 0,
                None => 1,
                Some(Color::Black) => 2,
            };
            results[at] += 1;
        }
        results
    }
}

/// Searches the positions after the barred ballots in English draughts and plays games from them. `on_verdict` gets each as
/// soon as it is there.
///
/// # Errors
/// If `on_verdict` fails.
pub fn barred<E>(
    engine: &mut Engine,
    limits: &Limits,
    trial: &Trial,
    on_verdict: &mut dyn FnMut(&Verdict) -> Result<(), E>,
) -> Result<Vec<Verdict>, E> {
    let rules = AnyRules::Variant(Variant::English);
    let games = games(rules, true).unwrap_or_default();
    let barred = all().into_iter().zip(games).filter(|((_, kind, _), _)| *kind == Kind::Barred);
    let mut verdicts = Vec::new();
    for ((number, _, steps), game) in barred {
        engine.clear();
        let Report { depth, score: Score(score), .. } =
            engine.analyze(&Task::from_game(&game), limits, &mut NullMonitor);
        let score = if game.position().turn() == Color::White { score } else { -score };
        let chance = Chance::of(Score(score), rules);
        let verdict = Verdict {
            number,
            moves: steps.map(|(from, to)| format!("{from}-{to}")).join(" "),
            fen: fen::write(game.position()),
            depth,
            score,
            chances: [chance.win, chance.draw, chance.loss],
            games: trial.play(engine, &game),
        };
        on_verdict(&verdict)?;
        verdicts.push(verdict);
    }
    Ok(verdicts)
}

/// A side that is behind by this much after two moves has lost a man, in hundredths of a man.
const MAN_LOST: i32 = 67;
/// The search that measures it.
const LOOK: Limits = Limits::depth(6);

/// All first two plies that do not lose a man: 79 of 81 in international draughts.
pub fn two_move(rules: AnyRules) -> Vec<Game> {
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
    let mut games: Vec<Game> = Vec::new();
    let mut sound = |game: &Game| {
        engine.clear();
        let Score(score) = engine.analyze(&Task::from_game(game), &LOOK, &mut NullMonitor).score;
        game.outcome().is_none() && score.abs() < MAN_LOST
    };
    let start = Game::new(rules);
    for first in start.position().legal_moves() {
        let Some(after) = played(&start, first) else { continue };
        let replies = after.position().legal_moves();
        games.extend(replies.into_iter().filter_map(|reply| played(&after, reply)).filter(&mut sound));
    }
    games
}

fn played(game: &Game, mv: AnyMove) -> Option<Game> {
    let mut next = game.clone();
    next.play(mv).ok().map(|()| next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_notation::movetext;
    use crownhead_rules::{Preset, Variant};
    use std::collections::BTreeSet;

    const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

    #[test]
    fn the_deck_has_its_known_size_and_every_ballot_is_legal() {
        let all = all();
        let count = |wanted| all.iter().filter(|(_, kind, _)| *kind == wanted).count();
        assert_eq!((count(Kind::Deck), count(Kind::Added), count(Kind::Barred)), (144, 12, 18));
        assert!(all.iter().map(|(number, ..)| *number).eq(1..=174));
        let games = games(ENGLISH, true).expect("all are legal");
        let lines: BTreeSet<_> = games
            .iter()
            .map(|game| game.moves().iter().map(|mv| (mv.from(), mv.to())).collect::<Vec<_>>())
            .collect();
        assert_eq!(lines.len(), 174, "no ballot is there twice");
        assert!(games.iter().all(|game| game.ply() == 3 && game.outcome().is_none()));
    }

    #[test]
    fn the_ballots_apply_to_relatives_of_english_draughts() {
        let kin = [
            AnyRules::Preset(Preset::Text),
            AnyRules::Variant(Variant::Italian),
            AnyRules::Variant(Variant::Czech),
        ];
        for rules in kin {
            assert_eq!(games(rules, false).map(|games| games.len()), Some(156), "{rules:?}");
            assert!(are_even(rules), "{rules:?}");
        }
        // There, White moves first, at the bottom of a mirrored board.
        let italian = games(kin[1], false).expect("they fit");
        assert_eq!(italian[0].position().turn(), crownhead_rules::Color::Black);
        assert_eq!(games(AnyRules::Variant(Variant::International), false), None);
        assert_eq!(games(AnyRules::Variant(Variant::Turkish), false), None);
        assert!(!are_even(AnyRules::Variant(Variant::Russian)));
    }

    #[test]
    fn barred_ballots_are_searched_and_played() {
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 0 });
        let trial = Trial { games: 2, nodes: 200 };
        let keep = &mut |_: &Verdict| Ok::<_, ()>(());
        let verdicts = barred(&mut engine, &Limits::nodes(2_000), &trial, keep).expect("nothing fails");
        assert_eq!(verdicts.len(), 18);
        for verdict in &verdicts {
            assert_eq!(verdict.games.iter().sum::<u32>(), 2);
            assert!((verdict.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            let [win, _, loss] = verdict.chances;
            assert_eq!(verdict.score > 0, win > loss, "{verdict:?}");
        }
        let ahead = |score, games| Verdict { score, games, ..verdicts[0].clone() }.scored();
        assert_eq!(ahead(30, [3, 1, 0]), Some(0.875));
        assert_eq!(ahead(-30, [3, 1, 0]), Some(0.125));
        assert_eq!(ahead(30, [0, 0, 0]), None);
    }

    /// Players use 79 of the 81: `31-27 16-21` and `32-27 16-21` lose a man.
    #[test]
    fn sound_two_move_openings_of_international_draughts_number_79() {
        let rules = AnyRules::Variant(Variant::International);
        let games = two_move(rules);
        assert_eq!(games.len(), 79);
        let text = |game: &Game| -> Vec<String> {
            (0..2)
                .map(|ply| movetext::write(game.position_at(ply).expect("played"), &game.moves()[ply]))
                .collect()
        };
        let lines: Vec<_> = games.iter().map(text).collect();
        for lost in [["31-27", "16-21"], ["32-27", "16-21"]] {
            assert!(!lines.iter().any(|line| line == &lost), "{lost:?}");
        }
    }
}

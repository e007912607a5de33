//! How the games of a style differ: pieces left, contact, shots that the other side allows, results.
//!
//! Here: matches of a level with a style against the same level without one, and of that level against itself. Invariant: the
//! numbers depend on the settings only.

use crownhead_engine::{Opponent, Style, contacts};
use crownhead_game::{Game, Outcome};
use crownhead_rules::Color;
use serde::Serialize;

use crate::features::{Counter, engine, play_out};
use crate::openings::{RANDOM_PLIES, Scout, Suite};
use crate::puzzles::{Mine, Miner};

/// The pieces that are left are counted after so many plies.
pub const COUNTED_AFTER: usize = 40;

/// What the games of a player were like.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Manner {
    /// Games.
    pub games: u32,
    /// Its points, two for a win.
    pub points: u32,
    /// Games that were drawn.
    pub draws: u32,
    /// Mean number of pieces after [`COUNTED_AFTER`] plies, both sides together, of games that lasted so long.
    pub pieces: f64,
    /// Mean number of pairs of opposing pieces in contact, after each of its moves.
    pub contacts: f64,
    /// Shots that the other side allowed, for each hundred moves of the player.
    pub shots: f64,
}

/// Sums over games.
#[derive(Default)]
struct Sums {
    long: u32,
    pieces: usize,
    moves: u32,
    contacts: usize,
    shots: u32,
}

/// The games of a level with a style, or without one, against the same level without one; two from each opening.
pub fn manner(mine: &Mine, level: u8, style: Option<Style>, games: u32) -> Manner {
    let suite = Suite::random(mine.rules, RANDOM_PLIES, mine.seed);
    let plain = Opponent::Level(level);
    let mut engine = engine(mine);
    let (mut scout, mut manner, mut sums) = (Scout::default(), Manner::default(), Sums::default());
    for number in 0..games {
        let side = if number % 2 == 0 { Color::White } else { Color::Black };
        let mut game = suite.opening(number as usize / 2, &mut scout);
        let opening = game.ply();
        engine.clear();
        engine.set_seed(mine.seed ^ u64::from(number));
        let mut players = [plain; 2];
        players[side.index()] = plain.with_style(style);
        play_out(&mut engine, &mut game, players);
        sums.add(mine, &game, side, opening);
        manner.games += 1;
        if let Some(winner) = game.outcome().and_then(Outcome::winner) {
            manner.points += 2 * u32::from(winner == side);
        } else {
            manner.points += 1;
            manner.draws += 1;
        }
    }
    let mean = |sum: usize, of: u32| sum as f64 / f64::from(of.max(1));
    Manner {
        pieces: mean(sums.pieces, sums.long),
        contacts: mean(sums.contacts, sums.moves),
        shots: 100.0 * mean(sums.shots as usize, sums.moves),
        ..manner
    }
}

impl Sums {
    fn add(&mut self, mine: &Mine, game: &Game, side: Color, opening: usize) {
        if let Some(position) = game.position_at(COUNTED_AFTER) {
            self.long += 1;
            self.pieces += position.pieces().count();
        }
        let (counter, mut miner) = (Counter::new(mine), Miner::new(mine));
        for ply in opening..game.ply() {
            let Some(position) = game.position_at(ply).filter(|position| position.turn() == side) else {
                continue;
            };
            self.moves += 1;
            self.contacts += game.position_at(ply + 1).map_or(0, contacts);
            let choice = position.legal_moves().len() > 1;
            self.shots += u32::from(choice && counter.shot(&mut miner, position).is_some());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};

    #[test]
    fn styles_differ_in_what_they_stand_for() {
        let rules = AnyRules::Variant(Variant::English);
        let mine = Mine { rules, weights: None, tables: None, nodes: 2_000, seed: 1, threads: 1 };
        let of = |style| manner(&mine, 6, style, 40);
        let plain = of(None);
        let [cautious, sharp, tricky] = Style::ALL.map(|style| of(Some(style)));
        assert_eq!((plain.games, tricky.games), (40, 40));
        assert!(cautious.contacts < plain.contacts && plain.contacts < sharp.contacts);
        assert!(cautious.pieces < sharp.pieces);
        assert!(tricky.shots > plain.shots);
    }
}

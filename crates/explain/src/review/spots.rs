//! The positions of a game, as questions to the engine.
//!
//! Not here: searches. Invariant: every move has a position before and one after it; they are shared with the neighboring
//! moves unless a piece is huffed in between.

use crownhead_game::{Deed, Game};
use crownhead_rules::{AnyMove, AnyPosition};

use crownhead_engine::Task;
use crownhead_engine::Wdl;

/// A position of the game.
#[derive(Debug)]
pub(super) struct Spot {
    pub(super) task: Task,
    /// The result for the side to move, if the game is over here.
    pub(super) ended: Option<Wdl>,
    /// The number of legal moves.
    pub(super) legal: usize,
    /// The only legal move and the position after it, if it was played.
    pub(super) forced: Option<(AnyMove, usize)>,
}

/// A move of the game with the indices of its positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    pub(super) mv: AnyMove,
    pub(super) before: usize,
    pub(super) after: usize,
}

/// The positions and moves of a game, up to the first deed that is not legal.
pub(super) fn of_game(start: AnyPosition, deeds: &[Deed]) -> (Vec<Spot>, Vec<Ply>) {
    let mut game = Game::from_position(start);
    let (mut spots, mut plies) = (vec![spot(&game)], Vec::new());
    for deed in deeds {
        match *deed {
            Deed::Huff(square) => {
                if game.huff_on(square).is_err() {
                    break;
                }
                spots.push(spot(&game));
            }
            Deed::Move(mv) => {
                let before = spots.len() - 1;
                if game.play_on(mv).is_err() {
                    break;
                }
                spots.push(spot(&game));
                plies.push(Ply { mv, before, after: before + 1 });
                if spots[before].legal == 1 {
                    spots[before].forced = Some((mv, before + 1));
                }
            }
        }
    }
    (spots, plies)
}

fn spot(game: &Game) -> Spot {
    let turn = game.position().turn();
    let ended = game.outcome().map(|outcome| match outcome.winner() {
        None => Wdl::Draw,
        Some(winner) if winner == turn => Wdl::Win,
        Some(_) => Wdl::Loss,
    });
    let legal = game.position().legal_moves().len();
    Spot { task: Task::from_game(game), ended, legal, forced: None }
}

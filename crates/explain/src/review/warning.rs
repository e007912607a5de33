//! The judgment of a move as soon as it is played.
//!
//! Not here: how a player hears of it. Invariant: what is called a mistake here is one in the review of the game too, up to
//! the noise of a search.

use crownhead_engine::{Engine, Monitor};
use crownhead_game::Game;

use crate::review::judged::JudgedMove;
use crate::review::review::Review;

/// The last move of a game, if it is a mistake or a blunder. Searches eight times as many nodes as the budget, and a hundred
/// times as many where the move looks doubtful. `None` if the move is fine or the monitor stopped the search.
///
/// ```
/// use crownhead_engine::{Engine, NullMonitor};
/// use crownhead_explain::mistake;
/// use crownhead_game::Game;
/// use crownhead_rules::{AnyRules, Variant};
///
/// let mut game = Game::new(AnyRules::Variant(Variant::English));
/// let mv = game.position().legal_moves()[0];
/// game.play(mv).expect("a legal move");
/// assert!(mistake(&game, 500, &mut Engine::default(), &mut NullMonitor).is_none());
/// ```
pub fn mistake(
    game: &Game,
    nodes: u64,
    engine: &mut Engine,
    monitor: &mut dyn Monitor,
) -> Option<JudgedMove> {
    Review::of_game(game, nodes).judge_last(engine, monitor).filter(JudgedMove::is_mistake)
}

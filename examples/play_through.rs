//! Loads a PDN file, plays its first game through, and asks the engine for the next move:
//! `cargo run -p crownhead-examples --bin play_through -- GAME.pdn`.

use std::{env, error::Error, fs};

use crownhead_engine::{Engine, Limits};
use crownhead_game::Game;
use crownhead_notation::{fen, movetext, pdn};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("usage: play_through GAME.pdn")?;
    let recorded = pdn::read(&fs::read_to_string(path)?)?;

    let mut game = Game::from_position(*recorded.start());
    for mv in recorded.moves() {
        println!("{}. {}", game.ply() + 1, movetext::write(game.position(), mv));
        game.play(*mv)?;
    }
    println!("position {}", fen::write(game.position()));

    let mut engine = Engine::default();
    match engine.best_move(&game, &Limits::nodes(100_000)) {
        Some(mv) => println!("engine {}", movetext::write(game.position(), &mv)),
        None => println!("the game is over"),
    }
    Ok(())
}

//! Reads house rules from a TOML file and plays a few plies under them:
//! `cargo run -p crownhead-examples --bin house_rules -- RULES.toml`.

use std::{env, error::Error, fs};

use crownhead_engine::{Engine, Opponent};
use crownhead_game::Game;
use crownhead_notation::{fen, houserules, movetext};
use crownhead_rules::AnyRules;

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("usage: house_rules RULES.toml")?;
    let rules = houserules::parse(&fs::read_to_string(path)?)?;
    println!("link code {}", houserules::to_code(&rules));

    let mut game = Game::new(AnyRules::House(rules));
    let mut engine = Engine::default();
    while game.outcome().is_none() && game.ply() < 6 {
        let Some(mv) = engine.reply(&Opponent::Level(5), &game).mv else { break };
        println!("{}. {}", game.ply() + 1, movetext::write(game.position(), &mv));
        game.play(mv)?;
    }
    println!("position {}", fen::write(game.position()));
    Ok(())
}

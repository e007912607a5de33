//! The flags that ask for games.

use clap::Args;
use crownhead_library::db::Library;
use crownhead_library::{GameResult, LineQuery, Material, Pattern, Query, Wanted};
use crownhead_rules::{AnyRules, Color};

use crate::choice::{RulesFlags, position};
use crate::failure::Failure;

/// Which games; all conditions must hold.
#[derive(Args, Clone, Debug)]
pub(super) struct Question {
    #[command(flatten)]
    pub(super) rules: RulesFlags,
    /// A player of either color: words of the name, or their beginnings, in any order.
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// The player of the white pieces.
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// The player of the black pieces.
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The event.
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    /// The first year.
    #[arg(long, value_name = "YEAR")]
    since: Option<u16>,
    /// The last year.
    #[arg(long, value_name = "YEAR")]
    until: Option<u16>,
    /// The result: white, black, draw, both-lost or unknown.
    #[arg(long, value_name = "RESULT", value_parser = result_of_key)]
    result: Option<GameResult>,
    /// The material after the last move, such as 2K1-1K (two kings and a man against a king).
    #[arg(long, value_name = "MATERIAL")]
    ending: Option<Material>,
    /// The fewest plies.
    #[arg(long, value_name = "N")]
    min_plies: Option<u16>,
}

/// What must happen in the game.
#[derive(Args, Clone, Debug)]
pub(super) struct Moment {
    /// A position.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// What stands on some squares, such as 32=w,28=.,5=B.
    #[arg(long, value_name = "PATTERN")]
    pattern: Option<String>,
    /// The side to move in the pattern.
    #[arg(long, value_name = "COLOR", requires = "pattern", value_parser = color_of_key)]
    turn: Option<Color>,
    /// The material at some moment.
    #[arg(long, value_name = "MATERIAL")]
    material: Option<Material>,
    /// Moves from the beginning of the game.
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    /// The moves may come anywhere in the game.
    #[arg(long, requires = "moves")]
    anywhere: bool,
    #[command(flatten)]
    turned: Turned,
}

/// Which positions count as the same.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Turned {
    /// Also with the colors swapped and the board rotated.
    #[arg(long)]
    pub(super) swapped: bool,
    /// Also with left and right changed, on boards that allow it.
    #[arg(long)]
    pub(super) mirrored: bool,
}

fn result_of_key(key: &str) -> Result<GameResult, String> {
    let known = || GameResult::ALL.map(GameResult::key).join(", ");
    GameResult::from_key(key).ok_or_else(|| format!("must be one of {}", known()))
}

fn color_of_key(key: &str) -> Result<Color, String> {
    Color::from_key(key).ok_or_else(|| "must be white or black".to_owned())
}

impl Question {
    /// The query, without conditions on the line.
    pub(super) fn query(&self) -> Result<Query, Failure> {
        Ok(Query {
            rules: self.rules.chosen()?,
            player: self.player.clone(),
            white: self.white.clone(),
            black: self.black.clone(),
            event: self.event.clone(),
            from_year: self.since,
            to_year: self.until,
            result: self.result,
            ending: self.ending,
            least_plies: self.min_plies,
            line: LineQuery::default(),
        })
    }

    /// The rules that squares and moves are read by.
    pub(super) fn reading_rules(&self, library: &Library) -> Result<AnyRules, Failure> {
        let chosen = self.rules.chosen()?;
        let only = || library.only_rules().map_err(Failure::from);
        let unclear = || {
            Failure::Usage("the library has games by several rules: choose some with --variant".to_owned())
        };
        match chosen {
            Some(rules) => Ok(rules),
            None => only()?.ok_or_else(unclear),
        }
    }
}

impl Moment {
    /// Adds the conditions to a query.
    pub(super) fn ask(&self, query: Query, question: &Question, library: &Library) -> Result<Query, Failure> {
        if self.fen.is_none() && self.pattern.is_none() && self.material.is_none() && self.moves.is_none() {
            return Ok(query);
        }
        let rules = question.reading_rules(library)?;
        let usage = |name: &str, problem: String| Failure::Usage(format!("{name}: {problem}"));
        let place = self.fen.as_deref().map(|text| position(rules, Some(text))).transpose()?;
        let pattern = self.pattern.as_deref().map(|text| Pattern::parse(text, rules)).transpose();
        let mut pattern = pattern.map_err(|problem| usage("--pattern", problem.to_string()))?;
        if let (Some(pattern), Some(turn)) = (&mut pattern, self.turn) {
            pattern.ask_turn(turn);
        }
        let Turned { swapped, mirrored } = self.turned;
        let wanted = Wanted { position: place, pattern, material: self.material, swapped, mirrored };
        let moves = self.moves.as_deref().unwrap_or_default();
        let line = LineQuery::default().with_moment(rules, &wanted);
        let line = line.with_moves(moves, rules, self.anywhere);
        let line = line.map_err(|problem| usage("--moves", problem))?;
        Ok(Query { rules: Some(rules), line, ..query })
    }
}

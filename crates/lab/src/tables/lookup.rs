//! A position and its moves as the tables value them, in text.

use crownhead_endgame::{AnyProber, TableError, Value};
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyMove, AnyPosition};
use serde::Serialize;

/// The most plies of the best line.
const LONGEST_LINE: usize = 1000;

/// The value of a position. Distances are in plies, and absent if the tables have none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lookup {
    /// The key of the rules, if they have one.
    pub variant: Option<&'static str>,
    /// The position.
    pub fen: String,
    /// What the tables tell.
    pub metric: &'static str,
    /// The value to the side to move.
    pub value: &'static str,
    /// The distance of that value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance: Option<u16>,
    /// Every legal move, the best first.
    pub moves: Vec<MoveLookup>,
    /// The best line.
    pub line: Vec<String>,
}

/// A legal move and its value to the side that makes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveLookup {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its value.
    pub value: &'static str,
    /// The distance of that value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance: Option<u16>,
}

/// Looks up a position; `None` if a table is missing.
///
/// # Errors
/// If a table cannot be read.
pub fn look_up(prober: &mut AnyProber, position: &AnyPosition) -> Result<Option<Lookup>, TableError> {
    let Some(value) = prober.value(position)? else { return Ok(None) };
    let Some(mut moves) = rated(prober, position)? else { return Ok(None) };
    moves.sort_by_key(|(_, value)| -value.merit());
    let distances = prober.metric().has_distances();
    let distance = |value: Value| value.distance().filter(|_| distances);
    let move_lookup = |(mv, value): &(AnyMove, Value)| MoveLookup {
        mv: movetext::write(position, mv),
        value: value.word(),
        distance: distance(*value),
    };
    Ok(Some(Lookup {
        variant: position.rules().key(),
        fen: fen::write(position),
        metric: prober.metric().key(),
        value: value.word(),
        distance: distance(value),
        moves: moves.iter().map(move_lookup).collect(),
        line: best_line(prober, *position)?,
    }))
}

/// Every legal move with its value to the side that makes it; `None` if a table is missing.
fn rated(
    prober: &mut AnyProber,
    position: &AnyPosition,
) -> Result<Option<Vec<(AnyMove, Value)>>, TableError> {
    let mut rated = Vec::new();
    for mv in position.legal_moves() {
        let Some(value) = prober.value_of_move(position, &mv)? else { return Ok(None) };
        rated.push((mv, value));
    }
    Ok(Some(rated))
}

/// The best line: to the end if there are distances, otherwise one move.
fn best_line(prober: &mut AnyProber, mut position: AnyPosition) -> Result<Vec<String>, TableError> {
    let mut line = Vec::new();
    let most = if prober.metric().has_distances() { LONGEST_LINE } else { 1 };
    while line.len() < most {
        let rated = rated(prober, &position)?.unwrap_or_default();
        // The first of equal moves.
        let best = rated.iter().rev().max_by_key(|(_, value)| value.merit());
        let Some((mv, _)) = best.filter(|(_, value)| *value != Value::Draw || line.is_empty()) else { break };
        line.push(movetext::write(&position, mv));
        position = position.play_unchecked(mv);
    }
    Ok(line)
}

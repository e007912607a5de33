//! What is in the tables of a folder: wins, losses, draws, and the longest games.

use crownhead_endgame::{Manifest, Storage, TableError, TableInfo, contents, position_of};
use crownhead_notation::fen;
use crownhead_rules::AnyRules;
use serde::Serialize;

/// The contents of a set of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counts {
    /// The key of the rules, if they have one.
    pub variant: Option<&'static str>,
    /// The key of the moves.
    pub rules: String,
    /// What the tables tell.
    pub metric: String,
    /// The part of the rules that the tables ignore.
    pub left_out: Option<String>,
    /// All positions.
    pub positions: u64,
    /// All bytes.
    pub bytes: u64,
    /// The slices.
    pub slices: Vec<SliceCounts>,
}

/// The contents of a slice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SliceCounts {
    /// The pieces.
    pub slice: String,
    /// All positions.
    pub positions: u64,
    /// Positions that the side to move wins.
    pub wins: u64,
    /// Positions that it loses.
    pub losses: u64,
    /// Drawn positions.
    pub draws: u64,
    /// Positions with a capture, which are not stored.
    pub captures: u64,
    /// The longest win, if distances are known.
    pub longest_win: Option<Longest>,
    /// The longest loss, if distances are known.
    pub longest_loss: Option<Longest>,
    /// The size of the table.
    pub bytes: u64,
}

/// A longest game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Longest {
    /// Its length.
    pub plies: u16,
    /// Where it begins.
    pub fen: String,
}

/// Counts the contents of the tables in a storage.
///
/// # Errors
/// If they cannot be read.
pub fn count(storage: &dyn Storage, manifest: &Manifest) -> Result<Counts, TableError> {
    let rules = manifest.rules()?;
    let slices: Vec<SliceCounts> = contents(storage)?.iter().map(|about| counts_of(rules, about)).collect();
    Ok(Counts {
        variant: rules.key(),
        rules: manifest.rules.clone(),
        metric: manifest.metric.clone(),
        left_out: left_out(rules),
        positions: slices.iter().map(|slice| slice.positions).sum(),
        bytes: slices.iter().map(|slice| slice.bytes).sum(),
        slices,
    })
}

/// The part of the rules that tables ignore.
pub fn left_out(rules: AnyRules) -> Option<String> {
    let limit = rules.house_rules().king_move_limit;
    (limit > 0).then(|| format!("solved as if the limit of {limit} king moves in a row did not exist"))
}

fn counts_of(rules: AnyRules, about: &TableInfo) -> SliceCounts {
    let longest = |longest: Option<(u16, u64)>| {
        let (plies, number) = longest?;
        Some(Longest { plies, fen: fen::write(&position_of(rules, about.slice, number)?) })
    };
    let census = about.census;
    SliceCounts {
        slice: about.slice.to_string(),
        positions: census.positions(),
        wins: census.wins,
        losses: census.losses,
        draws: census.draws,
        captures: census.captures,
        longest_win: longest(census.longest_win),
        longest_loss: longest(census.longest_loss),
        bytes: about.bytes,
    }
}

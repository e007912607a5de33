//! Long proofs in pieces that can be run, timed and shown one by one: known perft numbers, and comparisons with the
//! oracle.
//!
//! Not here: how many pieces to run and how to show them; the tests and `cargo xtask deep` decide that.

use std::fmt;

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, Variant,
    perft::{Convention, perft},
};

use crate::{
    agree, agree_on_start, corpus, fen,
    random::{self, Dice, MIXES},
};

/// The positions of one rule set compared in one go.
const BATCH: usize = 1000;

/// One known perft number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The variant.
    pub variant: Variant,
    /// The position as a FEN; `None` for the start of the game.
    pub fen: Option<String>,
    /// The way of counting.
    pub convention: Convention,
    /// The depth in plies.
    pub depth: u32,
    /// The number of positions.
    pub nodes: u64,
}

/// Every known perft number of a variant.
pub fn known(variant: Variant) -> Vec<Known> {
    let mut all = Vec::new();
    for entry in corpus::of(variant) {
        for (convention, numbers) in [(Convention::Unique, &entry.unique), (Convention::Paths, &entry.paths)]
        {
            let one = |&(depth, nodes)| Known { variant, fen: entry.fen.clone(), convention, depth, nodes };
            all.extend(numbers.iter().map(one));
        }
    }
    all
}

impl Known {
    /// Counts the positions.
    ///
    /// # Panics
    /// If the corpus contains an invalid FEN.
    pub fn count(&self) -> u64 {
        let rules = AnyRules::Variant(self.variant);
        let position =
            self.fen.as_ref().map_or_else(|| AnyPosition::start(rules), |fen| fen::position(rules, fen));
        perft(&position, self.depth, self.convention)
    }
}

/// `english, depth 3, unique`, followed by the FEN if there is one.
impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = if self.convention == Convention::Unique { "unique" } else { "paths" };
        write!(
            f,
            "{}, depth {}, {way}",
            AnyRules::Variant(self.variant).key().unwrap_or_default(),
            self.depth
        )?;
        self.fen.as_ref().map_or(Ok(()), |fen| write!(f, ", {fen}"))
    }
}

/// The subject of a comparison between generator and oracle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Positions under these rules.
    Rules(AnyRules),
    /// Positions on this board, each under its own house rules.
    HouseRules(BoardKind),
}

/// The extent of a comparison.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Positions to compare.
    pub positions: usize,
    /// Replays the same positions.
    pub seed: u64,
    /// Legs that the oracle may walk for one position.
    pub budget: u64,
}

/// The result of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Positions that agreed.
    pub positions: usize,
    /// Positions that the oracle gave up on.
    pub too_long: usize,
}

/// Compares generator and oracle on random positions: random games, crowded boards, kings everywhere, few pieces. After
/// every batch, `progress` receives the number of positions compared since.
///
/// # Panics
/// If they disagree, or if the oracle gives up too often.
pub fn compare(field: Field, effort: Effort, progress: &dyn Fn(usize)) -> Compared {
    let mut dice = Dice::new(effort.seed);
    let mut done = Compared::default();
    if let Field::Rules(rules) = field {
        agree_on_start(rules);
    }
    while done.positions < effort.positions {
        let before = done.positions;
        let batch = match field {
            Field::Rules(rules) => random::positions(rules, BATCH, &mut dice),
            Field::HouseRules(board) => under_house_rules(board, &mut dice),
        };
        for position in batch {
            if agree(&position, effort.budget) { done.positions += 1 } else { done.too_long += 1 }
        }
        progress(done.positions - before);
    }
    // Random house rules may be wild.
    let wild = matches!(field, Field::HouseRules(_));
    assert!(wild || done.too_long * 5 < done.positions, "the oracle gave up too often: {done:?}");
    done
}

/// A few positions, all under the same new house rules.
fn under_house_rules(board: BoardKind, dice: &mut Dice) -> Vec<AnyPosition> {
    let rules = AnyRules::House(random::house_rules(board, dice));
    agree_on_start(rules);
    let mut positions: Vec<AnyPosition> =
        MIXES.iter().map(|&mix| random::sprinkle(rules, mix, dice)).collect();
    positions.extend(random::walk(AnyPosition::start(rules), 40, dice).pop());
    positions
}

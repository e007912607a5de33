//! Proofs that a whole game is won, drawn or lost, and their check.
//!
//! A proof is a set of positions. For "does not lose", the side has a move from each of its positions to another one
//! in the set or to a position that tables say is not lost, and all moves of its opponent lead there too. The side
//! therefore never has to leave the set and never loses. For "wins", each position has a rank, and the same holds
//! with smaller ranks and with won positions of the tables, so play comes to an end.
//!
//! The check uses only the rules and the tables. Not here: how a proof is found (`game_solver`), and its file
//! (`proof_file`).

use std::collections::HashMap;

use crownhead_rules::{AnyRules, Color, table_position::TablePosition};

use crate::board::TableContext;
use crate::error::TableError;
use crate::probe::Prober;
use crate::probe::successors::Successors;
use crate::rules_key::RulesKey;
use crate::store::Storage;
use crate::store::file::MANIFEST;
use crate::value::Value;

/// A position of a proof.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node {
    /// The pieces, turned so that the side to move is White.
    pub board: TablePosition<u64>,
    /// Whether the side to move is the one that the claim is about.
    pub own: bool,
}

/// A position with its rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Member {
    /// The position.
    pub node: Node,
    /// How soon it leads out of the set; 0 in a set that proves "does not lose".
    pub rank: u32,
}

/// What a set of positions proves for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It does not lose.
    DoesNotLose,
    /// It wins.
    Wins,
}

/// A set of positions with what it proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofSet {
    /// What it proves.
    pub claim: Claim,
    /// The positions.
    pub members: Vec<Member>,
}

impl ProofSet {
    pub(crate) fn new(claim: Claim, mut members: Vec<Member>) -> ProofSet {
        members.sort_unstable();
        ProofSet { claim, members }
    }
}

/// The tables that a proof relies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablesFingerprint {
    /// The most pieces of a probed position.
    pub pieces: u8,
    /// CRC-32 of the manifest.
    pub list: u32,
}

impl TablesFingerprint {
    /// The fingerprint of the tables of a storage, used up to `pieces` pieces.
    pub fn read(storage: &dyn Storage, pieces: u8) -> Result<TablesFingerprint, TableError> {
        let failed = |error| TableError::Storage { name: MANIFEST.to_owned(), error };
        let list = storage.read_all(MANIFEST).map_err(failed)?;
        let list = list.ok_or_else(|| TableError::Missing(MANIFEST.to_owned()))?;
        Ok(TablesFingerprint { pieces, list: crc32fast::hash(&list) })
    }
}

/// The value of a game with its proof. Draws by rule and limits on king moves in a row are ignored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The rules.
    pub key: RulesKey,
    /// The side to move at the start.
    pub turn: Color,
    /// The start, turned so that the side to move is White.
    pub start: TablePosition<u64>,
    /// The tables.
    pub tables: TablesFingerprint,
    /// The value of the start for its side to move.
    pub value: Value,
    /// What proves the value: no set if the start is in the tables, one for a win or a loss, one for each side for a
    /// draw.
    pub sets: Vec<ProofSet>,
}

impl Proof {
    pub(crate) fn new(
        rules: &AnyRules,
        turn: Color,
        start: TablePosition<u64>,
        tables: TablesFingerprint,
        value: Value,
        sets: Vec<ProofSet>,
    ) -> Proof {
        Proof { key: RulesKey::of(&rules.house_rules()), turn, start, tables, value, sets }
    }

    /// The number of positions in the proof.
    pub fn positions(&self) -> u64 {
        self.sets.iter().map(|set| set.members.len() as u64).sum()
    }

    /// Checks the proof under its rules. Returns the first flaw, or `None` if the proof holds.
    ///
    /// # Errors
    /// If the rules differ, a table cannot be read, or the board is too large.
    pub fn check(&self, rules: AnyRules, prober: &mut Prober<u64>) -> Result<Option<Flaw>, TableError> {
        let context = TableContext::new::<u64>(rules).ok_or(TableError::TooWide)?;
        if self.key != RulesKey::of(&rules.house_rules()) {
            let what = "it is for other rules".to_owned();
            return Err(TableError::Foreign { name: "the proof".to_owned(), what });
        }
        let claims: Vec<(Claim, bool)> = match self.value {
            Value::Draw => vec![(Claim::DoesNotLose, true), (Claim::DoesNotLose, false)],
            Value::Win(_) => vec![(Claim::Wins, true)],
            Value::Loss(_) => vec![(Claim::Wins, false)],
        };
        let known = prober.value(&self.start)?.map(Value::without_distance);
        if self.sets.is_empty() && known == Some(self.value) {
            return Ok(None);
        }
        if self.sets.iter().map(|set| set.claim).ne(claims.iter().map(|&(claim, _)| claim)) {
            return Ok(Some(Flaw::Incomplete));
        }
        let mut successors = Successors::new(&context);
        for (set, (_, own)) in self.sets.iter().zip(claims) {
            let ranks = set.members.iter().map(|member| (member.node, member.rank)).collect();
            let mut check =
                Check { context: &context, successors: &mut successors, prober, claim: set.claim, ranks };
            if !check.ranks.contains_key(&Node { board: self.start, own }) {
                return Ok(Some(Flaw::Incomplete));
            }
            for member in &set.members {
                if !check.holds(member)? {
                    return Ok(Some(Flaw::Position(member.node)));
                }
            }
        }
        Ok(None)
    }
}

/// A flaw of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It lacks the start, or proves something else.
    Incomplete,
    /// A move of the opponent leads out of the set at this position, or no move of the side stays in it.
    Position(Node),
}

struct Check<'c> {
    context: &'c TableContext,
    successors: &'c mut Successors<u64>,
    prober: &'c mut Prober<u64>,
    claim: Claim,
    ranks: HashMap<Node, u32>,
}

impl Check<'_> {
    /// Whether the moves of a position keep to the set.
    fn holds(&mut self, member: &Member) -> Result<bool, TableError> {
        let Node { board, own } = member.node;
        self.successors.move_source.moves(&board, &mut self.successors.moves);
        if self.successors.moves.is_empty() {
            return Ok(self.suits(self.successors.stuck(&board), own));
        }
        for at in 0..self.successors.moves.len() {
            let after = board.after(&self.successors.moves[at], self.context.turn);
            let fits = self.fits(Node { board: after, own: !own }, member.rank)?;
            if fits == own {
                return Ok(own);
            }
        }
        Ok(!own)
    }

    /// Whether a position is in the set, with a smaller rank for "wins", or in the tables with a suitable value.
    fn fits(&mut self, node: Node, rank: u32) -> Result<bool, TableError> {
        let is_in = match (self.ranks.get(&node), self.claim) {
            (None, _) => false,
            (Some(_), Claim::DoesNotLose) => true,
            (Some(&next), Claim::Wins) => next < rank,
        };
        if is_in {
            return Ok(true);
        }
        Ok(self.prober.value(&node.board)?.is_some_and(|value| self.suits(value, node.own)))
    }

    /// Whether a value for the side to move agrees with the claim.
    fn suits(&self, value: Value, own: bool) -> bool {
        match (self.claim, value) {
            (Claim::DoesNotLose, Value::Draw) => true,
            (_, Value::Win(_)) => own,
            (_, Value::Loss(_)) => !own,
            (Claim::Wins, Value::Draw) => false,
        }
    }
}

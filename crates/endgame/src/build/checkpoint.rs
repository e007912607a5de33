//! Checkpoints of the game solver: a resumed search finds the same proof.
//!
//! Not here: the search, and where the bytes are kept. A checksum proves nothing about content, so every number is
//! checked on reading; one that is out of range makes the checkpoint unreadable.

use std::io::{self, Read, Write};

use crownhead_rules::{AnyRules, BoardKind, Color, table_position::TablePosition};

use crate::build::proof::{Claim, Member, Node, ProofSet, TablesFingerprint};
use crate::error::TableError;
use crate::rules_key::RulesKey;

const MAGIC: &[u8; 8] = b"CHsolve\x01";
/// The name of a checkpoint in errors.
const NAME: &str = "the checkpoint";
/// Stands for a missing number.
pub(super) const NONE: u32 = u32::MAX;

/// A position of the search.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) node: Node,
    /// The first edge from a predecessor.
    pub(super) edges: u32,
    /// The rank of a lost position; `NONE` if it is not known to be lost.
    pub(super) rank: u32,
    /// The chosen successor; `NONE` if it is a safe position of the tables.
    pub(super) choice: u32,
    pub(super) expanded: bool,
}

/// What is being solved, and with which tables.
pub(super) struct Question {
    key: RulesKey,
    turn: Color,
    start: TablePosition<u64>,
    tables: TablesFingerprint,
}

impl Question {
    pub(super) fn new(
        rules: &AnyRules,
        turn: Color,
        start: TablePosition<u64>,
        tables: TablesFingerprint,
    ) -> Question {
        Question { key: RulesKey::of(&rules.house_rules()), turn, start, tables }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.key.as_str().len() as u16).to_le_bytes());
        bytes.extend(self.key.as_str().as_bytes());
        bytes.extend([u8::from(self.turn == Color::Black), self.tables.pieces]);
        bytes.extend(self.tables.list.to_le_bytes());
        bytes.extend(board_bytes(&self.start));
        bytes
    }
}

fn board_bytes(board: &TablePosition<u64>) -> [u8; 24] {
    let mut bytes = [0; 24];
    for (entry, word) in bytes.chunks_exact_mut(8).zip([board.white, board.black, board.kings]) {
        entry.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// A checkpoint that was read.
pub(super) struct Checkpoint {
    /// Whether the search is about the side to move at the start, or about the other side.
    pub(super) own: bool,
    /// The sets proved before.
    pub(super) sets: Vec<ProofSet>,
    pub(super) entries: Vec<Entry>,
    pub(super) edges: Vec<(u32, u32)>,
    pub(super) stack: Vec<u32>,
}

/// The state of a search, to be written as a checkpoint.
pub struct State<'s> {
    pub(super) question: &'s Question,
    pub(super) own: bool,
    pub(super) sets: &'s [ProofSet],
    pub(super) entries: &'s [Entry],
    pub(super) edges: &'s [(u32, u32)],
    pub(super) stack: &'s [u32],
}

impl std::fmt::Debug for State<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("positions", &self.entries.len()).finish_non_exhaustive()
    }
}

/// Passes bytes through and computes their checksum.
struct Summed<T> {
    inner: T,
    sum: crc32fast::Hasher,
}

impl<T> Summed<T> {
    fn new(inner: T) -> Summed<T> {
        Summed { inner, sum: crc32fast::Hasher::new() }
    }
}

impl<W: Write> Summed<W> {
    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.update(bytes);
        self.inner.write_all(bytes)
    }

    fn number(&mut self, number: u32) -> io::Result<()> {
        self.put(&number.to_le_bytes())
    }

    fn node(&mut self, node: &Node) -> io::Result<()> {
        self.put(&board_bytes(&node.board))?;
        self.put(&[u8::from(node.own)])
    }
}

impl State<'_> {
    /// Writes the checkpoint in many small pieces.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_to(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut out = Summed::new(out);
        out.put(&self.question.bytes())?;
        out.put(&[u8::from(self.own), self.sets.len() as u8])?;
        // Only a "does not lose" set precedes another search, and its ranks are unused.
        for set in self.sets {
            out.number(set.members.len() as u32)?;
            for member in &set.members {
                out.node(&member.node)?;
            }
        }
        out.number(self.entries.len() as u32)?;
        for entry in self.entries {
            out.node(&entry.node)?;
            out.put(&[u8::from(entry.expanded)])?;
            for number in [entry.edges, entry.rank, entry.choice] {
                out.number(number)?;
            }
        }
        out.number(self.edges.len() as u32)?;
        for &(from, next) in self.edges {
            out.number(from)?;
            out.number(next)?;
        }
        out.number(self.stack.len() as u32)?;
        for &id in self.stack {
            out.number(id)?;
        }
        let sum = out.sum.finalize();
        out.inner.write_all(&sum.to_le_bytes())
    }
}

impl Checkpoint {
    /// Reads a checkpoint of this question.
    ///
    /// # Errors
    /// If the checkpoint is for another question, damaged, or cannot be read.
    pub(super) fn read(
        input: &mut dyn Read,
        question: &Question,
        board: BoardKind,
    ) -> Result<Checkpoint, TableError> {
        let failed = |error: io::Error| match error.kind() {
            io::ErrorKind::UnexpectedEof => TableError::damaged(NAME, "it ends too soon"),
            io::ErrorKind::InvalidData => TableError::damaged(NAME, error.to_string()),
            _ => TableError::Storage { name: NAME.to_owned(), error },
        };
        let layout = board.layout();
        let squares = (0..usize::from(board.squares())).map(|square| 1_u64 << layout.bit_of[square]);
        let mut reader = Reader { input: Summed::new(input), board: squares.fold(0, |all, bit| all | bit) };
        let expected = question.bytes();
        let mut bytes = vec![0; expected.len()];
        reader.fill(&mut bytes).map_err(failed)?;
        if bytes != expected {
            let what =
                "it belongs to another position, other rules, other tables or another version".to_owned();
            return Err(TableError::Foreign { name: NAME.to_owned(), what });
        }
        let checkpoint = reader.checkpoint().map_err(failed)?;
        let sum = reader.input.sum.clone().finalize();
        let mut stored = [0; 4];
        reader.input.inner.read_exact(&mut stored).map_err(failed)?;
        if u32::from_le_bytes(stored) == sum {
            Ok(checkpoint)
        } else {
            Err(TableError::damaged(NAME, "its checksum is wrong"))
        }
    }
}

struct Reader<R> {
    input: Summed<R>,
    /// All squares.
    board: u64,
}

impl<R: Read> Reader<R> {
    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        self.input.inner.read_exact(bytes)?;
        self.input.sum.update(bytes);
        Ok(())
    }

    fn take<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }

    fn number(&mut self) -> io::Result<u32> {
        self.take().map(u32::from_le_bytes)
    }

    /// A number below `end`, or `NONE`.
    fn optional(&mut self, end: usize) -> io::Result<u32> {
        let number = self.number()?;
        if number == NONE || (number as usize) < end { Ok(number) } else { Err(out_of_range()) }
    }

    fn below(&mut self, end: usize) -> io::Result<u32> {
        let number = self.number()?;
        if (number as usize) < end { Ok(number) } else { Err(out_of_range()) }
    }

    fn truth(&mut self) -> io::Result<bool> {
        let [byte] = self.take()?;
        if byte > 1 { Err(out_of_range()) } else { Ok(byte == 1) }
    }

    fn node(&mut self) -> io::Result<Node> {
        let mut word = || self.take().map(u64::from_le_bytes);
        let board = TablePosition { white: word()?, black: word()?, kings: word()? };
        let occupied = board.white | board.black;
        if board.white & board.black != 0 || board.kings & !occupied != 0 || occupied & !self.board != 0 {
            return Err(out_of_range());
        }
        Ok(Node { board, own: self.truth()? })
    }

    /// A list with its length. A false length must not allocate memory, so the list grows as items arrive.
    fn list<T>(&mut self, mut one: impl FnMut(&mut Self, usize) -> io::Result<T>) -> io::Result<Vec<T>> {
        let count = self.number()?;
        let mut list = Vec::new();
        for at in 0..count as usize {
            list.push(one(self, at)?);
        }
        Ok(list)
    }

    fn checkpoint(&mut self) -> io::Result<Checkpoint> {
        let own = self.truth()?;
        let [count] = self.take()?;
        let mut sets = Vec::new();
        for _ in 0..count {
            let members = self.list(|reader, _| reader.node().map(|node| Member { node, rank: 0 }))?;
            sets.push(ProofSet::new(Claim::DoesNotLose, members));
        }
        if own != sets.is_empty() || sets.len() > 1 {
            return Err(out_of_range());
        }
        let entries = self.list(|reader, _| {
            let (node, expanded) = (reader.node()?, reader.truth()?);
            let (edges, rank, choice) = (reader.number()?, reader.number()?, reader.number()?);
            Ok(Entry { node, edges, rank, choice, expanded })
        })?;
        let count = entries.len();
        // The edges of a position form a chain to ever smaller numbers, so it ends.
        let edges = self.list(|reader, at| Ok((reader.below(count)?, reader.optional(at)?)))?;
        let fits = |number: u32, end: usize| number == NONE || (number as usize) < end;
        if !entries.iter().all(|entry| fits(entry.edges, edges.len()) && fits(entry.choice, count)) {
            return Err(out_of_range());
        }
        let stack = self.list(|reader, _| reader.below(count))?;
        Ok(Checkpoint { own, sets, entries, edges, stack })
    }
}

fn out_of_range() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "it is malformed")
}

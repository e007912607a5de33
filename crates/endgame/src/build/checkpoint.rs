//! What a search for a proof has found so far, as bytes: whoever keeps them goes on from there, to the same proof.
//!
//! Not here: the search, and where the bytes lie. They are read with a checksum, and nothing in them is believed that could
//! send the search astray: what is out of range makes the whole unreadable.

use std::io::{self, Read, Write};

use crownhead_rules::{AnyRules, BoardKind, Color, table_position::TablePosition};

use crate::build::proof::{Claim, Member, Node, ProofSet, TablesFingerprint};
use crate::error::TableError;
use crate::rules_key::RulesKey;

const MAGIC: &[u8; 8] = b"CHsolve\x01";
/// What the bytes are called in problems.
const NAME: &str = "the kept state";
/// In place of a number: there is none.
pub(super) const NONE: u32 = u32::MAX;

/// A position on the way.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) node: Node,
    /// The first of the edges from those that lead here.
    pub(super) edges: u32,
    /// The rank of a lost position; `NONE` if it is not known to be lost.
    pub(super) rank: u32,
    /// What the side has chosen; `NONE` if that is a good position of the tables.
    pub(super) choice: u32,
    pub(super) expanded: bool,
}

/// What is being solved, and by which tables.
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
    for (place, word) in bytes.chunks_exact_mut(8).zip([board.white, board.black, board.kings]) {
        place.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// What there is so far.
pub(super) struct Found {
    /// Whether the question is about the side to move at the start, or about the other.
    pub(super) own: bool,
    /// What was proved before.
    pub(super) sets: Vec<ProofSet>,
    pub(super) places: Vec<Place>,
    pub(super) edges: Vec<(u32, u32)>,
    pub(super) stack: Vec<u32>,
}

/// The state of a search, to be written out.
pub struct State<'s> {
    pub(super) question: &'s Question,
    pub(super) own: bool,
    pub(super) sets: &'s [ProofSet],
    pub(super) places: &'s [Place],
    pub(super) edges: &'s [(u32, u32)],
    pub(super) stack: &'s [u32],
}

impl std::fmt::Debug for State<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("positions", &self.places.len()).finish_non_exhaustive()
    }
}

/// Passes bytes on and adds them up.
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
    /// Writes it out, in many small pieces.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_to(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut out = Summed::new(out);
        out.put(&self.question.bytes())?;
        out.put(&[u8::from(self.own), self.sets.len() as u8])?;
        // Only "does not lose" comes before another question, and its ranks say nothing.
        for set in self.sets {
            out.number(set.members.len() as u32)?;
            for member in &set.members {
                out.node(&member.node)?;
            }
        }
        out.number(self.places.len() as u32)?;
        for place in self.places {
            out.node(&place.node)?;
            out.put(&[u8::from(place.expanded)])?;
            for number in [place.edges, place.rank, place.choice] {
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

impl Found {
    /// What was kept of this question.
    ///
    /// # Errors
    /// If it is the state of another question, damaged, or cannot be read.
    pub(super) fn read(
        input: &mut dyn Read,
        question: &Question,
        board: BoardKind,
    ) -> Result<Found, TableError> {
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
            let what = "it is of another position, other rules, other tables or another version".to_owned();
            return Err(TableError::Foreign { name: NAME.to_owned(), what });
        }
        let found = reader.found().map_err(failed)?;
        let sum = reader.input.sum.clone().finalize();
        let mut stored = [0; 4];
        reader.input.inner.read_exact(&mut stored).map_err(failed)?;
        if u32::from_le_bytes(stored) == sum {
            Ok(found)
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

    /// A number below `end`, or none.
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

    /// So many things. A length that is a lie must not take memory: room grows as they come.
    fn list<T>(&mut self, mut one: impl FnMut(&mut Self, usize) -> io::Result<T>) -> io::Result<Vec<T>> {
        let count = self.number()?;
        let mut list = Vec::new();
        for at in 0..count as usize {
            list.push(one(self, at)?);
        }
        Ok(list)
    }

    fn found(&mut self) -> io::Result<Found> {
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
        let places = self.list(|reader, _| {
            let (node, expanded) = (reader.node()?, reader.truth()?);
            let (edges, rank, choice) = (reader.number()?, reader.number()?, reader.number()?);
            Ok(Place { node, edges, rank, choice, expanded })
        })?;
        let count = places.len();
        // Those that lead to a position are a chain that leads backwards, so it ends.
        let edges = self.list(|reader, at| Ok((reader.below(count)?, reader.optional(at)?)))?;
        let fits = |number: u32, end: usize| number == NONE || (number as usize) < end;
        if !places.iter().all(|place| fits(place.edges, edges.len()) && fits(place.choice, count)) {
            return Err(out_of_range());
        }
        let stack = self.list(|reader, _| reader.below(count))?;
        Ok(Found { own, sets, places, edges, stack })
    }
}

fn out_of_range() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "it makes no sense")
}

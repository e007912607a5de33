//! Solves a whole game: finds the value of a position with more pieces than the tables cover, and a proof.
//!
//! The search asks whether a side can be made to lose. It expands positions one by one: the side chooses one move,
//! its opponent tries all. A loss known from tables, the end of the game or other positions is propagated to its
//! predecessors, and a choice that turns out to lose is replaced. What remains is a set of positions that the side
//! never has to leave and in which it has not lost, though play may go on forever. If the start is not in that set,
//! every lost position has a rank greater than the ranks of the positions it depends on, so the opponent wins. This
//! is the local fixed-point evaluation of X. Liu and S. A. Smolka (1998). Draws by rule are ignored, as in tables.
//!
//! Not here: the file of a proof (`proof_file`), its check (`proof`), which shares no code with the search, and
//! checkpoints (`checkpoint`). A resumed search does exactly what the uninterrupted one would have done.

use std::collections::HashMap;
use std::io::Read;

use crownhead_rules::{AnyRules, table_position::TablePosition};

use crate::board::TableContext;
use crate::build::checkpoint::{Checkpoint, Entry, NONE, Question, State};
use crate::build::proof::{Claim, Member, Node, Proof, ProofSet, TablesFingerprint};
use crate::error::TableError;
use crate::index::table_position;
use crate::probe::Prober;
use crate::probe::successors::Successors;
use crate::value::Value;

/// Bytes of memory that a position takes at most, spare capacity included.
const BYTES_A_POSITION: u64 = 256;
/// Depth of the search that chooses a move. A deeper one costs more than it saves.
const PLIES: u32 = 1;
/// A move to a known position is preferred if its score is within this margin of the best, in hundredths of a man.
const CLOSE: i32 = 20;
/// The score of a won position.
const WON: i32 = 1_000_000;

/// Receives progress and checkpoints of [`solve_game`].
pub trait SolveMonitor {
    /// Reports the number of positions found and waiting. Called now and then.
    fn progress(&mut self, positions: usize, waiting: usize);
    /// Whether to write a checkpoint now. Called now and then.
    fn wants_checkpoint(&mut self) -> bool {
        false
    }
    /// Receives a checkpoint.
    fn save(&mut self, _: &State<'_>) {}
}

/// The status of a position that is known without expanding it.
enum Status {
    Safe,
    Lost(u32),
    Open,
}

struct Solver<'p> {
    context: &'p TableContext,
    successors: Successors<u64>,
    prober: &'p mut Prober<u64>,
    reach: u32,
    ids: HashMap<Node, u32>,
    entries: Vec<Entry>,
    edges: Vec<(u32, u32)>,
    stack: Vec<u32>,
    most: usize,
}

/// Solves a position by search and tables with at most `bytes` bytes of memory. Resumes from the checkpoint `kept` if
/// there is one.
///
/// # Errors
/// If the board is too large, tables are missing or unreadable, memory is too small, or the checkpoint is damaged or
/// for another position.
pub fn solve_game(
    start: &crownhead_rules::AnyPosition,
    prober: &mut Prober<u64>,
    tables: TablesFingerprint,
    bytes: u64,
    kept: Option<&mut dyn Read>,
    monitor: &mut dyn SolveMonitor,
) -> Result<Proof, TableError> {
    let rules: AnyRules = start.rules();
    let context = TableContext::new::<u64>(rules).ok_or(TableError::TooWide)?;
    let board: TablePosition<u64> = table_position(start);
    let known = prober.value(&board)?.map(Value::without_distance);
    if let Some(value) = known {
        return Ok(Proof::new(&rules, start.turn(), board, tables, value, Vec::new()));
    }
    let most = usize::try_from(bytes / BYTES_A_POSITION).unwrap_or(usize::MAX).min(NONE as usize - 1);
    let question = Question::new(&rules, start.turn(), board, tables);
    let mut kept = kept.map(|kept| Checkpoint::read(kept, &question, rules.board())).transpose()?;
    let mut sets = kept.as_mut().map(|kept| std::mem::take(&mut kept.sets)).unwrap_or_default();
    let mut value = Value::Draw;
    let both = kept.as_ref().is_none_or(|kept| kept.own);
    for own in if both { &[true, false][..] } else { &[false] } {
        let own = *own;
        let mut solver = Solver::new(&context, prober, u32::from(tables.pieces), most);
        let set = solver.run(
            Node { board, own },
            kept.take(),
            &mut Recorder { question: &question, sets: &sets, monitor },
        )?;
        let lost = set.claim == Claim::Wins;
        sets.push(set);
        if lost {
            value = if own { Value::Loss(0) } else { Value::Win(0) };
            // The set for the other side is not needed.
            sets.drain(..sets.len() - 1);
            break;
        }
    }
    Ok(Proof::new(&rules, start.turn(), board, tables, value, sets))
}

/// The monitor, with what a checkpoint holds besides the search.
struct Recorder<'k> {
    question: &'k Question,
    sets: &'k [ProofSet],
    monitor: &'k mut dyn SolveMonitor,
}

impl<'p> Solver<'p> {
    fn new(context: &'p TableContext, prober: &'p mut Prober<u64>, reach: u32, most: usize) -> Solver<'p> {
        Solver {
            context,
            successors: Successors::new(context),
            prober,
            reach,
            ids: HashMap::new(),
            entries: Vec::new(),
            edges: Vec::new(),
            stack: Vec::new(),
            most,
        }
    }

    /// The set that proves that the side does not lose, or that its opponent wins.
    fn run(
        &mut self,
        start: Node,
        kept: Option<Checkpoint>,
        recorder: &mut Recorder<'_>,
    ) -> Result<ProofSet, TableError> {
        // The start is always the first position.
        let root = 0;
        if let Some(kept) = kept {
            self.resume(kept, start)?;
        } else {
            self.id_of(start)?;
            self.stack.push(root);
        }
        let mut steps: u32 = 0;
        while let Some(id) = self.stack.pop() {
            let entry = &self.entries[id as usize];
            if entry.expanded || entry.rank != NONE || (id != root && !self.is_wanted(id)) {
                continue;
            }
            self.expand(id)?;
            if self.entries[root as usize].rank != NONE {
                break;
            }
            steps = steps.wrapping_add(1);
            if steps.is_multiple_of(1024) {
                recorder.monitor.progress(self.entries.len(), self.stack.len());
            }
            if steps.is_multiple_of(8) && recorder.monitor.wants_checkpoint() {
                let state = self.state(start.own, recorder.question, recorder.sets);
                recorder.monitor.save(&state);
            }
        }
        if self.entries[root as usize].rank == NONE { Ok(self.safe_set(root)) } else { self.lost_set(root) }
    }

    /// Resumes from a checkpoint.
    fn resume(&mut self, kept: Checkpoint, start: Node) -> Result<(), TableError> {
        let ids = kept.entries.iter().zip(0..).map(|(entry, id)| (entry.node, id));
        self.ids = ids.collect();
        let whole = self.ids.len() == kept.entries.len() && self.ids.get(&start) == Some(&0);
        if !whole {
            return Err(TableError::damaged("the checkpoint", "it lacks the start or repeats a position"));
        }
        (self.entries, self.edges, self.stack) = (kept.entries, kept.edges, kept.stack);
        Ok(())
    }

    fn state<'s>(&'s self, own: bool, question: &'s Question, sets: &'s [ProofSet]) -> State<'s> {
        let (entries, edges, stack) = (&self.entries, &self.edges, &self.stack);
        State { question, own, sets, entries, edges, stack }
    }

    /// Whether a position that is not known to be lost depends on this one.
    fn is_wanted(&self, id: u32) -> bool {
        let mut edge = self.entries[id as usize].edges;
        while let Some(&(from, next)) = self.edges.get(edge as usize) {
            let entry = &self.entries[from as usize];
            if entry.rank == NONE && (!entry.node.own || entry.choice == id) {
                return true;
            }
            edge = next;
        }
        false
    }

    fn id_of(&mut self, node: Node) -> Result<u32, TableError> {
        if let Some(&id) = self.ids.get(&node) {
            return Ok(id);
        }
        if self.entries.len() >= self.most {
            return Err(TableError::TooManyPositions(self.entries.len()));
        }
        let id = self.entries.len() as u32;
        self.ids.insert(node, id);
        self.entries.push(Entry { node, edges: NONE, rank: NONE, choice: NONE, expanded: false });
        Ok(id)
    }

    fn children(&mut self, board: &TablePosition<u64>) -> Vec<TablePosition<u64>> {
        self.successors.move_source.moves(board, &mut self.successors.moves);
        let after = self.successors.moves.iter().map(|mv| board.after(mv, self.context.turn));
        let mut after: Vec<TablePosition<u64>> = after.collect();
        after.sort_unstable();
        after.dedup();
        after
    }

    /// The table value for the side to move.
    fn table_value(&mut self, board: &TablePosition<u64>) -> Result<Option<Value>, TableError> {
        if board.occupied().count_ones() > self.reach { Ok(None) } else { self.prober.value(board) }
    }

    fn status(&mut self, node: &Node) -> Result<Status, TableError> {
        if let Some(&id) = self.ids.get(node) {
            let rank = self.entries[id as usize].rank;
            return Ok(if rank == NONE { Status::Open } else { Status::Lost(rank) });
        }
        Ok(match self.table_value(&node.board)? {
            None => Status::Open,
            Some(value) if is_lost(value, node.own) => Status::Lost(0),
            Some(_) => Status::Safe,
        })
    }

    fn expand(&mut self, id: u32) -> Result<(), TableError> {
        self.entries[id as usize].expanded = true;
        let node = self.entries[id as usize].node;
        let after = self.children(&node.board);
        let lost = if after.is_empty() {
            is_lost(self.successors.stuck(&node.board), node.own).then_some(0)
        } else if node.own {
            self.choose_move(id, &after)?
        } else {
            self.expand_opponent(id, &after)?
        };
        lost.map_or(Ok(()), |rank| self.mark_lost(id, rank))
    }

    /// Expands a position of the opponent. Returns a rank if one of its moves makes the side lose.
    fn expand_opponent(&mut self, id: u32, after: &[TablePosition<u64>]) -> Result<Option<u32>, TableError> {
        let mut open = Vec::new();
        for &board in after {
            let node = Node { board, own: true };
            match self.status(&node)? {
                Status::Safe => {}
                Status::Lost(rank) => return Ok(Some(rank + 1)),
                Status::Open => open.push(node),
            }
        }
        let mut ordered = Vec::new();
        for node in open {
            ordered.push((self.shallow_search(&node.board, PLIES, -WON, WON)?, node));
        }
        // Positions that look worst for the side are searched first, so they are pushed last.
        ordered.sort_by_key(|&(score, _)| -score);
        for (_, node) in ordered {
            let child = self.id_of(node)?;
            self.connect(id, child);
        }
        Ok(None)
    }

    fn connect(&mut self, from: u32, to: u32) {
        let entry = &mut self.entries[to as usize];
        self.edges.push((from, entry.edges));
        entry.edges = self.edges.len() as u32 - 1;
        if !entry.expanded {
            self.stack.push(to);
        }
    }

    /// Chooses a move that is not known to lose. Returns a rank if every move loses.
    fn choose_move(&mut self, id: u32, after: &[TablePosition<u64>]) -> Result<Option<u32>, TableError> {
        let (mut open, mut worst) = (Vec::new(), 0);
        for &board in after {
            let node = Node { board, own: false };
            match self.status(&node)? {
                Status::Safe => {
                    self.entries[id as usize].choice = NONE;
                    return Ok(None);
                }
                Status::Lost(rank) => worst = worst.max(rank),
                Status::Open => open.push(node),
            }
        }
        if open.is_empty() {
            return Ok(Some(worst + 1));
        }
        let mut ordered = Vec::new();
        for node in open {
            let score = -self.shallow_search(&node.board, PLIES, -WON, WON)?;
            ordered.push((score, self.ids.contains_key(&node), node));
        }
        let best = ordered.iter().map(|&(score, ..)| score).max().unwrap_or(0);
        let close = ordered.iter().filter(|&&(score, ..)| score >= best - CLOSE);
        if let Some(&(_, _, node)) = close.max_by_key(|&&(score, been, _)| (been, score)) {
            let child = self.id_of(node)?;
            self.entries[id as usize].choice = child;
            self.connect(id, child);
        }
        Ok(None)
    }

    /// Marks a position as lost and propagates the loss.
    fn mark_lost(&mut self, id: u32, rank: u32) -> Result<(), TableError> {
        let mut lost = vec![(id, rank)];
        while let Some((id, rank)) = lost.pop() {
            if self.entries[id as usize].rank != NONE {
                continue;
            }
            self.entries[id as usize].rank = rank;
            let mut edge = self.entries[id as usize].edges;
            while let Some(&(from, next)) = self.edges.get(edge as usize) {
                edge = next;
                let entry = &self.entries[from as usize];
                let Node { board, own } = entry.node;
                if entry.rank != NONE || (own && entry.choice != id) {
                    continue;
                }
                if !own {
                    lost.push((from, rank + 1));
                    continue;
                }
                let after = self.children(&board);
                if let Some(rank) = self.choose_move(from, &after)? {
                    lost.push((from, rank));
                }
            }
        }
        Ok(())
    }

    /// A shallow search: the score for the side to move, by material and tables.
    fn shallow_search(
        &mut self,
        board: &TablePosition<u64>,
        plies: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, TableError> {
        match self.table_value(board)? {
            Some(Value::Win(_)) => return Ok(WON - 100 + plies as i32),
            Some(Value::Loss(_)) => return Ok(100 - WON - plies as i32),
            Some(Value::Draw) => return Ok(0),
            None => {}
        }
        let after = self.children(board);
        if after.is_empty() {
            let wins = matches!(self.successors.stuck(board), Value::Win(_));
            return Ok(if wins { WON - 100 + plies as i32 } else { 100 - WON - plies as i32 });
        }
        if plies == 0 && !self.successors.move_source.must_capture(board) {
            return Ok(material(board));
        }
        let mut best = -WON;
        for board in after {
            let score = -self.shallow_search(&board, plies.saturating_sub(1), -beta, -alpha)?;
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// The positions that the side never has to leave.
    fn safe_set(&mut self, root: u32) -> ProofSet {
        let (mut seen, mut stack, mut members) = (vec![false; self.entries.len()], vec![root], Vec::new());
        while let Some(id) = stack.pop() {
            if std::mem::replace(&mut seen[id as usize], true) {
                continue;
            }
            let Entry { node, choice, .. } = self.entries[id as usize];
            members.push(Member { node, rank: 0 });
            if !node.own {
                for board in self.children(&node.board) {
                    stack.extend(self.ids.get(&Node { board, own: true }));
                }
            } else if choice != NONE {
                stack.push(choice);
            }
        }
        ProofSet::new(Claim::DoesNotLose, members)
    }

    /// The positions through which the opponent wins, seen from the opponent.
    fn lost_set(&mut self, root: u32) -> Result<ProofSet, TableError> {
        let (mut seen, mut stack, mut members) = (vec![false; self.entries.len()], vec![root], Vec::new());
        while let Some(id) = stack.pop() {
            if std::mem::replace(&mut seen[id as usize], true) {
                continue;
            }
            let Entry { node, rank, .. } = self.entries[id as usize];
            members.push(Member { node: Node { own: !node.own, ..node }, rank });
            let after = self.children(&node.board);
            let mut ranked = Vec::new();
            for board in after {
                let next = Node { board, own: !node.own };
                if let Status::Lost(rank) = self.status(&next)? {
                    ranked.push((rank, self.ids.get(&next).copied()));
                }
            }
            if node.own {
                stack.extend(ranked.iter().filter_map(|(_, id)| *id));
            } else if let Some((_, Some(id))) = ranked.iter().min() {
                stack.push(*id);
            }
        }
        Ok(ProofSet::new(Claim::Wins, members))
    }
}

/// Whether the side has lost, given the value for the side to move; `own` says that this is the side itself.
fn is_lost(value: Value, own: bool) -> bool {
    matches!((value, own), (Value::Loss(_), true) | (Value::Win(_), false))
}

/// The material balance in hundredths of a man; a king counts 150.
fn material(board: &TablePosition<u64>) -> i32 {
    let worth = |set: u64| (100 * set.count_ones() + 50 * (set & board.kings).count_ones()) as i32;
    worth(board.white) - worth(board.black)
}

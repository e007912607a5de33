//! Solving a whole game: who wins from a position with more pieces than tables have, and the proof of it.
//!
//! Asked is whether a side can be made to lose. Positions are looked at one by one: the side chooses one move, its
//! opponent tries all. Where tables, the end of the game or other positions say that the side loses, that is carried back,
//! and whoever chose a losing move chooses another. What is left in the end is a set of positions that the side need never
//! leave and in which it has not lost: it loses nowhere, though play may go on forever. If the start is not in it, every
//! losing position has a rank, greater than the ranks of those that it follows from, so that the opponent wins (the local
//! evaluation of fixed points of X. Liu and S. A. Smolka, 1998). Draws by rule are unknown here, as they are to tables.
//!
//! Not here: the file of a proof, and its check, which shares nothing with this; the bytes of what is kept on the way
//! (`checkpoint`). Where a search goes on from what was kept, it does what it would have done.

use std::collections::HashMap;
use std::io::Read;

use crownhead_rules::{AnyRules, table_position::TablePosition};

use crate::board::TableContext;
use crate::build::checkpoint::{Found, NONE, Place, Question, State};
use crate::build::proof::{Claim, Member, Node, Proof, ProofSet, TablesFingerprint};
use crate::error::TableError;
use crate::index::table_position;
use crate::probe::Prober;
use crate::probe::successors::Successors;
use crate::value::Value;

/// Bytes of memory that each position takes, roughly, the room that grows included.
const BYTES_A_POSITION: u64 = 256;
/// Plies that are looked ahead to choose a move. More of them cost more than they spare.
const PLIES: u32 = 1;
/// A move is as good as the best one if it is worth so little less, in hundredths of a man, and leads where one has been.
const CLOSE: i32 = 20;
/// What a position known to be won is worth.
const WON: i32 = 1_000_000;

/// Receives how far the work is: positions at hand, and those that wait; and what it takes to go on from there.
pub trait SolveMonitor {
    /// Called now and then.
    fn look(&mut self, positions: usize, waiting: usize);
    /// Whether the state is to be kept now; asked now and then.
    fn wants_checkpoint(&mut self) -> bool {
        false
    }
    /// Keeps the state.
    fn keep(&mut self, _: &State<'_>) {}
}

/// What is known of a position without looking at its moves.
enum Judged {
    Good,
    Lost(u32),
    Open,
}

struct Solver<'p> {
    context: &'p TableContext,
    successors: Successors<u64>,
    prober: &'p mut Prober<u64>,
    reach: u32,
    ids: HashMap<Node, u32>,
    places: Vec<Place>,
    edges: Vec<(u32, u32)>,
    stack: Vec<u32>,
    most: usize,
}

/// Solves a position by search and tables, with at most so many bytes of memory; goes on from what was kept, if
/// anything was.
///
/// # Errors
/// If the board is too large, there are no tables, one cannot be read, memory is too small, or what was kept is of
/// another position or damaged.
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
    let mut kept = kept.map(|kept| Found::read(kept, &question, rules.board())).transpose()?;
    let mut sets = kept.as_mut().map(|kept| std::mem::take(&mut kept.sets)).unwrap_or_default();
    let mut value = Value::Draw;
    let both = kept.as_ref().is_none_or(|kept| kept.own);
    for own in if both { &[true, false][..] } else { &[false] } {
        let own = *own;
        let mut solver = Solver::new(&context, prober, u32::from(tables.pieces), most);
        let set = solver.run(
            Node { board, own },
            kept.take(),
            &mut Keeper { question: &question, sets: &sets, monitor },
        )?;
        let lost = set.claim == Claim::Wins;
        sets.push(set);
        if lost {
            value = if own { Value::Loss(0) } else { Value::Win(0) };
            // The other set says less.
            sets.drain(..sets.len() - 1);
            break;
        }
    }
    Ok(Proof::new(&rules, start.turn(), board, tables, value, sets))
}

/// Whoever watches, with what has to be kept beside the search.
struct Keeper<'k> {
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
            places: Vec::new(),
            edges: Vec::new(),
            stack: Vec::new(),
            most,
        }
    }

    /// The set that proves that the side need not lose, or that its opponent wins.
    fn run(
        &mut self,
        start: Node,
        kept: Option<Found>,
        keeper: &mut Keeper<'_>,
    ) -> Result<ProofSet, TableError> {
        // The start is the first position of all, kept or not.
        let root = 0;
        if let Some(kept) = kept {
            self.take_up(kept, start)?;
        } else {
            self.id_of(start)?;
            self.stack.push(root);
        }
        let mut steps: u32 = 0;
        while let Some(id) = self.stack.pop() {
            let place = &self.places[id as usize];
            if place.expanded || place.rank != NONE || (id != root && !self.is_wanted(id)) {
                continue;
            }
            self.expand(id)?;
            if self.places[root as usize].rank != NONE {
                break;
            }
            steps = steps.wrapping_add(1);
            if steps.is_multiple_of(1024) {
                keeper.monitor.look(self.places.len(), self.stack.len());
            }
            if steps.is_multiple_of(8) && keeper.monitor.wants_checkpoint() {
                let state = self.state(start.own, keeper.question, keeper.sets);
                keeper.monitor.keep(&state);
            }
        }
        if self.places[root as usize].rank == NONE { Ok(self.safe_set(root)) } else { self.lost_set(root) }
    }

    /// Goes on from what was kept.
    fn take_up(&mut self, kept: Found, start: Node) -> Result<(), TableError> {
        let ids = kept.places.iter().zip(0..).map(|(place, id)| (place.node, id));
        self.ids = ids.collect();
        let whole = self.ids.len() == kept.places.len() && self.ids.get(&start) == Some(&0);
        if !whole {
            return Err(TableError::damaged("the kept state", "it has no start, or a position twice"));
        }
        (self.places, self.edges, self.stack) = (kept.places, kept.edges, kept.stack);
        Ok(())
    }

    fn state<'s>(&'s self, own: bool, question: &'s Question, sets: &'s [ProofSet]) -> State<'s> {
        let (places, edges, stack) = (&self.places, &self.edges, &self.stack);
        State { question, own, sets, places, edges, stack }
    }

    /// Whether a position that is not lost leads here for as much as is known.
    fn is_wanted(&self, id: u32) -> bool {
        let mut edge = self.places[id as usize].edges;
        while let Some(&(from, next)) = self.edges.get(edge as usize) {
            let place = &self.places[from as usize];
            if place.rank == NONE && (!place.node.own || place.choice == id) {
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
        if self.places.len() >= self.most {
            return Err(TableError::TooManyPositions(self.places.len()));
        }
        let id = self.places.len() as u32;
        self.ids.insert(node, id);
        self.places.push(Place { node, edges: NONE, rank: NONE, choice: NONE, expanded: false });
        Ok(id)
    }

    fn successors(&mut self, board: &TablePosition<u64>) -> Vec<TablePosition<u64>> {
        self.successors.move_source.moves(board, &mut self.successors.moves);
        let after = self.successors.moves.iter().map(|mv| board.after(mv, self.context.turn));
        let mut after: Vec<TablePosition<u64>> = after.collect();
        after.sort_unstable();
        after.dedup();
        after
    }

    /// What tables say, to the side to move.
    fn table_value(&mut self, board: &TablePosition<u64>) -> Result<Option<Value>, TableError> {
        if board.occupied().count_ones() > self.reach { Ok(None) } else { self.prober.value(board) }
    }

    fn judge(&mut self, node: &Node) -> Result<Judged, TableError> {
        if let Some(&id) = self.ids.get(node) {
            let rank = self.places[id as usize].rank;
            return Ok(if rank == NONE { Judged::Open } else { Judged::Lost(rank) });
        }
        Ok(match self.table_value(&node.board)? {
            None => Judged::Open,
            Some(value) if is_lost(value, node.own) => Judged::Lost(0),
            Some(_) => Judged::Good,
        })
    }

    fn expand(&mut self, id: u32) -> Result<(), TableError> {
        self.places[id as usize].expanded = true;
        let node = self.places[id as usize].node;
        let after = self.successors(&node.board);
        let lost = if after.is_empty() {
            is_lost(self.successors.stuck(&node.board), node.own).then_some(0)
        } else if node.own {
            self.choose(id, &after)?
        } else {
            self.try_all(id, &after)?
        };
        lost.map_or(Ok(()), |rank| self.condemn(id, rank))
    }

    /// The opponent's moves all lead on, or one of them makes the side lose: the rank is told.
    fn try_all(&mut self, id: u32, after: &[TablePosition<u64>]) -> Result<Option<u32>, TableError> {
        let mut open = Vec::new();
        for &board in after {
            let node = Node { board, own: true };
            match self.judge(&node)? {
                Judged::Good => {}
                Judged::Lost(rank) => return Ok(Some(rank + 1)),
                Judged::Open => open.push(node),
            }
        }
        let mut ordered = Vec::new();
        for node in open {
            ordered.push((self.look_ahead(&node.board, PLIES, -WON, WON)?, node));
        }
        // What is worst for the side is looked at first, and so goes on the stack last.
        ordered.sort_by_key(|&(score, _)| -score);
        for (_, node) in ordered {
            let child = self.id_of(node)?;
            self.connect(id, child);
        }
        Ok(None)
    }

    fn connect(&mut self, from: u32, to: u32) {
        let place = &mut self.places[to as usize];
        self.edges.push((from, place.edges));
        place.edges = self.edges.len() as u32 - 1;
        if !place.expanded {
            self.stack.push(to);
        }
    }

    /// The side chooses a move that is not known to lose; if there is none, the rank is told.
    fn choose(&mut self, id: u32, after: &[TablePosition<u64>]) -> Result<Option<u32>, TableError> {
        let (mut open, mut worst) = (Vec::new(), 0);
        for &board in after {
            let node = Node { board, own: false };
            match self.judge(&node)? {
                Judged::Good => {
                    self.places[id as usize].choice = NONE;
                    return Ok(None);
                }
                Judged::Lost(rank) => worst = worst.max(rank),
                Judged::Open => open.push(node),
            }
        }
        if open.is_empty() {
            return Ok(Some(worst + 1));
        }
        let mut ordered = Vec::new();
        for node in open {
            let score = -self.look_ahead(&node.board, PLIES, -WON, WON)?;
            ordered.push((score, self.ids.contains_key(&node), node));
        }
        let best = ordered.iter().map(|&(score, ..)| score).max().unwrap_or(0);
        let close = ordered.iter().filter(|&&(score, ..)| score >= best - CLOSE);
        if let Some(&(_, _, node)) = close.max_by_key(|&&(score, been, _)| (been, score)) {
            let child = self.id_of(node)?;
            self.places[id as usize].choice = child;
            self.connect(id, child);
        }
        Ok(None)
    }

    /// Notes that a position is lost, and what follows from it.
    fn condemn(&mut self, id: u32, rank: u32) -> Result<(), TableError> {
        let mut lost = vec![(id, rank)];
        while let Some((id, rank)) = lost.pop() {
            if self.places[id as usize].rank != NONE {
                continue;
            }
            self.places[id as usize].rank = rank;
            let mut edge = self.places[id as usize].edges;
            while let Some(&(from, next)) = self.edges.get(edge as usize) {
                edge = next;
                let place = &self.places[from as usize];
                let Node { board, own } = place.node;
                if place.rank != NONE || (own && place.choice != id) {
                    continue;
                }
                if !own {
                    lost.push((from, rank + 1));
                    continue;
                }
                let after = self.successors(&board);
                if let Some(rank) = self.choose(from, &after)? {
                    lost.push((from, rank));
                }
            }
        }
        Ok(())
    }

    /// What a position is worth to its side to move after so many plies, by pieces and tables.
    fn look_ahead(
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
        let after = self.successors(board);
        if after.is_empty() {
            let wins = matches!(self.successors.stuck(board), Value::Win(_));
            return Ok(if wins { WON - 100 + plies as i32 } else { 100 - WON - plies as i32 });
        }
        if plies == 0 && !self.successors.move_source.must_capture(board) {
            return Ok(judgment(board));
        }
        let mut best = -WON;
        for board in after {
            let score = -self.look_ahead(&board, plies.saturating_sub(1), -beta, -alpha)?;
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// The positions that the side need never leave.
    fn safe_set(&mut self, root: u32) -> ProofSet {
        let (mut seen, mut stack, mut members) = (vec![false; self.places.len()], vec![root], Vec::new());
        while let Some(id) = stack.pop() {
            if std::mem::replace(&mut seen[id as usize], true) {
                continue;
            }
            let Place { node, choice, .. } = self.places[id as usize];
            members.push(Member { node, rank: 0 });
            if !node.own {
                for board in self.successors(&node.board) {
                    stack.extend(self.ids.get(&Node { board, own: true }));
                }
            } else if choice != NONE {
                stack.push(choice);
            }
        }
        ProofSet::new(Claim::DoesNotLose, members)
    }

    /// The positions through which the opponent wins, told as its own.
    fn lost_set(&mut self, root: u32) -> Result<ProofSet, TableError> {
        let (mut seen, mut stack, mut members) = (vec![false; self.places.len()], vec![root], Vec::new());
        while let Some(id) = stack.pop() {
            if std::mem::replace(&mut seen[id as usize], true) {
                continue;
            }
            let Place { node, rank, .. } = self.places[id as usize];
            members.push(Member { node: Node { own: !node.own, ..node }, rank });
            let after = self.successors(&node.board);
            let mut ranked = Vec::new();
            for board in after {
                let next = Node { board, own: !node.own };
                if let Judged::Lost(rank) = self.judge(&next)? {
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

/// Whether the side has lost where its turn it is (`own`), or its opponent's, has that value.
fn is_lost(value: Value, own: bool) -> bool {
    matches!((value, own), (Value::Loss(_), true) | (Value::Win(_), false))
}

/// Pieces, a king for a man and a half, in hundredths of a man.
fn judgment(board: &TablePosition<u64>) -> i32 {
    let worth = |set: u64| (100 * set.count_ones() + 50 * (set & board.kings).count_ones()) as i32;
    worth(board.white) - worth(board.black)
}

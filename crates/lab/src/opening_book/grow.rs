//! The tree of an opening book, and which position is searched next.

use std::collections::HashMap;

use crownhead_engine::{BookMove, Engine, Limits, Monitor, OpeningBook, Score, Task};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Key, Role};

/// The plies by which a line counts as longer for each hundredth of a man that one of its moves costs.
const PLIES_PER_LOSS: f64 = 0.2;
/// The moves of a position that are scored. The others cost more than the book ever looks at.
const LINES: usize = 6;

/// The positions of a book with the scores of their moves.
#[derive(Clone, Debug)]
pub struct OpeningTree {
    rules: AnyRules,
    nodes: u64,
    entries: Vec<Entry>,
    places: HashMap<Key, usize>,
    /// The first ply of each position that a move of the book leads to.
    reached: HashMap<Key, u32>,
}

/// A position that was searched.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) position: AnyPosition,
    /// The plies of the line that led here first.
    ply: u32,
    pub(super) branches: Vec<Branch>,
    /// The score of the best move for the side to move, in hundredths of a man, by the lines in the book.
    value: i32,
    /// The length of the shortest line from here that may grow, with what its moves cost.
    need: f64,
}

/// A move of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) mv: AnyMove,
    /// Its score for the side to move, by the search of the position.
    pub(super) score: i32,
    /// The position after it.
    after: Key,
    /// The entry of that position, if it is one ply further.
    next: Option<usize>,
    /// Whether that position can't become an entry.
    closed: bool,
}

impl OpeningTree {
    /// An empty book.
    pub fn new(rules: AnyRules, nodes: u64) -> OpeningTree {
        OpeningTree { rules, nodes, entries: Vec::new(), places: HashMap::new(), reached: HashMap::new() }
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.rules
    }

    /// The nodes of each search.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing was searched yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Searches one more position. Returns false if the book is complete, or if the monitor stopped the search.
    pub fn grow(&mut self, engine: &mut Engine, monitor: &mut dyn Monitor) -> bool {
        let Some((position, ply)) = self.next() else { return false };
        engine.clear();
        let task = Task::from_position(position);
        let (lines, _) = engine.lines(&task, (&Limits::nodes(self.nodes), LINES), monitor);
        if monitor.should_stop() {
            return false;
        }
        self.add(position, ply, lines.iter().map(|line| (line.mv, line.score.0)));
        self.weigh();
        true
    }

    /// Adds a position that is not in the book yet.
    pub(super) fn add(
        &mut self,
        position: AnyPosition,
        ply: u32,
        moves: impl Iterator<Item = (AnyMove, i32)>,
    ) {
        let branch = |(mv, score): (AnyMove, i32)| {
            let after = position.play_unchecked(&mv);
            Branch { mv, score, after: after.key(), next: None, closed: !is_opening(&after) }
        };
        let branches: Vec<Branch> = moves.map(branch).collect();
        for branch in &branches {
            let first = self.reached.entry(branch.after).or_insert(ply + 1);
            *first = (*first).min(ply + 1);
        }
        self.places.insert(position.key(), self.entries.len());
        self.entries.push(Entry { position, ply, branches, value: 0, need: 0.0 });
    }

    /// The ply of a position, if a move of the book leads to it; 0 for the start.
    pub(super) fn ply_of(&self, position: &AnyPosition) -> Option<u32> {
        if self.entries.is_empty() {
            return (*position == AnyPosition::start(self.rules)).then_some(0);
        }
        self.reached.get(&position.key()).copied()
    }

    /// Whether a position is in the book.
    pub(super) fn knows(&self, position: &AnyPosition) -> bool {
        self.places.contains_key(&position.key())
    }

    /// Values and needs of all positions, from the last ply back to the start.
    pub(super) fn weigh(&mut self) {
        let mut order: Vec<usize> = (0..self.entries.len()).collect();
        order.sort_by_key(|&place| core::cmp::Reverse(self.entries[place].ply));
        for place in order {
            let ply = self.entries[place].ply;
            let mut branches = std::mem::take(&mut self.entries[place].branches);
            for branch in &mut branches {
                let known = self.places.get(&branch.after).copied();
                branch.next = known.filter(|&next| self.entries[next].ply == ply + 1);
                // A longer line that leads to a known position adds nothing.
                branch.closed |= known.is_some() && branch.next.is_none();
            }
            let value = branches.iter().map(|branch| self.value_of(branch)).max().unwrap_or(0);
            let needs = branches.iter().map(|branch| self.need_of(branch, value));
            let need = needs.fold(f64::INFINITY, f64::min);
            let entry = &mut self.entries[place];
            (entry.branches, entry.value, entry.need) = (branches, value, need);
        }
    }

    /// The score of a move by the lines after it.
    fn value_of(&self, branch: &Branch) -> i32 {
        branch.next.map_or(branch.score, |next| -self.entries[next].value)
    }

    /// The length of the shortest line that begins with this move and may grow.
    fn need_of(&self, branch: &Branch, best: i32) -> f64 {
        let rest = match branch.next {
            Some(next) => self.entries[next].need,
            None if branch.closed => f64::INFINITY,
            None => 0.0,
        };
        1.0 + rest + f64::from(best - self.value_of(branch)) * PLIES_PER_LOSS
    }

    /// The position to search next and its ply; `None` if no line may grow.
    fn next(&self) -> Option<(AnyPosition, u32)> {
        let Some(mut entry) = self.entries.first() else {
            return Some((AnyPosition::start(self.rules), 0));
        };
        loop {
            let need = |branch: &&Branch| self.need_of(branch, entry.value);
            let branch = entry.branches.iter().min_by(|a, b| need(a).total_cmp(&need(b)))?;
            if !need(&branch).is_finite() {
                return None;
            }
            let Some(next) = branch.next else {
                let position = entry.position.play_unchecked(&branch.mv);
                return Some((position, self.ply_of(&position)?));
            };
            entry = &self.entries[next];
        }
    }

    /// The book for play.
    pub fn book(&self) -> OpeningBook {
        let mut book = OpeningBook::default();
        for entry in &self.entries {
            let moves = entry.branches.iter();
            let moves = moves.map(|branch| BookMove { mv: branch.mv, score: Score(self.value_of(branch)) });
            book.add(&entry.position, moves.collect());
        }
        book
    }
}

/// Whether a game goes on here with men alone. Lines end with the first king: from then on, they could turn in circles.
fn is_opening(position: &AnyPosition) -> bool {
    let kings = position.pieces().any(|(_, piece)| piece.role == Role::King);
    !kings && !position.legal_moves().is_empty()
}

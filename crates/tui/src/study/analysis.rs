//! The engine at the board: what it is asked, and what it has found.
//!
//! Invariant: a finding counts only if it belongs to the last errand, and an errand is about one position. So a position
//! never shows the lines of another.

use std::time::Duration;

use crownhead_engine::{Chance, ProbeResult, Score, Task, Wdl};
use crownhead_rules::{AnyMove, AnyPosition, Color};
use crownhead_study::live::{Asked, Live};

use super::analyst::{Analyst, Errand, Finding, ScoredLine, Setup};
use super::desk::StudyApp;

/// Nodes searched at each position before the engine rests.
const NODES: u64 = 20_000_000;
/// The most lines.
pub(super) const MOST_LINES: usize = 5;
/// Evaluations are kept for at most so many nodes.
const MOST_KEPT: usize = 100_000;
/// The least and the greatest size of the transposition table, in mebibytes.
const MEMORY: [u32; 2] = [16, 4096];

/// What the user wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches of a screen")]
pub(super) struct Wanted {
    pub(super) on: bool,
    pub(super) lines: usize,
    pub(super) threat: bool,
    /// Whether the search has no limit.
    pub(super) deeper: bool,
    /// Whether lines show men instead of percentages.
    pub(super) men: bool,
    /// Whether the board shows the best move.
    pub(super) arrow: bool,
    pub(super) setup: Setup,
}

/// What the engine has found out about one position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Found {
    /// The position that the lines start from: with a threat, the turn has passed.
    pub(super) position: AnyPosition,
    pub(super) depth: u8,
    pub(super) nodes: u64,
    pub(super) time: Duration,
    pub(super) lines: Vec<ScoredLine>,
}

impl Found {
    /// White's score of a line.
    pub(super) fn white_score(&self, line: &ScoredLine) -> Score {
        if self.position.turn() == Color::White { line.score } else { Score(-line.score.0) }
    }

    /// White's chances of a line.
    pub(super) fn white_chance(&self, line: &ScoredLine) -> Chance {
        Chance::of(self.white_score(line), self.position.rules())
    }
}

/// The engine's part of the state.
pub(super) struct Analysis {
    pub(super) wanted: Wanted,
    pub(super) found: Option<Found>,
    pub(super) known: Option<ProbeResult>,
    /// The last errand about lines, and White's chances at each node.
    pub(super) live: Live<Chance>,
    analyst: Box<dyn Analyst>,
}

impl Analysis {
    pub(super) fn new(analyst: Box<dyn Analyst>) -> Analysis {
        let setup = Setup { threads: 1, megabytes: 64 };
        let wanted =
            Wanted { on: true, lines: 3, threat: false, deeper: false, men: false, arrow: true, setup };
        Analysis { wanted, found: None, known: None, live: Live::new(MOST_KEPT), analyst }
    }

    /// Starts an errand with a number of its own and returns the number.
    pub(super) fn start(&mut self, errand: Errand) -> u32 {
        let number = self.live.next_id();
        self.analyst.start(number, errand, self.wanted.setup);
        number
    }

    /// Stops the current errand. Its findings no longer count.
    pub(super) fn stop(&mut self) {
        self.live.stop();
        self.analyst.stop();
    }

    /// Forgets the nodes of another study.
    pub(super) fn forget(&mut self) {
        self.stop();
        self.live.forget();
    }

    /// The best move of the position on the board.
    pub(super) fn best(&self) -> Option<AnyMove> {
        if self.live.asked().is_some_and(|asked| asked.threat) {
            return None;
        }
        self.best_line()?.first().copied()
    }

    fn best_line(&self) -> Option<&[AnyMove]> {
        self.found.as_ref()?.lines.first().map(|line| &line.moves[..])
    }

    fn take(&mut self, asked: &Asked, (depth, nodes, time): (u8, u64, Duration), lines: Vec<ScoredLine>) {
        let found = Found { position: asked.searched, depth, nodes, time, lines };
        let Some(best) = found.lines.first() else { return };
        self.live.keep(asked.id, found.white_chance(best));
        self.found = Some(found);
    }
}

impl StudyApp {
    /// Asks the engine about the position at the cursor.
    pub(super) fn ask(&mut self) {
        self.board.set_hint(None);
        (self.analysis.found, self.analysis.known) = (None, None);
        if self.reviewing.is_running() || self.reviewing.lesson.is_some() {
            // The position is asked about afterwards; in a lesson, the engine would give the answer away.
            return;
        }
        self.analysis.stop();
        let wanted = self.analysis.wanted;
        let board = self.study.position();
        if !wanted.on || !board.has_moves() {
            return;
        }
        let game = self.study.game();
        let task =
            if *game.position() == board { Task::from_game(&game) } else { Task::from_position(board) };
        if wanted.threat && board.passed().is_none() {
            return;
        }
        let asked = self.analysis.live.ask(self.study.cursor(), board, wanted.threat);
        let searched = if wanted.threat { Task::from_position(asked.searched) } else { task.clone() };
        let nodes = (!wanted.deeper).then_some(NODES);
        let errand = Errand::Lines {
            known: Some(Box::new(task)),
            task: Box::new(searched),
            count: wanted.lines,
            nodes,
        };
        self.analysis.analyst.start(asked.id, errand, wanted.setup);
    }

    /// Takes what the engine has found. Returns whether there was anything of use.
    pub(super) fn listen(&mut self) -> bool {
        let mut changed = false;
        while let Some((number, finding)) = self.analysis.analyst.finding() {
            if let Some(asked) = self.analysis.live.answered_by(number) {
                self.found(&asked, finding);
            } else if self.reviewing.is_number(number) {
                self.judged(finding);
            }
            changed = true;
        }
        changed
    }

    fn found(&mut self, asked: &Asked, finding: Finding) {
        match finding {
            Finding::Known(known) => self.analysis.known = known,
            Finding::Lines { depth, nodes, time, lines } => {
                self.analysis.take(asked, (depth, nodes, time), lines);
                self.show_best();
            }
            Finding::Done => self.analysis.live.finish(asked.id),
            Finding::Judged { .. } | Finding::Asked(_) => {}
        }
    }

    /// Marks the best move on the board, if that is wanted.
    fn show_best(&mut self) {
        let best = self.analysis.best().filter(|_| self.analysis.wanted.arrow);
        let legal = best.filter(|mv| self.board.legal_moves().contains(mv));
        self.board.set_hint(legal);
    }

    /// Changes what the engine is to do, and asks again.
    pub(super) fn want(&mut self, change: impl FnOnce(&mut Wanted)) {
        change(&mut self.analysis.wanted);
        self.ask();
    }

    /// Changes how things look; the engine goes on.
    pub(super) fn look(&mut self, change: impl FnOnce(&mut Wanted)) {
        change(&mut self.analysis.wanted);
        self.show_best();
    }

    /// More or fewer threads.
    pub(super) fn change_threads(&mut self, more: bool) {
        let most = std::thread::available_parallelism().map_or(1, usize::from).clamp(1, 256) as u16;
        let threads = self.analysis.wanted.setup.threads;
        let threads = if more { threads.saturating_add(1) } else { threads.saturating_sub(1) };
        self.want(|wanted| wanted.setup.threads = threads.clamp(1, most));
    }

    /// Twice or half the memory.
    pub(super) fn change_memory(&mut self, more: bool) {
        let megabytes = self.analysis.wanted.setup.megabytes;
        let megabytes = if more { megabytes * 2 } else { megabytes / 2 };
        self.want(|wanted| wanted.setup.megabytes = megabytes.clamp(MEMORY[0], MEMORY[1]));
    }

    /// The chances to show for the position on the board.
    pub(super) fn shown_chance(&self) -> Option<Chance> {
        let node = self.study.cursor();
        if !self.study.position().has_moves() {
            let outcome = self.study.game().outcome()?;
            return Some(Chance::certain(match outcome.winner() {
                Some(Color::White) => Wdl::Win,
                Some(Color::Black) => Wdl::Loss,
                None => Wdl::Draw,
            }));
        }
        self.analysis
            .live
            .kept(node, &self.study.position())
            .copied()
            .or_else(|| self.reviewing.chance_at(node))
    }

    /// Plays the best move.
    pub(super) fn play_best(&mut self) {
        match self.analysis.best() {
            Some(best) => self.play(best),
            None => self.say(crownhead_prose::analysis::AnalysisWord::NoEngineMove.text()),
        }
    }

    /// Adds a line of the engine to the tree.
    pub(super) fn add_line(&mut self, index: usize) {
        let line = self.analysis.found.as_ref().and_then(|found| found.lines.get(index));
        let Some(moves) = line.map(|line| line.moves.clone()).filter(|_| self.analysis.best().is_some())
        else {
            return self.say(crownhead_prose::analysis::AnalysisWord::NoEngineMove.text());
        };
        self.edit(|study| study.add_line(study.cursor(), &moves));
    }
}

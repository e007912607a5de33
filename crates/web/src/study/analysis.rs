//! The engine at the study: asks about the position on the board and shows what it answers.
//!
//! Invariant: an answer is shown only if it belongs to the last request, and a request names one position. So a position
//! never shows the evaluation of another.

use std::time::Duration;

use crownhead_api::{
    ChanceRecord, EngineSetup, GameRecord, LineRecord,
    study::{Job, Reply, Request},
};
use crownhead_engine::ProbeResult;
use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyPosition, Color};
use crownhead_study::{NodeId, live::Live};
use leptos::prelude::*;

use super::{
    desk::Desk,
    drawings::EngineArrow,
    link::{AtWork, Link},
};
use crate::model::knowledge::{MOST_PIECES, read_known};

/// Positions searched at each node before the engine rests.
const NODES: u64 = 4_000_000;
/// The most lines.
pub(super) const MOST_LINES: u8 = 5;
/// Evaluations are kept for at most so many nodes.
const MOST_KEPT: usize = 5000;
/// Steps that follow each other faster than this are one step for the engine.
const STEP: Duration = Duration::from_millis(30);

/// A line of the engine.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FoundLine {
    /// White's score in the engine's scale.
    pub(super) score: i32,
    /// Of White, a draw and Black, in hundredths of a percent.
    pub(super) chance: ChanceRecord,
    pub(super) moves: Vec<AnyMove>,
}

/// What the engine has found out about one position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Found {
    pub(super) node: NodeId,
    /// The position that the lines start from: with a threat, the turn has passed.
    pub(super) position: AnyPosition,
    pub(super) depth: u8,
    pub(super) nodes: u64,
    pub(super) lines: Vec<FoundLine>,
    pub(super) finished: bool,
}

/// What the engine is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(super) struct Wanted {
    pub(super) on: bool,
    /// Whether it rests although it is on, because it would give something away.
    pub(super) resting: bool,
    pub(super) lines: u8,
    pub(super) threat: bool,
    /// Whether it goes on without end.
    pub(super) deeper: bool,
}

/// The engine's part of the page's state.
#[derive(Clone, Copy)]
pub(super) struct Analysis {
    pub(super) wanted: RwSignal<Wanted>,
    pub(super) found: RwSignal<Option<Found>>,
    /// What tables say about the moves of the position on the board.
    pub(super) known: RwSignal<Option<ProbeResult>>,
    pub(super) at_work: RwSignal<AtWork>,
    inner: StoredValue<Inner>,
    link: StoredValue<Option<Link>, LocalStorage>,
}

/// What nothing shows by itself.
struct Inner {
    /// The last request for lines; White's score and the chances at each node.
    live: Live<(i32, ChanceRecord)>,
    /// The request about tables, and the game it is about.
    tables: Option<(u32, Game)>,
}

impl Analysis {
    pub(super) fn new() -> Analysis {
        let inner = Inner { live: Live::new(MOST_KEPT), tables: None };
        Analysis {
            wanted: RwSignal::new(Wanted {
                on: true,
                resting: false,
                lines: 3,
                threat: false,
                deeper: false,
            }),
            found: RwSignal::new(None),
            known: RwSignal::new(None),
            at_work: RwSignal::new(AtWork::Unknown),
            inner: StoredValue::new(inner),
            link: StoredValue::new_local(None),
        }
    }

    /// White's score and the chances at a node with this position, if the engine has seen it.
    pub(super) fn kept(self, node: NodeId, position: &AnyPosition) -> Option<(i32, ChanceRecord)> {
        self.inner.with_value(|inner| inner.live.kept(node, position).copied())
    }

    /// Forgets the nodes of another study.
    pub(super) fn forget(self) {
        self.inner.update_value(|inner| inner.live.forget());
    }

    /// Lets the engine rest, or go on.
    pub(super) fn rest(self, resting: bool) {
        if self.wanted.with_untracked(|wanted| wanted.resting != resting) {
            self.wanted.update(|wanted| wanted.resting = resting);
        }
    }

    fn next_id(self) -> u32 {
        self.inner.try_update_value(|inner| inner.live.next_id()).unwrap_or_default()
    }

    fn send(self, request: &Request) {
        if let Some(link) = self.link.get_value() {
            link.ask(request);
        }
    }

    /// Stops the request that is worked on. Its answers no longer count.
    fn stop(self) {
        let asked = self.inner.try_update_value(|inner| inner.live.stop()).flatten();
        if let (Some(asked), Some(link)) = (asked, self.link.get_value()) {
            link.stop(asked.id);
        }
    }

    /// Changes what the server's engine uses, and asks again.
    pub(super) fn adjust(self, setup: EngineSetup) {
        let AtWork::Native(offer, _) = self.at_work.get_untracked() else { return };
        self.stop();
        if let Some(link) = self.link.get_value() {
            link.adjust(offer, setup);
        }
        self.wanted.update(|_| ());
    }
}

impl Desk {
    /// Starts the engine; from now on it follows the cursor.
    pub(super) fn start_analysis(self) {
        let analysis = self.analysis();
        let link = Link::new(analysis.at_work, move |reply| self.hear(reply));
        analysis.link.set_value(Some(link));
        let step = StoredValue::new(0u32);
        Effect::new(move |_| {
            self.tree.track();
            self.cursor.track();
            analysis.wanted.track();
            analysis.stop();
            self.show_kept();
            step.update_value(|step| *step = step.wrapping_add(1));
            let mine = step.get_value();
            // Only the last of several fast steps is asked about.
            let ask = move || {
                if step.get_value() == mine {
                    self.ask();
                }
            };
            set_timeout(ask, STEP);
        });
    }

    /// Until the engine answers: nothing but the evaluation that is remembered.
    fn show_kept(self) {
        let analysis = self.analysis();
        // Setting a signal wakes all its readers, even if nothing changes.
        if analysis.known.with_untracked(Option::is_some) {
            analysis.known.set(None);
        }
        if analysis.found.with_untracked(Option::is_some) {
            analysis.found.set(None);
        }
    }

    fn ask(self) {
        let (analysis, wanted) = (self.analysis(), self.analysis().wanted.get_untracked());
        let (node, position) = self.read(|study| (study.cursor(), study.position()));
        if !wanted.on || wanted.resting {
            return;
        }
        let game = self.read(crownhead_study::Study::game);
        let record = GameRecord::from(&game).up_to_present();
        let material = position.material();
        let pieces: u8 = Color::ALL.map(|side| material.pieces(side)).iter().sum();
        if pieces <= MOST_PIECES && position.has_moves() {
            let id = analysis.next_id();
            analysis.send(&Request { id, game: record.clone(), job: Job::Known });
            analysis.inner.update_value(|inner| inner.tables = Some((id, game)));
        }
        if !position.has_moves() {
            return;
        }
        let ask = |inner: &mut Inner| inner.live.ask(node, position, wanted.threat);
        let Some(asked) = analysis.inner.try_update_value(ask) else { return };
        let nodes = (!wanted.deeper).then_some(NODES);
        let job = Job::Analyze { lines: wanted.lines, nodes, threat: wanted.threat };
        analysis.send(&Request { id: asked.id, game: record, job });
    }

    fn hear(self, reply: Reply) {
        match reply {
            Reply::Lines { id, depth, nodes, lines, finished } => {
                self.hear_lines(id, (depth, nodes), &lines, finished);
            }
            Reply::Known { id, worths } => self.hear_known(id, &worths),
            Reply::Failed { .. } => {
                self.analysis().wanted.update(|wanted| wanted.on = false);
                self.notice.set(crownhead_prose::study::StudyLabel::EngineFailed.text());
            }
            _ => {}
        }
    }

    fn hear_lines(self, id: u32, (depth, nodes): (u8, u64), lines: &[LineRecord], finished: bool) {
        let analysis = self.analysis();
        let asked = analysis.inner.with_value(|inner| inner.live.answered_by(id));
        // A stopped request reports once more; an empty report says nothing new.
        let Some(asked) = asked.filter(|_| finished || !lines.is_empty()) else { return };
        let (node, position) = (asked.node, asked.searched);
        let lines: Vec<FoundLine> = lines.iter().filter_map(|line| read_line(&position, line)).collect();
        if let Some(value) = lines.first().map(|best| (best.score, best.chance)) {
            analysis.inner.update_value(|inner| inner.live.keep(id, value));
        }
        analysis.found.set(Some(Found { node, position, depth, nodes, lines, finished }));
    }

    fn hear_known(self, id: u32, worths: &[u32]) {
        let tables = self.analysis().inner.try_update_value(|inner| inner.tables.take()).flatten();
        let Some((_, game)) = tables.filter(|(asked, _)| *asked == id) else { return };
        // The cursor may have moved on.
        if self.read(|study| study.position() == *game.position()) {
            self.analysis().known.set(read_known(&game, worths));
        }
    }

    /// The engine's arrows.
    pub(super) fn engine_arrows(self) -> Memo<Vec<EngineArrow>> {
        let analysis = self.analysis();
        Memo::new(move |_| {
            let threat = analysis.wanted.with(|wanted| wanted.threat);
            let lines = analysis.found.with(|found| found.as_ref().map(|found| found.lines.clone()));
            let lines = lines.unwrap_or_default();
            let count = lines.len().max(1) as f32;
            let arrow = |(index, line): (usize, &FoundLine)| {
                let mv = line.moves.first()?;
                let strength = 1.0 - index as f32 / count;
                Some(EngineArrow { from: mv.from(), to: mv.to(), threat, strength })
            };
            lines.iter().enumerate().filter_map(arrow).collect()
        })
    }

    /// Plays the engine's best move.
    pub(super) fn play_best(self) {
        let threat = self.analysis().wanted.with_untracked(|wanted| wanted.threat);
        let best = self.analysis().found.with_untracked(|found| {
            found.as_ref().and_then(|found| found.lines.first()?.moves.first().copied())
        });
        if let Some(best) = best.filter(|_| !threat) {
            self.play(best);
        }
    }

    /// Changes what the engine is to do.
    pub(super) fn want(self, change: impl FnOnce(&mut Wanted)) {
        self.analysis().wanted.update(change);
    }
}

fn read_line(position: &AnyPosition, record: &LineRecord) -> Option<FoundLine> {
    let mut at = *position;
    let mut moves = Vec::with_capacity(record.line.len());
    for mv in &record.line {
        let mv = mv.find(&at)?;
        at = at.play_unchecked(&mv);
        moves.push(mv);
    }
    Some(FoundLine { score: record.score, chance: record.chance, moves })
}

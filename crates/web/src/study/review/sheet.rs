//! The results of a review so far.
//!
//! Not here: where they come from (`run`), how they look (`panel`, `graph`).

use crownhead_api::{ChanceRecord, JudgedRecord, MarkRecord, MoveRecord, QuestionRecord, ReasonRecord};
use crownhead_explain::{Mark, Question};
use crownhead_prose::{review::sentence_of_record, typeset};
use crownhead_rules::{AnyMove, AnyPosition, Color};
use crownhead_study::{NodeId, Study};

/// The state of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Running,
    Stopped,
    Complete,
}

/// A fault with what shows it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fault {
    /// One plain sentence, which begins with the move.
    pub(super) sentence: String,
    /// The better line, from the position before the move.
    pub(super) better: Vec<AnyMove>,
    /// The line that shows what is wrong, and whether it starts before the move.
    pub(super) shown: Vec<AnyMove>,
    pub(super) from_before: bool,
}

/// A judged move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Judged {
    pub(super) side: Color,
    /// What White can expect after the move, and would after the best one, in hundredths of a percent.
    pub(super) expected: u16,
    pub(super) best_expected: u16,
    pub(super) mark: Option<Mark>,
    pub(super) fault: Option<Fault>,
}

/// The results.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sheet {
    /// The nodes of the reviewed moves.
    pub(super) nodes: Vec<NodeId>,
    /// The number and the move of each node, such as "12. 24-19".
    pub(super) names: Vec<String>,
    pub(super) moves: Vec<Option<Judged>>,
    /// In the order of the game.
    pub(super) questions: Vec<Question>,
    /// White's and Black's, in hundredths of a percent.
    pub(super) accuracy: [Option<u16>; 2],
    /// In hundredths of a percent.
    pub(super) progress: u16,
    pub(super) state: State,
}

impl Sheet {
    /// The sheet of a review that has just begun.
    pub(super) fn new(study: &Study, nodes: Vec<NodeId>) -> Sheet {
        let name = |&node: &NodeId| {
            let (number, second) = study.number(node);
            let dots = if second { "…" } else { "." };
            format!("{number}{dots} {}", typeset(study.text(node)))
        };
        Sheet {
            names: nodes.iter().map(name).collect(),
            moves: nodes.iter().map(|_| None).collect(),
            questions: Vec::new(),
            accuracy: [None; 2],
            progress: 0,
            state: State::Running,
            nodes,
        }
    }

    /// The node of a move, by the number of moves before it.
    pub(super) fn node(&self, ply: usize) -> Option<NodeId> {
        self.nodes.get(ply).copied()
    }

    /// The place of a node in the reviewed line.
    pub(super) fn ply_of(&self, node: NodeId) -> Option<usize> {
        self.nodes.iter().position(|known| *known == node)
    }

    /// How many moves of a side have a mark.
    pub(super) fn count(&self, side: Color, mark: Mark) -> usize {
        let counts = |judged: &&Judged| judged.side == side && judged.mark == Some(mark);
        self.moves.iter().flatten().filter(counts).count()
    }

    /// The faults in the order of the game, with the numbers of moves before them.
    pub(super) fn faults(&self) -> impl Iterator<Item = (usize, &Judged, &Fault)> {
        self.moves.iter().enumerate().filter_map(|(ply, judged)| {
            let judged = judged.as_ref()?;
            Some((ply, judged, judged.fault.as_ref()?))
        })
    }

    /// Takes a judgment, which may replace an earlier one of the same move.
    pub(super) fn judge(&mut self, study: &Study, record: &JudgedRecord) {
        let Some(&node) = self.nodes.get(record.ply) else { return };
        let before = study.position_before(node);
        self.moves[record.ply] = Some(Judged {
            side: record.side.into(),
            expected: expected(record.chance),
            best_expected: expected(record.best_chance),
            mark: record.mark.map(mark),
            fault: fault(&before, record),
        });
    }

    /// Takes a question.
    pub(super) fn ask(&mut self, study: &Study, record: &QuestionRecord) {
        let Some(&node) = self.nodes.get(record.ply) else { return };
        let position = study.position_before(node);
        let Some(played) = record.played.find(&position) else { return };
        let accepted: Vec<AnyMove> = record.accepted.iter().filter_map(|mv| mv.find(&position)).collect();
        if accepted.is_empty() {
            return;
        }
        let solution = MoveRecord::find_line(&position, &record.solution);
        self.questions.push(Question { ply: record.ply, position, played, accepted, solution });
        self.questions.sort_by_key(|question| question.ply);
    }
}

fn expected([white, draw, _]: ChanceRecord) -> u16 {
    (white + draw / 2).min(10_000)
}

fn mark(record: MarkRecord) -> Mark {
    match record {
        MarkRecord::Only => Mark::Only,
        MarkRecord::Inaccuracy => Mark::Inaccuracy,
        MarkRecord::Mistake => Mark::Mistake,
        MarkRecord::Blunder => Mark::Blunder,
    }
}

fn fault(before: &AnyPosition, record: &JudgedRecord) -> Option<Fault> {
    record.mark.filter(|mark| *mark != MarkRecord::Only)?;
    let told = record.fault.as_ref()?;
    let mv = record.mv.find(before)?;
    let better = MoveRecord::find_line(before, &told.better);
    let from_before = matches!(
        told.reason,
        ReasonRecord::MissesWin(_)
            | ReasonRecord::Misses(..)
            | ReasonRecord::MissesCrown
            | ReasonRecord::Weaker
    );
    let shown = if from_before {
        better.clone()
    } else {
        MoveRecord::find_line(&before.play_unchecked(&mv), &told.punishment)
    };
    let sentence = sentence_of_record(before, record)?.to_string();
    Some(Fault { sentence, better, shown, from_before })
}

//! Answers the requests of the study: the lines of a position until it is stopped, the review of a game, table values.
//!
//! Not here: the game (`answer`). Invariant: the last reply of a request, and only that, says `finished`.

use std::time::Duration;

use crownhead_api::{
    ChanceRecord, JudgedRecord, LineRecord, MoveRecord, QuestionRecord,
    study::{Job, Reply, Request},
};
use crownhead_engine::{Chance, Engine, Limits, Monitor, Report, RootMove, Score, Task};
use crownhead_explain::{JudgedMove, Question, Review};
use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color};

use crate::answer::worths;
use crate::desk::{Desk, Listener};
use crate::faults::{fault_record, mark_record, moves};

/// Time between two reports of lines: nobody reads faster, and more would only keep the page busy.
const PAUSE: Duration = Duration::from_millis(120);
/// The most lines.
const MOST_LINES: u8 = 5;

/// The desk of the study.
#[derive(Debug)]
pub struct StudyDesk {
    engine: Engine,
    /// The rules of the analysis whose results are still in the engine's memory.
    analyzed: Option<AnyRules>,
    /// Whether the engine has searched nothing yet.
    fresh: bool,
}

impl Desk for StudyDesk {
    type Job = Job;
    type Reply = Reply;

    fn new(engine: Engine) -> StudyDesk {
        StudyDesk { engine, analyzed: None, fresh: true }
    }

    fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    fn answer(&mut self, request: Request, listener: &mut dyn Listener<Reply>) -> Reply {
        let id = request.id;
        let game = match request.game.up_to_present().read() {
            Ok(game) => game,
            Err(error) => return Reply::Failed { id, message: error.to_string() },
        };
        let goes_on = (!matches!(request.job, Job::Review { .. })).then(|| game.rules());
        if !self.fresh && (goes_on.is_none() || self.analyzed != goes_on) {
            self.engine.clear();
        }
        (self.analyzed, self.fresh) = (goes_on, false);
        let task = Task::from_game(&game);
        match request.job {
            Job::Known => Reply::Known { id, worths: worths(&self.engine, &task) },
            Job::Analyze { lines, nodes, threat } => {
                analyze(&mut self.engine, id, &task, &Analysis { lines, nodes, threat }, listener)
            }
            Job::Review { nodes } => review(&mut self.engine, id, &game, nodes, listener),
        }
    }
}

/// What to analyze.
struct Analysis {
    lines: u8,
    nodes: Option<u64>,
    threat: bool,
}

/// Reports the best lines of a position after every depth; returns the last report.
fn analyze(
    engine: &mut Engine,
    id: u32,
    task: &Task,
    wanted: &Analysis,
    listener: &mut dyn Listener<Reply>,
) -> Reply {
    let passed = wanted.threat.then(|| task.position.passed());
    let task = match passed {
        Some(Some(passed)) => &Task::from_position(passed),
        Some(None) => return Reply::Lines { id, depth: 0, nodes: 0, lines: Vec::new(), finished: true },
        None => task,
    };
    let limits = Limits { nodes: wanted.nodes, ..Limits::default() };
    let count = usize::from(wanted.lines.clamp(1, MOST_LINES));
    let (position, single) = (task.position, count == 1);
    let mut stream =
        Stream { id, position, listener, next: Duration::ZERO, last: (0, 0), held: None, single };
    let (lines, report) = engine.lines(task, (&limits, count), &mut stream);
    let lines = lines.iter().map(|line| line_record(&position, line.score, &line.line)).collect();
    Reply::Lines { id, depth: report.depth, nodes: report.nodes, lines, finished: true }
}

/// Turns the reports of a search into replies.
struct Stream<'l> {
    id: u32,
    position: AnyPosition,
    listener: &'l mut dyn Listener<Reply>,
    /// When the next report is due.
    next: Duration,
    /// Depth and nodes of the last report.
    last: (u8, u64),
    /// Lines that came too soon after others.
    held: Option<Vec<LineRecord>>,
    /// Whether the search keeps one line only, and so reports no others.
    single: bool,
}

impl Stream<'_> {
    fn tell<'r>(&mut self, lines: impl Iterator<Item = (Score, &'r [AnyMove])>) {
        self.held = Some(lines.map(|(score, line)| line_record(&self.position, score, line)).collect());
        self.release();
    }

    /// Sends the lines that are held back, if it is time.
    fn release(&mut self) {
        if self.held.is_none() {
            return;
        }
        let now = self.listener.elapsed();
        if now < self.next {
            return;
        }
        let Some(lines) = self.held.take() else { return };
        self.next = now + PAUSE;
        let (depth, nodes) = self.last;
        self.listener.hear(Reply::Lines { id: self.id, depth, nodes, lines, finished: false });
    }
}

impl Monitor for Stream<'_> {
    fn elapsed(&mut self) -> Duration {
        self.listener.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.release();
        self.listener.should_stop()
    }

    fn report(&mut self, report: &Report) {
        self.last = (report.depth, report.nodes);
        if self.single {
            self.tell(std::iter::once((report.score, &report.line[..])));
        }
    }

    fn lines(&mut self, lines: &[RootMove]) {
        self.tell(lines.iter().map(|line| (line.score, &line.line[..])));
    }
}

/// Reviews a game step by step; returns the last reply.
fn review(
    engine: &mut Engine,
    id: u32,
    game: &Game,
    nodes: u64,
    listener: &mut dyn Listener<Reply>,
) -> Reply {
    let mut review = Review::of_game(game, nodes);
    let mut asked = 0;
    loop {
        let moves = review.step(engine, listener);
        let finished = moves.is_none();
        let questions = &review.questions()[asked..];
        let reply = Reply::Review {
            id,
            moves: moves.iter().flatten().map(judged_record).collect(),
            questions: questions.iter().map(question_record).collect(),
            accuracy: Color::ALL
                .map(|side| review.accuracy(side).map(|percent| (percent * 100.0).round() as u16)),
            progress: basis_points(review.progress()),
            finished,
        };
        asked = review.questions().len();
        if finished {
            return reply;
        }
        listener.hear(reply);
    }
}

/// A share of 1 in hundredths of a percent.
fn basis_points(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * 10_000.0).round() as u16
}

/// White's chances, from those of a side.
fn chance_record(chance: Chance, side: Color) -> ChanceRecord {
    let white = if side == Color::White { chance } else { chance.reversed() };
    let (win, loss) = (basis_points(white.win), basis_points(white.loss));
    [win, 10_000_u16.saturating_sub(win + loss), loss]
}

fn white(score: Score, side: Color) -> i32 {
    if side == Color::White { score.0 } else { -score.0 }
}

fn line_record(position: &AnyPosition, score: Score, line: &[AnyMove]) -> LineRecord {
    let (rules, side): (AnyRules, _) = (position.rules(), position.turn());
    let chance = chance_record(Chance::of(score, rules), side);
    LineRecord { score: white(score, side), chance, line: moves(line) }
}

fn judged_record(judged: &JudgedMove) -> JudgedRecord {
    let side = judged.side();
    JudgedRecord {
        ply: judged.ply,
        side: side.into(),
        mv: MoveRecord::from(&judged.mv),
        forced: judged.forced,
        verified: judged.verified,
        score: white(judged.played.score, side),
        best_score: white(judged.best.score, side),
        chance: chance_record(judged.played.chance, side),
        best_chance: chance_record(judged.best.chance, side),
        loss: basis_points(judged.loss),
        mark: judged.mark.map(mark_record),
        best: moves(&judged.best.line),
        line: moves(&judged.played.line),
        fault: judged.fault.as_ref().and_then(fault_record),
    }
}

fn question_record(question: &Question) -> QuestionRecord {
    QuestionRecord {
        ply: question.ply,
        side: question.position.turn().into(),
        played: MoveRecord::from(&question.played),
        accepted: moves(&question.accepted),
        solution: moves(&question.solution),
    }
}

#[cfg(test)]
mod tests {
    use crownhead_api::GameRecord;
    use crownhead_engine::Options;
    use crownhead_notation::{fen, movetext};
    use crownhead_rules::Variant;

    use super::*;

    /// Keeps all replies and stops at once, after a number of them, or never.
    #[derive(Default)]
    struct Heard {
        replies: Vec<Reply>,
        stop_after: Option<usize>,
        polls: u32,
    }

    impl Listener<Reply> for Heard {
        fn hear(&mut self, reply: Reply) {
            self.replies.push(reply);
        }
    }

    impl Monitor for Heard {
        /// Every question takes a second, so that no report is held back.
        fn elapsed(&mut self) -> Duration {
            self.polls += 1;
            Duration::from_secs(u64::from(self.polls))
        }

        fn should_stop(&mut self) -> bool {
            self.stop_after.is_some_and(|count| self.replies.len() >= count)
        }

        fn report(&mut self, _: &Report) {}
    }

    fn desk() -> StudyDesk {
        StudyDesk::new(Engine::new(Options { table_bytes: 1 << 20, seed: 1 }))
    }

    fn game(start: &str, moves: &str) -> Game {
        let rules = AnyRules::Variant(Variant::English);
        let start = if start.is_empty() {
            AnyPosition::start(rules)
        } else {
            fen::parse(start, rules).expect("a good FEN")
        };
        let mut game = Game::from_position(start);
        for text in moves.split_whitespace() {
            let mv = movetext::find(text, game.position()).expect("a legal move");
            game.play(mv).expect("the game goes on");
        }
        game
    }

    fn ask(game: &Game, job: Job, heard: &mut Heard) -> Reply {
        desk().answer(Request { id: 7, game: GameRecord::from(game), job }, heard)
    }

    #[test]
    fn every_depth_reports_all_lines_until_it_is_stopped() {
        let mut heard = Heard { stop_after: Some(4), ..Heard::default() };
        let job = Job::Analyze { lines: 3, nodes: None, threat: false };
        let last = ask(&game("", "11-15"), job, &mut heard);
        assert_eq!(heard.replies.len(), 4);
        for (index, reply) in heard.replies.iter().chain([&last]).enumerate() {
            let Reply::Lines { id: 7, lines, finished, .. } = reply else { panic!("lines, not {reply:?}") };
            assert_eq!((lines.len(), *finished), (3, index == 4));
            let starts: Vec<_> = lines.iter().map(|line| line.line[0].clone()).collect();
            assert!(starts[0] != starts[1] && starts[1] != starts[2]);
            assert!(lines.iter().all(|line| line.chance.iter().sum::<u16>() == 10_000));
        }
    }

    #[test]
    fn a_single_line_is_reported_too() {
        let mut heard = Heard::default();
        let job = Job::Analyze { lines: 1, nodes: Some(2_000), threat: false };
        let last = ask(&game("", ""), job, &mut heard);
        assert!(heard.replies.len() > 3);
        assert!(matches!(last, Reply::Lines { nodes: 2_000, finished: true, .. }), "{last:?}");
    }

    #[test]
    fn a_threat_is_what_the_other_side_would_play() {
        let job = Job::Analyze { lines: 1, nodes: Some(2_000), threat: true };
        // Black's man on 18 could take that on 22; White is to move and has nothing to take.
        let Reply::Lines { lines, .. } = ask(&game("W:W22,32:B17,1", ""), job.clone(), &mut Heard::default())
        else {
            panic!("lines")
        };
        assert!(lines.is_empty(), "White has a capture: {lines:?}");
        let Reply::Lines { lines, .. } = ask(&game("W:W21,32:B14,1", ""), job, &mut Heard::default()) else {
            panic!("lines")
        };
        assert_eq!(lines.len(), 1);
        assert!([14, 1].contains(&lines[0].line[0].from), "{lines:?}");
    }

    /// 11-15 23-19 9-14 27-23 8-11 is book; 22-17 16-20 then loses a man.
    fn with_blunder() -> Game {
        game("", "11-15 23-19 8-11 22-17 15-18 19-15")
    }

    #[test]
    fn a_review_tells_every_move_and_ends_once() {
        let mut heard = Heard::default();
        let last = ask(&with_blunder(), Job::Review { nodes: 1_000 }, &mut heard);
        assert!(matches!(last, Reply::Review { finished: true, progress: 10_000, .. }), "{last:?}");
        let mut judged = vec![None; 6];
        for reply in &heard.replies {
            let Reply::Review { moves, finished: false, .. } = reply else { panic!("news, not {reply:?}") };
            for record in moves {
                judged[record.ply] = Some(record.clone());
            }
        }
        assert!(judged.iter().all(|record| record.as_ref().is_some_and(|record| record.verified)));
    }

    #[test]
    fn a_stopped_review_says_how_far_it_is() {
        let mut heard = Heard { stop_after: Some(2), ..Heard::default() };
        let last = ask(&with_blunder(), Job::Review { nodes: 1_000 }, &mut heard);
        assert_eq!(heard.replies.len(), 2);
        let Reply::Review { finished: true, progress, .. } = last else { panic!("news, not {last:?}") };
        assert!(progress < 10_000);
    }
}

//! The engine in the background, and the questions that it answers.
//!
//! The line-by-line game asks the same questions and waits. The invariant: a withdrawn question gets no answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_engine::{
    Choice, Drill, Ending, Engine, Limits, Monitor, Opponent, ProbeResult, Report, Score, Task, choose_huff,
};
use crownhead_explain::{Hint, JudgedMove, Review, mistake};
use crownhead_game::Game;
use crownhead_rules::{AnyRules, Square};

/// Nodes of a search for a hint or an answer to a draw offer.
const ADVICE_NODES: u64 = 400_000;

/// A question to the engine.
#[derive(Clone, Debug)]
pub enum Question {
    /// The piece that an opponent huffs before it moves.
    Huff(Box<Game>),
    /// Whether the last move is a mistake.
    Mistake(Box<Game>),
    /// The move of an opponent.
    Move(Opponent, Task),
    /// A hint.
    Hint(Task),
    /// The value of a position to the side to move.
    Wdl(Task),
    /// The values of all moves, from endgame tables.
    Known(Task),
    /// The endings that can be practiced.
    Endings(AnyRules),
    /// An exercise in an ending, or in any ending, drawn by a seed.
    Drill(AnyRules, Option<Ending>, u64),
    /// The move that resists longest.
    Defense(Task),
}

/// An answer of the engine.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The progress of the search.
    Progress(Report),
    /// The piece; `None` if the opponent does not huff.
    Huff(Option<Square>),
    /// The mistake; `None` if the move is fine.
    Mistake(Option<Box<JudgedMove>>),
    /// The move of the opponent.
    Move(Choice),
    /// The hint; `None` if there is nothing to suggest.
    Hint(Option<Hint>),
    /// The value.
    Wdl(Score),
    /// The values; `None` without a table.
    Known(Option<ProbeResult>),
    /// The endings.
    Endings(Vec<Ending>),
    /// The exercise; `None` if there is none.
    Drill(Option<Drill>),
}

/// Answers questions in the background.
pub trait Thinker {
    /// Asks a question and withdraws the open one.
    fn ask(&mut self, question: Question);
    /// Withdraws the open question.
    fn withdraw(&mut self);
    /// Answers the open question as soon as possible.
    fn hurry(&mut self);
    /// The next answer to the open question, if there is one. Never waits.
    fn answer(&mut self) -> Option<Answer>;
}

/// An engine in its own thread.
#[derive(Debug)]
pub struct Background {
    /// The number of the open question; searches for others stop.
    open: Arc<AtomicU64>,
    /// The number of the question that is answered as soon as possible.
    hurried: Arc<AtomicU64>,
    questions: Sender<(u64, Question)>,
    answers: Receiver<(u64, Answer)>,
}

impl Background {
    /// Starts a thread with this engine.
    pub fn new(mut engine: Engine) -> Background {
        let open = Arc::new(AtomicU64::new(0));
        let hurried = Arc::new(AtomicU64::new(0));
        let (questions, asked) = channel::<(u64, Question)>();
        let (sender, answers) = channel();
        let shared = (Arc::clone(&open), Arc::clone(&hurried));
        thread::spawn(move || {
            for (number, question) in asked {
                let mut watch = Watch {
                    began: Instant::now(),
                    number,
                    open: &shared.0,
                    hurried: &shared.1,
                    answers: &sender,
                };
                let answer = think(&mut engine, question, &mut watch);
                // An error means that the screen is gone.
                if sender.send((number, answer)).is_err() {
                    break;
                }
            }
        });
        Background { open, hurried, questions, answers }
    }
}

impl Thinker for Background {
    fn ask(&mut self, question: Question) {
        let number = self.open.fetch_add(1, Ordering::Relaxed) + 1;
        // The thread lives as long as this sender.
        let _ = self.questions.send((number, question));
    }

    fn withdraw(&mut self) {
        self.open.fetch_add(1, Ordering::Relaxed);
    }

    fn hurry(&mut self) {
        self.hurried.store(self.open.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    fn answer(&mut self) -> Option<Answer> {
        loop {
            match self.answers.try_recv() {
                Ok((number, answer)) if number == self.open.load(Ordering::Relaxed) => return Some(answer),
                Ok(_) => {}
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
            }
        }
    }
}

impl Drop for Background {
    /// Ends the search.
    fn drop(&mut self) {
        self.withdraw();
    }
}

/// Answers a question at once.
pub(crate) fn think(engine: &mut Engine, question: Question, monitor: &mut dyn Monitor) -> Answer {
    // Earlier questions must not change the answer, so that games can be replayed.
    engine.clear();
    match question {
        Question::Known(task) => Answer::Known(engine.probe(&task)),
        Question::Endings(rules) => Answer::Endings(engine.endings(rules)),
        Question::Drill(rules, ending, seed) => Answer::Drill(engine.drill(rules, ending, seed)),
        Question::Defense(task) => {
            let report = engine.defend(&task, &Limits::nodes(ADVICE_NODES), monitor);
            Answer::Move(Choice { mv: report.line.first().copied(), concedes: false, report })
        }
        Question::Huff(game) => Answer::Huff(choose_huff(&game)),
        Question::Mistake(game) => Answer::Mistake(judged_mistake(engine, &game, monitor).map(Box::new)),
        Question::Move(opponent, task) => {
            Answer::Move(engine.choose(&opponent, &task, &Limits::default(), monitor))
        }
        Question::Hint(task) => Answer::Hint(hint(engine, &task, monitor)),
        Question::Wdl(task) => {
            Answer::Wdl(engine.analyze(&task, &Limits::nodes(ADVICE_NODES), monitor).score)
        }
    }
}

/// A hint; `None` if there is nothing to suggest.
pub(crate) fn hint(engine: &mut Engine, task: &Task, monitor: &mut dyn Monitor) -> Option<Hint> {
    engine.clear();
    crownhead_explain::hint(engine, task, &Limits::nodes(ADVICE_NODES), monitor)
}

/// The last move, if it is a mistake or a blunder.
pub(crate) fn judged_mistake(
    engine: &mut Engine,
    game: &Game,
    monitor: &mut dyn Monitor,
) -> Option<JudgedMove> {
    engine.clear();
    mistake(game, Review::NODES, engine, monitor)
}

/// The value of a position to the side to move.
pub(crate) fn worth(engine: &mut Engine, task: &Task, monitor: &mut dyn Monitor) -> Score {
    engine.clear();
    engine.analyze(task, &Limits::nodes(ADVICE_NODES), monitor).score
}

/// Reports progress, and ends the search when the question is withdrawn or hurried.
struct Watch<'a> {
    began: Instant,
    number: u64,
    open: &'a AtomicU64,
    hurried: &'a AtomicU64,
    answers: &'a Sender<(u64, Answer)>,
}

impl Monitor for Watch<'_> {
    fn elapsed(&mut self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        let is = |number: &AtomicU64| number.load(Ordering::Relaxed) == self.number;
        !is(self.open) || is(self.hurried)
    }

    fn report(&mut self, report: &Report) {
        // If the screen is gone, the search stops as well.
        let _ = self.answers.send((self.number, Answer::Progress(report.clone())));
    }
}

#[cfg(test)]
mod tests {
    use crownhead_engine::Options;

    use super::*;
    use crownhead_rules::{AnyPosition, AnyRules, Variant};

    fn task() -> Task {
        Task::from_position(AnyPosition::start(AnyRules::Variant(Variant::English)))
    }

    fn wait(thinker: &mut Background) -> Answer {
        let began = Instant::now();
        loop {
            match thinker.answer() {
                Some(Answer::Progress(_)) | None => assert!(began.elapsed() < Duration::from_mins(1)),
                Some(answer) => return answer,
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn an_open_question_is_answered() {
        let mut thinker = Background::new(Engine::new(Options::default()));
        thinker.ask(Question::Move(Opponent::Level(1), task()));
        assert!(matches!(wait(&mut thinker), Answer::Move(Choice { mv: Some(_), .. })));
    }

    #[test]
    fn a_withdrawn_question_gets_no_answer_and_its_search_ends() {
        let mut thinker = Background::new(Engine::new(Options::default()));
        // Plain minimax this deep would take hours.
        thinker.ask(Question::Move(Opponent::Minimax(20), task()));
        thinker.ask(Question::Wdl(task()));
        assert!(matches!(wait(&mut thinker), Answer::Wdl(_)));
    }

    #[test]
    fn a_hurried_question_is_answered_with_what_is_known() {
        let mut thinker = Background::new(Engine::new(Options::default()));
        thinker.ask(Question::Move(Opponent::Minimax(20), task()));
        thread::sleep(Duration::from_millis(50));
        thinker.hurry();
        assert!(matches!(wait(&mut thinker), Answer::Move(Choice { mv: Some(_), .. })));
    }
}

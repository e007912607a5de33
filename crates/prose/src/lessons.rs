//! The words of the lessons: the rule of a step, taken from the page of rules, and what to do. They are loaded with
//! those of the study ([`study::load`](crate::study::load)).

use crownhead_lessons::{Step, Task, Topic};
use crownhead_rules::{AnyPosition, AnyRules, Goal, Precedence};

use crate::{
    fixed::texts,
    messages::say,
    names::rules_name,
    rules_page::{rule_heading, rule_lines},
};

texts! {
    /// A label of the page of lessons.
    LessonLabel {
        Again = "lesson-again",
        Back = "lesson-back",
        Next = "lesson-next",
        Onward = "lesson-onward",
        Play = "lesson-play",
        Puzzles = "lesson-puzzles",
        Right = "lesson-right",
        Show = "lesson-show",
        Squares = "lesson-squares",
        SquaresLine = "lesson-squares-line",
        SquaresStart = "lesson-squares-start",
        Title = "lesson-title",
    }
}

/// The heading of a topic: that of its section of the page of rules, or a principle.
pub fn heading(rules: AnyRules, topic: Topic) -> String {
    strategy(topic).map_or_else(|| rule_heading(rules, topic), |key| say!("lesson-strategy", topic = key))
}

/// The key of a topic of strategy.
fn strategy(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Catch => "catch",
        Topic::Waiting => "waiting",
        Topic::Exchange => "exchange",
        Topic::Corner => "corner",
        Topic::Refuge => "refuge",
        Topic::Net => "net",
        Topic::Road => "road",
        Topic::Bridge => "bridge",
        Topic::DogHole => "dog-hole",
        Topic::FirstPosition => "first-position",
        Topic::Triangle => "triangle",
        Topic::Force => "force",
        _ => return None,
    })
}

/// The rule of a topic, in sentences of the page of rules, or what a principle says.
pub fn rule(rules: AnyRules, topic: Topic) -> Vec<String> {
    match strategy(topic) {
        Some(key) => vec![say!("lesson-strategy-line", topic = key)],
        None => rule_lines(rules, topic),
    }
}

/// What to do; nothing where there is nothing to play.
pub fn task(step: &Step) -> Option<String> {
    let rules = step.position.rules().house_rules();
    let task = match (step.topic, &step.task) {
        (_, Task::Read) => return None,
        (Topic::Refuge | Topic::Road, _) => "hold",
        (topic, _) if topic.is_strategy() => "keep",
        (Topic::Crowning, _) => "crown",
        (_, Task::Reach(_)) => "reach",
        (Topic::Chain | Topic::KingChain, _) => "chain",
        (Topic::CaptureChoice, _) => "decline",
        (Topic::Huffing, _) => "huff",
        (Topic::ChainStop, _) => "stop",
        (Topic::FreeChoice, _) => "fewer",
        (Topic::MostPieces, _) if rules.precedence == Precedence::Value => "value",
        (Topic::MostPieces, _) => "most",
        (Topic::Aim, _) if rules.goal == Goal::RunOut => "give",
        (Topic::Aim, _) => "win",
        (Topic::Block, _) => "block",
        (Topic::CaptureForward | Topic::CaptureDuty | Topic::Ranking | Topic::SpareKings, _) => "rule",
        _ => "capture",
    };
    Some(say!("lesson-task", task = task))
}

/// A legal move that is not the one to find.
pub fn another(position: &AnyPosition, mv: &crownhead_rules::AnyMove) -> String {
    say!("lesson-another", move = &crownhead_notation::movetext::write(position, mv))
}

/// A legal move after which the circled square is out of reach.
pub fn past(position: &AnyPosition, mv: &crownhead_rules::AnyMove) -> String {
    say!("lesson-past", move = &crownhead_notation::movetext::write(position, mv))
}

/// The number of a step.
pub fn numbered(number: usize, all: usize) -> String {
    say!("lesson-step", n = number, all = all)
}

/// The end of the course.
pub fn over(rules: AnyRules) -> String {
    say!("lesson-over", game = &rules_name(rules))
}

/// The square to find.
pub fn find(square: &str) -> String {
    say!("lesson-find", square = square)
}

/// How the search for squares goes.
pub fn squares_left(seconds: u32, found: u32, wrong: u32) -> String {
    say!("lesson-squares-left", seconds = seconds, n = found, wrong = wrong)
}

/// The result of a search for squares.
pub fn squares_over(found: u32, wrong: u32, best: bool) -> String {
    if best {
        say!("lesson-squares-best", n = found, wrong = wrong)
    } else {
        say!("lesson-squares-over", n = found, wrong = wrong)
    }
}

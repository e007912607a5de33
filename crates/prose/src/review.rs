//! The review of a game as sentences: the move, what is wrong with it, and the line that shows it.
//!
//! Not here: judgments. A sentence names only what its line shows on the board.

use crownhead_api::{FaultRecord, JudgedRecord, MarkRecord, MoveRecord, ReasonRecord, ResultRecord};
use crownhead_engine::Wdl;
use crownhead_explain::{Answer, Fault, JudgedMove, Lesson, LessonStage, Mark, Reason};
use crownhead_notation::{movetext, square_name};
use crownhead_rules::{AnyMove, AnyPosition};

use crate::{
    Told,
    hint::{in_return, loses, material, with_shot},
    messages::say,
    moves::{line_text, path_text},
    names::side,
    numbers::in_tenths,
    study::{self, ReviewLabel},
};

/// Moves shown of a line.
const LONGEST: usize = 12;
/// With so many pieces or fewer, a game is an endgame.
const ENDGAME: u8 = 8;

/// The sentence about a judged move: "24-19 loses two men: 15x24 28x19x10."; `None` if there is nothing to say.
pub fn sentence(judged: &JudgedMove) -> Option<Told> {
    match (&judged.fault, judged.mark) {
        (Some(fault), _) => Some(explain(&judged.position, &judged.mv, fault)),
        (None, Some(Mark::Only)) => Some(only(&judged.position, &judged.mv)),
        _ => None,
    }
}

/// What a lesson says at the moment. `set` writes moves as the screen shows them.
pub fn lesson(lesson: &Lesson, set: fn(&str) -> String) -> Told {
    let told = |lead: String, text: String| Told { lead, text };
    if lesson.stage() == LessonStage::Over {
        let (count, (found, clean)) = (lesson.number().1, lesson.score());
        return told(ReviewLabel::LessonOver.text(), study::lesson_summary(found, count, clean));
    }
    let question = lesson.question();
    let position = &question.position;
    let name = |mv: &AnyMove| set(&path_text(position, mv));
    let solution = || set(&movetext::write_line(position, &question.solution).join(" "));
    match lesson.stage() {
        LessonStage::Wrong(mv, Answer::Played) => {
            told(study::played_again(&name(&mv)), ReviewLabel::TryAgain.text())
        }
        LessonStage::Wrong(mv, _) => told(study::not_best(&name(&mv)), ReviewLabel::TryAgain.text()),
        LessonStage::Found(mv, Answer::Best) => told(study::is_best(&name(&mv)), solution()),
        LessonStage::Found(mv, _) => told(study::is_good(&name(&mv)), solution()),
        LessonStage::Shown => told(ReviewLabel::TheSolution.text(), solution()),
        LessonStage::Asked | LessonStage::Over => {
            let text = match (lesson.hints(), question.piece(), question.best()) {
                (1, Some(square), _) => study::hint_piece(&square_name(position.rules(), square)),
                (2.., _, Some(mv)) => study::hint_move(&name(&mv)),
                _ => ReviewLabel::FindBetter.text(),
            };
            told(study::question(&side(position.rules(), position.turn()), lesson.mistake()), text)
        }
    }
}

/// The same from a record. The position is the one before the move.
pub fn sentence_of_record(position: &AnyPosition, record: &JudgedRecord) -> Option<Told> {
    let mv = record.mv.find(position)?;
    match (&record.fault, record.mark) {
        (Some(fault), _) => Some(explain(position, &mv, &read_fault(position, &mv, fault))),
        (None, Some(MarkRecord::Only)) => Some(only(position, &mv)),
        _ => None,
    }
}

/// A mistake, told as soon as it is played: "Blunder", and the sentence of a review. The position is the one before the
/// move.
pub fn warning(
    position: &AnyPosition,
    mv: &AnyMove,
    (mark, fault): &(MarkRecord, FaultRecord),
) -> (String, Told) {
    let mark = if *mark == MarkRecord::Blunder { Mark::Blunder } else { Mark::Mistake };
    (mark_name(mark), explain(position, mv, &read_fault(position, mv, fault)))
}

/// The line that is better, unless the sentence shows it: "Better is 9-14 22-18."
pub fn better(judged: &JudgedMove) -> Option<String> {
    let fault = judged.fault.as_ref()?;
    if fault.better.is_empty() || why(&judged.position, &judged.mv, fault).1 {
        return None;
    }
    let line = line_text(&judged.position, &fault.better[..fault.better.len().min(LONGEST)]);
    Some(say!("review-better", line = &line))
}

/// The name of a mark: "Blunder".
pub fn mark_name(mark: Mark) -> String {
    let mark = match mark {
        Mark::Only => "only",
        Mark::Inaccuracy => "inaccuracy",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
    };
    say!("review-mark", mark = mark)
}

/// An accuracy in hundredths of a percent: "Accuracy 93.4%".
pub fn accuracy(hundredths: u16) -> String {
    say!("review-accuracy", percent = &in_tenths((u64::from(hundredths) + 5) / 10))
}

fn only(position: &AnyPosition, mv: &AnyMove) -> Told {
    Told { lead: path_text(position, mv), text: say!("review-why", why = &say!("review-only")) }
}

/// What is wrong with a move, with the line that shows it.
fn explain(position: &AnyPosition, mv: &AnyMove, fault: &Fault) -> Told {
    let after = position.play_unchecked(mv);
    let (why, shows_better) = why(position, mv, fault);
    let (start, line) = if shows_better { (position, &fault.better) } else { (&after, &fault.punishment) };
    let line = line_text(start, &line[..line.len().min(LONGEST)]);
    let text = if line.is_empty() {
        say!("review-why", why = &why)
    } else {
        say!("review-line", why = &why, line = &line)
    };
    Told { lead: path_text(position, mv), text }
}

/// What is wrong, and whether the better line shows it.
fn why(position: &AnyPosition, mv: &AnyMove, fault: &Fault) -> (String, bool) {
    let rules = position.rules();
    let opponent = side(rules, position.turn().other());
    let better = || fault.better.first().map(|mv| path_text(position, mv)).unwrap_or_default();
    let moves = |plies: Option<u32>| plies.map_or(0, |plies| plies.div_ceil(2));
    match fault.reason {
        Reason::Slips { had, has } => (slip(position, had, has), false),
        Reason::AllowsWin { plies } => (say!("review-allows-win", n = moves(plies), side = &opponent), false),
        Reason::MissesWin { plies } => {
            (say!("review-misses-win", n = moves(plies), better = &better()), true)
        }
        Reason::Loses { men, kings, shot } => (loss(position, mv, fault, men, kings, shot), false),
        Reason::Misses { men, kings } => {
            let missed = miss(position, men, kings, &better());
            (with_shot(position, &fault.better, missed), true)
        }
        Reason::LetsCrown => (say!("review-lets-crown", side = &opponent), false),
        Reason::MissesCrown => (say!("review-misses-crown", better = &better()), true),
        _ => (say!("review-weaker", better = &better()), true),
    }
}

fn slip(position: &AnyPosition, had: Wdl, has: Wdl) -> String {
    let how = match (had, has) {
        (Wdl::Win, Wdl::Draw) => "won-drawn",
        (Wdl::Win, _) => "won-lost",
        _ => "drawn-lost",
    };
    let pieces: u8 = crownhead_rules::Color::ALL.iter().map(|&side| position.material().pieces(side)).sum();
    let phase = say!("review-phase", few = if pieces <= ENDGAME { "yes" } else { "no" });
    say!("review-slips", how = how, phase = &phase)
}

fn loss(position: &AnyPosition, mv: &AnyMove, fault: &Fault, men: i8, kings: i8, shot: bool) -> String {
    let rules = position.rules();
    if !shot {
        return loses(rules, men, kings).unwrap_or_default();
    }
    let lost = material(rules, men, kings).unwrap_or_default();
    let cost = match in_return(rules, -men, -kings) {
        None => say!("review-shot", pieces = &lost),
        Some(won) => say!("review-shot-for", pieces = &lost, won = &won),
    };
    with_shot(&position.play_unchecked(mv), &fault.punishment, cost)
}

fn miss(position: &AnyPosition, men: i8, kings: i8, better: &str) -> String {
    let rules = position.rules();
    let won = material(rules, men, kings).unwrap_or_default();
    match in_return(rules, -men, -kings) {
        None => say!("review-misses", better = better, pieces = &won),
        Some(given) => say!("review-misses-for", better = better, pieces = &won, given = &given),
    }
}

fn read_fault(position: &AnyPosition, mv: &AnyMove, record: &FaultRecord) -> Fault {
    Fault {
        reason: read_reason(record.reason),
        punishment: MoveRecord::find_line(&position.play_unchecked(mv), &record.punishment),
        better: MoveRecord::find_line(position, &record.better),
    }
}

fn read_reason(record: ReasonRecord) -> Reason {
    let result = |record| match record {
        ResultRecord::Loss => Wdl::Loss,
        ResultRecord::Draw => Wdl::Draw,
        ResultRecord::Win => Wdl::Win,
    };
    match record {
        ReasonRecord::Slips(had, has) => Reason::Slips { had: result(had), has: result(has) },
        ReasonRecord::AllowsWin(plies) => Reason::AllowsWin { plies },
        ReasonRecord::MissesWin(plies) => Reason::MissesWin { plies },
        ReasonRecord::Loses(men, kings, shot) => Reason::Loses { men, kings, shot },
        ReasonRecord::Misses(men, kings) => Reason::Misses { men, kings },
        ReasonRecord::LetsCrown => Reason::LetsCrown,
        ReasonRecord::MissesCrown => Reason::MissesCrown,
        ReasonRecord::Weaker => Reason::Weaker,
    }
}

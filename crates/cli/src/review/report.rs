//! Reviews as text, as annotated PDN and as JSON.

use std::fmt::Write as _;

use crownhead_engine::Chance;
use crownhead_explain::{Fault, JudgedMove, Question, Review};
use crownhead_notation::movetext::{self, write_line};
use crownhead_notation::pdn::{self, Item, Tree};
use crownhead_prose::review::{accuracy, better, mark_name, sentence};
use crownhead_prose::side;
use crownhead_rules::{AnyRules, Color};
use serde::Serialize;

use crate::analyze::Value;
use crate::analyze::annotate::write_notes;
use crate::failure::Failure;
use crate::output::json;

/// "Accuracy 93.4%" of a side, if it had a choice.
fn accuracy_text(review: &Review, rules: AnyRules, color: Color) -> Option<String> {
    let percent = review.accuracy(color)?;
    Some(format!("{}: {}", side(rules, color), accuracy((percent * 100.0).round() as u16)))
}

fn accuracies(review: &Review, rules: AnyRules) -> Vec<String> {
    Color::ALL.into_iter().filter_map(|color| accuracy_text(review, rules, color)).collect()
}

/// What is said of a move.
fn words(judged: &JudgedMove) -> Option<String> {
    let text = sentence(judged)?.to_string();
    Some(better(judged).map_or_else(|| text.clone(), |better| format!("{text} {better}")))
}

/// The move with its number: "12. 24-19" or "12... 8-11".
fn numbered(judged: &JudgedMove, first: Color) -> String {
    let text = movetext::write(&judged.position, &judged.mv);
    let dots = if judged.side() == first { "." } else { "..." };
    format!("{}{dots} {text}", judged.ply / 2 + 1)
}

/// A report for a terminal: accuracy, then every marked move.
pub(super) fn text(number: u32, tree: &Tree, review: &Review) -> String {
    let mut text = format!("Game {number}: {} moves\n", review.moves().count());
    for line in accuracies(review, tree.rules) {
        let _ = writeln!(text, "{line}");
    }
    let first = tree.start.turn();
    for judged in review.moves() {
        let (Some(mark), Some(words)) = (judged.mark, words(judged)) else { continue };
        let name = mark_name(mark);
        let _ = writeln!(text, "{}{}  {name}: {words}", numbered(judged, first), mark.glyph());
    }
    text
}

/// The game as PDN with scores, marks and sentences.
pub(super) fn annotated(mut tree: Tree, review: &Review) -> String {
    let note = |judged: &JudgedMove| {
        let score = judged.white_score();
        let score = match score.decided_in() {
            Some(plies) => format!("#{plies}"),
            None => format!("{:.2}", f64::from(score.0) / 100.0),
        };
        let words = words(judged).map(|words| format!(" {words}")).unwrap_or_default();
        (judged.mark.map(crownhead_explain::Mark::nag), format!("[%eval {score}]{words}"))
    };
    // A stopped review has judged the last moves first.
    let mut notes = vec![None; review.length()];
    review.moves().for_each(|judged| notes[judged.ply] = Some(note(judged)));
    write_notes(&mut tree, &notes);
    let accuracies = accuracies(review, tree.rules);
    if !accuracies.is_empty() {
        tree.items.insert(0, Item::Comment(accuracies.join(". ")));
    }
    pdn::write_tree(&tree)
}

/// A game for scripts.
#[derive(Serialize)]
struct Told {
    game: u32,
    variant: Option<&'static str>,
    complete: bool,
    accuracy: Accuracies,
    moves: Vec<ToldMove>,
    questions: Vec<ToldQuestion>,
}

/// Accuracy in percent.
#[derive(Serialize)]
struct Accuracies {
    white: Option<f64>,
    black: Option<f64>,
}

/// A judged move. Scores and chances are White's, after the move.
#[derive(Serialize)]
struct ToldMove {
    ply: usize,
    #[serde(rename = "move")]
    mv: String,
    side: &'static str,
    forced: bool,
    #[serde(flatten)]
    score: Value,
    chance: ToldChance,
    loss: f64,
    mark: Option<&'static str>,
    best: Vec<String>,
    punishment: Option<Vec<String>>,
    sentence: Option<String>,
}

/// Chances in percent.
#[derive(Serialize)]
struct ToldChance {
    win: f64,
    draw: f64,
    loss: f64,
}

/// A mistake as a question.
#[derive(Serialize)]
struct ToldQuestion {
    ply: usize,
    played: String,
    accepted: Vec<String>,
    solution: Vec<String>,
}

/// A share as percent with two decimals.
fn percent(share: f64) -> f64 {
    (share * 10_000.0).round() / 100.0
}

fn told_chance(chance: Chance) -> ToldChance {
    ToldChance { win: percent(chance.win), draw: percent(chance.draw), loss: percent(chance.loss) }
}

fn told_move(judged: &JudgedMove) -> ToldMove {
    let after = judged.position.play_unchecked(&judged.mv);
    let punishment = |fault: &Fault| write_line(&after, &fault.punishment);
    ToldMove {
        ply: judged.ply,
        mv: movetext::write(&judged.position, &judged.mv),
        side: if judged.side() == Color::White { "white" } else { "black" },
        forced: judged.forced,
        score: judged.white_score().into(),
        chance: told_chance(judged.white_chance()),
        loss: percent(judged.loss),
        mark: judged.mark.map(crownhead_explain::Mark::glyph),
        best: write_line(&judged.position, &judged.best.line),
        punishment: judged.fault.as_ref().map(punishment),
        sentence: sentence(judged).map(|told| told.to_string()),
    }
}

fn told_question(question: &Question) -> ToldQuestion {
    let text = |mv| movetext::write(&question.position, mv);
    ToldQuestion {
        ply: question.ply,
        played: text(&question.played),
        accepted: question.accepted.iter().map(text).collect(),
        solution: write_line(&question.position, &question.solution),
    }
}

/// The review as one line of JSON.
pub(super) fn json_line(number: u32, review: &Review) -> Result<String, Failure> {
    let accuracy = |color| review.accuracy(color).map(|percent| (percent * 100.0).round() / 100.0);
    let told = Told {
        game: number,
        variant: review.rules().key(),
        complete: review.is_complete(),
        accuracy: Accuracies { white: accuracy(Color::White), black: accuracy(Color::Black) },
        moves: review.moves().map(told_move).collect(),
        questions: review.questions().iter().map(told_question).collect(),
    };
    Ok(json(&told)? + "\n")
}

//! Games with the score after every move and marks for mistakes.
//!
//! Scores in games are White's, as `[%eval 0.35]`, in men; a decided game is `[%eval #7]`, negative where Black wins, in plies.
//! A move that loses much by the engine's judgment gets a mark and the line that was better.

use std::io::Write as _;

use crownhead_engine::{RootMove, Score};
use crownhead_game::{Deed, Game};
use crownhead_notation::movetext::write_line;
use crownhead_notation::pdn::{self, Item, Tree};
use crownhead_rules::{AnyMove, AnyPosition, Color};
use serde::Serialize;

use super::{Arguments, MOVE, Searcher, Value, say_stopped};
use crate::failure::Failure;
use crate::output::{json, stdout};
use crownhead_tui::lines::Interrupt;

/// The loss in hundredths of a man from which a move is dubious (`$6`), a mistake (`$2`) or a blunder (`$4`).
const MARKS: [(i32, u32); 3] = [(150, 4), (70, 2), (30, 6)];
/// A lead this large is practically won; a larger one is no better.
const WON: i32 = 600;
/// The most moves of a better line that are shown.
const LINE: usize = 8;

/// Searches every position of the games and writes the annotated games.
pub(super) fn run(
    arguments: &Arguments,
    games: Vec<(u32, Tree)>,
    interrupt: &Interrupt,
) -> Result<(), Failure> {
    let mut out = stdout();
    let count = games.len();
    for (index, (number, mut tree)) in games.into_iter().enumerate() {
        let mut searcher = Searcher::new(arguments, tree.rules, interrupt, MOVE)?;
        let found = look(&mut searcher, tree.start, &tree.main_deeds());
        if arguments.json {
            writeln!(
                out,
                "{}",
                json(&Told { game: number, moves: found.iter().map(Remark::told).collect() })?
            )?;
        } else {
            write_in(&mut tree, &found);
            write!(out, "{}{}", if index == 0 { "" } else { "\n" }, pdn::write_tree(&tree))?;
        }
        out.flush()?;
        if searcher.was_stopped() {
            say_stopped(&format!(
                "game {number} up to move {}, {} games left",
                found.len(),
                count - index - 1
            ));
            break;
        }
    }
    Ok(())
}

/// The annotation of a move.
struct Remark {
    position: AnyPosition,
    mv: AnyMove,
    /// The score after the move, for White.
    score: Score,
    /// The best line.
    best: RootMove,
    /// The loss in hundredths of a man.
    loss: i32,
}

/// Every move of a game with its annotation; fewer if the search was stopped.
fn look(searcher: &mut Searcher<'_>, start: AnyPosition, deeds: &[Deed]) -> Vec<Remark> {
    let mut at = Game::from_position(start);
    let mut remarks = Vec::new();
    let mut before = searcher.lines(&at, 1);
    for deed in deeds {
        let mv = match *deed {
            Deed::Huff(square) => {
                if at.huff(square).is_err() {
                    break;
                }
                before = searcher.lines(&at, 1);
                continue;
            }
            Deed::Move(mv) => mv,
        };
        let position = *at.position();
        let Some(best) = before.0.first().cloned() else { break };
        if searcher.was_stopped() || at.play_on(mv).is_err() {
            break;
        }
        before = searcher.lines(&at, 1);
        let own = -value(&at, before.1.score);
        let is_best = best.mv == mv || position.legal_moves().len() == 1;
        let loss = if is_best { 0 } else { (bounded(best.score) - bounded(own)).max(0) };
        let score = if position.turn() == Color::White { own } else { -own };
        remarks.push(Remark { position, mv, score, best, loss });
    }
    remarks
}

/// A position's score for the side to move; a drawn game is even, whatever the material.
fn value(game: &Game, score: Score) -> Score {
    match game.outcome() {
        Some(outcome) if outcome.winner().is_none() => Score::DRAW,
        _ => score,
    }
}

fn bounded(score: Score) -> i32 {
    score.0.clamp(-WON, WON)
}

impl Remark {
    fn mark(&self) -> Option<u32> {
        MARKS.iter().find(|(least, _)| self.loss >= *least).map(|(_, mark)| *mark)
    }

    fn better(&self) -> Vec<String> {
        write_line(&self.position, &self.best.line[..self.best.line.len().min(LINE)])
    }

    fn comment(&self) -> String {
        let score = match self.score.decided_in() {
            Some(plies) => format!("#{plies}"),
            None => format!("{:.2}", f64::from(self.score.0) / 100.0),
        };
        let better = if self.mark().is_some() {
            format!(" better {}", self.better().join(" "))
        } else {
            String::new()
        };
        format!("[%eval {score}]{better}")
    }

    fn told(&self) -> ToldMove {
        ToldMove {
            mv: write_line(&self.position, &[self.mv]).concat(),
            score: self.score.into(),
            loss: f64::from(self.loss) / 100.0,
            mark: self.mark(),
            better: self.mark().map(|_| self.better()),
        }
    }
}

/// Writes marks and comments after the moves of the main line.
fn write_in(tree: &mut Tree, remarks: &[Remark]) {
    let notes = remarks.iter().map(|remark| Some((remark.mark(), remark.comment())));
    write_notes(tree, &notes.collect::<Vec<_>>());
}

/// Writes a mark and a comment behind each move of the game itself that has them.
pub(crate) fn write_notes(tree: &mut Tree, notes: &[Option<(Option<u32>, String)>]) {
    let (mut notes, mut depth) = (notes.iter(), 0usize);
    let mut items = Vec::with_capacity(tree.items.len() * 2);
    for item in tree.items.drain(..) {
        match &item {
            Item::Open => depth += 1,
            Item::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        let note = match &item {
            Item::Move { mv: Some(_), .. } if depth == 0 => notes.next(),
            _ => None,
        };
        items.push(item);
        if let Some((mark, comment)) = note.and_then(Option::as_ref) {
            items.extend(mark.map(Item::Nag));
            items.push(Item::Comment(comment.clone()));
        }
    }
    tree.items = items;
}

/// A game for scripts.
#[derive(Serialize)]
struct Told {
    game: u32,
    moves: Vec<ToldMove>,
}

/// A move of the game, with White's score after it.
#[derive(Serialize)]
struct ToldMove {
    #[serde(rename = "move")]
    mv: String,
    #[serde(flatten)]
    score: Value,
    loss: f64,
    mark: Option<u32>,
    better: Option<Vec<String>>,
}

//! The positions to draw: single ones, or those of games.

use crownhead_game::{Deed, Game};
use crownhead_notation::fen;
use crownhead_notation::movetext::write_line;
use crownhead_notation::pdn::{Tags, Tree};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Variant};

use crate::analyze::question::{Text, is_position, no_game, text_of, trees};
use crate::failure::Failure;

/// Positions in order, each with the move that led to it.
pub(super) struct Line {
    number: usize,
    tags: Tags,
    pub(super) steps: Vec<(AnyPosition, Option<AnyMove>)>,
}

/// The lines of an input, or only one of them. A file of FENs has one line for each.
pub(super) fn lines(
    input: Option<&str>,
    rules: Option<AnyRules>,
    only: Option<u32>,
) -> Result<Vec<Line>, Failure> {
    let text = text_of(input)?;
    let rows = rows(&text);
    if !rows.is_empty() {
        let chosen =
            rows.iter().enumerate().filter(|(index, _)| only.is_none_or(|only| only as usize == index + 1));
        let lines: Vec<Line> = chosen
            .map(|(index, row)| position(&text, rows.len(), (index, row), rules))
            .collect::<Result<_, _>>()?;
        return if lines.is_empty() { Err(no_game(&text, only)) } else { Ok(lines) };
    }
    let games = trees(&text, rules, only)?;
    let lines: Vec<Line> = games.iter().map(|(number, tree)| played(*number as usize, tree)).collect();
    if lines.is_empty() { Err(no_game(&text, only)) } else { Ok(lines) }
}

/// The rows of a list of positions; none if the text is something else.
fn rows(text: &Text) -> Vec<String> {
    let lossy = String::from_utf8_lossy(&text.bytes);
    let rows: Vec<String> = lossy
        .lines()
        .map(str::trim)
        .filter(|row| !row.is_empty() && !row.starts_with('#'))
        .map(str::to_owned)
        .collect();
    if rows.iter().all(|row| is_position(row.as_bytes())) { rows } else { Vec::new() }
}

fn position(
    text: &Text,
    count: usize,
    (index, row): (usize, &String),
    rules: Option<AnyRules>,
) -> Result<Line, Failure> {
    let rules = rules.unwrap_or(AnyRules::Variant(Variant::English));
    let place = if count > 1 { format!(" line {}", index + 1) } else { String::new() };
    let position =
        fen::parse(row, rules).map_err(|wrong| Failure::Usage(format!("{}{place}: {wrong}", text.name)))?;
    Ok(Line { number: index + 1, tags: Tags::default(), steps: vec![(position, None)] })
}

/// A game, up to the first illegal move.
fn played(number: usize, tree: &Tree) -> Line {
    let mut game = Game::from_position(tree.start);
    let mut steps = vec![(tree.start, None)];
    for deed in tree.main_deeds() {
        let done = match deed {
            Deed::Huff(square) => game.huff(square).is_ok(),
            Deed::Move(mv) => {
                let done = game.play_on(mv).is_ok();
                if done {
                    steps.push((*game.position(), Some(mv)));
                }
                done
            }
        };
        if !done {
            break;
        }
    }
    Line { number, tags: tree.tags.clone(), steps }
}

impl Line {
    /// The number of moves.
    pub(super) fn plies(&self) -> usize {
        self.steps.len() - 1
    }

    /// The move to a position with its number: `12. 32-28`, `12… 19x28`.
    pub(super) fn caption(&self, ply: usize) -> String {
        let Some((_, Some(mv))) = self.steps.get(ply) else { return String::new() };
        let before = &self.steps[ply - 1].0;
        let text = write_line(before, &[*mv]).join(" ");
        let dots = if ply % 2 == 1 { "." } else { "…" };
        format!("{}{dots} {text}", ply.div_ceil(2))
    }

    /// What stands under a diagram of a sheet with so many lines.
    pub(super) fn label(&self, ply: usize, lines: usize) -> String {
        let players = self.players();
        match (lines, players.is_empty()) {
            (1, _) => self.caption(ply),
            (_, true) => self.number.to_string(),
            (_, false) => format!("{}. {players}", self.number),
        }
    }

    /// The players, as far as they are known.
    pub(super) fn players(&self) -> String {
        let names: Vec<&str> = ["White", "Black"].into_iter().filter_map(|name| self.known(name)).collect();
        names.join(" – ")
    }

    /// Event and date, as far as they are known.
    pub(super) fn event(&self) -> String {
        let names: Vec<&str> = ["Event", "Date"].into_iter().filter_map(|name| self.known(name)).collect();
        names.join(", ")
    }

    fn known(&self, name: &str) -> Option<&str> {
        self.tags.get(name).filter(|value| !value.is_empty() && !value.starts_with('?'))
    }
}

//! `crownhead microscope`: the tree that a search visits on a small position, as text and as a picture.
//!
//! Not here: the searches (`crownhead_microscope`), what a node is called (`prose::microscope`).

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use crownhead_archive::store::write_whole;
use crownhead_microscope::{Method, State, Tree, count, look, picture, small};
use crownhead_prose::microscope as words;
use serde::Serialize;

use crate::choice::{self, RulesFlags};
use crate::failure::Failure;
use crate::output::{print_json, stdout};

/// Arguments of `microscope`.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesFlags,
    /// Position at the root [default: three men each].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// How to search: minimax, alphabeta, sorted or full.
    #[arg(long, value_name = "KEY", default_value = "alphabeta", value_parser = method)]
    method: Method,
    /// Depth in plies.
    #[arg(long, short, value_name = "PLIES", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=12))]
    depth: u8,
    /// Most nodes shown.
    #[arg(long, value_name = "N", default_value_t = 400)]
    nodes: usize,
    /// Count the nodes of every method at each depth up to this one, instead of showing a tree.
    #[arg(long)]
    counts: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Write the tree as a picture to this file.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
}

fn method(key: &str) -> Result<Method, String> {
    let keys = || Method::ALL.map(Method::key).join(", ");
    Method::from_key(key).ok_or_else(|| format!("there is no method {key:?}; there are {}", keys()))
}

/// Searches, prints and draws.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    crownhead_prose::study::load();
    let rules = arguments.rules.resolve()?;
    let root = match &arguments.fen {
        Some(text) => choice::position(rules, Some(text))?,
        None => small(rules),
    };
    if arguments.counts {
        return print_counts(&root, arguments);
    }
    let tree = look(&root, arguments.method, arguments.depth, arguments.nodes);
    if let Some(path) = &arguments.svg {
        write_whole(path, picture::page(&tree, |node| words::node_title(&tree, node)))?;
    }
    if arguments.json {
        return print_json(&Summary::of(&tree, arguments));
    }
    let mut out = stdout();
    for number in 0..tree.nodes.len() {
        writeln!(out, "{}", line(&tree, number))?;
    }
    writeln!(out, "\n{}", words::visited(&tree))?;
    Ok(out.flush()?)
}

/// A node: its move, indented by its ply, and what is known of it.
fn line(tree: &Tree, number: usize) -> String {
    let node = &tree.nodes[number];
    let indent = "  ".repeat(node.ply);
    let name = match (node.parent, node.mv) {
        (Some(parent), Some(mv)) => crownhead_notation::movetext::write(&tree.position(parent), &mv),
        _ => words::path(tree, number),
    };
    format!("{indent}{name}  {}", words::facts(node, false).join(" "))
}

fn print_counts(root: &crownhead_rules::AnyPosition, arguments: &Arguments) -> Result<(), Failure> {
    let rows: Vec<[Option<u64>; 4]> =
        (1..=arguments.depth).map(|depth| Method::ALL.map(|method| count(root, method, depth))).collect();
    if arguments.json {
        return print_json(&rows);
    }
    let mut out = stdout();
    let cell = |count: &Option<u64>| count.map_or("-".to_owned(), |count| count.to_string());
    let row = |first: &str, cells: [String; 4]| {
        format!("{first:>5}{}", cells.map(|text| format!("  {text:>12}")).concat())
    };
    writeln!(out, "{}", row("depth", Method::ALL.map(|method| method.key().to_owned())))?;
    for (depth, counts) in rows.iter().enumerate() {
        writeln!(out, "{}", row(&(depth + 1).to_string(), counts.each_ref().map(cell)))?;
    }
    Ok(out.flush()?)
}

/// What is told under `--json`.
#[derive(Serialize)]
struct Summary {
    method: &'static str,
    depth: u8,
    /// The value for the side to move, in hundredths of a man.
    value: i32,
    visited: u64,
    skipped: usize,
    known: usize,
    /// Whether all visited nodes are counted among the skipped and known ones.
    complete: bool,
}

impl Summary {
    fn of(tree: &Tree, arguments: &Arguments) -> Summary {
        Summary {
            method: arguments.method.key(),
            depth: arguments.depth,
            value: tree.value(),
            visited: tree.visited,
            skipped: tree.count(|state| state == State::Skipped),
            known: tree.count(|state| matches!(state, State::Known(_))),
            complete: tree.complete,
        }
    }
}

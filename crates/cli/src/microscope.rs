//! `crownhead microscope`: the tree that a search visits on a small position, as text, as a picture, and on the screen.
//!
//! Not here: the searches (`crownhead_microscope`), what a node is called (`prose::microscope`), the screen
//! (`tui::microscope`).

mod report;

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use crownhead_archive::store::write_whole;
use crownhead_microscope::{Method, Tree, count, look, picture, plot, small};
use crownhead_prose::microscope as words;
use crownhead_rules::AnyPosition;
use crownhead_tui::microscope::MicroscopeApp;

use crate::choice::{self, RulesFlags};
use crate::expected::whole;
use crate::failure::Failure;
use crate::output::{print_json, stdout};
use crate::seating::screen_options;
use crate::settings::Settings;
use crate::tui::{need_terminal, unusable};
use report::Report;

/// Arguments of `microscope`.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each flag is a field")]
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
    #[arg(long, short, value_name = "PLIES", default_value_t = 3, value_parser = whole::<u8>(1..=12))]
    depth: u8,
    /// Most nodes shown.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = node_count)]
    nodes: usize,
    /// Show the tree in full screen, to be walked and replayed.
    #[arg(long, conflicts_with_all = ["counts", "json", "svg"])]
    tui: bool,
    /// With --tui: draw with ASCII characters only.
    #[arg(long, requires = "tui")]
    ascii: bool,
    /// Count the nodes of every method at each depth up to this one, instead of showing a tree.
    #[arg(long)]
    counts: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Write the tree, or the plot of the counts, as a picture to this file.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
}

fn method(key: &str) -> Result<Method, String> {
    let keys = || Method::ALL.map(Method::key).join(", ");
    Method::from_key(key).ok_or_else(|| format!("there is no method {key:?}; there are {}", keys()))
}

fn node_count(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&nodes| nodes > 0).ok_or_else(|| "must be a number, at least 1".to_owned())
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
    if arguments.tui {
        return show(tree, arguments);
    }
    if let Some(path) = &arguments.svg {
        let note = words::cut_off(&tree).unwrap_or_default();
        write_whole(path, picture::page(&tree, |node| words::node_title(&tree, node), &note))?;
    }
    if arguments.json {
        return print_json(&Report::of(&tree, arguments.method, arguments.depth));
    }
    let mut out = stdout();
    for number in 0..tree.nodes.len() {
        writeln!(out, "{}", line(&tree, number))?;
    }
    writeln!(out, "\n{}", words::visited(&tree))?;
    Ok(out.flush()?)
}

/// The tree in full screen, until the user leaves.
fn show(tree: Tree, arguments: &Arguments) -> Result<(), Failure> {
    need_terminal("microscope --tui needs a terminal; leave out --tui for pipes and files")?;
    let options = screen_options(&Settings::load()?, arguments.ascii);
    let mut app = MicroscopeApp::new(tree, (arguments.method, arguments.depth), options);
    crownhead_tui::run_microscope(&mut app).map_err(|problem| unusable(&problem))
}

/// A node: its move, indented by its ply, and what is known of it.
fn line(tree: &Tree, number: usize) -> String {
    let node = &tree.nodes[number];
    let indent = "  ".repeat(node.ply);
    format!("{indent}{}  {}", words::move_name(tree, number), words::facts(tree, number, false).join(" "))
}

/// The counts of every method at each depth; `None` where a search is cut off.
type Rows = Vec<[Option<u64>; 4]>;

fn print_counts(root: &AnyPosition, arguments: &Arguments) -> Result<(), Failure> {
    let rows: Rows =
        (1..=arguments.depth).map(|depth| Method::ALL.map(|method| count(root, method, depth))).collect();
    let missing = rows.iter().flatten().any(Option::is_none).then(words::uncounted);
    if let Some(path) = &arguments.svg {
        // A line ends where the search is first cut off.
        let of = |number: usize| rows.iter().map_while(|row| row[number]).collect();
        let series: Vec<Vec<u64>> = (0..Method::ALL.len()).map(of).collect();
        let notes: Vec<String> = missing.iter().cloned().collect();
        write_whole(path, plot::page(&series, &Method::ALL.map(words::method_name), &notes))?;
    }
    if arguments.json {
        return print_json(&rows);
    }
    let mut out = stdout();
    let cell = |count: &Option<u64>| count.map_or("–".to_owned(), |count| count.to_string());
    let row = |first: &str, cells: [String; 4]| {
        format!("{first:>5}{}", cells.map(|text| format!("  {text:>12}")).concat())
    };
    writeln!(out, "{}", row("depth", Method::ALL.map(|method| method.key().to_owned())))?;
    for (depth, counts) in rows.iter().enumerate() {
        writeln!(out, "{}", row(&(depth + 1).to_string(), counts.each_ref().map(cell)))?;
    }
    if let Some(line) = missing {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

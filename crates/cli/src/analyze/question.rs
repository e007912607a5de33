//! What to analyze: positions and games from an argument, a file or standard input.

use std::io::Read as _;
use std::path::Path;

use crownhead_game::{Deed, Game};
use crownhead_notation::fen;
use crownhead_notation::pdn::{Item, Settings, Sheet, Sheets, Tree};
use crownhead_rules::{AnyRules, Variant};

use crate::choice::RulesFlags;
use crate::failure::{Failure, note};
use crownhead_archive::source::Source;

/// The longest input that is read, in bytes.
const LONGEST: u64 = 64 << 20;

/// Where positions and games come from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Input<'a> {
    /// An argument or a file; standard input without one.
    pub(crate) source: Option<&'a str>,
    /// A position as FEN.
    pub(crate) fen: Option<&'a str>,
    /// The rules, if they were chosen.
    pub(crate) rules: &'a RulesFlags,
    /// The number of the game.
    pub(crate) game: Option<u32>,
}

/// A text and its source.
pub(crate) struct Text {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

fn text(arguments: &Input<'_>) -> Result<Text, Failure> {
    match arguments.fen {
        Some(fen) => Ok(Text { name: "--fen".to_owned(), bytes: fen.as_bytes().to_vec() }),
        None => text_of(arguments.source),
    }
}

/// The text of an argument or of the file that it names; of standard input without one.
pub(crate) fn text_of(input: Option<&str>) -> Result<Text, Failure> {
    let input = input.unwrap_or("-");
    let path = Path::new(input);
    if input != "-" && !path.exists() && input.contains([' ', ':', '[', '\n']) {
        return Ok(Text { name: "the argument".to_owned(), bytes: input.as_bytes().to_vec() });
    }
    let source = Source::open(path, crate::games::watched)?;
    let mut bytes = Vec::new();
    let read = source.reader.take(LONGEST + 1).read_to_end(&mut bytes);
    let wrong = |why: String| Failure::Usage(format!("cannot read {}: {why}", source.name));
    read.map_err(|problem| wrong(problem.to_string()))?;
    if bytes.len() as u64 > LONGEST {
        return Err(wrong(format!("it is longer than {LONGEST} bytes")));
    }
    Ok(Text { name: source.name, bytes })
}

/// The moves of a game's main line, up to the first that cannot be played.
pub(crate) fn main_line(tree: &Tree) -> Game {
    let mut game = Game::from_position(tree.start);
    for deed in tree.main_deeds() {
        if let Deed::Move(mv) = deed
            && game.play_on(mv).is_err()
        {
            break;
        }
    }
    game
}

/// Whether a text looks like a position rather than a game.
pub(crate) fn is_position(bytes: &[u8]) -> bool {
    let text = bytes.trim_ascii();
    !text.contains(&b'[') && !text.contains(&b'\n') && text.contains(&b':') && !text.contains(&b'.')
        || text.len() > 8 && !text.iter().any(|byte| byte.is_ascii_whitespace() || byte.is_ascii_digit())
}

/// The position to analyze, with its history if it comes from a game.
pub(super) fn position(arguments: &Input<'_>) -> Result<Game, Failure> {
    let text = text(arguments)?;
    let chosen = arguments.rules.chosen()?;
    if arguments.fen.is_some() || is_position(&text.bytes) {
        if arguments.game.is_some_and(|number| number > 1) {
            return Err(no_game(&text, arguments.game));
        }
        let rules = chosen.unwrap_or(AnyRules::Variant(Variant::English));
        let line = String::from_utf8_lossy(text.bytes.trim_ascii());
        let position = fen::parse(&line, rules);
        return position
            .map(Game::from_position)
            .map_err(|wrong| Failure::Usage(format!("{}: {wrong}", text.name)));
    }
    let number = arguments.game.unwrap_or(1);
    let mut trees = trees(&text, chosen, Some(number))?;
    let tree = trees.pop().map(|(_, tree)| tree);
    tree.map(|tree| played(&tree)).ok_or_else(|| no_game(&text, Some(number)))
}

/// The games to analyze, with their numbers.
pub(crate) fn games(arguments: &Input<'_>) -> Result<Vec<(u32, Tree)>, Failure> {
    let text = text(arguments)?;
    trees(&text, arguments.rules.chosen()?, arguments.game)
}

pub(crate) fn no_game(text: &Text, number: Option<u32>) -> Failure {
    let which = number.filter(|&number| number > 1).map(|number| format!(" {number}")).unwrap_or_default();
    Failure::Usage(format!("{}: there is no game{which}", text.name))
}

/// Whether a text contains a game: a tag, a position or a legal move.
fn is_game(sheet: &Sheet<'_>, tree: &Tree) -> bool {
    let told = |item: &Item| matches!(item, Item::Setup(_) | Item::Move { mv: Some(_), .. });
    sheet.tags().next().is_some() || tree.items.iter().any(told)
}

/// The games of a text, or only one of them. Illegal moves are reported, and the moves before them count. Words without a game
/// are ignored if there are games too.
pub(crate) fn trees(
    text: &Text,
    rules: Option<AnyRules>,
    only: Option<u32>,
) -> Result<Vec<(u32, Tree)>, Failure> {
    let settings = Settings { rules, ..Settings::default() };
    let (mut sheets, mut trees) = (Sheets::new(&text.bytes), Vec::new());
    let (mut number, mut has_game, mut problems) = (0, false, Vec::new());
    while let Some(sheet) = sheets.next() {
        number += 1;
        if only.is_some_and(|only| only != number) {
            continue;
        }
        let (tree, replay) = Tree::read(&sheet, &settings);
        if !replay.is_legal {
            let why = replay.problems.first().map(|problem| format!(": {problem}")).unwrap_or_default();
            problems.push(format!("{}, game {number}: not every move is legal{why}", text.name));
        }
        has_game |= is_game(&sheet, &tree);
        trees.push((number, tree));
    }
    match problems.first() {
        Some(problem) if !has_game => Err(Failure::Usage(problem.clone())),
        None if !has_game => Err(no_game(text, only)),
        _ => {
            for problem in &problems {
                note(problem);
            }
            Ok(trees)
        }
    }
}

/// The game, up to the first illegal move.
fn played(tree: &Tree) -> Game {
    let mut game = Game::from_position(tree.start);
    for deed in tree.main_deeds() {
        let done = match deed {
            Deed::Huff(square) => game.huff(square).is_ok(),
            Deed::Move(mv) => game.play_on(mv).is_ok(),
        };
        if !done {
            break;
        }
    }
    game
}

//! Writing a game.

use std::fmt::Write as _;

use crownhead_game::Game;
use crownhead_rules::{AnyMove, AnyPosition, Color};

use super::{
    clock,
    cursor::Cursor,
    huff,
    item::Item,
    result,
    tags::Tags,
    tree::{Tree, rules_tag},
};
use crate::{fen, movetext};

/// The tags that every game has; unknown values are `?`.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags that follow from the game itself.
const OWN: [&str; 5] = ["Result", "GameType", "Rules", "FEN", "Termination"];

/// The maximum line length.
const LINE: usize = 80;

/// A game up to its current position, with those tags. Tags that follow from the game (the result, the rules, the
/// start) are taken from it. The text ends with a line break.
pub fn write(game: &Game, tags: &Tags) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        tag(&mut text, name, tags.get(name).unwrap_or(unknown));
    }
    tag(&mut text, "Result", result::of(game));
    let (name, value) = rules_tag(game.rules());
    tag(&mut text, name, &value);
    if *game.start() != AnyPosition::start(game.rules()) {
        tag(&mut text, "FEN", &fen::write(game.start()));
    }
    if let Some(termination) = result::termination(game) {
        tag(&mut text, "Termination", termination);
    }
    let more =
        tags.iter().filter(|(name, _)| !OWN.contains(name) && ROSTER.iter().all(|(known, _)| known != name));
    more.filter(|(name, _)| is_name(name)).for_each(|(name, value)| tag(&mut text, name, value));
    text.push('\n');
    moves(&mut text, game);
    text
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn tag(text: &mut String, name: &str, value: &str) {
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

fn moves(text: &mut String, game: &Game) {
    let mut lines = Lines::new(text);
    let mut numbers = Numbers::of(game.start());
    let huff = |square| format!("{{{}}}", huff::command(game.rules(), square));
    for (ply, mv) in game.moves().iter().enumerate() {
        if let Some(position) = game.position_of_move(ply) {
            let huffed = game.huffed_at(ply);
            lines.word(&huffed.map(huff).unwrap_or_default(), false);
            lines.word(&numbers.before(Some(position), ply == 0 || huffed.is_some()), false);
            lines.word(&movetext::write(position, mv), false);
            numbers.played();
        }
    }
    lines.word(&game.pending_huff().map(huff).unwrap_or_default(), false);
    lines.word("*", false);
    text.push('\n');
}

/// Words on lines of limited length.
struct Lines<'t> {
    text: &'t mut String,
    width: usize,
}

impl<'t> Lines<'t> {
    fn new(text: &'t mut String) -> Lines<'t> {
        Lines { text, width: 0 }
    }

    /// Writes a word after a space or a line break, unless it is empty. A closing bracket directly follows the word
    /// before it.
    fn word(&mut self, word: &str, glued: bool) {
        if word.is_empty() {
            return;
        }
        if self.width > 0 && !glued {
            let too_long = self.width + 1 + word.len() > LINE;
            self.text.push(if too_long { '\n' } else { ' ' });
            self.width = if too_long { 0 } else { self.width + 1 };
        }
        self.text.push_str(word);
        self.width += word.len();
    }

    /// Writes a line of its own.
    fn line(&mut self, line: &str) {
        if self.width > 0 {
            self.text.push('\n');
        }
        self.text.push_str(line);
        self.text.push('\n');
        self.width = 0;
    }
}

/// Move numbers, which count pairs: if the side that usually replies starts, the game begins in the middle of a pair.
struct Numbers {
    starts: Color,
    /// Half moves before the next move.
    half: usize,
    open: Vec<usize>,
}

impl Numbers {
    fn of(start: &AnyPosition) -> Numbers {
        let starts = start.rules().house_rules().starts;
        Numbers { starts, half: usize::from(start.turn() != starts), open: Vec::new() }
    }

    /// The number before a move, if any: always for the starting side, for the other side only if its move does not
    /// directly follow.
    fn before(&mut self, position: Option<&AnyPosition>, apart: bool) -> String {
        let second = position.map_or(self.half % 2 == 1, |position| position.turn() != self.starts);
        // A setup may have changed the side to move.
        if second != (self.half % 2 == 1) {
            self.half += 1;
        }
        match (second, apart) {
            (false, _) => format!("{}.", self.half / 2 + 1),
            (true, true) => format!("{}...", self.half / 2 + 1),
            (true, false) => String::new(),
        }
    }

    fn played(&mut self) {
        self.half += 1;
    }
}

/// A game with everything written into it, in standard form. The text ends with a line break.
pub fn write_tree(tree: &Tree) -> String {
    let mut text = String::new();
    tree.tags.iter().filter(|(name, _)| is_name(name)).for_each(|(name, value)| tag(&mut text, name, value));
    if !text.is_empty() {
        text.push('\n');
    }
    let mut writer = Writer {
        lines: Lines::new(&mut text),
        numbers: Numbers::of(&tree.start),
        cursor: Cursor::new(tree.start),
        apart: true,
        opened: false,
    };
    tree.items.iter().for_each(|item| writer.item(tree, item));
    writer.word("*");
    text.push('\n');
    text
}

struct Writer<'t> {
    lines: Lines<'t>,
    numbers: Numbers,
    cursor: Cursor,
    /// Whether anything was written since the last move.
    apart: bool,
    /// Whether a bracket was just opened.
    opened: bool,
}

impl Writer<'_> {
    fn word(&mut self, word: &str) {
        self.lines.word(word, std::mem::take(&mut self.opened));
    }

    fn item(&mut self, tree: &Tree, item: &Item) {
        self.cursor.pass(item, tree.rules);
        match item {
            Item::Move { text, mv, strength } => return self.mv(text, mv.as_ref(), strength),
            Item::Placeholder => self.word("..."),
            Item::Nag(nag) => return self.word(&format!("${nag}")),
            Item::Comment(comment) => {
                self.word("{");
                self.opened = true;
                clock::words(comment).for_each(|word| self.word(word));
                self.opened = false;
                self.lines.word("}", true);
            }
            Item::Line(line) => {
                self.lines.line(&format!("%{line}"));
                self.opened = false;
            }
            Item::Setup(fen) => self.word(&format!("/FEN \"{fen}\"/")),
            Item::Open => {
                self.word("(");
                self.opened = true;
                self.numbers.open.push(self.numbers.half);
                self.numbers.half = self.numbers.half.saturating_sub(1);
            }
            Item::Close => {
                self.lines.word(")", true);
                self.opened = false;
                self.numbers.half = self.numbers.open.pop().unwrap_or(self.numbers.half);
            }
        }
        self.apart = true;
    }

    fn mv(&mut self, text: &str, mv: Option<&AnyMove>, strength: &str) {
        // An illegal move may look like a result.
        let zero = if text == "1-1" { "0" } else { "" };
        let word = format!("{zero}{text}{strength}");
        let legal_in = |position: &AnyPosition| mv.is_some_and(|mv| position.legal_moves().contains(mv));
        let position = self.cursor.positions().find(legal_in);
        let number = self.numbers.before(position.as_ref(), self.apart);
        self.word(&number);
        self.word(&word);
        self.numbers.played();
        if let (Some(mv), Some(position)) = (mv, position) {
            self.cursor.play(position, mv);
        }
        self.apart = false;
    }
}

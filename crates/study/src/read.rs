//! A study from a record: the flat list of items becomes a tree.
//!
//! Not here: reading text (crate `crownhead-notation`). Nothing is lost: what has no place of its own in the tree goes
//! to the nearest node. Comments get the form in which a record can hold them.

use crownhead_notation::parse_square;
use crownhead_notation::pdn::{Item, Tags, Tree};
use crownhead_rules::{AnyMove, AnyPosition, Square, SquareSet};

use crate::{
    command::{self, clean},
    edit::MOST_LEGS,
    error::StudyError,
    node::{Node, NodeId, Notes, Step},
    squares::{set_up, with_turn_passed},
    study::Study,
};

/// The longest text of a position that a record can set up.
const LONGEST_SETUP: usize = 4000;

/// How often a record with passed turns is read until it stays the same.
const MOST_READINGS: usize = 4;

impl Study {
    /// The study of a record. The cursor is at the start.
    ///
    /// # Errors
    /// If the record is larger than a study can be.
    pub fn from_tree(tree: &Tree) -> Result<Study, StudyError> {
        let mut study = Study::as_read(tree)?;
        // Where a turn has passed, a variation may read otherwise once it has its place behind the main move.
        for _ in 0..MOST_READINGS {
            if !study.nodes.iter().any(|node| node.passed) {
                break;
            }
            let again = Study::as_read(&study.to_tree())?;
            if again.unchecked() != study.unchecked() || again.nodes == study.nodes {
                break;
            }
            study = again;
        }
        study.count_bytes()?;
        Ok(study)
    }

    fn as_read(tree: &Tree) -> Result<Study, StudyError> {
        let mut study = Study::from_position(tree.start);
        study.tags = tags(tree);
        study.settle_tags();
        let spot = Spot { node: NodeId::START, position: tree.start, missed: SquareSet::EMPTY };
        let line = Line { begun: true, fresh: false, ..Line::at(spot, spot, spot) };
        let mut reader = Reader { study, line, open: Vec::new(), deep: Vec::new() };
        for item in &tree.items {
            reader.item(item)?;
        }
        while reader.close() {}
        reader.flush();
        Ok(reader.study)
    }

    /// The number of moves that are not legal where they stand.
    fn unchecked(&self) -> usize {
        self.nodes.iter().filter(|node| node.step == Step::Unchecked).count()
    }

    fn count_bytes(&mut self) -> Result<(), StudyError> {
        let notes = || self.nodes.iter().filter_map(|node| node.notes.as_deref());
        let comments = |notes: &'_ Notes| notes.before.iter().chain(&notes.after).map(String::len).max();
        if notes().filter_map(comments).any(|longest| longest > Study::LONGEST_COMMENT) {
            return Err(StudyError::CommentTooLong(Study::LONGEST_COMMENT));
        }
        self.bytes = notes().map(Notes::bytes).sum();
        if self.bytes > Study::MOST_BYTES {
            return Err(StudyError::TooMuchText(Study::MOST_BYTES));
        }
        Ok(())
    }
}

/// The tags of a record, with its result.
fn tags(tree: &Tree) -> Tags {
    let mut tags = Tags::default();
    let flat = |value: &str| value.replace("\r\n", " ").replace(char::is_control, " ");
    tree.tags.iter().for_each(|(name, value)| tags.push(name, flat(value)));
    if let Some(result) = tree.result.as_deref().filter(|result| *result != "*")
        && tags.get("Result").is_none_or(|told| matches!(told, "*" | "?" | "" | "-"))
    {
        tags.set("Result", flat(result));
    }
    tags
}

/// A node with its position and what may be huffed there.
#[derive(Clone, Copy)]
struct Spot {
    node: NodeId,
    position: AnyPosition,
    missed: SquareSet,
}

/// A line in progress.
struct Line {
    /// The place of its last move: where a variation begins.
    before: Spot,
    now: Spot,
    /// The place that a variation follows if its first move is not legal before.
    known: Spot,
    /// Whether it is a variation without a move so far, unknown ones apart.
    fresh: bool,
    /// Whether it has an item of play yet.
    begun: bool,
    /// The piece huffed before the next move, and the comment that records it.
    huff: Option<(Square, String)>,
    /// What stands before the first move.
    waiting: Notes,
}

impl Line {
    fn at(before: Spot, now: Spot, known: Spot) -> Line {
        Line { before, now, known, fresh: true, begun: false, huff: None, waiting: Notes::default() }
    }
}

/// What a line that is not checked needs of [`Line`].
struct Deep {
    before: NodeId,
    now: NodeId,
    known: NodeId,
    fresh: bool,
    begun: bool,
}

struct Reader {
    study: Study,
    line: Line,
    open: Vec<Line>,
    /// Levels below the deepest in which moves are checked: their nodes only.
    deep: Vec<Deep>,
}

/// Where a move goes.
struct Place {
    parent: NodeId,
    base: AnyPosition,
    before: Spot,
    huff: bool,
    passed: bool,
}

impl Reader {
    fn item(&mut self, item: &Item) -> Result<(), StudyError> {
        match item {
            Item::Move { text, mv, strength } => self.mv(text, mv.as_ref(), strength)?,
            Item::Placeholder => drop(self.blind(Step::Placeholder, "", "")?),
            Item::Nag(nag) => self.notes().nags.push(*nag),
            Item::Comment(text) => self.comment(text),
            Item::Line(text) => {
                let text = text.replace(char::is_control, " ");
                self.notes().lines.push(text.trim_end().to_owned());
            }
            Item::Setup(text) => self.set_up(text)?,
            Item::Open => self.open(),
            Item::Close => drop(self.close()),
            _ => {}
        }
        Ok(())
    }

    fn is_lost(&self) -> bool {
        !self.deep.is_empty()
    }

    /// Where notes go: to the node that the line has reached, or to the first one of a variation when it comes.
    fn notes(&mut self) -> &mut Notes {
        if self.line.begun { self.notes_at(self.line.now.node) } else { &mut self.line.waiting }
    }

    fn notes_at(&mut self, node: NodeId) -> &mut Notes {
        self.study.nodes[node.index()].notes.get_or_insert_default()
    }

    fn here(&self) -> Spot {
        if self.line.begun { self.line.now } else { self.line.before }
    }

    fn comment(&mut self, text: &str) {
        let mut text = clean(text);
        let rules = self.study.rules();
        if rules.house_rules().huffing {
            if let Some(square) = command::huff(&text).and_then(|told| parse_square(told, rules))
                && self.line.huff.is_none()
                && !self.is_lost()
                && self.here().missed.contains(square)
            {
                self.line.huff = Some((square, text));
                return;
            }
            text = command::without_huff(&text);
        }
        if text.is_empty() {
            return;
        }
        let begun = self.line.begun;
        let notes = self.notes();
        if begun { notes.after.push(text) } else { notes.before.push(text) }
    }

    fn mv(&mut self, text: &str, mv: Option<&AnyMove>, strength: &str) -> Result<(), StudyError> {
        let found = mv.filter(|_| !self.is_lost()).and_then(|mv| Some((*mv, self.place_of(mv)?)));
        let Some((mv, place)) = found else {
            return self.blind(Step::Unchecked, &written(text), strength).map(drop);
        };
        let aside = self.line.fresh && place.parent == self.line.known.node;
        let id = self.attach(place.parent, Step::Move(mv), text, aside)?;
        let huff = self.line.huff.take();
        if place.huff
            && let Some((square, comment)) = huff
        {
            self.study.nodes[id.index()].huff = Some(square);
            self.notes_at(id).before.push(comment);
        }
        self.study.nodes[id.index()].passed = place.passed;
        self.mark(id, strength);
        let (position, missed) = (place.base.play_unchecked(&mv), place.base.huffable(&mv));
        self.line.before = place.before;
        self.line.now = Spot { node: id, position, missed };
        self.line.known = self.line.now;
        (self.line.begun, self.line.fresh) = (true, false);
        Ok(())
    }

    fn mark(&mut self, id: NodeId, strength: &str) {
        let strength: String = strength.chars().filter(|c| matches!(c, '!' | '?')).collect();
        if !strength.is_empty() {
            self.notes_at(id).strength = strength;
        }
    }

    /// The place of a move: instead of the last one at the beginning of a variation, else behind it. Some write
    /// what could follow in a variation; and behind an unknown move, either side may be to move.
    fn place_of(&self, mv: &AnyMove) -> Option<Place> {
        let legal = |position: &AnyPosition| {
            mv.board() == position.board()
                && position.legal_moves_within(MOST_LEGS).is_ok_and(|moves| moves.contains(mv))
        };
        let here = self.here();
        let huff = self.line.huff.as_ref().map(|(square, _)| *square);
        let base = huff.map_or(here.position, |square| here.position.huffed(square));
        let place =
            |spot: Spot, base, huff, passed| Place { parent: spot.node, base, before: spot, huff, passed };
        if legal(&base) {
            return Some(place(here, base, huff.is_some(), false));
        }
        let known = Spot { missed: SquareSet::EMPTY, ..self.line.known };
        if self.line.fresh && legal(&known.position) {
            return Some(place(known, known.position, false, false));
        }
        let passed = with_turn_passed(&base);
        // What replaces the move is a move of the same side.
        let before = Spot { position: passed, missed: SquareSet::EMPTY, ..here };
        legal(&passed).then(|| Place { before, ..place(here, passed, huff.is_some(), true) })
    }

    /// A node that leaves the position as it is.
    fn blind(&mut self, step: Step, text: &str, strength: &str) -> Result<NodeId, StudyError> {
        let here = self.here();
        let aside = !self.line.begun && here.node == self.line.known.node;
        let id = self.attach(here.node, step, text, aside)?;
        self.mark(id, strength);
        if let Some((_, comment)) = self.line.huff.take() {
            self.notes_at(id).before.push(command::without_huff(&comment));
        }
        self.line.now = Spot { node: id, ..here };
        self.line.begun = true;
        self.line.fresh &= step == Step::Placeholder;
        if !self.line.fresh {
            self.line.known = self.line.now;
        }
        Ok(id)
    }

    fn set_up(&mut self, text: &str) -> Result<(), StudyError> {
        let fits = |c: &char| !c.is_control() && !matches!(c, '/' | '"' | '\\');
        let text: String = text.chars().filter(fits).take(LONGEST_SETUP).collect();
        let here = self.here();
        let huffed =
            self.line.huff.as_ref().map_or(here.position, |(square, _)| here.position.huffed(*square));
        let id = self.blind(Step::Setup, &text, "")?;
        let position = set_up(&text, &huffed).unwrap_or(huffed);
        let spot = Spot { node: id, position, missed: SquareSet::EMPTY };
        (self.line.before, self.line.now, self.line.known) = (spot, spot, spot);
        Ok(())
    }

    /// A new node in its place among its siblings, with the notes that waited for it.
    fn attach(&mut self, parent: NodeId, step: Step, text: &str, aside: bool) -> Result<NodeId, StudyError> {
        if self.study.nodes.len() >= Study::MOST_NODES {
            return Err(StudyError::TooManyNodes(Study::MOST_NODES));
        }
        let id = self.study.add(parent, step, text);
        let begun = self.line.begun;
        let node: &mut Node = &mut self.study.nodes[parent.index()];
        if aside {
            node.ended |= node.children.is_empty();
            node.children.push(id);
        } else if begun && node.ended {
            // The line goes on after all, and what came before it are its variations.
            node.ended = false;
            node.children.insert(0, id);
        } else {
            node.children.push(id);
        }
        let waiting = std::mem::take(&mut self.line.waiting);
        if !waiting.is_empty() {
            *self.notes_at(id) = waiting;
        }
        Ok(id)
    }

    fn open(&mut self) {
        let Line { before, now, known, fresh, begun, .. } = self.line;
        if self.open.len() >= Study::DEEPEST {
            self.flush();
            self.deep.push(Deep { before: before.node, now: now.node, known: known.node, fresh, begun });
            (self.line.begun, self.line.fresh) = (false, true);
            return;
        }
        let line = Line::at(before, now, known);
        self.open.push(std::mem::replace(&mut self.line, line));
    }

    fn close(&mut self) -> bool {
        if let Some(Deep { before, now, known, fresh, begun }) = self.deep.pop() {
            self.flush();
            (self.line.before.node, self.line.now.node, self.line.known.node) = (before, now, known);
            (self.line.begun, self.line.fresh) = (begun, fresh);
            return true;
        }
        let Some(line) = self.open.pop() else { return false };
        self.flush();
        self.line = line;
        true
    }

    /// Gives what waited for a move that never came to the node that the line has reached.
    fn flush(&mut self) {
        let waiting = std::mem::take(&mut self.line.waiting);
        let huff = self.line.huff.take();
        if waiting.is_empty() && huff.is_none() {
            return;
        }
        let begun = self.line.begun;
        let notes = self.notes_at(self.line.now.node);
        notes.after.extend(waiting.before);
        notes.nags.extend(waiting.nags);
        notes.lines.extend(waiting.lines);
        if let Some((_, comment)) = huff {
            // At the end of a line the huff itself is kept: the move that follows it may still be played.
            notes.after.push(if begun { comment } else { command::without_huff(&comment) });
        }
    }
}

/// The text of an unchecked move as a record can hold it.
fn written(text: &str) -> String {
    let part = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | ':');
    text.chars().filter(part).take(200).collect()
}

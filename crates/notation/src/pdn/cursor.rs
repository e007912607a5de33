//! The position in a game while its items are passed one by one.
//!
//! Not here: reading items. Invariant: [`Cursor::positions`] holds every position from which the next move may be
//! played.

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square};

use super::{
    huff::{self, Point},
    item::Item,
    setup::{self, turn_passed},
};

/// The state while passing the items of a game: everything needed to interpret the next move.
#[derive(Clone, Debug)]
pub struct Cursor {
    before: Point,
    now: Point,
    begun: bool,
    /// The piece huffed before the next move, and the position after the huff.
    huffed: Option<Huff>,
    open: Vec<(Point, Point, Option<Huff>)>,
    /// Levels below the deepest whose positions are kept.
    below: usize,
}

type Huff = (Square, AnyPosition);

impl Cursor {
    /// Moves in variations at deeper levels are not checked.
    pub const DEEPEST: usize = 1000;

    /// At the start.
    pub fn new(start: AnyPosition) -> Cursor {
        let start = Point::of(start);
        Cursor { before: start, now: start, begun: true, huffed: None, open: Vec::new(), below: 0 }
    }

    /// The position in which the next move is played.
    pub fn position(&self) -> &AnyPosition {
        match &self.huffed {
            Some((_, position)) => position,
            None => &self.here().position,
        }
    }

    /// That position before any huff.
    fn here(&self) -> &Point {
        if self.begun { &self.now } else { &self.before }
    }

    /// The piece huffed before the next move.
    pub fn huffed(&self) -> Option<Square> {
        self.huffed.map(|(square, _)| square)
    }

    /// The positions from which a move may be played: the first move of a variation may also continue after the move
    /// that it follows, and after an unknown move either side may be to move.
    pub fn positions(&self) -> impl Iterator<Item = AnyPosition> + '_ {
        let here = [self.position(), &self.now.position].into_iter().copied();
        here.clone()
            .take(if self.begun { 1 } else { 2 })
            .chain(here.take(1).map(|position| turn_passed(&position)))
    }

    /// The depth of variations.
    pub fn depth(&self) -> usize {
        self.open.len() + self.below
    }

    /// Plays a legal move of one of [`Cursor::positions`].
    pub fn play(&mut self, position: AnyPosition, mv: &AnyMove) {
        // A variation replaces the move together with its huff.
        let before = if position == *self.position() { *self.here() } else { Point::of(position) };
        (self.before, self.now, self.begun) = (before, Point::after(&position, mv), true);
        self.huffed = None;
    }

    /// Jumps to a setup.
    pub fn set_up(&mut self, position: AnyPosition) {
        let here = Point::of(position);
        (self.before, self.now, self.begun, self.huffed) = (here, here, true, None);
    }

    /// Begins a variation. Below [`Cursor::DEEPEST`] levels, positions stay as they are.
    pub fn open(&mut self) {
        if self.open.len() >= Cursor::DEEPEST {
            self.below += 1;
            return;
        }
        self.open.push((self.before, self.now, self.huffed.take()));
        self.begun = false;
    }

    /// Ends a variation.
    pub fn close(&mut self) {
        if self.below > 0 {
            self.below -= 1;
        } else if let Some((before, now, huffed)) = self.open.pop() {
            (self.before, self.now, self.begun, self.huffed) = (before, now, true, huffed);
        }
    }

    /// Passes a comment, which may be a huff.
    fn comment(&mut self, text: &str, rules: AnyRules) {
        if !rules.house_rules().huffing || self.huffed.is_some() {
            return;
        }
        let here = self.here();
        let told = huff::told(text, rules).filter(|&square| here.missed.contains(square));
        self.huffed = told.map(|square| (square, here.position.huffed(square)));
    }

    /// Passes an item other than a move.
    pub fn pass(&mut self, item: &Item, rules: AnyRules) {
        match item {
            Item::Open => self.open(),
            Item::Close => self.close(),
            _ if self.below > 0 => {}
            Item::Comment(text) => self.comment(text, rules),
            Item::Setup(text) => {
                self.set_up(setup::set_up(text, self.position(), rules).unwrap_or(*self.position()));
            }
            _ => {}
        }
    }
}

//! Plays a game with variations, setups and unknown moves. No recursion: the open variations are on a stack of bounded
//! height.

use crownhead_rules::{AnyPosition, SquareSet};

use super::{
    code::Code,
    cursor::Cursor,
    huff::{self, Point},
    played::{Huffed, Played},
    problem::{Lines, Problem},
    reading::Reading,
    setup::{self, turn_passed},
    sheet::Sheet,
    step::{self, Step},
    token::{Kind, Token, setup_text},
};

/// The most problems of one game that are reported.
const MOST_PROBLEMS: usize = 1000;

/// The result of a walk.
pub(super) struct Walked {
    pub(super) moves: Vec<Played>,
    pub(super) huffs: Vec<Huffed>,
    pub(super) is_legal: bool,
    pub(super) is_broken: bool,
}

/// A line in progress.
#[derive(Clone, Copy)]
struct Line {
    /// The position before its last move and that move's huff: where a variation starts.
    before: Point,
    now: Point,
    /// The position from which the next move is played, if a piece was huffed for it.
    huffed: Option<AnyPosition>,
    /// Whether its moves are still known to be legal.
    alive: bool,
    /// Whether it has any moves.
    begun: bool,
    /// Whether the last move is unknown, so that the side to move is uncertain.
    gap: bool,
}

struct Walk<'a, 't> {
    sheet: &'a Sheet<'t>,
    reading: &'a Reading,
    line: Line,
    open: Vec<Line>,
    /// The number of levels beyond the limit.
    below: u32,
    problems: &'a mut Vec<Problem>,
    lines: Lines<'t>,
    walked: Walked,
}

/// Plays all lines of a game.
pub(super) fn walk(sheet: &Sheet<'_>, reading: &Reading, problems: &mut Vec<Problem>, lost: bool) -> Walked {
    let start = Point::of(reading.start);
    let line = Line { before: start, now: start, huffed: None, alive: !lost, begun: false, gap: false };
    let walked = Walked { moves: Vec::new(), huffs: Vec::new(), is_legal: !lost, is_broken: false };
    let mut walk =
        Walk { sheet, reading, line, open: Vec::new(), below: 0, problems, lines: sheet.lines(), walked };
    let tokens = sheet.tokens();
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        index = walk.token(tokens, token, index) + 1;
    }
    walk.walked
}

impl Walk<'_, '_> {
    /// Handles a token. Returns the index of the last token used.
    fn token(&mut self, tokens: &[Token], token: &Token, index: usize) -> usize {
        match token.kind {
            Kind::Open => self.open(token),
            Kind::Close => self.close(),
            Kind::Setup => self.set_up(token),
            Kind::Placeholder => self.line.gap = true,
            Kind::Move if self.line.alive => return self.mv(tokens, index),
            _ if self.line.alive && self.reading.rules.house_rules().huffing => self.huff(token, index),
            _ => {}
        }
        index
    }

    fn problem(&mut self, code: Code, at: Option<&Token>, expected: Option<String>) {
        // Further problems are not reported.
        if self.problems.len() < MOST_PROBLEMS {
            let problem = self.sheet.problem_among(code, at, expected, &mut self.lines);
            self.problems.push(problem);
        }
    }

    fn open(&mut self, token: &Token) {
        if self.open.len() >= Cursor::DEEPEST {
            if self.below == 0 {
                self.problem(Code::TooDeep, Some(token), None);
            }
            self.below += 1;
            self.line.alive = false;
            return;
        }
        self.open.push(self.line);
        // A variation before the first move of a line, or after an illegal move, has no start position.
        self.line.begun = false;
        self.line.gap = false;
        self.line.huffed = None;
    }

    fn close(&mut self) {
        if self.below > 0 {
            self.below -= 1;
        } else if let Some(line) = self.open.pop() {
            self.line = line;
        }
    }

    fn set_up(&mut self, token: &Token) {
        let text = setup_text(token, self.sheet.bytes_of(token));
        let set_up = setup::set_up(&text, &self.position(), self.reading.rules);
        let main = self.open.is_empty();
        self.walked.is_broken |= main;
        match set_up {
            Ok(position) => {
                let here = Point::of(position);
                self.line =
                    Line { before: here, now: here, huffed: None, alive: true, begun: true, gap: false };
            }
            Err(wrong) => {
                self.problem(Code::BadFen, Some(token), Some(wrong.to_string()));
                self.line.alive = false;
                self.walked.is_legal &= !main;
            }
        }
    }

    /// Whether the next move is the first of a variation, which replaces the move before it.
    fn is_instead(&self) -> bool {
        !self.open.is_empty() && !self.line.begun
    }

    /// The position from which the next move is played, and what may be huffed first.
    fn here(&self) -> Point {
        if self.is_instead() { self.line.before } else { self.line.now }
    }

    /// That position after any huff.
    fn position(&self) -> AnyPosition {
        self.line.huffed.unwrap_or(self.here().position)
    }

    /// A comment, which may be a huff.
    fn huff(&mut self, token: &Token, index: usize) {
        if !huff::is_one(self.sheet, token) {
            return;
        }
        let (main, here) = (self.open.is_empty(), self.here());
        let missed = if self.line.huffed.is_none() { here.missed } else { SquareSet::EMPTY };
        if let Some(square) = huff::square_of(self.sheet, &self.reading.names, token, missed) {
            self.line.huffed = Some(here.position.huffed(square));
            self.walked.huffs.push(Huffed { token: index, main, square });
        } else {
            self.problem(Code::Huff, Some(token), None);
            self.walked.is_legal &= !main;
        }
    }

    fn mv(&mut self, tokens: &[Token], index: usize) -> usize {
        let main = self.open.is_empty();
        let here = self.here();
        let mut from = vec![self.position()];
        if self.is_instead() {
            // Some people write continuations instead of alternatives.
            from.push(self.line.now.position);
        }
        if self.line.gap {
            from.push(turn_passed(&from[0]));
        }
        let mut reason = String::new();
        for (way, position) in from.iter().enumerate() {
            match step::find(self.sheet, &self.reading.names, position, tokens, index) {
                Ok(Step { mv, last, code }) => {
                    let gone_on = self.line.gap && way + 1 == from.len();
                    self.walked.is_broken |= main && gone_on;
                    if let Some(code) = code {
                        self.problem(code, tokens.get(index), None);
                    }
                    self.walked.moves.push(Played { token: index, last, main, mv });
                    let (before, now) =
                        (if way == 0 { here } else { Point::of(*position) }, Point::after(position, &mv));
                    self.line = Line { before, now, huffed: None, begun: true, gap: false, ..self.line };
                    return last;
                }
                Err(why) if way == 0 => reason = why,
                Err(_) => {}
            }
        }
        self.problem(Code::IllegalMove, tokens.get(index), Some(reason));
        self.line.alive = false;
        self.walked.is_legal &= !main;
        index
    }
}

//! From tokens to games: where a game begins and ends, and what does not fit the standard's grammar.
//!
//! One pass, no recursion. What is against the standard is noted as a fault and read in the one sensible way.

mod slips;

use super::{
    code::Code,
    token::{Flags, Kind, Token, Tokens},
};

/// A game of more tokens is cut.
pub(super) const MOST_TOKENS: usize = 1 << 20;
/// So many faults of one game are kept, the rest is counted.
const MOST_FAULTS: usize = 1000;

/// Something that is wrong, with its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Fault {
    pub(super) code: Code,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// The tokens of one game, reused from game to game.
#[derive(Clone, Debug, Default)]
pub(super) struct Game {
    pub(super) tags: Vec<Token>,
    /// The moves with all that belongs to them.
    pub(super) tokens: Vec<Token>,
    pub(super) faults: Vec<Fault>,
    /// Faults that were not kept.
    pub(super) more_faults: usize,
    /// Whether there is nothing but moves, numbers, comments and annotations: no variation, no position that is set
    /// up, no placeholder.
    pub(super) is_plain: bool,
    /// Where the first token begins and the last one ends.
    pub(super) start: usize,
    pub(super) end: usize,
}

/// How far reading came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// A game was read.
    Game,
    /// The text ends before it is certain that the game does.
    Incomplete,
    /// There is no game any more.
    End,
}

/// Reads the next game. Unless `whole`, more text may follow.
pub(super) fn read(tokens: &mut Tokens<'_>, text: &[u8], whole: bool, game: &mut Game) -> Progress {
    game.clear();
    let mut reader = Reader {
        text,
        game,
        depth: 0,
        previous: None,
        ended: false,
        trailing: 0,
        number: 0,
        before: 0,
        body: false,
    };
    loop {
        let Some(token) = tokens.peek() else {
            if !whole {
                return Progress::Incomplete;
            }
            break;
        };
        if !(whole || is_sure(&token, tokens, text)) {
            return Progress::Incomplete;
        }
        match reader.step(token, tokens, whole) {
            Step::Take => drop(tokens.next()),
            Step::Stop => break,
            Step::Incomplete => return Progress::Incomplete,
        }
    }
    reader.finish()
}

/// A token is cut in the same way whatever follows so many bytes behind it.
const MARGIN: usize = 4200;

/// Whether a token stays the same if the text goes on.
fn is_sure(token: &Token, tokens: &Tokens<'_>, text: &[u8]) -> bool {
    token.end as usize + MARGIN < text.len() && !tokens.ran_out()
}

/// What to do with a token.
enum Step {
    Take,
    Stop,
    Incomplete,
}

struct Reader<'g> {
    text: &'g [u8],
    game: &'g mut Game,
    /// How deep in variations.
    depth: u32,
    /// The last token that is no comment.
    previous: Option<Token>,
    /// Whether the result was seen.
    ended: bool,
    /// Comments up to here belong to this game though it has ended.
    trailing: usize,
    /// The last move number, and the one before it.
    number: u64,
    before: u64,
    /// Whether something but tags was seen.
    body: bool,
}

impl Game {
    fn clear(&mut self) {
        self.tags.clear();
        self.tokens.clear();
        self.faults.clear();
        (self.more_faults, self.is_plain) = (0, true);
        (self.start, self.end) = (usize::MAX, 0);
    }

    /// The same game in a text that lacks the first bytes.
    pub(super) fn shift(&mut self, by: usize) {
        let by = by as u32;
        for token in self.tags.iter_mut().chain(&mut self.tokens) {
            (token.start, token.end) = (token.start.saturating_sub(by), token.end.saturating_sub(by));
        }
        for fault in &mut self.faults {
            (fault.start, fault.end) = (fault.start.saturating_sub(by), fault.end.saturating_sub(by));
        }
        (self.start, self.end) = (0, self.end.saturating_sub(by as usize));
    }

    pub(super) fn fault(&mut self, code: Code, token: &Token) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { code, start: token.start, end: token.end });
        } else {
            self.more_faults += 1;
        }
    }
}

impl Reader<'_> {
    fn reach(&mut self, token: &Token) {
        self.game.start = self.game.start.min(token.start as usize);
        self.game.end = token.end as usize;
    }

    fn push(&mut self, token: Token) {
        self.reach(&token);
        if self.game.tokens.len() < MOST_TOKENS {
            self.game.tokens.push(token);
        } else if self.game.tokens.len() == MOST_TOKENS {
            self.game.fault(Code::TooLong, &token);
            // One more, so that this is said once; nobody reads it.
            self.game.tokens.push(Token { kind: Kind::Escape, ..token });
        }
    }

    #[inline]
    fn step(&mut self, token: Token, tokens: &Tokens<'_>, whole: bool) -> Step {
        // The common case first: a move or its number in the middle of a game.
        if !self.ended && self.body && matches!(token.kind, Kind::Move | Kind::Number) {
            self.take(token);
            return Step::Take;
        }
        if token.kind == Kind::Tag || (token.kind == Kind::BadTag && self.is_meant_as_tag(&token)) {
            return self.tag(token);
        }
        if token.kind == Kind::Clutter {
            self.clutter(&token);
            return Step::Take;
        }
        if self.ended && self.depth == 0 && token.start as usize >= self.trailing {
            match self.after_the_end(token, tokens, whole) {
                Step::Take => {}
                other => return other,
            }
        }
        if let Some(step) = self.dots(&token, tokens, whole) {
            return step;
        }
        // Comments may stand before the tags.
        self.body |= !is_comment(token.kind);
        self.take(token);
        Step::Take
    }

    fn tag(&mut self, token: Token) -> Step {
        if self.body && self.is_heading() {
            self.heading();
        }
        if self.body {
            if !self.ended {
                self.result_at_the_end();
            }
            if !self.ended {
                self.game.fault(Code::NoSeparator, &token);
            }
            return Step::Stop;
        }
        if token.kind == Kind::BadTag {
            self.game.fault(Code::BadTag, &token);
        }
        if self.game.tags.is_empty()
            && let Some(first) = self.game.tokens.iter().find(|token| token.kind != Kind::Escape).copied()
            && first.kind != Kind::Word
        {
            self.game.fault(Code::BeforeTags, &first);
        }
        self.reach(&token);
        if self.game.tags.len() < MOST_TOKENS {
            self.game.tags.push(token);
        } else if self.game.more_faults == 0 {
            self.game.fault(Code::TooLong, &token);
        }
        Step::Take
    }

    /// Whether something in square brackets is a tag with a slip: a name and a value at the beginning of a line.
    fn is_meant_as_tag(&self, token: &Token) -> bool {
        let start = token.start as usize;
        let begins_line = self.text[..start].iter().rev().take(64).find(|byte| !matches!(byte, b' ' | b'\t'));
        let named =
            super::token::name_and_value(token, self.text).is_some_and(|(_, value)| !value.is_empty());
        let quoted = token.bytes(self.text).iter().any(|byte| matches!(byte, b'"' | b'\'' | 0x80..));
        named
            && (begins_line.is_none_or(|byte| matches!(byte, b'\n' | b'\r' | b']' | 0xbf))
                && (quoted || !self.body))
    }

    fn take(&mut self, token: Token) {
        match token.kind {
            // A year in a heading, not a move without its separator.
            Kind::Move
                if self.ended && token.flags.has(Flags::JOINED) && !token.flags.has(Flags::LETTERS) =>
            {
                return self.word(Token { kind: Kind::Word, ..token });
            }
            Kind::Move => self.mv(&token),
            Kind::Number => {
                if token.flags.has(Flags::ODD) {
                    self.game.fault(Code::BareNumber, &token);
                }
                self.before = std::mem::replace(&mut self.number, number(token.bytes(self.text)));
            }
            Kind::BareNumber => {
                self.number = number(token.bytes(self.text));
                self.game.fault(Code::BareNumber, &token);
            }
            Kind::Placeholder | Kind::Setup => {
                self.game.is_plain = false;
                if token.flags.has(Flags::ODD) {
                    self.game.fault(Code::UnknownMove, &token);
                }
            }
            Kind::Strength => {
                if self.previous.is_none_or(|previous| previous.kind != Kind::Move) {
                    self.game.fault(Code::StrengthAlone, &token);
                }
            }
            Kind::Open => {
                self.depth += 1;
                self.game.is_plain = false;
            }
            Kind::Close => return self.close(token),
            Kind::Result | Kind::Star => return self.result(token),
            Kind::Comment | Kind::Escape => return self.comment(token),
            Kind::OpenComment | Kind::LineComment => {
                self.game.fault(
                    if token.kind == Kind::OpenComment { Code::OpenComment } else { Code::LineComment },
                    &token,
                );
                return self.push(token);
            }
            Kind::BadTag => {
                self.game.fault(Code::BracketComment, &token);
                return self.push(token);
            }
            Kind::Captured => {
                self.game.is_plain = false;
                self.game.fault(Code::CapturedList, &token);
            }
            Kind::Word => return self.word(token),
            Kind::Nag | Kind::Tag | Kind::Clutter => {}
        }
        self.no_number_alone(&token);
        self.push(token);
        self.previous = Some(token);
    }

    fn comment(&mut self, token: Token) {
        let number = self.game.tokens.last().is_some_and(|last| last.kind == Kind::Number);
        if token.kind == Kind::Comment && number {
            self.no_number_alone(&token);
        }
        self.push(token);
    }

    #[inline]
    fn mv(&mut self, token: &Token) {
        let flags = token.flags;
        if flags.has(Flags::ODD) {
            self.game.fault(Code::OddMove, token);
        }
        if flags.has(Flags::SPACED) {
            self.game.fault(Code::Spaces, token);
        }
        if flags.has(Flags::ZERO) {
            self.game.fault(Code::Zero, token);
        }
        if flags.has(Flags::JOINED) {
            self.game.is_plain = false;
        }
    }

    /// A move number needs a move, and no annotation comes between them.
    #[inline]
    fn no_number_alone(&mut self, token: &Token) {
        if let Some(previous) = self.previous
            && matches!(previous.kind, Kind::Number)
            && !matches!(token.kind, Kind::Move | Kind::Placeholder)
        {
            self.game.fault(Code::NumberAlone, &previous);
        }
    }

    fn close(&mut self, token: Token) {
        if self.depth == 0 {
            // `1)` is a bare number, and told already.
            let glued = |kind| {
                token.flags.has(Flags::GLUED) && self.previous.is_some_and(|previous| previous.kind == kind)
            };
            if !glued(Kind::BareNumber) {
                self.game.fault(Code::StrayClose, &token);
            }
            if !glued(Kind::Number) {
                self.no_number_alone(&token);
            }
            return;
        }
        self.no_number_alone(&token);
        if self.previous.is_some_and(|previous| previous.kind == Kind::Open)
            && self.game.tokens.last().is_some_and(|last| last.kind == Kind::Open)
        {
            self.game.fault(Code::EmptyVariation, &token);
        }
        self.depth -= 1;
        self.push(token);
        self.previous = Some(token);
    }

    fn result(&mut self, token: Token) {
        let star = token.kind == Kind::Star;
        let glued = star && token.flags.has(Flags::GLUED);
        self.no_number_alone(&token);
        if self.depth > 0 {
            let forced = glued && self.previous.is_some_and(|previous| previous.kind == Kind::Move);
            self.game.fault(if forced { Code::ForcedStar } else { Code::ResultInside }, &token);
        } else if self.ended {
            self.game.fault(Code::SecondResult, &token);
        } else {
            if token.flags.has(Flags::ODD) {
                self.game.fault(Code::OddResult, &token);
            }
            self.ended = true;
        }
        self.push(token);
        self.previous = Some(token);
    }

    /// Words: a move that nobody knows (`- -`), or text that should be a comment.
    fn word(&mut self, token: Token) {
        let dash = |token: &Token| matches!(token.bytes(self.text), b"-" | b"--" | b"?-?");
        if dash(&token) {
            self.game.is_plain = false;
            let second =
                self.game.tokens.last().is_some_and(|last| last.kind == Kind::Placeholder && dash(last));
            if second {
                return;
            }
            self.game.fault(Code::UnknownMove, &token);
            let token = Token { kind: Kind::Placeholder, ..token };
            self.push(token);
            self.previous = Some(token);
            return;
        }
        // One fault for all that stands together.
        let follows = self.game.tokens.last().is_some_and(|last| last.kind == Kind::Word);
        if !follows {
            self.game.fault(Code::Text, &token);
        }
        self.push(token);
    }

    /// The game has its result, but a token follows that is no tag: does it still belong here?
    fn after_the_end(&mut self, token: Token, tokens: &Tokens<'_>, whole: bool) -> Step {
        let mut ahead = tokens.clone();
        let mut next = ahead.next();
        while next.is_some_and(|next| is_comment(next.kind)) {
            next = ahead.next();
        }
        let Some(next) = next.filter(|next| whole || is_sure(next, &ahead, self.text)) else {
            if !whole {
                return Step::Incomplete;
            }
            self.trailing = usize::MAX;
            return Step::Take;
        };
        self.trailing = next.start as usize;
        let goes_on = match next.kind {
            Kind::Tag | Kind::BadTag => is_comment(token.kind),
            Kind::Result | Kind::Star => {
                self.trailing += 1;
                true
            }
            Kind::Number => {
                let n = number(next.bytes(self.text));
                n > 1 && (self.number..=self.number + 1).contains(&n)
            }
            Kind::Move if next.flags.has(Flags::JOINED) && !next.flags.has(Flags::LETTERS) => true,
            Kind::Move | Kind::Placeholder | Kind::BareNumber => {
                (self.number > 1 || self.is_forced()) && !is_comment(token.kind)
            }
            // A variation behind the result of a game with moves.
            Kind::Open => self.has_moves(),
            _ => true,
        };
        if !goes_on {
            return Step::Stop;
        }
        let joined = next.flags.has(Flags::JOINED) && !next.flags.has(Flags::LETTERS);
        if matches!(next.kind, Kind::Number | Kind::Move) && !joined {
            self.resume();
        } else if !matches!(next.kind, Kind::Result | Kind::Star) && !self.follows_words(&token) {
            self.game.fault(Code::AfterEnd, &token);
        }
        Step::Take
    }

    /// The result was none: the game goes on behind it.
    fn resume(&mut self) {
        self.ended = false;
        if let Some(last) =
            self.game.tokens.iter_mut().rev().find(|t| matches!(t.kind, Kind::Star | Kind::Result))
        {
            let forced = last.kind == Kind::Star && last.flags.has(Flags::GLUED);
            let code = if forced { Code::ForcedStar } else { Code::AfterEnd };
            let last = *last;
            self.game.fault(code, &last);
        }
    }

    fn finish(mut self) -> Progress {
        if !self.ended {
            self.result_at_the_end();
        }
        let last = Token {
            start: self.game.end as u32,
            end: self.game.end as u32,
            ..self.previous.unwrap_or(NOTHING)
        };
        if self.depth > 0 {
            self.game.fault(Code::OpenVariation, &last);
        }
        if !self.ended {
            self.no_number_alone(&Token { kind: Kind::Word, ..last });
        }
        let only = |kinds: fn(Kind) -> bool| self.game.tokens.iter().all(|token| kinds(token.kind));
        if self.game.tokens.is_empty() && self.game.tags.is_empty() {
            return Progress::End;
        }
        if self.game.tags.is_empty() && only(|kind| matches!(kind, Kind::Result | Kind::Star)) {
            let token = self.game.tokens[0];
            self.game.fault(Code::EmptyGame, &token);
        }
        Progress::Game
    }
}

const NOTHING: Token = Token { kind: Kind::Word, flags: Flags::NONE, from: 0, to: 0, start: 0, end: 0 };

fn is_comment(kind: Kind) -> bool {
    matches!(kind, Kind::Comment | Kind::LineComment | Kind::OpenComment | Kind::Escape)
}

/// A move number; one that is too large counts as none.
fn number(bytes: &[u8]) -> u64 {
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit());
    digits.take(9).fold(0, |number, digit| number * 10 + u64::from(digit - b'0'))
}

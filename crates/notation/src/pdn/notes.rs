//! Notes: what the standard allows in reading but not in writing. They are optional because they need a second pass
//! over the game.

use std::borrow::Cow;

use crownhead_rules::{AnyMove, AnyPosition, AnyRules};

use super::{
    clock::Clock,
    code::Code,
    cursor::Cursor,
    item::Item,
    numbers,
    played::Replay,
    problem::{Lines, Problem, decode},
    reading::declared_is_missing,
    result,
    sheet::Sheet,
    token::{Flags, Kind, Token, setup_text},
};
use crate::movetext::capture_mark;

/// The most notes of one game.
const MOST_NOTES: usize = 1000;

/// Adds the notes of a game to its problems.
pub(super) fn add(sheet: &Sheet<'_>, replay: &mut Replay) {
    let mut notes = Notes { sheet, lines: sheet.lines(), made: Vec::new() };
    if declared_is_missing(sheet) {
        let key = replay.rules.key().unwrap_or("house rules");
        notes.add(Code::NoGameType, None, Some(format!("a GameType tag; read as {key}")));
    }
    notes.tags();
    notes.results(replay.rules);
    notes.marks(replay);
    notes.routes(replay);
    for (token, expected) in numbers::out_of_order(sheet, replay) {
        notes.add(Code::MoveNumber, Some(&token), Some(expected));
    }
    notes.clocks();
    replay.problems.append(&mut notes.made);
}

struct Notes<'a, 't> {
    sheet: &'a Sheet<'t>,
    lines: Lines<'t>,
    made: Vec<Problem>,
}

impl Notes<'_, '_> {
    fn add(&mut self, code: Code, at: Option<&Token>, expected: Option<String>) {
        if self.made.len() < MOST_NOTES {
            self.made.push(self.sheet.problem_among(code, at, expected, &mut self.lines));
        }
    }

    /// Tags that have occurred.
    fn tags(&mut self) {
        let mut known = std::collections::BTreeSet::new();
        for (token, name) in self.sheet.tag_tokens() {
            if !known.insert(name) {
                self.add(Code::RepeatedTag, Some(token), None);
            }
        }
    }

    /// The result in the tag and the one after the moves: whether they agree, and whether their style matches the tag
    /// `ResultFormat`, or else the rules.
    fn results(&mut self, rules: AnyRules) {
        let (tag, end) = (self.sheet.tag("Result"), self.sheet.result());
        let at_end = self.sheet.tokens().iter().rev().find(|token| token.kind == Kind::Result);
        if let (Some(tag), Some(end)) = (&tag, &end)
            && end != "*"
            && tag != end
        {
            self.add(Code::ResultTag, at_end, Some(format!("{tag}, as the tag says")));
        }
        let format = self.sheet.tag("ResultFormat").map(|format| format.trim().to_ascii_lowercase());
        let usual = result::counts_points(rules);
        let points = match format.as_deref() {
            Some("international") => true,
            Some("default") => false,
            // A custom style.
            Some(format) if !matches!(format, "" | "?") => return,
            _ => usual,
        };
        let (kind, known) = if points {
            ("2-0, 0-2, 1-1, 0-0 or *", &POINTS)
        } else {
            ("1-0, 0-1, 1/2-1/2, 0-0 or *", &WINS)
        };
        let fits = |result: &Cow<'_, str>| matches!(&**result, "" | "?" | "*") || known.contains(&&**result);
        if tag.is_some_and(|tag| !fits(&tag)) {
            self.add(Code::ResultStyle, self.sheet.tag_token("Result"), Some(kind.to_owned()));
        }
        if end.is_some_and(|end| !fits(&end)) {
            self.add(Code::ResultStyle, at_end, Some(kind.to_owned()));
        }
    }

    fn marks(&mut self, replay: &Replay) {
        if capture_mark(replay.rules) == "-" {
            return;
        }
        for played in &replay.moves {
            let token = &self.sheet.tokens()[played.token];
            if played.mv.is_capture() != token.flags.has(Flags::CAPTURE) && !token.flags.has(Flags::JOINED) {
                self.add(Code::MoveMark, Some(token), None);
            }
        }
    }

    /// Captures written with a route although their ends suffice.
    fn routes(&mut self, replay: &Replay) {
        let tokens = self.sheet.tokens();
        if !tokens.iter().any(|token| token.flags.has(Flags::VIA)) {
            return;
        }
        let mut cursor = Cursor::new(replay.start);
        let mut played = replay.moves.iter().peekable();
        for (index, token) in tokens.iter().enumerate() {
            match token.kind {
                Kind::Open => cursor.open(),
                Kind::Close => cursor.close(),
                Kind::Setup => {
                    let text = setup_text(token, token.bytes(self.sheet.text())).into_owned();
                    cursor.pass(&Item::Setup(text), replay.rules);
                }
                _ => {}
            }
            let Some(played) = played.next_if(|played| played.token == index) else { continue };
            let legal_in = |position: &AnyPosition| position.legal_moves().contains(&played.mv);
            let Some(position) = cursor.positions().find(legal_in) else { continue };
            if token.flags.has(Flags::VIA) && played.last == index {
                let ends = |mv: &&AnyMove| (mv.from(), mv.to()) == (played.mv.from(), played.mv.to());
                if position.legal_moves().iter().filter(ends).count() == 1 {
                    self.add(Code::WholeRoute, Some(token), None);
                }
            }
            cursor.play(position, &played.mv);
        }
    }

    fn clocks(&mut self) {
        for token in self.sheet.tokens() {
            let bytes = token.bytes(self.sheet.text());
            if token.kind != Kind::Comment || !bytes.contains(&b'%') {
                continue;
            }
            let comment = decode(bytes);
            for wrong in Clock::all(comment.trim_end_matches('}')).filter_map(Result::err) {
                self.add(Code::BadClock, Some(token), Some(format!("a time of the form h:mm:ss in {wrong}")));
            }
        }
    }
}

/// Results that name a winner.
const WINS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "0-0"];
/// Results that count points.
const POINTS: [&str; 4] = ["2-0", "0-2", "1-1", "0-0"];

//! What the standard lets readers take though nobody should write it. Told only to those who ask, since it takes a
//! second look at the whole game.

use super::{
    clock::Clock,
    code::Code,
    problem::{Lines, Problem, decode},
    replay::{Replay, declared_is_missing},
    sheet::Sheet,
    token::{Flags, Kind, Token},
};
use crate::movetext::capture_mark;

/// So many notes of one game are made.
const MOST_NOTES: usize = 1000;

/// Adds the notes of a game to its problems.
pub(super) fn add(sheet: &Sheet<'_>, replay: &mut Replay) {
    let mut notes = Notes { sheet, lines: sheet.lines(), made: Vec::new() };
    if declared_is_missing(sheet) {
        let key = replay.rules.key().unwrap_or("house rules");
        notes.add(Code::NoGameType, None, Some(format!("a GameType tag; read as {key}")));
    }
    notes.results();
    notes.marks(replay);
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

    /// Whether the result in the tag and the one behind the moves agree.
    fn results(&mut self) {
        let (tag, end) = (self.sheet.tag("Result"), self.sheet.result());
        let at_end = self.sheet.tokens().iter().rev().find(|token| token.kind == Kind::Result);
        if let (Some(tag), Some(end)) = (&tag, &end)
            && end != "*"
            && tag != end
        {
            self.add(Code::ResultTag, at_end, Some(format!("{tag}, as the tag says")));
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

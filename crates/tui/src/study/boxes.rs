//! The boxes over the analysis board, and what follows from them.

use crownhead_prose::analysis::{self as words, AnalysisWord};
use crownhead_prose::{self as prose, Label};
use crownhead_rules::AnyRules;
use crownhead_study::{NodeId, Study, glyph};

use super::desk::StudyApp;
use crate::popup::{Body, Outcome, Popup, Press, Purpose, Row};

/// What a box asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    /// Nothing: it is a page to read.
    Nothing,
    /// A comment on a node.
    Comment(NodeId),
    /// A glyph for a node.
    Glyph(NodeId),
    /// The name of the file to save.
    Save,
    /// Whether to replace a file.
    Replace(String),
    /// The file to open.
    Open,
    /// A game of the file that was read.
    Game,
    /// The rules of a new study.
    New,
    /// Whether to discard changes.
    Discard(After),
}

/// What follows once changes are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    Quit,
    Open,
    New,
}

/// A list to choose from.
pub(super) fn list(asks: Asks, title: String, rows: Vec<String>, at: usize) -> (Asks, Popup) {
    let rows = rows.into_iter().map(Row::button).collect();
    (asks, Popup { purpose: Purpose::Read, title, body: Body::Rows { intro: Vec::new(), rows, at } })
}

/// A line to type.
pub(super) fn line(asks: Asks, title: String, text: String) -> (Asks, Popup) {
    let purpose = if matches!(asks, Asks::Comment(_)) { Purpose::Comment } else { Purpose::Read };
    (asks, Popup { purpose, title, body: Body::Line { text, problem: String::new() } })
}

/// The page of keys.
pub(super) fn help() -> (Asks, Popup) {
    let body = Body::Page { lines: words::help(), top: 0 };
    (Asks::Nothing, Popup { purpose: Purpose::Read, title: Label::Help.text(), body })
}

/// The symbol of a glyph, or its number if it has none that the terminal can show.
pub(super) fn symbol(number: u32, ascii: bool) -> String {
    match glyph::of(number).map(|glyph| glyph.symbol) {
        Some(symbol) if !symbol.is_empty() && (!ascii || symbol.is_ascii()) => symbol.to_owned(),
        _ => format!("${number}"),
    }
}

/// A comment for a field of one line.
fn on_one_line(comment: &str) -> String {
    comment.replace('\n', " ")
}

impl StudyApp {
    /// Asks for a comment on the move at the cursor.
    pub(super) fn ask_for_comment(&mut self) {
        let node = self.study.cursor();
        let mv = (node != NodeId::START).then(|| self.study.text(node));
        let title = words::comment_title(mv);
        self.popup = Some(line(Asks::Comment(node), title, on_one_line(&self.study.comment(node))));
    }

    /// Asks for a glyph for the move at the cursor.
    pub(super) fn ask_for_glyph(&mut self) {
        let node = self.study.cursor();
        if node == NodeId::START {
            return self.say(AnalysisWord::End.text());
        }
        let has = self.study.glyphs(node);
        let row = |glyph: &glyph::Glyph| {
            let check = if has.contains(&glyph.number) { '*' } else { ' ' };
            format!(
                "{check} {:<4} {}",
                symbol(glyph.number, self.options.ascii),
                crownhead_prose::study::glyph(glyph.number)
            )
        };
        let rows = glyph::ALL.iter().map(row).collect();
        self.popup = Some(list(Asks::Glyph(node), words::glyphs_title(self.study.text(node)), rows, 0));
    }

    /// Asks for the rules of a new study.
    pub(super) fn ask_for_rules(&mut self) {
        let all = crate::menus::rules_on_offer(self.rules());
        let at = all.iter().position(|&rules| rules == self.rules()).unwrap_or(0);
        let names = all.into_iter().map(prose::rules_name).collect();
        self.popup = Some(list(Asks::New, AnalysisWord::RulesTitle.text(), names, at));
    }

    /// Goes on at once if nothing is lost, or asks before.
    pub(super) fn unless_changed(&mut self, after: After) {
        if !self.file.changed {
            return self.after(after);
        }
        let rows = [AnalysisWord::Keep, AnalysisWord::Discard].map(AnalysisWord::text).to_vec();
        self.popup = Some(list(Asks::Discard(after), AnalysisWord::DiscardTitle.text(), rows, 0));
    }

    fn after(&mut self, after: After) {
        match after {
            After::Quit => self.ended = true,
            After::Open => {
                self.popup = Some(line(Asks::Open, AnalysisWord::OpenTitle.text(), String::new()));
            }
            After::New => self.ask_for_rules(),
        }
    }

    /// Handles a key or click while a box is open.
    pub(super) fn press(&mut self, press: Press) {
        let Some((asks, mut popup)) = self.popup.take() else { return };
        match popup.press(press) {
            Outcome::Stays | Outcome::Changed => self.popup = Some((asks, popup)),
            Outcome::Closed => self.file.choosing = String::new(),
            Outcome::Done(row, text) => self.answered(asks, popup, row, &text),
        }
    }

    fn answered(&mut self, asks: Asks, mut popup: Popup, row: usize, text: &str) {
        let done = match &asks {
            Asks::Nothing => Ok(()),
            Asks::Comment(node) => {
                let node = *node;
                // Without a change, a comment keeps its lines.
                if text != on_one_line(&self.study.comment(node)) {
                    self.edit(|study| study.set_comment(node, text));
                }
                Ok(())
            }
            Asks::Glyph(node) => {
                let node = *node;
                if let Some(glyph) = glyph::ALL.get(row) {
                    self.edit(|study| study.toggle_glyph(node, glyph.number));
                }
                Ok(())
            }
            Asks::Save => self.save(text),
            Asks::Replace(name) => {
                if row == 1 {
                    self.overwrite(name);
                }
                Ok(())
            }
            Asks::Open => self.open(text),
            Asks::Game => {
                self.open_game(row + 1);
                Ok(())
            }
            Asks::New => {
                self.begin(row);
                Ok(())
            }
            Asks::Discard(after) => {
                if row == 1 {
                    self.after(*after);
                }
                Ok(())
            }
        };
        // If a file fails, the box stays and shows why.
        if let (Err(why), Body::Line { problem, .. }) = (done, &mut popup.body) {
            *problem = why;
            self.popup = Some((asks, popup));
        }
    }

    fn begin(&mut self, row: usize) {
        let rules: Option<AnyRules> = crate::menus::rules_on_offer(self.rules()).get(row).copied();
        if let Some(rules) = rules {
            self.replace(Study::new(rules));
        }
    }
}

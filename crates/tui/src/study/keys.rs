//! The keys of the analysis board: those of other analysis boards, as far as a terminal has them.
//!
//! The board handles a key first: typed moves, and the arrows while its cursor is shown.

use crownhead_boardview::{Event, Key};
use crownhead_prose::Note;
use crownhead_prose::analysis::AnalysisWord as Word;
use crownhead_rules::Square;
use crownhead_study::{NodeId, Study, glyph};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::analysis::MOST_LINES;
use super::boxes::{self, After};
use super::desk::StudyApp;
use crate::keys::press_of;

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    Help,
    Engine,
    Threat,
    More,
    Fewer,
    Deeper,
    Men,
    Arrow,
    Threads(bool),
    Memory(bool),
    Best,
    AddLine,
    Review,
    Learn,
    Hint,
    GoOn,
    LeaveLesson,
    Mistake(bool),
    Branch(bool),
    Comment,
    Glyphs,
    Cycle(bool),
    Promote,
    MakeMain,
    Delete,
    DeleteVariations,
    Undo,
    Redo,
    Flip,
    Huff,
    Save,
    Open,
    New,
    Quit,
}

/// The keys named at the lower edge, the most important first.
pub(super) const NAMED: [(char, Word, Action); 17] = [
    ('?', Word::KeyHelp, Action::Help),
    ('l', Word::KeyEngine, Action::Engine),
    ('x', Word::KeyThreat, Action::Threat),
    ('+', Word::KeyLines, Action::More),
    ('r', Word::KeyReview, Action::Review),
    ('c', Word::KeyComment, Action::Comment),
    ('g', Word::KeyGlyphs, Action::Glyphs),
    ('s', Word::KeySave, Action::Save),
    ('q', Word::KeyQuit, Action::Quit),
    ('o', Word::KeyOpen, Action::Open),
    ('u', Word::KeyUndo, Action::Undo),
    ('f', Word::KeyFlip, Action::Flip),
    ('p', Word::KeyPromote, Action::Promote),
    ('d', Word::KeyDelete, Action::Delete),
    ('n', Word::KeyNew, Action::New),
    (' ', Word::KeyBest, Action::Best),
    ('w', Word::KeyLearn, Action::Learn),
];

/// The keys without a name at the lower edge.
const UNNAMED: [(char, Action); 20] = [
    ('=', Action::More),
    ('-', Action::Fewer),
    ('z', Action::Deeper),
    ('e', Action::Men),
    ('a', Action::Arrow),
    ('t', Action::Threads(true)),
    ('T', Action::Threads(false)),
    ('m', Action::Memory(true)),
    ('M', Action::Memory(false)),
    ('i', Action::AddLine),
    ('.', Action::Mistake(true)),
    (',', Action::Mistake(false)),
    (']', Action::Branch(true)),
    ('[', Action::Branch(false)),
    ('!', Action::Cycle(true)),
    ('/', Action::Cycle(false)),
    ('P', Action::MakeMain),
    ('D', Action::DeleteVariations),
    ('y', Action::Redo),
    ('H', Action::Huff),
];

/// The command of a character: the exact one, or else that of the small letter.
fn action_of(c: char) -> Option<Action> {
    let exact = |c: char| {
        let named = NAMED.iter().find(|(key, ..)| *key == c).map(|&(.., action)| action);
        named.or_else(|| UNNAMED.iter().find(|(key, _)| *key == c).map(|&(_, action)| action))
    };
    exact(c).or_else(|| exact(c.to_ascii_lowercase()))
}

/// The glyphs of a key that cycles through them.
const GOOD: [u32; 3] = [1, 3, 5];
const BAD: [u32; 3] = [2, 4, 6];

impl StudyApp {
    /// A key was pressed.
    pub fn key(&mut self, event: KeyEvent) {
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            match event.code {
                KeyCode::Char('c' | 'q') => self.ended = true,
                KeyCode::Char('r') if self.may_edit() => self.act(Action::Redo),
                KeyCode::Char('z') if self.may_edit() => self.act(Action::Undo),
                _ => {}
            }
        } else if self.popup.is_some() {
            if let Some(press) = press_of(event.code) {
                self.press(press);
            }
        } else if let Some(key) = self.board_key(event) {
            self.on_board(Event::Key(key));
        } else if self.reviewing.lesson.is_some() {
            self.lesson_key(event.code);
        } else if !self.navigated(event)
            && let KeyCode::Char(c) = event.code
            && let Some(action) = action_of(c)
        {
            self.act(action);
        }
    }

    /// Whether neither a box nor a lesson is in the way.
    fn may_edit(&self) -> bool {
        self.popup.is_none() && self.reviewing.lesson.is_none()
    }

    /// The key as the board understands it, if it is the board's.
    fn board_key(&self, event: KeyEvent) -> Option<Key> {
        let has_cursor = self.board.cursor().is_some() && event.modifiers.is_empty();
        let typing = !self.board.typed().is_empty();
        let key = match event.code {
            KeyCode::Left if has_cursor => Key::Left,
            KeyCode::Right if has_cursor => Key::Right,
            KeyCode::Up if has_cursor => Key::Up,
            KeyCode::Down if has_cursor => Key::Down,
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace => Key::Backspace,
            KeyCode::Char(' ') if has_cursor || typing => Key::Space,
            KeyCode::Char(c) => Key::Char(c),
            _ => return None,
        };
        self.board.uses(key).then_some(key)
    }

    /// Whether a key has moved through the tree, or ended something.
    fn navigated(&mut self, event: KeyEvent) -> bool {
        let shift = event.modifiers.contains(KeyModifiers::SHIFT);
        match (event.code, shift) {
            (KeyCode::Left, false) => self.travel(Study::back),
            (KeyCode::Right, false) => self.travel(Study::forward),
            (KeyCode::Up | KeyCode::Home, false) => self.travel(Study::to_start),
            (KeyCode::Down | KeyCode::End, false) => self.travel(Study::to_end),
            (KeyCode::PageUp, _) => self.leap(Study::back),
            (KeyCode::PageDown, _) => self.leap(Study::forward),
            (KeyCode::Up, true) => {
                self.act(Action::Branch(false));
                true
            }
            (KeyCode::Down | KeyCode::Right, true) => {
                self.act(Action::Branch(true));
                true
            }
            (KeyCode::Left, true) | (KeyCode::Backspace, _) => self.travel(Study::leave_variation),
            (KeyCode::Esc, _) if self.board.cursor().is_some() => {
                self.on_board(Event::Blur);
                true
            }
            (KeyCode::Esc, _) => {
                self.cancel_review();
                true
            }
            (KeyCode::Delete, _) => {
                self.act(Action::Delete);
                true
            }
            (KeyCode::F(1), _) => {
                self.act(Action::Help);
                true
            }
            (code, _) => return !matches!(code, KeyCode::Char(_)),
        };
        true
    }

    /// Ten steps at once.
    fn leap(&mut self, step: fn(&mut Study) -> bool) -> bool {
        self.travel(|study| (0..10).fold(false, |moved, _| step(study) | moved))
    }

    /// Executes a command.
    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Help => self.popup = Some(boxes::help()),
            Action::Engine => self.want(|wanted| wanted.on = !wanted.on),
            Action::Threat => self.want(|wanted| wanted.threat = !wanted.threat),
            Action::More => self.want(|wanted| wanted.lines = (wanted.lines + 1).min(MOST_LINES)),
            Action::Fewer => self.want(|wanted| wanted.lines = wanted.lines.saturating_sub(1).max(1)),
            Action::Deeper => self.want(|wanted| wanted.deeper = !wanted.deeper),
            Action::Men => self.look(|wanted| wanted.men = !wanted.men),
            Action::Arrow => self.look(|wanted| wanted.arrow = !wanted.arrow),
            Action::Threads(more) => self.change_threads(more),
            Action::Memory(more) => self.change_memory(more),
            Action::Best => self.play_best(),
            Action::AddLine => self.add_line(0),
            Action::Review => self.begin_review(),
            Action::Learn => self.begin_lesson(),
            Action::Hint => self.hint(),
            Action::GoOn => self.go_on(),
            Action::LeaveLesson => self.end_lesson(),
            Action::Mistake(next) => self.go_to_mistake(next),
            Action::Flip => self.board.set_flipped(!self.board.flipped()),
            Action::Huff => self.choose_huff(),
            Action::Save => self.popup = Some(self.ask_for_name()),
            Action::Open => self.unless_changed(After::Open),
            Action::New => self.unless_changed(After::New),
            Action::Quit => self.unless_changed(After::Quit),
            _ => self.edit_by(action),
        }
    }

    /// Executes a command about the tree.
    fn edit_by(&mut self, action: Action) {
        let node = self.study.cursor();
        match action {
            Action::Branch(next) => {
                let go = if next { Study::next_branch } else { Study::previous_branch };
                if !self.travel(go) {
                    self.say(Word::NoBranch.text());
                }
            }
            Action::Comment => self.ask_for_comment(),
            Action::Glyphs => self.ask_for_glyph(),
            Action::Cycle(good) => self.cycle(if good { GOOD } else { BAD }),
            Action::Promote => self.move_up(|study| study.promote(node)),
            Action::MakeMain => self.move_up(|study| study.make_main(node)),
            Action::Delete => {
                self.edit(|study| study.delete(node));
            }
            Action::DeleteVariations => {
                self.edit(|study| {
                    study.delete_variations();
                    Ok(())
                });
            }
            Action::Undo => self.revise(Study::undo, Note::NothingToUndo),
            Action::Redo => self.revise(Study::redo, Note::NothingToRedo),
            _ => {}
        }
    }

    fn move_up(&mut self, edit: impl FnOnce(&mut Study) -> Result<bool, crownhead_study::StudyError>) {
        if self.edit(edit) == Some(false) {
            self.say(Word::OnMain.text());
        }
    }

    fn revise(&mut self, revise: fn(&mut Study) -> bool, nothing: Note) {
        if revise(&mut self.study) {
            self.edited();
        } else {
            self.say(nothing.text());
        }
    }

    /// Gives the move the next of three glyphs; after the last one, none.
    fn cycle(&mut self, glyphs: [u32; 3]) {
        let node = self.study.cursor();
        if node == NodeId::START {
            return self.say(Word::End.text());
        }
        let has = self.study.glyphs(node);
        let at = glyphs.iter().position(|number| has.contains(number));
        let next = at.map_or(Some(glyphs[0]), |at| glyphs.get(at + 1).copied());
        // Adding a glyph about the move replaces the old one; adding it again removes it.
        let number = next.or_else(|| at.map(|at| glyphs[at]));
        if let Some(number) = number.filter(|&number| glyph::of(number).is_some()) {
            self.edit(|study| study.toggle_glyph(node, number));
        }
    }

    /// Huffs the only piece that may be huffed, or else the one chosen next.
    fn choose_huff(&mut self) {
        let squares: Vec<Square> = self.study.huffable().iter().collect();
        match squares.as_slice() {
            [only] => self.huff(*only),
            [] => {
                let game = self.study.game();
                let refused = game.why_no_huff();
                self.say(crownhead_prose::huff_refused(&game, &refused));
            }
            _ => {
                self.board.choose_huff(self.study.huffable());
                self.say(Note::HuffWhich.text());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_one_command_and_stands_in_the_help() {
        let named = NAMED.iter().map(|(key, ..)| *key);
        let mut keys: Vec<char> = named.chain(UNNAMED.iter().map(|(key, _)| *key)).collect();
        let help = crownhead_prose::analysis::help();
        let inputs: Vec<&str> = help.iter().filter_map(|line| line.split("  ").next()).collect();
        for key in keys.iter().filter(|key| !matches!(key, '=')) {
            let name = if *key == ' ' { "Space".to_owned() } else { key.to_string() };
            let stands =
                |input: &&str| input.split(' ').any(|part| part == name || part == format!("{name},"));
            assert!(inputs.iter().any(stands), "{key:?} is not in the help");
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }
}

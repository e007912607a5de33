//! A person at the analysis board, with an engine and files provided by the test.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::time::Duration;

use crownhead_boardview::Speed;
use crownhead_engine::{Score, Task};
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyRules, Variant};
use crownhead_study::Study;
use crownhead_tui::study::{Analyst, Errand, Finding, ScoredLine, Setup, StudyApp, draw, read};
use crownhead_tui::{Colors, Files, Options};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

pub(super) const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

/// A game with a variation in a variation, comments and glyphs.
pub(super) const GAME: &str = "[Event \"Test\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[GameType \"21\"]\n\n\
    {The start.} 1. 11-15 23-19 (1... 22-18 $6 {The Single Corner.} 2. 15x22 25x18 (2... 26x17)) \
    2. 8-11! {[%cal G2217]Old.} 22-17 *\n";

type Errands = Rc<RefCell<Vec<(u32, Errand, Setup)>>>;
type Findings = Rc<RefCell<VecDeque<(u32, Finding)>>>;

/// Finds only what the test says.
#[derive(Clone, Default)]
struct Scripted {
    errands: Errands,
    findings: Findings,
}

impl Analyst for Scripted {
    fn start(&mut self, number: u32, errand: Errand, setup: Setup) {
        self.errands.borrow_mut().push((number, errand, setup));
    }

    fn stop(&mut self) {}

    fn finding(&mut self) -> Option<(u32, Finding)> {
        self.findings.borrow_mut().pop_front()
    }
}

/// Files in memory.
#[derive(Clone, Default)]
pub(super) struct Memory(pub(super) Rc<RefCell<BTreeMap<String, String>>>);

impl Files for Memory {
    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        assert!(!self.exists(name), "{name} would be lost");
        self.replace(name, text)
    }

    fn read(&self, name: &str) -> Result<String, String> {
        self.0.borrow().get(name).cloned().ok_or_else(|| format!("there is no {name}"))
    }

    fn exists(&self, name: &str) -> bool {
        self.0.borrow().contains_key(name)
    }

    fn replace(&self, name: &str, text: &str) -> Result<(), String> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }
}

/// A person at the board.
pub(super) struct Desk {
    pub(super) app: StudyApp,
    pub(super) terminal: Terminal<TestBackend>,
    pub(super) now: f64,
    pub(super) files: Memory,
    engine: Scripted,
}

impl Desk {
    pub(super) fn new(study: Study, (width, height): (u16, u16)) -> Desk {
        let options = Options { speed: Speed::None, colors: Colors::None, ..Options::default() };
        let (engine, files) = (Scripted::default(), Memory::default());
        let app = StudyApp::new(study, options, Box::new(engine.clone()), Box::new(files.clone()));
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        let mut desk = Desk { app, terminal, now: 0.0, files, engine };
        desk.wait();
        desk
    }

    pub(super) fn of(text: &str, size: (u16, u16)) -> Desk {
        Desk::new(read(text, None, None).expect("a game").study, size)
    }

    pub(super) fn fen(text: &str, size: (u16, u16)) -> Desk {
        Desk::new(Study::from_position(fen::parse(text, ENGLISH).expect("a valid FEN")), size)
    }

    pub(super) fn errands(&self) -> Vec<(u32, Errand, Setup)> {
        self.engine.errands.borrow().clone()
    }

    /// The number and the position of the last search.
    pub(super) fn last_errand(&self) -> (u32, Task) {
        match self.errands().pop() {
            Some((number, Errand::Lines { task, .. }, _)) => (number, *task),
            other => panic!("no lines are asked for: {other:?}"),
        }
    }

    pub(super) fn find(&self, number: u32, finding: Finding) {
        self.engine.findings.borrow_mut().push_back((number, finding));
    }

    /// The first legal move as a line.
    pub(super) fn first_move(task: &Task, score: Score) -> Finding {
        let moves = vec![task.position.legal_moves()[0]];
        Desk::report(vec![ScoredLine { score, moves }])
    }

    fn report(lines: Vec<ScoredLine>) -> Finding {
        Finding::Lines { depth: 17, nodes: 1_234_567, time: Duration::from_millis(1500), lines }
    }

    /// Answers the last errand with lines of one move and their scores for the side to move.
    pub(super) fn answer(&mut self, lines: &[(&str, i32)]) {
        let (number, task) = self.last_errand();
        let line = |&(text, score): &(&str, i32)| {
            let mv = movetext::find(text, &task.position).expect("a legal move");
            ScoredLine { score: Score(score), moves: vec![mv] }
        };
        self.find(number, Desk::report(lines.iter().map(line).collect()));
        self.wait();
    }

    pub(super) fn wait(&mut self) {
        self.now += 1000.0;
        self.app.update(self.now);
        self.terminal.draw(|frame| draw(&mut self.app, frame)).expect("memory can be drawn on");
    }

    pub(super) fn press(&mut self, code: KeyCode) {
        self.press_with(code, KeyModifiers::NONE);
    }

    pub(super) fn press_with(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        self.app.key(KeyEvent::new(code, modifiers));
        self.wait();
    }

    pub(super) fn type_text(&mut self, text: &str) {
        for c in text.chars() {
            self.press(KeyCode::Char(c));
        }
    }

    pub(super) fn click(&mut self, column: u16, row: u16) {
        for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
            self.app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
            self.wait();
        }
    }

    /// Clicks on a text of the screen.
    pub(super) fn click_on(&mut self, text: &str) {
        let screen = self.screen();
        let found = screen.lines().enumerate().find_map(|(row, line)| Some((row, line.find(text)?, line)));
        let (row, at, line) = found.unwrap_or_else(|| panic!("{text:?} is not on the screen:\n{screen}"));
        let column = line[..at].chars().count();
        self.click(column as u16, row as u16);
    }

    /// The engine's lines in the panel.
    pub(super) fn lines(&self) -> Vec<String> {
        let is_line = |line: &&str| {
            let first = line.split_whitespace().next().unwrap_or_default();
            let value = first.trim_end_matches('%').trim_start_matches(['+', '-']);
            (first.ends_with('%') || first.starts_with(['+', '-'])) && value.parse::<f64>().is_ok()
        };
        // Beside a board of 40 columns, below the three rows of the bar, the figures and the depth.
        let screen = self.screen();
        let rows = screen.lines().skip(4).take(5).map(|line| {
            let at = line.char_indices().nth(42).map_or(line.len(), |(at, _)| at);
            &line[at..]
        });
        rows.filter(is_line).map(str::to_owned).collect()
    }

    /// The screen as lines of text.
    pub(super) fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area.width));
        rows.map(|row| row.iter().map(Cell::symbol).collect::<String>() + "\n").collect()
    }

    #[track_caller]
    pub(super) fn shows(&self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "{text:?} is not on the screen:\n{screen}");
    }

    #[track_caller]
    pub(super) fn hides(&self, text: &str) {
        let screen = self.screen();
        assert!(!screen.contains(text), "{text:?} is on the screen:\n{screen}");
    }
}

//! A person at a screen in memory, with an engine and files provided by the test.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::time::Duration;

use crownhead_boardview::Speed;
use crownhead_engine::{Engine, Limits, NullMonitor, Opponent, Options as EngineOptions, choose_huff};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::{AnyRules, Variant};
use crownhead_tui::table::{People, Seats, Table};
use crownhead_tui::thinker::{Answer, Question, Thinker};
use crownhead_tui::{App, Colors, Files, Options, draw};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

pub(super) const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

/// Thinks at once, but answers only on request.
pub(super) struct AtOnce {
    engine: Engine,
    answers: VecDeque<Answer>,
}

impl AtOnce {
    pub(super) fn boxed() -> Box<dyn Thinker> {
        Box::new(AtOnce { engine: Engine::new(EngineOptions::default()), answers: VecDeque::new() })
    }
}

impl Thinker for AtOnce {
    fn hurry(&mut self) {}

    fn ask(&mut self, question: Question) {
        let few = Limits::nodes(3_000);
        self.answers.push_back(match question {
            Question::Huff(game) => Answer::Huff(choose_huff(&game)),
            Question::Mistake(game) => {
                let mistake = crownhead_explain::mistake(&game, 500, &mut self.engine, &mut NullMonitor);
                Answer::Mistake(mistake.map(Box::new))
            }
            Question::Move(opponent, task) => {
                Answer::Move(self.engine.choose(&opponent, &task, &few, &mut NullMonitor))
            }
            Question::Hint(task) => {
                Answer::Hint(crownhead_explain::hint(&mut self.engine, &task, &few, &mut NullMonitor))
            }
            Question::Wdl(task) => Answer::Wdl(self.engine.analyze(&task, &few, &mut NullMonitor).score),
            Question::Known(task) => Answer::Known(self.engine.probe(&task)),
            Question::Endings(rules) => Answer::Endings(self.engine.endings(rules)),
            Question::Drill(rules, ending, seed) => Answer::Drill(self.engine.drill(rules, ending, seed)),
            Question::Defense(task) => {
                Answer::Move(self.engine.choose(&Opponent::Random, &task, &few, &mut NullMonitor))
            }
        });
    }

    fn withdraw(&mut self) {
        self.answers.clear();
    }

    fn answer(&mut self) -> Option<Answer> {
        self.answers.pop_front()
    }
}

/// Never answers.
pub(super) struct Endless;

impl Thinker for Endless {
    fn hurry(&mut self) {}

    fn ask(&mut self, _: Question) {}
    fn withdraw(&mut self) {}
    fn answer(&mut self) -> Option<Answer> {
        None
    }
}

/// Files in memory.
#[derive(Clone, Default)]
pub(super) struct Memory(pub(super) Rc<RefCell<BTreeMap<String, String>>>);

impl Files for Memory {
    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn read(&self, name: &str) -> Result<String, String> {
        self.0.borrow().get(name).cloned().ok_or_else(|| format!("there is no {name}"))
    }

    fn exists(&self, name: &str) -> bool {
        self.0.borrow().contains_key(name)
    }

    fn replace(&self, name: &str, text: &str) -> Result<(), String> {
        self.write(name, text)
    }
}

/// A person at the screen.
pub(super) struct Desk {
    pub(super) app: App,
    pub(super) terminal: Terminal<TestBackend>,
    pub(super) now: f64,
    pub(super) files: Memory,
}

impl Desk {
    pub(super) fn new(
        rules: AnyRules,
        position: Option<&str>,
        people: People,
        thinker: Box<dyn Thinker>,
    ) -> Desk {
        let game = match position {
            Some(text) => Game::from_position(fen::parse(text, rules).expect("a valid FEN")),
            None => Game::new(rules),
        };
        let options =
            Options { speed: Speed::None, pause: Duration::ZERO, colors: Colors::None, ..Options::default() };
        let seats = Seats::new(people, Opponent::Level(1), Opponent::Level(1));
        let files = Memory::default();
        let app = App::new(Table { game, seats }, options, thinker, Box::new(files.clone()));
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen in memory");
        let mut desk = Desk { app, terminal, now: 0.0, files };
        desk.wait();
        desk
    }

    /// Two people at one board.
    pub(super) fn two(rules: AnyRules, position: &str) -> Desk {
        Desk::new(rules, Some(position), People::Both, Box::new(Endless))
    }

    pub(super) fn wait(&mut self) {
        for _ in 0..4 {
            self.now += 1000.0;
            self.app.update(self.now);
        }
        self.terminal.draw(|frame| draw(&mut self.app, frame)).expect("memory can be drawn on");
    }

    pub(super) fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
        self.wait();
    }

    pub(super) fn type_text(&mut self, text: &str) {
        for c in text.chars() {
            self.press(KeyCode::Char(c));
        }
    }

    pub(super) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
        self.wait();
    }

    pub(super) fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
        self.mouse(MouseEventKind::Up(MouseButton::Left), column, row);
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

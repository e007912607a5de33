//! The full screen as a user meets it: keys and mouse go in, characters come out. Time and engine are the
//! test's own, so every run is the same.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::time::Duration;

use crownhead_boardview::Speed;
use crownhead_engine::{Engine, Limits, Opponent, Options as EngineOptions, Silent};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::{AnyRules, Preset, Variant};
use crownhead_tui::table::{People, Seats, Table};
use crownhead_tui::thinker::{Answer, Question, Thinker};
use crownhead_tui::{App, Files, Options, draw};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

/// Thinks at once, but answers only when asked for the answer.
struct AtOnce {
    engine: Engine,
    answers: VecDeque<Answer>,
}

impl AtOnce {
    fn boxed() -> Box<dyn Thinker> {
        Box::new(AtOnce { engine: Engine::new(EngineOptions::default()), answers: VecDeque::new() })
    }
}

impl Thinker for AtOnce {
    fn ask(&mut self, question: Question) {
        let few = Limits::nodes(3_000);
        self.answers.push_back(match question {
            Question::Move(opponent, task) => {
                Answer::Move(self.engine.choose(&opponent, &task, &few, &mut Silent))
            }
            Question::Hint(task) => Answer::Hint(self.engine.hint(&task, &few, &mut Silent)),
            Question::Worth(task) => Answer::Worth(self.engine.analyze(&task, &few, &mut Silent).score),
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
struct Endless;

impl Thinker for Endless {
    fn ask(&mut self, _: Question) {}
    fn withdraw(&mut self) {}
    fn answer(&mut self) -> Option<Answer> {
        None
    }
}

/// Files in memory.
#[derive(Clone, Default)]
struct Memory(Rc<RefCell<BTreeMap<String, String>>>);

impl Files for Memory {
    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn read(&self, name: &str) -> Result<String, String> {
        self.0.borrow().get(name).cloned().ok_or_else(|| format!("there is no {name}"))
    }
}

/// A person at the screen.
struct Desk {
    app: App,
    terminal: Terminal<TestBackend>,
    now: f64,
    files: Memory,
}

impl Desk {
    fn new(rules: AnyRules, position: Option<&str>, people: People, thinker: Box<dyn Thinker>) -> Desk {
        let game = match position {
            Some(text) => Game::from_position(fen::parse(text, rules).expect("a good FEN")),
            None => Game::new(rules),
        };
        let options =
            Options { speed: Speed::None, pause: Duration::ZERO, color: false, ..Options::default() };
        let seats = Seats::new(people, Opponent::Level(1), Opponent::Level(1));
        let files = Memory::default();
        let app = App::new(Table { game, seats }, options, thinker, Box::new(files.clone()));
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen in memory");
        let mut desk = Desk { app, terminal, now: 0.0, files };
        desk.wait();
        desk
    }

    /// Two people at one board.
    fn two(rules: AnyRules, position: &str) -> Desk {
        Desk::new(rules, Some(position), People::Both, Box::new(Endless))
    }

    fn wait(&mut self) {
        for _ in 0..4 {
            self.now += 1000.0;
            self.app.update(self.now);
        }
        self.terminal.draw(|frame| draw(&mut self.app, frame)).expect("memory can be drawn on");
    }

    fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
        self.wait();
    }

    fn type_text(&mut self, text: &str) {
        for c in text.chars() {
            self.press(KeyCode::Char(c));
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
        self.wait();
    }

    fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
        self.mouse(MouseEventKind::Up(MouseButton::Left), column, row);
    }

    /// The screen as lines of text.
    fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area.width));
        rows.map(|row| row.iter().map(Cell::symbol).collect::<String>() + "\n").collect()
    }

    #[track_caller]
    fn shows(&self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "{text:?} is not on the screen:\n{screen}");
    }

    #[track_caller]
    fn hides(&self, text: &str) {
        let screen = self.screen();
        assert!(!screen.contains(text), "{text:?} is on the screen:\n{screen}");
    }
}

#[test]
fn a_cursor_and_enter_play_a_move_without_color() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Enter);
    desk.shows("[22]");
    desk.press(KeyCode::Enter);
    desk.shows("[○]");
    desk.shows("(○)");
    desk.press(KeyCode::Up);
    desk.press(KeyCode::Enter);
    desk.shows("1. 22-1");
    desk.shows("Black to move");
}

#[test]
fn the_letters_hjkl_move_the_cursor_too() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    for (letter, square) in [("k", "[22]"), ("k", "[18]"), ("h", "[17]"), ("j", "[22]"), ("l", "[23]")] {
        desk.type_text(letter);
        desk.shows(square);
    }
}

#[test]
fn an_illegal_attempt_says_why_and_frames_what_must_capture() {
    let mut desk = Desk::two(ENGLISH, "W:W23,32:B18");
    desk.shows("must");
    desk.type_text("32-28");
    desk.shows("32-28_");
    desk.press(KeyCode::Enter);
    desk.shows("32-28 is not possible.");
    desk.shows("!○!");
}

#[test]
fn a_capture_is_walked_leg_by_leg_and_taken_back() {
    let mut desk = Desk::two(ENGLISH, "W:W30:B26,18,10");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    // The first leg takes 26.
    for key in [KeyCode::Up, KeyCode::Up, KeyCode::Right, KeyCode::Enter] {
        desk.press(key);
    }
    desk.shows("x●x");
    desk.press(KeyCode::Backspace);
    desk.hides("x●x");
}

#[test]
fn the_mouse_clicks_and_drags() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    // Square 22 is the third column of the sixth row; a square has five columns and two rows.
    desk.click(12, 12);
    desk.shows("[○]");
    desk.click(17, 10);
    desk.shows("1. 22-18");
    let mut drag = Desk::two(ENGLISH, "W:W22:B1");
    drag.mouse(MouseEventKind::Down(MouseButton::Left), 12, 12);
    drag.mouse(MouseEventKind::Drag(MouseButton::Left), 8, 10);
    drag.mouse(MouseEventKind::Up(MouseButton::Left), 7, 10);
    drag.shows("1. 22-17");
}

#[test]
fn the_keys_at_the_lower_edge_can_be_clicked() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    let row = desk.screen().lines().last().map(|line| line.find("r Rules").expect("named"));
    desk.click(row.expect("a screen") as u16, 23);
    desk.shows("English draughts ─");
}

#[test]
fn the_opponent_answers_and_undo_takes_both_back() {
    let mut desk = Desk::new(ENGLISH, None, People::Black, AtOnce::boxed());
    desk.shows("Black: You");
    desk.type_text("11-15");
    desk.press(KeyCode::Enter);
    desk.shows("1. 11-15     2");
    desk.press(KeyCode::Char('u'));
    desk.hides("1. 11-15");
    desk.press(KeyCode::Char('y'));
    desk.shows("1. 11-15     2");
}

#[test]
fn a_thinking_opponent_does_not_stop_the_screen() {
    let mut desk = Desk::new(ENGLISH, None, People::White, Box::new(Endless));
    desk.shows("Thinking");
    desk.press(KeyCode::Char('r'));
    desk.shows("English draughts ─");
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Char('f'));
    desk.press(KeyCode::Char('q'));
    assert!(desk.app.has_ended());
}

#[test]
fn the_computer_waits_before_it_moves() {
    let options = Options { speed: Speed::None, ..Options::default() };
    assert_eq!(options.pause, Duration::from_millis(500), "half a second unless something else is set");
    let game = Game::from_position(fen::parse("W:W22:B1", ENGLISH).expect("a good FEN"));
    let table = Table { game, seats: Seats::new(People::Black, Opponent::Random, Opponent::Random) };
    let mut app = App::new(table, options, AtOnce::boxed(), Box::new(Memory::default()));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen in memory");
    let mut has_moved = |time: f64| {
        app.update(time);
        app.update(time);
        terminal.draw(|frame| draw(&mut app, frame)).expect("memory can be drawn on");
        terminal.backend().to_string().contains("1. 22-1")
    };
    // The engine answers at once; its move is played half a second after the turn began.
    assert_eq!([1000.0, 1100.0, 1490.0].map(&mut has_moved), [false; 3]);
    assert!(has_moved(1510.0));
}

#[test]
fn a_hint_is_shown_and_taken_away() {
    let mut desk = Desk::new(ENGLISH, Some("W:W22,30:B18,1"), People::Both, AtOnce::boxed());
    desk.press(KeyCode::Char('i'));
    desk.shows("<○>");
    desk.press(KeyCode::Char('i'));
    desk.hides("<○>");
    // The next move takes it away as well.
    desk.press(KeyCode::Char('i'));
    desk.shows("<○>");
    desk.type_text("22x15");
    desk.press(KeyCode::Enter);
    desk.shows("1. 22x15");
    desk.hides("<○>");
    // It works for the other side.
    desk.press(KeyCode::Char('i'));
    desk.shows("<●>");
}

#[test]
fn the_end_is_told_with_both_counts_and_can_be_taken_back() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B18");
    desk.type_text("22x15");
    desk.press(KeyCode::Enter);
    desk.shows("White wins");
    desk.shows("White: 1 piece");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.hides("White wins");
    desk.shows("White to move");
}

#[test]
fn a_new_game_is_chosen_by_arrows_enter_and_backspace() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('n'));
    desk.shows("New game");
    desk.press(KeyCode::Backspace);
    desk.hides("New game ─");
    desk.press(KeyCode::Char('n'));
    desk.press(KeyCode::Down);
    for _ in AnyRules::all_named() {
        desk.press(KeyCode::Right);
        if desk.screen().contains("Menu draughts") {
            break;
        }
    }
    desk.press(KeyCode::Enter);
    desk.shows("Crownhead  Menu draughts");
    desk.shows("Black to move");
}

#[test]
fn a_game_is_begun_again_and_left() {
    let mut desk = Desk::new(ENGLISH, None, People::Both, Box::new(Endless));
    desk.type_text("11-15");
    desk.press(KeyCode::Enter);
    desk.shows("1. 11-15");
    desk.press(KeyCode::Char('n'));
    desk.press(KeyCode::Enter);
    desk.hides("1. 11-15");
    desk.shows("Black to move");
    desk.press(KeyCode::Char('q'));
    assert!(desk.app.has_ended());
}

#[test]
fn another_opponent_takes_over_in_mid_game() {
    let mut desk = Desk::new(AnyRules::Preset(Preset::Text), None, People::White, AtOnce::boxed());
    desk.press(KeyCode::Char('o'));
    desk.shows("Hard (Text draughts)");
    for _ in 0..20 {
        desk.press(KeyCode::Down);
    }
    desk.shows("(Score-panel draughts)");
    desk.press(KeyCode::End);
    desk.shows("Two players");
    desk.press(KeyCode::Enter);
    desk.hides("White: You");
    desk.shows("○ White");
}

#[test]
fn settings_and_new_games_show_whole_values() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    for key in ['s', 'n'] {
        desk.press(KeyCode::Char(key));
        // Every value stands between its two arrows, also the longest.
        for _ in 0..2 {
            desk.press(KeyCode::Down);
        }
        for _ in 0..40 {
            desk.press(KeyCode::Right);
            let screen = desk.screen();
            let open = screen.lines().filter(|line| line.contains('‹')).count();
            let whole = screen.lines().filter(|line| line.contains('‹') && line.contains(" ›")).count();
            assert!(open >= 3 && open == whole, "{screen}");
        }
        desk.press(KeyCode::Esc);
    }
    desk.press(KeyCode::Char('s'));
    desk.shows("‹ None ›");
}

#[test]
fn settings_change_the_screen_at_once() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('s'));
    desk.shows("Settings");
    for _ in 0..2 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Right);
    assert!(!desk.app.options().square_numbers);
    for _ in 0..2 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Esc);
    assert!(desk.screen().is_ascii(), "{}", desk.screen());
    desk.hides("22");
}

#[test]
fn games_are_written_and_opened() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.type_text("22-18");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Char('w'));
    desk.type_text("a.pdn");
    desk.press(KeyCode::Enter);
    assert!(desk.files.0.borrow()["a.pdn"].contains("22-18"));
    desk.press(KeyCode::Char('u'));
    desk.press(KeyCode::Char('e'));
    desk.type_text("b.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("there is no b.pdn");
    for _ in 0.."b.pdn".len() {
        desk.press(KeyCode::Backspace);
    }
    desk.type_text("a.pdn");
    desk.press(KeyCode::Enter);
    desk.shows("1. 22-18");
}

#[test]
fn resigning_asks_first() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.press(KeyCode::Char('x'));
    desk.press(KeyCode::Enter);
    desk.shows("White to move");
    desk.press(KeyCode::Char('x'));
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.shows("Black wins");
}

#[test]
fn both_boards_fit_a_small_terminal_and_a_smaller_one_says_so() {
    for rules in AnyRules::all_named() {
        let mut desk = Desk::new(rules, None, People::Both, Box::new(Endless));
        if rules.house_rules().board.height() > 10 {
            // A board of twelve rows needs more than the smallest terminal, and says so.
            desk.shows("too small");
            desk.terminal.backend_mut().resize(80, 28);
            desk.wait();
        }
        desk.shows("q Quit");
        desk.shows(" to move");
        desk.hides("too small");
    }
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.terminal.backend_mut().resize(39, 24);
    desk.wait();
    desk.shows("too small");
}

#[test]
fn the_board_grows_with_the_terminal_and_turns() {
    let mut desk = Desk::two(ENGLISH, "W:W22:B1");
    desk.terminal.backend_mut().resize(120, 40);
    desk.wait();
    let row = |desk: &Desk| desk.screen().lines().position(|line| line.contains(" 22 ")).expect("shown");
    assert_eq!(row(&desk), 1 + 5 * 4);
    desk.press(KeyCode::Char('f'));
    assert_eq!(row(&desk), 1 + 2 * 4);
}

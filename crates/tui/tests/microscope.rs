//! The search microscope on a screen in memory.

use crownhead_microscope::{Method, State, look, look_within, small};
use crownhead_rules::{AnyPosition, AnyRules, Variant};
use crownhead_tui::microscope::{MicroscopeApp, draw};
use crownhead_tui::{Colors, Options};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

struct Desk {
    app: MicroscopeApp,
    terminal: Terminal<TestBackend>,
}

impl Desk {
    fn new(root: AnyPosition, (method, depth): (Method, u8), (width, height): (u16, u16)) -> Desk {
        crownhead_prose::study::load();
        let options = Options { colors: Colors::None, ..Options::default() };
        let app = MicroscopeApp::new(look(&root, method, depth, 400), (method, depth), options);
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
        Desk { app, terminal }
    }

    fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| draw(&mut self.app, frame)).expect("memory can be drawn on");
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area.width));
        rows.map(|row| row.iter().map(Cell::symbol).collect::<String>() + "\n").collect()
    }

    #[track_caller]
    fn shows(&mut self, texts: &[&str]) {
        let screen = self.screen();
        for text in texts {
            assert!(screen.contains(text), "{text:?} is not on the screen:\n{screen}");
        }
    }
}

fn few() -> AnyPosition {
    small(AnyRules::Variant(Variant::English))
}

#[test]
fn a_screen_shows_board_tree_facts_counts_and_keys() {
    for size in [(80, 24), (120, 36)] {
        let mut desk = Desk::new(few(), (Method::AlphaBeta, 4), size);
        desk.shows(&[
            "English draughts, Alpha-beta, Depth in plies: 4",
            "▾ The position at the root",
            "Window −∞ to ∞.",
            "Visited: ",
            "1234 1234 1234 1234",
            "2 Alpha-beta: ",
            "n next",
            "q quit",
            "Enter to the first search",
            "Home/End ends",
        ]);
    }
}

#[test]
fn every_board_and_size_is_drawn_or_refused_with_a_line() {
    for variant in Variant::ALL {
        let root = small(AnyRules::Variant(*variant));
        for size in [(20, 8), (80, 24), (200, 60)] {
            let mut desk = Desk::new(root, (Method::Full, 2), size);
            assert!(!desk.screen().trim().is_empty(), "{variant:?} {size:?}");
        }
    }
}

#[test]
fn a_replay_steps_by_itself_until_a_key_or_the_end() {
    let mut desk = Desk::new(few(), (Method::AlphaBeta, 2), (80, 24));
    assert!(!desk.app.update(0.0));
    desk.press(KeyCode::Char('a'));
    desk.shows(&["Step 1 of "]);
    assert!(!desk.app.update(100.0), "a few nodes a second");
    assert!(desk.app.update(300.0));
    desk.shows(&["Step 2 of ", "Being searched."]);
    desk.press(KeyCode::Char('a'));
    assert!(!desk.app.is_replaying(), "the same key stops it");
    desk.press(KeyCode::Char('a'));
    for beat in 2..1_000 {
        desk.app.update(f64::from(beat) * 300.0);
    }
    assert!(!desk.app.is_replaying());
    desk.press(KeyCode::Home);
    desk.shows(&["Step 1 of "]);
    desk.press(KeyCode::Char(' '));
    desk.press(KeyCode::Char('n'));
    desk.press(KeyCode::Char('p'));
    desk.shows(&["Step 2 of "]);
    desk.press(KeyCode::Char('q'));
    assert!(desk.app.has_ended());
}

#[test]
fn enter_leads_from_a_known_position_to_where_it_was_searched_first() {
    let tree = look(&few(), Method::Full, 5, 400);
    let is_known = |node: &usize| matches!(tree.nodes[*node].state, State::Known(Some(_)));
    let node = (0..tree.nodes.len()).find(is_known).expect("a transposition");
    let State::Known(Some(first)) = tree.nodes[node].state else { unreachable!("it was just found") };
    let mut desk = Desk::new(few(), (Method::Full, 5), (120, 36));
    for _ in 0..node {
        desk.press(KeyCode::Down);
    }
    // Rows are in the order of the search here, since no node is searched twice before it.
    desk.shows(&["Known: the same position was searched before, after "]);
    desk.press(KeyCode::Enter);
    let path = crownhead_prose::microscope::path(&tree, first);
    desk.shows(&[&path]);
}

#[test]
fn a_click_chooses_a_row() {
    let mut desk = Desk::new(few(), (Method::AlphaBeta, 3), (80, 24));
    desk.screen();
    let kind = MouseEventKind::Down(MouseButton::Left);
    desk.app.mouse(MouseEvent { kind, column: 40, row: 2, modifiers: KeyModifiers::NONE });
    let tree = look(&few(), Method::AlphaBeta, 3, 400);
    let path = crownhead_prose::microscope::path(&tree, 1);
    desk.shows(&[&path]);
}

#[test]
fn a_search_that_was_cut_off_says_so() {
    let root = AnyPosition::start(AnyRules::Variant(Variant::International));
    crownhead_prose::study::load();
    let tree = look_within(&root, Method::Minimax, 4, 50, 100);
    let app = MicroscopeApp::new(tree, (Method::Minimax, 4), Options::default());
    let mut desk = Desk { app, ..Desk::new(few(), (Method::Minimax, 1), (120, 36)) };
    desk.shows(&["The search was cut off after 5,000,000 positions; the value is not known."]);
}

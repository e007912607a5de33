//! The keys, the mouse and the replay.

use std::time::Duration;

use crownhead_boardview::{Board, Millis, Movers, Settings};
use crownhead_microscope::{Method, Tree, count_within};
use crownhead_rules::Color;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::walk::Walk;
use crate::options::Options;
use crate::place::Places;

/// Milliseconds between two steps of a replay.
const BEAT: Millis = 250.0;
/// Rows that a page has.
const PAGE: isize = 10;
/// Counts stop at a method's first search with more nodes, so that the screen appears at once.
pub(super) const COUNTED: u64 = 300_000;

/// The microscope.
#[derive(Debug)]
pub struct MicroscopeApp {
    pub(super) walk: Walk,
    pub(super) method: Method,
    pub(super) depth: u8,
    pub(super) board: Board,
    pub(super) options: Options,
    pub(super) places: Places,
    /// Where the rows of the list are.
    pub(super) spots: Vec<(Rect, usize)>,
    /// Nodes per depth for each method.
    pub(super) counts: Vec<Vec<u64>>,
    /// When the last step of a running replay was made.
    replay: Option<Millis>,
    now: Millis,
    ended: bool,
}

impl MicroscopeApp {
    /// The microscope over a tree of this method and depth.
    pub fn new(tree: Tree, (method, depth): (Method, u8), options: Options) -> MicroscopeApp {
        let root = tree.root;
        let counts =
            |method| (1..=depth).map_while(|depth| count_within(&root, method, depth, COUNTED)).collect();
        let counts = Method::ALL.map(counts).to_vec();
        let mut board = Board::new(root);
        board.set_settings(Settings { labels: options.square_numbers, ..Settings::default() });
        board.set_flipped(root.turn() == Color::Black);
        let mut app = MicroscopeApp {
            walk: Walk::new(tree),
            method,
            depth,
            board,
            options,
            places: Places::default(),
            spots: Vec::new(),
            counts,
            replay: None,
            now: 0.0,
            ended: false,
        };
        app.follow();
        app
    }

    /// Shows the position at the cursor.
    fn follow(&mut self) {
        let node = self.walk.cursor();
        self.board.set_position(self.walk.tree.position(node), self.walk.tree.nodes[node].mv);
        self.board.set_movers(Movers::Nobody);
    }

    /// The options of the screen.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether the user wants to leave.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// Whether a replay is running.
    pub fn is_replaying(&self) -> bool {
        self.replay.is_some()
    }

    /// Handles a key. Every key stops a replay.
    pub fn key(&mut self, event: KeyEvent) {
        let was_replaying = self.replay.take().is_some();
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        match event.code {
            KeyCode::Char('c') if control => self.ended = true,
            KeyCode::Char('q') | KeyCode::Esc => self.ended = true,
            KeyCode::Char(' ' | 'n') => self.walk.next(),
            KeyCode::Char('p') | KeyCode::Backspace => self.walk.previous(),
            KeyCode::Char('a') if !was_replaying => self.begin_replay(),
            KeyCode::Up => self.walk.move_by(-1),
            KeyCode::Down => self.walk.move_by(1),
            KeyCode::PageUp => self.walk.move_by(-PAGE),
            KeyCode::PageDown => self.walk.move_by(PAGE),
            KeyCode::Left => self.walk.fold(),
            KeyCode::Right => self.walk.unfold(),
            KeyCode::Enter => self.walk.jump(),
            KeyCode::Home => self.walk.go_to_start(),
            KeyCode::End => self.walk.go_to_end(),
            _ => {}
        }
        self.follow();
    }

    /// From where the replay is, or from the first step if the whole search is shown.
    fn begin_replay(&mut self) {
        if self.walk.is_whole() {
            self.walk.go_to_start();
        }
        self.replay = Some(self.now);
    }

    /// Handles a mouse event: rows can be chosen, and the wheel moves the cursor.
    pub fn mouse(&mut self, event: MouseEvent) {
        let here = Position { x: event.column, y: event.row };
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let spot = self.spots.iter().find(|(area, _)| area.contains(here));
                let Some(&(_, node)) = spot else { return };
                self.replay = None;
                self.walk.choose(node);
            }
            MouseEventKind::ScrollUp => self.walk.move_by(-1),
            MouseEventKind::ScrollDown => self.walk.move_by(1),
            _ => return,
        }
        self.follow();
    }

    /// Tells the time, in milliseconds. Returns whether anything changed.
    pub fn update(&mut self, now: Millis) -> bool {
        self.now = now;
        let due = self.replay.is_some_and(|last| now - last >= BEAT);
        if due {
            self.walk.next();
            self.replay = (!self.walk.is_whole()).then_some(now);
            self.follow();
        }
        due
    }

    /// The time until the next update, at most.
    pub fn patience(&self) -> Duration {
        Duration::from_millis(if self.is_replaying() { 50 } else { 500 })
    }
}

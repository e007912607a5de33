//! The mouse at the analysis board.

use crownhead_boardview::{Event, Key};
use crownhead_study::Study;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::desk::{StudyApp, at};
use crate::popup::Press;

/// The distance after which a click becomes a drag, in squares.
const THRESHOLD: f32 = 0.3;

impl StudyApp {
    /// Handles a mouse event.
    pub fn mouse(&mut self, event: MouseEvent) {
        let (column, row) = (event.column, event.row);
        if self.popup.is_some() {
            return self.mouse_on_popup(event);
        }
        let place = self.places.on_board(column, row);
        match (event.kind, place) {
            (MouseEventKind::Down(MouseButton::Left), Some(at)) => {
                self.on_board(Event::PointerDown { at, threshold: THRESHOLD });
            }
            (MouseEventKind::Down(MouseButton::Left), None) => self.clicked(column, row),
            (MouseEventKind::Down(MouseButton::Right), _) => self.on_board(Event::Key(Key::Escape)),
            (MouseEventKind::Up(MouseButton::Left), _) => self.on_board(Event::PointerUp(place)),
            (MouseEventKind::Drag(MouseButton::Left) | MouseEventKind::Moved, _) => {
                self.on_board(Event::PointerMove(place));
            }
            (MouseEventKind::ScrollUp | MouseEventKind::ScrollDown, _) if self.reviewing.lesson.is_some() => {
            }
            (MouseEventKind::ScrollUp, _) => {
                self.travel(Study::back);
            }
            (MouseEventKind::ScrollDown, _) => {
                self.travel(Study::forward);
            }
            _ => {}
        }
    }

    /// A click beside the board.
    fn clicked(&mut self, column: u16, row: u16) {
        if let Some(action) = at(&self.spots.keys, column, row) {
            self.act(action);
        } else if let Some(node) = at(&self.spots.nodes, column, row) {
            self.travel(|study| study.cursor() != node && study.go_to(node));
        } else if let Some(line) = at(&self.spots.lines, column, row) {
            let first = self.analysis.found.as_ref().and_then(|found| found.lines.get(line)?.moves.first());
            let first = first.copied().filter(|_| self.analysis.best().is_some());
            self.add_line(line);
            if let Some(first) = first {
                self.play(first);
            }
        }
    }

    fn mouse_on_popup(&mut self, event: MouseEvent) {
        if let Some(press) = Press::of_mouse(event, &self.places) {
            self.press(press);
        }
    }
}

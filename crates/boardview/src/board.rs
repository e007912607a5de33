//! The state of a board on a screen.

use crownhead_rules::{AnyMove, AnyPosition, Square};

use crate::{
    event::{Event, Intent, Key, Millis},
    settings::{Movers, Settings},
    view::{Point, SquareDescription, View},
};

/// A board on a screen: a position, what the user is doing to it, and what is moving.
#[derive(Clone, Debug)]
pub struct Board {
    position: AnyPosition,
    settings: Settings,
}

impl Board {
    /// A board that shows a position, White at the bottom, both sides movable.
    pub fn new(position: AnyPosition) -> Board {
        Board { position, settings: Settings::default() }
    }

    /// The position, without the capture that is under way.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Shows another position at once: a new game, a game from the address. `last` is highlighted.
    pub fn set_position(&mut self, position: AnyPosition, last: Option<AnyMove>) {
        let _ = last;
        self.position = position;
    }

    /// Shows another position of the same game by a short slide of what differs: undo, redo, browsing.
    pub fn slide_to(&mut self, position: AnyPosition, last: Option<AnyMove>, now: Millis) {
        let _ = now;
        self.set_position(position, last);
    }

    /// Plays a legal move: the user's own after [`Intent::Play`] (what was walked or dragged is not walked
    /// again), or the opponent's. Animations follow one another if one is running.
    pub fn play(&mut self, mv: &AnyMove, now: Millis) {
        let _ = now;
        self.position = self.position.play(mv);
    }

    /// Whose pieces the user may move.
    pub fn set_movers(&mut self, movers: Movers) {
        let _ = movers;
    }

    /// Turns the board: `true` puts Black at the bottom.
    pub fn set_flipped(&mut self, flipped: bool) {
        let _ = flipped;
    }

    /// Whether Black sits at the bottom.
    pub fn flipped(&self) -> bool {
        false
    }

    /// How the board looks and moves.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes how the board looks and moves.
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = settings;
    }

    /// Shows a suggested move, or takes it away. The next move takes it away too.
    pub fn set_hint(&mut self, hint: Option<AnyMove>) {
        let _ = hint;
    }

    /// The suggested move being shown.
    pub fn hint(&self) -> Option<AnyMove> {
        None
    }

    /// Takes away what a refusal highlights. The next accepted action does so too.
    pub fn clear_refusal(&mut self) {}

    /// Gives up selection, walk, drag and typed text.
    pub fn cancel(&mut self) {}

    /// One thing that the user did.
    pub fn handle(&mut self, event: Event, now: Millis) -> Vec<Intent> {
        let _ = (event, now);
        Vec::new()
    }

    /// Whether a key would do something here, so that the page or program must not use it otherwise.
    pub fn uses(&self, key: Key) -> bool {
        let _ = key;
        false
    }

    /// Lets time pass; whether anything looks different now.
    pub fn tick(&mut self, now: Millis) -> bool {
        let _ = now;
        false
    }

    /// Whether something is moving: keep ticking.
    pub fn is_animating(&self) -> bool {
        false
    }

    /// The moment when everything stands still, if something moves.
    pub fn animation_ends(&self) -> Option<Millis> {
        None
    }

    /// Ends all animations at once.
    pub fn skip(&mut self) {}

    /// The playing square at a place.
    pub fn square_at(&self, at: Point) -> Option<Square> {
        let _ = at;
        None
    }

    /// The top left corner of a square as shown.
    pub fn place(&self, square: Square) -> Point {
        let _ = square;
        Point::default()
    }

    /// The keyboard cursor.
    pub fn cursor(&self) -> Option<Square> {
        None
    }

    /// What is to be seen at the time of the last event or tick.
    pub fn view(&self) -> View {
        unimplemented!()
    }

    /// What there is to say about a square.
    pub fn describe_square(&self, square: Square) -> SquareDescription {
        let _ = square;
        unimplemented!()
    }
}

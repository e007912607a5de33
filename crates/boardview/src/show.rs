//! How positions and moves appear on the board: at once, with a slide, or as a played move.
//!
//! Invariant: the user's input on the old position is discarded.

use crownhead_rules::{AnyMove, AnyPosition, Square, Walk};

use crate::{
    board::Board,
    cursor::Cursor,
    event::Millis,
    motion::{Animation, Leaving, Slide, Span, Track, duration},
    route::{self, Path},
    selection::Selection,
    settings::{CaptureStyle, Speed},
    tokens::{Token, Tokens},
    view::RouteKind,
};

impl Board {
    /// Shows another position at once, such as a new game; `last` is highlighted.
    pub fn set_position(&mut self, position: AnyPosition, last: Option<AnyMove>) {
        if position.board() != self.position.board() {
            self.tokens = Tokens::new(&position);
            self.cursor = Cursor::default();
            self.hover = None;
        }
        self.tokens.show(&position);
        self.motion.skip();
        self.drop_plans();
        self.replace(position, last.map(|mv| (mv.from(), mv.to())));
    }

    /// Shows another position of the same game with a short slide of the differences: undo, redo, browsing.
    pub fn slide_to(&mut self, position: AnyPosition, last: Option<AnyMove>, now: Millis) {
        self.motion.set_now(now);
        self.motion.skip();
        if position.board() != self.position.board() {
            return self.set_position(position, last);
        }
        self.drop_plans();
        let changes = self.tokens.show(&position);
        let length = duration::QUIET * self.settings.speed.factor();
        let span = Span { begin: 0.0, end: length };
        let slide = |before: &Token| {
            let now = self.tokens.list.iter().find(|token| token.id == before.id)?;
            let (from, to) = (self.home(before.square), self.home(now.square));
            let slides = vec![Slide { from, to, span }];
            Some(Track { piece: before.id, role: now.role, slides, crowned: None })
        };
        let tracks = changes.moved.iter().filter_map(slide).collect();
        let leave = |token: Token| Leaving { token, jumped: 0.0, vanish: span, style: CaptureStyle::Fade };
        let leaving = changes.gone.into_iter().map(leave).collect();
        self.motion.push(Animation {
            length,
            tracks,
            leaving,
            entering: changes.new,
            ..Animation::default()
        });
        self.replace(position, last.map(|mv| (mv.from(), mv.to())));
    }

    /// Plays a legal move: the user's own after [`Intent::Play`](crate::Intent::Play), without repeating legs already
    /// walked or dragged, or the opponent's. Waits for running animations.
    pub fn play(&mut self, mv: &AnyMove, now: Millis) {
        self.motion.set_now(now);
        let walked = self.selection.as_ref().map(|selection| selection.walk().clone());
        let walked = walked.filter(|walk| walk.open().contains(mv));
        let walk = walked.or_else(|| Walk::start_among(&self.position, mv.from(), &self.legal));
        let path = walk.as_ref().and_then(|walk| route::path(walk, mv));
        let straight =
            || Path { stops: vec![mv.from(), mv.to()], roles: vec![mv.mover(); 2], captured: Vec::new() };
        let path = path.unwrap_or_else(straight);
        let (mover, gone) = self.tokens.play(mv);
        if self.settings.speed != Speed::None
            && let Some(mover) = mover
        {
            let animation = self.animation_of(mv, &path, mover, gone);
            self.motion.push(animation);
        }
        let stops = self.stops(&self.position, mv);
        self.replace(self.position.play_unchecked(mv), Some((mv.from(), mv.to())));
        self.last_stops = stops;
    }

    /// Draws the way of the last move, which was played in `before`. [`Board::play`] does so itself.
    pub fn show_way(&mut self, before: &AnyPosition, mv: &AnyMove) {
        self.last_stops = self.stops(before, mv);
    }

    /// The squares that a move visits in one of its ways.
    fn stops(&self, before: &AnyPosition, mv: &AnyMove) -> Vec<Square> {
        route::route_view(before, self.selection.as_ref().map(Selection::walk), mv, RouteKind::Preview).stops
    }
}

//! The state of a board on a screen, and how positions and moves come to it.
//!
//! What the user does is in [`crate::choose`], [`crate::pointer`], [`crate::keyboard`] and [`crate::huff`]; what is to be
//! seen in [`crate::picture`].

use crownhead_rules::{AnyMove, AnyPosition, Color, Refusal, Removal, Role, Square, SquareSet, Walk};

use crate::{
    choose::Selection,
    event::{Event, Intent, Millis},
    keyboard::Cursor,
    motion::{Animation, Leaving, Motion, Slide, Span, Track, duration},
    pointer::Press,
    route::{self, Path},
    settings::{CaptureStyle, Movers, Settings, Speed},
    tokens::{Token, Tokens},
    view::{Point, RouteKind, RouteView},
};

/// A board on a screen: a position, what the user is doing to it, and what is moving.
#[derive(Clone, Debug)]
pub struct Board {
    pub(crate) position: AnyPosition,
    pub(crate) legal: Vec<AnyMove>,
    /// The squares from which something can move.
    pub(crate) starts: SquareSet,
    pub(crate) tokens: Tokens,
    pub(crate) motion: Motion,
    pub(crate) settings: Settings,
    pub(crate) movers: Movers,
    pub(crate) flipped: bool,
    pub(crate) last: Option<(Square, Square)>,
    pub(crate) selection: Option<Selection>,
    pub(crate) press: Option<Press>,
    /// A piece that cannot be moved is being pressed: where it is dragged to is not known yet.
    pub(crate) tried: Option<Square>,
    /// Where a piece was let go, for the slide that follows.
    pub(crate) dropped: Option<Point>,
    pub(crate) hover: Option<Square>,
    pub(crate) preview: Option<RouteView>,
    pub(crate) cursor: Cursor,
    pub(crate) typed: String,
    pub(crate) hint: Option<(AnyMove, RouteView)>,
    pub(crate) refused: Option<(Refusal, Vec<RouteView>)>,
    /// The pieces one of which is to be huffed; see [`Board::choose_huff`].
    pub(crate) huffable: SquareSet,
}

impl Board {
    /// A board that shows a position, White at the bottom, both sides movable.
    pub fn new(position: AnyPosition) -> Board {
        let legal = position.legal_moves();
        Board {
            starts: legal.iter().map(|mv| mv.from).collect(),
            legal,
            tokens: Tokens::new(&position),
            position,
            motion: Motion::default(),
            settings: Settings::default(),
            movers: Movers::default(),
            flipped: false,
            last: None,
            selection: None,
            press: None,
            tried: None,
            dropped: None,
            hover: None,
            preview: None,
            cursor: Cursor::default(),
            typed: String::new(),
            hint: None,
            refused: None,
            huffable: SquareSet::EMPTY,
        }
    }

    /// The position, without the capture that is under way.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The legal moves of the position.
    pub fn legal_moves(&self) -> &[AnyMove] {
        &self.legal
    }

    /// Shows another position at once: a new game, a game from the address. `last` is highlighted.
    pub fn set_position(&mut self, position: AnyPosition, last: Option<AnyMove>) {
        if position.board() != self.position.board() {
            self.tokens = Tokens::new(&position);
            self.cursor = Cursor::default();
            self.hover = None;
        }
        self.tokens.show(&position);
        self.motion.skip();
        self.replace(position, last.map(|mv| (mv.from, mv.to)));
    }

    /// Shows another position of the same game by a short slide of what differs: undo, redo, browsing.
    pub fn slide_to(&mut self, position: AnyPosition, last: Option<AnyMove>, now: Millis) {
        self.motion.set_now(now);
        self.motion.skip();
        if position.board() != self.position.board() {
            return self.set_position(position, last);
        }
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
        self.replace(position, last.map(|mv| (mv.from, mv.to)));
    }

    /// Plays a legal move: the user's own after [`Intent::Play`] (what was walked or dragged is not walked
    /// again), or the opponent's. Animations follow one another if one is running.
    pub fn play(&mut self, mv: &AnyMove, now: Millis) {
        self.motion.set_now(now);
        let walked = self.selection.as_ref().map(|selection| selection.walk().clone());
        let walked = walked.filter(|walk| walk.open().contains(mv));
        let walk = walked.or_else(|| Walk::start_among(&self.position, mv.from, &self.legal));
        let path = walk.as_ref().and_then(|walk| route::path(walk, mv));
        let straight =
            || Path { stops: vec![mv.from, mv.to], roles: vec![mv.mover; 2], captured: Vec::new() };
        let path = path.unwrap_or_else(straight);
        let (mover, gone) = self.tokens.play(mv);
        if self.settings.speed != Speed::None
            && let Some(mover) = mover
        {
            let animation = self.animation_of(mv, &path, mover, gone);
            self.motion.push(animation);
        }
        self.replace(self.position.play(mv), Some((mv.from, mv.to)));
    }

    /// The rest of a move, with all that follows from it.
    fn animation_of(&self, mv: &AnyMove, path: &Path, mover: Token, gone: Vec<Token>) -> Animation {
        let factor = self.settings.speed.factor();
        let slides = self.slides(path);
        let arrived = slides.last().map_or(0.0, |slide| slide.span.end);
        let (style, length) = match self.settings.capture {
            CaptureStyle::Fade => (CaptureStyle::Fade, duration::FADE * factor),
            CaptureStyle::Spin => (CaptureStyle::Spin, duration::SPIN * factor),
        };
        let vanish = Span { begin: arrived, end: arrived + length };
        let at_once = self.removes_at_once();
        let leaving = gone.into_iter().filter_map(|token| {
            let leg = path.captured.iter().position(|&square| square == token.square);
            let jumped = leg.map_or(0.0, |leg| slides[leg].span.end);
            match leg {
                // Those of legs that were walked before are gone already.
                None if at_once => None,
                Some(_) if at_once => {
                    let vanish = Span { begin: jumped, end: jumped + length };
                    Some(Leaving { token, jumped, vanish, style })
                }
                _ => Some(Leaving { token, jumped, vanish, style }),
            }
        });
        let leaving: Vec<Leaving> = leaving.collect();
        let crowned = self.crowning(path, &slides, mv.becomes);
        let end = leaving.iter().map(|leaving| leaving.vanish.end).chain(crowned.map(|span| span.end));
        let length = end.fold(arrived, f64::max);
        // A move without legs left still shows the piece where it stands, as what it was.
        let here = self.home(mv.to);
        let still = Slide { from: here, to: here, span: Span { begin: 0.0, end: 0.0 } };
        let slides = if slides.is_empty() { vec![still] } else { slides };
        let tracks = vec![Track { piece: mover.id, role: path.roles[0], slides, crowned }];
        Animation { length, tracks, leaving, ..Animation::default() }
    }

    /// One slide a leg, with rests between; a piece that was just dropped only settles.
    pub(crate) fn slides(&self, path: &Path) -> Vec<Slide> {
        let factor = self.settings.speed.factor();
        let mut slides = Vec::new();
        let mut begin = 0.0;
        for pair in path.stops.windows(2) {
            let settles = self.dropped.filter(|_| path.stops.len() == 2);
            let from = settles.unwrap_or_else(|| self.home(pair[0]));
            let length = match (settles, path.captured.is_empty()) {
                (Some(_), _) => duration::SETTLE,
                (None, true) => duration::QUIET,
                (None, false) => duration::LEG,
            };
            let end = begin + length * factor;
            slides.push(Slide { from, to: self.home(pair[1]), span: Span { begin, end } });
            begin = end + duration::PAUSE * factor;
        }
        slides
    }

    /// When the piece is turned over: on arriving where it becomes a king.
    pub(crate) fn crowning(&self, path: &Path, slides: &[Slide], becomes: Role) -> Option<Span> {
        let stop = path.roles.iter().position(|&role| role != path.roles[0]);
        let at_end = (becomes != path.roles[0]).then_some(path.roles.len() - 1);
        let arrivals = stop.or(at_end)?;
        let begin = if arrivals == 0 { 0.0 } else { slides[arrivals - 1].span.end };
        Some(Span { begin, end: begin + duration::CROWN * self.settings.speed.factor() })
    }

    /// Puts another position in place and forgets what the user was doing to the old one.
    pub(crate) fn replace(&mut self, position: AnyPosition, last: Option<(Square, Square)>) {
        self.legal = position.legal_moves();
        self.starts = self.legal.iter().map(|mv| mv.from).collect();
        self.position = position;
        self.last = last;
        (self.selection, self.press, self.dropped) = (None, None, None);
        (self.hint, self.refused, self.preview) = (None, None, None);
        self.huffable = SquareSet::EMPTY;
    }

    /// Whether captured pieces leave the board one by one.
    pub(crate) fn removes_at_once(&self) -> bool {
        self.position.rules().house_rules().removal == Removal::AtOnce
    }

    /// Whose pieces the user may move.
    pub fn set_movers(&mut self, movers: Movers) {
        self.movers = movers;
        if !self.users_turn() {
            (self.selection, self.press, self.preview) = (None, None, None);
        }
        if !movers.includes(self.position.turn()) {
            self.huffable = SquareSet::EMPTY;
        }
    }

    /// Whose pieces the user may move.
    pub fn movers(&self) -> Movers {
        self.movers
    }

    pub(crate) fn users_turn(&self) -> bool {
        !self.legal.is_empty() && self.movers.includes(self.position.turn())
    }

    /// Turns the board: `true` puts Black at the bottom.
    pub fn set_flipped(&mut self, flipped: bool) {
        self.flipped = flipped;
        self.press = None;
        self.hover = None;
    }

    /// Whether Black sits at the bottom.
    pub fn flipped(&self) -> bool {
        self.flipped
    }

    /// The side shown at the bottom.
    pub fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    /// How the board looks and moves.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes how the board looks and moves.
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = settings;
        if settings.speed == Speed::None {
            self.motion.skip();
        }
    }

    /// Shows a suggested move, or takes it away. The next move takes it away too.
    pub fn set_hint(&mut self, hint: Option<AnyMove>) {
        let route = |mv: AnyMove| (mv, route::route_view(&self.position, None, &mv, RouteKind::Hint));
        self.hint = hint.map(route);
    }

    /// The suggested move being shown.
    pub fn hint(&self) -> Option<AnyMove> {
        self.hint.as_ref().map(|(mv, _)| *mv)
    }

    /// Takes away what a refusal highlights. The next accepted action does so too.
    pub fn clear_refusal(&mut self) {
        self.refused = None;
    }

    /// Gives up selection, walk, drag, typed text and the choice of a piece to huff.
    pub fn cancel(&mut self) {
        self.huffable = SquareSet::EMPTY;
        (self.selection, self.press, self.dropped, self.preview) = (None, None, None, None);
        self.typed.clear();
    }

    /// One thing that the user did.
    pub fn handle(&mut self, event: Event, now: Millis) -> Vec<Intent> {
        self.motion.set_now(now);
        self.dropped = None;
        match self.huff_by(event) {
            Some(intents) => intents,
            None => self.handle_usual(event),
        }
    }

    pub(crate) fn handle_usual(&mut self, event: Event) -> Vec<Intent> {
        match event {
            Event::PointerDown { at, threshold } => self.pointer_down(at, threshold),
            Event::PointerMove(at) => self.pointer_move(at),
            Event::PointerUp(at) => self.pointer_up(at),
            Event::PointerCancel => self.pointer_cancel(),
            Event::Activate(square) => self.activate(square),
            Event::Focus(square) => self.focus(square),
            Event::Blur => self.blur(),
            Event::Key(key) => self.key(key),
        }
    }

    /// Lets time pass; whether anything may look different now.
    pub fn tick(&mut self, now: Millis) -> bool {
        self.motion.set_now(now)
    }

    /// Whether something is moving: keep ticking.
    pub fn is_animating(&self) -> bool {
        !self.motion.is_idle()
    }

    /// The moment when everything stands still, if something moves.
    pub fn animation_ends(&self) -> Option<Millis> {
        self.motion.ends()
    }

    /// Ends all animations at once.
    pub fn skip(&mut self) {
        self.motion.skip();
    }

    /// What the selected piece is where it stands.
    pub(crate) fn walker(&self) -> Option<(Square, Square, Role)> {
        let walk = self.selection.as_ref()?.walk();
        Some((walk.stops()[0], *walk.stops().last()?, walk.role()))
    }
}

//! Builds animations: the slides of a move, the leaving pieces, the crowning.
//!
//! Not here: the state of an animation at a given time (`motion`).

use crownhead_rules::{AnyMove, Role, Square};

use crate::{
    board::Board,
    motion::{Animation, Leaving, Slide, Span, Track, duration},
    route::Path,
    settings::{CaptureStyle, Speed},
    tokens::Token,
    view::Point,
};

impl Board {
    /// The rest of a move and its consequences.
    pub(crate) fn animation_of(
        &self,
        mv: &AnyMove,
        path: &Path,
        mover: Token,
        gone: Vec<Token>,
    ) -> Animation {
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
                // Pieces captured by earlier legs are already gone.
                None if at_once => None,
                Some(_) if at_once => {
                    let vanish = Span { begin: jumped, end: jumped + length };
                    Some(Leaving { token, jumped, vanish, style })
                }
                _ => Some(Leaving { token, jumped, vanish, style }),
            }
        });
        let leaving: Vec<Leaving> = leaving.collect();
        let crowned = self.crowning(path, &slides, mv.becomes());
        let end = leaving.iter().map(|leaving| leaving.vanish.end).chain(crowned.map(|span| span.end));
        let length = end.fold(arrived, f64::max);
        // A move without remaining legs still shows the piece on its square, in its old role.
        let here = self.home(mv.to());
        let still = Slide { from: here, to: here, span: Span { begin: 0.0, end: 0.0 } };
        let slides = if slides.is_empty() { vec![still] } else { slides };
        let tracks = vec![Track { piece: mover.id, role: path.roles[0], slides, crowned }];
        Animation { length, tracks, leaving, ..Animation::default() }
    }

    /// One slide per leg, with pauses between; a piece that was just dropped only settles.
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

    /// When the piece is crowned: on arriving at the square where it becomes a king.
    pub(crate) fn crowning(&self, path: &Path, slides: &[Slide], becomes: Role) -> Option<Span> {
        let stop = path.roles.iter().position(|&role| role != path.roles[0]);
        let at_end = (becomes != path.roles[0]).then_some(path.roles.len() - 1);
        let arrivals = stop.or(at_end)?;
        let begin = if arrivals == 0 { 0.0 } else { slides[arrivals - 1].span.end };
        Some(Span { begin, end: begin + duration::CROWN * self.settings.speed.factor() })
    }

    pub(crate) fn animate_leg(&mut self, from: Square, path: &Path) {
        let (slides, Some(mover)) = (self.slides(path), self.tokens.at(from)) else { return };
        if self.settings.speed == Speed::None {
            return;
        }
        let arrival = slides.last().map_or(0.0, |slide| slide.span.end);
        let victims = path.captured.iter().filter_map(|&square| self.tokens.at(square));
        let jumped = victims.map(|victim| (victim.id, arrival)).collect();
        let crowned = self.crowning(path, &slides, path.roles[1]);
        let length = crowned.map_or(arrival, |span| span.end);
        let tracks = vec![Track { piece: mover.id, role: path.roles[0], slides, crowned }];
        self.motion.push(Animation { length, tracks, jumped, ..Animation::default() });
    }

    /// The dragged piece slides back to where it was.
    pub(crate) fn go_back(&mut self, corner: Point) {
        let Some((from, at, role)) = self.walker() else { return };
        let Some(token) = self.tokens.at(from) else { return };
        if self.settings.speed == Speed::None {
            return;
        }
        let length = duration::BACK * self.settings.speed.factor();
        let span = Span { begin: 0.0, end: length };
        let slides = vec![Slide { from: corner, to: self.home(at), span }];
        let tracks = vec![Track { piece: token.id, role, slides, crowned: None }];
        self.motion.push(Animation { length, tracks, ..Animation::default() });
    }
}

//! What moves and how far it has come: a queue of animations as a pure function of time.
//!
//! Places here are from White's view; [`crate::picture`] turns them if the board is flipped.

use crownhead_rules::Role;

use crate::{
    event::Millis,
    settings::CaptureStyle,
    tokens::Token,
    view::{PieceId, Point},
};

/// Durations in milliseconds at normal speed.
pub(crate) mod duration {
    /// A quiet move.
    pub(crate) const QUIET: f64 = 200.0;
    /// One leg of a capture.
    pub(crate) const LEG: f64 = 110.0;
    /// The pause on a square between two legs.
    pub(crate) const PAUSE: f64 = 140.0;
    /// A dropped piece settles on its square.
    pub(crate) const SETTLE: f64 = 70.0;
    /// A misplaced piece returns.
    pub(crate) const BACK: f64 = 150.0;
    /// A captured piece fades.
    pub(crate) const FADE: f64 = 220.0;
    /// A captured piece spins away.
    pub(crate) const SPIN: f64 = 520.0;
    /// A man is crowned.
    pub(crate) const CROWN: f64 = 260.0;
}

/// The opacity of a captured piece while the move continues.
pub(crate) const GHOST_OPACITY: f32 = 0.4;

/// A time interval, relative to the start of its animation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Span {
    pub(crate) begin: f64,
    pub(crate) end: f64,
}

impl Span {
    /// Its progress, from 0 to 1.
    fn progress(self, time: f64) -> f32 {
        let length = self.end - self.begin;
        if length <= 0.0 {
            return if time < self.begin { 0.0 } else { 1.0 };
        }
        ((time - self.begin) / length).clamp(0.0, 1.0) as f32
    }
}

/// One straight slide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Slide {
    pub(crate) from: Point,
    pub(crate) to: Point,
    pub(crate) span: Span,
}

/// The path of one piece.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Track {
    pub(crate) piece: PieceId,
    /// The piece at the start.
    pub(crate) role: Role,
    pub(crate) slides: Vec<Slide>,
    /// When it becomes a king.
    pub(crate) crowned: Option<Span>,
}

/// A piece that is captured or disappears.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Leaving {
    pub(crate) token: Token,
    /// When it is jumped; from then on it is a ghost.
    pub(crate) jumped: f64,
    /// When it vanishes.
    pub(crate) vanish: Span,
    pub(crate) style: CaptureStyle,
}

/// Everything that moves together.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Animation {
    pub(crate) start: Millis,
    pub(crate) length: f64,
    pub(crate) tracks: Vec<Track>,
    pub(crate) leaving: Vec<Leaving>,
    /// Pieces that appear over the whole duration.
    pub(crate) entering: Vec<PieceId>,
    /// Pieces jumped by a leg of an unfinished capture, and when.
    pub(crate) jumped: Vec<(PieceId, f64)>,
}

/// The look of an animated piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    pub(crate) at: Point,
    pub(crate) role: Role,
    pub(crate) crowning: Option<f32>,
    pub(crate) moving: bool,
}

/// The look of a leaving piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Farewell {
    pub(crate) ghost: bool,
    pub(crate) opacity: f32,
    pub(crate) scale: f32,
    pub(crate) turns: f32,
}

/// The queue of animations, and the time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Motion {
    queue: Vec<Animation>,
    now: Millis,
}

impl Motion {
    /// Sets the time. Returns whether anything moved since it was last set.
    pub(crate) fn set_now(&mut self, now: Millis) -> bool {
        let moved = !self.queue.is_empty();
        if now.is_finite() && now > self.now {
            self.now = now;
        }
        let now = self.now;
        self.queue.retain(|animation| animation.start + animation.length > now);
        moved
    }

    pub(crate) fn skip(&mut self) {
        self.queue.clear();
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.queue.is_empty()
    }

    pub(crate) fn ends(&self) -> Option<Millis> {
        self.queue.last().map(|animation| animation.start + animation.length)
    }

    /// Queues an animation.
    pub(crate) fn push(&mut self, mut animation: Animation) {
        if animation.length > 0.0 {
            animation.start = self.ends().unwrap_or(self.now).max(self.now);
            self.queue.push(animation);
        }
    }

    /// Pieces no longer on the board but still visible.
    pub(crate) fn leaving(&self) -> impl Iterator<Item = &Token> {
        self.queue.iter().flat_map(|animation| animation.leaving.iter().map(|leaving| &leaving.token))
    }

    /// The look that an animation gives a piece; the next animation with the piece decides.
    pub(crate) fn pose(&self, piece: PieceId) -> Option<Pose> {
        let of = |animation: &Animation| animation.tracks.iter().find(|track| track.piece == piece).cloned();
        let (time, track) =
            self.queue.iter().find_map(|animation| Some((self.now - animation.start, of(animation)?)))?;
        track.pose(time)
    }

    /// The look of a leaving piece, if it is one.
    pub(crate) fn farewell(&self, piece: PieceId) -> Option<Farewell> {
        let of = |animation: &Animation| {
            animation.leaving.iter().find(|leaving| leaving.token.id == piece).cloned()
        };
        let (time, leaving) =
            self.queue.iter().find_map(|animation| Some((self.now - animation.start, of(animation)?)))?;
        Some(leaving.look(time))
    }

    /// The opacity of an appearing piece.
    pub(crate) fn entrance(&self, piece: PieceId) -> f32 {
        let entering = self.queue.iter().find(|animation| animation.entering.contains(&piece));
        entering.map_or(1.0, |animation| {
            Span { begin: 0.0, end: animation.length }.progress(self.now - animation.start)
        })
    }

    /// Whether a piece will be jumped later in the current leg.
    pub(crate) fn not_yet_jumped(&self, piece: PieceId) -> bool {
        self.queue.iter().any(|animation| {
            animation.jumped.iter().any(|&(id, time)| id == piece && self.now - animation.start < time)
        })
    }
}

impl Track {
    fn pose(&self, time: f64) -> Option<Pose> {
        let begun = self.slides.iter().rev().find(|slide| time >= slide.span.begin);
        let slide = begun.or(self.slides.first())?;
        let progress = ease(slide.span.progress(time));
        let mix = |from: f32, to: f32| from + (to - from) * progress;
        let at = Point { x: mix(slide.from.x, slide.to.x), y: mix(slide.from.y, slide.to.y) };
        let crowning = self.crowned.map(|span| span.progress(time)).filter(|&done| done > 0.0 && done < 1.0);
        let king = self.crowned.is_some_and(|span| span.progress(time) >= 0.5);
        let over = self.slides.last().is_some_and(|last| time >= last.span.end) && crowning.is_none();
        let role = if king { Role::King } else { self.role };
        Some(Pose { at, role, crowning, moving: begun.is_some() && !over })
    }
}

impl Leaving {
    fn look(&self, time: f64) -> Farewell {
        if time < self.jumped {
            return Farewell { ghost: false, opacity: 1.0, scale: 1.0, turns: 0.0 };
        }
        let gone = self.vanish.progress(time);
        let left = 1.0 - gone;
        match self.style {
            CaptureStyle::Fade => {
                Farewell { ghost: true, opacity: GHOST_OPACITY * left, scale: 1.0, turns: 0.0 }
            }
            CaptureStyle::Spin if gone > 0.0 => {
                Farewell { ghost: true, opacity: GHOST_OPACITY * left, scale: left, turns: 1.5 * ease(gone) }
            }
            CaptureStyle::Spin => Farewell { ghost: true, opacity: GHOST_OPACITY, scale: 1.0, turns: 0.0 },
        }
    }
}

/// Slow at both ends.
fn ease(progress: f32) -> f32 {
    progress * progress * (3.0 - 2.0 * progress)
}

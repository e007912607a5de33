//! A game or a line as a film: one picture for each position.

use std::slice;

use crownhead_rules::{AnyMove, AnyPosition, Square, Walk};

use crate::{diagram::Diagram, gif, raster::PictureError};

/// How long pictures stay, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// Every position.
    pub each: u32,
    /// The last position.
    pub last: u32,
    /// Every stop of a capture of several pieces; 0 leaves these pictures out.
    pub leg: u32,
}

impl Default for Timing {
    fn default() -> Timing {
        Timing { each: 1_000, last: 4_000, leg: 0 }
    }
}

/// A picture and how long it stays.
#[derive(Clone, PartialEq, Debug)]
pub struct Still {
    /// The picture.
    pub diagram: Diagram,
    /// Milliseconds.
    pub time: u32,
}

/// Pictures one after another. All have the size of the first.
#[derive(Clone, PartialEq, Debug)]
pub struct Film {
    /// The pictures.
    pub stills: Vec<Still>,
}

impl Film {
    /// A film of positions in order, each with the move that led to it, in the style of a diagram.
    pub fn of(style: &Diagram, line: &[(AnyPosition, Option<AnyMove>)], timing: Timing) -> Film {
        let mut stills: Vec<Still> = Vec::new();
        let mut before: Option<&AnyPosition> = None;
        for (position, mv) in line {
            if let (Some(before), Some(mv), 1..) = (before, mv, timing.leg) {
                let legs = legs(style, before, mv);
                stills.extend(legs.into_iter().map(|diagram| Still { diagram, time: timing.leg }));
            }
            stills.push(Still { diagram: style.after(position, mv.as_ref()), time: timing.each });
            before = Some(position);
        }
        if let Some(last) = stills.last_mut() {
            last.time = timing.last;
        }
        Film { stills }
    }

    /// The film as an animated GIF that repeats, `width` pixels wide.
    ///
    /// # Errors
    /// If the width is not one of [`SIZES`](crate::SIZES).
    pub fn to_gif(&self, width: u32) -> Result<Vec<u8>, PictureError> {
        gif::write(&self.stills, width)
    }
}

/// The stops of a capture before its last.
fn legs(style: &Diagram, before: &AnyPosition, mv: &AnyMove) -> Vec<Diagram> {
    let walk = Walk::start_among(before, mv.from(), slice::from_ref(mv)).and_then(|walk| walk.finish(mv));
    let Some(walk) = walk.filter(|walk| walk.captured().len() > 1) else { return Vec::new() };
    let inner = 1..walk.stops().len() - 1;
    inner.map(|leg| stop(style, before, (walk.stops()[leg], mv), &walk.captured()[..leg])).collect()
}

/// The picture in the middle of a capture: what is captured is faint.
fn stop(style: &Diagram, before: &AnyPosition, (at, mv): (Square, &AnyMove), captured: &[Square]) -> Diagram {
    let mut diagram = style.after(before, None);
    diagram.last = Some((mv.from(), at));
    for placed in &mut diagram.pieces {
        placed.faint = captured.contains(&placed.square);
        if placed.square == mv.from() {
            placed.square = at;
        }
    }
    diagram
}

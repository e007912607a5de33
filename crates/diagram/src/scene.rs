//! A picture as a list of shapes, pieces and texts, in units of a hundredth of a square.

use crownhead_rules::Role;

use crate::{look::Look, theme::Theme};

/// A color with its opacity.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tone {
    pub(crate) rgb: [u8; 3],
    pub(crate) opacity: f32,
}

/// An opaque color, as in a style sheet.
pub(crate) const fn rgb(value: u32) -> Tone {
    Tone { rgb: [(value >> 16) as u8, (value >> 8) as u8, value as u8], opacity: 1.0 }
}

impl Tone {
    /// The color with another opacity.
    pub(crate) const fn faint(self, opacity: f32) -> Tone {
        Tone { opacity, ..self }
    }
}

/// What fills a shape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Paint {
    Flat(Tone),
    /// The face of a piece: light, middle and dark, from the upper left.
    Ball([Tone; 3]),
}

/// The highlight of [`Paint::Ball`] and its reach, as shares of the shape's box; and where the middle color is.
pub(crate) const BALL: Ball = Ball { x: 0.36, y: 0.28, r: 0.9, middle: 0.55 };

/// See [`BALL`].
pub(crate) struct Ball {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) r: f32,
    pub(crate) middle: f32,
}

/// A step of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    Move(f32, f32),
    Line(f32, f32),
    /// Two control points and the end.
    Curve([(f32, f32); 3]),
    Close,
}

/// The outline of a shape.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Outline {
    Rect { x: f32, y: f32, w: f32, h: f32, round: f32 },
    Ellipse { x: f32, y: f32, rx: f32, ry: f32 },
    Path(Vec<Step>),
}

impl Outline {
    /// A closed polygon.
    pub(crate) fn polygon(points: &[(f32, f32)]) -> Outline {
        let step = |(index, &(x, y)): (usize, &(f32, f32))| {
            if index == 0 { Step::Move(x, y) } else { Step::Line(x, y) }
        };
        Outline::Path(points.iter().enumerate().map(step).chain([Step::Close]).collect())
    }

    /// The same shape in another place.
    pub(crate) fn moved(self, dx: f32, dy: f32) -> Outline {
        match self {
            Outline::Rect { x, y, w, h, round } => Outline::Rect { x: x + dx, y: y + dy, w, h, round },
            Outline::Ellipse { x, y, rx, ry } => Outline::Ellipse { x: x + dx, y: y + dy, rx, ry },
            Outline::Path(steps) => Outline::Path(steps.into_iter().map(|step| step.moved(dx, dy)).collect()),
        }
    }
}

impl Step {
    fn moved(self, dx: f32, dy: f32) -> Step {
        match self {
            Step::Move(x, y) => Step::Move(x + dx, y + dy),
            Step::Line(x, y) => Step::Line(x + dx, y + dy),
            Step::Curve(points) => Step::Curve(points.map(|(x, y)| (x + dx, y + dy))),
            Step::Close => Step::Close,
        }
    }
}

/// A shape with its colors.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    pub(crate) outline: Outline,
    pub(crate) fill: Option<Paint>,
    /// Color and width of the line, which has round ends and corners.
    pub(crate) stroke: Option<(Tone, f32)>,
}

impl Shape {
    pub(crate) const fn filled(outline: Outline, tone: Tone) -> Shape {
        Shape { outline, fill: Some(Paint::Flat(tone)), stroke: None }
    }

    pub(crate) const fn stroked(outline: Outline, tone: Tone, width: f32) -> Shape {
        Shape { outline, fill: None, stroke: Some((tone, width)) }
    }

    pub(crate) fn with_stroke(self, tone: Tone, width: f32) -> Shape {
        Shape { stroke: Some((tone, width)), ..self }
    }
}

/// A piece, drawn into a box.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stamp {
    pub(crate) look: Look,
    pub(crate) role: Role,
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) size: f32,
    pub(crate) opacity: f32,
}

/// A line of text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Text {
    pub(crate) words: String,
    /// The left end of the baseline, or its middle if the text is centered.
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) size: f32,
    pub(crate) centered: bool,
    pub(crate) tone: Tone,
}

/// A part of a picture.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Part {
    Shape(Shape),
    Stamp(Stamp),
    Text(Text),
}

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Scene {
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// The upper left corner of the board.
    pub(crate) board: (f32, f32),
    pub(crate) theme: Theme,
    /// What a screen reader says.
    pub(crate) title: String,
    /// From bottom to top; the first is the background.
    pub(crate) parts: Vec<Part>,
}

//! Scenes as pixels.
//!
//! Any part of a picture can be painted alone and is the same, pixel by pixel, as in the whole.

use std::fmt;
use std::ops::RangeInclusive;

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, Paint as Brush, Path, PathBuilder, Pixmap, PixmapPaint,
    Point, RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};

use crate::{
    glyphs,
    scene::{BALL, Outline, Paint, Part, Scene, Shape, Stamp, Step, Tone},
    theme::Theme,
};

/// The widths of pictures, in pixels.
pub const SIZES: RangeInclusive<u32> = 64..=4096;

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PictureError {
    /// The width is not one of [`SIZES`].
    Size(u32),
    /// An encoder refused; this does not happen with pictures of boards.
    Encoding(String),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Size(width) => {
                let (least, most) = (SIZES.start(), SIZES.end());
                write!(f, "a picture can't be {width} pixels wide; the limits are {least} and {most}")
            }
            PictureError::Encoding(why) => write!(f, "the picture can't be encoded: {why}"),
        }
    }
}

impl std::error::Error for PictureError {}

/// A part of a picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Area {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// How units become pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Raster {
    pub(crate) width: u32,
    pub(crate) height: u32,
    scale: f32,
    shift: (f32, f32),
}

impl Raster {
    /// A picture of that width. The squares of the board begin and end between pixels.
    pub(crate) fn of(scene: &Scene, width: u32) -> Result<Raster, PictureError> {
        if !SIZES.contains(&width) {
            return Err(PictureError::Size(width));
        }
        let exact = width as f32 / scene.width;
        let height = (scene.height * exact).round().max(1.0) as u32;
        let square = (exact * 100.0).floor().max(1.0);
        let scale = square / 100.0;
        let begin = |size: u32, units: f32, board: f32| {
            let spare = size as f32 - units * scale;
            (spare / 2.0 + board * scale).round() - board * scale
        };
        let shift = (begin(width, scene.width, scene.board.0), begin(height, scene.height, scene.board.1));
        Ok(Raster { width, height, scale, shift })
    }

    /// The whole picture.
    pub(crate) fn whole(&self) -> Area {
        Area { left: 0, top: 0, width: self.width, height: self.height }
    }

    /// Paints the whole picture.
    pub(crate) fn paint(&self, scene: &Scene) -> Result<Pixmap, PictureError> {
        self.paint_area(scene, self.whole())
    }

    /// Paints a part of the picture.
    pub(crate) fn paint_area(&self, scene: &Scene, area: Area) -> Result<Pixmap, PictureError> {
        let mut canvas = Canvas {
            pixels: Pixmap::new(area.width, area.height).ok_or(PictureError::Size(area.width))?,
            place: Transform::from_row(
                self.scale,
                0.0,
                0.0,
                self.scale,
                self.shift.0 - area.left as f32,
                self.shift.1 - area.top as f32,
            ),
            theme: scene.theme,
        };
        if let Some(Part::Shape(Shape { fill: Some(Paint::Flat(tone)), .. })) = scene.parts.first() {
            // The background also covers the pixels that rounding adds.
            canvas.pixels.fill(color(*tone));
        }
        for part in scene.parts.iter().skip(1) {
            if self.reach(part).is_none_or(|reach| overlap(reach, area)) {
                canvas.part(part);
            }
        }
        Ok(canvas.pixels)
    }

    /// The pixels that differ between two pictures of the same size; `None` if nothing differs.
    pub(crate) fn changed(&self, before: &Scene, after: &Scene) -> Option<Area> {
        let only = |of: &'_ Scene, other: &Scene| -> Vec<Area> {
            let fresh = of.parts.iter().filter(|part| !other.parts.contains(part));
            fresh.map(|part| self.reach(part).unwrap_or(self.whole())).collect()
        };
        let areas = only(before, after).into_iter().chain(only(after, before));
        areas.reduce(|all, area| {
            let (left, top) = (all.left.min(area.left), all.top.min(area.top));
            let right = (all.left + all.width).max(area.left + area.width);
            let bottom = (all.top + all.height).max(area.top + area.height);
            Area { left, top, width: right - left, height: bottom - top }
        })
    }

    /// The pixels that a part may touch; `None` for all.
    fn reach(&self, part: &Part) -> Option<Area> {
        let (x, y, w, h) = match part {
            Part::Shape(shape) => {
                let bounds = path(&shape.outline)?.bounds();
                let line = shape.stroke.map_or(0.0, |(_, width)| width / 2.0);
                let (w, h) = (bounds.width() + 2.0 * line, bounds.height() + 2.0 * line);
                (bounds.x() - line, bounds.y() - line, w, h)
            }
            // The shadow and a king leave the disc but not the square.
            Part::Stamp(stamp) => (stamp.x, stamp.y, stamp.size, stamp.size),
            Part::Text(text) => {
                let (size, wide) = (text.size, text.words.chars().count() as f32 * text.size);
                let left = if text.centered { text.x - wide / 2.0 } else { text.x };
                (left - size, text.y - size, wide + 2.0 * size, size * 1.5)
            }
        };
        let edge = |at: f32, shift: f32, most: u32| (at * self.scale + shift).clamp(0.0, most as f32);
        let left = (edge(x, self.shift.0, self.width).floor() as u32).saturating_sub(1);
        let top = (edge(y, self.shift.1, self.height).floor() as u32).saturating_sub(1);
        let right = (edge(x + w, self.shift.0, self.width).ceil() as u32 + 1).min(self.width);
        let bottom = (edge(y + h, self.shift.1, self.height).ceil() as u32 + 1).min(self.height);
        Some(Area { left, top, width: right - left, height: bottom - top })
    }
}

fn overlap(one: Area, other: Area) -> bool {
    one.left < other.left + other.width
        && other.left < one.left + one.width
        && one.top < other.top + other.height
        && other.top < one.top + one.height
}

/// Pixels to paint on.
struct Canvas {
    pixels: Pixmap,
    place: Transform,
    theme: Theme,
}

impl Canvas {
    fn part(&mut self, part: &Part) {
        match part {
            Part::Shape(shape) => self.shape(shape, self.place),
            Part::Stamp(stamp) => self.stamp(stamp),
            Part::Text(text) => {
                if let Some(shape) = glyphs::strokes(text) {
                    self.shape(&shape, self.place);
                }
            }
        }
    }

    fn stamp(&mut self, stamp: &Stamp) {
        let place =
            self.place.pre_translate(stamp.x, stamp.y).pre_scale(stamp.size / 100.0, stamp.size / 100.0);
        let shapes = stamp.look.shapes(stamp.role, self.theme);
        if stamp.opacity >= 1.0 {
            for shape in &shapes {
                self.shape(shape, place);
            }
            return;
        }
        // Shapes that overlap become faint together.
        let Some(pixels) = Pixmap::new(self.pixels.width(), self.pixels.height()) else { return };
        let mut layer = Canvas { pixels, place, theme: self.theme };
        for shape in &shapes {
            layer.shape(shape, place);
        }
        let faint = PixmapPaint { opacity: stamp.opacity, ..PixmapPaint::default() };
        self.pixels.draw_pixmap(0, 0, layer.pixels.as_ref(), &faint, Transform::identity(), None);
    }

    fn shape(&mut self, shape: &Shape, place: Transform) {
        let Some(path) = path(&shape.outline) else { return };
        if let Some(brush) = shape.fill.and_then(|paint| brush(paint, &path)) {
            self.pixels.fill_path(&path, &brush, FillRule::Winding, place, None);
        }
        if let Some((tone, width)) = shape.stroke {
            let stroke =
                Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
            let brush = Brush { shader: Shader::SolidColor(color(tone)), ..Brush::default() };
            self.pixels.stroke_path(&path, &brush, &stroke, place, None);
        }
    }
}

fn color(tone: Tone) -> Color {
    let [r, g, b] = tone.rgb;
    Color::from_rgba8(r, g, b, (tone.opacity * 255.0).round() as u8)
}

fn brush(paint: Paint, path: &Path) -> Option<Brush<'static>> {
    let shader = match paint {
        Paint::Flat(tone) => Shader::SolidColor(color(tone)),
        Paint::Ball([light, middle, dark]) => {
            let bounds = path.bounds();
            let at =
                Point::from_xy(bounds.x() + BALL.x * bounds.width(), bounds.y() + BALL.y * bounds.height());
            let stops = vec![
                GradientStop::new(0.0, color(light)),
                GradientStop::new(BALL.middle, color(middle)),
                GradientStop::new(1.0, color(dark)),
            ];
            let reach = BALL.r * bounds.width();
            RadialGradient::new(at, 0.0, at, reach, stops, SpreadMode::Pad, Transform::identity())?
        }
    };
    Some(Brush { shader, ..Brush::default() })
}

fn path(outline: &Outline) -> Option<Path> {
    let mut builder = PathBuilder::new();
    match outline {
        Outline::Rect { x, y, w, h, round } if *round == 0.0 => {
            builder.push_rect(Rect::from_xywh(*x, *y, *w, *h)?);
        }
        Outline::Rect { x, y, w, h, round } => rounded(&mut builder, (*x, *y), (*x + *w, *y + *h), *round),
        Outline::Ellipse { x, y, rx, ry } => {
            builder.push_oval(Rect::from_xywh(x - rx, y - ry, 2.0 * rx, 2.0 * ry)?);
        }
        Outline::Path(steps) => {
            for step in steps {
                match *step {
                    Step::Move(x, y) => builder.move_to(x, y),
                    Step::Line(x, y) => builder.line_to(x, y),
                    Step::Curve([one, two, end]) => {
                        builder.cubic_to(one.0, one.1, two.0, two.1, end.0, end.1);
                    }
                    Step::Close => builder.close(),
                }
            }
        }
    }
    builder.finish()
}

fn rounded(builder: &mut PathBuilder, (left, top): (f32, f32), (right, bottom): (f32, f32), round: f32) {
    // The control points of a quarter of a circle.
    let pull = round * 0.447_7;
    builder.move_to(left + round, top);
    builder.line_to(right - round, top);
    builder.cubic_to(right - pull, top, right, top + pull, right, top + round);
    builder.line_to(right, bottom - round);
    builder.cubic_to(right, bottom - pull, right - pull, bottom, right - round, bottom);
    builder.line_to(left + round, bottom);
    builder.cubic_to(left + pull, bottom, left, bottom - pull, left, bottom - round);
    builder.line_to(left, top + round);
    builder.cubic_to(left, top + pull, left + pull, top, left + round, top);
    builder.close();
}

//! SVG: plain shapes, with pieces as symbols used by name. No scripts, no references to anything outside.

use std::fmt::{self, Display, Write as _};

use crownhead_rules::Role;

use crate::{
    look::Look,
    scene::{BALL, Outline, Paint, Part, Scene, Shape, Stamp, Step, Text, Tone},
    theme::Theme,
};

/// A whole file.
pub(crate) fn write(scene: &Scene) -> String {
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {0} {1}" width="{0}" height="{1}" role="img">"#,
        Number(scene.width),
        Number(scene.height)
    );
    if !scene.title.is_empty() {
        let _ = write!(text, "<title>{}</title>", Escaped(&scene.title));
    }
    define(&mut text, &looks(scene), scene.theme);
    body(&mut text, scene);
    text.push_str("</svg>\n");
    text
}

/// A picture inside a document that has defined the pieces.
pub(crate) fn write_inside(scene: &Scene) -> String {
    let mut text =
        format!(r#"<svg viewBox="0 0 {} {}" role="img">"#, Number(scene.width), Number(scene.height));
    body(&mut text, scene);
    text.push_str("</svg>");
    text
}

/// The pieces of some scenes, defined for a document.
pub(crate) fn definitions(scenes: &[Scene], theme: Theme) -> String {
    let mut all: Vec<(Look, Role)> = scenes.iter().flat_map(looks).collect();
    all.sort_unstable();
    all.dedup();
    let mut text = String::from(r#"<svg class="defs" aria-hidden="true">"#);
    define(&mut text, &all, theme);
    text.push_str("</svg>");
    text
}

/// The kinds of pieces in a scene.
fn looks(scene: &Scene) -> Vec<(Look, Role)> {
    let stamp = |part: &Part| match part {
        Part::Stamp(stamp) => Some((stamp.look, stamp.role)),
        _ => None,
    };
    let mut looks: Vec<(Look, Role)> = scene.parts.iter().filter_map(stamp).collect();
    looks.sort_unstable();
    looks.dedup();
    looks
}

fn body(text: &mut String, scene: &Scene) {
    for part in &scene.parts {
        match part {
            Part::Shape(shape) => draw(text, shape, None),
            Part::Stamp(stamp) => stamped(text, stamp),
            Part::Text(line) => written(text, line),
        }
    }
}

fn define(text: &mut String, looks: &[(Look, Role)], theme: Theme) {
    text.push_str("<defs>");
    for &(look, role) in looks {
        let shapes = look.shapes(role, theme);
        let face = format!("face-{}", look.token());
        let ball = shapes.iter().find_map(|shape| match shape.fill {
            Some(Paint::Ball(tones)) => Some(tones),
            _ => None,
        });
        // Man and king of a look share the gradient.
        let first = looks.iter().find(|other| other.0 == look).is_some_and(|other| other.1 == role);
        if let Some(tones) = ball.filter(|_| first) {
            gradient(text, &face, tones);
        }
        let _ = write!(text, r#"<g id="{}">"#, name(look, role));
        for shape in &shapes {
            draw(text, shape, Some(&face));
        }
        text.push_str("</g>");
    }
    text.push_str("</defs>");
}

fn gradient(text: &mut String, name: &str, [light, middle, dark]: [Tone; 3]) {
    let _ = write!(
        text,
        r#"<radialGradient id="{name}" cx="{}" cy="{}" r="{}"><stop offset="0" stop-color="{}"/><stop offset="{}" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient>"#,
        BALL.x,
        BALL.y,
        BALL.r,
        Hex(light),
        BALL.middle,
        Hex(middle),
        Hex(dark)
    );
}

fn name(look: Look, role: Role) -> String {
    match role {
        Role::Man => format!("man-{}", look.token()),
        Role::King => format!("king-{}", look.token()),
    }
}

fn stamped(text: &mut String, stamp: &Stamp) {
    let (x, y, scale) = (Number(stamp.x), Number(stamp.y), Number(stamp.size / 100.0));
    let _ = write!(
        text,
        r##"<use xlink:href="#{}" transform="translate({x} {y})"##,
        name(stamp.look, stamp.role)
    );
    if stamp.size < 100.0 {
        let _ = write!(text, " scale({scale})");
    }
    text.push('"');
    if stamp.opacity < 1.0 {
        let _ = write!(text, r#" opacity="{}""#, Number(stamp.opacity));
    }
    text.push_str("/>");
}

fn written(text: &mut String, line: &Text) {
    let anchor = if line.centered { r#" text-anchor="middle""# } else { "" };
    let _ = write!(
        text,
        r#"<text x="{}" y="{}"{anchor} font-family="system-ui, Segoe UI, Roboto, Noto Sans, Helvetica, sans-serif" font-weight="600" font-size="{}" fill="{}">{}</text>"#,
        Number(line.x),
        Number(line.y),
        Number(line.size),
        Hex(line.tone),
        Escaped(&line.words)
    );
}

fn draw(text: &mut String, shape: &Shape, face: Option<&str>) {
    match &shape.outline {
        Outline::Rect { x, y, w, h, round } => {
            let (x, y, w, h) = (Number(*x), Number(*y), Number(*w), Number(*h));
            let _ = write!(text, r#"<rect x="{x}" y="{y}" width="{w}" height="{h}""#);
            if *round > 0.0 {
                let _ = write!(text, r#" rx="{}""#, Number(*round));
            }
        }
        Outline::Ellipse { x, y, rx, ry } => {
            let (x, y, rx, ry) = (Number(*x), Number(*y), Number(*rx), Number(*ry));
            let _ = write!(text, r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}""#);
        }
        Outline::Path(steps) => {
            text.push_str(r#"<path d=""#);
            for step in steps {
                stepped(text, *step);
            }
            text.push('"');
        }
    }
    match shape.fill {
        None => text.push_str(r#" fill="none""#),
        Some(Paint::Flat(tone)) => colored(text, "fill", tone),
        Some(Paint::Ball(_)) => {
            let _ = write!(text, r#" fill="url(#{})""#, face.unwrap_or_default());
        }
    }
    if let Some((tone, width)) = shape.stroke {
        colored(text, "stroke", tone);
        let width = Number(width);
        let _ = write!(text, r#" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round""#);
    }
    text.push_str("/>");
}

fn stepped(text: &mut String, step: Step) {
    let _ = match step {
        Step::Move(x, y) => write!(text, "M{} {}", Number(x), Number(y)),
        Step::Line(x, y) => write!(text, "L{} {}", Number(x), Number(y)),
        Step::Curve(points) => {
            let [one, two, end] = points.map(|(x, y)| format!("{} {}", Number(x), Number(y)));
            write!(text, "C{one} {two} {end}")
        }
        Step::Close => write!(text, "Z"),
    };
}

fn colored(text: &mut String, what: &str, tone: Tone) {
    let _ = write!(text, r#" {what}="{}""#, Hex(tone));
    if tone.opacity < 1.0 {
        let _ = write!(text, r#" {what}-opacity="{}""#, Number(tone.opacity));
    }
}

/// A number with at most two digits after the point.
struct Number(f32);

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from((self.0 * 100.0).round()) / 100.0)
    }
}

/// A color without its opacity.
struct Hex(Tone);

impl Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0.rgb;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// Text in which nothing is markup. Characters that XML forbids are left out.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

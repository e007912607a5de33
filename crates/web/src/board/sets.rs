//! The shapes of the pieces, as SVG symbols of 100 by 100 units.
//!
//! Not here: their colors (`model/looks`). A king is told from a man by its outline even at 20 px: a second disc or a
//! crown across the whole face.

use std::fmt::Write;

use crownhead_prose::PieceLook;

use crate::model::looks::{Paint, PieceSet};

/// A crown with its upper left corner at the origin, 40 wide and 28 high.
const CROWN: &str = "M3 20.500 0 0l11.200 8.600L20 -6l8.800 14.600L40 0l-3 20.500zM3 22.500h34v5.200H3z";

/// The symbols of a set: a man and a king of each look. Their names begin with a prefix, so that several sets can be shown
/// at once; those of the boards have none.
pub(crate) fn symbols(set: PieceSet, prefix: &str) -> String {
    PieceLook::ALL.iter().fold(String::new(), |mut text, &look| {
        let paint = set.paint(look);
        let name = &format!("{prefix}{}", look.token());
        let (man, king) = match set {
            PieceSet::Classic => turned(name, &paint, &rings(&paint)),
            PieceSet::Wood => turned(name, &paint, &grain(&paint)),
            PieceSet::Stone => turned(name, &paint, &veins(&paint)),
            PieceSet::Flat => flat(&paint),
            PieceSet::Print => print(&paint),
            PieceSet::Bold => bold(&paint),
        };
        let [light, middle, dark] = paint.face;
        // Writing to a string never fails.
        _ = write!(
            text,
            r#"<defs><radialGradient id="face-{name}" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="{light}"/><stop offset=".55" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient></defs><symbol id="man-{name}" viewBox="0 0 100 100" overflow="visible">{man}</symbol><symbol id="king-{name}" viewBox="0 0 100 100" overflow="visible">{king}</symbol>"#
        );
        text
    })
}

/// A crown in the middle of a face, scaled.
fn crown(center: f32, scale: f32, paint: &Paint) -> String {
    let [gold, edge] = paint.crown;
    let (x, y) = (50.0 - 20.0 * scale, center - 11.0 * scale);
    format!(
        r#"<path transform="translate({x} {y}) scale({scale})" d="{CROWN}" fill="{gold}" stroke="{edge}" stroke-width="1.600" stroke-linejoin="round"/>"#
    )
}

/// Turned discs with depth: a man is one, a king two with a crown on top.
fn turned(name: &str, paint: &Paint, inner: &str) -> (String, String) {
    let Paint { edge, .. } = paint;
    let shadow = r##"<ellipse cx="50" cy="58" rx="39" ry="37.500" fill="#000" fill-opacity=".2"/>"##;
    let disc = |y: f32, inner: &str| {
        format!(
            r#"<circle cx="50" cy="{low}" r="38.500" fill="{edge}"/><circle cx="50" cy="{y}" r="38.200" fill="url(#face-{name})" stroke="{edge}" stroke-width="1.600"/><g transform="translate(0 {shift})">{inner}</g>"#,
            low = y + 5.0,
            shift = y - 48.0,
        )
    };
    let man = format!("{shadow}{}", disc(48.0, inner));
    let king = format!("{shadow}{}{}{}", disc(52.0, ""), disc(43.0, inner), crown(42.0, 1.15, paint));
    (man, king)
}

fn ring(y: f32, radius: f32, color: &str, opacity: f32) -> String {
    format!(
        r#"<circle cx="50" cy="{y}" r="{radius}" fill="none" stroke="{color}" stroke-opacity="{opacity}" stroke-width="1.700"/>"#
    )
}

/// Two grooves with their highlights.
fn rings(paint: &Paint) -> String {
    [
        (49.6, 30.0, paint.ring_light, 0.55),
        (48.0, 30.0, paint.ring, 0.75),
        (49.6, 20.5, paint.ring_light, 0.5),
        (48.0, 20.5, paint.ring, 0.65),
    ]
    .into_iter()
    .map(|(y, radius, color, opacity)| ring(y, radius, color, opacity))
    .collect()
}

/// Year rings around a center beside the middle, and one groove.
fn grain(paint: &Paint) -> String {
    let lines = [7.0, 12.5, 18.0, 22.5, 26.0].map(|radius: f32| {
        format!(
            r#"<ellipse cx="{x}" cy="46" rx="{radius}" ry="{ry}" fill="none" stroke="{color}" stroke-opacity=".45" stroke-width="1.300"/>"#,
            x = 42.0 + radius / 4.0,
            ry = radius * 0.82,
            color = paint.ring,
        )
    });
    lines.concat() + &ring(49.4, 31.5, paint.ring_light, 0.5) + &ring(48.0, 31.5, paint.ring, 0.8)
}

/// Veins across the face, and one polished edge.
fn veins(paint: &Paint) -> String {
    let vein = |d: &str, width: f32| {
        format!(
            r#"<path d="{d}" fill="none" stroke="{}" stroke-opacity=".55" stroke-width="{width}" stroke-linecap="round"/>"#,
            paint.ring
        )
    };
    vein("M22 36c10 4 14 12 24 13s16-8 30-4", 1.6)
        + &vein("M30 66c8-5 12-4 18-10s14-4 24-10", 1.1)
        + &vein("M46 49c2 8 0 16 6 24", 0.9)
        + &ring(48.0, 33.0, paint.ring_light, 0.7)
}

/// Discs without depth; a king has a crown across the face.
fn flat(paint: &Paint) -> (String, String) {
    let Paint { face, edge, ring: groove, .. } = paint;
    let disc =
        format!(r#"<circle cx="50" cy="50" r="38" fill="{}" stroke="{edge}" stroke-width="3"/>"#, face[1]);
    let man = format!(
        r#"{disc}<circle cx="50" cy="50" r="26" fill="none" stroke="{groove}" stroke-opacity=".55" stroke-width="3"/>"#
    );
    (man, disc + &crown(51.0, 1.35, paint))
}

/// As in books: a man is a circle in a circle, a king stands on a second disc.
fn print(paint: &Paint) -> (String, String) {
    let Paint { face, edge, ring: line, .. } = paint;
    let disc = |y: f32| {
        format!(
            r#"<circle cx="50" cy="{y}" r="34" fill="{}" stroke="{edge}" stroke-width="3"/><circle cx="50" cy="{y}" r="30.500" fill="none" stroke="{line}" stroke-width="1.800"/>"#,
            face[1]
        )
    };
    let man = format!("{}{}", disc(50.0), ring(50.0, 19.0, line, 1.0));
    (man, format!("{}{}{}", disc(58.0), disc(42.0), crown(42.0, 0.95, paint)))
}

/// Thick edges, and a crown as large as the face.
fn bold(paint: &Paint) -> (String, String) {
    let Paint { face, edge, .. } = paint;
    let disc =
        format!(r#"<circle cx="50" cy="50" r="38" fill="{}" stroke="{edge}" stroke-width="7"/>"#, face[1]);
    let king = disc.clone() + &crown(51.0, 1.45, paint);
    (disc, king)
}

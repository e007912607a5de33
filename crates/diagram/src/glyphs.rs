//! Digits, small letters and the signs of moves as strokes: pictures made of pixels need no font.
//!
//! An em is 100 units; baselines are at 0 and capitals reach to -70.

use crate::scene::{Outline, Shape, Step, Text};

/// The width of a line.
const WEIGHT: f32 = 11.0;
/// The space between two glyphs.
const GAP: f32 = 15.0;

/// A glyph: its character, its width and its strokes, in the notation of SVG paths.
type Glyph = (char, f32, &'static str);

const GLYPHS: &[Glyph] = &[
    ('0', 44.0, "M22 -70 C37 -70 42 -54 42 -35 C42 -16 37 0 22 0 C7 0 2 -16 2 -35 C2 -54 7 -70 22 -70 Z"),
    ('1', 26.0, "M2 -57 L19 -70 L19 0"),
    ('2', 43.0, "M3 -53 C3 -64 11 -70 21 -70 C32 -70 40 -63 40 -52 C40 -38 27 -28 3 0 L42 0"),
    (
        '3',
        43.0,
        "M4 -60 C8 -67 14 -70 21 -70 C32 -70 39 -63 39 -54 C39 -44 31 -38 19 -38 C33 -38 41 -31 41 -20 C41 -7 32 0 20 0 C11 0 5 -4 2 -11",
    ),
    ('4', 45.0, "M33 0 L33 -70 L2 -20 L44 -20"),
    (
        '5',
        43.0,
        "M38 -70 L10 -70 L6 -39 C11 -44 16 -46 22 -46 C33 -46 41 -37 41 -23 C41 -9 32 0 20 0 C12 0 6 -4 2 -10",
    ),
    (
        '6',
        44.0,
        "M37 -62 C33 -68 28 -70 23 -70 C9 -70 3 -55 3 -33 C3 -10 10 0 23 0 C34 0 42 -9 42 -22 C42 -35 34 -43 24 -43 C13 -43 4 -35 3 -24",
    ),
    ('7', 41.0, "M2 -70 L40 -70 L16 0"),
    (
        '8',
        44.0,
        "M22 -70 C33 -70 39 -63 39 -54 C39 -45 33 -38 22 -38 C11 -38 5 -45 5 -54 C5 -63 11 -70 22 -70 Z M22 -38 C34 -38 42 -30 42 -19 C42 -8 34 0 22 0 C10 0 2 -8 2 -19 C2 -30 10 -38 22 -38 Z",
    ),
    (
        '9',
        44.0,
        "M7 -8 C11 -2 16 0 21 0 C35 0 41 -15 41 -37 C41 -60 34 -70 21 -70 C10 -70 2 -61 2 -48 C2 -35 10 -27 20 -27 C31 -27 40 -35 41 -46",
    ),
    (
        'a',
        40.0,
        "M38 -50 L38 0 M38 -25 C38 -41 30 -50 20 -50 C9 -50 2 -40 2 -25 C2 -10 9 0 20 0 C30 0 38 -9 38 -25",
    ),
    (
        'b',
        42.0,
        "M4 -72 L4 0 M4 -25 C4 -41 12 -50 22 -50 C33 -50 40 -40 40 -25 C40 -10 33 0 22 0 C12 0 4 -9 4 -25",
    ),
    ('c', 38.0, "M37 -39 C33 -46 28 -50 21 -50 C9 -50 2 -40 2 -25 C2 -10 9 0 21 0 C28 0 33 -4 37 -11"),
    (
        'd',
        40.0,
        "M38 -72 L38 0 M38 -25 C38 -41 30 -50 20 -50 C9 -50 2 -40 2 -25 C2 -10 9 0 20 0 C30 0 38 -9 38 -25",
    ),
    ('e', 40.0, "M3 -27 L38 -27 C38 -41 31 -50 21 -50 C9 -50 2 -40 2 -25 C2 -10 9 0 21 0 C28 0 34 -4 37 -10"),
    ('f', 27.0, "M26 -70 C24 -71 22 -72 20 -72 C14 -72 11 -67 11 -59 L11 0 M1 -48 L24 -48"),
    (
        'g',
        40.0,
        "M38 -50 L38 2 C38 15 31 21 20 21 C13 21 8 19 4 15 M38 -25 C38 -41 30 -50 20 -50 C9 -50 2 -40 2 -25 C2 -10 9 0 20 0 C30 0 38 -9 38 -25",
    ),
    ('h', 39.0, "M4 -72 L4 0 M4 -28 C6 -42 13 -50 22 -50 C32 -50 37 -43 37 -31 L37 0"),
    ('i', 9.0, "M4 -50 L4 0 M4 -69 L4 -68"),
    ('j', 13.0, "M10 -50 L10 8 C10 16 7 20 0 20 M10 -69 L10 -68"),
    ('k', 37.0, "M4 -72 L4 0 M33 -50 L4 -22 M14 -31 L35 0"),
    ('l', 9.0, "M4 -72 L4 0"),
    ('x', 35.0, "M2 -48 L33 0 M33 -48 L2 0"),
    ('-', 26.0, "M2 -26 L24 -26"),
    ('.', 7.0, "M4 -1 L4 0"),
    ('…', 50.0, "M4 -1 L4 0 M25 -1 L25 0 M46 -1 L46 0"),
    ('!', 7.0, "M4 -70 L4 -22 M4 -1 L4 0"),
    ('?', 36.0, "M2 -55 C3 -65 10 -70 18 -70 C28 -70 35 -64 35 -54 C35 -40 18 -39 18 -22 M18 -1 L18 0"),
    (':', 7.0, "M4 -46 L4 -45 M4 -1 L4 0"),
    (' ', 14.0, ""),
];

fn glyph(letter: char) -> Option<&'static Glyph> {
    GLYPHS.iter().find(|glyph| glyph.0 == letter)
}

/// A text as strokes; `None` if it has other characters.
pub(crate) fn strokes(text: &Text) -> Option<Shape> {
    let glyphs: Vec<&Glyph> = text.words.chars().map(glyph).collect::<Option<_>>()?;
    let scale = text.size / 100.0;
    let width = glyphs.iter().map(|glyph| glyph.1 + GAP).sum::<f32>() - GAP;
    let mut left = if text.centered { text.x - width * scale / 2.0 } else { text.x };
    let mut steps = Vec::new();
    for (_, advance, path) in glyphs {
        let place = |x: f32, y: f32| (left + x * scale, text.y + y * scale);
        push(&mut steps, path, place);
        left += (advance + GAP) * scale;
    }
    Some(Shape::stroked(Outline::Path(steps), text.tone, WEIGHT * scale))
}

/// Adds the steps of a path in the notation of SVG.
fn push(steps: &mut Vec<Step>, path: &str, place: impl Fn(f32, f32) -> (f32, f32)) {
    let mut numbers = [0.0; 6];
    let (mut count, mut kind) = (0, 'M');
    for word in path.split_ascii_whitespace() {
        let figure = word.trim_start_matches(['M', 'L', 'C', 'Z']);
        if figure.len() < word.len() {
            (count, kind) = (0, word.chars().next().unwrap_or('M'));
        }
        if kind == 'Z' {
            steps.push(Step::Close);
            continue;
        }
        numbers[count] = figure.parse().unwrap_or(0.0);
        count += 1;
        let point = |index: usize| place(numbers[2 * index], numbers[2 * index + 1]);
        let end = point(0);
        match (kind, count) {
            ('M', 2) => steps.push(Step::Move(end.0, end.1)),
            ('L', 2) => steps.push(Step::Line(end.0, end.1)),
            ('C', 6) => steps.push(Step::Curve([point(0), point(1), point(2)])),
            _ => continue,
        }
        count = 0;
    }
}

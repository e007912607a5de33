//! The looks to choose from: board themes and piece sets, with the colors of the pieces.
//!
//! The colors of the board themes are in `static/boards.css` and `static/style.css`, the shapes of the pieces in
//! `board/sets.rs`. The invariant, which a test checks: every piece stands out from every square it can stand on.

use crownhead_prose::PieceLook;

/// Defines an enum of looks with their keys in settings and style sheets.
macro_rules! looks {
    ($(#[$about:meta])* $name:ident { $($(#[$one:meta])* $variant:ident = $key:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub(crate) enum $name { $($(#[$one])* $variant,)* }

        impl $name {
            pub(crate) const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in settings and style sheets.
            pub(crate) const fn key(self) -> &'static str {
                match self { $($name::$variant => $key,)* }
            }

            pub(crate) fn from_key(key: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|look| look.key() == key)
            }
        }
    };
}

looks! {
    /// The colors of the squares.
    BoardTheme {
        #[default]
        Sage = "sage",
        Wood = "wood",
        Slate = "slate",
        Tournament = "tournament",
        /// Blue and orange, which color-blind people tell apart.
        Ocean = "ocean",
        Paper = "paper",
        Contrast = "contrast",
        Midnight = "midnight",
    }
}

looks! {
    /// The shapes of the pieces.
    PieceSet {
        /// Turned discs.
        #[default]
        Classic = "classic",
        /// Discs without depth.
        Flat = "flat",
        /// Wood with grain.
        Wood = "wood",
        /// Polished stone with veins.
        Stone = "stone",
        /// As printed in books.
        Print = "print",
        /// Thick edges and large crowns.
        Bold = "bold",
    }
}

/// The colors of a side's pieces: light, middle and dark tones of the face, the edge, the rings, their highlight, and the
/// crown with its edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paint {
    pub(crate) face: [&'static str; 3],
    pub(crate) edge: &'static str,
    pub(crate) ring: &'static str,
    pub(crate) ring_light: &'static str,
    pub(crate) crown: [&'static str; 2],
}

const fn paint(
    face: [&'static str; 3],
    edge: &'static str,
    [ring, ring_light]: [&'static str; 2],
    crown: [&'static str; 2],
) -> Paint {
    Paint { face, edge, ring, ring_light, crown }
}

impl PieceSet {
    /// The colors of a side.
    pub(crate) const fn paint(self, look: PieceLook) -> Paint {
        match (self, look) {
            (PieceSet::Print, PieceLook::Ivory) => {
                paint(["#ffffff"; 3], "#111111", ["#111111", "#ffffff"], ["#ffffff", "#111111"])
            }
            (PieceSet::Print, PieceLook::Ebony) => {
                paint(["#1c1c1c"; 3], "#000000", ["#ffffff", "#1c1c1c"], ["#1c1c1c", "#ffffff"])
            }
            (PieceSet::Bold, PieceLook::Ivory) => {
                paint(["#ffffff"; 3], "#000000", ["#000000", "#ffffff"], ["#000000", "#000000"])
            }
            (PieceSet::Bold, PieceLook::Ebony) => {
                paint(["#000000"; 3], "#ffffff", ["#ffffff", "#000000"], ["#ffd400", "#ffd400"])
            }
            (PieceSet::Wood, PieceLook::Ivory) => paint(
                ["#fdf2d8", "#f8e4bd", "#dcb172"],
                "#5a3c14",
                ["#a9793a", "#fdf1d4"],
                ["#7c4a12", "#4d2c08"],
            ),
            (PieceSet::Wood, PieceLook::Ebony) => paint(
                ["#7d5238", "#56331f", "#3a2013"],
                "#120804",
                ["#2a160b", "#97694c"],
                ["#f0c251", "#7a5413"],
            ),
            (PieceSet::Stone, PieceLook::Ivory) => paint(
                ["#ffffff", "#eceef0", "#c9ced4"],
                "#2c343c",
                ["#9aa3ad", "#ffffff"],
                ["#5d6b7a", "#333d48"],
            ),
            (PieceSet::Stone, PieceLook::Ebony) => paint(
                ["#5b626b", "#33383f", "#1b1f24"],
                "#07090b",
                ["#0f1216", "#78828d"],
                ["#dfe5ec", "#7a8591"],
            ),
            (_, look) => usual(look),
        }
    }
}

/// The colors in most sets.
const fn usual(look: PieceLook) -> Paint {
    match look {
        PieceLook::Ivory => paint(
            ["#fffcf4", "#f1e7d0", "#d9caa8"],
            "#574a2f",
            ["#b6a47c", "#fffdf6"],
            ["#d99c22", "#8a5d0c"],
        ),
        PieceLook::Ebony => paint(
            ["#55504b", "#332f2c", "#221f1d"],
            "#0d0c0b",
            ["#171513", "#6d6761"],
            ["#f0c251", "#7a5413"],
        ),
        PieceLook::Red => paint(
            ["#e8664f", "#c53b28", "#9c2a1b"],
            "#1f0402",
            ["#7f1f13", "#f39480"],
            ["#ffd976", "#7a3a0c"],
        ),
        PieceLook::Green => paint(
            ["#63b57d", "#368651", "#236339"],
            "#04170a",
            ["#1b5430", "#9bd8ae"],
            ["#ffdf80", "#5f4a0c"],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance of a color such as `#a0b1c2` (WCAG 2.2).
    fn luminance(color: &str) -> f64 {
        let part = |at: usize| {
            let value = f64::from(u8::from_str_radix(&color[at..at + 2], 16).expect("a color")) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// The colors of a theme, under both color schemes if they differ: dark squares, those of the last move, and ink.
    fn squares(theme: BoardTheme) -> Vec<[String; 3]> {
        let (sheet, start) = match theme {
            BoardTheme::Sage => (include_str!("../../static/style.css"), "--sq-light: #".to_owned()),
            _ => (include_str!("../../static/boards.css"), format!("data-board=\"{}\"", theme.key())),
        };
        let lines: Vec<&str> = sheet.lines().filter(|line| line.contains(&start)).collect();
        assert!(!lines.is_empty(), "{} has no colors", theme.key());
        let value = |line: &str, name: &str| {
            let (_, rest) =
                line.split_once(&format!("{name}: ")).unwrap_or_else(|| panic!("{name} in {line}"));
            rest[..7].to_owned()
        };
        lines
            .iter()
            .map(|line| ["--sq-dark", "--sq-last", "--sq-ink"].map(|name| value(line, name)))
            .collect()
    }

    #[test]
    fn names_of_squares_can_be_read_on_every_board() {
        for &theme in BoardTheme::ALL {
            for [dark, last, ink] in squares(theme) {
                for square in [&dark, &last] {
                    let ratio = contrast(square, &ink);
                    assert!(ratio >= 4.5, "{}: {ink} on {square} has {ratio:.2}", theme.key());
                }
            }
        }
    }

    #[test]
    fn pieces_stand_out_from_every_square_and_from_each_other() {
        for &set in PieceSet::ALL {
            let paints = PieceLook::ALL.map(|look| set.paint(look));
            for &theme in BoardTheme::ALL {
                for [dark, last, _] in squares(theme) {
                    for (look, paint) in PieceLook::ALL.iter().zip(&paints) {
                        for square in [&dark, &last] {
                            let ratio = contrast(paint.face[1], square).max(contrast(paint.edge, square));
                            let place = format!("{look:?}, {} on {} of {}", set.key(), square, theme.key());
                            assert!(ratio >= 3.0, "{place}: {ratio:.2}");
                        }
                    }
                }
            }
            let [ivory, ebony, ..] = &paints;
            assert!(contrast(ivory.face[1], ebony.face[1]) >= 7.0, "{}", set.key());
            for paint in &paints {
                let crown = paint.crown.iter().map(|color| contrast(color, paint.face[1]));
                assert!(crown.fold(0.0, f64::max) >= 3.0, "the crown of {paint:?}");
            }
        }
    }

    #[test]
    fn keys_come_back() {
        for &theme in BoardTheme::ALL {
            assert_eq!(BoardTheme::from_key(theme.key()), Some(theme));
        }
        for &set in PieceSet::ALL {
            assert_eq!(PieceSet::from_key(set.key()), Some(set));
        }
        assert_eq!(PieceSet::from_key("glass"), None);
    }
}

//! Glyphs: the numbers of annotations with their symbols. Their names are in `prose::study::glyph`.
//!
//! Numbers 0 to 139 are those of the PGN standard (Portable Game Notation, 1994, section 10), which PDN took over.
//! Numbers from 140 on are not in the standard; most chess programs write them.

/// A glyph with a number and a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// The number behind `$`.
    pub number: u32,
    /// The symbol; empty if there is none.
    pub symbol: &'static str,
    /// What it is about.
    pub kind: Kind,
}

/// What a glyph is about. A node has at most one glyph about its move and one about its position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The move.
    Move,
    /// The position.
    Position,
    /// Anything else.
    Other,
}

const fn glyph(number: u32, symbol: &'static str, kind: Kind) -> Glyph {
    Glyph { number, symbol, kind }
}

/// All glyphs that have a symbol or are in common use, in the order of their numbers.
pub const ALL: &[Glyph] = &[
    glyph(1, "!", Kind::Move),
    glyph(2, "?", Kind::Move),
    glyph(3, "!!", Kind::Move),
    glyph(4, "??", Kind::Move),
    glyph(5, "!?", Kind::Move),
    glyph(6, "?!", Kind::Move),
    glyph(7, "□", Kind::Move),
    glyph(8, "", Kind::Move),
    glyph(9, "", Kind::Move),
    glyph(10, "=", Kind::Position),
    glyph(11, "", Kind::Position),
    glyph(12, "", Kind::Position),
    glyph(13, "∞", Kind::Position),
    glyph(14, "⩲", Kind::Position),
    glyph(15, "⩱", Kind::Position),
    glyph(16, "±", Kind::Position),
    glyph(17, "∓", Kind::Position),
    glyph(18, "+−", Kind::Position),
    glyph(19, "−+", Kind::Position),
    glyph(20, "", Kind::Position),
    glyph(21, "", Kind::Position),
    glyph(22, "⨀", Kind::Other),
    glyph(23, "⨀", Kind::Other),
    glyph(32, "⟳", Kind::Other),
    glyph(33, "⟳", Kind::Other),
    glyph(36, "↑", Kind::Other),
    glyph(37, "↑", Kind::Other),
    glyph(40, "→", Kind::Other),
    glyph(41, "→", Kind::Other),
    glyph(44, "=∞", Kind::Other),
    glyph(45, "=∞", Kind::Other),
    glyph(132, "⇆", Kind::Other),
    glyph(133, "⇆", Kind::Other),
    glyph(138, "⊕", Kind::Other),
    glyph(139, "⊕", Kind::Other),
    glyph(140, "∆", Kind::Other),
    glyph(141, "∇", Kind::Other),
    glyph(142, "⌓", Kind::Other),
    glyph(143, "≤", Kind::Other),
    glyph(145, "RR", Kind::Other),
    glyph(146, "N", Kind::Other),
];

/// The glyph of a number, if it is a known one.
///
/// ```
/// use crownhead_study::glyph;
///
/// assert_eq!(glyph::of(4).map(|glyph| glyph.symbol), Some("??"));
/// assert_eq!(glyph::of(99), None);
/// ```
pub fn of(number: u32) -> Option<&'static Glyph> {
    ALL.iter().find(|glyph| glyph.number == number)
}

/// The number of a mark that stands right behind a move, such as `!?`.
pub fn of_strength(mark: &str) -> Option<u32> {
    ALL.iter().take(6).find(|glyph| glyph.symbol == mark).map(|glyph| glyph.number)
}

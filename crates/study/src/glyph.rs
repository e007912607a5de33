//! Glyphs: the numbers of annotations with their symbols and names.
//!
//! Numbers 0 to 139 are those of the PGN standard (Portable Game Notation, 1994, section 10), which PDN took over.
//! Numbers from 140 on are not in the standard; most chess programs write them.

/// A glyph with a number, a symbol and a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// The number behind `$`.
    pub number: u32,
    /// The symbol; empty if there is none.
    pub symbol: &'static str,
    /// The name in English.
    pub name: &'static str,
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

const fn glyph(number: u32, symbol: &'static str, name: &'static str, kind: Kind) -> Glyph {
    Glyph { number, symbol, name, kind }
}

/// All glyphs that have a symbol or are in common use, in the order of their numbers.
pub const ALL: &[Glyph] = &[
    glyph(1, "!", "good move", Kind::Move),
    glyph(2, "?", "mistake", Kind::Move),
    glyph(3, "!!", "brilliant move", Kind::Move),
    glyph(4, "??", "blunder", Kind::Move),
    glyph(5, "!?", "interesting move", Kind::Move),
    glyph(6, "?!", "dubious move", Kind::Move),
    glyph(7, "□", "forced move", Kind::Move),
    glyph(8, "", "only reasonable move", Kind::Move),
    glyph(9, "", "worst move", Kind::Move),
    glyph(10, "=", "drawish position", Kind::Position),
    glyph(11, "", "equal chances, quiet position", Kind::Position),
    glyph(12, "", "equal chances, active position", Kind::Position),
    glyph(13, "∞", "unclear position", Kind::Position),
    glyph(14, "⩲", "White is slightly better", Kind::Position),
    glyph(15, "⩱", "Black is slightly better", Kind::Position),
    glyph(16, "±", "White is better", Kind::Position),
    glyph(17, "∓", "Black is better", Kind::Position),
    glyph(18, "+−", "White is winning", Kind::Position),
    glyph(19, "−+", "Black is winning", Kind::Position),
    glyph(20, "", "White has a crushing advantage", Kind::Position),
    glyph(21, "", "Black has a crushing advantage", Kind::Position),
    glyph(22, "⨀", "zugzwang of White", Kind::Other),
    glyph(23, "⨀", "zugzwang of Black", Kind::Other),
    glyph(32, "⟳", "White leads in development", Kind::Other),
    glyph(33, "⟳", "Black leads in development", Kind::Other),
    glyph(36, "↑", "White has the initiative", Kind::Other),
    glyph(37, "↑", "Black has the initiative", Kind::Other),
    glyph(40, "→", "White has the attack", Kind::Other),
    glyph(41, "→", "Black has the attack", Kind::Other),
    glyph(44, "=∞", "White has compensation", Kind::Other),
    glyph(45, "=∞", "Black has compensation", Kind::Other),
    glyph(132, "⇆", "White has counterplay", Kind::Other),
    glyph(133, "⇆", "Black has counterplay", Kind::Other),
    glyph(138, "⊕", "time trouble of White", Kind::Other),
    glyph(139, "⊕", "time trouble of Black", Kind::Other),
    glyph(140, "∆", "with the idea", Kind::Other),
    glyph(141, "∇", "aimed against", Kind::Other),
    glyph(142, "⌓", "better is", Kind::Other),
    glyph(143, "≤", "worse is", Kind::Other),
    glyph(145, "RR", "editorial comment", Kind::Other),
    glyph(146, "N", "novelty", Kind::Other),
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

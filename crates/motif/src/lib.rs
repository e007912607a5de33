//! Kinds of shots, recognized by geometry: what a line gives, what it takes, and how.
//!
//! [`recognize`] takes a position and a line that its side to move plays, the opponent's replies included. It needs no
//! search: each kind is a property of the moves and of the positions between them. Not here: whether the line is good,
//! which a search says, and the words for it, which belong to `prose`.

mod scene;

use crownhead_rules::{AnyMove, AnyPosition};

use scene::Scene;

macro_rules! motifs {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// A kind of shot.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Motif {
            $($(#[$doc])* $name,)*
        }

        impl Motif {
            /// All kinds.
            pub const ALL: &[Motif] = &[$(Motif::$name),*];

            /// The key in files.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Motif::$name => $key,)*
                }
            }
        }
    };
}

motifs! {
    /// Gives one piece and takes two.
    TwoForOne = "two-for-one",
    /// Gives one piece and takes three or more.
    ThreeForOne = "three-for-one",
    /// Gives two pieces and takes three.
    ThreeForTwo = "three-for-two",
    /// Gives two pieces or more, and takes at least two more than that, or gives three or more and gains.
    Stroke = "stroke",
    /// A piece moves between two enemy pieces and threatens both.
    Breeches = "breeches",
    /// A man is crowned by a capture, and the new king captures at its next move.
    InAndOut = "in-and-out",
    /// Pieces are exchanged one for one, and a man goes through to be crowned.
    ExchangeToBreak = "exchange-to-break",
    /// Pieces are given so that a man is crowned.
    Breakthrough = "breakthrough",
    /// An enemy king is captured.
    KingCaught = "king-caught",
    /// The enemy is allowed to crown, and the new king is captured.
    KingLured = "king-lured",
    /// The enemy has pieces, but no move.
    Block = "block",
    /// With few pieces, the enemy must move into a capture.
    Opposition = "opposition",
    /// A capture ends on the square where it began.
    RoundTrip = "round-trip",
    /// One move takes four pieces or more.
    LongCapture = "long-capture",
    /// A man captures backward.
    BackwardCapture = "backward-capture",
    /// Of several captures, a less obvious one wins: not the one that takes most.
    SmallerCapture = "smaller-capture",
}

impl Motif {
    /// The kind with a key.
    pub fn from_key(key: &str) -> Option<Motif> {
        Motif::ALL.iter().copied().find(|motif| motif.key() == key)
    }
}

/// The kinds of a line, in the order of [`Motif::ALL`]. The line ends at its first illegal move.
///
/// ```
/// use crownhead_motif::{Motif, recognize};
/// use crownhead_rules::{AnyPosition, Variant};
///
/// let start = AnyPosition::start(Variant::English);
/// assert!(recognize(&start, &[]).is_empty());
/// assert_eq!(Motif::from_key("two-for-one"), Some(Motif::TwoForOne));
/// ```
pub fn recognize(position: &AnyPosition, line: &[AnyMove]) -> Vec<Motif> {
    let scene = Scene::of(position, line);
    Motif::ALL.iter().copied().filter(|&motif| shows(&scene, motif)).collect()
}

fn shows(scene: &Scene<'_>, motif: Motif) -> bool {
    let (given, taken) = (scene.given(), scene.taken());
    match motif {
        Motif::TwoForOne => given == 1 && taken == 2,
        Motif::ThreeForOne => given == 1 && taken >= 3,
        Motif::ThreeForTwo => given == 2 && taken == 3,
        Motif::Stroke => (given == 2 && taken >= 4) || (given >= 3 && taken > given),
        Motif::Breeches => scene.own().any(|at| scene.forks(at)),
        Motif::InAndOut => scene.own().any(|at| {
            let mv = scene.line[at];
            let next = scene.line.get(at + 2);
            mv.is_capture()
                && mv.is_crowning()
                && next.is_some_and(|next| next.is_capture() && next.from() == mv.to())
        }),
        Motif::ExchangeToBreak => scene.breaks().is_some_and(|(given, taken)| given > 0 && given == taken),
        Motif::Breakthrough => scene.breaks().is_some_and(|(given, taken)| given > taken),
        Motif::KingCaught => scene.own().any(|at| scene.takes_king(at)) && !scene.lures(),
        Motif::KingLured => scene.lures(),
        Motif::Block => scene.blocks(),
        Motif::Opposition => scene.is_opposition(),
        Motif::RoundTrip => {
            scene.own().any(|at| scene.line[at].is_capture() && scene.line[at].from() == scene.line[at].to())
        }
        Motif::LongCapture => scene.own().any(|at| scene.line[at].captured().len() >= 4),
        Motif::BackwardCapture => scene.own().any(|at| scene.is_backward(at)),
        Motif::SmallerCapture => scene.takes_fewer(),
    }
}

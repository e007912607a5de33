//! Kinds of shots, recognized by geometry: what a line gives, what it takes, and how.
//!
//! [`recognize`] takes a position and a line that its side to move plays, the opponent's replies included. It needs no
//! search: each kind is a property of the moves and of the positions between them. Not here: whether the line is good,
//! which a search says, and the words for it, which belong to `prose`.

mod mechanisms;
mod named;
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
    /// The royal stroke of International draughts: a man is led from 23 to 34, taking several, and 40 sweeps from there.
    Royal = "royal",
    /// The Philippe stroke: 38 or 40 sweeps over 29 and ends on 7, 9, 16, 20 or 29.
    Philippe = "philippe",
    /// The Napoleon stroke: a sweep that begins with a zigzag along a row.
    Napoleon = "napoleon",
    /// The express stroke: men are led one by one, and 33 sweeps over 22 to the crowning row.
    Express = "express",
    /// The heel stroke: a man is led to 37, and 41 sweeps over it.
    Heel = "heel",
    /// The Raphaël stroke: with two offers of two men each, 39 is reached and 44 sweeps over it.
    Raphael = "raphael",
    /// The Turkish stroke: a piece is stopped by a piece that it has already captured.
    TurkishStroke = "turkish-stroke",
    /// The bomb: a man captures, stops next to the enemy, who must take elsewhere, and captures on.
    Bomb = "bomb",
    /// The ricochet: the enemy takes the piece that has swept, and is the first piece of a second sweep.
    Ricochet = "ricochet",
    /// The beginner's stroke (*coup de mazette*): a man is led to the sweeper, and another is led away from where the sweep lands.
    Mazette = "mazette",
    /// The trapdoor stroke: a piece leaves its square, and an enemy piece that captures onto it is swept away.
    Trapdoor = "trapdoor",
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
    /// An enemy piece captures twice in a row, and is captured.
    Recall = "recall",
    /// Men on 1 and 3 guard the enemy's back row, and a man is crowned all the same (English draughts).
    Bridge = "bridge",
    /// An enemy man is caught on 28, held by a man on 32 (English draughts).
    DogHole = "dog-hole",
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
        Motif::Royal => scene.is_royal(),
        Motif::Philippe => scene.is_philippe(),
        Motif::Napoleon => scene.is_napoleon(),
        Motif::Express => scene.is_express(),
        Motif::Heel => scene.is_heel(),
        Motif::Raphael => scene.is_raphael(),
        Motif::TurkishStroke => scene.is_turkish(),
        Motif::Bomb => scene.is_bomb(),
        Motif::Ricochet => scene.is_ricochet(),
        Motif::Mazette => scene.is_mazette(),
        Motif::Trapdoor => scene.is_trapdoor(),
        Motif::Bridge => scene.is_bridge(),
        Motif::DogHole => scene.is_dog_hole(),
        Motif::Recall => scene.recalls(),
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
        Motif::KingCaught => scene.own().any(|at| scene.takes_king(at)) && !scene.lures_king(),
        Motif::KingLured => scene.lures_king(),
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

//! Who can be played against, and under which names.

use core::fmt;

use crownhead_rules::Preset;

use crate::{evals::Judgment, level};

/// An opponent. Any opponent plays any rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// Any legal move.
    Random,
    /// The move with the best material result.
    Greedy,
    /// Plain minimax of so many plies, 1 to [`Opponent::MOST_PLIES`].
    Minimax(u8),
    /// Alpha-beta of so many plies, 1 to [`Opponent::MOST_PLIES`].
    AlphaBeta(u8),
    /// An opponent of one of the programs that Crownhead began with.
    Reference(Reference),
    /// The engine at a level, 1 to [`Opponent::LEVELS`].
    Level(u8),
}

/// An opponent of one of the programs that Crownhead began with, named after its preset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reference {
    /// Whose.
    pub preset: Preset,
    /// Its place in that preset's list, from 0.
    pub index: u8,
}

/// How a reference opponent thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recipe {
    pub(crate) name: &'static str,
    pub(crate) method: Method,
    pub(crate) judgment: Judgment,
}

/// How a plain opponent chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Method {
    /// A random piece that can move, then a random move of it.
    RandomPiece,
    /// Minimax without pruning.
    Minimax(u8),
    /// Alpha-beta.
    AlphaBeta(u8),
    /// Alpha-beta that looks further as its own pieces dwindle: one ply more at 8 pieces, three at 5, five at 3.
    LastStand(u8),
    /// Alpha-beta that chooses among equals at random.
    AlphaBetaAnyOfBest(u8),
    /// One ply; or deeper, giving the game up when every move loses by force.
    Conceding(u8),
}

const fn recipe(name: &'static str, method: Method, judgment: Judgment) -> Recipe {
    Recipe { name, method, judgment }
}

const SCORE_PANEL: [Recipe; 9] = [
    recipe("easy", Method::RandomPiece, Judgment::Panel),
    recipe("medium", Method::AlphaBeta(2), Judgment::Panel),
    recipe("hard", Method::AlphaBeta(5), Judgment::Panel),
    recipe("very-hard", Method::AlphaBeta(7), Judgment::Panel),
    recipe("last-stand", Method::LastStand(7), Judgment::Panel),
    // The same with the program's second evaluation.
    recipe("medium-h2", Method::AlphaBeta(2), Judgment::PanelWeighted),
    recipe("hard-h2", Method::AlphaBeta(5), Judgment::PanelWeighted),
    recipe("very-hard-h2", Method::AlphaBeta(7), Judgment::PanelWeighted),
    recipe("last-stand-h2", Method::LastStand(7), Judgment::PanelWeighted),
];
const MENU: [Recipe; 3] = [
    recipe("easy", Method::AlphaBeta(2), Judgment::Menu),
    recipe("medium", Method::AlphaBeta(3), Judgment::Menu),
    recipe("hard", Method::AlphaBeta(4), Judgment::Menu),
];
const CHOOSE_EACH_LEG: [Recipe; 3] = [
    recipe("easy", Method::Minimax(1), Judgment::ChooseEachLeg),
    recipe("medium", Method::Minimax(2), Judgment::ChooseEachLeg),
    recipe("hard", Method::Minimax(3), Judgment::ChooseEachLeg),
];
const FLYING_TUTORIAL: [Recipe; 2] = [
    recipe("greedy", Method::Conceding(1), Judgment::FlyingTutorial),
    recipe("minimax", Method::Conceding(4), Judgment::FlyingTutorial),
];
const TEXT: [Recipe; 3] = [
    recipe("easy", Method::AlphaBetaAnyOfBest(2), Judgment::Text),
    recipe("medium", Method::AlphaBetaAnyOfBest(5), Judgment::Text),
    recipe("hard", Method::AlphaBetaAnyOfBest(7), Judgment::Text),
];

const fn recipes(preset: Preset) -> &'static [Recipe] {
    match preset {
        Preset::ScorePanel => &SCORE_PANEL,
        Preset::Menu => &MENU,
        Preset::ChooseEachLeg => &CHOOSE_EACH_LEG,
        Preset::FlyingTutorial => &FLYING_TUTORIAL,
        Preset::Text => &TEXT,
    }
}

impl Reference {
    /// The opponents of a preset, in the order of its menu.
    pub fn of(preset: Preset) -> impl Iterator<Item = Reference> {
        (0..recipes(preset).len() as u8).map(move |index| Reference { preset, index })
    }

    /// The part of the key after the preset's.
    pub fn name(self) -> &'static str {
        self.recipe().name
    }

    pub(crate) fn recipe(self) -> &'static Recipe {
        &recipes(self.preset)[usize::from(self.index) % recipes(self.preset).len()]
    }
}

impl Opponent {
    /// The number of levels.
    pub const LEVELS: u8 = level::LEVELS;
    /// The greatest depth of the plain opponents.
    pub const MOST_PLIES: u8 = 20;

    /// The opponent of a key: `random`, `greedy`, `minimax:3`, `alphabeta:5`, `menu/hard`, `level/4`.
    pub fn from_key(key: &str) -> Option<Opponent> {
        let plies = |text: &str| text.parse().ok().filter(|plies| (1..=Opponent::MOST_PLIES).contains(plies));
        match key {
            "random" => return Some(Opponent::Random),
            "greedy" => return Some(Opponent::Greedy),
            _ => {}
        }
        if let Some(text) = key.strip_prefix("minimax:") {
            return plies(text).map(Opponent::Minimax);
        }
        if let Some(text) = key.strip_prefix("alphabeta:") {
            return plies(text).map(Opponent::AlphaBeta);
        }
        let (family, name) = key.split_once('/')?;
        if family == "level" {
            let level = name.parse().ok().filter(|level| (1..=Opponent::LEVELS).contains(level));
            return level.map(Opponent::Level);
        }
        let preset = Preset::from_key(family)?;
        Reference::of(preset).find(|reference| reference.name() == name).map(Opponent::Reference)
    }

    /// The opponents offered for any rules: the levels, then the plain ones.
    pub fn general() -> impl Iterator<Item = Opponent> {
        let plain = [Opponent::Random, Opponent::Greedy, Opponent::Minimax(3), Opponent::AlphaBeta(5)];
        (1..=Opponent::LEVELS).map(Opponent::Level).chain(plain)
    }

    /// Whether its progress is told in search calls rather than in depth and positions.
    pub fn counts_calls(self) -> bool {
        !matches!(self, Opponent::Level(_))
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Random => f.write_str("random"),
            Opponent::Greedy => f.write_str("greedy"),
            Opponent::Minimax(plies) => write!(f, "minimax:{plies}"),
            Opponent::AlphaBeta(plies) => write!(f, "alphabeta:{plies}"),
            Opponent::Reference(reference) => write!(f, "{}/{}", reference.preset.key(), reference.name()),
            Opponent::Level(level) => write!(f, "level/{level}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Method::{AlphaBeta, AlphaBetaAnyOfBest, Conceding, LastStand, Minimax, RandomPiece};

    #[test]
    fn every_key_has_the_method_and_the_depth_of_its_program() {
        let table = [
            ("score-panel/easy", RandomPiece, Judgment::Panel),
            ("score-panel/medium", AlphaBeta(2), Judgment::Panel),
            ("score-panel/hard", AlphaBeta(5), Judgment::Panel),
            ("score-panel/very-hard", AlphaBeta(7), Judgment::Panel),
            ("score-panel/last-stand", LastStand(7), Judgment::Panel),
            ("score-panel/medium-h2", AlphaBeta(2), Judgment::PanelWeighted),
            ("score-panel/hard-h2", AlphaBeta(5), Judgment::PanelWeighted),
            ("score-panel/very-hard-h2", AlphaBeta(7), Judgment::PanelWeighted),
            ("score-panel/last-stand-h2", LastStand(7), Judgment::PanelWeighted),
            ("menu/easy", AlphaBeta(2), Judgment::Menu),
            ("menu/medium", AlphaBeta(3), Judgment::Menu),
            ("menu/hard", AlphaBeta(4), Judgment::Menu),
            ("choose-each-leg/easy", Minimax(1), Judgment::ChooseEachLeg),
            ("choose-each-leg/medium", Minimax(2), Judgment::ChooseEachLeg),
            ("choose-each-leg/hard", Minimax(3), Judgment::ChooseEachLeg),
            ("flying-tutorial/greedy", Conceding(1), Judgment::FlyingTutorial),
            ("flying-tutorial/minimax", Conceding(4), Judgment::FlyingTutorial),
            ("text/easy", AlphaBetaAnyOfBest(2), Judgment::Text),
            ("text/medium", AlphaBetaAnyOfBest(5), Judgment::Text),
            ("text/hard", AlphaBetaAnyOfBest(7), Judgment::Text),
        ];
        let all: Vec<Opponent> =
            Preset::ALL.into_iter().flat_map(Reference::of).map(Opponent::Reference).collect();
        let mut named = Vec::new();
        for (key, method, judgment) in table {
            let Some(Opponent::Reference(reference)) = Opponent::from_key(key) else { panic!("{key}") };
            let recipe = reference.recipe();
            assert_eq!((recipe.method, recipe.judgment), (method, judgment), "{key}");
            named.push(Opponent::Reference(reference));
        }
        assert_eq!(named, all, "the table names all of them, in the order of their menus");
    }
}

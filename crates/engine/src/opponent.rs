//! The opponents and their keys.

use core::fmt;

use crownhead_rules::{AnyRules, Preset};

use crate::{level, plain::PlainEval, style::Style};

/// An opponent. Every opponent plays under any rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// Any legal move.
    Random,
    /// The move with the best material result.
    Greedy,
    /// Plain minimax to this depth in plies, 1 to [`Opponent::MOST_PLIES`].
    Minimax(u8),
    /// Alpha-beta to this depth in plies, 1 to [`Opponent::MOST_PLIES`].
    AlphaBeta(u8),
    /// An opponent of one of the programs that Crownhead began with.
    Reference(Reference),
    /// The engine at a level, 1 to [`Opponent::LEVELS`].
    Level(u8),
    /// The engine at a level, with a style.
    Styled(u8, Style),
}

/// An opponent of one of the programs that Crownhead began with, named after its preset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reference {
    /// The preset it belongs to.
    pub preset: Preset,
    /// Its place in that preset's list, from 0.
    pub index: u8,
}

/// How a reference opponent chooses its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strategy {
    pub(crate) name: &'static str,
    pub(crate) method: Method,
    pub(crate) eval: PlainEval,
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
    /// Alpha-beta that searches deeper as its own pieces dwindle: one ply more at 8 pieces, three at 5, five at 3.
    LastStand(u8),
    /// Alpha-beta that chooses among equals at random.
    AlphaBetaAnyOfBest(u8),
    /// Alpha-beta that resigns when every move loses by force.
    Conceding(u8),
}

const fn strategy(name: &'static str, method: Method, eval: PlainEval) -> Strategy {
    Strategy { name, method, eval }
}

const SCORE_PANEL: [Strategy; 9] = [
    strategy("easy", Method::RandomPiece, PlainEval::Panel),
    strategy("medium", Method::AlphaBeta(2), PlainEval::Panel),
    strategy("hard", Method::AlphaBeta(5), PlainEval::Panel),
    strategy("very-hard", Method::AlphaBeta(7), PlainEval::Panel),
    strategy("last-stand", Method::LastStand(7), PlainEval::Panel),
    // The same with the program's second evaluation.
    strategy("medium-h2", Method::AlphaBeta(2), PlainEval::PanelWeighted),
    strategy("hard-h2", Method::AlphaBeta(5), PlainEval::PanelWeighted),
    strategy("very-hard-h2", Method::AlphaBeta(7), PlainEval::PanelWeighted),
    strategy("last-stand-h2", Method::LastStand(7), PlainEval::PanelWeighted),
];
const MENU: [Strategy; 3] = [
    strategy("easy", Method::AlphaBeta(2), PlainEval::Menu),
    strategy("medium", Method::AlphaBeta(3), PlainEval::Menu),
    strategy("hard", Method::AlphaBeta(4), PlainEval::Menu),
];
const CHOOSE_EACH_LEG: [Strategy; 3] = [
    strategy("easy", Method::Minimax(1), PlainEval::ChooseEachLeg),
    strategy("medium", Method::Minimax(2), PlainEval::ChooseEachLeg),
    strategy("hard", Method::Minimax(3), PlainEval::ChooseEachLeg),
];
const FLYING_TUTORIAL: [Strategy; 2] = [
    strategy("greedy", Method::Conceding(1), PlainEval::FlyingTutorial),
    strategy("minimax", Method::Conceding(4), PlainEval::FlyingTutorial),
];
const TEXT: [Strategy; 3] = [
    strategy("easy", Method::AlphaBetaAnyOfBest(2), PlainEval::Text),
    strategy("medium", Method::AlphaBetaAnyOfBest(5), PlainEval::Text),
    strategy("hard", Method::AlphaBetaAnyOfBest(7), PlainEval::Text),
];

const fn strategies(preset: Preset) -> &'static [Strategy] {
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
        (0..strategies(preset).len() as u8).map(move |index| Reference { preset, index })
    }

    /// The opponents that come with these rules; none unless they are a preset.
    pub fn of_rules(rules: AnyRules) -> impl Iterator<Item = Reference> {
        let preset = match rules {
            AnyRules::Preset(preset) => Some(preset),
            AnyRules::Variant(_) | AnyRules::House(_) => None,
        };
        preset.into_iter().flat_map(Reference::of)
    }

    /// The part of the key after the preset's.
    pub fn name(self) -> &'static str {
        self.strategy().name
    }

    pub(crate) fn strategy(self) -> &'static Strategy {
        &strategies(self.preset)[usize::from(self.index) % strategies(self.preset).len()]
    }
}

impl Opponent {
    /// The number of levels.
    pub const LEVELS: u8 = level::LEVELS;
    /// The greatest depth of the plain opponents.
    pub const MOST_PLIES: u8 = 20;

    /// The strength of a level in points above random play. With 191 points more, a player scores three of four points.
    pub fn level_points(level: u8) -> u16 {
        level::points(level)
    }

    /// The positions that a level without errors searches for a move under these rules; `None` for levels with human errors.
    pub fn level_nodes(level: u8, rules: AnyRules) -> Option<u64> {
        match level::settings_under(level, rules) {
            level::LevelSettings::Human(_) => None,
            level::LevelSettings::Careful { nodes } => Some(nodes),
        }
    }

    /// Whether the depth and the positions of its searches tell something: the levels with human errors look only a few
    /// plies ahead, and their figures would puzzle the beginners whom they are for.
    pub fn tells_its_search(self, rules: AnyRules) -> bool {
        self.level().is_none_or(|level| Opponent::level_nodes(level, rules).is_some())
    }

    /// How a level chooses its move under these rules, for documentation.
    pub fn level_card(level: u8, rules: AnyRules) -> String {
        level::settings_under(level, rules).to_string()
    }

    /// The default opponent under these rules: the first that comes with them, or a level for beginners.
    pub fn default_for(rules: AnyRules) -> Opponent {
        Reference::of_rules(rules).next().map_or(Opponent::Level(3), Opponent::Reference)
    }

    /// The opponent of a key: `random`, `greedy`, `minimax:3`, `alphabeta:5`, `menu/hard`, `level/4`, `level/4/sharp`.
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
            let (number, style) = match name.split_once('/') {
                Some((number, style)) => (number, Some(Style::from_key(style)?)),
                None => (name, None),
            };
            let level = number.parse().ok().filter(|level| (1..=Opponent::LEVELS).contains(level))?;
            return Some(Opponent::Level(level).with_style(style));
        }
        let preset = Preset::from_key(family)?;
        Reference::of(preset).find(|reference| reference.name() == name).map(Opponent::Reference)
    }

    /// The opponents offered for any rules: the levels, then the plain ones.
    pub fn general() -> impl Iterator<Item = Opponent> {
        let plain = [Opponent::Random, Opponent::Greedy, Opponent::Minimax(3), Opponent::AlphaBeta(5)];
        (1..=Opponent::LEVELS).map(Opponent::Level).chain(plain)
    }

    /// Every level with every style.
    pub fn styled() -> impl Iterator<Item = Opponent> {
        let of = |level| Style::ALL.map(|style| Opponent::Styled(level, style));
        (1..=Opponent::LEVELS).flat_map(of)
    }

    /// The level, with or without a style.
    pub fn level(self) -> Option<u8> {
        match self {
            Opponent::Level(level) | Opponent::Styled(level, _) => Some(level),
            _ => None,
        }
    }

    /// The style, if it has one.
    pub fn style(self) -> Option<Style> {
        match self {
            Opponent::Styled(_, style) => Some(style),
            _ => None,
        }
    }

    /// A level with this style, or without one; anyone else as they are.
    #[must_use]
    pub fn with_style(self, style: Option<Style>) -> Opponent {
        match (self.level(), style) {
            (Some(level), Some(style)) => Opponent::Styled(level, style),
            (Some(level), None) => Opponent::Level(level),
            (None, _) => self,
        }
    }

    /// Whether progress counts search calls instead of depth and nodes.
    pub fn counts_calls(self) -> bool {
        self.level().is_none()
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
            Opponent::Styled(level, style) => write!(f, "level/{level}/{style}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Method::{AlphaBeta, AlphaBetaAnyOfBest, Conceding, LastStand, Minimax, RandomPiece};

    #[test]
    fn every_key_has_the_method_and_depth_of_its_program() {
        let table = [
            ("score-panel/easy", RandomPiece, PlainEval::Panel),
            ("score-panel/medium", AlphaBeta(2), PlainEval::Panel),
            ("score-panel/hard", AlphaBeta(5), PlainEval::Panel),
            ("score-panel/very-hard", AlphaBeta(7), PlainEval::Panel),
            ("score-panel/last-stand", LastStand(7), PlainEval::Panel),
            ("score-panel/medium-h2", AlphaBeta(2), PlainEval::PanelWeighted),
            ("score-panel/hard-h2", AlphaBeta(5), PlainEval::PanelWeighted),
            ("score-panel/very-hard-h2", AlphaBeta(7), PlainEval::PanelWeighted),
            ("score-panel/last-stand-h2", LastStand(7), PlainEval::PanelWeighted),
            ("menu/easy", AlphaBeta(2), PlainEval::Menu),
            ("menu/medium", AlphaBeta(3), PlainEval::Menu),
            ("menu/hard", AlphaBeta(4), PlainEval::Menu),
            ("choose-each-leg/easy", Minimax(1), PlainEval::ChooseEachLeg),
            ("choose-each-leg/medium", Minimax(2), PlainEval::ChooseEachLeg),
            ("choose-each-leg/hard", Minimax(3), PlainEval::ChooseEachLeg),
            ("flying-tutorial/greedy", Conceding(1), PlainEval::FlyingTutorial),
            ("flying-tutorial/minimax", Conceding(4), PlainEval::FlyingTutorial),
            ("text/easy", AlphaBetaAnyOfBest(2), PlainEval::Text),
            ("text/medium", AlphaBetaAnyOfBest(5), PlainEval::Text),
            ("text/hard", AlphaBetaAnyOfBest(7), PlainEval::Text),
        ];
        let all: Vec<Opponent> =
            Preset::ALL.into_iter().flat_map(Reference::of).map(Opponent::Reference).collect();
        let mut named = Vec::new();
        for (key, method, eval) in table {
            let Some(Opponent::Reference(reference)) = Opponent::from_key(key) else { panic!("{key}") };
            let strategy = reference.strategy();
            assert_eq!((strategy.method, strategy.eval), (method, eval), "{key}");
            named.push(Opponent::Reference(reference));
        }
        assert_eq!(named, all, "the table names all of them, in the order of their menus");
    }
}

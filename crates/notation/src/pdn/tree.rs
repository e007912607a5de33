//! A complete game as a value: tags, rules, start and a flat list of items.
//!
//! Not here: building one from a sheet (`build`), and the position at each item (`cursor`). Every written format (PDN,
//! JSON, binary) is produced from a [`Tree`].

use std::sync::Arc;

use crownhead_game::Deed;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules};

use super::{
    clock::Clock,
    cursor::Cursor,
    gametype::{GameType, Style},
    item::Item,
    names::{SquareNames, beginning},
    tags::Tags,
};
use crate::{houserules, movetext, squares::Naming};

/// A game with everything written into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// The tags.
    pub tags: Tags,
    /// The rules of the moves.
    pub rules: AnyRules,
    /// The position before the first move.
    pub start: AnyPosition,
    /// Moves and everything between them.
    pub items: Vec<Item>,
    /// A result that is not in a tag.
    pub result: Option<String>,
}

/// The names of squares in a game.
#[derive(Clone, Debug)]
pub(super) struct Names {
    names: Arc<SquareNames>,
    letters: bool,
}

impl Names {
    /// The names requested by the tags, or else the usual ones.
    pub(super) fn of(tags: &Tags, rules: AnyRules) -> Names {
        let told = tags.get("GameType").and_then(|value| value.parse::<GameType>().ok());
        let told = told.filter(|told| told.layout.is_some() && told.rules() == Some(rules));
        match told.and_then(|told| Some((told, told.layout?))) {
            Some((told, layout)) => {
                Names { names: SquareNames::told(told, rules), letters: layout.style == Style::Letters }
            }
            None => Names { names: beginning(rules).1, letters: Naming::of(rules) == Naming::Letters },
        }
    }

    pub(super) fn text(&self, position: &AnyPosition, mv: &AnyMove) -> String {
        movetext::write_named(position, mv, &position.legal_moves(), |square| {
            self.names.name(square, self.letters)
        })
    }
}

impl Tree {
    /// The clock commands of comments in order, each with the index in [`Tree::items`] of its move: the last one of its
    /// line before it. `None` is the start of the game or of a variation.
    pub fn clocks(&self) -> Vec<(Option<usize>, Clock)> {
        let (mut last, mut open, mut clocks) = (None, Vec::new(), Vec::new());
        for (index, item) in self.items.iter().enumerate() {
            match item {
                Item::Move { .. } | Item::Placeholder => last = Some(index),
                Item::Open => open.push(last.take()),
                Item::Close => last = open.pop().flatten(),
                Item::Setup(_) => last = None,
                Item::Comment(comment) => {
                    clocks.extend(Clock::all(comment).flatten().map(|clock| (last, clock)));
                }
                _ => {}
            }
        }
        clocks
    }

    /// The moves of the main line, up to the first illegal or unknown one.
    pub fn main_line(&self) -> Vec<AnyMove> {
        let mut depth = 0usize;
        let mut moves = Vec::new();
        for item in &self.items {
            match item {
                Item::Open => depth += 1,
                Item::Close => depth = depth.saturating_sub(1),
                Item::Setup(_) | Item::Placeholder | Item::Move { mv: None, .. } if depth == 0 => break,
                Item::Move { mv: Some(mv), .. } if depth == 0 => moves.push(*mv),
                _ => {}
            }
        }
        moves
    }

    /// The moves and huffs of the main line.
    pub fn main_deeds(&self) -> Vec<Deed> {
        let mut cursor = Cursor::new(self.start);
        let mut deeds = Vec::new();
        for item in &self.items {
            match item {
                Item::Setup(_) | Item::Placeholder | Item::Move { mv: None, .. } if cursor.depth() == 0 => {
                    break;
                }
                Item::Move { mv: Some(mv), .. } if cursor.depth() == 0 => {
                    cursor.play(*cursor.position(), mv);
                    deeds.push(Deed::Move(*mv));
                }
                Item::Comment(_) if cursor.depth() == 0 && cursor.huffed().is_none() => {
                    cursor.pass(item, self.rules);
                    deeds.extend(cursor.huffed().map(Deed::Huff));
                }
                _ => cursor.pass(item, self.rules),
            }
        }
        deeds
    }

    /// The canonical texts of legal moves under those rules, with the names of squares that the tags ask for.
    pub fn texts(tags: &Tags, rules: AnyRules) -> impl Fn(&AnyPosition, &AnyMove) -> String + use<> {
        let names = Names::of(tags, rules);
        move |position, mv| names.text(position, mv)
    }
}

/// The tag that names rules: `GameType`, or `Rules` where the standard has no number for them.
pub fn rules_tag(rules: AnyRules) -> (&'static str, String) {
    match (GameType::of(rules), rules.key()) {
        (Some(number), _) => ("GameType", number.to_string()),
        (None, Some(key)) => ("Rules", key.to_owned()),
        (None, None) => ("Rules", houserules::to_code(&rules.house_rules())),
    }
}

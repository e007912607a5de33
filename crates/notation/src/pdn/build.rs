//! Building a [`Tree`] from the tokens of a sheet and the moves of its replay.
//!
//! Not here: checking moves. Invariant: brackets come in pairs, and none of them is empty.

use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules};

use super::{
    code::Code,
    cursor::Cursor,
    gametype::GameType,
    huff,
    item::Item,
    names::beginning,
    played::{Huffed, Played, Replay, Settings},
    problem::decode,
    replay::replay,
    result,
    sheet::Sheet,
    tags::Tags,
    token::{Flags, Kind, Token, setup_text},
    tree::{Names, Tree, rules_tag},
};
use crate::{fen, movetext};

impl Tree {
    /// A game as written, with every move checked and given its canonical text. Nonstandard parts are converted to the
    /// standard's form; illegal moves keep their text.
    pub fn read(sheet: &Sheet<'_>, settings: &Settings) -> (Tree, Replay) {
        let replay = replay(sheet, settings);
        (Tree::of(sheet, &replay), replay)
    }

    /// A game up to its current position, with those tags. The tags for the rules and the start follow from the game.
    pub fn of_game(game: &Game, tags: &Tags) -> Tree {
        let (rules, start) = (game.rules(), *game.start());
        let mut tags = tags.clone();
        let (name, value) = rules_tag(rules);
        tags.set(name, value);
        if start != AnyPosition::start(rules) {
            tags.set("FEN", fen::write(&start));
        }
        let huff = |square| Item::Comment(huff::command(rules, square));
        let mut items = Vec::with_capacity(game.moves().len());
        for (ply, mv) in game.moves().iter().enumerate() {
            if let Some(position) = game.position_of_move(ply) {
                items.extend(game.huffed_at(ply).map(huff));
                let text = movetext::write(position, mv);
                items.push(Item::Move { text, mv: Some(*mv), strength: String::new() });
            }
        }
        items.extend(game.pending_huff().map(huff));
        let result = result::of(game);
        if result != "*" {
            tags.set("Result", result);
        }
        Tree { tags, rules, start, items, result: Some(result.to_owned()) }
    }

    /// Builds the tree of a game that is already replayed.
    pub fn of(sheet: &Sheet<'_>, replay: &Replay) -> Tree {
        let mut tags = tags(sheet, replay);
        let names = Names::of(&tags, replay.rules);
        let mut builder = Builder {
            sheet,
            names,
            cursor: Cursor::new(replay.start),
            items: Vec::new(),
            played: &replay.moves,
            next: 0,
            legs_to: 0,
            huffs: &replay.huffs,
            rules: replay.rules,
        };
        for (index, token) in sheet.tokens().iter().enumerate() {
            builder.token(index, token);
        }
        if replay.is_black_first && tags.get("Result").is_some() {
            tags.set("Result", replay.result(sheet).unwrap_or_default());
        }
        let result = replay.result(sheet);
        let mut tree = Tree { tags, rules: replay.rules, start: replay.start, items: builder.items, result };
        tree.settle();
        tree
    }

    /// Balances brackets, drops empty ones, and puts the result into a tag.
    fn settle(&mut self) {
        let mut open = 0usize;
        let mut items = Vec::with_capacity(self.items.len());
        let closed = std::mem::take(&mut self.items);
        let missing = closed.iter().fold(0usize, |open, item| match item {
            Item::Open => open + 1,
            Item::Close => open.saturating_sub(1),
            _ => open,
        });
        for item in closed.into_iter().chain(std::iter::repeat_n(Item::Close, missing)) {
            match (&item, items.last()) {
                (Item::Close, _) if open == 0 => {}
                (Item::Close, Some(Item::Open)) => {
                    items.pop();
                    open -= 1;
                }
                _ => {
                    open += usize::from(item == Item::Open);
                    open -= usize::from(item == Item::Close);
                    items.push(item);
                }
            }
        }
        self.items = items;
        if let Some(result) = self.result.take().filter(|result| result != "*")
            && self.tags.get("Result").is_none_or(|told| matches!(told, "*" | "?" | "" | "-"))
        {
            self.tags.set("Result", result);
        }
    }
}

/// The tags of a game, with `GameType`, `Rules` and `FEN` corrected.
fn tags(sheet: &Sheet<'_>, replay: &Replay) -> Tags {
    let mut tags = sheet.to_tags();
    let told = tags.get("GameType").and_then(|value| value.parse::<GameType>().ok());
    // The right game with other square names also counts as a wrong tag.
    let wrong = replay.problems.iter().any(|problem| problem.code == Code::WrongGameType);
    if wrong || told.and_then(|told| told.rules()) != Some(replay.rules) {
        let (name, value) = rules_tag(replay.rules);
        if name == "Rules" {
            tags.remove("GameType");
        } else {
            tags.remove("Rules");
        }
        tags.set(name, value);
    }
    let usual = beginning(replay.rules).0 == replay.start;
    match tags.get("FEN") {
        Some(told) if fen::parse(told, replay.rules).as_ref() == Ok(&replay.start) => {}
        Some(_) if replay.problems.iter().any(|problem| problem.code == Code::OddFen) => {
            tags.set("FEN", fen::write(&replay.start));
        }
        // An unreadable position stays as it is.
        _ if usual => {}
        _ => tags.set("FEN", fen::write(&replay.start)),
    }
    tags
}

struct Builder<'a, 't> {
    sheet: &'a Sheet<'t>,
    names: Names,
    cursor: Cursor,
    items: Vec<Item>,
    played: &'a [Played],
    next: usize,
    legs_to: usize,
    huffs: &'a [Huffed],
    rules: AnyRules,
}

impl Builder<'_, '_> {
    fn token(&mut self, index: usize, token: &Token) {
        let inside = |text: &[u8], marks: usize| flat(&decode(&text[1..text.len().max(1 + marks) - marks]));
        let bytes = self.sheet.bytes_of(token);
        let item = match token.kind {
            Kind::Move => return self.mv(index, token),
            Kind::Placeholder => Item::Placeholder,
            Kind::Strength => return self.strength(bytes),
            Kind::Nag => match self.sheet.text_of(token)[1..].parse() {
                Ok(nag) => Item::Nag(nag),
                Err(_) => return,
            },
            Kind::Star if token.flags.has(Flags::GLUED) && self.goes_on(index) => Item::Nag(7),
            Kind::Comment => Item::Comment(inside(bytes, 1)),
            Kind::OpenComment | Kind::LineComment => Item::Comment(inside(bytes, 0)),
            Kind::BadTag => Item::Comment(flat(&decode(bytes))),
            Kind::Captured
                if self.items.last().is_some_and(|last| matches!(last, Item::Move { mv: None, .. })) =>
            {
                Item::Comment(flat(&decode(bytes)))
            }
            Kind::Result | Kind::Star if self.cursor.depth() > 0 => Item::Comment(flat(&decode(bytes))),
            Kind::Word => return self.word(index, bytes),
            Kind::Escape => Item::Line(decode(&bytes[1..]).trim_end().to_owned()),
            Kind::Open if self.is_empty_variation(index) => return,
            Kind::Close
                if self.sheet.tokens()[..index].last().is_some_and(|last| last.kind == Kind::Open) =>
            {
                return;
            }
            Kind::Open => Item::Open,
            Kind::Close => Item::Close,
            Kind::Setup => Item::Setup(setup_text(token, bytes).into_owned()),
            _ => return,
        };
        let item = match item {
            Item::Comment(text) => Item::Comment(self.comment(index, token, &text)),
            item => item,
        };
        self.cursor.pass(&item, self.rules);
        self.items.push(item);
    }

    /// A comment as kept: a huff gets its canonical square, and other comments must not read like one.
    fn comment(&self, index: usize, token: &Token, text: &str) -> String {
        match self.huffs.binary_search_by_key(&index, |huffed| huffed.token) {
            Ok(at) => huff::renamed(text, self.rules, self.huffs[at].square),
            Err(_) if huff::is_one(self.sheet, token) || !huff::reads_like_one(text) => text.to_owned(),
            Err(_) => huff::without(text, self.rules),
        }
    }

    fn is_empty_variation(&self, index: usize) -> bool {
        self.sheet.tokens().get(index + 1).is_some_and(|next| next.kind == Kind::Close)
    }

    /// Whether moves follow: then a star did not end the game.
    fn goes_on(&self, index: usize) -> bool {
        let rest = self.sheet.tokens()[index + 1..].iter();
        let mut rest = rest.filter(|token| !matches!(token.kind, Kind::Comment | Kind::Escape | Kind::Nag));
        rest.next().is_some_and(|token| !matches!(token.kind, Kind::Result | Kind::Star))
    }

    fn mv(&mut self, index: usize, token: &Token) {
        if index <= self.legs_to && index > 0 {
            // A later leg of the capture before it.
            return;
        }
        let known = self.played.get(self.next).filter(|played| played.token == index);
        let Some(&Played { mv, last, .. }) = known else {
            let text = self.plain(token);
            self.items.push(Item::Move { text, mv: None, strength: String::new() });
            return;
        };
        (self.next, self.legs_to) = (self.next + 1, last);
        let legal_in = |position: &AnyPosition| position.legal_moves().contains(&mv);
        let Some(position) = self.cursor.positions().find(legal_in) else { return };
        let text = self.names.text(&position, &mv);
        self.cursor.play(position, &mv);
        self.items.push(Item::Move { text, mv: Some(mv), strength: String::new() });
    }

    /// The text of an illegal move, in the standard's form as far as possible.
    fn plain(&self, token: &Token) -> String {
        let text = self.sheet.text_of(token);
        if token.flags.has(Flags::JOINED) {
            return text.into_owned();
        }
        let mark = if token.flags.has(Flags::CAPTURE) { "x" } else { "-" };
        let square = |c: char| c.is_ascii_alphanumeric() && !matches!(c, 'x' | 'X');
        let squares = text.split(|c: char| !square(c)).filter(|square| !square.is_empty());
        let squares: Vec<String> =
            squares.map(|square| square.trim_start_matches('0').to_ascii_lowercase()).collect();
        squares.join(mark)
    }

    fn strength(&mut self, bytes: &[u8]) {
        let marks: String = decode(bytes).chars().filter(|c| matches!(c, '!' | '?')).collect();
        if let Some(Item::Move { strength, .. }) =
            self.items.iter_mut().rev().find(|i| matches!(i, Item::Move { .. }))
        {
            strength.push_str(&marks);
        }
    }

    /// Adjacent words are one comment.
    fn word(&mut self, index: usize, bytes: &[u8]) {
        let follows = index > 0 && self.sheet.tokens()[index - 1].kind == Kind::Word;
        let word = huff::without(&flat(&decode(bytes)), self.rules);
        match self.items.last_mut() {
            Some(Item::Comment(comment)) if follows => {
                comment.push(' ');
                comment.push_str(&word);
            }
            _ => self.items.push(Item::Comment(word)),
        }
    }
}

/// A comment on one line, without characters that would end it.
fn flat(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace('}', ")")
}

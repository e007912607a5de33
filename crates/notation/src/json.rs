//! Games as lines of JSON: one object per line, with everything that a game record contains.
//!
//! ```json
//! {"rules":"english","tags":[["White","Ann"]],"start":null,"items":["11-15",{"nag":1},{"comment":"..."}],"result":null}
//! ```
//!
//! `rules` is a key or a house-rules code, `start` a FEN or null for the usual start. An item is the text of a move, an
//! object with one member (`move` with `strength`, `unchecked` for an illegal move, `nag`, `comment`, `line`, `setup`),
//! or one of the words `...`, `(` and `)`. A comment with times also has `clocks`, which readers may ignore: the text of
//! the comment decides. Written games are read back unchanged.

use std::time::Duration;

use crownhead_rules::{AnyPosition, Color};
use serde_json::{Map, Value, json};
use thiserror::Error;

use crate::{
    fen, movetext,
    pdn::{Clock, Cursor, Item, Tags, Tree},
    rules_key, rules_of_key,
};

/// Why a line is not a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum JsonError {
    /// The line is not JSON.
    #[error("column {column}: this is not JSON")]
    Syntax {
        /// The place, in bytes from 1.
        column: usize,
    },
    /// A member is missing or has the wrong type.
    #[error("the member “{0}” is missing or has the wrong type or value")]
    Member(&'static str),
    /// An invalid item.
    #[error("item {index}: {what}")]
    Item {
        /// Its index, from 0.
        index: usize,
        /// What is wrong with it.
        what: String,
    },
}

/// A game as one line, without the line end.
pub fn write(tree: &Tree) -> String {
    let usual = AnyPosition::start(tree.rules) == tree.start;
    let tags: Vec<Value> = tree.tags.iter().map(|(name, value)| json!([name, value])).collect();
    let items: Vec<Value> = tree.items.iter().map(item).collect();
    let start = if usual { Value::Null } else { fen::write(&tree.start).into() };
    json!({
        "rules": rules_key(tree.rules),
        "tags": tags,
        "start": start,
        "items": items,
        "result": tree.result,
    })
    .to_string()
}

fn item(item: &Item) -> Value {
    match item {
        Item::Move { text, mv: None, strength } if strength.is_empty() => json!({ "unchecked": text }),
        Item::Move { text, mv: None, strength } => json!({ "unchecked": text, "strength": strength }),
        Item::Move { text, strength, .. } if strength.is_empty() => text.as_str().into(),
        Item::Move { text, strength, .. } => json!({ "move": text, "strength": strength }),
        Item::Placeholder => "...".into(),
        Item::Nag(nag) => json!({ "nag": nag }),
        Item::Comment(text) => {
            let clocks: Vec<Value> = Clock::all(text).flatten().map(|told| clock(&told)).collect();
            if clocks.is_empty() {
                json!({ "comment": text })
            } else {
                json!({ "comment": text, "clocks": clocks })
            }
        }
        Item::Line(text) => json!({ "line": text }),
        Item::Setup(text) => json!({ "setup": text }),
        Item::Open => "(".into(),
        Item::Close => ")".into(),
    }
}

/// A command about clocks, in seconds.
fn clock(clock: &Clock) -> Value {
    let seconds = |time: Duration| match (time.as_secs(), time.subsec_millis()) {
        (whole, 0) => Value::from(whole),
        _ => Value::from(time.as_millis() as f64 / 1000.0),
    };
    let told = match *clock {
        Clock::Left(time) | Clock::Used(time) | Clock::Thought(time) | Clock::Mechanical(time) => {
            seconds(time)
        }
        Clock::Both { white, black, running } => json!({
            "white": white.map(seconds),
            "black": black.map(seconds),
            "running": running.map(|color| if color == Color::White { "white" } else { "black" }),
        }),
    };
    Value::Object(Map::from_iter([(clock.key().to_owned(), told)]))
}

/// The game of a line, with every move checked.
///
/// # Errors
/// Why the line is not a game.
pub fn read(line: &str) -> Result<Tree, JsonError> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| JsonError::Syntax { column: error.column() })?;
    let rules = value
        .get("rules")
        .and_then(Value::as_str)
        .and_then(rules_of_key)
        .ok_or(JsonError::Member("rules"))?;
    let start = match value.get("start") {
        None | Some(Value::Null) => AnyPosition::start(rules),
        Some(Value::String(text)) => fen::parse(text, rules).map_err(|_| JsonError::Member("start"))?,
        Some(_) => return Err(JsonError::Member("start")),
    };
    let tags = read_tags(&value).ok_or(JsonError::Member("tags"))?;
    let result = match value.get("result") {
        None | Some(Value::Null) => None,
        Some(Value::String(result)) => Some(result.clone()),
        Some(_) => return Err(JsonError::Member("result")),
    };
    let listed = value.get("items").and_then(Value::as_array).ok_or(JsonError::Member("items"))?;
    let texts = Tree::texts(&tags, rules);
    let mut cursor = Cursor::new(start);
    let mut items = Vec::with_capacity(listed.len());
    for (index, value) in listed.iter().enumerate() {
        let read = read_item(value, &mut cursor, &texts).map_err(|what| JsonError::Item { index, what })?;
        cursor.pass(&read, rules);
        items.push(read);
    }
    if cursor.depth() > 0 {
        return Err(JsonError::Item { index: items.len(), what: "a variation is never closed".to_owned() });
    }
    Ok(Tree { tags, rules, start, items, result })
}

fn read_tags(value: &Value) -> Option<Tags> {
    let mut tags = Tags::default();
    for tag in value.get("tags").map_or(Some([].as_slice()), |tags| tags.as_array().map(Vec::as_slice))? {
        match tag.as_array()?.as_slice() {
            [Value::String(name), Value::String(value)] => tags.push(name, value),
            _ => return None,
        }
    }
    Some(tags)
}

type Texts<'a> = &'a dyn Fn(&AnyPosition, &crownhead_rules::AnyMove) -> String;

fn read_item(value: &Value, cursor: &mut Cursor, texts: Texts<'_>) -> Result<Item, String> {
    let unknown = || "unknown kind of item".to_owned();
    match value {
        Value::String(word) => match word.as_str() {
            "..." => Ok(Item::Placeholder),
            "(" if cursor.depth() >= Cursor::DEEPEST => Err("variations nest too deep".to_owned()),
            "(" => Ok(Item::Open),
            ")" if cursor.depth() == 0 => Err("“)” without “(”".to_owned()),
            ")" => Ok(Item::Close),
            text => read_move(text, String::new(), cursor, texts),
        },
        Value::Object(members) => read_object(members, cursor, texts).ok_or_else(unknown)?,
        _ => Err(unknown()),
    }
}

fn read_object(
    members: &Map<String, Value>,
    cursor: &mut Cursor,
    texts: Texts<'_>,
) -> Option<Result<Item, String>> {
    let text = |name: &str| members.get(name).and_then(Value::as_str).map(str::to_owned);
    let strength = text("strength").unwrap_or_default();
    if let Some(nag) = members.get("nag") {
        return Some(Ok(Item::Nag(nag.as_u64()?.try_into().ok()?)));
    }
    if let Some(mv) = text("move") {
        return Some(read_move(&mv, strength, cursor, texts));
    }
    let unchecked = |text| Item::Move { text, mv: None, strength };
    let found = text("comment").map(Item::Comment);
    let found = found.or_else(|| text("line").map(Item::Line)).or_else(|| text("setup").map(Item::Setup));
    found.or_else(|| text("unchecked").map(unchecked)).map(Ok)
}

/// A legal move with its canonical text.
fn read_move(text: &str, strength: String, cursor: &mut Cursor, texts: Texts<'_>) -> Result<Item, String> {
    let found = cursor.positions().find_map(|position| {
        let named = |mv: &crownhead_rules::AnyMove| texts(&position, mv) == text;
        let mv = movetext::find(text, &position).ok().filter(named);
        let mv = mv.or_else(|| position.legal_moves().into_iter().find(named))?;
        Some((position, mv))
    });
    let (position, mv) = found.ok_or_else(|| format!("“{text}” is not a legal move there"))?;
    cursor.play(position, &mv);
    Ok(Item::Move { text: text.to_owned(), mv: Some(mv), strength })
}

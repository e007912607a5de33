//! Writing the binary format.

use crownhead_rules::AnyPosition;

use super::{
    bytes::{put_number, put_text},
    format::{WAYS, mark},
};
use crate::{
    fen,
    pdn::{Cursor, Item, Tree},
    rules_key,
};

/// A game as a block. A file is [`MAGIC`](super::MAGIC) followed by blocks.
pub fn write(tree: &Tree) -> Vec<u8> {
    let mut body = Vec::with_capacity(256);
    put_text(&mut body, &rules_key(tree.rules));
    let usual = AnyPosition::start(tree.rules) == tree.start;
    put_text(&mut body, &if usual { String::new() } else { fen::write(&tree.start) });
    put_number(&mut body, tree.tags.iter().count() as u64);
    for (name, value) in tree.tags.iter() {
        put_text(&mut body, name);
        put_text(&mut body, value);
    }
    match &tree.result {
        Some(result) => {
            body.push(1);
            put_text(&mut body, result);
        }
        None => body.push(0),
    }
    let mut cursor = Cursor::new(tree.start);
    for item in &tree.items {
        put_item(&mut body, item, &mut cursor);
        cursor.pass(item, tree.rules);
    }
    let mut block = Vec::with_capacity(body.len() + 8);
    put_number(&mut block, body.len() as u64);
    block.extend_from_slice(&body);
    block.extend_from_slice(&crc32fast::hash(&body).to_le_bytes());
    block
}

fn put_item(body: &mut Vec<u8>, item: &Item, cursor: &mut Cursor) {
    let mut text = |mark: u8, text: &str| {
        body.push(mark);
        put_text(body, text);
    };
    match item {
        Item::Nag(nag) => {
            body.push(mark::NAG);
            put_number(body, u64::from(*nag));
        }
        Item::Comment(comment) => text(mark::COMMENT, comment),
        Item::Line(line) => text(mark::LINE, line),
        Item::Setup(fen) => text(mark::SETUP, fen),
        Item::Open => body.push(mark::OPEN),
        Item::Close => body.push(mark::CLOSE),
        Item::Placeholder => body.push(mark::PLACEHOLDER),
        Item::Move { text: written, mv: None, strength } => {
            text(mark::UNCHECKED, written);
            put_strength(body, strength);
        }
        Item::Move { mv: Some(mv), strength, .. } => {
            let here: Vec<AnyPosition> = cursor.positions().collect();
            let alike = |position: &AnyPosition| {
                let mut alike = position.legal_moves();
                alike.retain(|other| (other.from(), other.to()) == (mv.from(), mv.to()));
                alike.sort_unstable();
                alike
            };
            let found = here.iter().enumerate().find_map(|(way, position)| {
                let choices = alike(position);
                let choice = choices.iter().position(|other| other == mv)?;
                Some((way, *position, choice, choices.len() > 1))
            });
            let Some((way, position, choice, several)) = found else { return };
            let extra = several || way > 0;
            body.push(mv.from().index() as u8);
            body.push(mv.to().index() as u8 | if extra { mark::CHOICE } else { 0 });
            if extra {
                put_number(body, (choice * WAYS + way) as u64);
            }
            put_strength(body, strength);
            cursor.play(position, mv);
        }
    }
}

fn put_strength(body: &mut Vec<u8>, strength: &str) {
    if !strength.is_empty() {
        body.push(mark::STRENGTH);
        put_text(body, strength);
    }
}

//! Reading the binary format.

use crownhead_rules::{AnyMove, AnyPosition, AnyRules};

use super::{
    bytes::Taker,
    format::{BinaryError, MAGIC, WAYS, mark},
};
use crate::{
    fen,
    pdn::{Cursor, Item, MOST_LEGS, Tags, Tree, beginning, run_ends},
    rules_of_key,
};

/// The games of a whole file, in order.
#[derive(Clone, Debug)]
pub struct Games<'b> {
    taker: Taker<'b>,
    offset: u64,
    failed: bool,
}

impl<'b> Games<'b> {
    /// The games of a file.
    ///
    /// # Errors
    /// If the file has another format or version.
    pub fn new(file: &'b [u8]) -> Result<Games<'b>, BinaryError> {
        let (magic, rest) = file.split_at_checked(MAGIC.len()).ok_or(BinaryError::Magic)?;
        if magic[..7] != MAGIC[..7] {
            return Err(BinaryError::Magic);
        }
        if magic != MAGIC {
            return Err(BinaryError::Version(magic[7]));
        }
        Ok(Games { taker: Taker { rest }, offset: MAGIC.len() as u64, failed: false })
    }

    fn block(&mut self) -> Result<Tree, BinaryError> {
        let offset = self.offset;
        let before = self.taker.rest.len();
        let truncated = BinaryError::Truncated { offset };
        let (tree, used) = read_one(self.taker.rest, offset)?.ok_or(truncated)?;
        self.taker.rest = &self.taker.rest[used..];
        self.offset += (before - self.taker.rest.len()) as u64;
        Ok(tree)
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Tree, BinaryError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed || self.taker.rest.is_empty() {
            return None;
        }
        let game = self.block();
        // After an unreadable block, nothing can be trusted.
        self.failed = game.is_err();
        Some(game)
    }
}

/// The game at the front of the bytes, with the number of bytes it took; `None` if more bytes are needed. For files
/// read in pieces; `offset` appears in errors.
///
/// # Errors
/// If the bytes are not a game.
pub fn read_one(bytes: &[u8], offset: u64) -> Result<Option<(Tree, usize)>, BinaryError> {
    let Some((body, used)) = body(bytes, offset)? else { return Ok(None) };
    let tree = game(Taker { rest: body }).map_err(|what| BinaryError::Content { offset, what })?;
    Ok(Some((tree, used)))
}

/// The checked body of the block at the front of some bytes, and the length of the block.
fn body(bytes: &[u8], offset: u64) -> Result<Option<(&[u8], usize)>, BinaryError> {
    let mut taker = Taker { rest: bytes };
    let Some(length) = taker.number() else {
        let content = BinaryError::Content { offset, what: "the length is malformed" };
        return if bytes.len() > 9 { Err(content) } else { Ok(None) };
    };
    if length > LONGEST {
        return Err(BinaryError::Content { offset, what: "the game is longer than 64 MiB" });
    }
    let (Some(body), Some(sum)) = (taker.bytes(length), taker.bytes(4)) else { return Ok(None) };
    if crc32fast::hash(body).to_le_bytes() != sum {
        return Err(BinaryError::Checksum { offset });
    }
    Ok(Some((body, bytes.len() - taker.rest.len())))
}

/// The moves of a game and nothing else: the fast way through a large collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The position before the first move.
    pub start: AnyPosition,
    /// The moves of the main line. Each is legal after the huff before it, if there was one; huffs are not listed.
    pub moves: Vec<AnyMove>,
}

/// The moves of the game at the front of the bytes, with the number of bytes it took; compare [`read_one`].
///
/// # Errors
/// If the bytes are not a game.
pub fn read_line(bytes: &[u8], offset: u64) -> Result<Option<(Line, usize)>, BinaryError> {
    let Some((body, used)) = body(bytes, offset)? else { return Ok(None) };
    let content = |what| BinaryError::Content { offset, what };
    let mut taker = Taker { rest: body };
    let (_, start) = beginning_of(&mut taker).map_err(content)?;
    for _ in 0..taker.number().ok_or_else(|| content(NO_TAGS))? {
        let both = taker.text().and_then(|_| taker.text());
        both.ok_or_else(|| content(NO_TAG))?;
    }
    result_of(&mut taker).map_err(content)?;
    let (pairs, odd) = taker.rest.as_chunks::<2>();
    if odd.is_empty() && pairs.iter().flatten().all(|byte| *byte < 0x80) {
        let board = start.board();
        let square = |index: u8| board.square(u16::from(index) + 1);
        let mut moves = Vec::with_capacity(pairs.len());
        let ends = pairs.iter().map_while(|&[from, to]| Some((square(from)?, square(to)?)));
        if run_ends(&start, ends, &mut moves) && moves.len() == pairs.len() {
            return Ok(Some((Line { start, moves }, used)));
        }
    }
    let tree = game(Taker { rest: body }).map_err(content)?;
    Ok(Some((Line { start: tree.start, moves: tree.main_line() }, used)))
}

const NO_TAGS: &str = "the number of tags is malformed";
const NO_TAG: &str = "a tag is not text";

/// Rules and start.
fn beginning_of(taker: &mut Taker<'_>) -> Result<(AnyRules, AnyPosition), &'static str> {
    let rules = taker.text().and_then(rules_of_key).ok_or("unknown rules")?;
    let start = match taker.text().ok_or("the start is not text")? {
        "" => beginning(rules).0,
        text => fen::parse(text, rules).map_err(|_| "the start is not a position")?,
    };
    Ok((rules, start))
}

fn result_of<'b>(taker: &mut Taker<'b>) -> Result<Option<&'b str>, &'static str> {
    match taker.byte() {
        Some(0) => Ok(None),
        Some(1) => taker.text().map(Some).ok_or("the result is not text"),
        _ => Err("the result is malformed"),
    }
}

/// The longest block.
const LONGEST: u64 = 64 << 20;

fn game(mut taker: Taker<'_>) -> Result<Tree, &'static str> {
    let (rules, start) = beginning_of(&mut taker)?;
    let mut tags = Tags::default();
    for _ in 0..taker.number().ok_or(NO_TAGS)? {
        let name = taker.text().ok_or(NO_TAG)?;
        tags.push(name, taker.text().ok_or(NO_TAG)?);
    }
    let result = result_of(&mut taker)?.map(str::to_owned);
    let texts = Tree::texts(&tags, rules);
    let mut reader = Reader { taker, cursor: Cursor::new(start), rules, texts: &texts, items: Vec::new() };
    while let Some(first) = reader.taker.byte() {
        reader.item(first)?;
    }
    if reader.cursor.depth() > 0 {
        return Err("a variation is never closed");
    }
    let items = reader.items;
    Ok(Tree { tags, rules, start, items, result })
}

struct Reader<'b, 't> {
    taker: Taker<'b>,
    cursor: Cursor,
    rules: AnyRules,
    texts: &'t dyn Fn(&AnyPosition, &AnyMove) -> String,
    items: Vec<Item>,
}

impl Reader<'_, '_> {
    fn item(&mut self, first: u8) -> Result<(), &'static str> {
        let no_text = "an item is not text";
        let mut text = || self.taker.text().map(str::to_owned).ok_or(no_text);
        let item = match first {
            0..=0x7f => self.mv(first)?,
            mark::NAG => {
                let nag = self.taker.number().and_then(|nag| nag.try_into().ok());
                Item::Nag(nag.ok_or("an annotation is not a number")?)
            }
            mark::COMMENT => Item::Comment(text()?),
            mark::LINE => Item::Line(text()?),
            mark::SETUP => Item::Setup(text()?),
            mark::OPEN if self.cursor.depth() >= Cursor::DEEPEST => return Err("variations nest too deep"),
            mark::OPEN => Item::Open,
            mark::CLOSE if self.cursor.depth() == 0 => return Err("a variation ends that never began"),
            mark::CLOSE => Item::Close,
            mark::PLACEHOLDER => Item::Placeholder,
            mark::UNCHECKED => Item::Move { text: text()?, mv: None, strength: String::new() },
            mark::STRENGTH => {
                let written = text()?;
                let Some(Item::Move { strength, .. }) = self.items.last_mut() else {
                    return Err("a strength mark without a move");
                };
                *strength = written;
                return Ok(());
            }
            _ => return Err("unknown kind of item"),
        };
        self.cursor.pass(&item, self.rules);
        self.items.push(item);
        Ok(())
    }

    fn mv(&mut self, from: u8) -> Result<Item, &'static str> {
        let second = self.taker.byte().ok_or("a move without its destination")?;
        let extra = if second & mark::CHOICE == 0 { Some(0) } else { self.taker.number() };
        let extra = usize::try_from(extra.ok_or("a move without its index")?)
            .map_err(|_| "the index of a move is too large")?;
        let (choice, way) = (extra / WAYS, extra % WAYS);
        let illegal = "an illegal move";
        let position = self.cursor.positions().nth(way).ok_or(illegal)?;
        let legal = position
            .legal_moves_within(MOST_LEGS)
            .map_err(|_| "a position with too many possible captures")?;
        let ends = (usize::from(from), usize::from(second & !mark::CHOICE));
        let mut alike: Vec<&AnyMove> =
            legal.iter().filter(|mv| (mv.from().index(), mv.to().index()) == ends).collect();
        alike.sort_unstable();
        let mv = **alike.get(choice).ok_or(illegal)?;
        let text = (self.texts)(&position, &mv);
        self.cursor.play(position, &mv);
        Ok(Item::Move { text, mv: Some(mv), strength: String::new() })
    }
}

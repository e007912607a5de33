//! Fuzz targets for game files.

use crownhead_notation::{
    binary, json,
    pdn::{Item, Reader, Settings, Sheets, Tree, write_tree},
};

use super::one_line;

/// Longer input shows nothing new and takes long.
const LONGEST: usize = 1 << 14;

/// Game records: every problem is one line with a place in the text, reading in pieces gives the same games as the
/// whole, and a written game is read back unchanged, strictly and leniently.
///
/// # Panics
/// If the program is wrong.
pub fn pdn(input: &[u8]) {
    let input = &input[..input.len().min(LONGEST)];
    let settings = Settings { notes: true, ..Settings::default() };
    let mut sheets = Sheets::new(input);
    let mut trees = Vec::new();
    while let Some(sheet) = sheets.next() {
        let (tree, replay) = Tree::read(&sheet, &settings);
        for problem in sheet.problems().iter().chain(&replay.problems) {
            one_line(&problem.to_string());
            assert!(problem.offset <= input.len() as u64, "{problem} lies behind the end");
        }
        let strict = Tree::read(&sheet, &Settings { strict: true, ..Settings::default() }).1;
        assert!(!strict.is_legal || strict.moves.len() <= sheet.tokens().len(), "moves out of nothing");
        comes_back(&tree);
        trees.push(tree);
    }
    let mut reader = Reader::new();
    let mut again = 0;
    let mut look = |reader: &mut Reader| {
        while let Some(sheet) = reader.next() {
            let (tree, _) = Tree::read(&sheet, &settings);
            assert_eq!(trees.get(again), Some(&tree), "pieces make other games");
            again += 1;
        }
    };
    for piece in input.chunks(97) {
        reader.feed(piece);
        look(&mut reader);
    }
    reader.finish();
    look(&mut reader);
    assert_eq!(again, trees.len(), "pieces make other games");
}

/// A game round-trips through every lossless format.
fn comes_back(tree: &Tree) {
    let text = write_tree(tree);
    let mut sheets = Sheets::new(text.as_bytes());
    // If something is illegal, the text alone may be read as another game.
    let legal = !tree.items.iter().any(|item| matches!(item, Item::Move { mv: None, .. } | Item::Setup(_)));
    if let Some(sheet) = sheets.next().filter(|_| legal) {
        let (again, _) = Tree::read(&sheet, &Settings::default());
        assert_eq!(write_tree(&again), text, "written otherwise the second time");
    }
    let block = binary::write(tree);
    match binary::read_one(&block, 0) {
        Ok(Some((again, _))) => assert_eq!(write_tree(&again), text, "changed by the binary form"),
        other => panic!("the binary form of {text:?} is {other:?}"),
    }
    match json::read(&json::write(tree)) {
        Ok(again) => assert_eq!(write_tree(&again), text, "changed by JSON"),
        Err(error) => panic!("the JSON of {text:?}: {error}"),
    }
}

/// Binary games: any bytes give games or a one-line error.
///
/// # Panics
/// If the program is wrong.
pub fn binary(input: &[u8]) {
    match binary::Games::new(input) {
        Ok(games) => {
            for game in games {
                match game {
                    Ok(tree) => comes_back(&tree),
                    Err(error) => one_line(&error.to_string()),
                }
            }
        }
        Err(error) => one_line(&error.to_string()),
    }
}

/// Games as lines of JSON.
///
/// # Panics
/// If the program is wrong.
pub fn json(input: &[u8]) {
    for line in String::from_utf8_lossy(input).lines() {
        match json::read(line) {
            Ok(tree) => assert_eq!(json::read(&json::write(&tree)), Ok(tree), "{line}"),
            Err(error) => one_line(&error.to_string()),
        }
    }
}

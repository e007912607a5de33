//! A game as pages show it.

use crownhead_api::broadcasts::BroadcastGame;
use crownhead_game::{Deed, Game};
use crownhead_notation::pdn::{Clock, Item, Tags, Tree};
use crownhead_notation::{fen, movetext, square_name};
use crownhead_rules::{AnyPosition, AnyRules, Color};

/// The longest name of a player, in characters.
const NAME: usize = 60;
/// The highest board.
const MOST_BOARD: u32 = 9_999;

/// A known result; anything else goes on.
pub(super) fn result(told: Option<&str>) -> String {
    const KNOWN: [&str; 8] = ["1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*"];
    told.filter(|told| KNOWN.contains(told)).unwrap_or("*").to_owned()
}

fn name(tags: &Tags, tag: &str) -> String {
    let name = tags.get(tag).unwrap_or_default();
    if matches!(name, "?" | "-" | "*") { String::new() } else { name.chars().take(NAME).collect() }
}

/// The round and the board that the tags name: `Board`, or the second part of a round such as `3.12`.
fn place(tags: &Tags) -> (Option<u32>, Option<u32>) {
    let number =
        |text: &str| text.trim().parse::<u32>().ok().filter(|number| (1..=MOST_BOARD).contains(number));
    let mut parts = tags.get("Round").unwrap_or_default().split('.');
    let round = parts.next().and_then(number);
    let told = ["Board", "Table"].into_iter().find_map(|tag| tags.get(tag).and_then(number));
    (round, told.or_else(|| parts.next().and_then(number)))
}

/// How people find a game in their file: `#3 Ann – Ben`.
pub(super) fn label(tags: &Tags, number: u64) -> String {
    let board = place(tags).1.map_or(number, u64::from);
    match (name(tags, "White"), name(tags, "Black")) {
        (white, black) if white.is_empty() && black.is_empty() => format!("#{board}"),
        (white, black) => {
            let known = |name: String| if name.is_empty() { "?".to_owned() } else { name };
            format!("#{board} {} – {}", known(white), known(black))
        }
    }
}

/// A game that has nothing but its main line.
pub(super) fn of(tree: &Tree, rules: AnyRules, result: String) -> BroadcastGame {
    let (round, board) = place(&tree.tags);
    let mut game = Game::from_position(tree.start);
    let (mut moves, mut movers, mut last) = (Vec::new(), Vec::new(), None);
    for deed in tree.main_deeds() {
        let position = *game.position();
        let played = match deed {
            Deed::Huff(square) => {
                moves.push(format!("({})", square_name(rules, square)));
                game.huff_on(square).is_ok()
            }
            Deed::Move(mv) => {
                moves.push(movetext::write(&position, &mv));
                movers.push(position.turn());
                last = Some((mv.from().number(), mv.to().number()));
                game.play_on(mv).is_ok()
            }
        };
        if !played {
            break;
        }
    }
    let usual = tree.start == AnyPosition::start(rules);
    BroadcastGame {
        number: 0,
        board,
        round,
        white: name(&tree.tags, "White"),
        black: name(&tree.tags, "Black"),
        result,
        start: (!usual).then(|| fen::write(&tree.start)),
        moves: moves.join(" "),
        plies: game.ply() as u32,
        fen: fen::write(game.position()),
        last,
        clocks: clocks(tree, &movers),
    }
}

/// What the clocks showed last.
fn clocks(tree: &Tree, movers: &[Color]) -> [Option<u64>; 2] {
    let mut shown = [None; 2];
    for (index, clock) in tree.clocks() {
        let before = &tree.items[..index.map_or(0, |index| index + 1)];
        let plies = before.iter().filter(|item| matches!(item, Item::Move { .. })).count();
        let mover = plies.checked_sub(1).and_then(|ply| movers.get(ply));
        match clock {
            Clock::Left(time) | Clock::Mechanical(time) => {
                if let Some(mover) = mover {
                    shown[mover.index()] = Some(time.as_millis() as u64);
                }
            }
            Clock::Both { white, black, .. } => {
                for (color, time) in [(Color::White, white), (Color::Black, black)] {
                    if let Some(time) = time {
                        shown[color.index()] = Some(time.as_millis() as u64);
                    }
                }
            }
            // How long something took says nothing about what is left.
            _ => {}
        }
    }
    shown
}

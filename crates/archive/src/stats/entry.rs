//! The statistics of one game.

use crownhead_game::Deed;
use crownhead_notation::movetext;
use crownhead_notation::pdn::{Settings, replay};
use crownhead_rules::AnyPosition;

use super::summary::{Entry, Outcome};
use crate::reading::Found;

/// The statistics of one game; `opening` is the number of plies of an opening. `None` if the game is unreadable.
pub fn entry(found: &Found, settings: &Settings, opening: usize) -> Option<Entry> {
    let (start, deeds, tags, result, legal) = match found {
        Found::Bad(..) => return None,
        Found::Tree(_, tree) => (tree.start, tree.main_deeds(), tree.tags.clone(), tree.result.clone(), true),
        Found::Sheet(sheet) => {
            let sheet = sheet.as_sheet();
            let replay = replay(&sheet, settings);
            let mut tags = sheet.to_tags();
            tags.remove("Result");
            (replay.start, replay.main_deeds(), tags, replay.result(&sheet), replay.is_legal)
        }
    };
    let mut position = start;
    let mut first = Vec::new();
    let mut plies = 0;
    for deed in &deeds {
        if let Deed::Move(mv) = deed {
            plies += 1;
            if first.len() < opening {
                first.push(movetext::write(&position, mv));
            }
        }
        position = deed.after(&position);
    }
    let usual = start == AnyPosition::start(start.rules());
    let tagged = tags.get("Result").filter(|result| !matches!(*result, "*" | "?" | ""));
    let name = |tag: &str| tags.get(tag).filter(|name| !matches!(*name, "" | "?" | "-")).map(str::to_owned);
    Some(Entry {
        rules: start.rules().key().unwrap_or("house rules"),
        outcome: Outcome::of(tagged.or(result.as_deref()).unwrap_or("*")),
        plies,
        opening: (usual && first.len() == opening).then(|| first.join(" ")),
        white: name("White"),
        black: name("Black"),
        pieces: position.pieces().count(),
        legal,
    })
}

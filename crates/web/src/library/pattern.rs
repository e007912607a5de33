//! The pattern as a board: a click puts the chosen piece on a square, or asks that it is empty.

use crownhead_notation::{parse_square, rules_of_key, square_name};
use crownhead_prose::{
    library::LibraryLabel,
    study::{StudyLabel, editor_piece},
};
use crownhead_rules::{AnyRules, Color, Piece, Role, Square};
use leptos::prelude::*;

use super::shelf::Shelf;
use crate::{
    board::{
        grid,
        pieces::{Disc, symbol, use_symbol},
    },
    icons::{Glyph, Icon},
};

/// What a click asks for: the word of the pattern, and the piece.
const WORDS: [(&str, Option<Piece>); 5] = [
    ("w", Some(Piece { color: Color::White, role: Role::Man })),
    ("W", Some(Piece { color: Color::White, role: Role::King })),
    ("b", Some(Piece { color: Color::Black, role: Role::Man })),
    ("B", Some(Piece { color: Color::Black, role: Role::King })),
    (".", None),
];

/// The pairs of a pattern that name one piece, or nothing, for a square of these rules.
fn pairs(text: &str, rules: AnyRules) -> Vec<(Square, String)> {
    let pair = |part: &str| {
        let (square, word) = part.split_once('=')?;
        Some((parse_square(square, rules)?, word.to_owned()))
    };
    text.split([',', ' ']).filter_map(pair).collect()
}

/// The pattern with something else on a square; the same word again removes it.
fn toggled(text: &str, rules: AnyRules, square: Square, word: Option<&str>) -> String {
    let before = pairs(text, rules);
    let same = before.iter().any(|(at, asked)| *at == square && Some(asked.as_str()) == word);
    let mut after: Vec<(Square, String)> = before.into_iter().filter(|(at, _)| *at != square).collect();
    if let Some(word) = word.filter(|_| !same) {
        after.push((square, word.to_owned()));
    }
    after.sort_by_key(|(at, _)| at.index());
    let pair = |(square, word): &(Square, String)| format!("{}={word}", square_name(rules, *square));
    after.iter().map(pair).collect::<Vec<_>>().join(",")
}

/// The board, once rules are chosen.
#[component]
pub(super) fn PatternBoard() -> impl IntoView {
    let shelf = Shelf::get();
    let rules = Memo::new(move |_| {
        let key = shelf.query.with(|query| query.rules.clone());
        rules_of_key(&key)
    });
    let tool = RwSignal::new(Some("w"));
    move || {
        rules.get().map(|rules| {
            view! {
                <div class="pattern" role="group" aria-label=LibraryLabel::Board.text()>
                    <p class="none">{LibraryLabel::PatternHint.text()}</p>
                    {palette(rules, tool)}
                    {board(shelf, rules, tool)}
                </div>
            }
        })
    }
}

fn palette(rules: AnyRules, tool: RwSignal<Option<&'static str>>) -> impl IntoView {
    let button = move |id: String, label: String, word: Option<&'static str>, inside: AnyView| {
        view! {
            <button type="button" class="tool" data-testid=id title=label.clone() aria-label=label aria-pressed=move || (tool.get() == word).to_string() on:click=move |_| tool.set(word)>{inside}</button>
        }
    };
    let word = move |(word, piece): (&'static str, Option<Piece>)| {
        let label = piece.map_or_else(|| LibraryLabel::ToolEmpty.text(), |piece| editor_piece(rules, piece));
        let inside = match piece {
            Some(piece) => {
                view! { <Disc rules=rules color=piece.color king=piece.role == Role::King/> }.into_any()
            }
            None => view! { <Icon glyph=Glyph::Minus/> }.into_any(),
        };
        button(
            format!("pattern-tool-{}", if word == "." { "empty" } else { word }),
            label,
            Some(word),
            inside,
        )
    };
    view! {
        <div class="palette" role="group" aria-label=StudyLabel::Palette.text()>
            {WORDS.map(word).collect_view()}
            {button("pattern-tool-any".to_owned(), LibraryLabel::ToolAny.text(), None, view! { <Icon glyph=Glyph::Close/> }.into_any())}
        </div>
    }
}

fn board(shelf: Shelf, rules: AnyRules, tool: RwSignal<Option<&'static str>>) -> impl IntoView {
    let asked = Memo::new(move |_| shelf.query.with(|query| pairs(&query.pattern, rules)));
    let mark = move |(square, word): (Square, String)| {
        let transform = grid::translate(rules, square);
        let known = WORDS.into_iter().find(|(other, _)| *other == word).and_then(|(_, piece)| piece);
        let inside = match known {
            Some(piece) => use_symbol(&symbol(rules, piece.color, piece.role)),
            None if word == "." => r#"<path class="pattern-empty" d="M34 50h32"></path>"#.to_owned(),
            None => r#"<path class="pattern-empty" d="M50 30v26M50 70v2"></path>"#.to_owned(),
        };
        view! { <g data-testid=format!("asked-{}", square.number()) data-word=word transform=transform inner_html=inside></g> }
    };
    view! {
        <div class="board pattern-board" data-testid="pattern-board">
            <svg viewBox=grid::view_box(rules) aria-hidden="true" focusable="false">
                {grid::squares(rules)}
                <g class="mark">{move || asked.get().into_iter().map(mark).collect_view()}</g>
            </svg>
            {rules.board().all().map(|square| cell(shelf, rules, tool, asked, square)).collect_view()}
        </div>
    }
}

/// The button on a square.
fn cell(
    shelf: Shelf,
    rules: AnyRules,
    tool: RwSignal<Option<&'static str>>,
    asked: Memo<Vec<(Square, String)>>,
    square: Square,
) -> impl IntoView {
    let click = move |_| {
        shelf
            .query
            .update(|query| query.pattern = toggled(&query.pattern, rules, square, tool.get_untracked()));
    };
    let label = move || {
        let word =
            asked.with(|asked| asked.iter().find(|(at, _)| *at == square).map(|(_, word)| word.clone()));
        let what = word.map_or_else(
            || LibraryLabel::ToolAny.text(),
            |word| match WORDS.into_iter().find(|(other, _)| *other == word) {
                Some((_, Some(piece))) => editor_piece(rules, piece),
                Some((_, None)) => LibraryLabel::ToolEmpty.text(),
                None => word,
            },
        );
        format!("{}: {what}", square_name(rules, square))
    };
    view! { <button type="button" class="edit-cell" style=grid::cell_style(rules, square) data-testid=format!("pattern-{}", square.number()) aria-label=label on:click=click></button> }
}

//! Boards of a round: the small ones, and the one that is shown large.

use crownhead_api::broadcasts::BroadcastGame;
use crownhead_game::Game;
use crownhead_notation::pdn::{Tags, Tree};
use crownhead_notation::{fen, movetext, parse_square};
use crownhead_prose::broadcasts::{self, BroadcastLabel};
use crownhead_prose::{Label, club::ClubLabel};
use crownhead_rules::{AnyPosition, AnyRules, Color};
use leptos::prelude::*;

use super::Board;
use crate::{
    board::{mini::drawing, pieces::Disc},
    club::desk::Desk,
    game_page::moves::{MoveList, lines},
    icons::{Glyph, Icon},
    platform::address,
};

/// The game as far as the file goes.
fn replayed(rules: AnyRules, record: &BroadcastGame) -> Game {
    let start = record.start.as_deref().and_then(|text| fen::parse(text, rules).ok());
    let mut game = Game::from_position(start.unwrap_or_else(|| AnyPosition::start(rules)));
    for word in record.moves.split_whitespace() {
        let huffed = word.strip_prefix('(').and_then(|word| parse_square(word.trim_end_matches(')'), rules));
        let done = match huffed {
            Some(square) => game.huff_on(square).is_ok(),
            None => movetext::find(word, game.position()).is_ok_and(|mv| game.play_on(mv).is_ok()),
        };
        if !done {
            break;
        }
    }
    game
}

/// The share of a side in the result: `1`, `½`, `0`, or points.
fn share(result: &str, color: Color) -> String {
    let Some((white, black)) = result.split_once('-') else { return String::new() };
    let own = if color == Color::White { white } else { black };
    own.replace("1/2", "½")
}

fn name(game: &BroadcastGame, color: Color) -> String {
    let name = if color == Color::White { &game.white } else { &game.black };
    if name.is_empty() { "?".to_owned() } else { name.clone() }
}

/// What a board says to those who can't see it.
fn spoken(game: &BroadcastGame) -> String {
    let players = format!("{} – {}", name(game, Color::White), name(game, Color::Black));
    let last = game.moves.rsplit(' ').next().filter(|last| !last.is_empty());
    let moves = last.map(|last| broadcasts::last_move(&crownhead_prose::typeset(last)));
    let result = game.is_over().then(|| game.result.replace("1/2", "½"));
    [Some(players), result, moves].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

impl Desk {
    /// Says what has happened on the board that is shown large.
    pub(super) fn speak_of_board(self, changed: &[BroadcastGame]) {
        let open = self.stands().open.get_untracked();
        if let Some(game) = changed.iter().find(|game| Some(game.number) == open) {
            self.spoken.set(spoken(game));
        }
    }

    fn broadcast_rules(self) -> Option<AnyRules> {
        let key =
            self.stands().page.with_untracked(|page| page.as_ref().map(|page| page.card.rules.clone()))?;
        crownhead_notation::rules_of_key(&key)
    }
}

/// A side of a small board: name, result, clock.
#[component]
fn Side(game: RwSignal<BroadcastGame>, color: Color, rules: AnyRules) -> impl IntoView {
    let clock = move || game.with(|game| game.clocks[color.index()].map(crownhead_clock::face));
    let result = move || game.with(|game| share(&game.result, color));
    view! {
        <span class="bc-side">
            <Disc rules=rules color=color/>
            <span class="bc-name">{move || game.with(|game| name(game, color))}</span>
            <b class="bc-result">{result}</b>
            <span class="bc-clock">{clock}</span>
        </span>
    }
}

#[component]
fn Picture(
    #[prop(into)] position: Signal<Option<AnyPosition>>,
    #[prop(into)] last: Signal<Option<(u16, u16)>>,
) -> impl IntoView {
    let drawn =
        Memo::new(move |_| position.get().map(|position| drawing(position, last.get())).unwrap_or_default());
    view! {
        <svg class="mini" viewBox=move || drawn.get().0 aria-hidden="true" focusable="false" inner_html=move || drawn.get().1></svg>
    }
}

/// A small board, which opens large.
#[component]
pub(super) fn SmallBoard(board: Board) -> impl IntoView {
    let desk = Desk::get();
    let (number, game) = board;
    let Some(rules) = desk.broadcast_rules() else { return ().into_any() };
    let position = Memo::new(move |_| game.with(|game| fen::parse(&game.fen, rules).ok()));
    let last = Memo::new(move |_| game.with(|game| game.last));
    let board = move || game.with(|game| broadcasts::board(game.board.unwrap_or(number)));
    let last_move = move || {
        let last = game.with(|game| game.moves.rsplit(' ').next().unwrap_or_default().to_owned());
        (!last.is_empty()).then(|| broadcasts::last_move(&crownhead_prose::typeset(&last)))
    };
    let is_open = move || desk.stands().open.get() == Some(number);
    view! {
        <button type="button" class="bc-board" class:over=move || game.with(BroadcastGame::is_over) data-testid=format!("board-{number}")
            data-moves=move || game.with(|game| game.moves.clone()) aria-pressed=move || is_open().to_string()
            on:click=move |_| desk.open_board(Some(number))>
            <span class="hush">{board}</span>
            <Side game=game color=Color::Black rules=rules/>
            <Picture position=position last=last/>
            <Side game=game color=Color::White rules=rules/>
            <span class="hush">{last_move}</span>
        </button>
    }
    .into_any()
}

/// The board that is shown large, with its moves.
#[component]
pub(super) fn LargeBoard(board: Board) -> impl IntoView {
    let desk = Desk::get();
    let (number, record) = board;
    let Some(rules) = desk.broadcast_rules() else { return ().into_any() };
    let game = Memo::new(move |_| record.with(|record| replayed(rules, record)));
    // None follows the game.
    let past = RwSignal::new(None::<usize>);
    let ply = Memo::new(move |_| game.with(|game| past.get().unwrap_or_else(|| game.ply()).min(game.ply())));
    let position = Memo::new(move |_| game.with(|game| game.position_at(ply.get()).copied()));
    let last = Memo::new(move |_| {
        let before = ply.get().checked_sub(1)?;
        game.with(|game| game.moves().get(before).map(|mv| (mv.from().number(), mv.to().number())))
    });
    let all = Memo::new(move |_| game.with(|game| lines(game, game.ply())));
    let go = move |to: usize| past.set(game.with_untracked(|game| (to < game.ply()).then_some(to)));
    let step = move |id: &'static str, glyph: Glyph, label: BroadcastLabel, to: fn(usize, usize) -> usize| {
        let target = move || to(ply.get(), game.with(Game::ply));
        view! {
            <button type="button" class="button" data-testid=id aria-label=label.text() title=label.text() disabled=move || target() == ply.get()
                on:click=move |_| go(target())><Icon glyph=glyph/></button>
        }
    };
    let study = move |_| {
        let tree = record.with_untracked(|record| {
            let tags =
                Tags::default().with("White", record.white.clone()).with("Black", record.black.clone());
            game.with_untracked(|game| Tree::of_game(game, &tags))
        });
        address::go(&(address::study() + &crownhead_study::address::fragment_of(&tree)));
    };
    let title = move || record.with(|record| broadcasts::board(record.board.unwrap_or(number)));
    let label = move || record.with(spoken);
    view! {
        <section class="club-card bc-large" data-testid="large-board" data-ply=move || ply.get().to_string()>
            <h2>{title}
                <button type="button" class="button" data-testid="close-board" aria-label=BroadcastLabel::Boards.text() title=BroadcastLabel::Boards.text() on:click=move |_| desk.open_board(None)><Icon glyph=Glyph::Close/></button>
            </h2>
            <div class="bc-pair">
                <div class="bc-stage" role="img" aria-label=label>
                    <Side game=record color=Color::Black rules=rules/>
                    <Picture position=position last=last/>
                    <Side game=record color=Color::White rules=rules/>
                </div>
                <div class="bc-moves"><MoveList all=all ply=ply go=Callback::new(go)/></div>
            </div>
            <div class="button-row">
                {step("board-first", Glyph::First, BroadcastLabel::First, |_, _| 0)}
                {step("board-before", Glyph::Back, BroadcastLabel::Before, |ply, _| ply.saturating_sub(1))}
                {step("board-after", Glyph::Next, BroadcastLabel::After, |ply, all| (ply + 1).min(all))}
                {step("board-last", Glyph::Last, BroadcastLabel::Last, |_, all| all)}
                <button type="button" class="button" data-testid="board-study" on:click=study><Icon glyph=Glyph::Study/>{Label::Analyze.text()}</button>
                <GameFile number=number/>
            </div>
        </section>
    }
    .into_any()
}

/// The game as a file.
#[component]
fn GameFile(number: u32) -> impl IntoView {
    let desk = Desk::get();
    let round = desk.stands().round_id().unwrap_or_default();
    let file = format!("./club/api/round/{round}/games.pdn?game={number}");
    view! { <a class="button" href=file download="game.pdn" data-testid="board-pdn">{ClubLabel::Download.text()}</a> }
}

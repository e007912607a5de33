//! The opening explorer: what was played in the position on the board, in the games of the library.
//!
//! Not here: counting (`crownhead-librarian`). Invariant: the panel shows counts of the position on the board, or nothing.

use crownhead_api::library::{GameLine, GameQuery, LibraryJob, LibraryReply, Piece, Tally};
use crownhead_notation::{movetext, rules_key};
use crownhead_prose::{
    library::{self, LibraryLabel},
    typeset,
};
use leptos::{prelude::*, task::spawn_local};

use super::desk::Desk;
use crate::{
    icons::{Glyph, Icon},
    library::list::{occasion, player, score},
    model::game_query,
    platform::{address, library_link::LibraryLink, store},
};

/// What was counted.
#[derive(Clone, PartialEq)]
struct Counts {
    /// The position, as a FEN.
    position: String,
    total: Tally,
    moves: Vec<(String, Tally)>,
    games: [Vec<GameLine>; 2],
}

/// The explorer's part of the page's state.
#[derive(Clone, Copy)]
pub(super) struct Explorer {
    open: RwSignal<bool>,
    link: StoredValue<Option<LibraryLink>, LocalStorage>,
    counts: RwSignal<Option<Counts>>,
    /// What went wrong, or what has become of an added game.
    told: RwSignal<String>,
    /// Changes when the library does.
    stamp: RwSignal<u32>,
}

impl Explorer {
    /// A closed explorer; also puts it into the context.
    pub(super) fn provide() -> Explorer {
        let explorer = Explorer {
            open: RwSignal::new(false),
            link: StoredValue::new_local(None),
            counts: RwSignal::new(None),
            told: RwSignal::new(String::new()),
            stamp: RwSignal::new(0),
        };
        provide_context(explorer);
        explorer
    }

    fn get() -> Explorer {
        expect_context()
    }

    /// Whether the panel is open.
    pub(super) fn is_open(self) -> bool {
        self.open.get()
    }

    /// Opens or closes the panel.
    pub(super) fn toggle(self) {
        self.open.update(|open| *open = !*open);
    }

    /// Does a job. The library is opened first, if it was not.
    async fn ask(self, job: LibraryJob) -> Option<LibraryReply> {
        if self.link.with_value(Option::is_none) {
            let link = LibraryLink::open(move |_| self.stamp.update(|stamp| *stamp += 1)).await;
            self.link.set_value(link);
        }
        match self.link.get_value()?.ask(job).await {
            LibraryReply::Failed(reason) => {
                self.told.set(library::failed(&reason));
                None
            }
            reply => Some(reply),
        }
    }

    /// Counts what was played in a position, unless the board has moved on by then.
    fn count(self, desk: Desk, position: String) {
        let query =
            GameQuery { rules: rules_key(desk.rules()), position: position.clone(), ..GameQuery::default() };
        spawn_local(async move {
            let reply = self.ask(LibraryJob::Explore(query)).await;
            if position != fen(desk) {
                return;
            }
            self.counts.set(match reply {
                Some(LibraryReply::Explored { total, moves, latest, best }) => {
                    Some(Counts { position, total, moves, games: [latest, best] })
                }
                _ => None,
            });
        });
    }

    /// Adds the game on the board to the library.
    fn add(self, desk: Desk) {
        let (name, text, rules) =
            ("PDN".to_owned(), desk.read(crownhead_study::Study::to_pdn), rules_key(desk.rules()));
        let piece = Piece { name, text, first: true, last: true, rules };
        spawn_local(async move {
            if let Some(LibraryReply::Added(added)) = self.ask(LibraryJob::Add(piece)).await {
                let counts = [added.new, added.duplicates, added.bad];
                self.told.set(library::added(&LibraryLabel::Title.text(), counts));
                self.stamp.update(|stamp| *stamp += 1);
            }
        });
    }

    /// Opens a game of the library in place of the study.
    fn open_game(self, game: u32) {
        spawn_local(async move {
            if let Some(LibraryReply::Pdn(text)) = self.ask(LibraryJob::Game(game)).await {
                store::hand_to_study(&text, address::STUDY);
            }
        });
    }
}

fn fen(desk: Desk) -> String {
    desk.read(|study| crownhead_notation::fen::write(&study.position()))
}

/// Plays a move of the explorer on the board.
fn play(desk: Desk, text: &str) {
    let position = desk.read(crownhead_study::Study::position);
    if let Ok(mv) = movetext::find(text, &position) {
        desk.play(mv);
    }
}

/// Shares of the results in percent.
fn shares(tally: Tally) -> [u32; 3] {
    let known = (tally.white + tally.draws + tally.black).max(1);
    [tally.white, tally.draws, tally.black].map(|count| (count * 100 + known / 2) / known)
}

/// The button among the tools.
#[component]
pub(super) fn ExplorerButton() -> impl IntoView {
    let explorer = Explorer::get();
    view! {
        <button type="button" class="act" data-testid="explorer" aria-pressed=move || explorer.is_open().to_string() title=LibraryLabel::Explorer.text() on:click=move |_| explorer.toggle()>
            <Icon glyph=Glyph::Rules/>
            <span>{LibraryLabel::Explorer.text()}</span>
        </button>
    }
}

/// The panel, while it is open.
#[component]
pub(super) fn ExplorerPanel() -> impl IntoView {
    let explorer = Explorer::get();
    move || explorer.is_open().then(|| view! { <Body/> })
}

#[component]
fn Body() -> impl IntoView {
    let (desk, explorer) = (Desk::get(), Explorer::get());
    let position = desk.position_text();
    Effect::new(move |_| {
        explorer.stamp.track();
        explorer.count(desk, position.get());
    });
    // Counts of another position are never shown.
    let here = Memo::new(move |_| {
        let position = position.get();
        explorer.counts.with(|counts| counts.clone().filter(|counts| counts.position == position))
    });
    let rows = move || here.with(|counts| counts.as_ref().map(|counts| table(desk, counts)));
    let games = move || here.with(|counts| counts.as_ref().map(|counts| games(explorer, counts)));
    let nobody = move || here.with(|counts| counts.as_ref().is_some_and(|counts| counts.total.games == 0));
    let search = move |_| {
        let query = GameQuery { rules: rules_key(desk.rules()), position: fen(desk), ..GameQuery::default() };
        address::go(&address::library(&game_query::write(&query)));
    };
    view! {
        <section class="explorer" aria-label=LibraryLabel::Explorer.text() data-testid="explorer-panel" data-position=move || here.with(|counts| counts.as_ref().map(|counts| counts.position.clone()))>
            {rows}
            <Show when=nobody><p class="none" data-testid="explorer-nobody">{LibraryLabel::Nobody.text()}</p></Show>
            {games}
            <div class="explorer-foot">
                <button type="button" class="quiet" data-testid="explorer-search" on:click=search>{LibraryLabel::SearchPosition.text()}</button>
                <button type="button" class="quiet" data-testid="explorer-add" on:click=move |_| explorer.add(desk)>{LibraryLabel::AddStudy.text()}</button>
            </div>
            <p class="explorer-told" role="status" data-testid="explorer-told">{explorer.told}</p>
        </section>
    }
}

fn table(desk: Desk, counts: &Counts) -> impl IntoView + use<> {
    let row = |(text, tally): (String, Tally)| {
        let played = text.clone();
        view! {
            <li>
                <button type="button" class="explorer-move" data-testid=format!("explored-{text}") on:click=move |_| play(desk, &played)>
                    <b>{typeset(&text)}</b>
                    {cells(tally)}
                </button>
            </li>
        }
    };
    let total = (counts.total.games > 0).then(|| {
        view! { <p class="explorer-move total" data-testid="explored-total"><b>{LibraryLabel::Total.text()}</b>{cells(counts.total)}</p> }
    });
    view! {
        <ol class="explorer-moves">{counts.moves.clone().into_iter().map(row).collect_view()}</ol>
        {total}
    }
}

/// The counts of a row.
fn cells(tally: Tally) -> impl IntoView {
    let [white, draws, black] = shares(tally);
    let part = |class: &'static str, share: u32| {
        (share > 0).then(|| {
            view! { <span class=class style=format!("flex-grow:{share}")>{(share >= 12).then(|| library::percent(share))}</span> }
        })
    };
    let rating = (tally.rating > 0).then(|| tally.rating.to_string());
    view! {
        <span class="explorer-count">{tally.games}</span>
        <span class="explorer-bar" role="img" aria-label=library::bar([white, draws, black])>
            {part("bar-white", white)}{part("bar-draw", draws)}{part("bar-black", black)}
        </span>
        <span class="explorer-rating" title=LibraryLabel::Rating.text()>{rating}</span>
    }
}

fn games(explorer: Explorer, counts: &Counts) -> impl IntoView + use<> {
    let row = move |line: GameLine| {
        let game = line.game;
        let players =
            format!("{} – {}", player(&line.white, line.ratings[0]), player(&line.black, line.ratings[1]));
        view! {
            <li>
                <button type="button" class="explorer-game" data-testid=format!("explored-game-{game}") title=LibraryLabel::Open.text() on:click=move |_| explorer.open_game(game)>
                    <span>{players}</span><b>{score(&line.result)}</b><span class="game-about">{occasion(&line)}</span>
                </button>
            </li>
        }
    };
    let list = move |(label, games): (LibraryLabel, Vec<GameLine>)| {
        (!games.is_empty()).then(|| {
            view! {
                <h3>{label.text()}</h3>
                <ul class="explorer-games">{games.into_iter().map(row).collect_view()}</ul>
            }
        })
    };
    let [latest, best] = counts.games.clone();
    [(LibraryLabel::Latest, latest), (LibraryLabel::Best, best)].map(list).collect_view()
}

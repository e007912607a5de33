//! A player's strip: who it is, what the computer is doing, what is left on the board.

use crownhead_prose::{Label, Progress, opponents};
use crownhead_rules::Color;
use leptos::prelude::*;

use crate::{
    board::pieces::Disc,
    controller::{App, Dialog},
    icons::{Glyph, Icon},
    model::{seats::Seat, session::Purpose, words},
};

/// The strip above or below the board.
#[component]
pub(super) fn Strip(upper: bool) -> impl IntoView {
    let app = App::get();
    let bottom = app.bottom();
    let color = Memo::new(move |_| if upper { bottom.get().other() } else { bottom.get() });
    move || view! { <Player upper=upper color=color.get()/> }
}

#[component]
fn Player(upper: bool, color: Color) -> impl IntoView {
    let app = App::get();
    let rules = app.rules();
    let on = Memo::new(move |_| app.session.with(|session| !session.is_over() && session.position().turn() == color));
    let won = Memo::new(move |_| {
        app.session.with(|session| session.game().outcome().and_then(|outcome| outcome.winner()) == Some(color))
    });
    let side = move || crownhead_prose::side(rules.get(), color);
    let seat = Memo::new(move |_| app.session.with(|session| session.seats().of(color)));
    view! {
        <div class="strip" class:upper=upper class:lower=!upper class:on=on class:won=won data-testid=format!("strip-{}", color.to_string().to_lowercase())>
            <Disc rules=rules color=color/>
            <button type="button" class="who" data-testid=format!("player-{}", color.to_string().to_lowercase()) on:click=move |_| app.show(Dialog::Opponent)>
                <span class="name"><b>{move || name(app, seat.get(), color)}</b><Icon glyph=Glyph::Down/></span>
                <span class="sub">{move || second_line(app, color, on.get(), &side())}</span>
            </button>
            <Count color=color/>
        </div>
    }
}

fn name(app: App, seat: Seat, color: Color) -> String {
    match seat {
        Seat::Computer(opponent) => opponents::title(opponent),
        Seat::Person if app.session.with(|session| session.seats().lone_person() == Some(color)) => Label::You.text(),
        Seat::Person => crownhead_prose::side(app.rules().get(), color),
    }
}

/// What the computer is doing, else which side this is and whether it is to move.
fn second_line(app: App, color: Color, on: bool, side: &str) -> String {
    let thinking = app.session.with(|session| {
        matches!(session.pending(), Some((_, Purpose::Move))) && session.position().turn() == color
    });
    if thinking {
        let report = app.progress.get().unwrap_or_default();
        let progress = Progress { depth: report.depth, nodes: report.nodes, calls: report.calls };
        return crownhead_prose::thinking(&progress);
    }
    if on { words::side_to_move(side) } else { side.to_owned() }
}

/// The pieces left, the kings among them apart.
#[component]
fn Count(color: Color) -> impl IntoView {
    let app = App::get();
    let counts = Memo::new(move |_| {
        let material = app.session.with(|session| session.position().material());
        (material.pieces(color), material.kings[color.index()])
    });
    let label = move || app.session.with(|session| crownhead_prose::pieces_left(session.position(), color));
    let id = format!("count-{}", color.to_string().to_lowercase());
    view! {
        <div class="count" data-testid=id role="img" aria-label=label title=label>
            <span>{move || counts.get().0}</span>
            <small>
                <svg viewBox="0 0 20 16" aria-hidden="true"><path d="M2 11 .8 2l5 3.800L10 .6l4.200 5.200 5-3.800L18 11zM2 13h16v2.400H2z"></path></svg>
                {move || counts.get().1}
            </small>
        </div>
    }
}

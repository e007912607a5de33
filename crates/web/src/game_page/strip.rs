//! A player's strip: the name, the state of the search, the time and the remaining pieces.

use crownhead_prose::{Label, opponents};
use crownhead_rules::Color;
use leptos::prelude::*;

use crate::{
    board::pieces::Disc,
    controller::{App, Dialog},
    icons::{Glyph, Icon},
    model::{
        seats::{Seat, side_token},
        words,
    },
};

/// The strip above or below the board.
#[component]
pub(super) fn Strip(upper: bool) -> impl IntoView {
    let app = App::get();
    let (rules, bottom) = (app.rules(), app.bottom());
    let color = Memo::new(move |_| if upper { bottom.get().other() } else { bottom.get() });
    let on = Memo::new(move |_| {
        app.shown.with(|session| !session.is_over() && session.position().turn() == color.get())
    });
    let won = Memo::new(move |_| {
        app.shown.with(|session| {
            session.game().outcome().and_then(crownhead_game::Outcome::winner) == Some(color.get())
        })
    });
    let seat = Memo::new(move |_| app.session.with(|session| session.seats().of(color.get())));
    let id = move |what: &'static str| move || format!("{what}-{}", side_token(color.get()));
    view! {
        <div class="strip" class:upper=upper class:lower=!upper class:on=on class:won=won data-testid=id("strip")>
            <Disc rules=rules color=color/>
            <button type="button" class="who" data-testid=id("player") on:click=move |_| app.show(Dialog::Opponent)>
                <span class="name"><b>{move || name(app, seat.get(), color.get())}</b><Icon glyph=Glyph::Down/></span>
                // In a narrow strip, the counts stand without the side.
                <span class="sub" data-figures=move || figures(app, color.get(), on.get())>
                    {move || second_line(app, color.get(), on.get())}
                </span>
            </button>
            <Face color=color/>
            <Count color=color/>
        </div>
    }
}

fn name(app: App, seat: Seat, color: Color) -> String {
    match seat {
        Seat::Computer(_) if app.session.with(|session| session.drill().is_some()) => {
            Label::BestDefense.text()
        }
        Seat::Computer(opponent) => opponents::title(opponent),
        Seat::Person if app.session.with(|session| session.seats().lone_person() == Some(color)) => {
            Label::You.text()
        }
        Seat::Person => crownhead_prose::side(app.rules().get(), color),
    }
}

/// What the computer is doing; otherwise the side, and whether it is to move or what its last move captured.
fn second_line(app: App, color: Color, on: bool) -> String {
    let rules = app.rules().get();
    match figures(app, color, on) {
        Some(told) => crownhead_prose::strip_telling(rules, color, &told),
        None if app.session.with(|session| session.seats().are_two_people()) => {
            app.shown.with(|shown| crownhead_prose::strip_of_a_person(shown.position(), color, on))
        }
        None => crownhead_prose::strip(rules, color, on),
    }
}

/// The statistics of the computer's last or current search, if it tells them.
fn figures(app: App, color: Color, on: bool) -> Option<String> {
    let tells = app.session.with(|session| words::tells_its_search(session, color));
    match app.thinks() && on {
        true => app
            .progress
            .with(|report| report.as_ref().filter(|_| tells).and_then(words::figures))
            .or_else(|| Some(Label::Thinking.text())),
        // While its move is being animated, the computer is still to move.
        false if on && !app.board.moving().get() => None,
        false => app.searched.with(|searched| {
            searched
                .as_ref()
                .filter(|(side, _)| tells && *side == color)
                .and_then(|(_, report)| words::figures(report))
        }),
    }
}

/// The numbers of men and of kings that remain.
#[component]
fn Count(color: Memo<Color>) -> impl IntoView {
    let app = App::get();
    let counts = Memo::new(move |_| {
        let material = app.shown.with(|session| session.position().material());
        let kings = material.kings[color.get().index()];
        (material.pieces(color.get()) - kings, kings)
    });
    let label =
        move || app.shown.with(|session| crownhead_prose::pieces_left(session.position(), color.get()));
    let id = move || format!("count-{}", side_token(color.get()));
    view! {
        <div class="count" data-kings=move || counts.get().1.to_string() data-testid=id role="img" aria-label=label title=label>
            <span>{move || counts.get().0}</span>
            <small>
                <svg viewBox="0 0 20 16" aria-hidden="true">
                    <path d="M2 11 .8 2l5 3.800L10 .6l4.200 5.200 5-3.800L18 11zM2 13h16v2.400H2z"></path>
                </svg>
                {move || counts.get().1}
            </small>
        </div>
    }
}

/// The time of a side; a click pauses the clock or lets it go on.
#[component]
fn Face(color: Memo<Color>) -> impl IntoView {
    let app = App::get();
    let face = Memo::new(move |_| {
        let now = app.time().now.get();
        app.time().keeper.with(|time| {
            time.as_ref().map(|time| (time.face(color.get(), now), time.is_low(color.get(), now)))
        })
    });
    let running = Memo::new(move |_| {
        app.time().keeper.with(|time| time.as_ref().is_some_and(|time| time.clock().is_running()))
    });
    let title = move || if running.get() { Label::PauseClock.text() } else { Label::StartClock.text() };
    let id = move || format!("clock-{}", side_token(color.get()));
    view! {
        <button type="button" class="clock" data-testid=id title=title hidden=move || face.with(Option::is_none)
            class:low=move || face.with(|face| face.as_ref().is_some_and(|(_, low)| *low))
            class:running=running on:click=move |_| app.toggle_clock()>
            {move || face.get().map(|(text, _)| text)}
        </button>
    }
}

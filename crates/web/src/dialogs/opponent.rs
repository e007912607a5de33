//! The players of the two sides, which can change during a game.

use crownhead_engine::{Opponent, Style};
use crownhead_prose::{Label, Note, opponents};
use crownhead_rules::{AnyRules, Color};
use leptos::prelude::*;

use super::{Frame, choices::Choices};
use crate::{
    controller::{App, level},
    icons::{Glyph, Icon},
    model::{
        seats::{OpponentGroup, Seat, opponent_groups, side_token},
        session::Session,
        words,
    },
};

/// Chooses who plays, one side at a time.
#[component]
pub(super) fn OpponentDialog() -> impl IntoView {
    let app = App::get();
    let seats = app.session.with_untracked(Session::seats);
    // Users usually want to change the side that the computer plays, if there is one.
    let first = seats.lone_person().map_or(app.bottom().get_untracked().other(), Color::other);
    let side = RwSignal::new(first);
    let sides = Color::ALL.map(|color| {
        (side_token(color).to_owned(), crownhead_prose::side(app.rules().get_untracked(), color))
    });
    let seat = Memo::new(move |_| app.session.with(|session| session.seats().of(side.get())));
    let take = move |seat: Seat| app.set_seat(side.get_untracked(), seat);
    view! {
        <Frame id="opponent" title=Label::WhoPlays.text()>
            <Choices id="seat" label=Label::Side.text() entries=sides.to_vec()
                taken=Signal::derive(move || side.get().index()) take=move |index: usize| side.set(Color::ALL[index])/>
            <div class="options" data-testid="opponents">
                <ListEntry id="option-person".to_owned() name=Label::APerson.text() line=Note::APersonLine.text()
                    taken=Signal::derive(move || seat.get().is_person()) take=move || { take(Seat::Person); app.close(); }/>
                <OpponentList rules=app.rules().get_untracked()
                    taken=Signal::derive(move || seat.get().opponent()) take=move |opponent| take(Seat::Computer(opponent)) done=move || app.close()/>
            </div>
        </Frame>
    }
}

/// The opponents, in groups.
#[component]
pub(crate) fn OpponentList(
    rules: AnyRules,
    #[prop(into)] taken: Signal<Option<Opponent>>,
    take: impl Fn(Opponent) + Copy + Send + Sync + 'static,
    /// Leaves the list.
    done: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let follows = level::fitting(rules).2;
    let option = move |opponent: Opponent| {
        // The style has a line of its own above the levels.
        let plain = opponent.with_style(None);
        view! {
            <ListEntry id=format!("option-{opponent}") name=words::opponent(opponent, rules) line=opponents::summary(plain)
                taken=Signal::derive(move || taken.get() == Some(opponent) && !follows)
                take=move || {
                    level::set_follows(false);
                    take(opponent);
                    done();
                }/>
        }
    };
    let style = RwSignal::new(taken.get_untracked().and_then(Opponent::style));
    // The chosen level takes the style at once: the list may be left without choosing a level again.
    let restyle = move |wanted: Option<Style>| {
        style.set(wanted);
        let now = taken.get_untracked().filter(|_| !follows);
        if let Some(now) = now.filter(|now| now.with_style(wanted) != *now) {
            take(now.with_style(wanted));
        }
    };
    let group = move |(group, opponents): (OpponentGroup, Vec<Opponent>)| {
        let are_levels = group == OpponentGroup::Levels;
        let about = are_levels.then(|| Note::AboutRatings.text());
        view! {
            <h2 class="options-head">{words::group(group)}</h2>
            {are_levels.then(|| view! { <StyleChoice style=style take=restyle/> })}
            {move || opponents.iter().map(|&opponent| option(opponent.with_style(style.get()))).collect_view()}
            {about.map(|text| view! { <p class="options-about">{text}</p> })}
        }
    };
    let (own, others) = opponent_groups(rules);
    // One of the others may be chosen already.
    let chosen = taken.get_untracked();
    let more =
        RwSignal::new(others.iter().any(|(_, opponents)| opponents.iter().any(|&one| Some(one) == chosen)));
    let others = move || {
        let groups = others.clone();
        if more.get() {
            return groups.into_iter().map(group).collect_view().into_any();
        }
        view! {
            <button type="button" class="option" data-testid="more-opponents" on:click=move |_| more.set(true)>
                <span class="option-text"><b>{Label::MoreOpponents.text()}</b></span>
                <Icon glyph=Glyph::Down/>
            </button>
        }
        .into_any()
    };
    view! {
        // House rules have no key under which results could be kept.
        {rules.key().map(|_| view! { <OwnLevel rules=rules taken=taken take=take done=done/> })}
        {own.into_iter().map(group).collect_view()}
        {others}
    }
}

/// The level that fits the person, and follows them.
#[component]
fn OwnLevel(
    rules: AnyRules,
    taken: Signal<Option<Opponent>>,
    take: impl Fn(Opponent) + Copy + 'static,
    done: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let (fitting, line, follows) = level::fitting(rules);
    let name = if follows { Label::MyLevel } else { Label::FindLevel };
    view! {
        <ListEntry id="option-my-level".to_owned() name=name.text() line=line
            taken=Signal::derive(move || follows && matches!(taken.get(), Some(Opponent::Level(_))))
            take=move || {
                level::set_follows(true);
                take(fitting);
                done();
            }/>
    }
}

/// How the levels in the list play.
#[component]
fn StyleChoice(
    style: RwSignal<Option<Style>>,
    take: impl Fn(Option<Style>) + Copy + 'static,
) -> impl IntoView {
    let styles = || [None].into_iter().chain(Style::ALL.map(Some));
    let entry =
        |style: Option<Style>| (style.map_or("balanced", Style::key).to_owned(), opponents::style(style));
    let taken = move || styles().position(|one| one == style.get()).unwrap_or_default();
    view! {
        <div class="styles">
            <Choices id="style" label=Label::Style.text() entries=styles().map(entry).collect()
                taken=Signal::derive(taken) take=move |index: usize| take(styles().nth(index).flatten())/>
            <p>{move || opponents::style_line(style.get())}</p>
        </div>
    }
}

/// One entry of a list with a chosen entry.
#[component]
pub(crate) fn ListEntry(
    /// Its test id.
    id: String,
    name: String,
    line: String,
    #[prop(into)] taken: Signal<bool>,
    take: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="option" data-testid=id aria-pressed=move || taken.get().to_string() on:click=move |_| take()>
            <span class="option-text"><b>{name}</b><span>{line}</span></span>
            <Icon glyph=Glyph::Check/>
        </button>
    }
}

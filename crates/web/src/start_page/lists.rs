//! The lists that the rows open.

use crownhead_notation::houserules::Switch;
use crownhead_prose::{Label, Note, clock};
use crownhead_rules::{AnyRules, Color};
use leptos::prelude::*;

use super::{Menu, keys::leave, own::turn_switch, picker::Picker};
use crate::{
    controller::App,
    dialogs::{ClockList, ListEntry, OpponentList},
    icons::{Glyph, Icon},
    model::{
        choice::{Choice, Players, SIDES, handicaps},
        seats::side_token,
        words,
    },
};

pub(super) fn menu_title(menu: Menu) -> String {
    match menu {
        Menu::Rules | Menu::PracticeRules => Label::Game,
        Menu::Players => Label::Players,
        Menu::Opponent | Menu::Second => Label::Opponent,
        Menu::Side => Label::YouPlay,
        Menu::Draws => Label::Draws,
        Menu::Clock => Label::Clock,
        Menu::Handicap => Label::Handicap,
        Menu::Practice => Label::Practice,
        Menu::Own => Label::OwnTitle,
        Menu::Template => Label::OwnTemplate,
        Menu::Switch(switch) => return crownhead_prose::switch_name(switch),
    }
    .text()
}

/// A list in place of the rows.
#[component]
pub(super) fn List(menu: Menu) -> impl IntoView {
    let app = App::get();
    let back = move || leave(app, menu);
    let inside = match menu {
        Menu::Rules | Menu::PracticeRules | Menu::Practice => view! { <Picker back=back/> }.into_any(),
        Menu::Players => view! { <PlayersList back=back/> }.into_any(),
        Menu::Opponent => view! {
            <OpponentList rules=app.choice.with_untracked(|choice| choice.rules)
                taken=Signal::derive(move || app.choice.with(|choice| Some(choice.opponent)))
                take=move |opponent| app.change_choice(|choice| choice.opponent = opponent) done=back/>
        }
        .into_any(),
        Menu::Second => view! {
            <OpponentList rules=app.choice.with_untracked(|choice| choice.rules)
                taken=Signal::derive(move || app.choice.with(|choice| Some(choice.second)))
                take=move |opponent| app.change_choice(|choice| choice.second = opponent) done=back/>
        }
        .into_any(),
        Menu::Side => view! { <SideList back=back/> }.into_any(),
        Menu::Clock => view! {
            <ClockList taken=Signal::derive(move || app.time().chosen.get()) take=move |text| { app.choose_clock(text); back(); }/>
        }
        .into_any(),
        Menu::Handicap => view! { <HandicapList back=back/> }.into_any(),
        Menu::Draws => view! { <DrawsList back=back/> }.into_any(),
        Menu::Template | Menu::Own => view! { <TemplateList back=back/> }.into_any(),
        Menu::Switch(switch) => view! { <ValueList switch=switch back=back/> }.into_any(),
    };
    view! {
        <Head menu=menu/>
        <div class="options">{inside}</div>
    }
}

/// The title of a list, with a back button.
#[component]
pub(super) fn Head(menu: Menu) -> impl IntoView {
    let app = App::get();
    view! {
        <div class="list-head">
            <button type="button" class="icon-button" data-testid="start-back" aria-label=Label::Back.text() on:click=move |_| leave(app, menu)>
                <Icon glyph=Glyph::Back/>
            </button>
            <h1>{menu_title(menu)}</h1>
        </div>
    }
}

#[component]
fn PlayersList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let entry = move |players: Players| {
        view! {
            <ChoiceEntry id=players.token() name=words::players(players) line=words::players_line(players)
                is=move |choice: &Choice| choice.players == players
                set=move |choice: &mut Choice| choice.players = players back=back/>
        }
    };
    Players::ALL.into_iter().map(entry).collect_view()
}

#[component]
fn SideList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let app = App::get();
    let rules = app.choice.with_untracked(|choice| choice.rules);
    let entry = move |side: Option<Color>| {
        let id = side.map_or("random", side_token);
        let name = side.map_or_else(|| Label::RandomSide.text(), |side| crownhead_prose::side(rules, side));
        let line = side.map_or_else(|| Note::RandomSideLine.text(), |side| words::side_line(rules, side));
        view! {
            <ChoiceEntry id=id name=name line=line
                is=move |choice: &Choice| choice.side_taken() == side
                set=move |choice: &mut Choice| choice.take_side(side) back=back/>
        }
    };
    SIDES.map(entry).collect_view()
}

#[component]
fn HandicapList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let app = App::get();
    let rules = app.choice.with_untracked(|choice| choice.rules);
    let entry = move |given: Option<(Color, u8)>| {
        let id = given
            .map_or("option-even".to_owned(), |(side, men)| format!("option-{}-{men}", side_token(side)));
        let take = move || {
            app.change_choice(|choice| choice.handicap = given);
            back();
        };
        let taken = Signal::derive(move || app.choice.with(|choice| choice.handicap == given));
        view! { <ListEntry id=id name=clock::handicap(rules, given) line=String::new() taken=taken take=take/> }
    };
    handicaps().into_iter().map(entry).collect_view()
}

#[component]
fn DrawsList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let entry = move |claimed: bool| {
        view! {
            <ChoiceEntry id=if claimed { "claimed" } else { "automatic" } name=words::draws(claimed) line=words::draws_line(claimed)
                is=move |choice: &Choice| choice.claim_draws == claimed
                set=move |choice: &mut Choice| choice.claim_draws = claimed back=back/>
        }
    };
    [false, true].map(entry).collect_view()
}

/// The starting points for house rules.
#[component]
fn TemplateList(back: impl Fn() + Copy + 'static) -> impl IntoView {
    let app = App::get();
    let entry = move |rules: AnyRules| {
        let switches = rules.house_rules();
        let take = move || {
            app.set_draft(switches);
            back();
        };
        view! {
            <ListEntry id=format!("option-{}", rules.key().unwrap_or_default()) name=crownhead_prose::rules_name(rules)
                line=crownhead_prose::rules_summary(rules) taken=Signal::derive(move || app.draft.get() == switches) take=take/>
        }
    };
    AnyRules::all_named().map(entry).collect_view()
}

/// The values of a switch, each with the rule that it stands for.
#[component]
fn ValueList(switch: Switch, back: impl Fn() + Copy + 'static) -> impl IntoView {
    let app = App::get();
    let draft = app.draft.get_untracked();
    let values = switch.values(&draft);
    let lines = crownhead_prose::switch_lines(&draft, switch, &values);
    let entry = move |(value, line): (u16, String)| {
        let take = move || {
            turn_switch(app, switch, value);
            back();
        };
        view! {
            <ListEntry id=format!("option-{value}") name=crownhead_prose::switch_value(switch, value) line=line
                taken=Signal::derive(move || switch.value(&app.draft.get()) == value) take=take/>
        }
    };
    values.into_iter().zip(lines).map(entry).collect_view()
}

#[component]
fn ChoiceEntry(
    id: &'static str,
    name: String,
    line: String,
    is: impl Fn(&Choice) -> bool + Copy + Send + Sync + 'static,
    set: impl Fn(&mut Choice) + Copy + 'static,
    back: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let app = App::get();
    let take = move || {
        app.change_choice(set);
        back();
    };
    view! { <ListEntry id=format!("option-{id}") name=name line=line taken=Signal::derive(move || app.choice.with(is)) take=take/> }
}

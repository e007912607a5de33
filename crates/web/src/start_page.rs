//! The start page: the game, the opponent and the side.
//!
//! A menu of rows; each row opens a list. Keys: up and down select a row, left and right change its value, Enter
//! opens or chooses, Backspace goes back.

mod keys;
mod lists;
mod own;
mod picker;
mod practice;
mod preview;
mod recents;
mod rows;

use crownhead_notation::houserules::Switch;
use leptos::prelude::*;

use crate::controller::{App, Screen};
use keys::focus_later;
pub(crate) use keys::{leave, on_key};
use lists::List;
use own::OwnRules;
use practice::Practice;
use preview::Preview;
use rows::Rows;

/// A list that a row opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Menu {
    Rules,
    Players,
    /// The opponent; of two watched opponents, the one that plays Black.
    Opponent,
    /// Of two watched opponents, the one that plays White.
    Second,
    Side,
    /// How draws happen.
    Draws,
    /// The time control.
    Clock,
    /// Men that a side plays without.
    Handicap,
    /// The endings to practice.
    Practice,
    /// The rules of those endings.
    PracticeRules,
    /// The player's own rules.
    Own,
    /// The rules that they start from.
    Template,
    /// The values of one house-rules switch.
    Switch(Switch),
}

impl Menu {
    /// The name used in test ids.
    pub(crate) fn token(self) -> &'static str {
        match self {
            Menu::Rules => "rules",
            Menu::Players => "players",
            Menu::Opponent => "opponent",
            Menu::Second => "second",
            Menu::Side => "side",
            Menu::Draws => "draws",
            Menu::Clock => "clock",
            Menu::Handicap => "handicap",
            Menu::Practice => "practice",
            Menu::PracticeRules => "practice-rules",
            Menu::Own => "own",
            Menu::Template => "template",
            Menu::Switch(switch) => switch.key(),
        }
    }

    pub(crate) fn from_token(token: &str) -> Option<Menu> {
        const LISTS: [Menu; 12] = [
            Menu::Handicap,
            Menu::Clock,
            Menu::Rules,
            Menu::Players,
            Menu::Opponent,
            Menu::Second,
            Menu::Side,
            Menu::Draws,
            Menu::Practice,
            Menu::PracticeRules,
            Menu::Own,
            Menu::Template,
        ];
        let list = LISTS.into_iter().find(|menu| menu.token() == token);
        list.or_else(|| Switch::from_key(token).map(Menu::Switch))
    }

    /// The parent of a list; `None` is the start.
    pub(crate) fn parent(self) -> Option<Menu> {
        match self {
            Menu::Template | Menu::Switch(_) => Some(Menu::Own),
            Menu::PracticeRules => Some(Menu::Practice),
            _ => None,
        }
    }
}

/// Opens the list of endings to practice.
pub(crate) fn open_practice(app: App) {
    app.open_practice();
    focus_later("[data-testid='practice-any']".to_owned());
}

/// The start page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    let app = App::get();
    view! {
        <main class="start" data-testid="start" hidden=move || app.screen.get() != Screen::Start>
            <section class="menu">
                {move || match app.menu.get() {
                    None => view! { <Rows/> }.into_any(),
                    Some(Menu::Practice) => view! { <Practice/> }.into_any(),
                    Some(Menu::Own) => view! { <OwnRules/> }.into_any(),
                    Some(menu) => view! { <List menu=menu/> }.into_any(),
                }}
            </section>
            <Preview/>
        </main>
    }
}

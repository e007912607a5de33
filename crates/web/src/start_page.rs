//! The start: what is played, against whom, on which side.
//!
//! A menu of rows, each of which opens a list. All of it works with arrow keys, Enter and Backspace: up and
//! down go from row to row, left and right change a row on the spot, Enter opens or takes, Backspace goes
//! back.

mod keys;
mod lists;
mod preview;
mod rows;

use leptos::prelude::*;

use crate::controller::App;
pub(crate) use keys::on_key;
use lists::List;
use preview::Preview;
use rows::Rows;

/// A list that a row opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Menu {
    Rules,
    Players,
    /// The opponent; of two watched ones, the one that plays Black.
    Opponent,
    /// Of two watched opponents, the one that plays White.
    Second,
    Side,
}

impl Menu {
    /// The name used in test ids.
    pub(crate) const fn token(self) -> &'static str {
        match self {
            Menu::Rules => "rules",
            Menu::Players => "players",
            Menu::Opponent => "opponent",
            Menu::Second => "second",
            Menu::Side => "side",
        }
    }

    pub(crate) fn from_token(token: &str) -> Option<Menu> {
        let all = [Menu::Rules, Menu::Players, Menu::Opponent, Menu::Second, Menu::Side];
        all.into_iter().find(|menu| menu.token() == token)
    }
}

/// The start page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    let app = App::get();
    view! {
        <main class="start" data-testid="start">
            <section class="menu">
                {move || match app.menu.get() {
                    None => view! { <Rows/> }.into_any(),
                    Some(menu) => view! { <List menu=menu/> }.into_any(),
                }}
            </section>
            <Preview/>
        </main>
    }
}

//! Signing in with passkeys, and the ways into the own account.
//!
//! Not here: what devices say (`platform::passkeys`), which the club checks.

use crownhead_api::club::Me;
use crownhead_api::passkeys::{Ceremony, CeremonyEnd, Named, PasskeyLine, WaysIn};
use crownhead_prose::{club, club::ClubLabel};
use leptos::{prelude::*, task::spawn_local};
use serde::{Serialize, de::DeserializeOwned};

use super::desk::{Desk, Empty};
use super::profile::date;
use crate::platform::{api, passkeys};

/// Begins a ceremony at the club, has the device answer, and ends it.
async fn ceremony<T: DeserializeOwned>(what: &str, order: &impl Serialize, label: &str) -> Result<T, String> {
    let Ceremony { id, options } = api::order_club(&format!("passkey/{what}"), order).await?;
    let credential = match what {
        "sign-up" | "add" => passkeys::create(&options).await?,
        _ => passkeys::get(&options).await?,
    };
    let end = CeremonyEnd { id, credential, label: label.to_owned() };
    api::order_club(&format!("passkey/{what}/end"), &end).await
}

impl Desk {
    /// Signs in or up with a passkey.
    fn account_with_passkey(self, what: &'static str, name: &str) {
        let name = Some(name.trim().to_owned()).filter(|name| what == "sign-up" || !name.is_empty());
        spawn_local(async move {
            self.come_in(ceremony::<Me>(what, &Named { name }, passkeys::device()).await);
        });
    }
}

/// The buttons of those who come with a passkey, or want one.
#[component]
pub(super) fn PasskeyDoor(name: RwSignal<String>) -> impl IntoView {
    let desk = Desk::get();
    let go = move |what: &'static str| name.with_untracked(|name| desk.account_with_passkey(what, name));
    passkeys::offered().then(|| {
        view! {
            <p class="club-soft">{ClubLabel::PasskeyHint.text()}</p>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="passkey-sign-in" on:click=move |_| go("sign-in")>{ClubLabel::PasskeySignIn.text()}</button>
                <button type="button" class="button" data-testid="passkey-sign-up" on:click=move |_| go("sign-up")>{ClubLabel::PasskeySignUp.text()}</button>
            </div>
        }
    })
}

/// The ways into the own account, as the page knows them.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    pub(super) all: RwSignal<WaysIn>,
    /// Whether someone must show first who is there.
    unsure: RwSignal<bool>,
    /// A line about something that did not work.
    trouble: RwSignal<String>,
}

impl Ways {
    /// Asks the club; also puts them into the context.
    pub(super) fn provide() -> Ways {
        let (all, trouble) = (RwSignal::new(WaysIn::default()), RwSignal::new(String::new()));
        let ways = Ways { all, unsure: RwSignal::new(false), trouble };
        provide_context(ways);
        spawn_local(async move {
            if let Ok(all) = api::ask_club::<WaysIn>("ways-in").await {
                ways.all.set(all);
            }
        });
        ways
    }

    pub(super) fn get() -> Ways {
        expect_context()
    }

    fn count(all: &WaysIn) -> usize {
        all.passkeys.len() + usize::from(all.password)
    }

    /// Takes what the club says to a change.
    fn take(self, said: Result<WaysIn, String>) {
        match said {
            Ok(all) => {
                self.all.set(all);
                self.settle(Ok(Empty {}));
            }
            Err(key) => self.settle(Err(key)),
        }
    }

    fn settle(self, said: Result<Empty, String>) {
        let problem = said.err();
        if problem.as_deref() == Some("sure") {
            return self.doubt();
        }
        if problem.is_none() {
            self.unsure.set(false);
        }
        self.trouble.set(problem.map(|key| club::problem(&key)).unwrap_or_default());
    }

    /// Asks who is there.
    pub(super) fn doubt(self) {
        self.trouble.set(String::new());
        self.unsure.set(true);
    }

    fn change(self, path: String, order: impl Serialize + 'static) {
        spawn_local(async move { self.take(api::order_club(&path, &order).await) });
    }
}

/// The own passkeys and the password.
#[component]
pub(super) fn WaysInCard() -> impl IntoView {
    let ways = Ways::get();
    let offered = passkeys::offered();
    let not_one_passkey = move || !offered || ways.all.with(|all| Ways::count(all) != 1 || all.password);
    let lines =
        move || ways.all.get().passkeys.into_iter().map(|line| view! { <Line line=line/> }).collect_view();
    view! {
        <section class="club-card" data-testid="ways-in">
            <h2>{ClubLabel::WaysIn.text()}</h2>
            {offered.then(|| view! { <ul class="club-list">{lines}</ul> })}
            <p class="club-soft" data-testid="second" hidden=not_one_passkey>{ClubLabel::PasskeySecond.text()}</p>
            {offered.then(|| view! { <Adding/> })}
            <Password offered=offered/>
            <Sure offered=offered/>
            <p class="club-trouble" role="alert" data-testid="ways-trouble">{ways.trouble}</p>
        </section>
    }
}

/// A passkey.
#[component]
fn Line(line: PasskeyLine) -> impl IntoView {
    let ways = Ways::get();
    let PasskeyLine { id, label, created, used } = line;
    let added = club::passkey_added(&date(created));
    let shown = if label.is_empty() { added.clone() } else { label.clone() };
    let (rename, remove) = (format!("passkey/{id}/label"), format!("passkey/{id}/remove"));
    let used = used.map(|used| club::passkey_used(&date(used)));
    view! {
        <li class="club-passkey" data-testid="passkey">
            <input class="field" data-testid="passkey-label" maxlength="40" aria-label=ClubLabel::PasskeyLabel.text() prop:value=label
                on:change=move |event| ways.change(rename.clone(), event_target_value(&event))/>
            <p class="club-soft">{added}{used.map(|used| view! { <br/>{used} })}</p>
            <button type="button" class="button" data-testid="passkey-remove" aria-label=format!("{}: {shown}", ClubLabel::PasskeyRemove.text())
                on:click=move |_| ways.change(remove.clone(), Empty {})>{ClubLabel::PasskeyRemove.text()}</button>
        </li>
    }
}

/// Another passkey.
#[component]
fn Adding() -> impl IntoView {
    let ways = Ways::get();
    let add = move |_| {
        spawn_local(async move {
            ways.take(ceremony("add", &Empty {}, passkeys::device()).await);
        });
    };
    view! {
        <div class="button-row">
            <button type="button" class="button" data-testid="passkey-add" on:click=add>{ClubLabel::PasskeyAdd.text()}</button>
        </div>
    }
}

/// The password: a new one, or none.
#[component]
fn Password(offered: bool) -> impl IntoView {
    let (desk, ways) = (Desk::get(), Ways::get());
    let password = RwSignal::new(String::new());
    // What has been saved is not left on the screen.
    Effect::new(move |_| {
        ways.all.track();
        password.set(String::new());
    });
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        ways.change("password".to_owned(), password.get_untracked());
    };
    let needed = move || !offered || ways.all.with(|all| !all.password);
    // Password managers ask whose it is.
    let name = move || desk.me.with(|me| me.as_ref().map(|me| me.card.name.clone()));
    view! {
        <form class="club-form" on:submit=save>
            <input type="text" name="username" autocomplete="username" hidden=true prop:value=name/>
            <label class="club-field"><span>{ClubLabel::PasswordNew.text()}</span>
                <input class="field" data-testid="new-password" type="password" name="password" autocomplete="new-password" prop:value=password on:input=move |event| password.set(event_target_value(&event))/>
            </label>
            <div class="button-row">
                <button type="submit" class="button" data-testid="save-password" disabled=move || password.with(String::is_empty)>{ClubLabel::PasswordSave.text()}</button>
                <button type="button" class="button" data-testid="remove-password" hidden=needed on:click=move |_| ways.change("password/remove".to_owned(), Empty {})>{ClubLabel::PasswordRemove.text()}</button>
            </div>
        </form>
    }
}

/// Shows who is there, if the club asks.
#[component]
fn Sure(offered: bool) -> impl IntoView {
    let ways = Ways::get();
    let (password, form) = (RwSignal::new(String::new()), NodeRef::<leptos::html::Form>::new());
    // What the club has refused may be far away on the page.
    Effect::new(move |_| {
        if let Some(form) = form.get().filter(|_| ways.unsure.get()) {
            _ = form.focus();
        }
    });
    let sure = move |said: Result<Empty, String>| {
        password.set(String::new());
        ways.settle(said);
    };
    let with_password = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move { sure(api::order_club("sure", &password.get_untracked()).await) });
    };
    let with_passkey = move |_| spawn_local(async move { sure(ceremony("sure", &Empty {}, "").await) });
    let no_password = move || ways.all.with(|all| !all.password);
    let no_passkey = move || !offered || ways.all.with(|all| all.passkeys.is_empty());
    view! {
        <form class="club-form" node_ref=form tabindex="-1" data-testid="unsure" hidden=move || !ways.unsure.get() on:submit=with_password>
            <p role="status">{move || ways.unsure.get().then(|| ClubLabel::Sure.text())}</p>
            <label class="club-field" hidden=no_password><span>{ClubLabel::Password.text()}</span>
                <input class="field" data-testid="sure-password" type="password" name="password" autocomplete="current-password" prop:value=password on:input=move |event| password.set(event_target_value(&event))/>
            </label>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="sure-passkey-go" hidden=no_passkey on:click=with_passkey>{ClubLabel::SurePasskey.text()}</button>
                <button type="submit" class="button" data-testid="sure-password-go" hidden=no_password>{ClubLabel::SurePassword.text()}</button>
            </div>
        </form>
    }
}

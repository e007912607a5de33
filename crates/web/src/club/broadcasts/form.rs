//! The form for a broadcast.

use crownhead_api::broadcasts::{BroadcastCard, NewBroadcast, NewRound, RoundCard};
use crownhead_notation::{rules_key, rules_of_key};
use crownhead_prose::broadcasts::BroadcastLabel;
use crownhead_prose::club::ClubLabel;
use crownhead_rules::Variant;
use leptos::{prelude::*, task::spawn_local};

use crate::{
    club::{desk::Desk, lobby::RulesChoice},
    icons::{Glyph, Icon},
    platform::{address, api},
};

/// What someone fills in.
#[derive(Clone, Copy)]
pub(super) struct BroadcastFields {
    title: RwSignal<String>,
    about: RwSignal<String>,
    place: RwSignal<String>,
    dates: RwSignal<String>,
    rules: RwSignal<String>,
}

impl BroadcastFields {
    /// The fields of a broadcast, or of a new one.
    pub(super) fn of(card: Option<&BroadcastCard>) -> BroadcastFields {
        let text =
            |of: fn(&BroadcastCard) -> &String| RwSignal::new(card.map(of).cloned().unwrap_or_default());
        // House rules come with the address, as in the lobby.
        let asked = address::query("variant").and_then(|key| rules_of_key(&key)).map(rules_key);
        let usual = asked.unwrap_or_else(|| Variant::International.key().to_owned());
        BroadcastFields {
            title: text(|card| &card.title),
            about: text(|card| &card.about),
            place: text(|card| &card.place),
            dates: text(|card| &card.dates),
            rules: RwSignal::new(card.map_or(usual, |card| card.rules.clone())),
        }
    }

    pub(super) fn filled_in(self) -> NewBroadcast {
        NewBroadcast {
            title: self.title.get_untracked(),
            about: self.about.get_untracked(),
            place: self.place.get_untracked(),
            dates: self.dates.get_untracked(),
            rules: self.rules.get_untracked().trim().to_owned(),
        }
    }

    /// The fields that can be changed later, too.
    pub(super) fn view(self) -> impl IntoView {
        let line = |id: &'static str, label: BroadcastLabel, value: RwSignal<String>| {
            view! {
                <label class="club-field"><span>{label.text()}</span>
                    <input class="field" data-testid=id maxlength="80" autocomplete="off" prop:value=value on:input=move |event| value.set(event_target_value(&event))/>
                </label>
            }
        };
        let about = self.about;
        view! {
            {line("broadcast-name", BroadcastLabel::Title, self.title)}
            {line("broadcast-place", BroadcastLabel::Place, self.place)}
            {line("broadcast-dates", BroadcastLabel::Dates, self.dates)}
            <label class="club-field"><span>{BroadcastLabel::About.text()}</span>
                <textarea class="field" rows="3" maxlength="1000" data-testid="broadcast-about" prop:value=about on:input=move |event| about.set(event_target_value(&event))></textarea>
            </label>
        }
    }
}

/// The page with the form for a new broadcast, which has a round from the beginning.
#[component]
pub(crate) fn BroadcastForm() -> impl IntoView {
    let desk = Desk::get();
    let fields = BroadcastFields::of(None);
    let code = RwSignal::new(String::new());
    let make = move |_| {
        let own = code.get_untracked().trim().to_owned();
        let order = fields.filled_in();
        let order = if own.is_empty() { order } else { NewBroadcast { rules: own, ..order } };
        desk.trouble.set(String::new());
        spawn_local(async move {
            let made = async {
                let card = api::order_club::<BroadcastCard>("broadcast", &order).await?;
                let path = format!("broadcast/{}/round", card.id);
                let round = api::order_club::<RoundCard>(&path, &NewRound::default()).await?;
                Ok::<_, String>((card.id, round.id))
            };
            match made.await {
                Ok((id, round)) => desk.enter_broadcast(&id, Some(round)),
                Err(key) => desk.refused(&key),
            }
        });
    };
    view! {
        <main class="club-lobby club-narrow" data-testid="broadcast-new">
            <section class="club-card">
                <h1>{BroadcastLabel::New.text()}</h1>
                <div class="club-form">
                    {fields.view()}
                    <RulesChoice rules=fields.rules/>
                    <label class="club-field"><span>{BroadcastLabel::Code.text()}</span>
                        <input class="field" data-testid="broadcast-code" maxlength="200" autocomplete="off" spellcheck="false" prop:value=code on:input=move |event| code.set(event_target_value(&event))/>
                    </label>
                    <p class="club-trouble" role="alert" data-testid="trouble">{desk.trouble}</p>
                    <div class="button-row">
                        <button type="button" class="button primary" data-testid="broadcast-make" on:click=make>{ClubLabel::MakeTournament.text()}</button>
                        <button type="button" class="button" data-testid="to-lobby" on:click=move |_| desk.enter_lobby()><Icon glyph=Glyph::Back/>{ClubLabel::Lobby.text()}</button>
                    </div>
                </div>
            </section>
        </main>
    }
}

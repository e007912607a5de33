//! The settings.

use crownhead_boardview::Speed;
use crownhead_prose::{Label, Language};
use leptos::prelude::*;

use super::{
    Frame,
    choices::{Choices, Switch},
    kept::KeptOffline,
    looks::Looks,
};
use crate::{
    controller::App,
    model::{
        settings::{Settings, Theme},
        words,
    },
    platform::address,
};

/// The settings; changes take effect at once.
#[component]
pub(super) fn SettingsDialog() -> impl IntoView {
    let app = App::get();
    let read = move |what: fn(&Settings) -> usize| Signal::derive(move || app.settings.with(what));
    let speeds = Speed::ALL.map(|speed| (speed.key().to_owned(), words::speed(speed)));
    let pauses = Settings::PAUSES.map(|pause| (pause.to_string(), words::seconds(pause)));
    let themes = Theme::ALL.map(|theme| (theme.key().to_owned(), words::theme(theme)));
    let speed = read(|settings| Speed::ALL.iter().position(|&speed| speed == settings.speed).unwrap_or(0));
    let pause = read(Settings::nearest_pause);
    let theme = read(|settings| Theme::ALL.iter().position(|&theme| theme == settings.theme).unwrap_or(0));
    let flag = move |what: fn(&Settings) -> bool| Signal::derive(move || app.settings.with(what));
    view! {
        <Frame id="settings" title=Label::Settings.text()>
            <Choices id="speed" label=Label::AnimationSpeed.text() entries=speeds.to_vec() taken=speed
                take=move |index: usize| app.change_settings(|settings| settings.speed = Speed::ALL[index])/>
            <Choices id="pause" label=Label::ComputerPause.text() entries=pauses.to_vec() taken=pause
                take=move |index: usize| app.change_settings(|settings| settings.pause = Settings::PAUSES[index])/>
            <Choices id="theme" label=Label::Theme.text() entries=themes.to_vec() taken=theme
                take=move |index: usize| app.change_settings(|settings| settings.theme = Theme::ALL[index])/>
            <Looks/>
            <LanguageChoice/>
            <div class="switches">
                <Switch id="setting-numbers" label=Label::SquareNumbers.text() on=flag(|settings| settings.numbers)
                    turn=move |on| app.change_settings(|settings| settings.numbers = on)/>
                <Switch id="setting-targets" label=Label::ShowTargets.text() on=flag(|settings| settings.targets)
                    turn=move |on| app.change_settings(|settings| settings.targets = on)/>
                <Switch id="setting-premoves" label=Label::Premoves.text() on=flag(|settings| settings.premoves)
                    turn=move |on| app.change_settings(|settings| settings.premoves = on)/>
                <Switch id="setting-one-click" label=Label::OneClick.text() on=flag(|settings| settings.one_click)
                    turn=move |on| app.change_settings(|settings| settings.one_click = on)/>
                <Switch id="setting-flip" label=Label::FlipEachMove.text() on=flag(|settings| settings.flip)
                    turn=move |on| app.change_settings(|settings| settings.flip = on)/>
                <Switch id="setting-sound" label=Label::Sound.text() on=flag(|settings| settings.sound)
                    turn=move |on| app.change_settings(|settings| settings.sound = on)/>
            </div>
            <KeptOffline/>
        </Frame>
    }
}

/// The languages, each in its own words. A change loads the page anew, with the game that is saved.
#[component]
fn LanguageChoice() -> impl IntoView {
    let app = App::get();
    let shown = crownhead_prose::language();
    let take = move |tag: String| {
        app.change_settings(|settings| settings.language = Language::from_tag(&tag));
        address::reload();
    };
    let option = |language: Language| {
        view! { <option value=language.tag() lang=language.tag() selected={language == shown}>{language.own_name()}</option> }
    };
    view! {
        <label class="setting">
            <span class="setting-label">{Label::Language.text()}</span>
            <select class="field" data-testid="language" on:change=move |event| take(event_target_value(&event))>
                {Language::offered().map(option).collect_view()}
            </select>
        </label>
    }
}

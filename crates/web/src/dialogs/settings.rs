//! The settings.

use crownhead_boardview::{Speed, SquareNames};
use crownhead_prose::{Label, Language, SquareStyle};
use leptos::prelude::*;

use super::{
    Frame,
    choices::{Choices, Switch},
    kept::KeptOffline,
    looks::Looks,
};
use crate::{
    controller::{App, Dialog},
    model::{
        settings::{Settings, Theme},
        words,
    },
    platform::{address, sound},
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
            <SquareNaming/>
            <div class="switches">
                <Switch id="setting-targets" label=Label::ShowTargets.text() on=flag(|settings| settings.targets)
                    turn=move |on| app.change_settings(|settings| settings.targets = on)/>
                <Switch id="setting-premoves" label=Label::Premoves.text() on=flag(|settings| settings.premoves)
                    turn=move |on| app.change_settings(|settings| settings.premoves = on)/>
                <Switch id="setting-one-click" label=Label::OneClick.text() on=flag(|settings| settings.one_click)
                    turn=move |on| app.change_settings(|settings| settings.one_click = on)/>
                <Switch id="setting-warnings" label=Label::Warnings.text() on=flag(|settings| settings.warnings)
                    turn=move |on| app.change_settings(|settings| settings.warnings = on)/>
                <Switch id="setting-flip" label=Label::FlipEachMove.text() on=flag(|settings| settings.flip)
                    turn=move |on| app.change_settings(|settings| settings.flip = on)/>
                <Switch id="setting-blindfold" label=Label::Blindfold.text() on=flag(|settings| settings.blindfold)
                    turn=move |on| app.change_settings(|settings| settings.blindfold = on)/>
                <Switch id="setting-sound" label=Label::Sound.text() on=flag(|settings| settings.sound)
                    turn=move |on| app.change_settings(|settings| settings.sound = on)/>
                {sound::can_vibrate().then(|| view! {
                    <Switch id="setting-vibration" label=Label::Vibration.text() on=flag(|settings| settings.vibration)
                        turn=move |on| app.change_settings(|settings| settings.vibration = on)/>
                })}
            </div>
            <div class="button-row">
                <button type="button" class="button" data-testid="open-keys" on:click=move |_| app.show(Dialog::Keys)>{Label::Keys.text()}</button>
            </div>
            <KeptOffline/>
        </Frame>
    }
}

/// The names of squares: on the board, beside it, and for screen readers.
#[component]
fn SquareNaming() -> impl IntoView {
    let app = App::get();
    let places = [("inside", Label::Inside), ("outside", Label::Outside), ("none", Label::None)];
    let places = places.map(|(key, label)| (key.to_owned(), label.text()));
    let place = Signal::derive(move || {
        app.settings.with(|settings| match (settings.numbers, settings.outside) {
            (true, false) => 0,
            (true, true) => 1,
            (false, _) => 2,
        })
    });
    let names = [Label::Usual, Label::Numbers, Label::Letters];
    let names =
        SquareNames::ALL.into_iter().zip(names).map(|(names, label)| (names.key().to_owned(), label.text()));
    let shown = Signal::derive(move || {
        app.settings
            .with(|settings| SquareNames::ALL.iter().position(|&names| names == settings.names).unwrap_or(0))
    });
    let spoken = SquareStyle::ALL.map(|style| (style.key().to_owned(), words::spoken_example(style)));
    let said = Signal::derive(move || {
        app.settings
            .with(|settings| SquareStyle::ALL.iter().position(|&style| style == settings.spoken).unwrap_or(0))
    });
    view! {
        <Choices id="square-names" label=Label::SquareNumbers.text() entries=places.to_vec() taken=place
            take=move |index: usize| app.change_settings(|settings| {
                settings.numbers = index < 2;
                settings.outside = index == 1;
            })/>
        <Choices id="names" label=Label::NamesShown.text() entries=names.collect() taken=shown
            take=move |index: usize| app.change_settings(|settings| settings.names = SquareNames::ALL[index])/>
        <Choices id="spoken" label=Label::SpokenNames.text() entries=spoken.to_vec() taken=said
            take=move |index: usize| app.change_settings(|settings| settings.spoken = SquareStyle::ALL[index])/>
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

//! The settings.

use crownhead_boardview::Speed;
use crownhead_prose::Label;
use leptos::prelude::*;

use super::{
    Frame,
    choices::{Choices, Switch},
    tables::Tables,
};
use crate::{
    controller::App,
    model::{
        settings::{Settings, Theme},
        words,
    },
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
            <div class="switches">
                <Switch id="setting-numbers" label=Label::SquareNumbers.text() on=flag(|settings| settings.numbers)
                    turn=move |on| app.change_settings(|settings| settings.numbers = on)/>
                <Switch id="setting-targets" label=Label::ShowTargets.text() on=flag(|settings| settings.targets)
                    turn=move |on| app.change_settings(|settings| settings.targets = on)/>
                <Switch id="setting-sound" label=Label::Sound.text() on=flag(|settings| settings.sound)
                    turn=move |on| app.change_settings(|settings| settings.sound = on)/>
            </div>
            <Tables/>
        </Frame>
    }
}

//! The foot of the engine's box: the depth, which engine is at work, and what it may use.

use crownhead_api::EngineSetup;
use crownhead_notation::{fen, rules_key};
use crownhead_prose::{
    microscope::MicroLabel,
    study::{self, StudyLabel},
};
use leptos::prelude::*;

use super::{desk::Desk, link::AtWork};
use crate::{
    icons::{Glyph, Icon},
    platform::{address, store},
};

/// The foot.
#[component]
pub(super) fn EngineFoot() -> impl IntoView {
    let desk = Desk::get();
    let (found, at_work) = (desk.analysis().found, desk.analysis().at_work);
    let depth = Memo::new(move |_| found.with(|found| found.as_ref().map(|found| study::depth(found.depth))));
    let name = move || match at_work.get() {
        AtWork::Unknown => String::new(),
        AtWork::Page => StudyLabel::EngineInPage.text(),
        AtWork::Native(_, setup) => study::native_engine(setup.threads),
    };
    let native = Memo::new(move |_| matches!(at_work.get(), AtWork::Native(..)));
    let microscope = move || {
        desk.tree.track();
        desk.cursor.track();
        let position = desk.read(crownhead_study::Study::position);
        address::microscope(&rules_key(position.rules()), &fen::write(&position))
    };
    view! {
        <div class="depth">
            <span data-testid="engine-depth">{depth}</span>
            <span class="space"></span>
            <span data-testid="engine-name">{name}</span>
            <a class="setup-open" data-testid="to-microscope" href=microscope aria-label=MicroLabel::Title.text() title=MicroLabel::Title.text()>
                <Icon glyph=Glyph::Search/>
            </a>
            {move || native.get().then(|| view! { <Setup/> })}
        </div>
    }
}

/// Threads and memory of the server's engine, behind a button.
#[component]
fn Setup() -> impl IntoView {
    let desk = Desk::get();
    let offer = move || match desk.analysis().at_work.get_untracked() {
        AtWork::Native(offer, setup) => (offer, setup),
        _ => Default::default(),
    };
    let (most, now) = offer();
    let threads: Vec<u32> = (1..=most.threads).map(u32::from).collect();
    let memory = std::iter::successors(Some(EngineSetup::LEAST_MEMORY), |size| size.checked_mul(2));
    let memory: Vec<u32> = memory.take_while(|size| *size <= most.memory).collect();
    view! {
        <button
            type="button"
            class="setup-open"
            popovertarget="engine-setup"
            data-testid="engine-setup-open"
            title=StudyLabel::EngineSetup.text()
            aria-label=StudyLabel::EngineSetup.text()
        ><Icon glyph=Glyph::Gear/></button>
        <div id="engine-setup" class="setup" popover="auto" data-testid="engine-setup">
            {choice("engine-threads", StudyLabel::Threads, threads, now.threads.into(), |count: u32| count.to_string(), move |count| {
                desk.adjust_engine(EngineSetup { threads: count as u16, ..offer().1 });
            })}
            {choice("engine-memory", StudyLabel::Memory, memory, now.memory, study::memory, move |memory| {
                desk.adjust_engine(EngineSetup { memory, ..offer().1 });
            })}
        </div>
    }
}

fn choice(
    id: &'static str,
    label: StudyLabel,
    values: Vec<u32>,
    now: u32,
    text: fn(u32) -> String,
    choose: impl Fn(u32) + 'static,
) -> impl IntoView {
    let option = move |value: u32| {
        view! { <option value=value.to_string() selected={value == now}>{text(value)}</option> }
    };
    let changed = move |event: leptos::ev::Event| {
        if let Ok(value) = event_target_value(&event).parse() {
            choose(value);
        }
    };
    view! {
        <label>
            <span>{label.text()}</span>
            <select class="field" data-testid=id on:change=changed>{values.into_iter().map(option).collect_view()}</select>
        </label>
    }
}

impl Desk {
    /// Changes what the server's engine uses, and asks it again.
    fn adjust_engine(self, setup: EngineSetup) {
        store::save(store::ENGINE, &setup);
        self.analysis().adjust(setup);
    }
}

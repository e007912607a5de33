//! What the browser keeps for use without a network, in the settings.

use crownhead_prose::{Label, kept_offline};
use leptos::prelude::*;

use crate::platform::offline::{self, Kept, Task};

/// The sizes of what is kept, and buttons that change it. Empty where nothing can be kept.
#[component]
pub(super) fn KeptOffline() -> impl IntoView {
    let (kept, busy) = (RwSignal::new(None::<Kept>), RwSignal::new(false));
    let order = move |task| {
        busy.set(true);
        leptos::task::spawn_local(async move {
            let answer = offline::kept(task).await;
            busy.set(false);
            if answer.is_some() || task == Task::Count {
                kept.set(answer);
            }
        });
    };
    order(Task::Count);
    let rest = move |kept: Kept| kept.all - kept.data;
    let section = move |now: Kept| {
        view! {
            <section class="kept" data-testid="kept">
                <h3>{Label::KeptOffline.text()}</h3>
                <p class="question" data-testid="kept-sizes">{kept_offline::sizes(now.app, now.data)}</p>
                <div class="button-row">
                    <button type="button" class="button" data-testid="kept-all" disabled=busy hidden={rest(now) <= 0.0} on:click=move |_| order(Task::KeepAll)>
                        {kept_offline::keep_all(rest(now))}
                    </button>
                    <button type="button" class="button" data-testid="kept-clear" disabled=busy hidden={now.data <= 0.0} on:click=move |_| order(Task::Clear)>
                        {kept_offline::clear(now.data)}
                    </button>
                </div>
            </section>
        }
    };
    move || kept.get().map(section)
}

//! A line at the top of a panel: what was wrong with the page's address.

use leptos::prelude::*;

/// The line, hidden while it is empty.
#[component]
pub(crate) fn PanelNotice(notice: RwSignal<String>) -> impl IntoView {
    view! {
        <p class="panel-notice" role="alert" data-testid="notice" hidden=move || notice.with(String::is_empty)>{notice}</p>
    }
}

//! What the page opens first, and the dialog that opens games and positions.
//!
//! Not here: formats (`crownhead_study::import`), reading in steps (`import`), sharing (`share`).

use crownhead_notation::rules_of_key;
use crownhead_prose::study::{self, StudyLabel};
use crownhead_study::{Chapters, Study, address as link, import, name_of};
use leptos::{html, prelude::*};
use web_sys::DragEvent;

use super::desk::{Desk, Dialog};
use crate::{
    dialogs::frame::DialogFrame,
    files_in::{self, FileButton},
    icons::{Glyph, Icon},
    model::{address as opening, recent::Recent},
    platform::{address, clipboard, store},
};

/// Games of a list that are shown at once.
const SHOWN: usize = 200;
/// Headers that are looked at for each letter of a search.
const SEARCHED: usize = 20_000;

impl Desk {
    /// The study that the address asks for, else the one that was left here, else an empty board.
    pub(super) fn open_first(self) {
        self.open_stored();
        let fragment = address::fragment();
        if link::is_one(&fragment) {
            match link::read(&fragment) {
                Ok(study) => return self.replace(study),
                Err(error) => self.notice.set(format!("{error}.")),
            }
        }
        match opening::read(&address::pairs()) {
            Some(Ok(asked)) => return self.replace(Study::from_position(*asked.game.start())),
            Some(Err(line)) => self.notice.set(line),
            None => {}
        }
        if let Some(text) = store::load::<String>(store::HANDOFF) {
            store::remove(store::HANDOFF);
            let opened = import::import(text.as_bytes(), "").and_then(|import| import.open(0));
            if let Ok(mut opened) = opened {
                let last = opened.study.main_line().last().copied();
                if let Some(last) = last.filter(|_| matches!(fragment.as_str(), "#end" | "#review")) {
                    opened.study.go_to(last);
                }
                self.replace(opened.study);
            }
        }
        if let Some(rules) = address::query("game").and_then(|key| rules_of_key(&key)) {
            // A study with moves stays open.
            if self.read_chapters(Chapters::is_blank) && self.rules() != rules {
                self.replace(Study::new(rules));
            }
            address::replace_query("");
        }
        let asked = match fragment.as_str() {
            "#open" => Dialog::Open,
            "#share" => Dialog::Share,
            "#end" => return address::forget_fragment(),
            "#review" => {
                address::forget_fragment();
                return self.start_review();
            }
            "#editor" => {
                address::forget_fragment();
                return self.edit_position();
            }
            _ => return,
        };
        address::forget_fragment();
        self.dialog.set(Some(asked));
    }
}

/// The dialog.
#[component]
pub(super) fn Open() -> impl IntoView {
    let desk = Desk::get();
    let close = Callback::new(move |()| {
        desk.cancel_reading();
        desk.dialog.set(None);
    });
    view! {
        <DialogFrame id="open" title=StudyLabel::OpenStudy.text() class="" close=close>
            <Paste/>
            <ReadingBar/>
            <Found/>
            <Left/>
        </DialogFrame>
    }
}

/// The field for texts, and the way to files.
#[component]
fn Paste() -> impl IntoView {
    let desk = Desk::get();
    let field: NodeRef<html::Textarea> = NodeRef::new();
    let open = move |_| {
        if let Some(field) = field.get_untracked() {
            desk.read_text(field.value());
        }
    };
    let paste = move |_| {
        clipboard::paste(move |text| {
            if let (Some(text), Some(field)) = (text, field.get_untracked()) {
                field.set_value(&text);
            }
        });
    };
    let chosen = Callback::new(move |files| desk.read_files(files));
    view! {
        <div class="setting">
            <label class="setting-label" for="text-paste">{StudyLabel::OpenHint.text()}</label>
            <textarea id="text-paste" class="field" data-testid="paste-text" node_ref=field rows="4" spellcheck="false"></textarea>
            <label class="check">
                <input type="checkbox" data-testid="as-chapters" prop:checked=desk.as_chapters on:change=move |event| desk.as_chapters.set(event_target_checked(&event))/>
                <span>{StudyLabel::AsChapters.text()}</span>
            </label>
            <div class="button-row">
                <button type="button" class="button primary" data-testid="paste-open" on:click=open>{StudyLabel::OpenStudy.text()}</button>
                <button type="button" class="button" data-testid="paste" on:click=paste>{StudyLabel::Paste.text()}</button>
                <FileButton id="choose-file" chosen=chosen>{StudyLabel::ChooseFiles.text()}</FileButton>
            </div>
        </div>
    }
}

/// Opens what is dropped on the page.
pub(super) fn dropped(desk: Desk, event: &DragEvent) {
    let Some((files, text)) = files_in::dropped(event) else { return };
    desk.dialog.set(Some(Dialog::Open));
    if files.is_empty() {
        desk.read_text(text);
    } else {
        desk.read_files(files);
    }
}

/// How far reading is.
#[component]
fn ReadingBar() -> impl IntoView {
    let desk = Desk::get();
    move || {
        desk.reading.get().map(|reading| {
            view! {
                <div class="reading" data-testid="reading">
                    <progress max="100" value=reading.percent></progress>
                    <span>{study::reading(reading.games)}</span>
                    <button type="button" class="button" data-testid="reading-cancel" on:click=move |_| desk.cancel_reading()>{StudyLabel::Cancel.text()}</button>
                </div>
            }
        })
    }
}

/// A game of a list.
struct Row {
    file: usize,
    index: usize,
    title: String,
    detail: String,
}

/// The games that have all these words in their header, and whether there are more.
fn rows(desk: Desk, words: &str) -> (Vec<Row>, bool) {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    desk.imported.with_value(|opened| {
        let all = opened.imports.iter().enumerate();
        let all = all.flat_map(|(file, import)| (0..import.len()).map(move |index| (file, index, import)));
        let mut rows = Vec::new();
        let mut looked = 0;
        for (file, index, import) in all {
            looked += 1;
            if rows.len() >= SHOWN || (looked > SEARCHED && !words.is_empty()) {
                return (rows, true);
            }
            let tags = import.header(index);
            let tag = |name: &str| tags.get(name).filter(|text| *text != "?").unwrap_or_default().to_owned();
            let title = name_of(&tags).unwrap_or_else(|| study::game_number(index + 1));
            let detail = [tag("Event"), tag("Date"), tag("Result"), tag("FEN")];
            let detail: Vec<String> = detail.into_iter().filter(|text| !text.is_empty()).collect();
            let row = Row { file, index, title, detail: detail.join(" · ") };
            let text = format!("{} {}", row.title, row.detail).to_lowercase();
            if words.iter().all(|word| text.contains(word.as_str())) {
                rows.push(row);
            }
        }
        (rows, false)
    })
}

/// What was read: errors, and the games to choose from.
#[component]
fn Found() -> impl IntoView {
    let desk = Desk::get();
    let words = RwSignal::new(String::new());
    let errors = move || {
        desk.imported_stamp.track();
        desk.imported.with_value(|opened| opened.errors.join(" "))
    };
    let count = Memo::new(move |_| {
        desk.imported_stamp.track();
        desk.imported.with_value(|opened| opened.imports.iter().map(import::Import::len).sum::<usize>())
    });
    let games = move || {
        desk.imported_stamp.track();
        let (rows, more) = rows(desk, &words.get());
        let row = |row: Row| {
            let (file, index) = (row.file, row.index);
            view! {
                <button type="button" class="option" data-testid=format!("game-{file}-{index}") on:click=move |_| desk.open_imported(file, index)>
                    <span class="option-text"><b>{row.title}</b><span>{row.detail}</span></span>
                    <Icon glyph=Glyph::Next/>
                </button>
            }
        };
        view! {
            <div class="options games">{rows.into_iter().map(row).collect_view()}</div>
            {more.then(|| view! { <p class="none">{StudyLabel::MoreGames.text()}</p> })}
        }
    };
    view! {
        <p class="wrong" role="alert" data-testid="paste-error">{errors}</p>
        {move || (count.get() > 1).then(|| view! {
            <label class="setting">
                <span class="setting-label">{study::games_found(count.get())}</span>
                <input class="field" type="search" data-testid="game-search" placeholder=StudyLabel::SearchGames.text() on:input=move |event| words.set(event_target_value(&event))/>
            </label>
            {(count.get() <= Chapters::MOST).then(|| view! {
                <button type="button" class="button" data-testid="open-all" on:click=move |_| desk.open_all()>{study::open_all(count.get())}</button>
            })}
            {games}
        })}
    }
}

/// Studies that were left.
#[component]
fn Left() -> impl IntoView {
    let desk = Desk::get();
    let row = move |(index, name, detail): (usize, String, String)| {
        let delete = study::delete_named(&name);
        view! {
            <div class="kept">
                <button type="button" class="option" data-testid=format!("recent-{index}") on:click=move |_| desk.restore(index)>
                    <span class="option-text"><b>{name}</b><span>{detail}</span></span>
                </button>
                <button type="button" class="icon-button" data-testid=format!("recent-delete-{index}") title=delete.clone() aria-label=delete on:click=move |_| desk.forget_left(index)>
                    <Icon glyph=Glyph::Close/>
                </button>
            </div>
        }
    };
    move || {
        let left = |recent: &Recent| {
            let rows = recent.studies.iter().enumerate();
            rows.map(|(index, left)| (index, left.name.clone(), left.detail.clone())).collect::<Vec<_>>()
        };
        let rows = desk.recent.with(left);
        (!rows.is_empty()).then(|| {
            view! {
                <section class="setting">
                    <h3 class="setting-label">{StudyLabel::Recent.text()}</h3>
                    <div class="options kept-list">{rows.into_iter().map(row).collect_view()}</div>
                </section>
            }
        })
    }
}

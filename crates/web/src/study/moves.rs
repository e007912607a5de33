//! The tree of moves: the main line in bold, variations as indented paragraphs.

use std::time::Duration;

use crownhead_prose::{study::StudyLabel, typeset};
use crownhead_study::{Event, NodeId, Study, glyph};
use leptos::{html, prelude::*};

use super::desk::Desk;
use crate::whole_moves::whole_moves;

/// Only so many moves around the cursor are shown: a record may have a million.
const MOST_SHOWN: usize = 2000;
/// Deeper variations are not indented further.
const DEEPEST_INDENT: usize = 5;

/// One move in the list.
#[derive(Clone, PartialEq, Eq)]
struct Entry {
    node: NodeId,
    number: Option<String>,
    text: String,
    comment_before: String,
    comment: String,
    /// The class of the mark behind the move, if there is one.
    mark: &'static str,
}

/// Moves that follow each other in one variation.
#[derive(Clone, PartialEq, Eq)]
struct Paragraph {
    depth: usize,
    entries: Vec<Entry>,
    /// Whether moves before or after it are left out.
    cut: bool,
}

/// The paragraphs of a study, with at most [`MOST_SHOWN`] moves around the cursor.
fn paragraphs(study: &Study) -> Vec<Paragraph> {
    let events: Vec<Event> = study.walk().collect();
    let at = events.iter().position(|event| *event == Event::Node(study.cursor())).unwrap_or(0);
    let first = if events.len() > MOST_SHOWN { at.saturating_sub(MOST_SHOWN / 2) } else { 0 };
    let (mut depth, mut list) = (0usize, Vec::<Paragraph>::new());
    let mut fresh = true;
    for (index, event) in events.iter().enumerate().take(first + MOST_SHOWN) {
        match event {
            Event::Open => (depth, fresh) = (depth + 1, true),
            Event::Close => (depth, fresh) = (depth.saturating_sub(1), true),
            Event::Node(_) if index < first => {}
            Event::Node(node) => {
                if fresh {
                    list.push(Paragraph { depth, entries: Vec::new(), cut: false });
                }
                if let Some(paragraph) = list.last_mut() {
                    let before = paragraph.entries.last();
                    let continues = before.is_some_and(|entry| entry.comment.is_empty());
                    paragraph.entries.push(entry(study, *node, continues));
                }
                fresh = false;
            }
        }
    }
    let cut_after = events.len() > first + MOST_SHOWN;
    if let Some(paragraph) = list.first_mut() {
        paragraph.cut = first > 0;
    }
    if let Some(paragraph) = list.last_mut() {
        paragraph.cut |= cut_after;
    }
    list
}

fn entry(study: &Study, node: NodeId, continues: bool) -> Entry {
    let (number, second) = study.number(node);
    let glyphs = study.glyphs(node);
    let symbols = glyphs.iter().filter_map(|&number| glyph::of(number)).map(|glyph| glyph.symbol);
    let text = typeset(study.text(node)) + &symbols.collect::<String>();
    let number = match (second, continues) {
        (false, _) => Some(format!("{number}.")),
        (true, false) => Some(format!("{number}…")),
        (true, true) => None,
    };
    let mark = glyphs.iter().find_map(|number| mark_class(*number)).unwrap_or_default();
    let (comment_before, comment) = (study.comment_before(node), study.comment(node));
    Entry { node, number, text, comment_before, comment, mark }
}

fn mark_class(number: u32) -> Option<&'static str> {
    Some(match number {
        1 | 3 => "good",
        2 => "mistake",
        4 => "blunder",
        5 => "interesting",
        6 => "dubious",
        _ => return None,
    })
}

/// The list.
#[component]
pub(super) fn Moves() -> impl IntoView {
    let desk = Desk::get();
    let list: NodeRef<html::Div> = NodeRef::new();
    let large = Memo::new(move |_| {
        desk.tree.track();
        desk.read(Study::size) > MOST_SHOWN
    });
    let shown = Memo::new(move |_| {
        desk.tree.track();
        if large.get() {
            desk.cursor.track();
        }
        desk.read(paragraphs)
    });
    Effect::new(move |_| {
        shown.track();
        let now = desk.cursor.get();
        request_animation_frame(move || {
            mark_current(list, now);
            // Reading places now would lay the page out twice. After the frame they are known.
            set_timeout(move || scroll_to(list, now), Duration::ZERO);
        });
    });
    let to_node = move |node: NodeId| desk.travel(|study| study.go_to(node));
    view! {
        <div class="tree" data-testid="moves" node_ref=list tabindex="-1">
            <h2 class="hush">{StudyLabel::Moves.text()}</h2>
            {move || shown.get().into_iter().map(|paragraph| paragraph_view(paragraph, to_node)).collect_view()}
            <p class="none" hidden=move || shown.with(|shown| !shown.is_empty())>{StudyLabel::NoMoves.text()}</p>
        </div>
    }
}

fn paragraph_view(paragraph: Paragraph, to_node: impl Fn(NodeId) + Copy + 'static) -> impl IntoView {
    let class = format!("line line-{}", paragraph.depth.min(DEEPEST_INDENT));
    // Moves in comments look like those of the list.
    let words = |comment: &str| whole_moves(&typeset(comment));
    let entry = move |entry: Entry| {
        let node = entry.node;
        let before = (!entry.comment_before.is_empty())
            .then(|| view! { <span class="comment">{words(&entry.comment_before)}" "</span> });
        let after = (!entry.comment.is_empty())
            .then(|| view! { <span class="comment">{words(&entry.comment)}" "</span> });
        view! {
            {before}
            <button
                type="button"
                id=format!("node-{}", node.index())
                class=format!("node {}", entry.mark)
                on:click=move |_| to_node(node)
            >
                {entry.number.map(|number| view! { <span class="number">{number}</span> })}
                {entry.text}
            </button>
            {after}
        }
    };
    view! {
        <p class=class>
            {paragraph.entries.into_iter().map(entry).collect_view()}
            {paragraph.cut.then_some("…")}
        </p>
    }
}

/// Marks the button of the node. One change of two elements, however long the list is.
fn mark_current(list: NodeRef<html::Div>, node: NodeId) {
    let Some(list) = list.get_untracked() else { return };
    if let Ok(Some(before)) = list.query_selector("[aria-current]") {
        _ = before.remove_attribute("aria-current");
    }
    if let Some(button) = button_of(node) {
        _ = button.set_attribute("aria-current", "true");
    }
}

fn button_of(node: NodeId) -> Option<web_sys::Element> {
    document().get_element_by_id(&format!("node-{}", node.index()))
}

/// Scrolls the list to the button of the node, or to its top if there is none.
fn scroll_to(list: NodeRef<html::Div>, node: NodeId) {
    let Some(list) = list.get_untracked() else { return };
    let Some(button) = button_of(node) else { return list.set_scroll_top(0) };
    let (outer, inner) = (list.get_bounding_client_rect(), button.get_bounding_client_rect());
    if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
        let middle = |rect: &web_sys::DomRect| f64::midpoint(rect.top(), rect.bottom());
        let by = middle(&inner) - middle(&outer);
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

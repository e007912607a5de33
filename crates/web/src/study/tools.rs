//! The bar below the moves: steps through the tree, the branch at the cursor, the board.

use crownhead_prose::{Label, study::StudyLabel};
use crownhead_study::{NodeId, Study};
use leptos::prelude::*;

use super::{desk::Desk, explorer::ExplorerButton, review::ReviewButton};
use crate::icons::{Glyph, Icon};

/// The bar.
#[component]
pub(super) fn Tools() -> impl IntoView {
    let desk = Desk::get();
    let at_start = Memo::new(move |_| desk.cursor.get() == NodeId::START);
    let at_end = Memo::new(move |_| {
        desk.tree.track();
        let node = desk.cursor.get();
        desk.read(|study| study.children(node).is_empty())
    });
    let button = move |id: &'static str, glyph: Glyph, label: String, off: Memo<bool>, act: fn(Desk)| {
        view! {
            <button type="button" class="act" data-testid=id aria-label=label.clone() title=label disabled=off on:click=move |_| act(desk)>
                <Icon glyph=glyph/>
            </button>
        }
    };
    let never = Memo::new(|_| false);
    let over = Memo::new(move |_| {
        desk.tree.track();
        desk.cursor.track();
        desk.read(|study| !study.position().has_moves())
    });
    view! {
        <div class="acts study-acts" data-testid="study-tools">
            {button("go-first", Glyph::First, StudyLabel::First.text(), at_start, |desk| desk.travel(Study::to_start))}
            {button("go-back", Glyph::Back, StudyLabel::PreviousMove.text(), at_start, |desk| desk.travel(Study::back))}
            {button("go-forward", Glyph::Next, StudyLabel::NextMove.text(), at_end, |desk| desk.travel(Study::forward))}
            {button("go-last", Glyph::Last, StudyLabel::Last.text(), at_end, |desk| desk.travel(Study::to_end))}
            <ReviewButton/>
            <ExplorerButton/>
            {button("study-play", Glyph::Play, StudyLabel::Play.text(), over, Desk::play_from_here)}
            {button("flip", Glyph::Flip, Label::Flip.text(), never, |desk| desk.board.change(|board, _| board.set_flipped(!board.flipped())))}
        </div>
    }
}

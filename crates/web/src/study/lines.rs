//! The engine's lines, and its switches.

use crownhead_engine::Score;
use crownhead_notation::{fen, movetext};
use crownhead_prose::{study::StudyLabel, typeset};
use crownhead_rules::{AnyMove, AnyPosition};
use leptos::prelude::*;

use super::{
    analysis::{FoundLine, MOST_LINES},
    bar::percentages,
    desk::Desk,
    engine_foot::EngineFoot,
};
use crate::icons::{Glyph, Icon};

/// Moves of a line that are shown.
const SHOWN: usize = 14;

/// White's score in men, or the plies to a forced end.
fn men(score: i32) -> String {
    let score = Score(score);
    match score.decided_in() {
        Some(plies) => format!("#{plies}"),
        None => crownhead_prose::decimal(&score.to_string()),
    }
}

/// What White can expect, in percent: the number of a line.
fn expectation(line: &FoundLine) -> String {
    let [white, draw, _] = line.chance.map(u32::from);
    format!("{}%", (white + draw / 2 + 50) / 100)
}

/// The engine's box above the moves.
#[component]
pub(super) fn Lines() -> impl IntoView {
    let desk = Desk::get();
    let (found, wanted) = (desk.analysis().found, desk.analysis().wanted);
    let on = Memo::new(move |_| wanted.get().on);
    let rows = Memo::new(move |_| wanted.get().lines);
    let in_men = RwSignal::new(false);
    let value = move |line: &FoundLine| if in_men.get() { men(line.score) } else { expectation(line) };
    let lead = move || found.with(|found| found.as_ref().and_then(|found| found.lines.first().map(value)));
    let node = move || found.with(|found| found.as_ref().map(|found| found.node.index()));
    let position =
        Memo::new(move |_| found.with(|found| found.as_ref().map(|found| fen::write(&found.position))));
    view! {
        <section class="engine" aria-label=StudyLabel::Analysis.text() data-testid="engine">
            <div class="engine-head">
                <button
                    type="button"
                    role="switch"
                    class="engine-switch"
                    data-testid="engine-switch"
                    aria-checked=move || on.get().to_string()
                    aria-label=move || if on.get() { StudyLabel::EngineOn.text() } else { StudyLabel::EngineOff.text() }
                    on:click=move |_| desk.want(|wanted| wanted.on = !wanted.on)
                ><span class="switch"></span></button>
                <button type="button" class="value" data-testid="engine-value" title=StudyLabel::Men.text() aria-label=move || format!("{}: {}", StudyLabel::Evaluation.text(), lead().unwrap_or_default()) on:click=move |_| in_men.update(|men| *men = !*men)>
                    {move || lead().unwrap_or_else(|| "–".to_owned())}
                </button>
                <Chances/>
                <span class="space"></span>
                <Switches/>
            </div>
            <ol class="engine-lines" style=move || format!("--rows:{}", rows.get()) data-testid="engine-lines" data-node=node data-position=position>
                {(0..usize::from(MOST_LINES)).map(|index| row(desk, index, value)).collect_view()}
            </ol>
            <EngineFoot/>
        </section>
    }
}

/// The three chances in figures.
#[component]
fn Chances() -> impl IntoView {
    let desk = Desk::get();
    let chance = desk.shown_chance();
    let figure = move |index: usize| move || chance.get().map(|chance| percentages(chance)[index]);
    view! {
        <span class="chances" aria-hidden="true">
            <span class="chance white">{figure(0)}</span>
            <span class="chance draw">{figure(1)}</span>
            <span class="chance black">{figure(2)}</span>
        </span>
    }
}

/// Fewer and more lines, the threat, going deeper.
#[component]
fn Switches() -> impl IntoView {
    let desk = Desk::get();
    let wanted = desk.analysis().wanted;
    let button = move |id: &'static str,
                       glyph: Glyph,
                       label: StudyLabel,
                       pressed: Option<Memo<bool>>,
                       act: fn(Desk)| {
        view! {
            <button
                type="button"
                class="small"
                data-testid=id
                title=label.text()
                aria-label=label.text()
                aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
                on:click=move |_| act(desk)
            ><Icon glyph=glyph/></button>
        }
    };
    let threat = Memo::new(move |_| wanted.get().threat);
    let deeper = Memo::new(move |_| wanted.get().deeper);
    view! {
        {button("fewer-lines", Glyph::Minus, StudyLabel::Fewer, None, |desk| desk.want(|wanted| wanted.lines = wanted.lines.saturating_sub(1).max(1)))}
        {button("more-lines", Glyph::New, StudyLabel::MoreLines, None, |desk| desk.want(|wanted| wanted.lines = (wanted.lines + 1).min(MOST_LINES)))}
        {button("threat", Glyph::Target, StudyLabel::Threat, Some(threat), |desk| desk.want(|wanted| wanted.threat = !wanted.threat))}
        {button("deeper", Glyph::Deeper, StudyLabel::Deeper, Some(deeper), |desk| desk.want(|wanted| wanted.deeper = !wanted.deeper))}
    }
}

/// A line. It stays in place while its words change.
fn row(
    desk: Desk,
    index: usize,
    value: impl Fn(&FoundLine) -> String + Send + Sync + Copy + 'static,
) -> impl IntoView {
    let found = desk.analysis().found;
    let line = Memo::new(move |_| {
        found.with(|found| found.as_ref().and_then(|found| found.lines.get(index).cloned()))
    });
    // A hidden row keeps its words: the next line is written over them.
    let number = Memo::new(move |before: Option<&String>| {
        line.with(|line| line.as_ref().map(value)).or_else(|| before.cloned()).unwrap_or_default()
    });
    let moves = Memo::new(move |_| {
        let from = found.with(|found| found.as_ref().map(|found| found.position));
        from.zip(line.with(|line| line.as_ref().map(|line| line.moves.clone())))
    });
    let text = Memo::new(move |before: Option<&String>| {
        let text = moves.with(|moves| moves.as_ref().map(|(from, moves)| line_text(*from, moves)));
        text.or_else(|| before.cloned()).unwrap_or_default()
    });
    let hidden = Memo::new(move |_| line.with(Option::is_none));
    view! {
        <li hidden=hidden>
            <button type="button" class="engine-line" data-testid=format!("line-{index}") on:click=move |_| take(desk, index)>
                <b>{number}</b>
                <span>{text}</span>
            </button>
        </li>
    }
}

/// Adds a line to the tree and plays its first move. What the opponent threatens can't be played.
fn take(desk: Desk, index: usize) {
    let (node, position) = desk.read(|study| (study.cursor(), study.position()));
    let moves = desk.analysis().found.with_untracked(|found| {
        let found = found.as_ref().filter(|found| found.node == node && found.position == position)?;
        found.lines.get(index).map(|line| line.moves.clone())
    });
    let Some(moves) = moves else { return };
    desk.edit(|study| study.add_line(node, &moves));
    if let Some(first) = moves.first() {
        desk.play(*first);
    }
}

fn line_text(mut at: AnyPosition, moves: &[AnyMove]) -> String {
    let text = |mv: &AnyMove| {
        let text = movetext::write(&at, mv);
        at = at.play_unchecked(mv);
        text
    };
    let texts: Vec<String> = moves.iter().take(SHOWN).map(text).collect();
    typeset(&texts.join(" "))
}

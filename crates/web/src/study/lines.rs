//! The engine's lines, and its switches.

use crownhead_engine::Score;
use crownhead_notation::movetext;
use crownhead_prose::{
    study::{self, StudyLabel},
    typeset,
};
use crownhead_rules::AnyMove;
use leptos::prelude::*;

use super::{
    analysis::{Found, FoundLine, MOST_LINES},
    bar::percentages,
    desk::Desk,
};
use crate::icons::{Glyph, Icon};

/// Moves of a line that are shown.
const SHOWN: usize = 14;

/// White's score in men, or the plies to a forced end.
fn men(score: i32) -> String {
    let score = Score(score);
    match score.decided_in() {
        Some(plies) => format!("#{plies}"),
        None => score.to_string(),
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
    let (found, wanted) = (desk.analysis.found, desk.analysis.wanted);
    let on = Memo::new(move |_| wanted.get().on);
    let rows = Memo::new(move |_| wanted.get().lines);
    let in_men = RwSignal::new(false);
    let value = move |line: &FoundLine| if in_men.get() { men(line.score) } else { expectation(line) };
    let lead = move || found.with(|found| found.as_ref().and_then(|found| found.lines.first().map(value)));
    let depth = move || found.with(|found| found.as_ref().map(depth_text));
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
            <ol class="engine-lines" style=move || format!("--rows:{}", rows.get()) data-testid="engine-lines">
                {move || found.get().map(|found| lines_view(desk, &found, value))}
            </ol>
            <p class="depth" data-testid="engine-depth">{depth}</p>
        </section>
    }
}

fn depth_text(found: &Found) -> String {
    study::depth(found.depth)
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
    let wanted = desk.analysis.wanted;
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

fn lines_view(desk: Desk, found: &Found, value: impl Fn(&FoundLine) -> String) -> Vec<AnyView> {
    let row = |(index, line): (usize, &FoundLine)| {
        let text = line_text(found, &line.moves);
        let moves = line.moves.clone();
        let threat = found.position != desk.read(crownhead_study::Study::position);
        // A click adds the line to the tree and plays its first move.
        let take = move |_| {
            if threat {
                return;
            }
            desk.edit(|study| study.add_line(study.cursor(), &moves));
            if let Some(first) = moves.first() {
                desk.play(*first);
            }
        };
        view! {
            <li>
                <button type="button" class="engine-line" data-testid=format!("line-{index}") on:click=take>
                    <b>{value(line)}</b>
                    <span>{text}</span>
                </button>
            </li>
        }
        .into_any()
    };
    found.lines.iter().enumerate().map(row).collect()
}

fn line_text(found: &Found, moves: &[AnyMove]) -> String {
    let mut at = found.position;
    let text = |mv: &AnyMove| {
        let text = movetext::write(&at, mv);
        at = at.play_unchecked(mv);
        text
    };
    let texts: Vec<String> = moves.iter().take(SHOWN).map(text).collect();
    typeset(&texts.join(" "))
}

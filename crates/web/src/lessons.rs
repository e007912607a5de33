//! The page of lessons: the rules of a game, one small position each, and finding squares by name.
//!
//! Not here: the positions (`crownhead_lessons`), sentences (`prose::lessons`).

mod desk;
mod squares;

use crownhead_prose::{
    lessons, lessons::LessonLabel, microscope::MicroLabel, puzzles::PuzzleLabel, study::StudyLabel, typeset,
};
use crownhead_rules::{AnyRules, Variant};
use crownhead_study::{Drawing, Ink};
use leptos::{ev, prelude::*};

use crate::{
    board::{GameBoard, drawn, pieces::PieceSymbols, pointer::square_under},
    icons::{Glyph, Icon, Mark},
    panel_notice::PanelNotice,
    platform::address,
    version_notice::VersionNotice,
    whole_moves::whole_moves,
};
use desk::{Desk, Phase};
use squares::Squares;

/// The page.
#[component]
pub(crate) fn LessonPage() -> impl IntoView {
    let desk = Desk::provide();
    desk.open();
    window_event_listener(ev::keydown, move |event| {
        if event.key() == "Enter" && desk.phase.get_untracked() == Phase::Done && !on_control(&event) {
            event.prevent_default();
            desk.press(&Desk::next);
        }
    });
    let name = move || crownhead_prose::rules_name(desk.rules.get());
    view! {
        <PieceSymbols set=Signal::stored(crate::platform::defaults::settings().pieces)/>
        <header class="top in-game">
            <a class="logo" href="./" data-testid="home" aria-label=StudyLabel::BackToStart.text()>
                <Mark/>
                <span>"Crownhead"</span>
            </a>
            <span class="game-name"><span class="page-name">{LessonLabel::Title.text()}" · "</span>{name}</span>
            <span class="space"></span>
            <a class="icon-button" href=move || address::puzzles(desk.rules.get()) data-testid="to-puzzles" aria-label=PuzzleLabel::Title.text() title=PuzzleLabel::Title.text()>
                <Icon glyph=Glyph::Target/>
            </a>
        </header>
        <main class="study puzzles" data-testid="lessons" data-phase=move || desk.phase.get().token()>
            <h1 class="hush">{LessonLabel::Title.text()}</h1>
            <div
                class="study-board"
                data-position=desk.position_text()
                on:pointerdown=move |event| {
                    if let Some(square) = square_under(desk.board, &event) {
                        desk.point(square);
                    }
                }
                on:keydown=move |event| {
                    if matches!(event.key().as_str(), "Enter" | " ") && let Some(square) = desk.board.read(crownhead_boardview::Board::cursor) {
                        desk.point(square);
                    }
                }
            >
                <GameBoard><Goal/></GameBoard>
            </div>
            <section class="panel study-panel">
                <PanelNotice notice=desk.notice/>
                {move || if desk.phase.get().is_squares() {
                    view! { <Squares/> }.into_any()
                } else {
                    view! { <Course/> }.into_any()
                }}
                <Choose/>
            </section>
        </main>
        <VersionNotice/>
        <p class="hush" aria-live="polite" role="status" data-testid="spoken">{desk.said}</p>
    }
}

/// Whether a key belongs to a control that has the focus.
fn on_control(event: &web_sys::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast as _;
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_none_or(|element| element.matches("input,select,button,a,summary").unwrap_or(true))
}

/// The square to reach, or the one that was pointed at.
#[component]
fn Goal() -> impl IntoView {
    let desk = Desk::get();
    let circle = move || {
        desk.board.stamp().track();
        let pointed =
            desk.pointed().map(|(square, right)| (square, if right { Ink::Green } else { Ink::Red }));
        let circled = pointed.or_else(|| desk.goal().map(|square| (square, Ink::Green)));
        circled.map(|(square, ink)| drawn::ring(desk.board, Drawing::circle(ink, square)))
    };
    view! { <g class="mark" data-testid="goal">{circle}</g> }
}

/// A step: the rule, the task, and what has happened.
#[component]
fn Course() -> impl IntoView {
    let desk = Desk::get();
    let phase = desk.phase;
    let step = move || desk.step();
    let number = move || lessons::numbered(desk.at.get() + 1, desk.steps.with(Vec::len));
    let heading = move || match (phase.get(), step()) {
        (Phase::Over, _) => lessons::over(desk.rules.get()),
        (_, Some(step)) => lessons::heading(desk.rules.get(), step.topic),
        _ => String::new(),
    };
    let rule = move || {
        let step = step().filter(|_| phase.get() != Phase::Over)?;
        let lines = lessons::rule(desk.rules.get(), step.topic);
        Some(
            lines
                .into_iter()
                .map(|line| view! { <p class="lesson-rule">{whole_moves(&typeset(&line))}</p> })
                .collect_view(),
        )
    };
    let task = move || step().filter(|_| phase.get() != Phase::Over).and_then(|step| lessons::task(&step));
    let over = move || phase.get() == Phase::Over;
    let play = move || format!("./?variant={}", crownhead_notation::rules_key(desk.rules.get()));
    let puzzles = move || {
        let rules = desk.rules.get();
        matches!(rules, AnyRules::Variant(_)).then(|| address::puzzles(rules))
    };
    view! {
        <div class="puzzle-task">
            <p class="puzzle-rated" data-testid="lesson-number" hidden=over>{number}</p>
            <h2>{heading}</h2>
            {rule}
            <p class="lesson-task" data-testid="lesson-task">{task}</p>
            <p class="puzzle-said" class:good=move || phase.get() == Phase::Done class:bad=move || phase.get() == Phase::Wrong data-testid="lesson-said" hidden=over>{move || desk.said.with(|said| whole_moves(said))}</p>
            <div class="puzzle-acts">
                <button type="button" class="button primary" data-testid="lesson-next" hidden=move || phase.get() != Phase::Done on:click=move |_| desk.press(&Desk::next)>
                    {LessonLabel::Next.text()}
                </button>
                <button type="button" class="button" data-testid="lesson-show" hidden=move || !matches!(phase.get(), Phase::Yours | Phase::Wrong) on:click=move |_| desk.press(&Desk::show)>
                    {LessonLabel::Show.text()}
                </button>
                <a class="button primary" data-testid="lesson-play" hidden=move || !over() href=play>{LessonLabel::Play.text()}</a>
                <a class="button" data-testid="lesson-puzzles" hidden=move || !over() || puzzles().is_none() href=move || puzzles().unwrap_or_default()>{LessonLabel::Puzzles.text()}</a>
                <button type="button" class="button" data-testid="lesson-again" hidden=move || !over() on:click=move |_| desk.press(&|desk| desk.go(0))>
                    {LessonLabel::Again.text()}
                </button>
            </div>
            <Steps/>
        </div>
    }
}

/// A button for each step.
#[component]
fn Steps() -> impl IntoView {
    let desk = Desk::get();
    let dots = move || {
        let rules = desk.rules.get();
        let topics: Vec<_> = desk.steps.with(|steps| steps.iter().map(|step| step.topic).collect());
        let count = topics.len();
        let dot = move |(number, topic)| {
            let name =
                format!("{}: {}", lessons::numbered(number + 1, count), lessons::heading(rules, topic));
            let here = move || desk.at.get() == number && desk.phase.get() != Phase::Over;
            view! {
                <button
                    type="button"
                    class="lesson-dot"
                    class:done=move || desk.finished.with(|done| done.has(number))
                    aria-current=move || here().then_some("step")
                    aria-label=name.clone()
                    title=name.clone()
                    data-testid=format!("lesson-{}", number + 1)
                    on:click=move |_| desk.press(&|desk| desk.go(number))
                >{number + 1}</button>
            }
        };
        topics.into_iter().enumerate().map(dot).collect_view()
    };
    view! { <div class="lesson-dots">{dots}</div> }
}

/// The game, and what is learned.
#[component]
fn Choose() -> impl IntoView {
    let desk = Desk::get();
    let own = desk.rules.get_untracked();
    let named = Variant::ALL.iter().map(|&variant| AnyRules::Variant(variant));
    // House rules and presets come from the address.
    let games = named.chain((!matches!(own, AnyRules::Variant(_))).then_some(own));
    let option = |rules: AnyRules| {
        let key = crownhead_notation::rules_key(rules);
        view! { <option value=key selected=move || desk.rules.get() == rules>{crownhead_prose::rules_name(rules)}</option> }
    };
    let squares = move || desk.phase.get().is_squares();
    let microscope = move || {
        let rules = desk.rules.get();
        let small = crownhead_microscope::small(rules);
        address::microscope(&crownhead_notation::rules_key(rules), &crownhead_notation::fen::write(&small))
    };
    view! {
        <div class="puzzle-choose lesson-choose">
            <label><span>{PuzzleLabel::Game.text()}</span>
                <select class="field" data-testid="lesson-game" on:change=move |event| desk.take(&event_target_value(&event))>{games.map(option).collect_view()}</select>
            </label>
            <button type="button" class="button" data-testid="lesson-squares" hidden=squares on:click=move |_| desk.name_squares()>
                {LessonLabel::Squares.text()}
            </button>
            <a class="button" data-testid="lesson-microscope" href=microscope>{MicroLabel::Title.text()}</a>
            <button type="button" class="button" data-testid="lesson-back" hidden=move || !squares() on:click=move |_| desk.open()>
                {LessonLabel::Back.text()}
            </button>
        </div>
    }
}

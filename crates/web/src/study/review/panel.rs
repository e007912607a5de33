//! The review's panel: progress, the graph, accuracy and counts of each side, the list of mistakes, or the questions.

use crownhead_explain::Mark;
use crownhead_prose::{
    Label, side,
    study::{self, ReviewLabel},
    typeset,
};
use crownhead_rules::Color;
use leptos::prelude::*;

use super::super::desk::Desk;
use super::{
    graph::{Graph, color},
    lesson::{Lesson, Stage},
    sheet::State,
};
use crate::{
    icons::{Glyph, Icon},
    whole_moves::whole_moves,
};

/// The button among the tools.
#[component]
pub(in super::super) fn ReviewButton() -> impl IntoView {
    let desk = Desk::get();
    let open = desk.review().is_open();
    let act = move |_| if open.get_untracked() { desk.end_review() } else { desk.start_review() };
    view! {
        <button type="button" class="act" data-testid="review" aria-pressed=move || open.get().to_string() title=ReviewLabel::About.text() on:click=act>
            <Icon glyph=Glyph::Study/>
            <span>{ReviewLabel::Review.text()}</span>
        </button>
    }
}

/// The panel, while a review is open.
#[component]
pub(in super::super) fn ReviewPanel() -> impl IntoView {
    let desk = Desk::get();
    let (open, asking) = (desk.review().is_open(), desk.review().is_asking());
    move || {
        open.get().then(|| {
            let body =
                move || if asking.get() { view! { <Questions/> }.into_any() } else { view! { <Results/> }.into_any() };
            view! {
                <section class="review" aria-label=ReviewLabel::Review.text() data-testid="review-panel">{body}</section>
            }
        })
    }
}

#[component]
fn Results() -> impl IntoView {
    view! {
        <Graph/>
        <Progress/>
        <div class="review-sides">
            {Color::ALL.map(|color| view! { <SideRow color/> })}
        </div>
        <Faults/>
    }
}

/// How far the review is, and what can be done with it.
#[component]
fn Progress() -> impl IntoView {
    let desk = Desk::get();
    let (sheet, kept) = (desk.review().sheet, desk.review().kept);
    let state = Memo::new(move |_| sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.state)));
    let percent =
        Memo::new(move |_| sheet.with(|sheet| sheet.as_ref().map_or(0, |sheet| sheet.progress / 100)));
    let removable = Memo::new(move |_| kept.get().is_some_and(|stamp| stamp == desk.tree.get()));
    let running = move || {
        view! {
            <progress max="100" value=percent aria-label=ReviewLabel::Running.text() data-testid="review-progress"></progress>
            <span class="percent">{percent}"%"</span>
            <button type="button" class="quiet" data-testid="review-cancel" on:click=move |_| desk.review().stop()>{ReviewLabel::Cancel.text()}</button>
        }
        .into_any()
    };
    let stopped = move || {
        view! {
            <span class="told" data-testid="review-stopped">{ReviewLabel::Stopped.text()}</span>
            <button type="button" class="quiet" data-testid="review-again" on:click=move |_| desk.start_review()>{ReviewLabel::Again.text()}</button>
        }
        .into_any()
    };
    let complete = move || {
        view! {
            <span class="told" data-testid="review-complete">{move || if removable.get() { ReviewLabel::Kept } else { ReviewLabel::Complete }.text()}</span>
            <button type="button" class="quiet" data-testid="review-remove" hidden=move || !removable.get() on:click=move |_| desk.remove_marks()>{ReviewLabel::RemoveMarks.text()}</button>
        }
        .into_any()
    };
    view! {
        <div class="review-state">
            {move || state.get().map(|state| match state {
                State::Running => running(),
                State::Stopped => stopped(),
                State::Complete => complete(),
            })}
        </div>
    }
}

/// A side's accuracy, counts and the way to its questions.
#[component]
fn SideRow(color: Color) -> impl IntoView {
    let desk = Desk::get();
    let sheet = desk.review().sheet;
    let key = if color == Color::White { "white" } else { "black" };
    let index = usize::from(color == Color::Black);
    let accuracy =
        Memo::new(move |_| sheet.with(|sheet| sheet.as_ref().and_then(|sheet| sheet.accuracy[index])));
    let questions = Memo::new(move |_| {
        sheet.with(|sheet| {
            let own = |sheet: &super::Sheet| {
                sheet.questions.iter().filter(|question| question.position.turn() == color).count()
            };
            sheet.as_ref().map_or(0, own)
        })
    });
    let count = move |mark: Mark| {
        let number = Memo::new(move |_| {
            sheet.with(|sheet| sheet.as_ref().map_or(0, |sheet| sheet.count(color, mark)))
        });
        let name = crownhead_prose::review::mark_name(mark);
        view! {
            <span class=format!("count-of {}", self::color(mark)) title=name.clone() aria-label=name data-testid=format!("count-{key}-{}", mark.nag())>
                {mark.glyph()}" "{number}
            </span>
        }
    };
    let percent = move || accuracy.get().map_or_else(|| "–".to_owned(), study::percent_of);
    view! {
        <div class="review-side" data-testid=format!("review-{key}")>
            <b>{side(desk.rules(), color)}</b>
            <span class="accuracy" title=ReviewLabel::Accuracy.text() data-testid=format!("accuracy-{key}")>{percent}</span>
            {[Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].map(count)}
            <button
                type="button"
                class="quiet"
                data-testid=format!("learn-{key}")
                title=ReviewLabel::LearnAbout.text()
                disabled=move || questions.get() == 0
                on:click=move |_| desk.start_lesson(color)
            >{move || study::learn(questions.get())}</button>
        </div>
    }
}

/// The mistakes in the order of the game.
#[component]
fn Faults() -> impl IntoView {
    let desk = Desk::get();
    let sheet = desk.review().sheet;
    let faults = Memo::new(move |_| {
        sheet.with(|sheet| {
            let Some(sheet) = sheet else { return Vec::new() };
            let told = |(ply, judged, fault): (usize, &super::sheet::Judged, &super::sheet::Fault)| {
                Some((ply, sheet.names.get(ply)?.clone(), judged.mark?, fault.sentence.clone()))
            };
            sheet.faults().filter_map(told).collect()
        })
    });
    let none = move || {
        let complete = sheet.with(|sheet| sheet.as_ref().is_some_and(|sheet| sheet.state == State::Complete));
        complete && faults.with(Vec::is_empty)
    };
    let row = move |(ply, name, mark, sentence): (usize, String, Mark, String)| {
        let number = name.split_once(' ').map(|(number, _)| number.to_owned()).unwrap_or(name);
        view! {
            <li>
                <button type="button" class="fault" data-testid=format!("fault-{ply}") on:click=move |_| desk.go_to_ply(Some(ply))>
                    <b class=color(mark)>{number}" "{mark.glyph()}</b>
                    <span>{whole_moves(&typeset(&sentence))}</span>
                </button>
                <button type="button" class="small" data-testid=format!("show-{ply}") title=ReviewLabel::ShowLine.text() aria-label=ReviewLabel::ShowLine.text() on:click=move |_| desk.show_fault(ply)>
                    <Icon glyph=Glyph::Play/>
                </button>
            </li>
        }
    };
    view! {
        <ol class="faults" data-testid="faults">{move || faults.get().into_iter().map(row).collect_view()}</ol>
        <p class="told none" hidden=move || !none()>{ReviewLabel::NoFaults.text()}</p>
    }
}

/// A question about a mistake.
#[component]
fn Questions() -> impl IntoView {
    let desk = Desk::get();
    let lesson = desk.review().lesson;
    let stage = Memo::new(move |_| lesson.with(|lesson| lesson.as_ref().map(Lesson::stage)));
    let number = move || {
        lesson.with(|lesson| {
            let (number, all) = lesson.as_ref()?.number();
            Some(study::question_number(number, all))
        })
    };
    let button = move |id: &'static str, primary: bool, label: ReviewLabel, act: fn(Desk)| {
        view! { <button type="button" class="button" class:primary=primary data-testid=id on:click=move |_| act(desk)>{label.text()}</button> }
    };
    let choices = move || match stage.get() {
        Some(Stage::Asked) => view! {
            {button("lesson-hint", false, ReviewLabel::Hint, Desk::hint)}
            {button("lesson-solve", false, ReviewLabel::Solution, Desk::solve)}
            {button("lesson-skip", false, ReviewLabel::Skip, Desk::next_question)}
        }
        .into_any(),
        Some(Stage::Wrong(..)) => view! {
            {button("lesson-retry", true, ReviewLabel::Retry, Desk::retry)}
            {button("lesson-hint", false, ReviewLabel::Hint, Desk::hint)}
            {button("lesson-solve", false, ReviewLabel::Solution, Desk::solve)}
        }
        .into_any(),
        Some(Stage::Found(..) | Stage::Shown) => {
            view! { {button("lesson-next", true, ReviewLabel::Next, Desk::next_question)} }.into_any()
        }
        _ => view! {
            {button("lesson-done", true, ReviewLabel::Done, Desk::end_lesson)}
            {button("lesson-again", false, ReviewLabel::AskAgain, Desk::ask_again)}
        }
        .into_any(),
    };
    let tone = move || match stage.get() {
        Some(Stage::Wrong(..)) => "lesson-text wrong",
        Some(Stage::Found(..)) => "lesson-text good",
        _ => "lesson-text",
    };
    view! {
        <div class="lesson-head">
            <h2>{ReviewLabel::LearnAbout.text()}</h2>
            <span hidden=move || stage.get() == Some(Stage::Over)>{number}</span>
            <button type="button" class="small" data-testid="lesson-leave" title=Label::Back.text() aria-label=Label::Back.text() on:click=move |_| desk.end_lesson()>
                <Icon glyph=Glyph::Close/>
            </button>
        </div>
        <div class=tone role="status" aria-live="polite" data-testid="lesson-text">{move || text(desk)}</div>
        <div class="button-row lesson-acts">{choices}</div>
    }
}

/// What the question says at the moment: a lead and a line.
fn text(desk: Desk) -> Option<impl IntoView> {
    let told = desk
        .review()
        .lesson
        .with(|lesson| Some(crownhead_prose::review::lesson(lesson.as_ref()?, typeset)))?;
    Some(view! { <b>{whole_moves(&told.lead)}</b> <span>{whole_moves(&told.text)}</span> })
}

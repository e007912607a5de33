//! The dialog that shares a study: text to copy, files to download, pictures, and a sheet to print.
//!
//! Not here: texts (`crownhead_notation`), pictures (`crownhead_diagram`).

use crownhead_diagram::{Diagram, Film, Mark, Theme, Timing};
use crownhead_prose::{Label, study::StudyLabel};
use crownhead_study::{Chapters, Drawing, NodeId, Study, address};
use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    dialogs::{frame::DialogFrame, share::Copied},
    platform::{address::own, files},
};

/// Pixels of a picture and of a film. Both look sharp beside text.
const PICTURE: u32 = 900;
const FILM: u32 = 480;

/// A file that can be downloaded.
#[derive(Clone, Copy)]
enum Download {
    Pdn,
    Json,
    Svg,
    Png,
    Gif,
}

impl Download {
    const ALL: [Download; 5] = [Download::Pdn, Download::Json, Download::Svg, Download::Png, Download::Gif];

    /// The end of the file's name.
    const fn ending(self) -> &'static str {
        match self {
            Download::Pdn => "pdn",
            Download::Json => "json",
            Download::Svg => "svg",
            Download::Png => "png",
            Download::Gif => "gif",
        }
    }

    const fn kind(self) -> &'static str {
        match self {
            Download::Pdn => "application/vnd.draughts-pdn",
            Download::Json => "application/json",
            Download::Svg => "image/svg+xml",
            Download::Png => "image/png",
            Download::Gif => "image/gif",
        }
    }

    /// The file; `None` if it can't be made.
    fn content(self, desk: Desk) -> Option<Vec<u8>> {
        match self {
            Download::Pdn => Some(desk.read_chapters(Chapters::to_pdn).into_bytes()),
            Download::Json => Some(desk.read(Study::to_json).into_bytes()),
            Download::Svg => Some(picture(desk).to_svg().into_bytes()),
            Download::Png => picture(desk).to_png(PICTURE).ok(),
            Download::Gif => film(desk).to_gif(FILM).ok(),
        }
    }
}

/// The dialog.
#[component]
pub(super) fn Share(close: Callback<()>) -> impl IntoView {
    let desk = Desk::get();
    let link = desk.read(|study| own() + &address::fragment(study));
    let copy = move |_| copy_picture(desk);
    let print = move |_| {
        desk.dialog.set(None);
        // The dialog is gone before the page is printed.
        set_timeout(files::print, std::time::Duration::from_millis(50));
    };
    view! {
        <DialogFrame id="share" title=StudyLabel::ShareStudy.text() class="" close=close>
            <Copied id="fen" label=Label::PositionFen.text() text=desk.read(|study| study.fen(study.cursor())) rows=2/>
            <Copied id="moves" label=Label::GamePdn.text() text=desk.read_chapters(Chapters::to_pdn) rows=4/>
            <Copied id="link" label=StudyLabel::WholeGame.text() text=link rows=2/>
            <div class="setting">
                <span class="setting-label" id="download-label">{StudyLabel::Download.text()}</span>
                <div class="button-row" role="group" aria-labelledby="download-label">
                    {Download::ALL.map(|file| download_button(desk, file))}
                </div>
            </div>
            <div class="button-row">
                <button type="button" class="button" data-testid="copy-picture" on:click=copy>{StudyLabel::CopyPicture.text()}</button>
                <button type="button" class="button" data-testid="print-sheet" on:click=print>{StudyLabel::PrintSheet.text()}</button>
            </div>
        </DialogFrame>
    }
}

fn download_button(desk: Desk, file: Download) -> impl IntoView {
    let ending = file.ending();
    let act = move |_| {
        let saved = file.content(desk).is_some_and(|bytes| {
            files::download(&format!("{}.{ending}", StudyLabel::FileName.text()), file.kind(), &bytes)
        });
        if !saved {
            desk.notice.set(StudyLabel::NotDownloaded.text());
        }
    };
    view! {
        <button type="button" class="button" data-testid=format!("download-{ending}") on:click=act>{ending.to_uppercase()}</button>
    }
}

fn copy_picture(desk: Desk) {
    let report = move |copied: bool| {
        let label = if copied { StudyLabel::PictureCopied } else { StudyLabel::PictureNotCopied };
        desk.notice.set(label.text());
        if copied {
            desk.dialog.set(None);
        }
    };
    match picture(desk).to_png(PICTURE) {
        Ok(png) => files::copy_picture(&png, report),
        Err(_) => report(false),
    }
}

/// The board as it is shown.
fn picture(desk: Desk) -> Diagram {
    let mut diagram = desk.read(|study| {
        let position = study.position();
        let last = study.step(study.cursor()).mv();
        let mut diagram = Diagram::of(&position).after(&position, last.as_ref());
        diagram.marks = study.drawings(study.cursor()).into_iter().map(mark).collect();
        diagram
    });
    diagram.flipped = desk.board.read(crownhead_boardview::Board::flipped);
    diagram
}

fn mark(drawing: Drawing) -> Mark {
    Mark { ink: drawing.ink, from: drawing.from, to: drawing.to }
}

/// The line through the cursor, from the start to its end.
fn film(desk: Desk) -> Film {
    let flipped = desk.board.read(crownhead_boardview::Board::flipped);
    desk.read(|study| {
        let nodes = study.line_to(study.end_of(study.cursor()));
        let nodes: Vec<NodeId> = [NodeId::START].into_iter().chain(nodes).collect();
        let step = |&node: &NodeId| (study.position_at(node), study.step(node).mv());
        let steps: Vec<_> = nodes.iter().map(step).collect();
        let style = Diagram { flipped, ..Diagram::of(study.start()) };
        let mut film = Film::of(&style, &steps, Timing::default());
        for (still, &node) in film.stills.iter_mut().zip(&nodes) {
            still.diagram.caption = caption(study, node);
            still.diagram.marks = study.drawings(node).into_iter().map(mark).collect();
        }
        film
    })
}

/// A move with its number; a blank at the start, so that all pictures have the same height.
fn caption(study: &Study, node: NodeId) -> String {
    if node == NodeId::START {
        return " ".to_owned();
    }
    let (number, second) = study.number(node);
    format!("{number}{} {}", if second { "…" } else { "." }, study.text(node))
}

/// What is printed above the moves: the players, the event and the position.
#[component]
pub(super) fn Paper() -> impl IntoView {
    let desk = Desk::get();
    let shown = RwSignal::new(None);
    window_event_listener_untyped("beforeprint", move |_| {
        let diagram = Diagram { theme: Theme::Print, ..picture(desk) };
        shown.set(Some((
            heading(desk, ["White", "Black"], " – "),
            heading(desk, ["Event", "Date"], ", "),
            diagram.to_svg(),
        )));
    });
    let sheet = move || {
        shown.get().map(|(players, event, diagram)| {
            view! {
                <h1>{players}</h1>
                <p>{event}</p>
                <div class="paper-board" inner_html=diagram></div>
            }
        })
    };
    view! { <div class="paper" data-testid="paper">{sheet}</div> }
}

/// The known ones of two tags.
fn heading(desk: Desk, names: [&str; 2], between: &str) -> String {
    desk.read(|study| {
        let known = |name: &str| study.tags().get(name).filter(|value| !value.starts_with('?'));
        names.into_iter().filter_map(known).collect::<Vec<_>>().join(between)
    })
}

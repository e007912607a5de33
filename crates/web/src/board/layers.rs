//! The layers of the board picture, from bottom to top.

use crownhead_boardview::{
    Frame, FrameKind, PieceId, PieceState, PieceView, Point, RouteGhost, RouteKind, RouteView, SquareView,
    Target,
};
use crownhead_rules::{AnyRules, Color, Role, Square, SquareSet};
use leptos::{prelude::*, svg};
use web_sys::Element;

use super::{
    UNIT,
    handle::{BoardHandle, is_above},
    pieces::{symbol, use_symbol},
};
use crate::model::seats::side_token;

fn px(value: f32) -> String {
    // A hundredth of a unit is invisible on every screen.
    format!("{:.2}", value * UNIT)
}

/// Whether a board is played on all its squares.
pub(crate) fn is_full(squares: &[SquareView]) -> bool {
    squares.iter().all(SquareView::is_playing)
}

/// The style of a square. If all squares are playing squares, alternate ones differ in shade.
pub(crate) fn ground(square: &SquareView, full: bool) -> &'static str {
    match (square.is_playing(), full && (square.row + square.column).is_multiple_of(2)) {
        (false, _) => "sq-light",
        (true, false) => "sq-dark",
        (true, true) => "sq-dark sq-other",
    }
}

/// The squares; those of the last move have its color.
#[component]
pub(super) fn Squares() -> impl IntoView {
    let board = BoardHandle::get();
    let squares = Memo::new(move |_| board.view().with(|view| view.squares.clone()));
    let lasts =
        Memo::new(move |_| frames(board, |kind| matches!(kind, FrameKind::LastFrom | FrameKind::LastTo)));
    let picture = move || {
        let squares = squares.get();
        let full = is_full(&squares);
        let rect = |square: SquareView| {
            let (x, y) = (px(f32::from(square.column)), px(f32::from(square.row)));
            let class = ground(&square, full);
            view! { <rect class=class x=x y=y width="100.5" height="100.5"></rect> }
        };
        squares.into_iter().map(rect).collect_view()
    };
    view! {
        <g>{picture}</g>
        <g>{move || lasts.get().into_iter().map(|frame| filled(board, frame)).collect_view()}</g>
    }
}

/// The square names, above the frames.
#[component]
pub(super) fn Names() -> impl IntoView {
    let board = BoardHandle::get();
    let squares = Memo::new(move |_| board.view().with(|view| view.squares.clone()));
    let occupied = Memo::new(move |_| {
        board.view().with(|view| view.pieces.iter().map(|piece| piece.square).collect::<SquareSet>())
    });
    let names = move || {
        if board.look().get().names_outside {
            return Vec::new();
        }
        let name = |view: crownhead_boardview::SquareView| {
            let (label, square) = (view.label?, view.square?);
            let (x, y) = (f32::from(view.column) * UNIT + 4.0, f32::from(view.row) * UNIT + 17.0);
            let class = name_class(occupied.with_untracked(|occupied| occupied.contains(square)));
            Some(view! { <text id=name_id(square) class=class x=x y=y>{label}</text> })
        };
        squares.get().into_iter().filter_map(name).collect::<Vec<_>>()
    };
    Effect::new(move |before: Option<SquareSet>| {
        let now = occupied.get();
        let changed =
            |&square: &Square| before.is_none_or(|before| before.contains(square) != now.contains(square));
        for square in board.rules().board().all().filter(changed) {
            if let Some(name) = document().get_element_by_id(&name_id(square)) {
                _ = name.set_attribute("class", name_class(now.contains(square)));
            }
        }
        now
    });
    view! { <g>{names}</g> }
}

fn name_id(square: Square) -> String {
    format!("name-{}", square.number())
}

/// With large labels, a piece would cut the name below it in half.
const fn name_class(covered: bool) -> &'static str {
    if covered { "sq-name covered" } else { "sq-name" }
}

fn frames(board: BoardHandle, wanted: impl Fn(FrameKind) -> bool) -> Vec<Frame> {
    board.view().with(|view| view.frames.iter().copied().filter(|frame| wanted(frame.kind)).collect())
}

const fn frame_token(kind: FrameKind) -> &'static str {
    match kind {
        FrameKind::LastFrom => "last-from",
        FrameKind::LastTo => "last-to",
        FrameKind::HintFrom => "hint-from",
        FrameKind::HintTo => "hint-to",
        FrameKind::PlannedFrom | FrameKind::PlannedTo => "planned",
        FrameKind::ExpectedFrom | FrameKind::ExpectedTo => "expected",
        FrameKind::MustCapture => "must-capture",
        FrameKind::Huffable => "huffable",
        FrameKind::Refused => "refused",
        FrameKind::Selected => "selected",
        FrameKind::Drop => "drop",
        FrameKind::Cursor => "cursor",
    }
}

fn corner(board: BoardHandle, frame: Frame) -> Point {
    board.read(|board| board.place(frame.square))
}

fn filled(board: BoardHandle, frame: Frame) -> impl IntoView {
    let at = corner(board, frame);
    let class = format!("mark mark-{}", frame_token(frame.kind));
    view! { <rect class=class data-testid=test_id(frame) x=px(at.x) y=px(at.y) width="100.5" height="100.5"></rect> }
}

fn test_id(frame: Frame) -> String {
    format!("mark-{}-{}", frame_token(frame.kind), frame.square.number())
}

/// Frames around squares. The keyboard cursor's frame belongs to the focused element.
#[component]
pub(super) fn Marks() -> impl IntoView {
    let board = BoardHandle::get();
    let marks = Memo::new(move |_| {
        frames(board, |kind| !matches!(kind, FrameKind::LastFrom | FrameKind::LastTo | FrameKind::Cursor))
    });
    let mark = move |frame: Frame| {
        if frame.kind == FrameKind::Drop {
            return filled(board, frame).into_any();
        }
        let at = corner(board, frame);
        let (x, y) = (at.x * UNIT + 5.0, at.y * UNIT + 5.0);
        let class = format!("mark mark-{}", frame_token(frame.kind));
        view! {
            <g data-testid=test_id(frame)>
                {(frame.kind != FrameKind::Selected).then(|| view! { <rect class="mark mark-halo" x=x y=y width="90" height="90" rx="15"></rect> })}
                <rect class=class x=x y=y width="90" height="90" rx="15"></rect>
            </g>
        }
        .into_any()
    };
    view! { <g>{move || marks.get().into_iter().map(mark).collect_view()}</g> }
}

/// The way of the last move, if it turned.
#[component]
pub(super) fn LastWay() -> impl IntoView {
    let board = BoardHandle::get();
    let way = Memo::new(move |_| board.view().with(|view| view.last_way.clone()));
    let drawn = move || {
        let way = way.get();
        let turns = way.get(1..way.len().saturating_sub(1)).unwrap_or_default();
        let dots = turns.iter().map(|turn| {
            view! { <circle class="last-turn" cx=px(turn.x) cy=px(turn.y) r="11"></circle> }
        });
        (!way.is_empty()).then(|| {
            view! {
                <g data-testid="last-way">
                    <polyline class="last-way" points=points(&way)></polyline>
                    {dots.collect_view()}
                </g>
            }
        })
    };
    view! { <g class="mark">{drawn}</g> }
}

fn points(line: &[Point]) -> String {
    line.iter().map(|point| format!("{},{}", px(point.x), px(point.y))).collect::<Vec<_>>().join(" ")
}

/// Captures as lines with crosses, with the piece drawn at every stop.
#[component]
pub(super) fn Routes() -> impl IntoView {
    let board = BoardHandle::get();
    let routes = Memo::new(move |_| board.view().with(|view| view.routes.clone()));
    view! { <g class="mark">{move || routes.get().iter().map(|view| route(board, view)).collect_view()}</g> }
}

fn route(board: BoardHandle, route: &RouteView) -> impl IntoView + use<> {
    let kind = match route.kind {
        RouteKind::Hint => "hint",
        RouteKind::MustCapture => "must-capture",
        RouteKind::Preview => "preview",
        RouteKind::Option => "option",
    };
    let points = points(&route.line);
    let cross = |point: &Point| {
        let (x, y) = (point.x * UNIT, point.y * UNIT);
        let d = format!("M{} {}l28 28m0-28l-28 28", x - 14.0, y - 14.0);
        view! { <path class=format!("cross cross-{kind}") d=d></path> }
    };
    let ghost = |ghost: &RouteGhost| {
        let (transform, inside) = small_piece(board, ghost.square, ghost.color, ghost.role, 0.54);
        let id = format!("ghost-{}", ghost.square.number());
        view! { <g data-testid=id transform=transform inner_html=inside></g> }
    };
    // The number stands on the first leg, where the routes part.
    let number = route.number.zip(route.line.first()).zip(route.line.get(1)).map(|((number, from), to)| {
        let (x, y) = (px((from.x + 2.0 * to.x) / 3.0), px((from.y + 2.0 * to.y) / 3.0));
        view! {
            <g class="route-number" data-testid=format!("route-number-{number}")>
                <circle cx=x.clone() cy=y.clone() r="19"></circle>
                <text x=x y=y>{number}</text>
            </g>
        }
    });
    view! {
        <g data-testid=format!("route-{kind}")>
            <polyline class="route route-halo" points=points.clone()></polyline>
            <polyline class=format!("route route-{kind}") points=points></polyline>
            {route.crosses.iter().map(cross).collect_view()}
            {route.ghosts.iter().map(ghost).collect_view()}
            {number}
        </g>
    }
}

/// A small piece in the center of a square.
fn small_piece(board: BoardHandle, square: Square, color: Color, role: Role, scale: f32) -> (String, String) {
    let at = board.read(|board| board.place(square));
    let transform =
        format!("translate({} {}) scale({scale}) translate(-50 -50)", at.x * UNIT + 50.0, at.y * UNIT + 50.0);
    (transform, use_symbol(&symbol(board.rules(), color, role)))
}

/// The legal moves of the selected piece, shown as small ghost pieces.
#[component]
pub(super) fn Targets() -> impl IntoView {
    let board = BoardHandle::get();
    let targets = Memo::new(move |_| board.view().with(|view| view.targets.clone()));
    let target = move |target: Target| {
        let scale = match (target.far, target.hovered) {
            (_, true) => 0.62,
            (true, false) => 0.34,
            (false, false) => 0.46,
        };
        let (transform, inside) = small_piece(board, target.square, target.color, target.role, scale);
        let opacity = if target.hovered { "1" } else { "0.82" };
        let id = format!("target-{}", target.square.number());
        view! { <g class="mark" data-testid=id transform=transform opacity=opacity inner_html=inside></g> }
    };
    view! { <g>{move || targets.get().into_iter().map(target).collect_view()}</g> }
}

/// The pieces at rest.
#[component]
pub(super) fn Pieces() -> impl IntoView {
    let board = BoardHandle::get();
    let ids = Memo::new(move |_| {
        let mut ids: Vec<PieceId> = Vec::new();
        board.view().with(|view| {
            for piece in view.pieces.iter().filter(|piece| !is_above(piece)) {
                ids.insert(ids.partition_point(|&id| id < piece.id), piece.id);
            }
        });
        ids
    });
    view! { <g><For each=move || ids.get() key=|id| *id children=move |id| piece(board, id, false)/></g> }
}

/// The pieces in motion, which may leave the board while dragged.
#[component]
pub(super) fn MovingPieces() -> impl IntoView {
    let board = BoardHandle::get();
    let ids = Memo::new(move |_| -> Vec<PieceId> {
        board.above().with(|pieces| pieces.iter().map(|piece| piece.id).collect())
    });
    view! { <For each=move || ids.get() key=|id| *id children=move |id| piece(board, id, true)/> }
}

/// A piece at rest or `above`. One effect writes what has changed: with an effect for each attribute, every move would
/// wake hundreds of them.
fn piece(board: BoardHandle, id: PieceId, above: bool) -> impl IntoView {
    let find = move |pieces: &[PieceView]| {
        pieces.iter().find(|piece| piece.id == id && is_above(piece) == above).cloned()
    };
    let piece = Memo::new(move |_| {
        if above {
            board.above().with(|pieces| find(pieces))
        } else {
            board.view().with(|view| find(&view.pieces))
        }
    });
    let (group, glyph): (NodeRef<svg::G>, NodeRef<svg::Use>) = (NodeRef::new(), NodeRef::new());
    Effect::new(move |before: Option<Look>| {
        let before = before.unwrap_or_default();
        let now = piece.with(|piece| piece.as_ref().map(|piece| look(board.rules(), piece)));
        let (Some(now), Some(group), Some(glyph)) = (now, group.get(), glyph.get()) else { return before };
        for index in (0..LOOK.len()).filter(|&index| before[index] != now[index]) {
            let element: &Element = if LOOK[index] == "href" { &glyph } else { &group };
            _ = element.set_attribute(LOOK[index], &now[index]);
        }
        now
    });
    view! { <g class="mark" node_ref=group><use node_ref=glyph width="100" height="100"></use></g> }
}

/// The attributes of a piece.
const LOOK: [&str; 7] =
    ["data-testid", "data-color", "data-role", "data-ghost", "transform", "opacity", "href"];

/// Their values.
type Look = [String; LOOK.len()];

fn look(rules: AnyRules, piece: &PieceView) -> Look {
    [
        format!("piece-{}", piece.square.number()),
        side_token(piece.color).to_owned(),
        if piece.role == Role::King { "king" } else { "man" }.to_owned(),
        (piece.state == PieceState::Ghost).to_string(),
        placement(piece),
        format!("{:.3}", piece.opacity),
        format!("#{}", symbol(rules, piece.color, piece.role)),
    ]
}

/// The visible share of a coin's width after so many half turns: close to a cosine, without the code for one.
fn seen(half_turns: f32) -> f32 {
    let edge = (2.0 * (half_turns - half_turns.floor()) - 1.0).abs();
    edge * (3.0 - edge * edge) / 2.0
}

fn placement(piece: &PieceView) -> String {
    let (x, y) = (piece.at.x * UNIT + 50.0, piece.at.y * UNIT + 50.0);
    let lifted = if piece.state == PieceState::Dragged { 1.1 } else { 1.0 };
    // Pieces turn like coins: once when crowned, and as they spin off the board.
    let turned = (seen(piece.crowning.unwrap_or(0.0)) * seen(piece.turns * 2.0)).max(0.04);
    let scale = piece.scale * lifted;
    format!(
        "translate({x:.2} {y:.2}) rotate({:.1}) scale({:.3} {:.3}) translate(-50 -50)",
        piece.turns * 360.0,
        scale * turned,
        scale
    )
}

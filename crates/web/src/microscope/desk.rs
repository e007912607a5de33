//! The state of the page, and what is done with it.

use std::{collections::HashSet, time::Duration};

use crownhead_boardview::{Intent, Movers};
use crownhead_microscope::{Event, Method, Tree, count, look, picture::Layout, small};
use crownhead_notation::{fen, rules_of_key};
use crownhead_prose::microscope as words;
use crownhead_rules::{AnyPosition, AnyRules, Color};
use leptos::{html, prelude::*};

use crate::{
    board::handle::{BoardHandle, focus_square},
    model::{microscope_root, settings::Settings},
    platform::{address, defaults},
};

/// The greatest depth offered.
pub(super) const DEEPEST: u8 = 8;
/// The depth of the first tree.
const FIRST_DEPTH: u8 = 4;
/// The most nodes drawn.
const DRAWN: usize = 1_500;
/// The depth to which nodes are counted for the plot.
const COUNTED: u8 = 6;
/// Milliseconds between two pictures of a replay, and how many pictures it has at most.
const FRAME: u64 = 80;
const FRAMES: usize = 300;

/// Pixels per unit of the picture: at first, with a finger at first, and the least and the most.
const ZOOM: f64 = 1.0;
const FINGER_ZOOM: f64 = 1.6;
const ZOOMS: [f64; 2] = [0.1, 5.0];
/// A whole tree this much smaller than at first is still readable.
const READABLE: f64 = 0.6;
/// Pixels from a node within which a tap means it.
const REACH: f64 = 20.0;

/// The state.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    board: BoardHandle,
    pub(super) rules: RwSignal<AnyRules>,
    root: RwSignal<AnyPosition>,
    /// The roots before this one.
    pub(super) before: RwSignal<Vec<AnyPosition>>,
    pub(super) method: RwSignal<Method>,
    pub(super) depth: RwSignal<u8>,
    pub(super) tree: RwSignal<Tree>,
    pub(super) layout: RwSignal<Layout>,
    /// Events shown.
    pub(super) step: RwSignal<usize>,
    pub(super) playing: RwSignal<bool>,
    /// The node that was clicked.
    chosen: RwSignal<Option<usize>>,
    /// Nodes per depth for each method.
    pub(super) counts: RwSignal<Vec<Vec<u64>>>,
    pub(super) said: RwSignal<String>,
    /// What is wrong with the address.
    pub(super) notice: RwSignal<String>,
    /// Pixels per unit of the picture; `None` fits the whole tree into the view.
    pub(super) zoom: RwSignal<Option<f64>>,
    /// The view of the picture.
    pub(super) frame: NodeRef<html::Div>,
    settings: StoredValue<Settings>,
    turn: StoredValue<u32>,
}

impl Desk {
    /// The state of a page that has just been opened; also puts it into the context.
    pub(super) fn provide() -> Desk {
        let (rules, root, wrong) = microscope_root::read(&address::pairs());
        let root = root.unwrap_or_else(|| small(rules));
        let board = BoardHandle::new(root).provide(Memo::new(|_| Vec::new()));
        let tree = look(&root, Method::Minimax, 1, 1);
        let layout = Layout::of(&tree);
        let desk = Desk {
            board,
            rules: RwSignal::new(rules),
            root: RwSignal::new(root),
            before: RwSignal::new(Vec::new()),
            method: RwSignal::new(Method::AlphaBeta),
            depth: RwSignal::new(FIRST_DEPTH),
            tree: RwSignal::new(tree),
            layout: RwSignal::new(layout),
            step: RwSignal::new(0),
            playing: RwSignal::new(false),
            chosen: RwSignal::new(None),
            counts: RwSignal::new(Vec::new()),
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(wrong.unwrap_or_default()),
            zoom: RwSignal::new(None),
            frame: NodeRef::new(),
            settings: StoredValue::new(defaults::settings()),
            turn: StoredValue::new(0),
        };
        board.listen(move |intent| desk.carry_out(&intent), || ());
        provide_context(desk);
        desk
    }

    /// The state, from the context.
    pub(super) fn get() -> Desk {
        expect_context()
    }

    /// The position on the board as FEN.
    pub(super) fn position_text(self) -> Memo<String> {
        Memo::new(move |_| {
            self.board.stamp().track();
            self.board.read(|board| fen::write(board.position()))
        })
    }

    /// Searches the root and shows its tree.
    pub(super) fn search(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.playing.set(false);
        self.chosen.set(None);
        let root = self.root.get_untracked();
        let tree = look(&root, self.method.get_untracked(), self.depth.get_untracked(), DRAWN);
        self.layout.set(Layout::of(&tree));
        self.step.set(tree.events.len());
        self.said.set(words::visited(&tree));
        self.tree.set(tree);
        self.counts.set(counts(&root));
        self.lay(root, Movers::One(root.turn()));
        request_animation_frame(move || self.settle());
    }

    pub(super) fn take_game(self, key: &str) {
        let Some(rules) = rules_of_key(key) else { return };
        self.notice.set(String::new());
        self.rules.set(rules);
        self.small();
    }

    pub(super) fn take_method(self, key: &str) {
        let Some(method) = Method::from_key(key) else { return };
        self.method.set(method);
        self.search();
    }

    /// Begins with a position of few pieces.
    pub(super) fn small(self) {
        self.begin(small(self.rules.get_untracked()));
    }

    /// Begins with the start position.
    pub(super) fn start(self) {
        self.begin(AnyPosition::start(self.rules.get_untracked()));
    }

    fn begin(self, root: AnyPosition) {
        self.before.set(Vec::new());
        self.root.set(root);
        self.search();
    }

    /// Goes back to the root before.
    pub(super) fn undo(self) {
        if let Some(root) = self.before.try_update(Vec::pop).flatten() {
            self.root.set(root);
            self.search();
        }
    }

    fn lay(self, position: AnyPosition, movers: Movers) {
        let settings = self.settings.with_value(|settings| settings.for_board(position.rules()));
        let bottom = self.root.get_untracked().turn();
        self.board.change(|board, _| {
            board.set_position(position, None);
            board.set_settings(settings);
            board.set_flipped(bottom == Color::Black);
            board.set_movers(movers);
        });
        self.board.look().set(self.settings.with_value(Settings::board_look));
    }

    fn carry_out(self, intent: &Intent) {
        match *intent {
            Intent::Play(ref mv) => {
                let root = self.root.get_untracked();
                let next = root.play_unchecked(mv);
                self.before.update(|before| before.push(root));
                self.root.set(next);
                self.search();
            }
            Intent::CursorMoved(square) => focus_square(square),
            _ => {}
        }
    }

    /// Shows so many events.
    pub(super) fn go(self, step: usize) {
        self.playing.set(false);
        self.show(step);
    }

    fn show(self, step: usize) {
        let all = self.tree.with_untracked(|tree| tree.events.len());
        let step = step.clamp(1, all.max(1));
        self.chosen.set(None);
        self.step.set(step);
        self.show_node();
    }

    /// Puts the position of the shown node on the board.
    fn show_node(self) {
        let node = untrack(|| self.shown());
        let root = self.root.get_untracked();
        let at = self.tree.with_untracked(|tree| tree.position(node));
        self.lay(at, if at == root { Movers::One(root.turn()) } else { Movers::Nobody });
        request_animation_frame(move || self.reveal());
    }

    /// Shows the whole tree at the end of the search.
    pub(super) fn show_whole(self) {
        self.zoom.set(None);
        self.go(usize::MAX);
    }

    /// Makes the picture larger or smaller around the shown node.
    pub(super) fn zoom_by(self, factor: f64) {
        let Some((scale, _)) = self.scale() else { return };
        self.zoom.set(Some((scale * factor).clamp(ZOOMS[0], ZOOMS[1])));
        request_animation_frame(move || self.reveal());
    }

    /// Fits a new tree into the view if that leaves it readable; else shows it around its root.
    fn settle(self) {
        let coarse =
            window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|media| media.matches());
        let first = if coarse { FINGER_ZOOM } else { ZOOM };
        self.zoom.set(None);
        request_animation_frame(move || {
            if self.scale().is_some_and(|(scale, _)| scale < first * READABLE) {
                self.zoom.set(Some(first));
            }
            request_animation_frame(move || self.reveal());
        });
    }

    /// Pixels per unit of the picture, and where on the screen it begins.
    fn scale(self) -> Option<(f64, (f64, f64))> {
        let picture = self.frame.get_untracked()?.query_selector("svg").ok().flatten()?;
        let rect = picture.get_bounding_client_rect();
        let (width, height) = self.layout.with_untracked(|layout| (layout.width, layout.height));
        let scale = (rect.width() / width).min(rect.height() / height);
        let start = |from: f64, room: f64, size: f64| from + (room - size * scale) / 2.0;
        (scale > 0.0).then(|| {
            (scale, (start(rect.left(), rect.width(), width), start(rect.top(), rect.height(), height)))
        })
    }

    /// The drawn node that a tap at this place of the screen means.
    pub(super) fn node_near(self, (x, y): (f64, f64)) -> Option<usize> {
        let (scale, (left, top)) = self.scale()?;
        let step = self.step.get_untracked();
        let drawn: HashSet<usize> = self
            .tree
            .with_untracked(|tree| tree.events.iter().take(step).map(|event| event.node()).collect());
        let point = ((x - left) / scale, (y - top) / scale);
        self.layout
            .with_untracked(|layout| layout.nearest(point, REACH / scale, |node| drawn.contains(&node)))
    }

    /// Marks the shown node, and scrolls the picture to it if it is out of view.
    fn reveal(self) {
        let Some(frame) = self.frame.get_untracked() else { return };
        if let Ok(Some(before)) = frame.query_selector(".chosen") {
            _ = before.class_list().remove_1("chosen");
        }
        let node = untrack(|| self.shown());
        let Ok(Some(node)) = frame.query_selector(&format!("[data-node=\"{node}\"]")) else { return };
        _ = node.class_list().add_1("chosen");
        let (outer, inner) = (frame.get_bounding_client_rect(), node.get_bounding_client_rect());
        let middle = |start: f64, size: f64| start + size / 2.0;
        if inner.left() < outer.left() || inner.right() > outer.right() {
            let by = middle(inner.left(), inner.width()) - middle(outer.left(), outer.width());
            frame.set_scroll_left(frame.scroll_left() + by as i32);
        }
        if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
            let by = middle(inner.top(), inner.height()) - middle(outer.top(), outer.height());
            frame.set_scroll_top(frame.scroll_top() + by as i32);
        }
    }

    /// Starts or stops the replay.
    pub(super) fn play(self) {
        if self.playing.get_untracked() {
            return self.playing.set(false);
        }
        let all = self.tree.with_untracked(|tree| tree.events.len());
        if self.step.get_untracked() >= all {
            self.show(1);
        }
        // A picture that is still on its way belongs to the replay before.
        self.turn.update_value(|turn| *turn += 1);
        self.playing.set(true);
        self.tick(all.div_ceil(FRAMES).max(1));
    }

    fn tick(self, stride: usize) {
        let turn = self.turn.get_value();
        let next = move || {
            if !self.playing.get_untracked() || self.turn.get_value() != turn {
                return;
            }
            let step = self.step.get_untracked() + stride;
            self.show(step);
            if step >= self.tree.with_untracked(|tree| tree.events.len()) {
                return self.playing.set(false);
            }
            self.tick(stride);
        };
        set_timeout(next, Duration::from_millis(FRAME));
    }

    /// Chooses a node to look at; `None` for none.
    pub(super) fn choose(self, node: Option<usize>) {
        self.playing.set(false);
        self.chosen.set(node);
        self.show_node();
        let facts = self.tree.with_untracked(|tree| words::path(tree, untrack(|| self.shown())));
        self.said.set(facts);
    }

    /// The node whose facts are shown: the one that was clicked, the one of the step, or the root of the whole tree.
    pub(super) fn shown(self) -> usize {
        let step = self.step.get();
        self.chosen.get().unwrap_or_else(|| {
            self.tree.with(|tree| match tree.events.get(step.saturating_sub(1)) {
                Some(event) if step < tree.events.len() => event.node(),
                _ => 0,
            })
        })
    }

    /// Whether a node is still being searched at this step.
    pub(super) fn is_open(self, node: usize) -> bool {
        let step = self.step.get();
        let closes = |event: &Event| *event == Event::Leave(node) || *event == Event::Skip(node);
        self.tree.with(|tree| !tree.events.iter().take(step).any(closes))
    }
}

/// Nodes per depth for each method, as far as they can be counted at once.
fn counts(root: &AnyPosition) -> Vec<Vec<u64>> {
    /// A method that has visited so many is not asked deeper.
    const ENOUGH: u64 = 30_000;
    let of = |method: Method| {
        let mut counts = Vec::new();
        for depth in 1..=COUNTED {
            let Some(nodes) = count(root, method, depth) else { break };
            counts.push(nodes);
            if nodes > ENOUGH {
                break;
            }
        }
        counts
    };
    Method::ALL.map(of).to_vec()
}

//! The state of a board as plain data for a renderer.

use crownhead_notation::{Naming, square_name};
use crownhead_rules::{Color, Role, Square};

use crate::{
    board::Board,
    motion::GHOST_OPACITY,
    route::center,
    selection::Selection,
    settings::SquareNames,
    tokens::Token,
    view::{
        Frame, FrameKind, Phase, PieceState, PieceView, Point, RouteView, SquareDescription, SquareView,
        Target, View,
    },
};

impl Board {
    /// The picture at the time of the last event or tick.
    pub fn view(&self) -> View {
        let board = self.position.board();
        View {
            width: board.width(),
            height: board.height(),
            flipped: self.flipped,
            turn: self.position.turn(),
            phase: self.phase(),
            squares: self.squares(),
            frames: self.frames(),
            last_way: self.last_way(),
            routes: self.routes(),
            targets: self.targets(),
            pieces: self.pieces(),
            typed: self.typed.clone(),
        }
    }

    /// The user's current activity.
    pub fn phase(&self) -> Phase {
        match &self.selection {
            _ if !self.users_turn() => Phase::Waiting,
            None => Phase::Idle,
            Some(selection) if selection.is_walking() => {
                Phase::Walking { from: selection.from(), at: selection.at(), may_end: selection.may_end() }
            }
            Some(selection) => Phase::Selected(selection.from()),
        }
    }

    fn squares(&self) -> Vec<SquareView> {
        let board = self.position.board();
        let view = |row: u8, column: u8| {
            let (x, y) = self.turned(column, row);
            let square = board.at(x, y);
            let label = square.filter(|_| self.settings.labels);
            let label = label.map(|square| self.naming().name(board, square));
            let dark = if board.is_full() { (x + y + board.height()) % 2 == 1 } else { square.is_some() };
            SquareView { column, row, square, dark, label }
        };
        (0..board.height()).flat_map(|row| (0..board.width()).map(move |column| view(row, column))).collect()
    }

    /// How the squares are named on the board.
    fn naming(&self) -> Naming {
        let usual = Naming::of(self.position.rules());
        match (self.settings.names, usual) {
            (SquareNames::Numbers, Naming::Letters) => Naming::Numbers,
            (SquareNames::Letters, _) => Naming::Letters,
            _ => usual,
        }
    }

    fn frames(&self) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut frame = |square: Square, kind: FrameKind| frames.push(Frame { square, kind });
        if let Some((from, to)) = self.last.filter(|_| self.settings.last_move) {
            frame(from, FrameKind::LastFrom);
            frame(to, FrameKind::LastTo);
        }
        if let Some((mv, _)) = &self.hint {
            frame(mv.from(), FrameKind::HintFrom);
            frame(mv.to(), FrameKind::HintTo);
        }
        for plan in self.premoves.iter() {
            if let Some((from, to)) = plan.reply_to {
                frame(from, FrameKind::ExpectedFrom);
                frame(to, FrameKind::ExpectedTo);
            }
            frame(plan.attempt.from, FrameKind::PlannedFrom);
            frame(plan.attempt.to, FrameKind::PlannedTo);
        }
        if let Some((from, to)) = self.expected {
            frame(from, FrameKind::ExpectedFrom);
            if let Some(to) = to {
                frame(to, FrameKind::ExpectedTo);
            }
        }
        let selected = self.selection.as_ref().map(Selection::at).or(self.planned_from);
        if let Some(square) = selected {
            frame(square, FrameKind::Selected);
        }
        if let Some((refusal, _)) = &self.refused {
            let kind = if refusal.names_pieces() { FrameKind::MustCapture } else { FrameKind::Refused };
            refusal.squares.iter().for_each(|square| frame(square, kind));
        }
        self.huffable.iter().for_each(|square| frame(square, FrameKind::Huffable));
        if self.press.is_some_and(|press| press.drags)
            && let Some(target) = self.hovered_target()
        {
            frame(target.square, FrameKind::Drop);
        }
        if let Some(square) = self.cursor() {
            frame(square, FrameKind::Cursor);
        }
        frames
    }

    fn last_way(&self) -> Vec<Point> {
        let turns = self.settings.last_move && self.last_stops.len() > 2 && !self.is_animating();
        let stops = if turns { self.last_stops.as_slice() } else { &[] };
        stops.iter().map(|&square| center(self.place(square))).collect()
    }

    fn routes(&self) -> Vec<RouteView> {
        let hint = self.hint.iter().map(|(_, route)| route);
        let refused = self.refused.iter().flat_map(|(_, routes)| routes);
        let targets = self.targets();
        let drawn = |route: &RouteView| {
            let centers =
                |squares: &[Square]| squares.iter().map(|&square| center(self.place(square))).collect();
            let mut drawn =
                RouteView { line: centers(&route.stops), crosses: centers(&route.captured), ..route.clone() };
            drawn.ghosts.retain(|ghost| targets.iter().all(|target| target.square != ghost.square));
            drawn
        };
        let shown = self.preview.as_ref().map(|preview| &preview.stops);
        let fan = self.fan.iter().map(|(_, route)| route).filter(|_| self.selection.is_some());
        let fan = fan.filter(|route| Some(&route.stops) != shown);
        hint.chain(refused).chain(fan).chain(&self.preview).map(drawn).collect()
    }

    fn targets(&self) -> Vec<Target> {
        let Some(selection) = self.selection.as_ref().filter(|_| self.settings.targets) else {
            return Vec::new();
        };
        let pointed = self.hovered_target().map(|target| target.square);
        let view = |target: &Target| Target { hovered: Some(target.square) == pointed, ..target.clone() };
        selection.targets.iter().map(view).collect()
    }

    fn pieces(&self) -> Vec<PieceView> {
        let leaving = self.motion.leaving().map(|&token| self.leaving_piece(token));
        let here = |token: &&Token| !self.is_off_the_board(**token);
        let standing = self.tokens.list.iter().filter(here).map(|&token| self.standing_piece(token));
        let mut pieces: Vec<PieceView> = Vec::new();
        for piece in leaving.chain(standing) {
            let order = |piece: &PieceView| (piece.state, piece.square);
            let at = pieces.partition_point(|other| order(other) <= order(&piece));
            pieces.insert(at, piece);
        }
        pieces
    }

    /// Whether the walk has captured a piece.
    fn is_jumped(&self, square: Square) -> bool {
        self.selection.as_ref().is_some_and(|selection| selection.walk().captured().contains(&square))
    }

    /// Whether the walk has captured a piece under rules that remove it at once.
    fn is_off_the_board(&self, token: Token) -> bool {
        self.removes_at_once() && self.is_jumped(token.square) && !self.motion.not_yet_jumped(token.id)
    }

    fn standing_piece(&self, token: Token) -> PieceView {
        let walker = self.walker().filter(|&(from, ..)| from == token.square);
        let square = walker.map_or(token.square, |(_, at, _)| at);
        let mut view = PieceView {
            id: token.id,
            color: token.color,
            role: walker.map_or(token.role, |(.., role)| role),
            square,
            at: self.home(square),
            state: PieceState::Standing,
            movable: self.is_movable(token.square),
            opacity: self.motion.entrance(token.id),
            scale: 1.0,
            turns: 0.0,
            crowning: None,
        };
        if let Some(pose) = self.motion.pose(token.id) {
            (view.at, view.role, view.crowning) = (pose.at, pose.role, pose.crowning);
            view.state = if pose.moving { PieceState::Moving } else { PieceState::Standing };
        }
        view.at = self.home_of(view.at);
        if let Some(press) = self.press.filter(|press| press.drags && walker.is_some()) {
            view.at = Point { x: press.at.x - 0.5, y: press.at.y - 0.5 };
            view.state = PieceState::Dragged;
        }
        let ghost = self.is_jumped(token.square) && !self.removes_at_once();
        if ghost && !self.motion.not_yet_jumped(token.id) {
            (view.state, view.opacity) = (PieceState::Ghost, GHOST_OPACITY);
        }
        view
    }

    fn leaving_piece(&self, token: Token) -> PieceView {
        let mut view = PieceView {
            id: token.id,
            color: token.color,
            role: token.role,
            square: token.square,
            at: self.home(token.square),
            state: PieceState::Standing,
            movable: false,
            opacity: 1.0,
            scale: 1.0,
            turns: 0.0,
            crowning: None,
        };
        if let Some(pose) = self.motion.pose(token.id) {
            (view.at, view.role, view.crowning) = (pose.at, pose.role, pose.crowning);
            view.state = if pose.moving { PieceState::Moving } else { PieceState::Standing };
        } else if let Some(farewell) = self.motion.farewell(token.id) {
            (view.opacity, view.scale, view.turns) = (farewell.opacity, farewell.scale, farewell.turns);
            if farewell.ghost {
                view.state = PieceState::Ghost;
            }
        }
        view.at = self.home_of(view.at);
        view
    }

    /// The facts about a square.
    pub fn describe_square(&self, square: Square) -> SquareDescription {
        let pair =
            |pair: Option<(Square, Square)>| pair.is_some_and(|(from, to)| square == from || square == to);
        let must = self.refused.as_ref().filter(|(refusal, _)| refusal.names_pieces());
        let target = self.targets().into_iter().find(|target| target.square == square);
        SquareDescription {
            square,
            name: square_name(self.position.rules(), square),
            piece: self.shown_piece(square),
            captured: self.is_jumped(square) && !self.removes_at_once(),
            selected: self.selection.as_ref().is_some_and(|selection| selection.at() == square),
            movable: self.is_movable(square),
            must_capture: must.is_some_and(|(refusal, _)| refusal.squares.contains(square)),
            target,
            huffable: self.huffable.contains(square),
            last_move: pair(self.last),
            hint: pair(self.hint().map(|mv| (mv.from(), mv.to()))),
        }
    }

    /// The piece on a square during an unfinished capture.
    fn shown_piece(&self, square: Square) -> Option<(Color, Role)> {
        match self.walker() {
            Some((_, at, role)) if at == square => Some((self.position.turn(), role)),
            Some((from, ..)) if from == square => None,
            _ if self.removes_at_once() && self.is_jumped(square) => None,
            _ => self.position.piece_at(square).map(|piece| (piece.color, piece.role)),
        }
    }
}

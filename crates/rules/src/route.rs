//! The routes of a capture: which squares a piece visits on the way.
//!
//! A move stores only its result, so routes are computed when a person or a file needs them. A [`Walk`] is a move in
//! progress, leg by leg, over any squares that a finger may choose. A [`Route`] is a complete capture in canonical form: its
//! stops are the turning squares, and the square directly behind the captured piece where the next leg continues straight on
//! or straight back.
//!
//! Not here: which moves are legal (`movegen`). A walk only narrows down the legal moves of its position.
//!
//! Invariant: the legs here obey the same rules as the generator's; tests compare the two for every rule set.

mod target;

use alloc::{collections::BTreeMap, vec, vec::Vec};

use crate::{
    AnyMove, AnyPosition, Attempt, BoardKind, Color, Direction, HouseRules, Role, Square, SquareSet,
    values::{AfterLeg, after_mans_leg},
};

use target::{Target, after_stop, reaches};

/// The squares of a complete move, in order.
///
/// ```
/// use crownhead_rules::{AnyPosition, Variant, routes};
///
/// let start = AnyPosition::start(Variant::English);
/// let mv = start.legal_moves()[0];
/// let route = &routes(&start, &mv, 1)[0];
/// assert_eq!(route.stops, [mv.from(), mv.to()]);
/// assert!(route.captured.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Route {
    /// The squares visited: start, every stop, destination.
    pub stops: Vec<Square>,
    /// The captured pieces in the order of the legs.
    pub captured: Vec<Square>,
}

/// One leg of a capture.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Leg {
    direction: Direction,
    over: Square,
    /// The landing squares, nearest first.
    landings: Vec<Square>,
}

/// The state of a capture in progress.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Standing {
    at: Square,
    role: Role,
    captured: SquareSet,
    /// The direction of the last leg, under rules where a king may not turn back.
    came: Option<Direction>,
    /// Whether a rule ends the move here.
    ended: bool,
    /// Whether the move may end here. Where captures must be finished, it may not if the piece could continue from any
    /// landing square of the last leg.
    may_end: bool,
}

/// The legs of captures from one start square of a position.
struct Legs<'p> {
    position: &'p AnyPosition,
    rules: HouseRules,
    board: BoardKind,
    from: Square,
    us: Color,
}

impl<'p> Legs<'p> {
    fn new(position: &'p AnyPosition, from: Square) -> Legs<'p> {
        let rules = position.rules().house_rules();
        Legs { position, rules, board: rules.board, from, us: position.turn() }
    }

    fn start(&self, role: Role) -> Standing {
        Standing { at: self.from, role, captured: SquareSet::EMPTY, came: None, ended: false, may_end: false }
    }

    fn is_free(&self, standing: &Standing, square: Square) -> bool {
        let gone = self.rules.removal.is_at_once() && standing.captured.contains(square);
        gone || square == self.from || self.position.piece_at(square).is_none()
    }

    fn is_king(&self, square: Square) -> bool {
        self.position.piece_at(square).is_some_and(|piece| piece.role == Role::King)
    }

    fn is_crowning(&self, square: Square) -> bool {
        self.board.place(square).1 == if self.us == Color::White { 0 } else { self.board.height() - 1 }
    }

    /// Whether a capture that ends here is that move. Two moves can differ in the resulting role alone.
    fn is_end_of(&self, end: &Standing, mv: &AnyMove) -> bool {
        (end.at, end.captured, self.becomes(end)) == (mv.to, mv.captured, mv.becomes)
    }

    /// The role of the piece after a move that ends here.
    fn becomes(&self, end: &Standing) -> Role {
        let took_king = || end.captured.iter().any(|square| self.is_king(square));
        let at_end = || self.rules.regicide.crowns_at_end() && took_king();
        if end.role == Role::King || self.is_crowning(end.at) || at_end() { Role::King } else { Role::Man }
    }

    fn captures_in(&self, role: Role, direction: Direction) -> bool {
        let onward = direction.is_forward(self.us) || direction.is_sideways();
        match role {
            Role::Man => {
                (onward || self.rules.men_capture_back) && self.rules.man_captures.contain(direction)
            }
            Role::King => self.rules.king_captures.contain(direction),
        }
    }

    fn leg(&self, standing: &Standing, direction: Direction) -> Option<Leg> {
        let back = standing.came == Some(direction.opposite()) && !self.rules.may_turn_back;
        if standing.ended || back || !self.captures_in(standing.role, direction) {
            return None;
        }
        let flies = standing.role == Role::King && self.rules.flying_kings;
        let mut over = self.board.step(standing.at, direction)?;
        while flies && self.is_free(standing, over) {
            over = self.board.step(over, direction)?;
        }
        let victim = self.position.piece_at(over)?;
        let safe = standing.role == Role::Man && victim.role == Role::King && !self.rules.men_take_kings;
        if over == self.from || victim.color == self.us || standing.captured.contains(over) || safe {
            return None;
        }
        let far = flies && self.rules.king_landing.may_be_far();
        let mut landings = Vec::new();
        let mut next = self.board.step(over, direction);
        while let Some(land) = next.filter(|&land| self.is_free(standing, land)) {
            landings.push(land);
            next = if far { self.board.step(land, direction) } else { None };
        }
        (!landings.is_empty()).then_some(Leg { direction, over, landings })
    }

    fn legs(&self, standing: &Standing) -> Vec<Leg> {
        Direction::ALL.into_iter().filter_map(|direction| self.leg(standing, direction)).collect()
    }

    fn after(&self, standing: &Standing, leg: &Leg, land: Square) -> Standing {
        Standing { may_end: self.may_end_on(standing, leg, land), ..self.landed(standing, leg, land) }
    }

    /// Whether a move may end with a leg on `land`.
    fn may_end_on(&self, standing: &Standing, leg: &Leg, land: Square) -> bool {
        let by_king = standing.role == Role::King && self.rules.flying_kings;
        let stops_short = by_king && self.rules.king_landing.stops_behind_king() && self.is_king(leg.over);
        leg.landings.contains(&land)
            && !(stops_short && leg.landings.first() != Some(&land))
            && self.may_be_last(standing, leg)
    }

    /// Whether a leg may be the last one. Matters only where a king chooses among landing squares or may not turn back; under
    /// a precedence by number, no legal capture can continue anyway.
    fn may_be_last(&self, standing: &Standing, leg: &Leg) -> bool {
        let by_count = self.rules.precedence.prefers_longer();
        let must_continue = self.rules.chain_duty.must_finish() && !by_count;
        let goes_on = |&land: &Square| !self.legs(&self.landed(standing, leg, land)).is_empty();
        let no_way_back = self.rules.removal.is_at_once() && !self.rules.may_turn_back;
        let same_wherever_it_lands = leg.landings.len() == 1 && !no_way_back;
        same_wherever_it_lands || !must_continue || !leg.landings.iter().any(goes_on)
    }

    fn landed(&self, standing: &Standing, leg: &Leg, land: Square) -> Standing {
        let came = (!self.rules.may_turn_back).then_some(leg.direction);
        let mut next = Standing { at: land, came, ..*standing };
        next.captured.insert(leg.over);
        if standing.role == Role::Man {
            let took_king = self.is_king(leg.over);
            let crowning = self.is_crowning(land);
            match after_mans_leg(self.rules.crowning_in_capture, self.rules.regicide, crowning, took_king) {
                AfterLeg::GoOn => {}
                AfterLeg::GoOnAsKing => next.role = Role::King,
                AfterLeg::EndAsKing => (next.role, next.ended) = (Role::King, true),
            }
        }
        next.ended |= self.rules.chain_duty.is_single_leg();
        next
    }
}

/// Counts and lists the canonical routes of one move.
struct RoutesOf<'p> {
    legs: Legs<'p>,
    mv: AnyMove,
    target: Target,
    counted: BTreeMap<(Standing, Square, Direction), u64>,
    leading: BTreeMap<(Standing, Square, Direction), bool>,
}

impl<'p> RoutesOf<'p> {
    fn new(position: &'p AnyPosition, mv: &AnyMove) -> RoutesOf<'p> {
        let legs = Legs::new(position, mv.from);
        let target = Target::of(&legs, mv);
        RoutesOf { legs, mv: *mv, target, counted: BTreeMap::new(), leading: BTreeMap::new() }
    }

    fn wanted(&self, standing: &Standing) -> Vec<Leg> {
        let mut legs = self.legs.legs(standing);
        legs.retain(|leg| {
            self.mv.captured.contains(leg.over) && self.target.allows(&self.legs, standing, leg)
        });
        legs
    }

    /// The continuations after a leg: each a state and the leg that follows. Straight on and straight back count once, from
    /// the square directly behind the captured piece.
    fn follow_ups(&self, standing: &Standing, leg: &Leg) -> Vec<(Standing, Leg)> {
        let mut found = Vec::new();
        for (i, &land) in leg.landings.iter().enumerate() {
            let next = self.legs.after(standing, leg, land);
            let same_line = |l: &Leg| l.direction == leg.direction || l.direction == leg.direction.opposite();
            let legs = self.wanted(&next).into_iter();
            found.extend(legs.filter(|l| i == 0 || !same_line(l)).map(|l| (next, l)));
        }
        found
    }

    fn ends(&self, standing: &Standing, leg: &Leg) -> bool {
        self.legs.is_end_of(&self.legs.landed(standing, leg, self.mv.to), &self.mv)
            && self.legs.may_end_on(standing, leg, self.mv.to)
    }

    fn count(&mut self, standing: Standing, leg: &Leg) -> u64 {
        let state = (standing, leg.over, leg.direction);
        if let Some(&known) = self.counted.get(&state) {
            return known;
        }
        let mut total = u64::from(self.ends(&standing, leg));
        for (next, follow) in self.follow_ups(&standing, leg) {
            total = total.saturating_add(self.count(next, &follow));
        }
        self.counted.insert(state, total);
        total
    }

    /// Whether any route continues with that leg. Much cheaper than counting them.
    fn leads_there(&mut self, standing: Standing, leg: &Leg) -> bool {
        let state = (standing, leg.over, leg.direction);
        if let Some(&known) = self.leading.get(&state) {
            return known;
        }
        let leads = self.ends(&standing, leg)
            || self.follow_ups(&standing, leg).iter().any(|(next, follow)| self.leads_there(*next, follow));
        self.leading.insert(state, leads);
        leads
    }

    fn list(&mut self, standing: Standing, leg: &Leg, so_far: &Route, limit: usize, routes: &mut Vec<Route>) {
        if routes.len() >= limit || !self.leads_there(standing, leg) {
            return;
        }
        let mut here = so_far.clone();
        here.captured.push(leg.over);
        if self.ends(&standing, leg) {
            let mut whole = here.clone();
            whole.stops.push(self.mv.to);
            routes.push(whole);
        }
        for (next, follow) in self.follow_ups(&standing, leg) {
            let mut further = here.clone();
            further.stops.push(next.at);
            self.list(next, &follow, &further, limit, routes);
        }
    }
}

/// The canonical routes of a legal move, at most `limit`.
pub fn routes(position: &AnyPosition, mv: &AnyMove, limit: usize) -> Vec<Route> {
    if !mv.is_capture() {
        return vec![Route { stops: vec![mv.from, mv.to], captured: Vec::new() }];
    }
    let mut of = RoutesOf::new(position, mv);
    let start = of.legs.start(mv.mover);
    let (mut found, empty) = (Vec::new(), Route { stops: vec![mv.from], captured: Vec::new() });
    for leg in of.wanted(&start) {
        of.list(start, &leg, &empty, limit, &mut found);
    }
    found
}

/// The number of canonical routes of a legal move; perft counts these under [`Convention::Paths`](crate::perft::Convention).
pub fn count_routes(position: &AnyPosition, mv: &AnyMove) -> u64 {
    if !mv.is_capture() {
        return 1;
    }
    let mut of = RoutesOf::new(position, mv);
    let start = of.legs.start(mv.mover);
    let legs = of.wanted(&start);
    legs.iter().fold(0, |sum: u64, leg| sum.saturating_add(of.count(start, leg)))
}

/// A move in progress: the squares visited and the legal moves that are still possible. A quiet move is a walk of one step.
///
/// ```
/// use crownhead_rules::{AnyPosition, Variant, Walk};
///
/// let start = AnyPosition::start(Variant::International);
/// let from = start.board().square(32).expect("the board has 50 squares");
/// let walk = Walk::start(&start, from).expect("the man on 32 can move");
/// let stops: Vec<u16> = walk.next_stops().iter().map(|square| square.number()).collect();
/// assert_eq!(stops, [27, 28]);
///
/// let done = walk.step(walk.next_stops()[0]).expect("27 is one of them");
/// assert_eq!(done.finished().expect("a quiet move has one step").to().number(), 27);
/// assert!(!done.can_go_on());
/// ```
#[derive(Clone, Debug)]
pub struct Walk {
    position: AnyPosition,
    standing: Standing,
    stops: Vec<Square>,
    captured: Vec<Square>,
    open: Vec<AnyMove>,
}

impl Walk {
    /// Starts a walk from a square, or returns `None` if the square has no legal moves.
    pub fn start(position: &AnyPosition, from: Square) -> Option<Walk> {
        Walk::start_among(position, from, &position.legal_moves())
    }

    /// [`Walk::start`] with the legal moves of the position, already generated.
    pub fn start_among(position: &AnyPosition, from: Square, legal: &[AnyMove]) -> Option<Walk> {
        let open: Vec<AnyMove> = legal.iter().filter(|mv| mv.from == from).copied().collect();
        let role = open.first()?.mover;
        let standing = Legs::new(position, from).start(role);
        Some(Walk { position: *position, standing, stops: vec![from], captured: Vec::new(), open })
    }

    /// The squares visited, the start first.
    pub fn stops(&self) -> &[Square] {
        &self.stops
    }

    /// The pieces jumped so far, in order.
    pub fn captured(&self) -> &[Square] {
        &self.captured
    }

    /// The legal moves that are still possible.
    pub fn open(&self) -> &[AnyMove] {
        &self.open
    }

    /// The role of the moving piece at this point. A man that continues as a king already is one.
    pub fn role(&self) -> Role {
        self.standing.role
    }

    /// The legal move that the walk completes if it ends here.
    pub fn finished(&self) -> Option<AnyMove> {
        let legs = Legs::new(&self.position, self.stops[0]);
        self.open.iter().find(|mv| self.standing.may_end && legs.is_end_of(&self.standing, mv)).copied()
    }

    /// Whether the walk can continue.
    pub fn can_go_on(&self) -> bool {
        !self.next_stops().is_empty()
    }

    /// The possible next squares, lowest number first.
    pub fn next_stops(&self) -> Vec<Square> {
        let stops: SquareSet = self.steps().iter().map(|walk| walk.standing.at).collect();
        stops.iter().collect()
    }

    /// The walk after the next step, or `None` if it cannot go there.
    pub fn step(&self, to: Square) -> Option<Walk> {
        self.steps().into_iter().find(|walk| walk.standing.at == to)
    }

    /// The walk to the end of a legal move, along its first canonical route.
    pub fn finish(&self, mv: &AnyMove) -> Option<Walk> {
        if !self.open.contains(mv) {
            return None;
        }
        if self.finished() == Some(*mv) {
            return Some(self.clone());
        }
        let found = self.steps();
        let stops: SquareSet = found.iter().map(|walk| walk.standing.at).collect();
        let from = |at: Square| found.iter().filter(move |walk| walk.standing.at == at);
        stops.iter().flat_map(from).find_map(|walk| walk.finish(mv))
    }

    fn steps(&self) -> Vec<Walk> {
        let mut walks = Vec::new();
        if self.stops.len() == 1 {
            let quiet = self.open.iter().filter(|mv| !mv.is_capture());
            walks.extend(quiet.map(|mv| {
                self.moved(
                    Standing { at: mv.to, ended: true, may_end: true, ..self.standing },
                    None,
                    vec![*mv],
                )
            }));
        }
        let legs = Legs::new(&self.position, self.stops[0]);
        for leg in legs.legs(&self.standing) {
            for &land in &leg.landings {
                let next = legs.after(&self.standing, &leg, land);
                let open = self.still_open(&legs, &leg, &next);
                if !open.is_empty() {
                    walks.push(self.moved(next, Some(leg.over), open));
                }
            }
        }
        walks
    }

    fn moved(&self, standing: Standing, over: Option<Square>, open: Vec<AnyMove>) -> Walk {
        let mut walk = Walk { standing, open, ..self.clone() };
        walk.stops.push(standing.at);
        walk.captured.extend(over);
        walk
    }

    fn still_open(&self, legs: &Legs<'_>, leg: &Leg, next: &Standing) -> Vec<AnyMove> {
        let possible = |mv: &&AnyMove| mv.is_capture() && next.captured.union(mv.captured) == mv.captured;
        let possible: Vec<AnyMove> = self.open.iter().filter(possible).copied().collect();
        if let Some(open) = target::all_reached(legs, next, &possible) {
            return open;
        }
        let reachable = |mv: &AnyMove| {
            let target = Target::of(legs, mv);
            target.allows(legs, &self.standing, leg)
                && reaches(legs, next, mv, &[], &target, &mut BTreeMap::new())
        };
        possible.into_iter().filter(reachable).collect()
    }
}

/// Whether some route of a move visits the squares `via` in that order.
pub(crate) fn visits(position: &AnyPosition, mv: &AnyMove, via: &[Square]) -> bool {
    if !mv.is_capture() {
        return via.iter().all(|&stop| stop == mv.to);
    }
    let legs = Legs::new(position, mv.from);
    let target = Target::of(&legs, mv);
    reaches(&legs, &legs.start(mv.mover), mv, via, &target, &mut BTreeMap::new())
}

/// The most steps tried to interpret an illegal capture.
const STEPS_TO_UNDERSTAND: usize = 2000;

/// The pieces captured on the shortest way from start to destination over the squares on the way, legal or not. `None` if
/// there is no such way within the step limit.
pub(crate) fn attempted(position: &AnyPosition, attempt: &Attempt) -> Option<SquareSet> {
    let legs = Legs::new(position, attempt.from);
    let role = position.piece_at(attempt.from)?.role;
    let mut steps = vec![(legs.start(role), attempt.via.as_slice())];
    for next in 0..STEPS_TO_UNDERSTAND {
        let (standing, via) = *steps.get(next)?;
        for leg in legs.legs(&standing) {
            for &land in &leg.landings {
                let (after, rest) = (legs.landed(&standing, &leg, land), after_stop(via, land));
                if land == attempt.to && rest.is_empty() {
                    return Some(after.captured);
                }
                steps.push((after, rest));
            }
        }
    }
    None
}

/// Whether a piece could make the first leg of a capture, ignoring precedence.
pub(crate) fn can_begin_capture(position: &AnyPosition, from: Square) -> bool {
    let legs = Legs::new(position, from);
    position.piece_at(from).is_some_and(|piece| !legs.legs(&legs.start(piece.role)).is_empty())
}

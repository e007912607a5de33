//! Captures by kings where walking all of them would take too long.
//!
//! While captured pieces stay on the board, the free lines between pieces do not change during a move: which leg
//! can follow which is a fixed graph, and every piece is passed once at most. The search walks that graph with a
//! target: first as much as might be taken at all, then less and less until there is a capture worth the target.
//! Two bounds cut it short: what can still be reached, and the old puzzle of the bridges. Every piece is a bridge
//! between two regions of free squares; who crosses all that are left ends in a region that can be told before.

use alloc::{boxed::Box, collections::BTreeMap, vec, vec::Vec};

use super::{BitsOf, Chain, Generator, Sink, View};
use crate::{Direction, KingLanding, Precedence, Removal, Role, Rules, bits::Bits, geometry::Geometry};

/// So many ways to cross pieces that can be captured along several lines are compared, not more.
const MOST_WAYS: usize = 64;

const NO_LEG: u16 = u16::MAX;

/// A leg that can be made as long as its piece is there.
struct PlannedLeg<B> {
    over: B,
    direction: Direction,
    /// Where it may land.
    landings: B,
    /// Where it may land if it is the last one.
    ends: B,
    /// The legs that can follow.
    next: Vec<u16>,
    /// The region of its landings, by the lowest of its squares.
    region: B,
}

/// What a plan is good for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// It finds all captures of a king and keeps them.
    Collecting,
    /// All captures of the king are found.
    Complete,
    /// It finds those that go on with the leg at hand.
    Part,
}

/// From so many captured pieces on, the sink sorts out captures that it gets twice.
const MERGED: u32 = 3;

/// Everything that is known about the captures of one king.
pub(super) struct Plan<B> {
    legs: Vec<PlannedLeg<B>>,
    /// The leg over the piece of a bit index in a direction.
    index: Vec<[u16; 8]>,
    /// For the piece of each bit index, the pairs of regions between which it can be crossed.
    bridges: Vec<Vec<B>>,
    /// Only captures of at least this rank are looked for.
    target: u64,
    /// How much of the king's captures it has found.
    stage: Stage,
    /// The best that was cut off for being worth less than the target.
    missed: u64,
    /// The best rank found, with the sets of captured pieces and the squares where those captures end.
    found: (u64, Vec<(B, B)>),
    /// Legs that were walked with pieces captured before, and for which rank.
    walked: BTreeMap<(u16, B), u64>,
    /// Scratch space: which legs are known to be in reach.
    seen: Vec<bool>,
}

impl<B: Bits> Plan<B> {
    fn new<R: Rules, const WHITE: bool>(view: &View<R, WHITE>) -> Plan<B>
    where
        R::Board: Geometry<Bits = B>,
    {
        let mut plan = Plan {
            legs: Vec::new(),
            index: vec![[NO_LEG; 8]; 128],
            bridges: vec![Vec::new(); 128],
            target: 0,
            stage: Stage::Part,
            missed: 0,
            found: (0, Vec::new()),
            walked: BTreeMap::new(),
            seen: Vec::new(),
        };
        let captures = view.rules.king_captures();
        for bit in view.them.iter() {
            for direction in Direction::ALL.into_iter().filter(|&direction| captures.contain(direction)) {
                plan.add_leg(view, bit, direction);
            }
        }
        plan.link(view);
        plan.seen = vec![false; plan.legs.len()];
        plan
    }

    fn add_leg<R: Rules, const WHITE: bool>(&mut self, view: &View<R, WHITE>, bit: u32, direction: Direction)
    where
        R::Board: Geometry<Bits = B>,
    {
        let over = B::bit(bit);
        let behind = R::Board::shift(over, direction) & view.free;
        if behind.is_empty() || !R::Board::shift(over, direction.opposite()).meets(view.free) {
            return;
        }
        let far = view.rules.king_landing() != KingLanding::Behind;
        let landings = if far { view.slide(over, direction, view.free) } else { behind };
        let near = view.rules.king_landing() == KingLanding::BehindLastKing && over.meets(view.kings);
        let ends = if near { behind } else { landings };
        self.index[bit as usize][direction as usize] = self.legs.len() as u16;
        self.legs.push(PlannedLeg { over, direction, landings, ends, next: Vec::new(), region: B::ZERO });
    }

    /// Works out which legs can follow which, and the regions.
    fn link<R: Rules, const WHITE: bool>(&mut self, view: &View<R, WHITE>)
    where
        R::Board: Geometry<Bits = B>,
    {
        let mut regions: Vec<B> = Vec::new();
        for leg in 0..self.legs.len() {
            let (landings, came) = (self.legs[leg].landings, self.legs[leg].direction);
            let mut next = Vec::new();
            for square in landings.iter() {
                for direction in Direction::ALL.into_iter().filter(|&direction| direction != came.opposite()) {
                    let over = view.first_met(B::bit(square), direction, view.free) & view.them;
                    next.extend(over.iter().map(|bit| self.index[bit as usize][direction as usize]));
                }
            }
            next.sort_unstable();
            next.dedup();
            next.retain(|&leg| leg != NO_LEG);
            self.legs[leg].next = next;
            unite(&mut regions, landings);
            unite(&mut regions, self.run_up(view, leg));
        }
        let region_of = |run: B| {
            let whole = regions.iter().find(|region| region.meets(run));
            whole.map_or(B::ZERO, |region| B::bit(region.lowest()))
        };
        for leg in 0..self.legs.len() {
            let (from, to) = (region_of(self.run_up(view, leg)), region_of(self.legs[leg].landings));
            self.legs[leg].region = to;
            let bridges = &mut self.bridges[self.legs[leg].over.lowest() as usize];
            if !bridges.contains(&(from ^ to)) {
                bridges.push(from ^ to);
            }
        }
    }

    /// The squares from which a leg can be made.
    fn run_up<R: Rules, const WHITE: bool>(&self, view: &View<R, WHITE>, leg: usize) -> B
    where
        R::Board: Geometry<Bits = B>,
    {
        view.slide(self.legs[leg].over, self.legs[leg].direction.opposite(), view.free)
    }

    /// The pieces that may still be captured after a leg.
    fn in_reach(&mut self, leg: u16, captured: B) -> B {
        let (mut pieces, mut stack) = (B::ZERO, vec![leg]);
        self.seen.fill(false);
        while let Some(leg) = stack.pop() {
            for &next in &self.legs[usize::from(leg)].next {
                let over = self.legs[usize::from(next)].over;
                if !self.seen[usize::from(next)] && !over.meets(captured) {
                    self.seen[usize::from(next)] = true;
                    pieces |= over;
                    stack.push(next);
                }
            }
        }
        pieces
    }

    /// The regions in which a king may end that captures all these pieces after a leg; `None` if that is not
    /// worth working out. Crossing a bridge twice would bring it back: only odd ends of bridges count.
    fn last_regions(&self, leg: u16, pieces: B) -> Option<B> {
        let mut ways = vec![self.legs[usize::from(leg)].region];
        for bit in pieces.iter() {
            let bridges = &self.bridges[bit as usize];
            ways = ways.iter().flat_map(|&way| bridges.iter().map(move |&bridge| way ^ bridge)).collect();
            ways.sort_unstable();
            ways.dedup();
            if ways.len() > MOST_WAYS {
                return None;
            }
        }
        Some(ways.into_iter().filter(|way| way.count() == 1).fold(B::ZERO, |set, way| set | way))
    }

    /// Whether every capture of just these pieces that ends in these regions has been found.
    fn has_all(&self, captured: B, regions: B) -> bool {
        let known = self.found.1.iter().find(|(pieces, _)| *pieces == captured).map_or(B::ZERO, |found| found.1);
        let may_be_last = |leg: &&PlannedLeg<B>| leg.region.meets(regions) && leg.over.meets(captured);
        self.legs.iter().filter(may_be_last).all(|leg| (leg.ends & !known).is_empty())
    }

    fn note(&mut self, rank: u64, captured: B, ends: B) {
        if rank > self.found.0 {
            self.found = (rank, Vec::new());
        }
        match self.found.1.iter_mut().find(|(pieces, _)| *pieces == captured) {
            Some((_, known)) => *known |= ends,
            None => self.found.1.push((captured, ends)),
        }
    }

    /// Notes that a leg is walked in search of that rank; tells whether that has not been done before.
    fn first_walk(&mut self, leg: u16, captured: B, goal: u64) -> bool {
        let before = self.walked.insert((leg, captured), goal);
        before.is_none_or(|rank| rank > goal)
    }
}

/// Makes one region of a run of squares and all regions that it touches.
fn unite<B: Bits>(regions: &mut Vec<B>, run: B) {
    let mut whole = run;
    regions.retain(|&region| {
        let apart = !region.meets(run);
        if !apart {
            whole |= region;
        }
        apart
    });
    regions.push(whole);
}

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'_, R, S, WHITE> {
    /// Whether a plan helps: only the most valuable captures count, and lines stay as they are.
    pub(super) fn can_plan(&self) -> bool {
        let precedence = self.view.rules.precedence();
        let by_worth = matches!(
            precedence,
            Precedence::MostPieces | Precedence::MostPiecesThenKings | Precedence::Value
        );
        by_worth && self.view.rules.removal() == Removal::AtEnd && !self.sink.wants_every_route()
    }

    /// Finds the most valuable captures that go on with a leg, or at once all of the king's.
    #[cold]
    #[inline(never)]
    pub(super) fn plan_from(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, direction: Direction) {
        let mut plan = self.plan.take().unwrap_or_else(|| self.new_plan(&chain));
        if plan.stage == Stage::Part {
            let leg = plan.index[over.lowest() as usize][direction as usize];
            self.walk_plans(&mut plan, chain, &[leg]);
        }
        self.plan = Some(plan);
    }

    /// A plan for a king, all of whose captures it finds at once if it was a king from the start.
    fn new_plan(&mut self, chain: &Chain<BitsOf<R>>) -> Box<Plan<BitsOf<R>>> {
        let mut plan = Box::new(Plan::new(&self.view));
        if chain.mover == Role::Man {
            return plan;
        }
        plan.stage = Stage::Collecting;
        let mut first_legs = Vec::new();
        for direction in Direction::ALL {
            let over = self.view.first_met(chain.from, direction, self.view.free) & self.view.them;
            first_legs.extend(over.iter().map(|bit| plan.index[bit as usize][direction as usize]));
        }
        first_legs.retain(|&leg| leg != NO_LEG);
        self.walk_plans(&mut plan, Chain::new(chain.from, Role::King), &first_legs);
        // The sink may have got some of them before.
        if plan.found.1.iter().all(|(captured, _)| captured.count() >= MERGED) {
            plan.stage = Stage::Complete;
            for &(captured, ends) in &plan.found.1 {
                for bit in ends.iter() {
                    self.finish(Chain { captured, ..*chain }, BitsOf::<R>::bit(bit), Role::King);
                }
            }
        } else {
            plan.stage = Stage::Part;
            plan.walked.clear();
            plan.found.1.clear();
        }
        plan
    }

    /// Lowers the target until a capture is worth it, or none could be good enough.
    fn walk_plans(&mut self, plan: &mut Plan<BitsOf<R>>, chain: Chain<BitsOf<R>>, legs: &[u16]) {
        plan.target = u64::MAX;
        while plan.target >= self.best && plan.target > 0 {
            plan.missed = 0;
            for &leg in legs {
                self.walk_plan(plan, chain, leg);
            }
            if self.best >= plan.target || self.legs > self.max_legs {
                break;
            }
            plan.target = plan.missed;
        }
    }

    fn walk_plan(&mut self, plan: &mut Plan<BitsOf<R>>, chain: Chain<BitsOf<R>>, leg: u16) {
        self.legs += 1;
        let goal = self.best.max(plan.target);
        if self.legs > self.max_legs || !plan.first_walk(leg, chain.captured, goal) {
            return;
        }
        let chain = self.take(chain, plan.legs[usize::from(leg)].over);
        let pieces = plan.in_reach(leg, chain.captured);
        let regions = plan.last_regions(leg, pieces);
        let all = Chain { captured: chain.captured | pieces, ..chain };
        let most = self.rank(&all);
        // A capture of all but one of them is worth this at most.
        let one_less = most - self.lightest();
        let bound = if regions.is_some_and(Bits::is_empty) { one_less } else { most };
        if bound < goal {
            plan.missed = plan.missed.max(bound);
            return;
        }
        if most == self.best && regions.is_some_and(|regions| plan.has_all(all.captured, regions)) {
            return;
        }
        self.walk_on(plan, chain, leg);
    }

    fn walk_on(&mut self, plan: &mut Plan<BitsOf<R>>, chain: Chain<BitsOf<R>>, leg: u16) {
        let mut went_on = false;
        for i in 0..plan.legs[usize::from(leg)].next.len() {
            let next = plan.legs[usize::from(leg)].next[i];
            if !plan.legs[usize::from(next)].over.meets(chain.captured) {
                went_on = true;
                self.walk_plan(plan, chain, next);
            }
        }
        if went_on {
            return;
        }
        let (rank, ends) = (self.rank(&chain), plan.legs[usize::from(leg)].ends);
        plan.note(rank, chain.captured, ends);
        if plan.stage == Stage::Part {
            for bit in ends.iter() {
                self.finish(chain, BitsOf::<R>::bit(bit), Role::King);
            }
        } else if rank > self.best {
            self.best = rank;
            self.sink.forget_captures();
        }
    }

    /// What the least valuable piece adds to a rank.
    fn lightest(&self) -> u64 {
        match self.view.rules.precedence() {
            Precedence::MostPiecesThenKings => 1 << 8,
            Precedence::Value => 128,
            _ => 1,
        }
    }
}

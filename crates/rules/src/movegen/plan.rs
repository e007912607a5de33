//! King captures of positions where walking all routes takes too long.
//!
//! While captured pieces stay on the board, the free lines between pieces do not change during a move. So the legs form
//! a fixed graph: which leg can follow which is known in advance, and each piece is jumped at most once. The search is
//! depth first with a target rank, which it lowers: first the highest rank that is conceivable, then each time the best
//! rank that was cut off, until a capture reaches the target. Two upper bounds prune it:
//! - reachability: only pieces on legs reachable in the graph can still be captured;
//! - the bridges of Konigsberg: each piece is a bridge between two regions of connected free squares. A king that crosses
//!   all remaining bridges ends in a region that is known in advance: regions are bits, and the XOR of the region where
//!   it stands and both ends of every bridge leaves only the last one.
//!
//! Not here: precedence rules under which a longer capture does not win, and captured pieces that leave the board at once;
//! `kings` remembers walked states there.
//!
//! Positions like this are rare, so the code is compiled once, for the widest word.

use alloc::{boxed::Box, collections::BTreeMap, vec, vec::Vec};

use super::{BitsOf, Chain, Generator, Sink, rank, sink::MERGE_FROM, wide_view::WideView};
use crate::{Direction, Precedence, Role, Rules, bits::Bits};

/// The bound from the bridges is dropped when pieces that can be jumped along several lines allow more combinations than this.
const MAX_WAYS: usize = 64;

const NO_LEG: u16 = u16::MAX;

/// A leg over one piece in one direction: a node of the graph.
#[derive(Debug)]
struct PlannedLeg {
    over: u128,
    direction: Direction,
    /// The landing squares.
    landings: u128,
    /// The landing squares where the move may end.
    ends: u128,
    /// The legs that can follow.
    next: Vec<u16>,
    /// The region of the landing squares, as the bit of its lowest square.
    region: u128,
}

/// The leg graph and the captures found for one king.
#[derive(Debug)]
pub(super) struct Plan {
    precedence: Precedence,
    kings: u128,
    legs: Vec<PlannedLeg>,
    /// The leg over the piece on a bit index, by direction.
    index: Vec<[u16; 8]>,
    /// For the piece on each bit index, the pairs of regions that it connects; each pair is the XOR of its two bits.
    bridges: Vec<Vec<u128>>,
    /// Whether `found` holds all captures of the king that can be legal. If not, each leg that the generator comes to is
    /// searched on its own ([`Plan::go_on`]).
    complete: bool,
    /// The rank that the search looks for: captures of lower rank are cut off.
    target: u64,
    /// The best rank that was cut off below the target.
    cut_off: u64,
    /// The best rank found.
    best: u64,
    /// The captures of that rank: the chain and the squares where it may end.
    found: Vec<(Chain<u128>, u128)>,
    /// The rank for which each (leg, captured set) has been walked.
    walked: BTreeMap<(u16, u128), u64>,
    /// The legs that `in_reach` has seen, kept so that it need not allocate.
    seen: Vec<bool>,
    /// The number of legs walked.
    legs_walked: u64,
    /// The most legs that may be walked.
    max_legs: u64,
}

impl Plan {
    pub(super) fn new(view: &WideView, precedence: Precedence, max_legs: u64) -> Plan {
        let mut plan = Plan {
            precedence,
            kings: view.kings,
            legs: Vec::new(),
            index: vec![[NO_LEG; 8]; 128],
            bridges: vec![Vec::new(); 128],
            complete: false,
            target: 0,
            cut_off: 0,
            best: 0,
            found: Vec::new(),
            walked: BTreeMap::new(),
            seen: Vec::new(),
            legs_walked: 0,
            max_legs,
        };
        for bit in view.them.iter() {
            for direction in view.directions() {
                plan.add_leg(view, bit, direction);
            }
        }
        plan.link(view);
        plan.seen = vec![false; plan.legs.len()];
        plan
    }

    fn add_leg(&mut self, view: &WideView, bit: u32, direction: Direction) {
        let over = u128::bit(bit);
        if let Some((landings, ends)) = view.landings(over, direction) {
            self.index[bit as usize][direction as usize] = self.legs.len() as u16;
            self.legs.push(PlannedLeg { over, direction, landings, ends, next: Vec::new(), region: 0 });
        }
    }

    /// The leg from a square in a direction, if there is one.
    fn leg_from(&self, view: &WideView, square: u128, direction: Direction) -> Option<u16> {
        let over = view.first_met(square, direction) & view.them;
        let leg = self.index[over.iter().next()? as usize][direction as usize];
        (leg != NO_LEG).then_some(leg)
    }

    /// Links each leg to its successors and finds the regions.
    fn link(&mut self, view: &WideView) {
        let mut regions: Vec<u128> = Vec::new();
        for leg in 0..self.legs.len() {
            let (landings, came) = (self.legs[leg].landings, self.legs[leg].direction);
            let mut next = Vec::new();
            for square in landings.iter() {
                let onward = view.directions().filter(|&direction| direction != came.opposite());
                next.extend(onward.filter_map(|direction| self.leg_from(view, u128::bit(square), direction)));
            }
            next.sort_unstable();
            next.dedup();
            self.legs[leg].next = next;
            unite(&mut regions, landings);
            unite(&mut regions, self.run_up(view, leg));
        }
        let region_of = |run: u128| {
            let whole = regions.iter().find(|region| region.meets(run));
            whole.map_or(0, |region| u128::bit(region.lowest()))
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

    /// The squares from which a leg can start.
    fn run_up(&self, view: &WideView, leg: usize) -> u128 {
        view.slide(self.legs[leg].over, self.legs[leg].direction.opposite())
    }

    /// The pieces that can still be reached after a leg.
    fn in_reach(&mut self, leg: u16, captured: u128) -> u128 {
        let (mut pieces, mut stack) = (0, vec![leg]);
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

    /// The regions where a king can end after capturing all these pieces, or `None` if there are too many combinations.
    /// A region that is entered and left cancels out, so only regions with an odd number of bridge ends remain.
    fn last_regions(&self, leg: u16, pieces: u128) -> Option<u128> {
        let mut ways = vec![self.legs[usize::from(leg)].region];
        for bit in pieces.iter() {
            let bridges = &self.bridges[bit as usize];
            ways = ways.iter().flat_map(|&way| bridges.iter().map(move |&bridge| way ^ bridge)).collect();
            ways.sort_unstable();
            ways.dedup();
            if ways.len() > MAX_WAYS {
                return None;
            }
        }
        Some(ways.into_iter().filter(|way| way.count() == 1).fold(0, |set, way| set | way))
    }

    /// Whether a king cannot capture all of `left` after a leg and end on `to`.
    pub(super) fn cannot_take_all(
        &mut self,
        over: u128,
        direction: Direction,
        captured: u128,
        left: u128,
        to: u128,
    ) -> bool {
        let leg = self.index[over.lowest() as usize][direction as usize];
        if leg == NO_LEG || self.in_reach(leg, captured) & left != left {
            return true;
        }
        let end = self.legs.iter().find(|leg| leg.landings.meets(to)).map_or(0, |leg| leg.region);
        self.last_regions(leg, left).is_some_and(|regions| !regions.meets(end))
    }

    /// Whether every capture of exactly these pieces that ends in these regions has been found.
    fn has_all(&self, captured: u128, regions: u128) -> bool {
        let known =
            self.found.iter().find(|(chain, _)| chain.captured == captured).map_or(0, |found| found.1);
        let may_be_last = |leg: &&PlannedLeg| leg.region.meets(regions) && leg.over.meets(captured);
        self.legs.iter().filter(may_be_last).all(|leg| (leg.ends & !known).is_empty())
    }

    /// Records a finished capture if no better one is known.
    fn record(&mut self, rank: u64, chain: Chain<u128>, ends: u128) {
        if rank > self.best {
            self.best = rank;
            self.found.clear();
        }
        match self.found.iter_mut().find(|(found, _)| found.captured == chain.captured) {
            _ if rank < self.best => {}
            Some((_, known)) => *known |= ends,
            None => self.found.push((chain, ends)),
        }
    }

    /// Records that a leg is walked for a rank and returns whether it has not been walked for that rank or a lower one.
    fn first_walk(&mut self, leg: u16, captured: u128, goal: u64) -> bool {
        let before = self.walked.insert((leg, captured), goal);
        before.is_none_or(|rank| rank > goal)
    }

    /// Finds the best captures that begin with one of the legs: lowers the target until a capture reaches it, or until no
    /// capture can rank as high as `best`.
    fn search(&mut self, best: u64, chain: Chain<u128>, legs: &[u16]) {
        self.best = best;
        self.found.clear();
        self.target = u64::MAX;
        while self.target >= self.best && self.target > 0 {
            self.cut_off = 0;
            for &leg in legs {
                self.walk_leg(chain, leg);
            }
            if self.best >= self.target || self.legs_walked > self.max_legs {
                break;
            }
            self.target = self.cut_off;
        }
    }

    /// Walks a leg and everything after it, unless no capture from here can reach the target.
    fn walk_leg(&mut self, chain: Chain<u128>, leg: u16) {
        self.legs_walked += 1;
        let goal = self.best.max(self.target);
        if self.legs_walked > self.max_legs || !self.first_walk(leg, chain.captured, goal) {
            return;
        }
        let chain = Chain { captured: chain.captured | self.legs[usize::from(leg)].over, ..chain };
        let pieces = self.in_reach(leg, chain.captured);
        let regions = self.last_regions(leg, pieces);
        let all = Chain { captured: chain.captured | pieces, ..chain };
        let most = rank(self.precedence, self.kings, &all);
        // If the bridges rule out capturing all, at least the least valuable piece is left.
        let one_less = most - self.lightest();
        let bound = if regions.is_some_and(Bits::is_empty) { one_less } else { most };
        if bound < goal {
            self.cut_off = self.cut_off.max(bound);
            return;
        }
        // All captures from here that are as good as the best one are known.
        if most == self.best && regions.is_some_and(|regions| self.has_all(all.captured, regions)) {
            return;
        }
        self.walk_next(chain, leg);
    }

    /// Walks every leg that can follow. Records the capture if none can.
    fn walk_next(&mut self, chain: Chain<u128>, leg: u16) {
        let mut went_on = false;
        for i in 0..self.legs[usize::from(leg)].next.len() {
            let next = self.legs[usize::from(leg)].next[i];
            if !self.legs[usize::from(next)].over.meets(chain.captured) {
                went_on = true;
                self.walk_leg(chain, next);
            }
        }
        if !went_on {
            self.record(rank(self.precedence, self.kings, &chain), chain, self.legs[usize::from(leg)].ends);
        }
    }

    /// What the least valuable piece adds to the rank.
    fn lightest(&self) -> u64 {
        match self.precedence {
            Precedence::MostPiecesThenKings => 1 << 8,
            Precedence::Value => 128,
            Precedence::Free | Precedence::MostPieces | Precedence::Italian | Precedence::KingFirst => 1,
        }
    }
}

/// Merges a run of squares with all regions that it touches.
fn unite(regions: &mut Vec<u128>, run: u128) {
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

impl Plan {
    /// A plan for the piece of a chain. If the piece has been a king from the start, this finds all its captures that are
    /// at least as good as `best`.
    fn of(view: &WideView, precedence: Precedence, best: u64, chain: Chain<u128>, max_legs: u64) -> Plan {
        let mut plan = Plan::new(view, precedence, max_legs);
        if chain.mover == Role::Man {
            return plan;
        }
        let first = view.directions().filter_map(|direction| plan.leg_from(view, chain.from, direction));
        let first: Vec<u16> = first.collect();
        plan.search(best, Chain::new(chain.from, Role::King), &first);
        // The sink may already hold some of these captures, and it merges only long ones.
        plan.complete = plan.found.iter().all(|(chain, _)| chain.captured.count() >= MERGE_FROM);
        if !plan.complete {
            plan.walked.clear();
            plan.found.clear();
        }
        plan
    }

    /// Finds the captures that continue with a leg and are at least as good as `best`.
    fn go_on(&mut self, best: u64, chain: Chain<u128>, over: u128, direction: Direction) {
        let leg = self.index[over.lowest() as usize][direction as usize];
        self.search(best, chain, &[leg]);
    }
}

impl<R: Rules, S: Sink<R::Board>, const WHITE: bool> Generator<'_, R, S, WHITE> {
    /// Whether captures can be planned: only the best ones are legal, and captured pieces stay on the board.
    pub(super) fn can_plan(&self) -> bool {
        // A plan ranks captures by precedence alone.
        let by_duty = self.view.rules.capture_duty().ranks_captures();
        let by_worth = self.view.rules.precedence().is_by_captured_set() && !by_duty;
        by_worth && !self.view.rules.removal().is_at_once() && !self.sink.wants_every_route()
    }

    /// Finds the best captures that continue with a leg, or all of the king's at once.
    #[cold]
    #[inline(never)]
    pub(super) fn plan_from(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, direction: Direction) {
        let wide = Chain {
            from: chain.from.to_u128(),
            mover: chain.mover,
            captured: chain.captured.to_u128(),
            order: chain.order,
        };
        let had_plan = self.plan.is_some();
        let mut plan = self.plan.take().unwrap_or_else(|| {
            let (view, max_legs) = (WideView::of(&self.view), self.max_legs.saturating_sub(self.king_legs));
            Box::new(Plan::of(&view, self.view.rules.precedence(), self.best, wide, max_legs))
        });
        if !plan.complete {
            plan.go_on(self.best, wide, over.to_u128(), direction);
        }
        // The captures of a complete plan go to the sink once, when it is made.
        if !plan.complete || !had_plan {
            for &(found, ends) in &plan.found {
                for bit in ends.iter() {
                    let captured = BitsOf::<R>::from_u128(found.captured);
                    self.finish(Chain { captured, ..chain }, BitsOf::<R>::bit(bit), Role::King);
                }
            }
        }
        if plan.legs_walked > plan.max_legs {
            self.king_legs = self.max_legs.saturating_add(1);
        }
        self.plan = Some(plan);
    }
}

//! Captures leg by leg: what men and kings have in common.

use alloc::{boxed::Box, collections::BTreeSet};

use super::{BitsOf, Sink, View, WorkLimitReached};
use crate::{ChainDuty, Precedence, Regicide, Role, Rules, bits::Bits, moves::Move};

/// After this many legs of king captures from one position, states that were already walked are remembered
/// and not walked again. Ordinary positions stay far below (the start positions' perft trees never reach it);
/// positions made for it would otherwise take millions of legs.
const LEGS_BEFORE_MEMO: u64 = 256;

/// All captures of one position in the making.
pub(super) struct Chains<'s, R: Rules, S, const WHITE: bool> {
    pub(super) view: View<R, WHITE>,
    pub(super) sink: &'s mut S,
    /// Precedence of the best captures found so far.
    best: u32,
    legs: u64,
    max_legs: u64,
    /// Legs that were walked, once there are many; boxed so that the many positions without any pay nothing.
    walked: Option<Box<Walked<BitsOf<R>>>>,
}

/// Legs: the piece jumped, the direction, and what was captured before.
type Walked<B> = BTreeSet<(u8, u8, B)>;

/// A capture in the making.
#[derive(Clone, Copy)]
pub(super) struct Chain<B> {
    pub(super) from: B,
    pub(super) mover: Role,
    pub(super) captured: B,
}

impl<'s, R: Rules, S: Sink<R::Board>, const WHITE: bool> Chains<'s, R, S, WHITE> {
    /// Generates all captures.
    #[inline(never)]
    pub(super) fn walk(view: View<R, WHITE>, sink: &'s mut S, max_legs: u64) -> Result<(), WorkLimitReached> {
        let mut chains = Chains { view, sink, best: 0, legs: 0, max_legs, walked: None };
        chains.men_chains();
        if !view.own_kings().is_empty() {
            chains.king_chains();
        }
        if chains.legs > max_legs { Err(WorkLimitReached) } else { Ok(()) }
    }

    /// Begins the captures of one piece: it is taken from its square.
    #[inline(always)]
    pub(super) fn begin(&mut self, from: BitsOf<R>, mover: Role) -> Chain<BitsOf<R>> {
        self.view.free |= from;
        Chain { from, mover, captured: BitsOf::<R>::ZERO }
    }

    /// Puts the piece back.
    #[inline(always)]
    pub(super) fn end(&mut self, chain: Chain<BitsOf<R>>) {
        self.view.free ^= chain.from;
        if self.legs > LEGS_BEFORE_MEMO {
            // What was walked from one square says nothing about another.
            self.walked = None;
        }
    }

    /// Counts a leg of a king; tells whether it is to be walked.
    #[inline(always)]
    pub(super) fn is_new(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, direction: u8) -> bool {
        self.legs += 1;
        self.legs <= LEGS_BEFORE_MEMO || self.first_visit(chain, over, direction)
    }

    /// Notes that this leg is walked; tells whether it is the first time.
    #[cold]
    fn first_visit(&mut self, chain: Chain<BitsOf<R>>, over: BitsOf<R>, direction: u8) -> bool {
        if self.legs > self.max_legs {
            return false;
        }
        let state = (over.lowest() as u8, direction, chain.captured);
        self.sink.wants_every_route() || self.walked.get_or_insert_default().insert(state)
    }

    /// Hands a finished capture to the sink if no better one is known.
    #[inline(always)]
    pub(super) fn finish(&mut self, chain: Chain<BitsOf<R>>, to: BitsOf<R>, becomes: Role) {
        if self.view.rules.precedence() != Precedence::Free {
            let rank = chain.captured.count();
            if rank < self.best {
                return;
            }
            if rank > self.best {
                self.best = rank;
                self.sink.forget_captures();
            }
        }
        self.sink.capture(Move {
            captured: chain.captured,
            from: chain.from.lowest() as u8,
            to: to.lowest() as u8,
            mover: chain.mover,
            becomes,
        });
    }

    /// Whether a capture that could go on may also end here.
    #[inline(always)]
    pub(super) fn may_stop(&self) -> bool {
        self.view.rules.chain_duty() != ChainDuty::Finish
    }

    /// What a man that ends its move on an ordinary square has become.
    #[inline(always)]
    pub(super) fn role_at_end(&self, captured: BitsOf<R>, to: BitsOf<R>) -> Role {
        let crowned = to.meets(View::<R, WHITE>::crowning_row())
            || (self.view.rules.regicide() == Regicide::CrownAtEnd && captured.meets(self.view.kings));
        if crowned { Role::King } else { Role::Man }
    }
}

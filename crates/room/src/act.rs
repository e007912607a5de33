//! What players may do, and what happens then.

use crownhead_clock::Millis;
use crownhead_notation::movetext;
use crownhead_rules::{AnyPosition, Color};

use crate::event::{Declared, Event};
use crate::refused::Refused;
use crate::room::Room;
use crate::terms::Pace;

/// What a player gives to the opponent at a time, in milliseconds.
pub const GIFT: Millis = 15_000;
/// So many plies after an offer that was not taken, the same side may offer a draw again.
pub const OFFER_PAUSE: usize = 20;

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Moves.
    Move {
        /// The plies played before. A message that arrives twice, or late, thus does nothing.
        ply: usize,
        /// The move in any notation of the rules.
        text: String,
        /// How long the network took for the opponent's move and for this one, in milliseconds.
        lag: Millis,
    },
    /// Huffs the piece on the square with this number.
    Huff(u16),
    /// Resigns.
    Resign,
    /// Offers a draw, or takes the opponent's offer.
    OfferDraw,
    /// Declines a draw.
    DeclineDraw,
    /// Claims a draw by rule.
    ClaimDraw,
    /// Asks to take back its last move, or allows that to the opponent.
    TakeBack,
    /// Declines that.
    DeclineTakeback,
    /// Gives the opponent 15 more seconds.
    GiveTime,
    /// Calls the game off, before both sides have moved.
    Abort,
    /// Claims the win of a game that the opponent has left.
    ClaimWin,
    /// Ends a game that the opponent has left as a draw.
    ClaimLeftDraw,
}

impl Room {
    /// A side acts. The event has been applied. If its flag had fallen before, that is the event.
    ///
    /// # Errors
    /// Why it may not. The room is unchanged then.
    pub fn act(&mut self, side: Color, action: &Action, now: Millis) -> Result<Event, Refused> {
        if self.ending().is_some() {
            return Err(Refused::Over);
        }
        if let Some(event) = self.tick(now) {
            return Ok(event);
        }
        let event = match action {
            Action::Move { ply, text, lag } => return self.play(side, *ply, text, *lag, now),
            Action::Huff(number) => self.huff(side, *number)?,
            Action::Resign if !self.begun => Event::Ended(Declared::Aborted),
            Action::Resign => Event::Ended(Declared::Resigned(side)),
            Action::OfferDraw => self.offer_draw(side)?,
            Action::DeclineDraw if self.draw_offer == Some(side.other()) => Event::DrawDeclined(side),
            Action::ClaimDraw => self.claim_draw(side)?,
            Action::TakeBack => self.take_back(side)?,
            Action::DeclineTakeback if self.takeback == Some(side.other()) => Event::TakebackDeclined(side),
            Action::DeclineDraw | Action::DeclineTakeback => return Err(Refused::NothingToAnswer),
            Action::GiveTime if !matches!(self.terms.pace, Pace::Live(_)) => return Err(Refused::NoClock),
            Action::GiveTime => Event::TimeGiven(side.other(), GIFT),
            Action::Abort if self.begun => return Err(Refused::Begun),
            Action::Abort => Event::Ended(Declared::Aborted),
            Action::ClaimWin => self.claim_left(side, Declared::Left(side.other()), now)?,
            Action::ClaimLeftDraw => self.claim_left(side, Declared::LeftDrawn, now)?,
        };
        self.commit(event, now)
    }

    fn commit(&mut self, event: Event, now: Millis) -> Result<Event, Refused> {
        // Every check has been made. Were an event wrong all the same, it must not be told as done.
        self.apply(&event, now).map_err(|_| Refused::Over)?;
        Ok(event)
    }

    fn play(
        &mut self,
        side: Color,
        ply: usize,
        text: &str,
        lag: Millis,
        now: Millis,
    ) -> Result<Event, Refused> {
        if ply != self.game.ply() {
            return Err(Refused::WrongPly(self.game.ply()));
        }
        if side != self.turn() {
            return Err(Refused::NotYourTurn);
        }
        let position = self.game.position();
        let mv = movetext::find(text, position).map_err(Refused::Move)?;
        let text = movetext::write(position, &mv);
        let credit = if self.timer.is_running() { self.reserves[side.index()].credit(lag) } else { 0 };
        let moved_at = now.saturating_sub(credit);
        if self.timer.is_running()
            && let Some(fallen) = self.fallen(moved_at)
        {
            return self.commit(Event::Ended(fallen), now);
        }
        let spent = if self.timer.is_running() { self.timer.spent(moved_at) } else { 0 };
        // Not by its text, which would be read again.
        self.moved(mv, spent, now).map_err(|_| Refused::Over)?;
        self.happened(now);
        self.reserves[side.index()] = self.reserves[side.index()].after(credit);
        Ok(Event::Moved { text, spent })
    }

    fn huff(&self, side: Color, number: u16) -> Result<Event, Refused> {
        if side != self.turn() {
            return Err(Refused::NotYourTurn);
        }
        let square = self.terms.rules().board().square(number).ok_or(Refused::NoHuff)?;
        let may = self.game.huffable().contains(square);
        if may { Ok(Event::Huffed(number)) } else { Err(Refused::NoHuff) }
    }

    fn offer_draw(&self, side: Color) -> Result<Event, Refused> {
        match self.draw_offer {
            Some(by) if by != side => return Ok(Event::Ended(Declared::DrawAgreed)),
            Some(_) => return Err(Refused::AlreadyAsked),
            None => {}
        }
        if !self.begun {
            return Err(Refused::TooEarly);
        }
        let again = self.offered_at[side.index()].map(|ply| ply + OFFER_PAUSE);
        if again.is_some_and(|ply| self.game.ply() < ply) {
            return Err(Refused::AlreadyAsked);
        }
        Ok(Event::DrawOffered(side))
    }

    fn claim_draw(&self, side: Color) -> Result<Event, Refused> {
        if side != self.turn() {
            return Err(Refused::NotYourTurn);
        }
        let claim = self.claimable_draw().map(|_| Event::Ended(Declared::DrawClaimed));
        claim.ok_or(Refused::NoClaim)
    }

    fn take_back(&self, side: Color) -> Result<Event, Refused> {
        if self.terms.rated {
            return Err(Refused::Rated);
        }
        match self.takeback {
            Some(by) if by != side => {
                return self.plies_back(by).map(Event::TookBack).ok_or(Refused::NothingToTakeBack);
            }
            Some(_) => return Err(Refused::AlreadyAsked),
            None => {}
        }
        self.plies_back(side).map(|_| Event::TakebackAsked(side)).ok_or(Refused::NothingToTakeBack)
    }

    /// How many plies back the side was to move last.
    fn plies_back(&self, side: Color) -> Option<u16> {
        let ply = self.game.ply();
        let turn_at = |ply: usize| self.game.position_at(ply).map(AnyPosition::turn);
        let target = (0..ply).rev().find(|&ply| turn_at(ply) == Some(side))?;
        Some((ply - target) as u16)
    }

    fn claim_left(&self, side: Color, declared: Declared, now: Millis) -> Result<Event, Refused> {
        if !self.begun {
            return Err(Refused::TooEarly);
        }
        match self.wait(side, now) {
            Some(0) => Ok(Event::Ended(declared)),
            wait => Err(Refused::NotAbandoned(wait)),
        }
    }
}

//! The state of a room, and how events change it.

use std::fmt;

use crownhead_clock::Millis;
use crownhead_game::{Game, Outcome, PlayError, WinReason};
use crownhead_notation::movetext;
use crownhead_rules::{AnyMove, Color, DrawReason};

use crate::event::{Declared, Event, EventError};
use crate::lag::Reserve;
use crate::terms::{Pace, Terms};
use crate::timer::{Face, Timer};

/// How long a side has for its first move in a game with a clock, in milliseconds; then the game is called off.
pub const FIRST_MOVE: Millis = 30_000;
/// How long a player may be away before the opponent can claim the game, in milliseconds.
pub const ABSENCE: Millis = 60_000;

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// By the rules or by the players.
    Outcome(Outcome),
    /// This side has left and loses.
    Left(Color),
    /// A side has left, and the other contents itself with a draw.
    LeftDrawn,
    /// The arbiter of a tournament has decided: this side wins, or it is a draw.
    Ruled(Option<Color>),
    /// It was called off before it had begun, or by an arbiter.
    Aborted,
}

impl Ending {
    /// The winner.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Ending::Outcome(outcome) => outcome.winner(),
            Ending::Left(side) => Some(side.other()),
            Ending::Ruled(winner) => winner,
            Ending::LeftDrawn | Ending::Aborted => None,
        }
    }

    /// The points of White, in halves: 2, 1 or 0. `None` for a game that was called off.
    pub const fn white_halves(self) -> Option<u8> {
        match (self, self.winner()) {
            (Ending::Aborted, _) => None,
            (_, Some(Color::White)) => Some(2),
            (_, Some(Color::Black)) => Some(0),
            (_, None) => Some(1),
        }
    }
}

/// A word for files: `white blocked`, `draw agreement`, `aborted`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = match self {
            Ending::Aborted => return f.write_str("aborted"),
            Ending::Left(_) | Ending::LeftDrawn => "left",
            Ending::Ruled(_) => "ruled",
            Ending::Outcome(Outcome::Win { reason, .. }) => match reason {
                WinReason::NoPieces => "no-pieces",
                WinReason::Blocked => "blocked",
                WinReason::RanOut => "ran-out",
                WinReason::FirstKing => "first-king",
                WinReason::Resignation | WinReason::Concession => "resignation",
                WinReason::Timeout => "timeout",
            },
            Ending::Outcome(Outcome::Draw(reason)) => match reason {
                DrawReason::Repetition => "repetition",
                DrawReason::NoProgress => "no-progress",
                DrawReason::Ending(_) => "ending",
                DrawReason::Agreement => "agreement",
                DrawReason::Timeout => "timeout",
            },
        };
        match self.winner() {
            Some(Color::White) => write!(f, "white {reason}"),
            Some(Color::Black) => write!(f, "black {reason}"),
            None => write!(f, "draw {reason}"),
        }
    }
}

/// A game between two people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub(crate) terms: Terms,
    pub(crate) game: Game,
    pub(crate) timer: Timer,
    /// The number of events.
    seq: u32,
    /// When the last event happened, or the room was opened.
    touched: Millis,
    /// Since when the side to move has been to move.
    turned: Millis,
    /// How long a side has for its first move.
    patience: Millis,
    /// Whether both sides have moved.
    pub(crate) begun: bool,
    /// The side whose draw offer stands.
    pub(crate) draw_offer: Option<Color>,
    /// The ply at which each side has last offered a draw that was not taken.
    pub(crate) offered_at: [Option<usize>; 2],
    /// The side that asks for a takeback.
    pub(crate) takeback: Option<Color>,
    /// The end. Kept, because working it out lists moves, and every action asks for it.
    ending: Option<Ending>,
    /// Not part of the record: lag, and who is away since when.
    pub(crate) reserves: [Reserve; 2],
    away: [Option<Millis>; 2],
}

impl Room {
    /// A room in which nothing has happened, opened at a time.
    pub fn new(terms: Terms, now: Millis) -> Room {
        let mut game = Game::from_position(terms.start);
        if terms.players_claim {
            game.let_players_claim();
        }
        let ending = game.outcome().map(Ending::Outcome);
        Room {
            timer: Timer::new(&terms.pace, terms.start.turn(), now),
            game,
            terms,
            seq: 0,
            touched: now,
            turned: now,
            patience: FIRST_MOVE,
            begun: false,
            draw_offer: None,
            offered_at: [None; 2],
            takeback: None,
            ending,
            reserves: [Reserve::new(); 2],
            away: [None; 2],
        }
    }

    /// The same with another time for the first move of each side. It is not part of the record.
    #[must_use]
    pub fn with_patience(self, patience: Millis) -> Room {
        Room { patience, ..self }
    }

    /// The terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of events so far.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// The side whose draw offer stands.
    pub fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// The side that asks for a takeback.
    pub fn takeback(&self) -> Option<Color> {
        self.takeback
    }

    /// Whether both sides have moved.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// How the game has ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The clock of a side; `None` without one.
    pub fn face(&self, color: Color, now: Millis) -> Option<Face> {
        self.timer.face(color, now)
    }

    // --- Presence -------------------------------------------------------------------------------------------------

    /// A player has come or gone. This is no event: it is not stored, and the page is told by other means.
    pub fn set_present(&mut self, color: Color, present: bool, now: Millis) {
        let away = &mut self.away[color.index()];
        *away = if present { None } else { Some(away.unwrap_or(now)) };
    }

    /// Since when a player is away.
    pub fn away(&self, color: Color) -> Option<Millis> {
        self.away[color.index()]
    }

    /// How much longer a side must wait before it can claim a game that its opponent has left; `None` if the opponent is
    /// here, or if leaving is allowed.
    pub fn wait(&self, color: Color, now: Millis) -> Option<Millis> {
        let since = self.away(color.other()).filter(|_| !matches!(self.terms.pace, Pace::Days(_)))?;
        Some((since + ABSENCE).saturating_sub(now))
    }

    // --- Time -----------------------------------------------------------------------------------------------------

    /// When something happens by itself: a flag falls, or the game is called off. Call [`Room::tick`] then.
    pub fn due(&self) -> Option<Millis> {
        if self.ending().is_some() {
            return None;
        }
        match &self.terms.pace {
            Pace::Open => None,
            Pace::Live(_) if !self.begun => Some(self.turned + self.patience),
            Pace::Live(_) => Some(self.timer.ends()? + self.reserves[self.turn().index()].most()),
            Pace::Days(_) => self.timer.ends(),
        }
    }

    /// What has happened by itself until now.
    pub fn tick(&mut self, now: Millis) -> Option<Event> {
        if self.due().is_none_or(|due| now < due) {
            return None;
        }
        let declared = match (&self.terms.pace, self.begun) {
            (Pace::Live(_), false) => Declared::Aborted,
            _ => self.fallen(now)?,
        };
        let event = Event::Ended(declared);
        // Ending a game that goes on can't fail.
        self.apply(&event, now).ok()?;
        Some(event)
    }

    /// The arbiter of a tournament ends the game with a result, [`Declared::Ruled`], or calls it off. A game in which a side
    /// has not moved yet is always called off. Returns the event to store; none if the game is over, or for any other end.
    pub fn rule(&mut self, declared: Declared, now: Millis) -> Option<Event> {
        let declared = match declared {
            Declared::Ruled(_) if self.begun => declared,
            Declared::Ruled(_) | Declared::Aborted => Declared::Aborted,
            _ => return None,
        };
        let event = Event::Ended(declared);
        self.apply(&event, now).ok()?;
        Some(event)
    }

    /// After a stop of the server: the time between its last sign of life and now is nobody's. Returns the event to store,
    /// if there is a clock.
    pub fn resume(&mut self, last_alive: Millis, now: Millis) -> Option<Event> {
        let stretch = now.saturating_sub(last_alive.max(self.touched));
        if !matches!(self.terms.pace, Pace::Live(_)) || self.ending().is_some() || stretch == 0 {
            return None;
        }
        let event = Event::Stopped(stretch);
        self.apply(&event, now).ok()?;
        Some(event)
    }

    // --- Events ---------------------------------------------------------------------------------------------------

    /// Applies an event that has happened at a time.
    ///
    /// # Errors
    /// If it can't have happened here. The room must not be used then.
    pub fn apply(&mut self, event: &Event, at: Millis) -> Result<(), EventError> {
        let wrong = || EventError(event.to_string());
        if self.ending().is_some() {
            return Err(wrong());
        }
        match event {
            Event::Moved { text, spent } => {
                let mv = movetext::find(text, self.game.position()).map_err(|_| wrong())?;
                self.moved(mv, *spent, at).map_err(|_| wrong())?;
            }
            Event::Huffed(number) => {
                let square = self.terms.rules().board().square(*number).ok_or_else(wrong)?;
                self.game.huff(square).map_err(|_| wrong())?;
            }
            Event::DrawOffered(by) => self.draw_offer = Some(*by),
            Event::DrawDeclined(by) => self.drop_offer_of(by.other()),
            Event::TakebackAsked(by) => self.takeback = Some(*by),
            Event::TakebackDeclined(_) => self.takeback = None,
            Event::TookBack(plies) => self.took_back(*plies, at).ok_or_else(wrong)?,
            Event::TimeGiven(to, time) => self.timer.give(*to, *time, at),
            Event::Stopped(stretch) => self.stopped(*stretch),
            Event::Ended(declared) => self.ended(*declared).ok_or_else(wrong)?,
        }
        self.happened(at);
        Ok(())
    }

    /// What every event does.
    pub(crate) fn happened(&mut self, at: Millis) {
        self.ending = self.ending.or_else(|| self.game.outcome().map(Ending::Outcome));
        if self.ending.is_some() {
            self.timer.stop(at);
            (self.draw_offer, self.takeback) = (None, None);
        }
        self.seq += 1;
        self.touched = at;
    }

    /// The side to move has made this move. [`Room::happened`] follows.
    pub(crate) fn moved(&mut self, mv: AnyMove, spent: Millis, at: Millis) -> Result<(), PlayError> {
        let mover = self.turn();
        self.game.play(mv)?;
        self.timer.press(spent, at);
        // A move declines what the opponent has asked, and ends what the mover has asked.
        self.drop_offer_of(mover.other());
        self.takeback = None;
        self.turned = at;
        if self.game.ply() == 2 && !self.begun {
            self.begun = true;
            self.timer.start(at);
        }
        Ok(())
    }

    /// An offer has not been taken.
    fn drop_offer_of(&mut self, by: Color) {
        if self.draw_offer == Some(by) {
            self.draw_offer = None;
            self.offered_at[by.index()] = Some(self.game.ply());
        }
    }

    fn took_back(&mut self, plies: u16, at: Millis) -> Option<()> {
        for _ in 0..plies {
            while self.game.pending_huff().is_some() {
                self.game.undo();
            }
            self.game.undo()?;
        }
        self.timer.take_back(plies.into(), self.turn(), at);
        self.turned = at;
        let ply = self.game.ply();
        self.offered_at = self.offered_at.map(|at| at.map(|at| at.min(ply)));
        (self.draw_offer, self.takeback) = (None, None);
        Some(())
    }

    fn stopped(&mut self, stretch: Millis) {
        if self.begun {
            self.timer.skip(stretch);
        } else {
            self.turned += stretch;
        }
    }

    fn ended(&mut self, declared: Declared) -> Option<()> {
        let done = match declared {
            Declared::Resigned(by) => self.game.resign(by),
            Declared::DrawAgreed => self.game.agree_draw(),
            Declared::DrawClaimed => self.game.claim_draw(),
            Declared::TimedOut(by) => self.game.lose_on_time(by),
            Declared::DrawnOnTime => self.game.draw_on_time(),
            Declared::Left(by) => self.end_apart(Ending::Left(by)),
            Declared::LeftDrawn => self.end_apart(Ending::LeftDrawn),
            Declared::Ruled(winner) => self.end_apart(Ending::Ruled(winner)),
            Declared::Aborted => self.end_apart(Ending::Aborted),
        };
        done.then_some(())
    }

    fn end_apart(&mut self, ending: Ending) -> bool {
        self.ending = Some(ending);
        true
    }

    /// What a fallen flag means now.
    pub(crate) fn fallen(&self, now: Millis) -> Option<Declared> {
        use crownhead_clock::FlagFall;
        Some(match self.timer.verdict(self.game.position(), now)? {
            FlagFall::Loses(side) => Declared::TimedOut(side),
            FlagFall::CannotWin | FlagFall::Both => Declared::DrawnOnTime,
        })
    }

    /// The draw that the side to move can claim.
    pub fn claimable_draw(&self) -> Option<DrawReason> {
        self.game.claimable_draw()
    }
}

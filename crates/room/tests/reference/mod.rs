//! A room as simple as possible: it keeps everything, and computes the rest from it each time.

use crownhead_game::Game;
use crownhead_notation::movetext;
use crownhead_room::{Action, Ending, Room, Terms};
use crownhead_rules::{AnyMove, AnyPosition, Color};

/// A ply.
#[derive(Clone)]
struct Moment {
    /// The huff before the move, and the move.
    deeds: (Vec<u16>, AnyMove),
    /// The clocks in milliseconds, by side, when the move before it had been made and gifts had been given.
    clocks: [i64; 2],
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Open,
    Live { time: i64, increment: i64 },
    Days(i64),
}

pub(super) struct Reference {
    start: AnyPosition,
    rated: bool,
    claims: bool,
    kind: Kind,
    moments: Vec<Moment>,
    /// Huffs since the last move.
    huffs: Vec<u16>,
    clocks: [i64; 2],
    /// Since when the side to move thinks, stops of the server taken out.
    since: i64,
    begun: bool,
    offer: Option<Color>,
    offered: [Option<usize>; 2],
    wish: Option<Color>,
    over: Option<Over>,
    reserve: [i64; 2],
    away: [Option<i64>; 2],
    events: u32,
    last: i64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Over {
    Resigned(Color),
    Agreed,
    Claimed,
    Time(Color),
    DrawnTime,
    Left(Color),
    LeftDrawn,
    Aborted,
}

impl Reference {
    pub(super) fn new(terms: &Terms, pace: &str, now: u64) -> Reference {
        let kind = match pace {
            "-" => Kind::Open,
            _ if pace.ends_with('d') => {
                Kind::Days(pace.trim_end_matches('d').parse::<i64>().expect("days") * 86_400_000)
            }
            _ => {
                let (time, increment) = pace.split_once('+').unwrap_or((pace, "0"));
                let number = |text: &str| text.parse::<i64>().expect("a number");
                Kind::Live { time: number(time) * 60_000, increment: number(increment) * 1_000 }
            }
        };
        let time = if let Kind::Live { time, .. } = kind { time } else { 0 };
        Reference {
            start: terms.start,
            rated: terms.rated,
            claims: terms.players_claim,
            kind,
            moments: Vec::new(),
            huffs: Vec::new(),
            clocks: [time; 2],
            since: now as i64,
            begun: false,
            offer: None,
            offered: [None; 2],
            wish: None,
            over: None,
            reserve: [500; 2],
            away: [None; 2],
            events: 0,
            last: now as i64,
        }
    }

    /// The game, replayed from its start.
    fn game(&self) -> Game {
        let mut game = Game::from_position(self.start);
        if self.claims {
            game.let_players_claim();
        }
        let huff = |game: &mut Game, number: &u16| {
            let square = game.rules().board().square(*number).expect("a square");
            game.huff(square).expect("a huff that was allowed");
        };
        for moment in &self.moments {
            moment.deeds.0.iter().for_each(|number| huff(&mut game, number));
            game.play(moment.deeds.1).expect("a move that was legal");
        }
        self.huffs.iter().for_each(|number| huff(&mut game, number));
        game
    }

    fn is_over(&self) -> bool {
        self.over.is_some() || self.game().outcome().is_some()
    }

    fn turn(&self) -> Color {
        self.game().position().turn()
    }

    /// What the side to move has left if it moves now.
    fn left(&self, now: i64) -> i64 {
        let used = if self.begun { now - self.since } else { 0 };
        match self.kind {
            Kind::Open => i64::MAX,
            Kind::Live { .. } => self.clocks[self.turn().index()] - used,
            Kind::Days(length) => length - (now - self.since),
        }
    }

    fn due(&self) -> Option<i64> {
        if self.is_over() {
            return None;
        }
        let turn = self.turn().index();
        match self.kind {
            Kind::Open => None,
            Kind::Live { .. } if !self.begun => Some(self.since + 30_000),
            Kind::Live { .. } => Some(self.since + self.clocks[turn].max(0) + self.reserve[turn].min(500)),
            Kind::Days(length) => Some(self.since + length),
        }
    }

    pub(super) fn tick(&mut self, now: u64) -> bool {
        let now = now as i64;
        let due = self.due().is_some_and(|due| now >= due);
        if due {
            let aborts = matches!(self.kind, Kind::Live { .. }) && !self.begun;
            self.end(if aborts { Over::Aborted } else { self.flag() }, now);
        }
        due
    }

    fn flag(&self) -> Over {
        let game = self.game();
        let turn = game.position().turn();
        if crownhead_clock::can_win(game.position(), turn.other()) {
            Over::Time(turn)
        } else {
            Over::DrawnTime
        }
    }

    fn end(&mut self, over: Over, now: i64) {
        // The clock shows what was left at the end.
        if self.begun && matches!(self.kind, Kind::Live { .. }) {
            let turn = self.turn().index();
            self.clocks[turn] = (self.clocks[turn] - (now - self.since)).max(0);
        }
        self.over = Some(over);
        (self.offer, self.wish) = (None, None);
        self.done(now);
    }

    fn done(&mut self, now: i64) {
        self.events += 1;
        self.last = now;
    }

    pub(super) fn act(&mut self, side: Color, action: &Action, now: u64) -> bool {
        if self.is_over() {
            return false;
        }
        if self.tick(now) {
            return true;
        }
        let now = now as i64;
        let done = match action {
            Action::Move { ply, text, lag } => return self.play(side, *ply, text, *lag as i64, now),
            Action::Huff(number) => return self.huff(side, *number, now),
            Action::TakeBack => return self.take_back(side, now),
            Action::OfferDraw => return self.offer_draw(side, now),
            Action::Resign => Some(if self.begun { Over::Resigned(side) } else { Over::Aborted }),
            Action::ClaimDraw => {
                (side == self.turn() && self.game().claimable_draw().is_some()).then_some(Over::Claimed)
            }
            Action::Abort => (!self.begun).then_some(Over::Aborted),
            Action::ClaimWin => self.is_left_by(side.other(), now).then_some(Over::Left(side.other())),
            Action::ClaimLeftDraw => self.is_left_by(side.other(), now).then_some(Over::LeftDrawn),
            Action::DeclineDraw => {
                let stands = self.offer == Some(side.other());
                if stands {
                    self.lapse(side.other());
                    self.done(now);
                }
                return stands;
            }
            Action::DeclineTakeback => {
                let stands = self.wish == Some(side.other());
                if stands {
                    self.wish = None;
                    self.done(now);
                }
                return stands;
            }
            Action::GiveTime => {
                let live = matches!(self.kind, Kind::Live { .. });
                if live {
                    self.clocks[side.other().index()] += 15_000;
                    self.done(now);
                }
                return live;
            }
        };
        if let Some(over) = done {
            self.end(over, now);
        }
        done.is_some()
    }

    fn is_left_by(&self, side: Color, now: i64) -> bool {
        let away = self.away[side.index()].is_some_and(|since| now - since >= 60_000);
        self.begun && away && !matches!(self.kind, Kind::Days(_))
    }

    fn play(&mut self, side: Color, ply: usize, text: &str, lag: i64, now: i64) -> bool {
        let game = self.game();
        let turn = self.turn();
        if ply != self.moments.len() || side != turn {
            return false;
        }
        let Ok(mv) = movetext::find(text, game.position()) else { return false };
        let runs = self.begun && matches!(self.kind, Kind::Live { .. });
        let counts = runs || matches!(self.kind, Kind::Days(_));
        let credit = if counts { lag.min(500).min(self.reserve[side.index()]) } else { 0 };
        if counts && self.left(now - credit) <= 0 {
            self.end(self.flag(), now);
            return true;
        }
        self.moments.push(Moment { deeds: (std::mem::take(&mut self.huffs), mv), clocks: self.clocks });
        if let Kind::Live { increment, .. } = self.kind {
            let used = if runs { (now - credit - self.since).max(0) } else { 0 };
            self.clocks[side.index()] += increment - used;
        }
        self.reserve[side.index()] = (self.reserve[side.index()] - credit + 100).min(1_000);
        self.since = now;
        self.begun |= self.moments.len() == 2;
        self.wish = None;
        self.lapse(side.other());
        self.done(now);
        if self.is_over() {
            (self.offer, self.wish) = (None, None);
        }
        true
    }

    fn huff(&mut self, side: Color, number: u16, now: i64) -> bool {
        let game = self.game();
        let square = game.rules().board().square(number);
        let may = side == self.turn() && square.is_some_and(|square| game.huffable().contains(square));
        if may {
            self.huffs.push(number);
            self.done(now);
        }
        may
    }

    /// An offer that was not taken.
    fn lapse(&mut self, by: Color) {
        if self.offer == Some(by) {
            self.offer = None;
            self.offered[by.index()] = Some(self.moments.len());
        }
    }

    fn offer_draw(&mut self, side: Color, now: i64) -> bool {
        if self.offer == Some(side.other()) {
            self.end(Over::Agreed, now);
            return true;
        }
        let early = self.offered[side.index()].is_some_and(|ply| self.moments.len() < ply + 20);
        let may = self.offer.is_none() && self.begun && !early;
        if may {
            self.offer = Some(side);
            self.done(now);
        }
        may
    }

    fn take_back(&mut self, side: Color, now: i64) -> bool {
        if self.rated || self.wish == Some(side) {
            return false;
        }
        let asker = self.wish.unwrap_or(side);
        let turns = |ply: &usize| (self.start.turn() == asker) == ply.is_multiple_of(2);
        let Some(target) = (0..self.moments.len()).rev().find(turns) else { return false };
        if self.wish.is_none() {
            self.wish = Some(side);
            self.done(now);
            return true;
        }
        self.clocks = self.moments[target].clocks;
        self.moments.truncate(target);
        self.huffs.clear();
        self.since = now;
        self.offered = self.offered.map(|at| at.map(|at| at.min(target)));
        (self.offer, self.wish) = (None, None);
        self.done(now);
        true
    }

    pub(super) fn set_present(&mut self, side: Color, present: bool, now: u64) {
        let away = &mut self.away[side.index()];
        *away = if present { None } else { away.or(Some(now as i64)) };
    }

    pub(super) fn restart(&mut self, alive: u64, now: u64) -> bool {
        let (alive, now) = (alive as i64, now as i64);
        self.reserve = [500; 2];
        self.away = [None; 2];
        let stretch = now - alive.max(self.last);
        let counts = matches!(self.kind, Kind::Live { .. }) && !self.is_over() && stretch > 0;
        if counts {
            self.since += stretch;
            self.done(now);
        }
        counts
    }

    /// Panics where the room differs.
    pub(super) fn compare(&self, room: &Room, now: u64) {
        let game = self.game();
        assert_eq!(room.game().position(), game.position());
        assert_eq!(room.game().moves(), game.moves());
        assert_eq!(room.seq(), self.events, "events");
        assert_eq!(room.draw_offer(), self.offer, "offer");
        assert_eq!(room.takeback(), self.wish, "takeback");
        assert_eq!(room.has_begun(), self.begun, "begun");
        assert_eq!(room.due().map(|due| due as i64), self.due(), "due");
        self.compare_endings(room, &game);
        for color in Color::ALL {
            assert_eq!(
                room.face(color, now).map(|face| face.left as i64),
                self.face(color, now as i64),
                "{color:?}"
            );
        }
    }

    fn compare_endings(&self, room: &Room, game: &Game) {
        let expected = match self.over {
            None => game.outcome().map(Ending::Outcome),
            Some(Over::Left(side)) => Some(Ending::Left(side)),
            Some(Over::LeftDrawn) => Some(Ending::LeftDrawn),
            Some(Over::Aborted) => Some(Ending::Aborted),
            Some(over) => {
                let mut game = game.clone();
                assert!(match over {
                    Over::Resigned(side) => game.resign(side),
                    Over::Agreed => game.agree_draw(),
                    Over::Claimed => game.claim_draw(),
                    Over::Time(side) => game.lose_on_time(side),
                    _ => game.draw_on_time(),
                });
                game.outcome().map(Ending::Outcome)
            }
        };
        assert_eq!(room.ending(), expected, "ending");
    }

    fn face(&self, color: Color, now: i64) -> Option<i64> {
        let turn = self.turn();
        let over = self.is_over();
        match self.kind {
            Kind::Open => None,
            Kind::Live { .. } => {
                let runs = self.begun && turn == color && !over;
                Some((self.clocks[color.index()] - if runs { now - self.since } else { 0 }).max(0))
            }
            Kind::Days(length) => {
                Some(if turn == color { (length - (now - self.since)).max(0) } else { length })
            }
        }
    }
}

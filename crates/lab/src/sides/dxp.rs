//! Sides of a match that are programs listening for DXP.
//!
//! Each game begins with a request that contains its opening position. The other side's moves are sent when it is this
//! side's turn or the game is over.

use std::collections::VecDeque;
use std::io::{self, Read as _, Write as _};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::time::{Duration, Instant};

use crate::seat::{Allowance, Decision, Play, Seat, Side, Trouble};
use crownhead_game::Game;
use crownhead_protocol::dxp::{BackVerdict, Cutter, EndReason, Event, GameRequest, Message, Session};
use crownhead_rules::Color;

/// How long the end of a game may take.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long connecting may take.
const TO_CONNECT: Duration = Duration::from_secs(5);

/// A program that listens for DXP.
#[derive(Clone, Debug)]
pub(super) struct DxpSide {
    /// The machine.
    pub(super) host: String,
    /// Its port.
    pub(super) port: u16,
    /// The announced time: minutes, and the moves they are for (0 for the whole game).
    pub(super) time: (u16, u16),
    /// How long an answer may take, in addition to the time for a move.
    pub(super) patience: Duration,
}

impl Side for DxpSide {
    fn seat(&self) -> Result<Box<dyn Seat>, String> {
        let line = self.connect().map_err(|why| self.named(&why))?;
        Ok(Box::new(DxpSeat { side: self.clone(), line: Some(line) }))
    }
}

impl DxpSide {
    fn named(&self, why: &str) -> String {
        format!("{}:{}: {why}", self.host, self.port)
    }

    fn connect(&self) -> Result<Connection, String> {
        let cannot = |problem: io::Error| format!("cannot connect: {problem}");
        let mut last = io::Error::other("no such host");
        for address in (self.host.as_str(), self.port).to_socket_addrs().map_err(cannot)? {
            match TcpStream::connect_timeout(&address, TO_CONNECT) {
                Ok(stream) => return Ok(Connection::new(stream)),
                Err(problem) => last = problem,
            }
        }
        Err(cannot(last))
    }
}

/// A connection and its game.
struct Connection {
    stream: TcpStream,
    cutter: Cutter,
    session: Session,
    /// Unhandled events.
    events: VecDeque<Event>,
    /// Unhandled messages.
    heard: VecDeque<Result<Message, String>>,
    /// Plies of the opening, which are not part of the session.
    opening: usize,
    /// When the other side of the match began to think.
    since: Instant,
}

impl Connection {
    fn new(stream: TcpStream) -> Connection {
        // Otherwise small messages would be delayed.
        let _ = stream.set_nodelay(true);
        let (cutter, session) = (Cutter::default(), Session::new("Crownhead"));
        Connection {
            stream,
            cutter,
            session,
            events: VecDeque::new(),
            heard: VecDeque::new(),
            opening: 0,
            since: Instant::now(),
        }
    }

    fn send(&mut self, messages: &[Message]) -> Result<(), String> {
        let mut all = messages.iter().map(Message::to_bytes);
        all.try_for_each(|bytes| self.stream.write_all(&bytes)).map_err(|problem| broken(&problem))
    }

    /// Receives and handles one message.
    fn hear(&mut self, deadline: Instant) -> Result<(), String> {
        let mut bytes = [0; 1024];
        while self.heard.is_empty() {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err("no answer in time".to_owned());
            }
            self.stream.set_read_timeout(Some(left)).map_err(|problem| broken(&problem))?;
            match self.stream.read(&mut bytes) {
                Ok(0) => return Err("the program closed the connection".to_owned()),
                Ok(count) => self.heard.extend(self.cutter.take(&bytes[..count])),
                Err(problem) if is_late(&problem) => {}
                Err(problem) => return Err(broken(&problem)),
            }
        }
        let (messages, events) = match self.heard.pop_front() {
            // A match allows no takebacks.
            Some(Ok(Message::BackRequest { .. })) => {
                (vec![Message::BackAnswer(BackVerdict::Refused)], Vec::new())
            }
            Some(Ok(message)) => self.session.take(message),
            Some(Err(text)) => self.session.take_other(&text),
            None => return Ok(()),
        };
        self.events.extend(events);
        self.send(&messages)
    }

    /// Requests a game.
    ///
    /// # Errors
    /// Why there is none.
    fn ask(
        &mut self,
        game: &Game,
        side: Color,
        (minutes, moves): (u16, u16),
        deadline: Instant,
    ) -> Result<(), String> {
        self.events.clear();
        self.opening = game.ply();
        let position =
            (game.ply() > 0 || *game.start() != *Game::new(game.rules()).start()).then_some(*game.position());
        let request = GameRequest { name: "Crownhead".to_owned(), follower: side, minutes, moves, position };
        let asked = self.session.ask(request);
        self.send(&[asked])?;
        while self.session.game().is_none() {
            self.hear(deadline)?;
            if let Some(Event::Refused(verdict)) = self.events.pop_front() {
                return Err(format!("the program refuses the game: {verdict:?}"));
            }
        }
        self.since = Instant::now();
        Ok(())
    }

    /// Sends the last move of the other side, if not sent yet.
    fn tell(&mut self, game: &Game) -> Result<(), String> {
        let known = self.opening + self.session.game().map_or(0, Game::ply);
        let Some(mv) = game.moves().get(known) else { return Ok(()) };
        let (messages, events) = self.session.play(Some(mv), self.since.elapsed().as_secs());
        self.events.extend(events);
        self.send(&messages)
    }

    /// Waits for the program's move or the end of the game.
    fn answer(&mut self, game: &Game, deadline: Instant) -> Result<Play, String> {
        let wanted = game.ply() + 1 - self.opening;
        loop {
            let played = self.session.game().filter(|played| played.ply() >= wanted);
            if let Some(mv) = played.and_then(|played| played.moves().last()) {
                self.since = Instant::now();
                return Ok(Play::Move(*mv));
            }
            match self.events.pop_front() {
                Some(Event::Ended { reason: EndReason::Won, .. }) => return Ok(Play::Resign),
                Some(Event::Ended { reason: EndReason::Draw, .. }) => return Ok(Play::Draw),
                Some(Event::Ended { .. }) => {
                    return Err("the program ended the game without a reason".to_owned());
                }
                Some(Event::Broken(why)) => return Err(why),
                Some(_) => {}
                None => self.hear(deadline)?,
            }
        }
    }
}

fn broken(problem: &io::Error) -> String {
    format!("the connection broke: {problem}")
}

fn is_late(problem: &io::Error) -> bool {
    matches!(problem.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
}

/// The program at its only board. The connection is `None` after a failure.
struct DxpSeat {
    side: DxpSide,
    line: Option<Connection>,
}

impl Seat for DxpSeat {
    fn begin(&mut self, game: &Game, side: Color, _: u64) -> Result<(), Trouble> {
        let deadline = Instant::now() + self.side.patience;
        let line = match self.line.take() {
            Some(line) => Ok(line),
            None => self.side.connect(),
        };
        let asked = line.and_then(|mut line| line.ask(game, side, self.side.time, deadline).map(|()| line));
        self.line = Some(asked.map_err(|why| Trouble::Broken(self.side.named(&why)))?);
        Ok(())
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Decision, Trouble> {
        let time = allowance.limits.time.or(allowance.clock.map(|clock| clock.left)).unwrap_or_default();
        let deadline = Instant::now() + time + self.side.patience;
        let mut line =
            self.line.take().ok_or_else(|| Trouble::Forfeit("there is no connection".to_owned()))?;
        let play = line.tell(game).and_then(|()| line.answer(game, deadline)).map_err(Trouble::Forfeit)?;
        self.line = Some(line);
        Ok(Decision { play, score: None })
    }

    fn end(&mut self, game: &Game) {
        let Some(mut line) = self.line.take() else { return };
        if line.session.game().is_none() || line.farewell(game).is_ok() {
            self.line = Some(line);
        }
    }
}

impl Connection {
    /// Ends the game on both sides.
    fn farewell(&mut self, game: &Game) -> Result<(), String> {
        self.tell(game)?;
        let side = self.session.side().unwrap_or(Color::White);
        let reason = match game.outcome().map(crownhead_game::Outcome::winner) {
            Some(Some(winner)) if winner == side => EndReason::Won,
            Some(Some(_)) => EndReason::Lost,
            Some(None) => EndReason::Draw,
            None => EndReason::Unsaid,
        };
        // The side to move announces the end. The other side can tell by the rules, unless the end was declared.
        let own_turn = game.position().turn() == side;
        let declared = game.outcome().is_none_or(|outcome| !outcome.is_by_rule());
        if own_turn || declared {
            let messages = self.session.end(reason);
            self.send(&messages)?;
        }
        let deadline = Instant::now() + FAREWELL;
        while self.session.game().is_some() {
            self.hear(deadline)?;
        }
        Ok(())
    }
}

//! Games against another program over a connection, with the DXP protocol. Standard output reports events.

use std::fmt;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use crate::watch::Clock;
use crownhead_engine::{Budget, Engine, Limits, Task, TimeLeft};
use crownhead_notation::movetext;
use crownhead_protocol::dxp::{Cutter, EndReason, Event, GameRequest, Message, RULES, Session, Verdict};
use crownhead_rules::{AnyPosition, Color};

use super::timing;
use crownhead_archive::Error;

/// The name of this program.
const NAME: &str = "Crownhead";

/// How this side plays.
pub struct Thinking {
    /// Makes the engine of a connection.
    pub make_engine: Box<dyn Fn() -> Result<Engine, Error>>,
    /// Nodes for each move, at most.
    pub nodes: Option<u64>,
    /// How long the other side may be silent; during a game, in addition to its time.
    pub patience: Duration,
}

impl fmt::Debug for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinking").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

/// Waits for other programs and plays them one after another, `games` in total if given.
///
/// # Errors
/// If the port cannot be used.
pub fn listen(address: (Ipv4Addr, u16), games: Option<u32>, thinking: &Thinking) -> Result<(), Error> {
    let cannot = |problem| Error::Input(format!("cannot listen on port {}: {problem}", address.1));
    let listener = TcpListener::bind(address).map_err(cannot)?;
    tell(&format!("listening on {}", listener.local_addr().map_err(cannot)?))?;
    let mut left = games;
    while left != Some(0) {
        let (stream, _) = listener.accept().map_err(cannot)?;
        let mut table = Table::new(stream, thinking)?;
        // A failed connection does not stop the server.
        if let Err(problem) = table.talk(&mut left, &[]) {
            let _ = writeln!(io::stderr().lock(), "the connection ended: {problem}");
        }
    }
    Ok(())
}

/// Connects to a listening program and requests a game. Returns whether the game was played to its end; if not, it was
/// refused.
///
/// # Errors
/// If there is no connection, or the game was not finished.
pub fn connect(host: &str, port: u16, game: &Request, thinking: &Thinking) -> Result<bool, Error> {
    let place = format!("{host}:{port}");
    let stream = TcpStream::connect((host, port));
    let stream = stream.map_err(|problem| Error::Input(format!("cannot connect to {place}: {problem}")))?;
    let Request { side, minutes, moves, position } = *game;
    let request = GameRequest { name: NAME.to_owned(), follower: side.other(), minutes, moves, position };
    let mut table = Table::new(stream, thinking)?;
    let asked = table.session.ask(request);
    let broken = |problem| Error::Input(format!("the connection to {place} broke: {problem}"));
    table.talk(&mut Some(1), &[asked]).map_err(broken)?;
    match (table.ended, table.refused) {
        (true, _) => Ok(true),
        (false, true) => Ok(false),
        (false, false) => Err(Error::Input(format!("the game with {place} was not finished"))),
    }
}

/// A game request.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// The color of this side.
    pub side: Color,
    /// Minutes for each side.
    pub minutes: u16,
    /// Moves per time control; 0 for the whole game.
    pub moves: u16,
    /// The start position; `None` for that of the rules.
    pub position: Option<AnyPosition>,
}

/// Whether and how a conversation continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// The conversation continues.
    On,
    /// The game is over; there may be another.
    Over,
    /// The other side violated the rules, so the connection is closed.
    Closed,
}

/// A game may continue after the agreed moves without additional time. Time is reserved for this many more moves.
const MOVES_BEYOND: u32 = 20;

/// A timeout that every system accepts.
const LONGEST_WAIT: Duration = Duration::from_hours(24);

/// Why a game has ended without a result.
const CLOSED: &str = "the other side closed the connection";

/// Whether the other side has left.
fn has_left(problem: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    matches!(problem.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | UnexpectedEof)
}

/// Whether a read timed out; systems report that differently.
fn is_silence(problem: &io::Error) -> bool {
    matches!(problem.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

/// The time for a move, by the time left and the agreed moves left.
fn budget((left, agreed): (Duration, Option<u32>)) -> Budget {
    let moves = agreed.map(|moves| moves.saturating_add(MOVES_BEYOND));
    TimeLeft { left, moves, increment: Duration::ZERO }.budget()
}

/// A connection and its game.
struct Table {
    stream: TcpStream,
    session: Session,
    engine: Engine,
    nodes: Option<u64>,
    /// How long the other side may be silent between games.
    patience: Duration,
    /// The time of each side for the game; zero for no limit.
    time: Duration,
    /// Whether a game was played to its end.
    ended: bool,
    /// Whether one was refused.
    refused: bool,
    /// The time left for this side, and the agreed moves left.
    clock: (Duration, Option<u32>),
}

impl Table {
    fn new(stream: TcpStream, thinking: &Thinking) -> Result<Table, Error> {
        let (session, mut engine) = (Session::new(NAME), (thinking.make_engine)()?);
        engine.prepare(RULES);
        Ok(Table {
            stream,
            session,
            engine,
            nodes: thinking.nodes,
            patience: thinking.patience,
            time: Duration::ZERO,
            ended: false,
            refused: false,
            clock: (Duration::ZERO, None),
        })
    }

    /// Runs until the other side leaves or the games are over.
    fn talk(&mut self, left: &mut Option<u32>, first: &[Message]) -> io::Result<()> {
        match self.converse(left, first) {
            // Who leaves while a message is on the way resets the connection. The game counts all the same.
            Err(problem) if has_left(&problem) && self.session.game().is_some() => self.lost(left, CLOSED),
            result => result,
        }
    }

    fn converse(&mut self, left: &mut Option<u32>, first: &[Message]) -> io::Result<()> {
        self.send(first)?;
        let (mut cutter, mut bytes) = (Cutter::default(), [0; 1024]);
        loop {
            let count = match self.hear(&mut bytes) {
                Ok(0) => return self.lost(left, CLOSED),
                Err(problem) if is_silence(&problem) => {
                    self.lost(left, "the other side is silent")?;
                    return Err(io::Error::new(problem.kind(), "the other side is silent"));
                }
                heard => heard?,
            };
            for taken in cutter.take(&bytes[..count]) {
                let (messages, events) = match taken {
                    Ok(message) => self.session.take(message),
                    Err(text) => self.session.take_other(&text),
                };
                self.send(&messages)?;
                for event in events {
                    let next = self.act(event)?;
                    if next != Next::On {
                        *left = left.map(|games| games.saturating_sub(1));
                    }
                    if next == Next::Closed || *left == Some(0) {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Waits for bytes, up to a limit: a silent program must not block the others.
    fn hear(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let wait = match self.session.game() {
            Some(_) if self.time.is_zero() => None,
            Some(_) => Some(self.patience.saturating_add(self.time)),
            None => Some(self.patience),
        };
        self.stream.set_read_timeout(wait.map(|wait| wait.min(LONGEST_WAIT)))?;
        self.stream.read(bytes)
    }

    /// The other side is lost; a running game ends.
    fn lost(&self, left: &mut Option<u32>, why: &str) -> io::Result<()> {
        if self.session.game().is_none() {
            return Ok(());
        }
        *left = left.map(|games| games.saturating_sub(1));
        tell(&format!("ended without a result: {why}"))
    }

    fn send(&mut self, messages: &[Message]) -> io::Result<()> {
        messages.iter().try_for_each(|message| self.stream.write_all(&message.to_bytes()))
    }

    /// Handles an event.
    fn act(&mut self, event: Event) -> io::Result<Next> {
        match event {
            Event::Begun { opponent, side, time: (minutes, moves) } => {
                self.engine.clear();
                self.time = Duration::from_mins(u64::from(minutes));
                self.clock = (self.time, (moves > 0).then_some(u32::from(moves)));
                tell(&format!("a game against {}, who plays {:?}", opponent.escape_debug(), side.other()))?;
            }
            Event::Turn => self.play()?,
            Event::Ended { reason, .. } => {
                self.ended = true;
                tell(match reason {
                    EndReason::Won => "won",
                    EndReason::Lost => "lost",
                    EndReason::Draw => "drawn",
                    EndReason::Unsaid => "ended without a result",
                })?;
                return Ok(Next::Over);
            }
            Event::Refused(verdict) => {
                self.refused = true;
                tell(match verdict {
                    Verdict::Version => "no game: they use another version of the protocol",
                    Verdict::NotThis => "no game: they refuse these settings",
                    Verdict::None | Verdict::Accepted => "no game: they refuse",
                })?;
                return Ok(Next::Over);
            }
            Event::Chat(words) => tell(&format!("they say: {}", words.escape_debug()))?,
            Event::Broken(why) => {
                tell(&format!("ended without a result: {why}"))?;
                return Ok(Next::Closed);
            }
        }
        Ok(Next::On)
    }

    /// Searches and moves.
    fn play(&mut self) -> io::Result<()> {
        let Some(game) = self.session.game() else { return Ok(()) };
        let depth = timing::is_forced(game).then_some(1);
        let limits = Limits { nodes: self.nodes, depth, time: None };
        let (began, task) = (Instant::now(), Task::from_game(game));
        let report = self.engine.analyze(&task, &limits, &mut Clock::of_budget(Some(budget(self.clock))));
        let mv = report.line.first().copied();
        if let Some(mv) = mv {
            tell(&movetext::write(&task.position, &mv))?;
        }
        let used = began.elapsed();
        let (time, moves) = self.clock;
        self.clock = (time.saturating_sub(used), moves.map(|moves| moves.saturating_sub(1)));
        let (messages, _) = self.session.play(mv.as_ref(), used.as_secs());
        self.send(&messages)
    }
}

fn tell(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_left_for_moves_beyond_the_agreed_ones() {
        // Five minutes for 75 moves, the usual setting; each move takes its average allowance.
        let mut left = Duration::from_mins(5);
        for moves in (0..75).rev() {
            left -= budget((left, Some(moves + 1))).soft;
        }
        assert!(left < Duration::from_mins(1), "most is for the agreed moves: {left:?}");
        for _ in 0..40 {
            let Budget { soft, hard } = budget((left, Some(0)));
            assert!(hard <= left && soft > Duration::from_millis(100), "{soft:?} of {left:?}");
            left -= soft;
        }
    }
}

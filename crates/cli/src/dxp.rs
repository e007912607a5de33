//! `crownhead dxp`: games against another program over a connection.

use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use clap::{Args, Subcommand, ValueEnum};
use crownhead_engine::{Budget, Engine, Limits, Task, TimeLeft};
use crownhead_lab::watch::Clock;
use crownhead_notation::{fen, movetext};
use crownhead_protocol::dxp::{
    Cutter, EndReason, Event, GameRequest, Message, PORT, RULES, Session, Verdict,
};
use crownhead_rules::Color;

use crate::contest::control::seconds;
use crate::failure::{Failure, note};
use crate::output::stdout;
use crate::shipped;
use crate::tables::TablesFlags;
use crate::timing;

/// Who calls whom.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Waits for a program that wants to play, on this machine or another.
    Listen(Listen),
    /// Calls a program and asks for a game.
    Connect(Connect),
}

/// Arguments of `dxp listen`.
#[derive(Args, Debug)]
pub(crate) struct Listen {
    /// The port.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = PORT)]
    port: u16,
    /// Listen to other machines too.
    #[arg(long)]
    everyone: bool,
    /// Games after which to end; without it, never.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    #[command(flatten)]
    thinking: Thinking,
}

/// Arguments of `dxp connect`.
#[derive(Args, Debug)]
pub(crate) struct Connect {
    /// The machine that listens.
    host: String,
    /// Its port.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = PORT)]
    port: u16,
    /// The color of this side.
    #[arg(long, value_enum, default_value_t = Side::White)]
    side: Side,
    /// Minutes for each side.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=999))]
    minutes: u16,
    /// Moves that the minutes are meant for; 0 for the whole game.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 75, value_parser = clap::value_parser!(u16).range(0..=999))]
    moves: u16,
    /// The position to begin with.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[command(flatten)]
    thinking: Thinking,
}

/// Limits of each move, on top of the clock of the game.
#[derive(Args, Debug)]
struct Thinking {
    /// Nodes for each move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Seconds of silence after which the connection is ended; during a game, on top of the minutes for each side.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, default_value = "120", value_parser = seconds)]
    patience: Duration,
    #[command(flatten)]
    tables: TablesFlags,
}

/// A color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

/// How this program calls itself.
const NAME: &str = "Crownhead";

/// Plays.
pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Listen(arguments) => listen(arguments),
        Command::Connect(arguments) => connect(arguments),
    }
}

fn listen(arguments: &Listen) -> Result<(), Failure> {
    let address = if arguments.everyone { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let cannot = |problem| Failure::Usage(format!("cannot listen on port {}: {problem}", arguments.port));
    let listener = TcpListener::bind((address, arguments.port)).map_err(cannot)?;
    let mut out = stdout();
    writeln!(out, "listening on {}", listener.local_addr().map_err(cannot)?)?;
    out.flush()?;
    let mut left = arguments.games;
    while left != Some(0) {
        let (stream, _) = listener.accept().map_err(cannot)?;
        let mut table = Table::new(stream, &arguments.thinking)?;
        // A connection that breaks is no reason to listen no longer.
        if let Err(problem) = table.talk(&mut left, &[]) {
            note(&format!("the connection has ended: {problem}"));
        }
    }
    Ok(())
}

fn connect(arguments: &Connect) -> Result<(), Failure> {
    let position = arguments.fen.as_deref().map(|text| fen::parse(text, RULES)).transpose();
    let position = position.map_err(|wrong| Failure::Usage(format!("--fen: {wrong}")))?;
    let place = format!("{}:{}", arguments.host, arguments.port);
    let stream = TcpStream::connect((arguments.host.as_str(), arguments.port));
    let stream = stream.map_err(|problem| Failure::Usage(format!("cannot reach {place}: {problem}")))?;
    let follower = if arguments.side == Side::White { Color::Black } else { Color::White };
    let request = GameRequest {
        name: NAME.to_owned(),
        follower,
        minutes: arguments.minutes,
        moves: arguments.moves,
        position,
    };
    let mut table = Table::new(stream, &arguments.thinking)?;
    let asked = table.session.ask(request);
    let broken = |problem| Failure::Usage(format!("the connection to {place} broke: {problem}"));
    table.talk(&mut Some(1), &[asked]).map_err(broken)?;
    match (table.ended, table.refused) {
        (true, _) => Ok(()),
        (false, true) => Err(Failure::No),
        (false, false) => Err(Failure::Usage(format!("no game with {place} came to its end"))),
    }
}

/// How a conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// It does.
    On,
    /// A game is over; there may be another.
    Over,
    /// Whoever breaks the rules is not talked to any more.
    Closed,
}

/// Games go on behind the moves that the time was agreed for, and no time comes: so much is always kept for as many more.
const MOVES_BEYOND: u32 = 20;

/// No system waits for an unlimited time that is a number.
const LONGEST_WAIT: Duration = Duration::from_hours(24);

/// Whether a wait has ended without a word: systems differ in what they call that.
fn is_silence(problem: &io::Error) -> bool {
    matches!(problem.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

/// How long to think with so much on the clock and so many of the agreed moves to come.
fn budget((left, agreed): (Duration, Option<u32>)) -> Budget {
    let moves = agreed.map(|moves| moves.saturating_add(MOVES_BEYOND));
    TimeLeft { left, moves, increment: Duration::ZERO }.budget()
}

/// A connection with the game on it.
struct Table {
    stream: TcpStream,
    session: Session,
    engine: Engine,
    nodes: Option<u64>,
    /// How long the other side may be silent where no game is on.
    patience: Duration,
    /// How long each side has for the game; zero for as long as it likes.
    time: Duration,
    /// Whether a game came to its end.
    ended: bool,
    /// Whether one was refused.
    refused: bool,
    /// What is left on this side's clock, and how many moves were agreed for it.
    clock: (Duration, Option<u32>),
}

impl Table {
    fn new(stream: TcpStream, thinking: &Thinking) -> Result<Table, Failure> {
        let (session, mut engine) = (Session::new(NAME), shipped::engine(0, 64 << 20));
        engine.set_tables(thinking.tables.source(None)?);
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

    /// Talks until the other side goes or so many games are over.
    fn talk(&mut self, left: &mut Option<u32>, first: &[Message]) -> io::Result<()> {
        self.send(first)?;
        let (mut cutter, mut bytes) = (Cutter::default(), [0; 1024]);
        loop {
            let count = match self.hear(&mut bytes) {
                Ok(0) => return self.lost(left, "the other side has gone"),
                Err(problem) if is_silence(&problem) => {
                    self.lost(left, "the other side says nothing")?;
                    return Err(io::Error::new(problem.kind(), "the other side says nothing"));
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

    /// Waits for bytes, but not for ever: whoever says nothing would keep all others waiting.
    fn hear(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let wait = match self.session.game() {
            Some(_) if self.time.is_zero() => None,
            Some(_) => Some(self.patience.saturating_add(self.time)),
            None => Some(self.patience),
        };
        self.stream.set_read_timeout(wait.map(|wait| wait.min(LONGEST_WAIT)))?;
        self.stream.read(bytes)
    }

    /// The other side will not be heard any more.
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

    /// Does what is to be done.
    fn act(&mut self, event: Event) -> io::Result<Next> {
        match event {
            Event::Begun { opponent, side, time: (minutes, moves) } => {
                self.engine.clear();
                self.time = Duration::from_mins(u64::from(minutes));
                self.clock = (self.time, (moves > 0).then_some(u32::from(moves)));
                tell(&format!("a game against {}, who has {:?}", opponent.escape_debug(), side.other()))?;
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
                    Verdict::Version => "no game: they have another version of the protocol",
                    Verdict::NotThis => "no game: not this one",
                    Verdict::None | Verdict::Accepted => "no game: they want none",
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

    /// Thinks and moves.
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
    let mut out = stdout();
    writeln!(out, "{line}")?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_goes_on_behind_the_agreed_moves_has_time_for_them() {
        // Five minutes for 75 moves, as is usual, each of which takes what it may on average.
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

//! `crownhead dxp`: games against another program over a connection.
//!
//! Not here: the conversation (`lab::serving::dxp`).

use std::net::Ipv4Addr;
use std::time::Duration;

use clap::{Args, Subcommand};
use crownhead_lab::serving::dxp::{self, Request};
use crownhead_notation::fen;
use crownhead_protocol::dxp::{PORT, RULES};
use crownhead_rules::Color;

use crate::contest::control::seconds;
use crate::expected::whole;
use crate::failure::Failure;
use crate::shipped;
use crate::tables::TablesFlags;

/// Which side connects.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Wait for other programs and play them.
    Listen(Listen),
    /// Connect to a listening program and request a game.
    Connect(Connect),
}

/// Arguments of `dxp listen`.
#[derive(Args, Debug)]
pub(crate) struct Listen {
    /// Port to listen on.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = PORT)]
    port: u16,
    /// Accept connections from other machines too.
    #[arg(long)]
    everyone: bool,
    /// Stop after this many games [default: never].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1..))]
    games: Option<u32>,
    #[command(flatten)]
    thinking: Thinking,
}

/// Arguments of `dxp connect`.
#[derive(Args, Debug)]
pub(crate) struct Connect {
    /// Host to connect to.
    host: String,
    /// Port of the host.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = PORT)]
    port: u16,
    /// Color of this side.
    #[arg(long, value_name = "SIDE", default_value = "white", value_parser = ["white", "black"])]
    side: String,
    /// Minutes for each side.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 3, value_parser = whole::<u16>(1..=999))]
    minutes: u16,
    /// Moves per time control; 0 for the whole game.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 75, value_parser = whole::<u16>(0..=999))]
    moves: u16,
    /// Start position [default: the standard one].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[command(flatten)]
    thinking: Thinking,
}

/// Limits for each move, in addition to the game clock.
#[derive(Args, Debug)]
struct Thinking {
    /// Nodes per move.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..))]
    nodes: Option<u64>,
    /// Seconds of silence before the connection is closed; during a game, in addition to the minutes of each side.
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, default_value = "120", value_parser = seconds)]
    patience: Duration,
    #[command(flatten)]
    tables: TablesFlags,
}

/// Bytes of memory of the search.
const TABLE_BYTES: usize = 128 << 20;

impl Thinking {
    fn player(&self) -> dxp::Thinking {
        let tables = self.tables.clone();
        let make_engine = move || {
            let mut engine = shipped::engine(0, TABLE_BYTES);
            let tables = tables
                .source(None)
                .map_err(|failure| crownhead_archive::Error::Input(failure.to_string()))?;
            engine.set_tables(tables);
            Ok(engine)
        };
        dxp::Thinking { make_engine: Box::new(make_engine), nodes: self.nodes, patience: self.patience }
    }
}

/// Plays.
pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Listen(Listen { port, everyone, games, thinking }) => {
            let address = if *everyone { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
            Ok(dxp::listen((address, *port), *games, &thinking.player())?)
        }
        Command::Connect(arguments) => connect(arguments),
    }
}

fn connect(arguments: &Connect) -> Result<(), Failure> {
    let Connect { host, port, side, minutes, moves, fen, thinking } = arguments;
    let position = fen.as_deref().map(|text| fen::parse(text, RULES)).transpose();
    let position = position.map_err(|wrong| Failure::Usage(format!("--fen: {wrong}")))?;
    let side = if side == "white" { Color::White } else { Color::Black };
    let game = Request { side, minutes: *minutes, moves: *moves, position };
    let played = dxp::connect(host, *port, &game, &thinking.player())?;
    if played { Ok(()) } else { Err(Failure::No) }
}

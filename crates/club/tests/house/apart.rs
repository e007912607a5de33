//! A club in a process of its own, which a test can kill.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use crownhead_club::{Club, Options, Place, Tempo};
use tokio::net::TcpListener;

use super::Door;

/// A club in a process of its own: this very program, which finds the data file in a variable and then calls [`serve`].
pub(crate) struct Apart {
    pub(crate) child: Child,
    pub(crate) door: Door,
}

/// The variable with the data file, or the address of a database.
pub(crate) const DATA: &str = "CROWNHEAD_CLUB_TEST_DATA";
/// The variable with the address of the bus.
pub(crate) const BUS: &str = "CROWNHEAD_CLUB_TEST_BUS";

impl Apart {
    pub(crate) fn start(data: impl AsRef<OsStr>, arguments: &[&str]) -> Apart {
        Apart::start_with(data, None, arguments)
    }

    /// The same as a node among others.
    pub(crate) fn start_with(data: impl AsRef<OsStr>, bus: Option<&str>, arguments: &[&str]) -> Apart {
        Apart::start_in(data, bus.map(|bus| (BUS, bus)), arguments)
    }

    /// The same with variables.
    pub(crate) fn start_in<'a>(
        data: impl AsRef<OsStr>,
        variables: impl IntoIterator<Item = (&'a str, &'a str)>,
        arguments: &[&str],
    ) -> Apart {
        Apart::start_inside(&[], data, variables, arguments)
    }

    /// The same with words before the command, which start it elsewhere.
    pub(crate) fn start_inside<'a>(
        inside: &[&str],
        data: impl AsRef<OsStr>,
        variables: impl IntoIterator<Item = (&'a str, &'a str)>,
        arguments: &[&str],
    ) -> Apart {
        let program = std::env::current_exe().expect("this program has a path");
        let mut command = match inside.split_first() {
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.envs(variables);
        let mut child =
            command.args(arguments).env(DATA, data).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let mut said = lines.by_ref().map_while(Result::ok);
        let address = said.find_map(|line| line.strip_prefix("listens ")?.parse().ok());
        // A test program says after a minute that it still runs, and ends if nobody hears that.
        std::thread::spawn(move || lines.for_each(drop));
        Apart { child, door: Door { address: address.expect("it listens") } }
    }
}

/// Killed without a warning.
impl Drop for Apart {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The variable with the address to listen on, if it is not this machine's own.
pub(crate) const LISTEN: &str = "CROWNHEAD_CLUB_TEST_LISTEN";

/// Serves a club until it is asked to stop, and says where.
pub(crate) async fn serve(data: &str) {
    serve_with(data, Tempo::default()).await;
}

/// The same with tournaments that go on like this.
pub(crate) async fn serve_with(data: &str, tempo: Tempo) {
    let place: Place = data.parse().expect("a place");
    let options = Options { bus: std::env::var(BUS).ok(), tempo, ..Options::new(place) };
    let club = Club::open(options).await.expect("a good data file");
    let address = std::env::var(LISTEN).unwrap_or_else(|_| "127.0.0.1".to_owned());
    let listener = TcpListener::bind((address, 0)).await.expect("a free port");
    println!("\nlistens {}", listener.local_addr().expect("it is bound"));
    let service = club.router().into_make_service_with_connect_info::<SocketAddr>();
    tokio::select! {
        served = axum::serve(listener, service) => served.expect("it serves"),
        () = asked_to_stop() => {
            club.close().await;
            // Nobody reads any more what a test program says at its end.
            std::process::exit(0);
        }
    }
}

/// The signal with which a service is stopped.
#[cfg(unix)]
async fn asked_to_stop() {
    let stop = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    stop.expect("a signal").recv().await;
}

/// Other systems stop a service in other ways.
#[cfg(not(unix))]
async fn asked_to_stop() {
    std::future::pending().await
}

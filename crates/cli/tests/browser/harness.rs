//! What a test stands on: the program that serves the app, and a page in a window.
//!
//! The invariant: whatever a test does, even fail, nothing that it started stays behind.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{PoisonError, RwLock};
use std::thread;
use std::time::Duration;

use super::page::Page;
use super::static_host::StaticHost;

/// How long a program may take to say that it is ready: a loaded machine is slow.
const START: Duration = Duration::from_mins(1);

/// Held for reading by tests that may share the machine with others, for writing by those that measure time.
static MACHINE: RwLock<()> = RwLock::new(());

/// Runs a test on a page, beside other tests.
pub(super) fn in_browser(test: impl FnOnce(&Page)) {
    in_browser_with_settings("", test);
}

/// The same with this settings file.
pub(super) fn in_browser_with_settings(settings: &str, test: impl FnOnce(&Page)) {
    let _shared = MACHINE.read().unwrap_or_else(PoisonError::into_inner);
    on_a_page(&Page::new(Ground::new(settings)), test);
}

/// The same while no other test runs: for measurements.
pub(super) fn alone_in_browser(test: impl FnOnce(&Page)) {
    let _alone = MACHINE.write().unwrap_or_else(PoisonError::into_inner);
    on_a_page(&Page::new(Ground::new("")), test);
}

/// The same in a window that is traced.
pub(super) fn alone_and_traced(test: impl FnOnce(&Page)) {
    let _alone = MACHINE.write().unwrap_or_else(PoisonError::into_inner);
    on_a_page(&Page::traced(Ground::new("")), test);
}

/// The same on the files of the app alone, on a host that the test can stop and update.
pub(super) fn on_a_static_host(test: impl FnOnce(&Page, &mut StaticHost)) {
    let _shared = MACHINE.read().unwrap_or_else(PoisonError::into_inner);
    let mut host = StaticHost::start();
    let ground = Ground { app: host.app(), _server: None, _settings: Folder::new() };
    on_a_page(&Page::new(ground), |page| test(page, &mut host));
}

/// Two people at their own browsers, in a club that the test can stop and start.
pub(super) fn in_a_club(test: impl FnOnce(&mut ClubHost, &Page, &Page)) {
    in_a_club_at("127.0.0.1", test);
}

/// The same under the name of this machine, as passkeys need one.
pub(super) fn in_a_club_by_name(test: impl FnOnce(&mut ClubHost, &Page, &Page)) {
    in_a_club_at("localhost", test);
}

fn in_a_club_at(name: &str, test: impl FnOnce(&mut ClubHost, &Page, &Page)) {
    let _shared = MACHINE.read().unwrap_or_else(PoisonError::into_inner);
    let mut host = ClubHost::new();
    let app = host.app.replace("127.0.0.1", name);
    let ground = || Ground { app: app.clone(), _server: None, _settings: Folder::new() };
    let (one, two) = (Page::new(ground()), Page::new(ground()));
    test(&mut host, &one, &two);
    one.expect_no_errors();
    two.expect_no_errors();
}

/// A club with its data, on a port that stays the same.
pub(super) struct ClubHost {
    app: String,
    server: Option<Program>,
    folder: Folder,
}

impl ClubHost {
    fn new() -> ClubHost {
        let folder = Folder::new();
        let (server, app) = ClubHost::serve(&folder, "0");
        ClubHost { app, server: Some(server), folder }
    }

    fn serve(folder: &Folder, port: &str) -> (Program, String) {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_crownhead"));
        serve
            .args(["serve", "--no-open", "--port", port, "--admin", "Chief", "--data"])
            .arg(folder.path().join("club.db"))
            .env("CROWNHEAD_CONFIG", folder.path().join("settings.toml"))
            .env("CROWNHEAD_DATA", folder.path());
        fs::write(folder.path().join("settings.toml"), "").expect("a file can be written");
        Program::start(serve, End::Killed, |line| {
            line.starts_with("http").then(|| line.trim_end_matches('/').to_owned())
        })
    }

    /// The host and the port, for requests that no page makes.
    pub(super) fn address(&self) -> &str {
        self.app.trim_start_matches("http://")
    }

    /// Ends the program without a warning, as a power failure does.
    pub(super) fn kill(&mut self) {
        self.server = None;
    }

    /// Starts it again.
    pub(super) fn start(&mut self) {
        let port = self.app.rsplit(':').next().unwrap_or_default();
        self.server = Some(ClubHost::serve(&self.folder, port).0);
    }
}

fn on_a_page(page: &Page, test: impl FnOnce(&Page)) {
    test(page);
    page.expect_no_errors();
}

/// The app, served for one test. It ends when this is dropped.
pub(super) struct Ground {
    /// The address of the app.
    pub(super) app: String,
    _server: Option<Program>,
    _settings: Folder,
}

impl Ground {
    fn new(settings: &str) -> Ground {
        let folder = Folder::new();
        // Keeps the settings of the person who runs the tests out.
        let file = folder.path().join("settings.toml");
        fs::write(&file, settings).expect("a file can be written among the temporary ones");
        let mut serve = Command::new(env!("CARGO_BIN_EXE_crownhead"));
        serve
            .args(["--no-open", "--port", "0"])
            .env("CROWNHEAD_CONFIG", file)
            .env("CROWNHEAD_DATA", folder.path());
        let (server, app) = Program::start(serve, End::Killed, |line| {
            line.starts_with("http").then(|| line.trim_end_matches('/').to_owned())
        });
        Ground { app, _server: Some(server), _settings: folder }
    }
}

/// A program that ends when this is dropped.
pub(super) struct Program {
    child: Child,
    end: End,
}

/// How a program ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// It is told to.
    Killed,
    /// It does when its standard input does.
    ByItself,
}

impl Program {
    /// Starts a program and waits for the line that says what is asked for.
    pub(super) fn start(
        mut command: Command,
        end: End,
        read: impl Fn(&str) -> Option<String>,
    ) -> (Program, String) {
        let name = command.get_program().display().to_string();
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{name} cannot be started: {error}"));
        let output = child.stdout.take().expect("standard output is piped");
        let program = Program { child, end };
        let (lines, heard) = mpsc::channel();
        // The thread reads on to the end, so that the program never waits for somebody to read.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                _ = lines.send(line);
            }
        });
        loop {
            match heard.recv_timeout(START) {
                Ok(line) => {
                    if let Some(found) = read(&line) {
                        return (program, found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => panic!("{name} was not ready within {START:?}"),
                Err(RecvTimeoutError::Disconnected) => panic!("{name} ended before it was ready"),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        if self.end == End::Killed {
            _ = self.child.kill();
        }
        _ = self.child.wait();
    }
}

/// A folder of one test's own, removed when it is dropped.
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("crownhead-browser-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made among the temporary ones");
        Folder(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The path, for somebody else to remove.
    pub(super) fn keep(mut self) -> PathBuf {
        std::mem::take(&mut self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

//! A host of static files, as simple as they come: the built app in a folder, without any headers of its own.
//!
//! Not here: what the app does there (`offline`).

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// The folder of the app on the host.
const FOLDER: &str = "/some/folder/";
/// The version of the second release.
const NEXT: &str = "0123456789abcdef";

/// A running host. It stops when this is dropped.
pub(super) struct StaticHost {
    state: Arc<State>,
    port: u16,
    thread: Option<JoinHandle<()>>,
}

struct State {
    files: PathBuf,
    stopped: AtomicBool,
    /// Whether the host has the second release: the same app under another version.
    updated: AtomicBool,
}

impl StaticHost {
    pub(super) fn start() -> StaticHost {
        let files = env::var_os("CROWNHEAD_WEB_DIST").expect("the gate sets CROWNHEAD_WEB_DIST");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let (stopped, updated) = (AtomicBool::new(false), AtomicBool::new(false));
        let state = Arc::new(State { files: files.into(), stopped, updated });
        let served = Arc::clone(&state);
        let thread = thread::spawn(move || serve(&listener, &served));
        StaticHost { state, port, thread: Some(thread) }
    }

    /// The address of the app, without the last slash.
    pub(super) fn app(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, FOLDER.trim_end_matches('/'))
    }

    /// Puts the second release on the host.
    pub(super) fn update(&self) {
        self.state.updated.store(true, Ordering::SeqCst);
    }

    /// Refuses all connections from now on.
    pub(super) fn stop(&mut self) {
        self.state.stopped.store(true, Ordering::SeqCst);
        // Wakes the thread.
        _ = TcpStream::connect(("127.0.0.1", self.port));
        if let Some(thread) = self.thread.take() {
            _ = thread.join();
        }
    }
}

impl Drop for StaticHost {
    fn drop(&mut self) {
        self.stop();
    }
}

fn serve(listener: &TcpListener, state: &Arc<State>) {
    for stream in listener.incoming() {
        if state.stopped.load(Ordering::SeqCst) {
            return;
        }
        let (Ok(stream), state) = (stream, Arc::clone(state)) else { continue };
        // A connection that breaks is the browser's affair.
        thread::spawn(move || _ = answer(stream, &state));
    }
}

fn answer(mut stream: TcpStream, state: &State) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let (mut first, mut length) = (String::new(), 0);
    reader.read_line(&mut first)?;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? <= 2 {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    reader.take(length).read_to_end(&mut Vec::new())?;
    let path = first.split(' ').nth(1).unwrap_or_default();
    let (status, kind, bytes) = match state.file(path) {
        Some((kind, bytes)) => ("200 OK", kind, bytes),
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        bytes.len()
    )?;
    stream.write_all(&bytes)
}

impl State {
    /// The media type and the contents of a file.
    fn file(&self, address: &str) -> Option<(&'static str, Vec<u8>)> {
        let path = address.split('?').next()?.strip_prefix(FOLDER)?;
        let path = if path.is_empty() { "index.html" } else { path };
        let bytes = fs::read(self.files.join(path)).ok()?;
        let kind = match Path::new(path).extension()?.to_str()? {
            "html" => "text/html",
            "css" => "text/css",
            "js" => "text/javascript",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            _ => "application/octet-stream",
        };
        let has_version = kind == "text/html" || path == "service_worker.js";
        let bytes =
            if has_version && self.updated.load(Ordering::SeqCst) { self.renamed(&bytes) } else { bytes };
        Some((kind, bytes))
    }

    /// The same text with the version of the second release.
    fn renamed(&self, text: &[u8]) -> Vec<u8> {
        let page = fs::read_to_string(self.files.join("index.html")).unwrap_or_default();
        let version = page.split_once(r#"name="version" content=""#).map(|(_, rest)| &rest[..NEXT.len()]);
        let text = String::from_utf8_lossy(text);
        text.replace(version.expect("the page names its version"), NEXT).into_bytes()
    }
}

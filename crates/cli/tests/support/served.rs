//! A server that stops with the test, spoken to byte by byte.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use super::crownhead;

/// A running server.
pub(crate) struct Served {
    child: Child,
    url: String,
}

impl Served {
    /// Starts with these arguments, a settings file and a data folder; both may be empty.
    pub(crate) fn start(arguments: &[&str], settings: &str, data: &str) -> Served {
        let mut child = crownhead(arguments)
            .env("CROWNHEAD_CONFIG", settings)
            .env("CROWNHEAD_DATA", data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut url = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut url).expect("a line");
        Served { child, url: url.trim_end().to_owned() }
    }

    /// Its port.
    pub(crate) fn port(&self) -> u16 {
        let digits = self.url.trim_start_matches("http://127.0.0.1:").trim_end_matches('/');
        digits.parse().unwrap_or_else(|_| panic!("{} is not the address of this machine", self.url))
    }

    /// The token that orders need.
    pub(crate) fn token(&self) -> String {
        let answer = self.ask("GET", "/api/engine", "", "");
        let token = answer.lines().find_map(|line| line.strip_prefix("x-crownhead-token: "));
        token.expect("a token").trim().to_owned()
    }

    /// Sends a request and returns the textual part of the response.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        self.try_ask(method, path, headers, body).expect("an answer")
    }

    /// The same; a server that refuses a long request need not read it to its end.
    pub(crate) fn try_ask(&self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<String> {
        let (port, length) = (self.port(), body.len());
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n");
        stream.write_all(format!("{head}{headers}content-length: {length}\r\n\r\n{body}").as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// Ends it at once.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

//! The library behind the page: `POST /api/library`, spoken here byte by byte.

mod support;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use crownhead_api::library::{Added, GameQuery, LibraryJob, LibraryReply, Piece};
use support::crownhead;

/// A folder that is removed when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path =
            std::env::temp_dir().join(format!("crownhead-serve-library-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that stops with the test.
struct Served {
    child: Child,
    port: u16,
    token: String,
}

impl Served {
    fn start(library: Option<&Path>) -> Served {
        let mut arguments = vec!["serve", "--port", "0"];
        arguments
            .extend(library.and_then(Path::to_str).map(|path| ["--library", path]).into_iter().flatten());
        let mut child = crownhead(&arguments)
            .env("CROWNHEAD_CONFIG", "")
            .env("CROWNHEAD_DATA", "")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut url = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut url).expect("a line");
        let digits = url.trim_end().trim_start_matches("http://127.0.0.1:").trim_end_matches('/');
        let mut served = Served { child, port: digits.parse().expect("a port"), token: String::new() };
        let (head, _) = served.send("GET", "engine", "", "");
        let token = head.lines().find_map(|line| line.strip_prefix("x-crownhead-token: "));
        token.expect("a token").trim().clone_into(&mut served.token);
        served
    }

    /// The head and the body of a response.
    fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let request = format!(
            "{method} /api/{path} HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n{headers}\
             Content-Length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        );
        // A server that refuses a request need not read it to its end.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        (head.to_owned(), body.to_owned())
    }

    /// The head of the response and the reply to a job as text.
    fn post(&self, headers: &str, body: &str) -> (String, Option<LibraryReply>) {
        let (head, body) = self.send("POST", "library", headers, body);
        (head, serde_json::from_str(&body).ok())
    }

    /// The reply to a job of the page.
    fn ask(&self, job: &LibraryJob) -> LibraryReply {
        let headers = format!("Content-Type: application/json\r\nX-Crownhead-Token: {}\r\n", self.token);
        let (head, reply) = self.post(&headers, &serde_json::to_string(job).expect("plain data"));
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        reply.expect("a reply")
    }

    /// Adds the games; what has become of them.
    fn add(&self) -> Added {
        let mut sum = Added::default();
        for job in pieces() {
            let LibraryReply::Added(added) = self.ask(&job) else { panic!("added") };
            sum.new += added.new;
            sum.duplicates += added.duplicates;
            sum.bad += added.bad;
        }
        sum
    }

    fn count(&self) -> u32 {
        match self.ask(&find()) {
            LibraryReply::Found { total, .. } => total,
            other => panic!("{other:?}"),
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn find() -> LibraryJob {
    LibraryJob::Find { query: GameQuery::default(), skip: 0, most: 10 }
}

/// Three games, the last one unplayable. A long comment spreads them over several pieces.
fn games() -> String {
    let comment = "word ".repeat(12_000);
    format!(
        "[White \"<b>Ann</b>\"]\n[Black \"Zoë\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2-0\n\n\
         [White \"Ben\"]\n[GameType \"20\"]\n\n1. 31-27 {{{comment}}} *\n\n[GameType \"20\"]\n\n1. 1-50 *\n"
    )
}

/// The games in pieces of 10,000 letters.
fn pieces() -> Vec<LibraryJob> {
    let letters: Vec<char> = games().chars().collect();
    let count = letters.chunks(10_000).count();
    let piece = |(index, piece): (usize, &[char])| {
        LibraryJob::Add(Piece {
            name: "club.pdn".to_owned(),
            text: piece.iter().collect(),
            first: index == 0,
            last: index + 1 == count,
            rules: String::new(),
        })
    };
    letters.chunks(10_000).enumerate().map(piece).collect()
}

#[test]
fn a_page_adds_games_to_the_servers_library() {
    let folder = Folder::new("add");
    let path = folder.0.join("games.db");
    let served = Served::start(Some(&path));
    let (_, offer) = served.send("GET", "library", "", "");
    let Ok(LibraryReply::Summary(summary)) = serde_json::from_str(&offer) else { panic!("{offer}") };
    assert!(summary.games == 0 && summary.file.ends_with("games.db"), "{summary:?}");
    assert_eq!(served.add(), Added { new: 2, duplicates: 0, bad: 1 });
    let LibraryReply::Found { games, .. } = served.ask(&find()) else { panic!("a list") };
    assert_eq!((games[1].white.as_str(), games[1].black.as_str()), ("<b>Ann</b>", "Zoë"));
    let LibraryReply::Bad(bad) = served.ask(&LibraryJob::Bad) else { panic!("a list") };
    assert!(bad[0].text.contains("1-50"), "{bad:?}");
    assert!(matches!(served.ask(&LibraryJob::Clear), LibraryReply::Failed(_)), "a page removes no file");
    // The command line reads the same file.
    let db = path.to_str().expect("a path");
    let counted = crownhead(&["library", "--db", db, "find", "--count"]).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&counted.stdout).trim(), "2");
}

#[test]
fn an_upload_that_was_cut_off_loses_and_doubles_nothing() {
    let folder = Folder::new("cut");
    let path = folder.0.join("games.db");
    let mut served = Served::start(Some(&path));
    for job in &pieces()[..4] {
        served.ask(job);
    }
    assert_eq!(served.count(), 1, "a game that is complete is stored");
    served.child.kill().expect("it runs");
    let served = Served::start(Some(&path));
    assert_eq!(served.count(), 1);
    served.ask(&pieces()[4]);
    assert_eq!(served.count(), 1, "a piece without its beginning is ignored");
    for round in 0..2 {
        served.add();
        assert_eq!(served.count(), 2, "round {round}");
    }
}

#[test]
fn only_the_page_itself_reaches_the_library() {
    let folder = Folder::new("access");
    let served = Served::start(Some(&folder.0.join("games.db")));
    let body = serde_json::to_string(&LibraryJob::Summary).expect("plain data");
    let json = "Content-Type: application/json\r\n";
    let token = format!("{json}X-Crownhead-Token: {}\r\n", served.token);
    for (headers, status) in [
        (token.clone(), "200"),
        (format!("{token}Origin: http://localhost:{}\r\n", served.port), "200"),
        (json.to_owned(), "403"),
        (format!("{json}X-Crownhead-Token: 0123\r\n"), "403"),
        (format!("{token}Origin: http://elsewhere.example\r\n"), "403"),
        (format!("{token}Sec-Fetch-Site: cross-site\r\n"), "403"),
    ] {
        let (head, _) = served.post(&headers, &body);
        assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{headers}: {head}");
    }
    for garbage in ["", "{}", "[1,2", "\"no-such-job\""] {
        let (head, reply) = served.post(&token, garbage);
        assert!(head.starts_with("HTTP/1.1 400") && matches!(reply, Some(LibraryReply::Failed(_))), "{head}");
    }
    let (head, _) = served.post(&token, &" ".repeat(8 << 20));
    assert!(!head.starts_with("HTTP/1.1 200"), "it is too large: {head}");
    assert_eq!(served.count(), 0, "it still answers");
}

#[test]
fn without_a_library_there_is_none_to_ask() {
    let served = Served::start(None);
    assert!(served.send("GET", "library", "", "").0.starts_with("HTTP/1.1 404"));
}

#[test]
fn a_file_that_is_no_library_is_refused() {
    let folder = Folder::new("other");
    let path = folder.0.join("games.txt");
    fs::write(&path, "this is text, ".repeat(100)).expect("a file");
    let missing = folder.0.join("missing").join("games.db");
    for path in [path, missing] {
        let output = crownhead(&["serve", "--port", "0", "--library", path.to_str().expect("a path")])
            .env("CROWNHEAD_CONFIG", "")
            .env("CROWNHEAD_DATA", "")
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(2));
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(text.lines().any(|line| line.contains("games")), "{text}");
    }
}

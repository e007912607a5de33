//! The library behind the page: `POST /api/library`, spoken here byte by byte.

mod support;

use crownhead_api::library::{Added, GameQuery, LibraryJob, LibraryReply, Piece};
use support::{Folder, run, served::Served};

/// The page of a server with a library.
struct Page {
    served: Served,
    token: String,
}

impl Page {
    fn open(library: &str) -> Page {
        let served = Served::start(&["serve", "--port", "0", "--library", library], "", "");
        Page { token: served.token(), served }
    }

    /// The head of the response and the reply to a job as text.
    fn post(&self, headers: &str, body: &str) -> (String, Option<LibraryReply>) {
        let answer = self.served.try_ask("POST", "/api/library", headers, body).unwrap_or_default();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        (head.to_owned(), serde_json::from_str(body).ok())
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
    let folder = Folder::new();
    let path = folder.path("games.db");
    let page = Page::open(&path);
    let answer = page.served.ask("GET", "/api/library", "", "");
    let (_, offer) = answer.split_once("\r\n\r\n").expect("a head");
    let Ok(LibraryReply::Summary(summary)) = serde_json::from_str(offer) else { panic!("{offer}") };
    assert!(summary.games == 0 && summary.file.ends_with("games.db"), "{summary:?}");
    assert_eq!(page.add(), Added { new: 2, duplicates: 0, bad: 1 });
    let LibraryReply::Found { games, .. } = page.ask(&find()) else { panic!("a list") };
    assert_eq!((games[1].white.as_str(), games[1].black.as_str()), ("<b>Ann</b>", "Zoë"));
    let LibraryReply::Bad(bad) = page.ask(&LibraryJob::Bad) else { panic!("a list") };
    assert!(bad[0].text.contains("1-50"), "{bad:?}");
    assert!(matches!(page.ask(&LibraryJob::Clear), LibraryReply::Failed(_)), "a page removes no file");
    // The command line reads the same file.
    assert_eq!(run(&["library", "--db", &path, "find", "--count"]).out.trim(), "2");
}

#[test]
fn an_upload_that_was_cut_off_loses_and_doubles_nothing() {
    let folder = Folder::new();
    let path = folder.path("games.db");
    let page = Page::open(&path);
    for job in &pieces()[..4] {
        page.ask(job);
    }
    assert_eq!(page.count(), 1, "a game that is complete is stored");
    page.served.kill();
    let page = Page::open(&path);
    assert_eq!(page.count(), 1);
    page.ask(&pieces()[4]);
    assert_eq!(page.count(), 1, "a piece without its beginning is ignored");
    for round in 0..2 {
        page.add();
        assert_eq!(page.count(), 2, "round {round}");
    }
}

#[test]
fn only_the_page_itself_reaches_the_library() {
    let folder = Folder::new();
    let page = Page::open(&folder.path("games.db"));
    let body = serde_json::to_string(&LibraryJob::Summary).expect("plain data");
    let json = "Content-Type: application/json\r\n";
    let token = format!("{json}X-Crownhead-Token: {}\r\n", page.token);
    for (headers, status) in [
        (token.clone(), "200"),
        (format!("{token}Origin: http://localhost:{}\r\n", page.served.port()), "200"),
        (json.to_owned(), "403"),
        (format!("{json}X-Crownhead-Token: 0123\r\n"), "403"),
        (format!("{token}Origin: http://elsewhere.example\r\n"), "403"),
        (format!("{token}Sec-Fetch-Site: cross-site\r\n"), "403"),
    ] {
        let (head, _) = page.post(&headers, &body);
        assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{headers}: {head}");
    }
    for garbage in ["", "{}", "[1,2", "\"no-such-job\""] {
        let (head, reply) = page.post(&token, garbage);
        assert!(head.starts_with("HTTP/1.1 400") && matches!(reply, Some(LibraryReply::Failed(_))), "{head}");
    }
    let (head, _) = page.post(&token, &" ".repeat(8 << 20));
    assert!(!head.starts_with("HTTP/1.1 200"), "it is too large: {head}");
    assert_eq!(page.count(), 0, "it still answers");
}

#[test]
fn without_a_library_there_is_none_to_ask() {
    let served = Served::start(&["serve", "--port", "0"], "", "");
    assert!(served.ask("GET", "/api/library", "", "").starts_with("HTTP/1.1 404"));
}

#[test]
fn a_file_that_is_no_library_is_refused() {
    let folder = Folder::new();
    let text = folder.file("games.txt", &"this is text, ".repeat(100));
    for path in [text, folder.path("missing/games.db")] {
        let ran = run(&["serve", "--port", "0", "--library", &path]);
        assert_eq!(ran.code, 2);
        assert!(ran.err.lines().any(|line| line.contains("games")), "{}", ran.err);
    }
}

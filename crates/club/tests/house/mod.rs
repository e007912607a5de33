//! A club on a port of its own, and people who come in.
#![allow(dead_code, reason = "each test uses a part of it")]

mod apart;

use std::net::SocketAddr;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crownhead_api::Side;
use crownhead_api::club::{Ask, Deed, EventRecord, Me, Offer, Tell, TermsRecord};
use crownhead_club::{Club, Computer, Options, Place, Push, Tempo};
use crownhead_room::{Room, Terms};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::de::DeserializeOwned;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

#[allow(unused_imports, reason = "each test uses a part of it")]
pub(crate) use apart::{Apart, BUS, DATA, LISTEN, serve, serve_with};

/// Longer than anything takes, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A folder of its own, removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("crownhead-club-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.0.join("club.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running club.
pub(crate) struct House {
    folder: Option<Folder>,
    pub(crate) club: Club,
    door: Door,
    computer: Option<Arc<dyn Computer>>,
    tempo: Tempo,
    push: Push,
    server: JoinHandle<()>,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("after 1970").as_millis() as u64
}

/// The way in: the address of a club.
#[derive(Clone, Copy)]
pub(crate) struct Door {
    pub(crate) address: SocketAddr,
}

impl Deref for House {
    type Target = Door;

    fn deref(&self) -> &Door {
        &self.door
    }
}

impl House {
    pub(crate) async fn new() -> House {
        House::open(Folder::new()).await
    }

    /// A club with a computer to play against.
    pub(crate) async fn with_computer(computer: Arc<dyn Computer>) -> House {
        House::open_with(Folder::new(), Some(computer), Tempo::default()).await
    }

    /// A club whose tournaments go on like this.
    pub(crate) async fn with_tempo(tempo: Tempo) -> House {
        House::open_with(Folder::new(), None, tempo).await
    }

    async fn open(folder: Folder) -> House {
        House::open_with(folder, None, Tempo::default()).await
    }

    async fn open_with(folder: Folder, computer: Option<Arc<dyn Computer>>, tempo: Tempo) -> House {
        House::open_again(folder, computer, tempo, Push::default()).await
    }

    /// A club that tells people of news on their devices.
    pub(crate) async fn with_push(push: Push) -> House {
        House::open_again(Folder::new(), None, Tempo::default(), push).await
    }

    async fn open_again(
        folder: Folder,
        computer: Option<Arc<dyn Computer>>,
        tempo: Tempo,
        push: Push,
    ) -> House {
        let options = Options { computer, tempo, push, ..Options::new(folder.data().as_path()) };
        House::with_options(options, Some(folder)).await
    }

    /// A node of a club with a database on a server.
    pub(crate) async fn node(place: &Place, bus: &str) -> House {
        House::with_options(Options { bus: Some(bus.to_owned()), ..Options::new(place.clone()) }, None).await
    }

    pub(crate) async fn with_options(options: Options, folder: Option<Folder>) -> House {
        let (computer, tempo, push) = (options.computer.clone(), options.tempo, options.push.clone());
        let club = Club::open(options).await.expect("the data file is good");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("it is bound");
        let service = club.router().into_make_service_with_connect_info::<SocketAddr>();
        let server = tokio::spawn(async move { axum::serve(listener, service).await.expect("it serves") });
        House { folder, club, door: Door { address }, computer, tempo, push, server }
    }

    /// The data file.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.as_ref().expect("it has a folder").data()
    }

    /// Stops and starts again, on another port.
    pub(crate) async fn restart(self) -> House {
        self.later(Duration::ZERO).await
    }

    /// Stops, and starts again so much later: everything that has happened is so much longer ago then.
    pub(crate) async fn later(mut self, time: Duration) -> House {
        self.club.close().await;
        self.server.abort();
        let folder = self.folder.take().expect("it is there until now");
        if !time.is_zero() {
            shift(&url(&folder.data()), time).await;
        }
        House::open_again(folder, self.computer.clone(), self.tempo, self.push.clone()).await
    }

    /// What another program counts.
    pub(crate) async fn count(&self, sql: &'static str) -> i64 {
        let folder = self.folder.as_ref().expect("it is there");
        let mut connection = connection(&url(&folder.data())).await;
        let row = sqlx::query(sql).fetch_one(&mut connection).await.expect("valid SQL");
        connection.close().await.expect("it is not busy");
        row.try_get(0).expect("a number")
    }
}

fn url(data: &Path) -> String {
    format!("sqlite://{}", data.display())
}

async fn connection(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(url).await.expect("the database")
}

/// Lets everything have happened earlier.
pub(crate) async fn shift(url: &str, time: Duration) {
    let mut connection = connection(url).await;
    for sql in [
        "UPDATE game SET created = created - $1",
        "UPDATE event SET at = at - $1",
        "UPDATE alive SET at = at - $1",
        "UPDATE push_message SET created = created - $1",
        "UPDATE push_message SET due = due - $1",
        "UPDATE push_message SET expires = expires - $1",
    ] {
        let query = sqlx::query(sql).bind(time.as_millis() as i64);
        query.execute(&mut connection).await.expect("it is written");
    }
    connection.close().await.expect("it is not busy");
}

impl Drop for House {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Door {
    /// A request; returns the status, the head and the body.
    pub(crate) async fn send(&self, request: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).await.expect("the club listens");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        (status, head.to_owned(), body.to_owned())
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> (u16, String) {
        let host = self.address;
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n");
        let (status, _, body) = self.send(&request).await;
        (status, body)
    }

    pub(crate) async fn post(&self, path: &str, cookie: &str, body: &str) -> (u16, String, String) {
        self.post_from(&format!("http://{}", self.address), path, cookie, body).await
    }

    pub(crate) async fn post_from(
        &self,
        origin: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> (u16, String, String) {
        let (host, length) = (self.address, body.len());
        self.send(&format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    /// Whether the club says that it is well; false also if it says nothing.
    pub(crate) async fn is_well(&self) -> bool {
        let Ok(mut stream) = TcpStream::connect(self.address).await else { return false };
        let request =
            format!("GET /club/health HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        let mut answer = String::new();
        stream.write_all(request.as_bytes()).await.is_ok()
            && stream.read_to_string(&mut answer).await.is_ok()
            && answer.starts_with("HTTP/1.1 200")
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Someone {
        let (status, head, body) = self.post("/club/api/enter", "", "{}").await;
        assert_eq!(status, 200, "{body}");
        Someone { cookie: cookie(&head).expect("a session"), me: read(&body) }
    }

    /// A new member.
    pub(crate) async fn member(&self, name: &str) -> Someone {
        let body = format!(r#"{{"name":"{name}","password":"correct horse"}}"#);
        let (status, head, body) = self.post("/club/api/sign-up", "", &body).await;
        assert_eq!(status, 200, "{body}");
        Someone { cookie: cookie(&head).expect("a session"), me: read(&body) }
    }

    /// The page of someone.
    pub(crate) async fn page(&self, someone: &Someone) -> Page {
        let origin = format!("http://{}", self.address);
        let mut page = self.page_from(&origin, &someone.cookie).await.expect("the club takes connections");
        page.tell(|tell| matches!(tell, Tell::Hello { .. }).then_some(())).await;
        page
    }

    /// The page of someone; nothing if the club does not answer.
    pub(crate) async fn try_page(&self, someone: &Someone) -> Option<Page> {
        let origin = format!("http://{}", self.address);
        let mut page = self.page_from(&origin, &someone.cookie).await.ok()?;
        page.name.clone_from(&someone.me.card.name);
        Some(page)
    }

    pub(crate) async fn page_from(&self, origin: &str, cookie: &str) -> Result<Page, Error> {
        let mut request = format!("ws://{}/club/socket", self.address).into_client_request()?;
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        Ok(Page { socket: connect_async(request).await?.0, name: String::new() })
    }

    /// Two people in a game: the first has White.
    pub(crate) async fn pair(&self, terms: TermsRecord, one: &mut Page, two: &mut Page) -> String {
        one.ask(&Ask::Seek(Offer { terms, side: Some(Side::White) })).await;
        two.ask(&Ask::Lobby(true)).await;
        let seek = two
            .tell(|tell| match tell {
                Tell::Lobby { seeks, .. } => seeks.first().cloned(),
                Tell::SeekAdded(seek) => Some(seek.clone()),
                _ => None,
            })
            .await;
        two.ask(&Ask::Take(seek.id)).await;
        let paired = |tell: &Tell| if let Tell::Paired(game) = tell { Some(game.clone()) } else { None };
        let game = one.tell(paired).await;
        assert_eq!(two.tell(paired).await, game);
        game
    }
}

/// Someone with a session.
pub(crate) struct Someone {
    pub(crate) cookie: String,
    pub(crate) me: Me,
}

pub(crate) fn read<T: DeserializeOwned>(body: &str) -> T {
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {body}"))
}

pub(crate) fn cookie(head: &str) -> Option<String> {
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
    Some(line.split(';').next().unwrap_or_default().to_owned())
}

pub(crate) fn terms(rules: &str, pace: &str) -> TermsRecord {
    TermsRecord { rules: rules.to_owned(), start: None, pace: pace.to_owned(), rated: false, claims: false }
}

/// A room in which nothing has happened, as a page makes its copy.
pub(crate) fn fresh_room(record: &TermsRecord, created: u64) -> Room {
    let TermsRecord { rules, start, pace, rated, claims } = record;
    let terms = Terms::read(rules, start.as_deref(), pace, *rated, *claims).expect("terms");
    Room::new(terms, created)
}

/// A page with its connection.
pub(crate) struct Page {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Whose page it is, where a test asks for that.
    pub(crate) name: String,
}

impl Page {
    pub(crate) async fn ask(&mut self, ask: &Ask) {
        let text = serde_json::to_string(ask).expect("plain data");
        self.socket.send(Message::text(text)).await.expect("the connection is open");
    }

    /// The same; false if the connection has ended.
    pub(crate) async fn try_ask(&mut self, ask: &Ask) -> bool {
        let text = serde_json::to_string(ask).expect("plain data");
        self.socket.send(Message::text(text)).await.is_ok()
    }

    /// What the page is told next.
    pub(crate) async fn next(&mut self) -> Option<Tell> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("something comes");
            match message? {
                Ok(Message::Text(text)) => return Some(read(&text)),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Waits for what a test looks for; pings are answered.
    pub(crate) async fn tell<T>(&mut self, look: impl Fn(&Tell) -> Option<T>) -> T {
        let found = tokio::time::timeout(2 * PATIENCE, self.look_for(look)).await;
        found.expect("what is looked for comes")
    }

    async fn look_for<T>(&mut self, look: impl Fn(&Tell) -> Option<T>) -> T {
        loop {
            let tell = self.next().await.expect("the connection is open");
            if let Tell::Ping(number) = tell {
                self.ask(&Ask::Pong(number)).await;
                continue;
            }
            if let Some(found) = look(&tell) {
                return found;
            }
        }
    }

    /// Looks at a game; returns what happened from an event on.
    pub(crate) async fn watch(&mut self, game: &str, since: u32) -> (Option<Side>, Vec<EventRecord>) {
        self.ask(&Ask::Watch { game: game.to_owned(), since }).await;
        self.tell(|tell| match tell {
            Tell::Room { card, side, events, .. } if card.id == game => Some((*side, events.clone())),
            _ => None,
        })
        .await
    }

    /// Does something in a game; does not wait for the answer.
    pub(crate) async fn act(&mut self, game: &str, deed: Deed) {
        self.ask(&Ask::Do { game: game.to_owned(), n: 7, deed }).await;
    }

    /// The next event of any game, as text.
    pub(crate) async fn event(&mut self) -> String {
        self.tell(|tell| match tell {
            Tell::Events { events, .. } => events.first().map(|(_, text)| text.clone()),
            _ => None,
        })
        .await
    }

    /// The key of the next refusal.
    pub(crate) async fn refusal(&mut self) -> String {
        self.tell(|tell| if let Tell::Refused { key, .. } = tell { Some(key.clone()) } else { None }).await
    }
}

//! Encrypted connections to PostgreSQL and to NATS: only to servers that are who they should be, and without a word about
//! passwords.

mod house;
mod nodes;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::fmt::{Debug, Write as _};
use std::fs;
use std::path::Path;
use std::sync::Mutex;

use crownhead_api::club::Deed;
use crownhead_club::{Club, Options, Place};
use crownhead_store::Store;
use crownhead_testkit::network::Broker;
use house::{Folder, House, terms};
use nodes::database;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, Row as _};
use tokio::sync::OnceCell;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber, span};

/// What may be in no error and in no log.
const SECRET: &str = "hush-hush";

/// Someone who vouches for servers.
struct Authority(Issuer<'static, KeyPair>, String);

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::new(Vec::new()).expect("no names");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().expect("a key");
        let pem = params.self_signed(&key).expect("a certificate").pem();
        Authority(Issuer::new(params, key), pem)
    }

    /// The certificate of a server on this machine, and its key.
    fn vouch(&self) -> (String, String) {
        let params = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
        let key = KeyPair::generate().expect("a key");
        (params.signed_by(&key, &self.0).expect("a certificate").pem(), key.serialize_pem())
    }
}

/// Someone who vouches for the PostgreSQL server of these tests, and another one who doesn't, as files.
struct Files {
    _folder: Folder,
    right: String,
    wrong: String,
    authority: Authority,
}

/// Lets the PostgreSQL server speak TLS, once.
async fn files() -> &'static Files {
    static FILES: OnceCell<Files> = OnceCell::const_new();
    let make = async || {
        let (folder, authority) = (Folder::new(), Authority::new());
        let write = |name: &str, pem: &str| {
            let path = folder.0.join(name);
            fs::write(&path, pem).expect("it is written");
            path.display().to_string()
        };
        let (right, wrong) = (write("right.pem", &authority.1), write("wrong.pem", &Authority::new().1));
        let mut admin = PgConnection::connect(&database().await).await.expect("a server");
        let (chain, key) = authority.vouch();
        for (name, pem) in [("server.crt", chain), ("server.key", key)] {
            let sql = format!(
                "COPY (SELECT unnest(string_to_array('{pem}', E'\\n'))) TO PROGRAM 'umask 077; cat > {name}'"
            );
            admin.execute(AssertSqlSafe(sql)).await.expect("the server writes it");
        }
        admin.execute("ALTER SYSTEM SET ssl = on").await.expect("an admin");
        admin.execute("SELECT pg_reload_conf()").await.expect("an admin");
        Files { _folder: folder, right, wrong, authority }
    };
    FILES.get_or_init(make).await
}

/// The address of a new database by the name in the certificate, with options.
async fn place(options: &str) -> String {
    format!("{}?{options}", database().await.replace("127.0.0.1", "localhost"))
}

/// Why a database is refused: one line without secrets.
async fn refused(url: &str) -> String {
    let place: Place = url.parse().expect("a place");
    let told = Store::connect(&place).await.expect_err("it is refused").to_string();
    let password = url.split_once("club:").and_then(|(_, rest)| rest.split('@').next()).expect("a password");
    assert!(!told.contains('\n') && !told.contains(password), "{told}");
    told
}

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn the_database_must_be_who_it_should_be() {
    let files = files().await;
    let whole = format!("sslmode=verify-full&sslrootcert={}", files.right);
    let good = place(&whole).await;
    let store = Store::connect(&good.parse().expect("a place")).await.expect("the right server");
    assert_eq!(store.problem().await.expect("readable"), None);
    let mut admin = PgConnection::connect(&good).await.expect("the right server");
    let sql = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let row = admin.fetch_one(sql).await.expect("readable");
    let (all, encrypted): (i64, i64) = (row.get(0), row.get(1));
    assert!(all > 0 && all == encrypted, "{encrypted} of {all} connections are encrypted");

    let wrong = place(&format!("sslmode=verify-full&sslrootcert={}", files.wrong)).await;
    assert!(refused(&wrong).await.contains("certificate"), "{}", refused(&wrong).await);
    // The certificate is for a name, and this is another one.
    let elsewhere = format!("{}?{whole}", database().await);
    assert!(refused(&elsewhere).await.contains("not valid for name"), "{}", refused(&elsewhere).await);
    let nobody = place("sslmode=verify-full").await;
    assert!(refused(&nobody).await.contains("certificate"), "nobody here vouches for it");

    let missing = place("sslmode=verify-full&sslrootcert=no-such-file.pem").await;
    assert!(refused(&missing).await.contains("sslrootcert: cannot read no-such-file.pem"));
    let text = place("sslmode=verify-ful").await;
    assert!(refused(&text).await.contains("verify-ful"), "{}", refused(&text).await);
    let unknown = place(&format!("sslmod=verify-full&pasword={SECRET}")).await;
    let told = refused(&unknown).await;
    assert!(told.contains("unknown option") && !told.contains(SECRET), "{told}");
    let stranger = good.replacen("club:", &format!("club:{SECRET}"), 1);
    assert!(refused(&stranger).await.contains("password"), "{}", refused(&stranger).await);
}

/// A NATS server that takes encrypted connections of one name and password only.
fn broker(authority: &Authority, folder: &Path) -> Broker {
    let (chain, key) = authority.vouch();
    let (chain_file, key_file) = (folder.join("bus.crt"), folder.join("bus.key"));
    fs::write(&chain_file, chain).expect("it is written");
    fs::write(&key_file, key).expect("it is written");
    Broker::with_settings(&format!(
        "tls {{ cert_file: \"{}\", key_file: \"{}\" }}\nauthorization {{ user: club, password: \"{SECRET}\" }}\n",
        chain_file.display(),
        key_file.display()
    ))
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn the_bus_must_be_who_it_should_be() {
    listen();
    let (files, folder) = (files().await, Folder::new());
    let broker = broker(&files.authority, &folder.0);
    let data: Place =
        place(&format!("sslmode=verify-full&sslrootcert={}", files.right)).await.parse().expect("a place");
    let port = broker.port();
    let options = |bus: String, ca: Option<&str>| Options {
        bus: Some(bus),
        bus_ca: ca.map(Into::into),
        ..Options::new(data.clone())
    };
    let good = format!("tls://club:{SECRET}@localhost:{port}");
    let empty = folder.0.join("empty.pem");
    fs::write(&empty, "nothing").expect("it is written");
    let empty = empty.display().to_string();
    for (bus, ca, why) in [
        (good.clone(), Some(&*files.wrong), "certificate"),
        (good.clone(), None, "certificate"),
        (good.replace("localhost", "127.0.0.1"), Some(&*files.right), "not valid for name"),
        (good.replace(SECRET, "hush-huch"), Some(&*files.right), "authorization"),
        (format!("tls://localhost:{port}"), Some(&*files.right), "authorization"),
        (format!("nats://club:{SECRET}@localhost:{port}"), None, "certificate"),
        (good.clone(), Some("no-such-file.pem"), "cannot read no-such-file.pem"),
        (good.clone(), Some(&*empty), "no certificate"),
        (format!("https://club:{SECRET}@localhost:{port}"), None, "not an address"),
    ] {
        let told = Club::open(options(bus, ca)).await.expect_err("it is refused").to_string();
        assert!(told.starts_with("the bus: ") && told.contains(why), "{why}: {told}");
        assert!(!told.contains('\n') && !told.contains("hush"), "{told}");
    }

    let node = async || House::with_options(options(good.clone(), Some(&files.right)), None).await;
    let (a, b) = (node().await, node().await);
    let (one, two) = (a.guest().await, b.guest().await);
    let (mut white, mut black) = (a.page(&one).await, b.page(&two).await);
    let game = a.pair(terms("english", "5+3"), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    black.act(&game, Deed::Resign).await;
    for page in [&mut white, &mut black] {
        // Nobody has moved yet.
        assert_eq!(page.event().await, "end aborted");
    }
    let Place::Server(url) = &data else { panic!("a server") };
    let password = url.split_once("club:").and_then(|(_, rest)| rest.split('@').next()).expect("a password");
    let heard = HEARD.lock().expect("no panic");
    assert!(heard.contains("connected"), "the logs are heard: {heard}");
    for secret in [SECRET, password] {
        let line = heard.lines().find(|line| line.contains(secret));
        assert_eq!(line, None);
    }
}

/// Everything that the club and its libraries say.
static HEARD: Mutex<String> = Mutex::new(String::new());

/// Hears what is said at the level at which the program writes logs, and one below.
struct Ear;

fn listen() {
    tracing::subscriber::set_global_default(Ear).expect("nobody else listens");
}

struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, "{field}={value:?} ");
    }
}

impl Subscriber for Ear {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::DEBUG
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut words = Words(String::new());
        event.record(&mut words);
        let mut heard = HEARD.lock().expect("no panic");
        heard.push_str(&words.0);
        heard.push('\n');
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

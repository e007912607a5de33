//! A PostgreSQL server for the tests of this process.
//!
//! A shell starts it in a temporary folder, as another user if need be, because it refuses to run as root. The shell waits
//! for the end of its input, which comes with the end of the tests however they end, stops the server and removes the folder.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use sqlx::{Connection as _, Executor as _, PgConnection};

/// Its arguments are the folder of the programs, the new folder, the address and the port; the first line of its input is the password.
const SCRIPT: &str = r#"
exec 2>&1
set -e
trap '' INT HUP
programs=$1 folder=$2 address=$3 port=$4
mkdir -m 700 "$folder"
cd "$folder"
trap '"$programs/pg_ctl" stop --silent --mode=immediate --pgdata=data >/dev/null 2>&1; cd /; rm -rf "$folder"' EXIT
read -r password
echo "$password" > password
"$programs/initdb" --pgdata=data --username=club --auth=password --pwfile=password --encoding=UTF8 --no-sync
echo "host all all samenet password" >> data/pg_hba.conf
"$programs/pg_ctl" start --wait --pgdata=data --log=log --options="-p $port -c listen_addresses=$address \
    -c unix_socket_directories='' -c max_connections=300" || { cat log; exit 1; }
echo ready
cat > /dev/null
"#;

/// A server, as long as its input is open.
pub(crate) struct Server {
    address: String,
    _shell: Child,
}

/// A new, empty database of a server that all tests of this process share; its address is returned.
#[allow(dead_code, reason = "some tests start a server of their own")]
pub(crate) async fn new_database(number: u32) -> String {
    static SERVER: OnceLock<Server> = OnceLock::new();
    let start = || {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        Server::start(&[], "127.0.0.1", free.expect("a free port").port())
    };
    SERVER.get_or_init(start).new_database(number).await
}

impl Server {
    /// A new, empty database, whose address is returned.
    pub(crate) async fn new_database(&self, number: u32) -> String {
        let address = &self.address;
        let mut connection = PgConnection::connect(&format!("{address}/postgres")).await.expect("a server");
        // Real databases don't sort by bytes.
        let order = "LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C' TEMPLATE template0";
        let version = connection.server_version_num().unwrap_or_default();
        let order = if version >= 150_000 { order } else { "TEMPLATE template0" };
        let sql = format!("CREATE DATABASE test{number} {order}");
        connection.execute(sqlx::AssertSqlSafe(sql)).await.expect("a database");
        format!("{address}/test{number}")
    }

    /// Starts a server. `inside` are words before its command, which start it elsewhere.
    pub(crate) fn start(inside: &[&str], address: &str, port: u16) -> Server {
        let programs = programs().expect("PostgreSQL is not installed: apt-get install -y postgresql");
        let folder = std::env::temp_dir().join(format!("crownhead-postgres-{}", std::process::id()));
        let mut words = inside.to_vec();
        if is_root() {
            words.extend(["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]);
        }
        words.push("sh");
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).args(["-c", SCRIPT, "sh"]).arg(programs).arg(&folder);
        command.arg(address).arg(port.to_string());
        command.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut shell = command.spawn().expect("a shell");
        let password = crownhead_store::fresh_secret();
        let input = shell.stdin.as_mut().expect("it is piped");
        writeln!(input, "{password}").expect("the shell reads it");
        let output = BufReader::new(shell.stdout.take().expect("it is piped"));
        let mut said = Vec::new();
        for line in output.lines().map_while(Result::ok) {
            if line == "ready" {
                return Server {
                    address: format!("postgres://club:{password}@{address}:{port}"),
                    _shell: shell,
                };
            }
            said.push(line);
        }
        let status = shell.wait().expect("it has ended");
        panic!("PostgreSQL doesn't start: {status}\n{}", said.join("\n"));
    }
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output().expect("the program id");
    user.stdout.trim_ascii() == b"0"
}

/// The folder with the programs of the newest version. Debian doesn't put them on the search path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort();
    let newest = versions.into_iter().map(|(_, folder)| folder).rev();
    let path = std::env::var_os("PATH").unwrap_or_default();
    newest.chain(std::env::split_paths(&path)).find(|folder| has_programs(folder))
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "pg_ctl"].iter().all(|name| folder.join(name).is_file())
}

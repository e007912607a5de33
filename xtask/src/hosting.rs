//! `cargo xtask hosting`: the commands of docs/hosting.md, one after another, on a bare Debian system in a folder of its own.
//!
//! The system is made by debootstrap and entered with chroot, so this needs root, Debian and a network. What is tried is
//! the last commit. At the end two guests must be in a game with each other.

use std::env;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::workspace::Workspace;

/// The document and the place in it.
const DOCUMENT: &str = "docs/hosting.md";
const BLOCK: &str = "```sh\n";
/// What stands for the address of the project there, and what it is in the system.
const REPOSITORY: (&str, &str) = ("REPOSITORY", "/project.git");
/// Where the last command listens.
const ADDRESS: &str = "127.0.0.1:80";
/// The longest time for all commands: most of it is compiling.
const PATIENCE: Duration = Duration::from_hours(1);
/// Variables of this machine that name certificates of its network.
const CERTIFICATES: [&str; 3] = ["SSL_CERT_FILE", "CURL_CA_BUNDLE", "CARGO_HTTP_CAINFO"];

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let folder = match arguments {
        [] => env::temp_dir().join(format!("crownhead-hosting-{}", std::process::id())),
        [flag, folder] if flag == "--folder" => PathBuf::from(folder),
        _ => return Err(Failure::usage("usage: cargo xtask hosting [--folder NEW]")),
    };
    let workspace = Workspace::find()?;
    let commands = commands(&workspace.root)?;
    let system = System::make(&folder, &workspace.root)?;
    let mut club = system.start(&commands)?;
    let played = wait_and_play(&mut club);
    // It may have ended by itself.
    _ = club.kill();
    _ = club.wait();
    played?;
    println!("{} commands, and two guests are in a game", commands.lines().count());
    Ok(())
}

/// The commands of the document.
fn commands(root: &Path) -> Result<String, Failure> {
    let path = root.join(DOCUMENT);
    let text = fs::read_to_string(&path).map_err(|e| Failure::cannot("read", path.display(), e))?;
    let block = text.split_once(BLOCK).and_then(|(_, rest)| rest.split_once("```"));
    let (block, _) = block.ok_or_else(|| Failure::failed(format!("{DOCUMENT} has no commands")))?;
    let (name, address) = REPOSITORY;
    if !block.contains(name) {
        return Err(Failure::failed(format!("{DOCUMENT}: the commands don't clone {name}")));
    }
    Ok(block.replace(name, address))
}

/// A bare system. It is removed at the end.
struct System {
    root: PathBuf,
}

impl System {
    fn make(folder: &Path, project: &Path) -> Result<System, Failure> {
        if folder.exists() {
            return Err(Failure::usage(format!("{} exists already", folder.display())));
        }
        let system = System { root: folder.to_owned() };
        let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
        let suite =
            release.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME=")).unwrap_or("stable");
        run(Command::new("debootstrap").args(["--variant=minbase", suite]).arg(folder))?;
        let bare = folder.join(REPOSITORY.1.trim_start_matches('/'));
        run(Command::new("git").args(["clone", "--quiet", "--bare"]).arg(project).arg(bare))?;
        for (index, name) in CERTIFICATES.into_iter().enumerate() {
            if let Ok(file) = env::var(name) {
                let to = folder.join(format!("certificates-{index}.pem"));
                fs::copy(&file, &to).map_err(|e| Failure::cannot("copy", file, e))?;
            }
        }
        for (kind, from) in [("proc", "proc"), ("devtmpfs", "dev")] {
            let to = folder.join(from);
            run(Command::new("mount").args(["-t", kind, from]).arg(to))?;
        }
        Ok(system)
    }

    /// Runs the commands in it; the last one goes on.
    fn start(&self, commands: &str) -> Result<Child, Failure> {
        let mut command = Command::new("chroot");
        command.arg(&self.root).args(["/bin/bash", "-euxc", commands]).stdin(Stdio::null());
        command.env_clear().env("HOME", "/root").env("LANG", "C.UTF-8");
        command.env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        for (index, name) in CERTIFICATES.into_iter().enumerate() {
            if env::var(name).is_ok() {
                command.env(name, format!("/certificates-{index}.pem"));
            }
        }
        command.spawn().map_err(|e| Failure::cannot("start", "chroot", e))
    }
}

impl Drop for System {
    fn drop(&mut self) {
        let mut mounts = ["dev", "proc"].iter().map(|name| self.root.join(name));
        let gone = mounts.all(|mount| {
            let is_mounted =
                fs::read_to_string("/proc/mounts").is_ok_and(|all| all.contains(&*mount.to_string_lossy()));
            !is_mounted || run(Command::new("umount").arg("--lazy").arg(&mount)).is_ok()
        });
        // Nothing is removed beneath a mount that is still there.
        if gone && let Err(error) = fs::remove_dir_all(&self.root) {
            eprintln!("cannot remove {}: {error}", self.root.display());
        }
    }
}

fn run(command: &mut Command) -> Result<(), Failure> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|e| Failure::usage(format!("cannot start {name}: {e}")))?;
    if status.success() { Ok(()) } else { Err(Failure::failed(format!("{name} failed ({status})"))) }
}

/// Waits until the club is there, and lets two guests begin a game.
fn wait_and_play(club: &mut Child) -> Result<(), Failure> {
    let until = Instant::now() + PATIENCE;
    while ask("GET", "/club/health", "", "").is_none_or(|answer| !answer.body.contains("ok")) {
        if let Ok(Some(status)) = club.try_wait() {
            return Err(Failure::failed(format!("the commands ended before there was a club ({status})")));
        }
        if Instant::now() > until {
            return Err(Failure::failed("there was no club in an hour"));
        }
        std::thread::sleep(Duration::from_secs(1));
    }
    let (one, two) = (guest()?, guest()?);
    let offer = r#"{"rules":"international","pace":"5+3"}"#;
    let id = value(&order("/club/api/challenge", &one, offer)?, "id")?;
    let game = value(&order(&format!("/club/api/challenge/{id}"), &two, "{}")?, "game")?;
    let record = ask("GET", &format!("/club/api/game/{game}/game.pdn"), "", "").map(|answer| answer.body);
    let begun = record.is_some_and(|text| text.contains("[GameType \"20\"]"));
    if begun { Ok(()) } else { Err(Failure::failed("the game has no record")) }
}

/// The cookie of a new guest.
fn guest() -> Result<String, Failure> {
    let answer = ask("POST", "/club/api/enter", "", "{}").ok_or_else(|| Failure::failed("no answer"))?;
    let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    cookie.map(str::to_owned).ok_or_else(|| Failure::failed(format!("no guest can enter: {}", answer.body)))
}

fn order(path: &str, cookie: &str, body: &str) -> Result<String, Failure> {
    let answer = ask("POST", path, cookie, body).ok_or_else(|| Failure::failed("no answer"))?;
    if answer.head.contains(" 200 ") { Ok(answer.body) } else { Err(Failure::failed(answer.body)) }
}

/// The value of a name in JSON, where it is a plain text.
fn value(json: &str, name: &str) -> Result<String, Failure> {
    let found = json.split_once(&format!("\"{name}\":\"")).and_then(|(_, rest)| rest.split('"').next());
    found.map(str::to_owned).ok_or_else(|| Failure::failed(format!("no {name} in {json}")))
}

/// An answer of the club.
struct Answer {
    head: String,
    body: String,
}

fn ask(method: &str, path: &str, cookie: &str, body: &str) -> Option<Answer> {
    let mut stream = TcpStream::connect(ADDRESS).ok()?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {ADDRESS}\r\nOrigin: http://{ADDRESS}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    Some(Answer { head: head.to_owned(), body: body.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_has_five_commands() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project");
        let commands = commands(root).expect("commands");
        assert_eq!(commands.lines().count(), 5, "{commands}");
        assert!(commands.contains(REPOSITORY.1) && commands.contains("--public 0.0.0.0:80"), "{commands}");
    }

    #[test]
    fn values_are_found_in_json() {
        assert_eq!(value(r#"{"id":"abc","by":{}}"#, "id").expect("it is there"), "abc");
        assert!(value("{}", "id").is_err());
    }
}

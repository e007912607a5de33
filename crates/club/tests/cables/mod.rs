//! Machines with cables between them, on this machine: network namespaces of the kernel, and three switches.
//!
//! A cable that is pulled drops every packet and tells nobody, which no relay between sockets can do. Needs root. What this
//! machine lacks is said in one line, and is a failure.

use std::os::unix::fs::MetadataExt as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::{env, fs};

/// The networks: data to the database, the bus, and the front, where people come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Network {
    Data = 1,
    Bus = 2,
    Front = 3,
}

impl Network {
    const ALL: [Network; 3] = [Network::Data, Network::Bus, Network::Front];

    /// The address of a machine.
    pub(crate) fn address(self, machine: u8) -> String {
        format!("10.77.{}.{machine}", self as u8)
    }

    fn switch(self) -> String {
        format!("switch{}", self as u8)
    }
}

/// Machines, which are removed in the end.
pub(crate) struct Machines {
    /// What all their names begin with.
    pub(crate) prefix: String,
    owned: bool,
    made: Vec<String>,
}

/// Runs a program; the answer if it succeeds, and otherwise what it complains about.
fn attempt(words: &[&str]) -> Result<Output, String> {
    let mut command = Command::new(words[0]);
    let output = command.args(&words[1..]).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{}: {error}", words[0]))?;
    if output.status.success() {
        return Ok(output);
    }
    let told = String::from_utf8_lossy(&output.stderr);
    Err(format!("{}: {}", words.join(" "), told.trim().replace('\n', "; ")))
}

fn must(words: &[&str]) {
    attempt(words).unwrap_or_else(|why| panic!("network namespaces don't work here: {why}"));
}

impl Machines {
    /// The switches.
    pub(crate) fn new() -> Machines {
        let mut machines =
            Machines { prefix: format!("crown{}", std::process::id()), owned: true, made: Vec::new() };
        machines.add("switch");
        let switch = machines.name("switch");
        for network in Network::ALL {
            must(&["ip", "-n", &switch, "link", "add", &network.switch(), "type", "bridge"]);
            must(&["ip", "-n", &switch, "link", "set", &network.switch(), "up"]);
        }
        machines
    }

    /// Those that another process has made.
    pub(crate) fn with_prefix(prefix: String) -> Machines {
        Machines { prefix, owned: false, made: Vec::new() }
    }

    fn name(&self, machine: &str) -> String {
        format!("{}-{machine}", self.prefix)
    }

    fn add(&mut self, machine: &str) {
        let name = self.name(machine);
        must(&["ip", "netns", "add", &name]);
        must(&["ip", "-n", &name, "link", "set", "lo", "up"]);
        self.made.push(name);
    }

    /// A machine with cables to some networks.
    pub(crate) fn connect(&mut self, machine: &str, number: u8, networks: &[Network]) {
        self.add(machine);
        let (name, switch) = (self.name(machine), self.name("switch"));
        for network in networks {
            let (near, far) = (format!("net{}", *network as u8), cable(*network, machine));
            must(&[
                "ip", "-n", &switch, "link", "add", &far, "type", "veth", "peer", "name", &near, "netns",
                &name,
            ]);
            must(&["ip", "-n", &switch, "link", "set", &far, "master", &network.switch(), "up"]);
            must(&[
                "ip",
                "-n",
                &name,
                "addr",
                "add",
                &format!("{}/24", network.address(number)),
                "dev",
                &near,
            ]);
            must(&["ip", "-n", &name, "link", "set", &near, "up"]);
        }
    }

    /// Pulls a cable out of the switch: packets are lost, and neither end is told.
    pub(crate) fn pull(&self, network: Network, machine: &str) {
        must(&["ip", "-n", &self.name("switch"), "link", "set", &cable(network, machine), "nomaster"]);
    }

    /// Puts a cable back.
    pub(crate) fn plug_in(&self, network: Network, machine: &str) {
        let (switch, port) = (network.switch(), cable(network, machine));
        must(&["ip", "-n", &self.name("switch"), "link", "set", &port, "master", &switch]);
    }

    /// Makes a network slow, and lets it lose some packets; why not, if the kernel can't.
    pub(crate) fn make_bad(&self, network: Network, machine: &str) -> Result<(), String> {
        let (switch, port) = (self.name("switch"), cable(network, machine));
        let words = [
            "tc", "-n", &switch, "qdisc", "add", "dev", &port, "root", "netem", "delay", "20ms", "loss", "1%",
        ];
        attempt(&words).map(|_| ())
    }

    /// Words before a command, which run it at a machine. `ip netns exec` would hide the control groups.
    pub(crate) fn inside(&self, machine: &str) -> [String; 2] {
        ["nsenter".to_owned(), format!("--net=/run/netns/{}", self.name(machine))]
    }
}

impl Drop for Machines {
    fn drop(&mut self) {
        for name in self.made.iter().filter(|_| self.owned) {
            let _ = attempt(&["ip", "netns", "del", name]);
        }
    }
}

/// The name of a cable at the switch: the kernel takes 15 letters.
fn cable(network: Network, machine: &str) -> String {
    format!("p{}-{machine}", network as u8)
}

/// A control group whose programs write slowly to the disk of temporary files.
pub(crate) struct Disk {
    folder: PathBuf,
    file: PathBuf,
    device: String,
    /// The second version of control groups has words of its own.
    second: bool,
}

/// So many writes a second: a disk that is worse than any.
const WRITES: u32 = 20;

impl Disk {
    pub(crate) fn new() -> Disk {
        let group = format!("crownhead-{}", std::process::id());
        let device = device();
        let first = PathBuf::from("/sys/fs/cgroup/blkio").join(&group);
        if fs::create_dir(&first).is_ok() {
            let file = first.join("blkio.throttle.write_iops_device");
            return Disk { folder: first, file, device, second: false };
        }
        let second = PathBuf::from("/sys/fs/cgroup").join(&group);
        // It may be on already.
        let _ = fs::write("/sys/fs/cgroup/cgroup.subtree_control", "+io");
        fs::create_dir(&second).unwrap_or_else(|error| panic!("control groups don't work here: {error}"));
        let file = second.join("io.max");
        Disk { folder: second, file, device, second: true }
    }

    /// Words before a command, which run it in this group.
    pub(crate) fn inside(&self) -> [String; 4] {
        let script = format!("echo $$ > {}/cgroup.procs && exec \"$@\"", self.folder.display());
        ["sh".to_owned(), "-c".to_owned(), script, "sh".to_owned()]
    }

    pub(crate) fn slow_down(&self) {
        self.set(&if self.second { format!("wiops={WRITES}") } else { WRITES.to_string() });
    }

    pub(crate) fn mend(&self) {
        self.set(if self.second { "wiops=max" } else { "0" });
    }

    fn set(&self, limit: &str) {
        let written = fs::write(&self.file, format!("{} {limit}", self.device));
        written.unwrap_or_else(|error| {
            panic!("the disk can't be slowed down here: {}: {error}", self.file.display())
        });
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Its programs are still ending.
        for _ in 0..100 {
            if fs::remove_dir(&self.folder).is_ok() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}

/// The number of the disk with the temporary files.
fn device() -> String {
    let number = fs::metadata(env::temp_dir()).expect("a folder").dev();
    let (major, minor) = ((number >> 8) & 0xfff, (number & 0xff) | ((number >> 12) & 0xfff_ff00));
    let path = PathBuf::from(format!("/sys/dev/block/{major}:{minor}"));
    // Only whole disks have limits.
    let whole = if path.join("partition").exists() { path.join("../dev") } else { path.join("dev") };
    let text = fs::read_to_string(&whole);
    let told = "temporary files are on no disk that can be slowed down: choose another folder with TMPDIR";
    text.unwrap_or_else(|error| panic!("{told} ({}: {error})", whole.display())).trim().to_owned()
}

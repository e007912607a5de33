//! Asks the desktop to open a browser.
//!
//! Not here: deciding whether the user wants that.

use std::ffi::OsString;
use std::process::{Command, Stdio};
use std::{env, thread};

/// Asks the desktop to open this address, if there is one (always on macOS and Windows; elsewhere if `DISPLAY` or
/// `WAYLAND_DISPLAY` is set). Never waits; returns whether it asked.
pub fn open_browser(url: &str) -> bool {
    let always = cfg!(any(target_os = "macos", target_os = "windows"));
    if !(always || has_display(|name| env::var_os(name))) {
        return false;
    }
    let mut command = opener(url);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match command.spawn() {
        // A thread waits for the helper to exit, so that it does not become a zombie.
        Ok(mut child) => {
            thread::spawn(move || child.wait());
            true
        }
        Err(_) => false,
    }
}

fn has_display(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| variable(name).is_some_and(|value| !value.is_empty()))
}

#[cfg(target_os = "windows")]
fn opener(url: &str) -> Command {
    let mut command = Command::new("rundll32");
    command.args(["url.dll,FileProtocolHandler", url]);
    command
}

#[cfg(not(target_os = "windows"))]
fn opener(url: &str) -> Command {
    use std::os::unix::process::CommandExt as _;
    let mut command = Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
    // A separate process group: Ctrl-C ends the server, not the browser.
    command.arg(url).process_group(0);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_display_is_a_nonempty_variable() {
        let only = |set: &'static str, value: &'static str| {
            move |name: &str| (name == set).then(|| OsString::from(value))
        };
        assert!(has_display(only("DISPLAY", ":0")));
        assert!(has_display(only("WAYLAND_DISPLAY", "wayland-0")));
        assert!(!has_display(only("DISPLAY", "")));
        assert!(!has_display(only("TERM", "xterm")));
    }
}

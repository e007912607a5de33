//! Where the bus is, and how one signs in there.
//!
//! Invariant: the name and the password leave the addresses here, because what is done with addresses may be logged.

use crownhead_store::percent_decoded;

/// The servers of a bus.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Address {
    /// `nats://host:port` or `tls://host:port`.
    pub(super) servers: Vec<String>,
    /// A name and a password, the same for all servers.
    pub(super) login: Option<(String, String)>,
    /// Whether connections must be encrypted.
    pub(super) encrypted: bool,
}

const FORM: &str = "not an address such as nats://host:4222 or tls://name:password@host:4222";

impl Address {
    /// Reads addresses, separated by commas.
    ///
    /// # Errors
    /// What is wrong, without what was given: it may contain a password.
    pub(super) fn read(text: &str) -> Result<Address, String> {
        let mut address = Address { servers: Vec::new(), login: None, encrypted: false };
        for server in text.split(',').map(str::trim) {
            let (scheme, rest) = server.split_once("://").unwrap_or(("nats", server));
            if !["nats", "tls"].contains(&scheme) {
                return Err(FORM.to_owned());
            }
            let (login, host) = match rest.rsplit_once('@') {
                Some((login, host)) => (Some(read_login(login)?), host.trim_end_matches('/')),
                None => (None, rest.trim_end_matches('/')),
            };
            if host.is_empty() || host.contains(['/', '?', '#', ' ']) {
                return Err(FORM.to_owned());
            }
            match (&address.login, login) {
                (Some(known), Some(login)) if *known != login => {
                    return Err("all servers take the same name and password".to_owned());
                }
                (None, login) => address.login = login,
                _ => {}
            }
            address.encrypted |= scheme == "tls";
            address.servers.push(format!("{scheme}://{host}"));
        }
        Ok(address)
    }
}

fn read_login(text: &str) -> Result<(String, String), String> {
    let (name, password) = text.split_once(':').ok_or("a name without a password")?;
    percent_decoded(name).zip(percent_decoded(password)).ok_or_else(|| FORM.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_passwords_leave_the_addresses() {
        let read = |text| Address::read(text).unwrap_or_else(|why| panic!("{why}"));
        let plain = read("10.0.0.1:4222");
        let read = read("tls://club:s%40%3Acret@a.example:4222, tls://b.example:4223/");
        assert_eq!(read.servers, ["tls://a.example:4222", "tls://b.example:4223"]);
        assert_eq!(read.login, Some(("club".to_owned(), "s@:cret".to_owned())));
        assert!(read.encrypted);
        assert_eq!((&*plain.servers[0], plain.login, plain.encrypted), ("nats://10.0.0.1:4222", None, false));
    }

    #[test]
    fn what_is_wrong_is_told_without_secrets() {
        for text in [
            "",
            "http://club:hush@a",
            "nats://club:hush@",
            "nats://hush@a",
            "tls://club:hush%4@a",
            "tls://club:hush%zz@a",
            "tls://club:hush@a/b",
            "tls://club:hush@a,tls://club:hash@b",
            "nats://a,,nats://b",
        ] {
            let told = Address::read(text).err().expect("it is refused");
            assert!(!told.contains("hush") && !told.contains('\n'), "{text}: {told}");
        }
    }
}

//! The browser's driver: the few commands of `WebDriver` that the tests give, over a connection that stays open.
//!
//! Not here: the programs behind it (`window`), what the commands are for (`page`).

use std::cell::RefCell;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};

/// How long an answer may take: a loaded machine is slow, and so is the start of a browser on it.
const PATIENCE: Duration = Duration::from_mins(2);

/// A session with a driver, which is one window.
pub(super) struct Driver {
    connection: RefCell<BufReader<TcpStream>>,
    /// The path that all commands begin with.
    session: String,
}

impl Driver {
    /// Has the driver at this port open a window.
    pub(super) fn open(port: u16, capabilities: &Value) -> Result<Driver, String> {
        let connect = || {
            let stream = TcpStream::connect(("127.0.0.1", port))?;
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            io::Result::Ok(RefCell::new(BufReader::new(stream)))
        };
        let connection = connect().map_err(|error| format!("no connection to the driver: {error}"))?;
        let mut driver = Driver { connection, session: "/session".to_owned() };
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let answer = driver.send("POST", "", &wanted.to_string())?;
        let id = answer["sessionId"].as_str().ok_or_else(|| format!("a session without a name: {answer}"))?;
        driver.session = format!("/session/{id}");
        Ok(driver)
    }

    /// A command that does something.
    pub(super) fn post(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        self.send("POST", command, &parameters.to_string())
    }

    /// A command that asks for something.
    pub(super) fn get(&self, command: &str) -> Result<Value, String> {
        self.send("GET", command, "")
    }

    /// A command that ends something; without a name, the session.
    pub(super) fn delete(&self, command: &str) -> Result<Value, String> {
        self.send("DELETE", command, "")
    }

    /// The value of the answer, or what the driver says against it.
    fn send(&self, method: &str, command: &str, body: &str) -> Result<Value, String> {
        let answer = self.exchange(method, command, body).map_err(|error| format!("{command}: {error}"))?;
        let value =
            serde_json::from_slice::<Value>(&answer).map_err(|error| format!("{command}: {error}"))?;
        let value = value["value"].clone();
        match value["error"].as_str().zip(value["message"].as_str()) {
            Some((error, message)) => Err(format!("{command}: {error}: {message}")),
            None => Ok(value),
        }
    }

    fn exchange(&self, method: &str, command: &str, body: &str) -> io::Result<Vec<u8>> {
        let connection = &mut *self.connection.borrow_mut();
        let slash = if command.is_empty() { "" } else { "/" };
        let request = format!(
            "{method} {}{slash}{command} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.session,
            body.len(),
        );
        connection.get_mut().write_all(request.as_bytes())?;
        let mut length = 0;
        loop {
            let mut line = String::new();
            if connection.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            match line.split_once(':') {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.trim().parse().map_err(io::Error::other)?;
                }
                _ if line.trim_end().is_empty() => break,
                _ => {}
            }
        }
        let mut answer = vec![0; length];
        connection.read_exact(&mut answer)?;
        Ok(answer)
    }
}

/// The bytes behind base64, in which pictures come.
pub(super) fn from_base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits: Vec<u32> = text
        .bytes()
        .filter_map(|byte| DIGITS.iter().position(|&digit| digit == byte))
        .map(|digit| digit as u32)
        .collect();
    let bytes = |four: &[u32]| {
        let bits = (0..4).fold(0, |bits, at| bits << 6 | four.get(at).copied().unwrap_or(0));
        bits.to_be_bytes().into_iter().skip(1).take(four.len() * 6 / 8)
    };
    digits.chunks(4).flat_map(bytes).collect()
}

#[test]
fn base64_is_read_with_any_length() {
    for (text, bytes) in [("", ""), ("TQ==", "M"), ("TWE=", "Ma"), ("TWFu", "Man"), ("TWFuTQ", "ManM")] {
        assert_eq!(from_base64(text), bytes.as_bytes(), "{text}");
    }
}

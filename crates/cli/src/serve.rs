//! `crownhead serve` and `crownhead` alone: the web app on this machine.

use std::net::{IpAddr, Ipv4Addr};

use clap::Args;
use crownhead_server::{NO_WEB_APP, PortChoice, Server, has_web_app, open_browser};

use crate::failure::{Failure, note};
use crate::output::print;
use crate::settings::Settings;

/// Arguments of `serve`.
#[derive(Args, Debug, Default)]
pub(crate) struct Arguments {
    /// Port to listen on; without it 8064, or the next free one.
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Leave the browser alone.
    #[arg(long)]
    no_open: bool,
}

/// Whether a browser is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Browser {
    /// It is opened where there is a display.
    Open,
    /// It is left alone.
    Leave,
}

/// Serves until it is stopped.
pub(crate) fn run(arguments: &Arguments, browser: Browser) -> Result<(), Failure> {
    let settings = Settings::load()?;
    let port = match arguments.port.or(settings.port) {
        Some(port) => PortChoice::Exact(port),
        None => PortChoice::Default,
    };
    let bound = Server::bind(IpAddr::V4(Ipv4Addr::LOCALHOST), port).map_err(|taken| Failure::Usage(taken.to_string()))?;
    if !has_web_app() {
        note(NO_WEB_APP);
    }
    let url = bound.url();
    print(&url)?;
    if browser == Browser::Open && !arguments.no_open {
        // Without a browser the address on standard output is what there is.
        let _ = open_browser(&url);
    }
    bound.run().map_err(|problem| Failure::Usage(format!("the server stopped: {problem}")))
}

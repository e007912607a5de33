//! `crownhead serve` and `crownhead` alone: the web app on this machine.

mod care;
mod club;
mod club_settings;
mod computer;
mod engine_desk;
mod library_desk;
mod page_desk;
mod tables_desk;

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use crownhead_api::SettingsRecord;
use crownhead_boardview::Speed;
use crownhead_engine::Opponent;
use crownhead_prose::Language;
use crownhead_rules::{AnyRules, Variant};
use crownhead_server::{Bound, NO_WEB_APP, PortChoice, Server, has_web_app, open_browser};
use crownhead_tui::Theme;

use crate::choice::position;
use crate::failure::{Failure, note};
use crate::output::{json, print};
use crate::settings::{self, Settings};
use crate::tables::{collection, folders_to_serve};
use club_settings::ClubArguments;
use computer::Pool;
use crownhead_tui::lines::{opponent_of_key, rules_of_key};
use page_desk::PageDesk;

/// Arguments of `serve`.
#[derive(Args, Debug, Default)]
pub(crate) struct Arguments {
    /// Port to listen on [default: 8064, or the next free one].
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    port: Option<u16>,
    /// Do not open a browser.
    #[arg(long)]
    no_open: bool,
    /// Open a game of this variant or preset.
    #[arg(long, value_name = "KEY", value_parser = rules_of_key)]
    variant: Option<AnyRules>,
    /// Open a game from this position.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Open a game against this opponent.
    #[arg(long, value_name = "KEY", value_parser = opponent_of_key)]
    opponent: Option<Opponent>,
    /// Folder of additional endgame tables for the page. May be repeated.
    #[arg(long, value_name = "FOLDER")]
    tables: Vec<PathBuf>,
    /// Library of games for the page; a new one is made if there is none. Without it, the browser keeps the games.
    #[arg(long, value_name = "FILE")]
    library: Option<PathBuf>,
    /// Open a game with this side: white or black.
    #[arg(long, value_name = "SIDE", value_parser = ["white", "black"])]
    side: Option<String>,
    #[command(flatten)]
    club: ClubArguments,
}

/// `serve` with what can be done with the data file of a club.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Line {
    #[command(subcommand)]
    care: Option<care::Care>,
    #[command(flatten)]
    serve: Arguments,
}

impl Line {
    /// Serves, or takes care of a data file.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        match &self.care {
            Some(care) => care.run(),
            None => run(&self.serve, Browser::Leave),
        }
    }
}

impl Arguments {
    /// The query of the address that opens a game; empty without such flags.
    fn query(&self) -> Result<String, Failure> {
        let rules = self.variant.unwrap_or(AnyRules::Variant(Variant::English));
        // An invalid position is refused here rather than in the browser.
        position(rules, self.fen.as_deref())?;
        let values = [
            ("variant", self.variant.and_then(|rules| rules.key()).map(str::to_owned)),
            ("fen", self.fen.clone()),
            ("opponent", self.opponent.map(|opponent| opponent.to_string())),
            ("side", self.side.clone()),
        ];
        let pairs =
            values.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", escaped(&value?))));
        let pairs: Vec<String> = pairs.collect();
        Ok(if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) })
    }
}

/// A value, escaped for an address.
fn escaped(value: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:/,".contains(&byte);
    let escape = |byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    value.bytes().map(escape).collect()
}

/// Whether to open a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Browser {
    /// Open one if there is a display.
    Open,
    /// Open none.
    Leave,
}

/// The settings that the page needs, by its own names.
fn for_page(settings: &Settings) -> SettingsRecord {
    let theme = |theme| match theme {
        Theme::Auto => "system",
        Theme::Light | Theme::Dark => theme.key(),
    };
    SettingsRecord {
        speed: settings.animation.map(Speed::key).map(str::to_owned),
        pause: settings.pause.map(|pause| pause.as_millis() as u32),
        numbers: settings.square_numbers,
        warnings: settings.warnings,
        theme: settings.theme.map(theme).map(str::to_owned),
        language: settings.language.map(Language::tag).map(str::to_owned),
        variant: settings.variant.and_then(|rules| rules.key()).map(str::to_owned),
        opponent: settings.opponent.map(|opponent| opponent.to_string()),
        ..SettingsRecord::default()
    }
}

/// Listens on exactly the requested port; or on the port of the settings, the default one, or the next free one.
fn listen(address: IpAddr, asked: Option<u16>, usual: Option<u16>) -> Result<Bound, Failure> {
    let bind = |port| Server::bind(address, port).map_err(|problem| problem.to_string());
    match (asked, usual) {
        (None, Some(first)) => {
            bind(PortChoice::From(first)).map_err(|problem| Failure::Usage(in_settings(&problem)))
        }
        (asked, _) => bind(asked.map_or(PortChoice::Default, PortChoice::Exact)).map_err(Failure::Usage),
    }
}

/// A problem caused by the settings file.
fn in_settings(problem: &str) -> String {
    let file = settings::path().map(|path| path.display().to_string());
    format!("settings file {}, port: {problem}", file.unwrap_or_default())
}

/// Serves until it is stopped.
pub(crate) fn run(arguments: &Arguments, browser: Browser) -> Result<(), Failure> {
    let settings = Settings::load()?;
    let query = arguments.query()?;
    let named = folders_to_serve(&arguments.tables, settings.tables.as_deref());
    let bundles = collection().to_serve(&named, note)?;
    let club = arguments.club.settings()?;
    let public = club.as_ref().and_then(|club| club.public);
    let (address, port) = public.unwrap_or((IpAddr::V4(Ipv4Addr::LOCALHOST), None));
    let bound = listen(address, arguments.port.or(port), settings.port)?;
    if !has_web_app() {
        note(NO_WEB_APP);
    }
    if let Some(club) = club {
        let page = SettingsRecord { club: Some(true), ..for_page(&settings) };
        let bound = bound.with_settings(&json(&page)?).with_tables(bundles);
        let opens = browser == Browser::Open && !arguments.no_open;
        let computer = Arc::new(Pool::new(Arc::new(collection().live(&named, note)?)));
        return club::run(bound, club, computer, opens);
    }
    let desk = PageDesk::open(named, arguments.library.as_deref())?;
    let tables = desk.tables.is_some().then_some(true);
    let page = SettingsRecord { tables, engine: Some(true), ..for_page(&settings) };
    let bound = bound.with_settings(&json(&page)?).with_tables(bundles).with_service(Arc::new(desk));
    let url = bound.url() + &query;
    print(&url)?;
    if browser == Browser::Open && !arguments.no_open {
        // Without a browser, the user still has the address on standard output.
        let _ = open_browser(&url);
    }
    bound.run().map_err(|problem| Failure::Usage(format!("the server stopped: {problem}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_gets_the_settings_it_uses() {
        let page = |text: &str| {
            let settings = Settings::parse(text).expect("good settings");
            json(&for_page(&settings)).expect("plain data")
        };
        assert_eq!(page("port = 9000\nascii = true\ndebug = true\nsquare_size = \"large\""), "{}");
        let text = "animation = \"slow\"\npause = 0.25\nsquare_numbers = false\nwarnings = true\ntheme = \"auto\"\n\
                    variant = \"text\"\nopponent = \"text/hard\"\n";
        let expected = r#"{"speed":"slow","pause":250,"numbers":false,"warnings":true,"theme":"system","variant":"text","opponent":"text/hard"}"#;
        assert_eq!(page(text), expected);
        assert_eq!(page("theme = \"dark\""), r#"{"theme":"dark"}"#);
    }

    #[test]
    fn the_address_opens_the_requested_game() {
        assert_eq!(Arguments::default().query().expect("nothing is wrong"), "");
        let arguments = Arguments {
            variant: rules_of_key("menu").ok(),
            fen: Some("W:WK18, 22:B1".to_owned()),
            opponent: opponent_of_key("minimax:3").ok(),
            ..Arguments::default()
        };
        let query = arguments.query().expect("nothing is wrong");
        assert_eq!(query, "?variant=menu&fen=W:WK18,%2022:B1&opponent=minimax:3");
        let wrong = Arguments { fen: Some("W:W99:B1".to_owned()), ..Arguments::default() };
        assert!(wrong.query().is_err());
    }
}

//! What bridges are told, in the names that they know.

use crownhead_api::club::{Challenge, GameCard, PersonCard, PersonKind};
use crownhead_api::people::Profile;
use crownhead_clock::{Bonus, Control};
use crownhead_game::{Game, Outcome, WinReason};
use crownhead_notation::{fen, rules_of_key};
use crownhead_room::{Ending, Pace, Speed, Terms};
use crownhead_rules::{AnyPosition, AnyRules, Color, Variant};
use serde_json::{Value, json};

use super::moves;
use crate::live::Moment;

/// A clock that never runs out, in milliseconds, as bridges expect it: 2³¹ − 1.
const ENDLESS: u64 = 2_147_483_647;

/// The description of the interface.
pub(super) fn description(club: &str) -> Result<Value, crate::trouble::Failed> {
    let mut value: Value = serde_json::from_str(include_str!("openapi.json"))
        .map_err(|error| crate::trouble::Failed::bad("record", error.to_string()))?;
    value["info"]["title"] = json!(format!("{club}: interface for bots"));
    value["info"]["version"] = json!(env!("CARGO_PKG_VERSION"));
    Ok(value)
}

/// The name of rules: that of lidraughts where it has them, ours elsewhere.
pub(crate) fn variant(rules: AnyRules) -> Value {
    let (key, name) = match rules {
        AnyRules::Variant(Variant::International) => ("standard", "Standard".to_owned()),
        AnyRules::Variant(Variant::Frysk) => ("frysk", "Frysk!".to_owned()),
        AnyRules::Variant(variant) => (variant.key(), title(variant.key())),
        other => {
            (other.key().unwrap_or("house"), other.key().map_or_else(|| "House rules".to_owned(), title))
        }
    };
    json!({ "key": key, "name": name, "short": name })
}

/// The rules with a name of lidraughts or of ours.
pub(super) fn rules_key(name: &str) -> Option<String> {
    let key = if name == "standard" { "international" } else { name };
    rules_of_key(key).map(|_| key.to_owned())
}

fn title(key: &str) -> String {
    let mut letters = key.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(super) fn player(card: &PersonCard) -> Value {
    json!({
        "id": card.id,
        "name": card.name,
        "title": (card.kind == PersonKind::Bot).then_some("BOT"),
        "rating": card.rating.map_or(1500, |(points, _)| points),
        "provisional": card.rating.is_none_or(|(_, rough)| rough),
    })
}

/// The main time and the increment in milliseconds; nothing without a clock.
pub(crate) fn clock(pace: &Pace) -> Option<(u64, u64)> {
    let Pace::Live(controls) = pace else { return None };
    match &controls.white {
        Control::Untimed => None,
        Control::Hourglass(time) => Some((*time, 0)),
        Control::Timed { parts, bonus, .. } => {
            let added = match bonus {
                Bonus::None => 0,
                Bonus::Increment(time) | Bonus::Bronstein(time) | Bonus::Delay(time) => *time,
            };
            Some((parts.first().map_or(0, |part| part.time), added))
        }
    }
}

fn perf(terms: &Terms) -> Value {
    json!({ "name": title(terms.pace.speed().key()) })
}

pub(crate) fn speed(pace: &Pace) -> &'static str {
    match pace.speed() {
        Speed::Bullet => "bullet",
        Speed::Blitz => "blitz",
        Speed::Rapid => "rapid",
        Speed::Classical => "classical",
        Speed::Correspondence => "correspondence",
    }
}

/// The first position: `startpos` where White begins from the usual one.
fn initial(start: &AnyPosition) -> String {
    let usual = *start == AnyPosition::start(start.rules());
    if usual && start.turn() == Color::White { "startpos".to_owned() } else { fen::write(start) }
}

/// The first line of the stream of a game.
pub(super) fn game_full(card: &GameCard, terms: &Terms, moment: &Moment) -> Value {
    json!({
        "type": "gameFull",
        "id": card.id,
        "variant": variant(terms.rules()),
        "clock": clock(&terms.pace).map(|(initial, increment)| json!({ "initial": initial, "increment": increment })),
        "speed": speed(&terms.pace),
        "perf": perf(terms),
        "rated": terms.rated,
        "createdAt": card.created,
        "white": player(&card.white),
        "black": player(&card.black),
        "initialFen": initial(&terms.start),
        "state": game_state(terms, moment),
    })
}

/// How a game stands.
pub(super) fn game_state(terms: &Terms, moment: &Moment) -> Value {
    let time = |color: Color| moment.left[color.index()].unwrap_or(ENDLESS);
    let added = clock(&terms.pace).map_or(0, |(_, added)| added);
    let mut state = json!({
        "type": "gameState",
        "moves": all_moves(&moment.game),
        "wtime": time(Color::White),
        "btime": time(Color::Black),
        "winc": added,
        "binc": added,
        "wdraw": moment.draw_offer == Some(Color::White),
        "bdraw": moment.draw_offer == Some(Color::Black),
        "status": moment.ending.map_or("started", status),
    });
    if let Some(winner) = moment.ending.and_then(Ending::winner) {
        state["winner"] = json!(color(winner));
    }
    state
}

pub(super) const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// All moves, jump by jump.
fn all_moves(game: &Game) -> String {
    let positions = (0..game.ply()).filter_map(|ply| game.position_at(ply));
    let jumps = game.moves().iter().zip(positions).flat_map(|(mv, at)| moves::write(at, mv));
    jumps.collect::<Vec<_>>().join(" ")
}

const fn status(ending: Ending) -> &'static str {
    match ending {
        Ending::Aborted => "aborted",
        Ending::Left(_) => "timeout",
        Ending::Ruled(Some(_)) => "noStart",
        Ending::LeftDrawn | Ending::Ruled(None) | Ending::Outcome(Outcome::Draw(_)) => "draw",
        Ending::Outcome(Outcome::Win { reason, .. }) => match reason {
            WinReason::NoPieces | WinReason::Blocked => "mate",
            WinReason::RanOut | WinReason::FirstKing => "variantEnd",
            WinReason::Resignation | WinReason::Concession => "resign",
            WinReason::Timeout => "outoftime",
        },
    }
}

/// A challenge, as the event of a stream.
pub(super) fn challenge(challenge: &Challenge, terms: &Terms) -> Value {
    let control = match (&terms.pace, clock(&terms.pace)) {
        (Pace::Days(days), _) => json!({ "type": "correspondence", "daysPerTurn": days }),
        (pace, Some((limit, added))) => {
            json!({ "type": "clock", "limit": limit / 1000, "increment": added / 1000, "show": pace.to_string() })
        }
        (_, None) => json!({ "type": "unlimited" }),
    };
    let side = challenge.offer.side.map_or("random", |side| color(side.into()));
    json!({
        "id": challenge.id,
        "status": "created",
        "challenger": player(&challenge.by),
        "variant": variant(terms.rules()),
        "rated": terms.rated,
        "speed": speed(&terms.pace),
        "timeControl": control,
        "color": side,
        "initialFen": challenge.offer.terms.start,
        "perf": perf(terms),
    })
}

/// The account of a program.
pub(super) fn account(profile: &Profile) -> Value {
    let mut perfs = json!({});
    for line in &profile.ratings {
        let name = format!("{} {}", line.family, line.speed);
        perfs[name] = json!({ "games": line.games, "rating": line.points, "prov": line.rough });
    }
    json!({
        "id": profile.card.id,
        "username": profile.card.name,
        "title": (profile.card.kind == PersonKind::Bot).then_some("BOT"),
        "online": profile.here,
        "createdAt": profile.created,
        "perfs": perfs,
        "count": { "all": profile.totals[0], "win": profile.totals[1], "draw": profile.totals[2] },
    })
}

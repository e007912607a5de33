//! What is news, for whom, and for how long.
//!
//! A player who looks at a game sees what happens there and is told nothing.

use crownhead_api::club::{GameCard, PersonCard, PersonKind};
use crownhead_api::push::NewsKind;
use crownhead_game::{Outcome, WinReason};
use crownhead_room::{Ending, Event, Pace, Room, Speed};
use crownhead_rules::{Color, DrawReason};
use crownhead_store::News;

use crate::http::FRESH;

const DAY: u64 = 24 * 60 * 60 * 1000;
/// How long a game without a clock waits for someone, and how long its end is news.
const LONG: u64 = 7 * DAY;

fn player(card: &GameCard, color: Color) -> &PersonCard {
    match color {
        Color::White => &card.white,
        Color::Black => &card.black,
    }
}

/// News about a game; none for programs, which are told in other ways.
fn about_game(
    card: &GameCard,
    color: Color,
    kind: NewsKind,
    topic: String,
    at: u64,
    expires: u64,
) -> Option<News> {
    let player = player(card, color);
    let person = matches!(player.kind, PersonKind::Guest | PersonKind::Member).then(|| player.id.clone())?;
    Some(News { person, topic, kind: kind.key().to_owned(), about: card.id.clone(), at, expires })
}

fn is_slow(room: &Room) -> bool {
    room.terms().pace.speed() == Speed::Correspondence
}

/// Whether a game can end like this while both players are away: by time, or by an arbiter.
fn ends_unseen(ending: Ending) -> bool {
    match ending {
        Ending::Outcome(Outcome::Win { reason, .. }) => reason == WinReason::Timeout,
        Ending::Outcome(Outcome::Draw(reason)) => reason == DrawReason::Timeout,
        Ending::Ruled(_) => true,
        Ending::Left(_) | Ending::LeftDrawn | Ending::Aborted => false,
    }
}

/// What an event, which has just been applied, is to players who don't look at the game. `watching`: White and Black.
pub(crate) fn of_event(
    card: &GameCard,
    room: &Room,
    watching: [bool; 2],
    event: &Event,
    seq: u32,
    at: u64,
) -> Vec<News> {
    let away = Color::ALL.into_iter().filter(|color| !watching[color.index()]);
    if let Some(ending) = room.ending() {
        if !is_slow(room) && !ends_unseen(ending) {
            return Vec::new();
        }
        let topic = format!("ended:{}", card.id);
        let told = |color| about_game(card, color, NewsKind::Ended, topic.clone(), at, at + LONG);
        return away.filter_map(told).collect();
    }
    if !is_slow(room) || !matches!(event, Event::Moved { .. }) {
        return Vec::new();
    }
    let (topic, expires) = (format!("turn:{}:{seq}", card.id), room.due().unwrap_or(at + LONG));
    let told = |color| about_game(card, color, NewsKind::Turn, topic.clone(), at, expires);
    away.filter(|color| *color == room.turn()).filter_map(told).collect()
}

/// The time before a flag falls at which someone is reminded: a quarter of the time for the move, so that nobody hears of
/// it who has just got the move, and a day at most, so that those who look in once a day can still move.
fn notice(days: u16) -> u64 {
    (u64::from(days) * DAY / 4).min(DAY)
}

/// Reminds the side to move, if its time runs out. `began`: the number of the event since which it is to move.
pub(crate) fn reminder(
    card: &GameCard,
    room: &Room,
    watching: [bool; 2],
    began: u32,
    at: u64,
) -> Option<News> {
    let Pace::Days(days) = room.terms().pace else { return None };
    let (due, turn) = (room.due()?, room.turn());
    let is_time = at < due && due - at <= notice(days);
    if !is_time || watching[turn.index()] {
        return None;
    }
    about_game(card, turn, NewsKind::Time, format!("time:{}:{began}", card.id), at, due)
}

/// Whether an event, as it is kept, changes whose turn it is.
pub(crate) fn is_turn(text: &str) -> bool {
    matches!(text.parse(), Ok(Event::Moved { .. } | Event::TookBack(_)))
}

/// A game has begun; `due`: when its first move is due.
pub(crate) fn begun(card: &GameCard, color: Color, due: Option<u64>, at: u64) -> Option<News> {
    let kind = if card.tournament.is_some() { NewsKind::Round } else { NewsKind::Begun };
    about_game(card, color, kind, format!("begun:{}", card.id), at, due.unwrap_or(at + LONG))
}

/// Someone offers a game.
pub(crate) fn challenge(id: &str, target: &str, at: u64) -> News {
    News {
        person: target.to_owned(),
        topic: format!("challenge:{id}"),
        kind: NewsKind::Challenge.key().to_owned(),
        about: id.to_owned(),
        at,
        expires: at + FRESH,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_reminded_a_quarter_or_a_day_before_the_end() {
        assert_eq!([1, 2, 4, 5, 14].map(notice), [DAY / 4, DAY / 2, DAY, DAY, DAY]);
    }

    #[test]
    fn moves_and_takebacks_change_the_turn() {
        for (event, is) in [
            (Event::Moved { text: "32-28".to_owned(), spent: 7 }, true),
            (Event::TookBack(1), true),
            (Event::DrawOffered(Color::White), false),
            (Event::TakebackAsked(Color::Black), false),
        ] {
            assert_eq!(is_turn(&event.to_string()), is, "{event}");
        }
        assert!(!is_turn("nonsense"));
    }
}

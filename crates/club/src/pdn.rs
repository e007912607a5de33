//! Games of the club as PDN.

use crownhead_api::club::{GameCard, PersonCard, PersonKind};
use crownhead_notation::pdn::{self, Tags};
use crownhead_room::{Ending, Room};

/// A game as it stands, with the tags that a club knows.
pub(crate) fn write(card: &GameCard, room: &Room, event: &str, round: Option<u32>) -> String {
    let (date, time) = date_and_time(card.created);
    let name = |person: &PersonCard| {
        if person.kind == PersonKind::Gone { "?".to_owned() } else { person.name.clone() }
    };
    let mut tags = Tags::default()
        .with("Event", event)
        .with("Site", format!("club.html?game={}", card.id))
        .with("Date", date.clone())
        .with("Round", round.map_or_else(|| "-".to_owned(), |round| round.to_string()))
        .with("White", name(&card.white))
        .with("Black", name(&card.black))
        .with("UTCDate", date)
        .with("UTCTime", time);
    for (tag, person) in [("WhiteRating", &card.white), ("BlackRating", &card.black)] {
        if let Some((points, _)) = person.rating {
            tags.set(tag, points.to_string());
        }
    }
    for (tag, person) in [("WhiteType", &card.white), ("BlackType", &card.black)] {
        tags.set(tag, if person.kind == PersonKind::Bot { "program" } else { "human" });
    }
    if card.terms.pace != "-" {
        tags.set("TimeControl", card.terms.pace.clone());
    }
    let note = match room.ending() {
        Some(Ending::Left(_) | Ending::LeftDrawn) => "the opponent had left",
        Some(Ending::Ruled(_)) => "the arbiter has decided",
        _ => return pdn::write(room.game(), &tags),
    };
    tags.set("Note", note);
    // The game itself goes on; its record has the result.
    let mut game = room.game().clone();
    match room.ending().and_then(Ending::winner) {
        Some(winner) => game.resign(winner.other()),
        None => game.agree_draw(),
    };
    pdn::write(&game, &tags)
}

/// A moment in UTC: `2026.11.26` and `09:30:00`.
///
/// Days since 1970 are turned into a date by counting from March, so that leap days come last.
pub(crate) fn date_and_time(millis: u64) -> (String, String) {
    let seconds = millis / 1000;
    let (days, clock) = ((seconds / 86_400) as i64, seconds % 86_400);
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let march = (5 * day + 2) / 153;
    let day = day - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    let time = format!("{:02}:{:02}:{:02}", clock / 3600, clock / 60 % 60, clock % 60);
    (format!("{year:04}.{month:02}.{day:02}"), time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        for (millis, date, time) in [
            (0, "1970.01.01", "00:00:00"),
            (951_782_400_000, "2000.02.29", "00:00:00"),
            (1_709_251_199_000, "2024.02.29", "23:59:59"),
            (4_107_542_400_000, "2100.03.01", "00:00:00"),
            (1_795_685_400_000, "2026.11.26", "09:30:00"),
        ] {
            assert_eq!(date_and_time(millis), (date.to_owned(), time.to_owned()));
        }
    }
}

//! The conditions of a search in the fragment of an address: `player=Ann&from-year=1990`.

use crownhead_api::library::GameQuery;

const YES: &str = "1";

/// The texts of a query with their names.
fn texts(query: &GameQuery) -> [(&'static str, &String); 11] {
    [
        ("rules", &query.rules),
        ("player", &query.player),
        ("white", &query.white),
        ("black", &query.black),
        ("event", &query.event),
        ("result", &query.result),
        ("ending", &query.ending),
        ("position", &query.position),
        ("pattern", &query.pattern),
        ("material", &query.material),
        ("moves", &query.moves),
    ]
}

/// The pairs of a query; what asks for nothing is left out.
pub(crate) fn write(query: &GameQuery) -> Vec<(&'static str, String)> {
    let texts = texts(query).into_iter().filter(|(_, text)| !text.trim().is_empty());
    let mut pairs: Vec<(&'static str, String)> =
        texts.map(|(name, text)| (name, text.trim().to_owned())).collect();
    let years = [("from-year", query.from_year), ("to-year", query.to_year)];
    pairs.extend(years.into_iter().filter_map(|(name, year)| Some((name, year?.to_string()))));
    let switches = [("anywhere", query.anywhere), ("swapped", query.swapped), ("mirrored", query.mirrored)];
    pairs.extend(switches.into_iter().filter(|(_, on)| *on).map(|(name, _)| (name, YES.to_owned())));
    pairs
}

/// The query of some pairs. Unknown names are ignored.
pub(crate) fn read(pairs: &[(String, String)]) -> GameQuery {
    let mut query = GameQuery::default();
    for (name, value) in pairs {
        let text = match name.as_str() {
            "rules" => &mut query.rules,
            "player" => &mut query.player,
            "white" => &mut query.white,
            "black" => &mut query.black,
            "event" => &mut query.event,
            "result" => &mut query.result,
            "ending" => &mut query.ending,
            "position" => &mut query.position,
            "pattern" => &mut query.pattern,
            "material" => &mut query.material,
            "moves" => &mut query.moves,
            other => {
                match other {
                    "from-year" => query.from_year = value.parse().ok(),
                    "to-year" => query.to_year = value.parse().ok(),
                    "anywhere" => query.anywhere = value == YES,
                    "swapped" => query.swapped = value == YES,
                    "mirrored" => query.mirrored = value == YES,
                    _ => {}
                }
                continue;
            }
        };
        value.clone_into(text);
    }
    query
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_comes_back_from_an_address() {
        let text = |text: &str| text.to_owned();
        let query = GameQuery {
            rules: text("english"),
            player: text("Ann"),
            white: text("A & B"),
            black: text("C"),
            event: text("Cup"),
            from_year: Some(1990),
            to_year: Some(1999),
            result: text("draw"),
            ending: text("2K-1K"),
            position: text("W:W32:B1"),
            pattern: text("32=w"),
            material: text("3-2"),
            moves: text("11-15 23-19"),
            anywhere: true,
            swapped: true,
            mirrored: true,
        };
        for query in [query, GameQuery::default()] {
            let pairs: Vec<_> =
                write(&query).into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            assert_eq!(read(&pairs), query);
        }
        assert!(write(&GameQuery::default()).is_empty());
        assert_eq!(read(&[(text("nonsense"), text("1"))]), GameQuery::default());
    }
}

//! The players of the two sides.

use crownhead_boardview::Movers;
use crownhead_engine::{Opponent, Reference};
use crownhead_rules::{AnyRules, Color, Preset};

/// The player of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Seat {
    Person,
    Computer(Opponent),
}

impl Seat {
    const PERSON_KEY: &'static str = "person";

    pub(crate) fn key(self) -> String {
        match self {
            Seat::Person => Seat::PERSON_KEY.to_owned(),
            Seat::Computer(opponent) => opponent.to_string(),
        }
    }

    pub(crate) fn from_key(key: &str) -> Option<Seat> {
        match key {
            Seat::PERSON_KEY => Some(Seat::Person),
            _ => Opponent::from_key(key).map(Seat::Computer),
        }
    }

    pub(crate) fn is_person(self) -> bool {
        self == Seat::Person
    }

    pub(crate) fn opponent(self) -> Option<Opponent> {
        match self {
            Seat::Person => None,
            Seat::Computer(opponent) => Some(opponent),
        }
    }
}

/// The players of White and Black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Seats([Seat; 2]);

impl Seats {
    pub(crate) const TWO_PLAYERS: Seats = Seats([Seat::Person; 2]);

    pub(crate) fn new(white: Seat, black: Seat) -> Seats {
        Seats([white, black])
    }

    pub(crate) fn against(opponent: Opponent, person: Color) -> Seats {
        let mut seats = Seats::TWO_PLAYERS;
        seats.0[person.other().index()] = Seat::Computer(opponent);
        seats
    }

    pub(crate) fn of(self, color: Color) -> Seat {
        self.0[color.index()]
    }

    pub(crate) fn set(&mut self, color: Color, seat: Seat) {
        self.0[color.index()] = seat;
    }

    /// The side of the only person.
    pub(crate) fn lone_person(self) -> Option<Color> {
        let mut people = Color::ALL.into_iter().filter(|&color| self.of(color).is_person());
        people.next().filter(|_| people.next().is_none())
    }

    pub(crate) fn are_two_people(self) -> bool {
        self == Seats::TWO_PLAYERS
    }

    pub(crate) fn has_person(self) -> bool {
        self.0.into_iter().any(Seat::is_person)
    }

    /// The computer's side in a game of a person against it.
    pub(crate) fn opponent(self) -> Option<Opponent> {
        self.of(self.lone_person()?.other()).opponent()
    }

    pub(crate) fn movers(self) -> Movers {
        match self.lone_person() {
            Some(color) => Movers::One(color),
            None if self.are_two_people() => Movers::Both,
            None => Movers::Nobody,
        }
    }

    /// The side at the bottom of an unflipped board.
    pub(crate) fn bottom(self) -> Color {
        self.lone_person().unwrap_or(Color::White)
    }
}

/// The name of a side in test ids, whatever the rules call it.
pub(crate) const fn side_token(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The opponents of a preset, in order; none for variants.
pub(crate) fn own_opponents(rules: AnyRules) -> Vec<Opponent> {
    let own = Reference::of_rules(rules).filter(|reference| !reference.name().ends_with("-h2"));
    own.map(Opponent::Reference).collect()
}

/// Opponents in groups.
pub(crate) type OpponentGroups = Vec<(OpponentGroup, Vec<Opponent>)>;

/// All opponents: those of the rules, the levels and the plain programs; and apart from them those of other presets.
pub(crate) fn opponent_groups(rules: AnyRules) -> (OpponentGroups, OpponentGroups) {
    let of = |preset| (OpponentGroup::Own(preset), Reference::of(preset).map(Opponent::Reference).collect());
    let (own, others): (Vec<_>, Vec<_>) =
        Preset::ALL.into_iter().partition(|&preset| AnyRules::Preset(preset) == rules);
    let levels = (1..=Opponent::LEVELS).map(Opponent::Level).collect();
    let plain = Opponent::general().filter(|opponent| opponent.level().is_none()).collect();
    let general = [(OpponentGroup::Levels, levels), (OpponentGroup::Plain, plain)];
    (own.into_iter().map(of).chain(general).collect(), others.into_iter().map(of).collect())
}

/// A heading in the list of opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpponentGroup {
    Levels,
    Plain,
    Own(Preset),
}

/// Whether the rules come with a button that goes through their opponents.
pub(crate) fn cycles_opponents(rules: AnyRules) -> bool {
    rules == AnyRules::Preset(Preset::ScorePanel)
}

/// The next stop in that button's cycle: two players, then the preset's opponents in order.
pub(crate) fn next_in_cycle(rules: AnyRules, seats: Seats, person: Color) -> Seats {
    let own = own_opponents(rules);
    let next = match seats.opponent() {
        None => own.first(),
        Some(now) => own.iter().skip_while(|&&opponent| opponent != now).nth(1),
    };
    next.map_or(Seats::TWO_PLAYERS, |&opponent| Seats::against(opponent, person))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_panel_cycles_through_the_opponents() {
        let rules = AnyRules::Preset(Preset::ScorePanel);
        let mut seats = Seats::TWO_PLAYERS;
        let mut seen = Vec::new();
        for _ in 0..6 {
            seats = next_in_cycle(rules, seats, Color::White);
            seen.push(seats.opponent().map(|opponent| opponent.to_string()));
        }
        let names = ["easy", "medium", "hard", "very-hard", "last-stand"];
        let mut expected: Vec<_> = names.iter().map(|name| Some(format!("score-panel/{name}"))).collect();
        expected.push(None);
        assert_eq!(seen, expected);
    }

    #[test]
    fn keys_come_back() {
        let (own, others) = opponent_groups(AnyRules::Preset(Preset::Menu));
        for (_, opponents) in own.into_iter().chain(others) {
            for opponent in opponents {
                let seat = Seat::Computer(opponent);
                assert_eq!(Seat::from_key(&seat.key()), Some(seat));
            }
        }
        assert_eq!(Seat::from_key("person"), Some(Seat::Person));
        assert_eq!(Seat::from_key("nobody"), None);
    }
}

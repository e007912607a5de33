//! A game and its players: a person or an opponent on each side.
//!
//! Not here: thinking, drawing, sentences. The invariant: after an undo or redo a person is to move, if one
//! takes part.

use crownhead_engine::{Opponent, Reference, Score, Task};
use crownhead_game::{Deed, Game};
use crownhead_prose::Names;
use crownhead_rules::{AnyPosition, AnyRules, Color, Preset, SquareSet};

/// The player of each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    /// The opponents by color; `None` is a person.
    opponents: [Option<Opponent>; 2],
}

/// The sides that people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum People {
    /// White only.
    #[default]
    White,
    /// Black only.
    Black,
    /// Both: two people at one board.
    Both,
    /// None: two opponents play while the user watches.
    Nobody,
}

impl People {
    /// All choices.
    pub const ALL: [People; 4] = [People::White, People::Black, People::Both, People::Nobody];

    /// The name on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            People::White => "white",
            People::Black => "black",
            People::Both => "both",
            People::Nobody => "none",
        }
    }

    /// Whether a person plays that side.
    pub const fn include(self, color: Color) -> bool {
        matches!(
            (self, color),
            (People::Both, _) | (People::White, Color::White) | (People::Black, Color::Black)
        )
    }
}

impl Seats {
    /// People on their sides. If both sides are opponents, `opponent` has White and `other` has Black.
    pub fn new(people: People, opponent: Opponent, other: Opponent) -> Seats {
        let second = if people == People::Nobody { other } else { opponent };
        let seat = |color, opponent| (!people.include(color)).then_some(opponent);
        Seats { opponents: [seat(Color::White, opponent), seat(Color::Black, second)] }
    }

    /// The opponent on a side; `None` for a person.
    pub fn opponent(&self, color: Color) -> Option<Opponent> {
        self.opponents[color.index()]
    }

    /// Changes the player of a side.
    pub fn set(&mut self, color: Color, opponent: Option<Opponent>) {
        self.opponents[color.index()] = opponent;
    }

    /// The sides that people play.
    pub fn people(&self) -> People {
        match self.opponents.map(|opponent| opponent.is_none()) {
            [true, true] => People::Both,
            [true, false] => People::White,
            [false, true] => People::Black,
            [false, false] => People::Nobody,
        }
    }

    /// The side of the only person; `None` with two or without any.
    pub fn lone_person(&self) -> Option<Color> {
        match self.people() {
            People::White => Some(Color::White),
            People::Black => Some(Color::Black),
            People::Both | People::Nobody => None,
        }
    }

    /// Replaces the opponent by another one or by a person. With two people, the opponent takes the side that is not to move;
    /// with none, it takes both.
    pub fn switch(&mut self, opponent: Option<Opponent>, turn: Color) {
        match self.people() {
            People::Both => self.set(turn.other(), opponent),
            People::White => self.set(Color::Black, opponent),
            People::Black => self.set(Color::White, opponent),
            People::Nobody => self.opponents = [opponent; 2],
        }
    }
}

/// A game and its players.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// The players.
    pub seats: Seats,
}

impl Table {
    /// The opponent whose turn it is; `None` if a person is to move or the game is over.
    pub fn opponent_to_move(&self) -> Option<Opponent> {
        let turn = self.game.position().turn();
        self.game.outcome().is_none().then(|| self.seats.opponent(turn)).flatten()
    }

    /// Whether a person is to move.
    pub fn person_to_move(&self) -> bool {
        self.game.outcome().is_none() && self.opponent_to_move().is_none()
    }

    /// The task for an engine.
    pub fn task(&self) -> Task {
        Task::from_game(&self.game)
    }

    /// Whether an opponent accepts a draw, where `score` is the value of the position to the person who offers it and is to move.
    /// No opponent accepts in the opening.
    pub fn accepts_draw(&self, score: Score) -> bool {
        const EARLIEST: usize = 20;
        self.game.ply() >= EARLIEST && score >= Score(0)
    }

    /// Whether an opponent claims a draw, where `score` is the value of the position to its own side. It does unless it is ahead.
    pub fn claims_draw(&self, score: Score) -> bool {
        /// A quarter of a man is no advantage.
        const NOT_BETTER: Score = Score(25);
        self.game.claimable_draw().is_some() && score <= NOT_BETTER
    }

    /// The pieces that the person to move may huff.
    pub fn huffable(&self) -> SquareSet {
        if self.person_to_move() { self.game.huffable() } else { SquareSet::EMPTY }
    }

    /// The players, for the sentences about the end of the game.
    pub fn names(&self) -> Names {
        Names::of(Color::ALL.map(|color| self.seats.opponent(color)))
    }

    /// Claims a draw for the person to move. Returns whether there was one to claim.
    pub fn claim_draw(&mut self) -> bool {
        self.person_to_move() && self.game.claim_draw()
    }

    /// Another game of the same players, with the same way to end draws.
    #[must_use]
    pub fn with_game(&self, mut game: Game) -> Table {
        if self.game.players_claim() {
            game.let_players_claim();
        }
        Table { game, seats: self.seats }
    }

    /// Takes back the last move; against an opponent, until the person is to move again; within a turn, the huff. Returns what
    /// was taken back, the latest first.
    pub fn undo(&mut self) -> Vec<Deed> {
        if self.game.take_back_declaration().is_some() && self.person_to_move() {
            return Vec::new();
        }
        self.walk(Game::undo, |game| game.ply() > 0)
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        let declared = self.game.outcome().is_some_and(|outcome| !outcome.is_by_rule());
        declared || self.game.ply() > 0
    }

    /// Plays moves again, as many as an undo takes back.
    pub fn redo(&mut self) -> Vec<Deed> {
        self.walk(Game::redo, Game::can_redo)
    }

    fn walk(&mut self, step: fn(&mut Game) -> Option<Deed>, more: fn(&Game) -> bool) -> Vec<Deed> {
        let mut deeds = Vec::new();
        let before = self.game.clone();
        while let Some(deed) = step(&mut self.game) {
            deeds.push(deed);
            let turn = self.game.position().turn();
            let a_persons = self.seats.opponent(turn).is_none();
            if self.seats.people() == People::Nobody || a_persons || !more(&self.game) {
                break;
            }
        }
        // An opponent that made the first move must not make it again.
        let turn = self.game.position().turn();
        let stuck = self.seats.opponent(turn).is_some() && self.seats.people() != People::Nobody;
        if stuck && self.game.ply() == 0 {
            self.game = before;
            return Vec::new();
        }
        deeds
    }
}

/// Whether these rules leave any draw to be claimed.
pub fn has_claims(rules: AnyRules) -> bool {
    rules.house_rules().draws.claims.any()
}

/// All opponents: those of the preset first, then the levels, plain and with a style, and those of other presets last.
pub fn opponents(rules: AnyRules) -> Vec<Opponent> {
    let (own, others): (Vec<Preset>, Vec<Preset>) =
        Preset::ALL.into_iter().partition(|&preset| AnyRules::Preset(preset) == rules);
    let of = |presets: Vec<Preset>| presets.into_iter().flat_map(Reference::of).map(Opponent::Reference);
    let (levels, plain): (Vec<Opponent>, Vec<Opponent>) =
        Opponent::general().partition(|opponent| opponent.level().is_some());
    of(own).chain(levels).chain(Opponent::styled()).chain(plain).chain(of(others)).collect()
}

/// The opponent after a change of rules: the new rules' default replaces the old rules' default and opponents of other
/// presets.
pub fn opponent_after(opponent: Opponent, before: AnyRules, after: AnyRules) -> Opponent {
    let stranger = matches!(opponent, Opponent::Reference(own) if AnyRules::Preset(own.preset) != after);
    if before != after && (stranger || opponent == Opponent::default_for(before)) {
        Opponent::default_for(after)
    } else {
        opponent
    }
}

/// White's material minus Black's in halves of a man: man 2, king 3.
pub fn half_men(position: &AnyPosition) -> i32 {
    let material = position.material();
    let worth = |i: usize| 2 * i32::from(material.men[i]) + 3 * i32::from(material.kings[i]);
    worth(0) - worth(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, CaptureDuty, HouseRules, Variant};

    fn table(people: People, plies: usize) -> Table {
        let mut game = Game::new(AnyRules::Variant(Variant::English));
        for _ in 0..plies {
            let mv = game.position().legal_moves()[0];
            game.play(mv).expect("a legal move");
        }
        Table { game, seats: Seats::new(people, Opponent::Random, Opponent::Greedy) }
    }

    #[test]
    fn every_opponent_is_offered_under_all_rules() {
        let references = || Preset::ALL.into_iter().flat_map(Reference::of).map(Opponent::Reference);
        for rules in AnyRules::all_named() {
            let all = opponents(rules);
            let every = || Opponent::general().chain(Opponent::styled()).chain(references());
            assert!(every().all(|opponent| all.contains(&opponent)));
            assert_eq!(all.len(), every().count());
        }
        assert_eq!(opponents(AnyRules::Preset(Preset::Text))[0].to_string(), "text/easy");
        let all = opponents(AnyRules::Variant(Variant::English));
        assert_eq!(all[0], Opponent::Level(1));
        let styled = all.iter().position(|opponent| opponent.style().is_some());
        assert_eq!(styled, Some(usize::from(Opponent::LEVELS)), "styled levels follow the levels");
    }

    #[test]
    fn new_rules_bring_their_default_opponent_unless_another_was_chosen() {
        let key = |key: &str| Opponent::from_key(key).expect("a key");
        let (english, menu) = (AnyRules::Variant(Variant::English), AnyRules::Preset(Preset::Menu));
        let text = AnyRules::Preset(Preset::Text);
        for (opponent, before, after, expected) in [
            ("menu/easy", menu, text, "text/easy"),
            ("menu/hard", menu, text, "text/easy"),
            ("menu/hard", menu, english, "level/3"),
            ("level/3", english, text, "text/easy"),
            ("level/10", english, text, "level/10"),
            ("menu/hard", menu, menu, "menu/hard"),
            ("text/hard", english, text, "text/hard"),
        ] {
            assert_eq!(opponent_after(key(opponent), before, after), key(expected), "{opponent}");
        }
    }

    #[test]
    fn undo_against_an_opponent_takes_back_both_plies() {
        // Black begins: after two plies the person with Black is to move.
        let mut mine = table(People::Black, 2);
        assert_eq!(mine.undo().len(), 2);
        assert_eq!(mine.redo().len(), 2);
        let mut both = table(People::Both, 2);
        assert_eq!(both.undo().len(), 1);
    }

    #[test]
    fn the_opponents_first_move_stays() {
        let mut table = table(People::White, 1);
        assert_eq!(table.undo(), []);
        assert_eq!(table.game.ply(), 1);
    }

    #[test]
    fn a_resignation_is_taken_back_alone() {
        let mut table = table(People::Black, 2);
        table.game.resign(Color::Black);
        assert!(table.can_undo());
        table.undo();
        assert_eq!((table.game.ply(), table.game.outcome()), (2, None));
    }

    #[test]
    fn a_huff_is_taken_back_before_the_move_that_it_answers() {
        let rules = HouseRules {
            capture_duty: CaptureDuty::Optional,
            huffing: true,
            ..Variant::English.house_rules()
        };
        for people in [People::Both, People::Black] {
            let start = crownhead_notation::fen::parse("W:W22,32:B18,1", AnyRules::House(rules));
            let game = Game::from_position(start.expect("a valid FEN"));
            let mut table = Table { game, seats: Seats::new(people, Opponent::Random, Opponent::Random) };
            let quiet = table.game.position().legal_moves().into_iter().find(|mv| mv.from().number() == 32);
            table.game.play(quiet.expect("a legal move")).expect("the game goes on");
            let piece = table.huffable().iter().next().expect("22 could have captured");
            table.game.huff(piece).expect("a huffable piece");
            assert_eq!(table.undo(), [Deed::Huff(piece)]);
            assert_eq!((table.game.ply(), table.huffable().len()), (1, 1));
            assert_eq!(table.redo(), [Deed::Huff(piece)]);
            assert_eq!(table.game.pending_huff(), Some(piece));
        }
    }

    #[test]
    fn a_new_opponent_replaces_the_old_one() {
        let mut seats = Seats::new(People::Black, Opponent::Random, Opponent::Random);
        seats.switch(Some(Opponent::Greedy), Color::White);
        assert_eq!(seats.opponent(Color::White), Some(Opponent::Greedy));
        seats.switch(None, Color::White);
        assert_eq!(seats.people(), People::Both);
        seats.switch(Some(Opponent::Greedy), Color::White);
        assert_eq!(seats.people(), People::White);
    }
}

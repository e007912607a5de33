//! The level that fits the person: found from games against levels, and followed from game to game.
//!
//! Not here: what results say (`crownhead_engine::place`), sentences (`prose`), the disk ([`Keeper`]).

use std::collections::BTreeMap;

use crownhead_engine::{Opponent, PLACEMENT_GAMES, Placement, note_result, place, result_of};
use crownhead_prose::opponents::{adaptive, placement};
use crownhead_prose::{Label, Note};
use crownhead_rules::{AnyRules, Color};

use crate::app::App;
use crate::table::{Table, opponents};

/// Why the level that fits can't be the opponent under house rules.
pub const NO_RESULTS: &str = "house rules have no results to find your level from";

/// The results of a person's games against levels.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The level and the person's half points of each game, the newest last, by the key of the rules.
    pub games: BTreeMap<String, Vec<(u8, u8)>>,
    /// Whether the person plays the level that fits, game after game.
    pub follows: bool,
}

/// Where results are kept.
pub trait Keeper: std::fmt::Debug {
    /// What is kept; nothing at first.
    ///
    /// # Errors
    /// Why it cannot be read, in one line.
    fn load(&self) -> Result<Results, String>;

    /// Keeps these results, whole or not at all.
    ///
    /// # Errors
    /// Why not, in one line.
    fn save(&self, results: &Results) -> Result<(), String>;
}

impl Results {
    fn apply(&mut self, change: Change) {
        match change {
            Change::Game(key, result) => {
                note_result(self.games.entry(key.to_owned()).or_default(), result);
            }
            Change::Follows(follows) => self.follows = follows,
        }
    }

    /// What is believed about the person under these rules, and after how many games.
    pub fn placement(&self, rules: AnyRules) -> (Placement, usize) {
        let games = rules.key().and_then(|key| self.games.get(key)).map_or(&[][..], Vec::as_slice);
        (place(games), games.len())
    }

    /// The opponent that fits the person under these rules.
    pub fn fitting(&self, rules: AnyRules) -> Opponent {
        Opponent::Level(self.placement(rules).0.level)
    }

    /// What the games say about the person, and what a rating means.
    pub fn lines(&self, rules: AnyRules) -> Vec<String> {
        let (believed, games) = self.placement(rules);
        let about = (games >= PLACEMENT_GAMES).then(|| Note::AboutRatings.text());
        [placement(&believed, games)].into_iter().chain(about).collect()
    }

    /// The name of the opponent that follows the person: "Find my level", and "My level" once it is known.
    pub fn title(&self, rules: AnyRules) -> String {
        let found = self.placement(rules).1 >= PLACEMENT_GAMES;
        if found { Label::MyLevel } else { Label::FindLevel }.text()
    }
}

/// A change of what is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    /// Another game: the key of its rules, its level, and the person's half points.
    Game(&'static str, (u8, u8)),
    /// Whether the person plays the level that fits.
    Follows(bool),
}

/// The result of a game, if it counts.
fn counted(table: &Table) -> Option<Change> {
    let person = table.seats.lone_person()?;
    let result = result_of(&table.game, person, table.seats.opponent(person.other())?)?;
    Some(Change::Game(table.game.rules().key()?, result))
}

/// A choice of opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// The level that fits the person.
    Fitting,
    /// Always the same opponent.
    Fixed(Opponent),
}

impl Pick {
    /// The list of opponents. House rules have no key under which results could be kept.
    pub(crate) fn all(rules: AnyRules) -> Vec<Pick> {
        let fitting = rules.key().map(|_| Pick::Fitting);
        fitting.into_iter().chain(opponents(rules).into_iter().map(Pick::Fixed)).collect()
    }
}

/// What the program knows about the person.
#[derive(Default)]
pub(crate) struct Level {
    pub(crate) results: Results,
    keeper: Option<Box<dyn Keeper>>,
    /// Whether the opponent follows the person. Flags of the command line leave the kept choice as it is.
    pub(crate) follows: bool,
    /// Changes that are in memory only.
    waiting: Vec<Change>,
    /// Why they are, in one line.
    pub(crate) problem: Option<String>,
    /// Whether the game on the board was noted, or came from a file.
    pub(crate) settled: bool,
}

impl Level {
    /// Nothing is known yet.
    pub(crate) fn new(keeper: Option<Box<dyn Keeper>>) -> Level {
        Level { keeper, ..Level::default() }
    }

    /// Reads what is kept.
    pub(crate) fn read(&mut self) -> Result<(), String> {
        if let Some(keeper) = &self.keeper {
            self.results = keeper.load()?;
        }
        Ok(())
    }

    /// Notes the result of a game that is over, once.
    pub(crate) fn note(&mut self, table: &Table) {
        if self.settled || table.game.outcome().is_none() {
            return;
        }
        self.settled = true;
        self.problem = None;
        if let Some(game) = counted(table) {
            self.change(game);
        }
    }

    /// The name in the list of opponents: "Find my level, now level 5".
    pub(crate) fn name(&self, rules: AnyRules) -> String {
        let (believed, games) = self.results.placement(rules);
        adaptive(believed.level, games)
    }

    /// The entry of an opponent in the list.
    pub(crate) fn pick_of(&self, opponent: Opponent) -> Pick {
        if self.follows && matches!(opponent, Opponent::Level(_)) {
            Pick::Fitting
        } else {
            Pick::Fixed(opponent)
        }
    }

    /// Makes the level that fits the person the opponent.
    pub(crate) fn seat(&self, table: &mut Table) {
        if let Some(person) = table.seats.lone_person() {
            let fitting = self.results.fitting(table.game.rules());
            table.seats.set(person.other(), Some(fitting));
        }
    }

    /// Changes the kept results. They are read again, because another program may have changed them. What cannot be read is
    /// not overwritten; what cannot be written is tried again with the next change.
    fn change(&mut self, change: Change) {
        self.waiting.push(change);
        let Some(keeper) = &self.keeper else {
            self.waiting.clear();
            return self.results.apply(change);
        };
        let saved = match keeper.load() {
            Ok(results) => {
                self.results = results;
                self.waiting.iter().for_each(|&change| self.results.apply(change));
                keeper.save(&self.results)
            }
            Err(problem) => {
                self.results.apply(change);
                Err(problem)
            }
        };
        if saved.is_ok() {
            self.waiting.clear();
        }
        self.problem = saved.err();
    }
}

impl App {
    /// Reads the results of earlier games, and keeps those to come.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn keep_results(&mut self, keeper: Box<dyn Keeper>) -> Result<(), String> {
        self.level = Level::new(Some(keeper));
        self.level.read()
    }

    /// If the person followed a level last time, it is the opponent again.
    pub fn resume_level(&mut self) {
        self.level.follows = self.level.results.follows;
        self.follow_level();
    }

    /// Finds the person's level from now on. The kept choice stays as it is.
    pub fn find_level(&mut self) {
        self.level.follows = true;
        self.follow_level();
    }

    /// Whether the opponent at the board follows the person.
    pub(crate) fn follows_level(&self) -> bool {
        let seats = &self.table.seats;
        let opponent = seats.lone_person().and_then(|person| seats.opponent(person.other()));
        let fits = opponent.is_some_and(|opponent| self.level.pick_of(opponent) == Pick::Fitting);
        fits && self.rules().key().is_some() && !self.practices()
    }

    /// Makes the level that fits the opponent of the next game, if the person follows it.
    pub(crate) fn follow_level(&mut self) {
        if self.follows_level() {
            self.level.seat(&mut self.table);
        }
    }

    /// The opponent of an entry under these rules. The choice is kept.
    pub(crate) fn take(&mut self, pick: Pick, rules: AnyRules) -> Opponent {
        let follows = pick == Pick::Fitting;
        self.level.problem = None;
        if rules.key().is_some() {
            self.level.follows = follows;
            if self.level.results.follows != follows {
                self.level.change(Change::Follows(follows));
            }
        }
        match pick {
            Pick::Fitting => self.level.results.fitting(rules),
            Pick::Fixed(opponent) => opponent,
        }
    }

    /// Says why a choice is not kept.
    pub(crate) fn say_unkept(&mut self) {
        if let Some(problem) = self.level.problem.take() {
            self.say_text(problem);
        }
    }

    /// The game on the board counts once: it begins, or it is one that others have played.
    pub(crate) fn expect_result(&mut self, expected: bool) {
        self.level.settled = !expected;
    }

    /// Notes the result of a game that is over, once.
    pub(crate) fn note_result(&mut self) {
        // An exercise is no game.
        if !self.practices() {
            self.level.note(&self.table);
        }
    }

    /// What is known about the person after a game against a level, and why it is not kept.
    pub(crate) fn level_lines(&self) -> Vec<String> {
        let against_level = Color::ALL
            .into_iter()
            .any(|color| matches!(self.table.seats.opponent(color), Some(Opponent::Level(_))));
        let known = against_level && self.level.results.placement(self.rules()).1 > 0;
        let lines = if known { self.level.results.lines(self.rules()) } else { Vec::new() };
        lines.into_iter().chain(self.level.problem.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{People, Seats};
    use crownhead_game::Game;
    use crownhead_notation::fen;
    use crownhead_rules::{HouseRules, Variant};

    const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

    fn ended(opponent: Opponent, winner: Option<Color>) -> Table {
        let mut game = Game::new(ENGLISH);
        match winner {
            Some(winner) => assert!(game.resign(winner.other())),
            None => assert!(game.agree_draw()),
        }
        Table { game, seats: Seats::new(People::White, opponent, opponent) }
    }

    fn note(results: &mut Results, table: &Table) -> bool {
        let game = counted(table);
        if let Some(game) = game {
            results.apply(game);
        }
        game.is_some()
    }

    fn won(level: u8) -> Table {
        ended(Opponent::Level(level), Some(Color::White))
    }

    #[test]
    fn wins_draws_and_losses_are_noted_in_their_order() {
        let mut results = Results::default();
        assert_eq!(results.fitting(ENGLISH), Opponent::Level(5), "before the first game");
        assert!(note(&mut results, &won(5)));
        assert!(note(&mut results, &ended(Opponent::Level(7), Some(Color::Black))));
        assert!(note(&mut results, &ended(Opponent::Level(6), None)));
        assert_eq!(results.games["english"], [(5, 2), (7, 0), (6, 1)]);
        assert_eq!(
            results.placement(AnyRules::Variant(Variant::Russian)).1,
            0,
            "each game has its own level"
        );
    }

    #[test]
    fn the_opponent_gets_stronger_with_wins_and_weaker_with_losses() {
        let level = |results: &Results| results.placement(ENGLISH).0.level;
        let (mut up, mut down) = (Results::default(), Results::default());
        for _ in 0..PLACEMENT_GAMES {
            let (above, below) = (level(&up), level(&down));
            note(&mut up, &won(above));
            note(&mut down, &ended(Opponent::Level(below), Some(Color::Black)));
            assert!(level(&up) >= above, "from {above} to {}", level(&up));
            assert!(level(&down) <= below, "from {below} to {}", level(&down));
        }
        assert!(level(&up) >= 9 && level(&down) <= 2);
    }

    #[test]
    fn the_level_is_told_after_five_games() {
        let mut results = Results::default();
        assert_eq!(results.lines(ENGLISH), ["Your next opponent is level 5. 0 of 5 games played."]);
        for _ in 0..PLACEMENT_GAMES {
            assert_eq!((results.title(ENGLISH).as_str(), results.lines(ENGLISH).len()), ("Find my level", 1));
            note(&mut results, &ended(Opponent::Level(5), None));
        }
        assert_eq!(results.title(ENGLISH), "My level");
        let [told, meaning] = &results.lines(ENGLISH)[..] else { panic!("a level and what it means") };
        assert!(told.starts_with("You play about as well as level 5, Regular. Rating 6"), "{told}");
        assert!(meaning.starts_with("Random play is rated 0."), "{meaning}");
    }

    #[test]
    fn only_the_last_twenty_games_count() {
        let mut results = Results::default();
        results.games.insert("english".to_owned(), vec![(16, 2); 30]);
        assert_eq!(results.placement(ENGLISH).0, place(&[(16, 2); 20]), "of a file with more");
        for level in 1..=20 {
            note(&mut results, &won(level.min(9)));
        }
        assert_eq!(results.games["english"].len(), 20);
        assert!(results.games["english"].iter().all(|&(level, _)| level < 16));
    }

    #[test]
    fn other_games_do_not_count() {
        let mut results = Results::default();
        let running = Table { game: Game::new(ENGLISH), ..won(3) };
        let people =
            |people| Table { seats: Seats::new(people, Opponent::Level(3), Opponent::Level(3)), ..won(3) };
        let mut elsewhere = Game::from_position(fen::parse("W:W22:B1", ENGLISH).expect("a valid FEN"));
        assert!(elsewhere.resign(Color::White));
        let house = HouseRules { flying_kings: true, ..Variant::English.house_rules() };
        let mut own = Game::new(AnyRules::House(house));
        assert!(own.resign(Color::White));
        for (table, why) in [
            (running, "it goes on"),
            (ended(Opponent::Random, Some(Color::White)), "no level"),
            (people(People::Both), "two people"),
            (people(People::Nobody), "nobody"),
            (Table { game: elsewhere, ..won(3) }, "another start"),
            (Table { game: own, ..won(3) }, "house rules have no name"),
        ] {
            assert!(!note(&mut results, &table), "{why}");
        }
        assert_eq!(results, Results::default());
    }

    #[test]
    fn house_rules_offer_no_level_to_find() {
        let house = AnyRules::House(HouseRules { flying_kings: true, ..Variant::English.house_rules() });
        assert_eq!(Pick::all(ENGLISH)[0], Pick::Fitting);
        assert_eq!(Pick::all(house), Pick::all(ENGLISH)[1..]);
    }
}

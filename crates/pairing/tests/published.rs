//! Replays tournaments whose pairings are known: each round from the rounds before it.
//!
//! `tests/data` has the tournaments, each with its source. Five are real events of 2026, paired by other programs under
//! the same rules.

use crownhead_pairing::{Attendance, Color, History, Outcome, Player, Round, Score, SwissError, swiss};

/// What a round of a file says of one player.
#[derive(Clone, Copy, Debug)]
struct Entry {
    outcome: Outcome,
    /// The color of a forfeited game is not always recorded.
    color: Option<Color>,
}

struct Tournament {
    history: History,
    /// For each player what happened in each round.
    played: Vec<Vec<Entry>>,
    /// The same as it was paired, before boards were changed.
    paired: Vec<Vec<Entry>>,
    /// Rounds, from 1, that are known to differ.
    differs: Vec<usize>,
}

fn parse(text: &str) -> Tournament {
    let (mut rounds, mut first_color) = (0, Color::White);
    let (mut played, mut changes, mut differs) = (Vec::new(), Vec::new(), Vec::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |index: usize| words[index].parse::<usize>().expect("a number");
        match words[0] {
            "rounds" => rounds = number(1),
            "first" => first_color = if words[1] == "white" { Color::White } else { Color::Black },
            "differs" => differs.push(number(1)),
            "was" => changes.push((number(1) - 1, number(2) - 1, entry(words[3]))),
            _ => {
                assert_eq!(number(0), played.len() + 1, "players are numbered in order");
                played.push(words[1..].iter().map(|word| entry(word)).collect::<Vec<_>>());
            }
        }
    }
    let mut paired = played.clone();
    for (round, player, entry) in changes {
        paired[player][round] = entry;
    }
    let player = |seed| Player { seed, ..Player::default() };
    let players = (1..=played.len() as u32).map(player).collect();
    let history = History { first_color, ..History::new(players, rounds) };
    Tournament { history, played, paired, differs }
}

/// Such as `54b1`, `17w+` or `U`; a question mark is an unknown result.
fn entry(word: &str) -> Entry {
    let end = word.find(['w', 'b']).unwrap_or(0);
    let unplayed = |outcome| Entry { outcome, color: None };
    match word {
        "U" => return unplayed(Outcome::PairingBye),
        "F" => return unplayed(Outcome::FullBye),
        "H" => return unplayed(Outcome::HalfBye),
        "Z" => return unplayed(Outcome::ZeroBye),
        _ => {}
    }
    let opponent = word[..end].parse::<usize>().expect("an opponent") - 1;
    let color = if &word[end..=end] == "w" { Color::White } else { Color::Black };
    let score = match &word[end + 1..] {
        "+" => return unplayed(Outcome::Forfeit { opponent, won: true }),
        "-" => return unplayed(Outcome::Forfeit { opponent, won: false }),
        "1" => Score::Win,
        "0" => Score::Loss,
        _ => Score::Draw,
    };
    Entry { outcome: Outcome::Game { opponent, color, score }, color: Some(color) }
}

impl Tournament {
    /// What the pairing function knows before a round, numbered from 0.
    fn before(&self, round: usize) -> History {
        let mut history = self.history.clone();
        for (index, player) in history.players.iter_mut().enumerate() {
            player.outcomes = self.played[index][..round].iter().map(|entry| entry.outcome).collect();
            player.attendance = match self.paired[index][round].outcome {
                Outcome::FullBye => Attendance::FullBye,
                Outcome::HalfBye => Attendance::HalfBye,
                Outcome::ZeroBye => Attendance::ZeroBye,
                _ => Attendance::Plays,
            };
        }
        history
    }

    /// Whether a round has the pairs, the colors and the bye of the file.
    fn agrees(&self, number: usize, round: &Round) -> bool {
        let games = round.games.iter().all(|game| {
            let entry = self.paired[game.white][number];
            entry.outcome.opponent() == Some(game.black) && entry.color != Some(Color::Black)
        });
        let bye = self.paired.iter().position(|entries| entries[number].outcome == Outcome::PairingBye);
        games && bye == round.bye
    }
}

/// Checks every round, and that those which are known to differ do.
fn replay(name: &str, text: &str, rounds: usize) -> Result<(), SwissError> {
    let tournament = parse(text);
    assert_eq!(tournament.played[0].len(), rounds, "{name}: rounds");
    for round in 0..rounds {
        let paired = swiss(&tournament.before(round))?;
        let agrees = tournament.agrees(round, &paired);
        let differs = tournament.differs.contains(&(round + 1));
        assert_eq!(agrees, !differs, "{name}, round {}: {paired:?}", round + 1);
    }
    Ok(())
}

macro_rules! replays {
    ($($(#[$attribute:meta])* $test:ident: $file:literal, $rounds:literal;)*) => {$(
        $(#[$attribute])*
        #[test]
        fn $test() -> Result<(), SwissError> {
            replay($file, include_str!(concat!("data/", $file)), $rounds)
        }
    )*};
}

replays! {
    the_british_championship_of_2026_is_paired_the_same: "british-2026.txt", 9;
    the_arad_open_of_2026_is_paired_the_same: "arad-2026-a.txt", 9;
    the_open_of_frome_2026_is_paired_the_same: "frome-2026-open.txt", 5;
    the_standard_of_frome_2026_is_paired_the_same_in_two_rounds_of_five: "frome-2026-standard.txt", 5;
    the_qualifier_of_jeddah_2026_begins_the_same: "jeddah-2026.txt", 1;
    the_tournament_of_the_tie_break_exercises_is_paired_the_same: "held-2024.txt", 5;
    nobody_has_a_second_bye_where_every_score_is_different: "second-bye.txt", 6;
    twelve_players_can_meet_in_eleven_rounds: "oracle-12.txt", 11;
    fifteen_players_with_many_byes_are_paired_as_by_the_oracle: "oracle-15.txt", 14;
    twenty_four_players_are_paired_as_by_the_oracle: "oracle-24.txt", 16;
    forty_players_are_paired_as_by_the_oracle: "oracle-40.txt", 26;
}

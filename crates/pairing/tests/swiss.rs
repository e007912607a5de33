//! Laws of Swiss pairings, for tournaments played at random, and single rules.

use crownhead_pairing::{
    Attendance, Color, GameResult, History, HistoryError, Outcome, Pairing, Player, Round, Score, SwissError,
    seed_by_rating, swiss,
};
use proptest::prelude::*;

/// Players with these ratings, seeded.
fn players(ratings: &[u16]) -> Vec<Player> {
    let mut players: Vec<Player> = ratings.iter().map(|&rating| Player::entering(rating, 0)).collect();
    seed_by_rating(&mut players);
    players
}

/// So many players, the strongest first.
fn field(size: u16, rounds: usize) -> History {
    History::new(players(&(0..size).map(|index| 2400 - index).collect::<Vec<_>>()), rounds)
}

/// White wins, draws, or loses every game.
fn play(history: &mut History, round: &Round, score: Score) -> Result<(), HistoryError> {
    history.add_round(round, &vec![GameResult::Played(score); round.games.len()])
}

/// Numbers that look random, from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn result(&mut self) -> GameResult {
        match self.below(40) {
            0 => GameResult::WhiteByForfeit,
            1 => GameResult::BlackByForfeit,
            2 => GameResult::DoubleForfeit,
            3..16 => GameResult::Played(Score::Draw),
            16..29 => GameResult::Played(Score::Win),
            _ => GameResult::Played(Score::Loss),
        }
    }

    fn attendance(&mut self) -> Attendance {
        match self.below(60) {
            0 => Attendance::HalfBye,
            1 => Attendance::ZeroBye,
            2 => Attendance::FullBye,
            3 => Attendance::Withdrawn,
            _ => Attendance::Plays,
        }
    }
}

fn have_met(history: &History, a: usize, b: usize) -> bool {
    let outcomes = &history.players[a].outcomes;
    outcomes.iter().any(|outcome| outcome.is_played() && outcome.opponent() == Some(b))
}

fn colors(history: &History, player: usize) -> Vec<Color> {
    let color = |outcome: &Outcome| match *outcome {
        Outcome::Game { color, .. } => Some(color),
        _ => None,
    };
    history.players[player].outcomes.iter().filter_map(color).collect()
}

fn may_have_bye(history: &History, player: usize) -> bool {
    let bars = |outcome: &Outcome| {
        matches!(outcome, Outcome::PairingBye | Outcome::FullBye | Outcome::Forfeit { won: true, .. })
    };
    !history.players[player].outcomes.iter().any(bars)
}

fn is_topscorer(history: &History, player: usize) -> bool {
    let played = history.rounds_played();
    played + 1 == history.rounds && history.points(player) as usize > played
}

/// Whether a color is absolutely excluded: a third time in a row, or a difference of three.
fn is_excluded(history: &History, player: usize, color: Color) -> bool {
    let colors = colors(history, player);
    let is_third = colors.len() > 1 && colors.iter().rev().take(2).all(|&before| before == color);
    let balance: i32 = colors.iter().map(|&before| if before == color { 1 } else { -1 }).sum();
    is_third || balance > 1
}

/// Checks the rules that hold in every round.
fn check(history: &History, round: &Round) -> Result<(), TestCaseError> {
    let mut times = vec![0; history.players.len()];
    for game in &round.games {
        times[game.white] += 1;
        times[game.black] += 1;
        prop_assert!(!have_met(history, game.white, game.black), "{game:?} again");
        if !is_topscorer(history, game.white) && !is_topscorer(history, game.black) {
            prop_assert!(!is_excluded(history, game.white, Color::White), "White for {game:?}");
            prop_assert!(!is_excluded(history, game.black, Color::Black), "Black for {game:?}");
        }
    }
    if let Some(bye) = round.bye {
        times[bye] += 1;
        prop_assert!(may_have_bye(history, bye), "a second bye for {bye}");
    }
    for (player, &times) in history.players.iter().zip(&times) {
        prop_assert_eq!(times, usize::from(player.attendance == Attendance::Plays));
    }
    Ok(())
}

/// Whether any pairing fulfills the absolute criteria, by trying all, and the lowest score that can have the bye.
fn exhaustive(history: &History, open: &[usize]) -> Option<u32> {
    let Some((&first, rest)) = open.split_first() else { return Some(0) };
    let mut best = None;
    if open.len() % 2 == 1 && may_have_bye(history, first) && exhaustive(history, rest).is_some() {
        best = Some(history.points(first));
    }
    for &other in rest {
        let excluded = |color| is_excluded(history, first, color) && is_excluded(history, other, color);
        let clash = excluded(Color::White) || excluded(Color::Black);
        let is_free = is_topscorer(history, first) || is_topscorer(history, other);
        if have_met(history, first, other) || clash && !is_free {
            continue;
        }
        let left: Vec<usize> = rest.iter().copied().filter(|&player| player != other).collect();
        if let Some(score) = exhaustive(history, &left) {
            best = Some(best.map_or(score, |best: u32| best.min(score)));
        }
    }
    best
}

/// Plays a tournament and checks every round.
fn play_tournament(size: u16, rounds: usize, seed: u64) -> Result<(), TestCaseError> {
    let mut dice = Dice(seed);
    let mut history = field(size, rounds);
    for number in 0..rounds {
        if number == 1 && dice.below(2) == 0 {
            history.players.push(Player::entering(2300, number));
            seed_by_rating(&mut history.players);
        }
        for player in history.players.iter_mut().filter(|player| player.attendance == Attendance::Plays) {
            player.attendance = dice.attendance();
        }
        let open: Vec<usize> = (0..history.players.len())
            .filter(|&id| history.players[id].attendance == Attendance::Plays)
            .collect();
        let possible = (open.len() <= 9).then(|| exhaustive(&history, &open));
        let round = match swiss(&history) {
            Ok(round) => round,
            Err(SwissError::TooFew(_)) => return Ok(()),
            Err(SwissError::NoPairing) => {
                prop_assert!(possible.is_none_or(|best| best.is_none()), "a pairing exists");
                return Ok(());
            }
            Err(error) => return Err(TestCaseError::fail(error.to_string())),
        };
        check(&history, &round)?;
        if let (Some(best), Some(bye)) = (possible, round.bye) {
            prop_assert_eq!(Some(history.points(bye)), best, "the bye has the lowest score possible");
        }
        let results: Vec<GameResult> = round.games.iter().map(|_| dice.result()).collect();
        prop_assert!(history.add_round(&round, &results).is_ok());
        prop_assert!(history.check().is_ok());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn small_tournaments_obey_the_rules(size in 2_u16..=9, rounds in 1_usize..=8, seed: u64) {
        play_tournament(size, rounds, seed)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn large_tournaments_obey_the_rules(size in 10_u16..=60, rounds in 3_usize..=11, seed: u64) {
        play_tournament(size, rounds, seed)?;
    }
}

proptest! {
    /// A history of nonsense gives an error or a round, but no panic.
    #[test]
    fn nonsense_does_no_harm(
        seeds in prop::collection::vec(0_u32..6, 0..6),
        opponents in prop::collection::vec(0_usize..7, 6),
        length in 0_usize..3,
        rounds in 0_usize..4,
    ) {
        let player = |(&seed, &opponent): (&u32, &usize)| Player {
            seed,
            outcomes: vec![Outcome::Game { opponent, color: Color::White, score: Score::Win }; length],
            ..Player::default()
        };
        let history = History::new(seeds.iter().zip(&opponents).map(player).collect(), rounds);
        let _ = swiss(&history);
    }
}

#[test]
fn the_upper_half_meets_the_lower_half_in_round_one() -> Result<(), SwissError> {
    let round = swiss(&field(7, 5))?;
    let games: Vec<(usize, usize)> = round.games.iter().map(|game| (game.white, game.black)).collect();
    assert_eq!(games, [(0, 3), (4, 1), (2, 5)]);
    assert_eq!(round.bye, Some(6));
    Ok(())
}

#[test]
fn the_first_color_is_drawn() -> Result<(), SwissError> {
    let mut history = field(4, 3);
    history.first_color = Color::Black;
    assert_eq!(swiss(&history)?.games, [Pairing::new(2, 0), Pairing::new(1, 3)]);
    Ok(())
}

#[test]
fn winners_meet_in_round_two_and_colors_alternate() -> Result<(), Box<dyn std::error::Error>> {
    let mut history = field(8, 3);
    let round = swiss(&history)?;
    assert_eq!(
        round.games,
        [(0, 4), (5, 1), (2, 6), (7, 3)].map(|(white, black)| Pairing::new(white, black))
    );
    play(&mut history, &round, Score::Win)?;
    // 0, 2, 5 and 7 have won with White, so two of the four games can't alternate.
    let round = swiss(&history)?;
    assert_eq!(
        round.games,
        [(5, 0), (7, 2), (1, 4), (3, 6)].map(|(white, black)| Pairing::new(white, black))
    );
    Ok(())
}

#[test]
fn whoever_asked_for_a_bye_is_not_paired() -> Result<(), Box<dyn std::error::Error>> {
    let mut history = field(6, 4);
    history.players[1].attendance = Attendance::HalfBye;
    history.players[2].attendance = Attendance::Withdrawn;
    let round = swiss(&history)?;
    assert_eq!((round.games.len(), round.bye), (2, None));
    play(&mut history, &round, Score::Draw)?;
    assert_eq!(history.points(1), 1);
    assert_eq!(history.players[1].attendance, Attendance::Plays);
    let round = swiss(&history)?;
    assert_eq!(
        (round.games.len(), round.games.iter().any(|game| game.white == 2 || game.black == 2)),
        (2, false)
    );
    assert!(round.bye.is_some_and(|bye| bye != 2));
    Ok(())
}

#[test]
fn a_late_entry_is_paired_from_its_first_round_on() -> Result<(), Box<dyn std::error::Error>> {
    let mut history = field(5, 4);
    let round = swiss(&history)?;
    play(&mut history, &round, Score::Win)?;
    history.players.push(Player::entering(2500, 1));
    seed_by_rating(&mut history.players);
    let round = swiss(&history)?;
    assert_eq!((round.games.len(), round.bye), (3, None));
    assert_eq!(history.points(5), 0);
    Ok(())
}

#[test]
fn a_forfeited_game_may_be_paired_again() -> Result<(), Box<dyn std::error::Error>> {
    let mut history = field(2, 3);
    let round = swiss(&history)?;
    history.add_round(&round, &[GameResult::WhiteByForfeit])?;
    let again = swiss(&history)?;
    play(&mut history, &again, Score::Draw)?;
    assert_eq!(swiss(&history), Err(SwissError::NoPairing));
    Ok(())
}

#[test]
fn errors_say_what_is_wrong() {
    let text = |history: &History| swiss(history).expect_err("an error").to_string();
    assert_eq!(text(&field(1, 3)), "1 players, but two are needed");
    assert_eq!(text(&field(501, 3)), "501 players, more than 500");
    assert_eq!(text(&field(4, 0)), "all 0 rounds were played");
    let mut history = field(4, 3);
    history.players[2].seed = history.players[1].seed;
    assert_eq!(text(&history), "players 2 and 3 have the same seed");
    let mut history = field(4, 3);
    history.players[3].outcomes.push(Outcome::ZeroBye);
    assert_eq!(text(&history), "player 4: 1 rounds instead of 0");
    let mut history = field(2, 3);
    let game = Outcome::Game { opponent: 1, color: Color::White, score: Score::Win };
    for player in &mut history.players {
        player.outcomes.push(game);
    }
    assert_eq!(text(&history), "player 1, round 1: the opponent's outcome does not fit");
}

#[test]
fn a_round_with_wrong_results_changes_nothing() -> Result<(), SwissError> {
    let mut history = field(4, 3);
    let before = history.clone();
    let round = swiss(&history)?;
    let error = history.add_round(&round, &[GameResult::DoubleForfeit]).expect_err("an error");
    assert_eq!(error.to_string(), "1 results for 2 games");
    let twice = Round { games: vec![Pairing::new(0, 0)], bye: None };
    assert!(history.add_round(&twice, &[GameResult::DoubleForfeit]).is_err());
    let unknown = Round { games: Vec::new(), bye: Some(9) };
    assert!(history.add_round(&unknown, &[]).is_err());
    assert_eq!(history, before);
    Ok(())
}

/// Run it with `--release` to see the time of 200 and 500 players.
#[test]
fn two_hundred_players_are_paired_for_nine_rounds() -> Result<(), Box<dyn std::error::Error>> {
    let mut history = field(200, 9);
    let mut dice = Dice(7);
    while history.rounds_played() < 9 {
        let round = swiss(&history)?;
        let results: Vec<GameResult> = round.games.iter().map(|_| dice.result()).collect();
        history.add_round(&round, &results)?;
    }
    Ok(())
}

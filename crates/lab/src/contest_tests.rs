use super::*;
use crate::ledger::Ledger;
use crate::seat::{Decision, Player};
use crownhead_engine::{Opponent, Score};
use crownhead_rules::{AnyRules, Preset, Variant};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

fn contest(sides: [&dyn Side; 2], rules: AnyRules, threads: usize) -> Contest<'_> {
    Contest {
        sides,
        suite: Suite::random(rules, 4, 1),
        games: 6,
        pace: Pace::Fixed(Limits::nodes(300)),
        adjudication: Adjudication::default(),
        seed: 5,
        threads,
    }
}

/// All games, in order.
fn play(contest: &Contest<'_>) -> Vec<Played> {
    let mut games = Vec::new();
    let mut keep = |played| {
        games.push(played);
        ControlFlow::Continue(())
    };
    contest.run(&|_| true, &mut keep).expect("they can play");
    games.sort_by_key(|played: &Played| played.index);
    games
}

#[test]
fn the_games_do_not_depend_on_the_threads() {
    let (a, b) = (Player::of(Opponent::Level(2)), Player::of(Opponent::Random));
    let moves = |threads| -> Vec<Game> {
        let games = play(&contest([&a, &b], AnyRules::Preset(Preset::Text), threads));
        games.into_iter().map(|played| played.game).collect()
    };
    assert_eq!(moves(1), moves(3));
}

#[test]
fn openings_are_played_with_both_colors_and_counted_for_a() {
    let (a, b) = (Player::of(Opponent::AlphaBeta(3)), Player::of(Opponent::Random));
    let games = play(&contest([&a, &b], ENGLISH, 2));
    assert_eq!(games.len(), 6);
    for pair in games.chunks(2) {
        assert_eq!(pair[0].a_side, pair[1].a_side.other());
        assert_eq!(pair[0].game.moves()[..4], pair[1].game.moves()[..4]);
    }
    let mut ledger = Ledger::new(None);
    for played in &games {
        ledger.enter(played.index, played.half_points);
    }
    let tally = ledger.close();
    assert_eq!(tally.games(), 6);
    assert!(tally.wins >= 5, "a search beats chance: {tally:?}");
}

#[test]
fn only_requested_games_are_played_and_a_match_can_be_stopped() {
    let (a, b) = (Player::of(Opponent::Greedy), Player::of(Opponent::Random));
    let contest = contest([&a, &b], ENGLISH, 1);
    let mut indices = Vec::new();
    let mut keep = |played: Played| {
        indices.push(played.index);
        if indices.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    contest.run(&|index| index % 2 == 1, &mut keep).expect("they can play");
    assert_eq!(indices, [1, 3]);
}

/// Plays the first legal move, with one deliberate fault.
#[derive(Clone, Copy, Debug)]
enum Odd {
    Slow,
    Crashing,
    Sure(i32),
    Illegal,
}

impl Side for Odd {
    fn seat(&self) -> Result<Box<dyn Seat>, String> {
        Ok(Box::new(*self))
    }
}

impl Seat for Odd {
    fn begin(&mut self, _: &Game, _: Color, _: u64) -> Result<(), Trouble> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Allowance) -> Result<Decision, Trouble> {
        let mut mv = game.position().legal_moves()[0];
        let mut score = None;
        match self {
            Odd::Slow => thread::sleep(Duration::from_millis(120)),
            Odd::Crashing => return Err(Trouble::Forfeit("crashed".to_owned())),
            Odd::Sure(value) => score = Some(Score(*value)),
            // A move of the other side.
            Odd::Illegal => mv = game.position().play_unchecked(&mv).legal_moves()[0],
        }
        Ok(Decision { play: Play::Move(mv), score })
    }
}

/// How the first game ended, and the half points of the faulty player.
fn ends(odd: Odd, pace: Pace, adjudication: Adjudication) -> (Ending, u8) {
    let other: &dyn Side =
        if let Odd::Sure(value) = odd { &Odd::Sure(-value) } else { &Player::of(Opponent::Random) };
    let contest = Contest { games: 1, pace, adjudication, ..contest([&odd, other], ENGLISH, 1) };
    let played = play(&contest).remove(0);
    (played.ending, played.half_points)
}

#[test]
fn a_player_that_breaks_the_rules_loses() {
    let fixed = Pace::Fixed(Limits::default());
    assert_eq!(
        ends(Odd::Crashing, fixed, Adjudication::default()),
        (Ending::Forfeit("crashed".to_owned()), 0)
    );
    assert_eq!(
        ends(Odd::Illegal, fixed, Adjudication::default()),
        (Ending::Forfeit("an illegal move".to_owned()), 0)
    );
    let blitz =
        Pace::Clock(TimeLeft { left: Duration::from_millis(10), moves: None, increment: Duration::ZERO });
    assert_eq!(ends(Odd::Slow, blitz, Adjudication::default()), (Ending::Time, 0));
}

#[test]
fn games_are_adjudicated_when_both_players_agree() {
    let fixed = Pace::Fixed(Limits::default());
    let win = Adjudication { win: Some((Score(900), 4)), draw: None };
    assert_eq!(ends(Odd::Sure(1000), fixed, win), (Ending::Adjudication, 2));
    assert_eq!(ends(Odd::Sure(-1000), fixed, win), (Ending::Adjudication, 0));
    let draw = Adjudication { win: None, draw: Some((Score(5), 4, 0)) };
    assert_eq!(ends(Odd::Sure(3), fixed, draw), (Ending::Adjudication, 1));
}

#[test]
fn a_clock_gets_its_increments_and_its_renewed_time() {
    let [minute, second] = [60, 1].map(Duration::from_secs);
    let mut clock = Clock::new(Pace::Clock(TimeLeft { left: minute, moves: Some(2), increment: second }));
    assert!(clock.spend(11 * second));
    assert_eq!((clock.left, clock.moves), (51 * second, Some(1)));
    assert!(clock.spend(51 * second));
    assert_eq!(
        (clock.left, clock.moves),
        (61 * second, Some(2)),
        "two moves were played: the time comes again"
    );
    assert!(!clock.spend(62 * second));
}

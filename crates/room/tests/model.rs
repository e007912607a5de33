//! Random interleavings of two players, disconnects, takebacks, flags and restarts, against a simple reference.

mod reference;

use crownhead_notation::movetext;
use crownhead_room::{Action, Ending, Event, Room, Terms};
use crownhead_rules::{AnyPosition, AnyRules, Color, Preset, Variant};
use rand_core::{RngCore as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use reference::Reference;

/// Repeatable randomness.
struct Dice(Pcg64Mcg);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0.next_u64() % limit
    }

    fn side(&mut self) -> Color {
        Color::ALL[self.below(2) as usize]
    }
}

/// Two rooms that must agree: one under test, and the reference.
struct Pair {
    room: Room,
    reference: Reference,
    /// The record: what a server stores.
    log: Vec<(u64, String)>,
    now: u64,
}

const PACES: [&str; 6] = ["1", "3+2", "10+5", "2d", "-", "1+1"];
const RULES: [AnyRules; 6] = [
    AnyRules::Variant(Variant::English),
    AnyRules::Variant(Variant::Russian),
    AnyRules::Variant(Variant::International),
    AnyRules::Variant(Variant::Frisian),
    AnyRules::Variant(Variant::Breakthrough),
    AnyRules::Preset(Preset::ScorePanel),
];

impl Pair {
    fn new(dice: &mut Dice) -> Pair {
        let rules = RULES[dice.below(RULES.len() as u64) as usize];
        let pace = PACES[dice.below(PACES.len() as u64) as usize];
        let terms = Terms {
            start: AnyPosition::start(rules),
            pace: pace.parse().expect("a pace"),
            rated: dice.below(3) == 0,
            players_claim: dice.below(2) == 0,
        };
        let now = 1_000_000;
        Pair {
            reference: Reference::new(&terms, pace, now),
            room: Room::new(terms, now),
            log: Vec::new(),
            now,
        }
    }

    fn step(&mut self, dice: &mut Dice) {
        self.now += match dice.below(200) {
            0 => 35_000 + dice.below(60_000),
            1 => 86_400_000,
            2..20 => dice.below(9_000),
            _ => dice.below(900),
        };
        match dice.below(100) {
            0 => self.restart(dice),
            1..6 => {
                let (side, present) = (dice.side(), dice.below(2) == 0);
                self.room.set_present(side, present, self.now);
                self.reference.set_present(side, present, self.now);
            }
            6..12 => {
                let event = self.room.tick(self.now);
                assert_eq!(event.is_some(), self.reference.tick(self.now), "tick");
                self.note(event);
            }
            _ => self.act(dice),
        }
        self.reference.compare(&self.room, self.now);
    }

    fn act(&mut self, dice: &mut Dice) {
        let (side, action) = self.choose(dice);
        let before = self.room.clone();
        let done = self.room.act(side, &action, self.now);
        let expected = self.reference.act(side, &action, self.now);
        assert_eq!(done.is_ok(), expected, "{side:?} {action:?}: {done:?}");
        match done {
            Ok(event) => self.note(Some(event)),
            Err(_) => assert_eq!(self.room, before, "a refused action changes nothing"),
        }
    }

    fn choose(&self, dice: &mut Dice) -> (Color, Action) {
        let turn = self.room.turn();
        let action = match dice.below(60) {
            0 | 13 => Action::OfferDraw,
            1 => Action::DeclineDraw,
            2 => Action::ClaimDraw,
            3..6 => Action::TakeBack,
            6 => Action::DeclineTakeback,
            7 => Action::GiveTime,
            8 if dice.below(4) == 0 => Action::Abort,
            9 if dice.below(4) == 0 => Action::Resign,
            10 => Action::ClaimWin,
            11 => Action::ClaimLeftDraw,
            12 => Action::Huff(dice.below(50) as u16 + 1),
            _ => {
                let side = if dice.below(20) == 0 { turn.other() } else { turn };
                return (side, self.choose_move(dice));
            }
        };
        (dice.side(), action)
    }

    fn choose_move(&self, dice: &mut Dice) -> Action {
        let ply = self.room.game().ply() + usize::from(dice.below(30) == 0);
        let position = self.room.game().position();
        let moves = position.legal_moves();
        let text = if moves.is_empty() || dice.below(30) == 0 {
            ["1-2", "b2:d4", "", "33-28", "x"][dice.below(5) as usize].to_owned()
        } else {
            movetext::write(position, &moves[dice.below(moves.len() as u64) as usize])
        };
        Action::Move { ply, text, lag: [0, 0, 40, 400, 5_000][dice.below(5) as usize] }
    }

    fn note(&mut self, event: Option<Event>) {
        self.log.extend(event.map(|event| (self.now, event.to_string())));
    }

    /// The server stops, and is back after a while: all it has is the record and its last sign of life.
    fn restart(&mut self, dice: &mut Dice) {
        let mut back = Room::new(self.room.terms().clone(), 1_000_000);
        for (at, text) in &self.log {
            let event: Event = text.parse().expect("a written event is read");
            back.apply(&event, *at).expect("what has happened can happen");
        }
        assert_eq!(back.seq() as usize, self.log.len());
        let alive = self.now.saturating_sub(dice.below(1_000));
        let now = self.now + dice.below(120_000);
        let stopped = back.resume(alive, now);
        assert_eq!(stopped.is_some(), self.reference.restart(alive, now));
        (self.room, self.now) = (back, now);
        self.note(stopped);
    }
}

/// Plays games until so many steps have been made; returns how the games ended.
fn walk(seed: u64, steps: usize) -> Vec<Ending> {
    let mut dice = Dice(Pcg64Mcg::seed_from_u64(seed));
    let (mut pair, mut endings) = (Pair::new(&mut dice), Vec::new());
    let mut after = 0;
    for _ in 0..steps {
        pair.step(&mut dice);
        // A few more steps after the end: nothing may change.
        after += usize::from(pair.room.ending().is_some());
        if after > 5 {
            endings.extend(pair.room.ending());
            (pair, after) = (Pair::new(&mut dice), 0);
        }
    }
    endings
}

#[test]
fn a_room_does_what_the_reference_does() {
    let endings = walk(1, 20_000);
    assert!(endings.len() > 50, "{} games", endings.len());
    // Without these, the walk would prove little.
    assert!(endings.iter().any(|ending| matches!(ending, Ending::Left(_))));
    assert!(endings.iter().any(|ending| matches!(ending, Ending::Aborted)));
    assert!(endings.iter().any(|ending| matches!(ending, Ending::Outcome(outcome) if outcome.is_by_rule())));
    assert!(endings.iter().any(|ending| matches!(ending, Ending::Outcome(outcome) if !outcome.is_by_rule())));
}

#[test]
#[ignore = "a million steps take a minute in release mode"]
fn a_million_steps_without_a_difference() {
    for seed in 0..10 {
        walk(seed, 100_000);
    }
}

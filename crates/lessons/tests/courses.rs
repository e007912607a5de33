//! Every step of every course is played through: its moves are legal, do the task, and need the rule.

use crownhead_lessons::{Answer, Step, Task, Topic, course, step};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, BoardKind, CaptureDuty, Color, HouseRules, Precedence, Regicide, Removal,
    Variant, draw::Endings,
};
use crownhead_testkit::random::{Dice, house_rules};

/// Plays the solution of a step and returns what its moves do.
fn played(step: &Step) -> Vec<Answer> {
    let mut at = step.position;
    let mut answers = Vec::new();
    for mv in step.solution() {
        assert_eq!(at.turn(), Color::White, "{step:?}");
        assert!(at.legal_moves().contains(&mv), "{step:?}");
        let answer = step.answer(&at, &mv);
        if let Answer::Onward(next) = answer {
            at = next;
        }
        answers.push(answer);
    }
    answers
}

fn check(step: &Step) {
    let answers = played(step);
    let Some((last, before)) = answers.split_last() else {
        return assert_eq!(step.task, Task::Read, "{step:?}");
    };
    assert_eq!(*last, Answer::Done, "{step:?}");
    assert!(before.iter().all(|answer| matches!(answer, Answer::Onward(_))), "{step:?}");
    if let Task::Play(right) = &step.task {
        assert_eq!(answers.len(), 1);
        for mv in step.position.legal_moves() {
            let done = step.answer(&step.position, &mv) == Answer::Done;
            assert_eq!(done, right.contains(&mv), "{step:?}");
        }
    }
    assert!(step.position.pieces().count() <= 7 || step.topic == Topic::Draws, "few pieces: {step:?}");
}

#[test]
fn every_step_of_every_named_course_is_played_through() {
    for rules in AnyRules::all_named() {
        let steps = course(rules);
        steps.iter().for_each(check);
        let topics: Vec<Topic> = steps.iter().map(|step| step.topic).collect();
        assert!(topics.is_sorted() && topics.len() >= 8, "{:?}: {topics:?}", rules.key());
        assert_eq!((topics[0], topics[1]), (Topic::MenStep, Topic::Capture), "{:?}", rules.key());
    }
}

#[test]
fn every_step_of_courses_of_house_rules_is_played_through() {
    let mut dice = Dice::new(30);
    for _ in 0..60 {
        let board = *dice.pick(&BoardKind::ALL);
        let steps = course(AnyRules::House(house_rules(board, &mut dice)));
        steps.iter().for_each(check);
        assert!(steps.len() >= 5, "{steps:?}");
    }
}

/// The topics that a variant's course has beside those of every course.
fn topics(rules: impl Into<AnyRules>) -> Vec<Topic> {
    course(rules).into_iter().map(|step| step.topic).collect()
}

#[test]
fn courses_teach_what_sets_their_rules_apart() {
    let english = topics(Variant::English);
    assert!(english.contains(&Topic::CaptureForward) && english.contains(&Topic::FreeChoice));
    assert!(!english.contains(&Topic::KingChain) && !english.contains(&Topic::MostPieces));
    let international = topics(Variant::International);
    for topic in
        [Topic::CaptureBack, Topic::MostPieces, Topic::KingChain, Topic::Removal, Topic::CrowningInCapture]
    {
        assert!(international.contains(&topic), "{topic:?}");
    }
    let italian = topics(Variant::Italian);
    assert!(italian.contains(&Topic::SpareKings) && italian.contains(&Topic::Ranking));
    assert!(topics(Variant::Frisian).contains(&Topic::StraightCapture));
    assert!(topics(Variant::Turkish).contains(&Topic::TurnBack));
    assert!(topics(Variant::Thai).contains(&Topic::KingLanding));
    assert!(!topics(Variant::Breakthrough).contains(&Topic::KingStep), "no king ever moves");
}

/// The legal moves of the same pieces under other rules.
fn moves_under(position: &AnyPosition, rules: HouseRules) -> Vec<AnyMove> {
    let position = position.setup().into_position(AnyRules::House(rules));
    position.unwrap_or_else(|error| panic!("{error}")).legal_moves()
}

#[test]
fn a_step_needs_its_rule() {
    type Turn = fn(&mut HouseRules);
    let turns: [(Variant, Topic, Turn); 8] = [
        (Variant::International, Topic::MostPieces, |rules| rules.precedence = Precedence::Free),
        (Variant::Russian, Topic::Removal, |rules| rules.removal = Removal::AtOnce),
        (Variant::Turkish, Topic::Removal, |rules| rules.removal = Removal::AtEnd),
        (Variant::English, Topic::CaptureDuty, |rules| rules.capture_duty = CaptureDuty::Optional),
        (Variant::English, Topic::FreeChoice, |rules| rules.precedence = Precedence::MostPieces),
        (Variant::Italian, Topic::SpareKings, |rules| rules.men_take_kings = true),
        (Variant::Spanish, Topic::Ranking, |rules| rules.precedence = Precedence::MostPieces),
        (Variant::Czech, Topic::Ranking, |rules| rules.precedence = Precedence::Free),
    ];
    for (variant, topic, turn) in turns {
        let step = step(variant, topic).unwrap_or_else(|| panic!("{variant:?}: {topic:?}"));
        let mut rules = AnyRules::Variant(variant).house_rules();
        turn(&mut rules);
        let mut with = step.position.legal_moves();
        let mut without = moves_under(&step.position, rules);
        with.sort_unstable();
        without.sort_unstable();
        assert_ne!(with, without, "{variant:?}: {topic:?}");
    }
}

#[test]
fn limits_for_endings_have_a_step_of_their_own() {
    for rules in AnyRules::all_named() {
        let limited = rules.house_rules().draws.endings != Endings::None;
        let shown = step(rules, Topic::Endings);
        assert_eq!(shown.is_some(), limited, "{:?}", rules.key());
        let kings = shown.map_or(2, |step| step.position.pieces().count());
        assert!((2..=4).contains(&kings), "{:?}: {kings}", rules.key());
    }
}

#[test]
fn house_rules_have_courses_of_their_own() {
    let plain = HouseRules::plain(BoardKind::Dark8);
    let huffing = HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..plain };
    let steps = topics(AnyRules::House(huffing));
    assert!(steps.contains(&Topic::Huffing) && steps.contains(&Topic::CaptureChoice));
    assert!(!steps.contains(&Topic::CaptureDuty));
    let regicide = HouseRules { regicide: Regicide::CrownAndStop, ..plain };
    assert!(topics(AnyRules::House(regicide)).contains(&Topic::Regicide));
}

#[test]
fn a_legal_move_that_misses_the_rule_is_told_from_the_right_one() {
    let step = step(Variant::English, Topic::FreeChoice).expect("English leaves the choice");
    let Task::Play(right) = &step.task else { panic!("{step:?}") };
    let other =
        step.position.legal_moves().into_iter().find(|mv| !right.contains(mv)).expect("there is a choice");
    assert_eq!(step.answer(&step.position, &other), Answer::Another);
}

#[test]
fn a_step_is_not_the_last_one_again() {
    for rules in AnyRules::all_named() {
        for pair in course(rules).windows(2) {
            let alike = pair[0].position == pair[1].position && pair[0].task == pair[1].task;
            assert!(!alike, "{:?}: {:?}", rules.key(), pair[1].topic);
        }
    }
}

#[test]
fn a_man_that_passes_the_square_has_to_try_again() {
    let step = step(Variant::English, Topic::MenStep).expect("men move");
    let Task::Reach(goal) = step.task else { panic!("{step:?}") };
    let row = |square| step.position.board().place(square).1;
    // Every walk ends on the square or is stopped before it is out of reach.
    let mut open = vec![step.position];
    let (mut done, mut stopped) = (0, 0);
    while let Some(at) = open.pop() {
        for mv in at.legal_moves() {
            assert!(row(mv.to()) >= row(goal), "{mv:?} is past {goal:?}");
            match step.answer(&at, &mv) {
                Answer::Done => done += 1,
                Answer::Another => stopped += 1,
                Answer::Onward(next) => open.push(next),
            }
        }
    }
    assert!(done > 0 && stopped > 0, "{done} {stopped}");
}

#[test]
fn any_square_of_the_far_row_crowns() {
    for rules in AnyRules::all_named() {
        let Some(step) = step(rules, Topic::Crowning) else { continue };
        let mut at = step.position;
        let row = |mv: &AnyMove| step.position.board().place(mv.to()).1;
        while let Some(mv) = at.legal_moves().into_iter().min_by_key(row) {
            match step.answer(&at, &mv) {
                Answer::Onward(next) => at = next,
                answer => {
                    assert!(answer == Answer::Done && mv.is_crowning(), "{:?}: {answer:?}", rules.key());
                    break;
                }
            }
        }
    }
}

#[test]
fn a_course_is_the_same_every_time() {
    assert_eq!(course(Variant::Russian), course(Variant::Russian));
}

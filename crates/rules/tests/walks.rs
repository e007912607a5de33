//! Captures leg by leg: where a user may stop, and the routes in notation.

use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, CaptureDuty, CrowningInCapture, HouseRules, Lines, Precedence, Preset,
    Removal, Role, Square, Variant, Walk, count_routes,
    perft::{Convention, perft},
    routes,
};
use crownhead_testkit::{fen, move_text};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);
const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

fn square(position: &AnyPosition, number: u16) -> Square {
    position.board().square(number).expect("on the board")
}

/// Steps to each of these squares in turn.
#[track_caller]
fn walk(position: &AnyPosition, numbers: &[u16]) -> Walk {
    let start = Walk::start(position, square(position, numbers[0])).expect("the piece can move");
    numbers[1..].iter().fold(start, |walk, &number| walk.step(square(position, number)).expect("a next stop"))
}

fn next(walk: &Walk) -> Vec<u16> {
    walk.next_stops().iter().map(|square| square.number()).collect()
}

fn finished(walk: &Walk) -> Option<String> {
    walk.finished().as_ref().map(move_text)
}

#[test]
fn a_quiet_move_is_one_step() {
    let position = fen::position(ENGLISH, "W:W22:B1");
    let start = walk(&position, &[22]);
    assert_eq!((next(&start), finished(&start)), (vec![17, 18], None));
    let end = walk(&position, &[22, 18]);
    assert_eq!((next(&end), finished(&end)), (vec![], Some("22-18".to_owned())));
}

#[test]
fn a_capture_is_walked_leg_by_leg() {
    let position = fen::position(ENGLISH, "W:W29:B25,18,11");
    assert_eq!(next(&walk(&position, &[29])), [22]);
    assert_eq!(finished(&walk(&position, &[29, 22])), None);
    assert_eq!(finished(&walk(&position, &[29, 22, 15])), None);
    let end = walk(&position, &[29, 22, 15, 8]);
    assert_eq!(finished(&end), Some("29x[11,18,25]8".to_owned()));
    assert_eq!(end.captured().iter().map(|square| square.number()).collect::<Vec<_>>(), [25, 18, 11]);
}

#[test]
fn only_stops_that_lead_to_a_legal_move_are_offered() {
    // One way captures two men, the other captures one: the most must be captured.
    let position = fen::position(INTERNATIONAL, "W:W45:B40,30,41");
    assert_eq!(next(&walk(&position, &[45])), [34]);
    assert!(Walk::start(&position, square(&position, 40)).is_none());
}

#[test]
fn a_capture_that_may_stop_is_finished_at_every_stop() {
    let position = fen::position(AnyRules::Preset(Preset::FlyingTutorial), "W:W22:B18,10");
    let first = walk(&position, &[22, 15]);
    assert_eq!((finished(&first), first.can_go_on()), (Some("22x[18]15".to_owned()), true));
    assert_eq!(finished(&walk(&position, &[22, 15, 6])), Some("22x[10,18]6".to_owned()));
}

#[test]
fn a_man_crowned_by_regicide_walks_on_as_a_king() {
    let position = fen::position(AnyRules::Preset(Preset::ChooseEachLeg), "W:W22:BK18,19");
    assert_eq!(walk(&position, &[22]).role(), Role::Man);
    let crowned = walk(&position, &[22, 15]);
    assert_eq!((crowned.role(), next(&crowned), finished(&crowned)), (Role::King, vec![24], None));
}

#[test]
fn a_walk_can_go_straight_to_the_end() {
    let position = fen::position(ENGLISH, "W:W29:B25,18,11");
    let mv = position.legal_moves()[0];
    let end = walk(&position, &[29]).finish(&mv).expect("a legal move");
    assert_eq!(end.stops().iter().map(|square| square.number()).collect::<Vec<_>>(), [29, 22, 15, 8]);
}

#[test]
fn a_capture_in_a_circle_has_two_routes() {
    let position = fen::position(ENGLISH, "W:WK22:B18,19,26,27");
    let mv = position.legal_moves()[0];
    assert_eq!((mv.from(), count_routes(&position, &mv)), (mv.to(), 2));
    let stops: Vec<Vec<u16>> = routes(&position, &mv, 10)
        .iter()
        .map(|route| route.stops.iter().map(|square| square.number()).collect())
        .collect();
    assert_eq!(stops, [[22, 15, 24, 31, 22], [22, 31, 24, 15, 22]]);
    assert_eq!(routes(&position, &mv, 1).len(), 1);
}

#[test]
fn straight_on_counts_once() {
    let position = fen::position(INTERNATIONAL, "W:WK46:B37,23");
    for mv in position.legal_moves() {
        let routes = routes(&position, &mv, 10);
        assert_eq!(routes.len(), 1);
        assert_eq!(routes[0].stops[1].number(), 32, "the stop is the square behind the captured piece");
    }
    // A user may stop on any square between the two.
    assert_eq!(next(&walk(&position, &[46])), [28, 32]);
}

/// Two ways around four men end on the start square. One of them may not: its last leg could also land on a square from
/// which the capture continues.
#[test]
fn a_way_that_could_continue_is_not_a_route() {
    let rules = AnyRules::House(HouseRules { flying_kings: true, ..HouseRules::plain(BoardKind::Dark6) });
    let position = fen::position(rules, "W:WK5:B6,7,8,13,14");
    let ways: u64 = position.legal_moves().iter().map(|mv| count_routes(&position, mv)).sum();
    assert_eq!(ways, perft(&position, 1, Convention::Paths));
    let circle =
        position.legal_moves().into_iter().find(|mv| mv.to() == mv.from()).expect("the circle is legal");
    assert_eq!(count_routes(&position, &circle), 1);
    assert_eq!(finished(&walk(&position, &[5, 10, 17, 12, 5])), Some(move_text(&circle)));
    assert_eq!(next(&walk(&position, &[5, 12, 17, 10])), [2], "5 would leave a capture unfinished");
}

/// Four men in a ring: clockwise or counterclockwise: one way the man stays a man, the other way it passes the crowning row. Both
/// end on the same square.
#[test]
fn the_direction_of_a_circle_decides_what_a_man_becomes() {
    let rules = HouseRules {
        flying_kings: true,
        men_capture_back: true,
        capture_duty: CaptureDuty::Optional,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::GoOnAsKing,
        man_captures: Lines::All,
        removal: Removal::AtOnce,
        may_turn_back: true,
        ..HouseRules::plain(BoardKind::Mirrored8)
    };
    let position = fen::position(AnyRules::House(rules), "W:W18,19:B1,11,13,21,22,24");
    let captures: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| (mv.from().number(), mv.to().number()) == (19, 12))
        .collect();
    assert_eq!(
        captures.iter().map(crownhead_rules::AnyMove::becomes).collect::<Vec<_>>(),
        [Role::Man, Role::King]
    );
    for mv in captures {
        assert_eq!(count_routes(&position, &mv), 1, "{}", move_text(&mv));
        let start = Walk::start(&position, mv.from()).expect("the piece can move");
        assert_eq!(start.finish(&mv).and_then(|walk| walk.finished()), Some(mv));
    }
}

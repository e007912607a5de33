//! The arbiter of a tournament ends games.

use crownhead_room::{Action, Declared, Ending, Event, Room, Terms};
use crownhead_rules::Color;

fn room() -> Room {
    Room::new(Terms::read("international", None, "3+2", false, false).expect("terms"), 0)
}

fn play(room: &mut Room, text: &str, at: u64) {
    let action = Action::Move { ply: room.game().ply(), text: text.to_owned(), lag: 0 };
    room.act(room.turn(), &action, at).expect("legal");
}

#[test]
fn a_game_that_has_begun_gets_the_result_and_its_record_says_so() {
    for winner in [Some(Color::White), Some(Color::Black), None] {
        let mut room = room();
        play(&mut room, "32-28", 1_000);
        play(&mut room, "19-23", 2_000);
        let copy = room.clone();
        let event = room.rule(Declared::Ruled(winner), 3_000).expect("it goes on");
        assert_eq!((room.ending(), room.due()), (Some(Ending::Ruled(winner)), None));
        let halves = winner.map_or(1, |side| if side == Color::White { 2 } else { 0 });
        assert_eq!(room.ending().and_then(Ending::white_halves), Some(halves));
        let read: Event = event.to_string().parse().expect("an event");
        let mut again = copy;
        again.apply(&read, 3_000).expect("it fits");
        assert_eq!(again, room);
        assert_eq!(room.rule(Declared::Aborted, 4_000), None, "it is over");
    }
}

#[test]
fn a_game_that_has_not_begun_is_called_off() {
    let mut room = room();
    play(&mut room, "32-28", 1_000);
    assert_eq!(room.rule(Declared::Resigned(Color::White), 2_000), None, "only players resign");
    assert_eq!(room.rule(Declared::Ruled(Some(Color::White)), 2_000), Some(Event::Ended(Declared::Aborted)));
    assert_eq!(room.ending().and_then(Ending::white_halves), None);
}

#[test]
fn words_of_rulings_are_read_back_and_others_refused() {
    for declared in
        [Declared::Ruled(Some(Color::White)), Declared::Ruled(Some(Color::Black)), Declared::Ruled(None)]
    {
        assert_eq!(declared.to_string().parse(), Ok(declared));
    }
    for bad in ["ruled", "ruled red", "draw rule"] {
        assert!(bad.parse::<Declared>().is_err(), "{bad}");
    }
}

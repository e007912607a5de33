//! Messages of DXP.

use crownhead_notation::hub;
use crownhead_protocol::dxp::{
    BackVerdict, Cutter, EndReason, Event, GameRequest, LONGEST, Message, RULES, Session, Verdict,
    is_other_version, parse,
};
use crownhead_rules::{AnyPosition, Color};
use crownhead_testkit::random::{self, Dice};

fn text(message: &Message) -> String {
    let bytes = message.to_bytes();
    assert_eq!(bytes.iter().position(|&byte| byte == 0), Some(bytes.len() - 1));
    String::from_utf8(bytes[..bytes.len() - 1].to_vec()).expect("it is ASCII")
}

#[test]
fn every_message_matches_the_specification_and_round_trips() {
    let position = AnyPosition::start(RULES);
    let request = |position| GameRequest {
        name: "Ann".to_owned(),
        follower: Color::Black,
        minutes: 5,
        moves: 75,
        position,
    };
    let name = format!("Ann{}", " ".repeat(29));
    let board = format!("W{}{}{}", "z".repeat(20), "e".repeat(10), "w".repeat(20));
    for (message, expected) in [
        (Message::GameRequest(request(None)), format!("R01{name}Z005075A")),
        (Message::GameRequest(request(Some(position))), format!("R01{name}Z005075B{board}")),
        (Message::GameAnswer { name: "Ann".to_owned(), verdict: Verdict::NotThis }, format!("A{name}2")),
        (Message::Move { seconds: 12, from: 6, to: 11, captured: vec![] }, "M0012061100".to_owned()),
        (
            Message::Move { seconds: 12, from: 5, to: 25, captured: vec![12, 23, 20, 4] },
            "M001205250412232004".to_owned(),
        ),
        (Message::GameEnd { reason: EndReason::Unsaid, stop: false }, "E00".to_owned()),
        (Message::GameEnd { reason: EndReason::Won, stop: true }, "E31".to_owned()),
        (Message::Chat("good luck".to_owned()), "Cgood luck".to_owned()),
        (Message::BackRequest { number: 5, turn: Color::Black }, "B005Z".to_owned()),
        (Message::BackAnswer(BackVerdict::Unsupported), "K1".to_owned()),
    ] {
        assert_eq!(text(&message), expected);
        assert_eq!(parse(&expected), Some(message));
    }
}

#[test]
fn malformed_messages_are_rejected() {
    let name = " ".repeat(32);
    let requests = [format!("R02Ann{}W005075A", " ".repeat(29)), format!("R01{name}W005075A")];
    for wrong in [
        "",
        "X",
        "E",
        "E4",
        "E02",
        "E000",
        "M001206110",
        "M0012065100",
        "M0012061101",
        "B005Q",
        "K3",
        "M00120611ab",
        "Aé",
    ] {
        assert_eq!(parse(wrong), None, "{wrong}");
    }
    assert_eq!(requests.map(|request| parse(&request)), [None, None]);
    assert!(is_other_version("R02") && !is_other_version("R01") && !is_other_version("R"));
}

#[test]
fn a_stream_is_cut_at_zero_bytes_wherever_it_breaks() {
    let stream = b"E00\0M0012061100\0nonsense\0K1\0";
    for size in 1..=stream.len() {
        let mut cutter = Cutter::default();
        let messages: Vec<_> = stream.chunks(size).flat_map(|piece| cutter.take(piece)).collect();
        assert_eq!(messages.len(), 4);
        assert_eq!(messages[2], Err("nonsense".to_owned()));
        assert_eq!(
            messages[3],
            Ok(Message::BackAnswer(BackVerdict::Accepted))
                .map(|_: Message| Message::BackAnswer(BackVerdict::Unsupported))
        );
    }
    let mut cutter = Cutter::default();
    assert!(cutter.take(&vec![b'C'; 10_000_000]).is_empty(), "nothing grows without bound");
    let after: Vec<_> = cutter.take(b"\0E00\0");
    assert!(matches!(&after[..], [Err(cut), Ok(Message::GameEnd { .. })] if cut.len() == LONGEST));
}

#[test]
fn every_legal_move_round_trips() {
    let mut dice = Dice::new(5);
    for position in random::positions(RULES, 200, &mut dice) {
        for mv in position.legal_moves().iter().take(50) {
            let Some(message) = parse(&text(&Message::of_move(mv, 3))) else {
                panic!("{} cannot be read", hub::write_move(mv))
            };
            assert_eq!(message.find_move(&position), Some(*mv));
        }
    }
    let start = AnyPosition::start(RULES);
    for wrong in ["M0000323300", "M0000324100", "M0000322801", "E00"] {
        assert_eq!(parse(wrong).and_then(|message| message.find_move(&start)), None, "{wrong}");
    }
}

#[test]
fn no_input_breaks_anything() {
    let mut dice = Dice::new(2);
    let letters = b"RAMECBK0123456789WZwze \0AB";
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..dice.below(140)).map(|_| *dice.pick(letters)).collect();
        for message in Cutter::default().take(&bytes).into_iter().flatten() {
            assert_eq!(parse(&text(&message)), Some(message));
        }
    }
}

fn request(position: Option<AnyPosition>) -> GameRequest {
    GameRequest { name: "Ann".to_owned(), follower: Color::White, minutes: 5, moves: 75, position }
}

/// The events of one side, after the other has taken all its messages.
fn exchange(from: &mut Session, to: &mut Session, messages: Vec<Message>) -> Vec<Event> {
    let mut done = Vec::new();
    let (mut messages, mut sender_is_from) = (messages, true);
    while !messages.is_empty() {
        let taker = if sender_is_from { &mut *to } else { &mut *from };
        let mut next = Vec::new();
        for message in messages {
            let (answers, events) = taker.take(message);
            next.extend(answers);
            done.extend(events);
        }
        messages = next;
        sender_is_from = !sender_is_from;
    }
    done
}

#[test]
fn two_sides_play_a_game_to_its_end() {
    let mut dice = Dice::new(3);
    for _ in 0..20 {
        let (mut ann, mut bob) = (Session::new("Ann"), Session::new("Bob"));
        let asked = ann.ask(request(None));
        let mut events = exchange(&mut ann, &mut bob, vec![asked]);
        assert!(matches!(
            &events[..],
            [Event::Begun { side: Color::White, .. }, Event::Turn, Event::Begun { side: Color::Black, .. }]
        ));
        events.retain(|event| *event == Event::Turn);
        while events.last() == Some(&Event::Turn) {
            let turn = bob.game().expect("it is on").position().turn();
            let (player, other) =
                if bob.side() == Some(turn) { (&mut bob, &mut ann) } else { (&mut ann, &mut bob) };
            let mv = *dice.pick(&player.game().expect("it is on").position().legal_moves());
            let (messages, none) = player.play(Some(&mv), 1);
            assert!(none.is_empty());
            events = exchange(player, other, messages);
        }
        let reasons: Vec<EndReason> = events
            .iter()
            .filter_map(
                |event| if let Event::Ended { reason, stop: false } = event { Some(*reason) } else { None },
            )
            .collect();
        let fits = matches!(
            reasons[..],
            [EndReason::Won, EndReason::Lost]
                | [EndReason::Lost, EndReason::Won]
                | [EndReason::Draw, EndReason::Draw]
        );
        assert!(fits, "both sides agree: {events:?}");
        assert!(ann.game().is_none() && bob.game().is_none());
    }
}

#[test]
fn illegal_messages_end_the_game_and_going_back_is_allowed() {
    let mut bob = Session::new("Bob");
    assert_eq!(bob.take(parse("M0000322800").expect("a move")), (vec![], vec![]), "no game is on");
    let other = bob.take_other("R02");
    assert!(matches!(&other.0[..], [Message::GameAnswer { verdict: Verdict::Version, .. }]));
    let (_, events) = bob.take(Message::GameRequest(request(None)));
    assert_eq!(events.last(), Some(&Event::Turn));
    let again = bob.take(Message::GameRequest(request(None)));
    assert!(matches!(&again.0[..], [Message::GameAnswer { verdict: Verdict::NotThis, .. }]));
    let mv = bob.game().expect("it is on").position().legal_moves()[0];
    bob.play(Some(&mv), 0);
    let back = |number, turn| Message::BackRequest { number, turn };
    assert_eq!(bob.take(back(2, Color::White)).0, [Message::BackAnswer(BackVerdict::Refused)]);
    assert_eq!(bob.take(back(0, Color::White)).0, [Message::BackAnswer(BackVerdict::Refused)]);
    assert_eq!(
        bob.take(back(1, Color::White)),
        (vec![Message::BackAnswer(BackVerdict::Accepted)], vec![Event::Turn])
    );
    bob.play(Some(&mv), 0);
    let (messages, events) = bob.take(parse("M0000010200").expect("a move"));
    assert_eq!(messages, [Message::GameEnd { reason: EndReason::Unsaid, stop: false }]);
    assert!(matches!(&events[..], [Event::Broken(why)] if why == "an illegal move"));
    assert!(bob.game().is_none());
}

//! Names, status lines, announcements, outcomes, hints and opponents.

use crownhead_engine::{
    Drill, DrillState, Ending, Length, MoveGrade, Opponent, ProbeResult, Reference, Style, Verdict, Wdl,
};
use crownhead_game::{Game, Outcome, WinReason};
use crownhead_notation::{fen, movetext};
use crownhead_prose::{
    Label, Names, Note, PieceLook, Progress, SquareFacts, SquareStyle, bad_position, bad_rules,
    contradiction, count, draw_counter, draw_counters, draw_news, endgames, final_counts, gives_up,
    must_capture, offers_draw, opponents, outcome, pieces_left, played, rules_name, rules_summary, selected,
    side, sides, square, stepped, thinking, to_move, unknown_opponent, unknown_rules, unknown_side,
};
use crownhead_rules::{
    AnyPosition, AnyRules, BoardKind, Color, Contradiction, DrawClock, DrawReason, DrawRules, HouseRules,
    Preset, Role, Square, Variant,
    draw::{Claims, EndingClass},
};

const ENGLISH: AnyRules = AnyRules::Variant(Variant::English);

fn position(rules: AnyRules, text: &str) -> AnyPosition {
    fen::parse(text, rules).expect("a valid FEN")
}

fn at(number: u16) -> Square {
    BoardKind::Dark8.square(number).expect("a square")
}

#[test]
fn rules_have_names_and_a_line_each() {
    let house = AnyRules::House(HouseRules::plain(BoardKind::Dark10));
    let mut names: Vec<String> = AnyRules::all_named().chain([house]).map(rules_name).collect();
    assert_eq!(names[0], "English draughts");
    names.sort();
    names.dedup();
    assert_eq!(names.len(), AnyRules::all_named().count() + 1, "{names:?}");
    assert!(AnyRules::all_named().chain([house]).all(|rules| rules_summary(rules).ends_with('.')));
}

#[test]
fn sides_have_the_names_and_colors_of_their_preset() {
    let bottom = |rules| (side(rules, Color::White), sides(rules, Color::White).look);
    assert_eq!(bottom(AnyRules::Preset(Preset::ScorePanel)), ("Red".into(), PieceLook::Red));
    assert_eq!(bottom(AnyRules::Preset(Preset::Menu)), ("Black".into(), PieceLook::Ebony));
    assert_eq!(bottom(AnyRules::Preset(Preset::ChooseEachLeg)), ("Green".into(), PieceLook::Green));
    assert_eq!(bottom(AnyRules::Preset(Preset::FlyingTutorial)), ("White".into(), PieceLook::Ivory));
    assert_eq!(bottom(AnyRules::Preset(Preset::Text)), ("White".into(), PieceLook::Ivory));
    assert_eq!(bottom(ENGLISH), ("White".into(), PieceLook::Ivory));
    for rules in AnyRules::all_named() {
        assert_ne!(sides(rules, Color::White), sides(rules, Color::Black));
    }
    let mut tokens = PieceLook::ALL.map(PieceLook::token).to_vec();
    tokens.dedup();
    assert_eq!(tokens.len(), 4);
}

#[test]
fn status_lines() {
    assert_eq!(to_move(AnyRules::Preset(Preset::ScorePanel), Color::White), "Red to move");
    let few = position(ENGLISH, "W:W22,K30:BK1,K2");
    assert_eq!(pieces_left(&few, Color::White), "2 pieces (1 king)");
    assert_eq!(pieces_left(&few, Color::Black), "2 kings");
    assert_eq!(pieces_left(&position(ENGLISH, "W:W22:B"), Color::Black), "no pieces");
    assert_eq!(pieces_left(&position(ENGLISH, "W:W22:B"), Color::White), "1 piece");
    let panel = position(AnyRules::Preset(Preset::ScorePanel), "W:WK22:B");
    assert_eq!(pieces_left(&panel, Color::White), "1 queen");
    assert_eq!(must_capture(&position(ENGLISH, "W:W22,30:B18")), Some("You must capture".into()));
    assert_eq!(must_capture(&few), None);
}

#[test]
fn numbers_at_a_glance() {
    let shown = [0, 950, 9_999, 12_345, 123_456, 999_999, 2_100_000, 45_600_000, 3_000_000_000];
    let words = ["0", "950", "9999", "12.3 k", "123 k", "999 k", "2.1 M", "45.6 M", "3.0 G"];
    assert_eq!(shown.map(count), words);
    assert_eq!(count(u64::MAX), "18446744073 G");
    let progress = Progress { depth: 17, nodes: 2_100_000, calls: 0 };
    assert_eq!(thinking(&progress), "depth 17, 2.1 M positions");
    assert_eq!(thinking(&Progress { depth: 1, nodes: 1, calls: 0 }), "depth 1, 1 position");
    assert_eq!(thinking(&Progress { calls: 1, ..progress }), "1 search call");
    assert_eq!(thinking(&Progress { calls: 12_345, ..progress }), "12.3 k search calls");
}

#[test]
fn draws_are_counted_down_when_they_are_near() {
    let rules = DrawRules { claims: Claims::None, ..ENGLISH.house_rules().draws };
    let clock = |quiet| DrawClock { quiet, ..DrawClock::default() };
    assert_eq!(draw_counter(&rules, &clock(10)), None);
    assert_eq!(
        draw_counter(&rules, &clock(66)).as_deref(),
        Some("Draw after 7 more moves each unless a piece is captured or a man moves")
    );
    assert_eq!(
        draw_counter(&rules, &clock(79)).as_deref(),
        Some("Draw after 1 more move each unless a piece is captured or a man moves")
    );
    assert_eq!(draw_counter(&DrawRules::NONE, &clock(79)), None);
    let international = AnyRules::Variant(Variant::International).house_rules().draws;
    let ending = DrawClock { quiet: 2, ending: Some((EndingClass::LoneKingAgainstThree, 2)), diagonal: None };
    assert_eq!(
        draw_counter(&international, &ending).as_deref(),
        Some("Draw after 15 more moves each unless a piece is captured")
    );
}

#[test]
fn draws_to_claim_have_their_own_text() {
    let mut game = Game::from_position(position(ENGLISH, "W:WK32:BK1"));
    let counters = |game: &Game| draw_counters(game).join("; ");
    assert_eq!(draw_news(&game), None);
    let start = "This position has occurred once; the third occurrence is a draw; ";
    assert_eq!(
        counters(&game),
        format!("{start}Draw after 40 more moves each unless a piece is captured or a man moves")
    );
    game.let_players_claim();
    for (from, to) in [(32, 28), (1, 5), (28, 32), (5, 1)].into_iter().cycle().take(8) {
        let moves = game.position().legal_moves();
        let mv = moves.into_iter().find(|mv| (mv.from().number(), mv.to().number()) == (from, to));
        game.play(mv.expect("a legal move")).expect("the game goes on");
    }
    let claim = "The same position occurred 3 times. You can claim a draw.";
    assert_eq!(draw_news(&game).as_deref(), Some(claim));
    let third = "This position has occurred 3 times; the third occurrence lets a player claim a draw";
    let moves = "A draw can be claimed after 36 more moves each unless a piece is captured or a man moves";
    assert_eq!(draw_counters(&game), [claim, third, moves]);
    let never = HouseRules { draws: DrawRules::NONE, ..HouseRules::plain(BoardKind::Dark8) };
    assert_eq!(counters(&Game::new(AnyRules::House(never))), "There are no automatic draws");
    let page = crownhead_prose::rules_page_of(&game);
    assert_eq!(page.sections.last().map(|section| section.paragraphs.len()), Some(3));
}

#[test]
fn every_ending_names_what_stops_its_count() {
    let rules = AnyRules::Variant(Variant::Russian).house_rules().draws;
    let counter = |class, plies| {
        let clock = DrawClock { quiet: 0, ending: Some((class, plies)), diagonal: None };
        draw_counter(&DrawRules { no_progress: 0, ..rules }, &clock).expect("an ending is counted")
    };
    for (class, plies, words) in [
        (EndingClass::LoneKingAgainstThree, 0, "Draw after 16 more moves each unless a piece is captured"),
        (EndingClass::LoneKingAgainstTwo, 0, "Draw after 5 more moves each unless the lone king is captured"),
        (
            EndingClass::LoneKingAgainstKings,
            16,
            "Draw after 7 more moves each unless the lone king is captured",
        ),
        (
            EndingClass::LoneKingOnLongDiagonal,
            1,
            "Draw after 5 more moves each unless the lone king leaves the long diagonal",
        ),
        (
            EndingClass::FourOrFive,
            46,
            "Draw after 7 more moves each unless a piece is captured or a man is crowned",
        ),
        (
            EndingClass::SixOrSeven,
            118,
            "Draw after 1 more move each unless a piece is captured or a man is crowned",
        ),
        (EndingClass::ThreeKingsPool, 0, "Draw after 13 more moves each unless a piece is captured"),
        (EndingClass::ThreeKingsCanadian, 0, "Draw after 16 more moves each unless a piece is captured"),
        (EndingClass::TwoKings, 0, "Draw after 7 more moves each unless a piece is captured"),
        (EndingClass::KingEach, 0, "Draw after 2 more moves each unless a piece is captured"),
        (EndingClass::KingEach, 4, "Draw unless a piece is captured"),
        (EndingClass::PieceEach, 0, "Draw unless this move captures"),
    ] {
        assert_eq!(counter(class, plies), words);
    }
}

#[test]
fn other_goals_and_endings_have_their_sentences() {
    let unnamed = Names::default();
    let end = |rules: Variant, text: &str, winner, reason| {
        let last = position(AnyRules::Variant(rules), text);
        outcome(&last, &Outcome::Win { winner, reason }, &unnamed).reason
    };
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        end(Variant::Antidraughts, "W:W:B20", white, WinReason::RanOut),
        "White has no pieces left and wins."
    );
    assert_eq!(
        end(Variant::Giveaway, "W:W9:B1,5,6", white, WinReason::RanOut),
        "White cannot move and wins."
    );
    assert_eq!(
        end(Variant::Breakthrough, "W:W20:BK50", black, WinReason::FirstKing),
        "Black got the first king."
    );
    let turkish = position(AnyRules::Variant(Variant::Turkish), "W:Wc3:Ba8");
    let drawn = |class| outcome(&turkish, &Outcome::Draw(DrawReason::Ending(class)), &unnamed).reason;
    assert_eq!(
        drawn(EndingClass::PieceEach),
        "Each side has one piece, and neither can be captured right away."
    );
    let all = [
        EndingClass::LoneKingAgainstThree,
        EndingClass::LoneKingAgainstTwo,
        EndingClass::LoneKingAgainstKings,
        EndingClass::LoneKingOnLongDiagonal,
        EndingClass::FourOrFive,
        EndingClass::SixOrSeven,
        EndingClass::ThreeKingsPool,
        EndingClass::ThreeKingsCanadian,
        EndingClass::TwoKings,
        EndingClass::KingEach,
    ];
    let mut told: Vec<String> = all.map(drawn).to_vec();
    assert_eq!(told[3], "5 moves each with a lone king on the long diagonal against three pieces.");
    assert!(all.iter().zip(&told).all(|(class, told)| told.starts_with(&(class.limit() / 2).to_string())));
    told.sort();
    told.dedup();
    assert_eq!(told.len(), all.len());
}

#[test]
fn squares_have_their_usual_names() {
    let russian = position(AnyRules::Variant(Variant::Russian), "W:Wc3:Bd4,d6");
    let taking = russian.legal_moves()[0];
    assert_eq!(played(&russian, &taking), "White takes 2 pieces, c3:c7");
    assert_eq!(crownhead_prose::path_text(&russian, &taking), "c3:e5:c7");
    assert_eq!(
        selected(&AnyPosition::start(russian.rules()), taking.from()),
        "Man on c3 selected. It can move to b4 or d4."
    );
    // As on the board, captures that can be made at once are included.
    let king = position(AnyRules::Preset(Preset::FlyingTutorial), "W:WK29,30:B18,8,7,12");
    assert_eq!(selected(&king, at(29)), "King on 29 selected. It can move to 2, 4, 11 or 15.");
}

#[test]
fn squares_have_screen_reader_labels() {
    let nothing = SquareFacts {
        square: at(23),
        piece: None,
        captured: false,
        selected: false,
        movable: false,
        must_capture: false,
        target: None,
        huffable: false,
        last_move: false,
        hint: false,
    };
    assert_eq!(square(ENGLISH, &nothing, SquareStyle::SquareFirst), "23, empty");
    let man = SquareFacts { piece: Some((Color::White, Role::Man)), movable: true, ..nothing };
    assert_eq!(square(ENGLISH, &man, SquareStyle::SquareFirst), "23, white man, can move");
    assert_eq!(
        square(ENGLISH, &SquareFacts { must_capture: true, ..man }, SquareStyle::SquareFirst),
        "23, white man, must capture"
    );
    assert_eq!(
        square(ENGLISH, &SquareFacts { selected: true, ..man }, SquareStyle::SquareFirst),
        "23, white man, selected"
    );
    let queen =
        SquareFacts { piece: Some((Color::White, Role::King)), last_move: true, hint: true, ..nothing };
    let panel = AnyRules::Preset(Preset::ScorePanel);
    assert_eq!(square(panel, &queen, SquareStyle::SquareFirst), "23, red queen, last move, hint");
    assert_eq!(square(panel, &queen, SquareStyle::PieceFirst), "red queen, 23, last move, hint");
    assert_eq!(square(panel, &queen, SquareStyle::Brief), "red queen 23, last move, hint");
    assert_eq!(square(ENGLISH, &man, SquareStyle::Brief), "white 23, can move");
    assert_eq!(square(ENGLISH, &nothing, SquareStyle::Brief), "23");
    let ghost = SquareFacts { captured: true, piece: Some((Color::Black, Role::Man)), ..nothing };
    assert_eq!(square(ENGLISH, &ghost, SquareStyle::SquareFirst), "23, black man, captured");
    let target = SquareFacts { target: Some(Role::Man), ..nothing };
    assert_eq!(square(ENGLISH, &target, SquareStyle::SquareFirst), "23, empty, legal move");
}

#[test]
fn moves_are_announced() {
    let capture = position(ENGLISH, "W:W23:B18,10");
    let quiet = position(ENGLISH, "W:W6:B28");
    let find = |position: &AnyPosition, text: &str| movetext::find(text, position).expect("legal");
    assert_eq!(played(&capture, &find(&capture, "23x7")), "White takes 2 pieces, 23x7");
    assert_eq!(played(&quiet, &find(&quiet, "6-2")), "White plays 6-2 and gets a king");
    let one = position(AnyRules::Preset(Preset::Menu), "W:W23:BK18");
    assert_eq!(played(&one, &find(&one, "23x14")), "Black takes a piece, 23x14, and gets a king");
    assert_eq!(selected(&AnyPosition::start(ENGLISH), at(9)), "Man on 9 selected. It can move to 13 or 14.");
    assert_eq!(stepped(ENGLISH, at(14), false), "On 14. Continue the capture.");
    assert_eq!(stepped(ENGLISH, at(14), true), "On 14. Continue, or choose 14 again to end the move.");
}

#[test]
fn outcomes_have_their_sentences() {
    let last = position(ENGLISH, "B:W22,K30:B");
    let lone = position(ENGLISH, "W:W:BK1");
    let win = |winner, reason| Outcome::Win { winner, reason };
    let unnamed = Names::default();
    let end = outcome(&last, &win(Color::White, WinReason::NoPieces), &unnamed);
    assert_eq!(end.headline, "White wins");
    assert_eq!(end.reason, "Black has no pieces left.");
    assert_eq!(end.counts, "White: 2 pieces (1 king). Black: no pieces.");
    assert_eq!(final_counts(&lone), "White: no pieces. Black: 1 king.");
    let you = Names { you: Some(Color::White), ..Names::default() };
    assert_eq!(outcome(&last, &win(Color::White, WinReason::Blocked), &you).headline, "You win");
    let lost = outcome(&last, &win(Color::Black, WinReason::Resignation), &you);
    assert_eq!((lost.headline.as_str(), lost.reason.as_str()), ("You lose", "You resigned."));
    let named = Names { players: ["Ada".into(), "Expert".into()], you: None };
    assert_eq!(
        outcome(&last, &win(Color::White, WinReason::Concession), &named).headline,
        "Ada (White) wins"
    );
    let conceded = outcome(&last, &win(Color::White, WinReason::Concession), &named).reason;
    assert_eq!(conceded, "Black resigned: every move loses.");
    let drawn = |reason| outcome(&last, &Outcome::Draw(reason), &unnamed);
    assert_eq!(drawn(DrawReason::Repetition).reason, "The same position occurred 3 times.");
    assert_eq!(drawn(DrawReason::NoProgress).reason, "40 moves each without a capture or a man’s move.");
    assert_eq!(drawn(DrawReason::Agreement).headline, "Draw");
    for class in [EndingClass::LoneKingAgainstThree, EndingClass::LoneKingAgainstTwo] {
        assert!(drawn(DrawReason::Ending(class)).reason.starts_with(&(class.limit() / 2).to_string()));
    }
}

#[test]
fn every_opponent_has_a_name_and_a_line_of_its_own() {
    let references = Preset::ALL.into_iter().flat_map(Reference::of).map(Opponent::Reference);
    let mut names = Vec::new();
    let styled = Style::ALL.into_iter().map(|style| Opponent::Styled(8, style));
    for opponent in Opponent::general().chain(references).chain(styled) {
        let (title, line) = (opponents::title(opponent), opponents::summary(opponent));
        assert!(!title.contains('-') || title == "Alpha-beta, 5 plies", "{title}");
        assert!(line.ends_with('.') && !line.starts_with("One of"), "{opponent}: {line}");
        names.push(opponents::full_title(opponent));
    }
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all);
    assert!(names.contains(&"Very hard (Score-panel draughts)".to_owned()));
    assert!(names.contains(&"Level 1: Newcomer".to_owned()));
    assert_eq!(opponents::adaptive(5, 0), "Find my level, now level 5");
    assert_eq!(opponents::adaptive(5, 20), "My level, now level 5");
    let levels = (1..=Opponent::LEVELS).map(Opponent::Level).map(opponents::title);
    assert!(levels.clone().all(|title| !title.starts_with("Level")), "every level has a name");
    assert_eq!(opponents::title(Opponent::Minimax(1)), "Minimax, 1 ply");
}

#[test]
fn fixed_texts_are_there() {
    for text in Label::ALL.iter().map(|label| label.text()).chain(Note::ALL.iter().map(|note| note.text())) {
        assert!(text.starts_with(char::is_uppercase), "{text}");
    }
}

#[test]
fn every_contradiction_names_its_switches() {
    let all = [
        Contradiction::Rows,
        Contradiction::PrecedenceNeedsFinish,
        Contradiction::SingleLegCannotPassCrowningRow,
        Contradiction::SingleLegCannotGoOn,
        Contradiction::RepetitionOfOne,
        Contradiction::HuffingNeedsChoice,
    ];
    for case in all {
        let text = contradiction(case);
        assert!(case.switches().iter().all(|switch| text.contains(switch)), "{text}");
    }
}

#[test]
fn requests_and_bad_input() {
    assert_eq!(gives_up(AnyRules::Preset(Preset::ChooseEachLeg), Color::White), "Green resigns.");
    assert_eq!(offers_draw(ENGLISH, Color::Black), "Black offers a draw.");
    assert_eq!(unknown_rules("x"), "There is no variant “x”.");
    assert_eq!(unknown_opponent("x"), "There is no opponent “x”.");
    assert_eq!(unknown_side("x"), "The side must be white or black, not “x”.");
    assert_eq!(bad_position("no pieces"), "Cannot read the position: no pieces.");
    assert_eq!(bad_rules("a typo"), "Cannot read the rules: a typo.");
}

/// Two kings against one, with these words of the tables.
fn known(turn: char, verdict: Verdict, at_risk: bool) -> (AnyPosition, ProbeResult) {
    let position = position(ENGLISH, &format!("{turn}:WK18,K15:BK1"));
    let moves = position.legal_moves().into_iter().map(|mv| (mv, verdict)).collect();
    (position, ProbeResult { verdict, at_risk, moves })
}

#[test]
fn tables_are_put_into_words() {
    let told = |turn, verdict, at_risk| {
        let (position, known) = known(turn, verdict, at_risk);
        endgames::known(&position, &known).to_string()
    };
    assert_eq!(told('W', Verdict::Win(Length::ToEnd(13)), false), "White wins in 13 plies (7 moves).");
    assert_eq!(told('B', Verdict::Loss(Length::ToEnd(1)), false), "White wins in 1 ply (1 move).");
    assert_eq!(
        told('W', Verdict::Win(Length::ToConversion(7)), true),
        "White wins. The next capture or crowning is 7 plies away. A draw rule may end the game first."
    );
    assert_eq!(told('B', Verdict::Win(Length::Unknown), false), "Black wins.");
    assert_eq!(told('W', Verdict::Draw, false), "Draw with best play.");
    let (position, known) = known('W', Verdict::Win(Length::ToEnd(13)), false);
    let (mv, worth) = known.moves[0];
    assert_eq!(endgames::known_move(&position, &mv, worth), "15-10 wins in 13 plies");
    assert_eq!(
        endgames::known_square("18, white king", worth, false),
        "18, white king, its best move wins in 13 plies"
    );
    assert_eq!(endgames::known_square("22, empty", Verdict::Draw, true), "22, empty, moving here draws");
}

#[test]
fn exercises_are_put_into_words() {
    let ending = Ending { men: [1, 0], kings: [2, 1] };
    assert_eq!(endgames::ending_name(ENGLISH, ending), "Two kings and a man against a king");
    let start = position(ENGLISH, "W:WK18,K15:BK1");
    let two = Ending { men: [0, 0], kings: [2, 1] };
    let drill = |shortest| Drill { ending: two, start, shortest };
    assert_eq!(
        endgames::drill_task(&drill(Some(19))).to_string(),
        "White to move and win. Two kings against a king. Fastest win: 10 moves."
    );
    assert_eq!(
        endgames::drill_task(&drill(None)).to_string(),
        "White to move and win. Two kings against a king."
    );
    let mv = start.legal_moves()[0];
    let judged = |judgment| endgames::drill_judgment(&start, &mv, judgment).map(|told| told.to_string());
    let worse = |has| judged(MoveGrade::Worse { had: Wdl::Win, has });
    assert_eq!(worse(Wdl::Draw).as_deref(), Some("The win is gone. 15-10 only draws."));
    assert_eq!(worse(Wdl::Loss).as_deref(), Some("The win is gone. 15-10 loses."));
    assert_eq!(
        judged(MoveGrade::Longer { plies: 4 }).as_deref(),
        Some("Still winning. That costs 2 extra moves.")
    );
    assert_eq!(judged(MoveGrade::Best), None);
    let result = |shortest, moves| endgames::drill_result(&drill(shortest), DrillState::Solved { moves });
    assert_eq!(result(Some(19), 10).as_deref(), Some("Solved in 10 moves: the fastest win."));
    assert_eq!(result(Some(19), 12).as_deref(), Some("Solved in 12 moves; the fastest win takes 10."));
    assert_eq!(result(None, 1).as_deref(), Some("Solved in 1 move."));
    let failed = endgames::drill_result(&drill(None), DrillState::Failed);
    assert_eq!(failed.as_deref(), Some("You did not convert the win."));
}

//! Every reason for refusing a move, in words.

use crownhead_notation::{fen, movetext};
use crownhead_prose::{article, explain_refusal, refusal, refusal_headline, unreadable};
use crownhead_rules::{AnyPosition, AnyRules, Attempt, Color, Preset, Refusal, RefusalReason, SquareSet};

fn position(rules: &str, text: &str) -> AnyPosition {
    fen::parse(text, AnyRules::from_key(rules).expect("known rules")).expect("a valid FEN")
}

fn tried(position: &AnyPosition, text: &str) -> (Attempt, Refusal) {
    let attempt = movetext::parse(text, position).expect("a move");
    let refusal = position.find_move(&attempt).expect_err("not possible");
    (attempt, refusal)
}

/// The words for a move that is not legal.
fn told(rules: &str, text: &str, mv: &str) -> String {
    let position = position(rules, text);
    let (attempt, found) = tried(&position, mv);
    refusal(&position, Some(&attempt), &found)
}

/// The words for a piece that cannot be moved.
fn told_at(rules: &str, text: &str, number: u16) -> String {
    let position = position(rules, text);
    let found = position.refuse_start(position.board().square(number).expect("a square")).expect("no moves");
    refusal(&position, None, &found)
}

#[test]
fn you_must_capture() {
    assert_eq!(
        told("english", "W:W23,26:BK18,10", "26-22"),
        "26-22 is not legal. The man on 23 can capture, so you must. 23x14x7 takes two pieces, one of them a king."
    );
    assert_eq!(
        told("english", "W:W32,23,22:B18", "32-28"),
        "32-28 is not legal. The men on 22 and 23 can capture, so you must."
    );
    assert_eq!(
        told("english", "W:W32,23,K22:B18", "32-28"),
        "32-28 is not legal. The pieces on 22 and 23 can capture, so you must."
    );
    assert_eq!(
        told("choose-each-leg", "W:W32,23:BK18", "32-28"),
        "32-28 is not legal. The man on 23 can capture, so you must. 23x14 takes a king and crowns your man."
    );
    assert_eq!(told_at("english", "W:W32,23,22:B18", 32), "The men on 22 and 23 can capture, so you must.");
    assert_eq!(
        told_at("score-panel", "W:W32,K23:BK19", 32),
        "The queen on 23 can capture, so you must. 23x14 takes a queen."
    );
}

#[test]
fn you_must_take_more() {
    let greater = "W:W28,47:B23,13,41";
    assert_eq!(
        told_at("international", greater, 47),
        "You must take as many pieces as possible: the man on 28 can take two."
    );
    assert_eq!(
        told("international", greater, "47x36"),
        "47x36 is not legal. You must take as many pieces as possible: the man on 28 can take two. This capture takes only one."
    );
}

#[test]
fn every_precedence_has_its_explanation() {
    // The man takes two, the king one: Spanish rules count first.
    assert_eq!(
        told("spanish", "W:WK3:B7,15,K6", "3x10"),
        "3x10 is not legal. You must take as many pieces as possible: the king on 3 can take two. \
         This capture takes only one."
    );
    assert_eq!(
        told("spanish", "W:WK3:B7,K6", "3x12"),
        "3x12 is not legal. A capture by the king on 3 has priority: take the most pieces, then the most kings."
    );
    assert_eq!(
        told("italian", "W:WK23,30:B19,26", "30x21"),
        "30x21 is not legal. A capture by the king on 23 has priority: take the most pieces, then capture \
         with a king, then take the most kings, then take a king as early as possible."
    );
    assert_eq!(
        told("frisian", "W:W33,K11:B28,K17", "33x22"),
        "33x22 is not legal. A capture by the king on 11 has priority: take the highest value, where a king \
         counts a little less than two men, then capture with a king."
    );
    assert_eq!(
        told("czech", "W:WKa1,g3:Bb2,f4", "g3xe5"),
        "g3xe5 is not legal. The king on a1 can capture, and a king must capture before a man."
    );
    let czech = position("czech", "W:WKa1,g3:Bb2,f4");
    let (_, found) = tried(&czech, "g3xe5");
    assert_eq!(refusal_headline(&czech, &found, None), "Your move: a king must capture");
}

#[test]
fn pieces_move_along_the_lines_of_their_game() {
    assert_eq!(
        told("turkish", "W:Wc3,Kh1:Ba8", "c3-d4"),
        "c3-d4 is not legal. Pieces move along rows and columns; none connects c3 and d4."
    );
    assert_eq!(
        told("turkish", "W:Wc3,Kh1:Ba8", "c3-c2"),
        "c3-c2 is not legal. Men move forward and sideways only."
    );
    assert_eq!(
        told("turkish", "W:Wc3,Kh1:Bc2", "c3xc1"),
        "c3xc1 is not legal. Men capture forward and sideways only."
    );
    assert_eq!(
        told("turkish", "W:Wc3,Kh1:Ba8", "c3-c5"),
        "c3-c5 is not legal. Men move one square at a time."
    );
    assert_eq!(
        told("armenian", "W:Wc3:Ba8", "c3-d5"),
        "c3-d5 is not legal. Pieces move along rows, columns and diagonals; none connects c3 and d5."
    );
    assert_eq!(
        told("frisian", "W:WK33:B1", "33-23"),
        "33-23 is not legal. Kings move along diagonals only; along other lines they can only capture."
    );
    assert_eq!(told("italian", "W:W30:BK26", "30x21"), "30x21 is not legal. Men may not capture kings.");
}

#[test]
fn a_frisian_king_must_rest_after_three_moves() {
    let tired = "W:WK28,40:BK5,12:+0+328";
    assert_eq!(
        told("frisian", tired, "28-32"),
        "28-32 is not legal. The king on 28 has made three moves in a row without capturing; move another piece \
         first."
    );
    assert!(told_at("frisian", tired, 28).starts_with("The king on 28 has made three moves"));
}

#[test]
fn the_end_of_a_game_with_another_goal() {
    assert_eq!(told_at("breakthrough", "W:W28:BK50", 28), "The game is over: Black got the first king.");
    assert_eq!(told_at("antidraughts", "W:W:B20", 20), "The game is over: White has no legal moves.");
}

#[test]
fn the_capture_must_continue() {
    let text = "W:W23:B18,10";
    assert_eq!(
        told("english", text, "23x14"),
        "23x14 is not legal. The capture is not finished: it must continue to 7."
    );
    let position = position("english", text);
    let (_, found) = tried(&position, "23x14");
    let elsewhere = movetext::parse("23x14x15", &position).expect("squares");
    let told = refusal(&position, Some(&elsewhere), &found);
    assert!(told.ends_with("The capture is not finished: it must continue to 7."), "{told}");
    assert_eq!(
        refusal(&position, None, &found),
        "The capture is not finished: it must continue as far as it can."
    );
}

#[test]
fn the_piece_does_not_move_like_that() {
    let start = "W:W22,K9,30:B1";
    assert_eq!(
        told("english", start, "22-14"),
        "22-14 is not legal. Pieces move along diagonals; none connects 22 and 14."
    );
    assert_eq!(told("english", start, "22-15"), "22-15 is not legal. Men move one square at a time.");
    assert_eq!(told("english", start, "9-18"), "9-18 is not legal. Kings move one square at a time.");
    assert_eq!(
        told("score-panel", "W:WK9:B1", "9-18"),
        "9-18 is not legal. Queens move one square at a time."
    );
    assert_eq!(told("english", start, "22-25"), "22-25 is not legal. Men move forward only.");
    assert_eq!(told("english", "W:W14:B18", "14x23"), "14x23 is not legal. Men capture forward only.");
    assert_eq!(
        told("flying-tutorial", "W:WK29,22:B1", "29-15"),
        "29-15 is not legal. The piece on 22 is in the way."
    );
    assert_eq!(told("english", "W:W22,18:B1", "22-18"), "22-18 is not legal. 18 is not empty.");
    assert_eq!(
        told_at("english", "W:W29,25,32:B22", 32),
        "The man on 25 can capture, so you must. 25x18 takes a man."
    );
}

#[test]
fn the_piece_cannot_be_chosen() {
    assert_eq!(told_at("english", "W:W22:B1", 18), "There is no piece on 18.");
    assert_eq!(told("english", "W:W22:B1", "18-15"), "18-15 is not legal. There is no piece on 18.");
    assert_eq!(told_at("english", "W:W22:BK1", 1), "The king on 1 belongs to Black.");
    assert_eq!(told_at("score-panel", "W:W22:BK1", 1), "The queen on 1 belongs to Black.");
    assert_eq!(told_at("choose-each-leg", "W:W22:B1", 1), "The man on 1 belongs to White.");
    assert_eq!(told_at("english", "B:W22:B1,5,6", 1), "The man on 1 is blocked and cannot move.");
    assert_eq!(told_at("english", "B:W22:B", 22), "The game is over: Black has no legal moves.");
}

#[test]
fn captures_that_are_unclear_or_lead_nowhere() {
    assert_eq!(
        told("english", "W:W31:B26,18,27,19", "31x15"),
        "31x15 is ambiguous. Which route: 31x22x15 or 31x24x15? Choose one square at a time, or type the whole route."
    );
    assert_eq!(
        told("text", "W:W23:B18,10", "23x14x5"),
        "23x14x5 is not legal. No legal move leads from 23 to 5."
    );
    let king = position("international", "W:WK28:B23,12,10,18");
    let found = Refusal {
        reason: RefusalReason::AlreadyJumped,
        squares: SquareSet::EMPTY,
        article: Some("4.8"),
        counts: None,
    };
    let attempt = movetext::parse("28x19x32", &king).expect("a move");
    assert_eq!(
        refusal(&king, Some(&attempt), &found),
        "28x19x32 is not legal. A piece may be jumped only once; captured pieces stay on the board until the move ends."
    );
    assert_eq!(article(king.rules(), &found).as_deref(), Some("Rule 4.8"));
}

#[test]
fn headlines_articles_and_parts() {
    let position = position("english", "W:W23,26:BK18,10");
    let (attempt, found) = tried(&position, "26-22");
    assert_eq!(refusal_headline(&position, &found, None), "Your move: you must capture");
    let number = found.article.expect("English has a rulebook");
    assert_eq!(article(position.rules(), &found), Some(format!("Rule {number}")));
    let parts = explain_refusal(&position, Some(&attempt), false, &found);
    assert_eq!(parts.lead, "26-22 is not legal.");
    assert!(parts.text.starts_with("The man on 23"));
    let (_, found) = tried(&position, "26-18");
    // A side that must capture still must, whatever else is wrong with the attempt.
    assert_eq!(refusal_headline(&position, &found, None), "White must capture");
    assert_eq!(refusal_headline(&position, &found, Some(Color::White)), "Your move: you must capture");
    let start = AnyPosition::start(position.rules());
    let (_, found) = tried(&start, "9-18");
    assert_eq!(refusal_headline(&start, &found, Some(Color::Black)), "Your move");
    let panel = AnyPosition::start(AnyRules::Preset(Preset::ScorePanel));
    let forced = Refusal { reason: RefusalReason::MustCapture, ..found };
    assert_eq!(refusal_headline(&panel, &forced, None), "Forced capture");
}

#[test]
fn text_that_is_not_a_move() {
    let russian = position("russian", "W:Wc3:Ba7");
    assert_eq!(
        unreadable(&russian, "c3-c4"),
        "“c3-c4” is not a move. Square c4 is light; only dark squares are used."
    );
    let position = position("english", "W:W22:B1");
    assert_eq!(
        unreadable(&position, " 22-99 "),
        "“22-99” is not a move. There is no square 99: squares run from 1 to 32."
    );
    assert_eq!(unreadable(&position, ""), "Type a move such as 22-18.");
    assert_eq!(unreadable(&position, "hello"), "“hello” is not a move. Moves look like 22-18.");
    assert_eq!(
        unreadable(&position, "22"),
        "“22” is not a move. Name two squares: where the piece starts and where it lands."
    );
    assert_eq!(unreadable(&position, "22-"), "“22-” is not a move. A square is missing beside a separator.");
}

#[test]
fn a_typed_capture_is_written_as_one() {
    // Nothing stands between the squares, so only the text shows that a capture is meant.
    let position = position("english", "W:W22,26:B1");
    let (attempt, found) = tried(&position, "22x15");
    let lead = |capture| explain_refusal(&position, Some(&attempt), capture, &found).lead;
    assert_eq!((lead(true).as_str(), lead(false).as_str()), ("22x15 is not legal.", "22-15 is not legal."));
}

#[test]
fn text_without_squares_gets_an_example_in_every_variant() {
    for rules in AnyRules::all_named() {
        let told = unreadable(&AnyPosition::start(rules), "hello");
        assert!(told.contains("Moves look like ") && told.starts_with("“hello”"), "{rules:?}: {told}");
    }
}

//! Why a move is not legal, in words.

use crownhead_game::WinReason;
use crownhead_notation::{
    Naming,
    movetext::{self, MoveTextProblem},
    square_name,
};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, Attempt, BoardKind, CaptureDuty, Color, Direction, Lines, Precedence,
    Preset, Refusal, RefusalReason, Role, Square, SquareSet, Walk,
};

use crate::{
    Told, capitalized,
    messages::say,
    moves::{any_of, joined, listed, path_text},
    names::{self, counted, piece_name, pieces, side},
    page::headline,
    rules_page::{lines_key, lines_words, moves_in_words},
};

/// The whole explanation: "26-22 is not legal. The man on 23 can capture, so you must." Without an attempt (the
/// player could not even select the piece), it starts with the reason.
pub fn refusal(position: &AnyPosition, attempt: Option<&Attempt>, refusal: &Refusal) -> String {
    explain_refusal(position, attempt, false, refusal).to_string()
}

/// The explanation in two parts: what is not legal, and why. An attempt that was typed as a capture is written as one.
pub fn explain_refusal(
    position: &AnyPosition,
    attempt: Option<&Attempt>,
    typed_capture: bool,
    refusal: &Refusal,
) -> Told {
    let lead = attempt.map(|attempt| {
        let text = attempt_text(position, attempt, typed_capture || is_about_a_capture(refusal.reason));
        match refusal.reason {
            RefusalReason::Ambiguous => say!("refused-lead-ambiguous", move = &text),
            _ => say!("refused-lead", move = &text),
        }
    });
    Told { lead: lead.unwrap_or_default(), text: reason(position, attempt, refusal) }
}

/// A short headline: "Your move: you must capture". `you` is the side of the reader, if exactly one person plays.
pub fn refusal_headline(position: &AnyPosition, refusal: &Refusal, you: Option<Color>) -> String {
    let panel = position.rules() == AnyRules::Preset(Preset::ScorePanel);
    match refusal.reason {
        RefusalReason::MustCapture if panel => say!("headline-forced-capture"),
        RefusalReason::MustCapture => say!("headline-must-capture"),
        RefusalReason::MustTakeMore => say!("headline-must-take-more"),
        RefusalReason::KingMustTake => {
            say!("headline-king-must-take", king = &piece_name(position.rules(), Role::King))
        }
        RefusalReason::MustGoOn => say!("headline-must-go-on"),
        RefusalReason::GameOver => say!("headline-game-over"),
        RefusalReason::EmptySquare
        | RefusalReason::NotYourPiece
        | RefusalReason::DestinationTaken
        | RefusalReason::KingMovedTooOften
        | RefusalReason::MenCannotTakeKings
        | RefusalReason::AlreadyJumped
        | RefusalReason::MenMoveForward
        | RefusalReason::MenCaptureForward
        | RefusalReason::TooFar
        | RefusalReason::Blocked
        | RefusalReason::NotDiagonal
        | RefusalReason::NoPath
        | RefusalReason::Ambiguous => headline(position, you),
    }
}

/// The article of the rules behind a refusal: "Rule 1.19".
pub fn article(_rules: AnyRules, refusal: &Refusal) -> Option<String> {
    refusal.article.map(|article| say!("article", number = article))
}

/// Why typed text is not a move.
pub fn unreadable(position: &AnyPosition, text: &str) -> String {
    match movetext::parse(text, position) {
        Err(error) if error.problem == MoveTextProblem::Empty(Naming::of(position.rules())) => {
            say!("unreadable-empty", example = example(position.rules()))
        }
        Err(error) => {
            let problem = unreadable_part(position.rules(), &error.problem);
            say!("unreadable", text = text.trim(), problem = &problem)
        }
        Ok(_) => String::new(),
    }
}

fn unreadable_part(rules: AnyRules, problem: &MoveTextProblem) -> String {
    match problem {
        MoveTextProblem::NoSuchSquare { name, first, last } => {
            say!("unreadable-no-square", name = name, first = first, last = last)
        }
        MoveTextProblem::LightSquare(name) => say!("unreadable-light-square", name = name),
        MoveTextProblem::OneSquare(_) => say!("unreadable-one-square"),
        MoveTextProblem::UnclearDigits(digits) => say!("unreadable-digits", digits = digits),
        MoveTextProblem::MissingSquare => say!("unreadable-missing-square"),
        MoveTextProblem::TooManySquares => say!("unreadable-too-long"),
        _ => say!("unreadable-mark", example = example(rules)),
    }
}

/// What a move looks like under these rules.
fn example(rules: AnyRules) -> &'static str {
    match Naming::of(rules) {
        Naming::Letters => "c3-d4",
        _ => "22-18",
    }
}

/// "26-22", "23x14x7".
fn attempt_text(position: &AnyPosition, attempt: &Attempt, capture: bool) -> String {
    let stops: Vec<Square> =
        [attempt.from].into_iter().chain(attempt.via.iter().copied()).chain([attempt.to]).collect();
    let captures = capture || stops.len() > 2 || jumps(position, attempt.from, attempt.to);
    let between = if captures { movetext::capture_mark(position.rules()) } else { "-" };
    joined(position.rules(), &stops, between)
}

/// Whether only a capture is refused for this reason.
const fn is_about_a_capture(reason: RefusalReason) -> bool {
    match reason {
        RefusalReason::MustTakeMore
        | RefusalReason::MustGoOn
        | RefusalReason::AlreadyJumped
        | RefusalReason::KingMustTake
        | RefusalReason::MenCannotTakeKings
        | RefusalReason::MenCaptureForward
        | RefusalReason::Ambiguous => true,
        RefusalReason::GameOver
        | RefusalReason::EmptySquare
        | RefusalReason::NotYourPiece
        | RefusalReason::DestinationTaken
        | RefusalReason::MustCapture
        | RefusalReason::KingMovedTooOften
        | RefusalReason::MenMoveForward
        | RefusalReason::TooFar
        | RefusalReason::Blocked
        | RefusalReason::NotDiagonal
        | RefusalReason::NoPath => false,
    }
}

/// Whether an enemy piece stands between two squares.
fn jumps(position: &AnyPosition, from: Square, to: Square) -> bool {
    let is_enemy =
        |square: Square| position.piece_at(square).is_some_and(|piece| piece.color != position.turn());
    Direction::ALL
        .into_iter()
        .find_map(|direction| between(position.board(), from, to, direction))
        .is_some_and(|squares| squares.into_iter().any(is_enemy))
}

/// The squares between two squares on a line in that direction, if the line leads from one to the other.
fn between(board: BoardKind, from: Square, to: Square, direction: Direction) -> Option<Vec<Square>> {
    let mut squares: Vec<Square> = Vec::new();
    let mut at = board.step(from, direction)?;
    while at != to {
        squares.push(at);
        at = board.step(at, direction)?;
    }
    Some(squares)
}

fn reason(position: &AnyPosition, attempt: Option<&Attempt>, refusal: &Refusal) -> String {
    let rules = position.rules();
    let name = |square: Square| square_name(rules, square);
    let first = refusal.squares.iter().next();
    let from = attempt.map(|attempt| attempt.from).or(first);
    let (from_name, to_name) =
        (from.map(name).unwrap_or_default(), attempt.map(|attempt| name(attempt.to)).unwrap_or_default());
    let mover = from.and_then(|from| position.piece_at(from));
    let role = mover.map_or(Role::Man, |piece| piece.role);
    match refusal.reason {
        RefusalReason::GameOver => game_over(position),
        RefusalReason::EmptySquare => say!("refused-empty", square = &from_name),
        RefusalReason::NotYourPiece => {
            let owner = side(rules, mover.map_or(position.turn().other(), |piece| piece.color));
            say!("refused-not-yours", piece = &piece_name(rules, role), square = &from_name, side = &owner)
        }
        RefusalReason::DestinationTaken => say!("refused-taken", square = &to_name),
        RefusalReason::MustCapture => must_capture(position, refusal.squares),
        RefusalReason::MustTakeMore => must_take_more(position, refusal),
        RefusalReason::KingMustTake => {
            let (pieces, list) = capturers(position, refusal);
            let king = piece_name(rules, Role::King);
            say!("refused-king-must-take", pieces = &pieces, squares = &list, king = &king)
        }
        RefusalReason::MustGoOn => must_go_on(position, attempt),
        RefusalReason::AlreadyJumped => say!("refused-jumped-twice"),
        RefusalReason::Blocked if attempt.is_none() => {
            say!("refused-no-moves", piece = &piece_name(rules, role), square = &from_name)
        }
        RefusalReason::Blocked => {
            let n = refusal.squares.len();
            say!("refused-in-the-way", n = n, squares = &listed(rules, refusal.squares))
        }
        RefusalReason::Ambiguous => ambiguous(position, attempt),
        RefusalReason::MenMoveForward
        | RefusalReason::MenCaptureForward
        | RefusalReason::MenCannotTakeKings
        | RefusalReason::KingMovedTooOften
        | RefusalReason::TooFar
        | RefusalReason::NotDiagonal
        | RefusalReason::NoPath => {
            wrong_shape(rules, refusal.reason, role, from, attempt.map(|attempt| attempt.to))
        }
    }
}

/// A move that the piece never makes.
fn wrong_shape(
    rules: AnyRules,
    reason: RefusalReason,
    role: Role,
    from: Option<Square>,
    to: Option<Square>,
) -> String {
    let name = |square: Option<Square>| square.map(|square| square_name(rules, square)).unwrap_or_default();
    let (from_name, to_name) = (name(from), name(to));
    let switches = rules.house_rules();
    let plural = capitalized(&pieces(rules, role, 2));
    let (steps, captures) = match role {
        Role::Man => (switches.man_steps, switches.man_captures),
        Role::King => (switches.king_steps, switches.king_captures),
    };
    match reason {
        RefusalReason::MenMoveForward => say!("refused-men-move-forward", lines = lines_key(steps)),
        RefusalReason::MenCaptureForward => say!("refused-men-capture-forward", lines = lines_key(captures)),
        RefusalReason::MenCannotTakeKings => {
            say!("refused-men-spare-kings", kings = &pieces(rules, Role::King, 2))
        }
        RefusalReason::KingMovedTooOften => {
            let (king, moves) = (piece_name(rules, Role::King), moves_in_words(switches.king_move_limit));
            say!("refused-king-moved-too-often", king = &king, square = &from_name, moves = &moves)
        }
        RefusalReason::TooFar => say!("refused-too-far", pieces = &plural),
        RefusalReason::NotDiagonal if lies_on(rules.board(), captures, from.zip(to)) => {
            say!("refused-captures-only", pieces = &plural, lines = &lines_words(steps))
        }
        RefusalReason::NotDiagonal => {
            let alike = switches.man_steps == switches.king_steps;
            let plural = if alike { capitalized(&say!("piece-any", n = 2_u8)) } else { plural };
            let lines = lines_words(steps);
            say!("refused-not-on-a-line", pieces = &plural, lines = &lines, from = &from_name, to = &to_name)
        }
        RefusalReason::NoPath => say!("refused-no-path", from = &from_name, to = &to_name),
        // The caller explains these.
        RefusalReason::GameOver
        | RefusalReason::EmptySquare
        | RefusalReason::NotYourPiece
        | RefusalReason::DestinationTaken
        | RefusalReason::MustCapture
        | RefusalReason::MustTakeMore
        | RefusalReason::KingMustTake
        | RefusalReason::MustGoOn
        | RefusalReason::AlreadyJumped
        | RefusalReason::Blocked
        | RefusalReason::Ambiguous => String::new(),
    }
}

/// Whether one of those lines leads from the one square to the other.
fn lies_on(board: BoardKind, lines: Lines, pair: Option<(Square, Square)>) -> bool {
    let Some((from, to)) = pair else { return false };
    let leads = |direction: Direction| between(board, from, to, direction).is_some();
    Direction::ALL.into_iter().any(|direction| lines.contain(direction) && leads(direction))
}

fn game_over(position: &AnyPosition) -> String {
    let rules = position.rules();
    let stuck = || say!("refused-game-over", side = &side(rules, position.turn()));
    let Some(winner) = position.winner() else { return stuck() };
    match WinReason::of(position, winner) {
        WinReason::FirstKing => {
            let king = piece_name(rules, Role::King);
            say!("refused-game-over-king", side = &side(rules, winner), king = &king)
        }
        // No position shows that a player has resigned.
        WinReason::NoPieces
        | WinReason::Blocked
        | WinReason::RanOut
        | WinReason::Resignation
        | WinReason::Concession
        | WinReason::Timeout => stuck(),
    }
}

/// "man", "men", "kings", "pieces": the pieces on those squares.
pub(crate) fn pieces_on(position: &AnyPosition, squares: SquareSet) -> String {
    let roles: Vec<Role> =
        squares.iter().filter_map(|square| Some(position.piece_at(square)?.role)).collect();
    match roles.as_slice() {
        [first, rest @ ..] if rest.iter().all(|role| role == first) => {
            pieces(position.rules(), *first, squares.len())
        }
        _ => say!("piece-any", n = squares.len()),
    }
}

fn must_capture(position: &AnyPosition, squares: SquareSet) -> String {
    let (pieces, list) = (pieces_on(position, squares), listed(position.rules(), squares));
    let must = match position.rules().house_rules().capture_duty {
        CaptureDuty::Mandatory | CaptureDuty::Optional => {
            say!("refused-must-capture", pieces = &pieces, squares = &list)
        }
    };
    let legal = position.legal_moves();
    let mut captures = legal.iter().filter(|mv| mv.is_capture());
    match (captures.next(), captures.next()) {
        (Some(only), None) => {
            let told = say!("refused-only-capture", move = &path_text(position, only), gain = &takes(position, only));
            format!("{must} {told}")
        }
        _ => must,
    }
}

/// "takes two pieces, one of them a king, and crowns your man".
fn takes(position: &AnyPosition, mv: &AnyMove) -> String {
    let rules = position.rules();
    let role = |square: Square| position.piece_at(square).map(|piece| piece.role);
    let kings = mv.captured().iter().filter(|&square| role(square) == Some(Role::King)).count();
    let all = mv.captured().len();
    let king = piece_name(rules, Role::King);
    let mixed = kings > 0 && kings < all;
    let taken = if mixed {
        say!(
            "taken-mixed",
            all = &say!("number", n = all),
            n = kings,
            kings = &counted(rules, Role::King, kings),
            king = &king
        )
    } else {
        let role = if kings == 0 { Role::Man } else { Role::King };
        counted(rules, role, all)
    };
    match (mv.is_crowning(), mixed) {
        (false, _) => say!("takes", taken = &taken),
        (true, false) => say!("takes-and-crowns", taken = &taken),
        (true, true) => say!("takes-mixed-and-crowns", taken = &taken),
    }
}

/// The pieces that must capture, and their squares.
fn capturers(position: &AnyPosition, refusal: &Refusal) -> (String, String) {
    (pieces_on(position, refusal.squares), listed(position.rules(), refusal.squares))
}

fn must_take_more(position: &AnyPosition, refusal: &Refusal) -> String {
    let rules = position.rules();
    let (pieces, list) = capturers(position, refusal);
    let switches = rules.house_rules();
    // A duty that ranks captures needs a sentence of its own, before those of the precedences.
    let by_rank = match switches.capture_duty {
        CaptureDuty::Mandatory | CaptureDuty::Optional => match switches.precedence {
            Precedence::Value => Some("value"),
            Precedence::MostPiecesThenKings => refusal.counts.is_none().then_some("kings"),
            Precedence::Italian => refusal.counts.is_none().then_some("italian"),
            Precedence::Free | Precedence::MostPieces | Precedence::KingFirst => None,
        },
    };
    if let Some(rank) = by_rank {
        let (king, kings) = (piece_name(rules, Role::King), names::pieces(rules, Role::King, 2));
        return say!(
            "refused-must-take-rank",
            pieces = &pieces,
            squares = &list,
            n = refusal.squares.len(),
            precedence = rank,
            king = &king,
            kings = &kings
        );
    }
    let legal = position.legal_moves();
    let most = legal.iter().map(|mv| mv.captured().len()).max().unwrap_or(0);
    let (most, tried) = refusal.counts.map_or((most, None), |(most, tried)| (most, Some(tried)));
    let must =
        say!("refused-must-take-more", pieces = &pieces, squares = &list, most = &say!("number", n = most));
    match tried.filter(|&tried| tried < most) {
        Some(tried) => format!("{must} {}", say!("refused-takes-only", tried = &say!("number", n = tried))),
        None => must,
    }
}

/// The routes that an ambiguous attempt may mean, if they are few enough to list.
fn ambiguous(position: &AnyPosition, attempt: Option<&Attempt>) -> String {
    /// More routes than this make a sentence too long.
    const MOST: usize = 4;
    let legal = position.legal_moves();
    // The captures that end there, or else those that pass.
    let ends = |mv: &AnyMove, attempt: &Attempt| mv.to() == attempt.to;
    let passes = |mv: &AnyMove, attempt: &Attempt| {
        let walk = Walk::start(position, attempt.from).and_then(|walk| walk.finish(mv));
        walk.is_some_and(|walk| walk.stops().contains(&attempt.to))
    };
    let any_ends =
        attempt.is_some_and(|attempt| legal.iter().any(|mv| mv.from() == attempt.from && ends(mv, attempt)));
    let fits = |mv: &&AnyMove| {
        attempt.is_some_and(|attempt| {
            mv.from() == attempt.from && if any_ends { ends(mv, attempt) } else { passes(mv, attempt) }
        })
    };
    // Without `sort`, which adds 7 KB to the web app.
    let mut found: Vec<String> = Vec::new();
    for path in legal.iter().filter(fits).map(|mv| path_text(position, mv)) {
        if let Err(place) = found.binary_search(&path) {
            found.insert(place, path);
        }
    }
    if (2..=MOST).contains(&found.len()) {
        say!("refused-ambiguous", routes = &any_of(found))
    } else {
        say!("refused-ambiguous-many")
    }
}

fn must_go_on(position: &AnyPosition, attempt: Option<&Attempt>) -> String {
    let walked = attempt.and_then(|attempt| walk_of(position, attempt));
    let next = walked.map(|walk| walk.next_stops()).unwrap_or_default();
    if next.is_empty() {
        return say!("refused-must-go-on");
    }
    let rules = position.rules();
    let next = any_of(next.into_iter().map(|square| square_name(rules, square)).collect());
    say!("refused-must-go-on-to", squares = &next)
}

/// The walk along the squares of an attempt, if they are legs of legal captures. A wrong last square is dropped if
/// there are legs before it.
fn walk_of(position: &AnyPosition, attempt: &Attempt) -> Option<Walk> {
    let start = Walk::start(position, attempt.from)?;
    let walk = attempt.via.iter().try_fold(start, |walk, &stop| walk.step(stop))?;
    let whole = walk.step(attempt.to);
    whole.or(Some(walk).filter(|walk| walk.stops().len() > 1))
}

//! Words of the page: what `prose` says, and the little that only this page needs.

use crownhead_engine::{Hint, Opponent};
use crownhead_rules::AnyPosition;

use super::{seats::OpponentGroup, session::Session};

pub(crate) const BOARD: &str = "Board";
pub(crate) const ENGINE_FAILED: &str = "The engine has stopped.";
pub(crate) const DRAW_OFFERED: &str = "You offer a draw …";
pub(crate) const DRAW_DECLINED: &str = "No draw yet.";
pub(crate) const DRAW_DECLINED_MORE: &str = "The computer wants to play on.";
pub(crate) const HINT_COMING: &str = "Looking for a good move …";
pub(crate) const GAME_IS_OVER: &str = "The game is over.";
pub(crate) const NOT_YOUR_TURN: &str = "It is the other side's turn.";
pub(crate) const CAPTURE_UNDER_WAY: &str = "The capture goes on.";
pub(crate) const GO_ON: &str = "Choose the next square.";
pub(crate) const MAY_END: &str = "Choose the next square, or this one again to stop here.";

pub(crate) fn unknown_variant(key: &str) -> String {
    format!("There is no variant “{key}”.")
}
pub(crate) fn unknown_opponent(key: &str) -> String {
    format!("There is no opponent “{key}”.")
}
pub(crate) fn unknown_side(side: &str) -> String {
    format!("The side must be white or black, not “{side}”.")
}
pub(crate) fn bad_fen(why: &str) -> String {
    format!("The position cannot be read: {why}.")
}
/// The name of an opponent.
pub(crate) fn opponent(opponent: Opponent) -> String {
    match opponent {
        Opponent::Level(level) => format!("Level {level}"),
        Opponent::Random => "Random".into(),
        Opponent::Greedy => "Greedy".into(),
        Opponent::Minimax(plies) => format!("Minimax, {plies} plies"),
        Opponent::AlphaBeta(plies) => format!("Alpha-beta, {plies} plies"),
        Opponent::Reference(reference) => {
            let name = reference.name().replace('-', " ");
            let mut letters = name.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
        }
    }
}

pub(crate) fn opponent_line(_opponent: Opponent) -> String {
    String::new()
}

pub(crate) fn group(group: OpponentGroup) -> String {
    match group {
        OpponentGroup::Levels => "Crownhead's levels".into(),
        OpponentGroup::Plain => "Plain opponents".into(),
        OpponentGroup::Own(preset) => crownhead_prose::rules_name(crownhead_rules::AnyRules::Preset(preset)),
    }
}

/// The first sentence, and the rest.
pub(crate) fn split_lead(text: &str) -> (String, String) {
    match text.split_once(". ") {
        Some((lead, rest)) => (format!("{lead}."), rest.to_owned()),
        None => (String::new(), text.to_owned()),
    }
}

pub(crate) fn hint(position: &AnyPosition, hint: &Hint) -> String {
    crownhead_notation::movetext::write(position, &hint.mv)
}

pub(crate) fn played(side: &str, text: &str, crowned: bool) -> String {
    format!("{side} {text}{}", if crowned { ", crowned" } else { "" })
}

pub(crate) fn outcome_line(session: &Session) -> String {
    format!("{:?}", session.game().outcome())
}

pub(crate) const YOU: &str = "You";
pub(crate) const RULES: &str = "Rules";
pub(crate) const MOVES: &str = "Moves";
pub(crate) const NO_MOVES: &str = "No moves yet.";
pub(crate) const TYPE_A_MOVE: &str = "Type a move";
pub(crate) const PLAY_MOVE: &str = "Play";
pub(crate) const GO_ON_PLAYING: &str = "Go on";
pub(crate) const PAUSE: &str = "Pause";
pub(crate) const MOVE_NOW: &str = "Move now";
pub(crate) const HINT: &str = "Hint";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const REDO: &str = "Redo";
pub(crate) const FLIP: &str = "Flip";
pub(crate) const MORE: &str = "More";
pub(crate) const LEVEL: &str = "Players";
pub(crate) const OFFER_DRAW: &str = "Draw";
pub(crate) const RESIGN: &str = "Resign";
pub(crate) const RESTART: &str = "Restart";
pub(crate) const SHARE: &str = "Share";
pub(crate) const HOME: &str = "Crownhead, to the start page";
pub(crate) const NEW_GAME: &str = "New game";
pub(crate) const SETTINGS: &str = "Settings";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const ANIMATION: &str = "Animation";
pub(crate) const COMPUTER_PAUSE: &str = "The computer's pause before it moves";
pub(crate) const THEME: &str = "Colors";
pub(crate) const SQUARE_NUMBERS: &str = "Square numbers";
pub(crate) const SHOW_TARGETS: &str = "Show where a piece can go";
pub(crate) const SOUND: &str = "Sound";
pub(crate) const RESIGN_TITLE: &str = "Resign?";
pub(crate) const PLAY_ON: &str = "Play on";
pub(crate) const RESTART_TITLE: &str = "Begin again?";
pub(crate) const RESTART_QUESTION: &str = "The game on the board will be gone.";
pub(crate) const DRAW_TITLE: &str = "A draw?";
pub(crate) const AGREE: &str = "Agree to a draw";
pub(crate) const PLAY_AGAIN: &str = "Play again";
pub(crate) const LOOK_BACK: &str = "Look at the board";
pub(crate) const SHARE_TITLE: &str = "Copy and paste";
pub(crate) const POSITION_FEN: &str = "Position (FEN)";
pub(crate) const MOVES_PDN: &str = "Game (PDN)";
pub(crate) const COPY: &str = "Copy";
pub(crate) const COPIED: &str = "Copied";
pub(crate) const OPEN_TEXT: &str = "Open a position or a game";
pub(crate) const OPEN_TEXT_EXAMPLE: &str = "W:W21-32:B1-12   or   1. 11-15 22-18";
pub(crate) const OPEN: &str = "Open";
pub(crate) const PASTE: &str = "Paste";
pub(crate) const PLAYERS_TITLE: &str = "Who plays";
pub(crate) const WHICH_SIDE: &str = "Side";
pub(crate) const A_PERSON: &str = "A person";
pub(crate) const A_PERSON_LINE: &str = "Somebody at this board.";
pub(crate) const OPPONENT: &str = "Opponent";
pub(crate) const YOU_PLAY: &str = "You play";
pub(crate) const GREETING: &str = "Draughts, all of it.";
pub(crate) const GREETING_LINE: &str = "Pick a game and an opponent. Hints say why, and so do refusals.";
pub(crate) const START: &str = "Play";
pub(crate) const GAME: &str = "Game";
pub(crate) const PLAYERS: &str = "Players";
pub(crate) const CONTINUE: &str = "Continue";
pub(crate) const BACK: &str = "Back";

use crownhead_boardview::Speed;
use crownhead_rules::{AnyRules, Color};

use super::{choice::{Choice, Players}, seats::{Seat, Seats}, settings::Theme};

pub(crate) fn side_to_move(side: &str) -> String {
    format!("{side} · to move")
}
pub(crate) fn headline(session: &Session) -> String {
    if session.is_over() { return outcome_line(session) }
    crownhead_prose::to_move(session.rules(), session.position().turn())
}
pub(crate) fn thinking_card(_report: Option<&crownhead_api::ReportRecord>, _session: &Session) -> String {
    "Thinking …".into()
}
pub(crate) fn outcome_counts(session: &Session) -> String {
    let p = session.position();
    format!("{} · {}", crownhead_prose::pieces_left(p, Color::White), crownhead_prose::pieces_left(p, Color::Black))
}
pub(crate) fn tip(session: &Session) -> String {
    if session.position().has_capture(session.position().turn()) { "A capture is possible.".into() } else { "Click a piece to see where it can go, or drag it there.".into() }
}
pub(crate) fn typed_example(text: &str) -> String {
    format!("Type a move: {text}")
}
pub(crate) fn difficulty(seats: Seats) -> String {
    seats.opponent().map_or("Two Player".into(), opponent)
}
pub(crate) const fn speed(speed: Speed) -> &'static str {
    match speed { Speed::None => "None", Speed::Fast => "Fast", Speed::Normal => "Normal", Speed::Slow => "Slow" }
}
pub(crate) fn seconds(milliseconds: u32) -> String {
    if milliseconds == 0 { "None".into() } else { format!("{} s", f64::from(milliseconds) / 1000.0) }
}
pub(crate) const fn theme(theme: Theme) -> &'static str {
    match theme { Theme::System => "As the system", Theme::Light => "Light", Theme::Dark => "Dark" }
}
pub(crate) fn resign_question(session: &Session) -> String {
    format!("{} gives the game up.", crownhead_prose::sides(session.rules(), session.speaker()).name)
}
pub(crate) fn draw_question(session: &Session) -> String {
    format!("{} offers a draw.", crownhead_prose::sides(session.rules(), session.position().turn()).name)
}
pub(crate) fn over_title(session: &Session) -> String {
    match session.game().outcome().and_then(|o| o.winner()) {
        Some(color) => format!("{} wins", crownhead_prose::sides(session.rules(), color).name),
        None => "Draw".into(),
    }
}
pub(crate) fn seat(seat: Seat) -> String {
    match seat { Seat::Person => "Person".into(), Seat::Computer(o) => opponent(o) }
}
pub(crate) const fn players(players: Players) -> &'static str {
    match players { Players::Computer => "You against the computer", Players::Two => "Two players at one board", Players::Watch => "Watch two opponents" }
}
pub(crate) const fn players_line(players: Players) -> &'static str {
    match players { Players::Computer => "Ten levels, and the opponents of every preset.", Players::Two => "Take turns on the same screen.", Players::Watch => "Two computers play each other." }
}
pub(crate) fn side_with_start(choice: &Choice) -> String {
    let name = crownhead_prose::sides(choice.rules, choice.side).name;
    if choice.rules.house_rules().starts == choice.side { format!("{name} · moves first") } else { name }
}
pub(crate) fn side_line(rules: AnyRules, color: Color) -> String {
    if rules.house_rules().starts == color { "Moves first.".into() } else { "Moves second.".into() }
}
pub(crate) fn rules_of(rules: AnyRules) -> String {
    format!("Rules of {}", crownhead_prose::rules_name(rules))
}
pub(crate) fn game_line(session: &Session) -> String {
    format!("{} · {} plies", crownhead_prose::rules_name(session.rules()), session.game().ply())
}
pub(crate) fn menu_title(token: &str) -> &'static str {
    match token { "rules" => GAME, "players" => PLAYERS, "side" => YOU_PLAY, _ => OPPONENT }
}

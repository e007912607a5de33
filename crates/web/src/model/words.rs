//! Words of the page: sentences of `prose` put together for what is on the screen.

use crownhead_boardview::Speed;
use crownhead_engine::Opponent;
use crownhead_prose::{Ending, Label, Names, Note, Progress, opponents, outcome};
use crownhead_rules::{AnyRules, Color};

use super::{
    choice::{Choice, Players},
    seats::{OpponentGroup, Seat, Seats},
    session::Session,
    settings::Theme,
};

pub(crate) const NO_MOVES: &str = "No moves yet.";
pub(crate) const GO_ON_PLAYING: &str = "Go on";
pub(crate) const PAUSE: &str = "Pause";
pub(crate) const MORE: &str = "More";
pub(crate) const SHARE: &str = "Share";
pub(crate) const HOME: &str = "Crownhead, to the start page";
pub(crate) const SOUND: &str = "Sound";
pub(crate) const PLAY_ON: &str = "Play on";
pub(crate) const RESTART_TITLE: &str = "Begin again?";
pub(crate) const RESTART_QUESTION: &str = "The moves of this game will be gone.";
pub(crate) const DRAW_TITLE: &str = "A draw?";
pub(crate) const LOOK_BACK: &str = "Look at the board";
pub(crate) const SHARE_TITLE: &str = "Copy and paste";
pub(crate) const POSITION_FEN: &str = "Position (FEN)";
pub(crate) const MOVES_PDN: &str = "Game (PDN)";
pub(crate) const OPEN_TEXT: &str = "Open a position or a game";
pub(crate) const OPEN_TEXT_EXAMPLE: &str = "W:W21-32:B1-12\n1. 11-15 22-18";
pub(crate) const OPEN: &str = "Open";
pub(crate) const PLAYERS_TITLE: &str = "Who plays";
pub(crate) const A_PERSON: &str = "A person";
pub(crate) const A_PERSON_LINE: &str = "Somebody at this board.";
pub(crate) const YOU_PLAY: &str = "You play";
pub(crate) const GREETING: &str = "Draughts, all of it.";
pub(crate) const GREETING_LINE: &str = "Pick a game and an opponent. Hints say why, and so do refusals.";
pub(crate) const GAME: &str = "Game";
pub(crate) const PLAYERS: &str = "Players";
pub(crate) const CONTINUE: &str = "Continue";

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

/// The heading of a group of opponents.
pub(crate) fn group(group: OpponentGroup) -> String {
    match group {
        OpponentGroup::Levels => "Crownhead's levels".into(),
        OpponentGroup::Plain => "Plain opponents".into(),
        OpponentGroup::Own(preset) => crownhead_prose::rules_name(AnyRules::Preset(preset)),
    }
}

/// The name of an opponent under those rules: that of the rules' own needs no more.
pub(crate) fn opponent(opponent: Opponent, rules: AnyRules) -> String {
    match opponent {
        Opponent::Reference(reference) if AnyRules::Preset(reference.preset) == rules => opponents::title(opponent),
        _ => opponents::full_title(opponent),
    }
}

/// Whoever sits there, without saying on which side.
pub(crate) fn seat(seat: Seat, rules: AnyRules) -> String {
    seat.opponent().map_or_else(|| A_PERSON.to_owned(), |computer| opponent(computer, rules))
}

/// The names for the end of a game.
fn names(session: &Session) -> Names {
    let name = |color| match session.seats().of(color) {
        Seat::Person => String::new(),
        Seat::Computer(computer) => opponents::title(computer),
    };
    Names { players: [name(Color::White), name(Color::Black)], you: session.seats().lone_person() }
}

/// How the game ended, if it has.
pub(crate) fn ending(session: &Session) -> Option<Ending> {
    session.game().outcome().map(|how| outcome(session.position(), &how, &names(session)))
}

/// The line above the card.
pub(crate) fn headline(session: &Session) -> String {
    if let Some(ending) = ending(session) {
        return ending.headline;
    }
    let turn = session.position().turn();
    let your_move = session.seats().lone_person() == Some(turn);
    let who = if your_move { Label::YourMove.text() } else { crownhead_prose::to_move(session.rules(), turn) };
    match crownhead_prose::must_capture(session.position()) {
        Some(duty) if session.awaits_person() => format!("{who}: {}", lower_first(&duty)),
        _ => who,
    }
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

/// What the card says while the computer thinks.
pub(crate) fn thinking_card(report: Option<&crownhead_api::ReportRecord>) -> String {
    let Some(report) = report else { return format!("{} …", Label::Thinking.text()) };
    let progress = Progress { depth: report.depth, nodes: report.nodes, calls: report.calls };
    format!("{}: {}", Label::Thinking.text(), crownhead_prose::thinking(&progress))
}

/// What the card says when there is nothing to say.
pub(crate) fn tip(session: &Session) -> String {
    if session.is_paused() {
        return "The computers wait.".into();
    }
    if session.game().ply() < 2 {
        return "Drag a piece, or choose it and then its square. Arrow keys and typed moves work too.".into();
    }
    Note::PickAPiece.text()
}

/// An example beside the field for typed moves.
pub(crate) fn typed_example(text: &str) -> String {
    format!("{}: {text}", Label::TypeAMove.text())
}

pub(crate) fn side_to_move(side: &str) -> String {
    format!("{side} · to move")
}

/// The words on the button that goes round the opponents.
pub(crate) fn difficulty(seats: Seats) -> String {
    seats.opponent().map_or_else(|| Label::TwoPlayers.text(), opponents::title)
}

pub(crate) fn speed(speed: Speed) -> String {
    match speed {
        Speed::None => Label::NoAnimation,
        Speed::Fast => Label::Fast,
        Speed::Normal => Label::Normal,
        Speed::Slow => Label::Slow,
    }
    .text()
}

pub(crate) fn seconds(milliseconds: u32) -> String {
    match milliseconds {
        0 => Label::NoAnimation.text(),
        _ => format!("{} s", f64::from(milliseconds) / 1000.0),
    }
}

pub(crate) fn theme(theme: Theme) -> String {
    match theme {
        Theme::System => Label::System,
        Theme::Light => Label::Light,
        Theme::Dark => Label::Dark,
    }
    .text()
}

pub(crate) fn resign_question(session: &Session) -> String {
    format!("{} gives the game up.", crownhead_prose::side(session.rules(), session.speaker()))
}

pub(crate) fn draw_question(session: &Session) -> String {
    format!("{} offers a draw.", crownhead_prose::side(session.rules(), session.position().turn()))
}

pub(crate) fn players(players: Players) -> String {
    match players {
        Players::Computer => "Against the computer".into(),
        Players::Two => Label::TwoPlayers.text(),
        Players::Watch => Label::Watch.text(),
    }
}

pub(crate) const fn players_line(players: Players) -> &'static str {
    match players {
        Players::Computer => "Ten levels, and the opponents of every preset.",
        Players::Two => "Take turns at one board.",
        Players::Watch => "Two computers play each other.",
    }
}

pub(crate) fn side_with_start(choice: &Choice) -> String {
    let name = crownhead_prose::side(choice.rules, choice.side);
    if choice.rules.house_rules().starts == choice.side { format!("{name} · moves first") } else { name }
}

pub(crate) fn side_line(rules: AnyRules, color: Color) -> String {
    if rules.house_rules().starts == color { "Moves first.".into() } else { "Moves second.".into() }
}

pub(crate) fn rules_of(rules: AnyRules) -> String {
    format!("{}: {}", Label::Rules.text(), crownhead_prose::rules_name(rules))
}

pub(crate) fn game_line(session: &Session) -> String {
    let rules = crownhead_prose::rules_name(session.rules());
    let against = session.seats().opponent().map(opponents::title);
    let moves = format!("move {}", session.game().ply() / 2 + 1);
    [Some(rules), against, Some(moves)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

pub(crate) fn menu_title(token: &str) -> String {
    match token {
        "rules" => GAME.into(),
        "players" => PLAYERS.into(),
        "side" => YOU_PLAY.into(),
        _ => Label::Opponent.text(),
    }
}

//! The texts of the page: sentences of `prose` for the page's state.

use crownhead_api::ReportRecord;
use crownhead_boardview::Speed;
use crownhead_clock::Controls;
use crownhead_engine::{DrillState, Opponent};
use crownhead_notation::movetext;
use crownhead_prose::{
    Ending, Label, Names, Note, Progress, SquareStyle, Told, clock, endgames, opponents, outcome, typeset,
};
use crownhead_rules::{AnyPosition, AnyRules, Color, Refusal};

use super::{
    choice::{Choice, Players},
    knowledge::Judged,
    seats::{OpponentGroup, Seat, Seats},
    session::Session,
    settings::Theme,
};

/// The heading of a group of opponents.
pub(crate) fn group(group: OpponentGroup) -> String {
    match group {
        OpponentGroup::Levels => Label::Levels.text(),
        OpponentGroup::Plain => Label::PlainOpponents.text(),
        OpponentGroup::Own(preset) => crownhead_prose::rules_name(AnyRules::Preset(preset)),
    }
}

/// The name of an opponent; short for an opponent that belongs to those rules.
pub(crate) fn opponent(opponent: Opponent, rules: AnyRules) -> String {
    match opponent {
        Opponent::Reference(reference) if AnyRules::Preset(reference.preset) == rules => {
            opponents::title(opponent)
        }
        _ => opponents::full_title(opponent),
    }
}

/// The name of a player, without the side.
pub(crate) fn seat(seat: Seat, rules: AnyRules) -> String {
    seat.opponent().map_or_else(|| Label::APerson.text(), |computer| opponent(computer, rules))
}

/// The players' names at the end of a game.
fn names(session: &Session) -> Names {
    let mut names = Names::of(Color::ALL.map(|color| session.seats().of(color).opponent()));
    if session.drill().is_some() {
        for name in names.players.iter_mut().filter(|name| !name.is_empty()) {
            *name = Label::BestDefense.text();
        }
    }
    names
}

/// How the game ended, if it is over.
pub(crate) fn ending(session: &Session) -> Option<Ending> {
    session.game().outcome().map(|how| outcome(session.position(), &how, &names(session)))
}

/// The headline.
pub(crate) fn headline(session: &Session) -> String {
    match ending(session) {
        Some(ending) => ending.headline,
        None => crownhead_prose::headline(session.position(), session.seats().lone_person()),
    }
}

/// A square named in a style for screen readers.
pub(crate) fn spoken_example(style: SquareStyle) -> String {
    crownhead_prose::square_example(style)
}

/// The side that a person will play.
pub(crate) fn side_taken(choice: &Choice) -> String {
    let named = |side| crownhead_prose::side_choice(choice.rules, side);
    choice.side_taken().map_or_else(|| Label::RandomSide.text(), named)
}

/// A time control, short enough for a row: "5+3", or what it means if that is short.
pub(crate) fn controls(rules: AnyRules, text: &str) -> String {
    let words = text.parse::<Controls>().map(|controls| clock::controls(rules, &controls));
    words.unwrap_or_default()
}

/// The statistics of a search; `None` if there are none.
pub(crate) fn figures(report: &ReportRecord) -> Option<String> {
    let told = Progress { depth: report.depth, nodes: report.nodes, calls: report.calls };
    (told.nodes + told.calls > 0).then(|| crownhead_prose::thinking(&told))
}

/// Whether the player of a side, if it is a computer, tells the statistics of its searches.
pub(crate) fn tells_its_search(session: &Session, color: Color) -> bool {
    let opponent = session.seats().of(color).opponent();
    opponent.is_none_or(|opponent| opponent.tells_its_search(session.position().rules()))
}

/// The card while the computer thinks.
pub(crate) fn thinking_card(session: &Session, report: Option<&ReportRecord>) -> String {
    let told = report.filter(|_| tells_its_search(session, session.position().turn()));
    let figures = told.and_then(figures);
    figures.map_or_else(|| Label::Thinking.text(), |figures| crownhead_prose::thinking_of(&figures))
}

/// The computer's move or huff being shown, if it leads from the displayed session to the current one.
pub(crate) fn move_on_its_way(shown: &Session, session: &Session) -> Option<String> {
    if let Some(square) = session.game().pending_huff() {
        let new = shown.game().pending_huff().is_none() && session.awaits_computer();
        return new.then(|| crownhead_prose::huffed(shown.position(), square));
    }
    let mv = session.game().moves().last()?;
    let next = session.game().ply() == shown.game().ply() + 1;
    let seen = next && !shown.seats().of(shown.position().turn()).is_person();
    seen.then(|| typeset(&crownhead_prose::played(shown.position(), mv)) + ".")
}

/// Whether moves can be typed: a person plays, and the game is not over.
pub(crate) fn takes_typed_moves(session: &Session) -> bool {
    session.seats().has_person() && !session.is_over()
}

/// An example of a typed move for the person to move.
pub(crate) fn typed_example(session: &Session) -> String {
    let position = session.position();
    let moves = position.legal_moves();
    let sample = if position.turn() == Color::White { moves.first() } else { moves.last() };
    match sample.filter(|_| session.awaits_person()) {
        Some(mv) => typeset(&crownhead_prose::typed_example(&movetext::write(position, mv))),
        None => Label::TypeAMove.text(),
    }
}

/// The tip about keys, shown beside [`tip`].
pub(crate) fn keys_tip(session: &Session, tip: &str) -> String {
    let first = takes_typed_moves(session) && tip == Note::FirstTip.text();
    if first { Note::KeysTip.text() } else { String::new() }
}

/// The card in an exercise.
pub(crate) fn drill(session: &Session) -> Option<Told> {
    let drill = session.drill()?;
    if let Some(slip) = session.slip() {
        return judgment(slip);
    }
    let Some(last) = session.last_judged() else { return Some(endgames::drill_task(drill)) };
    let state =
        session.drill_state().filter(|state| *state != DrillState::Won).and_then(endgames::drill_state);
    let still = || endgames::drill_state(DrillState::Won);
    let plain = |lead| Told { lead, text: String::new() };
    state.map(plain).or_else(|| judgment(last)).or_else(|| still().map(plain))
}

/// How an exercise ended, and which move gave the win away.
pub(crate) fn drill_result(session: &Session) -> Option<String> {
    let state = session.drill_state()?;
    let result = endgames::drill_result(session.drill()?, state)?;
    let slip = session.slip().filter(|_| state == DrillState::Failed);
    let cause = slip.and_then(judgment).map(|told| typeset(&told.text));
    Some(match cause {
        Some(cause) => format!("{result} {cause}"),
        None => result,
    })
}

fn judgment(judged: &Judged) -> Option<Told> {
    endgames::drill_judgment(&judged.before, &judged.mv, judged.judgment)
}

/// The news about huffs: what the person to move may huff, or what the opponent huffed before the last move.
pub(crate) fn huff_news(session: &Session) -> Option<String> {
    if !session.awaits_person() {
        return None;
    }
    let offer = crownhead_prose::huff_offer(session.game());
    let others = session.seats().lone_person().is_some();
    offer.or_else(|| crownhead_prose::huffed_last(session.game()).filter(|_| others))
}

/// The card when there is nothing to report.
pub(crate) fn tip(session: &Session) -> String {
    let position = session.position();
    if session.is_paused() {
        let alone = !session.seats().has_person();
        return if alone { Note::ComputersWait } else { Note::ComputerWaits }.text();
    }
    if session.awaits_person()
        && let Some(duty) = crownhead_prose::must_capture(position)
    {
        return typeset(&reason_to_capture(position).unwrap_or(duty));
    }
    if session.game().ply() < 2 { Note::FirstTip } else { Note::PickAPiece }.text()
}

/// Why only captures are legal: the refusal for a piece that cannot capture.
fn reason_to_capture(position: &AnyPosition) -> Option<String> {
    let own = position.pieces().filter(|(_, piece)| piece.color == position.turn());
    let refusal = own.filter_map(|(square, _)| position.refuse_start(square)).find(Refusal::names_pieces)?;
    Some(crownhead_prose::refusal(position, None, &refusal))
}

/// The label of the button that cycles through the opponents.
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
        _ => crownhead_prose::seconds(milliseconds),
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
    crownhead_prose::gives_up(session.rules(), session.speaker())
}

pub(crate) fn draw_question(session: &Session) -> String {
    crownhead_prose::offers_draw(session.rules(), session.position().turn())
}

pub(crate) fn players(players: Players) -> String {
    match players {
        Players::Computer => Label::AgainstComputer,
        Players::Two => Label::TwoPlayers,
        Players::Watch => Label::Watch,
    }
    .text()
}

pub(crate) fn players_line(players: Players) -> String {
    match players {
        Players::Computer => Note::AgainstComputerLine,
        Players::Two => Note::TwoPlayersLine,
        Players::Watch => Note::WatchLine,
    }
    .text()
}

/// How draws work in the new game.
pub(crate) fn draws(claimed: bool) -> String {
    if claimed { Label::DrawsClaimed } else { Label::DrawsAutomatic }.text()
}

pub(crate) fn draws_line(claimed: bool) -> String {
    if claimed { Note::DrawsClaimedLine } else { Note::DrawsAutomaticLine }.text()
}

pub(crate) fn side_line(rules: AnyRules, color: Color) -> String {
    let first = rules.house_rules().starts == color;
    if first { Note::MovesFirst } else { Note::MovesSecond }.text()
}

pub(crate) fn game_line(session: &Session) -> String {
    if let Some(drill) = session.drill() {
        return endgames::drill_line(session.rules(), drill.ending);
    }
    let opponent = session.seats().opponent().map(opponents::title);
    crownhead_prose::game_line(session.rules(), opponent.as_deref(), session.game().ply())
}

/// The tags of a game record: who plays.
pub(crate) fn tags(session: &Session) -> crownhead_notation::pdn::Tags {
    let name = |color| seat(session.seats().of(color), session.rules());
    crownhead_notation::pdn::Tags::default()
        .with("White", name(crownhead_rules::Color::White))
        .with("Black", name(crownhead_rules::Color::Black))
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;

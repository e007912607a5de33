//! The contents of the boxes.

use std::time::Duration;

use crownhead_boardview::Speed;
use crownhead_clock::{COMMON, Controls};
use crownhead_engine::Opponent;
use crownhead_explain::JudgedMove;
use crownhead_game::Game;
use crownhead_prose::opponents::{full_title, title};
use crownhead_prose::picker::entries;
use crownhead_prose::terminal::Word;
use crownhead_prose::{self as prose, Ending, Label, Language, Note};
use crownhead_rules::AnyRules;

use crate::keys;
use crate::level::{Level, Pick};
use crate::options::{BoardTheme, Options, SquareSize, Theme};
use crate::popup::{Body, Games, Popup, Purpose, Row};
use crate::table::{People, Table, has_claims, opponents};

/// The pauses to choose from, in milliseconds.
const PAUSES: [u32; 5] = [0, 250, 500, 1000, 2000];

/// The rows of a new game.
pub(crate) mod row {
    pub(crate) const RULES: usize = 0;
    pub(crate) const SIDE: usize = 1;
    pub(crate) const OPPONENT: usize = 2;
    pub(crate) const CLOCK: usize = 3;
    pub(crate) const DRAWS: usize = 4;
}

/// The answers to the end of a game, in the order of their rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AfterGame {
    PlayAgain,
    NewGame,
    Undo,
}

impl AfterGame {
    /// The answer of a row.
    pub(crate) fn of_row(row: usize) -> Option<AfterGame> {
        [AfterGame::PlayAgain, AfterGame::NewGame, AfterGame::Undo].get(row).copied()
    }
}

fn rows(purpose: Purpose, title: String, rows: Vec<Row>, at: usize) -> Popup {
    Popup { purpose, title, body: Body::Rows { intro: Vec::new(), rows, at } }
}

/// The rules that can be chosen; house rules from a file stay at the end.
pub(crate) fn rules_on_offer(present: AnyRules) -> Vec<AnyRules> {
    let mut all: Vec<AnyRules> = AnyRules::all_named().collect();
    if !all.contains(&present) {
        all.push(present);
    }
    all
}

/// The menu of a new game.
pub(crate) fn new_game(table: &Table, controls: &Controls, level: &Level) -> Popup {
    use crownhead_rules::Color;
    let Table { game, seats } = table;
    let present = game.rules();
    let opponent = Color::ALL.into_iter().find_map(|color| seats.opponent(color));
    let all = rules_on_offer(present);
    let names = all.iter().map(|&rules| prose::rules_name(rules)).collect();
    let at = all.iter().position(|&rules| rules == present).unwrap_or(0);
    let (times, time) = clocks_on_offer(controls);
    let times = times.iter().map(|controls| prose::clock::controls(present, controls)).collect();
    let side = People::ALL.iter().position(|&people| people == seats.people()).unwrap_or(0);
    let list = vec![
        Row::choice(Label::Rules.text(), names, at),
        Row::choice(Label::Side.text(), sides(present), side),
        opponent_row(present, opponent.map(|opponent| level.pick_of(opponent)), level),
        Row::choice(Label::Clock.text(), times, time),
        draws_row(present, game.players_claim()),
        Row::button(Label::Start.text()),
    ];
    rows(Purpose::NewGame, Label::NewGame.text(), list, row::DRAWS + 1)
}

/// The time controls to choose from, and which of them is set. One of the user's own stays at the end.
pub(crate) fn clocks_on_offer(set: &Controls) -> (Vec<Controls>, usize) {
    let mut all: Vec<Controls> = COMMON.iter().filter_map(|text| text.parse().ok()).collect();
    let at = all.iter().position(|controls| controls == set).unwrap_or(all.len());
    if at == all.len() {
        all.push(set.clone());
    }
    (all, at)
}

/// The list of games, with the cursor on one of those that the search finds.
pub(crate) fn games(present: AnyRules, favorites: &[String], search: &str, at: AnyRules) -> Popup {
    let entries = entries(&rules_on_offer(present), favorites, str::to_lowercase);
    let mut games = Games { search: search.to_owned(), entries, at: 0 };
    games.at = games.found().iter().position(|entry| entry.rules == at).unwrap_or(0);
    let body = Body::Games(games);
    Popup { purpose: Purpose::Games, title: Label::Game.text(), body }
}

/// The sides to choose from, in the words of the rules.
fn sides(rules: AnyRules) -> Vec<String> {
    use crownhead_rules::Color;
    let side = |color| prose::side(rules, color);
    let name = |people: People| match people {
        People::White => side(Color::White),
        People::Black => side(Color::Black),
        People::Both => Label::TwoPlayers.text(),
        People::Nobody => Label::Watch.text(),
    };
    People::ALL.map(name).to_vec()
}

fn opponent_row(rules: AnyRules, wanted: Option<Pick>, level: &Level) -> Row {
    let all = Pick::all(rules);
    let find = |pick: Pick| all.iter().position(|&known| known == pick);
    let usual = level.pick_of(Opponent::default_for(rules));
    let at = wanted.and_then(find).or_else(|| find(usual)).unwrap_or(0);
    Row::choice(Label::Opponent.text(), all.iter().map(|&pick| name_of(pick, rules, level)).collect(), at)
}

fn name_of(pick: Pick, rules: AnyRules, level: &Level) -> String {
    match pick {
        Pick::Fitting => level.name(rules),
        Pick::Fixed(opponent) => full_title(opponent),
    }
}

/// How draws end the game: a choice only if the rules leave one.
fn draws_row(rules: AnyRules, claimed: bool) -> Row {
    let by_themselves = Label::DrawsAutomatic.text();
    if !has_claims(rules) {
        return Row::choice(Label::Draws.text(), vec![by_themselves], 0);
    }
    Row::choice(Label::Draws.text(), vec![by_themselves, Label::DrawsClaimed.text()], usize::from(claimed))
}

/// Adapts sides, opponents and draws to other rules.
pub(crate) fn follow_rules(popup: &mut Popup, present: AnyRules, level: &Level) {
    let Body::Rows { rows, at, .. } = &mut popup.body else { return };
    let all = rules_on_offer(present);
    if *at != row::RULES || rows.len() <= row::DRAWS {
        return;
    }
    let rules = all[rows[row::RULES].chosen.min(all.len() - 1)];
    rows[row::SIDE] = Row::choice(Label::Side.text(), sides(rules), rows[row::SIDE].chosen);
    let Row { values, chosen, .. } = &rows[row::OPPONENT];
    // Who wants the fitting level wants it in every game. It comes first, and is the one entry that house rules lack.
    let fits = *chosen == 0 && values.len() > opponents(rules).len();
    rows[row::OPPONENT] = opponent_row(rules, fits.then_some(Pick::Fitting), level);
    rows[row::DRAWS] = draws_row(rules, rows[row::DRAWS].chosen == 1);
}

/// The list of opponents, two people at one board last.
pub(crate) fn opponent(rules: AnyRules, present: Option<Opponent>, level: &Level) -> Popup {
    let all = Pick::all(rules);
    let present = present.map(|opponent| level.pick_of(opponent));
    let at = present.map_or(Some(all.len()), |present| all.iter().position(|&known| known == present));
    let names = all.iter().map(|&pick| name_of(pick, rules, level)).chain([Label::TwoPlayers.text()]);
    let rows = names.map(Row::button).collect();
    let intro = rules.key().map_or_else(Vec::new, |_| level.results.lines(rules));
    let body = Body::Rows { intro, rows, at: at.unwrap_or(0) };
    Popup { purpose: Purpose::Opponent, title: Label::Opponent.text(), body }
}

/// The menu of options.
pub(crate) fn settings(options: &Options) -> Popup {
    let speeds = [Label::NoAnimation, Label::Fast, Label::Normal, Label::Slow].map(Label::text).to_vec();
    let speed = Speed::ALL.iter().position(|&speed| speed == options.speed).unwrap_or(2);
    let pause = options.pause.as_millis() as u32;
    let nearest = (0..PAUSES.len()).min_by_key(|&i| PAUSES[i].abs_diff(pause)).unwrap_or(0);
    let on = |on: bool| (vec![Label::No.text(), Label::Yes.text()], usize::from(on));
    let size = SquareSize::ALL.iter().position(|&size| size == options.square_size).unwrap_or(0);
    let theme = Theme::ALL.iter().position(|&theme| theme == options.theme).unwrap_or(0);
    let themes = [Label::System, Label::Light, Label::Dark].map(Label::text).to_vec();
    let sizes = SquareSize::ALL.map(|size| size_name(size).text()).to_vec();
    let boards = BoardTheme::ALL.map(|theme| prose::looks::board(theme.key())).to_vec();
    let board = BoardTheme::ALL.iter().position(|&theme| theme == options.board).unwrap_or(0);
    let languages = Language::offered().map(|language| language.own_name().to_owned()).collect();
    let language = Language::offered().position(|language| language == options.language).unwrap_or(0);
    let choice = |name: String, (values, at): (Vec<String>, usize)| Row::choice(name, values, at);
    let list = vec![
        Row::choice(Label::AnimationSpeed.text(), speeds, speed),
        Row::choice(Label::ComputerPause.text(), PAUSES.map(prose::seconds).to_vec(), nearest),
        choice(Label::SquareNumbers.text(), on(options.square_numbers)),
        Row::choice(Word::SettingSquareSize.text(), sizes, size),
        choice(Word::SettingAscii.text(), on(options.ascii)),
        Row::choice(Label::Theme.text(), themes, theme),
        Row::choice(Label::BoardTheme.text(), boards, board),
        Row::choice(Label::Language.text(), languages, language),
        choice(Label::Warnings.text(), on(options.warnings)),
        choice(Word::SettingSearch.text(), on(options.debug)),
    ];
    rows(Purpose::Settings, Label::Settings.text(), list, 0)
}

fn size_name(size: SquareSize) -> Word {
    match size {
        SquareSize::Auto => Word::SizeAuto,
        SquareSize::Small => Word::SizeSmall,
        SquareSize::Medium => Word::SizeMedium,
        SquareSize::Large => Word::SizeLarge,
    }
}

/// The options that the rows of the settings stand for.
pub(crate) fn options_of(chosen: &[usize], before: Options) -> Options {
    let [speed, pause, numbers, size, ascii, theme, board, language, warnings, debug] = *chosen else {
        return before;
    };
    // A pause outside the list stays until another is chosen.
    let nearest = settings(&before).chosen()[1];
    Options {
        speed: Speed::ALL[speed],
        pause: if pause == nearest { before.pause } else { Duration::from_millis(PAUSES[pause].into()) },
        square_numbers: numbers == 1,
        square_size: SquareSize::ALL[size],
        ascii: ascii == 1,
        theme: Theme::ALL[theme],
        board: BoardTheme::ALL[board],
        language: Language::offered().nth(language).unwrap_or(before.language),
        warnings: warnings == 1,
        debug: debug == 1,
        ..before
    }
}

/// Asks to confirm resignation.
pub(crate) fn resign() -> Popup {
    let list = vec![Row::button(Label::No.text()), Row::button(Label::Resign.text())];
    rows(Purpose::Resign, Note::ReallyResign.text(), list, 0)
}

/// A mistake of a person, who may take it back; `None` if there is nothing to say about it.
pub(crate) fn mistake(judged: &JudgedMove) -> Option<Popup> {
    let told = prose::review::sentence(judged)?;
    let list = vec![Row::button(Label::TakeBack.text()), Row::button(Label::Continue.text())];
    let intro = [told.to_string()].into_iter().chain(prose::review::better(judged)).collect();
    let title = prose::review::mark_name(judged.mark?);
    Some(Popup { purpose: Purpose::Mistake, title, body: Body::Rows { intro, rows: list, at: 0 } })
}

/// How the game ended, with what it says about the person.
pub(crate) fn over(ending: &Ending, level: Vec<String>, undo: bool) -> Popup {
    let mut list = vec![Row::button(Label::PlayAgain.text()), Row::button(Label::NewGame.text())];
    if undo {
        list.push(Row::button(Label::Undo.text()));
    }
    let gap = (!level.is_empty()).then(String::new);
    let intro = [ending.reason.clone(), ending.counts.clone()].into_iter().chain(gap).chain(level).collect();
    Popup {
        purpose: Purpose::Over,
        title: ending.headline.clone(),
        body: Body::Rows { intro, rows: list, at: 0 },
    }
}

/// The rules of a game as a page, with its draw counters.
pub(crate) fn rules_page(game: &Game) -> Popup {
    let page = prose::rules_page_of(game);
    let mut lines = vec![page.intro];
    for section in page.sections {
        lines.extend([String::new(), section.title.to_uppercase()]);
        lines.extend(section.paragraphs);
    }
    self::page(page.title, lines)
}

/// The keys as a page.
pub(crate) fn help() -> Popup {
    page(Label::Help.text(), keys::help())
}

/// A page of text.
pub(crate) fn page(title: String, lines: Vec<String>) -> Popup {
    Popup { purpose: Purpose::Read, title, body: Body::Page { lines, top: 0 } }
}

/// A question for the name of a file.
pub(crate) fn file(purpose: Purpose, title: Word) -> Popup {
    let body = Body::Line { text: String::new(), problem: String::new() };
    Popup { purpose, title: title.text(), body }
}

/// The opponent's name for a strip beside the board.
pub(crate) fn player(opponent: Option<Opponent>) -> String {
    opponent.map_or_else(|| Label::You.text(), title)
}

//! Replays a written game: checks every move against the rules.

use std::sync::Arc;

use crownhead_rules::{AnyRules, Square, Variant};

use super::{
    code::Code,
    line::{Line, main_tokens, play},
    names::{SquareNames, beginning},
    notes,
    played::{Huffed, Played, Replay, Settings},
    problem::{Problem, sort_by_place},
    reading::{self, Reading},
    result,
    sheet::Sheet,
    token::{Kind, Token},
    walk,
};

/// Replays a game, checking every move.
///
/// The rules come from the tags `Rules` or `GameType`, otherwise from the settings, otherwise from the moves.
pub fn replay(sheet: &Sheet<'_>, settings: &Settings) -> Replay {
    let main = main_tokens(sheet);
    let mut problems = Vec::new();
    let declared = reading::declared(sheet).unwrap_or_else(|problem| {
        problems.push(problem);
        None
    });
    let declared =
        declared.or_else(|| reading::meant(sheet).filter(|_| !settings.strict && !problems.is_empty()));
    let by_tag = declared.is_some();
    let told = declared.or_else(|| settings.rules.map(|rules| (rules, beginning(rules).1)));
    let (reading, played) = match told {
        Some(told) => as_declared(sheet, &main, told, by_tag && !settings.strict, settings, &mut problems),
        None => guessed(sheet, &main, settings, &mut problems),
    };
    if let Some(code) = reading.code {
        let at = match code {
            Code::WrongGameType => sheet.tag_token("GameType"),
            Code::WrongTurn | Code::SwappedColors => sheet.tag_token("FEN"),
            _ => main.first(),
        };
        let told = reading.rules.key().filter(|_| code == Code::WrongGameType);
        problems.push(sheet.problem(
            code,
            at,
            told.map(|key| format!("the tag of the moves, which are {key}")),
        ));
    }
    if let Some(tag) = &reading.odd_fen {
        problems.push(sheet.problem(Code::OddFen, Some(tag), None));
    }
    let mut replay = finish(sheet, &main, &reading, &played, problems);
    if settings.black_first && result::is_one_sided(sheet) {
        replay.is_black_first = true;
        replay.problems.push(sheet.problem(Code::BlackFirst, sheet.tag_token("Result"), None));
    }
    if settings.notes {
        notes::add(sheet, &mut replay);
    }
    sort_by_place(&mut replay.problems);
    replay
}

fn as_declared(
    sheet: &Sheet<'_>,
    main: &[Token],
    (rules, names): (AnyRules, Arc<SquareNames>),
    may_be_others: bool,
    settings: &Settings,
    problems: &mut Vec<Problem>,
) -> (Reading, Line) {
    let first = match reading::of(sheet, rules, names.clone(), settings.strict) {
        Ok(first) => first,
        Err(problem) => {
            problems.push(problem);
            // Without a position, no move can be checked.
            let stopped = Some((usize::MAX, String::new()));
            let nowhere = Line { moves: Vec::new(), legs: Vec::new(), huffs: Vec::new(), stopped };
            let (start, _) = beginning(rules);
            return (Reading { rules, names, start, code: None, odd_fen: None }, nowhere);
        }
    };
    let line = play(sheet, &first, main);
    if line.stopped.is_none() || settings.strict {
        return (first, line);
    }
    let others = reading::others(sheet, &first).into_iter();
    let variants = if may_be_others { reading::candidates(sheet, main) } else { Vec::new() };
    // The same game on its own board and with its own squares comes first.
    let meant = reading::meant(sheet).filter(|_| may_be_others).map(|(rules, _)| rules);
    let by_other_rules =
        meant.into_iter().chain(variants.into_iter().map(AnyRules::Variant)).filter_map(|other| {
            let (_, usual) = beginning(other);
            if other == rules && usual == names {
                return None;
            }
            let reading = reading::of(sheet, other, usual, false).ok()?;
            Some(Reading { code: Some(Code::WrongGameType), ..reading })
        });
    better(sheet, main, others.chain(by_other_rules)).unwrap_or((first, line))
}

/// The first reading under which all moves are legal, if there are enough moves to be sure.
fn better(
    sheet: &Sheet<'_>,
    main: &[Token],
    readings: impl Iterator<Item = Reading>,
) -> Option<(Reading, Line)> {
    const ENOUGH: usize = 4;
    readings.map(|reading| (play(sheet, &reading, main), reading)).find_map(|(line, reading)| {
        let by_setup = matches!(reading.code, Some(Code::WrongTurn | Code::SwappedColors));
        let from_fen = by_setup && sheet.tag_token("FEN").is_some() && !line.moves.is_empty();
        let enough = line.moves.len() >= ENOUGH || from_fen;
        (line.stopped.is_none() && enough).then_some((reading, line))
    })
}

fn guessed(
    sheet: &Sheet<'_>,
    main: &[Token],
    settings: &Settings,
    problems: &mut Vec<Problem>,
) -> (Reading, Line) {
    // Without moves, there is nothing to find out.
    let is_played = main.iter().any(|token| token.kind == Kind::Move);
    let most = if is_played { usize::MAX } else { 1 };
    let variants = reading::candidates(sheet, main).into_iter().map(AnyRules::Variant).take(most);
    let mut best: Option<(Reading, Line)> = None;
    let mut wrong = None;
    for rules in settings.likely.into_iter().chain(variants) {
        let reading = match reading::of(sheet, rules, beginning(rules).1, settings.strict) {
            Ok(reading) => reading,
            Err(problem) => {
                wrong.get_or_insert(problem);
                continue;
            }
        };
        let line = play(sheet, &reading, main);
        let legal = line.stopped.is_none();
        if best.as_ref().is_none_or(|(_, known)| legal || known.moves.len() < line.moves.len()) {
            best = Some((reading, line));
        }
        if legal {
            break;
        }
    }
    let Some((first, line)) = best else {
        problems.extend(wrong);
        let rules = settings.likely.unwrap_or(AnyRules::Variant(Variant::English));
        return as_declared(sheet, main, (rules, beginning(rules).1), false, settings, &mut Vec::new());
    };
    if line.stopped.is_none() || settings.strict {
        return (first, line);
    }
    // Nothing fits as written. Try the candidates with the board rotated or the sides swapped.
    let base = settings.likely.and_then(|rules| reading::of(sheet, rules, beginning(rules).1, false).ok());
    let bases = base.into_iter().chain([first.clone()]);
    let turned: Vec<Reading> = bases.flat_map(|base| reading::others(sheet, &base)).collect();
    better(sheet, main, turned.into_iter()).unwrap_or((first, line))
}

/// The whole game under the chosen reading.
fn finish(
    sheet: &Sheet<'_>,
    main: &[Token],
    reading: &Reading,
    line: &Line,
    mut problems: Vec<Problem>,
) -> Replay {
    let &Reading { rules, start, .. } = reading;
    if !sheet.is_plain() {
        let walked = walk::walk(
            sheet,
            reading,
            &mut problems,
            line.stopped.as_ref().is_some_and(|s| s.0 == usize::MAX),
        );
        let walk::Walked { moves, huffs, is_legal, is_broken } = walked;
        return Replay { rules, start, moves, huffs, problems, is_legal, is_broken, is_black_first: false };
    }
    problems.extend(line.legs.iter().map(|&(at, _, code)| sheet.problem(code, main.get(at), None)));
    let bad_huffs = line.huffs.iter().filter(|(_, square)| square.is_none());
    problems.extend(bad_huffs.clone().map(|&(at, _)| sheet.problem(Code::Huff, main.get(at), None)));
    if let Some((at, reason)) = &line.stopped
        && let Some(token) = main.get(*at)
    {
        problems.push(sheet.problem(Code::IllegalMove, Some(token), Some(reason.clone())));
    }
    let mut legs = line.legs.iter().peekable();
    let mut after = 0;
    let moves = line.moves.iter().filter_map(|&mv| {
        let token = after + sheet.tokens()[after..].iter().position(|token| token.kind == Kind::Move)?;
        let last = legs.next_if(|(at, ..)| *at == token).map_or(token, |(_, last, _)| *last);
        after = last + 1;
        Some(Played { token, last, main: true, mv })
    });
    let huffed = |&(token, square): &(usize, Option<Square>)| {
        square.map(|square| Huffed { token, main: true, square })
    };
    Replay {
        rules,
        start,
        moves: moves.collect(),
        huffs: line.huffs.iter().filter_map(huffed).collect(),
        problems,
        is_legal: line.stopped.is_none() && bad_huffs.count() == 0,
        is_broken: false,
        is_black_first: false,
    }
}

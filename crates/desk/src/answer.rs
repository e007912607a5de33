//! Answers the requests of the game's page. Not here: anything that needs a browser, and the study (`study`).

use std::time::Duration;

use crownhead_api::{FactRecord, HintRecord, Job, MoveRecord, Reply, ReportRecord, Request, TemptingRecord};
use crownhead_engine::{
    Ending, Engine, Limits, Monitor, Opponent, Report, Score, Task, choose_huff, verdict_code,
};
use crownhead_explain::{Fact, Hint};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::Square;

use crate::desk::{Desk, Listener};
use crate::faults::{mistake_record, moves};

/// The longest time an opponent may take for a move.
const PATIENCE: Duration = Duration::from_secs(20);

/// The desk of the game's page.
#[derive(Debug)]
pub struct GameDesk {
    engine: Engine,
    /// Whether the engine has searched nothing yet.
    fresh: bool,
}

impl Desk for GameDesk {
    type Job = Job;
    type Reply = Reply;

    fn new(engine: Engine) -> GameDesk {
        GameDesk { engine, fresh: true }
    }

    fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    fn answer(&mut self, request: Request, listener: &mut dyn Listener<Reply>) -> Reply {
        let id = request.id;
        let game = match request.game.up_to_present().read() {
            Ok(game) => game,
            Err(error) => return Reply::Failed { id, message: error.to_string() },
        };
        // Earlier requests must not change the answer, so that a game can be replayed.
        if request.job != Job::Known && !std::mem::take(&mut self.fresh) {
            self.engine.clear();
        }
        let task = Task::from_game(&game);
        answer(&mut self.engine, id, request.job, (&game, &task), listener)
    }
}

/// Answers a request whose answer is a single reply.
fn answer(
    engine: &mut Engine,
    id: u32,
    job: Job,
    (game, task): (&Game, &Task),
    monitor: &mut dyn Monitor,
) -> Reply {
    match job {
        Job::Huff => Reply::Huff { id, square: choose_huff(game).map(Square::number) },
        Job::Choose { .. } if game.claimable_draw().is_some() && claims(engine, task, monitor) => {
            Reply::Choice { id, mv: None, concedes: false, claims: true, report: ReportRecord::default() }
        }
        Job::Choose { opponent } => choose(engine, id, &opponent, task, monitor),
        Job::Hint { nodes, milliseconds } => {
            let hint = crownhead_explain::hint(engine, task, &within(nodes, milliseconds), monitor);
            let report = hint.as_ref().map(hint_report).unwrap_or_default();
            Reply::Hint { id, hint: hint.as_ref().map(hint_record), report }
        }
        Job::JudgeDraw { nodes, milliseconds } => {
            let report = engine.analyze(task, &within(nodes, milliseconds), monitor);
            Reply::Standing { id, report: report_record(&report) }
        }
        Job::JudgeMove { nodes } => {
            let mistake = crownhead_explain::mistake(game, nodes, engine, monitor);
            Reply::Judged { id, mistake: mistake.as_ref().and_then(mistake_record) }
        }
        Job::Known => Reply::Known { id, worths: worths(engine, task) },
        Job::Endings => {
            let endings = engine.endings(game.rules());
            Reply::Endings { id, endings: endings.iter().map(Ending::to_string).collect() }
        }
        Job::Drill { ending, seed } => {
            let drill = match ending.as_deref().map(Ending::from_key) {
                Some(None) => None,
                asked => engine.drill(game.rules(), asked.flatten(), seed.into()),
            };
            Reply::Drill {
                id,
                ending: drill.map(|drill| drill.ending.to_string()).unwrap_or_default(),
                position: drill.map(|drill| fen::write(&drill.start)).unwrap_or_default(),
                shortest: drill.and_then(|drill| drill.shortest).unwrap_or(0).into(),
            }
        }
        Job::Defend { nodes, milliseconds } => {
            let report = engine.defend(task, &within(nodes, milliseconds), monitor);
            let mv = report.line.first().map(MoveRecord::from);
            Reply::Choice { id, mv, concedes: false, claims: false, report: report_record(&report) }
        }
    }
}

/// The value of each legal move.
pub(crate) fn worths(engine: &Engine, task: &Task) -> Vec<u32> {
    let Some(known) = engine.probe(task) else { return Vec::new() };
    let moves = task.position.legal_moves();
    moves.iter().filter_map(|mv| known.verdict_of(mv)).map(verdict_code).collect()
}

/// Whether an opponent claims a draw: it does unless it stands better.
fn claims(engine: &mut Engine, task: &Task, monitor: &mut dyn Monitor) -> bool {
    /// The most positions tried.
    const NODES: u64 = 400_000;
    /// Up to a quarter of a man counts as equal.
    const NOT_BETTER: Score = Score(25);
    let report = engine.analyze(task, &within(NODES, 5_000), monitor);
    engine.clear();
    report.score <= NOT_BETTER
}

fn choose(engine: &mut Engine, id: u32, key: &str, task: &Task, monitor: &mut dyn Monitor) -> Reply {
    let Some(opponent) = Opponent::from_key(key) else {
        return Reply::Failed { id, message: format!("unknown opponent: {key}") };
    };
    let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
    let choice = engine.choose(&opponent, task, &limits, monitor);
    Reply::Choice {
        id,
        mv: choice.mv.as_ref().map(MoveRecord::from),
        concedes: choice.concedes,
        claims: false,
        report: report_record(&choice.report),
    }
}

fn within(nodes: u64, milliseconds: u32) -> Limits {
    Limits { time: Some(Duration::from_millis(u64::from(milliseconds))), ..Limits::nodes(nodes) }
}

/// The statistics of a search as plain data.
pub fn report_record(report: &Report) -> ReportRecord {
    ReportRecord {
        depth: report.depth,
        nodes: report.nodes,
        calls: report.calls,
        score: report.score.0,
        line: moves(&report.line),
    }
}

fn hint_report(hint: &Hint) -> ReportRecord {
    let line = moves(&hint.line);
    ReportRecord { score: hint.score.0, line, ..ReportRecord::default() }
}

fn hint_record(hint: &Hint) -> HintRecord {
    HintRecord {
        mv: MoveRecord::from(&hint.mv),
        line: moves(&hint.line),
        proof: hint.proof.len(),
        facts: hint.facts.iter().copied().filter_map(fact_record).collect(),
        score: hint.score.0,
        tempting: hint.tempting.as_ref().map(|tempting| TemptingRecord {
            mv: MoveRecord::from(&tempting.mv),
            line: moves(&tempting.line),
            men: tempting.men,
            kings: tempting.kings,
        }),
    }
}

fn fact_record(fact: Fact) -> Option<FactRecord> {
    Some(match fact {
        Fact::OnlyMove => FactRecord::OnlyMove,
        Fact::WinsGame { plies } => FactRecord::WinsGame(plies),
        Fact::LosesGame { plies } => FactRecord::LosesGame(plies),
        Fact::Wins { men, kings } => FactRecord::Wins(men, kings),
        Fact::Gives { men, kings } => FactRecord::Gives(men, kings),
        Fact::Exchange { pieces } => FactRecord::Exchange(pieces),
        Fact::Crowns => FactRecord::Crowns,
        Fact::Better { by } => FactRecord::Better(by),
        // Facts that this page does not know are left out.
        _ => return None,
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Arc;

    use crownhead_api::{GameRecord, MarkRecord, PieceRecord, ReasonRecord, RulesRecord, Side, StartRecord};
    use crownhead_endgame::Bundle;
    use crownhead_engine::{Length, Options, TableSets, Verdict, verdict_from_code};
    use crownhead_rules::{AnyRules, BoardKind, CaptureDuty, HouseRules};

    use super::*;

    pub(crate) fn start_of(key: &str) -> GameRecord {
        GameRecord {
            rules: RulesRecord::Key(key.to_owned()),
            start: None,
            moves: Vec::new(),
            ply: 0,
            huffs: Vec::new(),
            huff_taken_back: false,
            ending: None,
            players_claim: false,
        }
    }

    /// A listener with time for everything.
    struct Patient;

    impl Monitor for Patient {
        fn elapsed(&mut self) -> Duration {
            Duration::ZERO
        }

        fn should_stop(&mut self) -> bool {
            false
        }

        fn report(&mut self, _: &Report) {}
    }

    impl Listener<Reply> for Patient {
        fn hear(&mut self, _: Reply) {}
    }

    fn ask(job: Job, game: GameRecord) -> Reply {
        let engine = Engine::new(Options { table_bytes: 1 << 20, seed: 1 });
        GameDesk::new(engine).answer(Request { id: 7, game, job }, &mut Patient)
    }

    #[test]
    fn every_preset_answers_with_a_legal_move() {
        for rules in AnyRules::all_named() {
            let game = start_of(rules.key().unwrap_or_default());
            let position = *game.read().expect("the start is a game").position();
            let reply = ask(Job::Choose { opponent: "level/2".to_owned() }, game);
            let Reply::Choice { id: 7, mv: Some(mv), concedes: false, claims: false, .. } = reply else {
                panic!("a choice, not {reply:?}");
            };
            assert!(mv.find(&position).is_some());
        }
    }

    #[test]
    fn a_hint_does_not_depend_on_earlier_requests() {
        let hint = Request {
            id: 7,
            game: start_of("russian"),
            job: Job::Hint { nodes: 20_000, milliseconds: 600_000 },
        };
        let mut desk = GameDesk::new(Engine::new(Options { table_bytes: 1 << 20, seed: 1 }));
        let first = desk.answer(hint.clone(), &mut Patient);
        let draw = Job::JudgeDraw { nodes: 50_000, milliseconds: 600_000 };
        desk.answer(Request { id: 8, game: start_of("russian"), job: draw }, &mut Patient);
        assert_eq!(desk.answer(hint, &mut Patient), first);
    }

    #[test]
    fn the_engine_claims_a_draw_unless_it_is_better() {
        let there_and_back = |squares: [(u16, u16); 4]| {
            let step = |(from, to)| MoveRecord { from, to, captured: Vec::new(), king: true };
            squares.into_iter().cycle().take(8).map(step).collect::<Vec<_>>()
        };
        let king = |square, side| PieceRecord { square, side, king: true };
        let even = vec![king(32, Side::White), king(1, Side::Black)];
        let ahead =
            vec![king(32, Side::White), king(31, Side::White), king(30, Side::White), king(1, Side::Black)];
        for (pieces, claims) in [(even, true), (ahead, false)] {
            let start = StartRecord { turn: Side::White, pieces, king_runs: [None; 2] };
            let moves = there_and_back([(32, 28), (1, 5), (28, 32), (5, 1)]);
            let game =
                GameRecord { start: Some(start), ply: 8, moves, players_claim: true, ..start_of("english") };
            let reply = ask(Job::Choose { opponent: "level/2".to_owned() }, game);
            let Reply::Choice { claims: claimed, mv, .. } = reply else { panic!("a choice, not {reply:?}") };
            assert_eq!((claimed, mv.is_none()), (claims, claims));
        }
    }

    #[test]
    fn a_mistake_is_told_with_the_line_that_punishes_it() {
        let man = |square, side| PieceRecord { square, side, king: false };
        let white = [22, 29, 31, 32].map(|square| man(square, Side::White));
        let black = [14, 6, 2, 1].map(|square| man(square, Side::Black));
        let start = StartRecord { turn: Side::White, pieces: [white, black].concat(), king_runs: [None; 2] };
        let judged = |from, to| {
            let moves = vec![MoveRecord { from, to, captured: Vec::new(), king: false }];
            let start = Some(start.clone());
            ask(Job::JudgeMove { nodes: 2_000 }, GameRecord { start, moves, ply: 1, ..start_of("english") })
        };
        let Reply::Judged { id: 7, mistake: Some((mark, fault)) } = judged(22, 18) else {
            panic!("a mistake")
        };
        assert_eq!((mark, fault.reason), (MarkRecord::Blunder, ReasonRecord::Loses(1, 0, false)));
        assert_eq!((fault.punishment[0].from, fault.punishment[0].to), (14, 23));
        assert_eq!(judged(32, 27), Reply::Judged { id: 7, mistake: None });
    }

    #[test]
    fn the_move_after_a_huff_fits_the_game_with_the_huff() {
        let rules = HouseRules {
            capture_duty: CaptureDuty::Optional,
            huffing: true,
            ..HouseRules::plain(BoardKind::Dark8)
        };
        let man = |square, side| PieceRecord { square, side, king: false };
        let (white, black) = (Side::White, Side::Black);
        let pieces = vec![man(22, white), man(32, white), man(18, black), man(1, black)];
        let quiet = MoveRecord { from: 32, to: 28, captured: Vec::new(), king: false };
        let mut game = GameRecord {
            rules: AnyRules::House(rules).into(),
            start: Some(StartRecord { turn: white, pieces, king_runs: [None; 2] }),
            moves: vec![quiet],
            ply: 1,
            ..start_of("english")
        };
        assert_eq!(ask(Job::Huff, game.clone()), Reply::Huff { id: 7, square: Some(22) });
        game.huffs.push((1, 22));
        assert_eq!(ask(Job::Huff, game.clone()), Reply::Huff { id: 7, square: None });
        let position = *game.read().expect("a game").position();
        let reply = ask(Job::Choose { opponent: "level/2".to_owned() }, game);
        let Reply::Choice { mv: Some(mv), .. } = reply else { panic!("a choice, not {reply:?}") };
        assert!(mv.find(&position).is_some());
    }

    /// Asks an engine that has the embedded tables.
    fn ask_with_tables(job: Job, game: GameRecord) -> Reply {
        let mut shelves = TableSets::default();
        let bytes = &include_bytes!("../../../data/endgames/english.tables")[..];
        shelves.add_bundle(Bundle::read(bytes).expect("the bundle is valid"));
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, seed: 1 });
        engine.set_tables(Some(Arc::new(shelves)));
        GameDesk::new(engine).answer(Request { id: 7, game, job }, &mut Patient)
    }

    fn two_kings_against_one(turn: Side) -> GameRecord {
        let king = |square, side| PieceRecord { square, side, king: true };
        let pieces = vec![king(18, Side::White), king(15, Side::White), king(1, Side::Black)];
        GameRecord { start: Some(StartRecord { turn, pieces, king_runs: [None; 2] }), ..start_of("english") }
    }

    #[test]
    fn every_move_has_a_value_only_where_tables_cover_the_position() {
        let game = two_kings_against_one(Side::White);
        let moves = game.read().expect("a game").position().legal_moves();
        let Reply::Known { id: 7, worths } = ask_with_tables(Job::Known, game) else { panic!("worths") };
        assert_eq!(worths.len(), moves.len());
        let wins = |code: &u32| matches!(verdict_from_code(*code), Some(Verdict::Win(Length::ToEnd(_))));
        assert!(worths.iter().any(wins), "{worths:?}");
        assert!(worths.iter().all(|&code| verdict_from_code(code).map(verdict_code) == Some(code)));
        let nothing = Reply::Known { id: 7, worths: Vec::new() };
        assert_eq!(ask_with_tables(Job::Known, start_of("english")), nothing);
        assert_eq!(ask_with_tables(Job::Known, start_of("russian")), nothing);
    }

    #[test]
    fn exercises_are_offered_set_up_and_defended() {
        let Reply::Endings { endings, .. } = ask_with_tables(Job::Endings, start_of("english")) else {
            panic!("endings")
        };
        assert!(endings.iter().any(|ending| ending == "0m2k-0m1k"), "{endings:?}");
        let drill = |ending: Option<&str>| {
            let job = Job::Drill { ending: ending.map(str::to_owned), seed: 3 };
            let Reply::Drill { ending, position, shortest, .. } = ask_with_tables(job, start_of("english"))
            else {
                panic!("an exercise")
            };
            (ending, position, shortest)
        };
        for ending in endings.iter().map(|ending| Some(ending.as_str())).chain([None]) {
            let (found, position, _) = drill(ending);
            assert!(endings.contains(&found), "{ending:?}");
            let rules = AnyRules::from_key("english").expect("a key");
            assert!(fen::parse(&position, rules).is_ok(), "{ending:?}: {position}");
        }
        assert_eq!(drill(Some("nonsense")), (String::new(), String::new(), 0));
        let defend = Job::Defend { nodes: 1000, milliseconds: 600_000 };
        let reply = ask_with_tables(defend, two_kings_against_one(Side::Black));
        assert!(matches!(reply, Reply::Choice { mv: Some(_), concedes: false, .. }), "{reply:?}");
    }

    #[test]
    fn an_invalid_request_gets_a_reason() {
        let unknown = ask(Job::Choose { opponent: "level/99".to_owned() }, start_of("english"));
        assert!(matches!(unknown, Reply::Failed { id: 7, .. }));
        let rules = ask(Job::Hint { nodes: 1, milliseconds: 1 }, start_of("no-such-rules"));
        assert!(matches!(rules, Reply::Failed { id: 7, .. }));
    }
}

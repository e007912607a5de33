//! The rules that a course teaches: when each applies, and what a position must show.

use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, CaptureDuty, ChainDuty, Color, CrowningInCapture, Goal, HouseRules,
    KingLanding, Lines, Piece, Precedence, Regicide, Removal, Role, Setup, Square, draw::Endings,
};

use crate::{
    Step, Task,
    draw::{Pieces, Plan, simplest},
    walk,
};

/// A rule to learn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Topic {
    /// How a man moves.
    MenStep,
    /// How a man captures.
    Capture,
    /// Men that capture diagonally also capture along rows and columns.
    StraightCapture,
    /// Men capture backward too.
    CaptureBack,
    /// Men don't capture backward.
    CaptureForward,
    /// A side that can capture must.
    CaptureDuty,
    /// Capturing is optional.
    CaptureChoice,
    /// A piece that missed a capture is removed.
    Huffing,
    /// Several pieces are captured in one move.
    Chain,
    /// A capture may stop after any leg.
    ChainStop,
    /// A turn is one leg.
    SingleLeg,
    /// The most pieces must be taken.
    MostPieces,
    /// Any capture may be chosen.
    FreeChoice,
    /// A man becomes a king.
    Crowning,
    /// How a king moves.
    KingStep,
    /// How a king captures.
    KingCapture,
    /// A flying king captures several pieces.
    KingChain,
    /// Where a flying king may land.
    KingLanding,
    /// Whether a king may turn back.
    TurnBack,
    /// When captured pieces leave the board.
    Removal,
    /// Which capture counts most, if kings are among the pieces.
    Ranking,
    /// Men don't capture kings.
    SpareKings,
    /// A man that reaches the crowning row in mid-capture.
    CrowningInCapture,
    /// A man that captures a king.
    Regicide,
    /// How a game is won.
    Aim,
    /// A side that cannot move loses.
    Block,
    /// How a game is drawn.
    Draws,
    /// How long an ending may take.
    Endings,
    /// Strategy: a king stops a man.
    Catch,
    /// Strategy: the side that must move loses.
    Waiting,
    /// Strategy: an exchange changes who must give way.
    Exchange,
    /// Strategy: a king is cut off from the double corner.
    Corner,
    /// Strategy: a king is safe in the double corner.
    Refuge,
    /// Strategy: a king is caught by a gift.
    Net,
    /// Strategy: the main road holds.
    Road,
    /// Strategy: two men at home keep the others from crowning.
    Bridge,
    /// Strategy: a man is stuck on an edge square.
    DogHole,
    /// Strategy: the ending known as First Position.
    FirstPosition,
    /// Strategy: three kings catch one, by Petrov's triangle.
    Triangle,
    /// Strategy, where the side without a move wins: the opponent must capture.
    Force,
}

impl Topic {
    /// The topics about rules, in the order of teaching.
    pub const ALL: [Topic; 28] = [
        Topic::MenStep,
        Topic::Capture,
        Topic::StraightCapture,
        Topic::CaptureBack,
        Topic::CaptureForward,
        Topic::CaptureDuty,
        Topic::CaptureChoice,
        Topic::Huffing,
        Topic::Chain,
        Topic::ChainStop,
        Topic::SingleLeg,
        Topic::MostPieces,
        Topic::FreeChoice,
        Topic::Crowning,
        Topic::KingStep,
        Topic::KingCapture,
        Topic::KingChain,
        Topic::KingLanding,
        Topic::TurnBack,
        Topic::Removal,
        Topic::Ranking,
        Topic::SpareKings,
        Topic::CrowningInCapture,
        Topic::Regicide,
        Topic::Aim,
        Topic::Block,
        Topic::Draws,
        Topic::Endings,
    ];

    /// Whether it is about strategy and not about a rule.
    pub fn is_strategy(self) -> bool {
        self > Topic::Endings
    }

    /// Whether the rules have this rule at all.
    fn applies(self, rules: &HouseRules) -> bool {
        let kings = rules.goal.kings_move();
        let flying = kings && rules.flying_kings;
        let chains = !rules.chain_duty.is_single_leg();
        match self {
            Topic::MenStep | Topic::Capture | Topic::Aim | Topic::Draws => true,
            Topic::Endings => rules.draws.endings != Endings::None,
            Topic::Block => rules.goal == Goal::LeaveNoMove,
            // Where no square is unused, nothing is skipped.
            Topic::StraightCapture => rules.man_captures == Lines::All && !rules.board.is_full(),
            Topic::CaptureBack => rules.men_capture_back,
            Topic::CaptureForward => !rules.men_capture_back,
            Topic::CaptureDuty => rules.capture_duty == CaptureDuty::Mandatory,
            Topic::CaptureChoice => rules.capture_duty == CaptureDuty::Optional,
            Topic::Huffing => rules.huffing,
            Topic::Chain | Topic::Removal => chains,
            Topic::ChainStop => rules.chain_duty == ChainDuty::StopAnywhere,
            Topic::SingleLeg => !chains,
            Topic::MostPieces => rules.precedence.prefers_longer(),
            Topic::FreeChoice => rules.precedence == Precedence::Free && rules.chain_duty.must_finish(),
            Topic::Crowning | Topic::KingStep | Topic::KingCapture => kings,
            Topic::KingChain => flying && chains,
            Topic::KingLanding => flying && rules.king_landing != KingLanding::Any,
            Topic::TurnBack => flying && chains && rules.removal.is_at_once(),
            Topic::Ranking => {
                kings && rules.precedence.ranks_captures() && rules.precedence != Precedence::MostPieces
            }
            Topic::SpareKings => kings && !rules.men_take_kings,
            Topic::CrowningInCapture => kings && chains,
            Topic::Regicide => kings && rules.men_take_kings && rules.regicide != Regicide::Off,
            _ => false,
        }
    }

    /// The same rules without this one, for rules that show in the legal moves.
    fn turned(self, rules: &HouseRules) -> Vec<HouseRules> {
        let mut turned = vec![*rules];
        match self {
            Topic::StraightCapture => turned[0].man_captures = Lines::Diagonal,
            Topic::CaptureBack | Topic::CaptureForward => turned[0].men_capture_back ^= true,
            Topic::CaptureDuty => turned[0].capture_duty = CaptureDuty::Optional,
            Topic::CaptureChoice => {
                turned[0].capture_duty = CaptureDuty::Mandatory;
                turned[0].huffing = false;
            }
            Topic::ChainStop | Topic::SingleLeg => turned[0].chain_duty = ChainDuty::Finish,
            Topic::MostPieces => turned[0].precedence = Precedence::Free,
            Topic::FreeChoice => turned[0].precedence = Precedence::MostPieces,
            Topic::KingLanding => turned[0].king_landing = KingLanding::Any,
            Topic::TurnBack => turned[0].may_turn_back ^= true,
            Topic::Removal => {
                turned[0].removal = if rules.removal.is_at_once() { Removal::AtEnd } else { Removal::AtOnce };
            }
            Topic::Ranking => {
                let longest = rules.precedence.prefers_longer();
                turned[0].precedence = if longest { Precedence::MostPieces } else { Precedence::Free };
            }
            Topic::SpareKings => turned[0].men_take_kings = true,
            Topic::CrowningInCapture => {
                let others =
                    CrowningInCapture::ALL.into_iter().filter(|&way| way != rules.crowning_in_capture);
                turned =
                    others.map(|crowning_in_capture| HouseRules { crowning_in_capture, ..*rules }).collect();
            }
            Topic::Regicide => turned[0].regicide = Regicide::Off,
            _ => turned.clear(),
        }
        turned.retain(|rules| rules.contradictions().is_empty());
        turned
    }

    /// How positions for the topic are drawn on a board of this height.
    fn plan(self, height: u8) -> Plan {
        let sizes = self.sizes();
        match self {
            Topic::MenStep => Plan { sizes, drawn: 50, rows: (4, height) },
            Topic::Crowning => Plan { sizes, drawn: 50, rows: (2, 3) },
            Topic::KingStep => Plan { sizes, drawn: 50, rows: (0, height / 2) },
            Topic::CrowningInCapture => Plan { sizes, drawn: 10_000, rows: (1, 5) },
            // A king must come back to a square that it has jumped: rare among drawn positions.
            Topic::Removal => Plan { sizes, drawn: 60_000, rows: (0, height) },
            _ => Plan { sizes, drawn: 8_000, rows: (0, height) },
        }
    }

    /// The numbers of pieces to try, the smallest first.
    fn sizes(self) -> &'static [Pieces] {
        match self {
            Topic::MenStep | Topic::Crowning => &[[1, 0, 0, 0]],
            Topic::KingStep => &[[0, 1, 0, 0]],
            Topic::Capture | Topic::StraightCapture => &[[1, 0, 1, 0]],
            Topic::CaptureForward | Topic::ChainStop | Topic::SingleLeg | Topic::Chain => {
                &[[1, 0, 2, 0], [1, 0, 3, 0]]
            }
            Topic::CaptureBack => &[[1, 0, 1, 0], [1, 0, 2, 0]],
            Topic::CaptureDuty | Topic::CaptureChoice | Topic::Huffing => &[[2, 0, 1, 0]],
            Topic::MostPieces | Topic::FreeChoice => &[[1, 0, 3, 0], [2, 0, 3, 0], [1, 0, 4, 0]],
            Topic::KingCapture => &[[0, 1, 1, 0]],
            Topic::KingChain => &[[0, 1, 2, 0]],
            Topic::KingLanding | Topic::TurnBack => &[[0, 1, 1, 0], [0, 1, 2, 0], [0, 1, 3, 0], [0, 1, 2, 1]],
            Topic::Removal => &[[0, 1, 3, 0], [0, 1, 4, 0], [0, 1, 5, 0]],
            Topic::Ranking => &[
                [1, 1, 2, 0],
                [1, 0, 1, 1],
                [2, 0, 1, 1],
                [0, 1, 2, 1],
                [1, 1, 3, 0],
                [0, 1, 2, 2],
                [0, 2, 2, 2],
            ],
            Topic::SpareKings => &[[1, 0, 1, 1]],
            Topic::CrowningInCapture => &[[1, 0, 2, 0], [1, 0, 3, 0]],
            Topic::Regicide => &[[1, 0, 0, 1], [1, 0, 1, 1], [1, 0, 2, 1]],
            Topic::Aim => &[[1, 0, 1, 0], [2, 0, 1, 0]],
            Topic::Block => &[[2, 0, 1, 0], [2, 0, 2, 0], [3, 0, 2, 0]],
            _ => &[],
        }
    }
}

/// The step of a topic.
pub(crate) fn step(rules: AnyRules, topic: Topic) -> Option<Step> {
    let switches = rules.house_rules();
    if !topic.applies(&switches) {
        return None;
    }
    if topic == Topic::Draws {
        return Some(Step { topic, position: AnyPosition::start(rules), task: Task::Read });
    }
    if topic == Topic::Endings {
        return Some(Step { topic, position: ending(rules, switches.draws.endings), task: Task::Read });
    }
    let turned = topic.turned(&switches);
    let (seed, plan) = (topic as u64 * 1_000_003, topic.plan(switches.board.height()));
    if let Topic::MenStep | Topic::Crowning | Topic::KingStep = topic {
        let (position, right) = simplest(rules, seed, plan, |position| walk_judge(topic, position))?;
        return Some(Step { topic, position, task: Task::Reach(right[0].to()) });
    }
    let (position, right) = simplest(rules, seed, plan, |position| judge(topic, position, &turned))?;
    Some(Step { topic, position, task: Task::Play(right) })
}

/// An ending that a limit applies to.
fn ending(rules: AnyRules, endings: Endings) -> AnyPosition {
    let kings = match endings {
        Endings::OneEach => 1,
        Endings::Frisian => 2,
        _ => 3,
    };
    let king = |color| Piece { color, role: Role::King };
    let last = rules.board().squares() as u16;
    let mut pieces: Vec<_> = (0..kings).map(|number| (last - number, king(Color::White))).collect();
    pieces.push((3, king(Color::Black)));
    let setup = Setup { pieces, turn: Color::White, king_runs: [None; 2] };
    setup.into_position(rules).unwrap_or_else(|_| AnyPosition::start(rules))
}

/// The last move of a walk that shows how a piece moves.
fn walk_judge(topic: Topic, start: &AnyPosition) -> Option<Vec<AnyMove>> {
    let board = start.board();
    let (x, y) = board.place(start.pieces().next()?.0);
    // A king turns once: backward and sideways, or far.
    let turns = |goal: Square| {
        let (goal_x, goal_y) = board.place(goal);
        goal_y > y && x.abs_diff(goal_x) + y.abs_diff(goal_y) > 2
    };
    let moves = if topic == Topic::MenStep { 3 } else { 2 };
    let last = walk::ends(start, moves).into_iter().find(|mv| match topic {
        Topic::Crowning => mv.is_crowning(),
        Topic::KingStep => turns(mv.to()),
        _ => true,
    })?;
    Some(vec![last])
}

/// The moves to find in a position, if it shows the rule.
fn judge(topic: Topic, position: &AnyPosition, turned: &[HouseRules]) -> Option<Vec<AnyMove>> {
    let legal = position.legal_moves();
    let takes = |mv: &AnyMove| mv.captured().len();
    let captures = || legal.iter().copied().filter(AnyMove::is_capture).collect::<Vec<_>>();
    match topic {
        Topic::Aim | Topic::Block => return winning(topic, position, &legal),
        // The first captures are by men, one piece each.
        Topic::Capture => {
            let right = captures();
            let shown = |mv: &AnyMove| takes(mv) == 1 && goes_forward(position, mv) && is_usual(position, mv);
            return (right.len() == 1 && shown(&right[0])).then_some(right);
        }
        Topic::KingCapture => {
            let right = captures();
            return right.iter().all(|mv| shows_king(position, mv)).then_some(right);
        }
        Topic::Chain | Topic::KingChain => {
            let right: Vec<AnyMove> = captures().into_iter().filter(|mv| takes(mv) == 2).collect();
            let role = if topic == Topic::Chain { Role::Man } else { Role::King };
            return right.iter().all(|mv| mv.mover() == role).then_some(right);
        }
        Topic::Huffing => return (legal.len() > captures().len()).then(captures),
        Topic::CaptureChoice => {
            let quiet: Vec<AnyMove> = legal.iter().copied().filter(|mv| !mv.is_capture()).collect();
            return (quiet.len() < legal.len()).then_some(quiet);
        }
        _ => {}
    }
    // Everything else is about captures.
    if !legal.iter().any(AnyMove::is_capture) {
        return None;
    }
    turned.iter().find_map(|other| difference(topic, position, &legal, other))
}

/// The moves that a rule allows, or else those that it leaves, if it forbids any.
fn difference(
    topic: Topic,
    position: &AnyPosition,
    legal: &[AnyMove],
    other: &HouseRules,
) -> Option<Vec<AnyMove>> {
    let without = position.setup().into_position(AnyRules::House(*other)).ok()?.legal_moves();
    let gained: Vec<AnyMove> = legal.iter().copied().filter(|mv| !without.contains(mv)).collect();
    let forbids = without.iter().any(|mv| !legal.contains(mv));
    let captures = || legal.iter().copied().filter(AnyMove::is_capture).collect::<Vec<_>>();
    match topic {
        // A capture and quiet moves of another man, which look possible.
        Topic::CaptureDuty => {
            let from = legal[0].from();
            (legal.len() == 1 && without.iter().any(|mv| mv.from() != from)).then(captures)
        }
        _ if !gained.is_empty() => Some(gained),
        _ => forbids.then(captures),
    }
}

/// Whether a move goes up the board.
fn goes_forward(position: &AnyPosition, mv: &AnyMove) -> bool {
    let row = |square: Square| position.board().place(square).1;
    row(mv.to()) < row(mv.from())
}

/// Whether a move is along a diagonal, where men capture along one: captures along rows and columns have a step of
/// their own.
fn is_usual(position: &AnyPosition, mv: &AnyMove) -> bool {
    let column = |square: Square| position.board().place(square).0;
    position.rules().house_rules().man_captures != Lines::All || column(mv.from()) != column(mv.to())
}

/// Whether a king's capture shows what a man cannot do: from afar or, of kings that don't fly, backward.
fn shows_king(position: &AnyPosition, mv: &AnyMove) -> bool {
    let board = position.board();
    let (x, y) = board.place(mv.from());
    let far = mv.captured().iter().all(|square| {
        let (tx, ty) = board.place(square);
        x.abs_diff(tx).max(y.abs_diff(ty)) > 2
    });
    if position.rules().house_rules().flying_kings { far } else { !goes_forward(position, mv) }
}

/// The move that ends the game: it leaves the other side no piece, no move or, where that wins, takes the last piece off
/// the board.
fn winning(topic: Topic, position: &AnyPosition, legal: &[AnyMove]) -> Option<Vec<AnyMove>> {
    let goal = position.rules().house_rules().goal;
    let wins = |mv: &AnyMove| {
        let after = position.play_unchecked(mv);
        let is_bare = after.material().pieces(Color::Black) == 0;
        match goal {
            // The last piece is given away: every reply takes it.
            Goal::RunOut => {
                let replies = after.legal_moves();
                let lost = |reply: &AnyMove| after.play_unchecked(reply).winner() == Some(Color::White);
                !replies.is_empty() && replies.iter().all(|reply| reply.is_capture() && lost(reply))
            }
            Goal::LeaveNoMove => after.winner() == Some(Color::White) && is_bare == (topic == Topic::Aim),
            Goal::FirstKing => after.winner() == Some(Color::White) && !is_bare,
        }
    };
    let right: Vec<AnyMove> = legal.iter().copied().filter(wins).collect();
    (right.len() == 1).then_some(right)
}

//! The object of the game, crowning, and draws.

use crownhead_rules::{
    CrowningInCapture, Goal, Regicide,
    draw::{Claims, EndingClass, Endings},
};

use super::Writer;
use crate::messages::say;

impl Writer {
    pub(super) fn aim(&self) -> String {
        // Each goal needs its own sentence in `page-aim-text`.
        let goal = match self.switches.goal {
            Goal::LeaveNoMove => "leave-no-move",
            Goal::RunOut => "run-out",
            Goal::FirstKing => "first-king",
        };
        say!("page-aim-text", goal = goal, king = &self.king(1))
    }

    pub(super) fn crowning(&self) -> Vec<String> {
        let king = self.king(1);
        let first = say!("page-crowning-text", king = &king);
        if self.switches.chain_duty.is_single_leg() {
            return vec![first];
        }
        let then = match self.switches.crowning_in_capture {
            CrowningInCapture::Stop => say!("page-crowning-stop"),
            CrowningInCapture::Pass => say!("page-crowning-pass"),
            CrowningInCapture::GoOnAsKing => say!("page-crowning-go-on", king = &king),
        };
        vec![first, then]
    }

    pub(super) fn regicide(&self) -> Vec<String> {
        let king = self.king(1);
        if !self.switches.men_take_kings || !self.switches.goal.kings_move() {
            return Vec::new();
        }
        match self.switches.regicide {
            Regicide::Off => Vec::new(),
            Regicide::CrownAndStop => vec![say!("page-regicide-stop", king = &king)],
            Regicide::CrownAndGoOn => {
                let mut text = vec![say!("page-regicide-go-on", king = &king)];
                if self.switches.crowning_in_capture.stops() {
                    text.push(say!("page-regicide-on-last-row"));
                }
                text
            }
            Regicide::CrownAtEnd => vec![say!("page-regicide-at-end", king = &king)],
        }
    }

    pub(super) fn draws(&self) -> Vec<String> {
        let mut text = self.counted_draws();
        match self.switches.draws.claims {
            Claims::None => (),
            Claims::Repetition => text.push(say!("page-draw-claims-repetition")),
            Claims::All => text.push(say!("page-draw-claims-all")),
        }
        text.extend(self.endings());
        text.push(say!("page-draw-agreement"));
        text
    }

    /// The draws that a beginner needs first; who claims them, and endings, come later.
    pub(super) fn common_draws(&self) -> Vec<String> {
        let mut text = self.counted_draws();
        text.push(say!("page-draw-agreement"));
        text
    }

    /// The draws by repetition and without progress.
    fn counted_draws(&self) -> Vec<String> {
        let draws = self.switches.draws;
        let mut text = Vec::new();
        if draws.repetition > 0 {
            text.push(say!("page-draw-repetition", n = draws.repetition));
        }
        if draws.no_progress > 0 {
            text.push(say!("page-draw-no-progress", n = draws.no_progress / 2));
        }
        text
    }

    /// The draw limits for endings.
    pub(super) fn endings(&self) -> Vec<String> {
        let (king, kings) = (self.king(1), self.king(2));
        let moves = |class: EndingClass| class.limit() / 2;
        let three_kings = |class| vec![say!("page-draw-three-kings", kings = &kings, n = moves(class))];
        match self.switches.draws.endings {
            Endings::International => {
                let three = moves(EndingClass::LoneKingAgainstThree);
                let two = moves(EndingClass::LoneKingAgainstTwo);
                vec![say!("page-draw-endings", three = three, two = two)]
            }
            Endings::Russian => {
                let many = moves(EndingClass::LoneKingAgainstKings);
                let few = moves(EndingClass::LoneKingAgainstTwo);
                let (four, six) = (moves(EndingClass::FourOrFive), moves(EndingClass::SixOrSeven));
                let lone =
                    say!("page-draw-russian-lone", king = &king, kings = &kings, many = many, few = few);
                vec![lone, say!("page-draw-russian-few", kings = &kings, four = four, six = six)]
            }
            Endings::Pool => three_kings(EndingClass::ThreeKingsPool),
            Endings::Canadian => three_kings(EndingClass::ThreeKingsCanadian),
            Endings::Frisian => {
                let (two, one) = (moves(EndingClass::TwoKings), moves(EndingClass::KingEach));
                vec![say!("page-draw-frisian", king = &king, kings = &kings, two = two, one = one)]
            }
            Endings::OneEach => vec![say!("page-draw-one-each")],
            Endings::None => Vec::new(),
        }
    }
}

//! The sentences of the page of rules that belong to one topic of a course.

use crownhead_lessons::Topic;
use crownhead_rules::AnyRules;

use super::Writer;
use crate::messages::say;

/// The heading of the section that a topic belongs to.
pub(crate) fn rule_heading(rules: AnyRules, topic: Topic) -> String {
    match topic {
        Topic::MenStep | Topic::KingStep => say!("page-moving"),
        Topic::Chain
        | Topic::ChainStop
        | Topic::SingleLeg
        | Topic::KingChain
        | Topic::TurnBack
        | Topic::Removal
        | Topic::MostPieces
        | Topic::FreeChoice
        | Topic::Ranking => say!("page-chains"),
        Topic::Crowning | Topic::CrowningInCapture => say!("page-crowning"),
        Topic::Regicide => {
            let king = Writer::of(rules).king(1);
            say!("page-regicide", king = &king)
        }
        Topic::Aim | Topic::Block => say!("page-aim"),
        Topic::Draws | Topic::Endings => say!("page-draws"),
        _ => say!("page-capturing"),
    }
}

/// The rule of a topic.
pub(crate) fn rule_lines(rules: AnyRules, topic: Topic) -> Vec<String> {
    let writer = Writer::of(rules);
    match topic {
        Topic::MenStep => writer.men_step(),
        Topic::KingStep => writer.kings_step(),
        Topic::Capture => writer.first_capture(),
        Topic::StraightCapture => vec![say!("page-straight")],
        Topic::CaptureBack | Topic::CaptureForward => vec![writer.men_capture()],
        Topic::SpareKings => vec![say!("page-men-spare-kings", kings = &writer.king(2))],
        Topic::CaptureDuty | Topic::CaptureChoice => vec![writer.duty()],
        Topic::Huffing => vec![say!("page-huffing")],
        Topic::Chain | Topic::ChainStop | Topic::SingleLeg => vec![writer.chain()],
        Topic::MostPieces | Topic::FreeChoice | Topic::Ranking => vec![writer.precedence()],
        Topic::Crowning => writer.crowning().into_iter().take(1).collect(),
        Topic::CrowningInCapture => writer.crowning().into_iter().skip(1).collect(),
        Topic::KingCapture | Topic::KingLanding => writer.kings_capturing().into_iter().take(1).collect(),
        Topic::KingChain => {
            let land = writer.king_lands_to_go_on();
            if land.is_empty() { vec![writer.chain()] } else { land }
        }
        Topic::TurnBack => writer.turn_back(),
        Topic::Removal => writer.removal(),
        Topic::Regicide => writer.regicide(),
        Topic::Aim | Topic::Block => vec![writer.aim()],
        Topic::Draws => writer.common_draws(),
        Topic::Endings => writer.endings(),
        _ => Vec::new(),
    }
}

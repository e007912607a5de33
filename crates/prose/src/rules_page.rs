//! The rules of any variant, preset or house rules as a page, made from their switches.

use crownhead_rules::{
    AnyRules, CaptureDuty, ChainDuty, Color, Contradiction, CrowningInCapture, HouseRules, Precedence,
    Regicide, Role,
    draw::{EndingClass, Endings},
};

use crate::{
    capitalized,
    messages::say,
    names::{pieces, rules_name, rules_summary, side},
};

/// A page of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The heading.
    pub title: String,
    /// What game this is, in a sentence or two.
    pub intro: String,
    /// The rules.
    pub sections: Vec<Section>,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
}

/// The page of rules.
pub fn rules_page(rules: AnyRules) -> Page {
    let writer = Writer { rules, switches: rules.house_rules() };
    let section = |title: String, paragraphs: Vec<String>| Section { title, paragraphs };
    let mut sections = vec![
        section(say!("page-board"), writer.board()),
        section(say!("page-aim"), vec![say!("page-aim-text")]),
        section(say!("page-moving"), writer.moving()),
        section(say!("page-capturing"), writer.capturing()),
        section(say!("page-chains"), writer.chains()),
        section(say!("page-crowning"), writer.crowning()),
        section(say!("page-regicide"), writer.regicide()),
        section(say!("page-draws"), writer.draws()),
    ];
    sections.retain(|section| !section.paragraphs.is_empty());
    Page { title: rules_name(rules), intro: rules_summary(rules), sections }
}

/// Writes the sections of one page.
struct Writer {
    rules: AnyRules,
    switches: HouseRules,
}

impl Writer {
    fn king(&self, number: usize) -> String {
        pieces(self.rules, Role::King, number)
    }

    fn board(&self) -> Vec<String> {
        let HouseRules { board, rows, starts, .. } = self.switches;
        let (white, black) = (side(self.rules, Color::White), side(self.rules, Color::Black));
        let size = u64::from(board.width());
        let shape = if board.is_mirrored() {
            say!("page-board-mirrored", n = size, squares = board.squares())
        } else {
            say!("page-board-shape", n = size, squares = board.squares())
        };
        let numbers = say!("page-board-numbers", last = board.squares(), side = &white);
        let men = rows * (board.width() / 2);
        let setup = say!(
            "page-setup",
            men = men,
            rows = rows,
            number = &say!("number", n = rows),
            bottom = &white,
            top = &black
        );
        let starter = say!("page-starts", side = &side(self.rules, starts));
        vec![format!("{shape} {numbers}"), format!("{setup} {starter}")]
    }

    fn moving(&self) -> Vec<String> {
        let kings = capitalized(&self.king(2));
        let king = if self.switches.flying_kings {
            say!("page-kings-fly", kings = &kings)
        } else {
            say!("page-kings-step", kings = &kings)
        };
        vec![say!("page-men-move"), king]
    }

    fn capturing(&self) -> Vec<String> {
        let king = self.king(1);
        let kings = capitalized(&self.king(2));
        let mut text = vec![say!("page-capture")];
        let back = self.switches.men_capture_back;
        let men = if back { say!("page-men-capture-back") } else { say!("page-men-capture-forward") };
        let kings = if self.switches.flying_kings {
            say!("page-kings-capture-far", king = &king)
        } else {
            say!("page-kings-capture", kings = &kings)
        };
        text.push(format!("{men} {kings}"));
        text.push(match self.switches.capture_duty {
            CaptureDuty::Mandatory => say!("page-capture-mandatory"),
            CaptureDuty::Optional => say!("page-capture-optional"),
        });
        text
    }

    fn chains(&self) -> Vec<String> {
        let mut text = Vec::new();
        text.push(match self.switches.chain_duty {
            ChainDuty::Finish => say!("page-chain-finish"),
            ChainDuty::StopAnywhere => say!("page-chain-stop"),
            ChainDuty::SingleLeg => say!("page-chain-single"),
        });
        if self.switches.chain_duty != ChainDuty::SingleLeg {
            text.push(say!("page-chain-ghosts"));
        }
        text.push(match self.switches.precedence {
            Precedence::MostPieces => say!("page-precedence-most", king = &self.king(1)),
            _ => say!("page-precedence-free"),
        });
        text
    }

    fn crowning(&self) -> Vec<String> {
        let king = self.king(1);
        let first = say!("page-crowning-text", king = &king);
        if self.switches.chain_duty == ChainDuty::SingleLeg {
            return vec![first];
        }
        let then = match self.switches.crowning_in_capture {
            CrowningInCapture::Stop => say!("page-crowning-stop"),
            CrowningInCapture::Pass => say!("page-crowning-pass"),
            CrowningInCapture::GoOnAsKing => say!("page-crowning-go-on", king = &king),
        };
        vec![first, then]
    }

    fn regicide(&self) -> Vec<String> {
        let king = self.king(1);
        match self.switches.regicide {
            Regicide::Off => Vec::new(),
            Regicide::CrownAndStop => vec![say!("page-regicide-stop", king = &king)],
            Regicide::CrownAndGoOn => {
                let mut text = vec![say!("page-regicide-go-on", king = &king)];
                if self.switches.crowning_in_capture == CrowningInCapture::Stop {
                    text.push(say!("page-regicide-on-last-row"));
                }
                text
            }
            Regicide::CrownAtEnd => vec![say!("page-regicide-at-end", king = &king)],
        }
    }

    fn draws(&self) -> Vec<String> {
        let draws = self.switches.draws;
        let mut text = Vec::new();
        if draws.repetition > 0 {
            text.push(say!("page-draw-repetition", n = draws.repetition));
        }
        if draws.no_progress > 0 {
            text.push(say!("page-draw-no-progress", n = draws.no_progress / 2));
        }
        if draws.endings == Endings::International {
            let moves = |class: EndingClass| class.limit() / 2;
            let three = moves(EndingClass::LoneKingAgainstThree);
            let two = moves(EndingClass::LoneKingAgainstTwo);
            text.push(say!("page-draw-endings", three = three, two = two));
        }
        text.push(say!("page-draw-agreement"));
        text
    }
}

/// Why house rules contradict themselves, naming the switches.
pub fn contradiction(contradiction: Contradiction) -> String {
    let why = match contradiction {
        Contradiction::Rows => say!("contradiction-rows"),
        Contradiction::PrecedenceNeedsFinish => say!("contradiction-precedence"),
        Contradiction::SingleLegCannotPassCrowningRow => say!("contradiction-single-leg-crowning"),
        Contradiction::SingleLegCannotGoOn => say!("contradiction-single-leg-regicide"),
        Contradiction::RepetitionOfOne => say!("contradiction-repetition"),
        other => other.to_string(),
    };
    let switches = contradiction.switches().join(", ");
    say!("contradiction", why = &why, switches = &switches)
}

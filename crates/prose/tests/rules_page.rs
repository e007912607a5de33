//! The page of rules says what the rules are, for every variant, preset and house rules.

use crownhead_prose::{Page, rules_page};
use crownhead_rules::{
    AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, DrawRules, HouseRules, Precedence,
    Regicide,
};

fn text(page: &Page) -> String {
    let mut lines = vec![format!("# {}", page.title), page.intro.clone()];
    for section in &page.sections {
        lines.push(format!("\n## {}", section.title));
        lines.extend(section.paragraphs.iter().cloned());
    }
    lines.join("\n")
}

#[test]
fn named_rules() {
    for rules in AnyRules::all_named() {
        insta::assert_snapshot!(rules.key().expect("named rules have keys"), text(&rules_page(rules)));
    }
}

#[test]
fn house_rules_of_every_kind() {
    let plain = HouseRules::plain;
    let busy = HouseRules {
        starts: Color::Black,
        men_capture_back: true,
        flying_kings: true,
        precedence: Precedence::MostPieces,
        crowning_in_capture: CrowningInCapture::GoOnAsKing,
        regicide: Regicide::CrownAndGoOn,
        draws: DrawRules::NONE,
        ..plain(BoardKind::Dark6)
    };
    insta::assert_snapshot!("house", text(&rules_page(AnyRules::House(busy))));
}

#[test]
fn every_switch_changes_the_page() {
    let plain = HouseRules::plain(BoardKind::Dark8);
    let page = |rules: HouseRules| text(&rules_page(AnyRules::House(rules)));
    let changes = [
        HouseRules { board: BoardKind::Mirrored8, ..plain },
        HouseRules { rows: 2, ..plain },
        HouseRules { starts: Color::Black, ..plain },
        HouseRules { men_capture_back: true, ..plain },
        HouseRules { flying_kings: true, ..plain },
        HouseRules { capture_duty: CaptureDuty::Optional, ..plain },
        HouseRules { chain_duty: ChainDuty::StopAnywhere, ..plain },
        HouseRules { chain_duty: ChainDuty::SingleLeg, ..plain },
        HouseRules { precedence: Precedence::MostPieces, ..plain },
        HouseRules { crowning_in_capture: CrowningInCapture::Pass, ..plain },
        HouseRules { crowning_in_capture: CrowningInCapture::GoOnAsKing, ..plain },
        HouseRules { regicide: Regicide::CrownAndStop, ..plain },
        HouseRules { regicide: Regicide::CrownAndGoOn, ..plain },
        HouseRules { regicide: Regicide::CrownAtEnd, ..plain },
        HouseRules { draws: DrawRules { repetition: 0, ..plain.draws }, ..plain },
        HouseRules { draws: DrawRules { no_progress: 100, ..plain.draws }, ..plain },
    ];
    let mut pages: Vec<String> = changes.into_iter().chain([plain]).map(page).collect();
    pages.sort();
    pages.dedup();
    assert_eq!(pages.len(), changes.len() + 1);
}

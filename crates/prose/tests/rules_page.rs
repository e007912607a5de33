//! The rules page describes the rules, for every variant, preset and house rules.

use crownhead_prose::{Page, rules_page};
use crownhead_rules::{
    AnyRules, BoardKind, CaptureDuty, ChainDuty, Color, CrowningInCapture, DrawRules, Goal, HouseRules,
    KingLanding, Lines, Precedence, Regicide, Removal,
    draw::{Claims, Endings},
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
    // Straight lines where squares touch only at corners, and men and kings that capture differently.
    let odd = HouseRules {
        home_gap: 2,
        rows: 1,
        flying_kings: true,
        man_steps: Lines::All,
        man_captures: Lines::Straight,
        king_steps: Lines::Straight,
        king_captures: Lines::All,
        removal: Removal::AtOnce,
        may_turn_back: true,
        men_take_kings: false,
        king_move_limit: 1,
        goal: Goal::RunOut,
        ..plain(BoardKind::Mirrored12)
    };
    insta::assert_snapshot!("house-odd", text(&rules_page(AnyRules::House(odd))));
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
        HouseRules { capture_duty: CaptureDuty::Optional, huffing: true, ..plain },
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
        HouseRules { precedence: Precedence::MostPiecesThenKings, ..plain },
        HouseRules { precedence: Precedence::Italian, ..plain },
        HouseRules { precedence: Precedence::KingFirst, ..plain },
        HouseRules { precedence: Precedence::Value, ..plain },
        HouseRules { home_gap: 1, rows: 2, ..plain },
        HouseRules { man_steps: Lines::Straight, ..plain },
        HouseRules { man_steps: Lines::All, ..plain },
        HouseRules { man_captures: Lines::Straight, ..plain },
        HouseRules { man_captures: Lines::All, ..plain },
        HouseRules { king_steps: Lines::Straight, ..plain },
        HouseRules { king_steps: Lines::All, ..plain },
        HouseRules { king_captures: Lines::Straight, ..plain },
        HouseRules { king_captures: Lines::All, ..plain },
        HouseRules { removal: Removal::AtOnce, ..plain },
        HouseRules { men_take_kings: false, ..plain },
        HouseRules { king_move_limit: 3, ..plain },
    ];
    let goals = Goal::ALL.map(|goal| HouseRules { goal, ..plain });
    let duties = CaptureDuty::ALL.map(|capture_duty| HouseRules { capture_duty, ..plain });
    let flying = HouseRules { flying_kings: true, removal: Removal::AtOnce, ..plain };
    let of_flying_kings = [
        flying,
        HouseRules { king_landing: KingLanding::Behind, ..flying },
        HouseRules { king_landing: KingLanding::BehindLastKing, ..flying },
        HouseRules { may_turn_back: true, ..flying },
    ];
    let boards =
        BoardKind::ALL.map(plain_of).into_iter().filter(|rules| !changes.contains(rules) && *rules != plain);
    let all: Vec<HouseRules> = changes
        .into_iter()
        .chain(of_flying_kings)
        .chain(boards)
        .chain(goals.into_iter().chain(duties).filter(|rules| *rules != plain))
        .chain(other_draws(plain))
        .chain([plain])
        .collect();
    let mut pages: Vec<String> = all.iter().copied().map(page).collect();
    pages.sort();
    pages.dedup();
    assert_eq!(pages.len(), all.len());
}

/// Other limits for few pieces, and other claims.
fn other_draws(plain: HouseRules) -> impl Iterator<Item = HouseRules> {
    let draws = move |draws| HouseRules { draws, ..plain };
    let endings = ENDINGS.into_iter().map(move |endings| DrawRules { endings, ..plain.draws });
    let claims = [Claims::Repetition, Claims::All];
    let claims = claims.into_iter().map(move |claims| DrawRules { claims, ..plain.draws });
    endings.chain(claims).map(draws)
}

fn plain_of(board: BoardKind) -> HouseRules {
    HouseRules::plain(board)
}

/// All but none. Three kings against one are the same in two games, but for the number of moves.
const ENDINGS: [Endings; 6] = [
    Endings::International,
    Endings::Russian,
    Endings::Pool,
    Endings::Canadian,
    Endings::Frisian,
    Endings::OneEach,
];

#[test]
fn any_rules_have_a_page_without_gaps() {
    for rules in AnyRules::all_named() {
        let page = rules_page(rules);
        let all = text(&page);
        assert!(!all.contains("{ ") && !all.contains('$') && !all.contains("  "), "{all}");
        assert!(page.sections.len() >= 7, "{all}");
        assert_ne!(page.title, rules_page(AnyRules::House(rules.house_rules())).title);
        for paragraph in page.sections.iter().flat_map(|section| &section.paragraphs) {
            assert!(paragraph.starts_with(char::is_uppercase) && paragraph.ends_with('.'), "{paragraph}");
        }
    }
}

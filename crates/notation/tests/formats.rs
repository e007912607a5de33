//! Random games through every format: each is read back unchanged.

use crownhead_game::{Deed, Game};
use crownhead_notation::{
    binary, hub, json, lidraughts, movetext,
    pdn::{self, Settings, Sheets, Tags, Tree, write_tree},
};
use crownhead_rules::{
    AnyMove, AnyPosition, AnyRules, BoardKind, CaptureDuty, HouseRules, Preset, Square, Variant,
};
use crownhead_testkit::random::{Dice, MIXES, sprinkle};

fn by_chance(rules: AnyRules, plies: usize, dice: &mut Dice) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        let huffs: Vec<Square> = game.huffable().iter().collect();
        if !huffs.is_empty() && dice.percent(60) {
            game.huff(*dice.pick(&huffs)).expect("a huffable piece");
        }
        let legal = game.position().legal_moves();
        if legal.is_empty() || game.play_on(*dice.pick(&legal)).is_err() {
            break;
        }
    }
    game
}

fn tree(text: &str, rules: AnyRules) -> Tree {
    let mut sheets = Sheets::new(text.as_bytes());
    let sheet = sheets.next().expect("a game");
    let (tree, replay) = Tree::read(&sheet, &Settings::default());
    assert_eq!(sheet.problems(), [], "{text}");
    assert_eq!(replay.problems, [], "{text}");
    assert_eq!(replay.rules, rules);
    tree
}

fn comes_back(game: &Game) {
    let text = pdn::write(game, &Tags::default());
    let tree = tree(&text, game.rules());
    assert_eq!(tree.main_line(), game.moves(), "{text}");
    assert_eq!(tree.main_deeds(), deeds(game), "{text}");
    let read = pdn::read(&text).expect("written data is readable");
    assert_eq!((deeds(&read), read.position()), (deeds(game), game.position()), "{text}");
    // Read by the careful path, move by move, like a game that is not plain.
    let careful = self::tree(&text.replace("*\n", "/FEN \"W::\"/ *\n"), game.rules());
    assert_eq!(careful.main_line(), game.moves(), "{text}");
    assert_eq!(careful.main_deeds(), deeds(game), "{text}");
    let again = write_tree(&tree);
    assert_eq!(self::tree(&again, game.rules()), tree, "{again}");
    let json = json::read(&json::write(&tree));
    assert_eq!(json.as_ref().map(Tree::main_deeds), Ok(deeds(game)), "{text}");
    assert_eq!(json, Ok(tree.clone()), "{text}");
    let block = binary::write(&tree);
    let length = block.len();
    let line = binary::read_line(&block, 0).expect("a game").expect("a whole game").0;
    assert_eq!((line.start, line.moves.as_slice()), (*game.start(), game.moves()), "{text}");
    assert_eq!(binary::read_one(&block, 0), Ok(Some((tree, length))), "{text}");
    for (ply, mv) in game.moves().iter().enumerate() {
        let position = game.position_of_move(ply).expect("a position");
        one_move_comes_back(position, mv);
    }
}

/// Everything up to the current position of a game.
fn deeds(game: &Game) -> Vec<Deed> {
    let mut deeds = Vec::new();
    for (ply, mv) in game.moves().iter().enumerate() {
        deeds.extend(game.huffed_at(ply).map(Deed::Huff));
        deeds.push(Deed::Move(*mv));
    }
    deeds.extend(game.pending_huff().map(Deed::Huff));
    deeds
}

fn one_move_comes_back(position: &AnyPosition, mv: &AnyMove) {
    let same = |found: Option<AnyMove>, form: &str, text: &str| {
        assert_eq!(found.as_ref(), Some(mv), "{form} {text} in {}", crownhead_notation::fen::write(position));
    };
    let text = movetext::write(position, mv);
    same(movetext::find(&text, position).ok(), "PDN", &text);
    let text = hub::write_move(mv);
    same(hub::parse_move(&text, position).ok(), "Hub", &text);
    let text = hub::write_dxp_move(mv);
    same(hub::parse_dxp_move(&text, position).ok(), "DXP", &text);
    let text = lidraughts::write_move(position, mv);
    same(lidraughts::parse_move(&text, position).ok(), "lidraughts", &text);
}

fn games(each: usize) {
    let mut dice = Dice::new(1);
    for rules in AnyRules::all_named() {
        if each > 100 {
            eprintln!("{each} games: {}", rules.key().unwrap_or("house rules"));
        }
        for _ in 0..each {
            comes_back(&by_chance(rules, 60, &mut dice));
        }
    }
}

#[test]
fn games_round_trip_through_every_format() {
    games(3);
}

#[test]
fn games_with_huffs_round_trip_through_every_format() {
    let mut dice = Dice::new(3);
    let mut huffs = 0;
    for board in BoardKind::ALL {
        for letters in [false, true] {
            let base = if letters { Variant::Turkish.house_rules() } else { Preset::Text.house_rules() };
            let rules = HouseRules {
                board,
                rows: 2,
                home_gap: 0,
                capture_duty: CaptureDuty::Optional,
                huffing: true,
                ..base
            };
            assert_eq!(rules.contradictions(), []);
            for plies in [0, 1, 5, 30, 80] {
                let mut game = by_chance(AnyRules::House(rules), plies, &mut dice);
                // Some end with a pending huff.
                if let Some(square) = game.huffable().iter().next() {
                    game.huff(square).expect("a huffable piece");
                }
                huffs += deeds(&game).iter().filter(|deed| matches!(deed, Deed::Huff(_))).count();
                comes_back(&game);
            }
        }
    }
    assert!(huffs > 50, "only {huffs} huffs");
}

#[test]
#[ignore = "an hour: ten thousand games of all rules"]
fn ten_thousand_games_of_all_rules_round_trip() {
    games(10_000);
}

/// Captures with the same ends, written and read, in this many positions full of kings.
fn ambiguous(positions: usize) -> usize {
    let mut dice = Dice::new(2);
    let rules: Vec<AnyRules> =
        AnyRules::all_named().filter(|rules| rules.house_rules().flying_kings).collect();
    let mut pairs = 0;
    for _ in 0..positions {
        let position = sprinkle(*dice.pick(&rules), *dice.pick(&MIXES), &mut dice);
        let Ok(legal) = position.legal_moves_within(20_000) else { continue };
        for (i, mv) in legal.iter().enumerate() {
            let twin = |other: &AnyMove| (other.from(), other.to()) == (mv.from(), mv.to());
            let others = legal.iter().skip(i + 1).filter(|other| twin(other)).count();
            pairs += others;
            if mv.is_capture() && (others > 0 || legal[..i].iter().any(twin)) {
                let text = movetext::write_among(&position, mv, &legal);
                assert_eq!(movetext::find(&text, &position).as_ref(), Ok(mv), "{text}");
            }
        }
    }
    pairs
}

#[test]
fn ambiguous_captures_round_trip() {
    assert!(ambiguous(1500) > 20);
}

#[test]
#[ignore = "minutes: two hundred thousand positions"]
fn ambiguous_captures_of_many_positions_round_trip() {
    assert!(ambiguous(200_000) > 1000);
}

#[test]
fn positions_have_the_forms_of_hub_dxp_and_lidraughts() {
    let start = AnyPosition::start(AnyRules::from_key("international").expect("a variant"));
    let hub = hub::write_position(&start);
    assert_eq!(hub.len(), 51);
    assert_eq!(crownhead_notation::fen::parse(&hub, start.rules()), Ok(start));
    let dxp = hub::write_dxp_position(&start);
    assert_eq!(&dxp[..3], "Wzz");
    assert_eq!(crownhead_notation::fen::parse(&dxp, start.rules()), Ok(start));
    let fen = lidraughts::write_fen(&start, 0, 1);
    assert!(fen.ends_with(":H0:F1"));
    assert_eq!(crownhead_notation::fen::parse(&fen, start.rules()), Ok(start));
}

#[test]
fn an_ambiguous_capture_is_written_as_the_standard_says() {
    // The standard's own example.
    let rules = AnyRules::from_key("international").expect("a variant");
    let position = crownhead_notation::fen::parse("W:WK47:B14,19,29,31,42", rules).expect("a position");
    let texts: Vec<String> = position.legal_moves().iter().map(|mv| movetext::write(&position, mv)).collect();
    assert!(texts.contains(&"47x38x24x13x36".to_owned()), "{texts:?}");
}

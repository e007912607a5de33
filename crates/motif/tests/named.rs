//! Strokes with names, on the diagrams that explain them.

use crownhead_motif::{Motif, recognize};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Piece, Setup, Variant};
use crownhead_testkit::fen;

const INTERNATIONAL: AnyRules = AnyRules::Variant(Variant::International);

/// A diagram: its name, where it is from, the position, and the line by its squares.
struct Diagram {
    motif: Motif,
    source: &'static str,
    position: &'static str,
    line: &'static [(u16, u16)],
}

const DIAGRAMS: [Diagram; 17] = [
    Diagram {
        motif: Motif::Royal,
        source: "the principle: fr.wikipedia.org, Coup royal",
        position: "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24",
        line: &[(27, 22), (18, 27), (32, 21), (23, 34), (40, 7)],
    },
    Diagram {
        motif: Motif::Philippe,
        source: "the principle with a recall: fr.wikipedia.org, Coup Philippe",
        position: "W:W27,32,35,38,42,43,44:B11,12,16,18,23,24",
        line: &[
            (27, 22),
            (18, 27),
            (32, 21),
            (16, 27),
            (35, 30),
            (24, 35),
            (44, 40),
            (35, 44),
            (43, 39),
            (44, 33),
            (38, 16),
        ],
    },
    Diagram {
        motif: Motif::Philippe,
        source: "jeuxdames.com, Le coup Philippe",
        position: "W:W27,32,34,38,40,43,45:B11,12,16,18,23,25",
        line: &[(27, 22), (18, 27), (32, 21), (16, 27), (34, 30), (25, 34), (40, 16)],
    },
    Diagram {
        motif: Motif::Philippe,
        source: "the simplest form: Dubois, chapter 5, diagram 1",
        position: "W:W34,40,45:B12,23,25",
        line: &[(34, 30), (25, 34), (40, 7)],
    },
    Diagram {
        motif: Motif::Napoleon,
        source: "the principle: fr.wikipedia.org, Coup Napoléon",
        position: "W:W26,28,29,31,36:B10,16,17,18,20",
        line: &[(29, 23), (18, 29), (28, 22), (17, 28), (26, 21), (16, 27), (31, 4)],
    },
    Diagram {
        motif: Motif::Express,
        source: "the usual form: Dubois, chapter 13",
        position: "W:W27,28,33,37,38,39:B8,9,16,26",
        line: &[(37, 31), (26, 37), (27, 21), (16, 27), (28, 22), (27, 18), (38, 32), (37, 28), (33, 2)],
    },
    Diagram {
        motif: Motif::Heel,
        source: "Toet-Luteijn, 10 February 1977: Dubois, chapter 9, diagram 9",
        position: "W:W24,25,29,30,31,36,37,38,41,46:B9,13,15,16,19,21,22,26,27,28",
        line: &[(24, 20), (15, 42), (37, 48), (26, 37), (41, 3)],
    },
    Diagram {
        motif: Motif::Heel,
        source: "Schippers-Barten, 14 January 2012: Dubois, chapter 9, diagram 5",
        position: "W:W24,27,29,31,33,34,36,39,41,42,43,45,46,48,49:B1,2,3,7,8,10,11,13,16,17,18,19,22,23,28",
        line: &[(34, 30), (23, 25), (27, 21), (17, 37), (41, 5)],
    },
    Diagram {
        motif: Motif::TurkishStroke,
        source: "made for this test: the king stops on 20 because it has already taken the man behind",
        position: "W:W13,14,19,24,25,29,30,32,33,34,41,42,43,44:B5,11,26,38,K46,K48",
        line: &[(33, 28), (48, 20), (24, 15)],
    },
    Diagram {
        motif: Motif::LongCapture,
        source: "Dubois, chapter 5, diagram 5",
        position: "W:W17,22,32,33,44:B7,8,9,10,20,39",
        line: &[(17, 12), (7, 29), (44, 2)],
    },
    Diagram {
        motif: Motif::Recall,
        source: "part of the principle of the Philippe stroke",
        position: "W:W35,38,42,43,44:B12,23,24",
        line: &[(35, 30), (24, 35), (44, 40), (35, 44), (43, 39), (44, 33), (38, 7)],
    },
    Diagram {
        motif: Motif::Philippe,
        source: "in the opening: Goedemoed, *A Course in Draughts*, chapter 3, after 33-28 18-23 39-33 12-18 44-39 7-12 31-26 20-25",
        position: "W:W26,28,32,33,34,35,36,37,38,39,40,41,42,43,45,46,47,48,49,50:B1,2,3,4,5,6,8,9,10,11,12,13,14,15,16,17,18,19,23,25",
        line: &[(28, 22), (17, 28), (33, 22), (18, 27), (32, 21), (16, 27), (34, 30), (25, 34), (40, 16)],
    },
    Diagram {
        motif: Motif::Raphael,
        source: "the line of fr.wikipedia.org, Coup Raphaël, with the pieces that it needs",
        position: "W:W27,28,32,33,34,37,38,48,49:B12,13,16,17,19,21,23,24,26",
        line: &[
            (34, 29),
            (23, 34),
            (28, 23),
            (19, 39),
            (37, 31),
            (26, 28),
            (49, 44),
            (21, 43),
            (44, 11),
            (16, 7),
            (48, 17),
        ],
    },
    Diagram {
        motif: Motif::Bomb,
        source: "the line of fr.wikipedia.org, Coup de la bombe, with the pieces that it needs",
        position: "W:W27,28,32,38:B9,16,17,18,19,23,26",
        line: &[(27, 21), (16, 27), (32, 12), (23, 43), (12, 3)],
    },
    Diagram {
        motif: Motif::Ricochet,
        source: "the line of fr.wikipedia.org, Coup de ricochet, with the pieces that it needs",
        position: "W:W27,28,32,33,34,38,40,45:B9,13,16,18,19,21,23,25",
        line: &[(27, 22), (18, 27), (34, 30), (25, 34), (40, 18), (13, 22), (28, 26)],
    },
    Diagram {
        motif: Motif::Mazette,
        source: "the line of fr.wikipedia.org, Coup de mazette, with the pieces that it needs",
        position: "W:W28,32,34,37:B10,17,19,23",
        line: &[(28, 22), (17, 28), (34, 29), (23, 34), (32, 5)],
    },
    Diagram {
        motif: Motif::Trapdoor,
        source: "the line of fr.wikipedia.org, Coup de la trappe, with the pieces that it needs",
        position: "W:W27,31,32,37,38,42,48:B16,18,19,20,22,23,28",
        line: &[(31, 26), (22, 31), (26, 21), (16, 27), (37, 26), (28, 37), (42, 15)],
    },
];

#[test]
fn the_formations_of_english_draughts() {
    let english = AnyRules::Variant(Variant::English);
    let kinds = |text: &str, moves: &[(u16, u16)]| {
        let position = fen::position(english, text);
        recognize(&position, &line(&position, moves))
    };
    let bridge = "W:W6,9,K14:B1,3,12";
    assert!(kinds(bridge, &[(6, 2)]).contains(&Motif::Bridge));
    assert!(!kinds("W:W6,9,K14:B1,12", &[(6, 2)]).contains(&Motif::Bridge), "half a bridge");
    assert!(kinds("W:W32,K14:B24,12", &[(14, 10), (24, 28)]).contains(&Motif::DogHole));
    assert!(!kinds("W:W32,K14:B24,12", &[(14, 10), (24, 27)]).contains(&Motif::DogHole));
}

fn line(position: &AnyPosition, moves: &[(u16, u16)]) -> Vec<AnyMove> {
    let mut now = *position;
    let mut play = |&(from, to): &(u16, u16)| {
        let fits = |mv: &&AnyMove| (mv.from().number(), mv.to().number()) == (from, to);
        let legal = now.legal_moves();
        let mv = *legal.iter().find(fits).unwrap_or_else(|| panic!("{from}-{to} in {}", fen::write(&now)));
        now = now.play_unchecked(&mv);
        mv
    };
    moves.iter().map(&mut play).collect()
}

/// The same with the colors exchanged and the board turned.
fn turned(position: &AnyPosition, moves: &[(u16, u16)]) -> (AnyPosition, Vec<(u16, u16)>) {
    let end = u16::from(position.board().squares()) + 1;
    let setup = position.setup();
    let turn_piece =
        |&(number, piece): &(u16, Piece)| (end - number, Piece { color: piece.color.other(), ..piece });
    let pieces = setup.pieces.iter().map(turn_piece).collect();
    let turned = Setup { pieces, turn: setup.turn.other(), king_runs: [None; 2] };
    let position = turned.into_position(position.rules()).expect("the same position");
    (position, moves.iter().map(|&(from, to)| (end - from, end - to)).collect())
}

#[test]
fn diagrams_are_recognized_from_both_sides() {
    for diagram in &DIAGRAMS {
        let position = fen::position(INTERNATIONAL, diagram.position);
        let (other, moves) = turned(&position, diagram.line);
        assert_eq!(other.turn(), Color::Black);
        for (position, moves) in [(position, diagram.line.to_vec()), (other, moves)] {
            let found = recognize(&position, &line(&position, &moves));
            assert!(found.contains(&diagram.motif), "{}: {found:?}", diagram.source);
        }
    }
}

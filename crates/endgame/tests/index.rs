//! Position counts, and the mapping between numbers and positions.

use crownhead_endgame::{Index, Slice, Word, positions};
use crownhead_rules::{AnyRules, BoardKind, table_position::AnyMoveSource};
use proptest::prelude::*;

/// All slices with this many pieces, including those with an empty side; up to twelve pieces a side.
fn slices(pieces: u8) -> impl Iterator<Item = Slice> {
    let most = pieces.min(12);
    (0..=most).flat_map(move |ours| {
        let theirs = pieces - ours;
        let fits = theirs <= 12;
        (0..=ours).filter(move |_| fits).flat_map(move |our_kings| {
            let kings = 0..=theirs;
            kings.map(move |their_kings| {
                Slice::new(ours - our_kings, our_kings, theirs - their_kings, their_kings)
            })
        })
    })
}

fn total(board: BoardKind, pieces: u8) -> u128 {
    slices(pieces).map(|slice| positions(board, slice)).sum()
}

fn with_both_sides(board: BoardKind, pieces: u8) -> u128 {
    slices(pieces).filter(|slice| slice.has_both_sides()).map(|slice| positions(board, slice)).sum()
}

/// Counts slices for either side to move: unequal material counts twice.
fn split(board: BoardKind, ours: u8, theirs: u8) -> u128 {
    let split = |slice: &Slice| {
        let sides = [slice.men[0] + slice.kings[0], slice.men[1] + slice.kings[1]];
        sides == [ours, theirs] || sides == [theirs, ours]
    };
    slices(ours + theirs).filter(split).map(|slice| positions(board, slice)).sum()
}

/// Jonathan Schaeffer's counts for 8x8, on which Chinook's pages and the 12-piece project agree.
#[test]
fn counts_on_8x8() {
    let board = BoardKind::Dark8;
    let all: [u128; 10] = [
        120,
        6972,
        261_224,
        7_092_774,
        148_688_232,
        2_503_611_964,
        34_779_531_480,
        406_309_208_481,
        4_048_627_642_976,
        34_778_882_769_216,
    ];
    let both: [u128; 10] = [
        0,
        3488,
        196_032,
        6_209_316,
        139_450_808,
        2_426_085_676,
        34_243_113_624,
        403_190_250_561,
        4_033_171_712_096,
        34_712_907_199_296,
    ];
    for pieces in 1..=10 {
        assert_eq!(total(board, pieces), all[usize::from(pieces) - 1], "{pieces} pieces");
        assert_eq!(with_both_sides(board, pieces), both[usize::from(pieces) - 1], "{pieces} pieces");
    }
    assert_eq!(all.iter().take(8).sum::<u128>(), 443_748_401_247);
    let splits = [
        ((2, 2), 2_662_932),
        ((3, 1), 3_546_384),
        ((3, 2), 93_041_488),
        ((4, 1), 46_409_320),
        ((3, 3), 783_806_128),
        ((4, 2), 1_174_279_692),
        ((5, 1), 467_999_856),
        ((4, 3), 19_055_258_760),
        ((5, 2), 11_404_950_960),
        ((4, 4), 111_378_534_401),
        ((5, 3), 177_982_456_720),
        ((5, 4), 1_997_749_399_776),
        ((5, 5), 8_586_481_972_128),
    ];
    for ((ours, theirs), count) in splits {
        assert_eq!(split(board, ours, theirs), count, "{ours} against {theirs}");
    }
    assert_eq!((1..=24).map(|pieces| total(board, pieces)).sum::<u128>(), 500_995_484_682_338_672_639);
    assert_eq!(total(board, 24), 90_072_726_844_888_186_880);
}

/// Sums with an upper limit for each side, as the 12-piece project publishes them.
#[test]
fn counts_up_to_equal_sides() {
    let up_to = |most: u8| -> u128 {
        let sides = (1..=most).flat_map(|ours| (1..=ours).map(move |theirs| (ours, theirs)));
        sides.map(|(ours, theirs)| split(BoardKind::Dark8, ours, theirs)).sum()
    };
    assert_eq!(up_to(4), 132_537_738_625);
    assert_eq!(up_to(5), 10_906_624_518_065);
    assert_eq!(up_to(6), 528_192_915_748_705);
}

#[test]
fn counts_of_kings() {
    let kings = |ours, theirs| positions(BoardKind::Dark8, Slice::new(0, ours, 0, theirs));
    let known = [
        ((2, 1), 14_880),
        ((2, 2), 215_760),
        ((3, 2), 2_013_760),
        ((3, 3), 18_123_840),
        ((4, 3), 117_804_960),
        ((4, 4), 736_281_000),
        ((5, 5), 16_257_084_480),
    ];
    for ((ours, theirs), count) in known {
        assert_eq!(kings(ours, theirs), count, "{ours} against {theirs}");
    }
}

#[test]
fn counts_on_larger_boards() {
    let international: [(u8, u128, u128); 5] = [
        (2, 17_685, 8845),
        (3, 1_074_760, 806_300),
        (4, 47_955_250, 41_971_200),
        (5, 1_674_983_028, 1_570_600_750),
        (6, 47_682_277_890, 46_198_758_750),
    ];
    for (pieces, all, both) in international {
        assert_eq!(total(BoardKind::Dark10, pieces), all, "{pieces} pieces");
        assert_eq!(with_both_sides(BoardKind::Dark10, pieces), both, "{pieces} pieces");
    }
    let five_a_side = |pieces: u8| -> u128 {
        (1..=5)
            .filter(|ours| (1..=*ours).contains(&(pieces - ours)))
            .map(|ours| split(BoardKind::Dark10, ours, pieces - ours))
            .sum()
    };
    assert_eq!(five_a_side(7), 995_625_506_360);
    assert_eq!(five_a_side(8), 16_502_336_047_605);
    let canadian = [(2, 37_554), (3, 3_358_100), (4, 221_965_215), (5, 11_565_576_024)];
    for (pieces, count) in canadian {
        assert_eq!(total(BoardKind::Dark12, pieces), count, "{pieces} pieces");
    }
}

/// Checks that the position of a number has the material of its slice, is legal, and maps back to that number.
fn round_trip<W: Word>(board: BoardKind, slice: Slice, numbers: impl Iterator<Item = u64>) {
    let Some(index) = Index::<W>::new(board, slice) else { return };
    let mut reader = index.reader();
    for number in numbers.map(|number| number % index.size()) {
        let placed = reader.at(number);
        assert_eq!(placed, index.unrank(number), "{slice} {number}");
        assert_eq!(index.rank(&placed), number, "{slice} {number}");
        let count = |set: W| set.count() as u8;
        let men = [placed.white & !placed.kings, placed.black & !placed.kings].map(count);
        let kings = [placed.white & placed.kings, placed.black & placed.kings].map(count);
        assert_eq!(Slice { men, kings }, slice);
        assert!(!placed.white.meets(placed.black));
        let layout = board.layout();
        for bit in (placed.white | placed.black).iter() {
            let square = layout.square_at[bit as usize];
            let row = square / (board.squares() / board.height());
            let king = placed.kings.meets(W::bit(bit));
            let white = placed.white.meets(W::bit(bit));
            assert!(king || row != if white { 0 } else { board.height() - 1 }, "{slice} {number}");
        }
    }
}

fn on_any_board(board: BoardKind, slice: Slice, numbers: impl Iterator<Item = u64>) {
    match AnyRules::House(crownhead_rules::HouseRules::plain(board)).move_source() {
        AnyMoveSource::Narrow(_) => round_trip::<u64>(board, slice, numbers),
        AnyMoveSource::Wide(_) => round_trip::<u128>(board, slice, numbers),
    }
}

#[test]
fn every_number_of_small_slices_round_trips() {
    for board in BoardKind::ALL {
        for slice in Slice::of_pieces(2) {
            let size = positions(board, slice) as u64;
            on_any_board(board, slice, 0..size);
        }
    }
    for slice in [Slice::new(1, 1, 1, 0), Slice::new(2, 0, 0, 1), Slice::new(0, 2, 1, 0)] {
        on_any_board(BoardKind::Dark8, slice, 0..positions(BoardKind::Dark8, slice) as u64);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn numbers_of_large_slices_round_trip(
        board in prop::sample::select(BoardKind::ALL.to_vec()),
        counts in [0_u8..5, 0_u8..5, 0_u8..5, 0_u8..5],
        numbers in prop::collection::vec(any::<u64>(), 1..50),
    ) {
        let [our_men, our_kings, their_men, their_kings] = counts;
        let slice = Slice::new(our_men, our_kings, their_men, their_kings);
        on_any_board(board, slice, numbers.into_iter());
    }
}

#[test]
fn slices_are_listed_in_solving_order() {
    for pieces in 2..=6 {
        let slices = Slice::of_pieces(pieces);
        for (at, slice) in slices.iter().enumerate() {
            assert!(slice.has_both_sides() && slice.pieces() == pieces);
            let men = |slice: &Slice| slice.men[0] + slice.men[1];
            assert!(slices[..at].iter().all(|before| men(before) <= men(slice)));
            assert!(slices.iter().filter(|other| *other == slice).count() == 1);
            let reverse =
                slices.iter().position(|other| *other == slice.reversed()).expect("it has its reverse");
            assert!(reverse.abs_diff(at) <= 1, "{slice}");
        }
    }
}

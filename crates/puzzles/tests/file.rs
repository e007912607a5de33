//! Files of puzzles: what is written is read back, and what is wrong is named with its line.

use crownhead_puzzles::{FileError, Set};

const TEXT: &str =
    "# crownhead puzzles 1 english\n# by hand\nW:W22,23,26,31:B1,2,14,15\t420\t22-18 15x22 26x10\n";

#[test]
fn a_set_is_read_back_as_it_was_written() {
    let set = Set::parse(TEXT).expect("a set");
    assert_eq!((set.puzzles.len(), set.remarks.as_slice()), (1, &["by hand".to_owned()][..]));
    assert_eq!((set.puzzles[0].length(), set.puzzles[0].rating), (2, 420));
    assert_eq!(set.puzzles[0].motifs().len(), 1);
    assert_eq!(set.text(), TEXT);
    assert_eq!(Set::unpack(&set.pack()).expect("it was packed"), set);
}

#[test]
fn a_line_may_end_before_it_gains() {
    let gains = |variant: &str, puzzle: &str| {
        let set = Set::parse(&format!("# crownhead puzzles 1 {variant}\n{puzzle}\n")).expect("a set");
        set.puzzles[0].gains()
    };
    let later = "B:W15,18,19,21,23,25,26,27:B5,6,8,9,10,12,13,14,20\t378\t12-16 19x3 10x19";
    assert!(!gains("english", later), "two men for one, and the enemy has a king");
    assert!(gains("english", "W:W22,23,26,31:B1,2,14,15\t420\t22-18 15x22 26x10"));
    assert!(gains("english", "W:W22:B18\t1\t22x15"), "the game is over");
    assert!(gains("giveaway", "W:W22,31:B13,2\t1\t22-17"), "losing pieces is the goal");
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let wrong = |text: &str| Set::parse(text).expect_err("it is wrong").to_string();
    let with = |line: &str| wrong(&format!("# crownhead puzzles 1 english\n{line}\n"));
    assert!(wrong("").starts_with("line 1: expected"));
    assert!(wrong("# crownhead puzzles 1 \n").starts_with("line 1: expected"));
    assert_eq!(wrong("# crownhead puzzles 1 chess\n"), "line 1: there is no variant \"chess\"");
    assert_eq!(with("W:W22:B1"), "line 2: expected three fields separated by tabs, found 1");
    assert!(with("W:W99:B1\t1\t22-18").starts_with("line 2: "));
    assert_eq!(with("W:W22:B1\thigh\t22-18"), "line 2: \"high\" is not a rating");
    assert!(with("W:W22:B1\t1\t22-11").starts_with("line 2: 22-11: "));
    assert_eq!(
        with("W:W22:B1\t1\t22-18 1-5"),
        "line 2: the line must end with a move of the side that begins"
    );
    assert!(matches!(Set::unpack(b"no gzip"), Err(FileError::Packing(_))));
}

#[test]
fn a_file_that_is_cut_off_is_told_from_one_that_is_no_gzip() {
    let packed = Set::parse(TEXT).expect("a set").pack();
    for length in 2..packed.len() {
        let cut = Set::unpack(&packed[..length]);
        assert!(matches!(cut, Err(FileError::CutOff)), "{length} of {}: {cut:?}", packed.len());
    }
}

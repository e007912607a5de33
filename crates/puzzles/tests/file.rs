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

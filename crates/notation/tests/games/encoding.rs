//! Game files that are not in UTF-8.

use crownhead_notation::pdn::{Code, Reader, Settings, Sheets, replay};

#[test]
fn cyrillic_names_and_dashes_of_windows_are_read() {
    let names = |text: &[u8]| {
        let mut sheets = Sheets::new(text);
        sheets.next().and_then(|sheet| Some(sheet.tag("White")?.into_owned()))
    };
    let ivanov = b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n[GameType \"25\"]\n1. c3-d4 *";
    assert_eq!(names(ivanov).as_deref(), Some("\u{418}\u{432}\u{430}\u{43d}\u{43e}\u{432}"));
    assert_eq!(names(b"[White \"J\xe9r\xf4me \x96 B\"] *").as_deref(), Some("J\u{e9}r\u{f4}me \u{2013} B"));
    let mut sheets = Sheets::new(ivanov);
    let problems = sheets.next().expect("a game").problems();
    assert_eq!((problems[0].code, problems[0].place.column), (Code::Windows1251, 9));
    assert_eq!(problems[0].found, "\u{418}\u{432}\u{430}\u{43d}\u{43e}\u{432}");
}

#[test]
fn utf_16_is_read_in_pieces_of_any_size() {
    let text = "[White \"\u{418}\u{432}\u{430}\u{43d} \u{1f642}\"]\n[GameType \"20\"]\n1. 32-28 19-23 *\n";
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (packed, mark) in [(&little, &b"\xff\xfe"[..]), (&big, b"\xfe\xff"), (&little, b""), (&big, b"")] {
        for size in [1, 3, 1000] {
            let mut reader = Reader::new();
            [mark, packed.as_slice()].concat().chunks(size).for_each(|piece| reader.feed(piece));
            reader.finish();
            let sheet = reader.next().expect("a game");
            assert_eq!(sheet.tag("White").as_deref(), Some("\u{418}\u{432}\u{430}\u{43d} \u{1f642}"));
            assert_eq!(
                sheet.problems().iter().map(|problem| problem.code).collect::<Vec<_>>(),
                [Code::Utf16]
            );
            assert_eq!(replay(&sheet, &Settings::default()).moves.len(), 2);
        }
    }
}

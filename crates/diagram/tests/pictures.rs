//! Every board and format: what is written can be read by others and has the size that was asked for.

use crownhead_diagram::{Diagram, Film, Ink, Mark, Paper, Sheet, Theme, Timing};
use crownhead_notation::{fen, movetext};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Preset, Role, Variant};

fn start(rules: impl Into<AnyRules>) -> Diagram {
    Diagram::of(&AnyPosition::start(rules))
}

/// The elements with that name.
fn count(text: &str, name: &str) -> usize {
    let document = roxmltree::Document::parse(text).expect("the picture is well-formed XML");
    document.descendants().filter(|node| node.has_tag_name(name)).count()
}

#[test]
fn every_variant_is_well_formed_svg_in_every_theme() {
    for rules in AnyRules::all_named() {
        for theme in Theme::ALL {
            for flipped in [false, true] {
                let diagram = Diagram { theme, flipped, ..start(rules) };
                let text = diagram.to_svg();
                // Every piece, and the side to move.
                assert_eq!(count(&text, "use"), diagram.pieces.len() + 1, "{rules:?} {theme:?}");
                assert_eq!(count(&text, "text"), usize::from(rules.board().squares()), "{rules:?} {theme:?}");
                assert_eq!(count(&text, "script"), 0);
                assert!(text.len() < 40_000, "{rules:?}: {} bytes", text.len());
            }
        }
    }
}

#[test]
fn a_small_picture_is_this_svg() {
    let rules = AnyRules::Variant(Variant::Mini6English);
    let position = fen::parse("W:WK11,14:B2,5", rules).expect("a position");
    let mut diagram = Diagram { names: false, caption: "a < b & \"c\"".to_owned(), ..Diagram::of(&position) };
    diagram.theme = Theme::Print;
    let (from, to) =
        (rules.board().square(11).expect("a square"), rules.board().square(8).expect("a square"));
    diagram.last = Some((from, to));
    diagram.framed = vec![(from, Ink::Blue)];
    diagram.marks =
        vec![Mark { ink: Ink::Green, from, to: Some(to) }, Mark { ink: Ink::Red, from: to, to: None }];
    insta::assert_snapshot!(diagram.to_svg().replace("><", ">\n<"));
}

/// Width, height and pixels of a PNG.
fn decoded(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a header");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut pixels).expect("pixels");
    (info.width, info.height, pixels)
}

#[test]
fn every_variant_is_a_png_of_the_size_asked_for() {
    for (index, rules) in AnyRules::all_named().enumerate() {
        let asked = 180 + 7 * index as u32;
        let diagram = start(rules);
        let (width, height, pixels) = decoded(&diagram.to_png(asked).expect("a picture"));
        assert_eq!(width, asked, "{rules:?}");
        let shape = f64::from(rules.board().height()) / f64::from(rules.board().width());
        assert!((f64::from(height) / f64::from(width) - shape).abs() < 0.1, "{rules:?}: {width} x {height}");
        let mut colors: Vec<&[u8]> = pixels.chunks_exact(3).collect();
        colors.sort_unstable();
        colors.dedup();
        assert!(colors.len() > 100, "{rules:?}: pieces have shades, but there are {} colors", colors.len());
    }
}

#[test]
fn the_size_has_limits() {
    for size in [0, 63, 4097, u32::MAX] {
        assert!(start(Variant::English).to_png(size).is_err(), "{size}");
    }
    assert!(start(Variant::Canadian).to_png(64).is_ok());
}

/// A game by the first legal moves, preferring long captures.
fn game(rules: AnyRules, plies: usize) -> Vec<(AnyPosition, Option<AnyMove>)> {
    let mut line = vec![(AnyPosition::start(rules), None)];
    for ply in 0..plies {
        let position = line[ply].0;
        let moves = position.legal_moves();
        let Some(mv) = moves.iter().max_by_key(|mv| (mv.captured().len(), mv.from().number() * 7 % 13))
        else {
            break;
        };
        line.push((position.play_unchecked(mv), Some(*mv)));
    }
    line
}

/// The pictures of a GIF, each as the person sees it, and their times in hundredths of a second.
fn played(file: &[u8]) -> (Vec<Vec<u8>>, Vec<u16>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut reader = options.read_info(file).expect("a header");
    let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
    let palette = reader.global_palette().expect("one palette").to_vec();
    let (mut canvas, mut pictures, mut times) = (vec![0; width * height * 3], Vec::new(), Vec::new());
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        let wide = usize::from(frame.width);
        for (index, &entry) in frame.buffer.iter().enumerate() {
            if Some(entry) != frame.transparent {
                let (x, y) = (usize::from(frame.left) + index % wide, usize::from(frame.top) + index / wide);
                let (at, from) = ((y * width + x) * 3, usize::from(entry) * 3);
                canvas[at..at + 3].copy_from_slice(&palette[from..from + 3]);
            }
        }
        times.push(frame.delay);
        pictures.push(canvas.clone());
    }
    (pictures, times)
}

#[test]
fn a_film_has_a_picture_for_every_position() {
    for rules in AnyRules::all_named() {
        let line = game(rules, 12);
        let film = Film::of(&start(rules), &line, Timing::default());
        let (pictures, times) = played(&film.to_gif(200).expect("a film"));
        assert_eq!(pictures.len(), line.len(), "{rules:?}");
        assert_eq!(times.last(), Some(&400), "{rules:?}");
        assert!(times[..times.len() - 1].iter().all(|&time| time == 100), "{rules:?}");
    }
}

#[test]
fn every_picture_of_a_film_is_the_picture_of_its_position() {
    let rules = AnyRules::Variant(Variant::Russian);
    let film = Film::of(&start(rules), &game(rules, 40), Timing { leg: 300, ..Timing::default() });
    assert!(film.stills.len() > 41, "some captures have stops");
    let (pictures, _) = played(&film.to_gif(240).expect("a film"));
    assert_eq!(pictures.len(), film.stills.len());
    for (index, (shown, still)) in pictures.iter().zip(&film.stills).enumerate() {
        let (_, _, wanted) = decoded(&still.diagram.to_png(240).expect("a picture"));
        // The palette has 255 colors; rare shades at the edges of shapes may be further off.
        let off = shown.iter().zip(&wanted).filter(|&(&a, &b)| a.abs_diff(b) > 24).count();
        assert!(off * 1000 < wanted.len(), "{off} of {} values of picture {index} are off", wanted.len());
    }
}

#[test]
fn a_film_is_small() {
    let rules = AnyRules::Variant(Variant::International);
    let film = Film::of(&start(rules), &game(rules, 60), Timing::default());
    let size = film.to_gif(480).expect("a film").len();
    assert!(size < 500_000, "{size} bytes");
}

#[test]
fn moves_and_their_numbers_are_drawn_as_captions() {
    let caption = |caption: &str| {
        Diagram { caption: caption.to_owned(), ..start(Variant::Russian) }.to_png(300).expect("a picture")
    };
    assert_ne!(caption("12. c3xe5xg7!?"), caption("34. 32-28"));
    assert_eq!(caption("ЖЖЖ"), caption("Šß"), "other texts stay out of pixels");
}

#[test]
fn a_sheet_escapes_its_texts_and_defines_pieces_once() {
    let position = AnyPosition::start(Variant::English);
    let mv = movetext::find("11-15", &position).expect("a move");
    let style = Diagram { theme: Theme::Print, ..Diagram::of(&position) };
    let mut after = style.after(&position.play_unchecked(&mv), Some(&mv));
    after.caption = "<script>alert(1)</script>".to_owned();
    let sheet = Sheet {
        title: "A & B".to_owned(),
        subtitle: "\"C\"".to_owned(),
        diagrams: vec![style, after],
        columns: 2,
        paper: Paper::Letter,
    };
    let text = sheet.to_html();
    assert!(!text.contains("<script"), "{text}");
    assert!(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(text.contains("size:letter"));
    assert_eq!(text.matches(r#"id="man-ivory""#).count(), 1);
    assert_eq!(text.matches("<figure>").count(), 2);
}

#[test]
fn presets_have_the_pieces_of_the_page() {
    let text = start(Preset::ScorePanel).to_svg();
    assert!(text.contains("man-red") && text.contains("man-ebony") && !text.contains("man-ivory"));
}

#[test]
fn kings_and_faint_pieces_are_drawn() {
    let mut diagram = start(Variant::International);
    let plain = diagram.to_png(200).expect("a picture");
    diagram.pieces[0].piece.role = Role::King;
    let king = diagram.to_png(200).expect("a picture");
    diagram.pieces[0].faint = true;
    let faint = diagram.to_png(200).expect("a picture");
    assert!(plain != king && king != faint);
}

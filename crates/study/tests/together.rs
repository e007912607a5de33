//! Edits that belong together are undone together.

mod common;

use common::read;
use crownhead_notation::movetext;
use crownhead_study::{NodeId, Study};

#[test]
fn one_undo_takes_back_all_edits_of_a_group() {
    let tree = read("[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n");
    let mut study = Study::from_tree(&tree).expect("it fits");
    let before = study.to_pdn();
    let line = study.main_line();
    study.go_to(line[3]);
    let better = movetext::find("9-14", &study.position_at(line[1])).expect("a legal move");
    study.together(|study| {
        study.toggle_glyph(line[2], 2).expect("a node");
        study.set_comment(line[2], "Weak.").expect("short");
        study.together(|study| study.add_line(line[1], &[better])).expect("legal");
    });
    let after = study.to_pdn();
    assert!(after.contains("8-11? {Weak.}") && after.contains("9-14"), "{after}");
    assert_eq!(study.cursor(), line[3]);
    study.go_to(NodeId::START);
    assert!(study.undo());
    assert_eq!((study.to_pdn(), study.can_undo(), study.cursor()), (before.clone(), false, line[3]));
    assert!(study.redo());
    assert_eq!(study.to_pdn(), after);
    study.together(|_| ());
    assert!(study.undo() && !study.undo(), "no edits are no change");
    assert_eq!(study.to_pdn(), before);
}

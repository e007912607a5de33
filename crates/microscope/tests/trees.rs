//! Laws of the recorded trees, and agreement with the plain opponents of the engine.

use crownhead_engine::{NullMonitor, Pruning, TreeSearch, search_tree};
use crownhead_microscope::{Event, Method, State, Tree, count, look, picture, small};
use crownhead_rules::{AnyPosition, AnyRules, Variant};
use crownhead_testkit::random::{Dice, positions};

fn drawn() -> Vec<AnyPosition> {
    let mut dice = Dice::new(7);
    [Variant::English, Variant::Russian, Variant::International, Variant::Turkish]
        .into_iter()
        .flat_map(|variant| {
            let all = positions(AnyRules::Variant(variant), 60, &mut dice);
            all.into_iter()
                .filter(|at| at.pieces().count() <= 10 && at.has_moves())
                .take(6)
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn pruning_changes_the_work_and_not_the_value() {
    for position in drawn() {
        for depth in 1..=4 {
            let of = |method| look(&position, method, depth, usize::MAX);
            let (all, pruned, sorted) = (of(Method::Minimax), of(Method::AlphaBeta), of(Method::Sorted));
            assert_eq!((all.value(), all.value()), (pruned.value(), sorted.value()), "{position:?}");
            assert!(pruned.visited <= all.visited && sorted.visited <= all.visited);
            assert_eq!(all.count(|state| state == State::Skipped), 0);
        }
    }
}

#[test]
fn minimax_visits_what_the_plain_opponent_visits() {
    for position in drawn() {
        let tree = look(&position, Method::Minimax, 3, usize::MAX);
        let plain = search_tree(&position, TreeSearch::material(3, Pruning::None, false), &mut NullMonitor);
        assert_eq!(tree.visited, plain.calls, "{position:?}");
    }
}

fn check(tree: &Tree) {
    assert!(tree.complete);
    let mut open = Vec::new();
    for event in &tree.events {
        match *event {
            Event::Enter(node) => {
                assert_eq!(
                    tree.nodes[node].parent,
                    open.last().copied(),
                    "nodes are entered below their parents"
                );
                open.push(node);
            }
            Event::Leave(node) => assert_eq!(open.pop(), Some(node)),
            Event::Skip(node) => assert_eq!(tree.nodes[node].parent, open.last().copied()),
        }
    }
    assert!(open.is_empty());
    for (number, node) in tree.nodes.iter().enumerate() {
        let position = tree.position(number);
        match node.state {
            State::Cut => assert!(
                if node.ply % 2 == 0 {
                    node.value >= Some(node.beta)
                } else {
                    node.value <= Some(node.alpha)
                },
                "a cut is outside the window: {node:?}"
            ),
            State::Known(Some(other)) => assert_eq!(tree.position(other).key(), position.key(), "joined"),
            State::Skipped => assert_eq!(node.value, None),
            _ => assert!(node.value.is_some()),
        }
    }
    assert!(!tree.main_line().is_empty());
}

#[test]
fn every_tree_is_entered_and_left_in_order_and_its_states_are_true() {
    for position in drawn() {
        for method in Method::ALL {
            check(&look(&position, method, 4, usize::MAX));
        }
    }
}

#[test]
fn counts_are_those_of_the_trees_and_too_many_nodes_are_not_recorded() {
    let position = AnyPosition::start(Variant::English);
    for method in [Method::Minimax, Method::AlphaBeta, Method::Sorted] {
        let tree = look(&position, method, 4, 100);
        assert_eq!(count(&position, method, 4), Some(tree.visited));
        assert!(!tree.complete && tree.nodes.len() == 100);
    }
    // Iterations and captures beyond the depth cost something; deeper, the table and the reductions save far more.
    assert!(count(&position, Method::Full, 7) < count(&position, Method::Sorted, 7));
}

#[test]
fn a_picture_grows_with_the_steps() {
    for rules in AnyRules::all_named() {
        let tree = look(&small(rules), Method::AlphaBeta, 3, 2_000);
        let layout = picture::Layout::of(&tree);
        let nodes = |steps: usize| {
            picture::svg(&tree, &layout, steps, |node| format!("{node} < & >"))
                .matches("class=\"node")
                .count()
        };
        assert_eq!(nodes(1), 1);
        assert_eq!(nodes(tree.events.len()), tree.nodes.len());
        assert!(nodes(tree.events.len() / 2) < tree.nodes.len(), "{:?}", rules.key());
    }
}

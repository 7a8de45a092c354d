//! What the lessons on the searches beyond plain alpha-beta say of other searches, and of every pass.

use super::{MOST_NODES, ids, open, searched};
use poda::game::any::AnyGame;
use poda::game::tree::editing::TreeEdit;
use poda::search::{Algorithm, Leaf, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, NodeKind, Story};
use std::sync::Arc;

#[test]
fn the_further_searches_compare_as_their_lessons_say() {
    let by = |lesson: &str, change: fn(&mut SearchConfig)| {
        let document = open(lesson);
        let mut search = *document.search().unwrap();
        change(&mut search);
        let passes = record_passes(&search, document.position(), Limits::nodes(MOST_NODES), &());
        let cost = |recording: &Arc<Recording<AnyGame>>| {
            let (count, moment) = (recording.trace().end().stats(), recording.trace().end());
            (count.nodes, count.leaves, moment.proved(NodeId::ROOT).to_string())
        };
        (
            passes.iter().map(cost).collect::<Vec<_>>(),
            passes.last().id(passes.last().trace().best_child(NodeId::ROOT).unwrap()),
        )
    };
    let cost = |passes: &[(u64, u64, &str)], best: &str| {
        let passes: Vec<_> = passes.iter().map(|&(nodes, leaves, value)| (nodes, leaves, value.to_owned())).collect();
        (passes, best.to_owned())
    };
    let alpha_beta: fn(&mut SearchConfig) = |search| search.algorithm = Algorithm::AlphaBeta;
    assert_eq!(by("48-table", alpha_beta), cost(&[(32, 16, "1")], "0-5"));
    assert_eq!(by("49-scout", alpha_beta), cost(&[(17, 10, "6")], "B"));
    assert_eq!(by("50-again", alpha_beta), cost(&[(9, 5, "4")], "C"));
    assert_eq!(by("51-quiet", |search| search.quiescence = None), cost(&[(4, 3, "5")], "P"));
    assert_eq!(by("51-quiet", |search| search.depth = None).1, "S");
    let as_it_is: fn(&mut SearchConfig) = |_| {};
    assert_eq!(by("52-iterative-deepening", as_it_is), cost(&[(4, 3, "5"), (11, 7, "3")], "C"));
    assert_eq!(by("52-iterative-deepening", alpha_beta), cost(&[(13, 9, "3")], "C"));
    assert_eq!(by("53-time-is-over", as_it_is), cost(&[(4, 3, "6"), (8, 4, "5"), (19, 9, "6")], "D"));
    assert_eq!(by("54-aspiration", as_it_is), cost(&[(4, 3, "5"), (9, 5, "≤ 3"), (11, 7, "3")], "C"));
    let wider: fn(&mut SearchConfig) = |search| search.delta = 3.into();
    assert_eq!(by("54-aspiration", wider), cost(&[(4, 3, "5"), (11, 7, "3")], "C"));
    assert_eq!(by("55-mtdf", as_it_is), cost(&[(9, 5, "≤ 3"), (5, 3, "3")], "C"));
    let table = searched(&open("48-table"));
    let known = table.trace().nodes().filter(|&node| table.trace().kind(node) == NodeKind::Leaf(Leaf::TableHit));
    assert_eq!(ids(&table, known), "0-1/0-3 0-2/0-1/0-1 0-2/0-2 0-3 0-4");
    // With C in front nothing is searched twice.
    let mut again = open("50-again");
    let AnyGame::Tree(tree) = again.position() else { panic!("a tree") };
    let place = tree.nodes().iter().position(|node| node.name.as_deref() == Some("C")).unwrap();
    let tree = tree.edited(&TreeEdit::Move { node: place, to: 0 }).unwrap().tree;
    again = again.with_position(AnyGame::Tree(tree));
    let count = searched(&again).trace().end().stats();
    assert_eq!((count.nodes, count.leaves), (8, 4));
}

//! A table of counts that was filled in: right answers, answers that follow from earlier mistakes, and others.

use super::recordings;
use poda::practice::blank::FieldMark;
use poda::practice::mcts::WrittenNumber;
use poda::practice::mcts::table::{
    CountAnswers, CountContent, CountField, CountPart, count_fields, expected_content, mark_counts,
};
use poda::trace::{NodeId, Story};

#[test]
fn what_the_search_counted_is_right_and_nothing_is_empty() {
    for recording in recordings() {
        let fields = count_fields(&recording);
        let answers: CountAnswers = fields.iter().map(|&field| (field, expected_content(&recording, field))).collect();
        let marks = mark_counts(&recording, &answers);
        assert!(marks.iter().all(|marked| marked.mark == FieldMark::Right));
        assert_eq!(marks.iter().map(|marked| marked.field).collect::<Vec<_>>(), fields);
        let empty = mark_counts(&recording, &CountAnswers::new());
        assert!(empty.iter().all(|marked| marked.mark == FieldMark::Empty && marked.points() == 0));
    }
}

/// A leaf that is counted once too often spoils its ancestors' counts in consequence.
#[test]
fn a_mistake_at_a_leaf_is_a_mistake_once() {
    for recording in recordings() {
        let of = |node, part, by: f64| {
            let field = CountField { node, part };
            let CountContent::Number(number) = expected_content(&recording, field) else { panic!("a number") };
            (field, CountContent::Number(WrittenNumber { value: number.value + by, places: 15 }))
        };
        let nodes = (0..recording.node_count()).map(NodeId::new);
        for leaf in nodes.filter(|&node| recording.ply(node) == 2 && recording.children(node).next().is_none()) {
            let parent = recording.parent(leaf).unwrap();
            let answers: CountAnswers =
                [(leaf, 1.0), (parent, 1.0)].map(|(node, by)| of(node, CountPart::N, by)).into_iter().collect();
            let marks = mark_counts(&recording, &answers);
            let mark = |node| marks.iter().find(|it| it.field == CountField { node, part: CountPart::N }).unwrap().mark;
            assert_eq!((mark(leaf), mark(parent)), (FieldMark::Wrong, FieldMark::Consequent));
            // What cannot be, w beyond n, counts as what the search has: nothing follows from it.
            let impossible: CountAnswers =
                [(leaf, 500.0), (parent, 500.0)].map(|(node, by)| of(node, CountPart::W, by)).into_iter().collect();
            let marks = mark_counts(&recording, &impossible);
            assert!(marks.iter().all(|marked| matches!(marked.mark, FieldMark::Wrong | FieldMark::Empty)));
        }
    }
}

//! What a tidy drawing promises, on random trees with random sizes, on trees worked out by hand, and on extreme ones.
//!
//! Lengths are multiples of a quarter, so that what touches touches but for the halving of middles; `CLOSE` allows for
//! the rounding which that leaves.

#![expect(clippy::float_cmp, reason = "where a test says that two places are equal, not a bit may differ")]

use std::collections::BTreeSet;

use crate::core::outlines::{Flat, Folded, Tree, extents, gaps, trees};
use poda::layout::{Extent, Layout, LayoutTree, Separation};
use proptest::prelude::*;

const CLOSE: f64 = 1e-6;

fn nodes(layout: &Layout) -> impl Iterator<Item = u32> + use<> {
    (0..).take(layout.len())
}

fn left_edge(layout: &Layout, node: u32) -> f64 {
    layout.x(node) - f64::from(layout.extent(node).left)
}

fn right_edge(layout: &Layout, node: u32) -> f64 {
    layout.x(node) + f64::from(layout.extent(node).right)
}

/// All nodes of a subtree, which are numbered one after the other.
fn subtree(flat: &Flat, node: u32) -> impl Iterator<Item = u32> {
    let inside = move |&other: &u32| other == node || (other > node && flat.parent(other) >= node);
    (node..flat.node_count()).take_while(inside)
}

fn gap(flat: &Flat, gaps: Separation, left: u32, right: u32) -> f64 {
    f64::from(if flat.parent(left) == flat.parent(right) { gaps.siblings } else { gaps.cousins })
}

/// Whether siblings are equally far from each other.
fn are_even(layout: &Layout, siblings: &[u32]) -> bool {
    let distances: Vec<f64> = siblings.windows(2).map(|pair| layout.x(pair[1]) - layout.x(pair[0])).collect();
    distances.windows(2).all(|pair| (pair[0] - pair[1]).abs() < CLOSE)
}

/// What two neighbors of a row have between them beyond their gap.
fn slack(flat: &Flat, layout: &Layout, gaps: Separation, left: u32, right: u32) -> f64 {
    left_edge(layout, right) - right_edge(layout, left) - gap(flat, gaps, left, right)
}

proptest! {
    #[test]
    fn every_node_is_in_the_row_of_its_ply_in_the_order_of_the_tree(tree in trees(80), gaps in gaps()) {
        let flat = Flat::from(&tree);
        let layout = Layout::new(&flat, gaps);
        let depth = |node: u32| std::iter::successors(Some(node), |&n| (n != 0).then(|| flat.parent(n))).count() - 1;

        let deepest = (0..flat.node_count()).map(depth).max().unwrap();
        prop_assert_eq!(layout.rows(), deepest + 1);
        for ply in 0..layout.rows() {
            let row: Vec<u32> = (0..flat.node_count()).filter(|&node| depth(node) == ply).collect();
            prop_assert_eq!(layout.row(ply), &row[..]);
            for &node in &row {
                prop_assert_eq!(layout.ply(node), ply);
                let children: Vec<u32> = (1..flat.node_count()).filter(|&c| flat.parent(c) == node).collect();
                prop_assert_eq!(layout.children(node), &children[..]);
            }
        }
        prop_assert!(layout.row(layout.rows()).is_empty());
    }

    #[test]
    fn neighbors_keep_their_order_and_their_gap(tree in trees(120), gaps in gaps()) {
        let flat = Flat::from(&tree);
        let layout = Layout::new(&flat, gaps);
        for ply in 0..layout.rows() {
            for pair in layout.row(ply).windows(2) {
                prop_assert!(-CLOSE <= slack(&flat, &layout, gaps, pair[0], pair[1]), "{:?}", pair);
            }
        }
    }

    #[test]
    fn edges_do_not_cross(tree in trees(120), gaps in gaps()) {
        let flat = Flat::from(&tree);
        let layout = Layout::new(&flat, gaps);
        let parent_x = |node: u32| layout.x(flat.parent(node));
        for ply in 1..layout.rows() {
            for pair in layout.row(ply).windows(2) {
                prop_assert!(parent_x(pair[0]) <= parent_x(pair[1]));
                prop_assert!(layout.x(pair[0]) <= layout.x(pair[1]) + CLOSE);
            }
        }
    }

    #[test]
    fn parents_stand_over_the_middle_of_their_first_and_last_child(tree in trees(120), gaps in gaps()) {
        let layout = Layout::new(&Flat::from(&tree), gaps);
        prop_assert_eq!(layout.x(0), 0.0);
        for node in nodes(&layout) {
            if let (Some(&first), Some(&last)) = (layout.children(node).first(), layout.children(node).last()) {
                prop_assert!((layout.x(node) - f64::midpoint(layout.x(first), layout.x(last))).abs() < CLOSE);
            }
        }
    }

    /// Two siblings next to each other may stand apart only because, across the space between them, some two neighbors
    /// of a row touch that belong to siblings on either side of it.
    #[test]
    fn no_distance_is_wider_than_something_across_it_demands(tree in trees(80), gaps in gaps()) {
        let flat = Flat::from(&tree);
        let layout = Layout::new(&flat, gaps);
        for parent in 0..flat.node_count() {
            let children = layout.children(parent);
            let ancestor = |node: u32| children.iter().rposition(|&child| child <= node);
            let mut demanded = BTreeSet::new();
            for ply in 0..layout.rows() {
                let row: Vec<u32> = subtree(&flat, parent).filter(|&node| layout.ply(node) == ply).collect();
                for pair in row.windows(2).filter(|pair| slack(&flat, &layout, gaps, pair[0], pair[1]) < CLOSE) {
                    if let (Some(left), Some(right)) = (ancestor(pair[0]), ancestor(pair[1])) {
                        demanded.extend(left..right);
                    }
                }
            }
            let distance = |at: usize| layout.x(children[at + 1]) - layout.x(children[at]);
            // Or because others need as much, as all distances are even.
            let largest = demanded.iter().map(|&at| distance(at)).fold(0.0, f64::max);
            for at in 0..children.len().saturating_sub(1) {
                prop_assert!(demanded.contains(&at) || distance(at) <= largest + CLOSE, "children of {}", parent);
            }
        }
    }

    /// Siblings have even distances, unless that would make them much wider.
    #[test]
    fn siblings_are_at_even_distances(tree in trees(80), gaps in gaps()) {
        let flat = Flat::from(&tree);
        let layout = Layout::new(&flat, gaps);
        for parent in 0..flat.node_count() {
            let children = layout.children(parent);
            let needed = |pair: &[u32]| {
                let slacks = (0..layout.rows()).filter_map(|ply| {
                    let row = layout.row(ply);
                    let last = subtree(&flat, pair[0]).filter(|node| row.contains(node)).last()?;
                    let first = subtree(&flat, pair[1]).find(|node| row.contains(node))?;
                    Some(slack(&flat, &layout, gaps, last, first))
                });
                layout.x(pair[1]) - layout.x(pair[0]) - slacks.fold(f64::INFINITY, f64::min)
            };
            let needed: Vec<f64> = children.windows(2).map(needed).collect();
            let (largest, total) = (needed.iter().copied().fold(0.0, f64::max), needed.iter().sum::<f64>());
            if largest * needed.len() as f64 <= 1.4 * total - CLOSE {
                let distances = children.windows(2).map(|pair| layout.x(pair[1]) - layout.x(pair[0]));
                prop_assert!(distances.into_iter().all(|distance| largest - CLOSE <= distance), "children of {}", parent);
            }
        }
    }

    #[test]
    fn room_is_shared_evenly_by_what_is_between_two_deep_subtrees(
        middle in prop::collection::vec(extents(), 0..8), deep in 100.0f32..500.0, gaps in gaps(),
    ) {
        // The grandchildren on both sides are so wide that they alone decide how far apart the first and the last are.
        let wide = Tree::leaf(Extent { left: deep * 4.0, right: deep * 4.0 });
        let tall = Tree::node(Extent::default(), vec![wide]);
        let children = [vec![tall.clone()], middle.into_iter().map(Tree::leaf).collect(), vec![tall]].concat();
        let layout = Layout::new(&Flat::from(&Tree::node(Extent::default(), children)), gaps);

        let room = |pair: &[u32]| left_edge(&layout, pair[1]) - right_edge(&layout, pair[0]);
        let rooms: Vec<f64> = layout.row(1).windows(2).map(room).collect();
        let is_shared = rooms.iter().all(|room| (room - rooms[0]).abs() < CLOSE);
        prop_assert!(is_shared || are_even(&layout, layout.row(1)), "{:?}", rooms);
    }

    #[test]
    fn the_mirror_image_of_a_tree_is_drawn_as_the_mirror_image(tree in trees(120), gaps in gaps()) {
        let layout = Layout::new(&Flat::from(&tree), gaps);
        let mirrored = Layout::new(&Flat::from(&tree.mirrored()), gaps);
        for ply in 0..layout.rows() {
            let there = mirrored.row(ply).iter().rev();
            for (&node, &image) in layout.row(ply).iter().zip(there) {
                prop_assert!((layout.x(node) + mirrored.x(image)).abs() < CLOSE, "{} and {}", node, image);
            }
        }
    }

    #[test]
    fn equal_subtrees_are_drawn_equal(
        around in prop::array::uniform2((trees(40), any::<prop::sample::Index>())), twin in trees(20), gaps in gaps(),
    ) {
        let grafted = around.map(|(mut tree, place)| {
            tree.graft(place.index(tree.size()), twin.clone());
            tree
        });
        let flat = Flat::from(&Tree::node(Extent::default(), grafted.into()));
        let layout = Layout::new(&flat, gaps);

        let twin = Flat::from(&twin);
        let alone = Layout::new(&twin, gaps);
        let places: Vec<u32> = nodes(&layout).filter(|&node| flat.has_at(node, &twin)).collect();
        prop_assert!(2 <= places.len());
        for root in places {
            for node in nodes(&alone) {
                prop_assert!((layout.x(root + node) - layout.x(root) - alone.x(node)).abs() < CLOSE);
            }
        }
    }

    #[test]
    fn the_drawing_is_the_one_by_the_slow_method(tree in trees(80), gaps in gaps()) {
        let layout = Layout::new(&Flat::from(&tree), gaps);
        for (node, x) in (0..).zip(tree.drawn_by_the_slow_method(gaps).places) {
            prop_assert!((layout.x(node) - x).abs() < CLOSE, "{} is at {}, not at {}", node, layout.x(node), x);
        }
    }

    #[test]
    fn visible_nodes_are_those_that_reach_into_the_range(
        tree in trees(120), gaps in gaps(), from in -300.0..300.0, width in -10.0..300.0,
    ) {
        let layout = Layout::new(&Flat::from(&tree), gaps);
        let to = from + width;
        for ply in 0..=layout.rows() {
            let reaches = |&&node: &&u32| from < right_edge(&layout, node) && left_edge(&layout, node) < to;
            let expected: Vec<u32> = layout.row(ply).iter().filter(reaches).copied().collect();
            prop_assert_eq!(layout.visible(ply, from..to), &expected[..]);
        }
    }

    #[test]
    fn a_hit_is_the_node_whose_drawing_is_there(tree in trees(120), gaps in gaps(), x in -300.0..300.0) {
        let layout = Layout::new(&Flat::from(&tree), gaps);
        for ply in 0..=layout.rows() {
            let there = |&node: &u32| left_edge(&layout, node) <= x && x <= right_edge(&layout, node);
            prop_assert_eq!(layout.hit(ply, x), layout.row(ply).iter().copied().find(there));
        }
    }

    #[test]
    fn the_span_of_a_subtree_holds_exactly_its_drawings(tree in trees(80), gaps in gaps()) {
        let flat = Flat::from(&tree);
        let layout = Layout::new(&flat, gaps);
        for node in 0..flat.node_count() {
            let left = subtree(&flat, node).map(|n| left_edge(&layout, n)).fold(f64::INFINITY, f64::min);
            let right = subtree(&flat, node).map(|n| right_edge(&layout, n)).fold(f64::NEG_INFINITY, f64::max);
            prop_assert_eq!(layout.subtree_span(node), (left, right));
        }
        prop_assert_eq!((layout.left(), layout.right()), layout.subtree_span(0));
        prop_assert_eq!(layout.width(), layout.right() - layout.left());
    }
}

const GAPS: Separation = Separation { siblings: 2.0, cousins: 6.0 };

/// A tree in which every node reaches 5 to both sides, laid out with `GAPS`.
fn fives(parents: &[u32]) -> Layout {
    let five = Extent { left: 5.0, right: 5.0 };
    Layout::new(&Flat { parents: parents.to_vec(), extents: vec![five; parents.len()] }, GAPS)
}

fn places(layout: &Layout) -> Vec<f64> {
    nodes(layout).map(|node| layout.x(node)).collect()
}

#[test]
fn no_tree_gives_an_empty_layout() {
    let layout = fives(&[]);
    assert!(layout.is_empty());
    assert_eq!((layout.rows(), layout.left(), layout.right(), layout.width()), (0, 0.0, 0.0, 0.0));
    assert!(layout.row(0).is_empty());
    assert!(layout.visible(0, -1.0..1.0).is_empty());
    assert_eq!(layout.hit(0, 0.0), None);
}

#[test]
fn a_single_node_spans_its_own_drawing() {
    let flat = Flat { parents: vec![u32::MAX], extents: vec![Extent { left: 3.0, right: 8.0 }] };
    let layout = Layout::new(&flat, GAPS);
    assert_eq!((layout.x(0), layout.ply(0), layout.rows()), (0.0, 0, 1));
    assert_eq!((layout.left(), layout.right(), layout.width()), (-3.0, 8.0, 11.0));
    assert!(layout.children(0).is_empty());
}

#[test]
fn leaves_on_the_left_of_a_parent_stand_a_sibling_gap_apart() {
    // 0 ─┬─ 1 ─┬─ 2      2 and 3 are 12 apart, and so are 1 and 4.
    //    │     └─ 3
    //    └─ 4
    let layout = fives(&[u32::MAX, 0, 1, 1, 0]);
    assert_eq!(places(&layout), [0.0, -6.0, -12.0, 0.0, 6.0]);
}

#[test]
fn cousins_push_their_parents_apart() {
    // 0 ─┬─ 1 ─┬─ 2      3 and 5 are cousins, 10 + 6 apart, so that 1 and 4 are 6 + 16 + 6 apart.
    //    │     └─ 3
    //    └─ 4 ─┬─ 5
    //          └─ 6
    let layout = fives(&[u32::MAX, 0, 1, 1, 0, 4, 4]);
    assert_eq!(places(&layout), [0.0, -14.0, -20.0, -8.0, 14.0, 8.0, 20.0]);
}

#[test]
fn a_leaf_between_deep_subtrees_stands_in_the_middle() {
    // 0 ─┬─ 1 ─┬─ 2      1 and 5 are 28 apart as above, which is 4 more than the leaf 4 needs.
    //    │     └─ 3
    //    ├─ 4
    //    └─ 5 ─┬─ 6
    //          └─ 7
    let layout = fives(&[u32::MAX, 0, 1, 1, 0, 0, 5, 5]);
    assert_eq!(places(&layout), [0.0, -14.0, -20.0, -8.0, 0.0, 14.0, 8.0, 20.0]);
}

#[test]
fn a_deep_subtree_is_seen_over_shallow_ones() {
    // 0 ─┬─ 1 ─── 2 ─┬─ 3    Only 4 and 9 meet in the fourth row, 16 apart, and with them 1 and 6 are 28 apart;
    //    │           └─ 4    the leaf 5 between them shares in that.
    //    ├─ 5
    //    └─ 6 ─── 7 ─┬─ 8
    //                └─ 9
    let layout = fives(&[u32::MAX, 0, 1, 2, 2, 0, 0, 6, 7, 7]);
    assert_eq!(layout.row(1), [1, 5, 6]);
    assert_eq!(places(&layout), [0.0, -14.0, -14.0, -20.0, -8.0, 0.0, 14.0, 14.0, 8.0, 20.0]);
}

#[test]
fn a_label_on_one_side_takes_room_on_that_side_alone() {
    let [plain, labeled] = [Extent { left: 5.0, right: 5.0 }, Extent { left: 5.0, right: 25.0 }];
    let flat = Flat { parents: vec![u32::MAX, 0, 0, 0], extents: vec![plain, plain, labeled, plain] };
    let layout = Layout::new(&flat, GAPS);
    assert_eq!((layout.x(2) - layout.x(1), layout.x(3) - layout.x(2)), (12.0, 32.0));
}

#[test]
fn what_only_touches_the_range_is_hit_but_not_visible() {
    let layout = fives(&[u32::MAX, 0, 0]);
    assert_eq!(places(&layout), [0.0, -6.0, 6.0]);
    assert_eq!(layout.visible(1, -1.0..1.0), [] as [u32; 0]);
    assert_eq!(layout.visible(1, -1.5..1.5), [1, 2]);
    assert_eq!(layout.hit(1, -1.0), Some(1));
    assert_eq!(layout.hit(1, 0.0), None);
    assert_eq!(layout.hit(1, 1.0), Some(2));
}

proptest! {
    #[test]
    fn a_tree_with_folded_nodes_is_drawn_as_if_nothing_were_below_them(
        tree in trees(80), gaps in gaps(), folded in prop::collection::btree_set(0..80u32, 0..6)
    ) {
        let folded = Folded { flat: Flat::from(&tree), folded };
        let parent = |node: u32| (node != 0).then(|| folded.parent(node));
        // Who is folded farthest up, on the way from the root.
        let fold = |node: u32| std::iter::successors(parent(node), |&n| parent(n)).filter(|n| folded.is_folded(*n)).last();

        let shown: Vec<u32> = (0..folded.node_count()).filter(|&node| fold(node).is_none()).collect();
        let number = |node: u32| u32::try_from(shown.binary_search(&node).unwrap()).unwrap();
        let rest = Flat {
            parents: shown.iter().map(|&node| parent(node).map_or(u32::MAX, number)).collect(),
            extents: shown.iter().map(|&node| folded.extent(node)).collect(),
        };
        let (layout, expected) = (Layout::new(&folded, gaps), Layout::new(&rest, gaps));

        prop_assert_eq!((layout.rows(), layout.left(), layout.right()), (expected.rows(), expected.left(), expected.right()));
        for node in 0..folded.node_count() {
            prop_assert_eq!(layout.is_shown(node), fold(node).is_none());
            let stands_at = fold(node).unwrap_or(node);
            prop_assert_eq!((layout.x(node), layout.ply(node)), (expected.x(number(stands_at)), expected.ply(number(stands_at))));
        }
        for ply in 0..layout.rows() {
            let row: Vec<u32> = layout.row(ply).iter().map(|&node| number(node)).collect();
            prop_assert_eq!(&row[..], expected.row(ply));
        }
        for &node in &shown {
            prop_assert_eq!(layout.subtree_span(node), expected.subtree_span(number(node)));
        }
    }
}

#[test]
#[should_panic(expected = "preorder")]
fn nodes_out_of_order_are_refused() {
    fives(&[u32::MAX, 0, 0, 1]);
}

#[test]
fn a_chain_of_a_million_nodes_is_a_straight_line() {
    let parents: Vec<u32> = std::iter::once(u32::MAX).chain(0..999_999).collect();
    let layout = fives(&parents);
    assert_eq!((layout.rows(), layout.ply(999_999), layout.width()), (1_000_000, 999_999, 10.0));
    assert!((0..1_000_000).all(|node| layout.x(node) == 0.0));
}

#[test]
fn a_star_of_a_hundred_thousand_leaves_is_evenly_spaced_from_end_to_end() {
    let parents: Vec<u32> = std::iter::once(u32::MAX).chain(std::iter::repeat_n(0, 100_000)).collect();
    let layout = fives(&parents);
    for leaf in 1..=100_000 {
        let expected = (f64::from(leaf) - 50_000.5) * 12.0;
        assert!((layout.x(leaf) - expected).abs() < CLOSE);
    }
    assert_eq!(layout.visible(1, 600.0 * 12.0..601.0 * 12.0), [50_601]);
}

/// Every step of a stair has a leaf on one side and the rest of the stair on the other. Going down all of the taller
/// side at every step would be noticed: it takes 31 billion moves.
#[test]
fn long_stairs_stay_exact_and_take_linear_time() {
    let steps = 250_000;
    let to_the_right: Vec<u32> = (0..2 * steps).map(|node: u32| node.saturating_sub(1 + (node + 1) % 2)).collect();
    let layout = fives(&to_the_right);
    assert_eq!(layout.rows(), steps as usize + 1);
    assert!((1..steps).all(|step| (layout.x(2 * step) - 6.0 * f64::from(step)).abs() < CLOSE));

    let to_the_left: Vec<u32> = (0..steps).map(|step: u32| step.saturating_sub(1)).chain((0..steps).rev()).collect();
    let layout = fives(&to_the_left);
    assert_eq!(layout.rows(), steps as usize + 1);
    assert!((1..steps).all(|step| (layout.x(step) + 6.0 * f64::from(step)).abs() < CLOSE));
}

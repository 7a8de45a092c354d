//! What the strips show of the tree is what is there: counted by hand, block by block.

mod trees {
    pub mod random;
}

use poda::picture::Notation;
use poda::picture::plan::Plan;
use poda::picture::strips::{self, Verdict};
use poda::picture::sums::Place;
use poda::trace::NodeId;
use poda::trace::moment::State;
use poda::trace::recorder::record;
use proptest::prelude::*;
use trees::random::{a_config, a_tree};

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    /// Blocks stand in their order and do not overlap, each around the middle of its node; and how many start left of an x is
    /// found as by going through them one by one.
    #[test]
    fn blocks_stand_side_by_side_around_their_nodes(tree in a_tree(), config in a_config(), share in 0.0..1.0_f64) {
        let recording = record(&config, &tree, 1_000_000);
        let plan = Plan::new(&recording, Notation::Node);
        let x = plan.layout.left() + share * plan.layout.width();
        for ply in 0..plan.rows() {
            let row = plan.layout.row(ply);
            let blocks: Vec<_> = (0..row.len()).map(|index| plan.strips.block(ply, index)).collect();
            for (&(left, right), &node) in blocks.iter().zip(row) {
                prop_assert!(left <= plan.layout.x(node) && plan.layout.x(node) <= right + 1e-9);
            }
            prop_assert!(blocks.windows(2).all(|pair| pair[0].1 <= pair[1].0 + 1e-9), "{blocks:?}");
            for x in blocks.iter().flat_map(|&(left, right)| [left, right]).chain([x]) {
                let by_hand = blocks.iter().filter(|(left, _)| *left <= x).count();
                prop_assert_eq!(plan.strips.started(ply, x), by_hand);
            }
        }
    }

    /// Between any two blocks of a row, at any step, the shares are those of the nodes between them.
    #[test]
    fn shares_are_counted_right(tree in a_tree(), config in a_config(), lots in any::<[prop::sample::Index; 4]>()) {
        let recording = record(&config, &tree, 1_000_000);
        let (plan, trace) = (Plan::new(&recording, Notation::Node), recording.trace());
        let moment = trace.at(lots[0].index(trace.len() + 1));
        let ply = lots[1].index(plan.rows());
        let row = plan.layout.row(ply);
        let (a, b) = (lots[2].index(row.len() + 1), lots[3].index(row.len() + 1));
        let (first, last) = (a.min(b), a.max(b));
        let settled = strips::settled(row, &moment);
        let sums = |index| plan.strips.sums(ply, Place { index, ..Place::default() }, settled);
        let width: f64 = (first..last).map(|index| plan.strips.block(ply, index)).map(|(left, right)| right - left).sum();
        let shares = sums(first).shares_until(&sums(last), width);
        let count = |wanted: Verdict| {
            let verdicts = row[first..last].iter().map(|&node| strips::verdict(&moment, NodeId::new(node as usize)));
            verdicts.filter(|&verdict| verdict == wanted).count() as f32 / (last - first).max(1) as f32
        };
        let expected = [Verdict::Max, Verdict::Level, Verdict::Min, Verdict::Undecided, Verdict::Pruned, Verdict::Unvisited].map(count);
        let found = [shares.max, shares.level, shares.min, shares.undecided, shares.pruned, shares.unvisited];
        prop_assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-4), "{found:?} {expected:?}");
        let open = row[..settled].iter().filter(|&&node| moment.state(NodeId::new(node as usize)) == State::Open).count();
        prop_assert_eq!(open, 0, "what is open is not settled");
    }

    /// Where columns begin and end does not matter: together they show what one wide column shows.
    #[test]
    fn columns_add_up(tree in a_tree(), config in a_config(), count in 1_usize..40, cuts in 0.0..1.0_f64) {
        let recording = record(&config, &tree, 1_000_000);
        let plan = Plan::new(&recording, Notation::Node);
        for ply in 0..plan.rows() {
            let row = plan.layout.row(ply);
            let (left, right) = (plan.strips.block(ply, 0).0, plan.strips.block(ply, row.len() - 1).1);
            let pixel = (right - left) / count as f64;
            let from = left - cuts * pixel;
            let places = plan.strips.places(ply, from, pixel, count + 3);
            let sums: Vec<_> = places.iter().map(|&place| plan.strips.sums(ply, place, row.len())).collect();
            let all = sums[0].shares_until(&sums[sums.len() - 1], 1.0);
            prop_assert_eq!((places[0].index, places[0].part), (0, 0.0));
            prop_assert_eq!(places[places.len() - 1].index, row.len());
            let total: f32 = [all.max, all.level, all.min, all.undecided, all.pruned, all.unvisited].iter().sum();
            prop_assert!((total - 1.0).abs() < 1e-3);
            let in_order = |a: &Place, b: &Place| (a.index, a.part) <= (b.index, b.part);
            prop_assert!(places.windows(2).all(|pair| in_order(&pair[0], &pair[1])), "{places:?}");
        }
    }
}

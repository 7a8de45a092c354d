//! The strips show what is proved of the tree, counted block by block.

use crate::core::trees::configs::a_config;
use crate::core::trees::random::a_tree;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::i18n::{Language, Words};
use poda::picture::Notation;
use poda::picture::Scene;
use poda::picture::TreeLayout;
use poda::picture::View;
use poda::picture::draw_scene;
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Point, Shape, point};
use poda::picture::{NodeCategory, RowPosition, settled_count};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::NodeId;
use poda::trace::moment::NodeState;
use poda::trace::recorder::record;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    /// Blocks are in order and do not overlap, each contains the middle of its node, and the number of blocks that
    /// start left of an x is that of a linear search.
    #[test]
    fn blocks_stand_side_by_side_around_their_nodes(tree in a_tree(), config in a_config(), share in 0.0..1.0_f64) {
        let recording = record(&config, &tree, 1_000_000);
        let tree_layout = TreeLayout::new(&recording, Notation::Node);
        let x = tree_layout.positions.left() + share * tree_layout.positions.width();
        for ply in 0..tree_layout.rows() {
            let row = tree_layout.positions.row(ply);
            let blocks: Vec<_> = (0..row.len()).map(|index| tree_layout.strips.row(ply).block(index)).collect();
            for (&(left, right), &node) in blocks.iter().zip(row) {
                prop_assert!(left <= tree_layout.positions.x(node) && tree_layout.positions.x(node) <= right + 1e-9);
            }
            prop_assert!(blocks.windows(2).all(|pair| pair[0].1 <= pair[1].0 + 1e-9), "{blocks:?}");
            for x in blocks.iter().flat_map(|&(left, right)| [left, right]).chain([x]) {
                let by_hand = blocks.iter().filter(|(left, _)| *left <= x).count();
                prop_assert_eq!(tree_layout.strips.row(ply).started(x), by_hand);
            }
        }
    }

    /// Between any two blocks of a row, at any step, the shares are those of the nodes between them; blocks without a
    /// width have none.
    #[test]
    fn shares_are_counted_right(tree in a_tree(), config in a_config(), lots in any::<[prop::sample::Index; 4]>()) {
        let recording = record(&config, &tree, 1_000_000);
        let (tree_layout, trace) = (TreeLayout::new(&recording, Notation::Node), recording.trace());
        let moment = trace.at(lots[0].index(trace.len() + 1));
        let ply = lots[1].index(tree_layout.rows());
        let row = tree_layout.positions.row(ply);
        let (a, b) = (lots[2].index(row.len() + 1), lots[3].index(row.len() + 1));
        let (first, last) = (a.min(b), a.max(b));
        let settled = settled_count(row, &moment);
        let sums = |index| tree_layout.strips.row(ply).sums(RowPosition { index, ..RowPosition::default() }, settled);
        let width: f64 = (first..last).map(|index| tree_layout.strips.row(ply).block(index)).map(|(left, right)| right - left).sum();
        let shares = sums(first).shares_until(&sums(last), width);
        let count = |wanted: NodeCategory| {
            let categories = row[first..last].iter().map(|&node| NodeCategory::at(&moment, NodeId::new(node as usize)));
            let found = categories.filter(|&category| category == wanted && width > 0.0).count();
            found as f32 / (last - first).max(1) as f32
        };
        let expected = [NodeCategory::MaxAhead, NodeCategory::Even, NodeCategory::MinAhead, NodeCategory::Undecided, NodeCategory::Pruned, NodeCategory::Unfinished].map(count);
        let found = [shares.max, shares.even, shares.min, shares.undecided, shares.pruned, shares.unfinished];
        prop_assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-4), "{found:?} {expected:?}");
        let open = row[..settled].iter().filter(|&&node| moment.state(NodeId::new(node as usize)) == NodeState::Open).count();
        prop_assert_eq!(open, 0, "what is open is not settled");
    }

    /// The columns of a row add up to one wide column, wherever they begin.
    #[test]
    fn columns_add_up(tree in a_tree(), config in a_config(), count in 1_usize..40, cuts in 0.0..1.0_f64) {
        let recording = record(&config, &tree, 1_000_000);
        let tree_layout = TreeLayout::new(&recording, Notation::Node);
        for ply in 0..tree_layout.rows() {
            let row = tree_layout.positions.row(ply);
            let (left, right) = (tree_layout.strips.row(ply).block(0).0, tree_layout.strips.row(ply).block(row.len() - 1).1);
            let pixel = (right - left) / count as f64;
            let from = left - cuts * pixel;
            let places = tree_layout.strips.row(ply).positions(from, pixel, count + 3);
            let sums: Vec<_> = places.iter().map(|&place| tree_layout.strips.row(ply).sums(place, row.len())).collect();
            let all = sums[0].shares_until(&sums[sums.len() - 1], 1.0);
            prop_assert_eq!((places[0].index, places[0].fraction), (0, 0.0));
            prop_assert_eq!(places[places.len() - 1].index, row.len());
            let total: f32 = [all.max, all.even, all.min, all.undecided, all.pruned, all.unfinished].iter().sum();
            prop_assert!((total - 1.0).abs() < 1e-3);
            let in_order = |a: &RowPosition, b: &RowPosition| (a.index, a.fraction) <= (b.index, b.fraction);
            prop_assert!(places.windows(2).all(|pair| in_order(&pair[0], &pair[1])), "{places:?}");
        }
    }
}

/// The pixels that each of a few colors covers, weighted by opacity.
fn areas(shapes: &[Shape], size: Point) -> [f32; 4] {
    let mut areas = [0.0; 4];
    for shape in shapes {
        match shape {
            Shape::Bar { min, max, color, opacity } => {
                let width = max.x.min(size.x) - min.x.max(0.0);
                let height = max.y.min(size.y) - min.y.max(0.0);
                let index = [PaletteColor::Max, PaletteColor::Min, PaletteColor::Secondary, PaletteColor::Hairline]
                    .iter()
                    .position(|wanted| wanted == color);
                if let Some(index) = index {
                    areas[index] += width.max(0.0) * height.max(0.0) * opacity;
                }
            }
            Shape::Faded { opacity, shapes } => {
                areas.iter_mut().zip(self::areas(shapes, size)).for_each(|(sum, area)| *sum += area * opacity);
            }
            _ => {}
        }
    }
    areas
}

/// In a strip a value stands beside a board or below it, in its own block, and is drawn in full or not at all.
#[test]
fn a_value_covers_no_board_and_is_never_half_faded() {
    let words = Words::new(Language::ENGLISH);
    let config = SearchConfig { algorithm: Algorithm::AlphaBeta, depth: Some(4), ..SearchConfig::default() };
    let recording = record(&config, &TicTacToe::new(TicTacToeRules::default()), 1_000_000);
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    for size in [point(1920.0, 1080.0), point(1280.0, 800.0), point(700.0, 900.0)] {
        let view = View::fit(&tree_layout, size, 1.2);
        let shapes =
            draw_scene(&Scene { step: recording.trace().len(), ..Scene::new(&recording, &tree_layout, view, &words) });
        assert!(!shapes.iter().any(|shape| matches!(shape, Shape::Faded { .. })), "{size:?}");
        let covers = |shape: &Shape| match *shape {
            Shape::Bar { min, max, color: PaletteColor::Background, .. } => Some((min, max)),
            _ => None,
        };
        let boards = |shape: &Shape| match *shape {
            Shape::Rect { min, max, fill: Some(_), .. } if max.x - min.x < 100.0 => Some((min, max)),
            _ => None,
        };
        let boards: Vec<_> = shapes.iter().filter_map(boards).collect();
        let values: Vec<_> = shapes.iter().filter_map(covers).collect();
        assert!(!values.is_empty() && !boards.is_empty(), "{size:?}");
        for (min, max) in values {
            let is_apart =
                |(low, high): &(Point, Point)| max.x <= low.x || high.x <= min.x || max.y <= low.y || high.y <= min.y;
            assert!(boards.iter().all(is_apart), "{size:?}: a value at {min:?} covers a board");
        }
    }
}

/// A little more zoom changes the picture a little, from the whole tree to single nodes: columns become blocks and
/// blocks become nodes without a jump.
#[test]
fn nothing_jumps_while_zooming() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    let config = SearchConfig { algorithm: Algorithm::Minimax, depth: Some(6), ..SearchConfig::default() };
    let recording = record(&config, &root, 1_000_000);
    let (tree_layout, words, size) =
        (TreeLayout::new(&recording, Notation::Node), Words::new(Language::ENGLISH), point(1200.0, 800.0));
    let trace = recording.trace();
    for step in [trace.len() * 5 / 9, trace.len()] {
        let mut view = View::fit(&tree_layout, size, 1.2);
        let mut before: Option<[f32; 4]> = None;
        while view.scale < 0.4 {
            let scene = Scene { step, ..Scene::new(&recording, &tree_layout, view, &words) };
            let now = areas(&draw_scene(&scene), size);
            if let Some(before) = before {
                let most = now.iter().zip(before).map(|(now, before)| (now - before).abs()).fold(0.0, f32::max);
                assert!(most < 0.04 * size.x * size.y, "step {step}, scale {}: {before:?} {now:?}", view.scale);
            }
            before = Some(now);
            view = view.zoomed(1.01, point(size.x * 0.4, size.y * 0.5));
        }
    }
}

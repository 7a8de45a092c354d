//! The minimap: where its frame is, where a click on it leads, and how many shapes it has.

use poda::game::GameView;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::i18n::{Language, Words};
use poda::picture::Folds;
use poda::picture::Notation;
use poda::picture::Scene;
use poda::picture::TreeLayout;
use poda::picture::View;
use poda::picture::draw::{is_on_offscreen_marker, offscreen_marker};
use poda::picture::draw_scene;
use poda::picture::overview::{MINIMAP_MAX_HEIGHT, MINIMAP_WIDTH, Minimap};
use poda::picture::shape::{Point, Shape, point};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::NodeId;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;

const SIZE: Point = point(980.0, 632.0);

/// A tree that is open.
struct Open<G: GameView> {
    recording: Recording<G>,
    tree_layout: TreeLayout,
    words: Words,
}

impl<G: GameView> Open<G> {
    fn new(recording: Recording<G>, folds: &Folds) -> Self {
        let tree_layout = TreeLayout::folded(&recording, Notation::Node, folds);
        Self { recording, tree_layout, words: Words::new(Language::ENGLISH) }
    }

    fn fitted(&self) -> View {
        View::fit(&self.tree_layout, SIZE, 1.2)
    }

    fn minimap(&self) -> Minimap {
        Minimap::of(&self.tree_layout, NodeId::ROOT)
    }

    fn scene(&self, view: View, root: NodeId, step: usize) -> Scene<'_, G> {
        Scene { step, root, ..Scene::new(&self.recording, &self.tree_layout, view, &self.words) }
    }

    fn shows_all(&self, view: View) -> bool {
        view.shows_all(&self.tree_layout.positions, NodeId::ROOT)
    }
}

fn tic_tac_toe(depth: Option<usize>) -> Open<TicTacToe> {
    let config = SearchConfig { algorithm: Algorithm::Minimax, depth, ..SearchConfig::default() };
    Open::new(record(&config, &TicTacToe::new(TicTacToeRules::default()), 1_000_000), &Folds::default())
}

fn is_near(a: Point, b: Point) -> bool {
    (a.x - b.x).abs() < 0.5 && (a.y - b.y).abs() < 0.5
}

#[test]
fn the_map_holds_every_row_from_end_to_end() {
    for depth in [1, 2, 4] {
        let open = tic_tac_toe(Some(depth));
        let (tree_layout, view) = (&open.tree_layout, open.minimap().view);
        assert!(view.x(tree_layout.positions.left()).abs() < 0.5);
        assert!((view.x(tree_layout.positions.right()) - MINIMAP_WIDTH).abs() < 0.5);
        assert!((view.row_top(tree_layout.rows()) - view.size.y).abs() < 0.5 && view.size.y <= MINIMAP_MAX_HEIGHT);
        assert_eq!(view.rows(tree_layout.rows()), 0..tree_layout.rows());
    }
}

#[test]
fn a_fitted_view_shows_all_and_a_zoomed_or_panned_one_does_not() {
    let open = tic_tac_toe(Some(2));
    let fitted = open.fitted();
    assert!(open.shows_all(fitted));
    assert!(!open.shows_all(fitted.zoomed(4.0, point(300.0, 300.0))));
    for by in [point(900.0, 0.0), point(-900.0, 0.0), point(0.0, 500.0), point(0.0, -500.0)] {
        assert!(!open.shows_all(fitted.panned(by)), "{by:?}");
    }
}

#[test]
fn the_frame_stands_around_what_is_seen_and_stays_on_the_map() {
    let open = tic_tac_toe(Some(3));
    let (minimap, fitted) = (open.minimap(), open.fitted());
    let (min, max) = minimap.frame(&fitted);
    assert!(is_near(min, point(0.0, 0.0)) && is_near(max, minimap.view.size), "{min:?} {max:?}");
    for view in
        [fitted.zoomed(300.0, point(10.0, 10.0)), fitted.panned(point(9e6, -9e6)), fitted.panned(point(-9e6, 9e6))]
    {
        let (min, max) = minimap.frame(&view);
        assert!(
            0.0 <= min.x && 0.0 <= min.y && max.x <= MINIMAP_WIDTH && max.y <= minimap.view.size.y,
            "{min:?} {max:?}"
        );
        assert!(max.x - min.x > 6.9 && max.y - min.y > 6.9, "it can be seen");
    }
}

#[test]
fn pointing_at_the_map_brings_that_to_the_middle() {
    let open = tic_tac_toe(Some(3));
    let (minimap, layout) = (open.minimap(), &open.tree_layout.positions);
    let seen = open.fitted().zoomed(40.0, point(0.0, 0.0));
    let node = NodeId::new(layout.row(2)[20] as usize);
    let moved = minimap.moved(&seen, minimap.view.center(layout, node));
    assert!(is_near(moved.center(layout, node), point(SIZE.x / 2.0, SIZE.y / 2.0)));
    assert!((moved.x_scale - seen.x_scale).abs() < 1e-9, "it is moved and not zoomed");
    let (min, max) = minimap.frame(&moved);
    let middle = point(f32::midpoint(min.x, max.x), f32::midpoint(min.y, max.y));
    assert!((middle.x - minimap.view.center(layout, node).x).abs() < 1.0);
}

/// The number of shapes per frame stays small, however large the tree is.
#[test]
fn the_map_of_half_a_million_nodes_is_a_few_thousand_shapes() {
    let open = tic_tac_toe(None);
    let view = open.fitted().zoomed(3.0, point(100.0, 100.0));
    for step in [0, open.recording.trace().len() / 2, open.recording.trace().len()] {
        let shapes = open.minimap().draw(&open.scene(view, NodeId::ROOT, step));
        assert!(shapes.len() < 8_000, "{} shapes at step {step}", shapes.len());
        assert!(!shapes.iter().any(|shape| matches!(shape, Shape::Text { .. })), "there is no room for words");
    }
}

/// A thousand plies share the rows of pixels.
#[test]
fn the_map_of_a_thousand_plies_is_no_larger() {
    let text = format!("(version: 1, game: Tree(tree: {}1{}))", "[".repeat(1_000), "]".repeat(1_000));
    let document = poda::file::load(text.as_bytes()).unwrap();
    let open = Open::new(record(document.search().unwrap(), document.position(), 10_000), &Folds::default());
    assert!(!open.shows_all(open.fitted()), "rows have a least height");
    let shapes = open.minimap().draw(&open.scene(open.fitted(), NodeId::ROOT, 700));
    assert!(shapes.len() < 100, "{}", shapes.len());
}

/// The minimap of a subtree shows the subtree only, and no folded node, at any step.
#[test]
fn subtrees_and_folded_nodes_have_their_maps() {
    let open = tic_tac_toe(Some(3));
    let trace = open.recording.trace();
    let root = trace.children(NodeId::ROOT).last().unwrap();
    let folded = trace.children(root).last().unwrap();
    let open = Open::new(open.recording.clone(), &Folds::default().toggled(folded));
    for root in [NodeId::ROOT, root, folded] {
        let minimap = Minimap::of(&open.tree_layout, root);
        for step in 0..=trace.len() {
            for view in [minimap.view, open.fitted()] {
                let scene = open.scene(view, root, step);
                let _ = draw_scene(&scene);
                let shapes = minimap.draw(&scene);
                assert!(1 < shapes.len(), "step {step}: a paper without a tree");
            }
        }
        // A block can have a second bar for the gap beside it.
        let blocks = minimap.draw(&open.scene(minimap.view, root, 0)).len() / 2;
        let shown = trace.subtree(root).filter(|node| open.tree_layout.positions.is_shown(node.number())).count();
        assert!(blocks <= shown, "{blocks} blocks for {shown} nodes");
    }
}

/// At any zoom and place, the current node is in the picture or the marker at its edge points to it.
#[test]
fn the_current_node_is_seen_or_pointed_to() {
    let open = tic_tac_toe(Some(4));
    let len = open.recording.trace().len();
    let mut pointed = 0;
    for (index, factor) in [1.0, 3.0, 20.0, 300.0, 3_000.0].into_iter().enumerate() {
        for shift in [-40_000.0, -900.0, -20.0, 0.0, 700.0, 40_000.0] {
            let view = open.fitted().zoomed(factor, point(300.0, 200.0)).panned(point(shift, shift / 40.0));
            let scene = open.scene(view, NodeId::ROOT, len * (index + 1) / 7);
            let center = scene.center(scene.current().unwrap());
            let is_inside =
                |place: Point| (-4.0..=SIZE.x + 4.0).contains(&place.x) && (-4.0..=SIZE.y + 4.0).contains(&place.y);
            let mark = offscreen_marker(&scene);
            assert_eq!(mark.is_none(), is_inside(center), "{view:?}");
            if let Some((mark, goal)) = mark {
                assert!(is_inside(mark) && is_near(goal, center));
                assert!(is_on_offscreen_marker(&scene, mark));
                pointed += 1;
            }
        }
    }
    assert!((5..30).contains(&pointed), "some are seen, and some pointed to: {pointed}");
}

/// At any zoom, place and step, a node is in the picture or the marker points to one, and the visible rows have labels.
#[test]
fn there_is_never_blank_paper_alone() {
    let open = tic_tac_toe(Some(3));
    let len = open.recording.trace().len();
    let mut pointed = 0;
    for factor in [1.0, 8.0, 40.0, 300.0] {
        for shift in [point(-9e5, 0.0), point(-700.0, 900.0), point(0.0, -9e5), point(333.0, 0.0), point(9e5, 9e5)] {
            let view = open.fitted().zoomed(factor, point(300.0, 200.0)).panned(shift);
            let view = view.panned_to_show(&open.tree_layout.positions, NodeId::ROOT);
            for step in [0, len / 2, len] {
                let scene = open.scene(view, NodeId::ROOT, step);
                let names = draw_scene(&scene)
                    .into_iter()
                    .filter(|shape| matches!(shape, Shape::Text { text, .. } if text == "MAX" || text == "MIN"));
                assert!(0 < names.count(), "{view:?}");
                let is_seen = scene.visible_nodes().into_iter().any(|node| {
                    let center = scene.center(node);
                    (-4.0..=SIZE.x + 4.0).contains(&center.x) && (-4.0..=SIZE.y + 4.0).contains(&center.y)
                });
                assert!(is_seen || offscreen_marker(&scene).is_some(), "step {step} {view:?}");
                pointed += usize::from(!is_seen);
            }
        }
    }
    assert!(0 < pointed, "sometimes none is seen");
}

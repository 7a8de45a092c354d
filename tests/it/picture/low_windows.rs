//! Trees in windows that are as low as a phone held sideways with a question below its tree.

use poda::document::usual_search;
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::lessons;
use poda::picture::fit::{self, Density, SMALL_TREE_NODES, Viewport};
use poda::picture::shape::point;
use poda::picture::{Notation, TreeLayout};
use poda::trace::NodeId;
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;

/// The size of the tree on such a phone.
const SIZE: [f32; 2] = [844.0, 160.0];

#[test]
fn three_plies_are_in_view_beside_a_question() {
    let mut count = 0;
    for (number, document) in lessons::all().iter().enumerate() {
        let is_plain = matches!(document.position(), AnyGame::Tree(_)) && !document.position().has_board();
        if !is_plain {
            continue;
        }
        let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
        let passes = record_passes(&search, document.position(), Limits::nodes(200_000), &());
        let layout = TreeLayout::new(passes.last(), Notation::Node);
        if SMALL_TREE_NODES < passes.last().trace().node_count() {
            continue;
        }
        let viewport = Viewport::window(point(SIZE[0], SIZE[1]));
        let density = Density::of(&layout, viewport, NodeId::ROOT);
        let (layout, viewport) = (density.layout(&layout), density.viewport(viewport));
        let view = fit::automatic(layout, viewport, NodeId::ROOT, NodeId::ROOT);
        let rows = view.row_top(layout.rows().min(3)) - view.row_top(0);
        assert!(rows <= SIZE[1] + 1.0, "{}: three rows are {rows} pixels high", lessons::name(number));
        assert!(12.0 <= view.text_px(1.0), "{}: digits of {}", lessons::name(number), view.text_px(1.0));
        count += 1;
    }
    assert!(20 < count, "{count} lessons have such trees");
}

//! A moment of a search as shapes: edges, nodes, and their labels.
//!
//! [`Scene`] is the input and [`draw_scene`] the way in. Everything between the two draws one kind of thing: edges, nodes,
//! cutoffs, values, badges …

mod edges;
mod entries;
mod labels;
mod nodes;
mod offscreen_marker;
mod rows;
mod scene;
mod values;
mod windows;

use crate::picture::overview::strip_painter::draw_strips;
use crate::picture::shape::{PixelRect, Shape, fade};
use edges::draw_edges;
pub use edges::edge_at;
pub use entries::{Entry, EntryMark, NodeEntries, draw_entries, mark_shapes};
use labels::Drawing;
use nodes::draw_node;
pub use nodes::is_on_fold_badge;
use offscreen_marker::draw_offscreen_marker;
pub use offscreen_marker::{is_on_offscreen_marker, marked_node, offscreen_marker};
use poda_core::game::GameView;
use rows::{draw_beyond_depth, draw_row_labels, draw_rows, limit_label};
pub use scene::{ASKED, Concealed, Scene};

/// The shapes of a scene, from the back to the front.
pub fn draw_scene<G: GameView>(scene: &Scene<'_, G>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    draw_rows(scene, &mut shapes);
    draw_beyond_depth(scene, &mut shapes);
    let blend = scene.overview_blend();
    if blend < 1.0 {
        let start = shapes.len();
        (shapes, _) = draw_tree(scene, shapes);
        // Nodes and edges fade out after the strips have faded in, so that the picture never gets pale.
        fade(&mut shapes, start, 1.0 - (blend - 0.4) / 0.6);
    }
    if blend > 0.0 {
        let start = shapes.len();
        draw_strips(scene, &mut shapes);
        fade(&mut shapes, start, blend / 0.6);
    }
    draw_row_labels(scene, &mut shapes);
    shapes.extend(limit_label(scene));
    draw_offscreen_marker(scene, &mut shapes);
    shapes
}

/// The texts of the nodes and edges in view for which there is no room.
pub fn unplaced_texts<G: GameView>(scene: &Scene<'_, G>) -> Vec<String> {
    draw_tree(scene, Vec::new()).1
}

/// Draws the edges and the nodes over some shapes. Returns all shapes, and the texts of the labels for which there is no room.
fn draw_tree<G: GameView>(scene: &Scene<'_, G>, shapes: Vec<Shape>) -> (Vec<Shape>, Vec<String>) {
    let visible = scene.visible_nodes();
    let mut drawing = Drawing::default();
    drawing.shapes = shapes;
    draw_edges(scene, &visible, &mut drawing);
    for &node in &visible {
        draw_node(scene, node, &mut drawing);
    }
    if let Some(rect) = limit_label(scene).as_ref().and_then(PixelRect::of_text) {
        drawing.add_obstacle_rect(rect);
    }
    drawing.finish(&scene.view.content_range(), scene.view.size.y)
}
